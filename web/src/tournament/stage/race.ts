/** The race for RP: who is where, and who has just overtaken whom. */

/** A player, or all players against a boss: they run together. */
export interface Runner {
  /** The first of them. */
  seat: number;
  members: Member[];
  rp: number; // of all of them
  place: number; // shared by the tied
}
export interface Member {
  seat: number;
  rp: number;
}

const LEAST_SCALE = 60; // RP: a bar is not full with the first points

/** Best first; the tied in the order of their seats. Against a boss the sum of the players counts. */
export function race(rp: readonly number[], boss: number | null = null): Runner[] {
  const all = rp.map((points, seat) => ({ seat, rp: points }));
  if (boss !== null) return sides(all, boss);
  return all
    .map((one) => ({
      ...one,
      members: [one],
      place: 1 + rp.filter((other) => other > one.rp).length,
    }))
    .sort((a, b) => b.rp - a.rp || a.seat - b.seat);
}

/** As many RP as the boss are not enough (COOP-11). */
function sides(all: Member[], boss: number): Runner[] {
  const team = all.filter(({ seat }) => seat !== boss);
  const rp = team.reduce((sum, one) => sum + one.rp, 0);
  const theirs = all.filter(({ seat }) => seat === boss);
  const ahead = rp > (theirs[0]?.rp ?? 0);
  const ours = { seat: team[0]?.seat ?? 0, members: team, rp, place: ahead ? 1 : 2 };
  const its = { seat: boss, members: theirs, rp: theirs[0]?.rp ?? 0, place: ahead ? 2 : 1 };
  return ahead ? [ours, its] : [its, ours];
}

/** How long a bar is, of the whole. */
export const share = (rp: number, all: readonly number[]): number =>
  Math.max(0, rp) / Math.max(LEAST_SCALE, ...all);

/** Where the members' parts of a bar begin, and how long they are, of the whole. */
export function parts(members: Member[], all: readonly number[]) {
  let from = 0;
  return members.map(({ seat, rp }) => {
    const part = { seat, from, share: share(rp, all) };
    from += part.share;
    return part;
  });
}

/** So that a count of any length is over in time, all of it goes faster. */
export function hurried(ms: readonly number[], most: number): number {
  const all = ms.reduce((sum, one) => sum + one, 0);
  return all > most ? most / all : 1;
}
