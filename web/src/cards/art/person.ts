/** People: a bust put together from build, face, hair, hat, garment and what they hold. */

import { GARMENTS, HATS, type GarmentName, type HatName } from "./attire";
import { darker, lighter } from "./colour";
import type { Pen } from "./pen";
import { blob, box, even, leaf, oval, points, poly, ribbon } from "./shapes";
import { TOOLS, type ToolName } from "./tools";

export const SKINS = ["#f6d2b3", "#eab98e", "#d39a6a", "#b0744a", "#7f5236", "#5d3a28"] as const;
export const HAIR_COLOURS = [
  "#2c2230",
  "#5a3825",
  "#93562c",
  "#d9a441",
  "#c4472b",
  "#e9e2d6",
  "#7a7f8c",
  "#d77aa0",
  "#4a6fb5",
  "#4f9a72",
] as const;
export const HAIRS = [
  "short",
  "bob",
  "long",
  "tail",
  "bun",
  "curls",
  "spiky",
  "braids",
  "drills",
  "parted",
  "bowl",
  "mohawk",
  "bald",
  "swept",
] as const;
export const EYES = ["dots", "big", "happy", "stern", "sleepy", "glasses", "wink"] as const;
export const MOUTHS = ["smile", "grin", "smirk", "flat", "oh", "frown"] as const;

export type HairName = (typeof HAIRS)[number];
export type EyesName = (typeof EYES)[number] | "shades" | "patch" | "domino" | "lamps" | "void";
export type MouthName = (typeof MOUTHS)[number] | "fangs" | "teeth";

export interface Person {
  skin: string;
  hair: HairName;
  hairColour: string;
  eyes: EyesName;
  mouth: MouthName;
  garment: GarmentName;
  cloth: string;
  trim: string;
  whiskers?: "moustache" | "beard" | "longbeard" | "goatee";
  hat?: HatName;
  tool?: ToolName;
  ears?: "pointed" | "cat" | "fins";
  horns?: boolean;
  jaw?: "round" | "square" | "long";
}

const DARK = "#2a1c28";

const JAWS: Record<NonNullable<Person["jaw"]>, string> = {
  round: even("60 27, 72 31, 77 45, 73 59, 60 66"),
  square: even("60 27, 74 30, 78 46, 75 61, 66 67, 60 68"),
  long: even("60 25, 71 29, 75 44, 70 60, 60 70"),
};

function backHair(pen: Pen, { hair, hairColour: c }: Person): void {
  switch (hair) {
    case "bob":
      pen.part(even("60 22, 80 28, 84 52, 78 68, 60 66"), c);
      break;
    case "long":
      pen.part(even("60 21, 80 27, 85 58, 88 92, 72 98, 60 92"), c);
      break;
    case "tail":
      pen.part(ribbon("70 26, 88 28, 94 48, 86 70", 7, 2), c);
      break;
    case "bun":
      pen.part(oval(60, 20, 10), c).part(even("60 24, 78 30, 80 50, 60 52"), c);
      break;
    case "curls":
      for (const [x, y] of points("42 36, 50 26, 60 22, 70 26, 78 36, 82 48, 38 48, 81 58, 39 58"))
        pen.part(oval(x, y, 9), c, 2);
      break;
    case "braids":
      pen.mirrored(() => {
        for (const [y, r] of points("58 5.5, 68 5, 77 4.5, 85 3.5"))
          pen.part(oval(80 + (y - 58) * 0.1, y, r), c, 1.2);
      });
      break;
    case "drills":
      pen.mirrored(() => {
        for (const [y, r] of points("50 8, 60 7.4, 69 6.4, 77 5, 84 3.4"))
          pen.part(oval(84 + (y % 2), y, r, 5.4), c, 1.4);
      });
      break;
    case "spiky":
      pen.part(
        poly(
          "42 56, 32 44, 40 42, 30 28, 44 30, 42 14, 54 22, 62 8, 68 22, 82 14, 78 30, 92 28, 82 42, 90 46, 78 58",
        ),
        c,
      );
      break;
    case "mohawk":
      pen.part(poly("52 30, 46 14, 54 16, 54 4, 62 12, 68 2, 69 14, 77 12, 68 30"), c);
      break;
    default:
  }
}

