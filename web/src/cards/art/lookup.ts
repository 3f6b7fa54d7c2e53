/** The entry of the first of these words that a table has. */
export function lookup<Entry>(
  table: Readonly<Record<string, Entry>>,
  words: readonly string[],
): Entry | undefined {
  const word = words.find((one) => Object.hasOwn(table, one));
  return word === undefined ? undefined : table[word];
}
