/** Who plays with whom, and where: Team cards and venues, which are cards beside the players. */

import { faces } from "../lib/server/library.svelte";
import type { Player, View } from "../lib/server/wire";

type Power = Player["powers"][number];
type Team = NonNullable<View["teams"]>[number];

const faceOf = ({ design }: Power) => faces.library?.faces[design ?? ""];

export const isVenue = (card: Power): boolean => faceOf(card)?.kind === "Venue";

/** The venue of the round: everybody has a copy of it (OPT-4). */
export function venueOf(view: View) {
  const copy = view.players.flatMap(({ powers }) => powers).find(isVenue);
  return copy && faceOf(copy);
}

/** A venue is everybody's: it lies beside a player only where it can be used. */
export function powersBeside(player: Player, own: boolean): Power[] {
  const used = (card: Power): boolean =>
    own && Boolean(faceOf(card)?.lines.some(({ trigger }) => trigger === "Action"));
  return player.powers.filter((card) => !isVenue(card) || used(card));
}

/** The team of a seat, where there are teams. */
export const teamOf = (view: View | null, seat: number | null): Team | undefined =>
  view?.teams?.find(({ members }) => members.includes(seat ?? -1));

/** The name on a team's card. */
export const teamName = (team: Team | undefined): string =>
  faces.library?.faces[team?.card?.design ?? ""]?.name ?? "";
