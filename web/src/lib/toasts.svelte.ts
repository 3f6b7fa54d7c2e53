/** Short messages that come and go, and what a screen reader is told. */

export interface Toast {
  id: number;
  text: string;
  kind: "refusal" | "news";
  /** The rule behind it. */
  clause?: string;
}

const LASTS_MS = 6000;

class Toasts {
  list = $state<Toast[]>([]);
  /** Of what stays above until it has been seen, in pixels (TableNotices). */
  noticesHeight = $state(0);
  #last = 0;

  show(text: string, kind: Toast["kind"] = "news"): number {
    const id = ++this.#last;
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text, kind }];
    setTimeout(() => this.dismiss(id), LASTS_MS);
    return id;
  }

  /** Say which rule is behind a message. */
  explain(id: number, clause: string): void {
    this.list = this.list.map((toast) => (toast.id === id ? { ...toast, clause } : toast));
  }

  /** What was refused has been done now. */
  dismissRefusals(): void {
    this.list = this.list.filter((toast) => toast.kind !== "refusal");
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

class Announcer {
  polite = $state("");
  urgent = $state("");

  /** Said when the person pauses; the same words twice are said twice. */
  say(text: string): void {
    this.polite = this.polite === text ? `${text}\u00a0` : text;
  }

  interrupt(text: string): void {
    this.urgent = this.urgent === text ? `${text}\u00a0` : text;
  }
}

export const toasts = new Toasts();
export const announcer = new Announcer();
