/** Tables, over HTTP. */

import { login } from "./login.svelte";
import { NotDone } from "./http";
import { refuse } from "../refusing";
import type { EveningPage, Pace, Table, TableSummary } from "./wire";

export interface NewTableRequest {
  name: string;
  public: boolean;
  setup: Record<string, unknown>;
  sheets: string[];
  bots: (string | null)[];
  pace: Pace;
  cast_delay_s: number | null;
}

const at = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const tables = {
  list: () => login.ask<TableSummary[]>("/api/tables"),
  quick: (pace: { clock: boolean }) => login.ask<Table>("/api/quick", { body: pace }),
  guided: () => login.ask<Table>("/api/guided", { body: {} }),
  make: (table: NewTableRequest) => login.ask<Table>("/api/tables", { body: table }),
  change: (id: string, to: { cast_delay_s: number | "off" }) =>
    login.ask<Table>(at(id), { method: "PATCH", body: to }),
  sit: (id: string, seat: number | null, code: string | null) =>
    login.ask<Table>(at(id, "/seats"), { body: { seat, code } }),
  setSeat: (id: string, seat: number, bot: string | null) =>
    login.ask<Table>(at(id, `/seats/${seat}`), { method: "PUT", body: { bot } }),
  leave: (id: string) => login.ask<Table>(at(id, "/seats"), { method: "DELETE" }),
  start: (id: string) => login.ask<Table>(at(id, "/start"), { method: "POST" }),
  evening: (id: string, code: string | null) =>
    login.ask<EveningPage>(at(id, `/evening${code ? `?code=${encodeURIComponent(code)}` : ""}`)),
  rematch: (id: string) => login.ask<Table>(at(id, "/rematch"), { method: "POST" }),
};

/** Do something that may be refused; a refusal is shown, and null comes back. */
export async function tried<T>(doing: Promise<T>): Promise<T | null> {
  try {
    return await doing;
  } catch (error) {
    if (!(error instanceof NotDone)) throw error;
    refuse(error.reason);
    return null;
  }
}
