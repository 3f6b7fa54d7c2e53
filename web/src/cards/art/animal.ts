/** Animals, by body plan. */

import { bird } from "./bird";
import { darker, lighter } from "./colour";
import { DARK, eyePair, WHITE, type Draw } from "./look";
import { mammal } from "./mammal";
import { blob, even, leaf, oval, points, poly, ribbon, star } from "./shapes";

const fish =
  (shark: boolean): Draw =>
  (pen, { coat, second, bright, fierce, twist }) => {
    pen.part(blob("26 58, 8 36, 4 62, 6 90, 26 70"), second, 3).part(
      poly([
        [48, 42],
        [62, 14 + twist * 8],
        [82, 42],
      ]),
      shark ? coat : second,
      2.4,
    );
    if (!shark) pen.stroke("M56 40L60 24M64 40L68 24", darker(second), 1.2);
    pen
      .part(blob("18 64, 44 42, 82 38, 108 56, 104 74, 76 88, 42 84"), coat, 5)
      .mark("M30 74Q66 92 102 74Q84 88 66 88Q44 88 30 74Z", lighter(coat, 0.6));
    if (!shark)
      for (const [x, y] of points("44 58, 54 52, 54 66, 64 58, 64 72, 44 70"))
        pen.stroke(`M${x} ${y - 5}q6 5 0 10`, darker(coat, 0.3), 1.4);
    pen.part(poly("58 78, 48 102, 74 84"), second, 1.8);
    if (shark) pen.stroke("M76 52V64M71 53V63M66 54V62", darker(coat), 1.6);
    pen
      .mark(oval(91, 55, 5.4), WHITE)
      .mark(oval(92.5, 55.5, 3), DARK)
      .glint(oval(91.5, 54, 1), 1);
    if (fierce || shark) pen.stroke("M84 50L97 51", DARK, 2.4);
    pen
      .mark("M84 74Q98 72 106 62L105 74Q96 82 84 74Z", "#5a1a26")
      .mark(poly("87 74, 91 73, 90 78, 95 72, 95 77, 100 69, 100 74, 105 65"), WHITE);
    pen.mark(oval(100, 38, 3), bright, 0.7).mark(oval(108, 28, 2), bright, 0.7);
  };

const reptile =
  (crest: boolean): Draw =>
  (pen, { coat, second, bright, fierce, twist }) => {
    pen.part(
      ribbon(
        [
          [46, 98],
          [24, 104],
          [10, 88],
          [16, 66 - twist * 10],
          [8, 56],
        ],
        11,
        1,
      ),
      coat,
      3,
    );
    pen
      .part(blob("38 84, 52 62, 74 60, 84 82, 78 110, 46 112"), coat, 4)
      .mark(blob("62 76, 76 72, 80 90, 74 108, 62 108"), lighter(coat, 0.5));
    for (const [x, y] of points("22 92, 34 82, 42 68, 50 52, 56 36"))
      pen.part(
        poly([
          [x - 6, y + 5],
          [x - 5, y - 10],
          [x + 6, y + 1],
        ]),
        second,
        1.2,
      );
    pen.part(blob("52 60, 50 36, 66 22, 92 28, 112 40, 106 54, 84 62, 68 68"), coat, 4);
    pen
      .mark("M74 52Q94 54 110 43L107 53Q92 64 74 58Z", "#7a2431")
      .mark(poly("78 54, 82 54, 81 59, 87 54, 91 53, 90 58, 96 51, 100 49, 100 54, 106 46"), WHITE);
    pen
      .mark(oval(78, 37, 5.4), fierce ? bright : WHITE)
      .mark(oval(79.5, 37.5, fierce ? 1.6 : 3, 3.6), DARK);
    if (fierce) pen.stroke("M70 32L86 33", DARK, 2.6);
    pen.mark(oval(104, 38, 1.5), DARK);
    if (crest) pen.part(poly("58 30, 46 10, 62 18, 66 4, 74 20, 86 10, 82 28"), second, 2);
    pen
      .part(blob("72 82, 88 84, 96 92, 90 98, 76 94"), coat, 1.6)
      .stroke("M91 90L98 88M93 94L99 96", DARK, 1.6)
      .part(oval(54, 113, 10, 5), coat, 1.2)
      .part(oval(76, 113, 10, 5), coat, 1.2);
  };

