import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "./server/wire";
import refusals from "../../.made/refusals.en.json";
import { bundle, filled, sentence } from "./words.svelte";

const src = new URL("..", import.meta.url);

/** The words of the screens, and those that the client shares with the terminal. */
function files(language: Language): Map<string, string> {
  const folders = [`lang/${language}/`, `../../src/mblades/lang/${language}/`];
  const found = folders.flatMap((name) => {
    const folder = new URL(name, src);
    const names = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
    return names.map((file): [string, string] => [
      name.replace(language, "") + file,
      readFileSync(new URL(file, folder), "utf8"),
    ]);
  });
  return new Map(found);
}

/** Message ids with the values each uses. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, value } of new FluentResource(text).body) {
    const used = JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g);
    found.set(id, [...new Set([...used].map((match) => match[1]!))].sort());
  }
  return found;
}

/** Every sheet of a language: those above, and those of rooms that load their own. */
function sheets(language: Language): [string, string][] {
  const own = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(`/lang/${language}.ftl`))
    .map((name): [string, string] => [name, readFileSync(new URL(name, src), "utf8")]);
  return [...files(language), ...own];
}

const written = (text: string): string[] =>
  [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);

describe.each(LANGUAGES)("%s", (language) => {
  test("has the files and messages of English, with the same values", () => {
    const english = files("en");
    const own = files(language);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [name, text] of own) {
      const wanted = [...messages(english.get(name)!)].sort();
      expect([...messages(text)].sort(), name).toEqual(wanted);
    }
  });

  test("every message can be read, and stands once", () => {
    const all = [...files(language).values()];
    const ids = all.flatMap(written);
    expect(all.flatMap((text) => [...messages(text).keys()])).toEqual(ids);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });
});

test("every message that the screens name exists", () => {
  const english = new Set([...files("en").values()].flatMap(written));
  const sources = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(svelte|ts)$/.test(name.replace(/\.test\.ts$/, "")),
  );
  const missing = sources.flatMap((name) => {
    const text = readFileSync(new URL(name, src), "utf8");
    return [...text.matchAll(/\bt\("([\w-]+)"/g)]
      .map((match) => match[1]!)
      .filter((id) => !english.has(id))
      .map((id) => `${name}: ${id}`);
  });
  expect(missing).toEqual([]);
});

test.each([
  ["ja", "スター", /星/],
  ["ja", "トーナメント", /大会が|大会の最中/],
  ["ja", "パック (booster)", /ブースター/],
  ["ja", "提案 (offer)", /申し出|申し込/],
  ["ja", "合成 (fusion)", /フュージョン/],
  ["ru", "промокарта", /промо[ !]/i],
] as const)("in %s a thing has one name: %s", (language, _, other) => {
  expect(sheets(language).filter(([, text]) => other.test(text.replace(/^#.*$/gm, "")))).toEqual(
    [],
  );
});

test("in Russian nobody is taken for a man", () => {
  const told = sheets("ru").flatMap(([, text]) => [
    ...text.matchAll(/\{ \$(?:name|seat|host|partner|victim) \} [а-яё]+л(?![а-яё])/gu),
  ]);
  expect(told).toEqual([]);
});

test("Russian counts its cards", () => {
  const russian = bundle("ru", { texts: [...files("ru").values()], refusals: {} });
  const pattern = russian.getMessage("cards-found")!.value!;
  const counted = [1, 2, 5, 21].map((count) => russian.formatPattern(pattern, { count }));
  expect(counted).toEqual(["1 карта", "2 карты", "5 карт", "21 карта"]);
});

test("a refusal's places are filled", () => {
  expect(filled("ja", "マーカーは{count}個です。", { count: 3 })).toBe("マーカーは3個です。");
});

test("a refusal may choose by number", () => {
  const template = `У вас {count ->
[one] {count} жетон
*[few] {count} жетона
}.`.replace("{count ->", "{ $count ->");
  expect(filled("ru", template, { count: 1 })).toBe("У вас 1 жетон.");
  expect(filled("ru", template, { count: 2 })).toBe("У вас 2 жетона.");
});

test("words that stand alone begin with a capital letter and end with a stop", () => {
  expect(sentence("a draft needs at least two players")).toBe(
    "A draft needs at least two players.",
  );
  expect(sentence("It costs 5 M$; you have 3.")).toBe("It costs 5 M$; you have 3.");
});

test("English counts, too", () => {
  const template = refusals["{count} Team cards are named for {teams} teams"] ?? "";
  expect(filled("en", template, { count: 1, teams: 2 })).toBe("1 Team card is named for 2 teams");
});
