/** Packs that are opened: what is in them, and which have been opened already. */

import { happening } from "../story/events";
import type { Told } from "../lib/server/wire";

export type PackKind = "booster" | "promo" | "prize";

export interface PackedCard {
  card: number;
  design: string;
}
export interface Pack {
  kind: PackKind;
  /** The input that it came with. */
  number: number;
  cards: PackedCard[];
}

const CARDS_OF: Record<string, { kind: PackKind; field: string }> = {
  dealt: { kind: "booster", field: "cards" },
  fused: { kind: "promo", field: "promo" },
  prize: { kind: "prize", field: "card" },
  pro_card: { kind: "prize", field: "card" },
};

/** What an input brought a seat, as far as it may see it. */
export function packsIn(told: Told, seat: number | null): Pack[] {
  const found: Pack[] = [];
  for (const it of told.events.map(happening)) {
    const declared = it && CARDS_OF[it.kind];
    if (!declared || seat === null || it.fields["seat"] !== seat) continue;
    const named = [it.fields[declared.field]].flat();
    const cards = named.flatMap((card) => {
      const design = told.cards[String(card)];
      return typeof card === "number" && design ? { card, design } : [];
    });
    if (cards.length) found.push({ kind: declared.kind, number: told.number, cards });
  }
  return found;
}

/** The best comes last. */
const THRILL = ["Starter", "Core", "Expansion", "Premium", "Master", "Bronze", "Silver", "Gold"];

interface Printed {
  rarity: string;
  stars: number;
}
export function byThrill(
  cards: readonly PackedCard[],
  printed: (design: string) => Printed | undefined,
): PackedCard[] {
  const thrill = ({ design }: PackedCard): number => {
    const face = printed(design);
    const rarity = face?.rarity === "Mystic" ? THRILL.length : THRILL.indexOf(face?.rarity ?? "");
    return rarity * 20 + (face?.stars ?? 0);
  };
  return [...cards].sort((a, b) => thrill(a) - thrill(b));
}

/** What this tab has opened, by table: the last input of each kind. A reload opens nothing again. */
const KEY = "mblades.opened";
type Opened = Record<string, number>;

function opened(): Opened {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Opened;
  } catch {
    return {}; // storage is closed to us, or holds something else
  }
}
export const isOpened = (table: string, { kind, number }: Pack): boolean =>
  number <= (opened()[`${table} ${kind}`] ?? -1);

export function noteOpened(table: string, { kind, number }: Pack): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...opened(), [`${table} ${kind}`]: number }));
  } catch {
    // a browser that keeps nothing: a reload may show it again
  }
}
