/** A pack in somebody's hands: sealed, torn, its cards turned one by one or all at once. */

import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import type { Pack } from "./packs";

const TURN_MS = 160; // from one card to the next
const LOOK_MS = 420; // before the first

export class Opening {
  readonly pack: Pack;
  torn = $state(false);
  turned = $state.raw<ReadonlySet<number>>(new Set());
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pack: Pack) {
    this.pack = pack;
    const isAlone = pack.cards.length === 1;
    if (settings.still) {
      this.torn = true;
      this.turned = new Set(pack.cards.map(({ card }) => card));
    } else if (isAlone) {
      this.torn = true;
      this.#timer = setTimeout(() => this.turnNext(), LOOK_MS);
    } else if (settings.speed === "quick") {
      this.#timer = setTimeout(() => {
        this.tear();
        this.#timer = setTimeout(() => this.turnAll(), LOOK_MS);
      }, LOOK_MS);
    }
  }

  get isDone(): boolean {
    return this.torn && this.turned.size === this.pack.cards.length;
  }

  tear(): void {
    if (this.torn) return;
    this.torn = true;
    play("pack");
  }

  turn(card: number): void {
    if (!this.torn || this.turned.has(card)) return;
    this.turned = new Set([...this.turned, card]);
    play("card");
  }

  turnNext(): void {
    const next = this.pack.cards.find(({ card }) => !this.turned.has(card));
    if (next) this.turn(next.card);
  }

  /** The rest, quickly one after the other. */
  turnAll(): void {
    clearTimeout(this.#timer);
    this.tear();
    this.turnNext();
    if (!this.isDone) this.#timer = setTimeout(() => this.turnAll(), TURN_MS);
  }

  /** One key or tap goes on: tear, then turn; true when there is nothing left to do. */
  goOn(): boolean {
    if (this.isDone) return true;
    if (!this.torn) this.tear();
    else this.turnNext();
    return false;
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
