/** Short sounds, made on the spot; none unless they are turned on. */

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!settings.sound) return null;
  audio ??= new AudioContext();
  void audio.resume();
  return audio;
}

/** A tone that fades, or a rustle when there is no pitch. */
function play(context: AudioContext, pitch: number | null, from: number, length: number): void {
  const start = context.currentTime + from;
  const fade = new GainNode(context, { gain: 0.12 });
  fade.gain.setValueAtTime(0.12, start);
  fade.gain.exponentialRampToValueAtTime(0.001, start + length);
  const source =
    pitch === null
      ? new AudioBufferSourceNode(context, { buffer: rustle(context, length) })
      : new OscillatorNode(context, { type: "triangle", frequency: pitch });
  source.connect(fade).connect(context.destination);
  source.start(start);
  source.stop(start + length);
}

function rustle(context: AudioContext, length: number): AudioBuffer {
  const buffer = context.createBuffer(
    1,
    Math.ceil(context.sampleRate * length),
    context.sampleRate,
  );
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let n = 0; n < samples.length; n++)
    samples[n] = last = 0.7 * last + 0.5 * (Math.random() * 2 - 1);
  return buffer;
}

export const sounds = {
  card(): void {
    const context = ready();
    if (context) play(context, null, 0, 0.09);
  },
  coins(): void {
    const context = ready();
    if (!context) return;
    play(context, 1320, 0, 0.16);
    play(context, 1760, 0.07, 0.22);
  },
  tick(): void {
    const context = ready();
    if (context) play(context, 880, 0, 0.06);
  },
};
