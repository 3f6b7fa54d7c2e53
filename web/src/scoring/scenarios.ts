/** What has become of the bosses of a game. */

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

/** Whether the store was rebuilt after the last scenario (CAMP-2). */
export function isStoreNew(story: readonly Told[]): boolean {
  const has = (told: Told, kind: string): boolean => told.events.some(([name]) => name === kind);
  const end = story.findLast((told) => has(told, "scenario"));
  return end !== undefined && has(end, "store_rebuilt");
}
