/** What is printed on a card, as the library gives it, and what has changed in play. */

import type { components } from "../lib/server/api";

type Schemas = components["schemas"];

export const ELEMENTS = ["Fire", "Water", "Air", "Earth", "Light", "Dark"] as const;
export const TYPES = ["Animal", "Myth", "Construct", "Citizen", "Soldier", "Mage", "Pro"] as const;
export const TRIGGERS = [
  "Play",
  "Next",
  "Flip",
  "Ongoing",
  "Top",
  "Score",
  "Action",
  "Reaction",
  "Deckbuilding",
] as const;

export type Element = (typeof ELEMENTS)[number];
export type CardType = (typeof TYPES)[number];
export type SymbolName = Element | CardType;
export type Trigger = (typeof TRIGGERS)[number];

export type Face = Schemas["Face"];
/** Only printed lines know where their sentences end. */
export type Line = Omit<Schemas["Line"], "ends"> & Partial<Pick<Schemas["Line"], "ends">>;
export type SetFace = Schemas["SetFace"];
/** What a card in play is now, which may differ from its face. */
export type InPlay = Partial<Schemas["CardInPlay"]>;
/** A card at the table, in play or not. */
export type SeenCard = Schemas["CardView"] & InPlay;

/** The facts a picture is made from. */
export interface Pictured {
  id: string;
  kind: string;
  stars: number;
  elements: readonly string[];
  types: readonly string[];
}

const plain = { stars: 0, elements: [], types: [] };

/** What is not among the faces but has a picture too. */
export const npcPicture = ({ id }: { id: string }): Pictured => ({
  ...plain,
  id: `npcs/${id}`,
  kind: "NPC",
});
export const metaPicture = ({ id }: { id: string }): Pictured => ({
  ...plain,
  id: `metas/${id}`,
  kind: "Meta",
});
export const characterPicture = ({ id }: { id: string }): Pictured => ({
  ...plain,
  id: `characters/${id}`,
  kind: "Character",
});

export const isElement = (word: unknown): word is Element => ELEMENTS.includes(word as Element);
export const isSymbol = (word: string): word is SymbolName =>
  isElement(word) || TYPES.includes(word as CardType);

/** Elements first, then types, as printed or as they are now. */
export function symbolsOf(face: Pictured, now?: InPlay): SymbolName[] {
  return [...(now?.elements ?? face.elements), ...(now?.types ?? face.types)].filter(isSymbol);
}

/** The triggers of a card, keywords' too, each once, in the order printed. */
export function triggersOf(face: Face): Trigger[] {
  const found = face.lines.map((line) => line.trigger).filter(Boolean);
  return [...new Set(found)] as Trigger[];
}
