/** Where a set plays: its pattern in the sky and its horizon, the same on all its cards. */

import { lookup } from "./lookup";
import { Chance } from "./chance";
import { hsl, mix, type Palette } from "./colour";
import {
  box,
  gear,
  leaf,
  oval,
  points,
  poly,
  regular,
  star,
  turned,
  type Point,
  rounded,
} from "./shapes";

type Pattern = (chance: Chance) => string;
type Horizon = (chance: Chance, ground: number) => string;

/** Lays a motif out over the whole picture, every other row shifted. */
function tiled(step: number, draw: (x: number, y: number) => string): string {
  let path = "";
  for (let row = 0; row * step < 125; row++) {
    for (let x = row % 2 ? step / 2 : 0; x < 122; x += step) path += draw(x, row * step);
  }
  return path;
}

const PATTERNS: readonly Pattern[] = [
  (c) => {
    const r = c.between(1.2, 3.2);
    return tiled(c.between(11, 16), (x, y) => oval(x, y, r));
  },
  (c) => {
    const step = c.between(12, 20);
    const lean = c.pick([-60, -25, 25, 60]);
    let path = "";
    for (let x = -80; x < 200; x += step) {
      path += poly([
        [x, 0],
        [x + step / 2, 0],
        [x + step / 2 + lean, 120],
        [x + lean, 120],
      ]);
    }
    return path;
  },
  (c) => {
    const step = c.between(12, 17);
    return tiled(step, (x, y) =>
      poly([
        [x, y - step / 2],
        [x + step / 3, y],
        [x, y + step / 2],
        [x - step / 3, y],
      ]),
    );
  },
  (c) => {
    const step = c.between(9, 13);
    let path = "";
    for (let row = 0; row * step < 120; row++) {
      const y = row * step;
      path += `M-4 ${y}q8 -${step * 0.7} 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0v${step * 0.35}q-8 -${step * 0.7} -16 0t-16 0t-16 0t-16 0t-16 0t-16 0t-16 0t-16 0Z`;
    }
    return path;
  },
  (c) => {
    const [w, h] = [c.between(15, 22), c.between(8, 11)];
    let path = "";
    for (let row = 0; row * h < 120; row++) {
      for (let x = row % 2 ? -w / 2 : 0; x < 122; x += w) {
        if (!c.happens(0.25)) path += box(x, row * h, w - 1.6, h - 1.6, 1);
      }
    }
    return path;
  },
  (c) => {
    const tips = c.pick([4, 5, 6]);
    return tiled(c.between(15, 20), (x, y) => star(x, y, 4.5, tips === 4 ? 1.4 : 2, tips));
  },
  (c) => {
    const r = c.between(7, 10);
    return tiled(r * 1.8, (x, y) => regular(x, y, r * 0.82, 6));
  },
  (c) => {
    const step = c.between(14, 20);
    return tiled(
      step,
      (x, y) =>
        `M${x} ${y}l${step / 2} ${step / 2.5}v${step / 4}l-${step / 2} -${step / 2.5}l-${step / 2} ${step / 2.5}v-${step / 4}Z`,
    );
  },
  (c) => {
    let path = "";
    for (let i = 0; i < 34; i++) {
      const [x, y, s] = [c.between(0, 120), c.between(0, 110), c.between(2, 5)];
      path += c.pick([
        oval(x, y, s / 2),
        box(x, y, s, s, 0),
        regular(x, y, s * 0.7, 3, c.next() * 6),
        box(x, y, s * 2, s / 2.5, 1),
      ]);
    }
    return path;
  },
  (c) => {
    const step = c.between(16, 22);
    return tiled(step, (x, y) => {
      const r = step * 0.46;
      return `M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0h-2a${r - 2} ${r - 2} 0 0 1 ${4 - 2 * r} 0Z`;
    });
  },
  (c) => {
    const s = c.between(8, 11);
    let path = "";
    for (let y = 0; y < 12; y++)
      for (let x = (y % 2) * s; x < 122; x += s * 2) path += box(x, y * s, s, s, 0);
    return path;
  },
  (c) => {
    const s = c.between(2, 3);
    return tiled(
      c.between(14, 18),
      (x, y) => box(x - s * 2, y - s / 2, s * 4, s, 0) + box(x - s / 2, y - s * 2, s, s * 4, 0),
    );
  },
  (c) => {
    const [x, y] = [c.between(20, 100), c.between(-10, 20)];
    let path = "";
    for (let r = 14; r < 130; r += 13) {
      path += `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0ZM${x - r + 5} ${y}a${r - 5} ${r - 5} 0 1 1 ${2 * r - 10} 0a${r - 5} ${r - 5} 0 1 1 ${10 - 2 * r} 0Z`;
    }
    return path;
  },
  (c) =>
    tiled(
      c.between(17, 22),
      (x, y) => leaf([x - 5, y + 4], [x + 5, y - 4], 2) + leaf([x - 1, y + 6], [x + 6, y + 3], 1.2),
    ),
];

