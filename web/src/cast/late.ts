/** How late a cast is, in words. */

import { said } from "./words.svelte";

export function howLate(seconds: number): string {
  const minutes = seconds / 60;
  return Number.isInteger(minutes)
    ? said("cast-minutes", { minutes })
    : said("cast-seconds", { seconds });
}
