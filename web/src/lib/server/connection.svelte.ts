/** The socket of a table: what this seat knows, kept up to date; and acting. */

import type {
  Action,
  Advice,
  Casting,
  ChatLine,
  Choices,
  FromClient,
  FromServer,
  Phrase,
  Reason,
  Sight,
  Table,
  Told,
  View,
} from "./wire";
import { updated } from "./patch";

export type Status = "connecting" | "open" | "lost" | "closed";
export type Outcome = { done: true; number: number } | { done: false; reason: Reason };
export type Advised = Advice | { done: false; reason: Reason };
export type Filled = { actions: Action[] } | { reason: Reason };

interface Pending {
  settle: (answer: Outcome | Advised | Filled) => void;
  waiting?: (until: number) => void;
}

export interface Entry {
  table: string;
  token: string;
  code: string | null;
  /** The code of the caster's link: one sees all hands, some time later. */
  cast?: string;
}

const lost: Reason = {
  key: "problem-lost", // a message of our own
  args: {},
  text: "The connection was lost before the answer came.",
};
const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 10_000;
/** With this code the server says that trying again is of no use. */
const TURNED_AWAY = 4400;
const STORY_KEPT = 400;

/** One seat at a table: what it knows, and what it may do. The game is played now, or was. */
export interface Connection {
  /** A game that is looked at again: nothing can be done in it. */
  readonly isRecorded: boolean;
  /** One is alone with a puzzle: nobody to wait for or to talk to, and no seat to leave. */
  readonly isPuzzle: boolean;
  readonly status: Status;
  readonly trouble: Reason | null;
  readonly seat: number | null;
  readonly table: Table | null;
  readonly story: Told[];
  readonly chat: ChatLine[];
  readonly view: View | null;
  readonly choices: Choices;
  /** The server's time, in milliseconds. */
  readonly now: number;
  /** Called with what each input did, as it arrives; the result stops it. */
  listen(listener: (told: Told) => void): () => void;
  /** The number of the last update: what is on the screen now. */
  readonly seen: number;
  /** Do one of the choices, chosen from what the update `seen` showed: if what it relies on has changed
   * since, it is refused. `waiting` is called when others may want the same card (RUL-10). */
  act(action: Action, waiting?: (until: number) => void, seen?: number): Promise<Outcome>;
  /** What would the best bot do? */
  hint(): Promise<Advised>;
  /** What would the best bot put into one's decks? */
  fill(): Promise<Filled>;
  say(text: string): boolean;
  /** A ready phrase: everybody reads it in their own language. */
  sayPhrase(phrase: Phrase): boolean;
  /** Whether one's deck is to be filled when the last timer ends. */
  wish(fill: boolean): void;
  /** Play the seat again oneself, after a bot stood in. */
  comeBack(): void;
  close(): void;
}

/** A game that is played now, through a socket. */
export class LiveConnection implements Connection {
  readonly isRecorded = false;
  readonly isPuzzle = false;
  status = $state<Status>("connecting");
  /** The last refusal that was about no request of ours: why the door is closed, for example. */
  trouble = $state.raw<Reason | null>(null);
  seat = $state<number | null>(null);
  table = $state.raw<Table | null>(null);
  story = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** How late a cast is, and when its game began; null unless this is one. */
  casting = $state.raw<Casting | null>(null);
  #sight = $state.raw<Sight>({ view: null, choices: {} });

  #entry: Entry;
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #seen = -1;
  #lastId = 0;
  #pending = new Map<number, Pending>();
  #listeners = new Set<(told: Told) => void>();
  #ahead = 0; // the server's clock minus ours

  constructor(entry: Entry) {
    this.#entry = entry;
    this.#open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  get view(): View | null {
    return this.#sight.view;
  }
  get choices(): Choices {
    return this.#sight.choices;
  }
  get now(): number {
    return Date.now() + this.#ahead;
  }

