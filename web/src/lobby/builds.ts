/** The named builds of the store are data of the rules; other languages have words for them. */

import { maybe } from "../lib/words.svelte";

export function buildName(english: string): string {
  const id =
    english
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-") ?? "";
  return maybe(`build-${id}`) ?? english;
}
