/** Which card is looked at closely: hover, focus or a long press on anything `zoomable`. */

import type { Attachment } from "svelte/attachments";
import type { Face, InPlay } from "./face";

export interface Closeup {
  face: Face;
  now: InPlay | undefined;
  /** Where the card lies, so that the close-up does not cover it; null after a long press. */
  beside: DOMRect | null;
}

export const ZOOM_ID = "card-zoom";
const HOVER = 280; // ms: passing over a row of cards shows none of them
const PRESS = 420;
/** Touch screens only pretend to hover. */
const hovers = matchMedia("(hover: hover)");

let shown = $state.raw<Closeup | null>(null);

export const zoom = {
  get shown(): Closeup | null {
    return shown;
  },
  show(face: Face, now: InPlay | undefined, beside: DOMRect | null): void {
    shown = { face, now, beside };
  },
  hide(): void {
    shown = null;
  },
};

/** `{@attach zoomable(() => face, () => now)}` on the element that holds a card. */
export function zoomable(
  face: () => Face | undefined,
  now: () => InPlay | undefined = () => undefined,
): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let pressed = false;
    let looked = false; // since the pointer came
    let mine: Closeup | null = null;

    const show = (beside: boolean): void => {
      const card = face();
      if (!card) return;
      element.setAttribute("aria-describedby", ZOOM_ID);
      zoom.show(card, now(), beside ? element.getBoundingClientRect() : null);
      mine = shown;
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (!element.hasAttribute("aria-describedby")) return;
      element.removeAttribute("aria-describedby");
      if (shown === mine) zoom.hide();
    };
    const listeners: Record<string, (event: Event) => void> = {
      // A pointer that moves: a card that comes to lie under one, say after a drop, is not looked at.
      pointermove: (event) => {
        const { pointerType, buttons } = event as PointerEvent;
        if (pointerType !== "mouse" || looked || buttons || !hovers.matches) return;
        looked = true;
        timer = window.setTimeout(() => show(true), HOVER);
      },
      pointerleave: (event) => {
        looked = false;
        if ((event as PointerEvent).pointerType === "mouse") hide();
        else clearTimeout(timer);
      },
      pointerdown: (event) => {
        pressed = false;
        clearTimeout(timer);
        if ((event as PointerEvent).pointerType === "mouse") return hide();
        timer = window.setTimeout(() => {
          pressed = true;
          show(false);
        }, PRESS);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => {
        if (pressed) event.preventDefault(); // the long press is ours
      },
      click: (event) => {
        if (!pressed) return;
        pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      focusin: () => {
        if (element.matches(":focus-visible, :has(:focus-visible)")) show(true);
      },
      // A card that leaves the page loses the focus while the page is being drawn.
      focusout: () => queueMicrotask(() => element.matches(":focus-within") || hide()),
      keydown: (event) => {
        if ((event as KeyboardEvent).key === "Escape" && zoom.shown) {
          event.stopPropagation();
          hide();
        }
      },
    };
    for (const [name, listen] of Object.entries(listeners)) {
      element.addEventListener(name, listen, { capture: name === "click" });
    }
    return () => {
      queueMicrotask(hide);
      for (const [name, listen] of Object.entries(listeners)) {
        element.removeEventListener(name, listen, { capture: name === "click" });
      }
    };
  };
}
