import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const ids = (language: string, room: string): string[] =>
  [...readFileSync(`src/lang/${language}/${room}.ftl`, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(
    (found) => found[1] as string,
  );

/** The questions that the rules ask in a tournament. */
const KINDS = [
  "attach", "card", "choose-one", "clash", "discard", "flip", "give", "keep", "keyword", "level-up",
  "markers", "may", "meta", "move", "name", "one-of", "order", "play", "player", "put", "put-back",
  "reaction", "remove", "return", "reveal", "side", "slot", "swap", "take", "their-card", "tokens",
  "unflip", "use",
]; // prettier-ignore

describe.each(["events", "tournament"])("the words of %s", (room) => {
  it.each(["ja", "ru"])("are the same messages in %s as in English", (language) => {
    expect(ids(language, room).sort()).toEqual(ids("en", room).sort());
  });
});

it("every question has its sentence", () => {
  const known = ids("en", "tournament");
  for (const kind of KINDS) expect(known).toContain(`prompt-${kind}`);
});
