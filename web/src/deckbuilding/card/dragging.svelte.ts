/** Dragging with mouse, pen or finger. A finger holds a moment first: a quick one scrolls. */

import type { Attachment } from "svelte/attachments";
import { zoom } from "../../cards/zoom.svelte";
import type { DeckbuildingSession, Thing } from "../deckbuilding-session.svelte";

const FAR = 6; // px before a press is a drag
const HOLD_MS = 230;

interface Drag {
  thing: Thing;
  zones: Set<string>;
  over: string | null;
  /** The card of one's deck that is under it. */
  before: number | null;
  x: number;
  y: number;
  width: number;
}

class Dragging {
  now = $state.raw<Drag | null>(null);
  /** Whether a zone waits for what is dragged; null while nothing is. */
  takes(zone: string): boolean {
    return this.now?.zones.has(zone) ?? false;
  }
}
export const dragging = new Dragging();

export function draggable(
  session: DeckbuildingSession,
  thing: () => Thing | null,
): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; at: number; finger: boolean } | null = null;
    let dragged = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !thing()) return;
      dragged = false;
      start = {
        x: event.clientX,
        y: event.clientY,
        at: event.timeStamp,
        finger: event.pointerType === "touch",
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", stop);
      addEventListener("keydown", escape, true);
    }
    function move(event: PointerEvent): void {
      if (!start) return;
      if (!dragging.now) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
        const held = event.timeStamp - start.at > HOLD_MS;
        const what = thing();
        const zones = what ? session.zonesFor(what) : new Set<string>();
        if (!what || !zones.size || (start.finger && !held)) {
          stop();
          return;
        }
        dragged = true;
        zoom.hide();
        session.picked = null;
        const width = element.getBoundingClientRect().width;
        dragging.now = { thing: what, zones, over: null, before: null, x: 0, y: 0, width };
      }
      if (zoom.shown) {
        zoom.hide(); // a finger that holds a card long enough also asks for its close-up
        return;
      }
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const zone = under?.closest<HTMLElement>("[data-zone]")?.dataset["zone"] ?? null;
      const card = under?.closest<HTMLElement>("[data-card]")?.dataset["card"];
      dragging.now = {
        ...dragging.now,
        x: event.clientX,
        y: event.clientY,
        over: zone && dragging.now.zones.has(zone) ? zone : null,
        before: card === undefined ? null : Number(card),
      };
    }
    function up(): void {
      const drag = dragging.now;
      stop();
      if (!drag?.over) return;
      const { thing: what, over, before } = drag;
      if ("card" in what && what.zone === over) reorder(over, what.card.id, before);
      else session.drop(what, over);
    }
    function reorder(zone: string, card: number | undefined, before: number | null): void {
      const area = session.cards.deckOf(zone);
      if (!area) return;
      const order = session.cards.in(area).flatMap(({ id }) => id ?? []);
      if (card === undefined || card === before) return;
      const to = before === null ? order.length - 1 : order.indexOf(before);
      const rest = order.filter((id) => id !== card);
      rest.splice(to < 0 ? rest.length : to, 0, card);
      void session.cards.reorder(area, rest);
    }
    function stop(): void {
      start = null;
      dragging.now = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
      removeEventListener("keydown", escape, true);
    }
    function escape(event: KeyboardEvent): void {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      stop();
    }
    /** While a card is held the page does not scroll under it. */
    function touch(event: TouchEvent): void {
      if (dragging.now || (start?.finger && event.timeStamp - start.at > HOLD_MS))
        event.preventDefault();
    }
    /** The end of a drag is no click. */
    function click(event: MouseEvent): void {
      if (!dragged) return;
      dragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }
    element.addEventListener("pointerdown", down);
    element.addEventListener("touchmove", touch, { passive: false });
    element.addEventListener("click", click, true);
    return () => {
      if (start) stop();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("touchmove", touch);
      element.removeEventListener("click", click, true);
    };
  };
}
