/** The sheet of the guided first game: what is said when, beside what, and what it waits for.
 *
 * A step is shown in its stage of the game while its `when` holds and its `done` does not; of several the
 * first. One without `done` is read, and gone on from. The words of a step are the messages `ID` and
 * `ID-why` of `lang/*.ftl`. */

import type { Verb } from "../lib/server/wire";

/** Where in the guided game one is. */
export type Stage =
  "pre-release" | "results" | "timer-1" | "timer-2" | "timer-3" | "tournament" | "farewell";

/** What the newcomer does, by the name of its event. */
export const DEEDS = [
  "played",
  "action",
  "clash",
  "bought",
  "sold",
  "purchased",
  "gained_npc",
  "proposed",
  "fused",
  "arranged",
  "displayed",
  "ready",
] as const;
export type Deed = (typeof DEEDS)[number];

/** All that is named has to hold. */
export interface Condition {
  /** One of these can be done. */
  may?: Verb[];
  /** It has been done in this round. */
  deed?: Deed;
  /** One holds this card, or has it in play face up. */
  inHand?: string;
  inPlay?: string;
  /** The Action of this card can be used. */
  mayUse?: string;
  /** This NPC can be gained. */
  mayGain?: string;
  /** Something is for sale. */
  forSale?: boolean;
  /** Somebody else has a Top card. */
  rivalTop?: boolean;
  /** The show has stopped at this. */
  stopped?: Stop;
  /** So many cards at least. */
  deck?: number;
  /** A valid collection of so many cards at least. */
  collection?: number;
  /** No card is left in hand. */
  emptyHand?: boolean;
  /** The stage is over; then the step is not shown anyway. */
  leaves?: boolean;
}
export type Stop = "clash" | "scoring";

export interface Step {
  id: string;
  stage: Stage;
  at: Place;
  /** The card in hand or in play that it is about. */
  card?: string;
  when?: Condition;
  done?: Condition;
}

/** Places of the screen, by their selectors; something may be shown over one, or on a phone stand for
 * one that is under a tab. At some a deal is begun, which goes on at the counter. */
export const PLACES = {
  hand: { selector: ".own-side .hand" },
  tableau: { selector: ".own-side .tableau" },
  points: { selector: ".own-side .points" },
  prompt: { selector: ".prompt.open" },
  stage: { selector: ".stage", over: ".clash.grand ol" },
  onward: { selector: ".scoring .onward .primary" },
  purse: { selector: ".table-header .purse" },
  metas: { selector: ".table-header .metas", tab: "market" },
  ready: { selector: ".clock .keys .button" },
  store: { selector: ".board .store", tab: "market" },
  npcs: { selector: ".board .npcs", tab: "market", deals: true },
  fusion: { selector: ".board .fusion", tab: "market", deals: true },
  aftermarket: { selector: ".board .aftermarket", tab: "market" },
  binder: { selector: ".board .binder", tab: "binder" },
  deck: { selector: ".board .deck", instead: ".board .binder", tab: "binder" },
  collection: { selector: ".board .collection", instead: ".board .binder", tab: "binder" },
  rivals: { selector: ".board .opponents", tab: "table", deals: true },
} as const satisfies Record<
  string,
  { selector: string; over?: string; instead?: string; tab?: string; deals?: true }
>;
export type Place = keyof typeof PLACES;

const DECK = "corner-shop-regulars";
const CAT = `${DECK}/shop-cat`;
const SPRITE = `${DECK}/doorbell-sprite`;
const GIRL = `${DECK}/girl-at-the-till`;
const SALESMAN = "sleeve-salesman";
const CHAMPION = `${DECK}/champion-of-the-back-room`;

const GOING_ON: Condition = { leaves: true };

