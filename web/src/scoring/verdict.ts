/** How a game against bosses stands, in words: who won, and why. */

import { faces } from "../lib/server/library.svelte";
import type { Told } from "../lib/server/wire";
import { t } from "../lib/words.svelte";
import { isBeaten, isStoreNew, outcome, type Boss } from "./scenarios";

export interface Verdict {
  result: "won" | "lost" | "on";
  heading: string;
  why: string[];
}

/** Null: no boss has been fought. */
export function verdict(boss: Boss, mine: boolean, story: readonly Told[]): Verdict | null {
  const last = boss.scenarios.at(-1);
  if (!last) return null;
  const result = outcome(boss);
  const { rounds } = boss;
  const side = !mine ? "others" : boss.seat > 1 ? "together" : "you"; // the boss is the last seat
  const sums = t("boss-why", { side, players: last.players_rp, boss: last.boss_rp });
  const end = t("boss-result", { result, side });
  const name = faces.named(last.name);
  if (rounds === 1) {
    const heading = t(result === "won" ? "boss-won" : "boss-lost", { boss: name });
    return { result, heading, why: [sums, end] };
  }
  if (result === "won")
    return { result, heading: t("campaign-won"), why: [t("campaign-won-why", { rounds }), end] };
  if (result === "lost")
    return {
      result,
      heading: t("campaign-lost"),
      why: [t("campaign-lost-why", { boss: name }), sums, end],
    };
  const beaten = boss.scenarios.filter(isBeaten).length;
  return {
    result,
    heading: t("campaign-so-far", { beaten, rounds }),
    why: [
      sums,
      t("campaign-next", { boss: faces.named(boss.name) }),
      ...(isStoreNew(story) ? [t("campaign-store")] : []),
    ],
  };
}
