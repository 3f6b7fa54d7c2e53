/** Collections as they grow, and which cards would fit: for the eye; the rules count for themselves. */

import { symbolsOf, type Face, type SymbolName } from "../../cards/face";
import type { Language } from "../../lib/server/wire";

export const LADDER = 10;

export function shared(cards: readonly Face[]): SymbolName[] {
  const [first, ...rest] = cards;
  if (!first) return [];
  return symbolsOf(first).filter((symbol) =>
    rest.every((face) => symbolsOf(face).includes(symbol)),
  );
}

/** Whether a card would make the collection grow. */
export function fitsCollection(face: Face, cards: readonly Face[]): boolean {
  if (!cards.length || cards.some((one) => one.stars === face.stars)) return false;
  const common = shared(cards);
  return symbolsOf(face).some((symbol) => common.includes(symbol));
}

export interface Idea {
  symbol: SymbolName;
  size: number;
}

/** What one's cards could make: for each symbol, how many different stars there are. */
export function ideas(cards: readonly Face[]): Idea[] {
  const stars = new Map<SymbolName, Set<number>>();
  for (const face of cards)
    for (const symbol of symbolsOf(face))
      stars.set(symbol, (stars.get(symbol) ?? new Set()).add(face.stars));
  return [...stars]
    .map(([symbol, different]) => ({ symbol, size: different.size }))
    .filter(({ size }) => size > 1)
    .sort((a, b) => b.size - a.size);
}

/** How card texts name a symbol; Russian bends the words. */
const NAMED: Record<Language, Record<SymbolName, RegExp>> = {
  en: {
    Fire: /\bFire\b/,
    Water: /\bWater\b/,
    Air: /\bAir\b/,
    Earth: /\bEarth\b/,
    Light: /\bLight\b/,
    Dark: /\bDark\b/,
    Animal: /\bAnimals?\b/,
    Myth: /\bMyths?\b/,
    Construct: /\bConstructs?\b/,
    Citizen: /\bCitizens?\b/,
    Soldier: /\bSoldiers?\b/,
    Mage: /\bMages?\b/,
    Pro: /\bPros?\b/,
  },
  ja: {
    Fire: /炎/,
    Water: /水/,
    Air: /風/,
    Earth: /地(?!点)/,
    Light: /光/,
    Dark: /闇/,
    Animal: /動物/,
    Myth: /神話/,
    Construct: /機械/,
    Citizen: /民衆/,
    Soldier: /兵士/,
    Mage: /魔道士/,
    Pro: /プロ(?!モ)/,
  },
  ru: {
    Fire: /огненн/i,
    Water: /водн/i,
    Air: /воздушн/i,
    Earth: /землян/i,
    Light: /светл/i,
    Dark: /тёмн/i,
    Animal: /животн/i,
    Myth: /(?<![а-яё])миф/i,
    Construct: /конструкци/i,
    Citizen: /горожан/i,
    Soldier: /(?<![а-яё])воин/i,
    Mage: /(?<![а-яё])маг(?!аз)/i,
    Pro: /чемпион/i,
  },
};

/** The symbols that the text of a card or a meta speaks of. */
export function symbolsNamed(texts: readonly string[], language: Language): SymbolName[] {
  const text = texts.join("\n");
  const words = Object.entries(NAMED[language]) as [SymbolName, RegExp][];
  return words.filter(([, word]) => word.test(text)).map(([symbol]) => symbol);
}
