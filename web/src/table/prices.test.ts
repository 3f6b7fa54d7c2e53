import { describe, expect, it } from "vitest";
import { costAt, fusionCards, priceAt, proceeds } from "./prices";

const PILES = [
  { rarity: "Bronze", price: 5 },
  { rarity: "Silver", price: 7 },
  { rarity: "Gold", price: 9 },
];
const CHEAP = {
  store: { area: [3, null, 5], deck: 4, core: 1 },
  aftermarket: [1, 6],
  fusion: [4, 6, 8],
  sales: 2,
};

describe("prices", () => {
  it.each([null, undefined])("are as printed without powers", (none) => {
    expect(costAt(none, "2", 6)).toBe(6);
    expect(priceAt(none, 0, 4)).toBe(4);
    expect(proceeds(none, 4)).toBe(4);
    expect(fusionCards(none, PILES, "Gold")).toEqual({ count: 9, printed: 9 });
  });
  it("are what the rules say with powers", () => {
    expect(["2", "store", "core"].map((place) => costAt(CHEAP, place, 6))).toEqual([5, 4, 1]);
    expect(costAt(CHEAP, "1", 6)).toBe(6);
    expect(priceAt(CHEAP, 1, 7)).toBe(6);
    expect(proceeds(CHEAP, 7)).toBe(9);
    expect(fusionCards(CHEAP, PILES, "Silver")).toEqual({ count: 6, printed: 7 });
  });
});
