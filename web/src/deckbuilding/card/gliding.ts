/** Cards glide to their new places when one comes or goes. */

import { settings } from "../../lib/settings.svelte";

const GLIDE = "glide";
const MS = 200;

/** How far a card is from its place while it still glides there; from now on it stands. */
function underWay(card: HTMLElement): { x: number; y: number } {
  const glides = card.getAnimations().filter(({ id }) => id === GLIDE);
  if (!glides.length) return { x: 0, y: 0 };
  const { e: x, f: y } = new DOMMatrixReadOnly(getComputedStyle(card).transform);
  for (const glide of glides) glide.cancel();
  return { x, y };
}

type Place = [left: number, top: number];

/**
 * For a list of cards. Places are read once, when all has changed that changes at a time: reading them while
 * cards come and go would have the table laid out two or three times.
 */
export function gliding(list: HTMLElement): () => void {
  const read = (): Map<HTMLElement, Place> =>
    new Map(
      ([...list.children] as HTMLElement[]).map((one) => [one, [one.offsetLeft, one.offsetTop]]),
    );
  let before = new Map<HTMLElement, Place>();

  function glide(): void {
    if (settings.still) return before.clear();
    const places = read();
    const [from, to] = [list.scrollTop - list.clientHeight, list.scrollTop + 2 * list.clientHeight];
    for (const [one, [left, top]] of places) {
      const [oldLeft, oldTop] = before.get(one) ?? [left, top];
      const isSeen = top - list.offsetTop > from && top - list.offsetTop < to;
      if (!isSeen || (oldLeft === left && oldTop === top)) continue;
      const { x, y } = underWay(one);
      const moved = `translate(${oldLeft - left + x}px, ${oldTop - top + y}px)`;
      const run = one.animate([{ transform: moved }, { transform: "none" }], {
        duration: MS,
        easing: "ease-out",
      });
      run.id = GLIDE;
    }
    before = places;
  }

  const changes = new MutationObserver(glide);
  changes.observe(list, { childList: true });
  const sizes = new ResizeObserver(() => (before = read()));
  sizes.observe(list);
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
}
