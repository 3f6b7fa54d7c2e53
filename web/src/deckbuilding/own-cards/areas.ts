/** Fields of a player by the name of an area: the areas differ by mode. */

import type { SeenCard } from "../../cards/face";
import type { Player, Reason, View } from "../../lib/server/wire";

export type Area = View["areas"][number];

/** The cards in an area of a player, as far as one sees them. */
export const areaOf = (player: Player, area: Area): SeenCard[] => player[area] ?? [];

export const isDeck = (area: Area): boolean => area.endsWith("deck");
export const isCollection = (area: Area): boolean => area.endsWith("collection");

type Counted = "collection" | "second_collection";
/** What a collection would score now. */
export const valueOf = (player: Player, area: Area): number =>
  player[`${area as Counted}_value`] ?? 0;

type Faulty = Exclude<Area, "binder">;
/** What is wrong with a deck or a collection. */
export const faultsOf = (player: Player, area: Area): Reason[] =>
  player[`${area as Faulty}_faults`] ?? [];

export const vpOf = (view: View, seat: number): number =>
  view.standings.find((one) => one.seat === seat)?.total ?? 0;
