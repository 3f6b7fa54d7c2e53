import { describe, expect, it } from "vitest";
import { beats } from "./beats";

describe("beats", () => {
  it("keep the card that speaks until another one does", () => {
    const shown = beats([
      ["played", 0, 12],
      ["effect", 0, 12, 64],
      ["gained", 0, "RP", 5, 12],
      ["reaction", 1, 30],
    ]);
    expect(shown.map((beat) => beat.voice?.card)).toEqual([12, 12, 12, 30]);
    expect(shown[1]?.voice?.ability).toBe(64);
  });

  it("go on with the effect that asked, until the turn ends", () => {
    const voice = { seat: 0, card: 12, ability: 64, way: "effect" as const };
    const shown = beats(
      [
        ["flipped", 1, 40, 0],
        ["turn", 1],
        ["passed", 1],
      ],
      voice,
    );
    expect(shown.map((beat) => beat.voice?.card)).toEqual([12, 12, undefined]);
  });

  it("take what happens at the same time together", () => {
    const shown = beats([
      ["lost", 1, "RP", 5, 12],
      ["lost", 2, "RP", 5, 12],
      ["flipped", 1, 40, 0],
      ["flipped", 2, 41, 0],
    ]);
    expect(shown.map((beat) => beat.kind)).toEqual(["lost", "flipped"]);
    expect(shown[0]?.changes.map(({ seat, amount }) => [seat, amount])).toEqual([
      [1, -5],
      [2, -5],
    ]);
    expect(shown[1]?.cards).toEqual([40, 41]);
    expect(shown[1]?.events).toEqual([2, 4]);
  });

  it("let a clash unfold: who, then card by card, then the result", () => {
    const shown = beats([
      ["clash", 0, [0, 2]],
      ["clash_card", 0, 5, 77, 8],
      ["clash_card", 2, 6, 78, 9],
      ["clash_result", [2], [0]],
      ["gained", 2, "RP", 10, 5],
    ]);
    expect(shown.map((beat) => beat.clash?.sides.length ?? null)).toEqual([0, 1, 2, 2, null]);
    expect(shown.map((beat) => beat.clash?.winners ?? null)).toEqual([null, null, null, [2], null]);
  });

  it("end a clash that does not occur after all", () => {
    const shown = beats([["clash", 0, [0, 2]], ["flipped", 2, 6, 2], ["clash_off"]]);
    expect(shown.map((beat) => beat.clash?.sides.length ?? null)).toEqual([0, 0, null]);
  });

  it("count both sides of a theft at once", () => {
    const shown = beats([["stole", 0, 1, "RP", 5, 12]]);
    expect(shown.length).toBe(1);
    expect(shown.flatMap((beat) => beat.changes).map(({ seat, amount }) => [seat, amount])).toEqual(
      [
        [1, -5],
        [0, 5],
      ],
    );
  });
});
