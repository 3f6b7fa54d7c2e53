/** Where things lie in a row that others take from: what is left stays where it is, and what is new fills a gap. */
export function settle(
  before: readonly (number | null)[],
  now: readonly number[],
): (number | null)[] {
  const there = new Set(now);
  const places = before.map((one) => (one !== null && there.delete(one) ? one : null));
  for (const fresh of there) {
    const gap = places.indexOf(null);
    if (gap < 0) places.push(fresh);
    else places[gap] = fresh;
  }
  while (places.at(-1) === null) places.pop();
  return places;
}
