/** What everybody at a table may know of its cast. */

import type { Table } from "../lib/server/wire";
import { t } from "../lib/words.svelte";

/** "This game is cast with a delay of 3 minutes."; null for a game that is not cast. */
export function castWords({ cast_delay_s: delay }: Table): string | null {
  if (typeof delay !== "number") return null;
  return delay
    ? t("cast-notice", { minutes: Math.round(delay / 6) / 10 })
    : t("cast-notice-at-once");
}
