import { expect, it } from "vitest";
import { chosenIn } from "./game-rules";

it("a table says its mode, its edition and what is switched on", () => {
  expect(chosenIn({})).toEqual([
    { kind: "mode", name: "normal" },
    { kind: "edition", name: "collusion" },
  ]);
  const setup = {
    mode: "duel",
    edition: "original",
    draft: true,
    venues: false,
    handicaps: [1],
    backers: [],
  };
  expect(chosenIn(setup as never).map(({ name }) => name)).toEqual([
    "duel",
    "original",
    "handicaps",
    "draft",
  ]);
});
