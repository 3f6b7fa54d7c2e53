/** The sounds of a table, made on the spot from noise and tones: paper, coins, foil, a blow, people, a
 * clock. Each is written for a common loudness, which a test measures (tests/browser/test_moments.py). */

export type Sound = "card" | "coins" | "pack" | "clash" | "crowd" | "clock" | "bell";
export const SOUNDS: readonly Sound[] = [
  "card", "coins", "pack", "clash", "crowd", "clock", "bell",
]; // prettier-ignore

/** How long each is heard, in seconds. */
export const LENGTH: Record<Sound, number> = {
  card: 0.2, coins: 0.5, pack: 0.6, clash: 0.8, crowd: 1.8, clock: 0.1, bell: 0.9,
}; // prettier-ignore

/** What brings each to the common loudness. */
const LEVEL: Record<Sound, number> = {
  card: 1, coins: 0.68, pack: 0.95, clash: 0.31, crowd: 1.4, clock: 0.77, bell: 0.49,
}; // prettier-ignore

/** Make a sound from a time on. */
export function synthesise(sound: Sound, to: AudioNode, at: number): void {
  const out = new GainNode(to.context, { gain: LEVEL[sound] });
  out.connect(to);
  MAKE[sound](out, at);
}

const MAKE: Record<Sound, (out: AudioNode, at: number) => void> = {
  /** Paper slides over felt and lies down. */
  card(out, at) {
    breath(out, at, { length: 0.11, from: 3400, to: 1100, level: 0.9 });
    tone(out, at + 0.07, { pitch: 190, to: 90, length: 0.07, level: 0.5 });
    breath(out, at + 0.07, { length: 0.05, from: 1500, to: 500, level: 0.7 });
  },
  coins(out, at) {
    for (const [after, pitch] of [[0, 2050], [0.075, 2480], [0.16, 2210]] as const) {
      chime(out, at + after, { pitch, length: 0.28, level: 0.4, partials: [1, 1.52, 2.31] });
      breath(out, at + after, { length: 0.012, from: 7000, to: 5000, level: 0.5 });
    } // prettier-ignore
  },
  /** Foil tears: grains that come closer and rise, then the strip is off. */
  pack(out, at) {
    const chance = dice(7);
    for (let n = 0; n < 22; n++) {
      const after = 0.36 * (n / 22) ** 0.8 + 0.012 * chance();
      const pitch = 2200 + 170 * n + 900 * chance();
      breath(out, at + after, { length: 0.03, from: pitch, to: pitch * 0.8, level: 0.9 });
    }
    breath(out, at + 0.38, { length: 0.16, from: 5200, to: 1400, level: 0.9 });
  },
  /** A blow with weight, and the ring of it. */
  clash(out, at) {
    tone(out, at, { pitch: 150, to: 46, length: 0.3, level: 1 });
    breath(out, at, { length: 0.16, from: 2400, to: 350, level: 1.2, width: 0.7 });
    chime(out, at, { pitch: 523, length: 0.6, level: 0.16, partials: [1, 1.47, 2.09, 2.56] });
  },
  /** A room of people: voices that swell, and hands. */
  crowd(out, at) {
    for (const [pitch, level] of [[480, 0.5], [900, 0.45], [1500, 0.35], [2400, 0.22]] as const)
      breath(out, at, { length: 1.7, from: pitch, to: pitch * 1.12, level, width: 1.6, attack: 0.3 }); // prettier-ignore
    const chance = dice(11);
    for (let n = 0; n < 34; n++)
      breath(out, at + 0.08 + 1.4 * chance(), {
        length: 0.035,
        from: 900 + 900 * chance(),
        to: 800,
        level: 0.3 + 0.35 * chance(),
        width: 1,
      });
  },
  /** Wood on wood. */
  clock(out, at) {
    tone(out, at, { pitch: 1180, to: 980, length: 0.05, level: 0.8 });
    breath(out, at, { length: 0.02, from: 3200, to: 1800, level: 0.9 });
  },
  bell(out, at) {
    chime(out, at, { pitch: 1318, length: 0.8, level: 0.5, partials: [1, 2.01, 3.02, 4.2] });
  },
};

interface Breath {
  length: number;
  /** The pitch it is filtered to, from and to. */
  from: number;
  to: number;
  level: number;
  width?: number; // the larger, the narrower
  attack?: number;
}
function breath(out: AudioNode, at: number, wish: Breath): void {
  const { length, from, to, level, width = 1.1, attack = 0.003 } = wish;
  const audio = out.context;
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", Q: width, frequency: from });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(envelope(out, at, attack, length, level));
  source.start(at, (from * 0.7919) % 1, length);
}

interface Tone {
  pitch: number;
  to: number;
  length: number;
  level: number;
}
function tone(out: AudioNode, at: number, { pitch, to, length, level }: Tone): void {
  const source = new OscillatorNode(out.context, { type: "sine", frequency: pitch });
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(envelope(out, at, 0.004, length, level));
  source.start(at);
  source.stop(at + length);
}

interface Chime {
  pitch: number;
  length: number;
  level: number;
  partials: readonly number[];
}
/** Metal: partials that are no harmonics, the higher ones shorter. */
function chime(out: AudioNode, at: number, { pitch, length, level, partials }: Chime): void {
  for (const [n, partial] of partials.entries()) {
    const high = pitch * partial;
    tone(out, at, { pitch: high, to: high, length: length / (1 + n), level: level / (1 + n) });
  }
}

function envelope(out: AudioNode, at: number, attack: number, length: number, level: number) {
  const fade = new GainNode(out.context, { gain: 0 });
  fade.gain.setValueAtTime(0, at);
  fade.gain.linearRampToValueAtTime(level, at + attack);
  fade.gain.exponentialRampToValueAtTime(0.001 * level, at + length);
  fade.connect(out);
  return fade;
}

const NOISE_S = 2.2;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();
/** The same noise every time, so that a sound is the same every time. */
function noise(audio: BaseAudioContext): AudioBuffer {
  let made = noises.get(audio);
  if (!made) {
    made = audio.createBuffer(1, Math.ceil(audio.sampleRate * NOISE_S), audio.sampleRate);
    const chance = dice(3);
    const samples = made.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = 2 * chance() - 1;
    noises.set(audio, made);
  }
  return made;
}

/** Numbers from 0 to 1 that look like chance. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
