/** A puzzle being tried, in place of a connection to a table. */

import type { Advised, Connection, Filled, Outcome } from "../lib/server/connection.svelte";
import { NotDone } from "../lib/server/http";
import { faces } from "../lib/server/library.svelte";
import { puzzles } from "../lib/server/puzzles";
import type {
  Action,
  Advice,
  Choices,
  PuzzleMoment,
  PuzzleResult,
  Reason,
  Table,
  Told,
  View,
} from "../lib/server/wire";

const own = (key: string, text: string): Reason => ({ key, args: {}, text });
const OFF_TRACK = own(
  "puzzle-off-track",
  "From here it can no longer be solved. Take back a step.",
);
const NO_DECKS = own("puzzle-no-decks", "In a puzzle nobody builds a deck.");

/** The step is named, the reason is what one is to find out. */
const UNREASONED: Advice["reason"] = {
  kind: "other",
  cards: [],
  gets: null,
  about: "",
  partner: null,
  price: 0,
  gain: null,
  unit: "RP",
  why: "",
};

export class PuzzleConnection implements Connection {
  readonly isRecorded = false;
  readonly isPuzzle = true;
  readonly status = "open";
  readonly trouble = null;
  readonly chat = [];
  readonly seat = 0;
  readonly now = 0;
  readonly id: string;
  /** How often it went back to an earlier moment: then the table is drawn anew. */
  jumps = $state(0);
  #moment = $state.raw<PuzzleMoment | null>(null);
  #actions = $state.raw<Action[]>([]);
  #listeners = new Set<(told: Told) => void>();
  #asked = 0;

  constructor(id: string) {
    this.id = id;
  }

  readonly table = $derived.by<Table | null>(() => {
    const table = this.#moment?.table;
    if (!table) return null;
    const character = this.view?.players[this.seat]?.character ?? "";
    const seats = table.seats.map((seat) =>
      seat.seat === this.seat ? { ...seat, name: faces.named(character) } : seat,
    );
    // What was chosen for good in one try does not hold in the next.
    return { ...table, id: `${this.id} ${this.jumps}`, seats };
  });
  get view(): View | null {
    return this.#moment?.view ?? null;
  }
  get choices(): Choices {
    return (this.#moment?.choices ?? {}) as Choices;
  }
  get story(): Told[] {
    return this.#moment?.story ?? [];
  }
  get result(): PuzzleResult {
    return this.#moment?.result ?? "open";
  }
  get seen(): number {
    return this.#actions.length;
  }
  /** How many steps can be taken back. */
  get steps(): number {
    return this.#actions.length;
  }

  /** Go to the moment after so many of the steps; NotDone if the server does not know the puzzle. */
  async goBack(steps: number): Promise<void> {
    const actions = this.#actions.slice(0, steps);
    const moment = await this.#after(actions);
    if (!moment) return;
    this.#moment = moment;
    this.#actions = actions;
    this.jumps++;
  }

  async act(action: Action): Promise<Outcome> {
    const actions = [...this.#actions, action];
    try {
      const moment = await this.#after(actions);
      if (moment) {
        this.#moment = moment;
        this.#actions = actions;
        const told = moment.story.at(-1);
        if (told?.events.length) for (const listener of this.#listeners) listener(told);
      }
      return { done: true, number: actions.length };
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      return { done: false, reason: error.reason };
    }
  }

  /** Null when something else was asked for meanwhile. */
  async #after(actions: Action[]): Promise<PuzzleMoment | null> {
    const asked = ++this.#asked;
    const moment = await puzzles.after(this.id, actions);
    return asked === this.#asked ? moment : null;
  }

  async hint(): Promise<Advised> {
    try {
      const { action } = await puzzles.hint(this.id, this.#actions);
      if (!action) return { done: false, reason: OFF_TRACK };
      const cards = action[0] === "play" || action[0] === "action" ? [action[1]] : [];
      return { actions: [action], reason: { ...UNREASONED, cards } };
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      return { done: false, reason: error.reason };
    }
  }

  listen(listener: (told: Told) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  fill(): Promise<Filled> {
    return Promise.resolve({ reason: NO_DECKS });
  }
  say(): boolean {
    return false;
  }
  sayPhrase(): boolean {
    return false;
  }
  wish(): void {
    // there is no clock
  }
  comeBack(): void {
    // nobody has left
  }
  close(): void {
    this.#listeners.clear();
  }
}