const turtle: Draw = (pen, { coat, second, bright, fierce, twist }) => {
  pen.mirrored(() =>
    pen.part(oval(88, 100, 12, 9), coat, 2).part(poly("96 88, 112 96, 100 100"), coat, 1),
  );
  pen.part("M18 94Q18 " + (34 - twist * 12) + " 60 28Q102 34 102 94Q60 106 18 94Z", second, 5);
  for (const [x, y, r] of [
    [60, 52, 13],
    [36, 66, 10],
    [84, 66, 10],
    [48, 84, 10],
    [72, 84, 10],
  ] as const)
    pen.part(
      `M${x} ${y - r}L${x + r * 0.9} ${y - r / 2}V${y + r / 2}L${x} ${y + r}L${x - r * 0.9} ${y + r / 2}V${y - r / 2}Z`,
      lighter(second, 0.16),
      1.6,
    );
  pen.part(oval(60, 94, 21, 18), coat, 3);
  eyePair(pen, 9, 90, 4.4, fierce, bright);
  pen
    .stroke("M50 102Q60 108 70 102", DARK, 1.8)
    .mark(oval(57, 97, 1), DARK)
    .mark(oval(63, 97, 1), DARK);
};

const moth =
  (beetle: boolean): Draw =>
  (pen, { coat, second, bright, fierce, twist }) => {
    pen.mirrored(() => {
      pen.stroke("M64 34Q72 14 86 12", DARK, 2).part(oval(87, 12, 2.6), bright, 0.6);
      if (beetle)
        for (const y of [60, 76, 90]) pen.stroke(`M78 ${y}L96 ${y - 4}L104 ${y + 8}`, DARK, 3);
      else {
        pen
          .part(
            blob([
              [64, 56],
              [90, 24 - twist * 10],
              [116, 30],
              [114, 58],
              [88, 70],
            ]),
            coat,
            4,
          )
          .part(blob("64 68, 92 70, 106 88, 90 106, 70 92"), second, 3);
        pen
          .part(oval(98, 46, 8), bright, 1.5)
          .mark(oval(98, 46, 4), DARK)
          .mark(oval(88, 86, 4.5), bright);
      }
    });
    if (beetle)
      pen
        .part(even("60 46, 82 56, 86 82, 74 108, 60 114"), coat, 5)
        .stroke("M60 50V112", DARK, 2)
        .mirrored(() => pen.mark(oval(72, 70, 4.5), second).mark(oval(70, 90, 3.5), second))
        .part(ribbon("60 36, 60 20, 52 8", 5, 1), second, 1);
    else
      pen
        .part(even("60 48, 68 58, 66 96, 60 108"), darker(coat), 3)
        .stroke("M54 72H66M54 82H66M55 92H65", bright, 1.6);
    pen.part(oval(60, 44, 15, 13), beetle ? second : coat, 2.4);
    eyePair(pen, 7.5, 42, 5, fierce, bright);
    pen.stroke("M56 51Q60 54 64 51", DARK, 1.4);
  };

const lobster: Draw = (pen, { coat, second, bright, fierce }) => {
  pen.mirrored(() => {
    pen
      .stroke("M66 40Q76 18 70 2", second, 2)
      .stroke("M78 74L100 80M78 84L100 94M76 94L96 106", darker(coat), 3.4);
    pen
      .part(ribbon("74 62, 90 58, 96 46", 6, 5), coat, 2)
      .part(blob("90 46, 86 26, 98 12, 104 26, 112 18, 114 38, 104 50"), coat, 3);
  });
  pen
    .part(poly("50 102, 40 120, 56 116, 60 122, 64 116, 80 120, 70 102"), second, 2)
    .part(even("60 38, 76 48, 80 74, 72 104, 60 108"), coat, 4);
  for (const y of [76, 86, 96]) pen.stroke(`M46 ${y}Q60 ${y + 7} 74 ${y}`, darker(coat), 1.8);
  eyePair(pen, 9, 50, 5.4, fierce, bright);
  pen.stroke("M54 62Q60 66 66 62", DARK, 1.6);
};

