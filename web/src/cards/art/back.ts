/** The pattern on the back of a set's cards, in the set's colour. */

import { hsl } from "./colour";
import { place } from "./scenery";
import { dataUri, oval } from "./shapes";

const uris = new Map<string, string>();

export function patternUri(set: string): string {
  let uri = uris.get(set);
  if (uri === undefined) {
    const { hue, pattern } = place(set);
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 84 120" preserveAspectRatio="xMidYMid slice">` +
      `<path fill="${hsl(hue, 0.42, 0.22)}" d="M0 0H84V120H0Z"/>` +
      `<path fill="${hsl(hue, 0.45, 0.36)}" d="${oval(42, 46, 44)}"/>` +
      `<path fill="${hsl((hue + 24) % 360, 0.6, 0.7)}" opacity=".2" d="${pattern}"/>` +
      `<path fill="none" stroke="${hsl(hue, 0.5, 0.72)}" opacity=".55" d="${oval(42, 46, 33)}"/></svg>`;
    uri = dataUri(svg);
    uris.set(set, uri);
  }
  return uri;
}
