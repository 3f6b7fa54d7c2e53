import refusals from "../../../.made/refusals.ru.json";

const texts = import.meta.glob<string>("./*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default { texts: Object.values(texts), refusals: refusals as Record<string, string> };