/** A row of things standing on the ground from edge to edge. */
function row(
  chance: Chance,
  low: number,
  high: number,
  draw: (x: number, w: number) => string,
): string {
  let path = "";
  for (let x = -6; x < 122;) {
    const w = chance.between(low, high);
    path += draw(x, w);
    x += w;
  }
  return path;
}

const HORIZONS = {
  hills: (c, y) =>
    `M-4 ${y + c.between(0, 12)}Q${c.between(15, 40)} ${y - 22} 60 ${y}T124 ${y - c.between(0, 12)}V124H-4Z`,
  mountains: (c, y) =>
    row(c, 26, 44, (x, w) =>
      poly([
        [x - 8, 124],
        [x + w / 2, y - c.between(8, 34)],
        [x + w + 8, 124],
      ]),
    ),
  skyline: (c, y) =>
    row(c, 9, 17, (x, w) => {
      const top = y - c.between(0, 38);
      return (
        box(x, top, w - 1, 124 - top, 0.5) +
        (c.happens(0.3) ? box(x + w / 2 - 1, top - 9, 1.6, 10, 0) : "")
      );
    }),
  waves: (c, y) => {
    const s = c.between(5, 9);
    return `M-8 ${y}q8 -${s} 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0V124H-8Z`;
  },
  forest: (c, y) =>
    row(c, 14, 22, (x, w) => {
      const top = y - c.between(8, 34);
      return (
        poly([
          [x - 3, y + 8],
          [x + w / 2, top],
          [x + w + 3, y + 8],
        ]) +
        poly([
          [x - 6, y + 24],
          [x + w / 2, top + 14],
          [x + w + 6, y + 24],
        ])
      );
    }) + box(-2, y + 16, 124, 110, 0),
  arches: (c, y) => {
    const w = c.between(20, 30);
    let holes = "";
    for (let x = -w / 2; x < 122; x += w)
      holes += `M${x + 3} 124V${y}a${w / 2 - 3} ${w / 2 - 3} 0 0 1 ${w - 6} 0V124Z`;
    return `M-4 ${y - w / 2 - 6}H124V124H-4Z${holes}`;
  },
  tents: (c, y) =>
    row(c, 26, 36, (x, w) =>
      poly([
        [x, 124],
        [x + 2, y + 2],
        [x + w / 2, y - c.between(16, 28)],
        [x + w - 2, y + 2],
        [x + w, 124],
      ]),
    ),
  shelves: (c, y) => {
    let path = box(-2, y + 18, 124, 3, 0) + box(-2, y - 12, 124, 3, 0);
    for (const base of [y - 12, y + 18])
      path += row(c, 4, 9, (x, w) => {
        const h = c.between(12, 24);
        return box(x, base - h, w - 1, h, 0.6);
      });
    return path + box(-2, y + 24, 124, 100, 0);
  },
  curtains: (c) => {
    const w = c.between(16, 26);
    let path = "";
    for (const [edge, side] of points("0 1, 120 -1")) {
      path += `M${edge} 0H${edge + side * w * 1.9}Q${edge + side * w * 1.5} 70 ${edge + side * w * 0.7} 92L${edge + side * w * 0.9} 124H${edge}Z`;
    }
    return (
      path +
      "M-2 -2H122V10Q110 20 100 10Q90 20 80 10Q70 20 60 10Q50 20 40 10Q30 20 20 10Q10 20 -2 10ZM-2 104H122V124H-2Z"
    );
  },
  castle: (c, y) =>
    row(c, 18, 30, (x, w) => {
      const top = y - c.between(-4, 30);
      const t = w / 5;
      let teeth = "";
      for (let i = 0; i < 3; i++) teeth += box(x + i * 2 * t, top - 5, t, 7, 0);
      return (
        box(x, top, w, 124 - top, 0) +
        (c.happens(0.35)
          ? poly([
              [x - 2, top],
              [x + w / 2, top - 20],
              [x + w + 2, top],
            ])
          : teeth)
      );
    }),
  cacti: (c, y) =>
    row(c, 26, 44, (x, w) => {
      const h = c.between(16, 32);
      const m = x + w / 2;
      return (
        box(m - 3, y - h, 6, h + 8, 3) +
        `M${m - 10} ${y - h * 0.7}q0 ${h * 0.4} 8 ${h * 0.4}v-5q-4 0 -4 -${h * 0.3}a2 2 0 0 0 -4 0ZM${m + 10} ${y - h * 0.5}q0 ${h * 0.3} -8 ${h * 0.3}v-5q4 0 4 -${h * 0.2}a2 2 0 0 1 4 0Z`
      );
    }) + box(-2, y, 124, 124, 0),
  graves: (c, y) =>
    row(c, 18, 28, (x, w) => {
      const h = c.between(16, 28);
      return c.happens(0.35)
        ? box(x + w / 2 - 2, y - h, 4, h + 6, 0) + box(x + w / 2 - 7, y - h + 5, 14, 4, 0)
        : `M${x + 4} ${y + 4}v-${h - 6}a${w / 2 - 4} ${w / 2 - 4} 0 0 1 ${w - 8} 0v${h}Z`;
    }) + `M-4 ${y + 4}q32 -10 64 0t64 0V124H-4Z`,
  planets: (c, y) => {
    let path = "";
    for (let i = 0; i < 4; i++) path += oval(c.between(0, 120), c.between(4, 60), c.between(2, 8));
    return (
      path +
      `M-20 ${y + 26}a90 60 0 0 1 160 0V124H-20Z` +
      `M8 26a22 6 -18 1 0 40 -10a18 5 -18 1 1 -40 10Z`
    );
  },
  blocks: (c, y) =>
    row(c, 10, 10, (x) => {
      const top = y - c.whole(-1, 4) * 10;
      return box(x, top, 9.2, 124 - top, 0);
    }),
  road: (_, y) =>
    `M-4 ${y}H52L-4 124ZM124 ${y}H68L124 124ZM58 ${y}h4l1.5 12h-7ZM56 ${y + 16}h8l2 16h-12ZM53 ${y + 36}h14l2 16h-18Z`,
  gears: (c, y) =>
    [
      [8, y + 12],
      [46, y + 26],
      [84, y + 16],
      [118, y + 8],
    ]
      .map(
        ([x, gy]) =>
          gear(x as number, gy as number, c.between(18, 30), c.whole(8, 12)) +
          oval(x as number, gy as number, 6),
      )
      .join("") + box(-2, y + 34, 124, 100, 0),
  mushrooms: (c, y) =>
    row(c, 18, 34, (x, w) => {
      const h = c.between(10, 34);
      return (
        box(x + w / 2 - 3, y - h + 4, 6, h + 8, 2) +
        `M${x} ${y - h + 6}a${w / 2} ${w / 2.4} 0 0 1 ${w} 0Z`
      );
    }) + `M-4 ${y + 4}q32 -8 64 0t64 0V124H-4Z`,
  domes: (c, y) =>
    row(c, 20, 34, (x, w) => {
      const h = c.between(4, 26);
      return (
        box(x + 2, y - h, w - 4, 124, 0) +
        `M${x + 1} ${y - h}q-4 -${w * 0.5} ${w / 2 - 1} -${w * 0.8}q${w / 2 + 3} ${w * 0.3} ${w / 2 - 1} ${w * 0.8}Z` +
        box(x + w / 2 - 0.7, y - h - w * 0.95, 1.4, 8, 0)
      );
    }),
  bubbles: (c, y) => {
    let path = "";
    for (let i = 0; i < 26; i++)
      path += oval(c.between(-4, 124), y + c.between(-6, 20), c.between(4, 13));
    return path + box(-2, y + 12, 124, 120, 0);
  },
  rings: (c, y) => {
    let path = "";
    for (let i = 0; i < 5; i++) {
      const r = 22 + i * 13;
      path += `M${60 - r} ${y}a${r} ${r * 0.34} 0 1 0 ${2 * r} 0a${r} ${r * 0.34} 0 1 0 ${-2 * r} 0ZM${63 - r} ${y}a${r - 3} ${r * 0.34 - 2} 0 1 1 ${2 * r - 6} 0a${r - 3} ${r * 0.34 - 2} 0 1 1 ${6 - 2 * r} 0Z`;
    }
    return path + `M-4 ${y + 34 + c.between(0, 4)}h128v90h-128Z`;
  },
  ropes: (_, y) =>
    box(-2, y - 26, 124, 3, 0) +
    box(-2, y - 12, 124, 3, 0) +
    box(-2, y + 2, 124, 3, 0) +
    box(8, y - 34, 7, 60, 2) +
    box(105, y - 34, 7, 60, 2) +
    box(-2, y + 18, 124, 100, 0),
  gates: (_, y) =>
    box(14, y - 42, 92, 6, 1) +
    box(20, y - 30, 80, 4, 0) +
    box(26, y - 40, 6, 170, 0) +
    box(88, y - 40, 6, 170, 0) +
    `M6 ${y - 48}q54 10 108 0l-4 8H10Z` +
    box(-2, y + 20, 124, 100, 0),
  flames: (c, y) =>
    row(c, 10, 18, (x, w) =>
      leaf([x + w / 2, y + 30], [x + w / 2 + c.between(-5, 5), y - c.between(6, 38)], w * 0.6),
    ) + box(-2, y + 16, 124, 110, 0),
  grass: (c, y) =>
    row(c, 4, 8, (x, w) =>
      leaf([x + w / 2, y + 24], [x + c.between(-6, 14), y - c.between(4, 40)], 2.4),
    ) + box(-2, y + 14, 124, 110, 0),
  hearts: (c, y) =>
    row(c, 20, 32, (x, w) => {
      const t = y - c.between(0, 14);
      return `M${x + w / 2} ${t + w * 0.7}L${x} ${t + w * 0.15}a${w / 4} ${w / 4} 0 0 1 ${w / 2} -${w * 0.1}a${w / 4} ${w / 4} 0 0 1 ${w / 2} ${w * 0.1}Z`;
    }) + box(-2, y + 12, 124, 110, 0),
  pipes: (c, y) =>
    row(c, 22, 40, (x, w) => {
      const top = y - c.between(-4, 28);
      return box(x + 4, top, w - 12, 124, 0) + box(x + 1, top - 7, w - 6, 9, 1.5);
    }) + box(-2, y + 18, 124, 110, 0),
  chess: (_, y) => {
    let path = "";
    for (let r = 0; r < 6; r++) {
      const [top, next] = [y + r * r * 1.6 + r * 3, y + (r + 1) * (r + 1) * 1.6 + (r + 1) * 3];
      for (let i = -8; i < 8; i++) {
        if ((i + r) % 2) continue;
        const at = (k: number, yy: number): Point => [60 + k * (8 + (yy - y) * 0.34), yy];
        path += poly([at(i, top), at(i + 1, top), at(i + 1, next), at(i, next)]);
      }
    }
    return path;
  },
  speed: (c) => {
    let path = "";
    for (let i = 0; i < 26; i++) {
      const a = (i / 26) * Math.PI * 2 + c.between(0, 0.1);
      path += poly([
        turned(60, 56, c.between(50, 62), a),
        turned(60, 56, 110, a - 0.07),
        turned(60, 56, 110, a + 0.07),
      ]);
    }
    return path;
  },
} satisfies Record<string, Horizon>;

