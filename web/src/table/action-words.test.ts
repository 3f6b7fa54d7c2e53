import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../lib/words.svelte";
import type { Action, Table, View } from "../lib/server/wire";
import { sentence } from "./action-words";

const table = {
  seats: [
    { kind: "person", name: "Anna" },
    { kind: "person", name: "Boris" },
  ],
};
const view = {
  seat: 0,
  mode: "normal",
  players: [{ seat: 0 }, { seat: 1 }],
  trades: [{ id: 7, seat: 1, partner: 0 }],
};
const said = (...action: Action): string =>
  sentence(action, view as unknown as View, table as unknown as Table);

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

test("players, money and places are named", async () => {
  await speak("en");
  expect(said("pay", 5, 1)).toBe("Give 5 M$ to Boris");
  expect(said("buy", 0, "Fists of Steel")).toBe("Buy: Fists of Steel, no. 1");
  expect(said("buy", "store", "AD 2400")).toBe("Buy: AD 2400, on top of the store deck");
  expect(said("accept", 7)).toBe("Accept the trade with Boris");
});

test("an area is where a card goes, a deck what one plays with", async () => {
  await speak("en");
  expect(said("move", 3, "deck")).toBe("Move Face-down card: Deck");
  expect(said("use_deck", "second_deck")).toBe("Play with: Second deck");
});

test.each([
  ["en", "I am ready"],
  ["ja", "準備完了"],
  ["ru", "Готово"],
] as const)("a verb that stands alone is said in %s", async (language, words) => {
  await speak(language);
  expect(said("ready")).toBe(words);
});
