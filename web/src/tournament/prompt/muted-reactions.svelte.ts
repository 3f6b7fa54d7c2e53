/** Reactions that a person does not want to be asked about again in this tournament. */

const KEY = "mblades.never";

interface Remembered {
  at: string; // table and round
  cards: number[];
}

function remembered(): Remembered {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") ?? { at: "", cards: [] };
  } catch {
    return { at: "", cards: [] };
  }
}

export class MutedReactions {
  #kept = $state.raw(remembered());
  #at: () => string;

  constructor(at: () => string) {
    this.#at = at;
  }

  get cards(): number[] {
    return this.#kept.at === this.#at() ? this.#kept.cards : [];
  }
  has(card: number): boolean {
    return this.cards.includes(card);
  }
  add(card: number): void {
    this.#keep([...this.cards, card]);
  }
  remove(card: number): void {
    this.#keep(this.cards.filter((other) => other !== card));
  }

  #keep(cards: number[]): void {
    this.#kept = { at: this.#at(), cards };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing: it holds until the page is closed
    }
  }
}
