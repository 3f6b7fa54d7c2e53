/** Who speaks now: the card or the meta of the beat that is shown, and which of its clauses. */

import type { Face } from "../../cards/face";
import { speakerOf, type Speaker } from "../../story/names";
import { askingPart } from "../prompt/prompt-words";
import type { TournamentSession } from "../tournament-session.svelte";
import type { Beat } from "./beats";

export class Speaking {
  #session: TournamentSession;

  constructor(session: TournamentSession) {
    this.#session = session;
  }

  readonly voice = $derived.by<Beat["voice"]>(() => this.#session.playback.beat?.voice ?? null);
  readonly face = $derived.by<Face | undefined>(() =>
    this.voice && this.voice.card >= 0 ? this.#session.faceOf(this.voice.card) : undefined,
  );
  #prompt = $derived.by(() =>
    this.#session.live ? (this.#session.connection.view?.prompt ?? null) : null,
  );
  /** The clause that is carried out, or the one that asks. */
  #ability = $derived.by<number>(() => {
    const prompt = this.#prompt;
    const asks =
      prompt?.source && prompt.source.id === this.voice?.card ? (prompt.ability ?? -1) : -1;
    return asks >= 0 ? asks : (this.voice?.ability ?? -1);
  });
  readonly speaker = $derived.by<Speaker | null>(() =>
    this.#ability >= 0 ? speakerOf(this.#ability) : null,
  );
  readonly meta = $derived.by(() =>
    this.voice && this.voice.card < 0 ? (this.speaker?.meta ?? null) : null,
  );
  readonly clause = $derived.by<number>(() =>
    this.face && this.speaker?.face?.id === this.face.id ? this.speaker.clause : -1,
  );
  /** While a question is open, the sentence that asks it. */
  readonly asking = $derived.by<[number, number] | null>(() => {
    const prompt = this.#prompt;
    const asks = prompt?.ability === this.#ability && prompt.source?.id === this.voice?.card;
    return asks ? askingPart(this.face?.lines[this.clause], prompt.sentence) : null;
  });
}
