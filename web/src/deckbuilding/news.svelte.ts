/** What has just happened at the deckbuilding table: others' last public actions, one's new cards. */

import { settings } from "../lib/settings.svelte";
import { announcer } from "../lib/toasts.svelte";
import type { Told } from "../lib/server/wire";
import { happening } from "../story/events";
import { tell, type Piece, type StoryLine } from "../story/narration";
import type { TableSession } from "../table/table-session.svelte";

const TURN_MS = 1500;
const LOOKED_BACK = 60; // inputs of the story in which the last actions are looked for

/** A card that turns over where it lay in the store. */
export interface Turned {
  place: string;
  design: string;
}
export interface Headline {
  key: string;
  pieces: Piece[];
}

export class News {
  /** By seat: the input in which somebody last did something in public. */
  #last = $state.raw<Record<number, Told>>({});
  /** Told anew when the words change. */
  bySeat = $derived.by<Record<number, Headline>>(() => {
    const found: Record<number, Headline> = {};
    for (const [seat, told] of Object.entries(this.#last)) {
      const line = this.#deeds(told).findLast(({ seats }) => seats[0] === Number(seat));
      if (line) found[Number(seat)] = { key: line.key, pieces: line.pieces };
    }
    return found;
  });
  /** Cards that came since the last look. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  turned = $state.raw<Turned[]>([]);
  #session: TableSession;
  #stop: () => void;

  constructor(session: TableSession) {
    this.#session = session;
    const { connection } = session;
    for (const told of connection.story.slice(-LOOKED_BACK)) this.#note(told);
    this.#stop = connection.listen((told) => {
      this.#note(told);
      this.#welcome(told);
      this.#announce(told);
    });
  }

  close(): void {
    this.#stop();
  }

  /** A card has been looked at. */
  seen(card: number): void {
    if (!this.fresh.has(card)) return;
    this.fresh = new Set([...this.fresh].filter((one) => one !== card));
  }

  #note(told: Told): void {
    for (const { seats } of this.#deeds(told))
      if (seats[0] !== undefined) this.#last = { ...this.#last, [seats[0]]: told };
  }
  #deeds(told: Told): StoryLine[] {
    return tell(told, this.#session).filter((line) => line.level !== 0);
  }

  /** New cards of one's own turn over where they lay, and are marked in the binder. */
  #welcome(told: Told): void {
    const mine: number[] = [];
    for (const it of told.events.map(happening)) {
      if (!it || it.fields["seat"] !== this.#session.seat) continue;
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
  }

  #announce(told: Told): void {
    const { seat } = this.#session;
    const spoken = tell(told, this.#session).filter(
      (line) => line.level === 0 || line.seats.includes(seat ?? -1),
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
}
