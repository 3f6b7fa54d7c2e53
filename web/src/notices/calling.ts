/** Calling somebody back to the page: a buzz, and a notification if they want those. */

import { settings } from "../lib/settings.svelte";

const BUZZ_MS = 80;

/** Whether it makes sense to ask if notifications are wanted: nobody has answered yet. */
export function mayAsk(): boolean {
  return settings.notify === null && canNotify() && Notification.permission === "default";
}

/** Without https a page has no notifications; neither have some phones. */
export function canNotify(): boolean {
  return "Notification" in window && isSecureContext;
}

/** Ask the browser; only in answer to a press. */
export async function permit(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

export function callBack(words: string, tag: string): void {
  // A browser complains of a buzz on a page that nobody has touched yet.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ_MS);
  if (!document.hidden || !settings.notify || !canNotify()) return;
  if (Notification.permission !== "granted") return;
  try {
    const shown = new Notification(words, { tag, icon: "/icon.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // a browser that lets only its workers show notifications: the title has to do
  }
}