type HorizonName = keyof typeof HORIZONS;

/** Words of a set's name that say where it plays. */
const PLACES: Record<string, HorizonName> = {
  bluelake: "waves",
  brownwall: "castle",
  chateau: "castle",
  greendew: "tents",
  redhill: "hills",
  saints: "arches",
  nights: "domes",
  anvilicious: "cacti",
  flags: "waves",
  bored: "chess",
  street: "skyline",
  fast: "road",
  faster: "road",
  fists: "gates",
  schooled: "shelves",
  gno: "mushrooms",
  lightning: "planets",
  obari: "mountains",
  quantum: "rings",
  ducky: "bubbles",
  samurai: "gates",
  saved: "blocks",
  shills: "skyline",
  shoulders: "tents",
  sunset: "cacti",
  plumber: "pipes",
  zeroes: "skyline",
  pixel: "blocks",
  uuurgh: "mountains",
  xeno: "rings",
  "2400": "skyline",
  crypt: "graves",
  magica: "shelves",
  clockwork: "gears",
  come: "curtains",
  deus: "forest",
  developmental: "blocks",
  rings: "castle",
  tanananah: "forest",
  mouse: "grass",
  pandoras: "curtains",
  route: "hearts",
  shonen: "speed",
  star: "curtains",
  underlords: "skyline",
  wsf: "ropes",
  "006": "skyline",
  cardcept: "rings",
  fantasy: "mountains",
  galactic: "planets",
  hell: "flames",
  masters: "chess",
  mechanical: "gears",
  girls: "hearts",
  literature: "shelves",
  penny: "graves",
  symphony: "curtains",
  cook: "shelves",
  toy: "blocks",
  kaiju: "skyline",
  vex: "shelves",
  burgle: "skyline",
  dragon: "mountains",
  chicks: "flames",
  indines: "arches",
  eldritch: "waves",
  saucer: "planets",
  vaults: "arches",
  princess: "castle",
  volcano: "mountains",
  druid: "forest",
  lluminati: "arches",
  space: "planets",
  lighthouse: "waves",
  submarine: "bubbles",
  dojo: "gates",
  market: "tents",
  opera: "curtains",
  yacht: "waves",
  museum: "arches",
  gravity: "planets",
  kindergarten: "blocks",
  characters: "speed",
  pro: "speed",
  npcs: "shelves",
  teams: "skyline",
  friendship: "hearts",
  keyword: "rings",
};

