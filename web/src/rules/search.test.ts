import { describe, expect, it } from "vitest";
import en from "../../.made/rulebook.en.json";
import ja from "../../.made/rulebook.ja.json";
import ru from "../../.made/rulebook.ru.json";
import { bound, byNumber, pieces } from "./rulebook";
import { marked, search } from "./search";

const books = { en: bound(en), ja: bound(ja), ru: bound(ru) };

function found(language: keyof typeof books, query: string): string[] {
  return search(books[language], query).map((clause) => clause.id);
}

describe("looking something up", () => {
  it.each(["en", "ja", "ru"] as const)("finds a clause by its number (%s)", (language) => {
    expect(found(language, "DB-17")[0]).toBe("DB-17");
    expect(found(language, "db-2 ")[0]).toBe("DB-2");
  });
  it("finds words of the heading before words of the text", () => {
    expect(found("en", "collection").slice(0, 2)).toEqual(["DB-12", "DB-15"]);
    expect(found("en", "mimicry").slice(0, 2)).toEqual(["KEY-21", "KEY-22"]);
  });
  it("asks for every word, in any order and any form", () => {
    expect(found("en", "markers selling")).toContain("DB-20");
    expect(found("en", "zebra store")).toEqual([]);
    expect(found("ru", "схватка")).toEqual(expect.arrayContaining(["CL-1", "CL-2", "CL-3"]));
    expect(found("ru", "жетоны продажа")).toContain("DB-20");
    expect(found("ja", "売却マーカー")).toContain("DB-20");
    expect(found("ja", "ｄｂ－17")).toEqual(["DB-17"]);
  });
  it("finds everything of a mode by its name", () => {
    expect(found("en", "duel").filter((id) => id.startsWith("DUEL-"))).toHaveLength(4);
    expect(found("ru", "кампания").filter((id) => id.startsWith("CAMP-"))).toHaveLength(5);
  });
  it("finds nothing for nothing", () => expect(found("en", "  ")).toEqual([]));
});

it("marks what was looked for, and loses nothing", () => {
  expect(marked("Two clashes, one Clash.", "clash")).toEqual([
    "Two ",
    "clash",
    "es, one ",
    "Clash",
    ".",
  ]);
  expect(marked("Счёт", "счет")).toEqual(["", "Счёт", ""]);
  expect(marked("(DB-17)", "(").join("")).toBe("(DB-17)");
});

it("clauses that a text names stand apart", () => {
  expect(pieces("コストはDB-17を参照（ED-2）。")).toEqual([
    { words: "コストは" },
    { clause: "DB-17" },
    { words: "を参照（" },
    { clause: "ED-2" },
    { words: "）。" },
  ]);
});

it("numbers are in order, each once", () => {
  const groups = byNumber(books.en);
  expect(groups.map(({ letters }) => letters).slice(0, 3)).toEqual(["CAMP", "CARD", "CL"]);
  expect(groups[0]?.title).toBe("Campaign");
  expect(groups[1]?.title).toBe("The cards");
  expect(groups.find(({ letters }) => letters === "DB")?.clauses[9]?.id).toBe("DB-10");
  expect(groups.flatMap(({ clauses }) => clauses)).toHaveLength(books.en.clauses.size);
});
