import { expect, test } from "vitest";
import type { Option, Options } from "../lib/server/wire";
import { read } from "./custom-sets";
import { NewTableForm } from "./new-table.svelte";

const plain = {
  choices: [],
  least: null,
  most: null,
  title: "",
  does: "",
  needs: [],
  excludes: [],
};
const option = (name: string, more: Partial<Option> = {}): Option => ({
  ...plain,
  name,
  kind: "switch",
  default: false,
  ...more,
});
const list = (name: string, choices: string[] = []): Option =>
  option(name, { kind: "list", default: [], choices });

const options = {
  editions: [{ name: "collusion", meta_decks: ["Element"] }],
  modes: [
    { name: "normal", players: { collusion: [3, 6] }, settings: [], excludes: [] },
    {
      name: "coop",
      players: { collusion: [1, 4] },
      settings: ["difficulty"],
      excludes: ["prerelease", "backers"],
    },
    {
      name: "team",
      players: { collusion: [3, 6] },
      settings: ["teams", "team_cards"],
      excludes: [],
    },
  ],
  options: [
    option("players", { kind: "number", default: 4 }),
    option("edition", { kind: "choice", default: "collusion" }),
    option("mode", { kind: "choice", default: "normal" }),
    option("build", { kind: "choice", default: null }),
    ...["expansion", "premium", "master", "fusion", "prizes"].map((name) => list(name)),
    list("starters", ["Reds", "Blues", "Greens", "Whites", "Browns", "Greys"]),
    list("characters", ["Ann", "Ben", "Cas", "Dot", "Eve", "Fay"]),
    option("first_player", { kind: "number", default: null }),
    option("prerelease", { excludes: ["sealed"] }),
    option("final_after_prerelease", { needs: ["prerelease"] }),
    option("sealed", { excludes: ["prerelease", "starters"] }),
    list("handicaps"),
    list("teams"),
    list("team_cards", ["The Single", "Garage", "Losers", "Owls"]),
    option("difficulty", { kind: "choice", default: "normal" }),
  ],
  newcomers: ["prerelease"],
  clock: [],
  pace: {},
  builds: [
    {
      name: "First",
      edition: "collusion",
      expansion: ["A", "B"],
      premium: [],
      master: [],
      fusion: ["Z"],
      prizes: [],
    },
  ],
  sets: { Expansion: ["A", "B", "C"], Gold: ["Z"] },
  quick: { edition: "collusion", players: 4, level: "rookie", clock: true },
} as unknown as Options;

const form = (): NewTableForm => new NewTableForm(options);

test("an option says what it needs and what it cannot stand", () => {
  const made = form();
  expect(made.obstacle("final_after_prerelease")).toEqual({ why: "without", other: "prerelease" });
  made.choose("prerelease", true);
  expect(made.obstacle("final_after_prerelease")).toBeNull();
  expect(made.obstacle("sealed")).toEqual({ why: "with", other: "prerelease" });
});

test("another mode takes back what it has not, and what stood on that", () => {
  const made = form();
  made.choose("prerelease", true);
  made.choose("final_after_prerelease", true);
  made.back(1, "Some Promo");
  made.choose("mode", "coop");
  expect(made.setup).toEqual({ players: 4, mode: "coop", build: "First" });
  expect(made.obstacle("prerelease")).toEqual({ why: "mode", other: "coop" });
});

test("what only some modes have is not sent in others", () => {
  const made = form();
  made.choose("mode", "coop");
  made.choose("difficulty", "hard");
  expect(made.setup["difficulty"]).toBe("hard");
  made.choose("mode", "normal");
  expect(made.setup).not.toHaveProperty("difficulty");
});

test("a list by seat is filled up by chance, without one twice", () => {
  const made = form();
  made.choose("characters", [null, "Ben"]);
  const characters = made.setup["characters"] as string[];
  expect(characters).toHaveLength(4);
  expect(characters[1]).toBe("Ben");
  expect(new Set(characters).size).toBe(4);
});

test("fewer players leave no seat behind", () => {
  const made = form();
  made.choose("handicaps", [0, 3]);
  made.choose("first_player", 3);
  made.choose("players", 3);
  expect(made.setup).toMatchObject({ players: 3, handicaps: [0] });
  expect(made.setup).not.toHaveProperty("first_player");
  expect(made.bots).toEqual([null, "rookie", "rookie"]);
});

test("a set of one's own takes the place of another, and gives it back", () => {
  const made = form();
  const sheet = read('name = "Mine"\nrarity = "Expansion"');
  made.add(sheet);
  expect(made.setup).toMatchObject({ expansion: ["A", "Mine"], fusion: ["Z"] });
  expect(made.setup).not.toHaveProperty("build");
  expect(made.request.sheets).toEqual([sheet.text]);
  made.remove(sheet);
  expect(made.setup["expansion"]).toEqual(["A", "B"]);
});

test("a first game is as the rules advise", () => {
  const made = form();
  made.choose("mode", "coop");
  made.firstGame();
  expect(made.setup).toEqual({ players: 4, build: "First", prerelease: true });
});

test("a Team card that is left open is chosen by chance, and who plays alone is The Single", () => {
  const form = new NewTableForm(options);
  form.choose("mode", "team");
  expect(form.setup).not.toHaveProperty("team_cards");
  form.choose("team_cards", [null, "Losers"]);
  const [first, second] = form.setup["team_cards"] as string[];
  expect(second).toBe("Losers");
  expect(["Garage", "Owls"]).toContain(first);
  form.choose("players", 5);
  expect(form.teamCards(2)).toEqual(["The Single"]);
  expect(form.setup["team_cards"]).toEqual([first, "Losers", "The Single"]);
});
