/** One person at a tournament table: what they see, what they may do, what they have picked up. */

import { getContext, setContext } from "svelte";
import { cardName, type Whereabouts } from "../cards/speech";
import type { Face, InPlay } from "../cards/face";
import type { Connection } from "../lib/server/connection.svelte";
import { faces } from "../lib/server/library.svelte";
import { announcer, toasts } from "../lib/toasts.svelte";
import type { Action, Player, Table, View } from "../lib/server/wire";
import { t, why } from "../lib/words.svelte";
import { playerName } from "../story/names";
import { deeds, type Deeds } from "./actions";
import { Never } from "./prompt/muted-reactions.svelte";
import { Playback } from "./stage/playback.svelte";

const NOTHING: Deeds = deeds({}, null);
const NOWHERE = { cards: [], seats: [] };
const KEY = Symbol("sitting");
const CLOSE_MS = 500; // as near as one knows the server's clock

export class Sitting {
  readonly connection: Connection;
  readonly playback: Playback;
  readonly never: Never;
  /** The card of one's own that is picked up, to be played or used. */
  selected = $state<number | null>(null);
  /** The place of the store that is looked at in a turn, to be bought from. */
  ware = $state<number | string | null>(null);
  /** What a line of the log, or a piece of advice, points at. */
  pointed = $state.raw<{ cards: number[]; seats: number[] }>(NOWHERE);
  advice = $state.raw<Action | null>(null);
  asking = $state(false);
  #acting = $state(false);
  #actedAt = 0;

  constructor(connection: Connection) {
    this.connection = connection;
    this.playback = new Playback(connection);
    this.never = new Never(() => `${connection.table?.id} ${connection.view?.round}`);
  }

  get table(): Table | null {
    return this.connection.table;
  }
  /** The view that is shown: it may be a deed behind. */
  get view(): View | null {
    return this.playback.view;
  }
  get seat(): number | null {
    return this.connection.seat;
  }
  get me(): Player | null {
    return this.seat === null ? null : (this.view?.players[this.seat] ?? null);
  }
  get live(): boolean {
    return !this.playback.busy && !this.#acting;
  }
  deeds = $derived.by(() =>
    this.live ? deeds(this.connection.choices, this.connection.view) : NOTHING,
  );

  name(seat: number): string {
    return playerName(seat, this.table, this.view);
  }
  face(card: { design?: string } | null | undefined): Face | undefined {
    return card?.design ? faces.library?.faces[card.design] : undefined;
  }
  called(card: InPlay, where: Whereabouts): string {
    const face = this.face(card);
    return face ? cardName(face, card, where) : t("back-unknown");
  }

  /** What lies under a number anywhere in sight. */
  designs = $derived.by(() => {
    const found = new Map<number, string>();
    const look = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(look);
      else if (value && typeof value === "object") {
        const { id, design } = value as { id?: unknown; design?: unknown };
        if (typeof id === "number" && typeof design === "string") found.set(id, design);
        Object.values(value).forEach(look);
      }
    };
    look(this.view);
    for (const [id, design] of Object.entries(this.playback.named)) found.set(Number(id), design);
    return found;
  });
  faceOf(card: number): Face | undefined {
    const design = this.designs.get(card);
    return design ? faces.library?.faces[design] : undefined;
  }

  async act(action: Action): Promise<void> {
    if (this.#acting) return;
    this.#acting = true;
    this.#actedAt = this.connection.now;
    this.advice = null;
    this.selected = null;
    this.pointed = NOWHERE;
    const outcome = await this.connection.act(action, () => announcer.say(t("act-contest")));
    this.#acting = false;
    if (!outcome.done) toasts.show(why(outcome.reason), "refusal");
  }

  async askAdvice(): Promise<void> {
    this.asking = true;
    const answer = await this.connection.hint();
    this.asking = false;
    if ("reason" in answer) toasts.show(why(answer.reason), "refusal");
    else this.advice = answer.action;
  }

  /** Whether the time for a decision that was due then ran out, and a bot decided. */
  ranOut(due: number): boolean {
    const { now } = this.connection;
    return now >= due - CLOSE_MS && now - this.#actedAt > CLOSE_MS;
  }

  close(): void {
    this.playback.close();
  }
}

export function seatHere(sitting: Sitting): Sitting {
  return setContext(KEY, sitting);
}
export function here(): Sitting {
  return getContext<Sitting>(KEY);
}
