/** What one key does at the deckbuilding table. */

import { isForTable, isUndo, shortcut } from "../lib/shortcuts";
import type { DeckbuildingSession } from "./deckbuilding-session.svelte";
import { FILTERS, next, SORTS } from "./own-cards/binder-order";

const PLACES = ["store", "aftermarket", "binder", "deck", "collection"];

export function pressed(
  event: KeyboardEvent,
  session: DeckbuildingSession,
  board: HTMLElement | undefined,
): void {
  if (event.key === "Escape" && session.deals.isOpen && isForTable(event))
    void session.deals.leave();
  if (isUndo(event)) void session.undo();
  const key = shortcut(event);
  const [ready] = [...session.may("unready"), ...session.may("onward")];
  const [pause] = [...session.may("pause"), ...session.may("resume")];
  if (key === "o") session.cards.sort = next(SORTS, session.cards.sort);
  else if (key === "f") session.cards.filter = next(FILTERS, session.cards.filter);
  else if (key === "r" && ready) void session.act(ready);
  else if (key === "r" && session.may("ready").length) void session.ready();
  else if (key === "p" && pause) void session.act(pause);
  else if (key === "h" && session.mayAskAdvice) void session.askAdvice();
  else if (PLACES[Number(key) - 1]) {
    const place = PLACES[Number(key) - 1];
    const things =
      board?.querySelectorAll<HTMLElement>(`.${place} :is(.card-button, .back)[data-item]`) ?? [];
    ([...things].find((one) => one.tabIndex === 0) ?? things[0])?.focus();
  }
}
