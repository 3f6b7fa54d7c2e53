import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const [dark = "", light = ""] = css.split(':root[data-theme="light"]');

function colours(text: string): Map<string, string> {
  return new Map([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1]!, m[2]!]));
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const texts = ["text", "text-soft", "accent-soft", "good", "warn", "bad", "link"];
const grounds = ["ground", "ground-deep", "panel", "panel-raised"];

test.each([
  ["dark", colours(dark)],
  ["light", new Map([...colours(dark), ...colours(light)])],
])("%s: every text is readable on every ground", (_, theme) => {
  const poor = texts.flatMap((text) =>
    grounds
      .filter((ground) => contrast(theme.get(text)!, theme.get(ground)!) < 4.5)
      .map((ground) => `${text} on ${ground}`),
  );
  expect(poor).toEqual([]);
  expect(contrast(theme.get("on-accent")!, theme.get("accent")!)).toBeGreaterThan(4.5);
  expect(contrast(theme.get("on-bad")!, theme.get("bad")!)).toBeGreaterThan(4.5);
  expect(contrast(theme.get("line-strong")!, theme.get("panel")!)).toBeGreaterThan(3);
});
