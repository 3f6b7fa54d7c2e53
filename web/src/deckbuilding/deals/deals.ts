/** Deals on the counter: what one gives and what one gets, before anything happens. */

import type { Action, ActionOf } from "../../lib/server/wire";

export type PromoRarity = ActionOf<"fuse">[1];

export interface FusionDeal {
  kind: "fuse";
  rarity: PromoRarity;
  cards: number[];
  promo: number | null;
}

export interface TradeSide {
  cards: number[];
  money: number;
  friends: number[];
}

export interface TradeDeal {
  kind: "trade";
  partner: number;
  give: TradeSide;
  want: TradeSide;
}

export interface NpcDeal {
  kind: "npc";
  /** Its id in the library. */
  npc: string;
  /** For each card that it asks for those that would do. */
  places: number[][];
  cards: number[];
}

export type Deal = FusionDeal | TradeDeal | NpcDeal;

export const emptySide = (): TradeSide => ({ cards: [], money: 0, friends: [] });

function fusion({ rarity, cards, promo }: FusionDeal, isPromoChosen: boolean): Action {
  return isPromoChosen && promo !== null ? ["fuse", rarity, cards, promo] : ["fuse", rarity, cards];
}

/** The action that carries a deal out. */
export function dealAction(deal: Deal, isPromoChosen: boolean): Action {
  if (deal.kind === "npc") return ["npc", deal.npc, deal.cards];
  return deal.kind === "fuse" ? fusion(deal, isPromoChosen) : proposal(deal);
}

function proposal({ partner, give, want }: TradeDeal): Action {
  const friends = ({ friends }: TradeSide): number[] => [...friends].sort((a, b) => a - b);
  return [
    "propose",
    partner,
    give.cards,
    give.money,
    friends(give),
    want.cards,
    want.money,
    friends(want),
  ];
}

/** What a side is worth in stars and M$; friendship is beyond price. */
export function weight(side: TradeSide, stars: (card: number) => number): number {
  return side.money + side.cards.reduce((sum, card) => sum + stars(card), 0);
}

export const isEmpty = (side: TradeSide): boolean =>
  !side.cards.length && !side.money && !side.friends.length;

export function toggled<Thing>(list: readonly Thing[], thing: Thing): Thing[] {
  return list.includes(thing) ? list.filter((one) => one !== thing) : [...list, thing];
}

/** Whether all these cards, with some of the others, are what an NPC asks for: one in each place. */
export function canFill(
  places: readonly (readonly number[])[],
  cards: readonly number[],
  others: readonly number[],
): boolean {
  const holder: (number | undefined)[] = places.map(() => undefined);
  const find = (card: number, tried: Set<number>): boolean =>
    places.some((wanted, place) => {
      if (tried.has(place) || !wanted.includes(card)) return false;
      tried.add(place);
      const held = holder[place];
      if (held !== undefined && !find(held, tried)) return false;
      holder[place] = card;
      return true;
    });
  if (!cards.every((card) => find(card, new Set()))) return false;
  for (const card of others) if (holder.includes(undefined)) find(card, new Set());
  return !holder.includes(undefined);
}
