import { describe, expect, it } from "vitest";
import type { Face } from "../../cards/face";
import { leafed, next, SORTS, type Sleeve } from "./binder-order";

const sleeve = (
  id: number,
  name: string,
  stars: number,
  element: string,
  more: Partial<Sleeve> = {},
): Sleeve => ({
  id,
  face: {
    name,
    stars,
    set: name,
    kind: "Single",
    elements: [element],
    types: [],
  } as unknown as Face,
  fitsCollection: false,
  fitsBox: false,
  ...more,
});
const binder = [
  sleeve(1, "Clay", 3, "Water"),
  sleeve(2, "Ash", 5, "Fire", { fitsCollection: true }),
  sleeve(3, "Bell", 1, "Fire", { fitsBox: true }),
];
const ids = (wish: Parameters<typeof leafed>[1]): number[] =>
  leafed(binder, wish).map((one) => one.id);

describe("the binder", () => {
  it("is sorted by one thing at a time", () => {
    const wish = { filter: "all", symbol: null } as const;
    expect(ids({ ...wish, sort: "new" })).toEqual([3, 2, 1]);
    expect(ids({ ...wish, sort: "stars" })).toEqual([3, 1, 2]);
    expect(ids({ ...wish, sort: "symbol" })).toEqual([3, 2, 1]);
    expect(ids({ ...wish, sort: "name" })).toEqual([2, 3, 1]);
  });
  it("shows what fits, and what has a symbol", () => {
    expect(ids({ sort: "new", filter: "collection", symbol: null })).toEqual([2]);
    expect(ids({ sort: "new", filter: "box", symbol: null })).toEqual([3]);
    expect(ids({ sort: "new", filter: "kit", symbol: null })).toEqual([]);
    expect(ids({ sort: "name", filter: "all", symbol: "Fire" })).toEqual([2, 3]);
  });
  it("stays as it is", () => {
    leafed(binder, { sort: "stars", filter: "all", symbol: null });
    expect(binder.map((one) => one.id)).toEqual([1, 2, 3]);
  });
  it("goes through its orders with one key", () => {
    let now: (typeof SORTS)[number] = SORTS[0];
    const seen = SORTS.map(() => (now = next(SORTS, now)));
    expect(new Set(seen).size).toBe(SORTS.length);
    expect(now).toBe(SORTS[0]);
  });
});
