/** What the table shows: it follows the game beat by beat, and catches up when asked.
 *
 * The view of an input is shown as its beats begin; the next input waits until they are over. So the
 * table is never ahead of the story by more than one action, and what may be done is offered when all
 * has been shown. */

import type { Connection } from "../../lib/server/connection.svelte";
import { settings } from "../../lib/settings.svelte";
import { hear } from "../../lib/sound";
import type { Told, View } from "../../lib/server/wire";
import { beats, type Beat, type Change } from "./beats";
import { chained, type Link } from "./chain";
import { hurried } from "./race";
import { identify, type KnownCard } from "../players/face-down-cards";

interface Scene {
  view: View;
  told: Told;
}

export interface Floating extends Change {
  key: number;
}

const FLOATS_MS = 1600;
/** With so many actions waiting, the show runs ahead faster. */
const HURRY_FROM = 2;
const MOST_WAITING = 12;
const COUNT_MS = 14_000; // a final count takes no longer

export class Playback {
  view = $state.raw<View | null>(null);
  beat = $state.raw<Beat | null>(null);
  /** What the beat is part of: its events and the designs of cards they name. */
  told = $state.raw<Told | null>(null);
  /** The designs of all cards that were named: some lie face down by now. */
  named = $state.raw<Record<string, string>>({});
  rp = $state.raw<number[]>([]);
  /** Whose turn it is in the story that is shown. */
  turn = $state(0);
  /** By seat: what lies in the slots of each tableau. */
  known = $state.raw<KnownCard[][]>([]);
  floating = $state.raw<Floating[]>([]);
  /** Which card set off which, up to the one that speaks. */
  chain = $state.raw<readonly Link[]>([]);
  /** The Score effects of the tournament are counted. */
  counting = $state(false);
  busy = $state(false);
  /** Whether to stand still at a beat, until `goOn`: somebody has something to say about it. */
  standsAt: (beat: Beat) => boolean = () => false;
  stands = $state(false);

  #connection: Connection;
  #waiting: Scene[] = [];
  #scene: Scene | null = null;
  #left: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void;
  #key = 0;
  #heard = 0; // so many events of the scene
  #haste = 1;

  constructor(connection: Connection) {
    this.#connection = connection;
    const last = connection.story.at(-1);
    if (last) this.#showLast(last);
    else this.#catchUp();
    this.#stop = connection.listen((told) => this.#hear(told));
  }

  /** The story as far as it has been shown. */
  get story(): Told[] {
    const { story } = this.#connection;
    const { told, beat } = this;
    if (!this.busy || !told || !beat) return story;
    const before = story.filter((one) => one.number < told.number);
    return [...before, { ...told, events: told.events.slice(0, beat.events[1]) }];
  }

  /** Called when the document has changed without a story: a reconnect, a new prompt. */
  refresh(): void {
    if (!this.busy) this.#catchUp();
  }

