import { describe, expect, it, vi } from "vitest";
import type { Face, InPlay } from "./face";
import { cardName } from "./speech";
import { speak } from "../lib/words.svelte";

const grandmother: Face = {
  id: "fists-of-steel/iron-grandmother",
  name: "Iron Grandmother",
  english: "Iron Grandmother",
  set: "Fists of Steel",
  rarity: "Expansion",
  kind: "Single",
  stars: 3,
  elements: ["Fire"],
  types: ["Soldier"],
  copies: 2,
  lines: [],
  flavour: "",
  cost: 4,
  epic: false,
} as unknown as Face;

vi.stubGlobal("document", { documentElement: { lang: "" } });

describe("what is said of a card", () => {
  it("names stars, symbols and place", async () => {
    await speak("en");
    expect(cardName(grandmother, undefined, { zone: "in your hand", place: 2, of: 8 })).toBe(
      "Iron Grandmother, 3 stars, Fire Soldier, in your hand, 2 of 8",
    );
  });

  it("tells what it is now, not what is printed", async () => {
    await speak("en");
    const attached = [1, 2].map((id) => ({ id, design: "" }));
    const now: InPlay = { stars: 1, elements: ["Dark"], types: ["Mage"], tokens: 1, attached };
    expect(cardName(grandmother, now)).toBe(
      "Iron Grandmother, 1 star, Dark Mage, 1 star token, 2 cards attached",
    );
  });

  it("names the kind of a card without symbols", async () => {
    await speak("en");
    const box = { ...grandmother, name: "Toolbox", kind: "Deck Box", elements: [], types: [] };
    expect(cardName(box)).toBe("Toolbox, 3 stars, Deck Box");
  });

  it("speaks Russian and Japanese", async () => {
    await speak("ru");
    expect(cardName(grandmother)).toBe("Iron Grandmother, 3 звезды, огненная воин");
    await speak("ja");
    expect(cardName(grandmother)).toBe("Iron Grandmother、スターレーティング3、炎 兵士");
  });
});
