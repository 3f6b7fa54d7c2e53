/** Events told as sentences, with the cards and players in them kept apart from the words. */

import { faces } from "../lib/server/library.svelte";
import { language, maybe, t, type Values } from "../lib/words.svelte";
import type { Table, Told, View } from "../lib/server/wire";
import { unitOf } from "../scoring/point-sources";
import { happening, type Field, type Happening, type Telling } from "./events";
import { bossOf, playerName, speakerOf } from "./names";

export type Piece =
  | { text: string }
  | { text: string; seat: number }
  | { text: string; card: number; design: string }
  | { text: string; strong: true };

export interface StoryLine {
  key: string;
  /** 0 a headline, 1 an action, 2 what follows from it. */
  level: 0 | 1 | 2;
  pieces: Piece[];
  cards: number[];
  seats: number[];
}

interface Sights {
  table: Table | null;
  view: View | null;
  /** How many bosses had been fought before; without it the boss is the one of now. */
  fought?: number;
}

const LEVELS = { headline: 0, main: 1, detail: 2 } as const;
const NO_CARD = -1;
const OPEN = "\uE000";
const CLOSE = "\uE001";

/** One sentence being put together: what is named in it stands as a mark until the words are there. */
class SentenceBuilder {
  marks: Piece[] = [];
  cards: number[] = [];
  seats: number[] = [];
  constructor(
    private sights: Sights,
    private designs: Record<string, string>,
  ) {}

  mark(piece: Piece): string {
    this.marks.push(piece);
    return `${OPEN}${this.marks.length - 1}${CLOSE}`;
  }
  player(seat: unknown): string {
    if (typeof seat !== "number" || seat < 0) return "";
    this.seats.push(seat);
    const { table, view, fought } = this.sights;
    const marked = this.mark({ text: playerName(seat, table, view, fought), seat });
    return bossOf(view)?.seat === seat ? t("story-boss", { boss: marked }) : marked;
  }
  card(card: unknown): string {
    const design = typeof card === "number" ? this.designs[card] : undefined;
    const face = design ? faces.library?.faces[design] : undefined;
    if (typeof card !== "number" || !design || !face) return t("story-a-card");
    this.cards.push(card);
    return t("story-card", { card: this.mark({ text: face.name, card, design }) });
  }
  /** Names; cards nobody may see are counted. */
  cardList(cards: unknown): string {
    const all = Array.isArray(cards) ? cards : [];
    const known = all.filter((card) => typeof card === "number");
    if (!known.length) return t("story-cards", { count: all.length });
    return listed(known.map((card) => this.card(card)));
  }
  strong(text: string): string {
    return this.mark({ text, strong: true });
  }

  pieces(text: string): Piece[] {
    const found: Piece[] = [];
    for (const part of text.split(new RegExp(`(${OPEN}\\d+${CLOSE})`))) {
      const mark = part.startsWith(OPEN) ? this.marks[Number(part.slice(1, -1))] : undefined;
      if (mark) found.push(mark);
      else if (part) found.push({ text: part });
    }
    return found;
  }
}

let lists = new Intl.ListFormat("en", { style: "long", type: "conjunction" }); // slow to make
let listsIn = "en";

export function listed(words: string[]): string {
  if (listsIn !== language()) {
    listsIn = language();
    lists = new Intl.ListFormat(listsIn, { style: "long", type: "conjunction" });
  }
  return lists.format(words);
}

/** A word of the game: a symbol, a trigger, a rarity, the name of a card. */
export function word(english: string): string {
  const key = english.toLowerCase().replaceAll(" ", "-");
  return (
    maybe(`symbol-${key}`) ??
    maybe(`trigger-${key}`) ??
    maybe(`rarity-${key}`) ??
    faces.named(english)
  );
}

/** The values of an event's message: its fields in words, and what the words may depend on. */
function values(it: Happening, speaking: number, sentence: SentenceBuilder): Values {
  const found: Values = {};
  for (const field of it.declared) Object.assign(found, spoken(field, it, speaking, sentence));
  for (const [name, fields] of Object.entries(it.together)) {
    const parts = it.declared.filter((field) => fields.includes(field.name));
    const things = parts.map((field) => thing(field, sentence)).filter((words) => words !== "");
    Object.assign(found, { [name]: listed(things), [`${name}_count`]: things.length });
  }
  return found;
}

