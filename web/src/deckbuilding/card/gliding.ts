/** Cards glide to their new places when one comes or goes. */

import { settings } from "../../lib/settings.svelte";

const GLIDE = "glide";
const MS = 200;

type Place = [left: number, top: number];

const glidesOf = (card: HTMLElement): Animation[] =>
  card.getAnimations().filter(({ id }) => id === GLIDE);

/** How far a card is from its place while it still glides there. */
function offset(card: HTMLElement): Place {
  if (!glidesOf(card).length) return [0, 0];
  const { e: x, f: y } = new DOMMatrixReadOnly(getComputedStyle(card).transform);
  return [x, y];
}

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
    const top = list.offsetTop + list.scrollTop;
    const [from, to] = [top - list.clientHeight, top + 2 * list.clientHeight];
    const moved = [...places].flatMap(([card, [left, top]]) => {
      const [oldLeft, oldTop] = before.get(card) ?? [left, top];
      if (top <= from || top >= to || (oldLeft === left && oldTop === top)) return [];
      const [x, y] = offset(card);
      return [{ card, transform: `translate(${oldLeft - left + x}px, ${oldTop - top + y}px)` }];
    });
    // Everything has been read: from here on it is only written.
    for (const { card, transform } of moved) {
      for (const glide of glidesOf(card)) glide.cancel();
      const run = card.animate([{ transform }, { transform: "none" }], {
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
