/** The sounds of a table, made on the spot: a card, coins, the clock's last ten seconds. */

import type { Connection } from "./server/connection.svelte";
import { settings } from "./settings.svelte";
import type { Told } from "./server/wire";
import { happening, type EventKind, type Happening } from "../story/events";

export type Sound = "card" | "coins" | "tick" | "last";

const VOLUME = 0.18;
const LAST_MS = 10_000;
const LOOK_EVERY_MS = 100;

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

/** What is to be heard of what happened; each sound once. */
export function heard({ events }: Pick<Told, "events">, seat: number | null): Set<Sound> {
  const found = new Set<Sound>();
  const isMine = (it: Happening, who: string | undefined): boolean =>
    who !== undefined && seat !== null && it.fields[who] === seat;
  for (const it of events.map(happening)) {
    if (!it) continue;
    if (isMine(it, COINS[it.kind])) found.add("coins");
    if (ON_THE_TABLE.has(it.kind) || isMine(it, OWN_CARDS[it.kind])) found.add("card");
  }
  return found;
}

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume(); // a browser is silent until somebody touches the page
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  if (sound === "card") swish(context, out);
  else if (sound === "coins")
    [0, 0.06, 0.13].forEach((at, n) => ping(out, 1900 + 420 * n, at, 0.22));
  else ping(out, sound === "last" ? 1320 : 880, 0, sound === "last" ? 0.3 : 0.07);
}

/** Paper on felt: a breath of noise whose pitch falls. */
function swish(audio: AudioContext, out: AudioNode): void {
  const length = 0.11;
  const noise = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++)
    samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 2;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(3200, audio.currentTime);
  filter.frequency.exponentialRampToValueAtTime(900, audio.currentTime + length);
  source.connect(filter).connect(out);
  source.start();
}

function ping(out: GainNode, pitch: number, after: number, length: number): void {
  const audio = out.context;
  const at = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const fade = new GainNode(audio, { gain: 0 });
  fade.gain.setValueAtTime(0, at);
  fade.gain.linearRampToValueAtTime(1, at + 0.005);
  fade.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(fade).connect(out);
  tone.start(at);
  tone.stop(at + length);
}

/** Hear a table until the result is called. */
export function listenAt(connection: Connection): () => void {
  const stop = connection.listen((told) => heard(told, connection.seat).forEach(play));
  let last = Infinity;
  const clock = setInterval(() => {
    const timer = connection.table?.due.find((due) => due.what === "timer");
    const left = timer ? timer.at - connection.now : Infinity;
    const seconds = left > 0 && left <= LAST_MS ? Math.ceil(left / 1000) : Infinity;
    if (seconds < last) play(seconds === 1 ? "last" : "tick");
    last = seconds;
  }, LOOK_EVERY_MS);
  return () => {
    stop();
    clearInterval(clock);
  };
}
