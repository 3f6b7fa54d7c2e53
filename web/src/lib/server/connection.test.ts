import { beforeEach, expect, test, vi } from "vitest";
import { LiveConnection } from "./connection.svelte";
import type { FromServer, Table } from "./wire";

class Socket {
  static made: Socket[] = [];
  static OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(readonly url: string) {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = { id: "t", now: 5000, seats: [] } as unknown as Table;
const welcome = {
  type: "welcome",
  number: 7,
  seat: 0,
  table,
  view: { round: 1, players: [{ money: 30 }] },
  choices: { buy: [["buy", 3, "Core"]] },
  story: [],
  chat: [],
};
const last = () => Socket.made.at(-1) as Socket;

function joined(): LiveConnection {
  const connection = new LiveConnection({ table: "t", token: "secret", code: null });
  last().onopen?.();
  last().hear(welcome);
  return connection;
}

beforeEach(() => {
  Socket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
});

test("it says hello, and has what welcome brings", () => {
  const connection = joined();
  expect(last().url).toBe("ws://here/api/tables/t/socket");
  expect(last().sent).toEqual([
    { type: "hello", token: "secret", seen: -1, code: null, cast: null },
  ]);
  expect(connection.status).toBe("open");
  expect(connection.choices).toEqual({ buy: [["buy", 3, "Core"]] });
  expect(connection.now).toBe(5000);
});

test("an update changes the view and is told to listeners", () => {
  const connection = joined();
  const heard = vi.fn();
  connection.listen(heard);
  const update: FromServer = {
    type: "update",
    number: 9,
    at: 1,
    changes: [[["view", "players", 0, "money"], 27]],
    gone: [["choices", "buy"]],
    events: [["bought", 0, 3]],
    cards: {},
  };
  last().hear(update);
  expect(connection.view?.players[0]?.money).toBe(27);
  expect(connection.choices).toEqual({});
  expect(heard).toHaveBeenCalledOnce();
  expect(connection.story.map((told) => told.number)).toEqual([9]);
});

test("an act is done or refused", async () => {
  const connection = joined();
  const first = connection.act(["buy", 3, "Core"]);
  const second = connection.act(["buy", 4, "Core"]);
  expect(last().sent.slice(1)).toEqual([
    { type: "act", id: 1, action: ["buy", 3, "Core"], seen: 7 },
    { type: "act", id: 2, action: ["buy", 4, "Core"], seen: 7 },
  ]);
  const reason = { key: "No.", args: {}, text: "No." };
  last().hear({ type: "refused", id: 2, reason });
  last().hear({ type: "done", id: 1, number: 8 });
  expect(await first).toEqual({ done: true, number: 8 });
  expect(await second).toEqual({ done: false, reason });
});

test("a lost connection refuses what was under way and comes back from the last number", async () => {
  const connection = joined();
  const act = connection.act(["buy", 3, "Core"]);
  last().onclose?.({ code: 1006 });
  expect((await act) as unknown).toMatchObject({ done: false });
  expect(connection.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(500);
  expect(Socket.made).toHaveLength(2);
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ type: "hello", seen: 7 });
});

test("tries grow rarer", async () => {
  joined();
  for (let failure = 0; failure < 8; failure++) {
    last().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(10_000);
  }
  const before = Socket.made.length;
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(Socket.made).toHaveLength(before);
});

test("a cast that is made later shows an earlier time at once", () => {
  const connection = new LiveConnection({ table: "t", token: "secret", code: null, cast: "c" });
  last().hear({ type: "casting", delay_s: 60, begins: null });
  last().hear(welcome);
  last().hear({ type: "casting", delay_s: 180, begins: null });
  expect(connection.now).toBe(5000 - 120_000);
  last().hear({ type: "casting", delay_s: 180, begins: 1000 });
  expect(connection.now).toBe(5000 - 120_000);
});

test("a seat that is closed to us is not tried again", async () => {
  const connection = joined();
  last().onclose?.({ code: 4400 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.status).toBe("closed");
  expect(Socket.made).toHaveLength(1);
});

test("a connection that was closed for being one too many is tried again", async () => {
  joined();
  last().onclose?.({ code: 4429 });
  await vi.advanceTimersByTimeAsync(500);
  expect(Socket.made).toHaveLength(2);
});

test("nothing can be done while the connection is away", async () => {
  const connection = joined();
  last().onclose?.({ code: 1006 });
  expect(await connection.act(["buy", 3, "Core"])).toMatchObject({ done: false });
  expect(connection.say("hello")).toBe(false);
});