function frontHair(pen: Pen, { hair, hairColour: c }: Person): void {
  switch (hair) {
    case "short":
      pen.part("M42 46Q38 24 60 23Q82 24 78 46Q75 36 68 34Q58 38 48 34Q44 38 42 46Z", c, 2);
      break;
    case "bob":
    case "bowl":
      pen.part("M42 50Q36 22 60 22Q84 22 78 50Q76 42 74 40Q60 44 46 40Q44 42 42 50Z", c, 2);
      break;
    case "long":
    case "tail":
      pen.part("M42 52Q36 22 60 22Q84 22 78 52Q77 38 62 31Q58 38 46 40Q43 44 42 52Z", c, 2);
      break;
    case "bun":
    case "braids":
      pen.part("M42 48Q40 24 60 24Q80 24 78 48Q74 34 60 30Q46 34 42 48Z", c, 2);
      break;
    case "drills":
      pen.part(
        "M41 52Q36 22 60 22Q84 22 79 52Q76 40 70 38L66 42L60 36L54 42L50 38Q44 40 41 52Z",
        c,
        2,
      );
      break;
    case "curls":
      for (const [x, y] of points("48 33, 56 29, 65 29, 73 34")) pen.part(oval(x, y, 6.4), c, 1.6);
      break;
    case "spiky":
      pen.part(poly("42 48, 42 30, 60 22, 78 30, 78 48, 73 36, 68 44, 62 34, 55 44, 50 35"), c, 2);
      break;
    case "parted":
      pen.part("M42 47Q38 23 56 23Q82 22 78 47Q74 38 72 36Q58 36 52 28Q48 36 42 47Z", c, 2);
      break;
    case "swept":
      pen.part(
        "M42 46Q38 30 50 22Q70 12 86 22Q84 32 78 46Q76 36 70 33Q56 34 48 34Q44 38 42 46Z",
        c,
        2,
      );
      break;
    default:
  }
}

function eyes(pen: Pen, { eyes: look, hairColour }: Person): void {
  const both = (draw: (x: number) => void): void => [52.6, 67.4].forEach(draw);
  const dot = (x: number): Pen =>
    pen.mark(oval(x, 49, 1.9, 2.6), DARK).glint(oval(x - 0.6, 48, 0.7), 0.9);
  const brow = (x: number, tilt: number): Pen =>
    pen.stroke(
      `M${x - 4} ${43 + tilt}Q${x} ${41.4} ${x + 4} ${43 - tilt}`,
      darker(hairColour, 0.2),
      1.8,
    );
  switch (look) {
    case "dots":
      both((x) => {
        dot(x);
        brow(x, 0);
      });
      break;
    case "big":
      both((x) => {
        pen
          .mark(oval(x, 49, 4, 4.8), "#fffdf8")
          .mark(oval(x + 0.4, 49.6, 2.8, 3.6), "#3b6f8f")
          .mark(oval(x + 0.4, 50, 1.5, 2.2), DARK)
          .glint(oval(x - 0.8, 47.6, 1.2), 1);
        pen.stroke(`M${x - 4.4} 47Q${x} 42.4 ${x + 4.4} 47`, DARK, 1.8);
      });
      break;
    case "happy":
      both((x) => pen.stroke(`M${x - 3.6} 50.5Q${x} 45 ${x + 3.6} 50.5`, DARK, 2));
      break;
    case "stern":
      both((x) => {
        dot(x);
        brow(x, x < 60 ? -1.8 : 1.8);
      });
      break;
    case "sleepy":
      both((x) =>
        pen
          .mark(`M${x - 3.4} 49h6.8a3.4 3 0 0 1 -6.8 0Z`, DARK)
          .stroke(`M${x - 4} 48.6h8`, DARK, 1.6),
      );
      break;
    case "glasses":
      both((x) => {
        dot(x);
        pen.stroke(oval(x, 49, 5.4), DARK, 1.4).glint(oval(x - 2, 47, 1.2), 0.6);
      });
      pen.stroke("M58 48.5H62", DARK, 1.4);
      break;
    case "wink":
      dot(52.6);
      pen.stroke("M63.8 50Q67.4 46.5 71 50", DARK, 2);
      brow(52.6, 0);
      break;
    case "shades":
      pen
        .part("M44 45H76L74 53Q68 57 63 50Q60 47 57 50Q52 57 46 53Z", "#1d1826", 1)
        .glint(poly("48 47, 52 47, 49 52"), 0.6);
      break;
    case "patch":
      dot(67.4);
      brow(67.4, 1);
      pen.stroke("M43 40L62 50", DARK, 1.4).part(oval(53, 48.6, 5), DARK, 0.6);
      break;
    case "domino":
      pen.part(
        "M43 45Q52 40 60 45Q68 40 77 45Q76 55 67 55Q62 54 60 50Q58 54 53 55Q44 55 43 45Z",
        "#2b2340",
        1,
      );
      both((x) => pen.mark(oval(x, 49.5, 2.6, 2), "#fffdf8").mark(oval(x, 49.5, 1.2), DARK));
      break;
    case "lamps":
      both((x) => pen.mark(oval(x, 49, 4), "#ffe27a", 0.5).mark(oval(x, 49, 2.4), "#fff6c8"));
      break;
    case "void":
      both((x) =>
        pen.mark(
          leaf([x - 5, 50 - (x < 60 ? 3 : -1)], [x + 5, 50 - (x < 60 ? -1 : 3)], 2.4),
          "#fffdf8",
        ),
      );
      break;
  }
}

