/** Where one is, and the way elsewhere. */

import { address, place, type Place } from "./places";

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
