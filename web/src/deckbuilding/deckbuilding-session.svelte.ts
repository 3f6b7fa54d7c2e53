/** One person at the deckbuilding table: what they have picked up, and what they may do with it. */

import { getContext, setContext } from "svelte";
import type { Face, SeenCard } from "../cards/face";
import { zoom } from "../cards/zoom.svelte";
import type { Connection } from "../lib/server/connection.svelte";
import type { Action, Advice, Due } from "../lib/server/wire";
import { refuse } from "../lib/refusing";
import { toasts } from "../lib/toasts.svelte";
import { t } from "../lib/words.svelte";
import { lookAt } from "../notices/look-at.svelte";
import { provideTableSession, TableSession } from "../table/table-session.svelte";
import { actionsByTarget, actionsOnBack, type CardAction } from "./actions";
import { AskOnce, beforeDeal, beforeGiving } from "./asking/ask-once.svelte";
import type { Deal } from "./deals/deals";
import { DealInProgress } from "./deals/deal-in-progress.svelte";
import { News } from "./news.svelte";
import { OwnCards } from "./own-cards/own-cards.svelte";
import { Undo } from "./own-cards/undo.svelte";

const KEY = Symbol("deckbuilding session");

/** A card, or a place of the store, that can be picked up with a click. */
export type Thing = { card: SeenCard; zone: string } | { place: string; set: string };
export interface Picked {
  thing: Thing;
  element: HTMLElement;
}

export const sameThing = (a: Thing, b: Thing): boolean =>
  "card" in a
    ? "card" in b && a.card.id === b.card.id
    : "place" in b && a.place === b.place && a.set === b.set;

export class DeckbuildingSession extends TableSession {
  readonly cards = new OwnCards(this);
  readonly deals = new DealInProgress(this);
  readonly once = new AskOnce();
  readonly news: News;
  #undo = new Undo();
  picked = $state.raw<Picked | null>(null);
  /** By card number or place: until when others may ask for it too (RUL-10). */
  contested = $state.raw<Record<string, number>>({});
  /** Asked whether to play with a short deck. */
  isShortDeckAsked = $state(false);
  /** The deck is being filled, card by card; nobody is ready before that is done. */
  isFilling = $state(false);
  #shortDeckMeantIn = -1; // the round in which the answer was yes
  #toldToLook = -1; // the message about the deck that was filled
  #faultsMeant = ""; // those of the deck with which one was ready all the same

  constructor(connection: Connection) {
    super(connection);
    this.news = new News(this);
  }

  close(): void {
    this.news.close();
  }

  actions = $derived.by(() => actionsByTarget(this.connection.choices));

  starsOf(card: SeenCard): number {
    return card.stars ?? this.face(card)?.stars ?? 0;
  }

  // ------------------------------------------------------------------------ doing

