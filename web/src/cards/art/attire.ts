/** What people wear: hats about a head at 60,46 and garments over shoulders from y 68 down. */

import { darker, lighter } from "./colour";
import type { Pen } from "./pen";
import { box, even, evenPoly, gear, leaf, oval, points, poly, ribbon, star } from "./shapes";

const STEEL = "#c6d0dc";
const GOLD = "#f2c14e";
const WHITE = "#fffaf0";
const DARK = "#2a2236";

type Wear = (pen: Pen, cloth: string, trim: string) => void;

const brim = (pen: Pen, colour: string, width: number, y = 36): Pen =>
  pen.part(
    `M${60 - width} ${y}Q60 ${y - 9} ${60 + width} ${y}Q60 ${y + 7} ${60 - width} ${y}Z`,
    colour,
    1.6,
  );

const helm = (pen: Pen, colour: string): Pen =>
  pen.part("M42 48Q40 24 60 23Q80 24 78 48L72 44Q71 38 60 38Q49 38 48 44Z", colour);

export const HATS = {
  cap: (pen, cloth, trim) => {
    pen
      .part("M43 40Q42 23 60 23Q78 23 77 40Z", cloth)
      .part("M60 38Q80 36 88 43Q74 45 58 42Z", trim, 1.4)
      .part(oval(60, 23, 2.4), trim, 0.6);
  },
  hardhat: (pen, cloth, trim) => {
    pen.part("M42 39Q41 21 60 21Q79 21 78 39Z", GOLD).part(box(56, 18, 8, 20, 3), GOLD, 1.2);
    brim(pen, GOLD, 24, 40)
      .part(oval(60, 32, 4), trim, 0.8)
      .mark(oval(60, 32, 1.4), cloth);
  },
  bowler: (pen, cloth, trim) => {
    pen.part("M45 37Q43 20 60 20Q77 20 75 37Z", cloth).mark(box(45, 32, 30, 5, 0), trim);
    brim(pen, cloth, 24, 38);
  },
  tophat: (pen, cloth, trim) => {
    pen
      .part(poly("46 36, 44 8, 76 8, 74 36"), cloth)
      .mark(poly("45.6 28, 74.4 28, 74 35, 46 35"), trim);
    brim(pen, cloth, 24, 37);
  },
  wizard: (pen, cloth, trim) => {
    pen
      .part("M44 38Q52 18 58 2Q64 -4 72 4L66 7Q72 22 76 38Z", cloth)
      .part(star(61, 24, 6.5, 3), trim, 1)
      .mark(oval(53, 32, 1.4), trim)
      .mark(oval(67, 16, 1.4), trim);
    brim(pen, cloth, 29, 39);
  },
  hood: (pen, cloth, trim) => {
    pen
      .part(
        "M60 16Q88 20 86 52Q86 68 76 74Q82 44 60 31Q38 44 44 74Q34 68 34 52Q32 20 60 16Z",
        cloth,
      )
      .stroke("M44 72Q39 45 60 33Q81 45 76 72", trim, 1.6);
  },
  helmet: (pen, cloth, trim) => {
    pen.part("M58 24Q60 4 82 8Q88 14 84 24Q74 16 62 24Z", trim);
    helm(pen, STEEL)
      .part(box(57.5, 32, 5, 20, 1.5), STEEL, 1)
      .stroke("M44 42Q60 34 76 42", cloth, 2);
  },
  horned: (pen, cloth, trim) => {
    pen.mirrored(() => pen.part("M74 34Q92 34 90 12Q98 28 90 40Q84 46 75 44Z", WHITE, 1.8));
    helm(pen, STEEL)
      .mark(oval(60, 31, 3), trim)
      .stroke("M44 42Q60 34 76 42", cloth, 2.4);
  },
  visor: (pen, cloth, trim) => {
    pen
      .part("M40 56Q37 21 60 21Q83 21 80 56Q70 66 60 66Q50 66 40 56Z", cloth)
      .part("M44 42Q60 36 76 42L74 54Q60 60 46 54Z", "#8fe3ee", 2)
      .glint(leaf([49, 52], [54, 42], 2), 0.9)
      .part(box(56, 16, 8, 8, 2), trim, 1);
  },
  kabuto: (pen, cloth, trim) => {
    pen
      .part("M60 24Q52 2 38 6Q46 12 52 28ZM60 24Q68 2 82 6Q74 12 68 28Z", GOLD, 1.4)
      .part("M38 40Q38 20 60 20Q82 20 82 40L94 58Q84 62 78 50Q60 38 42 50Q36 62 26 58Z", cloth)
      .part(oval(60, 27, 4), trim, 1)
      .stroke("M41 44Q60 34 79 44", trim, 1.8);
  },
  straw: (pen, cloth) => {
    pen
      .part("M24 42Q44 26 60 12Q76 26 96 42Q60 34 24 42Z", "#dcb768")
      .stroke("M60 13L40 36M60 13L80 36M60 13V34", "#a17a38", 1.2)
      .mark(oval(60, 13, 2), cloth);
  },
  crown: (pen, cloth, trim) => {
    pen
      .part(poly("44 36, 41 15, 51 25, 60 9, 69 25, 79 15, 76 36"), GOLD)
      .part(oval(60, 27, 3.4), cloth, 0.8);
    for (const [x, y] of points("41 14, 60 8, 79 14")) pen.part(oval(x, y, 2.8), trim, 0.6);
  },
  tiara: (pen, cloth) => {
    pen
      .part("M43 36Q60 20 77 36Q70 30 66 31L60 17L54 31Q50 30 43 36Z", GOLD, 1.4)
      .part(oval(60, 27, 2.8), cloth, 0.6);
  },
  maid: (pen, _, trim) => {
    for (const x of [44, 52, 60, 68, 76])
      pen.part(oval(x, 27 + Math.abs(x - 60) * 0.35, 5.6), WHITE, 1);
    pen.part("M42 38Q60 22 78 38L76 41Q60 28 44 41Z", trim, 1);
  },
  duck: (pen, _, trim) => {
    pen
      .part("M42 40Q42 12 60 12Q78 12 78 40Q60 28 42 40Z", "#ffd84d")
      .part("M50 26Q60 20 70 26Q66 34 60 34Q54 34 50 26Z", "#f28a2e", 1)
      .mark(oval(51, 21, 2), DARK)
      .mark(oval(69, 21, 2), DARK)
      .part(ribbon("60 12, 62 6, 68 4", 2.4, 0.8), trim, 0.6);
  },
  cowboy: (pen, cloth, trim) => {
    pen
      .part("M46 36Q44 16 54 16Q60 22 66 16Q76 16 74 36Z", cloth)
      .mark(box(46, 30, 28, 5, 0), trim)
      .part("M28 32Q40 42 60 40Q80 42 92 32Q88 46 60 46Q32 46 28 32Z", cloth, 2);
  },
  gnome: (pen, cloth, trim) => {
    pen
      .part("M42 42Q50 14 66 0Q66 16 78 42Q60 32 42 42Z", cloth)
      .mark("M42.5 41Q60 30 77.5 41L76 36Q60 26 44.5 36Z", trim);
  },
  chef: (pen, _, trim) => {
    pen
      .part("M46 36V24Q36 22 40 12Q46 6 52 10Q60 2 68 10Q74 6 80 12Q84 22 74 24V36Z", WHITE)
      .stroke("M46 30H74", trim, 2);
  },
  mortarboard: (pen, cloth, trim) => {
    pen
      .part("M45 38V26H75V38Q60 30 45 38Z", cloth, 1.6)
      .part(poly("60 12, 90 22, 60 32, 30 22"), cloth)
      .stroke("M60 22L84 26V38", trim, 1.6)
      .part(oval(84, 40, 2.6), trim, 0.6);
  },
  pirate: (pen, cloth, trim) => {
    pen
      .part("M30 40Q34 16 60 12Q86 16 90 40Q76 30 60 30Q44 30 30 40Z", cloth)
      .stroke("M33 36Q38 20 60 16Q82 20 87 36", trim, 1.6)
      .mark(oval(60, 21, 4), WHITE)
      .mark(box(58, 24, 4, 3, 0.5), WHITE)
      .mark(oval(58.5, 21, 1), DARK)
      .mark(oval(61.5, 21, 1), DARK);
  },
  turban: (pen, cloth, trim) => {
    pen
      .part("M42 40Q36 18 60 16Q84 18 78 40Q60 26 42 40Z", cloth)
      .stroke("M44 32Q60 18 76 32M48 22Q60 30 74 22", darker(cloth), 1.4)
      .part(leaf([60, 24], [60, 6], 3.4), trim, 0.8)
      .part(oval(60, 26, 3.4), GOLD, 0.6);
  },
  headphones: (pen, cloth, trim) => {
    pen
      .stroke("M42 48Q40 24 60 24Q80 24 78 48", cloth, 4)
      .mirrored(() => pen.part(box(74, 42, 9, 15, 4), trim, 1.2));
  },
  headset: (pen, cloth, trim) => {
    pen
      .stroke("M43 46Q42 25 60 25Q78 25 77 46", DARK, 3)
      .part(box(74, 42, 8, 13, 3), cloth, 1)
      .stroke("M78 54Q78 62 68 61", DARK, 1.6)
      .part(oval(67, 61, 2.2), trim, 0.5);
  },
  halo: (pen) => {
    pen.part(
      "M40 18A20 6 0 1 1 80 18A20 6 0 1 1 40 18ZM45 18A15 3 0 1 0 75 18A15 3 0 1 0 45 18Z",
      "#ffe27a",
      1,
    );
  },
  bandana: (pen, cloth, trim) => {
    pen
      .part("M42 42Q42 24 60 24Q78 24 78 42Q60 32 42 42Z", cloth)
      .part(ribbon("78 40, 88 42, 94 52", 3, 1.5), cloth, 1);
    for (const x of [50, 60, 70]) pen.mark(oval(x, 31, 1.6), trim);
  },
  headband: (pen, cloth, trim) => {
    pen
      .part("M43 38Q60 30 77 38L76 43Q60 36 44 43Z", cloth, 1)
      .part(ribbon("76 40, 88 38, 96 46", 2.6, 1), cloth, 0.8)
      .mark(oval(60, 37, 2.2), trim);
  },
  beret: (pen, cloth, trim) => {
    pen
      .part("M40 36Q36 20 62 20Q86 22 80 38Q60 30 40 36Z", cloth)
      .part(oval(64, 20, 2.2), trim, 0.5);
  },
  flower: (pen, cloth, trim) => {
    for (let i = 0; i < 5; i++)
      pen.within(`translate(74 30) rotate(${i * 72})`, () =>
        pen.part(oval(0, -5, 3.4, 4.4), cloth, 0.8),
      );
    pen.part(oval(74, 30, 3), trim, 0.6);
  },
  bow: (pen, cloth, trim) => {
    pen
      .part("M60 26L44 16Q42 26 46 34ZM60 26L76 16Q78 26 74 34Z", cloth, 1.5)
      .part(oval(60, 26, 4), trim, 0.8);
  },
  goggles: (pen, cloth, trim) => {
    pen.part("M42 34Q60 26 78 34L77 40Q60 33 43 40Z", cloth, 1).mirrored(() =>
      pen
        .part(oval(67, 33, 6.5), trim, 1)
        .part(oval(67, 33, 4), "#c8f2f4", 1)
        .glint(oval(65.8, 31.8, 1.2), 0.9),
    );
  },
  plume: (pen, cloth, trim) => {
    pen
      .part("M42 36Q44 20 64 22Q80 24 80 36Q60 28 42 36Z", cloth)
      .part("M66 26Q74 4 96 12Q86 14 84 24Q76 32 66 26Z", trim, 1.5);
  },
  bucket: (pen, cloth, trim) => {
    pen
      .part("M40 58V26Q60 16 80 26V58Q74 66 60 66Q46 66 40 58Z", STEEL)
      .mark(box(44, 42, 32, 5, 2), DARK)
      .mark(box(58, 42, 4, 22, 1), DARK)
      .part(ribbon("60 20, 66 8, 80 8", 4, 1.5), trim, 1)
      .stroke("M41 33Q60 25 79 33", cloth, 2);
  },
  paper: (pen, _, trim) => {
    pen.part(poly("34 38, 60 8, 86 38, 60 32"), WHITE).stroke("M60 8V32", trim, 1.6);
  },
  cogs: (pen, cloth, trim) => {
    pen
      .part("M44 38Q44 20 60 20Q76 20 76 38Z", cloth)
      .mark(box(44, 32, 32, 5, 0), trim)
      .part(gear(72, 29, 8, 8), GOLD, 1)
      .mark(oval(72, 29, 2.6), darker(cloth));
    brim(pen, cloth, 22, 39);
  },
} satisfies Record<string, Wear>;

