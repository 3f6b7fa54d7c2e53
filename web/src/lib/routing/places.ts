/** Where one is, kept in the part of the address after #: an invitation's code stays in the browser. */

export type Place =
  | { name: "home" }
  | { name: "new" }
  | { name: "table"; id: string; code: string | null }
  | { name: "replay"; id: string | null; step: number; eyes: number | null; code: string | null }
  | { name: "cast"; id: string; code: string }
  | { name: "puzzles"; id: string | null }
  | { name: "account" }
  | { name: "cards" }
  | { name: "settings" }
  | { name: "help" }
  | { name: "rules"; clause: string | null };

/** Whatever somebody typed: what makes no sense stays as it is, and leads home. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function place(hash: string): Place {
  const [name, id, ...rest] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decoded);
  switch (name) {
    case "table":
      return id ? { name: "table", id, code: rest[0] || null } : { name: "home" };
    case "cast":
      return id ? { name: "cast", id, code: rest[0] ?? "" } : { name: "home" };
    case "replay":
      return { name: "replay", id: id || null, ...moment(rest) };
    case "rules":
      return { name: "rules", clause: id || null };
    case "puzzles":
      return { name, id: id || null };
    case "new":
    case "account":
    case "cards":
    case "settings":
    case "help":
      return { name };
    default:
      return { name: "home" };
  }
}

/** A moment of a replay: the step, the seat whose eyes one looks with (from 1 on, or all), the code. */
function moment([step, eyes, code]: string[]): {
  step: number;
  eyes: number | null;
  code: string | null;
} {
  return {
    step: /^\d+$/.test(step ?? "") ? Number(step) : 0,
    eyes: /^[1-9]$/.test(eyes ?? "") ? Number(eyes) - 1 : null,
    code: code || null,
  };
}

export function address(to: Place): string {
  if (to.name === "home") return "#/";
  if (to.name === "table") return joined("#/table", to.id, ...(to.code ? [to.code] : []));
  if (to.name === "cast") return joined("#/cast", to.id, ...(to.code ? [to.code] : []));
  if (to.name === "rules") return joined("#/rules", ...(to.clause ? [to.clause] : []));
  if (to.name === "puzzles" && to.id !== null) return joined("#/puzzles", to.id);
  if (to.name !== "replay") return `#/${to.name}`;
  if (to.id === null) return "#/replay";
  const eyes = to.eyes === null ? "all" : String(to.eyes + 1);
  return joined("#/replay", to.id, String(to.step), eyes, ...(to.code ? [to.code] : []));
}

function joined(first: string, ...parts: string[]): string {
  return [first, ...parts.map(encodeURIComponent)].join("/");
}

/** Whether a name is one that every machine has for itself. */
export function isOwnName(host: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(host);
}

/** The whole address of the cast, for who shows the game to an audience. */
export function castLink(server: string, id: string, code: string): string {
  return server + address({ name: "cast", id, code });
}

/** The whole address of an invitation, for a friend. */
export function invitation(server: string, id: string, code: string | null): string {
  return server + address({ name: "table", id, code });
}
