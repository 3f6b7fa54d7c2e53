import { afterEach, describe, expect, it, vi } from "vitest";
import type { Action, PuzzleMoment, Told } from "../lib/server/wire";
import { PuzzleConnection } from "./puzzle-connection.svelte";

const PLAY: Action = ["play", 3];

/** A server whose puzzles are solved by one action; nothing else may be done. */
function serve(): void {
  const answer = (status: number, body: unknown): Response =>
    new Response(JSON.stringify(body), { status });
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    const { actions } = JSON.parse(body as string) as { actions: Action[] };
    if (path.endsWith("/hint")) return answer(200, { action: actions.length ? null : PLAY });
    if (actions.some((action) => action[0] !== "play"))
      return answer(409, { reason: { key: "No.", args: {}, text: "No." } });
    const told = actions.map((_, n) => ({
      number: n + 1,
      at: 0,
      events: [["turn", 0]],
      cards: {},
    }));
    return answer(200, {
      table: { id: "", seats: [{ seat: 0, name: "" }] },
      view: { players: [{ character: "Power Creep" }] },
      choices: actions.length ? {} : { play: [PLAY] },
      story: told,
      result: actions.length ? "solved" : "open",
    } as unknown as PuzzleMoment);
  });
}

afterEach(() => vi.unstubAllGlobals());

describe("a puzzle", () => {
  it("goes forth and back", async () => {
    serve();
    const heard: Told[] = [];
    const puzzle = new PuzzleConnection("too-hot");
    puzzle.listen((told) => heard.push(told));
    await puzzle.goBack(0);
    expect([puzzle.result, puzzle.steps]).toEqual(["open", 0]);
    expect(puzzle.table?.seats[0]?.name).toBe("Power Creep");

    expect(await puzzle.act(PLAY)).toEqual({ done: true, number: 1 });
    expect([puzzle.result, puzzle.steps, puzzle.jumps]).toEqual(["solved", 1, 1]);
    expect(heard.map((told) => told.number)).toEqual([1]);
    expect(puzzle.choices).toEqual({});

    await puzzle.goBack(0);
    expect([puzzle.result, puzzle.steps, puzzle.jumps]).toEqual(["open", 0, 2]);
    expect(heard).toHaveLength(1);
  });

  it("stays where it was when something is refused", async () => {
    serve();
    const puzzle = new PuzzleConnection("too-hot");
    await puzzle.goBack(0);
    const outcome = await puzzle.act(["end"]);
    expect(outcome).toMatchObject({ done: false, reason: { text: "No." } });
    expect([puzzle.result, puzzle.steps]).toEqual(["open", 0]);
  });

  it("has a hint, until it cannot be solved any more", async () => {
    serve();
    const puzzle = new PuzzleConnection("too-hot");
    await puzzle.goBack(0);
    expect(await puzzle.hint()).toMatchObject({ actions: [PLAY], reason: { cards: [3] } });
    await puzzle.act(PLAY);
    expect(await puzzle.hint()).toMatchObject({ reason: { key: "puzzle-off-track" } });
  });
});
