/** Creatures of legend, and those built of parts: robots and golems. */

import { horse } from "./animal";
import { bird } from "./bird";
import { eyePair, type Draw } from "./look";
import { darker, lighter } from "./colour";
import {
  blob,
  box,
  even,
  gear,
  leaf,
  oval,
  points,
  poly,
  regular,
  ribbon,
  star,
  type Point,
} from "./shapes";

const DARK = "#1d1424";
const WHITE = "#fffdf5";
const HORN = "#efe3cc";
const STEEL = "#c3cdd9";

const dragon: Draw = (pen, { coat, second, bright, twist }) => {
  pen.mirrored(() =>
    pen
      .part(
        `M68 70Q84 ${26 - twist * 12} 118 ${14 - twist * 8}Q108 36 116 62Q104 58 100 76Q90 70 84 90Z`,
        second,
        4,
      )
      .stroke("M70 70L112 18M70 70L114 60M70 70L98 74", darker(second), 1.6),
  );
  pen
    .part(ribbon("60 84, 44 104, 66 114, 88 108, 98 116", 15, 2), coat, 4)
    .part(even("60 52, 76 64, 78 90, 68 108, 60 110"), coat, 4)
    .mark(even("60 66, 68 74, 68 94, 60 104"), lighter(bright, 0.2));
  for (const y of [76, 84, 92]) pen.stroke(`M53 ${y}H67`, darker(coat, 0.2), 1.4);
  pen.mirrored(() =>
    pen
      .part(
        ribbon(
          [
            [68, 34],
            [80, 24],
            [82, 6 + twist * 6],
          ],
          5,
          0.8,
        ),
        HORN,
        1.4,
      )
      .part(poly("76 44, 96 40, 80 54"), second, 1.4),
  );
  pen.part(even("60 26, 74 32, 79 46, 71 56, 71 68, 60 75"), coat, 3.4);
  pen
    .part(poly("56 30, 60 14, 64 30"), second, 1)
    .mark(oval(55, 65, 1.8, 2.4), DARK)
    .mark(oval(65, 65, 1.8, 2.4), DARK);
  eyePair(pen, 9, 47, 5, true, bright);
  pen
    .stroke("M50 71Q60 76 70 71", DARK, 1.8)
    .mark(poly("52 71.5, 55 72.5, 53 77"), WHITE)
    .mark(poly("68 71.5, 65 72.5, 67 77"), WHITE);
};

const ghost: Draw = (pen, { coat, bright, fierce, twist }) => {
  const pale = lighter(coat, 0.55);
  pen.part(
    `M32 108V52Q32 18 60 18Q88 18 88 52V108Q82 ${116 - twist * 8} 78 106Q72 96 66 108Q60 118 54 108Q48 96 42 106Q38 ${114 + twist * 4} 32 108Z`,
    pale,
    6,
  );
  pen.mirrored(() =>
    pen.part(
      ribbon(
        [
          [84, 62],
          [100, 64],
          [106, 52 - twist * 10],
        ],
        6,
        3,
      ),
      pale,
      1.6,
    ),
  );
  pen
    .mark(oval(50, 50, 6, 8), DARK)
    .mark(oval(70, 50, 6, 8), DARK)
    .mark(oval(51, 48, 2), bright)
    .mark(oval(71, 48, 2), bright);
  if (fierce)
    pen
      .mark("M46 66H74Q72 86 60 86Q48 86 46 66Z", DARK)
      .mark(poly("48 66, 53 73, 58 66, 63 73, 68 66, 72 72, 74 66"), WHITE);
  else pen.mark(oval(60, 71, 5, 7), DARK);
  pen.glint(oval(44, 32, 4, 7), 0.7);
};

const djinn: Draw = (pen, { coat, second, bright, fierce, twist }) => {
  pen.part(ribbon("60 84, 44 98, 62 108, 74 114, 66 120", 20, 1), lighter(coat, 0.2), 4);
  pen
    .part(even("60 58, 84 60, 90 74, 76 92, 60 96"), coat, 4)
    .part(even("60 62, 72 64, 66 84, 60 86"), second, 1.6);
  pen.mirrored(() =>
    pen
      .part(blob("80 62, 98 70, 96 86, 72 90, 70 82, 84 78"), coat, 2.4)
      .part(box(86, 76, 12, 6, 3), "#f2c14e", 0.8),
  );
  pen
    .part(
      ribbon(
        [
          [60, 26],
          [64, 10],
          [78, 6 + twist * 8],
          [82, 18],
        ],
        6,
        1.5,
      ),
      DARK,
      1,
    )
    .part(even("60 24, 73 30, 76 46, 68 60, 60 64"), coat, 3);
  eyePair(pen, 8, 43, 4, fierce, bright);
  pen
    .part("M60 50Q68 48 74 54Q66 56 60 53Q54 56 46 54Q52 48 60 50Z", DARK, 0.6)
    .stroke("M54 58Q60 61 66 58", DARK, 1.5)
    .part(oval(80, 49, 3), "#f2c14e", 0.6)
    .part(oval(40, 49, 3), "#f2c14e", 0.6)
    .mark(oval(60, 31, 2.6), bright);
};

