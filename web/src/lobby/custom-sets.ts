/** Sets of one's own, as sheets. */

import { ask, NotDone } from "../lib/server/http";
import type { Reason } from "../lib/server/wire";

export const MOST_SHEETS = 4;

export interface Sheet {
  text: string;
  name: string;
  rarity: string;
}

export interface Mistake {
  reason: Reason;
  /** Counted from 1; 0: unknown. */
  line: number;
  column: number;
  /** The line of the sheet that is wrong. */
  words: string;
}

/** The name and rarity of a set, which stand before its first card. */
export function read(text: string): Sheet {
  const head = text.split(/^\s*\[\[/m)[0] ?? "";
  const value = (key: string): string =>
    new RegExp(`^\\s*${key}\\s*=\\s*(["'])(.*?)\\1`, "m").exec(head)?.[2] ?? "";
  return { text, name: value("name"), rarity: value("rarity") };
}

/** What is wrong with a sheet; null if it can be played with. */
export async function mistakeIn(text: string): Promise<Mistake | null> {
  try {
    const body = { setup: {}, sheets: [text] };
    const answer = await ask<{ reason: Reason | null }>("/api/setup/check", { body });
    return answer.reason && located(answer.reason, text);
  } catch (error) {
    if (!(error instanceof NotDone)) throw error;
    return located(error.reason, text);
  }
}

/** "sheet.toml:3:15: ..." taken apart. */
export function located(reason: Reason, text: string): Mistake {
  const place = /^[\w.-]+\.toml:(\d+)(?::(\d+))?: (.*)$/s.exec(reason.text);
  if (!place) return { reason, line: 0, column: 0, words: "" };
  const [, at, column, problem = ""] = place;
  const line = Number(at);
  const words = text.split("\n")[line - 1] ?? "";
  return {
    reason: { ...reason, key: problem, text: problem },
    line,
    column: Number(column ?? 0),
    words,
  };
}
