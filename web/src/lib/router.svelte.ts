/** Where one is, kept in the part of the address after #: an invitation's code stays in the browser. */

export type Place =
  | { name: "home" }
  | { name: "new" }
  | { name: "table"; id: string; code: string | null }
  | { name: "account" }
  | { name: "cards" }
  | { name: "settings" }
  | { name: "help" };

export function place(hash: string): Place {
  const [name, id, code] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decodeURIComponent);
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

/** The whole address of an invitation, for a friend. */
export function invitation(id: string, code: string | null): string {
  return location.origin + location.pathname + address({ name: "table", id, code });
}

class Router {
  #place = $state.raw<Place>(place(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.#place = place(location.hash)));
  }

  get place(): Place {
    return this.#place;
  }

  go(to: Place): void {
    location.hash = address(to);
  }
}

export const router = new Router();
