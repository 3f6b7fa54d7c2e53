/** Which card lies where in a tableau, when some are face down: a view does not say what those are,
 * but who saw them turned still knows. */

export interface TableauCard {
  id?: number;
  design?: string;
  face_down?: boolean;
}

export interface KnownCard {
  key: string;
  /** The card, as far as it was seen here before. */
  id: number | null;
  design: string | null;
}

export function identify(
  seat: number,
  tableau: readonly TableauCard[],
  before: readonly KnownCard[],
): KnownCard[] {
  const open = new Set(tableau.map((card) => card.id).filter((id) => id !== undefined));
  const free = before.filter((known) => known.id === null || !open.has(known.id));
  return tableau.map((card, at) => {
    if (card.id !== undefined && card.design !== undefined)
      return { key: `card-${card.id}`, id: card.id, design: card.design };
    const same = before[at];
    const taken = same && free.includes(same) ? same : free[0];
    if (!taken) return { key: `down-${seat}-${at}`, id: null, design: null };
    free.splice(free.indexOf(taken), 1);
    return taken;
  });
}
