import { describe, expect, it } from "vitest";
import type { Face } from "../../cards/face";
import { binderShown, next, SORTS, type BinderCard } from "./binder-order";

const card = (
  id: number,
  name: string,
  stars: number,
  element: string,
  more: Partial<BinderCard> = {},
): BinderCard => ({
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
  card(1, "Clay", 3, "Water"),
  card(2, "Ash", 5, "Fire", { fitsCollection: true }),
  card(3, "Bell", 1, "Fire", { fitsBox: true }),
];
const ids = (order: Parameters<typeof binderShown>[1]): number[] =>
  binderShown(binder, order).map((one) => one.id);

describe("the binder", () => {
  it("is sorted by one thing at a time", () => {
    const order = { filter: "all", symbol: null } as const;
    expect(ids({ ...order, sort: "new" })).toEqual([3, 2, 1]);
    expect(ids({ ...order, sort: "stars" })).toEqual([3, 1, 2]);
    expect(ids({ ...order, sort: "symbol" })).toEqual([3, 2, 1]);
    expect(ids({ ...order, sort: "name" })).toEqual([2, 3, 1]);
  });
  it("shows what fits, and what has a symbol", () => {
    expect(ids({ sort: "new", filter: "collection", symbol: null })).toEqual([2]);
    expect(ids({ sort: "new", filter: "box", symbol: null })).toEqual([3]);
    expect(ids({ sort: "new", filter: "kit", symbol: null })).toEqual([]);
    expect(ids({ sort: "name", filter: "all", symbol: "Fire" })).toEqual([2, 3]);
  });
  it("stays as it is", () => {
    binderShown(binder, { sort: "stars", filter: "all", symbol: null });
    expect(binder.map((one) => one.id)).toEqual([1, 2, 3]);
  });
  it("goes through its orders with one key", () => {
    let now: (typeof SORTS)[number] = SORTS[0];
    const seen = SORTS.map(() => (now = next(SORTS, now)));
    expect(new Set(seen).size).toBe(SORTS.length);
    expect(now).toBe(SORTS[0]);
  });
});
