/** The race for RP: who is where, and who has just overtaken whom. */

export interface Runner {
  seat: number;
  rp: number;
  place: number; // shared by the tied
}

const LEAST_SCALE = 60; // RP: a bar is not full with the first points

/** Best first; the tied in the order of their seats. */
export function race(rp: readonly number[]): Runner[] {
  return rp
    .map((points, seat) => ({
      seat,
      rp: points,
      place: 1 + rp.filter((other) => other > points).length,
    }))
    .sort((a, b) => b.rp - a.rp || a.seat - b.seat);
}

/** How long a bar is, of the whole. */
export const share = (rp: number, all: readonly number[]): number =>
  Math.max(0, rp) / Math.max(LEAST_SCALE, ...all);

/** So that a count of any length is over in time, all of it goes faster. */
export function hurried(ms: readonly number[], most: number): number {
  const all = ms.reduce((sum, one) => sum + one, 0);
  return all > most ? most / all : 1;
}
