/** Messages about trades of one's own, which stay until they have been seen; answers are old when the
 * phase is over. */

import type { Told } from "../lib/server/wire";
import { happening } from "../story/events";

export interface Notice {
  /** The number of the trade: one message about each. */
  trade: number;
  kind: "offered" | "accepted" | "declined" | "withdrawn";
  /** The other player. */
  seat: number;
  /** What the other player said with their answer: an event of the story. */
  remark?: Told["events"][number];
}

/** The messages after something happened. An offer that I have answered myself is no news. */
export function noticesAfter(notices: Notice[], told: Told, me: number | null): Notice[] {
  if (me === null) return notices;
  let now = notices;
  const answered = new Set<number>(); // just now
  for (const [n, it] of told.events.map(happening).entries()) {
    if (!it) continue;
    if (it.kind === "phase") now = now.filter((one) => one.kind === "offered");
    if (it.kind === "remarked" && it.fields["partner"] === me) {
      const remark = told.events[n]!;
      const { seat } = it.fields;
      now = now.map((one) =>
        one.seat === seat && answered.has(one.trade) ? { ...one, remark } : one,
      );
    }
    const { trade, seat, partner } = it.fields as Record<string, number>;
    if (trade === undefined || seat === undefined || partner === undefined) continue;
    const [mine, theirs] = [seat === me, partner === me];
    if (!mine && !theirs) continue;
    now = now.filter((one) => one.trade !== trade);
    answered.add(trade);
    const other = mine ? partner : seat;
    if (it.kind === "proposed" && theirs) now = [...now, { trade, kind: "offered", seat: other }];
    if (it.kind === "traded" && mine) now = [...now, { trade, kind: "accepted", seat: other }];
    if (it.kind === "declined" && mine) now = [...now, { trade, kind: "declined", seat: other }];
    if (it.kind === "withdrawn" && theirs)
      now = [...now, { trade, kind: "withdrawn", seat: other }];
  }
  return now;
}
