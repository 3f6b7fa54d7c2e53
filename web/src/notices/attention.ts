/** What asks for a person's attention, wherever on the page or in other tabs they are. */

import type { Choices, View } from "../lib/server/wire";

export interface Attention {
  /** The game waits for this person. */
  turn: boolean;
  /** Offers that wait for their answer. */
  offers: number;
}

export const NONE: Attention = { turn: false, offers: 0 };

export function attentionOf(view: View | null, choices: Choices, seat: number | null): Attention {
  if (!view || seat === null || view.phase === "over") return NONE;
  const offers = (view.trades ?? []).filter((one) => one.partner === seat && one.possible).length;
  // While decks are built everybody may always do something, and nobody waits for anyone.
  const turn = view.phase !== "deckbuilding" && Object.keys(choices).length > 0;
  return { turn, offers };
}

/** Whether there is something new to call somebody for. */
export function isMore(now: Attention, before: Attention): boolean {
  return (now.turn && !before.turn) || now.offers > before.offers;
}
