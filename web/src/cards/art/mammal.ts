/** Beasts that sit and look at you: one body, told apart by ears, muzzle, tail, horns and coat. */

import { darker, lighter } from "./colour";
import { DARK, eyePair, HORN, WHITE, type Draw } from "./look";
import { blob, box, even, leaf, oval, poly, ribbon, type Point } from "./shapes";

interface Coat {
  ears: "round" | "pointed" | "long" | "floppy" | "small" | "vast";
  muzzle: "short" | "long" | "snout" | "trunk" | "buck";
  tail?: "bushy" | "thin" | "stub";
  horns?: "antlers" | "ram" | "tusks" | "goat" | "sabres";
  mask?: "badger" | "raccoon" | "stripes" | "spots" | "pale";
  mane?: boolean;
  wool?: boolean;
}

export function mammal(plan: Coat): Draw {
  return (pen, { coat, second, bright, fierce, twist }) => {
    const wide = 18 + twist * 5;
    const pale = lighter(coat, 0.55);
    if (plan.tail === "bushy")
      pen
        .part(blob("76 104, 96 98, 106 78, 100 58, 92 62, 88 84"), second, 4)
        .mark(blob("100 60, 105 72, 98 76, 95 66"), bright);
    if (plan.tail === "thin")
      pen.part(ribbon("74 106, 94 106, 102 90, 94 76, 100 66", 3.4, 1.2), coat, 1);
    pen
      .part(
        even([
          [60, 58],
          [60 + wide, 74],
          [64 + wide, 100],
          [74, 116],
          [60, 117],
        ]),
        coat,
        4,
      )
      .mark(even("60 76, 70 84, 72 102, 60 112"), pale);
    pen.mirrored(() =>
      pen.part(oval(70, 112, 8, 6), coat, 1.4).stroke("M68 110V114M72 110V114", DARK, 1),
    );
    if (plan.wool) {
      for (let i = 0; i < 11; i++) {
        const a = (i / 11) * Math.PI * 2;
        pen.part(oval(60 + 25 * Math.cos(a), 88 + 18 * Math.sin(a), 9), lighter(coat, 0.4), 2);
      }
      pen.mark(oval(60, 88, 24, 18), lighter(coat, 0.4));
    }
    if (plan.mane) {
      const points: Point[] = [];
      for (let i = 0; i < 26; i++) {
        const a = (i / 26) * Math.PI * 2;
        const r = i % 2 ? 27 : 35;
        points.push([60 + r * Math.cos(a), 50 + r * Math.sin(a)]);
      }
      pen.part(poly(points), second, 3);
    }
    switch (plan.ears) {
      case "round":
        pen.mirrored(() => pen.part(oval(78, 31, 9), coat, 1.8).mark(oval(78, 32, 5), "#e79a9a"));
        break;
      case "pointed":
        pen.mirrored(() =>
          pen
            .part(poly("64 34, 78 8, 84 44"), coat, 2)
            .mark(poly("70 32, 77 17, 80 38"), darker(coat, 0.4)),
        );
        break;
      case "long":
        pen.mirrored(() =>
          pen
            .part(leaf([66, 36], [78, -6], 8, 2), coat, 2)
            .mark(leaf([68, 32], [77, 2], 4, 1), "#f0a8b0"),
        );
        break;
      case "floppy":
        pen.mirrored(() => pen.part(blob("70 30, 86 34, 92 54, 84 64, 78 52"), second, 2));
        break;
      case "small":
        pen.mirrored(() => pen.part(oval(74, 30, 6), coat, 1.2));
        break;
      case "vast":
        pen.mirrored(() =>
          pen
            .part(blob("72 34, 96 22, 112 44, 102 70, 78 62"), coat, 3)
            .mark(blob("80 40, 96 33, 104 47, 97 60, 82 56"), lighter(coat, 0.25)),
        );
        break;
    }
    if (plan.horns === "antlers")
      pen.mirrored(() => pen.stroke("M70 28Q80 18 82 4M79 16L92 10M76 22L92 22", HORN, 4));
    if (plan.horns === "ram")
      pen.mirrored(() => pen.part(ribbon("68 30, 84 22, 95 34, 90 50, 80 50", 6, 1.5), HORN, 1.6));
    if (plan.horns === "goat")
      pen.mirrored(() => pen.part(ribbon("67 30, 74 14, 84 2", 4, 0.8), HORN, 1.2));
    pen.part(even("60 26, 76 31, 83 48, 78 64, 60 72"), coat, 3.4);
    if (plan.mask === "badger")
      pen
        .mark(even("60 27, 66 30, 64 60, 60 66"), WHITE)
        .mirrored(() => pen.mark(blob("68 31, 76 38, 76 56, 70 62, 67 46"), darker(coat, 0.6)));
    if (plan.mask === "raccoon")
      pen.mark("M40 46Q60 36 80 46Q80 58 68 57Q60 52 52 57Q40 58 40 46Z", darker(coat, 0.65));
    if (plan.mask === "stripes")
      pen.mirrored(() =>
        pen
          .mark(poly("60 27, 65 27, 60 40"), second)
          .mark(poly("82 46, 72 49, 82 53"), second)
          .mark(poly("80 58, 70 58, 77 63"), second),
      );
    if (plan.mask === "spots")
      pen
        .mark(oval(70, 36, 6, 5), second)
        .mark(oval(50, 98, 5), second)
        .mark(oval(72, 92, 4), second);
    if (plan.mask === "pale") pen.mark(even("60 46, 76 50, 74 64, 60 70"), pale);
    eyePair(pen, 9.5, 47, 4.6, fierce || plan.horns === "tusks", bright);
    switch (plan.muzzle) {
      case "short":
        pen
          .mark(even("60 54, 70 58, 66 67, 60 68"), pale)
          .part(even("60 54, 65 55, 62 60, 60 60"), DARK, 0.6)
          .stroke("M60 60V63M60 63Q56 67 52 63M60 63Q64 67 68 63", DARK, 1.4);
        break;
      case "long":
        pen
          .part(even("60 50, 69 54, 70 66, 60 74"), pale, 1.8)
          .part(even("60 55, 66 57, 63 62, 60 62"), DARK, 0.6)
          .stroke("M54 68Q60 72 66 68", DARK, 1.4)
          .mark("M58 70Q60 80 64 76L65 69Z", "#e86a72");
        break;
      case "snout":
        pen
          .part(oval(60, 61, 12, 9), lighter(coat, 0.3), 1.8)
          .mark(oval(56, 61, 2, 3), DARK)
          .mark(oval(64, 61, 2, 3), DARK);
        break;
      case "trunk":
        pen
          .part(ribbon("60 54, 60 70, 58 88, 66 100, 76 98", 8, 4), coat, 2)
          .stroke("M53 66H67M53 74H66M52 82H65", darker(coat, 0.35), 1.2);
        break;
      case "buck":
        pen
          .mark(even("60 54, 71 58, 67 67, 60 67"), pale)
          .part(oval(60, 55, 3.6, 2.6), "#c9606a", 0.6)
          .part(box(56.5, 62, 7, 8, 1), WHITE, 0.6)
          .stroke("M60 63V69", "#b9b2a6", 0.9);
        break;
    }
    if (plan.horns === "tusks")
      pen.mirrored(() => pen.part(ribbon("68 64, 80 70, 86 60", 3.4, 0.8), WHITE, 1));
    if (plan.horns === "sabres")
      pen.mirrored(() => pen.part(leaf([66, 62], [67, 84], 3), WHITE, 1));
    if (plan.muzzle === "short" || plan.muzzle === "buck")
      pen.stroke("M72 60L88 57M72 63L88 65M48 60L32 57M48 63L32 65", lighter(coat, 0.6), 1);
  };
}
