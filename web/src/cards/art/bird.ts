/** Birds, from chicks to phoenixes. */

import { lighter } from "./colour";
import { DARK, eyePair, type Draw } from "./look";
import { blob, even, leaf, oval, points, poly, ribbon, type Point } from "./shapes";

interface Feathers {
  beak: "short" | "hook" | "bill" | "long";
  comb?: boolean;
  crest?: boolean;
  owl?: boolean;
  neck?: boolean;
  folded?: boolean;
  flames?: boolean;
}

export function bird(plan: Feathers): Draw {
  return (pen, { coat, second, bright, fierce, twist }) => {
    const lift = twist * 14;
    if (plan.flames)
      pen.mirrored(() => {
        for (const [x, y] of points("100 100, 86 114, 72 120"))
          pen.part(leaf([62, 84], [x, y], 6), bright, 2);
      });
    if (!plan.folded) {
      pen.mirrored(() => {
        pen.part(
          blob([
            [70, 66],
            [92, 36 - lift],
            [116, 26 - lift],
            [114, 50 - lift / 2],
            [104, 72],
            [84, 88],
          ]),
          second,
          4,
        );
        for (const [x, y] of [
          [112, 36 - lift],
          [109, 52 - lift / 2],
          [101, 68],
          [90, 80],
        ] as Point[])
          pen.part(leaf([76, 68], [x, y], 4.6), coat, 1.6);
      });
    }
    pen.part(poly("50 100, 42 120, 54 114, 60 122, 66 114, 78 120, 70 100"), second, 2);
    pen.mirrored(() => pen.stroke("M67 106V117M67 117L62 120M67 117L72 120", "#d98a2b", 2.4));
    const head = plan.neck ? 32 : 46;
    if (plan.neck) pen.part(ribbon("60 76, 70 62, 64 46, 60 34", 9, 7), coat);
    pen
      .part(even("60 54, 78 66, 82 88, 72 106, 60 110"), coat, 4)
      .mark(even("60 68, 69 76, 70 94, 60 102"), lighter(coat, 0.5));
    for (const y of [80, 88, 96]) pen.stroke(`M53 ${y}q3.5 4 7 0q3.5 4 7 0`, coat, 1.4);
    if (plan.folded)
      pen.mirrored(() => pen.part(blob("74 66, 88 74, 90 96, 78 108, 74 90"), second, 2.4));
    pen.within(`translate(0 ${head - 46})`, () => {
      if (plan.crest)
        for (const x of [-10, 0, 10])
          pen.part(leaf([60, 32], [60 + x * 1.2, 10 + Math.abs(x)], 4), bright, 1.4);
      if (plan.comb)
        pen.part(blob("50 30, 48 18, 56 22, 60 12, 65 21, 73 17, 70 31"), "#d9402f", 1.8);
      if (plan.owl) pen.mirrored(() => pen.part(poly("66 30, 82 18, 80 40"), coat, 1.6));
      pen.part(plan.owl ? even("60 28, 78 32, 82 48, 60 64") : oval(60, 45, 18, 17), coat, 3);
      if (plan.owl) pen.mirrored(() => pen.mark(oval(69, 45, 9), lighter(coat, 0.6)));
      eyePair(pen, plan.owl ? 9 : 8, 43, plan.owl ? 6 : 4.2, fierce, bright);
      switch (plan.beak) {
        case "short":
          pen.part(poly("54 49, 66 49, 60 60"), "#f0a53a", 1.2);
          break;
        case "hook":
          pen.part("M53 47Q60 43 67 47Q68 58 60 66Q60 58 53 55Z", "#f0a53a", 1.4);
          break;
        case "bill":
          pen
            .part("M46 50Q60 44 74 50Q76 57 60 59Q44 57 46 50Z", "#f28a2e", 1.4)
            .stroke("M49 53Q60 57 71 53", "#9a4d12", 1.2);
          break;
        case "long":
          pen
            .part("M54 48Q60 45 66 48Q66 62 54 70Q58 60 54 52Z", "#f2a7a0", 1.4)
            .mark("M57 62Q57 68 54 70Q57 65 56 60Z", DARK);
          break;
      }
      if (plan.comb) pen.part(leaf([60, 58], [60, 74], 4), "#d9402f", 1);
    });
  };
}
