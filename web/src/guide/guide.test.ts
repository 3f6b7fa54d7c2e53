import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Choices, type View } from "../lib/server/wire";
import { bundle } from "../lib/words.svelte";
import { deedIn, deedsIn, holds, isOnPath, nextStep, stageOf, type Facts } from "./next-step";
import { place, type Box } from "./placing";
import { DEEDS, PLACES, STEPS, type Step } from "./steps";

const wordsOf = (language: string): string =>
  readFileSync(new URL(`lang/${language}.ftl`, import.meta.url), "utf8");
const namesIn = (language: string): string[] =>
  new FluentResource(wordsOf(language)).body.map(({ id }) => id).sort();

/** A view with what a test is about. */
function view(wanted: Record<string, unknown>): View {
  const me = { hand: [], tableau: [], hand_count: 0, deck_count: 0, collection: [] };
  return {
    phase: "tournament",
    round: 0,
    clock: null,
    aftermarket: [],
    players: [me],
    tournament: { tops: [null, null] },
    ...wanted,
  } as unknown as View;
}
function facts(seen: Record<string, unknown>, more: Partial<Facts> = {}): Facts {
  return { view: view(seen), choices: {}, seat: 0, deeds: new Set(), stopped: null, ...more };
}
const MAY_PLAY = { play: [["play", 1]] } as unknown as Choices;
const shopping = (timer: number) => ({ phase: "deckbuilding", round: 1, clock: { timer } });

describe("the sheet", () => {
  it("has words and reasons for every step and every deed, in three languages", () => {
    const wanted = STEPS.flatMap(({ id }) => [id, `${id}-why`]);
    const asides = DEEDS.map((deed) => `aside-${deed}`);
    for (const language of LANGUAGES)
      expect(namesIn(language), language).toEqual(
        [...wanted, ...asides, ...namesIn("en").filter((id) => id.startsWith("guide"))].sort(),
      );
  });
  it("is written in messages that can be read", () => {
    for (const language of LANGUAGES) {
      const made = bundle(language, { texts: [wordsOf(language)], refusals: {} });
      const errors: Error[] = [];
      const values = { won: "yes", fire: 3, money: 30, markers: 4, step: 1, of: 2, tab: "" };
      for (const id of namesIn(language)) {
        const said = made.formatPattern(made.getMessage(id)!.value!, values, errors);
        expect(said.length, id).toBeGreaterThan(1);
      }
      expect(errors).toEqual([]);
    }
  });
  it("names every step once, and places that there are", () => {
    expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length);
    for (const { at } of STEPS) expect(PLACES).toHaveProperty(at);
  });
});

