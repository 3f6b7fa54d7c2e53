/** The terminal and the browser tell a game in the same words: tests/lab/test_same_words.py has let
 * `mblades watch` tell some games, and names the file in which it has written them down. */

import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { faces } from "../lib/server/library.svelte";
import { LANGUAGES, type Language, type Library, type Told, type View } from "../lib/server/wire";
import { speak } from "../lib/words.svelte";
import { foughtBefore, tell } from "./narration";

interface Written {
  libraries: Record<Language, Library>;
  games: { name: string; view: View; story: Told[]; lines: Record<Language, string[]> }[];
}

const file = process.env["MBLADES_STORIES"];

describe.skipIf(!file)("a game told by the terminal", () => {
  it.each(LANGUAGES)("reads the same here in %s", async (language) => {
    const { libraries, games } = JSON.parse(readFileSync(file!, "utf8")) as Written;
    vi.stubGlobal("document", { documentElement: {} });
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(libraries[language])));
    await speak(language);
    await faces.load(language);
    expect(games.length).toBeGreaterThan(0);
    for (const { name, view, story, lines } of games) {
      const fought = foughtBefore(story, view.boss?.scenarios.length ?? 0);
      const told = story.flatMap((one, n) =>
        tell(one, { table: null, view, fought: fought[n] }).map((line) =>
          line.pieces.map(({ text }) => text).join(""),
        ),
      );
      expect(told, name).toEqual(lines[language]);
    }
  });
});
