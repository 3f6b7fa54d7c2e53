/** Where points come from, in words, with a colour each. */

import { maybe, t } from "../lib/words.svelte";
import type { View } from "../lib/server/wire";

/** None is the colour of a seat: in the chart they stand beside each other. */
export const COLOURS: Record<string, string> = {
  tournament: "#2fb3a6",
  collection: "#97a6b8",
  npc: "#bd8a5c",
  friendship: "#eaa5bd",
  wealth: "#8cb84a",
  first: "#2fb3a6",
  second: "#97a6b8",
  third: "#bd8a5c",
};

export const colourOf = (source: string): string => COLOURS[source] ?? "#8f7fa6";

export function sourceWord(source: string, view: View): string {
  const mode = maybe(`source-${view.mode}-${source}`);
  return mode ?? maybe(`source-${source}`) ?? source.replaceAll("_", " ");
}

/** What the totals of a mode are: VP, tournaments won, RP. */
export function unitOf(view: View, count = 2): string {
  return maybe(`total-${view.mode}`, { count }) ?? t("total-vp");
}
