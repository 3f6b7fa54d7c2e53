/** The guide of one table: it follows the game, says what is next, and keeps how far one is. */

import type { Told } from "../lib/server/wire";
import type { Beat } from "../tournament/stage/beats";
import type { TournamentSession } from "../tournament/tournament-session.svelte";
import { deedIn, deedsIn, holds, isOnPath, nextStep, stageOf, type Facts } from "./next-step";
import { BEGINNING, keepProgress, progressAt, type Progress } from "./progress";
import { STEPS, type Deed, type Step, type Stop } from "./steps";

export class Guide {
  #session: TournamentSession;
  #table: string;
  #progress = $state.raw<Progress>(BEGINNING);
  #seen: Step | null = null; // the step that stands on the screen
  #stopped = $state<Stop | null>(null);
  #lookingBack = $state<number | null>(null); // at a place of what was shown
  /** What was done last, off the path. */
  aside = $state<Deed | null>(null);

  constructor(session: TournamentSession, table: string) {
    this.#session = session;
    this.#table = table;
    this.#progress = progressAt(table);
    for (const told of session.connection.story) this.#hear(told);
    const silence = session.connection.listen((told) => this.#hear(told));
    session.playback.standsAt = (beat) => this.#standsAt(beat);
    this.close = () => {
      silence();
      session.playback.standsAt = () => false;
      session.playback.goOn();
    };
  }

  readonly close: () => void;

  #facts = $derived.by<Facts | null>(() => {
    const { connection, playback, view, live } = this.#session;
    const stopped = playback.stands ? this.#stopped : null;
    if (connection.seat === null || !view || !connection.view) return null;
    // While the last act is still shown there is nothing to do yet.
    if (!live && !stopped && view.phase === "tournament") return null;
    const deeds = new Set(this.#progress.deeds);
    return { view, choices: connection.choices, seat: connection.seat, deeds, stopped };
  });
  get passed(): ReadonlySet<string> {
    return new Set(this.#progress.passed);
  }
  /** What is next. */
  current = $derived.by<Step | null>(() =>
    this.#facts && !this.isAway ? nextStep(this.#facts, this.passed) : null,
  );
  /** What is shown: the next step, or one that is looked at again. */
  get step(): Step | null {
    if (this.#lookingBack === null) return this.current;
    return STEPS.find((one) => one.id === this.#progress.shown[this.#lookingBack!]) ?? null;
  }
  get isLookingBack(): boolean {
    return this.#lookingBack !== null;
  }
  get isAway(): boolean {
    return this.#progress.away;
  }
  /** Everything has been said, or will never be. */
  get isOver(): boolean {
    const { view } = this.#session;
    const isPast = !view || view.phase === "over" || view.round > 1;
    return this.passed.has("farewell") || (isPast && stageOf(view!) !== "farewell");
  }
  get mayGoBack(): boolean {
    return (this.#lookingBack ?? this.#end) > 0;
  }
  /** Where the steps shown before the present one end. */
  get #end(): number {
    const { shown } = this.#progress;
    return shown.at(-1) === this.current?.id ? shown.length - 1 : shown.length;
  }

  /** The step that stands on the screen was seen. */
  note(step: Step): void {
    const { shown } = this.#progress;
    this.#seen = step;
    if (!this.isLookingBack && !shown.includes(step.id)) this.#keep({ shown: [...shown, step.id] });
  }
  /** Go on from a step that is read, or leave out one that waits for something. */
  goOn(): void {
    if (this.#lookingBack !== null) {
      const next = this.#lookingBack + 1;
      this.#lookingBack = next < this.#end ? next : null;
      return;
    }
    const { current } = this;
    if (!current) return;
    this.aside = null;
    this.#keep({ passed: [...this.#progress.passed, current.id] });
    if (current.when?.stopped) this.#session.playback.goOn();
  }
  goBack(): void {
    if (this.mayGoBack) this.#lookingBack = (this.#lookingBack ?? this.#end) - 1;
  }
  leave(): void {
    this.#lookingBack = null;
    this.#keep({ away: true });
    this.#session.playback.goOn();
  }
  takeUp(): void {
    this.#keep({ away: false });
  }

  #keep(changes: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...changes };
    keepProgress(this.#table, this.#progress);
  }

  #hear({ number, events }: Told): void {
    const { seat, view } = this.#session.connection;
    if (seat === null || !view || number <= this.#progress.heard) return;
    const before = this.#seen;
    const deeds = deedsIn(events, seat);
    // A tournament that ends is of the round before.
    const round = this.#session.view?.round ?? view.round;
    const done = new Set([...this.#progress.deeds, ...deeds.map((deed) => deedIn(round, deed))]);
    this.#keep({ heard: number, deeds: [...done] });
    if (!deeds.length || this.isAway) return;
    this.#lookingBack = null;
    const facts = { view, choices: {}, seat, deeds: done, stopped: null };
    const isOff = before && !(before.done && holds(before.done, facts));
    this.aside = (isOff && deeds.find((deed) => !isOnPath(before, deed))) || null;
  }

  #standsAt(beat: Beat): boolean {
    if (this.isAway || this.isOver) return false;
    const { seat } = this.#session.connection;
    const isClash = beat.clash?.winners && seat !== null && beat.clash.seats.includes(seat);
    const stop: Stop | null = isClash ? "clash" : beat.kind === "scoring" ? "scoring" : null;
    const view = this.#session.view;
    const isSpokenOf = STEPS.some(
      (step) =>
        step.when?.stopped === stop &&
        view &&
        step.stage === stageOf(view) &&
        !this.passed.has(step.id),
    );
    if (!stop || !isSpokenOf) return false;
    this.#stopped = stop;
    return true;
  }
}
