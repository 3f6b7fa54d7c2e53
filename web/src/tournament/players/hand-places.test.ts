import { expect, test } from "vitest";
import { placed } from "./hand-places";

test("a card that is played leaves its place empty", () => {
  expect(placed([1, 2, 3], [1, 3])).toEqual([1, null, 3]);
});

test("a card that comes takes the first empty place, or the end", () => {
  expect(placed([1, null, 3, null], [1, 3, 4])).toEqual([1, 4, 3, null]);
  expect(placed([1, 2], [1, 2, 5])).toEqual([1, 2, 5]);
});

test("the same hand stays where it is, whatever order it is told in", () => {
  expect(placed([1, null, 3], [3, 1])).toEqual([1, null, 3]);
});

test("other cards are laid out anew", () => {
  expect(placed([1, null, 3], [7, 8])).toEqual([7, 8]);
  expect(placed([1], [])).toEqual([]);
});
