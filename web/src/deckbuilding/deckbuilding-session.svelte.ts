/** One person at the deckbuilding table: what they see, hold, look for and put together. */

import { getContext, setContext } from "svelte";
import { symbolsOf, type Face, type InPlay, type SymbolName } from "../cards/face";
import { zoom } from "../cards/zoom.svelte";
import type { Connection } from "../lib/server/connection.svelte";
import { faces } from "../lib/server/library.svelte";
import { settings } from "../lib/settings.svelte";
import { announcer, toasts } from "../lib/toasts.svelte";
import type { Action, Due, Player, Table, Told, View } from "../lib/server/wire";
import { language, t, why } from "../lib/words.svelte";
import { happening } from "../story/events";
import { playerName } from "../story/names";
import { tell, type Piece } from "../story/narration";
import { emptySide, struck, toggled, type Deal, type Fusing, type Trading } from "./deals/deals";
import { boughtAs, broughtInto, offersIn, type Deed } from "./actions";
import { fitsCollection, symbolsNamed } from "./own-cards/collections";
import { areaOf, faultsOf, isCollection, isDeck, valueOf, type Area } from "./own-cards/areas";
import { leafed, type Filter, type Sleeve, type Sort } from "./own-cards/binder-order";

const KEY = Symbol("builder");
const TURN_MS = 1500;

/** A card, or a place of the store, that was picked up with a click. */
export type Thing = { card: InPlay; zone: string } | { place: string; set: string };
export interface Picked {
  thing: Thing;
  element: HTMLElement;
}
export interface Turned {
  place: string;
  design: string;
}
export interface News {
  key: string;
  pieces: Piece[];
}
type Draft = NonNullable<Player["draft"]>;

export const sameThing = (a: Thing, b: Thing): boolean =>
  "card" in a
    ? "card" in b && a.card.id === b.card.id
    : "place" in b && a.place === b.place && a.set === b.set;

export class Builder {
  readonly connection: Connection;
  picked = $state.raw<Picked | null>(null);
  deal = $state.raw<Deal | null>(null);
  sort = $state<Sort>("new");
  filter = $state<Filter>("all");
  symbol = $state<SymbolName | null>(null);
  /** Cards that came since the last look. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  turned = $state.raw<Turned[]>([]);
  news = $state.raw<Record<number, News>>({});
  /** By card number or place: until when others may ask for it too (RUL-10). */
  contested = $state.raw<Record<string, number>>({});
  advice = $state.raw<Action | null>(null);
  asking = $state(false);
  /** Asked whether to play with a short deck. */
  doubting = $state(false);
  #sure = -1; // the round in which that was answered
  /** The deck as it will lie when the cards have been put in that order. */
  #arranging = $state.raw<{ area: Area; cards: number[] } | null>(null);
  #asking = $state(false);
  #stop: () => void;

