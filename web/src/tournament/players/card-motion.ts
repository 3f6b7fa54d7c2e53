/** Cards travel from where they were to where they are: from the hand to the tableau, above all. */

import { cubicOut } from "svelte/easing";
import { crossfade, type CrossfadeParams, type TransitionConfig } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

const MS = 240;

export const motionMs = (): number => (settings.still ? 0 : MS);

/** A card that comes from out of sight lands on the table. */
function land(_node: Element, params: CrossfadeParams, intro: boolean): TransitionConfig {
  if (String((params as { key?: string }).key).startsWith("empty") || settings.still)
    return { duration: 0 };
  return {
    duration: MS,
    easing: cubicOut,
    css: (at, away) =>
      intro
        ? `opacity: ${at}; transform: translateY(${-away * 26}px) scale(${1 + away * 0.14})`
        : `opacity: ${at}; transform: scale(${0.9 + 0.1 * at})`,
  };
}

export const [leave, arrive] = crossfade({
  duration: () => motionMs(),
  easing: cubicOut,
  fallback: land,
});
