/** A card's picture: backdrop of its set, subject from its own facts, a flourish of its element. */

import { lookup } from "./lookup";
import { isElement, type Element, type Pictured, type SymbolName } from "../face";
import { BADGES, DRAWINGS } from "../symbols";
import { ANIMALS } from "./animal";
import type { Look } from "./look";
import { HATS } from "./attire";
import { cast, isAnimal, isTool, wordsOf, type Subject } from "./casting";
import { Chance } from "./chance";
import { lighter, ownPalette, PALETTES, type Palette } from "./colour";
import { emblem } from "./emblem";
import { CONTAINERS } from "./containers";
import { FURNISHINGS } from "./furnishings";
import { MYTHS } from "./myth";
import { Pen } from "./pen";
import { drawPerson, held } from "./person";
import { backdrop, place } from "./scenery";
import { box, dataUri, leaf, oval, regular, rounded, star } from "./shapes";
import { TOOLS } from "./tools";

/** Small marks of the element in front of the scene; more of them with more stars. */
function flourish(
  element: Element | undefined,
  palette: Palette,
  stars: number,
  chance: Chance,
): string {
  let path = "";
  for (let i = 0; i < 4 + stars * 1.4; i++) {
    const left = chance.happens(0.5);
    const [x, y, s] = [
      left ? chance.between(-26, 24) : chance.between(96, 146),
      chance.between(10, 112),
      chance.between(2, 4.5),
    ];
    switch (element) {
      case "Fire":
        path += leaf([x, y + s * 1.6], [x + chance.between(-2, 2), y - s * 1.6], s * 0.7);
        break;
      case "Water":
        path += oval(x, y, s * 0.8);
        break;
      case "Air":
        path += `M${x - s} ${y}q${s} -${s * 1.4} ${s * 2} 0q${s * 0.6} ${s} -${s * 0.5} ${s}q${s * 0.3} -${s} -${s * 0.6} -${s}q-${s * 0.5} 0 -${s * 0.9} 0Z`;
        break;
      case "Earth":
        path += regular(x, y, s * 0.9, 6, chance.next());
        break;
      case "Light":
        path += star(x, y, s * 1.5, s * 0.4, 4);
        break;
      case "Dark":
        path += `M${x} ${y - s}a${s} ${s} 0 1 0 ${s} ${s}a${s * 0.8} ${s * 0.8} 0 0 1 -${s} -${s}Z`;
        break;
      default:
        path += star(x, y, s, s * 0.5);
    }
  }
  return `<path fill="${palette.pale}" opacity=".75" d="${rounded(path)}"/>`;
}

function draw(pen: Pen, subject: Subject, palette: Palette, stars: number, chance: Chance): void {
  const [coat, second, third] = chance.shuffled(palette.hues) as [string, string, string];
  const bright = lighter(palette.hues[2] ?? third, 0.35);
  switch (subject.is) {
    case "person":
      drawPerson(pen, subject.person);
      break;
    case "creature": {
      const look: Look = { coat, second, bright, fierce: stars >= 6, twist: chance.next() };
      const plan = isAnimal(subject.name) ? ANIMALS[subject.name] : MYTHS[subject.name];
      plan(pen, look);
      if (subject.hat) HATS[subject.hat](pen, second, third);
      if (subject.tool) held(pen, subject.tool, { skin: coat, cloth: second, trim: third });
      break;
    }
    case "thing":
      pen.within(`translate(60 60) scale(${isTool(subject.name) ? 1.6 : 1.36})`, () =>
        (isTool(subject.name) ? TOOLS[subject.name] : FURNISHINGS[subject.name])(
          pen,
          coat,
          second,
          bright,
        ),
      );
      if (subject.with) {
        const other = TOOLS[subject.with];
        pen.within("translate(98 92) rotate(12) scale(.62)", () =>
          other(pen, second, third, bright),
        );
      }
      break;
    case "container":
      pen.within("translate(60 62) scale(1.3)", () =>
        CONTAINERS[subject.name](pen, coat, second, bright),
      );
      break;
  }
}

/** How large a subject is and how it leans: a one-star card is modest, a ten-star card fills the sky. */
function stance(subject: Subject, stars: number, chance: Chance): string {
  const size = subject.is === "person" ? 0.85 + stars * 0.024 : 0.82 + stars * 0.028;
  const lean = subject.is === "person" ? chance.between(-5, 5) : chance.between(-8, 8);
  const flip = chance.happens(0.5) ? -1 : 1;
  const y = subject.is === "person" ? 58 + (1 - size) * 26 : 60;
  return `translate(60 ${Math.round(y * 10) / 10}) rotate(${Math.round(lean)}) scale(${(flip * size).toFixed(2)} ${size.toFixed(2)}) translate(-60 -60)`;
}

