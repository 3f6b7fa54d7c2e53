/** Which card lies where in a tableau, when some are face down: a view does not say what those are,
 * but who saw them turned still knows. */

/** Null: it lies face down. */
type TableauCard = { id: number; design: string } | null;

export interface KnownCard {
  key: string;
  /** The card, as far as it was seen here before. */
  id: number | null;
  design: string | null;
}

/** The same list as before while nothing is known anew: what is drawn of it stays, then. */
export function identify(
  seat: number,
  tableau: readonly TableauCard[],
  before: KnownCard[],
): KnownCard[] {
  const now = identified(seat, tableau, before);
  const isSame = (one: KnownCard, at: number): boolean =>
    one.key === before[at]?.key && one.id === before[at].id && one.design === before[at].design;
  return now.length === before.length && now.every(isSame) ? before : now;
}

function identified(
  seat: number,
  tableau: readonly TableauCard[],
  before: readonly KnownCard[],
): KnownCard[] {
  const open = new Set(tableau.map((card) => card?.id));
  const free = before.filter((known) => known.id === null || !open.has(known.id));
  return tableau.map((card, at) => {
    if (card) return { key: `card-${card.id}`, id: card.id, design: card.design };
    const same = before[at];
    const taken = same && free.includes(same) ? same : free[0];
    if (!taken) return { key: `down-${seat}-${at}`, id: null, design: null };
    free.splice(free.indexOf(taken), 1);
    return taken;
  });
}
