import { describe, expect, it } from "vitest";
import { identify } from "./face-down-cards";

const open = (id: number) => ({ id, design: `set/${id}` });
const down = null;

describe("cards in a tableau", () => {
  it("keep who they are when they are turned face down", () => {
    const before = identify(0, [open(1), open(2), open(3)], []);
    const after = identify(0, [open(1), down, open(3), open(4)], before);
    expect(after.map((card) => card.id)).toEqual([1, 2, 3, 4]);
    expect(after[1]?.key).toBe("card-2");
  });
  it("keep it when others before them leave", () => {
    const before = identify(0, [open(1), open(2)], []);
    const turned = identify(0, [open(1), down], before);
    const after = identify(0, [down], turned);
    expect([1, 2]).toContain(after[0]?.id);
  });
  it("are strangers to who never saw them", () => {
    expect(identify(1, [down], [])).toEqual([{ key: "down-1-0", id: null, design: null }]);
  });
});
