import { untrack } from "svelte";
import { LiveConnection, type Entry } from "./connection.svelte";
import { login } from "./login.svelte";
import { tried } from "./tables";

/** Connect to a table as whoever one is; what comes back ends it, also before it has begun. */
export function enter(
  entry: Omit<Entry, "token">,
  entered: (connection: LiveConnection) => void,
): () => void {
  let left = false;
  let mine: LiveConnection | null = null;
  void tried(untrack(() => login.confirmed())).then((session) => {
    if (session && !left) entered((mine = new LiveConnection({ ...entry, token: session.token })));
  });
  return () => {
    left = true;
    mine?.close();
  };
}
