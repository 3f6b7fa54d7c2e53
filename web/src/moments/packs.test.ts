// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Told } from "../lib/server/wire";
import { byThrill, isOpened, noteOpened, packsIn, type Pack } from "./packs";

const chosen = { still: false, speed: "full" };
vi.mock("../lib/settings.svelte", () => ({ settings: chosen }));
vi.mock("../lib/sound", () => ({ play: () => undefined }));
const { Opening } = await import("./opening.svelte");

const kept = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

const told = (...events: unknown[][]): Told => ({
  number: 7,
  at: 0,
  events,
  cards: { 1: "a/one", 2: "a/two", 3: "a/three" },
});
const pack: Pack = {
  kind: "booster",
  number: 7,
  cards: [1, 2, 3].map((card) => ({ card, design: `a/${card}` })),
};

beforeEach(() => {
  Object.assign(chosen, { still: false, speed: "full" });
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("what one is dealt is a booster, a promo or a prize is a card; others' are nothing", () => {
  const story = told(
    ["dealt", 0, [1, 2]],
    ["dealt", 1, [null, null]],
    ["fused", 0, "Bronze", [4, 5], 3],
    ["prize", 1, 2],
  );
  expect(packsIn(story, 0).map(({ kind, cards }) => [kind, cards.map(({ card }) => card)])).toEqual(
    [
      ["booster", [1, 2]],
      ["promo", [3]],
    ],
  );
  expect(packsIn(story, 1).map(({ kind }) => kind)).toEqual(["prize"]);
  expect(packsIn(story, null)).toEqual([]);
});

test("the best card comes last", () => {
  const printed: Record<string, { rarity: string; stars: number }> = {
    "a/1": { rarity: "Master", stars: 4 },
    "a/2": { rarity: "Core", stars: 7 },
    "a/3": { rarity: "Core", stars: 2 },
  };
  const order = byThrill(pack.cards, (design) => printed[design]).map(({ card }) => card);
  expect(order).toEqual([3, 2, 1]);
});

test("a pack is opened once, at each table", () => {
  expect(isOpened("x", pack)).toBe(false);
  noteOpened("x", pack);
  expect(isOpened("x", pack)).toBe(true);
  expect(isOpened("x", { ...pack, number: 8 })).toBe(false);
  expect(isOpened("y", pack)).toBe(false);
});

test("a pack is torn, its cards are turned one by one, or all at once", () => {
  const opening = new Opening(pack);
  opening.turn(1);
  expect(opening.turned.size).toBe(0); // it is sealed
  expect(opening.goOn()).toBe(false);
  expect(opening.torn).toBe(true);
  opening.turn(3);
  opening.turnNext();
  expect([...opening.turned]).toEqual([3, 1]);
  opening.turnAll();
  vi.runAllTimers();
  expect(opening.isDone).toBe(true);
  expect(opening.goOn()).toBe(true);
});

test("with little time it opens by itself, and where nothing moves all is open at once", () => {
  chosen.speed = "quick";
  const quick = new Opening(pack);
  expect(quick.isDone).toBe(false);
  vi.runAllTimers();
  expect(quick.isDone).toBe(true);
  chosen.still = true;
  expect(new Opening(pack).isDone).toBe(true);
});

test("whoever closes it early leaves nothing running", () => {
  const opening = new Opening(pack);
  opening.turnAll();
  opening.close();
  vi.runAllTimers();
  expect(opening.turned.size).toBe(1);
});
