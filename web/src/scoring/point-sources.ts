/** Where points come from, in words, with a colour each. */

import { maybe, t } from "../lib/words.svelte";
import type { View } from "../lib/server/wire";

const COLOURS: Record<string, string> = {
  tournament: "#e8a33d",
  collection: "#4fa3d8",
  npc: "#a583d9",
  friendship: "#d8627e",
  wealth: "#5fb878",
  first: "#e8a33d",
  second: "#4fa3d8",
  third: "#a583d9",
};

export const colourOf = (source: string): string => COLOURS[source] ?? "#c9b458";

export function sourceWord(source: string, view: View): string {
  const mode = maybe(`source-${view.mode}-${source}`);
  return mode ?? maybe(`source-${source}`) ?? source.replaceAll("_", " ");
}

/** What the totals of a mode are: VP, tournaments won, RP. */
export function unitOf(view: View, count = 2): string {
  return maybe(`total-${view.mode}`, { count }) ?? t("total-vp");
}