  listen(listener: (told: Told) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get seen(): number {
    return this.#seen;
  }

  act(
    action: Action,
    waiting?: (until: number) => void,
    seen: number = this.#seen,
  ): Promise<Outcome> {
    return this.#request((id) => ({ type: "act", id, action, seen }), waiting) as Promise<Outcome>;
  }

  hint(): Promise<Advised> {
    return this.#request((id) => ({ type: "hint", id })) as Promise<Advised>;
  }

  fill(): Promise<Filled> {
    return this.#request((id) => ({ type: "fill", id })) as Promise<Filled>;
  }

  say(text: string): boolean {
    return this.#send({ type: "chat", text });
  }

  sayPhrase(phrase: Phrase): boolean {
    return this.#send({ type: "phrase", phrase });
  }
  wish(fill: boolean): void {
    this.#send({ type: "wish", fill });
  }

  comeBack(): void {
    this.#send({ type: "back" });
  }

  close(): void {
    this.status = "closed";
    clearTimeout(this.#retry);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    this.#dropPending();
  }

  #request(
    message: (id: number) => FromClient,
    waiting?: Pending["waiting"],
  ): Promise<Outcome | Advised | Filled> {
    const id = ++this.#lastId;
    return new Promise((settle) => {
      this.#pending.set(id, { settle, waiting });
      if (!this.#send(message(id))) this.#settle(id, { done: false, reason: lost });
    });
  }

  #send(message: FromClient): boolean {
    if (this.status !== "open" || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.#entry.table)}/socket`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => {
      const { token, code, cast = null } = this.#entry;
      const hello: FromClient = { type: "hello", token, seen: this.#seen, code, cast };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => this.#closed(event.code);
  }

  #closed(code: number): void {
    this.#socket = null;
    this.#dropPending();
    if (this.status === "closed") return;
    if (code === TURNED_AWAY) {
      this.status = "closed";
      return;
    }
    this.status = "lost";
    const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++);
    this.#retry = setTimeout(() => this.#open(), longest * (0.5 + Math.random() / 2));
  }

  /** The network or the page is back: no need to wait for the next try. */
  #hurry = (): void => {
    if (this.status !== "lost" || this.#socket || document.hidden) return;
    clearTimeout(this.#retry);
    this.#open();
  };

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
      case "started":
        this.#failures = 0;
        this.status = "open";
        this.seat = message.seat;
        this.#sight = { view: message.view, choices: message.choices };
        this.#seen = message.number;
        this.#seat(message.table);
        this.#remember(message.story.filter((told) => told.number > this.#lastTold()));
        if (message.type === "welcome") this.chat = message.chat;
        break;
      case "update":
        this.#sight = updated(this.#sight, message.changes, message.gone);
        this.#seen = message.number;
        this.#tell(message);
        break;
      case "table":
        this.#seat(message.table);
        break;
      case "casting":
        // The time of the table as it is shown; the table itself comes only when it has changed.
        if (this.casting) this.#ahead += (this.casting.delay_s - message.delay_s) * 1000;
        this.casting = message;
        break;
      case "done":
        this.#settle(message.id, { done: true, number: message.number });
        break;
      case "refused":
        if (message.id < 0) this.trouble = message.reason;
        else this.#settle(message.id, { done: false, reason: message.reason });
        break;
      case "waiting":
        this.#pending.get(message.id)?.waiting?.(message.until);
        break;
      case "advice":
        this.#settle(message.id, { actions: message.actions, reason: message.reason });
        break;
      case "filling":
        this.#settle(message.id, { actions: message.actions });
        break;
      case "said":
        this.chat = [...this.chat, message.line];
        break;
    }
  }

  #seat(table: Table): void {
    this.table = table;
    this.#ahead = table.now - Date.now();
  }

  #tell(update: Extract<FromServer, { type: "update" }>): void {
    const { number, at, events, cards } = update;
    if (!events.length) return;
    const told: Told = { number, at, events, cards };
    this.#remember([told]);
    for (const listener of this.#listeners) listener(told);
  }

  #remember(told: Told[]): void {
    if (told.length) this.story = [...this.story, ...told].slice(-STORY_KEPT);
  }

  #lastTold(): number {
    return this.story.at(-1)?.number ?? -1;
  }

  #settle(id: number, answer: Outcome | Advised | Filled): void {
    this.#pending.get(id)?.settle(answer);
    this.#pending.delete(id);
  }

  #dropPending(): void {
    for (const id of [...this.#pending.keys()]) this.#settle(id, { done: false, reason: lost });
  }
}
