/** What a screen reader says of a card. */

import { symbolsOf, type Face, type InPlay } from "./face";
import { t } from "../lib/words.svelte";

export interface Whereabouts {
  /** "in your hand", already in the person's language. */
  zone: string;
  /** Its place there, from 1, and how many there are. */
  place?: number;
  of?: number;
}

/** "Iron Grandmother, 3 stars, Fire Soldier, in your hand, 2 of 8" */
export function cardName(face: Face, now?: InPlay, where?: Whereabouts): string {
  const symbols = symbolsOf(face, now).map((name) => t(`symbol-${name.toLowerCase()}`));
  const stars = now?.stars ?? face.stars;
  const parts = [
    face.name,
    ...(stars ? [t("card-stars", { stars })] : []),
    symbols.length ? symbols.join(" ") : t(`kind-${face.kind.toLowerCase().replaceAll(" ", "-")}`),
  ];
  if (now?.tokens) parts.push(t("card-tokens", { tokens: now.tokens }));
  if (now?.markers) parts.push(t("card-markers", { markers: now.markers }));
  if (now?.attached?.length) parts.push(t("card-attached", { cards: now.attached.length }));
  if (where) {
    parts.push(where.zone);
    if (where.place && where.of) parts.push(t("card-place", { place: where.place, of: where.of }));
  }
  return parts.join(t("list-comma"));
}