export const STEPS: readonly Step[] = [
  // The Pre-Release: everyone plays their starter deck.
  { id: "welcome", stage: "pre-release", at: "tableau", when: { may: ["play"] } },
  {
    id: "play",
    stage: "pre-release",
    at: "hand",
    card: CAT,
    when: { may: ["play"] },
    done: { deed: "played" },
  },
  { id: "points", stage: "pre-release", at: "points", when: { may: ["play"], deed: "played" } },
  {
    id: "top",
    stage: "pre-release",
    at: "hand",
    card: SPRITE,
    when: { may: ["play"], inHand: SPRITE },
    done: { inPlay: SPRITE },
  },
  {
    id: "action-play",
    stage: "pre-release",
    at: "hand",
    card: GIRL,
    when: { may: ["play"], inHand: GIRL },
    done: { inPlay: GIRL },
  },
  {
    id: "action",
    stage: "pre-release",
    at: "tableau",
    card: GIRL,
    when: { mayUse: GIRL },
    done: { deed: "action" },
  },
  {
    id: "clash",
    stage: "pre-release",
    at: "hand",
    card: CHAMPION,
    when: { may: ["play"], inHand: CHAMPION, rivalTop: true },
    done: { deed: "clash" },
  },
  {
    id: "clash-choose",
    stage: "pre-release",
    at: "prompt",
    when: { may: ["choose"] },
    done: { deed: "clash" },
  },
  { id: "clash-result", stage: "pre-release", at: "stage", when: { stopped: "clash" } },
  {
    id: "rest",
    stage: "pre-release",
    at: "hand",
    when: { may: ["play"] },
    done: { emptyHand: true },
  },
  { id: "scoring", stage: "pre-release", at: "stage", when: { stopped: "scoring" } },
  { id: "results", stage: "results", at: "onward", when: { may: ["onward"] }, done: GOING_ON },

  // One deckbuilding phase, part by part.
  { id: "shop", stage: "timer-1", at: "purse" },
  { id: "booster", stage: "timer-1", at: "binder" },
  { id: "meta", stage: "timer-1", at: "metas" },
  { id: "buy", stage: "timer-1", at: "store", when: { may: ["buy"] }, done: { deed: "bought" } },
  {
    id: "npc",
    stage: "timer-1",
    at: "npcs",
    when: { mayGain: SALESMAN },
    done: { deed: "gained_npc" },
  },
  { id: "sell", stage: "timer-1", at: "binder", when: { may: ["sell"] }, done: { deed: "sold" } },
  { id: "deck", stage: "timer-1", at: "deck", when: { may: ["move"] }, done: { deck: 6 } },
  { id: "ready", stage: "timer-1", at: "ready", when: { may: ["ready"] }, done: GOING_ON },
  { id: "second", stage: "timer-2", at: "metas" },
  { id: "aftermarket", stage: "timer-2", at: "aftermarket", when: { forSale: true } },
  {
    id: "trade",
    stage: "timer-2",
    at: "rivals",
    when: { may: ["trade"] },
    done: { deed: "proposed" },
  },
  { id: "fuse", stage: "timer-2", at: "fusion", when: { may: ["fuse"] }, done: { deed: "fused" } },
  {
    id: "collection",
    stage: "timer-2",
    at: "collection",
    when: { may: ["move"] },
    done: { collection: 2 },
  },
  { id: "ready-again", stage: "timer-2", at: "ready", when: { may: ["ready"] }, done: GOING_ON },
  { id: "last-timer", stage: "timer-3", at: "deck" },
  { id: "to-the-hall", stage: "timer-3", at: "ready", when: { may: ["ready"] }, done: GOING_ON },

  // A tournament with the deck one has built.
  { id: "own-deck", stage: "tournament", at: "hand", when: { may: ["play"] } },
  { id: "asked", stage: "tournament", at: "prompt", when: { may: ["choose"] } },
  { id: "hint", stage: "tournament", at: "prompt", when: { may: ["play"], deed: "played" } },
  { id: "final-count", stage: "tournament", at: "stage", when: { stopped: "scoring" } },
  { id: "farewell", stage: "farewell", at: "onward" },
];
