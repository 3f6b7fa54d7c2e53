import { describe, expect, it } from "vitest";
import type { Choices, Seat, Told, View } from "../lib/server/wire";
import { attentionOf, isMore, NONE } from "./attention";
import { noticesAfter } from "./notices";
import { changesOf } from "./people";

const told = (...events: unknown[][]): Told => ({ number: 1, at: 0, events, cards: {} }) as Told;
const proposed = (trade: number, seat: number, partner: number): unknown[] => [
  "proposed", trade, seat, partner, [], 0, [], [], 0, [],
]; // prettier-ignore
const kinds = (notices: { kind: string }[]): string[] => notices.map((one) => one.kind);

describe("messages about trades", () => {
  it("say that an offer came, and are gone when I have answered it", () => {
    const came = noticesAfter([], told(proposed(3, 1, 0)), 0);
    expect(came).toMatchObject([{ trade: 3, kind: "offered", seat: 1 }]);
    expect(noticesAfter(came, told(["declined", 3, 1, 0]), 0)).toEqual([]);
  });
  it("say what became of my own offer, and nothing before", () => {
    expect(noticesAfter([], told(proposed(3, 0, 1)), 0)).toEqual([]);
    expect(kinds(noticesAfter([], told(["declined", 3, 0, 1]), 0))).toEqual(["declined"]);
    const traded = ["traded", 3, 0, 1, [], 0, [], [], 0, []];
    expect(kinds(noticesAfter([], told(traded), 0))).toEqual(["accepted"]);
    expect(noticesAfter([], told(traded), 1)).toEqual([]);
  });
  it("have what was said with the answer", () => {
    const answer = told(["declined", 3, 0, 1], ["remarked", 1, 0, "collect", "Fire"]);
    const [notice] = noticesAfter([], answer, 0);
    expect(notice?.remark).toEqual(["remarked", 1, 0, "collect", "Fire"]);
    expect(noticesAfter([notice!], told(["remarked", 1, 0, "little", ""]), 0)).toEqual([notice]);
  });
  it("are gone with the phase that their answers came in", () => {
    const answered = noticesAfter([], told(["declined", 3, 0, 1]), 0);
    expect(noticesAfter(answered, told(["timer", 2, 360]), 0)).toEqual(answered);
    expect(noticesAfter(answered, told(["phase", "tournament"]), 0)).toEqual([]);
  });
  it("say that an offer was taken back", () => {
    const came = noticesAfter([], told(proposed(3, 1, 0)), 0);
    expect(kinds(noticesAfter(came, told(["withdrawn", 3, 1, 0]), 0))).toEqual(["withdrawn"]);
  });
  it("are not for others or for who watches", () => {
    expect(noticesAfter([], told(proposed(3, 1, 0)), 2)).toEqual([]);
    expect(noticesAfter([], told(proposed(3, 1, 0)), null)).toEqual([]);
  });
});

describe("attention", () => {
  const view = (phase: string, trades: object[] = []): View => ({ phase, trades }) as View;
  const choices = { end: [["end"]] } as Choices;

  it("is asked for in a turn of one's own", () => {
    expect(attentionOf(view("tournament"), choices, 0).turn).toBe(true);
    expect(attentionOf(view("tournament"), {}, 0).turn).toBe(false);
    expect(attentionOf(view("tournament"), choices, null)).toEqual(NONE);
    expect(attentionOf(view("deckbuilding"), choices, 0).turn).toBe(false);
  });
  it("is asked for by offers that can be accepted", () => {
    const trades = [
      { partner: 0, possible: true },
      { partner: 0, possible: false },
      { partner: 1, possible: true },
    ];
    expect(attentionOf(view("deckbuilding", trades), choices, 0).offers).toBe(1);
  });
  it("is called for only by what is new", () => {
    expect(isMore({ turn: true, offers: 1 }, NONE)).toBe(true);
    expect(isMore({ turn: true, offers: 0 }, { turn: true, offers: 1 })).toBe(false);
    expect(isMore({ turn: false, offers: 2 }, { turn: false, offers: 1 })).toBe(true);
  });
});

describe("people", () => {
  const seat = (more: Partial<Seat>): Seat =>
    ({
      kind: "person",
      account: "bob",
      present: true,
      stand_in: false,
      coming: null,
      ...more,
    }) as Seat;
  const keys = (old: Partial<Seat>, now: Partial<Seat>, me = "ann"): string[] =>
    changesOf([seat(old)], [seat(now)], me).map((one) => one.key);

  it("come, go, and are replaced", () => {
    expect(keys({}, { present: false })).toEqual(["went"]);
    expect(keys({ present: false }, {})).toEqual(["came"]);
    expect(keys({ present: false }, { present: false, stand_in: true })).toEqual(["stands-in"]);
    expect(keys({ kind: "bot", account: null }, {})).toEqual(["sits-down"]);
    const coming = { account: "cid", name: "Cid", face: null, kept: false };
    const bot = { kind: "bot", account: null } as const;
    expect(keys(bot, { ...bot, coming })).toEqual(["will-sit"]);
  });
  it("know themselves what they do", () => {
    expect(keys({}, { present: false }, "bob")).toEqual([]);
    expect(keys({}, {})).toEqual([]);
  });
});
