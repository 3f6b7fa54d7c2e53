import EVENTS from "./events.json";

/** The kinds of events, as the server declares them: the names of their fields, and what each is. */
export type EventKind = keyof typeof EVENTS;

export interface Field {
  name: string;
  /** What it is: "seat", "card", "cards", ... (rules/state/events.py) */
  type: string;
  value: unknown;
}

/** An event with its fields by name. */
export interface Happening {
  kind: EventKind;
  fields: Record<string, unknown>;
  declared: Field[];
}

/** Null for a kind that this client does not know: the server may be newer. */
export function happening(event: readonly unknown[]): Happening | null {
  const [kind, ...values] = event as [string, ...unknown[]];
  if (!Object.hasOwn(EVENTS, kind)) return null;
  const fields = EVENTS[kind as EventKind] as [string, string][];
  return {
    kind: kind as EventKind,
    fields: Object.fromEntries(fields.map(([name], n) => [name, values[n]])),
    declared: fields.map(([name, type], n) => ({ name, type, value: values[n] })),
  };
}

/** The seats or the cards that an event names, in the order of its fields. */
export function named(it: Happening, type: "seat" | "card"): number[] {
  return it.declared
    .filter((field) => field.type === type)
    .map(({ value }) => value)
    .filter((value): value is number => typeof value === "number" && value >= 0);
}
