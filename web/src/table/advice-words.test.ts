import { describe, expect, test, vi } from "vitest";
import type { Advice } from "../lib/server/wire";
import { speak } from "../lib/words.svelte";
import { adviceWords } from "./advice-words";

vi.stubGlobal("document", { documentElement: {} });

const speaker = {
  card: (card: number) => `Card ${card}`,
  player: (seat: number) => `Player ${seat}`,
  option: "Yes",
};
function said(
  kind: Advice["reason"]["kind"],
  actions: Advice["actions"],
  more: Partial<Advice["reason"]> = {},
): string | null {
  const reason = { kind, cards: [1, 2], partner: 1, gain: 3.26, why: "deck", ...more } as const;
  return adviceWords({ actions, reason: reason as Advice["reason"] }, speaker);
}

const everything = (): (string | null)[] => [
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

describe.each(["en", "ja", "ru"] as const)("advice in %s", (language) => {
  test("has a sentence for every kind", async () => {
    await speak(language);
    for (const words of everything()) {
      expect(words).not.toBeNull();
      expect(words).not.toMatch(/advice-|\{/u);
    }
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

test("has no sentence where there is no reason", () => {
  expect(said("equip", [["equip", 1]], { gain: null })).toBeNull();
});
