/** What can be said with one press; the server knows the same names (`wire/messages.py`). */

import type { Phrase } from "../lib/server/wire";

export const PHRASES = [
  "hello",
  "luck",
  "nice",
  "thanks",
  "sorry",
  "moment",
  "trade",
  "again",
] as const satisfies readonly Phrase[];

/** Faces: they need no words, but a screen reader reads some (`phrase-clap` and so on). What is drawn
 * on a round face of 24 by 24; not every device has a typeface with such signs. */
export const EMOTES = {
  clap: "M7 10q1.5-2 3 0M14 10q1.5-2 3 0M7 14q5 5 10 0M2 20l3-3M22 20l-3-3M1 16l2-1M23 16l-2-1",
  laugh: "M6.5 10.5L9 9l-2.5-1M17.5 10.5L15 9l2.5-1M7 13.5h10q-1 5-5 5t-5-5z",
  wow: "M8 8v2M16 8v2M9.5 16a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0",
  think: "M7.5 10v1M15.5 10v1M13.5 7l4-1.5M9 16h6M3 22q3-1 5-4",
  cry: "M7 9l3 1M17 9l-3 1M8 17q4-4 8 0M8 12v5M16 12v5",
  party: "M8 11v1M16 11v1M8 15q4 4 8 0M7 5l5-5 5 5M2 8l2 1M22 8l-2 1",
} as const satisfies Partial<Record<Phrase, string>>;

export type Emote = keyof typeof EMOTES;

export const isEmote = (phrase: Phrase): phrase is Emote => Object.hasOwn(EMOTES, phrase);
