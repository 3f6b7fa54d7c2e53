/** How the sides stand in a game of all against one; what is shown may be an action behind. */

import { moodOf, type Mood } from "../../moments/boss-mood";
import type { View } from "../../lib/server/wire";
import type { TournamentSession } from "../tournament-session.svelte";

/** A phone held upright. */
export const SLIM = "(max-width: 48rem) and (max-aspect-ratio: 1/1)";

interface Standing {
  team: { seat: number; rp: number }[];
  players: number; // RP of all of them
  boss: number;
  /** What the boss gets in the end, whatever happens. */
  later: number;
  mood: Mood;
}

export function bossStanding(
  session: TournamentSession,
  boss: NonNullable<View["boss"]>,
): Standing {
  const { rp } = session.playback;
  const team = rp.map((one, seat) => ({ seat, rp: one })).filter(({ seat }) => seat !== boss.seat);
  const players = team.reduce((sum, one) => sum + one.rp, 0);
  const [theirs, later] = [rp[boss.seat] ?? 0, boss.box_rp + boss.more_rp];
  const mood = moodOf({
    phase: session.view?.phase ?? "tournament",
    boss: theirs + later,
    players,
    playsLeft: boss.plays_left,
    hasBegun: rp.some(Boolean),
  });
  return { team, players, boss: theirs, later, mood };
}
