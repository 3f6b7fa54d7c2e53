/** Modes and options by name, and why one of them cannot be chosen. */

import { maybe, t } from "../lib/words.svelte";
import type { NewTableForm } from "./new-table.svelte";

const id = (name: string): string => name.replaceAll("_", "-");

export function modeName(form: NewTableForm, name: string): string {
  const mode = form.options.modes.find((one) => one.name === name);
  return maybe(`mode-${name}`) ?? mode?.title ?? name;
}

export function optionName(form: NewTableForm, name: string): string {
  const option = form.options.options.find((one) => one.name === name);
  return maybe(`option-${id(name)}`) ?? (option?.title || name.replaceAll("_", " "));
}

/** Why an option cannot be chosen now, or null. */
export function obstacle(form: NewTableForm, name: string): string | null {
  const found = form.obstacle(name);
  if (!found) return null;
  if (found.why === "mode") return t("not-in-mode", { mode: modeName(form, found.other) });
  const other = optionName(form, found.other);
  return found.why === "with" ? t("not-with", { other }) : t("only-with", { other });
}
