import { expect, test } from "vitest";
import type { Face } from "../cards/face";
import type { Library } from "../lib/server/wire";
import { ANYTHING, search } from "./search";

const face = (name: string, more: Partial<Face>): Face => ({
  id: name,
  name,
  english: name,
  set: "Zoo",
  rarity: "Core",
  kind: "Single",
  stars: 3,
  elements: [],
  types: [],
  copies: 1,
  lines: [],
  flavour: "",
  cost: 3,
  epic: false,
  ...more,
});
const faces = [
  face("Old Otter", { stars: 5, elements: ["Water"], types: ["Animal"] }),
  face("Château Cat", { set: "Arcade", rarity: "Master", types: ["Animal"] }),
  face("Aunt", { set: "Characters", kind: "Character" }),
  face("Ёжик", {
    stars: 1,
    lines: [
      {
        trigger: "Play",
        text: "Play: Gain 10 RP.",
        abilities: [],
        keyword: "",
        explained: "",
        ends: [],
      },
    ],
  }),
];
const library = {
  language: "en",
  faces: Object.fromEntries(faces.map((one) => [one.id, one])),
  sets: { Arcade: {}, Zoo: {} },
} as unknown as Library;
const names = (wanted: Partial<typeof ANYTHING>): string[] =>
  search(library, { ...ANYTHING, ...wanted }).map((one) => one.name);

test("all cards, set by set and by stars, side cards last", () => {
  expect(names({})).toEqual(["Château Cat", "Ёжик", "Old Otter", "Aunt"]);
});

test.each([
  [{ words: "chateau" }, ["Château Cat"]],
  [{ words: "ежик" }, ["Ёжик"]],
  [{ words: "gain rp" }, ["Ёжик"]],
  [{ words: "otter cat" }, []],
  [{ element: "Water" }, ["Old Otter"]],
  [{ type: "Animal", rarity: "Core" }, ["Old Otter"]],
  [{ set: "Arcade" }, ["Château Cat"]],
])("%o", (wanted, found) => {
  expect(names(wanted)).toEqual(found);
});
