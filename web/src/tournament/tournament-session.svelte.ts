/** One person at a tournament table: what they see, what they may do, what they have picked up. */

import { getContext, setContext } from "svelte";
import type { Face } from "../cards/face";
import type { Connection } from "../lib/server/connection.svelte";
import { faces } from "../lib/server/library.svelte";
import type { Action, Advice, View } from "../lib/server/wire";
import { settings } from "../lib/settings.svelte";
import { provideTableSession, TableSession } from "../table/table-session.svelte";
import { visibleCards } from "../table/visible-cards";
import { actionsByTarget, type ActionsByTarget } from "./actions";
import { MutedReactions } from "./prompt/muted-reactions.svelte";
import { Playback } from "./stage/playback.svelte";

const NOTHING: ActionsByTarget = actionsByTarget({}, null);
const NOWHERE = { cards: [], seats: [] };
const KEY = Symbol("tournament session");
const CLOSE_MS = 500; // as near as one knows the server's clock

export class TournamentSession extends TableSession {
  readonly playback: Playback;
  readonly mutedReactions: MutedReactions;
  /** The card of one's own that is picked up, to be played or used. */
  selected = $state<number | null>(null);
  /** The place of the store that is looked at in a turn, to be bought from. */
  storePlace = $state<number | string | null>(null);
  /** What a line of the log, or a piece of advice, points at. */
  highlighted = $state.raw<{ cards: number[]; seats: number[] }>(NOWHERE);
  #acting = $state(false);
  #actedAt = 0;

  constructor(connection: Connection) {
    super(connection);
    this.playback = new Playback(connection);
    this.mutedReactions = new MutedReactions(
      () => `${connection.table?.id} ${connection.view?.round}`,
    );
  }

  /** It may be an action behind the connection's. */
  override get view(): View | null {
    return this.playback.view;
  }
  get live(): boolean {
    return !this.playback.busy && !this.#acting;
  }
  actions = $derived.by(() =>
    this.live ? actionsByTarget(this.connection.choices, this.connection.view) : NOTHING,
  );

  /** Nothing is left but to end the turn, and that is done without asking. */
  endsByItself = $derived.by(() => {
    const left = Object.values(this.connection.choices).flat();
    return settings.endsTurn && this.isPlayed && left.length === 1 && left[0]?.[0] === "end";
  });

  /** The cards in play that the question is about, not those to choose from. */
  askedOf = $derived(
    this.live ? (this.connection.view?.prompt?.about ?? []).map(({ id }) => id) : [],
  );

  /** The design of every card in sight, and of those that were seen turned. */
  #designs = $derived.by(() => {
    const found = visibleCards(this.view);
    for (const [id, design] of Object.entries(this.playback.named)) found.set(Number(id), design);
    return found;
  });
  faceOf(card: number): Face | undefined {
    const design = this.#designs.get(card);
    return design ? faces.library?.faces[design] : undefined;
  }

  /** Whether it was done. */
  async act(action: Action, seen?: number): Promise<boolean> {
    if (this.#acting) return false;
    this.#acting = true;
    this.#actedAt = this.connection.now;
    this.selected = null;
    this.highlighted = NOWHERE;
    const done = await this.send(action, undefined, seen);
    this.#acting = false;
    return done;
  }

  /** Make the whole move that is advised: what was begun is given up first, where it has to be. */
  async follow({ actions }: Advice): Promise<void> {
    const [first, ...more] = actions;
    if (!first || !(await this.act(first, this.adviceSeen))) return;
    for (const action of more) if (!(await this.act(action))) return;
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

export function provideTournamentSession(session: TournamentSession): TournamentSession {
  provideTableSession(session);
  return setContext(KEY, session);
}
export function tournamentSession(): TournamentSession {
  return getContext<TournamentSession>(KEY);
}
