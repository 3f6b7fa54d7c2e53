/** How others find this server: by the address of this page, or by the one it has for other machines. */

import { isOwnName } from "../lib/routing/places";
import { ask } from "../lib/server/http";
import { tried } from "../lib/server/tables";
import type { Address } from "../lib/server/wire";

export class ServerAddress {
  url = $state(location.origin + location.pathname);
  /** Only this machine finds its way here. */
  alone = $state(false);

  async load(): Promise<void> {
    if (!isOwnName(location.hostname)) return;
    const told = await tried(ask<Address>("/api/address"));
    if (told?.address) this.url = told.address;
    else this.alone = told !== null;
  }
}
