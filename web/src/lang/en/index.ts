const texts = import.meta.glob<string>("./*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default { texts: Object.values(texts), refusals: {} };
