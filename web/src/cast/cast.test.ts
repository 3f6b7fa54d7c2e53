import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Told } from "../lib/server/wire";
import { speak } from "../lib/words.svelte";
import { digits, latest } from "./latest";

vi.mock("../lib/server/library.svelte", () => ({
  faces: {
    library: { faces: { "core/cat": { name: "Cat" } } },
    named: (name: string) => name,
  },
}));

const messages = (language: string): Map<string, string[]> => {
  const text = readFileSync(new URL(`lang/${language}.ftl`, import.meta.url), "utf8");
  return new Map(
    new FluentResource(text).body.map(({ id, value }) => {
      const used = JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g);
      return [id, [...new Set([...used].map((match) => match[1]!))].sort()];
    }),
  );
};

test.each(["ja", "ru"])("%s has the words of English", (language) => {
  expect([...messages(language)].sort()).toEqual([...messages("en")].sort());
});

test("a time is minutes and seconds", () => {
  expect([0, 1, 161_000, 600_000].map(digits)).toEqual(["0:00", "0:01", "2:41", "10:00"]);
});

test("what just happened: the last lines, what each seat did, and the card that was named", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  const story: Told[] = [
    { number: 1, at: 1, events: [["sold", 0, 7, 1]], cards: { "7": "core/cat" } },
    { number: 2, at: 2, events: [["bought", 1, 0, "Core", 5, null]], cards: {} },
  ];
  const news = latest(story, null, null);
  expect(news.lines.map((line) => line.seats[0])).toEqual([0, 1]);
  expect([...news.bySeat.keys()]).toEqual([0, 1]);
  expect(news.card?.design).toBe("core/cat");
  expect(news.card?.line).toBe(news.lines[0]);
  expect(latest([], null, null).card).toBeNull();
});
