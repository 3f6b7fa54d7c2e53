import { expect, it } from "vitest";
import { clauseOfRefusal, clausesOfCard, clausesOfMove } from "./clauses-of";
import type { Face } from "../cards/face";
import type { Reason, View } from "../lib/server/wire";

const reason = (key: string, args: Reason["args"] = {}): Reason => ({ key, args, text: key });

it("a refusal has its clause, also inside another one", async () => {
  const broke = reason("It costs {cost} M$; you have {money}.", { cost: 4, money: 1 });
  expect(await clauseOfRefusal(broke)).toBe("DB-25");
  const off = reason("That trade is no longer possible. {reason}", {
    reason: reason("That friendship card has already been given away."),
  });
  expect(await clauseOfRefusal(off)).toBe("DB-23");
  expect(await clauseOfRefusal(reason("Too many requests; wait a moment."))).toBeUndefined();
});

it("a card rests on its keywords and triggers, each once", () => {
  const line = { text: "", abilities: [], explained: "" };
  const lines = [
    { ...line, trigger: "", keyword: "Mimicry" },
    { ...line, trigger: "Play", keyword: "" },
    { ...line, trigger: "Play", keyword: "" },
  ];
  const face = { lines } as unknown as Face;
  expect(clausesOfCard(face, { keywords: ["Bore"] })).toEqual(["KEY-21", "KEY-5", "TRG-1"]);
});

it("a question has the clause of its kind, a turn that of the mode", () => {
  const view = (mode: string, kind?: string): View =>
    ({ mode, prompt: kind ? { kind } : null }) as unknown as View;
  expect(clausesOfMove(view("normal", "reaction"))).toEqual(["TRG-7"]);
  expect(clausesOfMove(view("duel"))).toEqual(["TRN-4"]);
  expect(clausesOfMove(view("turn-based"))).toEqual(["TURN-3"]);
});
