/** Things a hand can hold. Each is drawn about 0,0 and reaches 30 to every side; grips are low. */

import type { Pen } from "./pen";
import { blob, box, gear, leaf, oval, points, poly, regular, ribbon, star } from "./shapes";

/** Draws a thing in a main colour, a second one and a bright one. */
export type Thing = (pen: Pen, main: string, second: string, bright: string) => void;

const STEEL = "#cfd8e3";
const WOOD = "#9a6a3c";
const GOLD = "#f2c14e";
const PAPER = "#fbf1d9";

const pole = (pen: Pen, colour = WOOD): Pen => pen.part(box(-2, -26, 4, 56, 2), colour, 1.4);

/** A blade upwards with its hilt. */
const blade =
  (d: string): Thing =>
  (pen, main, second) => {
    pen.part(d, STEEL, 2).stroke("M0 -22V8", "#8fa0b3", 1);
    pen.part(box(-9, 10, 18, 4.5, 2), GOLD, 1.2).part(box(-2.3, 14, 4.6, 12, 1.5), main, 1.2);
    pen.part(oval(0, 28, 3.2), second, 1);
  };

const sheet = (pen: Pen, colour = PAPER): Pen =>
  pen.part(poly("-16 -22, 11 -22, 17 -15, 17 23, -16 23"), colour, 2);

const writing = (pen: Pen, ink: string): Pen =>
  pen.stroke("M-10 -12H6M-10 -5H11M-10 2H11M-10 9H4", ink, 2);

