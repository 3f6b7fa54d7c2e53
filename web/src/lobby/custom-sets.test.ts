import { expect, test } from "vitest";
import { located, read } from "./custom-sets";

const sheet = `name = "Kitchen Heroes" # mine
rarity = 'Expansion'

[[cards]]
name = "Ladle"
text = "Play: Gian 10 RP."
`;

test("a sheet begins with the name and rarity of its set", () => {
  expect(read(sheet)).toEqual({ text: sheet, name: "Kitchen Heroes", rarity: "Expansion" });
});

test("a card's name is not the set's", () => {
  expect(read('[[cards]]\nname = "Ladle"').name).toBe("");
});

test("a mistake is shown where it is", () => {
  const text = 'sheet.toml:6:15: "Gian 10 RP" is not understood';
  const mistake = located({ key: text, args: {}, text }, sheet);
  expect(mistake).toMatchObject({ line: 6, column: 15, words: 'text = "Play: Gian 10 RP."' });
  expect(mistake.reason.text).toBe('"Gian 10 RP" is not understood');
});

test("a mistake without a place is told as it is", () => {
  const mistake = located({ key: "Too long.", args: {}, text: "Too long." }, sheet);
  expect(mistake).toMatchObject({ line: 0, words: "", reason: { text: "Too long." } });
});
