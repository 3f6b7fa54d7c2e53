/** Things that stand by themselves: machines, vehicles, buildings. Drawn about 0,0, 30 to every side. */

import { darker, lighter } from "./colour";
import { box, gear, leaf, oval, points, poly, ribbon, star, type Point } from "./shapes";
import type { Thing } from "./tools";

const STEEL = "#c3cdd9";
const DARK = "#262033";
const GLASS = "#bfe9ee";
const WOOD = "#8e5f35";
const GOLD = "#f2c14e";

const wheels =
  (...at: Point[]): Thing =>
  (pen) => {
    for (const [x, y] of at)
      pen.part(oval(x, y, 8), "#3a3545", 1.6).part(oval(x, y, 3.6), STEEL, 0.8);
  };

const eyes =
  (x: number, y: number): Thing =>
  (pen) => {
    for (const side of [-1, 1]) {
      pen
        .mark(oval(x + side * 6, y, 4), "#fffdf3")
        .mark(oval(x + side * 6 + 0.6, y + 0.6, 2), DARK);
    }
  };

export const FURNISHINGS = {
  machine: (pen, main, second, bright) => {
    pen
      .part(box(-14, -32, 5, 14, 2), STEEL, 1)
      .part(box(-24, -22, 48, 50, 5), main)
      .part(box(-17, -15, 34, 18, 3), DARK, 1);
    pen.stroke("M-14 -4L-6 -8L0 -2L6 -11L14 -5", bright, 1.8);
    for (const x of [-13, -3, 7]) pen.part(oval(x, 12, 3.4), x ? second : bright, 0.8);
    pen.part(box(14, 8, 4, 14, 2), STEEL, 0.8).part(oval(16, 6, 4), "#d9402f", 1);
  },
  vending: (pen, main, second, bright) => {
    pen.part(box(-22, -32, 44, 62, 4), main).part(box(-17, -26, 24, 38, 2), "#e6f4ee", 1.5);
    for (let i = 0; i < 9; i++)
      pen.part(
        box(-14 + (i % 3) * 7.2, -23 + Math.floor(i / 3) * 12, 5, 8, 1.5),
        [second, bright, main][i % 3] as string,
        0.8,
      );
    pen
      .mark(box(11, -22, 7, 10, 1), DARK)
      .part(oval(14.5, -5, 2.4), GOLD, 0.6)
      .mark(box(-16, 17, 24, 7, 2), DARK)
      .mark(poly("-12 17, -8 22, -4 17, 0 22, 4 17"), "#fff8ea");
  },
  furnace: (pen, main, second) => {
    pen
      .part(box(8, -36, 11, 24, 2), STEEL, 1.4)
      .part("M-26 28V-8Q-26 -20 -14 -20H14Q26 -20 26 -8V28Z", main)
      .part(box(-15, -4, 30, 24, 4), DARK, 1);
    pen
      .mark("M-10 18Q-13 6 -5 2Q-5 7 -2 8Q-2 0 4 -2Q3 6 8 8Q12 13 9 18Z", "#f58a2c")
      .mark("M-4 18Q-5 12 0 9Q5 13 4 18Z", "#ffe08a")
      .stroke("M-15 8H15M-5 -4V20M5 -4V20", second, 1.4);
    pen.part(oval(0, -13, 4), GOLD, 0.8);
  },
  pump: (pen, main, second) => {
    pen
      .part(box(-12, -6, 24, 34, 4), main)
      .part(box(-18, 22, 36, 8, 2), second, 1.4)
      .part("M-12 0H-24Q-30 0 -30 8V16H-23V9Q-23 7 -20 7H-12Z", STEEL, 1.4)
      .part(box(-2.5, -22, 5, 18, 1), STEEL, 0.8);
    pen
      .part("M-4 -24L26 -32L28 -26L-2 -18Z", second, 1.2)
      .part(oval(0, -20, 4.5), GOLD, 1)
      .part(oval(0, 10, 7), "#fff8ea", 1)
      .stroke("M0 10L4 6", DARK, 1.6)
      .mark(leaf([-27, 18], [-27, 28], 2.4), GLASS);
  },
  bell: (pen, main, second) => {
    pen
      .part(box(-28, -32, 56, 7, 2), WOOD, 1.4)
      .part(oval(0, -22, 5), second, 1)
      .part("M-24 18Q-16 8 -16 -4Q-15 -22 0 -22Q15 -22 16 -4Q16 8 24 18Q0 25 -24 18Z", main)
      .part(oval(0, 24, 6), second, 1.4)
      .glint(leaf([-10, 8], [-7, -15], 2.4), 0.6)
      .stroke("M-18 8Q0 14 18 8", darker(main), 2);
  },
  portrait: (pen, main, second) => {
    pen
      .part(box(-26, -32, 52, 64, 2), GOLD)
      .part(box(-19, -25, 38, 50, 1), second, 2)
      .part("M-14 25Q-12 8 0 8Q12 8 14 25Z", main, 1.6)
      .part(oval(0, -4, 9, 11), "#d9c9a8", 1.6)
      .mark("M-10 -6Q-10 -18 0 -18Q10 -18 10 -6Q5 -12 0 -12Q-5 -12 -10 -6Z", "#4a3a3a");
    pen
      .mark(oval(-3.5, -3, 1.2), DARK)
      .mark(oval(3.5, -3, 1.2), DARK)
      .stroke("M-5 3Q0 1 5 3", DARK, 1.4);
  },
  carpet: (pen, main, second, bright) => {
    pen
      .part("M-32 6Q-16 -14 0 2Q16 18 32 -4L28 12Q14 28 -2 14Q-16 2 -28 20Z", main)
      .stroke("M-27 10Q-14 -6 0 7Q14 20 27 3", bright, 2)
      .mark(star(0, 8, 6, 2.6, 6), second)
      .part(oval(-31, 14, 2.6), GOLD, 0.6)
      .part(oval(31, 5, 2.6), GOLD, 0.6);
  },
  rocket: (pen, main, second, bright) => {
    pen
      .part("M-6 20Q0 38 6 20Z", "#f58a2c", 1)
      .part("M-10 8L-22 24L-9 20ZM10 8L22 24L9 20Z", second, 1.2)
      .part("M0 -34Q16 -18 11 20H-11Q-16 -18 0 -34Z", bright)
      .mark("M0 -34Q9 -25 11.5 -14H-11.5Q-9 -25 0 -34Z", main)
      .part(oval(0, -3, 6), GLASS, 1.4)
      .mark(box(-11, 14, 22, 4, 0), main);
  },
  car: (pen, main, second, bright) => {
    pen
      .part("M-16 -2L-8 -18H12L22 -2Z", GLASS, 1.6)
      .stroke("M3 -18V-2", darker(main), 2)
      .part("M-32 16V4Q-30 -3 -18 -3H24Q32 0 32 16Z", main)
      .mark(poly("-30 6, 10 6, 4 10, -30 10"), second)
      .part(oval(29, 5, 3), bright, 0.6);
    wheels([-18, 16], [18, 16])(pen, main, second, bright);
    pen.stroke("M-40 -4H-34M-42 4H-36M-40 12H-36", bright, 2);
  },
  van: (pen, main, second, bright) => {
    pen
      .part(box(-32, -22, 62, 38, 6), main)
      .mark("M-32 -4H30V4H-32Z", second)
      .part(box(10, -16, 16, 12, 2), GLASS, 1)
      .part(box(-26, -16, 12, 10, 2), GLASS, 1)
      .part(box(-9, -16, 12, 10, 2), GLASS, 1);
    wheels([-18, 17], [16, 17])(pen, main, second, bright);
    pen.part(box(-20, -28, 34, 7, 2), bright, 1);
  },
  train: (pen, main, second, bright) => {
    pen
      .part(box(-20, -32, 9, 20, 2), DARK, 1)
      .part(box(-28, -14, 36, 26, 10), main)
      .part(box(4, -26, 26, 40, 3), second)
      .part(box(10, -20, 14, 12, 2), GLASS, 1.2)
      .part(box(2, -30, 30, 6, 2), darker(main), 1)
      .part(poly("-28 10, -38 22, -22 22"), STEEL, 1);
    wheels([-18, 18], [0, 18], [20, 18])(pen, main, second, bright);
    for (const [x, y, r] of [
      [-14, -38, 5],
      [-6, -44, 6.5],
      [5, -48, 8],
    ] as const)
      pen.part(oval(x, y, r), "#f3efe6", 1.4);
    pen.part(oval(-28, -1, 4), bright, 0.8);
  },
  tram: (pen, main, second, bright) => {
    pen
      .stroke("M-40 -34L40 -28M0 -31V-18", DARK, 2)
      .part(box(-26, -20, 52, 44, 8), main)
      .mark("M-26 4H26V10H-26Z", second);
    for (const x of [-20, -5, 10]) pen.part(box(x, -13, 11, 14, 2), GLASS, 1);
    pen.part(oval(0, 16, 3), bright, 0.8);
  },
  tractor: (pen, main, second, bright) => {
    pen
      .part(box(-22, -28, 26, 26, 3), GLASS, 1.5)
      .part(box(-26, -32, 34, 6, 2), second, 1)
      .part(box(-26, -6, 52, 18, 5), main)
      .part(poly("22 -8, 34 -22, 27 -3"), bright, 1)
      .part(poly("24 -2, 38 -8, 26 5"), bright, 1);
    pen
      .part(gear(-14, 14, 16, 12, 0.14), DARK, 2)
      .part(oval(-14, 14, 6), bright, 1)
      .part(oval(18, 20, 9), DARK, 1.5)
      .part(oval(18, 20, 3.5), bright, 0.8);
  },
  tricycle: (pen, main, second, bright) => {
    pen
      .stroke("M16 12L8 -18M-14 14L10 -6M2 -20H18", main, 4)
      .part(box(-14, -10, 16, 6, 3), second, 1);
    pen
      .part(oval(16, 14, 14), DARK, 2)
      .part(oval(16, 14, 9), bright, 1.2)
      .part(oval(-17, 18, 9), DARK, 1.4)
      .part(oval(-17, 18, 5), bright, 1);
    pen
      .stroke("M-30 0H-22M-34 8H-27", bright, 2)
      .part(ribbon("18 -20, 26 -16, 28 -8", 2, 1), second, 0.6);
  },
  airballoon: (pen, main, second, bright) => {
    pen
      .stroke("M-9 10L-5 22M9 10L5 22", DARK, 1.2)
      .part("M0 14Q-28 -2 -26 -16Q-22 -36 0 -36Q22 -36 26 -16Q28 -2 0 14Z", main)
      .mark("M0 14Q-12 -2 -11 -16Q-9 -36 0 -36Q9 -36 11 -16Q12 -2 0 14Z", bright, 0.9)
      .mark("M-26 -16Q0 -8 26 -16L25 -9Q0 -1 -25 -9Z", second)
      .part(box(-7, 20, 14, 11, 2), WOOD, 1.2);
  },
  parachute: (pen, main, second, bright) => {
    pen
      .stroke("M-28 -6L0 26L28 -6M-10 -6L0 26L10 -6", "#f4f0e4", 1.2)
      .part("M-32 -4Q-30 -34 0 -34Q30 -34 32 -4Q22 -12 12 -4Q0 -12 -12 -4Q-22 -12 -32 -4Z", GOLD)
      .mark("M-12 -4Q-12 -26 0 -34Q12 -26 12 -4Q0 -12 -12 -4Z", main)
      .part(box(-8, 18, 16, 14, 2), second, 1.2)
      .mark(star(0, 25, 4.5, 2), bright);
  },
  submarine: (pen, main, second, bright) => {
    pen
      .part(box(-8, -26, 16, 18, 4), second, 1.4)
      .stroke("M4 -26V-34H10", DARK, 2.4)
      .part("M-34 4Q-30 -14 0 -14Q30 -14 32 4Q28 22 0 22Q-26 22 -34 4Z", main);
    for (const x of [-14, 2, 18]) pen.part(oval(x, 3, 5), GLASS, 1.2);
    pen.part(leaf([-32, 4], [-42, -8], 4), bright, 1).part(leaf([-32, 4], [-42, 16], 4), bright, 1);
  },
  door: (pen, main, second, bright) => {
    pen
      .part("M-22 32V-20Q-22 -34 0 -34Q22 -34 22 -20V32Z", STEEL)
      .part("M-17 32V-18Q-17 -29 0 -29Q17 -29 17 -18V32Z", main)
      .part(box(-11, -16, 9, 16, 2), second, 1.2)
      .part(box(3, -16, 9, 16, 2), second, 1.2)
      .part(box(-11, 6, 9, 20, 2), second, 1.2)
      .part(box(3, 6, 9, 20, 2), second, 1.2)
      .part(oval(12, 3, 2.6), bright, 0.6);
  },
  chair: (pen, main, second) => {
    pen
      .stroke("M-14 30L14 -4M14 30L-14 -4", STEEL, 4)
      .part(box(-17, -32, 34, 22, 4), main)
      .part(poly("-20 -2, 20 -2, 16 8, -16 8"), second)
      .glint(box(-12, -28, 12, 3, 1.5), 0.5);
  },
  throne: (pen, main, second) => {
    for (const [x, top] of points("-18 -26, -9 -36, 0 -40, 9 -36, 18 -26"))
      pen.part(`M${x - 2} 6V${top}h4V6Z`, STEEL, 0.8).part(oval(x, top - 3, 3.4, 5), STEEL, 1);
    pen
      .part(box(-22, -10, 44, 26, 3), main)
      .part(box(-28, 2, 10, 28, 3), second, 1.4)
      .part(box(18, 2, 10, 28, 3), second, 1.4)
      .part(box(-20, 12, 40, 9, 3), GOLD, 1.4);
  },
  wheel: (pen, main, second, bright) => {
    pen.part(poly("-6 0, 6 0, 16 34, -16 34"), WOOD);
    pen.part(oval(0, -5, 29), GOLD, 3);
    for (let i = 0; i < 8; i++) {
      const [a, b] = [(i * Math.PI) / 4, ((i + 1) * Math.PI) / 4];
      const point = (angle: number): Point => [25 * Math.cos(angle), -5 + 25 * Math.sin(angle)];
      pen.mark(
        poly([[0, -5], point(a), point((a + b) / 2), point(b)]),
        [main, second, bright, lighter(main)][i % 4] as string,
      );
    }
    pen.part(oval(0, -5, 6), GOLD, 1.4).part(poly("-4 -38, 4 -38, 0 -26"), "#d9402f", 1);
  },
  cabinet: (pen, main, second, bright) => {
    pen
      .part("M-22 32V-8L-18 -34H18L22 -8V32Z", main)
      .mark("M-17 -32H17L18.5 -24H-18.5Z", bright)
      .part(box(-15, -21, 30, 20, 3), DARK, 1)
      .mark(box(-8, -12, 4, 4, 0), bright)
      .mark(box(0, -16, 4, 4, 0), second)
      .mark(box(6, -9, 4, 4, 0), bright);
    pen
      .part(poly("-19 2, 19 2, 24 12, -24 12"), second, 1.6)
      .part(oval(-8, 5, 3.4), "#d9402f", 0.8)
      .part(oval(4, 7, 2.2), bright, 0.5)
      .part(oval(11, 7, 2.2), bright, 0.5)
      .mark(box(-5, 18, 10, 7, 1), DARK);
  },
  clocktower: (pen, main, second, bright) => {
    pen
      .part(box(-16, -14, 32, 48, 1), main)
      .part(poly("-20 -14, 0 -40, 20 -14"), second)
      .part(oval(0, -1, 11), bright, 1.4)
      .stroke("M0 -1V-8M0 -1L5 2", DARK, 1.8)
      .part(box(-5, 18, 10, 16, 4), DARK, 0.6)
      .part(poly("20 -38, 10 -22, 16 -22, 12 -8, 26 -26, 19 -26"), GOLD, 1);
  },
  organ: (pen, main, second, bright) => {
    [-20, -12, -4, 4, 12, 20].forEach((x, i) =>
      pen
        .part(box(x - 3.4, [-22, -30, -38, -38, -30, -22][i] as number, 6.8, 50, 3), bright, 1.2)
        .mark(box(x - 1.5, -4, 3, 4, 1), DARK),
    );
    pen.part(box(-28, 6, 56, 26, 3), main).part(box(-25, 10, 50, 9, 1), "#fffbe9", 0.8);
    for (let x = -22; x < 24; x += 6) pen.mark(box(x, 10, 2.6, 5, 0), DARK);
    pen.mark(box(-18, 24, 36, 3, 1), second);
  },
  toaster: (pen, main, second, bright) => {
    pen.mirrored(
      () => pen.part("M18 -8Q36 -34 44 -22Q46 -10 34 -6Q42 -4 38 4Q28 10 18 6Z", bright, 2),
      0,
    );
    pen
      .part(box(-14, -26, 28, 20, 7), "#e0ac63", 1.6)
      .part(box(-24, -14, 48, 38, 9), main)
      .part(box(-20, 20, 40, 7, 3), second, 1.2)
      .glint(leaf([-18, 14], [-17, -7], 2), 0.6);
    eyes(0, 2)(pen, main, second, bright);
    pen.part(poly("-4 8, 4 8, 0 15"), GOLD, 0.8);
  },
  copier: (pen, main, second, bright) => {
    pen
      .part(poly("-26 -8, 18 -28, 28 -22, 26 -8"), second)
      .mark(poly("-20 -8, 20 -8, 21 -14, -8 -14"), bright)
      .part(box(-28, -8, 56, 36, 3), main)
      .part(poly("12 4, 38 4, 34 16, 12 16"), "#fffdf3", 1)
      .part(box(-22, -2, 16, 8, 1), DARK, 0.6)
      .mark(oval(-18, 16, 2.4), bright)
      .mark(oval(-10, 16, 2.4), "#7ed07a");
  },
  ballot: (pen, main, second, bright) => {
    pen
      .part(poly("-10 -36, 10 -34, 8 -10, -12 -10"), "#fffdf3", 1)
      .stroke("M-5 -26L-1 -22L6 -30", "#c4301c", 2.4)
      .part(box(-26, -14, 52, 44, 4), main)
      .mark(box(-15, -11, 30, 4, 2), DARK);
    eyes(0, 3)(pen, main, second, bright);
    pen
      .mark("M-12 13H12Q10 24 0 24Q-10 24 -12 13Z", DARK)
      .mark(poly("-12 13, -8 18, -4 13, 0 18, 4 13, 8 18, 12 13"), "#fffdf3");
  },
  cauldron: (pen, main, second, bright) => {
    for (const [x, y, r] of [
      [-10, -20, 6],
      [4, -26, 8],
      [14, -16, 5],
    ] as const)
      pen.part(oval(x, y, r), bright, 1.4);
    pen
      .part("M-28 -8H28Q32 28 0 28Q-32 28 -28 -8Z", darker(main, 0.4))
      .part(oval(0, -9, 29, 7), second, 1.4)
      .part(box(-20, 24, 6, 8, 2), DARK, 0.8)
      .part(box(14, 24, 6, 8, 2), DARK, 0.8)
      .glint(leaf([-20, 12], [-21, -1], 2), 0.5);
  },
  block: (pen, main, second, bright) => {
    pen.part(box(-26, -26, 52, 52, 5), main, 4);
    for (const [x, y] of points("-20 -20, 20 -20, -20 20, 20 20"))
      pen.mark(oval(x, y, 2.4), second);
    pen.part(
      "M-11 -6Q-11 -18 0 -18Q12 -18 12 -7Q12 -1 4 3V7H-4V-1Q3 -3 3 -7Q3 -10 0 -10Q-3 -10 -3 -6ZM-4 11H4V19H-4Z",
      bright,
      1.4,
    );
  },
  tin: (pen, main, second, bright) => {
    pen
      .part("M-20 -20H20V22Q0 32 -20 22Z", STEEL)
      .part("M-20 -10H20V12Q0 20 -20 12Z", main, 1.6)
      .part(oval(0, -20, 20, 6), lighter(STEEL), 1.2)
      .part(oval(14, -30, 10, 8), STEEL, 1.4)
      .mark(star(0, 3, 8, 3.6), bright)
      .stroke("M-17 18L-12 14", second, 2);
  },
  top: (pen, main, second, bright) => {
    pen
      .part(box(-2.5, -36, 5, 16, 2), STEEL, 0.8)
      .part("M-26 -8Q-26 -20 0 -20Q26 -20 26 -8Q20 12 0 34Q-20 12 -26 -8Z", main)
      .mark("M-25 -4Q0 4 25 -4L22 4Q0 12 -22 4Z", bright)
      .mark("M-16 14Q0 19 16 14L12 20Q0 24 -12 20Z", second)
      .stroke("M-36 20Q-28 34 -12 36M36 20Q28 34 12 36", bright, 2);
  },
  wings: (pen, main, second, bright) => {
    pen
      .stroke("M0 -30V-22", DARK, 3)
      .part(oval(0, -32, 3), GOLD, 0.8)
      .mirrored(() => pen.part("M10 -6Q30 -26 40 -14Q40 0 30 8Q20 12 10 6Z", second, 1.8), 0)
      .part(oval(0, 2, 17, 21), main)
      .part(poly("-4 2, 4 2, 0 10"), GOLD, 0.8);
    eyes(0, -5)(pen, main, second, bright);
    pen.part(gear(0, 16, 6, 8), bright, 0.8);
  },
  gadget: (pen, main, second, bright) => {
    pen
      .part(box(-9, -38, 18, 22, 2), second, 1.4)
      .part(box(-9, 16, 18, 22, 2), second, 1.4)
      .part(oval(0, 0, 23), main)
      .part(oval(0, 0, 16), DARK, 1)
      .stroke("M0 0V-11M0 0L8 5", bright, 2.2)
      .mark(oval(0, 0, 2.2), "#d9402f")
      .part(box(21, -4, 7, 8, 2), GOLD, 0.8)
      .stroke("M28 0L42 -8", "#ff5a4a", 2);
  },
  statue: (pen, main, second, bright) => {
    pen
      .part(box(-20, 18, 40, 14, 2), second)
      .part("M-18 18Q-16 4 -6 2V-6H6V2Q16 4 18 18Z", main, 2)
      .part(oval(0, -14, 13, 15), main)
      .part("M-13 -16Q-14 -32 0 -32Q14 -32 13 -16Q8 -22 0 -21Q-8 -22 -13 -16Z", lighter(main), 1.4)
      .mark(oval(-5, -13, 1.6), darker(main))
      .mark(oval(5, -13, 1.6), darker(main))
      .stroke("M-4 -5Q1 -2 6 -6", darker(main), 1.6)
      .glint(star(16, -26, 6, 1.6, 4), 0.9)
      .mark(oval(0, 25, 2), bright);
  },
  house: (pen, main, second, bright) => {
    pen
      .part(box(10, -32, 8, 16, 1), second, 1)
      .part(box(-24, -6, 48, 38, 1), main)
      .part(poly("-32 -4, 0 -36, 32 -4"), second)
      .part(box(-6, 10, 13, 22, 2), darker(main), 1)
      .part(box(-19, 4, 9, 9, 1), bright, 0.8)
      .part(box(11, 4, 9, 9, 1), bright, 0.8);
  },
  hall: (pen, main, second, bright) => {
    pen.part(poly("-36 -12, 0 -36, 36 -12"), second).part(box(-34, -12, 68, 7, 1), bright, 1.2);
    for (const x of [-28, -12, 4, 20]) pen.part(box(x, -5, 8, 32, 1), main, 1.6);
    pen.part(box(-36, 26, 72, 7, 1), bright, 1.2).part(star(0, -20, 6, 2.6), main, 0.8);
  },
  lighthouse: (pen, main, second, bright) => {
    pen
      .mark(poly("0 -24, -50 -38, -50 -14"), bright, 0.5)
      .mark(poly("0 -24, 50 -38, 50 -14"), bright, 0.5)
      .part(poly("-9 -14, 9 -14, 14 34, -14 34"), "#f6efe0")
      .mark(poly("-10 -4, 10 -4, 11 7, -11 7"), main)
      .mark(poly("-12 17, 12 17, 13 27, -13 27"), main)
      .part(box(-11, -17, 22, 5, 1), second, 0.8)
      .part(box(-7, -30, 14, 14, 2), bright, 1)
      .part("M-10 -30Q0 -44 10 -30Z", main, 1.2);
  },
  ship: (pen, main, second, bright) => {
    pen
      .stroke("M-4 12V-38", WOOD, 3)
      .part("M-1 -36Q26 -30 24 -2H-1Z", bright)
      .part("M-7 -30Q-24 -20 -24 0H-7Z", second, 1.6)
      .part("M-36 8H36Q30 30 14 30H-18Q-32 28 -36 8Z", main);
    for (const x of [-18, -4, 10]) pen.part(oval(x, 18, 3.4), GLASS, 0.8);
  },
  saucer: (pen, main, second, bright) => {
    pen
      .mark(poly("-14 8, 14 8, 30 44, -30 44"), bright, 0.45)
      .part("M-18 -6Q-18 -30 0 -30Q18 -30 18 -6Z", GLASS, 2.4)
      .part(oval(0, 0, 38, 13), main, 3);
    for (const x of [-24, -8, 8, 24]) pen.part(oval(x, 3, 3.4), x % 3 ? second : bright, 0.6);
    pen
      .part(oval(0, -12, 6, 8), "#8fce6a", 1.2)
      .mark(oval(-2, -13, 1.6, 2.4), DARK)
      .mark(oval(2.4, -13, 1.6, 2.4), DARK);
  },
  pyramid: (pen, main, second, bright) => {
    pen
      .part(poly("0 -36, 38 32, -38 32"), main, 5)
      .stroke("M-9 -20H9M-18 -4H18M-28 14H28", darker(main), 1.6)
      .mark("M-14 4Q0 -12 14 4Q0 16 -14 4Z", "#fffdf3")
      .part(oval(0, 4, 6), second, 1.2)
      .mark(oval(0, 4, 2.6), DARK)
      .glint(star(0, -38, 8, 2, 4), 0.9)
      .mark(oval(0, 26, 2), bright);
  },
  stone: (pen, main, second, bright) => {
    pen
      .part("M-20 32L-22 -14Q-16 -36 4 -36Q20 -32 22 -8L20 32Z", main, 4)
      .part("M-20 -8Q-10 -14 -2 -8Q8 -2 21 -10L21 2Q8 8 -2 2Q-12 -2 -21 2Z", "#6f9a4c", 1.2)
      .stroke("M-8 10L0 4L8 10L0 20ZM0 20V28", bright, 2)
      .mark(oval(-8, -22, 2), second);
  },
  tree: (pen, main, second, bright) => {
    pen
      .part("M-8 34Q-4 14 -8 0H8Q4 14 8 34Z", WOOD)
      .part(
        "M-6 4Q-36 6 -30 -14Q-28 -32 -10 -32Q0 -44 12 -32Q32 -30 30 -12Q34 8 6 4Q0 10 -6 4Z",
        main,
      );
    for (const [x, y] of points("-16 -14, 4 -26, 16 -8, -4 -4"))
      pen.part(oval(x, y, 3.4), bright, 0.8);
    pen.mark(oval(-3, 16, 2), second);
  },
  table: (pen, main, second, bright) => {
    pen.within("rotate(-28)", () => {
      for (const x of [-22, 18]) pen.part(box(x, 2, 5, 30, 1), darker(main), 1);
      pen.part(box(-34, -6, 68, 10, 2), main, 2);
    });
    for (const [x, y, turn, colour] of [
      [-14, -30, 30, second],
      [10, -34, -12, bright],
      [26, -16, 48, second],
    ] as const) {
      pen.within(`translate(${x} ${y}) rotate(${turn})`, () =>
        pen.part(box(-6, -8, 12, 16, 1.5), colour, 1),
      );
    }
  },
  shelf: (pen, main, second, bright) => {
    pen.part(box(-32, -32, 64, 64, 3), WOOD);
    for (const y of [-27, 4]) {
      pen.mark(box(-28, y, 56, 24, 1), DARK, 0.55);
      [-26, -17, -8, 1, 10, 19].forEach((x, i) =>
        pen.part(
          box(x, y + 4 + (i % 3) * 2, 7.4, 20 - (i % 3) * 2, 1),
          [main, second, bright, lighter(second)][(i + (y > 0 ? 1 : 0)) % 4] as string,
          0.8,
        ),
      );
    }
  },
  collider: (pen, main, second, bright) => {
    for (const turn of [0, 60, 120])
      pen.within(`rotate(${turn})`, () =>
        pen.part(
          "M-34 0A34 12 0 1 1 34 0A34 12 0 1 1 -34 0ZM-29 0A29 8 0 1 0 29 0A29 8 0 1 0 -29 0Z",
          turn ? main : second,
          1,
        ),
      );
    pen.part(oval(0, 0, 8), bright, 1.6);
  },
  mirror: (pen, main, second) => {
    pen
      .part(box(-5, 24, 10, 12, 1), GOLD, 1)
      .part(oval(0, -4, 25, 32), GOLD, 2.6)
      .part(oval(0, -4, 20, 27), GLASS, 2)
      .glint(poly("-14 6, 6 -28, 12 -24, -8 14"), 0.6)
      .part(oval(0, -38, 4), main, 0.8)
      .mark(oval(6, 8, 3), second, 0.4);
  },
} satisfies Record<string, Thing>;

export type FurnishingName = keyof typeof FURNISHINGS;