  async act(action: Action, about?: string, seen?: number): Promise<boolean> {
    this.picked = null;
    if (action[0] === "ready") toasts.dismiss(this.#toldToLook); // it says to be ready
    const back = Undo.of(action, (card) => this.#areaOf(card));
    const contest = (until: number): void => {
      if (about) this.contested = { ...this.contested, [about]: until };
    };
    const isDone = await this.send(action, contest, seen);
    if (isDone && back && !this.#isUndoing) this.#undo.note(back);
    if (about && about in this.contested) {
      const { [about]: _over, ...rest } = this.contested;
      this.contested = rest;
    }
    return isDone;
  }

  #isUndoing = false;
  #areaOf(card: number): string | undefined {
    return this.cards.areas.find((area) => this.cards.in(area).some(({ id }) => id === card));
  }
  #isPossible = ([verb, ...rest]: Action): boolean =>
    this.may(verb as "move").some(([, ...one]) => String(one) === String(rest));
  /** Whether a move among one's own cards can be taken back. */
  mayUndo = $derived.by(() => this.#undo.has(this.#isPossible));
  /** Take back the last move among one's own cards. */
  async undo(): Promise<void> {
    const back = this.#isUndoing ? undefined : this.#undo.take(this.#isPossible);
    if (!back) return;
    this.#isUndoing = true;
    await this.act(back);
    this.#isUndoing = false;
  }

  #names = {
    card: (card: number): string => this.#faceOf(card)?.name ?? t("back-unknown"),
    rarity: (card: number): string => this.#faceOf(card)?.rarity ?? "",
    player: (seat: number): string => this.name(seat),
  };
  #faceOf(card: number): Face | undefined {
    return this.face(this.cards.in("binder").find(({ id }) => id === card));
  }
  /** Carry a deal out, after a yes where a promo would be gone. */
  beforeDeal(deal: Deal, does: () => void): void {
    this.once.first(beforeDeal(deal, this.#names), does);
  }

  /** What may be done with a thing, deals that it would begin included. */
  actionsOn(thing: Thing): CardAction[] {
    if ("place" in thing) return actionsOnBack(thing.set, this.actions.byPlace.get(thing.place));
    const found = this.actions.byCard.get(thing.card.id ?? -1) ?? [];
    if (thing.zone !== "binder" || !found.length) return found;
    const deal = (sends: Action, zone: string): CardAction => ({
      verb: String(sends[0]),
      sends,
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
  perform({ sends }: CardAction, thing: Thing): void {
    const card = "card" in thing ? thing.card.id : undefined;
    if (sends[0] === "fuse") this.deals.fuse(sends[1], card);
    else if (sends[0] === "trade") this.deals.trade(sends[1], card);
    else {
      const about = "place" in thing ? thing.place : String(card);
      const { seen } = this.connection;
      this.picked = null;
      this.once.first(beforeGiving(sends, this.#names), () => void this.act(sends, about, seen));
    }
  }

  /** Make the whole move that is advised; it ends where something is refused, which is said. */
  async follow({ actions }: Advice): Promise<void> {
    this.advice = null;
    this.deals.current = null;
    this.isAskingAdvice = true; // one move after the other
    for (const action of actions) if (!(await this.act(action))) break;
    this.isAskingAdvice = false;
  }

  /** "I am ready": before the tournament it is asked once whether the deck is meant to be short. */
  async ready(): Promise<void> {
    if (this.isFilling) return;
    const isLast = this.view?.clock?.last === true;
    const isMeant = this.#shortDeckMeantIn === (this.view?.round ?? 0);
    const { seen } = this.connection;
    const faults = this.cards.deckFaults.join(" ");
    this.isShortDeckAsked = isLast && this.cards.shortfall !== null && !isMeant;
    if (this.isShortDeckAsked) return;
    if (!faults || faults === this.#faultsMeant) return void (await this.act(["ready"]));
    const title = t("illegal-title");
    const question = {
      title,
      help: t("illegal-help", { faults }),
      yes: t("illegal-ready"),
      no: t("illegal-change"),
    };
    this.once.first(question, () => {
      this.#faultsMeant = faults;
      void this.act(["ready"], undefined, seen);
    });
  }
  async playWithShortDeck(): Promise<void> {
    this.#shortDeckMeantIn = this.view?.round ?? 0;
    await this.ready();
  }
  /** The rest of the deck as the best bot would choose it; the player looks it over. */
  async fillDeck(): Promise<void> {
    this.isShortDeckAsked = false;
    this.isFilling = true;
    try {
      if (!(await this.#fill())) return;
      this.#toldToLook = toasts.show(t("deck-filled"));
      lookAt.deck += 1;
    } finally {
      this.isFilling = false;
    }
  }
  async #fill(): Promise<boolean> {
    const answer = await this.connection.fill();
    if ("reason" in answer) {
      refuse(answer.reason);
      return false;
    }
    for (const action of answer.actions) if (!(await this.act(action))) return false;
    return true;
  }

  // ------------------------------------------------------------------------ the pointer

  /** A click on a card: into the deal on the counter, or picked up. */
  click(thing: Thing, element: HTMLElement): void {
    zoom.hide();
    if ("card" in thing && this.deals.toggle(thing.card, thing.zone)) return;
    const again = this.picked && sameThing(this.picked.thing, thing);
    this.picked = again ? null : { thing, element };
    if ("card" in thing && thing.card.id !== undefined) this.news.seen(thing.card.id);
  }

  doubleClick(thing: Thing): void {
    const [first] = this.actionsOn(thing);
    if (first && !this.deals.isOpen) this.perform(first, thing);
  }

  drop(thing: Thing, zone: string): void {
    if (zone === "counter" && "card" in thing && this.deals.toggle(thing.card, thing.zone)) return;
    const action = this.actionsOn(thing).find((one) => one.zone === zone);
    if (action) this.perform(action, thing);
  }
  /** Where a thing may be dropped. */
  zonesFor(thing: Thing): Set<string> {
    const zones = new Set(this.actionsOn(thing).flatMap((action) => action.zone ?? []));
    if ("card" in thing && this.deals.holds(thing.card, thing.zone) !== null) zones.add("counter");
    if ("card" in thing && this.cards.deckOf(thing.zone)) zones.add(thing.zone);
    return zones;
  }

  /** A card that lies elsewhere by now, or that somebody else has bought, is put down. */
  putDownIfGone(): void {
    const { picked } = this;
    if (!picked) return;
    const { thing, element } = picked;
    if ("place" in thing && this.backAt(thing.place) !== thing.set) {
      this.picked = null;
      toasts.show(t("bought-by-another"));
    } else if (!element.isConnected) {
      this.picked = null;
      if ("card" in thing && thing.zone === "aftermarket") toasts.show(t("no-longer-for-sale"));
    }
  }

  // ------------------------------------------------------------------------ the store

  /** The set whose back lies at a place of the store. */
  backAt(place: string): string | undefined {
    const { area, deck, core } = this.view?.store ?? {};
    const pile = { store: deck, core }[place];
    return (pile ? pile.top : area?.[Number(place)])?.set;
  }
  /** The first chance that somebody has at a place of the store (DB-18). */
  firstChanceAt(place: string): Due | undefined {
    return this.table?.due.find((due) => due.what === "hold" && String(due.place) === place);
  }
}

export function provideDeckbuildingSession(session: DeckbuildingSession): DeckbuildingSession {
  provideTableSession(session);
  return setContext(KEY, session);
}
export function deckbuildingSession(): DeckbuildingSession {
  return getContext<DeckbuildingSession>(KEY);
}
