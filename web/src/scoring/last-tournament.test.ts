import { describe, expect, it } from "vitest";
import type { Told, View } from "../lib/server/wire";
import { lastTournament } from "./last-tournament";

const view = {
  placing: [[2], [0, 1]],
  players: [
    { tournament_vp: [21, 15], tournament_rp: [80, 60] },
    { tournament_vp: [15, 15], tournament_rp: [70, 60] },
    { tournament_vp: [12, 28], tournament_rp: [50, 90] },
  ],
} as unknown as View;

const told = (...events: unknown[][]): Told =>
  ({ number: 1, at: 0, events, cards: { 5: "a/five", 6: "a/six" } }) as unknown as Told;

describe("the last tournament", () => {
  it("gives shared places, and the RP and VP of this time", () => {
    const { placed } = lastTournament(view, []);
    expect(placed.map(({ seat, place, rp, vp }) => [seat, place, rp, vp])).toEqual([
      [2, 1, 90, 28],
      [0, 2, 60, 15],
      [1, 2, 60, 15],
    ]);
  });
  it("has the prizes of this tournament, not of the one before", () => {
    const story = [
      told(["placing", 1, [[0], [1], [2]], [21, 15, 12]], ["prize", 0, 5]),
      told(["placing", 2, [[2], [0, 1]], [15, 15, 28]], ["prize", 2, 6]),
    ];
    const { placed } = lastTournament(view, story);
    expect(placed.map(({ prizes }) => prizes.map((prize) => prize.card))).toEqual([[6], [], []]);
  });
  it("has what collections and a liquidation brought this time", () => {
    const story = [
      told(["phase", "tournament", 1], ["collection_counted", 0, 40], ["liquidated", 1, [], 9]),
      told(["phase", "tournament", 2], ["collection_counted", 2, 30], ["liquidated", 0, [], 12]),
    ];
    const { placed } = lastTournament(view, story);
    expect(placed.map(({ seat, collected, sold }) => [seat, collected, sold])).toEqual([
      [2, 30, 0],
      [0, 0, 12],
      [1, 0, 0],
    ]);
  });
});
