import { describe, expect, it } from "vitest";
import type { Seat, Table } from "../lib/server/wire";
import { FACES, roomAt } from "./faces";

const seat = (seat: Partial<Seat>): Seat =>
  ({ kind: "bot", vacant: false, coming: null, ...seat }) as Seat;
const table = (...seats: Partial<Seat>[]): Table =>
  ({ state: "playing", seats: seats.map(seat) }) as Table;

it("offers each face once", () => {
  expect(new Set(FACES).size).toBe(FACES.length);
});

describe("room at a table", () => {
  it("is a free seat before a bot's", () => {
    expect(roomAt(table({ kind: "person" }, {}, { kind: "open" }), true)).toBe("seat");
  });
  it("is the host's bot only for the host's guests", () => {
    expect(roomAt(table({ kind: "person" }, {}), true)).toBe("bot");
    expect(roomAt(table({ kind: "person" }, {}), false)).toBeNull();
    expect(roomAt(table({ kind: "person" }, { vacant: true }), false)).toBe("bot");
  });
  it("is not where somebody else is coming, among people, or when all is over", () => {
    expect(
      roomAt(table({ coming: { account: "a", name: "A", face: null, kept: false } }), true),
    ).toBeNull();
    expect(roomAt(table({ kind: "person" }), true)).toBeNull();
    expect(roomAt({ ...table({ kind: "open" }), state: "over" }, true)).toBeNull();
  });
});
