/** What the guide says. */

import { RoomWords } from "../lib/room-words.svelte";
import type { Language } from "../lib/server/wire";
import type { Values } from "../lib/words.svelte";

const words = new RoomWords({
  en: () => import("./lang/en.ftl?raw"),
  ja: () => import("./lang/ja.ftl?raw"),
  ru: () => import("./lang/ru.ftl?raw"),
});

export const speakAsGuide = (language: Language): Promise<void> => words.speak(language);
export const said = (id: string, values?: Values): string => words.said(id, values);
