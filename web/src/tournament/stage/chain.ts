/** Which card set off which: from the card that was played or used to the one that speaks now. */

import type { Beat } from "./beats";

export interface Link {
  seat: number;
  card: number;
}

const BEGINS = new Set(["played", "action"]);
const FOLLOWS = new Set(["effect", "reaction"]);
const ENDS = new Set(["turn", "tournament", "scoring", "time_called"]);
const MOST = 9; // as many as can be told apart

/** The chain as it is with one beat more. */
export function chained(chain: readonly Link[], beat: Beat): readonly Link[] {
  if (ENDS.has(beat.kind)) return [];
  const { voice } = beat;
  if (!voice || voice.card < 0) return chain;
  const link = { seat: voice.seat, card: voice.card };
  if (BEGINS.has(beat.kind)) return [link];
  if (!FOLLOWS.has(beat.kind) || chain.at(-1)?.card === link.card) return chain;
  return [...chain, link].slice(-MOST);
}
