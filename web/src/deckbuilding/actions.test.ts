import { describe, expect, it } from "vitest";
import { actionsByTarget, actionsOnBack, reorderMoves } from "./actions";

describe("actions", () => {
  const actions = actionsByTarget({
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
    ...({ juggle: [["juggle", 3]] } as object), // of a mode that came later
  });

  it("gathers what may be done with a card, the move first", () => {
    expect(actions.byCard.get(7)?.map((action) => action.sends)).toEqual([
      ["move", 7, "deck"],
      ["move", 7, "collection"],
      ["sell", 7],
      ["show", 7],
    ]);
  });
  it("knows where dropping a card does it", () => {
    expect(actions.byCard.get(7)?.map((action) => action.zone)).toEqual([
      "deck",
      "collection",
      "aftermarket",
      null,
    ]);
    expect(actions.byCard.get(9)?.[0]?.zone).toBe("binder");
  });
  it("gathers the places of the store by name", () => {
    expect([...actions.byPlace.keys()]).toEqual(["0", "core"]);
  });
  it("sells nothing but the back that was seen", () => {
    const onPlace = actions.byPlace.get("0");
    expect(actionsOnBack("Hell to Pay", onPlace).map((action) => action.verb)).toEqual(["buy"]);
    expect(actionsOnBack("Clockwork Empire", onPlace)).toEqual([]);
    expect(actionsOnBack("Hell to Pay")).toEqual([]);
  });
  it("keeps what has no place on the screen, and only that", () => {
    expect(actions.others).toEqual({ juggle: [["juggle", 3]] });
  });
});

describe("the order of a deck", () => {
  const laid = (old: number[], wanted: number[]): number[] => {
    let deck = [...old];
    for (const card of reorderMoves(wanted, old))
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
    expect(reorderMoves([1, 2, 3], [1, 2, 3])).toEqual([]);
    expect(reorderMoves([2, 3, 1], [1, 2, 3])).toEqual([1]);
  });
});
