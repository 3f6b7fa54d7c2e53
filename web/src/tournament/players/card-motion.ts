/**
 * Cards travel from where they were to where they are: from the hand to the tableau, above all. All places
 * are read at once, before anything changes and when everything has: a table that is read between two of its
 * changes is laid out for each of them.
 */

import { settings } from "../../lib/settings.svelte";

const MS = 240;
const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";
const lists = new Set<HTMLElement>();
const runs = new WeakMap<Element, Animation>();
/** Of cards by their keys, before something changed; and the lists that there were. */
let before: { places: Map<string, DOMRect>; lists: Set<HTMLElement> } | null = null;

const cardsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(":scope > [data-travels]"),
];
const keyOf = (card: HTMLElement): string => card.dataset["travels"]!;

/** A list of cards; what travels in it has its name in `data-travels`. */
export function travelling(list: HTMLElement): () => void {
  lists.add(list);
  return () => lists.delete(list);
}

/** Something is about to change: to be said before it does. */
export function aboutToMove(): void {
  if (before || settings.still) return;
  const cards = [...lists].flatMap(cardsOf);
  const places = new Map(cards.map((card) => [keyOf(card), card.getBoundingClientRect()]));
  before = { places, lists: new Set(lists) };
  queueMicrotask(move); // when all that changes at a time has
}

function move(): void {
  const then = before;
  before = null;
  if (!then) return;
  const cards = [...lists].flatMap((list) => cardsOf(list).map((card) => ({ list, card })));
  for (const { card } of cards) runs.get(card)?.cancel();
  const moves = cards.map(({ list, card }) => {
    const from = then.places.get(keyOf(card));
    if (from) return { card, frame: between(from, card.getBoundingClientRect()) };
    return { card, frame: then.lists.has(list) ? LANDING : null };
  });
  for (const { card, frame } of moves)
    if (frame) runs.set(card, card.animate([frame, {}], { duration: MS, easing: EASE }));
}

/** A card that comes from out of sight lands on the table. */
const LANDING: Keyframe = { opacity: 0, transform: "translateY(-26px) scale(1.14)" };

function between(from: DOMRect, to: DOMRect): Keyframe | null {
  const [x, y, scale] = [from.left - to.left, from.top - to.top, from.width / to.width];
  const isSeen = from.width > 0 && to.width > 0;
  if (!isSeen || (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.01)) return null;
  return { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${scale})` };
}