const imp: Draw = (pen, { coat, second, bright, fierce, twist }) => {
  pen
    .part(ribbon("72 104, 96 108, 106 90, 100 76", 3, 1.8), coat, 1)
    .part(poly("100 62, 108 78, 93 78"), second, 1);
  pen.mirrored(() =>
    pen.part(`M74 74Q88 ${54 - twist * 12} 106 54Q98 66 104 80Q92 76 86 90Z`, second, 2.4),
  );
  pen
    .part(even("60 66, 76 74, 82 94, 72 114, 60 116"), coat, 4)
    .mark(even("60 80, 70 86, 68 104, 60 108"), lighter(coat, 0.35));
  pen.mirrored(() =>
    pen
      .part(oval(70, 114, 8, 5), coat, 1.2)
      .part(ribbon("68 32, 82 26, 84 8", 5, 0.8), HORN, 1.4)
      .part(leaf([76, 50], [104, 36], 7), coat, 2),
  );
  pen.part(even("60 28, 78 34, 83 52, 74 68, 60 74"), coat, 3.6);
  eyePair(pen, 10, 48, 6, fierce, bright);
  pen
    .mark("M46 60Q60 66 74 60Q70 72 60 72Q50 72 46 60Z", "#4a1222")
    .mark(poly("49 61.5, 53 63, 51 67"), WHITE)
    .mark(poly("71 61.5, 67 63, 69 67"), WHITE);
};

const demon: Draw = (pen, { coat, second, bright, twist }) => {
  pen
    .part("M22 120Q26 76 60 70Q94 76 98 120Z", second, 5)
    .part(even("60 62, 82 70, 104 84, 106 124, 60 124"), coat, 5);
  pen.mirrored(() => {
    pen.part(
      ribbon(
        [
          [70, 30],
          [92, 30],
          [102, 12],
          [92, 0 + twist * 6],
        ],
        8,
        1,
      ),
      HORN,
      2.4,
    );
    pen.part(poly("84 72, 100 54, 104 80"), second, 1.8);
  });
  pen.part(even("60 24, 78 30, 82 50, 72 68, 60 80"), coat, 4);
  eyePair(pen, 10, 46, 5.6, true, bright);
  pen
    .mark("M46 60H74Q72 72 60 72Q48 72 46 60Z", "#3a0c1a")
    .mark(poly("47 60, 51 66, 55 60, 60 65, 65 60, 69 66, 73 60"), WHITE)
    .part(leaf([60, 74], [60, 94], 5), DARK, 1)
    .part(regular(60, 100, 9, 3, Math.PI), bright, 1.6);
};

const giant: Draw = (pen, { coat, second, bright, fierce, twist }) => {
  pen
    .part(even("60 52, 86 54, 108 72, 112 122, 60 122"), coat, 6)
    .part(poly("36 62, 84 62, 104 122, 78 110, 66 122, 54 110, 20 122"), second, 3);
  pen
    .part(even("60 18, 78 24, 84 44, 80 62, 60 70"), coat, 4)
    .mirrored(() => pen.part(oval(84, 44, 5, 7), coat, 1.4));
  eyePair(pen, 10, 38, 5, fierce, bright);
  pen
    .part(even("60 42, 67 48, 66 54, 60 55"), lighter(coat, 0.15), 1)
    .mark("M44 57Q60 62 76 57L74 64Q60 68 46 64Z", "#4a1d22");
  pen
    .mirrored(() => pen.part(leaf([70, 62], [72 + twist * 4, 48], 2.6), WHITE, 0.8))
    .part(poly("44 24, 40 10, 52 16, 56 6, 64 15, 74 6, 76 24, 60 20"), second, 1.8);
};

const celestial: Draw = (pen, { coat, bright, second, fierce, twist }) => {
  pen
    .part(star(60, 60, 50, 33, 10 + Math.floor(twist * 5)), bright, 4)
    .part(oval(60, 60, 33), coat, 5)
    .mark(oval(44, 68, 5, 3.4), second, 0.6)
    .mark(oval(76, 68, 5, 3.4), second, 0.6);
  eyePair(pen, 12, 56, 6, fierce, bright);
  pen
    .stroke("M48 72Q60 82 72 72", DARK, 2.4)
    .glint(oval(46, 40, 7, 4), 0.6)
    .stroke("M60 58Q63 65 58 66", darker(coat, 0.4), 2);
};

