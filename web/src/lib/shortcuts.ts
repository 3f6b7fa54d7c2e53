/** One-key shortcuts. Every handler asks here which key was meant, so that whoever writes does not
 * play: a key counts only while nothing on the screen takes text. */

import { settings } from "./settings.svelte";

const WRITTEN_IN =
  "input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select, [contenteditable]";
/** What lies over the table and has the keys, wherever the focus is. */
const IN_FRONT = `dialog[open], :is(:popover-open, [role=dialog]):has(${WRITTEN_IN})`;

/** The key of a shortcut, in lower case; null: the press is meant for something else. */
export function shortcut(event: KeyboardEvent): string | null {
  if (!settings.shortcuts || event.altKey || event.ctrlKey || event.metaKey) return null;
  return event.repeat || !isForTable(event) ? null : event.key.toLowerCase();
}

/** Ctrl+Z, or ⌘Z. */
export function isUndo(event: KeyboardEvent): boolean {
  const isHeld = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return isHeld && event.key.toLowerCase() === "z" && isForTable(event);
}

/** Whether a press is meant for the table: nobody writes, and nothing lies over it. */
export function isForTable(event: KeyboardEvent): boolean {
  const places = [event.target, document.activeElement];
  const writes = places.some((one) => one instanceof Element && one.closest(WRITTEN_IN));
  return !event.isComposing && !writes && !document.querySelector(IN_FRONT);
}
