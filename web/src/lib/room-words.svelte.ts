/** Words that only one room needs, loaded with it: nobody else waits for them. */

import type { FluentBundle } from "@fluent/bundle";
import type { Language } from "./server/wire";
import { bundle, type Values } from "./words.svelte";

export class RoomWords {
  #load: Record<Language, () => Promise<{ default: string }>>;
  #speaking = $state.raw<FluentBundle | null>(null);

  constructor(load: Record<Language, () => Promise<{ default: string }>>) {
    this.#load = load;
  }

  async speak(language: Language): Promise<void> {
    const { default: text } = await this.#load[language]();
    this.#speaking = bundle(language, { texts: [text], refusals: {} });
  }

  /** The words of a message; nothing until they have come. */
  said(id: string, values?: Values): string {
    const message = this.#speaking?.getMessage(id);
    return message?.value ? (this.#speaking?.formatPattern(message.value, values) ?? "") : "";
  }
}
