import { expect, it } from "vitest";
import { Undo } from "./undo.svelte";

const lies = (card: number): string | undefined => ({ 1: "binder", 2: "deck" })[card];

it("a move leads back to where the card lay", () => {
  expect(Undo.of(["move", 1, "deck"], lies)).toEqual(["move", 1, "binder"]);
  expect(Undo.of(["show", 1], lies)).toEqual(["hide", 1]);
  expect(Undo.of(["sell", 1], lies)).toBeNull();
  expect(Undo.of(["move", 9, "deck"], lies)).toBeNull();
});

it("the last move comes first, and what is no longer possible is passed over", () => {
  const undo = new Undo();
  undo.note(["move", 1, "binder"]);
  undo.note(["move", 2, "deck"]);
  undo.note(["hide", 3]);
  expect(undo.take((back) => back[0] === "move")).toEqual(["move", 2, "deck"]);
  expect(undo.take(() => true)).toEqual(["move", 1, "binder"]);
  expect(undo.take(() => true)).toBeUndefined();
});
