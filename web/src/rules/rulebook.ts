/** The rules for players, a language at a time; fetched when somebody looks into them. */

import type { Language } from "../lib/server/wire";

export interface Clause {
  id: string;
  heading: string;
  text: string;
}
export interface Section {
  title: string;
  clauses: Clause[];
}
export interface Chapter {
  id: string;
  title: string;
  sections: Section[];
}
/** What a table can choose, and how each choice differs, in two lines. */
export type Differing = "mode" | "edition" | "option";
export interface Rulebook {
  chapters: Chapter[];
  clauses: Map<string, Clause>;
  differs: Record<Differing, Record<string, string[]>>;
}

interface Sheet {
  chapters: {
    id: string;
    title: string;
    sections: { title: string; clauses: Record<string, string[] | undefined> }[];
  }[];
  differs: Record<Differing, Record<string, string[]>>;
}

const LOAD: Record<Language, () => Promise<{ default: Sheet }>> = {
  en: () => import("../../.made/rulebook.en.json"),
  ja: () => import("../../.made/rulebook.ja.json"),
  ru: () => import("../../.made/rulebook.ru.json"),
};
const read = new Map<Language, Promise<Rulebook>>();

export function rulebook(language: Language): Promise<Rulebook> {
  const known = read.get(language);
  if (known) return known;
  const book = LOAD[language]().then(({ default: sheet }) => bound(sheet));
  read.set(language, book);
  book.catch(() => read.delete(language)); // it is tried again
  return book;
}

export function bound(sheet: Sheet): Rulebook {
  const chapters = sheet.chapters.map(({ id, title, sections }) => ({
    id,
    title,
    sections: sections.map((section) => ({
      title: section.title,
      clauses: Object.entries(section.clauses).map(([clause, [heading = "", text = ""] = []]) => ({
        id: clause,
        heading,
        text,
      })),
    })),
  }));
  const all = chapters.flatMap((chapter) => chapter.sections.flatMap((one) => one.clauses));
  return {
    chapters,
    clauses: new Map(all.map((clause) => [clause.id, clause])),
    differs: sheet.differs,
  };
}

/** The letters of an id, and its number. */
function parted(id: string): [string, number] {
  const [letters = "", number = ""] = id.split("-");
  return [letters, Number(number)];
}

export interface Group {
  letters: string;
  title: string;
  clauses: Clause[];
}

/** All clauses by their numbers, CARD-1, CARD-2, ..., CL-1, and what those of the same letters are about. */
export function byNumber(book: Rulebook): Group[] {
  const groups = new Map<string, Group>();
  for (const chapter of book.chapters) {
    const isMixed = new Set(lettersOf(chapter)).size > 1;
    for (const section of chapter.sections)
      for (const clause of section.clauses) {
        const [letters] = parted(clause.id);
        const title = isMixed ? section.title : chapter.title;
        const group = groups.get(letters) ?? { letters, title, clauses: [] };
        groups.set(letters, group);
        group.clauses.push(clause);
      }
  }
  for (const { clauses } of groups.values())
    clauses.sort((one, other) => parted(one.id)[1] - parted(other.id)[1]);
  return [...groups.values()].sort((one, other) => (one.letters < other.letters ? -1 : 1));
}

const lettersOf = ({ sections }: Chapter): string[] =>
  sections.flatMap(({ clauses }) => clauses.map(({ id }) => parted(id)[0]));

export type Piece = { words: string } | { clause: string };

/** A text, with the clauses it names apart. */
export function pieces(text: string): Piece[] {
  return text
    .split(/((?<![A-Za-z])[A-Z]{2,6}-\d+)/u)
    .filter(Boolean)
    .map((part) => (/^[A-Z]{2,6}-\d+$/.test(part) ? { clause: part } : { words: part }));
}
