/** Where a bubble goes: beside what it is about, in the window, and over as little as possible of what
 * one needs meanwhile. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

const GAP = 12;
const EDGE = 8;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

function overlap(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

const distance = (one: Box, other: Box): number =>
  Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  );

/** `target` is what it is about; `others` is what should stay free, too. */
export function place(
  bubble: { width: number; height: number },
  target: Box,
  others: readonly Box[],
  window: { width: number; height: number },
): Spot {
  const { width, height } = bubble;
  const right = window.width - width - EDGE;
  const bottom = window.height - height - EDGE;
  const middle = {
    left: target.left + target.width / 2 - width / 2,
    top: target.top + target.height / 2 - height / 2,
  };
  const wanted: Spot[] = [
    { left: target.left + target.width + GAP, top: middle.top },
    { left: target.left - width - GAP, top: middle.top },
    { left: middle.left, top: target.top - height - GAP },
    { left: middle.left, top: target.top + target.height + GAP },
    ...[EDGE, right / 2, right].flatMap((left) =>
      [EDGE, bottom / 3, (2 * bottom) / 3, bottom].map((top) => ({ left, top })),
    ),
  ];
  const cost = (spot: Spot): number => {
    const box = { ...spot, width, height };
    const covered = others.reduce((sum, other) => sum + overlap(box, other), 0);
    return 8 * overlap(box, target) + 3 * covered + 20 * distance(box, target);
  };
  return wanted
    .map(({ left, top }) => ({
      left: clamp(left, EDGE, right),
      top: clamp(top, EDGE, bottom),
    }))
    .reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
