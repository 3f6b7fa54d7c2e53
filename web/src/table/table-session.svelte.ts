/** One person at a game table, in whatever phase: what they see, and what they may do. */

import { getContext, setContext } from "svelte";
import type { Face } from "../cards/face";
import type { Connection } from "../lib/server/connection.svelte";
import { faces } from "../lib/server/library.svelte";
import type { Action, ActionOf, Advice, Player, Table, Verb, View } from "../lib/server/wire";
import { refuse } from "../lib/refusing";
import { announcer, toasts } from "../lib/toasts.svelte";
import { t } from "../lib/words.svelte";
import { playerName } from "../story/names";
import { BOSS_COLOUR, seatColour } from "./seat-colours";

const KEY = Symbol("table session");

export class TableSession {
  readonly connection: Connection;
  advice = $state.raw<Advice | null>(null);
  isAskingAdvice = $state(false);
  /** What was on the screen when the advice came. */
  adviceSeen = -1;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  get table(): Table | null {
    return this.connection.table;
  }
  /** The view that is shown. */
  get view(): View | null {
    return this.connection.view;
  }
  get seat(): number | null {
    return this.connection.seat;
  }
  /** Whether something can be asked and said: not when a game is looked at again. */
  get isPlayed(): boolean {
    return !this.connection.isRecorded;
  }
  /** Derived, so that what others do leaves alone what is made of one's own things. */
  me = $derived.by<Player | null>(() =>
    this.seat === null ? null : (this.view?.players[this.seat] ?? null),
  );

  /** The choices with this verb. */
  may<V extends Verb>(verb: V): ActionOf<V>[] {
    return this.connection.choices[verb] ?? [];
  }
  name(seat: number): string {
    return playerName(seat, this.table, this.view);
  }
  /** The colour of a seat; the boss's is nobody else's. */
  colour(seat: number): string {
    return this.view?.boss?.seat === seat ? BOSS_COLOUR : seatColour(seat);
  }
  face(card: { design?: string } | null | undefined): Face | undefined {
    return card?.design ? faces.library?.faces[card.design] : undefined;
  }

  /** While there is nothing to decide there is nothing to advise. */
  get mayAskAdvice(): boolean {
    const mayAct = Object.keys(this.connection.choices).length > 0;
    return this.me !== null && mayAct && !this.isAskingAdvice;
  }
  async askAdvice(): Promise<void> {
    if (!this.isPlayed) return;
    this.isAskingAdvice = true;
    const answer = await this.connection.hint();
    this.isAskingAdvice = false;
    if ("actions" in answer) {
      this.advice = answer;
      this.adviceSeen = this.connection.seen;
    } else refuse(answer.reason);
  }
  /** The cards that the advice is about. */
  #advisedCards = $derived.by(() => {
    const { cards = [], gets = null } = this.advice?.reason ?? {};
    return new Set(gets === null ? cards : [...cards, gets]);
  });
  isAdvised(card: number | null | undefined): boolean {
    return typeof card === "number" && this.#advisedCards.has(card);
  }
  /** The action that the advice comes down to, after what has to be moved for it. */
  get advisedAction(): Action | undefined {
    return this.advice?.actions.at(-1);
  }

  /** Send an action; a refusal is shown. `onContest` is called when others may want the same card,
   * with the time until which they may ask for it (RUL-10). `seen` is what was on the screen when the
   * action was chosen, where that was not just now. */
  protected async send(
    action: Action,
    onContest?: (until: number) => void,
    seen?: number,
  ): Promise<boolean> {
    this.advice = null;
    const contest = (until: number): void => {
      announcer.say(t("act-contest"));
      onContest?.(until);
    };
    const outcome = await this.connection.act(action, contest, seen);
    if (outcome.done) toasts.dismissRefusals();
    else refuse(outcome.reason);
    return outcome.done;
  }
}

/** For the components of every phase that are drawn below this one. */
export function provideTableSession(session: TableSession): void {
  setContext(KEY, session);
}
export function tableSession(): TableSession {
  return getContext<TableSession>(KEY);
}