  constructor(connection: Connection) {
    this.connection = connection;
    for (const told of connection.story.slice(-60)) this.#note(told);
    this.#stop = connection.listen((told) => {
      this.#note(told);
      this.#welcome(told);
    });
  }

  close(): void {
    this.#stop();
  }

  get table(): Table | null {
    return this.connection.table;
  }
  get view(): View | null {
    return this.connection.view;
  }
  get seat(): number | null {
    return this.connection.seat;
  }
  get me(): Player | null {
    return this.seat === null ? null : (this.view?.players[this.seat] ?? null);
  }
  offers = $derived.by(() => offersIn(this.connection.choices));
  areas = $derived(this.view?.areas ?? []);

  may(verb: string): Action[] {
    return this.connection.choices[verb] ?? [];
  }
  name(seat: number): string {
    return playerName(seat, this.table, this.view);
  }
  face(card: { design?: string } | null | undefined): Face | undefined {
    return card?.design ? faces.library?.faces[card.design] : undefined;
  }
  starsOf(card: InPlay): number {
    return card.stars ?? this.face(card)?.stars ?? 0;
  }

  // ------------------------------------------------------------------------ one's own cards

  cardsIn(area: Area): InPlay[] {
    const cards = this.me ? areaOf(this.me, area) : [];
    if (this.#arranging?.area !== area) return cards;
    const { cards: order } = this.#arranging;
    const all = [...cards, ...areaOf(this.me!, "binder")];
    return order.flatMap((id) => all.find((card) => card.id === id) ?? []);
  }
  facesIn(area: Area): Face[] {
    return this.cardsIn(area).flatMap((card) => this.face(card) ?? []);
  }
  /** The deck that a zone is. */
  deckOf(zone: string): Area | undefined {
    return this.decks.find((area) => area === zone);
  }
  collections = $derived(this.areas.filter(isCollection));
  decks = $derived(this.areas.filter(isDeck));
  shown = $derived(new Set((this.me?.shown ?? []).flatMap((card) => card.id ?? [])));

  /** The symbols that the deck boxes in one's decks speak of. */
  boxSymbols = $derived.by(() => {
    const boxes = this.decks
      .flatMap((area) => this.facesIn(area))
      .filter((face) => face.kind === "Deck Box");
    const texts = boxes.flatMap((face) => face.lines.map((line) => line.text));
    return symbolsNamed(texts, language());
  });

  /** The Singles in one's decks, and how many there might be, if the binder has more for them. */
  short = $derived.by<{ count: number; of: number } | null>(() => {
    const { me } = this;
    const isSingle = ({ kind }: Face): boolean => kind === "Single";
    const room = me?.deck_limits?.["Single"] ?? 0;
    const spare = this.facesIn("binder").filter(isSingle);
    const decks = this.decks.map((area) => this.facesIn(area).filter(isSingle));
    const takesMore = decks.some(
      (deck) =>
        deck.length < room && spare.some((face) => !deck.some((one) => one.name === face.name)),
    );
    return takesMore ? { count: decks.flat().length, of: room * decks.length } : null;
  });

  /** What would be lost if deckbuilding ended now, in words; in the last timer only. */
  troubles = $derived.by<string[]>(() => {
    const { me } = this;
    if (!me || !this.view?.clock?.last) return [];
    const found: string[] = [];
    if (this.decks.some((area) => faultsOf(me, area).length)) found.push(t("warn-deck"));
    if (this.short) found.push(t("warn-short", this.short));
    if (this.collections.some((area) => this.cardsIn(area).length && !valueOf(me, area)))
      found.push(t("warn-collection"));
    return found;
  });

  sleeves = $derived.by<Sleeve[]>(() => {
    const collections = this.collections.map((area) => this.facesIn(area));
    const arranged = new Set(this.#arranging?.cards);
    return this.cardsIn("binder").flatMap((card) => {
      const face = this.face(card);
      if (!face || card.id === undefined || arranged.has(card.id)) return [];
      return {
        id: card.id,
        face,
        fitsCollection: collections.some((cards) => fitsCollection(face, cards)),
        fitsBox: symbolsOf(face).some((symbol) => this.boxSymbols.includes(symbol)),
      };
    });
  });
  leaves = $derived(
    leafed(this.sleeves, { sort: this.sort, filter: this.filter, symbol: this.symbol }),
  );

  /** Lay the deck in another order: cards are taken out and put back, each of them last. */
  async arrange(area: Area, wanted: number[]): Promise<void> {
    if (this.#arranging) return;
    const old = this.cardsIn(area).flatMap((card) => card.id ?? []);
    this.#arranging = { area, cards: wanted };
    for (const card of broughtInto(wanted, old)) {
      const out = await this.connection.act(["move", card, "binder"]);
      const back = out.done && (await this.connection.act(["move", card, area]));
      if (!back || !back.done) break;
    }
    this.#arranging = null;
  }

  /** One place earlier or later among the cards of its kind. */
  shift(area: Area, card: InPlay, step: number): void {
    const kind = this.face(card)?.kind;
    const cards = this.cardsIn(area);
    const alike = cards.filter((one) => this.face(one)?.kind === kind);
    const neighbour = alike[alike.findIndex((one) => one.id === card.id) + step];
    if (!neighbour) return;
    const order = cards.flatMap(({ id }) => id ?? []);
    const to = order.indexOf(neighbour.id ?? -1);
    order.splice(to, 0, ...order.splice(order.indexOf(card.id ?? -1), 1));
    void this.arrange(area, order);
  }

  // ------------------------------------------------------------------------ doing

  /** What may be done with a thing, deals that it would begin included. */
  deedsOf(thing: Thing): Deed[] {
    if ("place" in thing) return boughtAs(thing.set, this.offers.byPlace.get(thing.place));
    const found = this.offers.byCard.get(thing.card.id ?? -1) ?? [];
    if (thing.zone !== "binder" || !found.length) return found;
    const deal = (action: Action, zone: string): Deed => ({
      verb: String(action[0]),
      action,
      zone,
      key: null,
    });
    return [
      ...found,
      ...this.may("fuse").map((one) => deal(one, `fuse-${String(one[1])}`)),
      ...this.may("trade").map((one) => deal(one, `seat-${String(one[1])}`)),
    ];
  }

  /** Do it; a fusion or a trade goes to the counter first. */
  async perform(deed: Deed, thing: Thing): Promise<void> {
    const card = "card" in thing ? thing.card.id : undefined;
    if (deed.verb === "fuse") this.fuse(String(deed.action[1]), card);
    else if (deed.verb === "trade") this.trade(deed.action[1] as number, card);
    else await this.act(deed.action, "place" in thing ? thing.place : String(card));
  }

  /** Take the advice; what would begin a deal begins it here. */
  async follow(advice: Action): Promise<void> {
    const [verb, about] = advice;
    this.advice = null;
    if (advice.length === 2 && verb === "fuse") this.fuse(String(about));
    else if (advice.length === 2 && verb === "trade") this.trade(about as number);
    else if (advice.length === 2 && verb === "npc") await this.npc(String(about));
    else await this.act(advice);
  }

  /** "I am ready": before the tournament it is asked once whether the deck is meant to be short. */
  async ready(): Promise<void> {
    const round = this.view?.round ?? 0;
    const isLast = this.view?.clock?.last === true;
    this.doubting = isLast && this.short !== null && this.#sure !== round;
    if (!this.doubting) await this.act(["ready"]);
  }
  async playWithThese(): Promise<void> {
    this.#sure = this.view?.round ?? 0;
    await this.ready();
  }
  /** The rest of the deck as the best bot would choose it; the player looks it over. */
  async fill(): Promise<void> {
    this.doubting = false;
    const answer = await this.connection.fill();
    if ("reason" in answer) return void toasts.show(why(answer.reason), "refusal");
    for (const action of answer.actions) if (!(await this.act(action))) return;
    toasts.show(t("deck-filled"));
  }

  async act(action: Action, about?: string): Promise<boolean> {
    this.picked = null;
    this.advice = null;
    const outcome = await this.connection.act(action, (until) => {
      announcer.say(t("act-contest"));
      if (about) this.contested = { ...this.contested, [about]: until };
    });
    if (about && about in this.contested) {
      const { [about]: _over, ...rest } = this.contested;
      this.contested = rest;
    }
    if (!outcome.done) toasts.show(why(outcome.reason), "refusal");
    return outcome.done;
  }

  /** A click on a card: into the deal on the counter, or picked up. */
  click(thing: Thing, element: HTMLElement): void {
    zoom.hide();
    if ("card" in thing && this.#takes(thing)) return;
    const again = this.picked && sameThing(this.picked.thing, thing);
    this.picked = again ? null : { thing, element };
    if ("card" in thing && thing.card.id !== undefined) this.seen(thing.card.id);
  }

  doubleClick(thing: Thing): void {
    const [first] = this.deedsOf(thing);
    if (first && !this.deal && !this.draft) void this.perform(first, thing);
  }

  drop(thing: Thing, zone: string): void {
    if (zone === "counter" && "card" in thing && this.#takes(thing)) return;
    const deed = this.deedsOf(thing).find((one) => one.zone === zone);
    if (deed) void this.perform(deed, thing);
  }
  /** Where a thing may be dropped. */
  zonesFor(thing: Thing): Set<string> {
    const zones = new Set(this.deedsOf(thing).flatMap((deed) => deed.zone ?? []));
    if ("card" in thing && this.inDeal(thing.card, thing.zone) !== null) zones.add("counter");
    if ("card" in thing && this.deckOf(thing.zone)) zones.add(thing.zone);
    return zones;
  }

  /** A card that lies elsewhere by now, or that somebody else has bought, is put down. */
  lookAgain(): void {
    const { picked } = this;
    if (!picked) return;
    const { thing, element } = picked;
    if ("place" in thing && this.backAt(thing.place) !== thing.set) {
      this.picked = null;
      toasts.show(t("bought-by-another"));
    } else if (!element.isConnected) this.picked = null;
  }
  /** The set whose back lies at a place of the store. */
  backAt(place: string): string | undefined {
    const { area, deck, core } = this.view?.store ?? {};
    const pile = { store: deck, core }[place];
    return (pile ? pile.top : area?.[Number(place)])?.set;
  }

  seen(card: number): void {
    if (!this.fresh.has(card)) return;
    this.fresh = new Set([...this.fresh].filter((one) => one !== card));
  }

  // ------------------------------------------------------------------------ deals

  /** What is put together by picks, on the server: a deal that was begun elsewhere. */
  get draft(): Draft | null {
    return this.#asking ? null : (this.me?.draft ?? null);
  }

  fuse(rarity: string, card?: number): void {
    this.picked = null;
    this.deal = { kind: "fuse", rarity, cards: card === undefined ? [] : [card], promo: null };
  }
  trade(partner: number, card?: number): void {
    this.picked = null;
    const give = { ...emptySide(), cards: card === undefined ? [] : [card] };
    this.deal = { kind: "trade", partner, give, want: emptySide() };
  }
  /** An NPC says which cards it may want when a draft is begun; it is dropped at once. */
  async npc(npc: string): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const begun = await this.act(["npc", npc]);
    const wanted = this.may("pick").map((one) => one[1] as number);
    if (begun) await this.act(["cancel"]);
    this.#asking = false;
    if (begun) this.deal = { kind: "npc", npc, wanted, cards: [] };
  }

  /** Whether a card lies in the deal on the counter; null when it has no business there. */
  inDeal(card: InPlay, zone: string): boolean | null {
    const id = card.id ?? -1;
    const { deal, draft } = this;
    if (draft) {
      if (zone !== "binder" || draft.kind === "trade") return null;
      if (draft.cards.includes(id)) return true;
      return this.may("pick").some((one) => one[1] === id) ? false : null;
    }
    if (deal?.kind === "npc") {
      return zone === "binder" && deal.wanted.includes(id) ? deal.cards.includes(id) : null;
    }
    if (deal?.kind === "fuse") {
      if (zone === "binder") return deal.cards.includes(id);
      return zone === `fuse-${deal.rarity}` ? deal.promo === id : null;
    }
    if (deal?.kind === "trade") {
      if (zone === "binder") return deal.give.cards.includes(id);
      return zone === `shown-${deal.partner}` ? deal.want.cards.includes(id) : null;
    }
    return null;
  }

  #takes({ card, zone }: { card: InPlay; zone: string }): boolean {
    const lies = this.inDeal(card, zone);
    const { id } = card;
    if (lies === null || id === undefined) return false;
    if (this.draft) void this.act(["pick", id]);
    else if (this.deal?.kind === "npc")
      this.deal = { ...this.deal, cards: toggled(this.deal.cards, id) };
    else if (this.deal?.kind === "fuse") this.#intoFusion(this.deal, id, zone);
    else if (this.deal?.kind === "trade") this.#intoTrade(this.deal, id, zone);
    return true;
  }
  #intoFusion(deal: Fusing, id: number, zone: string): void {
    if (zone === "binder") this.deal = { ...deal, cards: toggled(deal.cards, id) };
    else this.deal = { ...deal, promo: deal.promo === id ? null : id };
  }
  #intoTrade(deal: Trading, id: number, zone: string): void {
    const { give, want } = deal;
    if (zone === "binder")
      this.deal = { ...deal, give: { ...give, cards: toggled(give.cards, id) } };
    else this.deal = { ...deal, want: { ...want, cards: toggled(want.cards, id) } };
  }

  /** Say yes to the deal on the counter. */
  async strike(): Promise<void> {
    const { deal } = this;
    if (!deal) return;
    const promoChosen = deal.kind === "fuse" && this.#pile(deal.rarity)?.cards !== undefined;
    if (await this.act(struck(deal, promoChosen))) this.deal = null;
  }
  async leaveCounter(): Promise<void> {
    this.deal = null;
    if (this.draft) await this.act(["cancel"]);
  }
  #pile(rarity: string): View["fusion"][number] | undefined {
    return this.view?.fusion.find((pile) => pile.rarity === rarity);
  }

  // ------------------------------------------------------------------------ what happens

  /** The first chance that somebody has at a place of the store (DB-18). */
  hold(place: string): Due | undefined {
    return this.table?.due.find((due) => due.what === "hold" && String(due.place) === place);
  }

  #note(told: Told): void {
    for (const line of tell(told, this)) {
      const [actor] = line.seats;
      if (line.level === 0 || actor === undefined) continue;
      this.news = { ...this.news, [actor]: { key: line.key, pieces: line.pieces } };
    }
  }

  /** New cards of one's own turn over where they lay, and are marked in the binder. */
  #welcome(told: Told): void {
    const mine: number[] = [];
    for (const it of told.events.map(happening)) {
      if (!it || it.fields["seat"] !== this.seat) continue;
      const { card, cards, slot, promo } = it.fields;
      if (it.kind === "bought" && typeof card === "number") {
        mine.push(card);
        this.#turn(String(slot), told.cards[card]);
      }
      if (it.kind === "dealt" && Array.isArray(cards)) mine.push(...(cards as number[]));
      if (it.kind === "fused" && typeof promo === "number") mine.push(promo);
      if (["purchased", "drafted", "prize"].includes(it.kind) && typeof card === "number")
        mine.push(card);
    }
    if (mine.length) this.fresh = new Set([...this.fresh, ...mine]);
    const spoken = tell(told, this).filter(
      (line) => line.level === 0 || line.seats.includes(this.seat ?? -1),
    );
    if (spoken.length)
      announcer.say(spoken.map((line) => line.pieces.map((one) => one.text).join("")).join(". "));
  }

  #turn(place: string, design: string | undefined): void {
    if (!design || settings.still) return;
    const one = { place, design };
    this.turned = [...this.turned.filter((other) => other.place !== place), one];
    setTimeout(() => (this.turned = this.turned.filter((other) => other !== one)), TURN_MS);
  }

  async askAdvice(): Promise<void> {
    this.asking = true;
    const answer = await this.connection.hint();
    this.asking = false;
    if ("reason" in answer) toasts.show(why(answer.reason), "refusal");
    else this.advice = answer.action;
  }
}

export function buildHere(builder: Builder): Builder {
  return setContext(KEY, builder);
}
export function here(): Builder {
  return getContext<Builder>(KEY);
}
