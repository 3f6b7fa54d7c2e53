import { describe, expect, it } from "vitest";
import { boughtAs, broughtInto, offersIn } from "./actions";

describe("offers", () => {
  const offers = offersIn({
    show: [["show", 7]],
    sell: [["sell", 7]],
    move: [
      ["move", 7, "deck"],
      ["move", 7, "collection"],
    ],
    buy: [
      ["buy", 0, "Hell to Pay"],
      ["buy", "core", "Core"],
    ],
    purchase: [["purchase", 9]],
    ready: [["ready"]],
    juggle: [["juggle", 3]],
  });

  it("gathers what may be done with a card, the move first", () => {
    expect(offers.byCard.get(7)?.map((deed) => deed.action)).toEqual([
      ["move", 7, "deck"],
      ["move", 7, "collection"],
      ["sell", 7],
      ["show", 7],
    ]);
  });
  it("knows where dropping a card does it", () => {
    expect(offers.byCard.get(7)?.map((deed) => deed.zone)).toEqual([
      "deck",
      "collection",
      "aftermarket",
      null,
    ]);
    expect(offers.byCard.get(9)?.[0]?.zone).toBe("binder");
  });
  it("gathers the places of the store by name", () => {
    expect([...offers.byPlace.keys()]).toEqual(["0", "core"]);
  });
  it("sells nothing but the back that was seen", () => {
    const deeds = offers.byPlace.get("0");
    expect(boughtAs("Hell to Pay", deeds).map((deed) => deed.verb)).toEqual(["buy"]);
    expect(boughtAs("Clockwork Empire", deeds)).toEqual([]);
    expect(boughtAs("Hell to Pay")).toEqual([]);
  });
  it("keeps what has no place on the screen, and only that", () => {
    expect(offers.others).toEqual({ juggle: [["juggle", 3]] });
  });
});

describe("the order of a deck", () => {
  const laid = (old: number[], wanted: number[]): number[] => {
    let deck = [...old];
    for (const card of broughtInto(wanted, old))
      deck = [...deck.filter((one) => one !== card), card];
    return deck;
  };
  it("comes out as wanted", () => {
    for (const wanted of [
      [1, 2, 3, 4],
      [4, 1, 2, 3],
      [2, 3, 4, 1],
      [1, 3, 2, 4],
      [4, 3, 2, 1],
    ])
      expect(laid([1, 2, 3, 4], wanted)).toEqual(wanted);
  });
  it("leaves alone what lies right already", () => {
    expect(broughtInto([1, 2, 3], [1, 2, 3])).toEqual([]);
    expect(broughtInto([2, 3, 1], [1, 2, 3])).toEqual([1]);
  });
});