/** Words of a set's name that give it its colour. */
const HUES: Record<string, number> = {
  bluelake: 212,
  brownwall: 28,
  chateau: 282,
  greendew: 128,
  redhill: 6,
  saints: 46,
  blades: 198,
  flags: 230,
  gno: 104,
  ducky: 48,
  sunset: 22,
  hell: 352,
  clockwork: 36,
  crypt: 262,
  mouse: 60,
  plumber: 140,
  galactic: 244,
  vex: 300,
  chicks: 14,
  route: 334,
  girls: 322,
  samurai: 0,
  nights: 254,
  cook: 186,
  penny: 168,
  pandoras: 276,
  volcano: 12,
};

export interface Place {
  hue: number;
  pattern: string;
  horizon: (chance: Chance, ground: number) => string;
}

const known = new Map<string, Place>();

/** The place of a set, by its key. */
export function place(set: string): Place {
  const before = known.get(set);
  if (before) return before;
  const chance = new Chance(`set ${set}`);
  const words = set.split("-");
  const hue = lookup(HUES, words) ?? chance.whole(0, 359);
  const pattern = rounded(chance.pick(PATTERNS)(chance));
  const names = Object.keys(HORIZONS) as HorizonName[];
  const name = lookup(PLACES, words) ?? chance.pick(names);
  const found: Place = { hue, pattern, horizon: HORIZONS[name] };
  known.set(set, found);
  return found;
}

