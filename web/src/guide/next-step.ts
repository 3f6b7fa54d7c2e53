/** Which step is shown: it follows from what the newcomer sees, may do and has done, and from nothing
 * else. */

import type { Choices, View } from "../lib/server/wire";
import { happening } from "../story/events";
import { DEEDS, STEPS, type Condition, type Deed, type Stage, type Step, type Stop } from "./steps";

/** What a step is decided by. */
export interface Facts {
  view: View;
  choices: Choices;
  seat: number;
  /** What has been done, by round. */
  deeds: ReadonlySet<string>;
  stopped: Stop | null;
}

export const deedIn = (round: number, deed: Deed): string => `${round} ${deed}`;

export function stageOf(view: View): Stage | null {
  const { phase, round, clock } = view;
  if (phase === "tournament") return ["pre-release" as const, "tournament" as const][round] ?? null;
  if (phase !== "deckbuilding" || !clock) return null;
  if (round === 1 && clock.timer < 0) return "results";
  if (round === 1) return (["timer-1", "timer-2", "timer-3"] as const)[clock.timer] ?? null;
  return round === 2 && clock.timer < 0 ? "farewell" : null;
}

/** The number of a card by its design, among these. */
export function cardOf(
  cards: readonly ({ id: number; design: string } | null)[] | undefined,
  design: string,
): number | undefined {
  return cards?.find((card) => card?.design === design)?.id;
}

type Test<K extends keyof Condition> = (wanted: NonNullable<Condition[K]>, facts: Facts) => boolean;

const me = ({ view, seat }: Facts) => view.players[seat];
const TESTS: { [K in keyof Required<Condition>]: Test<K> } = {
  may: (verbs, { choices }) => verbs.some((verb) => choices[verb]?.length),
  deed: (deed, { deeds, view }) => deeds.has(deedIn(view.round, deed)),
  inHand: (design, facts) => cardOf(me(facts)?.hand, design) !== undefined,
  inPlay: (design, facts) => cardOf(me(facts)?.tableau, design) !== undefined,
  mayUse: (design, facts) => {
    const card = cardOf(me(facts)?.tableau, design);
    return (facts.choices["action"] ?? []).some((one) => one[1] === card);
  },
  mayGain: (npc, { choices }) => (choices["npc"] ?? []).some((one) => one[1] === npc),
  forSale: (wanted, { view }) => wanted === view.aftermarket.length > 0,
  rivalTop: (wanted, { view, seat }) =>
    wanted === view.tournament?.tops.some((top, at) => at !== seat && top !== null),
  stopped: (at, { stopped }) => stopped === at,
  deck: (count, facts) => (me(facts)?.deck_count ?? 0) >= count,
  collection: (count, facts) => {
    const { collection = [], collection_value: value = 0 } = me(facts) ?? {};
    return collection.length >= count && value > 0;
  },
  emptyHand: (wanted, facts) => wanted === !me(facts)?.hand_count,
  leaves: () => false,
};

export function holds(condition: Condition, facts: Facts): boolean {
  return Object.entries(condition).every(([name, wanted]) =>
    (TESTS[name as keyof Condition] as Test<never>)(wanted as never, facts),
  );
}

/** The step to show now; `passed` are those that were read or skipped. */
export function nextStep(
  facts: Facts,
  passed: ReadonlySet<string>,
  steps: readonly Step[] = STEPS,
): Step | null {
  const stage = stageOf(facts.view);
  // While the show stands still only what it stands still for is spoken of.
  const due = steps.filter(
    (step) =>
      step.stage === stage &&
      !passed.has(step.id) &&
      (facts.stopped === null) === (step.when?.stopped === undefined) &&
      holds(step.when ?? {}, facts) &&
      !(step.done && holds(step.done, facts)),
  );
  return due[0] ?? null;
}

/** What the newcomer did in these events. */
export function deedsIn(events: readonly (readonly unknown[])[], seat: number): Deed[] {
  return events.flatMap((event) => {
    const it = happening(event);
    const deed = DEEDS.find((one) => one === it?.kind);
    if (!it || !deed) return [];
    const seats = deed === "clash" ? (it.fields["seats"] as number[]) : [it.fields["seat"]];
    return seats.includes(seat) ? [deed] : [];
  });
}

const TURN: readonly Deed[] = ["played", "action", "clash"];

/** The deeds that lead to what a step waits for; of any others something is said. */
export function isOnPath(step: Step, deed: Deed): boolean {
  const { done } = step;
  if (!done) return TURN.includes(deed); // it waits for nothing: a turn is played in any case
  if (done.deed) return deed === done.deed || (done.deed === "clash" && deed === "played");
  if (done.deck) return deed === "arranged";
  if (done.collection) return deed === "displayed" || deed === "arranged";
  if (done.emptyHand) return TURN.includes(deed);
  return Boolean(done.leaves) && deed === "ready";
}
