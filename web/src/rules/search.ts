/** Looking something up in the rules: words of the text, in any form, or the number of a clause. */

import type { Chapter, Clause, Rulebook } from "./rulebook";

export interface Found extends Clause {
  chapter: string;
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll("ё", "е");
}

/** A word without its ending, so that "clashes" finds "clash" and "схватка" finds "схватки". */
function stem(word: string): string {
  if (/^[а-я]{5,}$/.test(word)) return word.replace(/(?:[аеиоуыэюяйь]{1,2}|[ао]м|ами|ах|ов)$/, "");
  if (/^[a-z]{4,}$/.test(word)) return word.replace(/(?<=[a-z]{3})(?:es|s|ed|ing)$/, "");
  return word;
}

export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean).map(stem);
}

/** The clauses in which every word stands; those whose number or heading it is come first. */
export function search(book: Rulebook, query: string): Found[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  const found: { rank: number; clause: Found }[] = [];
  for (const chapter of book.chapters)
    for (const { title, clauses } of chapter.sections)
      for (const clause of clauses) {
        const rank = rankOf(clause, [chapter.title, title], words, plain(query.trim()));
        if (rank !== null)
          found.push({ rank, clause: { ...clause, chapter: placeOf(chapter, title) } });
      }
  return found.sort((one, other) => one.rank - other.rank).map(({ clause }) => clause);
}

const placeOf = ({ title, sections }: Chapter, section: string): string =>
  sections.length > 1 ? `${title} · ${section}` : title;

function rankOf(
  { id, heading, text }: Clause,
  places: string[],
  words: string[],
  query: string,
): number | null {
  const number = plain(id);
  if (number === query) return 0;
  const title = plain(heading);
  const has = (where: string): boolean => words.every((word) => where.includes(word));
  if (title === query) return 1;
  if (has(title)) return 2;
  if (number.startsWith(query)) return 3;
  if (has(`${number} ${title} ${plain(text)}`)) return 4;
  return has(`${number} ${title} ${plain(text)} ${plain(places.join(" "))}`) ? 5 : null;
}

/** A text in parts, every other of which is a word that was looked for. */
export function marked(text: string, query: string): string[] {
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!words.length) return [text];
  // a letter of the search may stand for another one in the text
  const pattern = words.join("|").replaceAll("е", "[её]");
  return text.split(new RegExp(`(${pattern})`, "giu"));
}
