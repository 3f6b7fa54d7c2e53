/** Puzzles, over HTTP. The server keeps none of it: all that was done goes with every question. */

import { ask } from "./http";
import type { Action, Language, PuzzleHint, PuzzleList, PuzzleMoment } from "./wire";

const at = (id: string, what: "try" | "hint"): string =>
  `/api/puzzles/${encodeURIComponent(id)}/${what}`;

export const puzzles = {
  all: (language: Language) => ask<PuzzleList>(`/api/puzzles/${language}`),
  /** Where these actions lead, from the beginning. */
  after: (id: string, actions: Action[]) => ask<PuzzleMoment>(at(id, "try"), { body: { actions } }),
  hint: (id: string, actions: Action[]) => ask<PuzzleHint>(at(id, "hint"), { body: { actions } }),
};
