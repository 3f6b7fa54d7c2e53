import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isSymbol, metaPicture, npcPicture, TYPES, type CardType, type Pictured } from "../face";
import { emblem } from "./emblem";
import { picture } from "./picture";
import { place } from "./scenery";

const SETS = new URL("../../../../src/mblades/cards/sets/", import.meta.url);

const slug = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’.]|\p{Mark}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The facts of every card, read from the sheets of the library. */
function library(): Pictured[] {
  return readdirSync(SETS)
    .filter((file) => file.endsWith(".toml"))
    .flatMap((file) => {
      const [head = "", ...cards] = readFileSync(new URL(file, SETS), "utf8").split("[[cards]]");
      const value = (text: string, key: string): string =>
        new RegExp(`^${key} = ["']?(.*?)["']?$`, "m").exec(text)?.[1] ?? "";
      return cards.map((card) => {
        const symbols = value(card, "symbols").split(" ").filter(isSymbol);
        return {
          id: `${slug(value(head, "name"))}/${slug(value(card, "name"))}`,
          kind: value(card, "kind") || "Single",
          stars: Number(value(card, "stars")),
          elements: symbols.filter((one) => !TYPES.includes(one as CardType)),
          types: symbols.filter((one) => TYPES.includes(one as CardType)),
        };
      });
    });
}

const cards = library();
const sets = [...new Set(cards.map((card) => card.id.split("/")[0] as string))];
/** The subject alone: without the sky, its size and its lean, which differ anyway. */
const subject = (card: Pictured): string =>
  picture(card)
    .replace(/^.*?<defs>/s, "")
    .replace(/<path [^>]*\/><\/svg>$/, "")
    .replace(/<g transform="translate\(60 [^"]*"/, "<g");

describe("pictures", () => {
  it("are there for the whole library", () => {
    expect(cards.length).toBeGreaterThan(600);
    for (const card of cards) expect(picture(card)).toMatch(/^<svg .*<\/svg>$/s);
  });

  it("are sound: no number that is none, no reference into the void", () => {
    for (const card of cards) {
      const svg = picture(card);
      expect(svg, card.id).not.toMatch(/NaN|undefined|Infinity/);
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));
      for (const found of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) {
        expect(ids.has(found[1]), `${card.id}: ${found[1]}`).toBe(true);
      }
    }
  });

  it("are the same every time", async () => {
    const { vi } = await import("vitest");
    const before = cards.slice(0, 40).map(picture);
    vi.resetModules();
    const again = (await import("./picture")).picture;
    expect(cards.slice(0, 40).map((card) => again(card))).toEqual(before);
  });

  it("never look alike, not even without their sky", () => {
    const seen = new Map<string, string>();
    for (const card of cards) {
      const drawn = subject(card);
      expect(seen.get(drawn), card.id).toBeUndefined();
      seen.set(drawn, card.id);
    }
  });

  it("follow the element and the stars", () => {
    const card = { id: "a/b", kind: "Single", types: ["Animal"] };
    const fire = picture({ ...card, id: "a/bear", elements: ["Fire"], stars: 1 });
    const water = picture({ ...card, id: "b/bear", elements: ["Water"], stars: 1 });
    expect(fire).toContain("#f58a2c");
    expect(water).not.toContain("#f58a2c");
    const modest = picture({ ...card, id: "c/bear", elements: ["Fire"], stars: 1 });
    const grand = picture({ ...card, id: "d/bear", elements: ["Fire"], stars: 10 });
    expect(grand.length).toBeGreaterThan(modest.length);
  });

  it("are there for NPCs and metas", () => {
    const drawn = ["kid-with-a-shoebox", "sleeve-salesman"].map((id) =>
      picture(npcPicture({ id })),
    );
    expect(new Set(drawn).size).toBe(2);
    const metas = ["high-tide", "high-five", "master-class"].map((id) =>
      picture(metaPicture({ id })),
    );
    expect(new Set(metas).size).toBe(3);
  });

  it("do not trip over words that programs know, nor over names without letters", () => {
    for (const id of ["constructor-tostring/constructor-valueof", "set/", "漢字/漢字"]) {
      for (const kind of ["Single", "Deck Box", "Accessory", "Meta", "NPC", "Venue"]) {
        const card = { id: `${id}${kind}`, kind, stars: 3, elements: [], types: ["Mage"] };
        expect(picture(card)).not.toMatch(/NaN|undefined|function/);
      }
    }
  });

  it("stay small", () => {
    const bytes = cards.reduce((sum, card) => sum + picture(card).length, 0);
    expect(bytes / cards.length).toBeLessThan(16_000);
  });
});

describe("sets", () => {
  it("have an emblem each", () => {
    expect(new Set(sets.map((set) => emblem(set).replaceAll(set, ""))).size).toBe(sets.length);
  });

  it("share one place among their cards", () => {
    for (const set of sets) {
      const { pattern } = place(set);
      const own = cards.filter((card) => card.id.startsWith(`${set}/`));
      for (const card of own) expect(picture(card)).toContain(pattern);
    }
  });
});
