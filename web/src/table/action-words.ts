/** Actions in words, for those that have no place of their own on a screen. */

import { faces } from "../lib/server/library.svelte";
import type { Action, Table, View } from "../lib/server/wire";
import { maybe, t, type Values } from "../lib/words.svelte";
import { playerName } from "../story/names";
import { word } from "../story/narration";
import { visibleCards } from "./visible-cards";

export function verb(name: string): string {
  return maybe(`verb-${name.replaceAll("_", "-")}`) ?? name.replaceAll("_", " ");
}

/** Where the game stands: a mode that has no rounds says its own name. */
export function roundName({ mode, round, boss, phase, last_deckbuilding }: View): string {
  if (last_deckbuilding && phase === "deckbuilding") return t(`mode-${mode}`);
  if (last_deckbuilding) return t("tournament-of", { round });
  if (round === 0) return t("prerelease");
  if (boss && boss.rounds > 1) return t("round-of", { round, rounds: boss.rounds });
  if (boss || mode === "turn-based") return t(`mode-${mode}`);
  return t("tables-round", { round });
}

/** How the one who speaks calls cards and players. */
export interface Calling {
  card(card: number): string;
  player(seat: number): string;
}

/** One answer to a question. */
export function optionWords([kind, about, more]: readonly unknown[], calling: Calling): string {
  switch (kind) {
    case "card":
      return calling.card(about as number);
    case "effect":
      return t("option-effect", { card: calling.card(about as number) });
    case "player":
      return calling.player(about as number);
    case "slot":
      return t("option-slot", {
        name: calling.player(about as number),
        slot: (more as number) + 1,
      });
    case "number":
      return String(about);
    case "choice":
      return faces.library?.choices[String(more)] ?? String(more);
    case "side":
      return t(`option-${String(about)}`);
    case "symbol":
      return word(String(about));
    case "name":
      return faces.named(String(about));
    case "meta":
      return metaName(about) ?? String(about);
    default:
      return maybe(`option-${String(kind)}`) ?? String(kind);
  }
}

/** What an action names after its verb, in order. */
const NAMED: Record<string, readonly (keyof typeof say)[]> = {
  move: ["card", "area"],
  order: ["area"],
  show: ["card"],
  hide: ["card"],
  buy: ["place"],
  peek: ["place"],
  change_meta: ["meta"],
  sell: ["card"],
  unsell: ["card"],
  purchase: ["card"],
  fuse: ["rarity"],
  npc: ["npc"],
  trade: ["player"],
  accept: ["partner"],
  decline: ["partner"],
  withdraw: ["partner"],
  pick: ["card"],
  draft: ["card"],
  give: ["card"],
  want: ["card"],
  give_money: ["money"],
  want_money: ["money"],
  give_friend: ["vp"],
  want_friend: ["vp"],
  hand_over: ["card", "player"],
  pay: ["money", "player"],
  use_deck: ["area"],
  play: ["card"],
  action: ["card"],
  attach: ["card", "host"],
  collect: ["card", "symbol"],
  equip: ["card"],
  choose: ["option"],
};

interface Sights {
  view: View;
  table: Table;
  cards: Map<number, string>;
}

/** "Give 5 M$ to Anna": an action as a sentence. */
export function sentence(
  action: Action,
  view: View,
  table: Table,
  cards: Map<number, string> = visibleCards(view),
): string {
  const [name, ...things] = action as [string, ...unknown[]];
  const values: Values = {};
  NAMED[name]?.forEach((what, at) => {
    values[what] = say[what](things[at], { view, table, cards }, things[at + 1]);
  });
  const id = `action-${name.replaceAll("_", "-")}`;
  return maybe(id, values) ?? verb(name);
}

const cardName = (card: unknown, { cards }: Sights): string =>
  faces.library?.faces[cards.get(card as number) ?? ""]?.name ?? t("back-unknown");
const player = (seat: unknown, { table, view }: Sights): string =>
  playerName(seat as number, table, view);
const metaName = (id: unknown): string | undefined =>
  faces.library?.metas.find((meta) => meta.id === id)?.name;

const say = {
  card: cardName,
  host: cardName,
  player,
  money: (amount: unknown): string => t("money", { money: amount as number }),
  vp: (vp: unknown): number => vp as number,
  rarity: (rarity: unknown): string => word(String(rarity)),
  symbol: (symbol: unknown): string => word(String(symbol)),
  // The two collections of a Duel are told apart by what they are of.
  area: (area: unknown, { view }: Sights): string =>
    maybe(`area-${view.mode}-${String(area)}`) ?? t(`area-${String(area)}`),
  place(place: unknown, _: Sights, back: unknown): string {
    const set = faces.named(String(back));
    if (place === "core") return t("place-core", { set });
    return place === "store"
      ? t("place-store", { set })
      : t("place-slot", { set, slot: (place as number) + 1 });
  },
  meta(deck: unknown, { view }: Sights): string {
    const next = view.players[view.seat ?? 0]?.next_metas?.[deck as number];
    return metaName(next?.id) ?? t("verb-place", { place: (deck as number) + 1 });
  },
  npc: (npc: unknown): string => faces.library?.npcs.find((one) => one.id === npc)?.name ?? "",
  partner(trade: unknown, sights: Sights): string {
    const found = sights.view.trades.find((one) => one.id === trade);
    if (!found) return "";
    return player(found.seat === sights.view.seat ? found.partner : found.seat, sights);
  },
  option(place: unknown, sights: Sights): string {
    return optionWords(sights.view.prompt?.options?.[place as number] ?? [], {
      card: (card) => cardName(card, sights),
      player: (seat) => player(seat, sights),
    });
  },
};
