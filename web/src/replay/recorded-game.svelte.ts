/** A game that is looked at again, in place of a connection to a table.
 *
 * One goes from moment to moment: a moment is a step of the game that the story has a line about. The
 * next one comes as if it were played; any other is a jump, after which the table is drawn anew. */

import type { Advised, Connection, Filled, Outcome } from "../lib/server/connection.svelte";
import { replays } from "../lib/server/replays";
import type { Choices, Reason, Recording, Table, Told, View } from "../lib/server/wire";
import { foughtBefore, tell, type StoryLine } from "../story/narration";

const STORY_KEPT = 400; // as much as a table that is played remembers
const ONLY_LOOKING: Reason = {
  key: "replay-only-looking", // a message of our own
  args: {},
  text: "This game is over. You are watching it again.",
};

/** A line of the story, and the step that led to it. */
export interface Moment extends StoryLine {
  step: number;
}

export class RecordedGame implements Connection {
  readonly isRecorded = true;
  readonly isPuzzle = false;
  readonly status = "open";
  readonly trouble = null;
  readonly chat = [];
  readonly choices: Choices = {};
  readonly file: Blob;
  seat = $state<number | null>(null);
  step = $state(0);
  /** How often another moment than the next was gone to. */
  jumps = $state(0);
  view = $state.raw<View | null>(null);
  #recording = $state.raw<Recording | null>(null);
  /** The last view has every name that the story needs. */
  #end = $state.raw<View | null>(null);
  #views = new Map<number, Promise<View>>(); // as these eyes see it, by step
  #listeners = new Set<(told: Told) => void>();
  #asked = 0;
  #looking: Promise<void> = Promise.resolve();

  constructor(file: Blob) {
    this.file = file;
  }

  get recording(): Recording | null {
    return this.#recording;
  }
  get table(): Table | null {
    return this.#recording?.table ?? null;
  }
  get now(): number {
    return this.table?.now ?? 0;
  }
  readonly story = $derived.by<Told[]>(() => {
    const told = this.#recording?.story.filter((one) => one.number <= this.step) ?? [];
    return told.slice(-STORY_KEPT);
  });
  readonly lines = $derived.by<Moment[]>(() => {
    const story = this.#recording?.story ?? [];
    const fought = foughtBefore(story, this.#end?.boss?.scenarios.length ?? 0);
    return story.flatMap((told, n) =>
      tell(told, { table: this.table, view: this.#end, fought: fought[n] }).map((line) => ({
        ...line,
        step: told.number,
      })),
    );
  });
  /** The steps that can be gone to, in order. */
  readonly moments = $derived<number[]>([...new Set([0, ...this.lines.map((line) => line.step)])]);
  /** The last moment that has come. */
  readonly at = $derived.by<number>(() => {
    const next = this.moments.findIndex((step) => step > this.step);
    return (next < 0 ? this.moments.length : next) - 1;
  });
  /** The chapter that is under way: its place among all. */
  readonly chapter = $derived.by<number>(() => {
    const chapters = this.#recording?.chapters ?? [];
    return Math.max(
      0,
      chapters.findLastIndex((one) => one.step <= this.step),
    );
  });

  /** Look with the eyes of a seat, or everyone's, at a step; NotDone if there is none. */
  look(seat: number | null, step = this.step): Promise<void> {
    const looking = this.#look(seat, step);
    this.#looking = looking.catch(() => undefined);
    return looking;
  }

  async #look(seat: number | null, step: number): Promise<void> {
    const asked = ++this.#asked;
    const recording = await replays.story(this.file, seat);
    const last = await replays.moment(this.file, recording.steps, seat);
    const here = Math.min(step, recording.steps);
    const { view } = await replays.moment(this.file, here, seat);
    if (asked !== this.#asked) return;
    this.#views.clear();
    this.#recording = recording;
    this.#end = last.view;
    this.seat = seat;
    this.view = view;
    this.step = here;
    this.jumps++;
  }

  /** Go to a step; to the next moment as if it were played now. */
  async go(step: number): Promise<void> {
    await this.#looking; // whoever changes eyes and goes on wants both
    const { step: before, at } = this;
    if (step === before) return;
    const asked = ++this.#asked;
    const view = await this.#viewAt(step);
    if (asked !== this.#asked) return; // somebody has gone elsewhere meanwhile
    const isNext = step === this.moments[at + 1];
    const told = this.#recording?.story.filter((one) => one.number > before && one.number <= step);
    this.view = view;
    this.step = step;
    if (!isNext) this.jumps++;
    else for (const one of told ?? []) for (const listener of this.#listeners) listener(one);
    this.#prepare();
  }

  /** The view of the next moment is wanted soon. */
  #prepare(): void {
    const next = this.moments[this.at + 1];
    if (next !== undefined) this.#viewAt(next).catch(() => this.#views.delete(next));
  }

  #viewAt(step: number): Promise<View> {
    let found = this.#views.get(step);
    if (!found) {
      found = replays.moment(this.file, step, this.seat).then(({ view }) => view);
      this.#views.set(step, found);
      found.catch(() => this.#views.delete(step));
    }
    return found;
  }

  listen(listener: (told: Told) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get seen(): number {
    return this.step;
  }
  act(): Promise<Outcome> {
    return Promise.resolve({ done: false, reason: ONLY_LOOKING });
  }
  hint(): Promise<Advised> {
    return Promise.resolve({ done: false, reason: ONLY_LOOKING });
  }
  fill(): Promise<Filled> {
    return Promise.resolve({ done: false, reason: ONLY_LOOKING });
  }
  say(): boolean {
    return false;
  }
  sayPhrase(): boolean {
    return false;
  }
  wish(): void {
    // it is over
  }
  comeBack(): void {
    // nobody has left
  }
  close(): void {
    this.#listeners.clear();
  }
}
