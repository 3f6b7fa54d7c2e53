import { describe, expect, it } from "vitest";
import { cut, nameSize, parted, phrases, pieces, room } from "./text";

const whole = (text: string): string =>
  pieces(text)
    .map((piece) => piece.words)
    .join("");
const amounts = (text: string): string[] =>
  pieces(text).flatMap((piece) =>
    "icon" in piece ? [`${piece.icon} ${piece.amount}`.trim()] : [],
  );

describe("the trigger of a line", () => {
  it.each([
    ["Play", "Play: Gain 5 RP.", "Play", "Gain 5 RP."],
    ["Play", "プレイ：25RPを得る。", "プレイ", "25RPを得る。"],
    ["Score", "Подсчёт. Получите 10 РО.", "Подсчёт", "Получите 10 РО."],
    ["Deckbuilding", "Сбор колоды. У вас 2 ячейки.", "Сбор колоды", "У вас 2 ячейки."],
  ])("%s: %s", (trigger, text, word, body) => {
    expect(parted({ trigger, text })).toEqual({ trigger: word, body });
  });

  it("is left out where there is none", () => {
    const text = "Вы можете разыграть эту карту, только если на вашем столе не меньше 4 карт.";
    expect(parted({ trigger: "", text })).toEqual({ trigger: "", body: text });
    expect(parted({ trigger: "", text: "Thwomp! 20 RP." }).body).toBe("Thwomp! 20 RP.");
  });
});

it("a sentence of a line is cut out of it", () => {
  const text = "Play: Gain 5 RP. Draw a card.";
  const body = "Gain 5 RP. Draw a card.";
  expect(cut(text, body, [0, 16])).toEqual(["", "Gain 5 RP.", " Draw a card."]);
  expect(cut(text, body, [16, 29])).toEqual(["Gain 5 RP. ", "Draw a card.", ""]);
});

describe("amounts in a text", () => {
  it.each([
    ["Gain 25 RP. You may pay 2 M$.", ["rp 25", "money 2"]],
    ["Gain RP equal to twice its stars.", ["rp"]],
    ["Cards with at least 5 stars have +2 stars.", ["star 5", "star +2"]],
    ["Put 4 star tokens on this card.", []],
    ["Your collection scores 2 VP more.", ["vp 2"]],
    ["25RPを得る。2ミレニアムドルを支払う。", ["rp 25", "money 2"]],
    ["Получите по 4 РО за каждую.", ["rp 4"]],
    ["Заплатите 2 миллениум-доллара. Получите вдвое больше РО.", ["money 2", "rp"]],
    ["у которой не меньше 7 звёзд и 4 звёздами", ["star 7", "star 4"]],
    ["поместите 4 жетона звёздного рейтинга", []],
    ["Помните: ПОбеда и РОза не очки.", []],
  ])("%s", (text, found) => {
    expect(amounts(text)).toEqual(found);
    expect(whole(text)).toBe(text);
  });
});

it("counts Japanese as wider", () => {
  expect(room("Gain", undefined, " RP")).toBe(7);
  expect(room("得る")).toBeGreaterThan(room("ab"));
});

it("sets long names smaller", () => {
  expect(nameSize("Orella")).toBe(1);
  expect(nameSize("Grandpa Toon, Still Under Contract")).toBeLessThan(1);
  expect(nameSize("ゴール地点のグローブボックス")).toBeLessThan(1);
  expect(nameSize("エグザルティウス")).toBeCloseTo(7 / 8); // one word, on one line
  expect(nameSize("炎の剣士")).toBe(1);
});

describe("a line of a name ends", () => {
  it.each([
    ["Grandpa Toon, Still Under Contract", ["Grandpa Toon, Still Under Contract"]],
    ["友好的宇宙人レッツトレード", ["友好的宇宙人", "レッツトレード"]],
    ["マキシマム・オーバリオン", ["マキシマム・", "オーバリオン"]],
    ["チャンピオンベルトケース", ["チャンピオン", "ベルトケース"]],
    ["ヘルベイン家のスリーブ", ["ヘルベイン家の", "スリーブ"]],
    ["異議あり！ラウル", ["異議あり！", "ラウル"]],
    ["監視員のおばあちゃん", ["監視員の", "おばあちゃん"]],
    ["ブラウンウォールの金庫", ["ブラウン", "ウォールの", "金庫"]],
    ["守護されがたきエグザルティウス", ["守護されがたき", "エグザルティウス"]],
  ])("between words: %s", (name, parts) => {
    expect(phrases(name)).toEqual(parts);
  });
});