export const TOOLS = {
  sword: blade(poly("0 -30, 5 -23, 4 11, -4 11, -5 -23")),
  cutlass: blade(blob("-3 11, -4 -12, 4 -29, 12 -30, 8 -12, 4 11")),
  katana: blade("M-2.5 12Q-3 -14 6 -30Q7 -8 2.5 12Z"),
  rapier: (pen, main, second) => {
    pen.part(poly("0 -31, 1.8 12, -1.8 12"), STEEL, 0.6);
    pen
      .part("M-10 14a10 7 0 0 1 20 0q-10 5 -20 0Z", GOLD, 1.5)
      .part(box(-2, 16, 4, 12, 1.5), main, 1);
    pen.part(oval(0, 29, 2.6), second, 0.8);
  },
  mallet: (pen, main, second) => {
    pole(pen)
      .part(box(-18, -30, 36, 20, 4), main)
      .part(box(-18, -27, 6, 14, 2), second, 1)
      .part(box(12, -27, 6, 14, 2), second, 1);
  },
  axe: (pen, main) => {
    pole(pen)
      .part("M2 -26Q20 -34 22 -14Q22 -4 16 0Q14 -10 2 -10Z", STEEL)
      .mark(oval(0, -18, 2), main);
  },
  spear: (pen, main) => {
    pole(pen)
      .part(poly("0 -38, 6 -24, 0 -18, -6 -24"), STEEL, 1.6)
      .part(ribbon("0 -16, 10 -13, 14 -4", 3, 1), main, 1);
  },
  fork: (pen, main) => {
    pole(pen, "#5b4a52").part(
      "M-11 -36L-8 -22Q-6 -14 0 -14Q6 -14 8 -22L11 -36L5 -24L3 -20V-38L0 -42L-3 -38V-20L-5 -24Z",
      main,
      1.6,
    );
  },
  staff: (pen, main, second, bright) => {
    pole(pen).part("M-8 -18Q-12 -34 0 -38Q12 -34 8 -18Q6 -28 0 -29Q-6 -28 -8 -18Z", second, 1.4);
    pen
      .part(oval(0, -26, 5.5), bright, 1.6)
      .glint(oval(-1.5, -28, 1.5), 0.8)
      .mark(oval(0, 8, 2), main);
  },
  wand: (pen, main, _, bright) => {
    pen
      .part(box(-1.8, -16, 3.6, 40, 1.5), main, 1)
      .part(star(0, -22, 11, 5), bright, 1.8)
      .glint(oval(-3, -25, 1.4), 0.8);
  },
  torch: (pen, main) => {
    pen.part(poly("-5 -6, 5 -6, 2.5 30, -2.5 30"), WOOD, 1.4).part(box(-7, -9, 14, 6, 2), main, 1);
    pen
      .part("M0 -36Q14 -20 7 -9H-7Q-14 -18 -4 -26Q-3 -22 -1 -21Q-3 -30 0 -36Z", "#f58a2c", 2)
      .mark("M0 -24Q6 -15 3 -10H-3Q-6 -16 0 -24Z", "#ffe08a");
  },
  candle: (pen, main, _, bright) => {
    pen
      .part(box(-2, -2, 4, 26, 1), GOLD, 1)
      .part("M-20 -6Q-18 8 0 6Q18 8 20 -6H16Q14 2 0 1Q-14 2 -16 -6Z", GOLD, 1.2)
      .part("M-10 24H10L13 30H-13Z", GOLD, 1.2);
    for (const x of [-18, 0, 18]) {
      const y = x ? -8 : -4;
      pen
        .part(box(x - 3, y - 12, 6, 13, 1), bright, 1)
        .part(leaf([x, y - 12], [x, y - 24], 3.4), main, 0.9)
        .mark(leaf([x, y - 12], [x, y - 19], 1.5), "#fff3b0");
    }
  },
  book: (pen, main, second, bright) => {
    pen
      .part(poly("-22 -22, 18 -24, 22 20, -18 24"), main)
      .part(poly("-18 24, 22 20, 21 25, -17 29"), PAPER, 0.8);
    pen.part(star(0, -1, 10, 4.5, 6), second, 1.5).stroke("M-15 -17L-12 19", bright, 1.5);
  },
  openbook: (pen, main, second) => {
    pen
      .part("M0 -10Q-14 -20 -30 -14V16Q-14 10 0 20Q14 10 30 16V-14Q14 -20 0 -10Z", main)
      .part("M0 -12Q-12 -21 -26 -16V11Q-12 7 0 15Q12 7 26 11V-16Q12 -21 0 -12Z", PAPER, 1.5);
    pen
      .stroke("M0 -12V15", "#b9a37a", 1.2)
      .stroke(
        "M-21 -9Q-12 -12 -5 -7M-21 -2Q-12 -5 -5 0M5 -7Q12 -12 21 -9M5 0Q12 -5 21 -2",
        second,
        1.5,
      );
  },
  mug: (pen, main, _, bright) => {
    pen
      .part("M12 -10h8q8 0 8 10t-8 10h-8v-6h7q3 0 3 -4t-3 -4h-7Z", main, 1.4)
      .part(box(-18, -18, 32, 40, 4), main);
    pen
      .part(
        "M-20 -16q-3 -8 6 -8q3 -7 11 -4q8 -5 11 3q9 -1 8 8q-5 4 -9 1q-4 6 -9 1q-5 4 -9 0q-5 3 -9 -1Z",
        bright,
        1.4,
      )
      .glint(box(-13, -4, 4, 18, 2), 0.4);
  },
  potion: (pen, main, second, bright) => {
    pen
      .part("M-6 -24H6V-10Q20 -2 20 12Q20 28 0 28Q-20 28 -20 12Q-20 -2 -6 -10Z", "#dcefee")
      .mark("M-17 8Q-8 4 0 8T17 8Q18 25 0 25.5Q-18 25 -17 8Z", main);
    pen
      .part(box(-8, -30, 16, 8, 2), WOOD, 1.2)
      .mark(oval(-6, 15, 2.5), bright, 0.8)
      .mark(oval(5, 19, 1.8), second, 0.9)
      .glint(leaf([-14, 12], [-8, -5], 2), 0.8);
  },
  umbrella: (pen, main, second) => {
    pen
      .stroke("M0 -26V20q0 8 -7 8q-5 0 -5 -5", "#6b4a2a", 3.4)
      .part(
        "M-30 0Q-26 -28 0 -29Q26 -28 30 0Q24 -6 18 0Q10 -6 0 0Q-10 -6 -18 0Q-24 -6 -30 0Z",
        main,
      );
    pen.stroke("M0 -28Q-12 -18 -18 -1M0 -28Q12 -18 18 -1M0 -28V0", second, 1.4);
  },
  key: (pen, main) => {
    pen
      .part("M-3 -4V28H3V24H11V18H3V14H8V9H3V-4Z", GOLD, 1.2)
      .part(oval(0, -15, 13), GOLD)
      .part(oval(0, -15, 5.5), main, 1);
  },
  wrench: (pen, _, second) => {
    pen
      .part(
        "M-5 -6Q-15 -10 -13 -22L-7 -28V-17H7V-28L13 -22Q15 -10 5 -6L6 26Q0 32 -6 26Z",
        STEEL,
        1.8,
      )
      .mark(oval(0, 23, 2.5), second);
  },
  magnifier: (pen, main) => {
    pen
      .part(box(-3.5, 8, 7, 24, 3), main, 1.2)
      .part(oval(0, -10, 19), GOLD)
      .part(oval(0, -10, 14.5), "#d8f2f4", 2.5)
      .glint("M-9 -10A9 9 0 0 1 0 -19L1 -16A7 7 0 0 0 -6 -10Z", 0.9);
  },
  trowel: (pen, main) => {
    pen
      .part("M0 -32L13 -4Q0 4 -13 -4Z", STEEL)
      .part(box(-2, -2, 4, 12, 1), STEEL, 0.8)
      .part(box(-4, 9, 8, 20, 4), main, 1.4);
  },
  broom: (pen, main, second) => {
    pen
      .part(box(-1.8, -34, 3.6, 44, 1.5), WOOD, 0.9)
      .part("M-7 6H7L14 30Q0 34 -14 30Z", second, 1.8)
      .part(box(-8, 4, 16, 5, 2), main, 1)
      .stroke("M-5 13L-8 29M0 13V31M5 13L8 29", "#6b4a2a", 1);
  },
  bell: (pen, main, second) => {
    pen
      .part(oval(0, -24, 6), second, 1.2)
      .part("M-20 16Q-14 8 -14 -4Q-13 -21 0 -22Q13 -21 14 -4Q14 8 20 16Q0 22 -20 16Z", GOLD)
      .part(oval(0, 21, 5.5), main, 1.4)
      .glint(leaf([-9, 8], [-6, -15], 2), 0.7)
      .stroke("M-15 6Q0 11 15 6", "#a87720", 1.6);
  },
  lamp: (pen, main, _, bright) => {
    pen
      .part("M18 -6Q34 -8 30 8Q26 16 16 14L15 9Q25 10 25 3Q24 -2 17 -1Z", GOLD, 1.2)
      .part(
        "M-32 -10Q-18 -8 -12 -6H14Q22 -6 20 4Q16 18 2 18H-8Q-16 14 -20 4Q-24 -4 -32 -10Z",
        GOLD,
      );
    pen
      .part("M-8 18H8L14 26H-14Z", GOLD, 1.2)
      .part("M-10 -6Q0 -20 10 -6Z", main, 1.4)
      .part(oval(0, -17, 3.4), bright, 1)
      .mark(star(2, 6, 6, 2.5, 6), main);
  },
  pot: (pen, main, second) => {
    pen
      .part(
        "M-9 -22H9Q10 -14 16 -8Q24 4 18 18Q12 28 0 28Q-12 28 -18 18Q-24 4 -16 -8Q-10 -14 -9 -22Z",
        main,
      )
      .part(box(-12, -27, 24, 7, 3), main, 1.4)
      .mark("M-20 2L-14 8L-7 2L0 8L7 2L14 8L20 2V8L14 14L7 8L0 14L-7 8L-14 14L-20 8Z", second)
      .glint(leaf([-13, 6], [-8, -10], 2), 0.6);
  },
  coin: (pen, main, second) => {
    pen
      .part(oval(0, 0, 25), GOLD, 3)
      .stroke(oval(0, 0, 19), "#a87720", 1.6)
      .part("M-12 12V-12H-7L0 -2L7 -12H12V12H7V-3L0 6L-7 -3V12Z", second, 1)
      .mark(oval(0, 21, 1), main);
  },
  ring: (pen, main, _, bright) => {
    pen
      .part("M0 -12A20 20 0 1 1 -0.1 -12ZM0 -5A13 13 0 1 0 0.1 -5Z", GOLD)
      .part(poly("-10 -20, -5 -28, 5 -28, 10 -20, 0 -9"), main, 2)
      .mark(poly("-10 -20, -3 -20, 0 -9"), bright, 0.8);
  },
  mask: (pen, main, second, bright) => {
    pen
      .part("M-24 -20Q0 -30 24 -20Q26 6 12 22Q0 32 -12 22Q-26 6 -24 -20Z", main)
      .mark("M-17 -6Q-10 -14 -4 -5Q-10 -1 -17 -6Z", "#150d20")
      .mark("M17 -6Q10 -14 4 -5Q10 -1 17 -6Z", "#150d20")
      .stroke("M-9 13Q0 19 9 13", "#150d20", 2.4)
      .mark(poly("0 -25, 4 -16, 0 -9, -4 -16"), second)
      .mark(oval(-14, 6, 3), bright, 0.7)
      .mark(oval(14, 6, 3), bright, 0.7);
  },
  letter: (pen, main) => {
    pen
      .part(box(-28, -18, 56, 38, 3), PAPER)
      .stroke("M-27 -16L0 6L27 -16", "#a38c5f", 2)
      .part(oval(0, 6, 7), main, 1.6);
  },
  contract: (pen, main, second) => {
    writing(sheet(pen), "#8a7654")
      .part(oval(9, 15, 6.5), main, 1.4)
      .part(poly("6 20, 10 31, 13 20"), second, 0.8);
  },
  poster: (pen, main, second) => {
    sheet(pen, "#e9d3a0")
      .mark(box(-10, -8, 21, 18, 1), second)
      .mark(oval(0.5, -1, 5), "#e9d3a0")
      .mark("M-7 10Q0 2 8 10Z", "#e9d3a0")
      .stroke("M-10 -15H11", main, 4)
      .stroke("M-10 16H11", "#8a6a34", 2);
  },
  scroll: (pen, main) => {
    pen.part(box(-20, -22, 40, 44, 1), PAPER);
    writing(pen, "#8a7654")
      .part(box(-25, -28, 50, 9, 4.5), "#e6cf9b", 1.6)
      .part(box(-25, 19, 50, 9, 4.5), "#e6cf9b", 1.6)
      .part(box(-4, 10, 8, 6, 1), main, 0.8);
  },
  whistle: (pen, main, second) => {
    pen
      .part("M-28 -12H8A17 17 0 1 1 -6 14Q-10 0 -28 -2Z", STEEL)
      .part(oval(8, 6, 6), "#2b2438", 1)
      .part(oval(8, 7, 3.4), main, 0.8)
      .part(ribbon("22 2, 30 -8, 22 -22, 10 -26", 1.8, 1.8), second, 0.8);
  },
  dice: (pen, main, second) => {
    pen.within("translate(-9 4) rotate(-14)", () => {
      pen.part(box(-15, -15, 30, 30, 5), main);
      for (const [x, y] of points("-7 -7, 7 7, 0 0, 7 -7, -7 7"))
        pen.mark(oval(x, y, 2.6), "#fff8ea");
    });
    pen.within("translate(14 -10) rotate(18)", () => {
      pen.part(box(-11, -11, 22, 22, 4), second);
      for (const [x, y] of points("-5 -5, 5 5, 0 0")) pen.mark(oval(x, y, 2.2), "#fff8ea");
    });
  },
  cards: (pen, main, second, bright) => {
    for (const [turn, colour] of [
      [-20, second],
      [0, bright],
      [20, main],
    ] as const) {
      pen.within(`translate(0 22) rotate(${turn})`, () =>
        pen.part(box(-12, -46, 24, 36, 3), colour, 1.8).mark(star(0, -28, 7, 3.2), "#fffdf3", 0.9),
      );
    }
  },
  sleeve: (pen, main, second, bright) => {
    pen
      .part(box(-16, -26, 32, 48, 3), second)
      .part(box(-20, -16, 40, 44, 3), bright, 2.6)
      .mark(box(-16, -8, 32, 32, 2), main, 0.85)
      .mark(star(0, 8, 11, 5), "#fffdf3", 0.9)
      .glint(poly("-17 22, -17 6, 4 -14, 14 -14"), 0.35);
  },
  abacus: (pen, main, second, bright) => {
    pen
      .part("M-26 -24H26V24H-26ZM-21 -19V19H21V-19Z", WOOD)
      .stroke("M-21 -10H21M-21 0H21M-21 10H21", "#4a331c", 1.4);
    points("-14 -10, -7 -10, 12 -10, -14 0, 6 0, 13 0, -14 10, -7 10, 0 10").forEach(([x, y], i) =>
      pen.part(oval(x, y, 3.4, 4.4), [main, second, bright][i % 3] as string, 1),
    );
  },
  can: (pen, main, second, bright) => {
    pen
      .part(box(-13, -26, 26, 54, 4), main)
      .part(box(-11, -30, 22, 6, 2), STEEL, 1)
      .part("M4 -16L-8 4H-1L-4 20L9 -4H2Z", bright, 1.2)
      .mark(box(-13, 20, 26, 4, 0), second);
  },
  snacks: (pen, main, second, bright) => {
    for (const x of [-14, -5, 5, 13]) pen.part(regular(x, -16 - (x % 3) * 2, 8, 3, x), GOLD, 1.2);
    pen
      .part(poly("-24 -10, 24 -10, 18 26, -18 26"), main)
      .mark(poly("-14 -10, -6 -10, -5 26, -11 26"), bright)
      .mark(poly("6 -10, 14 -10, 11 26, 5 26"), bright)
      .part(oval(0, 8, 8), second, 1.4);
  },
  stickers: (pen, main, second, bright) => {
    sheet(pen, "#eef3f6");
    [
      [-7, -13, main],
      [8, -11, second],
      [-8, 3, bright],
      [7, 5, main],
      [0, 16, second],
    ].forEach(([x, y, colour]) =>
      pen.part(star(x as number, y as number, 7, 3.2), colour as string, 1),
    );
  },
  playmat: (pen, main, second, bright) => {
    pen
      .part(poly("-30 -12, 22 -20, 30 12, -22 20"), main)
      .mark(poly("-24 -8, 18 -15, 24 8, -18 15"), second)
      .mark(star(0, 0, 10, 4.5, 8), bright)
      .part(oval(27, -4, 5, 17), bright, 1.6)
      .stroke(oval(27, -4, 2.5, 9), main, 1.2);
  },
  binder: (pen, main, second, bright) => {
    pen
      .part(box(-22, -26, 44, 54, 4), main)
      .mark(box(-22, -24, 9, 50, 2), second)
      .part(box(-6, -14, 22, 14, 2), bright, 1.2)
      .mark(star(5, -7, 4.5, 2), main);
    for (const y of [-16, 0, 16]) pen.part(oval(-22, y + 1, 4, 3), STEEL, 0.8);
  },
  hourglass: (pen, main, second) => {
    pen
      .part("M-16 -24H16Q16 -8 4 0Q16 8 16 24H-16Q-16 8 -4 0Q-16 -8 -16 -24Z", "#dcefee")
      .mark("M-9 -14H9Q8 -6 0 -1Q-8 -6 -9 -14ZM-13 23Q-12 12 0 8Q12 12 13 23Z", main)
      .part(box(-22, -30, 44, 7, 2), second, 1.4)
      .part(box(-22, 23, 44, 7, 2), second, 1.4)
      .glint(leaf([-11, -11], [-11, -22], 1.5), 0.9);
  },
  scales: (pen, main, second) => {
    pen
      .part(box(-2, -24, 4, 48, 1), GOLD, 1)
      .part(poly("-14 29, -6 22, 6 22, 14 29"), GOLD, 1.2)
      .part("M-27 -20Q0 -28 27 -20L26 -16Q0 -22 -26 -16Z", GOLD, 1)
      .part(oval(0, -26, 4), main, 1);
    for (const x of [-24, 24])
      pen
        .stroke(`M${x} -17L${x - 8} 2M${x} -17L${x + 8} 2`, "#7a5a20", 1)
        .part(`M${x - 11} 2H${x + 11}Q${x + 8} 12 ${x} 12Q${x - 8} 12 ${x - 11} 2Z`, second, 1.4);
  },
  bowl: (pen, main, second) => {
    for (const x of [-11, 0, 11]) pen.part(oval(x, -8 - Math.abs(x) * -0.2, 7), GOLD, 1.4);
    pen
      .part("M-28 -4H28Q24 22 8 24L10 29H-10L-8 24Q-24 22 -28 -4Z", main)
      .stroke("M-24 5Q0 12 24 5", second, 2.4);
  },
  rope: (pen, main) => {
    for (const r of [22, 14])
      pen.part(
        `M0 ${-r - 3}A${r + 3} ${r + 3} 0 1 1 -0.1 ${-r - 3}ZM0 ${-r + 3}A${r - 3} ${r - 3} 0 1 0 0.1 ${-r + 3}Z`,
        "#d9b77a",
        1.4,
      );
    pen
      .part(ribbon("20 6, 28 16, 22 28", 3, 2.5), "#d9b77a", 1)
      .part(box(-4, -30, 8, 18, 2), main, 1.2);
  },
  clock: (pen, main, second, bright) => {
    pen
      .part(oval(-15, -22, 7), second, 1.2)
      .part(oval(15, -22, 7), second, 1.2)
      .part(oval(0, 2, 25), main)
      .part(oval(0, 2, 19), bright, 2)
      .stroke("M0 2V-10M0 2L8 7", "#2b2438", 2.6)
      .mark(oval(0, 2, 2.2), second);
  },
  camera: (pen, main, second) => {
    pen
      .part(box(-12, -22, 24, 12, 3), second, 1.4)
      .part(box(-28, -15, 56, 38, 6), main)
      .part(oval(0, 4, 14), STEEL)
      .part(oval(0, 4, 9), "#24314f", 2)
      .glint(oval(-3, 1, 2.6), 0.9)
      .part(oval(20, -8, 3.4), "#f7d354", 0.8);
  },
  phone: (pen, main, second) => {
    pen
      .part(box(-15, -28, 30, 58, 6), main)
      .mark(box(-11, -21, 22, 40, 2), "#bfeef0")
      .mark(star(0, -2, 8, 3.6), second)
      .mark(oval(0, 25, 2.4), second);
  },
  joystick: (pen, main, second, bright) => {
    pen
      .part(poly("-26 6, 26 6, 30 28, -30 28"), main)
      .part(box(-2.5, -18, 5, 28, 2), STEEL, 1)
      .part(oval(0, -20, 9.5), second)
      .glint(oval(-3, -23, 2.6), 0.8)
      .part(oval(17, 16, 4.5), bright, 1);
  },
  microphone: (pen, main, second) => {
    pen
      .part(poly("-5 0, 5 0, 3 30, -3 30"), main, 1.4)
      .part(oval(0, -12, 13), STEEL)
      .stroke(
        "M-12 -12H12M-9 -20H9M-9 -4H9M0 -25V1M-7 -23Q-10 -12 -7 -2M7 -23Q10 -12 7 -2",
        "#7d8da0",
        1,
      )
      .part(box(-9, -2, 18, 5, 2), second, 1);
  },
  horn: (pen, main, second) => {
    pen
      .part("M-28 16Q-14 14 -4 6Q8 -6 16 -26L30 -10Q16 -2 6 12Q-8 26 -26 22Z", GOLD)
      .part(oval(23, -18, 5, 12), second, 1.4)
      .part(oval(-28, 19, 4), main, 0.8);
  },
  flute: (pen, main, second) => {
    pen.within("rotate(-35)", () => {
      pen.part(box(-30, -4, 60, 8, 3), WOOD, 1.6).part(box(-32, -5.5, 9, 11, 2), main, 1);
      for (const x of [-14, -4, 6, 16]) pen.mark(oval(x, 0, 1.8), "#33210f");
      pen.part(ribbon("26 3, 30 14, 24 24", 2, 1), second, 0.8);
    });
  },
  flag: (pen, main, second, bright) => {
    pole(pen)
      .part("M2 -28Q14 -36 30 -26V-4Q14 -14 2 -6Z", main)
      .part(star(16, -17, 7, 3.2), bright, 1.2)
      .part(oval(0, -29, 3), second, 0.8);
  },
  rod: (pen, main, second) => {
    pen
      .stroke("M-4 30Q0 -10 22 -34", WOOD, 3)
      .stroke("M22 -34Q30 -10 26 12", "#f4f4f4", 1)
      .part(oval(-2, 16, 4.5), main, 1)
      .part(leaf([26, 12], [26, 26], 4), second, 1);
  },
  quill: (pen, main) => {
    pen
      .part("M-4 30Q-8 0 12 -28Q24 -34 24 -30Q26 -6 4 10Q-2 16 -4 30Z", main)
      .stroke("M-4 30Q-2 4 20 -28", "#fff8ea", 1.4);
  },
  brush: (pen, main, second) => {
    pen
      .part(box(-2.5, -30, 5, 36, 2), WOOD, 1)
      .part(box(-5, 4, 10, 8, 1), STEEL, 1)
      .part("M-6 11H6Q8 22 0 32Q-8 22 -6 11Z", main, 1.4)
      .mark(oval(0, 26, 2), second);
  },
  pan: (pen, main) => {
    pen
      .part(box(-3, 4, 6, 28, 3), WOOD, 1)
      .part(oval(0, -12, 20), "#4a4f5c")
      .part(oval(0, -12, 15), "#6d7482", 1.6)
      .part("M-8 -14Q-6 -24 4 -20Q12 -16 8 -8Q2 0 -6 -6Z", "#fffbe9", 1)
      .part(oval(0, -12, 4), main, 0.8);
  },
  spoon: (pen, main) => {
    pen
      .part(box(-2.2, -8, 4.4, 38, 2), STEEL, 1)
      .part(oval(0, -18, 10, 13), STEEL, 2.4)
      .glint(oval(-3, -22, 2, 4), 0.8)
      .mark(oval(0, 26, 1.5), main);
  },
  ball: (pen, main, second) => {
    pen
      .part(oval(0, 0, 22), main)
      .stroke("M-21 -6Q0 6 21 -6M-6 -21Q6 0 -6 21", second, 2.6)
      .glint(oval(-8, -10, 4, 3), 0.7);
  },
  balloon: (pen, main, second, bright) => {
    pen
      .stroke("M0 10Q6 18 0 30", "#f4f0e4", 1.4)
      .part("M0 12Q-22 0 -20 -16Q-16 -32 0 -32Q16 -32 20 -16Q22 0 0 12Z", main)
      .part(poly("0 9, 4 16, -4 16"), second, 0.8)
      .glint(oval(-8, -20, 3, 5), 0.7)
      .mark(star(2, -10, 6, 2.8), bright, 0.9);
  },
  fan: (pen, main, second, bright) => {
    for (let i = -3; i <= 3; i++)
      pen.within(`translate(0 24) rotate(${i * 19})`, () =>
        pen.part(poly("-3 0, 3 0, 8 -48, -8 -48"), i % 2 ? main : bright, 1.4),
      );
    pen.part(oval(0, 24, 5), second, 1);
  },
  shield: (pen, main, second, bright) => {
    pen
      .part("M0 -28Q14 -20 25 -21Q26 12 0 30Q-26 12 -25 -21Q-14 -20 0 -28Z", main)
      .mark("M0 -22V24Q20 10 20 -16Q10 -16 0 -22Z", second, 0.9)
      .part(star(0, -1, 10, 4.5), bright, 1.5);
  },
  skateboard: (pen, main, second) => {
    pen.part(
      "M-30 -12Q-28 -2 -18 0H18Q28 -2 30 -12L26 -14Q24 -7 16 -6H-16Q-24 -7 -26 -14Z",
      main,
      1.6,
    );
    for (const x of [-15, 15]) pen.part(oval(x, 6, 6), second, 1.2).mark(oval(x, 6, 2), "#fff8ea");
  },
  bag: (pen, main, second, bright) => {
    pen
      .stroke("M-10 -8Q-12 -30 0 -30Q12 -30 10 -8", second, 3.4)
      .part("M-20 -12H20L25 24Q0 32 -25 24Z", main)
      .part(star(0, 8, 10, 4.6), bright, 1.5);
  },
  sack: (pen, main, second) => {
    pen
      .part(
        "M-8 -22Q-16 -32 0 -29Q16 -32 8 -22Q28 -2 24 16Q18 30 0 29Q-18 30 -24 16Q-28 -2 -8 -22Z",
        main,
      )
      .part(box(-10, -23, 20, 5, 2), second, 1)
      .mark("M-7 12V-4H-4L0 2L4 -4H7V12H4V3L0 8L-4 3V12Z", second);
  },
  crystal: (pen, main, second, bright) => {
    pen
      .part("M-18 20Q0 28 18 20L22 30H-22Z", second, 1.4)
      .part(oval(0, -3, 24), main, 3)
      .mark(star(3, -2, 11, 3, 4), bright, 0.9)
      .glint("M-15 -6Q-14 -18 -3 -20Q-10 -14 -11 -4Z", 0.8);
  },
  star: (pen, main, second, bright) => {
    pen
      .part(star(0, 2, 31, 15), main)
      .mark(star(0, 2, 19, 9), bright, 0.8)
      .mark(oval(-5, 2, 2), second)
      .mark(oval(5, 2, 2), second)
      .stroke("M-5 8Q0 12 5 8", second, 1.6);
  },
  heart: (pen, main, _, bright) => {
    pen
      .part(
        "M0 28Q-30 6 -29 -10Q-28 -26 -13 -26Q-3 -26 0 -15Q3 -26 13 -26Q28 -26 29 -10Q30 6 0 28Z",
        main,
      )
      .glint(oval(-14, -15, 5, 4), 0.7)
      .mark(oval(8, 6, 2), bright);
  },
  bolt: (pen, main) => {
    pen.part(poly("6 -31, -18 5, -3 5, -8 31, 18 -7, 3 -7"), main);
  },
  cog: (pen, main, second) => {
    pen.part(gear(0, 0, 28, 9), main).part(oval(0, 0, 10), second, 1.5);
  },
  anchor: (pen, main, second) => {
    pen
      .part(
        "M-3 -16H3V18Q14 16 18 8L12 8L22 -4L28 10L23 9Q18 27 0 29Q-18 27 -23 9L-28 10L-22 -4L-12 8L-18 8Q-14 16 -3 18Z",
        main,
        1.8,
      )
      .part(box(-13, -14, 26, 5, 2), main, 1)
      .part(oval(0, -22, 7), second, 1.2)
      .mark(oval(0, -22, 3), "#fff8ea");
  },
  anvil: (pen, main) => {
    pen
      .part("M-30 -14H26V-4Q12 -2 8 6V14H16V24H-16V14H-8V6Q-10 0 -18 -2Q-28 -4 -30 -14Z", main, 3)
      .glint(box(-20, -12, 30, 2.5, 1), 0.5);
  },
  crown: (pen, main, second) => {
    pen
      .part(poly("-26 20, -30 -16, -13 0, 0 -26, 13 0, 30 -16, 26 20"), GOLD)
      .part(box(-26, 14, 52, 10, 2), second, 1.4)
      .part(oval(0, 19, 4), main, 1);
    for (const [x, y] of points("-30 -17, 0 -27, 30 -17")) pen.part(oval(x, y, 4), main, 1);
  },
  trophy: (pen, main, second) => {
    pen
      .stroke("M-16 -20Q-30 -20 -28 -8Q-26 2 -12 2M16 -20Q30 -20 28 -8Q26 2 12 2", "#c8942c", 3.6)
      .part("M-18 -28H18Q18 6 4 10V18H12V28H-12V18H-4V10Q-18 6 -18 -28Z", GOLD)
      .part(star(0, -11, 8, 3.8), main, 1.2)
      .mark(box(-12, 21, 24, 4, 0), second);
  },
  handshake: (pen, main, second) => {
    pen
      .part(poly("-32 -8, -20 -16, -14 10, -28 14"), main, 1.6)
      .part(poly("32 -8, 20 -16, 14 10, 28 14"), second, 1.6)
      .part("M-18 -10Q-6 -16 4 -10L18 -12L16 8Q8 18 0 18Q-12 16 -16 6Z", "#e8b88a", 2)
      .stroke("M-4 2Q4 -8 10 2M-8 8L-1 14M-2 5L6 11", "#7a4a2a", 1.4);
  },
} satisfies Record<string, Thing>;

export type ToolName = keyof typeof TOOLS;
