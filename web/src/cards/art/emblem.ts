/** Set emblems: a badge, a field and a charge, 24 by 24, readable at 14 pixels. */

import { lookup } from "./lookup";
import { Chance } from "./chance";
import { hsl } from "./colour";
import { place } from "./scenery";
import { dataUri, gear, oval, poly, regular, star } from "./shapes";

const BADGES: readonly string[] = [
  oval(12, 12, 11),
  "M12 .8Q17 3.5 22 3.3Q23 16 12 23.2Q1 16 2 3.3Q7 3.5 12 .8Z",
  regular(12, 12, 11.6, 6),
  poly("12 0.6, 23.4 12, 12 23.4, 0.6 12"),
  "M2 1.5H22V16L12 23L2 16Z",
  gear(12, 12, 11.6, 12, 0.12),
  "M5 1H19L23 7V17L19 23H5L1 17V7Z",
  "M1.5 5Q12 -2 22.5 5Q21 12 22.5 19Q12 26 1.5 19Q3 12 1.5 5Z",
];

const FIELDS: readonly string[] = [
  "",
  "M12 -1H25V25H12Z",
  "M-1 12H25V25H-1Z",
  "M-1 25L25 -1V25Z",
  "M-1 25V16L12 6L25 16V25Z",
  "M12 -1H25V12H12ZM-1 12H12V25H-1Z",
  "M8 -1H16V25H8Z",
];

