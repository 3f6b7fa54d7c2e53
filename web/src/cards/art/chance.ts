/** Stable randomness: the same words always give the same picture, on every machine. */

function hash(words: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) {
    h = Math.imul(h ^ words.charCodeAt(i), 0x01000193);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 12;
  return h >>> 0;
}

export class Chance {
  #state: number;

  constructor(words: string) {
    this.#state = hash(words);
  }

  /** A number from 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.next() * from.length)] as T;
  }

  happens(share: number): boolean {
    return this.next() < share;
  }

  shuffled<T>(from: readonly T[]): T[] {
    const rest = [...from];
    for (let i = rest.length - 1; i > 0; i--) {
      const j = this.whole(0, i);
      [rest[i], rest[j]] = [rest[j] as T, rest[i] as T];
    }
    return rest;
  }
}
