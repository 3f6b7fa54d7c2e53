/** What a table has chosen that its players should know of. */

import type { Table } from "../lib/server/wire";
import { CLAUSES } from "./clauses-of";
import type { Differing } from "./rulebook";

/** The mode, the edition, and every option that is on or that somebody has. */
export function chosenIn(setup: Table["setup"]): { kind: Differing; name: string }[] {
  const given = setup as Record<string, unknown>;
  const isOn = (value: unknown): boolean =>
    value === true || (Array.isArray(value) && value.length > 0);
  const options = Object.keys(CLAUSES.options).filter((name) => isOn(given[name]));
  return [
    { kind: "mode", name: String(given["mode"] ?? "normal") },
    { kind: "edition", name: String(given["edition"] ?? "collusion") },
    ...options.map((name) => ({ kind: "option" as const, name })),
  ];
}
