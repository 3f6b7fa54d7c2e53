import { expect, it } from "vitest";
import { unbroken } from "./unbroken";

it("a short name stays on its line, a long one may have two", () => {
  expect(unbroken("Player 4")).toBe("Player\u00a04");
  expect(unbroken("Fulton Suitcase")).toBe("Fulton Suitcase");
});