const deep: Draw = (pen, { coat, second, bright, fierce, twist }) => {
  pen.part(
    `M4 96Q20 ${40 - twist * 10} 60 30Q100 ${40 + twist * 6} 116 96Q104 88 96 100Q84 88 72 102Q60 90 48 102Q36 88 24 100Q14 88 4 96Z`,
    coat,
    6,
  );
  pen
    .part("M28 66Q60 30 92 66Q60 98 28 66Z", WHITE, 3)
    .part(oval(60, 66, 16), bright, 3)
    .mark(fierce ? leaf([60, 52], [60, 80], 4) : oval(60, 66, 8), DARK)
    .glint(oval(54, 60, 4), 0.9);
  for (const [x, y] of points("30 40, 44 30, 60 26, 76 30, 90 40"))
    pen.part(leaf([x, y + 8], [60 + (x - 60) * 1.3, y - 14], 3), second, 1);
};

const swirl: Draw = (pen, { coat, second, bright, fierce, twist }) => {
  pen
    .part(ribbon("60 118, 78 108, 40 96, 88 80, 30 60, 92 40", 5, 19), coat, 4)
    .part(ribbon("92 40, 70 18, 40 22, 34 40, 56 48", 17, 9), lighter(coat, 0.15), 4);
  eyePair(pen, 12, 44, 6.5, fierce, bright);
  pen.mark("M50 58H72Q70 70 61 70Q52 70 50 58Z", DARK);
  for (const [x, y] of [
    [16, 84],
    [104, 66],
    [22, 30 + twist * 10],
    [100, 100],
  ] as Point[])
    pen.part(oval(x, y, 3.6), second, 1);
};

const mushroom: Draw = (pen, { coat, second, bright, fierce, twist }) => {
  pen
    .part(even("60 56, 78 64, 82 96, 74 112, 60 114"), lighter(bright, 0.4), 4)
    .mirrored(() => pen.part(oval(74, 113, 11, 6), second, 1.6));
  pen.part(
    even([
      [60, 18 - twist * 6],
      [90, 32],
      [104, 58],
      [90, 68],
      [60, 66],
    ]),
    coat,
    5,
  );
  for (const [x, y, r] of [
    [60, 34, 9],
    [38, 50, 7],
    [82, 50, 7],
    [60, 57, 4],
  ] as const)
    pen.mark(oval(x, y, r), lighter(bright, 0.6));
  eyePair(pen, 9, 78, 5.4, fierce, bright);
  pen.stroke("M52 92Q60 86 68 92", DARK, 2.2);
};

const jungle: Draw = (pen, { coat, second, bright, fierce, twist }) => {
  for (let i = 0; i < 9; i++) {
    const a = Math.PI + (i / 8) * Math.PI;
    pen.part(
      leaf([60, 92], [60 + 54 * Math.cos(a), 84 + (56 + twist * 8) * Math.sin(a)], 9),
      i % 2 ? coat : second,
      2.6,
    );
  }
  pen.part(even("60 46, 84 56, 92 82, 78 108, 60 112"), coat, 5);
  eyePair(pen, 12, 72, 7, fierce, bright);
  pen
    .mark("M42 88H78Q74 104 60 104Q46 104 42 88Z", "#2a1420")
    .mark(poly("44 88, 49 95, 54 88, 60 95, 66 88, 71 95, 76 88"), WHITE);
  for (const [x, y] of points("30 48, 88 40, 60 24"))
    pen.part(star(x, y, 7, 4, 5), bright, 1).mark(oval(x, y, 2), "#f2c14e");
};

const sphinx: Draw = (pen, { coat, second, bright, fierce }) => {
  pen
    .part(even("60 70, 84 80, 96 104, 92 118, 60 118"), coat, 5)
    .mirrored(() =>
      pen
        .part(box(70, 96, 16, 22, 6), coat, 2)
        .part(`M70 62Q90 30 112 34Q104 54 108 74Q92 72 80 84Z`, second, 3),
    );
  pen.part(evenHood, "#3f6fb0", 3);
  for (const y of [40, 50, 60, 70])
    pen.mirrored(() =>
      pen.mark(
        poly([
          [74, y],
          [84, y + 2],
          [84, y + 6],
          [74, y + 4],
        ]),
        "#f2c14e",
      ),
    );
  pen.part(even("60 28, 72 34, 74 50, 68 62, 60 67"), coat, 3);
  eyePair(pen, 7.5, 46, 4.2, fierce, bright);
  pen.stroke("M54 58Q60 61 66 58", DARK, 1.8).part(box(57.5, 65, 5, 12, 2), "#f2c14e", 0.8);
};
const evenHood = even("60 16, 80 24, 86 56, 88 82, 72 80, 60 74");

