"""What is looked for on every screen: words, room, and whether everybody can use it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.geometry import small_texts
from tests.browser.shop import ROOT
from tests.browser.visitor import Visitor

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALLEST_TARGET = 44

# Everything a person may read or hear: texts that are shown, and names and hints of elements.
READ = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const box = walker.currentNode.parentElement;
    if (!box.closest("script, style") && (box.checkVisibility() || box.closest("select, [aria-live]")))
      found.push(walker.currentNode.data);
  }
  for (const name of ["aria-label", "aria-description", "aria-roledescription", "title", "alt", "placeholder"])
    for (const box of document.querySelectorAll(`[${name}]`)) found.push(box.getAttribute(name));
  return [document.title, ...found].map(text => text.trim()).filter(Boolean);
}"""

# What can be pressed and is too small. A link inside a sentence is as high as its line, and where
# a control lies under a label, the label is what one presses.
SMALL = """smallest => {
  const small = [];
  for (const box of document.querySelectorAll("a[href], button, select, input, summary, [role=tab], [tabindex='0'][role=button]")) {
    if (!box.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || box.closest(".unseen, [aria-hidden=true]")) continue;
    if (getComputedStyle(box).display === "inline") continue;
    const pressed = box.closest("label") ?? box;
    const { width, height } = pressed.getBoundingClientRect();
    if (width && height && Math.min(width, height) < smallest - 0.5)
      small.push(`${box.tagName.toLowerCase()} "${(box.ariaLabel ?? box.innerText).trim().slice(0, 40)}" ${Math.round(width)} x ${Math.round(height)}`);
  }
  return small;
}"""

# What sticks out of the part of the screen that it belongs to, unless it can be scrolled into it.
OUTSIDE = """() => {
  const outside = [];
  for (const part of document.querySelectorAll("section[aria-label]")) {
    const edge = part.getBoundingClientRect().right + 1;
    for (const box of part.querySelectorAll("button, li")) {
      const { right, width } = box.getBoundingClientRect();
      if (!width || right <= edge || !box.checkVisibility({ visibilityProperty: true })) continue;
      let holder = box.parentElement;
      while (holder !== part && getComputedStyle(holder).overflowX === "visible") holder = holder.parentElement;
      if (holder === part)
        outside.push(`${box.innerText.trim().slice(0, 40)} in ${part.ariaLabel}, by ${Math.round(right - edge)}`);
    }
  }
  return outside;
}"""

# Headings are named by their words alone: what leads from them to a rule stands beside them.
SIGNED = """() => [...document.querySelectorAll(":is(h1, h2, h3, h4) button")]
  .map(sign => sign.closest("h1, h2, h3, h4").innerText.trim())"""

# Names, signs and keys that are the same in every language.
ALIKE = {
    "mblades", "english", "enter", "esc", "tab", "ctrl", "millennium",
    "blades", "open", "font", "license", "sofia", "sans", "condensed", "nunito", "zen",
    "maru", "gothic", "http", "https", "localhost",
}  # fmt: skip


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe-core calls serious or critical: by all its rules, or by some."""
    if page.evaluate("!window.axe"):
        page.evaluate(AXE.read_text("utf-8"))
    asked = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    found = page.evaluate("async asked => (await axe.run(asked)).violations", asked)
    return [
        f"{one['id']}: {one['help']}: {node['html'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def texts(page: Page) -> list[str]:
    """Everything there is to read or to hear."""
    read: list[str] = page.evaluate(READ)
    return read


def _english_sheets() -> list[Path]:
    folders = (ROOT / "web" / "src" / "lang" / "en", ROOT / "src" / "mblades" / "lang" / "en")
    return [sheet for folder in folders for sheet in folder.glob("*.ftl")]


@cache
def _message_prefixes() -> frozenset[str]:
    ids = set()
    for sheet in _english_sheets():
        ids.update(re.findall(r"^([a-z][\w-]*) =", sheet.read_text("utf-8"), re.MULTILINE))
    return frozenset(one.split("-")[0] for one in ids if "-" in one)


@cache
def _english_words() -> frozenset[str]:
    """The hyphenated words that our own English uses."""
    used: set[str] = set()
    for sheet in _english_sheets():
        values = re.sub(r"^[a-z][\w-]* =|\{[^}]*\}", "", sheet.read_text("utf-8"), flags=re.M)
        used.update(re.findall(r"[a-z]+(?:-[a-z]+)+", values))
    return frozenset(used)


def missing_words(page: Page) -> list[str]:
    """Ids of messages that are shown because no message has them."""
    return [
        word
        for text in texts(page)
        for word in re.findall(r"(?<![\w/-])[a-z]+(?:-[a-z0-9]+)+(?![\w/-])", text)
        if word.split("-")[0] in _message_prefixes() and word not in _english_words()
    ]


def english_words(visitor: Visitor, *names: str) -> list[str]:
    """English that is left on a screen in another language; names of people, short names in
    capitals (RP, NPC) and commands (./mb) are none."""
    known = {word.lower() for name in names for word in re.findall(r"[A-Za-z]+", name)}
    return [
        f"{word!r} in {text[:80]!r}"
        for text in texts(visitor.page)
        if not re.match(r"https?://", text)
        for word in re.findall(r"[A-Za-z]*[a-z][A-Za-z]+", re.sub(r"\./mb [a-z -]+", "", text))
        if word.lower() not in ALIKE | known
    ]


def small_targets(page: Page) -> list[str]:
    """What a thumb would miss."""
    small: list[str] = page.evaluate(SMALL, SMALLEST_TARGET)
    return small


def sideways(page: Page) -> int:
    """By how many pixels the page can be scrolled sideways."""
    width: int = page.evaluate(
        "() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
    )
    return width


def sticking_out(page: Page) -> list[str]:
    """What lies half beside its part of the screen."""
    outside: list[str] = page.evaluate(OUTSIDE)
    return outside


def wrongs(visitor: Visitor, *names: str) -> list[str]:
    """Everything that is wrong with the screen a visitor sees."""
    page = visitor.page
    found = {
        "no message": missing_words(page),
        "sticks out": sticking_out(page),
        "a heading with a sign in it": page.evaluate(SIGNED),
        "tiny": small_texts(page, 11 if visitor.is_phone else 12),
    }
    if wide := sideways(page):
        found["too wide"] = [f"{wide} pixels"]
    if visitor.language == "en":  # in other languages the same elements say something else
        found["axe"] = violations(page, ["color-contrast"] if visitor.is_light else None)
    else:
        found["English"] = english_words(visitor, *names)
    if visitor.is_phone:
        found["too small"] = small_targets(page)
    return sorted({f"{kind}: {one}" for kind, lines in found.items() for one in lines})
