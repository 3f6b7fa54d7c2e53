/** The puzzles that were solved in this browser. */

const KEY = "mblades.puzzles";

function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // storage is closed to us, or holds something else
  }
}

export class Progress {
  #solved = $state.raw(remembered());

  has(id: string): boolean {
    return this.#solved.includes(id);
  }
  add(id: string): void {
    if (this.has(id)) return;
    this.#solved = [...this.#solved, id];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#solved));
    } catch {
      // a browser that keeps nothing: it holds until the page is closed
    }
  }
}

export const progress = new Progress();

/** The next one that is not solved yet: after this one, then from the first on; null if all are. */
export function nextUnsolved(ids: string[], id: string, solved: Progress): string | null {
  const here = ids.indexOf(id);
  const others = [...ids.slice(here + 1), ...ids.slice(0, Math.max(0, here))];
  return others.find((other) => !solved.has(other)) ?? null;
}
