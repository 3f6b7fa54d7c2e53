import { darker, lighter } from "./colour";
import { box, gear, oval, points, poly, ribbon } from "./shapes";
import type { Thing } from "./tools";

const DARK = "#262033";
const GLASS = "#bfe9ee";
const GOLD = "#f2c14e";

/** What cards are carried in: a deck box is a box. */
export const CONTAINERS = {
  deckbox: (pen, main, second, bright) => {
    for (const [x, colour] of [
      [-12, bright],
      [-4, second],
      [5, bright],
    ] as const)
      pen.part(box(x, -30, 12, 24, 1.5), colour, 1.2);
    pen
      .part(box(-24, -14, 48, 46, 3), main, 3.6)
      .part("M-24 -14H24V2Q0 12 -24 2Z", lighter(main, 0.16), 2);
  },
  chest: (pen, main, second) => {
    pen
      .part("M-30 -4Q-30 -26 -14 -26H14Q30 -26 30 -4Z", main, 3)
      .part(box(-30, -4, 60, 34, 2), main, 3.4)
      .part(box(-22, -26, 7, 56, 1), second, 1.2)
      .part(box(15, -26, 7, 56, 1), second, 1.2)
      .part(box(-31, -8, 62, 6, 1), second, 1.2);
  },
  crate: (pen, main, second) => {
    pen
      .part(box(-28, -26, 56, 56, 2), main, 3)
      .mark(box(-21, -19, 42, 42, 0), darker(main, 0.25))
      .part(poly("-21 15, -21 23, -13 23, 21 -11, 21 -19, 13 -19"), lighter(main, 0.12), 1.2);
    for (const [x, y] of points("-24 -22, 24 -22, -24 26, 24 26"))
      pen.mark(oval(x, y, 1.6), second);
  },
  briefcase: (pen, main, second) => {
    pen
      .stroke("M-10 -16V-24Q-10 -28 -6 -28H6Q10 -28 10 -24V-16", second, 4)
      .part(box(-32, -17, 64, 46, 6), main, 3.4)
      .mark(box(-32, 0, 64, 3, 0), darker(main));
    for (const x of [-20, 20]) pen.part(box(x - 4, -3, 8, 9, 2), GOLD, 1);
  },
  coffin: (pen, main, second, bright) => {
    pen
      .part(poly("-12 -36, 12 -36, 24 -14, 14 36, -14 36, -24 -14"), main, 3.4)
      .stroke(poly("-9 -31, 9 -31, 19 -13, 11 31, -11 31, -19 -13"), second, 1.6)
      .mark(box(-2, -27, 4, 18, 0), bright)
      .mark(box(-7, -22, 14, 4, 0), bright);
  },
  tinbox: (pen, main, second, bright) => {
    pen
      .part(box(-30, -8, 60, 36, 5), main, 3.4)
      .part(box(-32, -20, 64, 15, 5), lighter(main, 0.2), 2)
      .stroke("M-8 -20Q-8 -30 0 -30Q8 -30 8 -20", second, 3)
      .mark(box(-30, 20, 60, 4, 0), bright);
  },
  locker: (pen, main, second, bright) => {
    pen
      .part(box(-19, -36, 38, 70, 3), main, 3.4)
      .stroke("M-10 -28H10M-10 -23H10M-10 -18H10", second, 2)
      .part(box(9, 4, 5, 12, 2), bright, 0.8);
  },
  satchel: (pen, main, second) => {
    pen
      .stroke("M-24 -6Q-26 -36 0 -36Q26 -36 24 -6", second, 3.6)
      .part("M-30 -10H30V20Q28 32 0 32Q-28 32 -30 20Z", main, 3.4)
      .part("M-30 -12H30V2Q18 16 0 16Q-18 16 -30 2Z", lighter(main, 0.18), 2);
  },
  hamper: (pen, main, second, bright) => {
    pen
      .stroke("M-22 -4Q-20 -38 0 -38Q20 -38 22 -4", second, 4)
      .part(oval(-10, -8, 9), bright, 1.4)
      .part(oval(8, -10, 10), second, 1.4)
      .part("M-32 -4H32L24 32H-24Z", main, 3)
      .stroke("M-29 8H29M-27 19H27M-14 -3L-10 31M0 -3V31M14 -3L10 31", darker(main), 1.4);
  },
  tube: (pen, main, second, bright) => {
    pen
      .part(box(-15, -32, 30, 64, 4), main, 3.4)
      .part(oval(0, -32, 17, 7), lighter(main, 0.2), 1.4)
      .part(oval(0, -32, 11, 4), DARK, 0.8)
      .mark(box(-15, 18, 30, 6, 0), second)
      .mark(box(-15, -20, 30, 3, 0), bright);
  },
  showcase: (pen, main, second, bright) => {
    pen.part(box(-32, 16, 64, 16, 2), main, 2.4).part(box(-28, -34, 56, 50, 3), GLASS, 2.4);
    for (const [x, y, colour] of [
      [-20, -26, second],
      [-5, -26, bright],
      [10, -26, main],
      [-12, -4, bright],
      [3, -4, second],
    ] as const)
      pen.part(box(x, y, 11, 16, 1.4), colour, 0.8);
    pen.glint(poly("-26 14, -26 -2, 4 -32, 14 -32"), 0.35);
  },
  booth: (pen, main, second, bright) => {
    pen
      .part(box(-20, -30, 40, 64, 2), main, 3)
      .part(box(-24, -37, 48, 9, 2), second, 1.4)
      .part(box(-14, -23, 28, 30, 1), GLASS, 1.6)
      .stroke("M0 -23V7M-14 -13H14M-14 -3H14", main, 2)
      .mark(box(-14, 12, 28, 16, 1), darker(main, 0.4))
      .mark(box(8, 16, 2.5, 7, 1), bright);
  },
  drawer: (pen, main, second, bright) => {
    pen.part(box(-30, -34, 60, 68, 3), main, 3);
    for (const y of [-28, -7])
      pen
        .part(box(-25, y, 50, 18, 2), lighter(main, 0.14), 1.6)
        .part(oval(0, y + 9, 3), bright, 0.6);
    pen
      .part(box(-29, 13, 58, 19, 2), lighter(main, 0.25), 2)
      .part(box(-20, 8, 11, 9, 1), second, 0.6)
      .part(box(-4, 6, 11, 11, 1), bright, 0.6)
      .part(oval(0, 23, 3), bright, 0.6);
  },
  bin: (pen, main, second, bright) => {
    for (const [x, turn, colour] of [
      [-12, -14, bright],
      [2, 6, second],
      [13, 16, bright],
    ] as const)
      pen.within(`translate(${x} -14) rotate(${turn})`, () =>
        pen.part(box(-7, -16, 14, 26, 1.5), colour, 1.2),
      );
    pen
      .part(poly("-28 -8, 28 -8, 22 32, -22 32"), main, 3.4)
      .part(box(-31, -12, 62, 8, 3), lighter(main, 0.15), 1.2);
  },
  safe: (pen, main, second, bright) => {
    pen
      .part(box(-18, 26, 9, 8, 1), DARK, 1)
      .part(box(9, 26, 9, 8, 1), DARK, 1)
      .part(box(-29, -30, 58, 58, 5), main, 4)
      .part(box(-22, -23, 44, 44, 3), lighter(main, 0.12), 2)
      .part(gear(-4, -1, 12, 12, 0.1), second, 1.6)
      .mark(oval(-4, -1, 4), bright)
      .part(box(12, -9, 4, 16, 2), bright, 0.8);
  },
  tote: (pen, main, second, bright) => {
    pen
      .stroke("M-12 -8Q-14 -38 0 -38Q14 -38 12 -8", second, 4)
      .part(box(-16, -22, 10, 22, 1), bright, 1)
      .part(box(0, -18, 12, 18, 1), second, 1)
      .part("M-24 -10H24L28 32H-28Z", main, 3.4);
  },
  hatbox: (pen, main, second, bright) => {
    pen
      .part("M-26 -12H26V20Q26 32 0 32Q-26 32 -26 20Z", main, 3.4)
      .part(
        "M-30 -22Q-30 -32 0 -32Q30 -32 30 -22V-12Q30 -4 0 -4Q-30 -4 -30 -12Z",
        lighter(main, 0.2),
        2,
      )
      .part(ribbon("0 -33, -12 -42, -18 -34, 0 -31", 3, 2), second, 1)
      .part(ribbon("0 -33, 12 -42, 18 -34, 0 -31", 3, 2), second, 1)
      .mark(box(-2, -4, 4, 36, 0), bright);
  },
  tub: (pen, main, second, bright) => {
    for (const [x, y, r] of [
      [-18, -16, 8],
      [-6, -22, 9],
      [8, -17, 10],
      [20, -14, 6],
    ] as const)
      pen.part(oval(x, y, r), "#f2fbff", 1.6);
    pen
      .part("M-34 -10H34Q32 24 14 26H-14Q-32 24 -34 -10Z", main, 3.4)
      .part(box(-36, -14, 72, 7, 3), bright, 1.2)
      .part(oval(-18, 29, 5), second, 1)
      .part(oval(18, 29, 5), second, 1);
  },
  cartridge: (pen, main, second, bright) => {
    pen
      .part("M-26 -32H26V24H18V34H-18V24H-26Z", main, 3.4)
      .part(box(-18, -24, 36, 30, 2), bright, 1.6)
      .stroke("M-12 29H12", second, 3);
  },
} satisfies Record<string, Thing>;

export type ContainerName = keyof typeof CONTAINERS;
