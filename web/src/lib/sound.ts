/** What is heard at a table, and when: cards, coins, packs, a clash, people, the last minute. */

import { afterFrame } from "./frames";
import type { Connection } from "./server/connection.svelte";
import { settings } from "./settings.svelte";
import { happening, type EventKind, type Happening } from "../story/events";
import { LENGTH, synthesise, type Sound } from "./sound-palette";

const LOOK_EVERY_MS = 100;
const REST_MS = 3000; // after the last sound the device may sleep

/** Who is paid or pays in these events: only one's own coins are heard. */
const COINS: Partial<Record<EventKind, string>> = {
  bought: "seat", sold: "seat", purchased: "seat", income: "seat", paid: "seat", traded: "seat",
  liquidated: "seat",
}; // prettier-ignore
/** Everybody hears a card on the table, and only oneself a card that one gets. */
const ON_THE_TABLE = new Set(["played", "flipped", "unflipped", "equipped", "attached"]);
const OWN_CARDS: Partial<Record<EventKind, string>> = {
  dealt: "seat", drafted: "seat", drew: "seat", fused: "seat", gained_npc: "seat",
  collected: "seat", arranged: "seat", displayed: "seat", took_accessory: "seat",
  handed_over: "partner",
}; // prettier-ignore
const TO_ALL: Partial<Record<EventKind, Sound>> = {
  clash_card: "card",
  clash_result: "clash",
  placing: "crowd",
  scenario: "crowd",
  over: "crowd",
};

type Events = readonly (readonly unknown[])[];

/** What is to be heard of what happened; each sound once. */
export function heard(events: Events, seat: number | null): Set<Sound> {
  const found = new Set<Sound>();
  const isMine = (it: Happening, who: string | undefined): boolean =>
    who !== undefined && seat !== null && it.fields[who] === seat;
  for (const it of events.map(happening)) {
    if (!it) continue;
    const sound = TO_ALL[it.kind];
    if (sound) found.add(sound);
    if (isMine(it, COINS[it.kind])) found.add("coins");
    if (ON_THE_TABLE.has(it.kind) || isMine(it, OWN_CARDS[it.kind])) found.add("card");
  }
  return found;
}

/** Let what is shown be heard. */
export function hear(events: Events, seat: number | null): void {
  heard(events, seat).forEach(play);
}

let context: AudioContext | null = null;
let room: AudioNode | null = null; // several sounds at once are held below the ceiling
let rest: ReturnType<typeof setTimeout> | undefined;

/** Nothing is heard before somebody has touched the page, which browsers ask for. */
export function play(sound: Sound): void {
  if (settings.muted || !settings.volume || !navigator.userActivation?.hasBeenActive) return;
  // The first one takes twenty milliseconds: not before what makes it is seen.
  afterFrame(() => make(sound));
}
function make(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  const out = new GainNode(context, { gain: loudness(settings.volume) });
  if (!room) {
    room = new DynamicsCompressorNode(context, { threshold: -6, ratio: 12, attack: 0.002 });
    room.connect(context.destination);
  }
  out.connect(room);
  synthesise(sound, out, context.currentTime + 0.01);
  clearTimeout(rest);
  rest = setTimeout(() => void context?.suspend(), 1000 * LENGTH[sound] + REST_MS);
}

/** Ears count in ratios: half the way is much less than half the power. */
export const loudness = (volume: number): number => (volume / 100) ** 2;

/** What the clock says with so many seconds left: the last minute, more often towards its end. */
export function clockSound(seconds: number): Sound | null {
  if (seconds === 60 || seconds === 1) return "bell";
  if (seconds > 60 || seconds < 1) return null;
  return seconds <= 10 || seconds % 5 === 0 ? "clock" : null;
}

/** Hear the clock of a table until the result is called. */
export function listenToClock(connection: Connection): () => void {
  let last = Infinity;
  const clock = setInterval(() => {
    const timer = connection.table?.due.find((due) => due.what === "timer");
    const left = timer ? Math.ceil((timer.at - connection.now) / 1000) : Infinity;
    const sound = left < last && last !== Infinity ? clockSound(left) : null;
    if (sound) play(sound);
    last = left;
  }, LOOK_EVERY_MS);
  return () => clearInterval(clock);
}