function mouth(pen: Pen, { mouth: look, whiskers, hairColour: c, skin }: Person): void {
  if (whiskers === "beard" || whiskers === "longbeard") {
    const low = whiskers === "beard" ? 76 : 94;
    pen.part(
      `M43 50Q46 58 54 56Q60 54 66 56Q74 58 77 50Q80 66 70 ${low - 4}Q60 ${low + 6} 50 ${low - 4}Q40 66 43 50Z`,
      c,
      2,
    );
  }
  if (whiskers === "goatee") pen.part(leaf([60, 60], [60, 74], 4), c, 1);
  switch (look) {
    case "smile":
      pen.stroke("M55 58.5Q60 62.5 65 58.5", DARK, 1.8);
      break;
    case "grin":
      pen
        .mark("M53 57H67Q66 65 60 65Q54 65 53 57Z", "#7a2431")
        .mark("M54 57H66L65.5 59.5H54.5Z", "#fffdf8");
      break;
    case "smirk":
      pen.stroke("M55 60Q61 61 66 57", DARK, 1.8);
      break;
    case "flat":
      pen.stroke("M55.5 59.5H64.5", DARK, 1.8);
      break;
    case "oh":
      pen.mark(oval(60, 60, 2.6, 3.2), "#7a2431");
      break;
    case "frown":
      pen.stroke("M55 61Q60 57.5 65 61", DARK, 1.8);
      break;
    case "fangs":
      pen
        .mark("M53 57.5H67Q65 64 60 64Q55 64 53 57.5Z", "#5a1526")
        .mark(poly("54.5 57.5, 57.5 57.5, 56 62"), "#fffdf8")
        .mark(poly("62.5 57.5, 65.5 57.5, 64 62"), "#fffdf8");
      break;
    case "teeth":
      pen
        .part(box(51, 56, 18, 7, 3), "#fffdf8", 0.6)
        .stroke("M55.5 56V63M60 56V63M64.5 56V63", "#b9b2a6", 0.9);
      break;
  }
  pen.stroke("M60 50.5Q62.5 54 59.5 54.6", darker(skin, 0.35), 1.4);
  if (whiskers === "moustache")
    pen.part("M60 56Q66 52 74 58Q66 62 60 58Q54 62 46 58Q54 52 60 56Z", c, 1);
}

function ears(pen: Pen, person: Person): void {
  const { skin, hairColour } = person;
  if (person.ears === "cat") {
    pen.mirrored(() =>
      pen
        .part(poly("64 28, 80 8, 81 36"), hairColour, 1.8)
        .mark(poly("70 27, 78 15, 78 32"), "#f2a9b5"),
    );
  } else if (person.ears === "pointed") {
    pen.mirrored(() => pen.part(leaf([74, 52], [98, 38], 5), skin, 1.4));
  } else if (person.ears === "fins") {
    pen.mirrored(() =>
      pen.part(
        poly("75 44, 94 34, 90 44, 97 50, 88 53, 91 62, 76 56"),
        lighter(person.trim, 0.2),
        1.6,
      ),
    );
  } else {
    pen.mirrored(() => pen.part(oval(77.5, 49, 3.6, 5), skin, 1));
  }
}

/** What somebody holds, at their side, in a fist. */
export function held(
  pen: Pen,
  tool: ToolName,
  person: Pick<Person, "skin" | "cloth" | "trim">,
): void {
  pen.within("translate(96 78) rotate(9) scale(.66)", () =>
    TOOLS[tool](pen, person.cloth, person.trim, "#fff0c2"),
  );
  pen.part(blob("88 94, 92 88, 100 88, 103 94, 101 101, 91 101"), person.skin, 1.4);
  pen.part("M84 108Q86 98 92 99L102 101Q104 112 102 130H82Z", person.cloth, 1.6);
}

export function drawPerson(pen: Pen, person: Person): void {
  const { skin, hat } = person;
  const hidesHair = hat === "visor" || hat === "bucket" || hat === "hood";
  if (!hidesHair) backHair(pen, person);
  pen.part(box(52, 56, 16, 18, 4), darker(skin, 0.12), 2);
  GARMENTS[person.garment](pen, person.cloth, person.trim);
  ears(pen, person);
  pen.part(JAWS[person.jaw ?? "round"], skin);
  pen.mark(oval(49, 56, 3, 2), "#f07a6a", 0.35).mark(oval(71, 56, 3, 2), "#f07a6a", 0.35);
  eyes(pen, person);
  mouth(pen, person);
  if (!hidesHair) frontHair(pen, person);
  if (person.horns) pen.mirrored(() => pen.part("M68 30Q80 26 78 8Q90 22 78 36Z", "#efe3cc", 1.6));
  if (hat) HATS[hat](pen, person.cloth, person.trim);
  if (person.tool) held(pen, person.tool, person);
}