export type HatName = keyof typeof HATS;

const torso = (wide: number): string =>
  even([
    [60, 66],
    [69, 69],
    [80 + wide, 74],
    [90 + wide, 86],
    [93 + wide, 130],
    [60, 130],
  ]);

export const GARMENTS = {
  shirt: (pen, cloth, trim) => {
    pen
      .part(torso(0), cloth, 4)
      .part(evenPoly("60 82, 66 67, 73 73, 68 84"), trim, 1.2)
      .stroke("M60 82V120", darker(cloth), 1.4);
  },
  apron: (pen, cloth, trim) => {
    pen
      .part(torso(2), cloth, 4)
      .part("M48 72L50 88Q60 92 70 88L72 72L76 74L78 130H42L44 74Z", lighter(trim, 0.5), 2.4)
      .mark(box(52, 100, 16, 3, 1), trim);
  },
  suit: (pen, cloth, trim) => {
    pen
      .part(torso(2), cloth, 4)
      .mark(poly("52 68, 68 68, 60 104"), WHITE)
      .part(poly("57 76, 63 76, 65 98, 60 106, 55 98"), trim, 1)
      .part(poly("52 67, 60 104, 46 92, 42 74"), lighter(cloth, 0.12), 1.2)
      .part(poly("68 67, 60 104, 74 92, 78 74"), lighter(cloth, 0.12), 1.2);
  },
  coat: (pen, cloth, trim) => {
    pen
      .part(torso(4), cloth, 4)
      .part("M46 68Q36 60 38 78L60 110L82 78Q84 60 74 68L60 92Z", lighter(cloth, 0.15), 1.6)
      .mark(oval(54, 112, 1.8), trim)
      .mark(oval(66, 112, 1.8), trim);
  },
  dress: (pen, cloth, trim) => {
    pen
      .part(torso(-4), cloth, 4)
      .mark("M48 70Q60 86 72 70L76 73Q60 94 44 73Z", trim)
      .part(
        "M36 72Q46 66 48 80Q40 88 32 84ZM84 72Q74 66 72 80Q80 88 88 84Z",
        lighter(cloth, 0.25),
        1.4,
      )
      .part(oval(60, 84, 3), trim, 0.6);
  },
  maidress: (pen, cloth, trim) => {
    pen
      .part(torso(-2), cloth, 4)
      .part("M48 72Q60 80 72 72L76 130H44Z", WHITE, 2)
      .part("M60 80L49 74V87ZM60 80L71 74V87Z", trim, 1)
      .part(oval(60, 80, 2.6), trim, 0.5);
    for (const y of [78, 90, 102]) pen.mirrored(() => pen.part(oval(74, y, 4.5, 5), WHITE, 0.9));
  },
  armour: (pen, cloth, trim) => {
    pen
      .part(torso(2), STEEL, 4)
      .stroke("M60 76V124M46 98Q60 106 74 98", "#7e8da1", 1.6)
      .mirrored(() =>
        pen
          .part("M72 70Q92 62 100 80Q100 92 88 92Q78 86 72 70Z", cloth, 2.4)
          .stroke("M76 76Q90 74 97 86", trim, 1.5),
      )
      .part(evenPoly("60 74, 66 80, 60 92"), trim, 1);
  },
  pauldrons: (pen, cloth, trim) => {
    pen
      .part(torso(4), STEEL, 4)
      .part(box(55, 74, 10, 56, 1), cloth, 1.5)
      .mirrored(() => {
        pen
          .part("M70 74Q86 50 108 62Q122 76 112 96Q92 92 70 74Z", cloth, 3.4)
          .part("M74 76Q90 62 106 72Q110 80 106 88Q90 86 74 76Z", trim, 1.6);
        for (const [x, y] of points("86 58, 100 58, 112 68"))
          pen.part(
            poly([
              [x - 4, y + 4],
              [x + 2, y - 9],
              [x + 5, y + 5],
            ]),
            GOLD,
            0.8,
          );
      });
  },
  uniform: (pen, cloth, trim) => {
    pen
      .part(torso(2), cloth, 4)
      .part(evenPoly("60 76, 70 66, 76 74, 64 84"), trim, 1)
      .stroke("M60 82V124", trim, 1.6)
      .mirrored(() => pen.part(box(78, 71, 15, 5, 2), GOLD, 0.8));
    for (const y of [90, 100, 110]) pen.mark(oval(65, y, 1.8), GOLD);
    pen.part(star(47, 92, 4.5, 2), GOLD, 0.6);
  },
  robe: (pen, cloth, trim) => {
    pen
      .part(even("60 66, 72 68, 88 76, 98 100, 106 130, 60 130"), cloth, 4)
      .part(evenPoly("60 130, 60 88, 68 68, 74 70, 66 130"), trim, 1.4)
      .part(star(60, 86, 5.5, 2.4), GOLD, 0.8)
      .mark(oval(42, 96, 2), trim)
      .mark(oval(80, 104, 2), trim)
      .mark(star(38, 114, 4, 1.6), trim)
      .mark(star(86, 90, 4, 1.6), trim);
  },
  kimono: (pen, cloth, trim) => {
    pen
      .part(torso(3), cloth, 4)
      .part(poly("48 67, 54 66, 76 104, 72 112"), trim, 1.2)
      .part(poly("72 67, 66 66, 44 104, 48 112"), trim, 1.2)
      .part(box(40, 104, 40, 16, 1), darker(trim), 1.2);
  },
  overalls: (pen, cloth, trim) => {
    pen
      .part(torso(2), trim, 4)
      .part("M44 68L50 66L53 86H67L70 66L76 68L78 130H42Z", cloth, 2.4)
      .mark(oval(51, 88, 2), GOLD)
      .mark(oval(69, 88, 2), GOLD)
      .stroke("M52 98H68V108H52Z", darker(cloth), 1.2);
  },
  cape: (pen, cloth, trim) => {
    pen
      .part("M40 70Q24 90 18 130H102Q96 90 80 70Z", trim, 3)
      .part(torso(-2), cloth, 4)
      .part(evenPoly("60 78, 70 82, 68 92, 60 98"), GOLD, 1.2)
      .part(even("60 68, 76 69, 80 74, 60 78"), trim, 1);
  },
  gi: (pen, cloth, trim) => {
    pen
      .part(torso(5), lighter(cloth, 0.55), 4)
      .mark(poly("50 67, 70 67, 60 96"), "#d9a47a")
      .stroke("M50 67L66 106M70 67L58 90", darker(cloth), 2)
      .part(box(38, 106, 44, 7, 1), trim, 1);
  },
  hoodie: (pen, cloth, trim) => {
    pen
      .part(torso(0), cloth, 4)
      .part("M42 70Q60 58 78 70Q76 84 60 84Q44 84 42 70Z", lighter(cloth, 0.14), 2)
      .mark("M50 70Q60 64 70 70Q68 78 60 78Q52 78 50 70Z", trim)
      .stroke("M55 82V94M65 82V94", WHITE, 1.4)
      .part(star(60, 104, 7, 3.2), trim, 1);
  },
  furs: (pen, cloth, trim) => {
    pen
      .part(torso(2), cloth, 4)
      .part(
        "M34 78L42 66L48 74L54 66L60 76L66 66L72 74L78 66L86 78Q84 92 76 86L70 94L64 86L58 94L52 86L46 94Q36 92 34 78Z",
        lighter(trim, 0.3),
        1.8,
      )
      .mark(oval(50, 106, 3), trim)
      .mark(oval(68, 112, 3.6), trim)
      .mark(oval(76, 102, 2), trim);
  },
  vest: (pen, cloth, trim) => {
    pen
      .part(torso(0), lighter(trim, 0.5), 4)
      .part("M46 68Q44 90 46 130H30Q30 92 38 72ZM74 68Q76 90 74 130H90Q90 92 82 72Z", cloth, 2.4)
      .part(poly("60 80, 50 74, 50 86"), trim, 0.8)
      .part(poly("60 80, 70 74, 70 86"), trim, 0.8);
  },
} satisfies Record<string, Wear>;

export type GarmentName = keyof typeof GARMENTS;