const CHARGES: Record<string, string> = {
  star: star(12, 12.4, 7.6, 3.4),
  moon: "M14.5 4.5A8 8 0 1 0 19.5 15.5A6.8 6.8 0 0 1 14.5 4.5Z",
  sword: "M12 3L14 6V14H17V16.5H13.3V21H10.7V16.5H7V14H10V6Z",
  crown: "M4.5 18V7L8.5 11L12 5L15.5 11L19.5 7V18Z",
  key: "M12 3.5A4.2 4.2 0 0 1 13.4 11.6V13H16V15.5H13.4V17H15.5V19.5H13.4V21H10.6V11.6A4.2 4.2 0 0 1 12 3.5ZM12 6A1.6 1.6 0 1 0 12 9.2A1.6 1.6 0 1 0 12 6Z",
  bolt: "M13.5 3L6 13.5H11L9.5 21L18 10H12.5Z",
  heart: "M12 20Q4 14 4.5 9Q5 5 8.5 5Q11 5 12 8Q13 5 15.5 5Q19 5 19.5 9Q20 14 12 20Z",
  anvil: "M3.5 7H19.5V10.5Q15 11 14.5 14V16H17V19H7V16H9.5V14Q9 11 6.5 10.8Q4 10 3.5 7Z",
  skull:
    "M12 4Q19 4 19 11Q19 14.5 16.5 15.5V19.5H7.5V15.5Q5 14.5 5 11Q5 4 12 4ZM9 9.5A1.8 1.8 0 1 0 9 13.1A1.8 1.8 0 1 0 9 9.5ZM15 9.5A1.8 1.8 0 1 0 15 13.1A1.8 1.8 0 1 0 15 9.5Z",
  anchor:
    "M12 3.5A2.5 2.5 0 0 1 13.2 8.2V9.5H16V11.5H13.2V18Q16 17.5 17 14.5L15.5 14.8L18 11.5L20 15.5L18.8 15.2Q17 20.5 12 20.8Q7 20.5 5.2 15.2L4 15.5L6 11.5L8.5 14.8L7 14.5Q8 17.5 10.8 18V11.5H8V9.5H10.8V8.2A2.5 2.5 0 0 1 12 3.5Z",
  flame: "M12.5 3.5Q18 8.5 18 14A6 6 0 0 1 6 14Q6 11 8 9Q8.5 11.5 10 12Q9.5 7 12.5 3.5Z",
  drop: "M12 3.5Q18 11 18 14.5A6 6 0 0 1 6 14.5Q6 11 12 3.5Z",
  gear: gear(12, 12, 8, 8) + oval(12, 12, 2.8),
  fist: "M6 8.5Q6 6 8 6H16.5Q18.5 6 18.5 8.5V13Q18.5 17 15.5 18V20.5H9V18Q6 16.5 6 13ZM9 8V11.5H10V8ZM12 8V11.5H13V8ZM15 8V11.5H16V8Z",
  note: "M9 5L19 3.5V15.5A2.8 2.8 0 1 1 16.5 12.8V8L11.5 8.8V17.5A2.8 2.8 0 1 1 9 14.8Z",
  hat: "M4 17Q8 15.5 9 14L11 5H16L15 8L17 14.5Q19 15.5 20.5 17Q12 20.5 4 17Z",
  book: "M4 6Q8 4.5 12 7Q16 4.5 20 6V18Q16 16.5 12 19Q8 16.5 4 18ZM11.4 8.5V16.5H12.6V8.5Z",
  rocket:
    "M12 2.5Q16.5 6.5 15.5 14L18.5 18H14.5L12 21.5L9.5 18H5.5L8.5 14Q7.5 6.5 12 2.5ZM12 8A2 2 0 1 0 12 12A2 2 0 1 0 12 8Z",
  paw:
    "M12 11Q17 12 17 16.5Q16.5 19.5 12 18.5Q7.5 19.5 7 16.5Q7 12 12 11Z" +
    oval(6, 10, 1.9, 2.6) +
    oval(10, 6.5, 2, 2.8) +
    oval(14, 6.5, 2, 2.8) +
    oval(18, 10, 1.9, 2.6),
  house: "M12 4L21 12H18.5V20H14V15H10V20H5.5V12H3Z",
  ring: "M12 8.5A6.5 6.5 0 1 1 11.9 8.5ZM12 11A4 4 0 1 0 12.1 11ZM9 5L10.5 3H13.5L15 5L12 8.5Z",
  eye: "M2.5 12Q12 2.5 21.5 12Q12 21.5 2.5 12ZM12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8ZM12 10.2A1.8 1.8 0 1 1 12 13.8A1.8 1.8 0 1 1 12 10.2Z",
  wheel:
    oval(12, 12, 8) + "M12 6.5A5.5 5.5 0 1 0 12.1 6.5Z" + "M11.2 5H12.8V19H11.2ZM5 11.2H19V12.8H5Z",
  coin: oval(12, 12, 8) + "M8.5 16V8H10.3L12 11L13.7 8H15.5V16H13.8V11.5L12 14.5L10.2 11.5V16Z",
  pawn: "M12 4A3.2 3.2 0 0 1 14 9.7Q14.2 13.5 16.5 16V20H7.5V16Q9.8 13.5 10 9.7A3.2 3.2 0 0 1 12 4Z",
  mask: "M4 6.5Q12 4 20 6.5Q20.5 14.5 16 18.5Q12 21 8 18.5Q3.5 14.5 4 6.5ZM6.5 10Q9 8 11 11Q8.5 12.5 6.5 10ZM17.5 10Q15 8 13 11Q15.5 12.5 17.5 10Z",
  leaf: "M5 19Q3 7 19.5 4.5Q20 19 9 18.5L14.5 11L7 18Z",
  mountain: "M2.5 19L9 6.5L12.5 12.5L15 9L21.5 19Z",
  duck: "M10 6A3.8 3.8 0 0 1 16.5 7.5L20.5 8.5L17 10.5Q16.8 11.5 16 12.5Q19 13 20.5 11.5Q20 19 12.5 19Q5 19 4.5 13.5Q8 14 11 12.5Q9 9.5 10 6Z",
  mushroom: "M12 4Q20.5 5 20.5 12.5H15L15.8 20H8.2L9 12.5H3.5Q3.5 5 12 4Z",
  pixel:
    "M8 5H10V7H14V5H16V7H18V10H20V16H18V13H17V17H15V15H9V17H7V13H6V16H4V10H6V7H8ZM8.5 9.5V11.5H10.5V9.5ZM13.5 9.5V11.5H15.5V9.5Z",
  atom:
    oval(12, 12, 2.4) +
    "M3 12A9 3.6 0 1 1 21 12A9 3.6 0 1 1 3 12ZM4.6 12A7.4 2.2 0 1 0 19.4 12A7.4 2.2 0 1 0 4.6 12ZM12 3A3.6 9 0 1 1 12 21A3.6 9 0 1 1 12 3ZM12 4.6A2.2 7.4 0 1 0 12 19.4A2.2 7.4 0 1 0 12 4.6Z",
};

