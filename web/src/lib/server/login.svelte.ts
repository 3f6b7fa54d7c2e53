/** Who plays in this browser: a guest, made when first needed, or a kept name. */

import { ask, askFile, NotDone, type Request } from "./http";
import type { Account, Session } from "./wire";

const KEY = "mblades.session";

function remembered(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Session | null;
  } catch {
    return null;
  }
}

class Login {
  #session = $state.raw<Session | null>(remembered());
  #making: Promise<Session> | null = null;

  get account(): Account | null {
    return this.#session?.account ?? null;
  }

  /** The log-in; a guest's where there is none yet. */
  async session(): Promise<Session> {
    if (this.#session) return this.#session;
    this.#making ??= ask<Session>("/api/guests", { body: {} }).finally(() => (this.#making = null));
    return this.#become(await this.#making);
  }

  /** The log-in, after the server has said that it still knows it. */
  async confirmed(): Promise<Session> {
    const account = await this.ask<Account>("/api/me");
    return this.#become({ ...(await this.session()), account });
  }

  /** Ask the server as oneself. A log-in the server has forgotten is replaced by a guest's. */
  ask<T>(path: string, request: Request = {}): Promise<T> {
    return this.#asked((token) => ask<T>(path, { ...request, token }));
  }
  /** The same for what is no JSON. */
  askFile(path: string): Promise<Blob> {
    return this.#asked((token) => askFile(path, { token }));
  }

  async #asked<T>(asking: (token: string) => Promise<T>): Promise<T> {
    const { token } = await this.session();
    try {
      return await asking(token);
    } catch (error) {
      if (!(error instanceof NotDone) || error.status !== 401) throw error;
      this.#forget();
      return asking((await this.session()).token);
    }
  }

  async rename(name: string, face: number | null = null): Promise<void> {
    const account = await this.ask<Account>("/api/me", { method: "PATCH", body: { name, face } });
    this.#become({ ...(await this.session()), account });
  }

  async keep(name: string, passphrase: string): Promise<void> {
    const body = { name, passphrase };
    const account = await this.ask<Account>("/api/me/keep", { body });
    this.#become({ ...(await this.session()), account });
  }

  async logIn(name: string, passphrase: string): Promise<void> {
    this.#become(await ask<Session>("/api/sessions", { body: { name, passphrase } }));
  }

  async logOut(): Promise<void> {
    await this.ask("/api/sessions", { method: "DELETE" });
    this.#forget();
  }

  #become(session: Session): Session {
    this.#session = session;
    try {
      localStorage.setItem(KEY, JSON.stringify(session));
    } catch {
      // a browser that keeps nothing: the log-in holds until the page is closed
    }
    return session;
  }

  #forget(): void {
    this.#session = null;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // there was nothing kept
    }
  }
}

export const login = new Login();
