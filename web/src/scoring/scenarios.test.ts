import { beforeAll, expect, test, vi } from "vitest";
import type { Told, View } from "../lib/server/wire";
import { speak } from "../lib/words.svelte";
import { bossPoints, outcome, roundsOf, type Boss } from "./scenarios";
import { verdict } from "./verdict";

const beaten = { name: "Druids", players_rp: 30, boss_rp: 29 };
const drawn = { name: "Saucers", players_rp: 30, boss_rp: 30 };
const boss = (rounds: number, ...scenarios: Boss["scenarios"]): Boss =>
  ({ seat: 2, name: "Cards", rounds, scenarios }) as Boss;
const told = (...events: unknown[][]): Told => ({ number: 1, at: 0, cards: {}, events });

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

test("as many RP as the boss are a defeat, and with it all is lost", () => {
  expect(outcome(boss(1, beaten))).toBe("won");
  expect(outcome(boss(1, drawn))).toBe("lost");
  expect(outcome(boss(4, beaten))).toBe("on");
  expect(outcome(boss(4, beaten, beaten, beaten, beaten))).toBe("won");
  expect(outcome(boss(4, beaten, drawn))).toBe("lost");
});

test("rounds have what everyone brought, and end with the game", () => {
  const players = [
    { seat: 0, tournament_rp: [10, 12] },
    { seat: 1, tournament_rp: [20, 18] },
    { seat: 2, tournament_rp: [29, 30] },
  ];
  const on = { phase: "deckbuilding", players } as unknown as View;
  const rounds = roundsOf(boss(4, beaten), on);
  expect(rounds.map(({ scenario }) => scenario?.name)).toEqual([
    "Druids",
    undefined,
    undefined,
    undefined,
  ]);
  expect(rounds[0]?.team.map(({ rp }) => rp)).toEqual([10, 20]);
  expect(rounds.map(({ next }) => next)).toEqual([false, true, false, false]);
  expect(roundsOf(boss(4, beaten, drawn), { ...on, phase: "over" })).toHaveLength(2);
});

test("what the boss got its RP for is told, if the story has all of it", () => {
  const story: Told[] = [
    told(["phase", "tournament", 1], ["gained", 2, "RP", 9, 5], ["stole", 0, 2, "RP", 4, 6]),
    {
      ...told(["scoring"], ["gained", 2, "RP", 20, 7], ["gained", 2, "RP", 3, -1]),
      cards: { "7": "box" },
    },
    told(["lost", 0, "RP", 8, 5], ["boss_bonus", 2, 2]),
  ];
  const isBox = (design: string | undefined): boolean => design === "box";
  const parts = [
    { source: "play", rp: 5 },
    { source: "box", rp: 20 },
    { source: "scoring", rp: 3 },
    { source: "bonus", rp: 2 },
  ];
  expect(bossPoints(story, boss(1, drawn), isBox)).toEqual(parts);
  expect(bossPoints(story, boss(1, beaten), isBox)).toBeNull();
  expect(bossPoints(story.slice(1), boss(1, drawn), isBox)).toBeNull();
});

test("who wins or loses is told, and why", async () => {
  await speak("en");
  expect(verdict(boss(1, drawn), true, [])).toEqual({
    result: "lost",
    heading: "Saucers wins",
    why: [
      "Together you have 30 RP, the boss has 30.",
      "You needed more than the boss: you have all lost.",
    ],
  });
  expect(verdict(boss(1, beaten), false, [])?.why[1]).toBe("They have all won.");
  expect(verdict({ ...boss(1, beaten), seat: 1 }, true, [])?.why[1]).toBe("You have won.");
  const rebuilt = [told(["scenario"], ["store_rebuilt"]), told(["ready", 0])];
  expect(verdict(boss(4, beaten), true, rebuilt)?.why).toContain("Next comes Cards.");
  expect(verdict(boss(4, beaten), true, rebuilt)?.why).toHaveLength(3);
  expect(verdict(boss(4, beaten), true, [told(["scenario"])])?.why).toHaveLength(2);
});