/** Words of a set's name that give it its charge. */
const BY_WORD: Record<string, string> = {
  bluelake: "drop",
  brownwall: "house",
  chateau: "moon",
  greendew: "leaf",
  redhill: "flame",
  saints: "star",
  blades: "sword",
  nights: "moon",
  anvilicious: "anvil",
  flags: "skull",
  bored: "pawn",
  street: "house",
  fast: "wheel",
  faster: "bolt",
  fists: "fist",
  schooled: "book",
  gno: "mushroom",
  lightning: "bolt",
  obari: "gear",
  quantum: "atom",
  ducky: "duck",
  samurai: "sword",
  saved: "star",
  shills: "coin",
  shoulders: "fist",
  sunset: "star",
  plumber: "mushroom",
  zeroes: "mask",
  pixel: "pixel",
  uuurgh: "paw",
  xeno: "rocket",
  "2400": "atom",
  crypt: "skull",
  magica: "hat",
  clockwork: "gear",
  come: "crown",
  deus: "paw",
  rings: "ring",
  tanananah: "note",
  mouse: "paw",
  pandoras: "mask",
  route: "heart",
  shonen: "bolt",
  power: "star",
  underlords: "eye",
  wsf: "fist",
  "006": "eye",
  cardcept: "eye",
  fantasy: "sword",
  galactic: "rocket",
  hell: "flame",
  masters: "pawn",
  mechanical: "gear",
  girls: "heart",
  literature: "book",
  penny: "coin",
  symphony: "note",
  cook: "flame",
  toy: "duck",
  kaiju: "mountain",
  vex: "skull",
  bsi: "eye",
  burgle: "key",
  elemental: "flame",
  fusion: "atom",
  legend: "crown",
  vaults: "key",
  princess: "crown",
  dragon: "flame",
  chicks: "duck",
  indines: "ring",
  trouble: "mask",
  past: "wheel",
  shopping: "coin",
  candidates: "hat",
  accessories: "gear",
  characters: "crown",
  players: "crown",
  eldritch: "eye",
  druid: "leaf",
  lluminati: "eye",
  space: "rocket",
};

const cache = new Map<string, string>();

/** The emblem as the inside of a 24 by 24 SVG. */
export function emblem(set: string): string {
  const before = cache.get(set);
  if (before !== undefined) return before;
  const chance = new Chance(`emblem ${set}`);
  const { hue } = place(set);
  const badge = chance.pick(BADGES);
  const field = chance.pick(FIELDS);
  const charge = CHARGES[
    lookup(BY_WORD, set.split("-")) ?? chance.pick(Object.keys(CHARGES))
  ] as string;
  const id = `e-${set}`;
  const drawn =
    `<clipPath id="${id}"><path d="${badge}"/></clipPath>` +
    `<path d="${badge}" fill="${hsl(hue, 0.55, 0.36)}"/>` +
    (field
      ? `<path clip-path="url(#${id})" d="${field}" fill="${hsl((hue + 30) % 360, 0.5, 0.27)}"/>`
      : "") +
    `<path d="${badge}" fill="none" stroke="${hsl(hue, 0.5, 0.18)}" stroke-width="1.2"/>` +
    `<path d="${charge}" fill="${hsl((hue + 45) % 360, 0.9, 0.93)}" fill-rule="evenodd"/>`;
  cache.set(set, drawn);
  return drawn;
}

const uris = new Map<string, string>();

export function emblemUri(set: string): string {
  let uri = uris.get(set);
  if (uri === undefined) {
    uri = dataUri(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${emblem(set)}</svg>`,
    );
    uris.set(set, uri);
  }
  return uri;
}
