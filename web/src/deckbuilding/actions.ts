/** What may be done with each card and each place of the shop, out of the choices. */

import type { Action, Choices } from "../lib/server/wire";

export interface Deed {
  verb: string;
  action: Action;
  /** Where dropping the card does it. */
  zone: string | null;
  /** The key that does it while the card has the focus. */
  key: string | null;
}

export interface Offers {
  byCard: Map<number, Deed[]>;
  /** By place in the store: "0" to "8", "store", "core". */
  byPlace: Map<string, Deed[]>;
  /** What has no place of its own on this screen. */
  others: Choices;
}

const ABOUT_CARDS = new Set([
  "pick",
  "give",
  "want",
  "draft",
  "purchase",
  "move",
  "sell",
  "show",
  "hide",
  "hand_over",
]);
const ABOUT_PLACES = new Set(["buy", "peek"]);
/** Verbs with a button of their own: the clock, the counter, proposals, metas, decks. */
const SEEN_TO = new Set([
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

function deed(verb: string, action: Action): Deed {
  const [, , to] = action;
  if (verb === "move") return { verb, action, zone: String(to), key: KEYS[String(to)] ?? null };
  if (verb === "buy" || verb === "purchase") return { verb, action, zone: "binder", key: "b" };
  if (verb === "sell") return { verb, action, zone: "aftermarket", key: "s" };
  if (verb === "hand_over") return { verb, action, zone: `seat-${String(to)}`, key: null };
  return { verb, action, zone: null, key: KEYS[verb] ?? null };
}

export function offersIn(choices: Choices): Offers {
  const byCard = new Map<number, Deed[]>();
  const byPlace = new Map<string, Deed[]>();
  const others: Choices = {};
  const verbs = Object.keys(choices).sort((a, b) => rank(a) - rank(b));
  for (const verb of verbs) {
    const actions = choices[verb] ?? [];
    if (ABOUT_CARDS.has(verb)) for (const one of actions) add(byCard, one[1] as number, verb, one);
    else if (ABOUT_PLACES.has(verb))
      for (const one of actions) add(byPlace, String(one[1]), verb, one);
    else if (!SEEN_TO.has(verb) && actions.length) others[verb] = actions;
  }
  return { byCard, byPlace, others };
}

/** What may be done at a place of the store with the back that was seen there. */
export const boughtAs = (set: string, deeds: readonly Deed[] = []): Deed[] =>
  deeds.filter(({ action }) => action[2] === set);

const rank = (verb: string): number =>
  (ORDER.indexOf(verb) + ORDER.length + 1) % (ORDER.length + 1);

function add<Key>(found: Map<Key, Deed[]>, key: Key, verb: string, action: Action): void {
  const deeds = found.get(key);
  if (deeds) deeds.push(deed(verb, action));
  else found.set(key, [deed(verb, action)]);
}

/** The cards to take out of the deck and put back, in order, so that it lies in the wanted order:
 * a card that enters the deck comes last (DB-14). */
export function broughtInto(wanted: readonly number[], old: readonly number[]): number[] {
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