describe("what is shown next", () => {
  it("follows the phases of the game", () => {
    expect(stageOf(view({}))).toBe("pre-release");
    expect(stageOf(view(shopping(-1)))).toBe("results");
    expect([0, 1, 2].map((timer) => stageOf(view(shopping(timer))))).toEqual([
      "timer-1",
      "timer-2",
      "timer-3",
    ]);
    expect(stageOf(view({ round: 1 }))).toBe("tournament");
    expect(stageOf(view({ ...shopping(-1), round: 2 }))).toBe("farewell");
    expect(stageOf(view({ ...shopping(0), round: 2 }))).toBeNull();
    expect(stageOf(view({ phase: "over" }))).toBeNull();
  });
  it("is the first step that applies and is not done", () => {
    const now = facts({}, { choices: MAY_PLAY });
    expect(nextStep(now, new Set())?.id).toBe("welcome");
    expect(nextStep(now, new Set(["welcome"]))?.id).toBe("play");
    const later = { ...now, deeds: new Set([deedIn(0, "played")]) };
    expect(nextStep(later, new Set(["welcome"]))?.id).toBe("points");
    expect(nextStep(facts({}), new Set())).toBeNull(); // somebody else's turn
  });
  it("leaves out what has been done already", () => {
    const early = facts(shopping(0), {
      choices: { sell: [["sell", 1]], move: [["move", 1, "deck"]] } as unknown as Choices,
    });
    const read = new Set(["shop", "booster", "meta"]);
    expect(nextStep(early, read)?.id).toBe("sell");
    const sold = { ...early, deeds: new Set([deedIn(1, "sold")]) };
    expect(nextStep(sold, read)?.id).toBe("deck");
  });
  it("speaks only of what the show has stopped for", () => {
    const now = facts({}, { choices: MAY_PLAY, stopped: "clash" });
    expect(nextStep(now, new Set())?.id).toBe("clash-result");
    expect(nextStep(now, new Set(["clash-result"]))).toBeNull();
  });
  it("asks for all that a condition names", () => {
    const me = { hand: [{ id: 7, design: "a/b" }], hand_count: 1, tableau: [null], deck_count: 6 };
    const now = facts({ players: [{ ...me, collection: [1, 2], collection_value: 2 }] });
    expect(holds({ inHand: "a/b", deck: 6, collection: 2 }, now)).toBe(true);
    expect(holds({ inHand: "a/b", deck: 7 }, now)).toBe(false);
    expect(holds({ inPlay: "a/b" }, now)).toBe(false);
    expect(holds({ emptyHand: true }, now)).toBe(false);
    expect(holds({ rivalTop: true }, facts({ tournament: { tops: [3, 4] } }))).toBe(true);
    expect(holds({ rivalTop: true }, facts({ tournament: { tops: [3, null] } }))).toBe(false);
  });
});

describe("what the newcomer did", () => {
  it("is read from the events of their seat", () => {
    const events = [
      ["sold", 0, 17, 3],
      ["sold", 1, 18, 3],
      ["clash", 1, [1, 0]],
      ["turn", 0],
    ];
    expect(deedsIn(events, 0)).toEqual(["sold", "clash"]);
  });
  it("is on the path if it leads to what the step waits for", () => {
    const named = (id: string): Step => STEPS.find((step) => step.id === id)!;
    expect(isOnPath(named("sell"), "sold")).toBe(true);
    expect(isOnPath(named("sell"), "bought")).toBe(false);
    expect(isOnPath(named("clash"), "played")).toBe(true);
    expect(isOnPath(named("ready"), "ready")).toBe(true);
    expect(isOnPath(named("shop"), "bought")).toBe(false);
    expect(isOnPath(named("own-deck"), "played")).toBe(true); // from there on one decides
    expect(isOnPath(named("own-deck"), "action")).toBe(true);
  });
});

describe("the place of a bubble", () => {
  const size = { width: 360, height: 200 };
  const desk = { width: 1440, height: 900 };
  const phone = { width: 390, height: 844 };
  const covers = (spot: { left: number; top: number }, box: Box, of = size): boolean =>
    spot.left < box.left + box.width &&
    spot.left + of.width > box.left &&
    spot.top < box.top + box.height &&
    spot.top + of.height > box.top;

  it("is beside its target and in the window, wherever that is", () => {
    for (const [left, top] of [
      [0, 0],
      [1300, 0],
      [0, 800],
      [1300, 800],
      [600, 400],
    ] as const) {
      const target = { left, top, width: 140, height: 100 };
      const spot = place(size, target, [], desk);
      expect(covers(spot, target)).toBe(false);
      expect(spot.left).toBeGreaterThanOrEqual(0);
      expect(spot.left + size.width).toBeLessThanOrEqual(desk.width);
      expect(spot.top + size.height).toBeLessThanOrEqual(desk.height);
    }
  });
  it("leaves a phone's hand and prompt free", () => {
    const bubble = { width: 374, height: 220 };
    const hand = { left: 0, top: 420, width: 390, height: 180 };
    const prompt = { left: 0, top: 620, width: 390, height: 224 };
    const spot = place(bubble, hand, [prompt], phone);
    expect(covers(spot, hand, bubble)).toBe(false);
    expect(covers(spot, prompt, bubble)).toBe(false);
  });
});
