/** The deal on the counter: a fusion, a trade or an NPC's wish that is being put together. */

import type { SeenCard } from "../../cards/face";
import type { DeckbuildingSession } from "../deckbuilding-session.svelte";
import {
  canFill,
  dealAction,
  emptySide,
  toggled,
  type Deal,
  type FusionDeal,
  type NpcDeal,
  type PromoRarity,
  type TradeDeal,
} from "./deals";

export class DealInProgress {
  current = $state.raw<Deal | null>(null);
  /** An NPC is asked which cards it may want. */
  #askingNpc = $state(false);
  #session: DeckbuildingSession;

  constructor(session: DeckbuildingSession) {
    this.#session = session;
  }

  /** The cards in a fusion or for an NPC that is put together on the server, by picks: it was begun
   * elsewhere. None in a trade, which is not shown. */
  get pickByPick(): readonly number[] | null {
    const { fusing, helping, trading } = this.#session.me ?? {};
    if (this.#askingNpc) return null;
    return (fusing ?? helping)?.cards ?? (trading ? [] : null);
  }
  get isOpen(): boolean {
    return this.current !== null || this.pickByPick !== null;
  }

  fuse(rarity: PromoRarity, card?: number): void {
    this.#session.picked = null;
    this.current = { kind: "fuse", rarity, cards: card === undefined ? [] : [card], promo: null };
  }
  trade(partner: number, card?: number): void {
    this.#session.picked = null;
    const give = { ...emptySide(), cards: card === undefined ? [] : [card] };
    this.current = { kind: "trade", partner, give, want: emptySide() };
  }
  /** An NPC says which cards it may want when a deal is begun pick by pick; it is dropped at once. */
  async npc(npc: string): Promise<void> {
    if (this.#askingNpc) return;
    this.#askingNpc = true;
    const begun = await this.#session.act(["npc", npc]);
    const places = this.#session.me?.helping?.places ?? [];
    if (begun) await this.#session.act(["cancel"]);
    this.#askingNpc = false;
    if (begun) this.current = { kind: "npc", npc, places, cards: [] };
  }

  /** Whether a card lies in the deal; null when it has no business there. */
  holds(card: SeenCard, zone: string): boolean | null {
    const { id } = card;
    const { current, pickByPick } = this;
    if (pickByPick) {
      if (zone !== "binder" || this.#session.me?.trading) return null;
      if (pickByPick.includes(id)) return true;
      return this.#session.may("pick").some((one) => one[1] === id) ? false : null;
    }
    if (current?.kind === "npc") {
      if (zone !== "binder") return null;
      if (current.cards.includes(id)) return true;
      return this.#fits(current, [...current.cards, id]) ? false : null;
    }
    if (current?.kind === "fuse") {
      if (zone === "binder") return current.cards.includes(id);
      return zone === `fuse-${current.rarity}` ? current.promo === id : null;
    }
    if (current?.kind === "trade") {
      if (zone === "binder") return current.give.cards.includes(id);
      return zone === `shown-${current.partner}` ? current.want.cards.includes(id) : null;
    }
    return null;
  }

  /** Whether an NPC can be given what it asks for, with these cards among it. */
  #fits({ places }: NpcDeal, cards: number[]): boolean {
    const others = this.#session.cards.in("binder").map(({ id }) => id);
    return canFill(
      places,
      cards,
      others.filter((id) => !cards.includes(id)),
    );
  }

  /** Put a card into the deal, or take it out again; false: it has no business there. */
  toggle(card: SeenCard, zone: string): boolean {
    const { id } = card;
    const { current } = this;
    if (this.holds(card, zone) === null) return false;
    if (this.pickByPick) void this.#session.act(["pick", id]);
    else if (current?.kind === "npc")
      this.current = { ...current, cards: toggled(current.cards, id) };
    else if (current?.kind === "fuse") this.#toggleInFusion(current, id, zone);
    else if (current?.kind === "trade") this.#toggleInTrade(current, id, zone);
    return true;
  }
  #toggleInFusion(deal: FusionDeal, id: number, zone: string): void {
    if (zone === "binder") this.current = { ...deal, cards: toggled(deal.cards, id) };
    else this.current = { ...deal, promo: deal.promo === id ? null : id };
  }
  #toggleInTrade(deal: TradeDeal, id: number, zone: string): void {
    const { give, want } = deal;
    if (zone === "binder")
      this.current = { ...deal, give: { ...give, cards: toggled(give.cards, id) } };
    else this.current = { ...deal, want: { ...want, cards: toggled(want.cards, id) } };
  }

  /** Say yes to the deal. */
  confirm(): void {
    const { current } = this;
    const { seen } = this.#session.connection;
    if (current) this.#session.beforeDeal(current, () => void this.#carryOut(current, seen));
  }
  async #carryOut(deal: Deal, seen: number): Promise<void> {
    const isPromoChosen =
      deal.kind === "fuse" &&
      Boolean(this.#session.view?.fusion.find((pile) => pile.rarity === deal.rarity)?.cards);
    const isDone = await this.#session.act(dealAction(deal, isPromoChosen), undefined, seen);
    if (isDone) this.current = null;
  }
  async leave(): Promise<void> {
    this.current = null;
    if (this.pickByPick) await this.#session.act(["cancel"]);
  }
}
