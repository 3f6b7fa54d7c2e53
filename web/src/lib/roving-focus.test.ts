import { expect, test } from "vitest";
import { moved } from "./roving-focus";

// 0 1 2
// 3 4
test.each([
  ["ArrowRight", 0, 1],
  ["ArrowLeft", 0, null],
  ["ArrowDown", 1, 4],
  ["ArrowDown", 2, null],
  ["ArrowUp", 4, 1],
  ["Home", 4, 0],
  ["End", 0, 4],
  ["a", 0, null],
])("%s from %i", (key, here, to) => {
  expect(moved(key, here, 5, 3)).toBe(to);
});
