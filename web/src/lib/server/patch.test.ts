import { expect, test } from "vitest";
import { changed, updated, without } from "./patch";

const table = {
  players: [
    { money: 30, deck: [1, 2] },
    { money: 20, deck: [3] },
  ],
  round: 1,
};

test("a change replaces what is at its path", () => {
  const after = changed(table, ["players", 1, "money"], 25);
  expect(after.players[1]).toEqual({ money: 25, deck: [3] });
  expect(table.players[1]?.money).toBe(20);
});

test("what a change does not touch stays the same object", () => {
  const after = changed(table, ["players", 1, "money"], 25);
  expect(after.players[0]).toBe(table.players[0]);
  expect(after.players[1]?.deck).toBe(table.players[1]?.deck);
});

test("the empty path replaces everything", () => {
  expect(changed<unknown>(table, [], 7)).toBe(7);
});

test("a key that is not there yet is made", () => {
  expect(changed<unknown>({ choices: {} }, ["choices", "buy"], [["buy", 1]])).toEqual({
    choices: { buy: [["buy", 1]] },
  });
});

test("a key can go", () => {
  expect(without({ choices: { buy: [1], pass: [2] } }, ["choices", "buy"])).toEqual({
    choices: { pass: [2] },
  });
});

test("changes come before what is gone", () => {
  const after = updated({ a: 1, b: 2 }, [[["a"], 5]], [["b"]]);
  expect(after).toEqual({ a: 5 });
});
