/** The server's types under short names; `python web/build.py types` makes them. */

import type { components } from "./api";

type Schemas = components["schemas"];

export type Advice = Pick<Schemas["Advice"], "actions" | "reason">;
export type Casting = Schemas["Casting"];
export type Account = Schemas["Account"];
export type Address = Schemas["Address"];
export type BuildChoice = Schemas["BuildChoice"];
export type ChatLine = Schemas["ChatLine"];
export type Due = Schemas["Due"];
export type EditionChoice = Schemas["EditionChoice"];
export type EveningPage = Schemas["EveningPage"];
export type FromClient = Schemas["FromClient"];
export type FromServer = Schemas["FromServer"];
export type Library = Schemas["Library"];
export type ModeChoice = Schemas["ModeChoice"];
export type Option = Schemas["Option"];
export type Options = Schemas["Options"];
export type Pace = Schemas["Pace"];
export type PastGame = Schemas["PastGame"];
export type Phrase = NonNullable<ChatLine["phrase"]>;
export type Player = Schemas["PlayerView"];
export type PuzzleHint = Schemas["PuzzleHint"];
export type PuzzleList = Schemas["PuzzleList"];
export type PuzzleMoment = Schemas["PuzzleMoment"];
export type PuzzleResult = PuzzleMoment["result"];
export type PuzzleText = Schemas["PuzzleText"];
export type Recording = Schemas["Recording"];
export type ReplayMoment = Schemas["ReplayMoment"];
export type Reason = Schemas["Reason"];
export type Seat = Schemas["Seat"];
export type Session = Schemas["Session"];
export type Table = Schemas["Table"];
export type TableSummary = Schemas["TableSummary"];
export type Told = Schemas["HistoryEntry"];
export type Update = Schemas["Update"];
export type View = Schemas["View"];

/** A verb, then what it is about: `["buy", 3, "Core"]`. */
export type Action = Schemas["Action"];
export type Verb = Action[0];
/** Those of the actions that begin with a verb. */
export type ActionOf<V extends Verb> = Extract<Action, [V, ...unknown[]]>;
/** What a seat can do now, by verb. */
export type Choices = { [V in Verb]?: ActionOf<V>[] };
/** The same where the verb does not matter; a mode may have verbs that this client has never heard of. */
export type ActionsByVerb = Record<string, Action[]>;
/** What a question can be answered with: `["card", 17]`. */
export type Answer = Schemas["Answer"];
export type Language = "en" | "ja" | "ru";
export const LANGUAGES: readonly Language[] = ["en", "ja", "ru"];

/** What a seat knows: the document that updates change. */
export interface Sight {
  view: View | null;
  choices: Choices;
}
