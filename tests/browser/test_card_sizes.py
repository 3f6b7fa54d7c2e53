"""Every card of the library can be read where one decides about it: nothing is cut, nothing tiny."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive, KeepPicture
from tests.browser.geometry import parted_words
from tests.browser.player import Player
from tests.browser.shop import Shop

LEAST = {False: 12, True: 11}  # pixels, on a phone or not

# Cards that are not in sight are not laid out unless they are told to.
ALL_LAID_OUT = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet); // beside the drawings of the signs
}"""
# What is cut off, or too small, on the cards that are there.
UNREADABLE = """least => {
  const found = [];
  for (const card of document.querySelectorAll(".card.medium")) {
    const name = card.querySelector(".name").innerText;
    for (const box of [card, card.querySelector(".text")])
      // a height of 225.3 may be told as 225, and as 226 for what is in it
      if (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth)
        found.push(`${name}: cut in ${box.className || box.tagName}`);
    for (const box of card.querySelectorAll(".name, .text p, footer span")) {
      const size = parseFloat(getComputedStyle(box).fontSize);
      if (box.innerText && size < least - 0.01) found.push(`${name}: ${size} px`);
    }
  }
  return found;
}"""
# The lines of text on each card, by its place.
LINES = """() => [...document.querySelectorAll(".card.medium .text")].map(
  box => box.querySelectorAll("p").length)"""


def unreadable(page: Page, *, phone: bool) -> list[str]:
    """Cards that somebody cannot read."""
    page.evaluate(ALL_LAID_OUT)
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(UNREADABLE, LEAST[phone])
    return found


@pytest.mark.parametrize(
    ("language", "phone"), [("en", False), ("ja", False), ("ru", False), ("ru", True)]
)
def test_no_text_of_any_card_is_cut(arrive: Arrive, shop: Shop, language: str, phone: bool) -> None:
    faces = shop.library(language)["faces"]
    page = arrive(language=language, phone=phone).go("cards")
    more = page.locator(".more")
    expect(more).to_be_visible()
    while more.count():
        more.evaluate("button => button.click()")
    expect(page.locator(".card.medium")).to_have_count(len(faces))
    assert unreadable(page, phone=phone) == []
    if language == "ja":
        assert parted_words(page, ".card.medium .name") == []
    lines = [len(face["lines"]) for face in faces.values()]
    assert sorted(page.evaluate(LINES)) == sorted(lines), "every effect is on its card"


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("phone", [False, True])
def test_the_binder_and_the_hand(
    arrive: Arrive, shop: Shop, keep_picture: KeepPicture, language: str, phone: bool
) -> None:
    guest = shop.guest("Ann")
    table = guest.game(bots=(None, "rookie", "rookie"), setup={"first_player": 0})
    player = Player(arrive(guest=guest, language=language, phone=phone))
    page = player.visitor.go_to_table(table)
    if phone:
        page.get_by_role("navigation").get_by_role("button").nth(1).click()
    expect(page.locator(".binder .card.medium").first).to_be_visible()
    assert unreadable(page, phone=phone) == []
    keep_picture(player.visitor, "binder")
    with guest.seated(table) as seat:
        seat.build()
        seat.pass_time("tournament")
    hand = page.locator(".hand .card.medium")
    expect(hand.nth(3)).to_be_visible()
    assert unreadable(page, phone=phone) == []
    width = hand.first.evaluate("card => card.closest('.frame').offsetWidth")
    assert 150 <= width <= 190
    keep_picture(player.visitor, "hand")
