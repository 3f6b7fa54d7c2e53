/**
 * The signs on cards as a style sheet: a sign is one element with a class. Hundreds of cards lie on a table;
 * each drawing in a place of its own would be laid out and layered by itself.
 */

import { dataUri } from "./art/shapes";
import { isElement, type SymbolName, type Trigger } from "./face";
import { BADGES, DRAWINGS, TRIGGER_SIGNS } from "./symbols";
import "./signs.css";

/** The amounts in the text of a card, in the colour of their number, and what lies on a card. */
const COLOURS = {
  rp: "#9c2410",
  money: "#1d6532",
  star: "#7a5200",
  vp: "#5b2d8f",
  token: "#1d1b17",
  marker: "#1d1b17",
  down: "#1d1b17",
} as const;
export type Counted = keyof typeof COLOURS;

export const symbolClass = (name: SymbolName): string => `sign sign-${name}`;
export const triggerClass = (name: Trigger): string => `trigger trigger-${name}`;
export function starsClass(stars: number, printed = stars): string {
  const change = stars > printed ? " up" : stars < printed ? " down" : "";
  return `stars-now${change}${stars > 9 || stars < 0 ? " wide" : ""}`;
}
export const iconClass = (name: Counted): string => `counted counted-${name}`;

const drawn = (inside: string, box = "0 0 24 24"): string =>
  `url("${dataUri(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`)}")`;

function badge(name: SymbolName): string {
  const { back, glyph } = BADGES[name];
  const edge = `fill="${back}" stroke="#000b" stroke-width="1.4" paint-order="stroke"`;
  const shape = isElement(name)
    ? `<circle cx="12" cy="12" r="11.4" ${edge}/>`
    : `<rect x=".8" y=".8" width="22.4" height="22.4" rx="4.5" ${edge}/>`;
  const inner = `transform="translate(12 12) scale(.78) translate(-12 -12)"`;
  return drawn(
    `${shape}<path ${inner} fill-rule="evenodd" fill="${glyph}" d="${DRAWINGS[name]}"/>`,
    "-.2 -.2 24.4 24.4",
  );
}

function star(fill: string, arrow = ""): string {
  const outline = `fill="${fill}" stroke="#5a3600" stroke-width="1.3" stroke-linejoin="round"`;
  return drawn(`<path ${outline} d="${DRAWINGS.star}"/>${arrow}`);
}
const arrow = (fill: string, d: string): string =>
  `<path fill="${fill}" stroke="#fff" stroke-linejoin="round" d="${d}"/>`;

function* rules(): Generator<string> {
  for (const name of Object.keys(BADGES) as SymbolName[])
    yield `.sign-${name}{background-image:${badge(name)}}`;
  for (const [name, { d, back }] of Object.entries(TRIGGER_SIGNS)) {
    const glyph = drawn(`<path fill="#fff" fill-rule="evenodd" d="${d}"/>`);
    yield `.trigger-${name}{background-color:${back}}`;
    yield `.trigger-${name}::before{background-image:${glyph}}`;
  }
  for (const [name, colour] of Object.entries(COLOURS)) {
    const d = DRAWINGS[name as Counted];
    const glyph = drawn(`<path fill="${colour}" fill-rule="evenodd" d="${d}"/>`);
    yield `.counted-${name}{color:${colour}}`;
    yield `.counted-${name}::after{background-image:${glyph}}`;
  }
  yield `.stars-now{background-image:${star("#ffd54a")}}`;
  yield `.stars-now.up{background-image:${star("#c4f08a", arrow("#0f7a36", "M18.5 1.5l4.5 5.5H14z"))}}`;
  yield `.stars-now.down{background-image:${star("#ffb3a3", arrow("#b3221a", "M18.5 7l4.5-5.5H14z"))}}`;
}

/** Once for a page. */
export function drawSigns(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...rules()].join("\n"));
  document.adoptedStyleSheets.push(sheet);
}
