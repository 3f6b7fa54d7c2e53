import { beforeEach, describe, expect, it } from "vitest";
import type { SeenCard } from "../../cards/face";
import type { Action, ActionOf, Choices, Verb } from "../../lib/server/wire";
import type { DeckbuildingSession } from "../deckbuilding-session.svelte";
import { DealInProgress } from "./deal-in-progress.svelte";

const card = (id: number): SeenCard => ({ id }) as SeenCard;

/** A session that remembers what was sent, and whose NPC may want two cards. */
class Session {
  sent: Action[] = [];
  choices: Choices = {};
  picked: unknown = null;
  connection = { seen: 3 };
  me = { fusing: null as unknown, helping: null as unknown };
  view = {
    fusion: [
      { rarity: "Bronze", cards: null },
      { rarity: "Gold", cards: [card(9)] },
    ],
  };
  cards = { in: () => [1, 2, 3, 4].map(card) };
  may<V extends Verb>(verb: V): ActionOf<V>[] {
    return this.choices[verb] ?? [];
  }
  beforeDeal(_deal: unknown, does: () => void): void {
    does();
  }
  act(action: Action): Promise<boolean> {
    this.sent.push(action);
    const begins = action[0] === "npc" && action.length === 2;
    this.choices = begins ? { pick: [1, 2].map((id) => ["pick", id]) } : {};
    this.me.helping = begins
      ? {
          npc: 0,
          cards: [],
          places: [
            [1, 2],
            [2, 4],
          ],
        }
      : null;
    return Promise.resolve(true);
  }
}

describe("the deal on the counter", () => {
  let session: Session;
  let deals: DealInProgress;
  beforeEach(() => {
    session = new Session();
    deals = new DealInProgress(session as unknown as DeckbuildingSession);
  });

  it("takes cards of the binder, and gives them back", () => {
    deals.fuse("Bronze", 4);
    expect(deals.holds(card(4), "binder")).toBe(true);
    expect(deals.toggle(card(5), "binder")).toBe(true);
    expect(deals.toggle(card(4), "binder")).toBe(true);
    expect(deals.current).toMatchObject({ cards: [5] });
  });
  it("has no business with other cards", () => {
    deals.fuse("Bronze");
    expect(deals.holds(card(4), "deck")).toBeNull();
    expect(deals.toggle(card(4), "deck")).toBe(false);
  });
  it("names the promo only where one is chosen", async () => {
    deals.fuse("Gold", 4);
    deals.toggle(card(9), "fuse-Gold");
    deals.confirm();
    await Promise.resolve();
    deals.fuse("Bronze", 4);
    deals.confirm();
    await Promise.resolve();
    expect(session.sent).toEqual([
      ["fuse", "Gold", [4], 9],
      ["fuse", "Bronze", [4]],
    ]);
    expect(deals.isOpen).toBe(false);
  });
  it("asks an NPC which cards it may want, and commits to nothing", async () => {
    await deals.npc("collector");
    expect(session.sent).toEqual([["npc", "collector"], ["cancel"]]);
    expect(deals.pickByPick).toBeNull();
    expect(deals.holds(card(1), "binder")).toBe(false);
    expect(deals.holds(card(3), "binder")).toBeNull();
  });
  it("takes for an NPC only what can still become what it asks for", async () => {
    await deals.npc("collector");
    deals.toggle(card(1), "binder");
    expect([1, 2, 3, 4].map((id) => deals.holds(card(id), "binder"))).toEqual([
      true,
      false,
      null,
      false,
    ]);
    deals.toggle(card(4), "binder");
    expect(deals.toggle(card(2), "binder")).toBe(false); // it is complete
    deals.toggle(card(1), "binder");
    expect(deals.holds(card(2), "binder")).toBe(false);
  });
  it("that was begun elsewhere goes on pick by pick, and can be left", async () => {
    session.me.fusing = { rarity: "Bronze", cards: [1] };
    session.choices = { pick: [["pick", 2]] };
    expect(deals.isOpen).toBe(true);
    expect([1, 2, 3].map((id) => deals.holds(card(id), "binder"))).toEqual([true, false, null]);
    await deals.leave();
    expect(session.sent).toEqual([["cancel"]]);
  });
});
