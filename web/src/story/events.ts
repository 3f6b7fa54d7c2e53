import EVENTS from "./events.json";

/** The kinds of events, as the server declares them. */
export type EventKind = keyof typeof EVENTS;

export interface Field {
  name: string;
  /** What it is: "seat", "card", "cards", ... (rules/state/events.py) */
  type: string;
  value: unknown;
}

/** How an event stands in the story. */
export type Telling = "headline" | "main" | "detail" | "untold";

/** An event with its fields by name. */
export interface Happening {
  kind: EventKind;
  telling: Telling;
  fields: Record<string, unknown>;
  declared: Field[];
  /** Fields that the story names in one list. */
  together: Record<string, string[]>;
}

interface Declaration {
  telling: string;
  fields: string[][];
  together: Record<string, string[]>;
}

/** Null for a kind that this client does not know: the server may be newer. */
export function happening(event: readonly unknown[]): Happening | null {
  const [kind, ...values] = event as [string, ...unknown[]];
  if (!Object.hasOwn(EVENTS, kind)) return null;
  const declaration: Declaration = EVENTS[kind as EventKind];
  const fields = declaration.fields as [string, string][];
  return {
    kind: kind as EventKind,
    telling: declaration.telling as Telling,
    together: declaration.together,
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
