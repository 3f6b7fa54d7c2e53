import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The questions that the rules ask in a tournament. */
const KINDS = [
  "attach", "card", "choose-one", "clash", "discard", "flip", "give", "keep", "keyword", "level-up",
  "look", "markers", "may", "meta", "move", "name", "number", "one-of", "order", "play", "player", "put", "put-back",
  "reaction", "rearrange", "remove", "return", "reveal", "side", "slot", "swap", "take", "their-card", "tokens",
  "unflip", "use",
]; // prettier-ignore

it("every question has its sentence", () => {
  const words = readFileSync("src/lang/en/tournament.ftl", "utf8");
  const known = [...words.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
  for (const kind of KINDS) expect(known).toContain(`prompt-${kind}`);
});
