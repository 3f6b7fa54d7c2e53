/** The places of a hand: a card by its id, or nothing where one has been. */
export type Places = readonly (number | null)[];

/**
 * Where the cards of a hand lie. A card that has gone leaves its place empty, so that the others stay where
 * they are; one that comes takes the first empty place. A hand of other cards is laid out anew.
 */
export function placed(before: Places, hand: readonly number[]): Places {
  const kept = before.map((id) => (id !== null && hand.includes(id) ? id : null));
  if (kept.every((id) => id === null)) return hand;
  const fresh = hand.filter((id) => !before.includes(id));
  const filled = kept.map((id) => id ?? fresh.shift() ?? null);
  return [...filled, ...fresh];
}
