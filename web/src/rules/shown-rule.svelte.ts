/** What of the rules is being read over the table: some clauses, or how this game differs. */

import type { Table } from "../lib/server/wire";

export type ReadingPage = { clauses: readonly string[] } | { setup: Table["setup"] };

class ShownRule {
  /** The way there, the page in front last. */
  #trail = $state.raw<readonly ReadingPage[]>([]);

  get page(): ReadingPage | undefined {
    return this.#trail.at(-1);
  }
  get mayGoBack(): boolean {
    return this.#trail.length > 1;
  }

  open(page: ReadingPage): void {
    this.#trail = [page];
  }
  /** From what is being read to something that it names. */
  follow(clause: string): void {
    this.#trail = [...this.#trail, { clauses: [clause] }];
  }
  back(): void {
    this.#trail = this.#trail.slice(0, -1);
  }
  close(): void {
    this.#trail = [];
  }
}

export const shownRule = new ShownRule();
