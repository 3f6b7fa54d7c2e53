/** The cards that a seat sees the face of, wherever in its view they lie. */

import type { View } from "../lib/server/wire";

/** The design of every card in sight, by the card's number. */
export function visibleCards(view: View | null): Map<number, string> {
  const found = new Map<number, string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (value && typeof value === "object") {
      const { id, design } = value as { id?: unknown; design?: unknown };
      if (typeof id === "number" && typeof design === "string") found.set(id, design);
      Object.values(value).forEach(look);
    }
  };
  look(view);
  return found;
}
