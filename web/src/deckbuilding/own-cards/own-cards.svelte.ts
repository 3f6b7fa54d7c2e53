/** One's own cards: binder, decks and collections, what is wrong with them, and their order. */

import { symbolsOf, type Face, type SeenCard, type SymbolName } from "../../cards/face";
import { language, t, why } from "../../lib/words.svelte";
import type { TableSession } from "../../table/table-session.svelte";
import { reorderMoves } from "../actions";
import { areaOf, faultsOf, isCollection, isDeck, valueOf, type Area } from "./areas";
import { binderShown, type BinderCard, type Filter, type Sort } from "./binder-order";
import { fitsCollection, symbolsNamed } from "./collections";

export class OwnCards {
  sort = $state<Sort>("new");
  filter = $state<Filter>("all");
  symbol = $state<SymbolName | null>(null);
  /** A deck as it will lie when its cards have been put in that order. */
  #reordering = $state.raw<{ area: Area; cards: number[] } | null>(null);
  #session: TableSession;

  constructor(session: TableSession) {
    this.#session = session;
  }

  areas = $derived.by(() => this.#session.view?.areas ?? []);
  collections = $derived(this.areas.filter(isCollection));
  decks = $derived(this.areas.filter(isDeck));
  /** Those that everybody is shown. */
  shown = $derived.by(
    () => new Set((this.#session.me?.shown ?? []).flatMap((card) => card.id ?? [])),
  );

  in(area: Area): SeenCard[] {
    const { me } = this.#session;
    const cards = me ? areaOf(me, area) : [];
    if (!me || this.#reordering?.area !== area) return cards;
    const { cards: order } = this.#reordering;
    const all = [...cards, ...areaOf(me, "binder")];
    return order.flatMap((id) => all.find((card) => card.id === id) ?? []);
  }
  facesIn(area: Area): Face[] {
    return this.in(area).flatMap((card) => this.#session.face(card) ?? []);
  }
  /** The deck that a zone is. */
  deckOf(zone: string): Area | undefined {
    return this.decks.find((area) => area === zone);
  }

  /** The symbols that the deck boxes in one's decks speak of. */
  #boxSymbols = $derived.by(() => {
    const boxes = this.decks
      .flatMap((area) => this.facesIn(area))
      .filter((face) => face.kind === "Deck Box");
    const texts = boxes.flatMap((face) => face.lines.map((line) => line.text));
    return symbolsNamed(texts, language());
  });

  /** The Singles in one's decks, and how many there might be, if the binder has more for them. */
  shortfall = $derived.by<{ count: number; of: number; decks: number } | null>(() => {
    const isSingle = ({ kind }: Face): boolean => kind === "Single";
    const room = this.#session.me?.deck_limits?.["Single"] ?? 0;
    const spare = this.facesIn("binder").filter(isSingle);
    const decks = this.decks.map((area) => this.facesIn(area).filter(isSingle));
    const takesMore = decks.some(
      (deck) =>
        deck.length < room && spare.some((face) => !deck.some((one) => one.name === face.name)),
    );
    return takesMore
      ? { count: decks.flat().length, of: room * decks.length, decks: decks.length }
      : null;
  });

  /** What is wrong with one's decks, in words. */
  deckFaults = $derived.by<string[]>(() => {
    const { me } = this.#session;
    return me ? this.decks.flatMap((area) => faultsOf(me, area).map(why)) : [];
  });

  /** What would be lost if deckbuilding ended now, in words: an illegal deck in every timer, the rest in
   * the last one. */
  warnings = $derived.by<string[]>(() => {
    const { me, view } = this.#session;
    if (!me || !view?.clock) return [];
    const faults = this.deckFaults.join(" ");
    const found = faults ? [t("warn-deck", { faults })] : [];
    if (!view.clock.last) return found;
    if (this.shortfall) found.push(t("warn-short", this.shortfall));
    if (this.collections.some((area) => this.in(area).length && !valueOf(me, area)))
      found.push(t("warn-collection"));
    return found;
  });

  binder = $derived.by<BinderCard[]>(() => {
    const collections = this.collections.map((area) => this.facesIn(area));
    const reordered = new Set(this.#reordering?.cards);
    return this.in("binder").flatMap((card) => {
      const face = this.#session.face(card);
      if (!face || card.id === undefined || reordered.has(card.id)) return [];
      return {
        id: card.id,
        face,
        fitsCollection: collections.some((cards) => fitsCollection(face, cards)),
        fitsBox: symbolsOf(face).some((symbol) => this.#boxSymbols.includes(symbol)),
      };
    });
  });
  /** What one looks for in the binder, in order. */
  binderShown = $derived(
    binderShown(this.binder, { sort: this.sort, filter: this.filter, symbol: this.symbol }),
  );

  /** Lay a deck in another order: cards are taken out and put back, each of them last. */
  async reorder(area: Area, wanted: number[]): Promise<void> {
    if (this.#reordering) return;
    const { connection } = this.#session;
    const old = this.in(area).flatMap((card) => card.id ?? []);
    this.#reordering = { area, cards: wanted };
    for (const card of reorderMoves(wanted, old)) {
      const out = await connection.act(["move", card, "binder"]);
      const back = out.done && (await connection.act(["move", card, area]));
      if (!back || !back.done) break;
    }
    this.#reordering = null;
  }

  /** One place earlier or later among the cards of its kind. */
  shift(area: Area, card: SeenCard, step: number): void {
    const kindOf = (one: SeenCard) => this.#session.face(one)?.kind;
    const cards = this.in(area);
    const alike = cards.filter((one) => kindOf(one) === kindOf(card));
    const neighbour = alike[alike.findIndex((one) => one.id === card.id) + step];
    if (!neighbour) return;
    const order = cards.flatMap(({ id }) => id ?? []);
    const to = order.indexOf(neighbour.id ?? -1);
    order.splice(to, 0, ...order.splice(order.indexOf(card.id ?? -1), 1));
    void this.reorder(area, order);
  }
}
