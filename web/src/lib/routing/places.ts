/** Where one is, kept in the part of the address after #: an invitation's code stays in the browser. */

export type Place =
  | { name: "home" }
  | { name: "new" }
  | { name: "table"; id: string; code: string | null }
  | { name: "account" }
  | { name: "cards" }
  | { name: "settings" }
  | { name: "help" };

/** Whatever somebody typed: what makes no sense stays as it is, and leads home. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function place(hash: string): Place {
  const [name, id, code] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decoded);
  switch (name) {
    case "table":
      return id ? { name: "table", id, code: code || null } : { name: "home" };
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

export function address(to: Place): string {
  if (to.name === "home") return "#/";
  if (to.name !== "table") return `#/${to.name}`;
  return ["#/table", to.id, ...(to.code ? [to.code] : [])]
    .map((part, index) => (index ? encodeURIComponent(part) : part))
    .join("/");
}

/** Whether a name is one that every machine has for itself. */
export function isOwnName(host: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(host);
}

/** The whole address of an invitation, for a friend. */
export function invitation(server: string, id: string, code: string | null): string {
  return server + address({ name: "table", id, code });
}
