/** What a person chose for this browser. */

import { LANGUAGES, type Language } from "./server/wire";

export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "full" | "reduced";

interface Chosen {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  shortcuts: boolean; // one key does something
  fillsDeck: boolean; // when the last timer ends
  endsTurn: boolean; // by itself, when nothing else can be done
  language: Language | null; // null: as the browser prefers
}

const KEY = "mblades.settings";
const DEFAULTS: Chosen = {
  theme: "system",
  motion: "system",
  sound: false,
  shortcuts: true,
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
  get sound(): boolean {
    return this.#chosen.sound;
  }
  get shortcuts(): boolean {
    return this.#chosen.shortcuts;
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
