/** Prompts, options and actions in words. */

import type { Action, Advice, View } from "../../lib/server/wire";
import { faces } from "../../lib/server/library.svelte";
import { maybe, t } from "../../lib/words.svelte";
import type { Line } from "../../cards/face";
import { saidBy, speakerOf } from "../../story/names";
import { word } from "../../story/narration";
import { adviceWords } from "../../table/advice-words";
import { optionWords, verb } from "../../table/action-words";
import type { PromptOption } from "../actions";
import type { TournamentSession } from "../tournament-session.svelte";

/** What is asked, in one sentence. */
export function question(session: TournamentSession, view: View): string {
  const prompt = view.prompt;
  if (!prompt) return "";
  const sentence = offer(view) ?? asks(session, view);
  if (prompt.seat === session.seat) return sentence;
  if (prompt.seat === view.boss?.seat) return t("boss-decides", { prompt: sentence });
  return t("prompt-for", { name: session.name(prompt.seat), prompt: sentence });
}

/** What one may do, with what comes of it, as the card says it. */
function offer({ prompt }: View): string | undefined {
  return prompt?.offer ? (faces.library?.choices[prompt.offer] ?? prompt.offer) : undefined;
}

function asks(session: TournamentSession, view: View): string {
  const { prompt } = view;
  const kind = isForKeyword(view)
    ? "keyword-to"
    : prompt?.kind === "name" && prompt.options?.[0]?.[0] === "name"
      ? "name-card"
      : prompt?.kind.replaceAll(" ", "-");
  const effects = prompt?.options?.filter((option) => option[0] === "effect") ?? [];
  const card = effects.length ? (effects[0]?.[1] as number) : (prompt?.source?.id ?? -1);
  const values = { count: effects.length, card: session.faceOf(card)?.name ?? "" };
  return maybe(`prompt-${kind}`, values) ?? t("prompt-choose-one");
}

/** Which cards a Reaction would answer. */
export function reactsTo(session: TournamentSession, { prompt }: View): string {
  const names = namesOf(session, prompt?.about);
  return names.length && prompt?.kind === "reaction"
    ? t("prompt-about", { cards: [...new Set(names)].join(t("list-comma")) })
    : "";
}

function namesOf(
  session: TournamentSession,
  cards: NonNullable<View["prompt"]>["about"] = [],
): string[] {
  return cards.flatMap((card) => session.face(card)?.name ?? []);
}

/** Whom or which card it is about, where it is asked of one after the other; what has been chosen. */
export function meanwhile(session: TournamentSession, { prompt }: View): string[] {
  const { whom = -1, chosen = [], about, kind } = prompt ?? {};
  const cards = chosen
    .map((card) => session.face(card)?.name ?? t("back-unknown"))
    .join(t("list-comma"));
  return [
    ...(whom >= 0 ? [t("prompt-whom", { name: session.name(whom) })] : []),
    ...(kind === "number"
      ? namesOf(session, about).map((card) => t("prompt-of-card", { card }))
      : []),
    ...(cards ? [t("prompt-chosen", { cards })] : []),
  ];
}

/** The sentence of a line that asks: from where to where in its text; null: the whole line. */
export function askingPart(line: Line | undefined, sentence = -1): [number, number] | null {
  const end = line?.ends?.[sentence];
  return end === undefined ? null : [line?.ends?.[sentence - 1] ?? 0, end];
}

/** A Keyword card has been chosen, and now the card that gets it is. */
function isForKeyword({ prompt, keyword_cards }: View): boolean {
  const [, card] = prompt?.options?.[0] ?? [];
  return prompt?.kind === "keyword" && !keyword_cards.some(({ id }) => id === card);
}

/** Where a card lies, to tell two of a name apart. */
export function placeOf(session: TournamentSession, card: number): string {
  for (const player of session.view?.players ?? []) {
    const { seat, tableau, box, accessories, powers, hand = [] } = player;
    const own = seat === session.seat;
    if (hand.some((one) => one.id === card)) return t("place-hand");
    if ([...tableau, ...box, ...accessories, ...powers].some((one) => one?.id === card))
      return own ? t("place-own") : session.name(seat);
    if (session.playback.known[seat]?.some((one) => one.id === card))
      return own ? t("place-own") : session.name(seat);
  }
  return session.view?.aftermarket.some((one) => one.id === card) ? t("place-aftermarket") : "";
}

/** One answer to the question that is open. */
export function answerWords(session: TournamentSession, option: PromptOption): string {
  const isBid = session.connection.view?.prompt?.kind === "bid";
  if (isBid && option[0] === "number" && option[1] === 0) return t("option-no-bid");
  return optionWords(option, {
    card: (card) => session.faceOf(card)?.name ?? t("back-unknown"),
    player: (seat) => session.name(seat),
  });
}

const DO = new Set(["play", "action", "sell", "equip", "purchase", "pick", "end", "score"]);

/** "Play Iron Grandmother", "Collect it for Fire". */
export function actionWords(session: TournamentSession, action: Action): string {
  const [name, about, more] = action as [string, unknown, unknown];
  const card = typeof about === "number" ? (session.faceOf(about)?.name ?? "") : "";
  switch (name) {
    case "choose": {
      const option = session.connection.view?.prompt?.options?.[about as number];
      return option ? answerWords(session, option) : "";
    }
    case "attach":
      return t("do-attach", { card, host: session.faceOf(more as number)?.name ?? "" });
    case "collect":
      return t("do-collect", { card, symbol: word(String(more)) });
    case "buy":
      return t("do-buy", { set: faces.named(String(more)) });
    case "fuse":
      return t("do-fuse", { rarity: word(String(about)) });
    default:
      return DO.has(name) ? t(`do-${name}`, { card }) : [verb(name), card].join(" ").trim();
  }
}

/** What is advised, and why; a puzzle only says what comes next. */
export function reasonedAdvice(session: TournamentSession, advice: Advice): string {
  const action = advice.actions.at(-1);
  const option = action ? actionWords(session, action) : "";
  if (session.connection.isPuzzle) return t("puzzle-step", { action: option });
  return adviceWords(advice, {
    card: (card) => session.faceOf(card)?.name ?? t("back-unknown"),
    player: (seat) => session.name(seat),
    option,
  });
}

/** The clause an Action is, where a card has several. */
export function clauseWords(action: Action): string {
  if (action[0] !== "action") return "";
  const speaker = speakerOf(action[2]);
  return speaker?.face?.lines[speaker.clause]?.text ?? "";
}

/** What an effect that is offered says. */
export function effectWords(option: PromptOption): string {
  return saidBy(speakerOf(option[2] as number))
    .map((line) => line.text)
    .join(" ");
}
