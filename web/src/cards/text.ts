/** Card text for the eye: the trigger apart, amounts with icons. English, Japanese and Russian. */

import type { Line } from "./face";

export interface Sentence {
  /** The printed trigger ("Play", "プレイ", "Розыгрыш"), or "". */
  trigger: string;
  body: string;
}

/** Takes the printed trigger off a line that has one. */
export function parted({ trigger, text }: Pick<Line, "trigger" | "text">): Sentence {
  if (!trigger) return { trigger: "", body: text };
  const found = /^([^:：.]+)(?::\s|：|\.\s)/u.exec(text);
  if (!found) return { trigger: "", body: text };
  return { trigger: found[1] as string, body: text.slice(found[0].length) };
}

/** A body in three: what stands before a part of its line, the part, and what follows. */
export function cut(text: string, body: string, part: [number, number]): [string, string, string] {
  const before = text.length - body.length;
  const [from, to] = part.map((place) => Math.max(place - before, 0)) as [number, number];
  const blank = /^\s*/.exec(body.slice(from))?.[0].length ?? 0;
  return [body.slice(0, from + blank), body.slice(from + blank, to), body.slice(to)];
}

type Unit = "rp" | "money" | "vp" | "star";
export type Piece = { words: string } | { icon: Unit; amount: string; words: string };

/** Amounts in running text. The lookahead keeps "star tokens" and the like as words. */
const AMOUNT = new RegExp(
  [
    String.raw`(?<rp>(?<rpn>[+-]?\d+)?\s?(?:RP|РО)(?![A-Za-zА-я]))`,
    String.raw`(?<money>(?<moneyn>\d+)?\s?(?:M\$|ミレニアムドル))`,
    String.raw`(?<dollars>(?<dollarsn>\d+) миллениум-доллар[а-я]*)`,
    String.raw`(?<vp>(?<vpn>[+-]?\d+)\s?(?:VP|ПО)(?![A-Za-zА-я]))`,
    String.raw`(?<star>(?<starn>[+-]?\d+) (?:stars?\b(?! token)|звёзд(?:а|ы|ами|ам|ой|у)?(?![а-яё])))`,
  ].join("|"),
  "gu",
);

/** Splits text into words and amounts; the words of all pieces together are the text. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(AMOUNT)) {
    const { rp, rpn, money, moneyn, dollars, dollarsn, vp, vpn, starn } = match.groups ?? {};
    const [icon, amount]: [Unit, string | undefined] =
      rp !== undefined
        ? ["rp", rpn]
        : money !== undefined
          ? ["money", moneyn]
          : dollars !== undefined
            ? ["money", dollarsn]
            : vp !== undefined
              ? ["vp", vpn]
              : ["star", starn];
    const lead = /^\s/.test(match[0]) ? 1 : 0;
    const start = match.index + lead;
    if (start > from) found.push({ words: text.slice(from, start) });
    found.push({ icon, amount: amount ?? "", words: match[0].slice(lead) });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ words: text.slice(from) });
  return found;
}

/** How much room texts take, in Latin letters; Japanese signs are nearly twice as wide. */
export function room(...texts: readonly (string | undefined)[]): number {
  let sum = 0;
  for (const sign of texts.join("")) sum += sign > "\u2e7f" ? 1.8 : 1;
  return sum;
}

const JAPANESE = /[\u3040-\u9fff]/;
/** A run of katakana, with a sign that leans on it, or of Chinese signs, and what follows it; or other letters. */
const PHRASE =
  /(?:[\u30a1-\u30fa\u30fc-\u30ff]+(?:[\u3005\u4e00-\u9fff](?![\u3005\u4e00-\u9fff]))?|[\u3005\u4e00-\u9fff]+)[\u3040-\u309f]*[・：、。）！？\s]*|[^\u3005\u30a1-\u30fa\u30fc-\u30ff\u4e00-\u9fff]+/gu;
export const A_LINE = 7; // signs that a name has room for beside the stars
/** How many Japanese signs a phrase is wide; other letters are narrow. */
export const signsIn = (phrase: string): number =>
  JAPANESE.test(phrase) ? phrase.trimEnd().length : 0;

/** Where a line of Japanese may end, and nowhere else; other names end at their blanks. */
export function phrases(name: string): string[] {
  if (!JAPANESE.test(name)) return [name];
  return [...name.matchAll(PHRASE)].flatMap(([phrase]) => halves(phrase));
}

/** A phrase that is too long for a line, between two of its words: as near to its middle as they allow. */
function halves(phrase: string): string[] {
  if (phrase.length <= A_LINE) return [phrase];
  const far = (at: number): number => Math.abs(2 * at - phrase.length);
  const [at] = wordsIn(phrase).sort((one, other) => far(one) - far(other));
  return at === undefined ? [phrase] : [phrase.slice(0, at), phrase.slice(at)].flatMap(halves);
}

/** Where the words of a phrase begin, but for the first; "お" belongs to the word that it honours. */
function wordsIn(phrase: string): number[] {
  if (!("Segmenter" in Intl)) return [];
  segmenter ??= new Intl.Segmenter("ja", { granularity: "word" });
  return [...segmenter.segment(phrase)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index }) => (phrase[index - 1] === "お" ? index - 1 : index))
    .filter((at) => at > 1 && at < phrase.length - 1);
}
let segmenter: Intl.Segmenter | undefined;

/** How large a name is set, so that it stands on two lines beside the stars, and no phrase is parted. */
export function nameSize(name: string): number {
  if (!JAPANESE.test(name)) return Math.max(0.6, Math.min(1, 21 / room(name)));
  const longest = Math.max(1, ...phrases(name).map(signsIn));
  return Math.max(0.6, Math.min(1, 17 / room(name), A_LINE / longest));
}
