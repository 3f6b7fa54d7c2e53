/** Events cut into beats: what the table shows one after the other, so that one can follow. */

import { happening, named, type Happening } from "../../story/events";

export interface Change {
  seat: number;
  unit: string;
  amount: number; // below 0: lost
  source: number; // the card, or -1
}

export interface ClashSide {
  seat: number;
  used: number;
  revealed: number; // -1: the store was empty
  total: number;
}

export interface ClashSight {
  seats: number[];
  sides: ClashSide[];
  winners: number[] | null; // null: not decided yet
}

/** The card whose effect is under way. */
export interface Voice {
  seat: number;
  card: number;
  ability: number; // -1: not known which
  way: "played" | "action" | "reaction" | "effect";
}

export interface Beat {
  kind: string;
  /** Which of the events this beat shows: from, to (exclusive). */
  events: [number, number];
  voice: Voice | null;
  cards: number[];
  seats: number[];
  changes: Change[];
  clash: ClashSight | null;
  ms: number;
}

const SHORT = 180;
const STEP = 420;
const LONG = 900;
const REVEAL = 750;

/** How long a beat stands; kinds not named here are only told in the log. */
const LASTS: Record<string, number> = {
  tournament: LONG,
  turn: STEP,
  passed: STEP,
  time_called: LONG,
  played: LONG,
  action: LONG,
  effect: SHORT,
  reaction: LONG,
  cancelled: LONG,
  prevented: STEP,
  flipped: STEP + SHORT,
  unflipped: STEP,
  gained: STEP,
  lost: STEP,
  stole: STEP,
  discarded: STEP,
  discarded_hand: STEP,
  returned: STEP,
  returned_unseen: STEP,
  taken: STEP,
  taken_unseen: STEP,
  drew: STEP,
  revealed: LONG,
  named: LONG,
  moved: STEP,
  attached: STEP,
  attached_unseen: STEP,
  tokens: STEP,
  markers: STEP,
  put_on_store: STEP,
  put_in_aftermarket: STEP,
  clash: STEP,
  clash_card: REVEAL,
  clash_result: LONG,
  clash_off: LONG,
  loop: LONG,
  scoring: LONG,
  bought: STEP,
  sold: STEP,
  purchased: STEP,
  fused: STEP,
  equipped: STEP,
  collected: STEP,
  scored: LONG,
  collection_counted: STEP,
  boss_bonus: LONG,
  placing: LONG + STEP,
  scenario: LONG + STEP,
  finished: STEP,
};
/** Several of these in a row are one beat: "each opponent loses 5 RP". */
const TOGETHER = new Set(["flipped", "gained", "lost", "tokens", "discarded", "taken", "returned"]);
const VOICES = new Set(["played", "action", "reaction", "effect"]);

/** `voice` is who spoke last: an answer to a prompt goes on with the same effect. */
export function beats(events: readonly (readonly unknown[])[], voice: Voice | null = null): Beat[] {
  const found: Beat[] = [];
  let clash = null as ClashSight | null;
  for (const [n, event] of events.entries()) {
    const it = happening(event);
    const ms = it && LASTS[it.kind];
    if (!it || !ms) continue;
    if (VOICES.has(it.kind)) voice = voiceOf(it);
    if (it.kind === "scoring" || it.kind === "placing") voice = null;
    if (it.kind === "clash") clash = { seats: numbers(it, "seats"), sides: [], winners: null };
    else if (it.kind === "clash_card" && clash)
      clash = { ...clash, sides: [...clash.sides, sideOf(it)] };
    else if (it.kind === "clash_result" && clash)
      clash = { ...clash, winners: numbers(it, "winners") };
    else if (it.kind === "clash_off" || clash?.winners) clash = null;
    const beat: Beat = {
      kind: it.kind,
      events: [n, n + 1],
      voice,
      cards: named(it, "card"),
      seats: named(it, "seat"),
      changes: changesOf(it),
      clash,
      ms,
    };
    const last = found.at(-1);
    if (last && TOGETHER.has(it.kind) && last.kind === it.kind && last.events[1] === n)
      found[found.length - 1] = joined(last, beat);
    else found.push(beat);
    if (it.kind === "turn") voice = null;
  }
  return found;
}

const numbers = (it: Happening, name: string): number[] => it.fields[name] as number[];
const number = (it: Happening, name: string): number => it.fields[name] as number;

function voiceOf(it: Happening): Voice {
  return {
    seat: number(it, "seat"),
    card: number(it, "card"),
    ability: it.kind === "effect" ? number(it, "ability") : -1,
    way: it.kind as Voice["way"],
  };
}

function sideOf(it: Happening): ClashSide {
  return {
    seat: number(it, "seat"),
    used: number(it, "used"),
    revealed: number(it, "revealed"),
    total: number(it, "total"),
  };
}

function changesOf(it: Happening): Change[] {
  const seat = number(it, "seat");
  const source = number(it, "source") ?? -1;
  const unit = String(it.fields["unit"]);
  const amount = number(it, "amount");
  switch (it.kind) {
    case "gained":
      return [{ seat, unit, amount, source }];
    case "lost":
      return [{ seat, unit, amount: -amount, source }];
    case "stole":
      return [
        { seat: number(it, "victim"), unit, amount: -amount, source },
        { seat, unit, amount, source },
      ];
    case "boss_bonus":
      return [{ seat, unit: "RP", amount, source }];
    case "collection_counted":
      return [{ seat, unit: "RP", amount: number(it, "rp"), source }];
    default:
      return [];
  }
}

function joined(one: Beat, other: Beat): Beat {
  return {
    ...one,
    events: [one.events[0], other.events[1]],
    cards: [...one.cards, ...other.cards],
    seats: [...new Set([...one.seats, ...other.seats])],
    changes: [...one.changes, ...other.changes],
  };
}
