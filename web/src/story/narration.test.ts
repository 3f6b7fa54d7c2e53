import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { happening } from "./events";
import EVENTS from "./events.json";
import { foughtBefore, message, tell } from "./narration";
import type { Told, View } from "../lib/server/wire";
import { speak } from "../lib/words.svelte";

const LANGUAGES = ["en", "ja", "ru"];

function words(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const room of ["events", "tournament", "table", "shell", "cards"])
    bundle.addResource(
      new FluentResource(readFileSync(`src/lang/${language}/${room}.ftl`, "utf8")),
    );
  return bundle;
}

/** Events of every kind, in all the ways it is told. */
const everyKind = Object.entries(EVENTS).flatMap(([kind, declared]) => {
  const fields = declared.map(([name]) => (name === "winners" ? [0] : name === "by" ? 1 : 0));
  const other = declared.map(([name]) => (name === "winners" ? [] : 0));
  return [
    [kind, ...fields],
    [kind, ...other],
  ];
});

describe("events", () => {
  it.each(LANGUAGES)("are all told in %s, with the fields they have", (language) => {
    const bundle = words(language);
    for (const event of everyKind) {
      const it = happening(event)!;
      const pattern = bundle.getMessage(message(it))?.value;
      expect(pattern, `${language}: ${message(it)}`).toBeTruthy();
      const given = Object.fromEntries(Object.keys(it.fields).map((name) => [name, 1]));
      const made = { from: "", shown: "", sums: "", ...given };
      const errors: Error[] = [];
      bundle.formatPattern(pattern!, made, errors);
      expect(errors, `${language}: ${message(it)}`).toEqual([]);
    }
  });

  it("in which nothing was there to be taken are not told", () => {
    const told: Told = {
      number: 1,
      at: 0,
      cards: {},
      events: [
        ["stole", 0, 1, "RP", 0, 7],
        ["stole", 0, 2, "RP", 5, 7],
      ],
    };
    const lines = tell(told, { table: null, view: null });
    expect(lines.map(({ key, seats }) => ({ key, seats }))).toEqual([
      { key: "1-1", seats: [0, 2] },
    ]);
  });

  it("name the boss that there was", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak("en");
    const view = { boss: { seat: 1, name: "Second", scenarios: [{ name: "First" }] } };
    const sights = { table: null, view: view as unknown as View };
    const story: Told[] = [
      { number: 1, at: 0, cards: {}, events: [["turn", 1], ["scenario", 1, true, 2, 1], ["turn", 1]] },
      { number: 2, at: 0, cards: {}, events: [["turn", 1]] },
    ]; // prettier-ignore
    const fought = foughtBefore(story, 1);
    expect(fought).toEqual([0, 1]);
    const texts = story.flatMap((told, n) =>
      tell(told, { ...sights, fought: fought[n]! }).map((line) =>
        line.pieces.map(({ text }) => text).join(""),
      ),
    );
    expect(texts).toEqual([
      "First’s turn",
      "First is beaten: 2 to 1 RP",
      "Second’s turn",
      "Second’s turn",
    ]);
  });

  it("of a kind the client does not know are left out", () => {
    expect(happening(["made up yesterday", 1])).toBeNull();
  });
});
