"""Where things are on a page, in pixels: inside the window or not, over each other or not."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Locator, Page

SLACK = 1.5  # pixels: half ones, and lines around things

# Texts that are seen and smaller than this, with their sizes; those of no size name an icon.
SMALL_TEXTS = """least => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const box = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || box.closest(".unseen, .spoken, script, style, select")) continue;
    if (!box.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const size = parseFloat(getComputedStyle(box).fontSize) * (box.getScreenCTM?.()?.a ?? 1);
    if (size && size < least - 0.05) found.add(`${walker.currentNode.data.trim().slice(0, 30)}: ${size}`);
  }
  return [...found];
}"""
# Words that a line ends in: what stands between two places where one may.
PARTED = """selector => {
  const found = [];
  for (const name of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const words = document.createRange();
      words.selectNodeContents(walker.currentNode);
      const lines = new Set([...words.getClientRects()].map(line => Math.round(line.top)));
      if (lines.size > 1) found.push(`${name.innerText}: ${walker.currentNode.data}`);
    }
  }
  return found;
}"""
# Texts of a part of the page that something else in it lies over.
COVERED = """selector => {
  const found = new Set();
  for (const part of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || holder.closest(".unseen, button")) continue;
      const words = document.createRange();
      words.selectNodeContents(walker.currentNode);
      for (const line of words.getClientRects())
        for (const x of [line.left + 1, (line.left + line.right) / 2, line.right - 1]) {
          const above = document.elementFromPoint(x, (line.top + line.bottom) / 2);
          if (!part.contains(above) || above.contains(holder) || holder.contains(above)) continue;
          found.add(walker.currentNode.data.trim());
        }
    }
  }
  return [...found];
}"""
# How much the things on a page have moved by themselves since it was opened.
COUNT_SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""
# The same since it was asked for the last time.
TAKE_SHIFTS = "() => { const moved = window.shifted; window.shifted = 0; return moved; }"


class Box(NamedTuple):
    """Where something is."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def of(cls, thing: Locator) -> Box:
        """Where it is in the window."""
        found = thing.bounding_box()
        assert found, f"{thing} is not shown"
        x, y = found["x"], found["y"]
        return cls(x, y, x + found["width"], y + found["height"])

    def is_inside(self, other: Box) -> bool:
        """Whether nothing of it sticks out."""
        return (
            self.left >= other.left - SLACK
            and self.top >= other.top - SLACK
            and self.right <= other.right + SLACK
            and self.bottom <= other.bottom + SLACK
        )

    def covers(self, other: Box) -> bool:
        """Whether one lies over a part of the other."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > SLACK
            and min(self.bottom, other.bottom) - max(self.top, other.top) > SLACK
        )


def window_of(page: Page) -> Box:
    """The window."""
    size = page.viewport_size
    assert size
    return Box(0, 0, size["width"], size["height"])


def small_texts(page: Page, least: float) -> list[str]:
    """Texts smaller than that many pixels."""
    found: list[str] = page.evaluate(SMALL_TEXTS, least)
    return found


def covered_texts(page: Page, selector: str) -> list[str]:
    """Texts of these parts of the page that something else in them lies over."""
    found: list[str] = page.evaluate(COVERED, selector)
    return found


def parted_words(page: Page, selector: str) -> list[str]:
    """Words of Japanese names that go on in the next line."""
    found: list[str] = page.evaluate(PARTED, selector)
    return found
