import { expect, test } from "vitest";
import { seatColour } from "../table/seat-colours";
import { COLOURS } from "./point-sources";
import { chart } from "./points-chart";

const at = (step: number, round: number, phase: string, ...totals: number[]) => ({
  step,
  round,
  phase,
  sources: totals.map((points) => ({ tournament: points, collection: points ? 5 : 0 })),
});

test("a group for each moment at which something had changed, and one for the end", () => {
  const groups = chart([
    at(1, 1, "tournament", 0, 0),
    at(2, 2, "deckbuilding", 21, 15),
    at(3, 2, "tournament", 21, 15),
    at(4, 2, "over", 21, 15),
  ]);
  expect(groups.map(({ round, phase }) => [round, phase])).toEqual([
    [1, "deckbuilding"], // after the tournament of the first round
    [2, "over"],
  ]);
});

test("parts are stacked, and the longest bar is the whole height", () => {
  const [group] = chart([at(9, 3, "over", 35, 15)]);
  expect(group?.bars.map(({ total }) => total)).toEqual([40, 20]);
  expect(group?.bars[0]?.parts.map(({ from, to }) => [from, to])).toEqual([
    [0, 0.875],
    [0.875, 1],
  ]);
  expect(group?.bars[1]?.parts.at(-1)?.to).toBe(0.5);
});

test("no source has the colour of a seat, which stands below its bar", () => {
  const seats = [0, 1, 2, 3, 4, 5].map(seatColour);
  expect(Object.values(COLOURS).filter((colour) => seats.includes(colour))).toEqual([]);
});
