/** What has become of the bosses of a game. */

import { happening } from "../story/events";
import type { Told, View } from "../lib/server/wire";

export type Boss = NonNullable<View["boss"]>;
export type Scenario = Boss["scenarios"][number];

export interface Round {
  /** Null: still to come. */
  scenario: Scenario | null;
  /** Who of the players brought how many RP. */
  team: { seat: number; rp: number }[];
  /** Whether this boss is the one that comes now. */
  next: boolean;
}

/** As many RP as the boss are not enough (COOP-11). */
export const isBeaten = ({ players_rp, boss_rp }: Scenario): boolean => players_rp > boss_rp;

/** Every round that there is or would be; after a defeat none comes any more (CAMP-5). */
export function roundsOf(boss: Boss, view: Pick<View, "phase" | "players">): Round[] {
  const fought = boss.scenarios.length;
  const count = view.phase === "over" ? fought : boss.rounds;
  return Array.from({ length: count }, (_, n) => ({
    scenario: boss.scenarios[n] ?? null,
    team: view.players
      .filter(({ seat }) => seat !== boss.seat)
      .map(({ seat, tournament_rp }) => ({ seat, rp: tournament_rp[n] ?? 0 })),
    next: n === fought,
  }));
}

/** How a game against bosses stands: lost with one defeat, won when all of them are beaten. */
export function outcome({ scenarios, rounds }: Boss): "won" | "lost" | "on" {
  if (!scenarios.every(isBeaten)) return "lost";
  return scenarios.length === rounds ? "won" : "on";
}

export interface BossPoints {
  source: "play" | "box" | "scoring" | "bonus";
  rp: number;
}

/** What the last boss got its RP for: what its cards did in play, its Deck Box, other Score effects
 * and metas, the campaign. Null if the story does not go back to the start of the tournament. */
export function bossPoints(
  story: readonly Told[],
  { seat, scenarios }: Boss,
  isBox: (design: string | undefined) => boolean,
): BossPoints[] | null {
  let points: Record<BossPoints["source"], number> | null = null;
  let isScoring = false;
  for (const told of story) {
    for (const event of told.events) {
      const it = happening(event);
      if (it?.kind === "phase" && it.fields["phase"] === "tournament") {
        points = { play: 0, box: 0, scoring: 0, bonus: 0 };
        isScoring = false;
      }
      if (it?.kind === "scoring") isScoring = true;
      if (!it || !points) continue;
      const { seat: doer, victim, unit, source } = it.fields;
      const amount = Number(it.fields["amount"] ?? 0);
      if (it.kind === "boss_bonus") points.bonus += amount;
      if (!["gained", "lost", "stole"].includes(it.kind) || unit !== "RP") continue;
      const sign = it.kind === "lost" || victim === seat ? -1 : 1;
      if (doer !== seat && victim !== seat) continue;
      const part = !isScoring ? "play" : isBox(told.cards[String(source)]) ? "box" : "scoring";
      points[part] += sign * amount;
    }
  }
  const last = scenarios.at(-1);
  if (!points || !last) return null;
  const found = Object.entries(points) as [BossPoints["source"], number][];
  const sum = found.reduce((all, [, rp]) => all + rp, 0);
  if (sum !== last.boss_rp) return null; // the story has not told all of it
  return found.filter(([, rp]) => rp).map(([source, rp]) => ({ source, rp }));
}

/** Whether the store was rebuilt after the last scenario (CAMP-2). */
export function isStoreNew(story: readonly Told[]): boolean {
  const has = (told: Told, kind: string): boolean => told.events.some(([name]) => name === kind);
  const end = story.findLast((told) => has(told, "scenario"));
  return end !== undefined && has(end, "store_rebuilt");
}
