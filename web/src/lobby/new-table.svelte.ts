/** A table that somebody is putting together. */

import type { NewTableRequest } from "../lib/server/tables";
import type { ModeChoice, Option, Options, Pace } from "../lib/server/wire";
import type { Sheet } from "./custom-sets";
import { across, THE_SINGLE } from "./teams";

export const OWN_SETS = ["expansion", "premium", "master", "fusion", "prizes"] as const;
type OwnSets = (typeof OWN_SETS)[number];
export const BY_SEAT = ["characters", "starters"] as const;
/** These have places of their own on the screen. */
const PLACED = new Set<string>([
  "players", "edition", "mode", "build", "handicaps", "first_player", ...OWN_SETS, ...BY_SEAT,
]); // prettier-ignore

/** A store from one of the named builds, at random, or of sets one picks. */
export type Store = "random" | "build" | "own";
/** Why an option cannot be chosen: the mode, or another option that is chosen, or is not. */
export interface Obstacle {
  why: "mode" | "with" | "without";
  other: string;
}
/** A seat, and the promo card it starts with (SET-6). */
export type Backer = [number, string];

const USUAL_LEVEL = "regular";

export class NewTableForm {
  readonly options: Options;
  name = $state("");
  #public = $state<boolean | null>(null); // null: nobody has said
  bots = $state<(string | null)[]>([]);
  /** How late the game is cast, in seconds; null: it is not. */
  castDelay = $state<number | null>(null);
  store = $state<Store>("build");
  chosen = $state<Record<string, unknown>>({});
  clock = $state<Record<string, unknown>>({});
  pace = $state<Pace>() as Pace;
  backers = $state<Backer[]>([]);
  sheets = $state<Sheet[]>([]);
  #byChance: Record<string, string[]>;
  #ofSomeModes: Set<string>;