const unicorn: Draw = (pen, look) => {
  horse(pen, look);
  pen
    .part(poly("78 36, 104 2, 86 42"), look.bright, 1.4)
    .stroke("M84 32L90 34M90 24L96 26", darker(look.bright), 1.2);
};

const chalk: Draw = (pen, { bright, twist }) => {
  const d = `M60 20Q74 20 74 34Q74 44 66 48L92 ${56 - twist * 16}L94 64L72 68L74 88L92 112L80 116L60 94L44 116L34 110L48 86L48 66L${24 + twist * 6} 76L22 68L52 50Q46 44 46 34Q46 20 60 20Z`;
  pen
    .part(d, "#3a3450", 4)
    .stroke(d, lighter(bright, 0.6), 3)
    .mark(oval(55, 33, 2), WHITE)
    .mark(oval(66, 33, 2), WHITE);
};

const meteor: Draw = (pen, { coat, second, bright, fierce }) => {
  for (const [y, w, colour] of [
    [30, 20, coat],
    [44, 13, second],
    [52, 8, bright],
  ] as const)
    pen.part(leaf([52, 78], [112, y - 22], w), colour, 2);
  pen.part(regular(50, 76, 31, 9, 0.2), "#7d6a63", 5);
  for (const [x, y, r] of [
    [36, 62, 5],
    [66, 88, 4],
    [40, 94, 4],
  ] as const)
    pen.mark(oval(x, y, r), "#54453f");
  pen.within("translate(-10 22)", () => eyePair(pen, 9, 50, 5, fierce, bright));
  pen.stroke("M42 88Q50 84 58 88", DARK, 2.2);
};

/** A robot or golem: `stone` has rocks where the other has bolts. */
const robot =
  (stone: boolean): Draw =>
  (pen, { coat, second, bright, fierce, twist }) => {
    const shell = stone ? 4 : 7;
    const wide = 17 + twist * 5;
    pen.mirrored(() => {
      pen
        .part(box(60 + wide + 5, 68, 15, 14, shell), second, 2)
        .part(box(60 + wide + 7, 80, 11, 22, 4), coat, 1.6)
        .part(
          stone ? regular(60 + wide + 12, 108, 9, 6) : oval(60 + wide + 12, 107, 8),
          second,
          1.6,
        );
    });
    pen.part(
      stone
        ? poly([
            [60 - wide - 8, 68],
            [60 + wide + 8, 66],
            [60 + wide + 2, 104],
            [70, 122],
            [50, 122],
            [60 - wide - 2, 104],
          ])
        : box(60 - wide - 6, 66, 2 * wide + 12, 56, 10),
      coat,
      5,
    );
    pen
      .part(stone ? regular(60, 90, 11, 6) : gear(60, 90, 11, 8), second, 1.6)
      .part(oval(60, 90, 5), bright, 1);
    pen.part(box(53, 58, 14, 10, 2), darker(coat), 1);
    if (stone)
      pen
        .part(poly("38 30, 46 20, 70 18, 82 30, 84 52, 74 62, 46 62, 36 52"), coat, 4)
        .part(leaf([66, 20], [80, 6], 4), "#7aa850", 1)
        .part(leaf([64, 20], [58, 4], 4), "#7aa850", 1);
    else {
      pen
        .stroke("M60 26V12", STEEL, 3)
        .part(twist > 0.5 ? star(60, 10, 6, 2.8) : oval(60, 10, 4.5), bright, 1)
        .part(box(38, 25, 44, 36, 8 + twist * 8), coat, 4)
        .mirrored(() => pen.part(box(81, 36, 6, 14, 2), second, 1));
    }
    pen.part(box(44, 34, 32, 13, 6), DARK, 0.8);
    for (const x of [52, 68])
      pen
        .mark(
          fierce
            ? poly([
                [x - 5, x < 60 ? 37 : 41],
                [x + 5, x < 60 ? 41 : 37],
                [x + 4, 44],
                [x - 4, 44],
              ])
            : oval(x, 40.5, 4),
          bright,
        )
        .glint(oval(x - 1, 39, 1.2), 0.9);
    pen
      .stroke(fierce ? "M50 54H70M54 51V57M60 51V57M66 51V57" : "M52 53Q60 58 68 53", DARK, 1.8)
      .glint(box(44, 29, 14, 2.4, 1), 0.5);
  };

export const MYTHS = {
  dragon,
  ghost,
  djinn,
  imp,
  demon,
  giant,
  celestial,
  deep,
  swirl,
  mushroom,
  jungle,
  sphinx,
  unicorn,
  chalk,
  meteor,
  phoenix: bird({ beak: "hook", crest: true, flames: true }),
  griffin: bird({ beak: "hook", owl: true }),
  robot: robot(false),
  golem: robot(true),
} satisfies Record<string, Draw>;

export type MythName = keyof typeof MYTHS;
