/** Colours as #rrggbb, and the palettes of the elements. */

import type { Element } from "../face";

function channels(colour: string): [number, number, number] {
  const n = parseInt(colour.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const value = a.reduce(
    (sum, one, i) => sum * 256 + Math.round(one + ((b[i] as number) - one) * share),
    0,
  );
  return "#" + value.toString(16).padStart(6, "0");
}

export const lighter = (colour: string, share = 0.35): string => mix(colour, "#fff6e4", share);
export const darker = (colour: string, share = 0.3): string => mix(colour, "#1a1030", share);

/** How bright a colour looks, from 0 to 1. */
export function brightness(colour: string): number {
  const [r, g, b] = channels(colour);
  return (r * 0.299 + g * 0.587 + b * 0.114) / 255;
}

export function hsl(hue: number, saturation: number, lightness: number): string {
  const a = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return "#" + [0, 8, 4].map((n) => channel(n).toString(16).padStart(2, "0")).join("");
}

export interface Palette {
  /** The sky, from its far edge to the light behind the subject. */
  deep: string;
  mid: string;
  glow: string;
  pale: string;
  /** What subjects are made of. */
  hues: readonly string[];
  ink: string;
}

export const PALETTES: Record<Element, Palette> = {
  Fire: {
    deep: "#6d1526",
    mid: "#b5321f",
    glow: "#f58a2c",
    pale: "#ffdc8f",
    hues: ["#d93a2b", "#ee7a26", "#f2b134", "#8f2f3f", "#c65a38"],
    ink: "#2e0d18",
  },
  Water: {
    deep: "#0f3561",
    mid: "#1c6ba8",
    glow: "#4cbfe0",
    pale: "#cdf3f5",
    hues: ["#2f7fd0", "#2aa6bd", "#6fcfd2", "#2b549b", "#86a9e3"],
    ink: "#0a1f3d",
  },
  Air: {
    deep: "#3f7391",
    mid: "#79b8c6",
    glow: "#c4e8e2",
    pale: "#fbfff4",
    hues: ["#8fd0c4", "#bcd98f", "#f0dc8a", "#6b9fbb", "#e3a9ba"],
    ink: "#173247",
  },
  Earth: {
    deep: "#41301f",
    mid: "#74572f",
    glow: "#bd9a55",
    pale: "#f0dfae",
    hues: ["#83984a", "#a96d3a", "#cba35b", "#557a49", "#8b6347"],
    ink: "#23170e",
  },
  Light: {
    deep: "#c08a2d",
    mid: "#e8bb4e",
    glow: "#fde79a",
    pale: "#fffbe6",
    hues: ["#f3cf52", "#f5ecd6", "#ee9f62", "#e7d7b4", "#cfaee0"],
    ink: "#4a3010",
  },
  Dark: {
    deep: "#170f2e",
    mid: "#3a2458",
    glow: "#8550b0",
    pale: "#dcbdf0",
    hues: ["#5c3d92", "#8353b0", "#474a86", "#a4457f", "#47727a"],
    ink: "#0d0819",
  },
};

/** What belongs to no element takes its colour from its set. */
export function ownPalette(hue: number): Palette {
  return {
    deep: hsl(hue, 0.35, 0.2),
    mid: hsl(hue, 0.3, 0.36),
    glow: hsl(hue, 0.42, 0.62),
    pale: hsl(hue, 0.6, 0.88),
    hues: [
      hsl(hue, 0.5, 0.5),
      hsl((hue + 150) % 360, 0.5, 0.55),
      hsl((hue + 40) % 360, 0.62, 0.6),
      hsl((hue + 210) % 360, 0.35, 0.42),
    ],
    ink: hsl(hue, 0.45, 0.1),
  };
}
