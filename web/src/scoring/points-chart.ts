/** Points by source over time, as bars: a group for each moment, a bar for each player. */

import type { EveningPage } from "../lib/server/wire";

export type PointsAt = EveningPage["told"]["points"][number];

export interface Part {
  source: string;
  from: number; // of the whole height, 0 to 1
  to: number;
}
export interface Bar {
  seat: number;
  total: number;
  parts: Part[];
}
export interface Group {
  round: number;
  phase: "tournament" | "deckbuilding" | "over";
  bars: Bar[];
}

/** The moments that mattered: when nothing has changed since the last, there is nothing to see. */
export function chart(points: readonly PointsAt[]): Group[] {
  const told = points.filter(
    (one, n) =>
      one.phase === "over" ||
      (n > 0
        ? JSON.stringify(one.sources) !== JSON.stringify(points[n - 1]?.sources)
        : sum(one) > 0),
  );
  const most = Math.max(1, ...told.flatMap(({ sources }) => sources.map(total)));
  return told.map(({ round, phase, sources }) => ({
    round: phase === "tournament" || phase === "over" ? round : round - 1,
    phase: phase === "tournament" || phase === "over" ? phase : "deckbuilding",
    bars: sources.map((one, seat) => ({ seat, total: total(one), parts: stacked(one, most) })),
  }));
}

const total = (sources: Record<string, number>): number =>
  Object.values(sources).reduce((all, one) => all + one, 0);
const sum = ({ sources }: PointsAt): number => sources.map(total).reduce((a, b) => a + b, 0);

function stacked(sources: Record<string, number>, most: number): Part[] {
  let at = 0;
  return Object.entries(sources).flatMap(([source, points]) => {
    if (points <= 0) return [];
    const from = at;
    at += points / most;
    return { source, from, to: at };
  });
}
