/** Replays and finished games, over HTTP. The server keeps no replay: the file goes with every question. */

import { login } from "./login.svelte";
import type { PastGame, Recording, ReplayMoment, Table } from "./wire";

const eyes = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);

export const replays = {
  mine: () => login.ask<PastGame[]>("/api/me/games"),
  file(table: string, code: string | null): Promise<Blob> {
    const query = code ? `?code=${encodeURIComponent(code)}` : "";
    return login.askFile(`/api/tables/${encodeURIComponent(table)}/replay${query}`);
  },
  story: (file: Blob, seat: number | null) =>
    login.ask<Recording>(`/api/replays${eyes(seat)}`, { file }),
  moment: (file: Blob, step: number, seat: number | null) =>
    login.ask<ReplayMoment>(`/api/replays/${step}${eyes(seat)}`, { file }),
  /** A table where the game goes on from a step, with oneself on a seat. */
  playOn: (file: Blob, step: number, seat: number) =>
    login.ask<Table>(`/api/replays/${step}/table${eyes(seat)}`, { file }),
};
