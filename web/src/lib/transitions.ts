/**
 * How things come and go. Svelte's own transitions ask what is there already for its computed style, which has the
 * whole page styled in the middle of its changes.
 */

import { cubicOut } from "svelte/easing";
import type { EasingFunction, TransitionConfig } from "svelte/transition";

interface Timing {
  duration: number;
  delay?: number;
  easing?: EasingFunction;
}

export const fade = (_coming: Element, timing: Timing): TransitionConfig => ({
  ...timing,
  css: (there) => `opacity: ${there}`,
});

export const fly = (
  _coming: Element,
  { x = 0, y = 0, ...timing }: Timing & { x?: number; y?: number },
): TransitionConfig => ({
  easing: cubicOut,
  ...timing,
  css: (there, away) => `transform: translate(${away * x}px, ${away * y}px); opacity: ${there}`,
});

export const scale = (
  _coming: Element,
  { start, ...timing }: Timing & { start: number },
): TransitionConfig => ({
  easing: cubicOut,
  ...timing,
  css: (there, away) => `transform: scale(${1 - away * (1 - start)}); opacity: ${there}`,
});
