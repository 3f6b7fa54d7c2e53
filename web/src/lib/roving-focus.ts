/** Arrow keys inside a grid or a list: one tab stop, and the arrows move among its items. */

import type { Attachment } from "svelte/attachments";

export interface Roving {
  items?: string; // a selector
  columns?: () => number; // of a grid; without it they are counted on the screen
}

export function roving({ items = "[data-item]", columns }: Roving = {}): Attachment<HTMLElement> {
  return (box) => {
    const all = () => [...box.querySelectorAll<HTMLElement>(items)];

    function enter(chosen: HTMLElement | undefined): void {
      for (const item of all()) item.tabIndex = item === chosen ? 0 : -1;
    }

    function across(list: HTMLElement[]): number {
      if (columns) return columns();
      const top = list[0]?.offsetTop;
      return Math.max(
        1,
        list.findIndex((item) => item.offsetTop !== top),
      );
    }

    function keydown(event: KeyboardEvent): void {
      const list = all();
      const here = list.findIndex((item) => item === event.target);
      if (here < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = moved(event.key, here, list.length, across(list));
      const item = next === null ? undefined : list[next];
      if (!item) return;
      event.preventDefault();
      enter(item);
      item.focus();
    }

    function focusin(event: FocusEvent): void {
      const item = all().find((one) => one.contains(event.target as Node));
      if (item) enter(item);
    }

    const settle = () => {
      const list = all();
      if (!list.some((item) => item.tabIndex === 0)) enter(list[0]);
    };
    settle();
    const watch = new MutationObserver(settle);
    watch.observe(box, { childList: true, subtree: true });
    box.addEventListener("keydown", keydown);
    box.addEventListener("focusin", focusin);
    return () => {
      watch.disconnect();
      box.removeEventListener("keydown", keydown);
      box.removeEventListener("focusin", focusin);
    };
  };
}

/** Where a key leads from the item `here` of `count`, in rows of `columns`; null: nowhere. */
export function moved(key: string, here: number, count: number, columns: number): number | null {
  const to: Record<string, number> = {
    ArrowLeft: here - 1,
    ArrowRight: here + 1,
    ArrowUp: here - columns,
    ArrowDown: here + columns,
    Home: 0,
    End: count - 1,
  };
  const next = to[key];
  return next === undefined || next < 0 || next >= count ? null : next;
}