function spoken(
  { name, type, value }: Field,
  { fields }: Happening,
  speaking: number,
  sentence: SentenceBuilder,
): Values {
  switch (type) {
    case "seat": {
      const same = name !== "seat" && value === fields["seat"];
      const is = (value as number) < 0 ? "nobody" : same ? "same" : "other";
      return { [name]: sentence.player(value), [`${name}_is`]: is };
    }
    case "seats": {
      const seats = value as number[];
      const names = seats.map((seat) => sentence.player(seat));
      return { [name]: listed(names), [`${name}_count`]: seats.length };
    }
    case "card": {
      const is = value === null ? "hidden" : value === NO_CARD ? "none" : "known";
      return { [name]: sentence.card(value), [`${name}_is`]: is };
    }
    case "source": {
      const meta = speakerOf(speaking)?.meta?.name;
      if (value !== NO_CARD) return { [name]: sentence.card(value), [`${name}_is`]: "known" };
      if (!meta) return { [`${name}_is`]: "none" };
      return { [name]: t("story-card", { card: sentence.strong(meta) }), [`${name}_is`]: "known" };
    }
    case "cards": {
      const count = (value as unknown[]).length;
      return { [name]: sentence.cardList(value), [`${name}_count`]: count };
    }
    case "meta":
      return { [name]: sentence.strong(faces.library?.metas[value as number]?.name ?? "") };
    case "npc":
      return { [name]: sentence.strong(faces.library?.npcs[value as number]?.name ?? "") };
    case "set":
      return { [name]: sentence.strong(faces.named(String(value))) };
    case "sets":
      return { [name]: listed((value as string[]).map((one) => faces.named(one))) };
    case "word":
      return { [name]: sentence.strong(word(String(value))) };
    case "position":
      return { [name]: (value as number) + 1 };
    case "phase":
      return { [name]: maybe(`phase-${String(value)}`) ?? String(value) };
    case "flag":
      return { [name]: String(value) };
    default:
      return typeof value === "number" || typeof value === "string" ? { [name]: value } : {};
  }
}

/** One part of what is named together; nothing if there is none of it. */
function thing({ type, value }: Field, sentence: SentenceBuilder): string {
  if (type === "money") return value ? t("story-money", { money: value as number }) : "";
  if (!(value as unknown[]).length) return "";
  if (type === "cards") return sentence.cardList(value);
  return t("story-friends", { vp: (value as number[]).reduce((sum, vp) => sum + vp, 0) });
}

/** The sentences of what one input did. */
export function tell(told: Told, sights: Sights): StoryLine[] {
  const events = told.events.map(happening);
  const lines: StoryLine[] = [];
  let speaking = -1;
  const { table, view } = sights; // getters of a class, which a spread would lose
  let { fought } = sights;
  for (const [n, it] of events.entries()) {
    if (!it || it.fields["amount"] === 0) continue;
    if (it.kind === "effect") speaking = it.fields["ability"] as number;
    if (it.telling === "untold") continue;
    const sentence = new SentenceBuilder({ table, view, fought }, told.cards);
    if (it.kind === "scenario" && fought !== undefined) fought += 1;
    const text = t(message(it.kind), values(it, speaking, sentence));
    lines.push(lineOf(`${told.number}-${n}`, it.telling, sentence, text));
    if (it.kind === "placing") lines.push(...places(told, n, it, sights));
  }
  return lines;
}

/** For each part of the story, how many bosses had been fought before it. */
export function foughtBefore(story: readonly Told[], fought: number): number[] {
  const before: number[] = [];
  for (const told of story.toReversed()) {
    fought -= told.events.filter(([kind]) => kind === "scenario").length;
    before.unshift(fought);
  }
  return before;
}

/** The message of a kind of event. */
export function message(kind: string): string {
  return `event-${kind.replaceAll("_", "-")}`;
}

function lineOf(
  key: string,
  telling: Exclude<Telling, "untold">,
  sentence: SentenceBuilder,
  text: string,
): StoryLine {
  const { cards, seats } = sentence;
  return { key, level: LEVELS[telling], pieces: sentence.pieces(text), cards, seats };
}

/** Who came where, a line each. */
function places(told: Told, n: number, it: Happening, sights: Sights): StoryLine[] {
  const points = it.fields["vp"] as number[];
  const lines: StoryLine[] = [];
  let place = 1;
  for (const tied of it.fields["places"] as number[][]) {
    for (const seat of tied) {
      const sentence = new SentenceBuilder(sights, told.cards);
      const vp = points[seat] ?? 0;
      const unit = sights.view ? unitOf(sights.view, vp) : t("total-vp");
      const text = t("story-place", { place, seat: sentence.player(seat), vp, unit });
      lines.push(lineOf(`${told.number}-${n}-${seat}`, "main", sentence, text));
    }
    place += tied.length;
  }
  return lines;
}
