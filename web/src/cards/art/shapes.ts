/** Outlines as SVG path data. Pictures are 120 by 120, y points down. */

export type Point = readonly [number, number];
/** Points, or the same written short: "60 28, 73 34". */
export type Points = string | readonly Point[];

export function points(given: Points): readonly Point[] {
  if (typeof given !== "string") return given;
  return given.split(", ").map((pair) => pair.split(" ").map(Number) as unknown as Point);
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

export function poly(given: Points): string {
  return `M${points(given).map(at).join("L")}Z`;
}

/** A closed curve through the points (Catmull-Rom). */
export function blob(given: Points): string {
  const through = points(given);
  const count = through.length;
  const p = (i: number): Point => through[(i + count) % count] as Point;
  let path = `M${at(p(0))}`;
  for (let i = 0; i < count; i++) {
    const [a, b, c, d] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    const s = 1 / 6;
    path += `C${n(b[0] + (c[0] - a[0]) * s)} ${n(b[1] + (c[1] - a[1]) * s)} ${n(c[0] - (d[0] - b[0]) * s)} ${n(c[1] - (d[1] - b[1]) * s)} ${at(c)}`;
  }
  return path + "Z";
}

/** The points given for the right side, and the same mirrored about the middle line. */
function bothSides(given: Points, middle: number): Point[] {
  const right = points(given);
  const left = right
    .filter(([x]) => x !== middle)
    .map(([x, y]): Point => [2 * middle - x, y])
    .reverse();
  return [...right, ...left];
}

export const even = (right: Points, middle = 60): string => blob(bothSides(right, middle));
export const evenPoly = (right: Points, middle = 60): string => poly(bothSides(right, middle));

export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`;
}

export function box(x: number, y: number, w: number, h: number, r = 2): string {
  const k = Math.min(r, w / 2, h / 2);
  return `M${n(x + k)} ${n(y)}h${n(w - 2 * k)}q${n(k)} 0 ${n(k)} ${n(k)}v${n(h - 2 * k)}q0 ${n(k)} ${n(-k)} ${n(k)}h${n(2 * k - w)}q${n(-k)} 0 ${n(-k)} ${n(-k)}v${n(2 * k - h)}q0 ${n(-k)} ${n(k)} ${n(-k)}Z`;
}

export function turned(x: number, y: number, r: number, angle: number): Point {
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
}

export function star(x: number, y: number, outer: number, inner: number, tips = 5): string {
  const corners: Point[] = [];
  for (let i = 0; i < tips * 2; i++) {
    corners.push(turned(x, y, i % 2 ? inner : outer, -Math.PI / 2 + (i * Math.PI) / tips));
  }
  return poly(corners);
}

export function gear(x: number, y: number, r: number, teeth = 8, depth = 0.22): string {
  const corners: Point[] = [];
  for (let i = 0; i < teeth; i++) {
    for (const [share, reach] of [
      [0, 1 - depth],
      [0.2, 1],
      [0.5, 1],
      [0.7, 1 - depth],
    ] as const) {
      corners.push(turned(x, y, r * reach, ((i + share) * 2 * Math.PI) / teeth));
    }
  }
  return poly(corners);
}

export function regular(x: number, y: number, r: number, sides: number, turn = 0): string {
  const corners: Point[] = [];
  for (let i = 0; i < sides; i++) {
    corners.push(turned(x, y, r, turn - Math.PI / 2 + (i * 2 * Math.PI) / sides));
  }
  return poly(corners);
}

/** A leaf, a feather, a flame: pointed at both ends, `width` to each side. */
export function leaf(from: Point, to: Point, width: number, bend = 0): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [-dy / length, dx / length];
  const half = (side: number): Point => [
    from[0] + dx * 0.5 + ux * (side * width * 1.4 + bend),
    from[1] + dy * 0.5 + uy * (side * width * 1.4 + bend),
  ];
  return `M${at(from)}Q${at(half(1))} ${at(to)}Q${at(half(-1))} ${at(from)}Z`;
}

/** A tapering band along a curve: tails, tentacles, horns, scarves. */
export function ribbon(given: Points, start: number, end = 0.4): string {
  const spine = points(given);
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach((point, i) => {
    const before = spine[Math.max(0, i - 1)] as Point;
    const after = spine[Math.min(spine.length - 1, i + 1)] as Point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const width = start + ((end - start) * i) / (spine.length - 1);
    left.push([point[0] - (dy / length) * width, point[1] + (dx / length) * width]);
    right.unshift([point[0] + (dy / length) * width, point[1] - (dx / length) * width]);
  });
  return blob([...left, ...right]);
}

/** The same path with one decimal, for those put together by hand. */
export function rounded(path: string): string {
  return path.replace(/-?\d*\.\d{2,}/g, (value) => n(Number(value)));
}

/** An SVG document as an address; quotes are single, so that CSS can quote it too. */
export function dataUri(svg: string): string {
  return "data:image/svg+xml," + svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent);
}
