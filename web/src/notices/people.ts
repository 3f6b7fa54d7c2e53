/** Who came to a table, went, or took over from a bot. */

import type { Seat } from "../lib/server/wire";

export interface Change {
  key: "came" | "went" | "stands-in" | "sits-down" | "will-sit";
  seat: number;
}

/** `me` is left out: nobody has to be told what they do themselves. */
export function changesOf(
  before: readonly Seat[],
  now: readonly Seat[],
  me: string | undefined,
): Change[] {
  const found: Change[] = [];
  for (const [seat, one] of now.entries()) {
    const old = before[seat];
    if (!old || one.account === me || one.coming?.account === me) continue;
    if (one.coming && !old.coming) found.push({ key: "will-sit", seat });
    if (one.kind !== "person") continue;
    if (old.account !== one.account) found.push({ key: "sits-down", seat });
    else if (one.stand_in && !old.stand_in) found.push({ key: "stands-in", seat });
    else if (old.present && !one.present) found.push({ key: "went", seat });
    else if (one.present && !old.present) found.push({ key: "came", seat });
  }
  return found;
}
