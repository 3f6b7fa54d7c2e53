/** What is printed on the cards, in the person's language. */

import { ask } from "./http";
import { login } from "./login.svelte";
import type { Language, Library } from "./wire";

type SetFace = Library["sets"][string];

class Faces {
  #printed = $state.raw<Library | null>(null);
  #address = "";
  #loading: Promise<void> = Promise.resolve();
  #byName = $derived(
    new Map(Object.values(this.#printed?.faces ?? {}).map((face) => [face.english, face])),
  );

  get library(): Library | null {
    return this.#printed;
  }

  /** A set as its backs show it: Core cards have one back, whichever box they come from. */
  back(set: SetFace): SetFace {
    if (set.rarity !== "Core") return set;
    return Object.values(this.#printed?.sets ?? {}).find(({ rarity }) => rarity === "Core") ?? set;
  }

  /** The printed name of a set, character or side card, by its English name. */
  named(english: string): string {
    const { sets, characters } = this.#printed ?? {};
    const set = sets?.[english];
    return (
      ((set && this.back(set)) ?? characters?.[english] ?? this.#byName.get(english))?.name ??
      english
    );
  }

  /** Until they are here. A table with sets of its own has its own library; who has no seat there
   * needs its code. */
  load(
    language: Language,
    table: { id: string; code: string | null } | null = null,
  ): Promise<void> {
    const code = table?.code ? `?code=${encodeURIComponent(table.code)}` : "";
    const address = table
      ? `/api/tables/${encodeURIComponent(table.id)}/library/${language}${code}`
      : `/api/library/${language}`;
    return this.#loaded(address, () =>
      table ? login.ask<Library>(address) : ask<Library>(address),
    );
  }

  /** The same for a replay with sets of its own; `digest` is that of its cards. */
  loadReplay(language: Language, file: Blob, digest: string): Promise<void> {
    const address = `/api/replays/library/${language}`;
    return this.#loaded(`${address} ${digest}`, () => login.ask<Library>(address, { file }));
  }

  #loaded(address: string, asking: () => Promise<Library>): Promise<void> {
    if (address !== this.#address) {
      this.#address = address;
      this.#loading = this.#fetch(address, asking());
    }
    return this.#loading;
  }

  async #fetch(address: string, asked: Promise<Library>): Promise<void> {
    try {
      const printed = await asked;
      if (address === this.#address) this.#printed = printed;
    } catch (error) {
      if (address === this.#address) this.#address = "";
      throw error;
    }
  }
}

export const faces = new Faces();