  /** Show the present at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.stands = false;
    this.#waiting = [];
    this.#left = [];
    this.floating = [];
    this.#end();
  }

  /** Go on from where it stands. */
  goOn(): void {
    if (!this.stands) return;
    this.stands = false;
    if (!settings.still) return this.#step();
    this.#end();
    for (const scene of this.#waiting.splice(0)) {
      if (this.stands) this.#waiting.push(scene);
      else this.#showLast(scene.told);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stop();
  }

  #hear(told: Told): void {
    const { view } = this.#connection;
    if (!view) return;
    if (!this.busy && view.phase !== "tournament" && this.view?.phase !== "tournament") {
      hear(told.events, this.#connection.seat);
      this.#catchUp();
      return;
    }
    if (!this.stands && (settings.atOnce || document.hidden || !this.view)) {
      hear(told.events, this.#connection.seat);
      this.#showLast(told);
      return;
    }
    this.#note(told);
    this.#waiting.push({ view, told });
    if (this.stands) return;
    if (this.#waiting.length > MOST_WAITING) this.skip();
    else if (!this.busy) this.#next();
  }

  #note(told: Told): void {
    this.named = { ...this.named, ...told.cards };
  }

  /** Nothing moves: the last thing that spoke stays on the stage. */
  #showLast(told: Told): void {
    this.#note(told);
    const all = beats(told.events, this.beat?.voice);
    const stop = all.find((beat) => this.standsAt(beat));
    if (stop) {
      this.busy = this.stands = true;
      this.beat = stop;
      this.told = told;
      return;
    }
    const last = all.filter((beat) => beat.voice || beat.clash).at(-1) ?? all.at(-1);
    for (const beat of all) this.#follow(beat);
    if (last) {
      this.beat = last;
      this.told = told;
    }
    this.#catchUp();
  }

  #next(): void {
    const scene = this.#waiting.shift();
    if (!scene) {
      this.#end();
      return;
    }
    this.busy = true;
    this.told = scene.told;
    this.#heard = 0;
    this.#scene = scene;
    const here = this.view?.phase === "tournament";
    const shows = here || scene.view.phase === "tournament";
    this.#left = shows ? beats(scene.told.events, this.beat?.voice) : [];
    const counts = this.counting || this.#left.some(({ kind }) => kind === "scoring");
    this.#haste = counts
      ? hurried(
          this.#left.map(({ ms }) => ms),
          COUNT_MS,
        )
      : 1;
    // After the last Score effect the table is cleared at once: what led to it is shown before.
    const goesOn =
      scene.view.phase === "tournament" &&
      scene.view.round === (this.view?.round ?? 0) &&
      !scene.told.events.some(([kind]) => kind === "scored");
    if (goesOn || !here) this.#show(scene.view, goesOn);
    this.#step();
  }

  #step(): void {
    const beat = this.#left.shift();
    if (!beat) {
      this.#hearUntil(this.told?.events.length ?? 0);
      if (this.#scene) this.#show(this.#scene.view, false);
      this.#next();
      return;
    }
    this.beat = beat;
    this.#hearUntil(beat.events[1]);
    this.#follow(beat);
    if (beat.kind === "turn") this.turn = beat.seats[0] ?? this.turn;
    this.#float(beat.changes);
    const hurry = this.#waiting.length >= HURRY_FROM ? 0.45 : 1;
    const ms = beat.ms * hurry * this.#haste * settings.stretch;
    this.#timer = setTimeout(() => {
      if (this.standsAt(beat)) this.stands = true;
      else this.#step();
    }, ms);
  }

  /** What goes on from one beat to the next. */
  #follow(beat: Beat): void {
    this.chain = chained(this.chain, beat);
    if (beat.kind === "scoring") this.counting = this.view?.mode !== "turn-based";
    if (beat.kind === "turn" || beat.kind === "played") this.counting = false;
  }

  #hearUntil(end: number): void {
    hear(this.told?.events.slice(this.#heard, end) ?? [], this.#connection.seat);
    this.#heard = end;
  }

  #float(changes: Change[]): void {
    const rp = [...this.rp];
    for (const { seat, unit, amount } of changes)
      if (unit === "RP") rp[seat] = (rp[seat] ?? 0) + amount;
    this.rp = rp;
    const made = changes
      .filter(({ amount }) => amount !== 0)
      .map((change) => ({ ...change, key: ++this.#key }));
    if (!made.length) return;
    this.floating = [...this.floating, ...made];
    setTimeout(() => {
      this.floating = this.floating.filter((one) => !made.includes(one));
    }, FLOATS_MS);
  }

  #show(view: View | null, keepRp: boolean): void {
    this.view = view;
    this.known = (view?.players ?? []).map(({ seat, tableau }) =>
      identify(seat, tableau, this.known[seat] ?? []),
    );
    if (!keepRp) this.#settle();
    if (view?.phase !== "tournament") {
      this.counting = false;
      this.chain = [];
    }
  }

  /** The numbers as the view has them, whatever the beats made of them. */
  #settle(): void {
    if (this.view?.phase !== "tournament") return;
    this.rp = this.view.players.map((player) => player.rp);
    this.turn = this.view.tournament?.turn ?? this.turn;
  }

  #catchUp(): void {
    this.#show(this.#connection.view, false);
  }

  #end(): void {
    this.busy = false;
    this.#catchUp();
  }
}
