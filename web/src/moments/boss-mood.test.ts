import { expect, test } from "vitest";
import type { Face } from "../cards/face";
import { faceOfBoss, moodOf } from "./boss-mood";

const now = { phase: "tournament", boss: 60, players: 20, playsLeft: 4, hasBegun: true } as const;

test("the boss waits, opens, gloats, worries, and ends", () => {
  expect(moodOf({ ...now, phase: "deckbuilding" })).toBe("waits");
  expect(moodOf({ ...now, hasBegun: false })).toBe("opens");
  expect(moodOf(now)).toBe("ahead");
  expect(moodOf({ ...now, players: 50 })).toBe("close");
  expect(moodOf({ ...now, players: 90 })).toBe("behind");
  expect(moodOf({ ...now, playsLeft: 0 })).toBe("last");
});

test("as many RP as the boss are a defeat", () => {
  expect(moodOf({ ...now, phase: "over", players: 60 })).toBe("won");
  expect(moodOf({ ...now, phase: "over", players: 61 })).toBe("lost");
});

test("its face is the grandest Single of its set", () => {
  const card = (id: string, set: string, kind: string, stars: number) =>
    ({ id, set, kind, stars }) as Face;
  const faces = {
    a: card("a", "Druids", "Single", 5),
    b: card("b", "Druids", "Single", 8),
    c: card("c", "Druids", "Deck Box", 9),
    d: card("d", "Saucers", "Single", 9),
  };
  expect(faceOfBoss(faces, "Druids")?.id).toBe("b");
  expect(faceOfBoss(faces, "Nobody")).toBeUndefined();
});