  constructor(options: Options) {
    this.options = options;
    this.pace = { ...options.pace };
    this.chosen = this.#usual();
    this.clock = Object.fromEntries(options.clock.map((one) => [one.name, one.default]));
    this.#byChance = Object.fromEntries(
      [...BY_SEAT, "team_cards"].map((name) => [name, mixed(this.#option(name)?.choices ?? [])]),
    );
    this.#ofSomeModes = new Set(options.modes.flatMap((mode) => mode.settings));
    this.#settle();
  }

  get players(): number {
    return this.chosen["players"] as number;
  }
  get edition(): string {
    return this.chosen["edition"] as string;
  }
  /** A table with nobody but bots is nobody else's business, unless its host says so. */
  get public(): boolean {
    return this.#public ?? this.bots.slice(1).includes(null);
  }
  set public(wanted: boolean) {
    this.#public = wanted;
  }
  get mode(): string {
    return this.chosen["mode"] as string;
  }
  get rules(): ModeChoice | undefined {
    return this.options.modes.find((one) => one.name === this.mode);
  }
  get builds() {
    return this.options.builds.filter((build) => build.edition === this.edition);
  }
  /** How many may play: fewest, most. */
  get range(): [number, number] {
    return this.rules?.players[this.edition] ?? [1, this.#option("players")?.most ?? 8];
  }
  /** What only this mode, or some modes, have. */
  get settings(): Option[] {
    return this.options.options.filter((one) => this.rules?.settings.includes(one.name));
  }
  /** The options without a place of their own. */
  get others(): Option[] {
    return this.options.options.filter(
      ({ name, kind }) => !PLACED.has(name) && !this.#ofSomeModes.has(name) && kind !== "object",
    );
  }

  /** What may be chosen for an option: with the sets of one's own, and only metas of the edition. */
  choicesOf(name: string): string[] {
    const choices = this.#option(name)?.choices ?? [];
    const edition = this.options.editions.find((one) => one.name === this.edition);
    if (name === "metas") return choices.filter((meta) => edition?.meta_decks.includes(meta));
    const own = this.sheets.filter((sheet) => (groupsOf(sheet) as string[]).includes(name));
    return [...own.map((sheet) => sheet.name), ...choices];
  }

  obstacle(name: string): Obstacle | null {
    if (this.rules?.excludes.includes(name)) return { why: "mode", other: this.mode };
    const option = this.#option(name);
    const needed = option?.needs.find((other) => !this.#isChosen(other));
    if (needed) return { why: "without", other: needed };
    const rival = this.options.options.find(
      (one) =>
        (one.excludes.includes(name) || option?.excludes.includes(one.name)) &&
        this.#isChosen(one.name),
    );
    return rival ? { why: "with", other: rival.name } : null;
  }

  choose(name: string, value: unknown): void {
    this.chosen[name] = value;
    if (name === "edition" && this.store === "own") this.#forgetSets();
    this.#settle();
  }

  /** What the rules advise to people who play for the first time (RUL-19). */
  firstGame(): void {
    const { quick, newcomers } = this.options;
    this.chosen = this.#usual();
    this.chosen["edition"] = quick.edition ?? this.edition;
    this.chosen["players"] = quick.players ?? this.players;
    for (const name of newcomers) this.chosen[name] = true;
    this.#forgetSets();
    this.backers = [];
    this.#settle();
  }

  /** Sets that one picks oneself begin with those of the build: so there are as many as needed. */
  pickSets(): void {
    this.store = "own";
    if (OWN_SETS.some((group) => this.#sets(group).length)) return;
    for (const group of OWN_SETS) this.chosen[group] = [...(this.#build?.[group] ?? [])];
  }

  /** A set of one's own takes the place of another of its rarity. */
  add(sheet: Sheet): void {
    this.sheets = [...this.sheets, sheet];
    const group = groupsOf(sheet)[0];
    if (!group) return;
    this.pickSets();
    const own = new Set(this.sheets.map((one) => one.name));
    const old = this.#sets(group).findLast(
      (name) => !own.has(name) && this.options.sets[sheet.rarity]?.includes(name),
    );
    this.chosen[group] = [...this.#sets(group).filter((name) => name !== old), sheet.name];
  }

  remove(sheet: Sheet): void {
    this.sheets = this.sheets.filter((one) => one.text !== sheet.text);
    for (const group of OWN_SETS) {
      const list = this.#sets(group);
      const instead = this.#build?.[group].find((name) => !list.includes(name));
      this.chosen[group] = list.flatMap((name) => (name === sheet.name ? (instead ?? []) : name));
    }
  }

  /** The team of every seat. */
  get teams(): number[] {
    const own = this.chosen["teams"] as number[];
    return own.length ? own : across(this.players);
  }
  /** The Team cards that a team may have: who plays alone has no choice. */
  teamCards(team: number): string[] {
    const alone = this.teams.filter((one) => one === team).length === 1;
    return this.choicesOf("team_cards").filter((card) => (card === THE_SINGLE) === alone);
  }

  /** The promo sets that will surely be in the game. */
  get promoSets(): string[] {
    if (this.store === "own") return [...this.#sets("fusion"), ...this.#sets("prizes")];
    const build = this.store === "build" ? this.#build : undefined;
    return build ? [...build.fusion, ...build.prizes] : [];
  }

  back(seat: number, card: string): void {
    const others = this.backers.filter(([backer]) => backer !== seat);
    this.backers = card ? [...others, [seat, card]] : others;
  }

  /** What is sent: only what differs from the usual. */
  get setup(): Record<string, unknown> {
    const setup: Record<string, unknown> = { players: this.players };
    for (const option of this.options.options) {
      const value = this.#wanted(option);
      if (!same(value, option.default)) setup[option.name] = value;
    }
    if (this.backers.length && this.promoSets.length) setup["backers"] = this.backers;
    const clock = this.options.clock.filter((one) => !same(this.clock[one.name], one.default));
    if (clock.length)
      setup["clock"] = Object.fromEntries(clock.map(({ name }) => [name, this.clock[name]]));
    return setup;
  }

  get request(): NewTableRequest {
    const { name, pace, setup } = this;
    const sheets = this.sheets.map((sheet) => sheet.text);
    const bots = [...this.bots];
    const more = { pace: { ...pace }, cast_delay_s: this.castDelay };
    return { name, public: this.public, setup, sheets, bots, ...more };
  }

  /** Another edition has other sets. */
  #forgetSets(): void {
    for (const group of OWN_SETS) this.chosen[group] = [];
    this.sheets = [];
    this.store = "build";
  }

  #usual(): Record<string, unknown> {
    return Object.fromEntries(this.options.options.map((one) => [one.name, one.default]));
  }

  get #build() {
    return this.builds.find((one) => one.name === this.chosen["build"]);
  }

  #sets(group: OwnSets): string[] {
    return this.chosen[group] as string[];
  }

  #option(name: string): Option | undefined {
    return this.options.options.find((one) => one.name === name);
  }

  #isChosen(name: string): boolean {
    return !same(this.chosen[name], this.#option(name)?.default);
  }

  #wanted({ name, default: usual }: Option): unknown {
    if (name === "build") return this.store === "build" ? this.chosen[name] : null;
    if ((OWN_SETS as readonly string[]).includes(name))
      return this.store === "own" ? this.chosen[name] : usual;
    if ((BY_SEAT as readonly string[]).includes(name)) return this.#bySeat(name);
    if (name === "team_cards") return this.#byTeam();
    return this.chosen[name];
  }

  /** One for every seat or none: what is left open in a list is filled up by chance. */
  #bySeat(name: string): unknown[] {
    const list = (this.chosen[name] as (string | null)[]).slice(0, this.players);
    if (!list.some(Boolean) || this.obstacle(name)) return [];
    const rest = (this.#byChance[name] ?? []).filter((one) => !list.includes(one));
    return Array.from({ length: this.players }, (_, seat) => list[seat] ?? rest.pop() ?? null);
  }

  /** One for every team or none, as above. */
  #byTeam(): string[] {
    const count = new Set(this.teams).size;
    const list = (this.chosen["team_cards"] as (string | null)[]).slice(0, count);
    if (!list.some(Boolean)) return [];
    const taken = new Set(list);
    return Array.from({ length: count }, (_, team) => {
      const may = this.teamCards(team);
      const wish = list[team];
      if (wish && may.includes(wish)) return wish;
      const found = this.#byChance["team_cards"]?.find(
        (one) => may.includes(one) && !taken.has(one),
      );
      taken.add(found ?? null);
      return found ?? "";
    });
  }

  /** After a change: what has become impossible is not chosen any more. */
  #settle(): void {
    const names = this.builds.map((build) => build.name);
    if (!names.includes(this.chosen["build"] as string)) this.chosen["build"] = names[0] ?? null;
    const [fewest, most] = this.range;
    const players = Math.min(most, Math.max(fewest, this.players));
    this.chosen["players"] = players;
    for (const { name, default: usual } of this.options.options) {
      const why = this.obstacle(name)?.why;
      const elsewhere = this.#ofSomeModes.has(name) && !this.rules?.settings.includes(name);
      if (elsewhere || why === "mode" || why === "without") this.chosen[name] = usual;
    }
    const here = (seat: number): boolean => seat < players;
    this.chosen["handicaps"] = (this.chosen["handicaps"] as number[]).filter(here);
    this.backers = this.backers.filter(
      ([seat]) => here(seat) && !this.rules?.excludes.includes("backers"),
    );
    if (!here((this.chosen["first_player"] as number | null) ?? 0))
      this.chosen["first_player"] = null;
    if ((this.chosen["teams"] as number[]).length !== players) this.chosen["teams"] = [];
    const level = this.bots.find((bot) => bot) ?? this.options.quick.level ?? USUAL_LEVEL;
    this.bots = Array.from({ length: players }, (_, seat) => {
      const bot = this.bots[seat];
      return seat === 0 ? null : bot === undefined ? level : bot;
    });
  }
}

/** The lists of the store that a set of this rarity may stand in. */
function groupsOf({ rarity }: Sheet): OwnSets[] {
  const groups: Record<string, OwnSets[]> = {
    Expansion: ["expansion"],
    Premium: ["premium"],
    Master: ["master"],
    Bronze: ["fusion", "prizes"],
    Silver: ["fusion", "prizes"],
    Gold: ["fusion"],
  };
  return groups[rarity] ?? [];
}

function mixed(list: readonly string[]): string[] {
  return list
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
