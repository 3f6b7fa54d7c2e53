/**
 * Cards travel from where they were to where they are: to another place of their list, or from the hand to the
 * tableau. Places are remembered, and read when all has changed that changes at a time: a table that is read between
 * two of its changes is laid out for each of them. It is not left to the next frame: a pointer that moves has the
 * page laid out before that, and cards that have not yet begun to glide count as having jumped. Nor is it a task of its
 * own: on a busy machine the frame comes before it.
 */

import { settings } from "./settings.svelte";

const MS = 220;
const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";

/** Of a card in its list, wherever that has been scrolled to. */
interface Place {
  card: HTMLElement;
  list: HTMLElement;
  left: number;
  top: number;
  width: number;
}
type Places = Map<string, Place>;

/** Where the cards of each list were when it was last looked at, by their keys; null: it was not yet. */
const lists = new Map<HTMLElement, Places | null>();
/** Between these cards go from one to the other; what comes to them from out of sight lands on the table. */
const open = new WeakSet<HTMLElement>();
const runs = new WeakMap<HTMLElement, Animation>();
let isPlanned = false;

/** A list whose cards, or other things, glide to new places in it; each has its key in `data-travels`. */
export function gliding(list: HTMLElement): () => void {
  lists.set(list, null);
  const changes = new MutationObserver(() => {
    if (!isPlanned) queueMicrotask(move);
    isPlanned = true;
  });
  changes.observe(list, { childList: true });
  const sizes = new ResizeObserver(() => lists.set(list, read(list)));
  sizes.observe(list);
  return () => {
    changes.disconnect();
    sizes.disconnect();
    lists.delete(list);
  };
}

/** A list that cards also come to from others of its kind. */
export function travelling(list: HTMLElement): () => void {
  open.add(list);
  return gliding(list);
}

function read(list: HTMLElement): Places {
  const places: Places = new Map();
  for (const card of list.querySelectorAll<HTMLElement>(":scope > [data-travels]")) {
    const isInside = card.offsetParent === list;
    const left = card.offsetLeft - (isInside ? 0 : list.offsetLeft);
    const top = card.offsetTop - (isInside ? 0 : list.offsetTop);
    places.set(card.dataset["travels"]!, { card, list, left, top, width: card.offsetWidth });
  }
  return places;
}

function move(): void {
  isPlanned = false;
  const before = new Map(lists);
  for (const list of before.keys()) lists.set(list, read(list));
  if (settings.still) return;
  const moved = [...lists].flatMap(([list, places]) => {
    const isNear = nearTo(list);
    const old = before.get(list);
    return [...(places ?? [])].flatMap(([key, to]) => {
      const from = old?.get(key) ?? (open.has(list) ? elsewhere(key, before) : undefined);
      if (from?.list === list && !isNear(from) && !isNear(to)) return [];
      const lands = !from && old && open.has(list);
      const frame = from ? between(from, to) : lands ? LANDING : null;
      return frame ? { card: to.card, frame } : [];
    });
  });
  // Everything has been read: from here on it is only written.
  for (const { card, frame } of moved) {
    runs.get(card)?.cancel();
    runs.set(card, card.animate([frame, {}], { duration: MS, easing: EASE }));
  }
}

/** A card that comes from out of sight lands on the table. */
const LANDING: Keyframe = { opacity: 0, transform: "translateY(-26px) scale(1.14)" };

function elsewhere(key: string, before: typeof lists): Place | undefined {
  for (const [list, places] of before)
    if (open.has(list) && places?.has(key)) return places.get(key);
  return undefined;
}

/** What is in sight of a list that scrolls, or nearly. */
function nearTo({ scrollTop, clientHeight }: HTMLElement): (place: Place) => boolean {
  const [from, to] = [scrollTop - clientHeight, scrollTop + 2 * clientHeight];
  return ({ top }) => top > from && top < to;
}

/** Where something is as soon as all that travels has arrived. */
export function atRest(one: Element): DOMRect {
  const card = one.closest<HTMLElement>("[data-travels]");
  const { left, top, width, height } = one.getBoundingClientRect();
  if (!card) return new DOMRect(left, top, width, height);
  const there = card.getBoundingClientRect();
  const { a, e, f } = onItsWay(card);
  const x = there.left - e + (left - there.left) / a;
  const y = there.top - f + (top - there.top) / a;
  return new DOMRect(x, y, width / a, height / a);
}

/** How a card lies that still travels, from its place. */
function onItsWay(card: HTMLElement): DOMMatrixReadOnly {
  const isMoving = runs.get(card)?.playState === "running";
  return new DOMMatrixReadOnly(isMoving ? getComputedStyle(card).transform : "");
}

function between(from: Place, to: Place): Keyframe | null {
  const isSeen = from.width > 0 && to.width > 0;
  if (!isSeen) return null;
  let [x, y] = [from.left - to.left, from.top - to.top];
  if (from.list !== to.list) {
    const [there, here] = [from.list.getBoundingClientRect(), to.list.getBoundingClientRect()];
    x += there.left - from.list.scrollLeft - here.left + to.list.scrollLeft;
    y += there.top - from.list.scrollTop - here.top + to.list.scrollTop;
  }
  const { a, e, f } = onItsWay(from.card);
  const scale = from.list === to.list ? a : (a * from.width) / to.width;
  [x, y] = [x + e, y + f];
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.01) return null;
  return { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${scale})` };
}
