/** What may be done with each card and each place of the shop, out of the choices. */

import type { Action, ActionsByVerb, Choices } from "../lib/server/wire";

export interface CardAction {
  verb: string;
  /** What is sent to the server. */
  sends: Action;
  /** Where dropping the card does it. */
  zone: string | null;
  /** The key that does it while the card has the focus. */
  key: string | null;
}

export interface ActionsByTarget {
  byCard: Map<number, CardAction[]>;
  /** By place in the store: "0" to "8", "store", "core". */
  byPlace: Map<string, CardAction[]>;
  /** What has no place of its own on this screen. */
  others: ActionsByVerb;
}

const ABOUT_CARDS = new Set([
  "pick",
  "give",
  "want",
  "draft",
  "purchase",
  "move",
  "sell",
  "unsell",
  "show",
  "hide",
  "hand_over",
]);
const ABOUT_PLACES = new Set(["buy", "peek"]);
/** Verbs with a button of their own: the clock, the counter, proposals, metas, decks. */
const HAVE_BUTTONS = new Set([
  "ready",
  "unready",
  "pause",
  "resume",
  "extend",
  "onward",
  "fuse",
  "npc",
  "trade",
  "propose",
  "accept",
  "decline",
  "withdraw",
  "cancel",
  "change_meta",
  "pay",
  "use_deck",
]);

const KEYS: Record<string, string> = {
  binder: "b",
  deck: "d",
  second_deck: "e",
  third_deck: "t",
  collection: "c",
  second_collection: "v",
  sell: "s",
  show: "w",
  hide: "w",
  peek: "l",
};
/** A double click does the first: out of the binder into the deck, out of everything else back. */
const ORDER = ["pick", "give", "want", "draft", "purchase", "buy", "move", "sell", "hand_over"];

function cardAction(verb: string, sends: Action): CardAction {
  const [, , to] = sends;
  if (verb === "move") return { verb, sends, zone: String(to), key: KEYS[String(to)] ?? null };
  if (verb === "buy" || verb === "purchase") return { verb, sends, zone: "binder", key: "b" };
  if (verb === "unsell") return { verb, sends, zone: "binder", key: "b" };
  if (verb === "sell") return { verb, sends, zone: "aftermarket", key: "s" };
  if (verb === "hand_over") return { verb, sends, zone: `seat-${String(to)}`, key: null };
  return { verb, sends, zone: null, key: KEYS[verb] ?? null };
}

export function actionsByTarget(choices: Choices): ActionsByTarget {
  const byCard = new Map<number, CardAction[]>();
  const byPlace = new Map<string, CardAction[]>();
  const others: ActionsByVerb = {};
  const ranked = Object.entries<Action[]>(choices).sort(([a], [b]) => rank(a) - rank(b));
  for (const [verb, actions] of ranked) {
    if (ABOUT_CARDS.has(verb)) for (const one of actions) add(byCard, one[1] as number, verb, one);
    else if (ABOUT_PLACES.has(verb))
      for (const one of actions) add(byPlace, String(one[1]), verb, one);
    else if (!HAVE_BUTTONS.has(verb) && actions.length) others[verb] = actions;
  }
  return { byCard, byPlace, others };
}

/** What may be done at a place of the store with the back that was seen there. */
export const actionsOnBack = (set: string, actions: readonly CardAction[] = []): CardAction[] =>
  actions.filter(({ sends }) => sends[2] === set);

const rank = (verb: string): number =>
  (ORDER.indexOf(verb) + ORDER.length + 1) % (ORDER.length + 1);

function add<Key>(found: Map<Key, CardAction[]>, key: Key, verb: string, sends: Action): void {
  const actions = found.get(key);
  if (actions) actions.push(cardAction(verb, sends));
  else found.set(key, [cardAction(verb, sends)]);
}

/** The cards to take out of the deck and put back, in order, so that it lies in the wanted order:
 * a card that enters the deck comes last (DB-14). */
export function reorderMoves(wanted: readonly number[], old: readonly number[]): number[] {
  let last = -1;
  let stay = 0;
  for (const card of wanted) {
    const at = old.indexOf(card);
    if (at <= last) break;
    last = at;
    stay += 1;
  }
  return wanted.slice(stay);
}
