import { describe, expect, it } from "vitest";
import { canFill, emptySide, isEmpty, dealAction, toggled, weight } from "./deals";

describe("deals", () => {
  it("weigh stars and M$, not friendship", () => {
    const side = { cards: [4, 5], money: 3, friends: [1, 2] };
    expect(weight(side, (card) => card)).toBe(12);
  });
  it("are sent as the rules read them", () => {
    const give = { cards: [4], money: 2, friends: [3, 1] };
    expect(dealAction({ kind: "trade", partner: 2, give, want: emptySide() }, false)).toEqual([
      "propose",
      2,
      [4],
      2,
      [1, 3],
      [],
      0,
      [],
    ]);
    const paying = {
      kind: "npc",
      npc: "kid",
      places: [[1, 2, 3]],
      cards: [1, 3],
    } as const;
    expect(dealAction({ ...paying, places: [[1, 2, 3]], cards: [1, 3] }, false)).toEqual([
      "npc",
      "kid",
      [1, 3],
    ]);
    const fusing = { kind: "fuse", rarity: "Bronze", cards: [1, 2], promo: 9 } as const;
    expect(dealAction({ ...fusing, cards: [1, 2] }, true)).toEqual(["fuse", "Bronze", [1, 2], 9]);
    expect(dealAction({ ...fusing, cards: [1, 2] }, false)).toEqual(["fuse", "Bronze", [1, 2]]);
  });
  it("know when there is nothing in them", () => {
    expect(isEmpty(emptySide())).toBe(true);
    expect(isEmpty({ ...emptySide(), friends: [1] })).toBe(false);
  });
  it("know which cards together are what an NPC asks for", () => {
    const places = [
      [1, 2, 3],
      [1, 2, 3],
      [3, 4],
    ];
    expect(canFill(places, [1, 2, 3], [])).toBe(true);
    expect(canFill(places, [3, 1], [5])).toBe(false);
    expect(canFill(places, [3], [1, 2])).toBe(true);
    expect(canFill(places, [4, 3], [1])).toBe(true);
    expect(canFill(places, [1, 2, 3, 4], [])).toBe(false);
    expect(canFill(places, [5], [1, 2, 3])).toBe(false);
  });
  it("take a card in and out", () => {
    expect(toggled([1, 2], 2)).toEqual([1]);
    expect(toggled([1], 2)).toEqual([1, 2]);
  });
});
