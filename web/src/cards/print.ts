/** What is printed on a card, as markup: hundreds of cards are drawn at once, each in one go. */

import { emblemUri } from "./art/emblem";
import { pictureUri } from "./art/picture";
import {
  symbolsOf,
  triggersOf,
  type Face,
  type InPlay,
  type Line,
  type SymbolName,
  type Trigger,
} from "./face";
import { markup, Markup } from "./markup";
import { iconClass, starsClass, symbolClass, triggerClass, type Counted } from "./signs";
import { A_LINE, parted, phrases, pieces, room, signsIn } from "./text";
import "./ability.css";
import "./card.css";

export type CardSize = "small" | "medium" | "full";

export interface Print {
  face: Face;
  now?: InPlay | undefined;
  size: CardSize;
  /** The line of its text that is being carried out. */
  clause: number;
  /** Words of the footer. */
  rarity: string;
  set: string;
  kind: string;
}

/** The address of a drawing, which has no double quotes (dataUri); looking for them in each would take long. */
const address = (uri: string): Markup => new Markup(uri);

export const symbol = (name: SymbolName): Markup => markup`<i class="${symbolClass(name)}"></i>`;

export const chip = (trigger: Trigger, word = ""): Markup =>
  markup`<span class="${triggerClass(trigger)}${word ? "" : " bare"}">${word}</span>`;

/** Running text, its amounts with their signs. */
export const words = (text: string): Markup =>
  markup`${pieces(text).map((piece) =>
    "icon" in piece
      ? markup`<b class="amount ${iconClass(piece.icon)}" role="img" aria-label="${piece.words}">${piece.amount}</b>`
      : markup`${piece.words}`,
  )}`;

/** A name, and where its lines may end. A long word is set narrower: no sign of it goes to the next line. */
const nameOf = (face: Face): Markup =>
  markup`${phrases(face.name).map((phrase, n) => {
    const signs = signsIn(phrase);
    const isLong = signs > A_LINE;
    return markup`${n > 0 && markup`<wbr>`}${
      isLong ? markup`<span class="long-word" style="--signs:${signs}">${phrase}</span>` : phrase
    }`;
  })}`;

function ability(line: Line, lit: boolean, reminders: boolean): Markup {
  const { trigger, body } = parted(line);
  const classes = `ability${lit ? " lit" : ""}${line.keyword ? " keyword" : ""}`;
  return markup`<p class="${classes}">${
    trigger && markup`${chip(line.trigger as Trigger, trigger)} `
  }${words(body)}${
    reminders && line.explained && markup` <span class="reminder">(${line.explained})</span>`
  }</p>`;
}

function counters(now: InPlay | undefined): Markup {
  const there: [Counted, number | undefined][] = [
    ["token", now?.tokens],
    ["marker", now?.markers],
    ["down", now?.attached?.length],
  ];
  const shown = there
    .filter(([, count]) => count)
    .map(([name, count]) => markup`<span class="${iconClass(name)}">${count}</span>`);
  return markup`${shown.length > 0 && markup`<div class="counters">${shown}</div>`}`;
}

/** What fills the text box: words, breaks between abilities, flavour. Heavy ones are set smaller. */
function measure(face: Face, size: CardSize): { weight: number; reminders: boolean } {
  const length = room(...face.lines.map((line) => line.text));
  const explained = room(...face.lines.map((line) => line.explained));
  const reminders = size === "full" && length + explained < 240;
  const weight =
    length +
    30 * (face.lines.length - 1) +
    (size === "full" ? 0.8 * room(face.flavour) : 0) +
    (reminders ? explained : 0);
  return { weight, reminders };
}

export function card({ face, now, size, clause, rarity, set, kind }: Print): Markup {
  const stars = now?.stars ?? face.stars;
  const starred = stars !== 0 || face.stars !== 0; // a power has none; a card may have lost all
  const badge = starred && markup`<b class="${starsClass(stars, face.stars)}">${stars}</b>`;
  const picture = markup`<img class="picture" src="${address(pictureUri(face))}" alt="" draggable="false" decoding="async">`;
  const symbols = symbolsOf(face, now).map(symbol);
  if (size === "small")
    return markup`<div class="card small">${picture}${badge}<span class="symbols">${symbols}</span><span class="chips">${triggersOf(
      face,
    ).map((one) => chip(one))}</span>${counters(now)}</div>`;

  const { weight, reminders } = measure(face, size);
  const long = weight > 260 ? " long longer" : weight > (size === "full" ? 180 : 80) ? " long" : "";
  const home = face.id.split("/")[0] ?? "";
  const lines = face.lines.map((line, i) => ability(line, i === clause, reminders));
  const flavour =
    size === "full" && face.flavour && weight < 330
      ? markup`<p class="flavour">${face.flavour}</p>`
      : "";
  return markup`<div class="card ${size}${long}"><header${starred ? "" : markup` class="unstarred"`}><span class="name">${nameOf(
    face,
  )}</span><img class="emblem" src="${address(emblemUri(home))}" alt="" draggable="false"></header>${picture}${badge}<span class="symbols">${symbols}</span>${counters(
    now,
  )}<div class="text">${lines}${flavour}</div><footer><span>${rarity}</span>${
    size === "full" && markup`<span class="set">${set}</span>`
  }${kind && markup`<span>${kind}</span>`}</footer></div>`;
}
