import { describe, expect, it } from "vitest";
import type { Face } from "../../cards/face";
import { fitsCollection, ideas, shared, symbolsNamed } from "./collections";

const card = (stars: number, ...symbols: string[]): Face =>
  ({ id: `set/${stars}`, stars, elements: symbols.slice(0, 1), types: symbols.slice(1) }) as Face;

describe("collections", () => {
  const fire = [card(1, "Fire", "Mage"), card(3, "Fire", "Soldier")];
  it("share what all cards have", () => {
    expect(shared(fire)).toEqual(["Fire"]);
    expect(shared([...fire, card(5, "Water", "Mage")])).toEqual([]);
    expect(shared([])).toEqual([]);
  });
  it("grow by a card with the symbol and new stars", () => {
    expect(fitsCollection(card(2, "Fire", "Animal"), fire)).toBe(true);
    expect(fitsCollection(card(3, "Fire", "Animal"), fire)).toBe(false);
    expect(fitsCollection(card(2, "Water", "Mage"), fire)).toBe(false);
    expect(fitsCollection(card(2, "Fire", "Mage"), [])).toBe(false);
  });
  it("are suggested, the largest first; equal stars count once", () => {
    const binder = [
      ...fire,
      card(3, "Fire", "Mage"),
      card(4, "Dark", "Mage"),
      card(6, "Air", "Mage"),
    ];
    expect(ideas(binder)).toEqual([
      { symbol: "Mage", size: 4 },
      { symbol: "Fire", size: 2 },
    ]);
  });
});

describe("symbols in a text", () => {
  it("are found in every language", () => {
    expect(symbolsNamed(["Score: Gain 5 RP for each Mage card in your tableau."], "en")).toEqual([
      "Mage",
    ]);
    expect(
      symbolsNamed(["得点：自分のプレイエリアの炎のカード1枚ごとに5 RPを得る。"], "ja"),
    ).toEqual(["Fire"]);
    expect(symbolsNamed(["Получите по 5 РО за каждую карту мага на вашем столе."], "ru")).toEqual([
      "Mage",
    ]);
  });
  it("are not seen in other words", () => {
    expect(symbolsNamed(["Верните карту в магазин."], "ru")).toEqual([]);
    expect(symbolsNamed(["プロモカードを1枚得る。"], "ja")).toEqual([]);
    expect(symbolsNamed(["Gain a Promo. Repair it."], "en")).toEqual([]);
  });
});
