/** The binder in order, and only what one looks for. */

import { ELEMENTS, symbolsOf, TYPES, type Face, type SymbolName } from "../../cards/face";

export const SORTS = ["new", "stars", "symbol", "set", "name"] as const;
export const FILTERS = ["all", "collection", "box", "kit"] as const;
export type Sort = (typeof SORTS)[number];
export type Filter = (typeof FILTERS)[number];

export interface BinderCard {
  id: number;
  face: Face;
  fitsCollection: boolean;
  fitsBox: boolean;
}

export interface BinderOrder {
  sort: Sort;
  filter: Filter;
  symbol: SymbolName | null;
}

/** The next of a few: what one key does. */
export function next<Key>(all: readonly Key[], now: Key): Key {
  return all[(all.indexOf(now) + 1) % all.length] as Key;
}

const SYMBOLS: readonly SymbolName[] = [...ELEMENTS, ...TYPES];
const firstSymbol = (face: Face): number => {
  const [first] = symbolsOf(face);
  return first ? SYMBOLS.indexOf(first) : SYMBOLS.length;
};

const COMPARE: Record<Exclude<Sort, "new">, (a: Face, b: Face) => number> = {
  stars: (a, b) => a.stars - b.stars,
  symbol: (a, b) => firstSymbol(a) - firstSymbol(b) || a.stars - b.stars,
  set: (a, b) => a.set.localeCompare(b.set) || a.stars - b.stars,
  name: (a, b) => a.name.localeCompare(b.name),
};

const PASSES: Record<Filter, (one: BinderCard) => boolean> = {
  all: () => true,
  collection: (one) => one.fitsCollection,
  box: (one) => one.fitsBox,
  kit: ({ face }) => face.kind !== "Single",
};

export function binderShown(binder: readonly BinderCard[], order: BinderOrder): BinderCard[] {
  const { sort, filter, symbol } = order;
  const found = binder.filter(
    (one) => PASSES[filter](one) && (symbol === null || symbolsOf(one.face).includes(symbol)),
  );
  if (sort === "new") return found.reverse();
  return found.sort((a, b) => COMPARE[sort](a.face, b.face));
}
