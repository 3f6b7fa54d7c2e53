/** Tables, over HTTP. */

import { who } from "./login.svelte";
import { NotDone } from "./http";
import { toasts } from "../toasts.svelte";
import { why } from "../words.svelte";
import type { Pace, Table, TableSummary } from "./wire";

export interface Wishes {
  name: string;
  public: boolean;
  setup: Record<string, unknown>;
  sheets: string[];
  bots: (string | null)[];
  pace: Pace;
}

const at = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const tables = {
  list: () => who.ask<TableSummary[]>("/api/tables"),
  quick: (wish: { clock: boolean }) => who.ask<Table>("/api/quick", { body: wish }),
  make: (wishes: Wishes) => who.ask<Table>("/api/tables", { body: wishes }),
  sit: (id: string, seat: number | null, code: string | null) =>
    who.ask<Table>(at(id, "/seats"), { body: { seat, code } }),
  setSeat: (id: string, seat: number, bot: string | null) =>
    who.ask<Table>(at(id, `/seats/${seat}`), { method: "PUT", body: { bot } }),
  leave: (id: string) => who.ask<Table>(at(id, "/seats"), { method: "DELETE" }),
  start: (id: string) => who.ask<Table>(at(id, "/start"), { method: "POST" }),
  rematch: (id: string) => who.ask<Table>(at(id, "/rematch"), { method: "POST" }),
};

/** Do something that may be refused; a refusal is shown, and null comes back. */
export async function tried<T>(doing: Promise<T>): Promise<T | null> {
  try {
    return await doing;
  } catch (error) {
    if (!(error instanceof NotDone)) throw error;
    toasts.show(why(error.reason), "refusal");
    return null;
  }
}
