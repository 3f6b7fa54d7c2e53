/** How the boss feels about it: its phases, each with a line to say. */

import type { Face } from "../cards/face";
import type { View } from "../lib/server/wire";

export type Mood = "waits" | "opens" | "ahead" | "close" | "behind" | "last" | "won" | "lost";

interface Standing {
  phase: View["phase"];
  /** What the boss has, with what is sure to come, and what the players have together. */
  boss: number;
  players: number;
  playsLeft: number;
  hasBegun: boolean;
}

const CLOSE = 15; // RP: anybody's game

export function moodOf({ phase, boss, players, playsLeft, hasBegun }: Standing): Mood {
  if (phase === "over") return players > boss ? "lost" : "won";
  if (phase !== "tournament") return "waits";
  if (!hasBegun) return "opens";
  if (playsLeft === 0) return "last";
  if (Math.abs(boss - players) <= CLOSE) return "close";
  return boss > players ? "ahead" : "behind";
}

/** The face of a boss is that of the grandest card of its set. */
export function faceOfBoss(faces: Record<string, Face>, set: string): Face | undefined {
  return Object.values(faces)
    .filter((face) => face.set === set && face.kind === "Single")
    .reduce<Face | undefined>(
      (best, face) => (best && best.stars >= face.stars ? best : face),
      undefined,
    );
}
