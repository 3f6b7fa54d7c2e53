/** What a seat may do, sorted by what on the table it is about. */

import type { Action, ActionsByVerb, Choices, View } from "../lib/server/wire";

export type PromptOption = NonNullable<NonNullable<View["prompt"]>["options"]>[number];

export interface ActionsByTarget {
  byCard: Map<number, Action[]>;
  bySeat: Map<number, Action[]>;
  bySlot: Map<string, Action[]>;
  end: Action | null;
  /** Verbs that have no place on the table. */
  others: ActionsByVerb;
}

/** Verbs whose second word is a card of one's own, or of the aftermarket. */
const ON_CARDS = new Set([
  "play",
  "action",
  "attach",
  "sell",
  "collect",
  "equip",
  "purchase",
  "pick",
]);
/** Verbs of the market panel, and those that stand elsewhere on the screen. */
const PLACED = new Set(["buy", "peek", "fuse", "cancel", "score", "choose", "end", "onward"]);

export const slotKey = (seat: number, at: number): string => `${seat}:${at}`;

export function actionsByTarget(choices: Choices, view: View | null): ActionsByTarget {
  const found: ActionsByTarget = {
    byCard: new Map(),
    bySeat: new Map(),
    bySlot: new Map(),
    end: choices["end"]?.[0] ?? null,
    others: {},
  };
  const put = <Key>(map: Map<Key, Action[]>, key: Key, action: Action): void => {
    map.set(key, [...(map.get(key) ?? []), action]);
  };
  for (const [verb, actions] of Object.entries<Action[]>(choices)) {
    if (ON_CARDS.has(verb))
      for (const action of actions) put(found.byCard, action[1] as number, action);
    else if (!PLACED.has(verb)) found.others[verb] = actions;
  }
  const options = view?.prompt?.options ?? [];
  for (const action of choices["choose"] ?? []) {
    const option = options[action[1]];
    if (option === undefined) continue;
    if (option[0] === "card" || option[0] === "effect") put(found.byCard, option[1], action);
    else if (option[0] === "player") put(found.bySeat, option[1], action);
    else if (option[0] === "slot") put(found.bySlot, slotKey(option[1], option[2]), action);
  }
  return found;
}

/** The one thing that Enter takes: the only option there is, or the only thing to do. */
export function onlySensible(choices: Choices): Action | null {
  const all = Object.values(choices).flat();
  return all.length === 1 ? (all[0] ?? null) : null;
}

/** The Reactions that a prompt offers, and how to decline them. */
export function reactions(view: View | null): { cards: number[]; decline: number } | null {
  const prompt = view?.prompt;
  if (prompt?.kind !== "reaction" || !prompt.options) return null;
  const decline = prompt.options.findIndex((option) => option[0] === "decline");
  const cards = prompt.options
    .filter((option) => option[0] === "effect")
    .map((option) => option[1]);
  return decline < 0 ? null : { cards, decline };
}
