/** Who or what is in the picture: decided by kind and type, detailed by the words of the name. */

import { lookup } from "./lookup";
import { ANIMALS, type AnimalName } from "./animal";
import type { GarmentName, HatName } from "./attire";
import type { Chance } from "./chance";
import { lighter, type Palette } from "./colour";
import type { ContainerName } from "./containers";
import { FURNISHINGS, type FurnishingName } from "./furnishings";
import type { MythName } from "./myth";
import { EYES, HAIRS, HAIR_COLOURS, MOUTHS, SKINS, type Person } from "./person";
import { TOOLS, type ToolName } from "./tools";
import type { Pictured } from "../face";
import {
  ANIMAL_WORDS,
  CONTAINER_WORDS,
  CREATURES,
  GARMENT_WORDS,
  HAT_WORDS,
  MYTH_WORDS,
  PEOPLE,
  THING_WORDS,
  TOOL_WORDS,
} from "./words";

export type Creature = AnimalName | MythName;

export type Subject =
  | { is: "person"; person: Person }
  | { is: "creature"; name: Creature; hat?: HatName; tool?: ToolName }
  | { is: "thing"; name: FurnishingName | ToolName; with?: ToolName }
  | { is: "container"; name: ContainerName };

/** The words of a design's id: first the card's own, then its set's. */
export function wordsOf(id: string): { own: string[]; set: string[] } {
  const [set = "", ...card] = id.split("/");
  return { own: card.join("-").split("-"), set: set.split("-") };
}

const first = <Name>(
  words: readonly string[],
  names: ReadonlyMap<string, Name>,
): Name | undefined => names.get(words.find((word) => names.has(word)) ?? "");

const WILD: Record<string, readonly AnimalName[]> = {
  Fire: ["lizard", "boar", "fox", "rooster", "lion"],
  Water: ["fish", "otter", "toad", "turtle", "duck"],
  Air: ["pigeon", "owl", "moth", "parrot", "squirrel"],
  Earth: ["badger", "bear", "mole", "goat", "beetle"],
  Light: ["lion", "sheep", "horse", "dog", "hare"],
  Dark: ["bat", "cat", "crow", "wolf", "mouse"],
};

const FABLED: Record<string, readonly MythName[]> = {
  Fire: ["phoenix", "demon", "djinn", "dragon"],
  Water: ["deep", "djinn", "swirl", "giant"],
  Air: ["griffin", "swirl", "ghost", "djinn"],
  Earth: ["giant", "mushroom", "golem", "jungle"],
  Light: ["celestial", "unicorn", "phoenix", "swirl"],
  Dark: ["imp", "ghost", "demon", "deep"],
};

const WARDROBE: Record<
  string,
  { garments: readonly GarmentName[]; hats: readonly HatName[]; tools: readonly ToolName[] }
> = {
  Citizen: {
    garments: ["shirt", "apron", "vest", "hoodie", "coat", "dress", "suit"],
    hats: ["cap", "bowler", "beret", "flower", "bandana", "bow", "headphones"],
    tools: ["mug", "bag", "letter", "coin", "umbrella", "broom", "key", "snacks"],
  },
  Soldier: {
    garments: ["armour", "uniform", "cape", "armour"],
    hats: ["helmet", "plume", "headband", "bandana", "horned", "goggles"],
    tools: ["sword", "spear", "axe", "flag", "shield", "cutlass", "mallet"],
  },
  Mage: {
    garments: ["robe", "robe", "cape", "coat"],
    hats: ["wizard", "hood", "mortarboard", "turban", "wizard"],
    tools: ["staff", "wand", "openbook", "crystal", "potion", "scroll", "candle"],
  },
};

function person(
  words: { own: string[]; set: string[] },
  face: Pictured,
  palette: Palette,
  chance: Chance,
): Person {
  const all = [...words.own, ...words.set];
  const wardrobe = WARDROBE[face.types[0] ?? ""] ?? WARDROBE.Citizen!;
  const [cloth, trim] = chance.shuffled(palette.hues) as [string, string];
  const drawn: Person = {
    skin: chance.pick(SKINS),
    hair: chance.pick(HAIRS),
    hairColour: chance.pick(HAIR_COLOURS),
    eyes: face.stars >= 7 ? chance.pick(["stern", "big", "dots"]) : chance.pick(EYES),
    mouth: face.stars >= 7 ? chance.pick(["smirk", "grin", "flat"]) : chance.pick(MOUTHS),
    garment: first(all, GARMENT_WORDS) ?? chance.pick(wardrobe.garments),
    cloth,
    trim: trim === cloth ? lighter(cloth) : trim,
    jaw: chance.pick(["round", "square", "long"]),
  };
  const bearded =
    chance.happens(0.3) &&
    drawn.hair !== "drills" &&
    drawn.hair !== "braids" &&
    drawn.garment !== "dress";
  if (bearded) drawn.whiskers = chance.pick(["moustache", "beard", "goatee", "longbeard"]);
  const hat =
    first(all, HAT_WORDS) ??
    (chance.happens(face.types[0] === "Citizen" ? 0.4 : 0.85)
      ? chance.pick(wardrobe.hats)
      : undefined);
  if (hat) drawn.hat = hat;
  const tool =
    first(words.own, TOOL_WORDS) ??
    (chance.happens(0.75) ? chance.pick(wardrobe.tools) : undefined);
  if (tool) drawn.tool = tool;
  for (const word of [...words.own].reverse()) Object.assign(drawn, lookup(PEOPLE, [word]));
  if (drawn.whiskers && (drawn.hat === "bow" || drawn.hat === "flower")) delete drawn.hat;
  if (face.types[0] === "Pro") drawn.tool = "trophy";
  if (face.types.includes("Myth") && !drawn.ears) drawn.ears = "pointed";
  if (face.types.includes("Animal") && !drawn.ears) drawn.ears = "cat";
  return drawn;
}