const octopus: Draw = (pen, { coat, second, bright, fierce, twist }) => {
  for (const [x, y, turn] of [
    [18, 104, -26],
    [34, 116, -14],
    [102, 104, 26],
    [86, 116, 14],
  ] as const)
    pen.part(
      ribbon(
        [
          [60 + turn * 0.5, 72],
          [60 + turn, 92],
          [x, y],
          [x + turn * 0.5, y - 14 - twist * 14],
        ],
        8,
        2,
      ),
      coat,
      2.4,
    );
  pen
    .part(ribbon("74 72, 98 78, 110 60, 102 42", 8, 2), coat, 2)
    .part(ribbon("46 72, 22 78, 10 60, 18 42", 8, 2), coat, 2);
  pen.part(even("60 12, 86 26, 88 54, 76 78, 60 82"), coat, 5);
  for (const [x, y, r] of [
    [70, 24, 4],
    [54, 20, 3],
    [78, 38, 3],
    [46, 32, 3.5],
  ] as const)
    pen.mark(oval(x, y, r), second);
  eyePair(pen, 11, 54, 7, fierce, bright);
  pen.stroke("M54 70Q60 74 66 70", DARK, 1.8);
};

const slime: Draw = (pen, { coat, bright, fierce, twist }) => {
  pen
    .part(
      even([
        [60, 22 + twist * 14],
        [76, 44],
        [94, 72],
        [96, 98],
        [78, 110],
        [60, 108],
      ]),
      coat,
      6,
    )
    .mark(even("60 76, 84 84, 82 100, 60 102"), lighter(coat, 0.25));
  eyePair(pen, 12, 70, 6.4, fierce, bright);
  pen
    .mark("M50 84H70Q68 94 60 94Q52 94 50 84Z", "#7a2431")
    .glint(oval(46, 54, 4, 8), 0.7)
    .glint(oval(44, 68, 2, 3), 0.7);
  for (const [x, y, r] of [
    [22, 60, 5],
    [100, 50, 6],
    [92, 32, 3.5],
  ] as const)
    pen.part(oval(x, y, r), coat, 1.6);
};

const egg: Draw = (pen, { coat, second, bright, twist }) => {
  pen.mirrored(() => pen.stroke("M68 104V114M68 114L63 117M68 114L73 117", "#d98a2b", 3));
  pen.part(even("60 18, 80 38, 88 72, 80 98, 60 108"), lighter(coat, 0.4), 6);
  for (const [x, y] of points("48 44, 72 50, 54 92, 76 88, 62 30"))
    pen.mark(oval(x, y, 4 + twist * 2), second);
  eyePair(pen, 11, 64, 5.4, false);
  pen
    .part(poly("54 70, 66 70, 60 78"), "#f28a2e", 1)
    .stroke("M38 52L46 58L52 50L60 58L68 50L74 58L82 52", darker(bright, 0.5), 1.6);
};

const bat: Draw = (pen, { coat, second, bright, fierce, twist }) => {
  pen.mirrored(() =>
    pen
      .part(
        `M68 62Q84 ${30 - twist * 16} 116 ${26 - twist * 10}Q108 44 114 70Q104 62 98 78Q90 70 84 88Q78 78 68 84Z`,
        second,
        4,
      )
      .stroke("M70 64L98 76M70 64L112 66", darker(second), 1.4),
  );
  pen
    .part(even("60 48, 76 58, 78 82, 60 102"), coat, 3)
    .mirrored(() =>
      pen.part(poly("62 38, 80 8, 80 46"), coat, 2).mark(poly("68 36, 77 18, 77 42"), "#e28a9a"),
    );
  pen.part(oval(60, 50, 19, 17), coat, 3);
  eyePair(pen, 8.5, 47, 5, fierce, bright);
  pen
    .stroke("M53 58Q60 62 67 58", DARK, 1.4)
    .mark(poly("55 59, 58 60, 56.5 65"), WHITE)
    .mark(poly("65 59, 62 60, 63.5 65"), WHITE);
};