/** Patterns and horizons are drawn 120 wide; the picture is half as wide again. */
const WIDER = `transform="translate(60 84) scale(1.52 1.24) translate(-60 -84)"`;

/** The picture behind the subject: sky, pattern, light, horizon. More stars, more drama. */
export function backdrop(set: string, card: string, palette: Palette, stars: number): string {
  const { hue, pattern, horizon } = place(set);
  const chance = new Chance(`sky ${card}`);
  const tint = hsl(hue, 0.5, 0.5);
  const [x, y] = [60 + chance.between(-6, 6), 50 + chance.between(-4, 4)];
  const ground = 84 + chance.between(-4, 4);
  const light = 24 + stars * 2.6;
  let rays = "";
  if (stars >= 6) {
    const count = 8 + stars;
    for (let i = 0; i < count; i++) {
      const a = ((i + 0.5) / count) * Math.PI * 2;
      const half = Math.PI / count / 2;
      rays += poly([[x, y], turned(x, y, 150, a - half), turned(x, y, 150, a + half)]);
    }
  }
  return (
    `<path fill="${mix(palette.deep, tint, 0.12)}" d="M-30 0H150V120H-30Z"/>` +
    `<path fill="${mix(palette.mid, tint, 0.1)}" opacity=".85" d="${oval(x, y, light + 30)}"/>` +
    `<path fill="${mix(palette.pale, tint, 0.3)}" opacity=".16" ${WIDER} d="${pattern}"/>` +
    (rays ? `<path fill="${palette.glow}" opacity=".42" d="${rays}"/>` : "") +
    `<path fill="${palette.glow}" opacity=".8" d="${oval(x, y, light)}"/>` +
    `<path fill="${palette.pale}" opacity=".5" d="${oval(x, y, light * 0.72)}"/>` +
    (stars >= 9
      ? `<path fill="none" stroke="${palette.pale}" stroke-width="1.2" stroke-dasharray="3 3" d="${oval(x, y, light + 6)}"/>`
      : "") +
    `<path fill="${mix(palette.mid, tint, 0.4)}" opacity=".75" ${WIDER} d="${rounded(horizon(new Chance(`far ${set}`), ground - 8))}"/>` +
    `<path fill="${mix(palette.deep, tint, 0.28)}" ${WIDER} d="${rounded(horizon(new Chance(`near ${card}`), ground + 12))}"/>`
  );
}
