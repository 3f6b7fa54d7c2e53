/** What is advised and why, in one sentence made from what the bot has reckoned. */

import { faces } from "../lib/server/library.svelte";
import type { Action, Advice } from "../lib/server/wire";
import { language, t, type Values } from "../lib/words.svelte";
import { word } from "../story/narration";
import type { Calling } from "./action-words";

/** How the one who speaks calls things; `option` is what an answer says. */
export interface Speaker extends Calling {
  option?: string;
}
type Reason = Advice["reason"];

const NAMED_AT_MOST = 3;
const LEAST = 0.05;

/** Two figures are enough for what is a guess. */
function about(gain: number): string {
  const digits = Math.abs(gain) < 10 ? 1 : 0;
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(
    Math.abs(gain),
  );
}

/** The sentence; null where the bot has no reason that can be said. */
export function adviceWords({ actions, reason }: Advice, speaker: Speaker): string | null {
  const { kind, gain, why } = reason;
  const { option = "" } = speaker;
  const known = gain !== null && gain !== undefined;
  const values = valuesOf(actions, reason, speaker);
  switch (kind) {
    case "ready":
    case "end":
    case "player":
    case "use deck":
      return t(`advice-${kind.replace(" ", "-")}`, values);
    case "play":
      return known || why === "order" ? t("advice-play", values) : null;
    case "card":
      return known && (gain >= LEAST || why === "mine") ? t("advice-card-choice", values) : null;
    case "may":
      return answer(option, gain, actions.at(-1)?.[1] === 0);
    case "option":
      return answer(option, gain, true);
    case "reaction":
      if (why === "wait") return t("advice-no-reaction");
      return known && gain > LEAST ? t("advice-reaction", values) : null;
    case "name":
      return why === "good" ? t("advice-symbol", values) : null;
    case "other":
      return why === "boss" ? t("advice-boss", values) : null;
    default:
      return known ? t(`advice-${kind}`, values) : null;
  }
}

/** A yes, a no or one of several effects, by what comes of it. */
function answer(option: string, gain: number | null | undefined, isYes: boolean): string | null {
  if (gain === null || gain === undefined) return null;
  const values = { option, gain: about(gain) };
  if (Math.abs(gain) < LEAST) return t("advice-fine", values);
  if (gain < 0) return t("advice-costs", values);
  return t(isYes ? "advice-gains" : "advice-saves", values);
}

function valuesOf(actions: Action[], reason: Reason, speaker: Speaker): Values {
  const { cards, gets, about: named, partner, price, gain, unit, why } = reason;
  const last: readonly unknown[] = actions.at(-1) ?? [];
  const moved = actions.filter((action) => action[0] === "move");
  return {
    cards: listed(cards, speaker),
    count: cards.length,
    name: partner === null || partner === undefined ? "" : speaker.player(partner),
    option: speaker.option ?? "",
    price: price ?? 0,
    gain: about(gain ?? 0),
    loss: (gain ?? 0) <= -LEAST ? "yes" : "no",
    unit: t(unit === "RP" ? "unit-rp" : "total-vp"),
    why: why ?? "",
    use: t("advice-use", { why: why ?? "" }),
    trigger: why && why !== "order" && why !== "meta" ? word(why) : "",
    set: faces.named(named ?? ""),
    area: named ? t(`area-${named}`) : "",
    npc: faces.library?.npcs.find((npc) => npc.id === last[1])?.name ?? "",
    promo: last[0] === "fuse" ? promo(String(last[1]), gets ?? null, named ?? "", speaker) : "",
    give: sum(last[4]),
    want: sum(last[7]),
    into: moved.filter((action) => action[2] !== "binder").length,
    out: moved.filter((action) => action[2] === "binder").length,
  };
}

function listed(cards: number[], { card }: Speaker): string {
  if (cards.length > NAMED_AT_MOST) return t("advice-cards", { count: cards.length });
  const names = cards.map((one) => t("advice-card", { card: card(one) }));
  return new Intl.ListFormat(language()).format(names);
}

function promo(rarity: string, card: number | null, set: string, speaker: Speaker): string {
  return card === null
    ? t("advice-top-promo", { rarity: word(rarity), set: faces.named(set) })
    : t("advice-promo", { rarity: word(rarity), card: speaker.card(card) });
}

const sum = (vp: unknown): number =>
  Array.isArray(vp) ? vp.reduce((all: number, one: number) => all + one, 0) : 0;
