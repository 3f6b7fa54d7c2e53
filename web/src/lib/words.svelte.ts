/** The words on the screen, in the person's language (Fluent). */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { faces } from "./server/library.svelte";
import type { Language, Reason } from "./server/wire";

export type Values = Record<string, FluentVariable>;
interface Words {
  texts: string[];
  refusals: Record<string, string>; // by English template
}

const LOAD: Record<Language, () => Promise<{ default: Words }>> = {
  en: () => import("../lang/en"),
  ja: () => import("../lang/ja"),
  ru: () => import("../lang/ru"),
};

export function bundle(language: Language, words: Words): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of words.texts) made.addResource(new FluentResource(text));
  return made;
}

let speaking = $state.raw<FluentBundle>(new FluentBundle("en"));
let refusals: Record<string, string> = {};

export async function speak(language: Language): Promise<void> {
  const { default: words } = await LOAD[language]();
  refusals = words.refusals;
  speaking = bundle(language, words);
  document.documentElement.lang = language;
}

export function language(): Language {
  return speaking.locales[0] as Language;
}

/** The words of a message; the id itself when there is no such message (a test looks for those). */
export function t(id: string, values?: Values): string {
  const message = speaking.getMessage(id);
  return message?.value ? speaking.formatPattern(message.value, values) : id;
}

/** The words of a message that may not exist: names of options and modes that came later. */
export function maybe(id: string, values?: Values): string | null {
  const message = speaking.getMessage(id);
  return message?.value ? speaking.formatPattern(message.value, values) : null;
}

/** Why something was refused, in the person's language where it is known. The English template is
 * the key of its translation; a problem of the client's own has the id of a message. */
export function why(reason: Reason): string {
  const template = refusals[reason.key];
  if (template === undefined) return maybe(reason.key) ?? reason.text;
  return filled(speaking.locales[0] as Language, template, named(reason.args));
}

/** Words that stand alone begin with a capital letter and end with a stop. */
export function sentence(words: string): string {
  const whole = words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
  return /[.!?。！？…]["”»」)]?$/.test(whole)
    ? whole
    : `${whole}${language() === "ja" ? "。" : "."}`;
}

/** A template with `{places}`; a translation may also choose by number, as Fluent writes it. */
export function filled(language: Language, template: string, values: Values): string {
  const fluent = template.replace(/\{(\w+)\}/g, "{ $$$1 }").replace(/\n/g, "\n    ");
  const one = bundle(language, { texts: [`sentence = ${fluent}`], refusals: {} });
  const message = one.getMessage("sentence");
  return message?.value ? one.formatPattern(message.value, values, []) : template;
}

/** Names of cards, sets and characters come in English; a sentence may stand in another. */
function named(args: Record<string, unknown>): Values {
  const words = Object.entries(args).map(([place, value]) => {
    if (typeof value === "number") return [place, value];
    const inner = typeof value === "object" && value !== null && "key" in value;
    return [place, inner ? why(value as Reason) : faces.named(String(value))];
  });
  return Object.fromEntries(words) as Values;
}

export function number(value: number): string {
  return new Intl.NumberFormat(language()).format(value);
}
