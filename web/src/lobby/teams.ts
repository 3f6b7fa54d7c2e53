/** Who plays with whom where nobody has chosen (TEAM-1). */

/** The Team card of who plays alone, and of nobody else. */
export const THE_SINGLE = "The Single";

/** The team of every seat: partners sit across from each other; of an odd number the last seat plays
 * alone. */
export function across(players: number): number[] {
  const pairs = Math.floor(players / 2);
  return Array.from({ length: players }, (_, seat) => (seat === 2 * pairs ? pairs : seat % pairs));
}

export const teamLetter = (team: number): string => String.fromCharCode(65 + team);
