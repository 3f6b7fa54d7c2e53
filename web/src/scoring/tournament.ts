/** The tournament that has just ended, read from the story: places, RP, VP, prizes. */

import { happening } from "../story/events";
import type { Told, View } from "../lib/wire";

export interface Placed {
  seat: number;
  place: number;
  rp: number | null;
  vp: number;
  prizes: { card: number; design: string }[];
}

export interface Scenario {
  won: boolean;
  players: number;
  boss: number;
}

export interface Ended {
  placed: Placed[];
  scenario: Scenario | null;
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
        prizes: [],
      });
    }
    place += tied.length;
  }
  let scenario: Scenario | null = null;
  for (const told of story) {
    for (const event of told.events) {
      const it = happening(event);
      if (it?.kind === "placing") for (const one of placed) one.prizes = [];
      if (it?.kind === "prize" || it?.kind === "pro_card") {
        const card = it.fields["card"] as number;
        const design = told.cards[String(card)];
        const one = placed.find(({ seat }) => seat === it.fields["seat"]);
        if (one && design) one.prizes = [...one.prizes, { card, design }];
      }
      if (it?.kind === "scenario")
        scenario = {
          won: Boolean(it.fields["won"]),
          players: it.fields["players_rp"] as number,
          boss: it.fields["boss_rp"] as number,
        };
    }
  }
  return { placed, scenario };
}
