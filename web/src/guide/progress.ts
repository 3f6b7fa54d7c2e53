/** How far one is in a guided game, and whether one was asked about it: kept in this browser. */

export interface Progress {
  /** Steps that were read or skipped. */
  passed: string[];
  /** Steps in the order they were shown, to look back at. */
  shown: string[];
  /** What has been done, by round; and the last input that was heard of. */
  deeds: string[];
  heard: number;
  /** One goes on alone for now. */
  away: boolean;
}

export const BEGINNING: Progress = { passed: [], shown: [], deeds: [], heard: -1, away: false };

interface Kept {
  /** The question of Play now was answered. */
  asked: boolean;
  tables: Record<string, Progress>;
}

const KEY = "mblades.guide";
const TABLES_KEPT = 5;

function read(): Kept {
  const nothing = { asked: false, tables: {} };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return nothing; // storage is closed to us, or holds something else
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing: it holds until the page is closed
  }
}

export const wasAsked = (): boolean => read().asked;
export const noteAsked = (): void => write({ ...read(), asked: true });

export function progressAt(table: string): Progress {
  return { ...BEGINNING, ...read().tables[table] };
}

export function keepProgress(table: string, progress: Progress): void {
  const { asked, tables } = read();
  const others = Object.entries(tables).filter(([id]) => id !== table);
  const kept = [...others, [table, progress] as const].slice(-TABLES_KEPT);
  write({ asked, tables: Object.fromEntries(kept) });
}
