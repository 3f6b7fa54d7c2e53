import { describe, expect, it } from "vitest";
import type { ActionOf, View } from "../lib/server/wire";
import { actionsByTarget, onlySensible, reactions, slotKey } from "./actions";

const asked = (kind: string, options: unknown[][]): View =>
  ({ prompt: { seat: 0, kind, options } }) as unknown as View;

describe("actions", () => {
  it("of a turn lie on their cards", () => {
    const found = actionsByTarget(
      { play: [["play", 4]], action: [["action", 9, 320]], end: [["end"]] },
      null,
    );
    expect(found.byCard.get(4)).toEqual([["play", 4]]);
    expect(found.byCard.get(9)).toEqual([["action", 9, 320]]);
    expect(found.end).toEqual(["end"]);
    expect(found.others).toEqual({});
  });

  it("of a prompt lie on the cards, players and slots it is about", () => {
    const view = asked("flip", [["card", 4], ["player", 2], ["slot", 1, 3], ["done"]]);
    const choose = [0, 1, 2, 3].map((n): ActionOf<"choose"> => ["choose", n]);
    const found = actionsByTarget({ choose }, view);
    expect(found.byCard.get(4)).toEqual([["choose", 0]]);
    expect(found.bySeat.get(2)).toEqual([["choose", 1]]);
    expect(found.bySlot.get(slotKey(1, 3))).toEqual([["choose", 2]]);
  });

  it("without a place on the table are kept for the list", () => {
    const found = actionsByTarget(
      { change_meta: [["change_meta", 1]], buy: [["buy", 0, "AD 2400"]] },
      null,
    );
    expect(found.others).toEqual({ change_meta: [["change_meta", 1]] });
  });

  it("are taken by Enter only if there is one", () => {
    expect(onlySensible({ end: [["end"]] })).toEqual(["end"]);
    expect(onlySensible({ end: [["end"]], action: [["action", 1, 2]] })).toBeNull();
    expect(onlySensible({})).toBeNull();
  });
});

describe("reactions", () => {
  it("say which cards ask and how to decline", () => {
    const view = asked("reaction", [["effect", 8, 1], ["effect", 9, 1], ["decline"]]);
    expect(reactions(view)).toEqual({ cards: [8, 9], decline: 2 });
  });
  it("are nothing for other prompts", () => {
    expect(reactions(asked("flip", [["card", 1]]))).toBeNull();
  });
});
