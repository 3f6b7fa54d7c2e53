import { expect, test } from "vitest";
import { beats } from "./beats";
import { chained, type Link } from "./chain";
import { hurried, parts, race, share } from "./race";

test("the first is on top, and the tied share a place", () => {
  expect(race([10, 30, 10, 0]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});

test("against a boss the players run together, and need more than it has", () => {
  const stand = (rp: number[]) =>
    race(rp, 2).map(({ seat, rp, place, members }) => [seat, rp, place, members.length]);
  expect(stand([10, 25, 30])).toEqual([
    [0, 35, 1, 2],
    [2, 30, 2, 1],
  ]);
  expect(stand([10, 20, 30])).toEqual([
    [2, 30, 1, 1],
    [0, 30, 2, 2],
  ]);
});

test("the parts of a bar lie side by side, and whoever is below nothing has none", () => {
  const members = [
    { seat: 0, rp: 30 },
    { seat: 1, rp: -10 },
    { seat: 2, rp: 20 },
  ];
  expect(parts(members, [40, 100])).toEqual([
    { seat: 0, from: 0, share: 0.3 },
    { seat: 1, from: 0.3, share: 0 },
    { seat: 2, from: 0.3, share: 0.2 },
  ]);
});

test("a bar is as long as its share of the first, and never longer than the track", () => {
  expect(share(30, [30, 10])).toBe(0.5); // the first points do not fill it
  expect(share(50, [200, 50])).toBe(0.25);
  expect(share(-5, [200, -5])).toBe(0);
});

test("a long count is hurried to its time, a short one is not", () => {
  expect(hurried([500, 500], 2000)).toBe(1);
  expect(hurried(Array<number>(80).fill(500), 10_000)).toBe(0.25);
});

const follow = (...events: unknown[][]): number[] =>
  beats(events)
    .reduce<readonly Link[]>(chained, [])
    .map(({ card }) => card);

test("a chain goes from the card that was played to the one that speaks", () => {
  const played = [
    ["played", 0, 12],
    ["effect", 0, 12, 64],
    ["flipped", 1, 30, 0],
    ["effect", 1, 30, 90],
    ["reaction", 2, 41],
  ];
  expect(follow(...played)).toEqual([12, 30, 41]);
  expect(follow(...played, ["action", 0, 15])).toEqual([15]);
  expect(follow(...played, ["turn", 1])).toEqual([]);
  expect(follow(...played, ["effect", 1, -1, 7])).toEqual([12, 30, 41]); // a meta lies nowhere
});