const toad: Draw = (pen, { coat, second, bright, fierce }) => {
  pen.mirrored(() =>
    pen.part(oval(90, 98, 16, 12), coat, 2.4).part(oval(80, 112, 13, 5), coat, 1.2),
  );
  pen
    .part(even("60 52, 86 60, 96 84, 80 110, 60 112"), coat, 5)
    .mark(even("60 84, 80 88, 76 106, 60 108"), lighter(coat, 0.55))
    .mirrored(() => pen.part(oval(76, 46, 12), coat, 2));
  eyePair(pen, 16, 45, 7, fierce, bright);
  pen.stroke("M34 72Q60 88 86 72", DARK, 2.4);
  for (const [x, y] of points("50 62, 68 60, 88 82, 32 84")) pen.mark(oval(x, y, 3), second);
};

const camel: Draw = (pen, { coat, second, bright, fierce, twist }) => {
  const shade = darker(coat, 0.18);
  pen.part(ribbon("14 66, 8 82, 12 96", 3, 1.4), shade, 1);
  for (const x of [28, 68])
    pen.part(
      poly([
        [x - 4, 82],
        [x + 6, 82],
        [x + 4, 117],
        [x - 3, 117],
      ]),
      shade,
      2,
    );
  pen.part(
    blob(
      "12 74, 16 58, 24 34, 34 36, 40 56, 46 54, 52 32, 62 32, 70 58, 78 70, 72 90, 44 94, 18 92",
    ),
    coat,
    5,
  );
  for (const x of [18, 60])
    pen.part(
      poly([
        [x - 5, 82],
        [x + 6, 82],
        [x + 4, 117],
        [x - 4, 117],
      ]),
      coat,
      2,
    );
  pen.part(blob("66 66, 78 78, 94 70, 94 40, 88 22, 80 26, 82 46, 78 58"), coat, 3);
  pen
    .part(blob("80 16, 92 12, 104 20, 114 26, 114 36, 104 38, 90 36, 80 28"), coat, 3)
    .mark(blob("104 24, 114 27, 113 35, 103 36"), lighter(coat, 0.4))
    .part(leaf([82, 20], [74, 8], 4, 1), coat, 1.4);
  pen.part(blob("38 56, 46 60, 56 58, 54 78, 38 78"), second, 2); // what it carries
  pen.mark(oval(46, 68, 4), bright);
  pen
    .mark(oval(94, 21, 4, 4.4), fierce ? bright : WHITE)
    .mark(oval(95, 22, 2.4, 2.8), DARK)
    .stroke("M88 17Q94 14 99 18", DARK, fierce ? 2.6 : 1.6);
  pen.mark(oval(111, 28, 1.4), DARK).stroke("M102 34Q108 31 113 33", DARK, 1.4);
  if (twist > 0.5) pen.stroke("M104 36Q94 60 72 66", bright, 1.6); // the reins
};

