/** What just happened, out of the story: the newest sentences, and the cards they are about. */

import type { Table, Told, View } from "../lib/server/wire";
import { tell, type Piece, type StoryLine } from "../story/narration";

const LOOKED_AT = 30; // inputs

export interface Latest {
  /** The newest last. */
  lines: StoryLine[];
  /** By seat: the last thing that player did. */
  bySeat: Map<number, StoryLine>;
  /** The design of the card that was last spoken of, and the sentence that did. */
  card: { design: string; line: StoryLine } | null;
}

export function latest(story: readonly Told[], table: Table | null, view: View | null): Latest {
  const all = story.slice(-LOOKED_AT).flatMap((told) => tell(told, { table, view }));
  const bySeat = new Map<number, StoryLine>();
  for (const line of all) {
    const seat = line.seats[0];
    if (line.level === 1 && seat !== undefined) bySeat.set(seat, line);
  }
  const line = all.findLast((one) => one.pieces.some(namesCard));
  const design = line?.pieces.findLast(namesCard)?.design;
  return { lines: all, bySeat, card: line && design ? { design, line } : null };
}

function namesCard(piece: Piece): piece is Extract<Piece, { card: number }> {
  return "card" in piece;
}

/** 161 seconds are "2:41". */
export function digits(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
