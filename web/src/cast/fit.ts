/** `{@attach fit(1.25)}`: as large as its place has room for, up to so many times its size. */

import type { Attachment } from "svelte/attachments";

export function fit(largest: number): Attachment<HTMLElement> {
  return (content) => {
    const place = content.parentElement;
    if (!place) return;
    const look = (): void => {
      content.style.zoom = "1";
      content.style.zoom = String(Math.min(largest, place.clientHeight / content.offsetHeight));
    };
    const resized = new ResizeObserver(look);
    resized.observe(place);
    const changed = new MutationObserver(look);
    changed.observe(content, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  };
}
