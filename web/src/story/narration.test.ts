import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { happening } from "./events";
import EVENTS from "./events.json";
import { foughtBefore, message, tell } from "./narration";
import { LANGUAGES, type Told, type View } from "../lib/server/wire";
import { speak } from "../lib/words.svelte";

const NAMED = /^(seat|card|cards|seats|source)$/;

/** The values that the message of a kind of event may use. */
function allowed(kind: keyof typeof EVENTS): string[] {
  const { fields, together } = EVENTS[kind] as {
    fields: string[][];
    together: Record<string, string[]>;
  };
  const lists = Object.keys(together).flatMap((name) => [name, `${name}_count`]);
  const beside = fields.filter(([, type]) => NAMED.test(type!));
  const suffix = (type: string) => (type.endsWith("s") ? "count" : "is");
  return [
    ...fields.map(([name]) => name!),
    ...beside.map(([name, type]) => `${name}_${suffix(type!)}`),
    ...lists,
  ];
}

describe("events", () => {
  it.each(LANGUAGES)("are all told in %s, with the fields they have", (language) => {
    const text = readFileSync(`../src/mblades/lang/${language}/events.ftl`, "utf8");
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    for (const kind of Object.keys(EVENTS) as (keyof typeof EVENTS)[]) {
      const pattern = bundle.getMessage(message(kind))?.value;
      expect(pattern, `${language}: ${message(kind)}`).toBeTruthy();
      const errors: Error[] = [];
      const given = Object.fromEntries(allowed(kind).map((name) => [name, 1]));
      bundle.formatPattern(pattern!, given, errors);
      expect(errors, `${language}: ${message(kind)}`).toEqual([]);
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
