/** What was refused is said, and which rule is behind it. */

import type { Reason } from "./server/wire";
import { toasts } from "./toasts.svelte";
import { why } from "./words.svelte";

export function refuse(reason: Reason): void {
  const id = toasts.show(why(reason), "refusal");
  void import("../rules/clauses-of")
    .then(({ clauseOfRefusal }) => clauseOfRefusal(reason))
    .then((clause) => clause && toasts.explain(id, clause));
}