/** What a Meta card is about, by a word of its name: a symbol, a number of stars or a rarity. */
const METAS: Record<string, SymbolName | number | string> = {
  fire: "Fire",
  tide: "Water",
  air: "Air",
  soil: "Earth",
  bright: "Light",
  lights: "Dark",
  creature: "Animal",
  tales: "Myth",
  machines: "Construct",
  people: "Citizen",
  arms: "Soldier",
  wizard: "Mage",
  small: 2,
  third: 3,
  four: 4,
  five: 5,
  six: 6,
  big: 7,
  forget: "#9aa3a8",
  commons: "#f2efe8",
  expanding: "#4fb06a",
  premium: "#4a90d9",
  class: "#9a6ad0",
  stores: "#e58a3a",
};

function metaSubject(topic: SymbolName | number | string, palette: Palette): string {
  const pen = new Pen(palette.ink, 2);
  if (typeof topic === "number") {
    for (let i = 0; i < topic; i++) {
      const a = (i / topic) * Math.PI * 2 - Math.PI / 2;
      pen.part(star(60 + 26 * Math.cos(a), 58 + 26 * Math.sin(a), 14, 6.6), "#f7cf4d", 2);
    }
  } else if (topic in DRAWINGS) {
    const d = DRAWINGS[topic as SymbolName];
    const badge = BADGES[topic as SymbolName];
    const disc = isElement(topic) ? oval(60, 58, 40) : box(22, 20, 76, 76, 16);
    pen.part(disc, badge.back, 4);
    return (
      pen.finish(palette.pale, "") +
      `<path transform="translate(60 58) scale(2.3) translate(-12 -12)" fill-rule="evenodd" fill="${badge.glyph}" d="${d}"/>`
    );
  } else {
    for (const turn of [-16, 0, 16]) {
      pen.within(`translate(60 110) rotate(${turn})`, () =>
        pen
          .part(box(-22, -92, 44, 62, 5), topic, 3)
          .part(star(0, -61, 15, 7), lighter(topic, 0.6), 1.6),
      );
    }
  }
  return pen.finish(palette.pale, "");
}

/** Boxes of the core set are named after elements. */
const ELEMENT_WORDS: Record<string, Element> = {
  ember: "Fire",
  tidewater: "Water",
  zephyr: "Air",
  bedrock: "Earth",
  radiant: "Light",
  umbral: "Dark",
};

function paletteOf(face: Pictured, own: readonly string[], home: string, topic: unknown): Palette {
  const named = lookup(ELEMENT_WORDS, own.slice(0, 1)) ?? (isElement(topic) ? topic : undefined);
  const [element = named, other] = face.elements.filter(isElement);
  if (!element) {
    const ofSet = face.kind === "Deck Box" || face.kind === "Accessory";
    // a character keeps its colours on all its cards
    return ownPalette(
      ofSet
        ? place(home).hue
        : new Chance(
            `hue ${face.kind === "Single" || face.kind === "NPC" ? face.id : own[0]}`,
          ).whole(0, 359),
    );
  }
  const palette = PALETTES[element];
  if (!other) return palette;
  const [second, first] = [PALETTES[other], palette.hues];
  return {
    ...palette,
    deep: second.deep,
    hues: [first[0]!, second.hues[0]!, first[2]!, second.hues[1]!],
  };
}

function compose(face: Pictured): string {
  const { own, set } = wordsOf(face.id);
  const home = (face.kind === "Venue" ? own : set).join("-");
  const topic = face.kind === "Meta" ? (lookup(METAS, own) ?? 5) : undefined;
  const palette = paletteOf(face, own, home, topic);
  const chance = new Chance(face.id);
  const stars = face.stars || (face.kind === "Single" ? 8 : 4);
  let subject: string;
  if (topic !== undefined) {
    subject = metaSubject(topic, palette);
  } else {
    const role = cast(face, palette, chance);
    const pen = new Pen(palette.ink);
    draw(pen, role, palette, stars, chance);
    const rim = stars >= 9 ? "#ffe9a8" : lighter(palette.pale, stars >= 6 ? 0.5 : 0.15);
    subject = pen.finish(rim, stance(role, stars, chance));
    if (role.is === "container" || (role.is === "thing" && role.name === "sleeve")) {
      subject += `<g transform="translate(60 70) scale(1.05) translate(-12 -12)">${emblem(home)}</g>`;
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 0 180 120">` +
    backdrop(home, face.id, palette, stars) +
    subject +
    flourish(face.elements.find(isElement), palette, stars, chance) +
    "</svg>"
  );
}

const pictures = new Map<string, string>();

/** The picture as an SVG document: 180 by 120, the subject in the middle 120, so that any crop works. */
export function picture(face: Pictured): string {
  let svg = pictures.get(face.id);
  if (svg === undefined) {
    svg = compose(face);
    pictures.set(face.id, svg);
  }
  return svg;
}

const uris = new Map<string, string>();

/** The same as a data URI: one image element on the page, drawn once by the browser. */
export function pictureUri(face: Pictured): string {
  let uri = uris.get(face.id);
  if (uri === undefined) {
    uri = dataUri(picture(face));
    uris.set(face.id, uri);
  }
  return uri;
}
