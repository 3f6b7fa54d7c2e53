import { expect, test } from "vitest";
import type { Face } from "./face";
import { card, type CardSize } from "./print";

const HOSTILE = `<img src=x onerror="alert('&')">`;
const line = {
  trigger: "Play",
  text: `Play: Gain 5 RP. ${HOSTILE}`,
  keyword: "",
  explained: HOSTILE,
};
const face = {
  id: `${HOSTILE}/${HOSTILE}`,
  name: HOSTILE,
  english: HOSTILE,
  set: HOSTILE,
  rarity: "Core",
  kind: "Single",
  stars: 3,
  elements: ["Fire"],
  types: ["Mage"],
  lines: [line],
  flavour: HOSTILE,
} as unknown as Face;

test.each<CardSize>(["small", "medium", "full"])("a %s card prints words as words", (size) => {
  const words = { rarity: HOSTILE, set: HOSTILE, kind: HOSTILE };
  const { html } = card({ face, now: { tokens: 2 }, size, clause: 0, ...words });
  const tags = html.match(/<[^>]*>/g)?.filter((tag) => !tag.startsWith("</")) ?? [];
  for (const tag of tags)
    expect(tag).toMatch(/^<[a-z]+( (class|src|alt|draggable|decoding|role|aria-label)="[^"]*")*>$/);
  expect(html).not.toContain('onerror="');
});

test.each<CardSize>(["small", "medium", "full"])("stars on a %s card", (size) => {
  const print = (printed: number, stars?: number): string =>
    card({
      face: { ...face, name: "Carp", stars: printed },
      now: stars === undefined ? undefined : { stars },
      size,
      clause: -1,
      rarity: "",
      set: "",
      kind: "",
    }).html;
  expect(print(3)).toContain(">3</b>");
  expect(print(3, 0), "all lost").toContain(">0</b>");
  for (const none of [print(0), print(0, 0)]) {
    expect(none, "a power").not.toContain("stars-now");
    expect(none).not.toMatch(/>0</);
  }
});
