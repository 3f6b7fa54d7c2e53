import { beforeEach, describe, expect, it } from "vitest";
import { nextUnsolved, Progress } from "./progress.svelte";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
};
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, { localStorage: storage });
});

describe("progress", () => {
  it("is kept for the next visit", () => {
    const progress = new Progress();
    progress.add("too-hot");
    progress.add("too-hot");
    expect(JSON.parse(kept.get("mblades.puzzles")!)).toEqual(["too-hot"]);
    expect(new Progress().has("too-hot")).toBe(true);
    expect(new Progress().has("the-trap")).toBe(false);
  });

  it.each(["nonsense", "{}", "[1, null]"])("is nothing where %s was kept", (found) => {
    kept.set("mblades.puzzles", found);
    expect(new Progress().has("too-hot")).toBe(false);
  });
});

describe("the next puzzle", () => {
  const ids = ["a", "b", "c", "d"];
  const solved = (...those: string[]): Progress => {
    const progress = new Progress();
    for (const id of those) progress.add(id);
    return progress;
  };

  it("is the first unsolved one after this one", () => {
    expect(nextUnsolved(ids, "b", solved("b", "c"))).toBe("d");
  });
  it("is one from the beginning when nothing is left after it", () => {
    expect(nextUnsolved(ids, "c", solved("a", "c", "d"))).toBe("b");
  });
  it("is none when all are solved", () => {
    expect(nextUnsolved(ids, "c", solved(...ids))).toBeNull();
  });
});
