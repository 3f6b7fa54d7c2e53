import EVENTS from "./events.json";

/** The kinds of events, as the server declares them with the names of their fields. */
export type EventKind = keyof typeof EVENTS;

/** An event with its fields by name. */
export interface Happening {
  kind: EventKind;
  fields: Record<string, unknown>;
}

/** Null for a kind that this client does not know: the server may be newer. */
export function happening(event: readonly unknown[]): Happening | null {
  const [kind, ...values] = event as [string, ...unknown[]];
  if (!Object.hasOwn(EVENTS, kind)) return null;
  const names = EVENTS[kind as EventKind];
  return {
    kind: kind as EventKind,
    fields: Object.fromEntries(names.map((name, n) => [name, values[n]])),
  };
}
