/** What all creatures share: their colours and temper, and eyes to show it. */

import type { Pen } from "./pen";
import { leaf, oval } from "./shapes";

export interface Look {
  coat: string;
  second: string;
  bright: string;
  fierce: boolean;
  /** A number from 0 to 1 that makes one of a kind differ from the next. */
  twist: number;
}

export type Draw = (pen: Pen, look: Look) => void;

export const DARK = "#241a26";
export const WHITE = "#fffdf5";
export const HORN = "#efe3cc";

export function eyePair(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  fierce: boolean,
  iris = "#e9b949",
): void {
  for (const side of [-1, 1]) {
    const at = 60 + side * x;
    if (fierce) {
      pen
        .mark(
          leaf([at - side * r * 1.4, y + r * 0.5], [at + side * r * 1.5, y - r * 0.7], r * 0.62),
          iris,
        )
        .mark(oval(at, y - 0.2, r * 0.36, r * 0.55), DARK);
      pen.stroke(
        `M${at - side * r * 1.5} ${y - r * 0.1}L${at + side * r * 1.5} ${y - r * 1.3}`,
        DARK,
        2,
      );
    } else {
      pen
        .mark(oval(at, y, r, r * 1.12), WHITE)
        .mark(oval(at + 0.3, y + 0.3, r * 0.66, r * 0.8), DARK)
        .glint(oval(at - r * 0.25, y - r * 0.35, r * 0.3), 1);
    }
  }
}
