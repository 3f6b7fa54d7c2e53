import { describe, expect, test, vi } from "vitest";
import openapi from "../../openapi.json";
import type { Advice } from "../lib/server/wire";
import { speak } from "../lib/words.svelte";
import { adviceWords } from "./advice-words";

vi.stubGlobal("document", { documentElement: {} });

type Reason = Advice["reason"];
const UNSAID = /advice-|\{|undefined|null|^$/u;
const speaker = {
  card: (card: number) => `Card ${card}`,
  player: (seat: number) => `Player ${seat}`,
  option: "Yes",
};
function said(
  kind: Reason["kind"],
  actions: Advice["actions"],
  more: Partial<Reason> = {},
): string {
  const reason = { kind, cards: [1, 2], partner: 1, gain: 3.26, why: "deck", ...more } as const;
  return adviceWords({ actions, reason: reason as Reason }, speaker);
}

const everything = (): string[] => [
  said("npc", [["npc", "x", [1, 2]]]),
  said("gift", [["hand_over", 1, 1]]),
  said("sell", [["sell", 1]], { unit: "M$" }),
  said("buy", [["buy", 0, "Core"]], { price: 4, about: "Core" }),
  said("purchase", [["purchase", 1]], { price: 4 }),
  said("fuse", [["fuse", "Bronze", [1, 2], 3]], { gets: 3 }),
  said("fuse", [["fuse", "Bronze", [1, 2]]], { about: "Core" }),
  said("friends", [["propose", 1, [], 0, [1, 2], [], 0, [3]]]),
  said("accept", [["accept", 1]]),
  said("decline", [["decline", 1]], { gain: -1 }),
  said("build", [["move", 1, "deck"]], { unit: "RP" }),
  said("collect", [["move", 1, "collection"]]),
  said("ready", [["ready"]], { gain: null }),
  said("draft", [["draft", 1]]),
  said("use deck", [["use_deck", "second_deck"]], { about: "second_deck", gain: null }),
  ...(["play", "meta", "order", "top"] as const).map((why) => said("play", [["play", 1]], { why })),
  said("action", [["action", 1, 1]]),
  said("end", [["end"]], { gain: null, why: "wait" }),
  said("card", [["choose", 0]], { why: "theirs" }),
  said("player", [["choose", 0]], { why: "weakest", gain: null }),
  said("may", [["choose", 1]]),
  said("may", [["choose", 0]], { gain: 0 }),
  said("option", [["choose", 0]], { gain: -5 }),
  said("reaction", [["choose", 0]]),
  said("reaction", [["choose", 0]], { why: "wait", gain: null }),
  said("name", [["choose", 0]], { why: "good", gain: null }),
  said("other", [["choose", 0]], { why: "boss", gain: null }),
];

const { kind: kinds, why: whys } = openapi.components.schemas.Reckoning.properties;

describe.each(["en", "ja", "ru"] as const)("advice in %s", (language) => {
  test("has a sentence for every kind", async () => {
    await speak(language);
    for (const words of everything()) expect(words).not.toMatch(UNSAID);
  });
  test("has one for whatever can be reckoned", async () => {
    await speak(language);
    for (const kind of kinds.enum as Reason["kind"][])
      for (const why of whys.enum as Reason["why"][])
        for (const gain of [null, -3, 0, 0.01, 3.26])
          expect(said(kind, [["choose", 0]], { why, gain }), `${kind} ${why} ${gain}`).not.toMatch(
            UNSAID,
          );
  });
});

test("names a few cards, counts many, and rounds what is a guess", async () => {
  await speak("en");
  expect(said("collect", [["move", 1, "collection"]])).toBe(
    "Put Card 1 and Card 2 into your collection: about 3.3 VP more.",
  );
  expect(said("collect", [["move", 1, "collection"]], { cards: [1, 2, 3, 4], gain: 21.4 })).toBe(
    "Put 4 of your cards into your collection: about 21 VP more.",
  );
});

test("takes cards in and out of a deck", async () => {
  await speak("en");
  const into = said(
    "build",
    [
      ["move", 1, "binder"],
      ["move", 2, "deck"],
    ],
    { gain: 12.4 },
  );
  expect(into).toMatch(/^Put 1 card into your deck and take 1 out: about 12 RP more/u);
  expect(said("build", [["move", 1, "binder"]])).toMatch(/^Take 1 card out of your deck/u);
});

test("does not name a number that is nothing", async () => {
  await speak("en");
  const nothing = { gain: 0, why: "good" } as const;
  for (const kind of ["card", "may", "option", "reaction", "equip", "build"] as const)
    expect(said(kind, [["move", 1, "deck"]], nothing)).not.toMatch(/\b0\b/u);
});

test("names the symbol of a collection, the host of a card, the price in RP", async () => {
  await speak("en");
  expect(said("collect", [["collect", 1, "Fire"]], { cards: [1], gain: 10, about: "Fire" })).toBe(
    "Add Card 1 to your Fire collection: 10 RP when you score the deck, and no slot of your tableau needs it.",
  );
  expect(said("attach", [["attach", 1, 7]], { cards: [1], gain: null })).toMatch(
    /^Put Card 1 under Card 7:/u,
  );
  const sale: Partial<Reason> = { cards: [1], price: 3, unit: "RP", why: "sale" };
  expect(said("purchase", [["purchase", 1]], sale)).toBe(
    "Buy Card 1 from the aftermarket for 3 M$: worth about 3.3 RP to you, mostly to sell it again.",
  );
});
