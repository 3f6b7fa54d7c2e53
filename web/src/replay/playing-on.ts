/** Playing on from a moment of a replay. */

import type { Seat } from "../lib/server/wire";

/** The seat one most likely wants: that whose eyes one has, one's own, or else the first. A boss is not
    among the seats of a table, and cannot be played. */
export function usualSeat(seats: Seat[], eyes: number | null, name: string | null): number {
  const looking = seats.find((one) => one.seat === eyes);
  const mine = seats.find((one) => one.kind === "person" && one.name === name);
  return (looking ?? mine)?.seat ?? 0;
}
