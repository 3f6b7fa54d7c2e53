/** Looking for cards. */

import type { Face } from "../cards/face";
import type { Library } from "../lib/server/wire";

export interface Wanted {
  words: string;
  set: string; // "" is any, here and below
  rarity: string;
  element: string;
  type: string;
}

export const ANYTHING: Readonly<Wanted> = { words: "", set: "", rarity: "", element: "", type: "" };

/** The cards that are like that, by rarity and set as the library lists them, then by stars. */
export function search(library: Library, wanted: Wanted): Face[] {
  const words = folded(wanted.words).split(/\s+/).filter(Boolean);
  const order = new Map(Object.keys(library.sets).map((name, place) => [name, place]));
  const place = (face: Face): number => order.get(face.set) ?? order.size; // side cards come last
  return Object.values(library.faces)
    .filter(
      (face) =>
        (!wanted.set || face.set === wanted.set) &&
        (!wanted.rarity || face.rarity === wanted.rarity) &&
        (!wanted.element || face.elements.includes(wanted.element)) &&
        (!wanted.type || face.types.includes(wanted.type)) &&
        containsAll(face, words),
    )
    .sort(
      (a, b) =>
        place(a) - place(b) ||
        a.set.localeCompare(b.set) ||
        a.stars - b.stars ||
        a.name.localeCompare(b.name, library.language),
    );
}

function containsAll(face: Face, words: string[]): boolean {
  if (!words.length) return true;
  const text = folded([face.name, face.english, ...face.lines.map((line) => line.text)].join("\n"));
  return words.every((word) => text.includes(word));
}

/** Without case and accents, and with ё as е: as people type. */
function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
