// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection } from "../../lib/server/connection.svelte";
import type { Told, View } from "../../lib/server/wire";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("document", { hidden: false });
vi.stubGlobal("navigator", {}); // nobody has touched the page: it is silent
const { Playback } = await import("./playback.svelte");

const seen = (phase: string, rp: number, round = 1): View =>
  ({
    phase,
    round,
    players: [{ seat: 0, rp, tableau: [] }],
    tournament: { turn: 0 },
  }) as unknown as View;

/** A table whose updates the test makes itself. */
class Table {
  story: Told[] = [];
  number = 0;
  hear: (told: Told) => void = () => {};
  constructor(public view: View) {}
  listen(listener: (told: Told) => void): () => void {
    this.hear = listener;
    return () => {};
  }
  update(view: View, ...events: unknown[][]): void {
    const told = { number: ++this.number, at: 0, events, cards: {} } as Told;
    this.view = view;
    this.story = [...this.story, told];
    this.hear(told);
  }
}

describe("what the table shows", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function follow(table: Table) {
    return new Playback(table as unknown as Connection);
  }

  it("follows the story beat by beat, and ends with the numbers of the view", () => {
    const table = new Table(seen("tournament", 0));
    const playback = follow(table);
    table.update(
      seen("tournament", 15),
      ["played", 0, 4],
      ["gained", 0, "RP", 10, 4],
      ["gained", 0, "RP", 5, 9],
    );
    expect(playback.busy).toBe(true);
    expect(playback.rp).toEqual([0]);
    vi.advanceTimersByTime(1000);
    expect(playback.rp).toEqual([15]);
    vi.runAllTimers();
    expect(playback.busy).toBe(false);
    expect(playback.rp).toEqual([15]);
  });

  it("waits with the next action until the last one has been shown", () => {
    const table = new Table(seen("tournament", 0));
    const playback = follow(table);
    table.update(seen("tournament", 5), ["played", 0, 4], ["gained", 0, "RP", 5, 4]);
    table.update(seen("tournament", 12), ["gained", 0, "RP", 7, 4]);
    expect(playback.view?.players[0]?.rp).toBe(5);
    expect(playback.story.length).toBe(1);
    vi.runAllTimers();
    expect(playback.view?.players[0]?.rp).toBe(12);
    expect(playback.story.length).toBe(2);
  });

  it("shows the last actions of a tournament before its scoring", () => {
    const table = new Table(seen("tournament", 20));
    const playback = follow(table);
    table.update(seen("deckbuilding", 0), ["scoring"], ["gained", 0, "RP", 10, 4]);
    expect(playback.view?.phase).toBe("tournament");
    vi.advanceTimersByTime(1000);
    expect(playback.rp).toEqual([30]);
    vi.runAllTimers();
    expect(playback.view?.phase).toBe("deckbuilding");
  });

  it("counts to the end in time, however much there is to count", () => {
    const table = new Table(seen("tournament", 0));
    const playback = follow(table);
    const points = Array.from({ length: 80 }, (_, n) => [
      ["effect", 0, n, n],
      ["gained", 0, "RP", 1, n],
    ]).flat();
    table.update(seen("deckbuilding", 0), ["scoring"], ...points, ["placing", 1, [[0]], [21]]);
    expect(playback.counting).toBe(true);
    vi.advanceTimersByTime(13_000);
    expect(playback.beat?.kind).toBe("gained");
    vi.advanceTimersByTime(2000);
    expect(playback.busy).toBe(false);
    expect(playback.counting).toBe(false);
  });

  it("does not make anyone wait in deckbuilding", () => {
    const table = new Table(seen("deckbuilding", 0));
    const playback = follow(table);
    table.update(seen("deckbuilding", 0), ["sold", 0, 4, 3]);
    expect(playback.busy).toBe(false);
  });

  it("is at the present at once when skipped", () => {
    const table = new Table(seen("tournament", 0));
    const playback = follow(table);
    table.update(seen("tournament", 5), ["played", 0, 4], ["gained", 0, "RP", 5, 4]);
    table.update(seen("tournament", 9), ["gained", 0, "RP", 4, 4]);
    playback.skip();
    expect(playback.busy).toBe(false);
    expect(playback.rp).toEqual([9]);
  });
});
