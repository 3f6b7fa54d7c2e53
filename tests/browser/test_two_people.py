"""Two browsers at one table: a trade, a card that both want, a clash."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.geometry import Box
from tests.browser.player import Player
from tests.browser.shop import Data, Guest, Shop

SINGLE = """
[[cards]]
name = "{name} {number}"
stars = {number}
symbols = "Fire Soldier"
text = "{text}"
"""
REST = """
[[cards]]
name = "{name} Box"
kind = "Deck Box"
stars = 1
text = "Score: Gain 1 RP."
[[cards]]
name = "{name} Sleeve"
kind = "Accessory"
stars = 1
text = "Action: Gain 1 RP."
[[cards]]
name = "{name} Mat"
kind = "Accessory"
stars = 2
text = "Action: Gain 2 RP."
"""


def starter(name: str, text: str) -> str:
    """The sheet of a starter deck whose Singles all do the same."""
    singles = "".join(SINGLE.format(name=name, number=n, text=text) for n in range(1, 7))
    head = f'name = "{name}"\nrarity = "Starter"\nbox = "base"\ntheme = "For tests."\n'
    return head + singles + REST.format(name=name)


STARTERS = [
    starter("Brawler", "Play: Clash with an opponent. If you win the clash, gain 20 RP."),
    starter("Idler", "Play: Gain 3 RP."),
]


class Pair:
    """Ann and Bob at a table of three; the third is a bot."""

    def __init__(self, arrive: Arrive, shop: Shop, **clock: int) -> None:
        self.guests: list[Guest] = [shop.guest("Ann"), shop.guest("Bob")]
        host, friend = self.guests
        self.table: Data = host.open_table(
            bots=(None, None, "rookie"), sheets=STARTERS,
            setup={"starters": ["Brawler", "Idler", "Château Helbane"], "first_player": 1,
                   "clock": clock},
        )  # fmt: skip
        friend.sit(self.table)
        host.start(self.table)
        self.ann, self.bob = (Player(arrive(guest=guest)) for guest in self.guests)
        for player in (self.ann, self.bob):
            player.visitor.go_to_table(self.table)
            expect(player.ready).to_be_visible()


@pytest.fixture
def pair(arrive: Arrive, shop: Shop) -> Pair:
    return Pair(arrive, shop)


def test_a_trade(pair: Pair) -> None:
    ann, bob = pair.ann, pair.bob
    bob.do(bob.cards("Your binder", "^Idler 3,"), "Show to all")
    offered = ann.page.get_by_role("article", name="Bob")
    expect(offered.get_by_role("button", name="Idler 3,")).to_be_visible()

    offered.get_by_role("button", name="Trade").click()
    counter = ann.zone("The counter")
    ann.cards("Your binder", "^Brawler 1,").click()
    counter.get_by_role("button", name="Idler 3,").click()
    expect(counter.get_by_role("status")).to_contain_text("You ask for 2 more")
    expect(counter.get_by_role("button", name="Propose")).to_be_disabled()
    counter.get_by_role("button", name="Even it out with M$").click()
    expect(counter.get_by_role("status")).to_contain_text("Even")
    ann.press(counter.get_by_role("button", name="Propose"))

    offer = bob.page.get_by_role("group", name="An offer for you")
    expect(offer.get_by_role("button", name="Brawler 1,")).to_be_visible()
    accept = offer.get_by_role("button", name="Accept")
    assert Box.of(accept).is_inside(Box.of(bob.page.get_by_role("article", name="Ann")))
    bob.press(accept)
    expect(ann.cards("Your binder", "^Idler 3,")).to_be_visible()
    expect(bob.cards("Your binder", "^Brawler 1,")).to_be_visible()
    expect(ann.page.get_by_role("group", name="Your money")).to_contain_text("28")
    expect(bob.page.get_by_role("group", name="Your money")).to_contain_text("32")


def test_a_card_that_both_want(arrive: Arrive, shop: Shop) -> None:
    pair = Pair(arrive, shop, contest_ms=1500)
    players = pair.ann, pair.bob
    expect(pair.ann.page.get_by_text("1 of 3 ready")).to_be_visible()  # the bot wants no more
    for player in players:
        expect(player.ready).to_be_visible()
    before = [player.cards("Your binder").count() for player in players]
    for player in players:
        back = player.zone("Store").get_by_role("listitem").first.get_by_role("button")
        back.click()
        player.page.get_by_role("dialog").get_by_role("button", name="Buy").click()
    for player, had in zip(players, before, strict=True):
        bought = player.cards("Your binder").nth(had)
        missed = player.page.get_by_text("Another player got that card.")
        expect(bought.or_(missed).first).to_be_visible()
    after = [player.cards("Your binder").count() for player in players]
    assert sum(after) == sum(before) + 1


def test_a_clash(pair: Pair) -> None:
    ann, bob = pair.ann, pair.bob
    ann.put_into_deck("^Brawler", 6)
    bob.put_into_deck("^Idler", 6)
    for _ in range(3):
        for player in (ann, bob):
            player.press(player.ready)
    bob.playable.first.click()
    bob.press(bob.asked.get_by_role("button", name="Play Idler"))
    expect(
        ann.page.get_by_role("list", name="in the tableau of Bob").get_by_role("img")
    ).to_have_count(1)
    bob.press(bob.end)
    ann.playable.filter(has=ann.page.get_by_role("img", name="Brawler 6,")).click()
    ann.press(ann.asked.get_by_role("button", name="Play Brawler 6"))
    # The third player's card may be face down: then there is nobody but Bob to choose.
    choice = ann.options.filter(has_text="Bob")
    told = ann.page.get_by_role("log", name="Story").get_by_text("Clash:")
    expect(choice.or_(told).first).to_be_visible()
    if choice.count():
        ann.press(choice)
    for player in (ann, bob):
        story = player.page.get_by_role("log", name="Story")
        expect(story).to_contain_text(re.compile("Clash: (Ann.*Bob|Bob.*Ann)"))
