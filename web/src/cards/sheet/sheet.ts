/**
 * A contact sheet of the whole library, for the eye: `npm run dev`, then
 * /src/cards/sheet/?show=cards&size=medium&lang=ja. It is in no build.
 */

import { mount } from "svelte";
import "../../style/tokens.css";
import "../../../.made/fonts.css";
import "../../style/base.css";
import { faces } from "../../lib/server/library.svelte";
import { speak } from "../../lib/words.svelte";
import type { Language } from "../../lib/server/wire";
import { drawSigns } from "../signs";
import Sheet from "./Sheet.svelte";

const asked = new URLSearchParams(location.search);
const language = (asked.get("lang") ?? "en") as Language;
document.documentElement.dataset["theme"] = asked.get("theme") ?? "dark";
drawSigns();
await Promise.all([speak(language), faces.load(language)]);
mount(Sheet, {
  target: document.body,
  props: {
    show: asked.get("show") ?? "cards",
    size: (asked.get("size") ?? "small") as "small" | "medium" | "full",
    from: Number(asked.get("from") ?? 0),
    count: Number(asked.get("count") ?? 1000),
  },
});
