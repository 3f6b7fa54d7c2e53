/** Moves among one's own cards, which can be taken back one after the other. */

import type { Action } from "../../lib/server/wire";

const KEPT = 50;

export class Undo {
  #back = $state.raw<Action[]>([]);

  /** The action that takes another one back, as things stand before it; null: it cannot be. */
  static of(action: Action, areaOf: (card: number) => string | undefined): Action | null {
    if (action[0] === "show") return ["hide", action[1]];
    if (action[0] === "hide") return ["show", action[1]];
    const from = action[0] === "move" ? areaOf(action[1]) : undefined;
    return action[0] === "move" && from !== undefined ? ["move", action[1], from] : null;
  }

  note(back: Action): void {
    this.#back = [...this.#back.slice(1 - KEPT), back];
  }

  /** Whether any of them can still be done. */
  has(isPossible: (back: Action) => boolean): boolean {
    return this.#back.some(isPossible);
  }

  /** The last of them that can still be done. */
  take(isPossible: (back: Action) => boolean): Action | undefined {
    const at = this.#back.findLastIndex(isPossible);
    const back = this.#back[at];
    this.#back = this.#back.slice(0, Math.max(at, 0));
    return back;
  }
}
