import { describe, expect, it } from "vitest";
import type { Seat } from "../lib/server/wire";
import { usualSeat } from "./playing-on";

const seats = [
  { seat: 0, kind: "bot", name: "Ann" },
  { seat: 1, kind: "person", name: "Bob" },
  { seat: 2, kind: "person", name: "Ann" },
] as Seat[];

describe("the seat from which one plays on", () => {
  it("is the one whose eyes one has", () => {
    expect(usualSeat(seats, 1, "Ann")).toBe(1);
  });
  it("is one's own where one sees with everyone's eyes, or a boss's", () => {
    expect(usualSeat(seats, null, "Ann")).toBe(2);
    expect(usualSeat(seats, 3, "Ann")).toBe(2);
  });
  it("is the first for somebody who was not there", () => {
    expect(usualSeat(seats, null, "Cy")).toBe(0);
    expect(usualSeat(seats, null, null)).toBe(0);
  });
});
