/** What one really pays and gets, where powers change what is printed. */

import type { Player } from "../lib/server/wire";

export type Prices = Player["prices"];

/** A card of the store, by its place: "0" to "8", "store" or "core". */
export function costAt(prices: Prices, place: string, printed: number): number {
  const { area, deck, core } = prices?.store ?? { area: [], deck: null, core: null };
  const cost = place === "store" ? deck : place === "core" ? core : area[Number(place)];
  return cost ?? printed;
}

/** A card of the aftermarket, by its place there. */
export const priceAt = (prices: Prices, place: number, stars: number): number =>
  prices?.aftermarket[place] ?? stars;

/** What selling a card brings. */
export const proceeds = (prices: Prices, stars: number): number => stars + (prices?.sales ?? 0);

/** How many cards a fusion takes, and how many it takes without powers. */
export function fusionCards(
  prices: Prices,
  piles: readonly { rarity: string; price: number }[],
  rarity: string,
): { count: number; printed: number } {
  const at = piles.findIndex((pile) => pile.rarity === rarity);
  const printed = piles[at]?.price ?? 0;
  return { count: prices?.fusion[at] ?? printed, printed };
}
