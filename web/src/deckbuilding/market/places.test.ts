import { expect, test } from "vitest";
import { settle } from "./places";

test("what is left stays where it is", () => {
  const [first, taken, last] = [1, 2, 3];
  const places = settle([first, taken, last], [first, last]);
  expect(places).toEqual([first, null, last]);
  expect(settle(places, [first, last, 4, 5])).toEqual([first, 4, last, 5]);
  expect(settle(places, [first])).toEqual([first]);
  expect(settle([], [5, 4])).toEqual([5, 4]);
});
