/** What the guide says, loaded with it: nobody else needs it. */

import type { FluentBundle } from "@fluent/bundle";
import type { Language } from "../lib/server/wire";
import { bundle, type Values } from "../lib/words.svelte";

const LOAD: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./lang/en.ftl?raw"),
  ja: () => import("./lang/ja.ftl?raw"),
  ru: () => import("./lang/ru.ftl?raw"),
};

let speaking = $state.raw<FluentBundle | null>(null);

export async function speakAsGuide(language: Language): Promise<void> {
  const { default: text } = await LOAD[language]();
  speaking = bundle(language, { texts: [text], refusals: {} });
}

/** The words of a message; nothing until they have come. */
export function said(id: string, values?: Values): string {
  const message = speaking?.getMessage(id);
  return speaking && message?.value ? speaking.formatPattern(message.value, values) : "";
}
