/** What cannot be undone asks once. */

import type { Action } from "../../lib/server/wire";
import { t } from "../../lib/words.svelte";
import type { Deal } from "../deals/deals";

export interface Question {
  title: string;
  help: string;
  yes: string;
  no?: string;
  does: () => void;
}

const PROMOS = new Set(["Bronze", "Silver", "Gold"]);

interface Names {
  card(card: number): string;
  rarity(card: number): string;
  player(seat: number): string;
}

/** What is asked before an action: a card given away is gone. */
export function beforeGiving(action: Action, names: Names): Omit<Question, "does"> | null {
  if (action[0] !== "hand_over") return null;
  const [, card, seat] = action;
  const values = { card: names.card(card), name: names.player(seat) };
  return { title: t("once-give", values), help: t("once-give-help"), yes: t("once-give-do") };
}

/** What is asked before a deal: promos among its cards are gone for good. */
export function beforeDeal(deal: Deal, names: Names): Omit<Question, "does"> | null {
  if (deal.kind === "trade") return null;
  const promos = deal.cards.filter((card) => PROMOS.has(names.rarity(card)));
  if (!promos.length) return null;
  const cards = promos.map((card) => names.card(card)).join(t("list-comma"));
  return {
    title: t("once-promo", { cards }),
    help: t("once-promo-help", { count: promos.length }),
    yes: t(`once-promo-${deal.kind}`),
  };
}

const SUMS = [10, 5, 1];

/** A sum in the parts in which money is given; all that one has goes at once. */
export function payments(sum: number, money: number): number[] {
  if (sum <= 0 || sum >= money) return sum > 0 ? [money] : [];
  const [part] = SUMS.filter((one) => one <= sum) as [number];
  return [part, ...payments(sum - part, money - part)];
}

export class AskOnce {
  asked = $state.raw<Question | null>(null);
  /** Whom money is given to, while the sum is chosen. */
  paying = $state<number | null>(null);

  /** Do it, after a yes if there is something to ask. */
  first(question: Omit<Question, "does"> | null, does: () => void): void {
    if (question) this.asked = { ...question, does };
    else does();
  }
  answer(yes: boolean): void {
    const { asked } = this;
    this.asked = null;
    if (yes) asked?.does();
  }
}
