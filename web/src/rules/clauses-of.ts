/** Which clause says what a thing on the screen is. The declaration is `src/mblades/rulebook/links.toml`. */

import links from "../../.made/rule-links.json";
import type { Face, InPlay } from "../cards/face";
import type { Reason, View } from "../lib/server/wire";

export const CLAUSES = links;

const of = (table: Record<string, string>, key: string): string[] =>
  table[key] === undefined ? [] : [table[key]];

export const clauseOfKeyword = (english: string): string[] => of(links.keywords, english);
export const clauseOfTrigger = (trigger: string): string[] => of(links.triggers, trigger);
export const clauseOfPrompt = (kind: string): string[] => of(links.prompts, kind);

/** Everything that a card's text rests on: its keywords, those it has gained, its triggers. */
export function clausesOfCard(face: Face, now?: InPlay): string[] {
  const keywords = [...face.lines.map((line) => line.keyword), ...(now?.keywords ?? [])];
  const triggers = face.lines.map((line) => line.trigger);
  return [
    ...new Set([
      ...keywords.flatMap((name) => (name ? clauseOfKeyword(name) : [])),
      ...triggers.flatMap((trigger) => (trigger ? clauseOfTrigger(trigger) : [])),
    ]),
  ];
}

/** What a seat is asked, or may do in its turn. */
export function clausesOfMove(view: View | null): string[] {
  if (view?.prompt) return clauseOfPrompt(view.prompt.kind);
  const { turn, turn_in_turn_based } = links.places;
  return [view?.mode === "turn-based" ? turn_in_turn_based : turn];
}

/** The clause behind a refusal; one that stands inside another sentence says more. */
export async function clauseOfRefusal(reason: Reason): Promise<string | undefined> {
  const { default: clauses } = await import("../../.made/refusal-clauses.json");
  const inner = Object.values(reason.args).filter(
    (value): value is Reason => typeof value === "object" && value !== null && "key" in value,
  );
  const known = [...inner, reason].map(({ key }) => (clauses as Record<string, string>)[key]);
  return known.find((clause) => clause !== undefined);
}
