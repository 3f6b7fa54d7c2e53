import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Keys with names (Escape, the arrows) write nothing; letters, digits and Space do. */
const LETTERS = /\.key\.toLowerCase\(\)|\.key ===? "."|\.code\b|charCode|keyCode/;

test("no handler but the guard of shortcuts reads a letter from the keyboard", () => {
  const readers = Object.entries(sources)
    .filter(([, text]) => LETTERS.test(text) && text.includes("KeyboardEvent"))
    .map(([path]) => path);
  expect(readers).toEqual(["./shortcuts.ts"]);
});
