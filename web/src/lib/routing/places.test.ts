import { describe, expect, it } from "vitest";
import { address, invitation, place } from "./places";

describe("a place", () => {
  it("is found again by its address", () => {
    for (const there of [
      { name: "home" },
      { name: "cards" },
      { name: "rules", clause: null },
      { name: "rules", clause: "DB-17" },
      { name: "table", id: "0a1b", code: null },
      { name: "table", id: "0a1b", code: "c/d e" },
      { name: "cast", id: "0a1b", code: "c/d e" },
      { name: "cast", id: "0a1b", code: "" },
      { name: "puzzles", id: null },
      { name: "puzzles", id: "too-hot" },
      { name: "replay", id: null, step: 0, eyes: null, code: null },
      { name: "replay", id: "0a1b", step: 0, eyes: null, code: null },
      { name: "replay", id: "0a1b", step: 431, eyes: 2, code: "c/d e" },
    ] as const)
      expect(place(address(there))).toEqual(there);
  });

  it.each(["#/%", "#/table", "#/cast", "#/nowhere/at/all", ""])("is home for %s", (hash) => {
    expect(place(hash)).toEqual({ name: "home" });
  });
});

it.each(["#/replay/0a1b", "#/replay/0a1b/x/y", "#/replay/0a1b/-3/0"])(
  "a moment that makes no sense is the beginning: %s",
  (hash) => {
    const beginning = { name: "replay", id: "0a1b", step: 0, eyes: null, code: null };
    expect(place(hash)).toEqual(beginning);
  },
);

describe("an invitation", () => {
  it("leads to the server that friends can reach", () => {
    expect(invitation("http://192.0.2.7:8000/", "0a1b", "code")).toBe(
      "http://192.0.2.7:8000/#/table/0a1b/code",
    );
  });
});
