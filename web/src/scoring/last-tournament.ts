/** The tournament that has just ended, read from the story: places, RP, VP, prizes. */

import { happening } from "../story/events";
import type { Told, View } from "../lib/server/wire";

export interface Placed {
  seat: number;
  place: number;
  rp: number | null;
  vp: number;
  /** RP of collections, among the RP (DUEL-3). */
  collected: number;
  /** M$ for the cards played with (OPT-7). */
  sold: number;
  prizes: { card: number; design: string }[];
}

export interface Ended {
  placed: Placed[];
}

/** From the last placing of the view; the story adds what the view no longer shows. */
export function lastTournament(view: View, story: readonly Told[]): Ended {
  const placed: Placed[] = [];
  let place = 1;
  for (const tied of view.placing) {
    for (const seat of tied) {
      const player = view.players[seat];
      placed.push({
        seat,
        place,
        rp: player?.tournament_rp.at(-1) ?? null,
        vp: player?.tournament_vp.at(-1) ?? 0,
        collected: 0,
        sold: 0,
        prizes: [],
      });
    }
    place += tied.length;
  }
  for (const told of story) {
    for (const event of told.events) {
      const it = happening(event);
      if (it?.kind === "placing") for (const one of placed) one.prizes = [];
      if (it?.kind === "phase" && it.fields["phase"] === "tournament")
        for (const one of placed) one.collected = one.sold = 0;
      const theirs = placed.find(({ seat }) => seat === it?.fields["seat"]);
      if (it?.kind === "collection_counted" && theirs) theirs.collected = it.fields["rp"] as number;
      if (it?.kind === "liquidated" && theirs) theirs.sold = it.fields["paid"] as number;
      if (it?.kind === "prize" || it?.kind === "pro_card") {
        const card = it.fields["card"] as number;
        const design = told.cards[String(card)];
        if (theirs && design) theirs.prizes = [...theirs.prizes, { card, design }];
      }
    }
  }
  return { placed };
}
