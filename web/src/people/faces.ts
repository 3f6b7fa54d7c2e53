/** The faces that people choose for themselves, and what room there is for them at a table. */

import type { Pictured } from "../cards/face";
import type { Table } from "../lib/server/wire";

/** The numbers of the faces on offer; others may have been chosen with another version. */
export const FACES = [
  3, 4, 5, 9, 10, 13, 15, 16, 17, 20, 22, 23, 24, 27, 29, 31, 33, 34, 35, 38, 39, 42, 45, 47,
] as const;

export const facePicture = (face: number): Pictured => ({
  id: `faces/${face}`,
  kind: "Character",
  stars: 0,
  elements: [],
  types: [],
});

/** Where somebody without a seat could sit down. */
export type Room = "seat" | "bot" | null;

/** `invited`: a bot that the host has chosen makes room only for the host's own guests. */
export function roomAt(table: Table, invited: boolean): Room {
  if (table.state === "over") return null;
  if (table.seats.some((seat) => seat.kind === "open")) return "seat";
  const bots = table.seats.filter((seat) => seat.kind === "bot" && !seat.coming);
  return bots.some((seat) => seat.vacant || invited) ? "bot" : null;
}
