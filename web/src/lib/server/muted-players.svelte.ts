/** Whose chat this person does not want to see. The server keeps it with the account. */

import { login } from "./login.svelte";

class MutedPlayers {
  accounts = $state.raw<string[]>([]);

  async load(): Promise<void> {
    this.accounts = (await login.ask<{ accounts: string[] }>("/api/me/mutes")).accounts;
  }

  async toggle(account: string): Promise<void> {
    const method = this.has(account) ? "DELETE" : "PUT";
    const path = `/api/me/mutes/${encodeURIComponent(account)}`;
    this.accounts = (await login.ask<{ accounts: string[] }>(path, { method })).accounts;
  }

  has(account: string): boolean {
    return this.accounts.includes(account);
  }
}

export const mutedPlayers = new MutedPlayers();
