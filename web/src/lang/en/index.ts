import refusals from "../../../.made/refusals.en.json";

const rooms = import.meta.glob<string>("./*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const game = import.meta.glob<string>("../../../../src/mblades/lang/en/{events,words}.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const texts = [...Object.values(rooms), ...Object.values(game)];

export default { texts, refusals: refusals as Record<string, string> };
