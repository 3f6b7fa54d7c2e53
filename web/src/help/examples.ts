/** Real cards to show the game with, chosen by what there is to see on them. */

import { triggersOf, type Face, type SetFace } from "../cards/face";
import type { Library } from "../lib/server/wire";

export interface Examples {
  /** One to read: it speaks when played and while on top. */
  read: Face;
  backs: SetFace[];
  sold: Face;
  fused: Face[];
  promo: Face;
  collection: Face[];
  singles: Face[];
  box: Face;
  accessories: Face[];
  tableau: Face[];
  clash: [Face, Face, Face, Face];
}

const SHOWN_ELEMENT = "Fire";

export function examplesOf(library: Pick<Library, "faces" | "sets">): Examples | null {
  const all = Object.values(library.faces);
  const singles = all.filter((face) => face.kind === "Single");
  const of = (rarity: string): Face[] => singles.filter((face) => face.rarity === rarity);
  const expansions = onePerSet(of("Expansion"));
  const premiums = onePerSet(of("Premium"));
  const masters = onePerSet(of("Master"));
  const read = of("Premium").find((face) => {
    const triggers = triggersOf(face);
    return triggers.includes("Play") && triggers.includes("Top") && face.types.length > 0;
  });
  const promo = of("Gold")[0];
  const box = all.find((face) => face.kind === "Deck Box");
  const accessories = all.filter((face) => face.kind === "Accessory").slice(0, 2);
  const [sold, one, other, third] = masters;
  const [left, right] = premiums;
  if (!read || !promo || !box || !sold || !one || !other || !third || !left || !right) return null;
  return {
    read,
    promo,
    box,
    accessories,
    sold,
    backs: ["Expansion", "Premium", "Master"].flatMap(
      (rarity) => Object.values(library.sets).find((set) => set.rarity === rarity) ?? [],
    ),
    fused: expansions.slice(0, 5),
    collection: ladder(singles.filter((face) => face.elements.includes(SHOWN_ELEMENT))).slice(0, 5),
    singles: [...expansions, ...premiums].slice(2, 10),
    tableau: [...expansions.slice(1, 3), one, left],
    clash: [left, third, right, other],
  };
}

function onePerSet(list: Face[]): Face[] {
  return [...new Map(list.map((face) => [face.set, face])).values()];
}

/** Cards with different stars, the lowest first. */
function ladder(list: Face[]): Face[] {
  return [...new Map(list.map((face) => [face.stars, face])).values()].sort(
    (a, b) => a.stars - b.stars,
  );
}
