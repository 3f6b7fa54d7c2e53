import { describe, expect, it } from "vitest";
import { speakersOf } from "./names";

const line = (...abilities: number[]) => ({ trigger: "", text: "", abilities });
const face = { lines: [line(224, 225), line(), line(226)] };
const meta = { name: "High Tide", text: "", abilities: [900] };
const speakers = speakersOf({ faces: { face }, metas: [meta] } as unknown as Parameters<
  typeof speakersOf
>[0]);

describe("the words of an ability", () => {
  it("are a line of a card; a keyword may be several abilities", () => {
    expect([224, 225, 226].map((ability) => speakers.get(ability)?.clause)).toEqual([0, 0, 2]);
  });
  it("may be a meta's", () => {
    expect(speakers.get(900)?.meta?.name).toBe("High Tide");
  });
});