export const horse: Draw = (pen, { coat, second, bright, fierce, twist }) => {
  pen.part(blob("42 30, 24 54, 28 84, 18 112, 52 116, 56 60"), second, 4);
  pen
    .part(blob("44 40, 64 30, 84 60, 92 120, 34 120, 40 80"), coat, 5)
    .part(poly("50 34, 50 10, 64 30"), coat, 2)
    .part(poly("64 32, 72 12, 76 34"), coat, 2);
  pen
    .part(blob("48 38, 66 28, 82 40, 104 72, 100 84, 84 86, 66 74, 52 66"), coat, 4)
    .mark(blob("92 68, 104 74, 100 84, 86 84"), lighter(coat, 0.4));
  pen.part(blob("60 22, 72 28, 70 44, 62 52, 58 36"), second, 2);
  pen
    .mark(oval(75, 47, 5, 5.6), fierce ? bright : WHITE)
    .mark(oval(76, 48, 3, 3.6), DARK)
    .glint(oval(74.5, 46, 1), 1);
  if (fierce) pen.stroke("M67 41L82 43", DARK, 2.6);
  pen.mark(oval(98, 76, 1.8), DARK).stroke("M88 83Q94 80 98 83", DARK, 1.4);
  if (twist > 0.5) pen.mark(star(82, 58, 5, 2), bright);
};

export const ANIMALS = {
  cat: mammal({ ears: "pointed", muzzle: "short", tail: "thin", mask: "stripes" }),
  lion: mammal({ ears: "round", muzzle: "short", tail: "thin", mane: true }),
  sabretooth: mammal({
    ears: "pointed",
    muzzle: "short",
    tail: "stub",
    horns: "sabres",
    mask: "stripes",
  }),
  dog: mammal({ ears: "floppy", muzzle: "long", tail: "thin", mask: "spots" }),
  wolf: mammal({ ears: "pointed", muzzle: "long", tail: "bushy", mask: "pale" }),
  fox: mammal({ ears: "pointed", muzzle: "long", tail: "bushy", mask: "pale" }),
  mouse: mammal({ ears: "round", muzzle: "buck", tail: "thin" }),
  hamster: mammal({ ears: "small", muzzle: "buck", mask: "pale" }),
  squirrel: mammal({ ears: "pointed", muzzle: "buck", tail: "bushy" }),
  hare: mammal({ ears: "long", muzzle: "buck", tail: "stub" }),
  bear: mammal({ ears: "round", muzzle: "long" }),
  badger: mammal({ ears: "small", muzzle: "long", mask: "badger" }),
  raccoon: mammal({ ears: "round", muzzle: "short", tail: "bushy", mask: "raccoon" }),
  otter: mammal({ ears: "small", muzzle: "short", tail: "thin", mask: "pale" }),
  monkey: mammal({ ears: "round", muzzle: "long", tail: "thin", mask: "pale" }),
  boar: mammal({ ears: "pointed", muzzle: "snout", tail: "thin", horns: "tusks" }),
  pig: mammal({ ears: "floppy", muzzle: "snout", mask: "spots" }),
  mole: mammal({ ears: "small", muzzle: "snout" }),
  elephant: mammal({ ears: "vast", muzzle: "trunk", horns: "tusks" }),
  sheep: mammal({ ears: "floppy", muzzle: "short", wool: true }),
  ram: mammal({ ears: "small", muzzle: "long", horns: "ram" }),
  goat: mammal({ ears: "floppy", muzzle: "long", horns: "goat" }),
  moose: mammal({ ears: "small", muzzle: "long", horns: "antlers" }),
  camel,
  cow: mammal({ ears: "floppy", muzzle: "snout", horns: "goat", mask: "spots" }),
  horse,
  pigeon: bird({ beak: "short" }),
  owl: bird({ beak: "short", owl: true, folded: true }),
  parrot: bird({ beak: "hook", crest: true }),
  canary: bird({ beak: "short", crest: true, folded: true }),
  rooster: bird({ beak: "short", comb: true }),
  duck: bird({ beak: "bill", folded: true }),
  flamingo: bird({ beak: "long", neck: true, folded: true }),
  crow: bird({ beak: "hook" }),
  fish: fish(false),
  shark: fish(true),
  lizard: reptile(false),
  dinosaur: reptile(true),
  turtle,
  moth: moth(false),
  beetle: moth(true),
  lobster,
  octopus,
  slime,
  egg,
  bat,
  toad,
} satisfies Record<string, Draw>;

export type AnimalName = keyof typeof ANIMALS;
