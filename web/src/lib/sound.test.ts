import { beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "./server/connection.svelte";
import { heard, listenAt } from "./sound";
import { settings } from "./settings.svelte";

vi.mock("./settings.svelte", () => ({ settings: { sound: true } }));

const pitches: number[] = [];
const node = { connect: (to: unknown) => to, start() {}, stop() {} };
const parameter = {
  setValueAtTime() {},
  linearRampToValueAtTime() {},
  exponentialRampToValueAtTime() {},
};

beforeEach(() => {
  pitches.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      resume() {}
      createGain() {
        return { ...node, gain: { value: 1 }, context: this };
      }
    },
  );
  vi.stubGlobal("GainNode", class { gain = parameter; connect = node.connect; }); // prettier-ignore
  vi.stubGlobal(
    "OscillatorNode",
    class {
      connect = node.connect;
      start = node.start;
      stop = node.stop;
      constructor(_: unknown, { frequency }: { frequency: number }) {
        pitches.push(frequency);
      }
    },
  );
});

test("one hears one's own coins, and the cards of all on the table", () => {
  const events = [
    ["bought", 1, 3, "AD 2400", 6, null],
    ["played", 2, 40],
  ];
  expect([...heard({ events }, 1)]).toEqual(["coins", "card"]);
  expect([...heard({ events }, 0)]).toEqual(["card"]);
  expect([...heard({ events }, null)]).toEqual(["card"]);
});

function table(left: number): { connection: Connection; stop: () => void } {
  const started = Date.now();
  const connection = {
    listen: () => () => undefined,
    get now() {
      return Date.now();
    },
    table: { due: [{ what: "timer", at: started + left }] },
  } as unknown as Connection;
  return { connection, stop: listenAt(connection) };
}

test("the last ten seconds of the clock are heard, the last one higher", () => {
  const { stop } = table(12_000);
  vi.advanceTimersByTime(15_000);
  stop();
  expect(pitches).toEqual([...Array<number>(9).fill(880), 1320]);
});

test("nothing is heard unless sound is on", () => {
  Object.assign(settings, { sound: false });
  const { stop } = table(5000);
  vi.advanceTimersByTime(6000);
  stop();
  expect(pitches).toEqual([]);
});
