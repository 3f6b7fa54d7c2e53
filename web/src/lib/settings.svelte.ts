/** What a person chose for this browser. */

import { LANGUAGES, type Language } from "./server/wire";

export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "full" | "reduced";
export type CardSize = "small" | "medium" | "large";
/** How moments are played out: a booster, a clash, the final count. */
export type Speed = "full" | "quick" | "off";

interface Chosen {
  theme: Theme;
  motion: Motion;
  cards: CardSize;
  speed: Speed;
  muted: boolean;
  volume: number; // 0 to 100
  shortcuts: boolean; // one key does something
  notify: boolean | null; // when the page is hidden; null: not asked yet
  fillsDeck: boolean; // when the last timer ends
  endsTurn: boolean; // by itself, when nothing else can be done
  language: Language | null; // null: as the browser prefers
}

const KEY = "mblades.settings";
const DEFAULTS: Chosen = {
  theme: "system",
  motion: "system",
  cards: "medium",
  speed: "full",
  muted: false,
  volume: 60,
  shortcuts: true,
  notify: null,
  fillsDeck: false,
  endsTurn: true,
  language: null,
};

export function preferred(languages: readonly string[]): Language {
  for (const tag of languages) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (known) return known;
  }
  return "en";
}

function remembered(): Chosen {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>) };
  } catch {
    return DEFAULTS; // storage is closed to us, or holds something else
  }
}

class Settings {
  #chosen = $state(remembered());
  #calm = $state(false);

  constructor() {
    const wish = matchMedia("(prefers-reduced-motion: reduce)");
    this.#calm = wish.matches;
    wish.addEventListener("change", () => (this.#calm = wish.matches));
  }

  get theme(): Theme {
    return this.#chosen.theme;
  }
  get motion(): Motion {
    return this.#chosen.motion;
  }
  get cards(): CardSize {
    return this.#chosen.cards;
  }
  get speed(): Speed {
    return this.#chosen.speed;
  }
  get muted(): boolean {
    return this.#chosen.muted;
  }
  get volume(): number {
    return this.#chosen.volume;
  }
  get shortcuts(): boolean {
    return this.#chosen.shortcuts;
  }
  get notify(): boolean | null {
    return this.#chosen.notify;
  }
  get fillsDeck(): boolean {
    return this.#chosen.fillsDeck;
  }
  get endsTurn(): boolean {
    return this.#chosen.endsTurn;
  }
  get language(): Language {
    return this.#chosen.language ?? preferred(navigator.languages);
  }
  /** Nothing moves. */
  get still(): boolean {
    return this.motion === "reduced" || (this.motion === "system" && this.#calm);
  }
  /** Nothing is played out: what has happened is shown as it is. */
  get atOnce(): boolean {
    return this.still || this.speed === "off";
  }
  /** How long what is played out takes, of its full length. */
  get stretch(): number {
    return this.speed === "quick" ? 0.5 : 1;
  }

  choose(wish: Partial<Chosen>): void {
    Object.assign(this.#chosen, wish);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen));
    } catch {
      // a browser that keeps nothing: the choice holds until the page is closed
    }
  }
}

export const settings = new Settings();