function creature(
  name: Creature,
  words: { own: string[]; set: string[] },
  face: Pictured,
): Subject {
  const tool = first(words.own.slice(1), TOOL_WORDS);
  const second = face.types.find((type) => type === "Soldier" || type === "Mage");
  const hat =
    first(words.own, HAT_WORDS) ??
    (second === "Soldier" ? "helmet" : second ? "wizard" : undefined);
  return { is: "creature", name, ...(hat && { hat }), ...(tool && { tool }) };
}

const CASTS_OF_PEOPLE = new Set(["Character", "Co-op", "Pro Player", "NPC", "Friendship", "Team"]);

export function cast(face: Pictured, palette: Palette, chance: Chance): Subject {
  const words = wordsOf(face.id);
  const { own, set } = words;
  const animal = first(own, ANIMAL_WORDS);
  const myth = first(own, MYTH_WORDS);
  const thing = first(own, THING_WORDS);
  const tool = first(own, TOOL_WORDS);
  const container = first([...own].reverse(), CONTAINER_WORDS);
  const things = (name: FurnishingName | ToolName): Subject => {
    const other = own.map((word) => TOOL_WORDS.get(word)).find((one) => one && one !== name);
    return { is: "thing", name, ...(other && { with: other }) };
  };
  const somebody = (): Subject => ({ is: "person", person: person(words, face, palette, chance) });

  if (CASTS_OF_PEOPLE.has(face.kind) || face.types[0] === "Pro") {
    const known = lookup(CREATURES, own);
    if (known)
      return known in FURNISHINGS
        ? { is: "thing", name: known as FurnishingName }
        : creature(known as Creature, words, face);
    return face.kind !== "NPC" && animal === "shark"
      ? { is: "creature", name: "shark", hat: "bowler", tool: "cards" }
      : somebody();
  }
  switch (face.kind) {
    case "Deck Box":
      return { is: "container", name: container ?? "deckbox" };
    case "Accessory":
      return {
        is: "thing",
        name:
          thing ??
          first([...own].reverse(), TOOL_WORDS) ??
          chance.pick(["dice", "cards", "binder", "playmat"] as const),
      };
    case "Venue":
      return {
        is: "thing",
        name: thing ?? chance.pick(["house", "hall", "ship", "shelf"] as const),
      };
    case "Keyword":
      return {
        is: "thing",
        name: tool ?? thing ?? chance.pick(["star", "bolt", "trophy"] as const),
      };
  }
  switch (face.types[0]) {
    case "Animal":
      if (own.includes("girl") || own.includes("idol")) return somebody();
      return creature(
        animal ??
          first(set, ANIMAL_WORDS) ??
          chance.pick(WILD[face.elements[0] ?? "Earth"] ?? ["bear"]),
        words,
        face,
      );
    case "Myth":
      if (!myth && !animal && lookup(PEOPLE, own)) return somebody();
      return creature(
        myth ?? animal ?? chance.pick(FABLED[face.elements[0] ?? "Dark"] ?? ["ghost"]),
        words,
        face,
      );
    case "Construct":
      if (thing) return things(thing);
      if (container) return { is: "container", name: container };
      if (myth === "robot" || myth === "golem") return creature(myth, words, face);
      if (lookup(PEOPLE, own)) return creature("robot", words, face);
      if (tool) return things(tool);
      return creature(chance.pick(["robot", "robot", "golem"] as const), words, face);
    case "Soldier":
      if (animal ?? (set.includes("mouse") ? "mouse" : undefined))
        return {
          ...creature(animal ?? "mouse", words, face),
          hat: "helmet",
          tool: tool ?? "spear",
        } as Subject;
      if (myth === "imp" || myth === "robot") return creature(myth, words, face);
      return somebody();
    case undefined: // bosses: whatever their names say
      if (container && !animal) return { is: "container", name: container };
      if (thing) return things(thing);
      if (animal ?? myth) return creature((animal ?? myth) as Creature, words, face);
      if (tool && chance.happens(0.55)) return { is: "thing", name: tool };
      return somebody();
    default:
      return somebody();
  }
}

export const isTool = (name: FurnishingName | ToolName): name is ToolName => name in TOOLS;
export const isAnimal = (name: Creature): name is AnimalName => name in ANIMALS;
