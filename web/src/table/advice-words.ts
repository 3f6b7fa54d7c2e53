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

/** The sentence. Whatever the bot reckons can be said; where it knows no number, by other words. */
export function adviceWords({ actions, reason }: Advice, speaker: Speaker): string {
  const { kind, gain, why } = reason;
  const values = valuesOf(actions, reason, speaker);
  switch (kind) {
    case "card":
      return t("advice-card-choice", values);
    case "may":
      return answer(values, gain, actions.at(-1)?.[1] === 0);
    case "option":
      return answer(values, gain, true);
    case "reaction":
      return t(why === "wait" ? "advice-no-reaction" : "advice-reaction", values);
    case "name":
      return t(why === "good" ? "advice-symbol" : "advice-other", values);
    case "other":
      return t(why === "boss" ? "advice-boss" : "advice-other", values);
    default:
      return t(`advice-${kind.replace(" ", "-")}`, values);
  }
}

/** A yes, a no or one of several effects, by what comes of it. */
function answer(values: Values, gain: number | null | undefined, isYes: boolean): string {
  if (gain === null || gain === undefined) return t("advice-other", values);
  if (Math.abs(gain) < LEAST) return t("advice-fine", values);
  if (gain < 0) return t("advice-costs", values);
  return t(isYes ? "advice-gains" : "advice-saves", values);
}

function valuesOf(actions: Action[], reason: Reason, speaker: Speaker): Values {
  const { kind, cards, gets, about: named, partner, price, gain, unit, why } = reason;
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
    size: (gain ?? 0) >= LEAST ? "some" : "little",
    unit: t(unit === "RP" ? "unit-rp" : "total-vp"),
    why: why ?? "",
    use: t("advice-use", { why: why ?? "" }),
    trigger: kind === "play" && why && why !== "order" && why !== "meta" ? word(why) : "",
    set: faces.named(named ?? ""),
    area: named && kind === "use deck" ? t(`area-${named}`) : "",
    symbol: named && kind === "collect" ? word(named) : "none",
    host: last[0] === "attach" ? speaker.card(Number(last[2])) : "",
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
