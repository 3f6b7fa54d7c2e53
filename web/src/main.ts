import { mount } from "svelte";
import App from "./App.svelte";
import { drawSigns } from "./cards/signs";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";
import "../.made/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

drawSigns();
await speak(settings.language);
mount(App, { target: document.getElementById("app") as HTMLElement });

// Only over HTTPS, or at the machine of the server itself; elsewhere a browser knows of none.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/service-worker.js");

// The server has a newer client than this page: its next screen is found only by loading anew.
addEventListener("vite:preloadError", () => location.reload());
