import { expect, it } from "vitest";
import { beforeDeal, beforeGiving, payments } from "./ask-once.svelte";

it("any sum is given in the parts there are", () => {
  expect(payments(7, 30)).toEqual([5, 1, 1]);
  expect(payments(30, 30)).toEqual([30]);
  expect(payments(26, 30)).toEqual([10, 10, 5, 1]);
  expect(payments(0, 30)).toEqual([]);
});

const names = {
  card: (card: number): string => `Card ${card}`,
  rarity: (card: number): string => (card < 10 ? "Bronze" : "Expansion"),
  player: (seat: number): string => `Player ${seat}`,
};

it("a card is given away, and a promo handed in, after one question", () => {
  expect(beforeGiving(["hand_over", 3, 1], names)).not.toBeNull();
  expect(beforeGiving(["sell", 3], names)).toBeNull();
  const fusion = { kind: "fuse", rarity: "Bronze", promo: null } as const;
  expect(beforeDeal({ ...fusion, cards: [11, 12, 3] }, names)).not.toBeNull();
  expect(beforeDeal({ ...fusion, cards: [11, 12] }, names)).toBeNull();
});
