/** Events told as sentences, with the cards and players in them kept apart from the words. */

import { faces } from "../lib/server/library.svelte";
import { language, maybe, t, type Values } from "../lib/words.svelte";
import type { Table, Told, View } from "../lib/server/wire";
import { happening, type Field, type Happening } from "./events";
import { playerName, speakerOf } from "./names";

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

/** Not told: what a person does with their own cards, and what another event says better. */
const UNTOLD = new Set([
  "arranged",
  "effect",
  "clash_card",
  "ready",
  "unready",
  "dealt",
  "tournament",
  "displayed",
]);
const HEADLINES = new Set(["phase", "timer", "tournament", "turn", "scoring", "over", "draft"]);
const ACTIONS = new Set([
  "played", "action", "passed", "bought", "sold", "purchased", "fused", "gained_npc", "proposed",
  "traded", "declined", "withdrawn", "collection", "collection_invalid", "collection_rp", "meta",
  "placing", "prize", "pro_card", "drafted", "boss", "boss_accessory", "scenario", "venue", "shown",
  "equipped", "collected", "scored", "handed_over", "paid", "liquidated", "took_accessory",
]); // prettier-ignore

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
    return this.mark({ text: playerName(seat, table, view, fought), seat });
  }
  card(card: unknown): string {
    const design = typeof card === "number" ? this.designs[card] : undefined;
    const face = design ? faces.library?.faces[design] : undefined;
    if (typeof card !== "number" || !design || !face) return t("event-a-card");
    this.cards.push(card);
    return this.mark({ text: face.name, card, design });
  }
  /** Names; cards nobody may see are counted. */
  cardList(cards: unknown): string {
    const all = Array.isArray(cards) ? cards : [];
    const known = all.filter((card) => typeof card === "number");
    if (!known.length) return t("event-cards", { count: all.length });
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

export function listed(words: string[]): string {
  return new Intl.ListFormat(language(), { style: "long", type: "conjunction" }).format(words);
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

function values(it: Happening, sentence: SentenceBuilder): Values {
  const found: Values = {};
  for (const field of it.declared) {
    const said = spoken(field, sentence);
    if (said !== undefined) found[field.name] = said;
  }
  return found;
}

/** A field in words; undefined for what no sentence says as it is. */
function spoken({ type, value }: Field, sentence: SentenceBuilder): string | number | undefined {
  switch (type) {
    case "seat":
      return sentence.player(value);
    case "seats":
      return listed((value as number[]).map((seat) => sentence.player(seat)));
    case "card":
    case "source":
      return sentence.card(value);
    case "cards":
      return sentence.cardList(value);
    case "meta":
      return sentence.strong(faces.library?.metas[value as number]?.name ?? "");
    case "npc":
      return sentence.strong(faces.library?.npcs[value as number]?.name ?? "");
    case "set":
      return sentence.strong(faces.named(String(value)));
    case "sets":
      return listed((value as string[]).map((one) => faces.named(one)));
    case "word":
      return sentence.strong(word(String(value)));
    case "position":
      return (value as number) + 1;
    case "phase":
      return maybe(`phase-${String(value)}`) ?? String(value);
    case "flag":
      return String(value);
    default:
      return typeof value === "number" || typeof value === "string" ? value : undefined;
  }
}

/** The sentences of what one input did. */
export function tell(told: Told, sights: Sights): StoryLine[] {
  const events = told.events.map(happening);
  const lines: StoryLine[] = [];
  let totals: Happening[] = [];
  let speaking = -1;
  const { table, view } = sights; // getters of a class, which a spread would lose
  let { fought } = sights;
  for (const [n, it] of events.entries()) {
    if (!it || it.fields["amount"] === 0) continue;
    if (it.kind === "clash") totals = [];
    if (it.kind === "clash_card") totals.push(it);
    if (it.kind === "effect") speaking = it.fields["ability"] as number;
    if (UNTOLD.has(it.kind)) continue;
    const sentence = new SentenceBuilder({ table, view, fought }, told.cards);
    if (it.kind === "scenario" && fought !== undefined) fought += 1;
    const given = values(it, sentence);
    if ("source" in it.fields) given["from"] = source(it, speaking, given, sentence);
    if (it.kind === "clash_result") given["sums"] = sums(totals, sentence);
    if (it.kind === "bought")
      given["shown"] = it.fields["card"] === null ? "" : t("event-shown", given);
    add(lines, `${told.number}-${n}`, it, sentence, t(message(it), given));
    if (it.kind === "placing") addPlaces(lines, told, n, it, sights);
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

/** The message of an event; some kinds are told in two ways. */
export function message({ kind, fields }: Happening): string {
  if (kind === "shown") return "event-shown-card";
  if (kind === "flipped" && fields["seat"] === fields["by"]) return "event-flipped-own";
  if (kind === "clash_result")
    return (fields["winners"] as unknown[]).length ? "event-clash-won" : "event-clash-tied";
  return `event-${kind.replaceAll("_", "-")}`;
}

/** The card that gave or took, or the meta that did: "(Lucky Sleeves)". */
function source(it: Happening, speaking: number, given: Values, sentence: SentenceBuilder): string {
  if (it.fields["source"] !== NO_CARD) return t("event-from", given);
  const name = speakerOf(speaking)?.meta?.name;
  return name ? t("event-from", { source: sentence.strong(name) }) : "";
}

function add(
  lines: StoryLine[],
  key: string,
  it: Happening,
  sentence: SentenceBuilder,
  text: string,
): void {
  const level = HEADLINES.has(it.kind) ? 0 : ACTIONS.has(it.kind) ? 1 : 2;
  const { cards, seats } = sentence;
  lines.push({ key, level, pieces: sentence.pieces(text), cards, seats });
}

/** "Mira 5 + 3 = 8" for everyone in a clash. */
function sums(totals: Happening[], sentence: SentenceBuilder): string {
  return listed(
    totals.map(({ fields }) =>
      t("event-clash-sum", {
        seat: sentence.player(fields["seat"]),
        used: sentence.card(fields["used"]),
        revealed: sentence.card(fields["revealed"]),
        total: sentence.strong(String(fields["total"])),
      }),
    ),
  );
}

function addPlaces(lines: StoryLine[], told: Told, n: number, it: Happening, sights: Sights): void {
  const vp = it.fields["vp"] as number[];
  let place = 1;
  for (const tied of it.fields["places"] as number[][]) {
    for (const seat of tied) {
      const sentence = new SentenceBuilder(sights, told.cards);
      const given = { place, seat: sentence.player(seat), vp: vp[seat] ?? 0 };
      const line = { ...it, kind: "prize" as const };
      add(lines, `${told.number}-${n}-${seat}`, line, sentence, t("event-place", given));
    }
    place += tied.length;
  }
}
