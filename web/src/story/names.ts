/** What players and effects are called at a table. */

import { faces } from "../lib/server/library.svelte";
import type { Table, View } from "../lib/server/wire";
import { t } from "../lib/words.svelte";
import type { Face, Line } from "../cards/face";

/** The boss of Co-op and Campaign, once it is known. */
export function bossOf(view: View | null): View["boss"] | null {
  return view?.boss ?? null;
}

/** A person's own name; a bot goes by its character, as several may be of one level. In a campaign
 *  the boss of an earlier round is meant when fewer scenarios had been fought. */
export function playerName(
  seat: number,
  table: Table | null,
  view: View | null,
  fought = Infinity,
): string {
  const boss = bossOf(view);
  if (boss?.seat === seat) return faces.named(boss.scenarios[fought]?.name ?? boss.name);
  const at = table?.seats[seat];
  if (at?.kind === "person") return at.name;
  const character = view?.players[seat]?.character;
  return character ? faces.named(character) : t("player-at", { seat: seat + 1 });
}

export interface Speaker {
  face?: Face;
  meta?: { name: string; text: string };
  /** The line of the face that speaks, or -1. */
  clause: number;
}

/** The words themselves; a keyword is written out. */
export function saidBy(speaker: Speaker | null): Line[] {
  if (speaker?.meta)
    return [
      { trigger: "Score", text: speaker.meta.text, keyword: "", explained: "", abilities: [] },
    ];
  const line = speaker?.face?.lines[speaker.clause];
  return line ? [line, ...explanation(line)] : [];
}

/** What a keyword stands for, line by line. */
export function explanation(line: Line): Line[] {
  if (!line.keyword || !line.explained) return [];
  return line.explained
    .split("\n")
    .map((text) => ({ trigger: "", text, keyword: "", explained: "", abilities: [] }));
}

type Library = NonNullable<typeof faces.library>;
let indexed: { library: Library; speakers: Map<number, Speaker> } | null = null;

/** Whose words an ability is: a line of a card, or a meta. */
export function speakerOf(ability: number): Speaker | null {
  const library = faces.library;
  if (!library || ability < 0) return null;
  if (indexed?.library !== library) indexed = { library, speakers: speakersOf(library) };
  return indexed.speakers.get(ability) ?? null;
}

export function speakersOf(library: Pick<Library, "faces" | "metas">): Map<number, Speaker> {
  const found = new Map<number, Speaker>();
  for (const face of Object.values(library.faces))
    for (const [clause, line] of face.lines.entries())
      for (const ability of line.abilities) found.set(ability, { face, clause });
  for (const meta of library.metas)
    for (const ability of meta.abilities) found.set(ability, { meta, clause: -1 });
  return found;
}
