"""One card's change draws one card: no list is made anew because of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.shop import Shop
from tests.browser.test_market import TIMERS, Friends, until
from tests.browser.test_two_people import starter

# The numbers of the cards that come, go, or look different from now on. What is only said of a card (its place
# among the others) is not drawn.
WATCH = """() => {
  const touched = (window.touched = new Set());
  const within = node => node.nodeType === Node.ELEMENT_NODE
    ? [...(node.matches("[data-card]") ? [node] : []), ...node.querySelectorAll("[data-card]")] : [];
  new MutationObserver(records => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
      const drawn = element?.closest("[data-card] .frame")?.closest("[data-card]");
      const cards = [...addedNodes, ...removedNodes].flatMap(within);
      for (const card of drawn ? [...cards, drawn] : cards) touched.add(Number(card.dataset.card));
    }
  }).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributeFilter: ["class", "src", "style"],
  });
}"""

ACCESSORIES = 2


def touched(page: Page) -> list[int]:
    """The cards that have been drawn since."""
    found: list[int] = page.evaluate("() => [...window.touched]")
    return found


@pytest.fixture
def friends(shop: Shop) -> Iterator[Friends]:
    """Ann has Accessories that put a token on the Single she played last."""
    token = "Action: Put a star token on your Top card."
    guard = re.sub(r"Action: Gain \d RP\.", token, starter("Guard", "Play: Gain 3 RP."))
    others = [starter("Idler", "Play: Gain 3 RP."), starter("Loafer", "Play: Gain 1 RP.")]
    setup = {"starters": ["Guard", "Idler", "Loafer"], "first_player": 0}
    with ExitStack() as wires:
        yield Friends(shop, wires, sheets=[guard, *others], setup=setup)


def test_one_card_is_drawn_when_one_card_changes(arrive: Arrive, friends: Friends) -> None:
    player = friends.come(arrive)
    page, seat = player.page, friends.seat(friends.ann)
    binder = player.cards("Your binder")
    expect(binder).not_to_have_count(0)
    count = binder.count()
    page.evaluate(WATCH)
    card = next(one for one in seat.view["players"][0]["binder"] if seat.face(one)["stars"] == 3)
    seat.act("move", card["id"], "deck")
    expect(binder).to_have_count(count - 1)
    assert touched(page) == [card["id"]]
    seat.act("move", card["id"], "binder")
    expect(binder).to_have_count(count)
    assert touched(page) == [card["id"]]

    ann, *_ = friends.pass_timers(TIMERS)
    until(ann, lambda: "play" in ann.choices)
    guard = ann.hand()["Guard 1"]
    ann.act("play", guard)
    until(ann, lambda: len(ann.choices.get("action", ())) == ACCESSORIES)
    tableau = player.mine("tableau")
    expect(tableau.get_by_role("button", name="Guard 1, 1 star,")).to_be_visible()
    expect(player.usable.or_(player.end).first).to_be_visible()
    page.evaluate(WATCH)
    action = ann.choices["action"][0]
    ann.act(*action)
    expect(tableau.get_by_role("button", name="Guard 1, 2 stars,")).to_be_visible()
    assert sorted(touched(page)) == sorted([guard, action[1]])  # one has a token, one is turned
