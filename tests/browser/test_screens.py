"""Every screen, in every language, on a desk and on a phone: usable by everybody, all of it
translated, nothing beside the page. What they look like: ./mb test --pictures tests/browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Arrive, KeepPicture
from tests.browser.geometry import parted_words
from tests.browser.looking import sideways, sticking_out, wrongs
from tests.browser.player import Player
from tests.browser.shop import Data, Guest, Shop
from tests.browser.visitor import LOCALES, Visitor

SIZES = ["desk", "phone"]
TABLETS: dict[str, ViewportSize] = {
    "upright": {"width": 820, "height": 1180},
    "across": {"width": 1180, "height": 820},
}

# What one waits for on a screen of the shop, before looking at it.
ARRIVED: dict[str, Callable[[Page], None]] = {
    "": lambda page: expect(page.get_by_role("list").first).to_be_visible(),
    "new": lambda page: expect(page.get_by_role("radio").first).to_be_attached(),
    "cards": lambda page: expect(page.get_by_role("listitem")).to_have_count(60),
    "help": lambda page: expect(page.get_by_role("listitem").first).to_be_visible(),
    "rules/DB-17": lambda page: expect(page.get_by_role("article").first).to_be_visible(),
    "settings": lambda page: expect(page.get_by_role("switch").first).to_be_visible(),
    "account": lambda page: expect(page.get_by_role("tab").first).to_be_visible(),
    "puzzles": lambda page: expect(page.get_by_role("listitem").first).to_be_visible(),
    "puzzles/wait-for-it": lambda page: expect(page.get_by_role("log")).to_be_attached(),
}


# And on the screens of a table.
AT_TABLE: dict[str, Callable[[Page], None]] = {
    "waiting": lambda page: expect(page.get_by_role("log")).to_be_visible(),
    "deckbuilding": lambda page: expect(page.get_by_role("heading", level=2).first).to_be_visible(),
    "tournament": lambda page: expect(page.get_by_role("log")).to_be_attached(),
    "break": lambda page: expect(page.get_by_role("table")).to_be_visible(),
    "over": lambda page: expect(page.get_by_role("table")).to_be_visible(),
}


class Ann(NamedTuple):
    """Somebody with a table at every stage of a game."""

    guest: Guest
    tables: dict[str, Data]


@pytest.fixture(scope="module")
def ann(shop: Shop) -> Ann:
    guest = shop.guest("Ann")
    tables = {"waiting": guest.open_table(bots=(None, None, "rookie"))}
    for stage in list(AT_TABLE)[1:]:
        tables[stage] = table = guest.game(setup={"first_player": 0})
        with guest.seated(table) as seat:
            if stage in ("deckbuilding", "tournament"):
                seat.build()
            seat.pass_time(stage)
    return Ann(guest, tables)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LOCALES)
def test_screens_of_the_shop(
    language: str, size: str, arrive: Arrive, ann: Ann, keep_picture: KeepPicture
) -> None:
    visitor = arrive(language=language, phone=size == "phone", guest=ann.guest)
    found = Findings()
    for place, arrived in ARRIVED.items():
        arrived(visitor.go(place))
        found.look(visitor, place.replace("/", "-") or "home", keep_picture)
    assert not found.lines, found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LOCALES)
def test_screens_of_a_table(
    language: str, size: str, arrive: Arrive, ann: Ann, keep_picture: KeepPicture
) -> None:
    visitor = arrive(language=language, phone=size == "phone", guest=ann.guest)
    found = Findings()
    for stage, arrived in AT_TABLE.items():
        arrived(visitor.go_to_table(ann.tables[stage]))
        found.look(visitor, stage, keep_picture)
        if stage == "deckbuilding" and visitor.is_phone:
            tabs = visitor.page.get_by_role("navigation").last.get_by_role("button")
            for number in range(1, tabs.count()):
                tabs.nth(number).tap()
                found.look(visitor, f"{stage}-tab{number}", keep_picture)
    assert not found.lines, found


@pytest.mark.parametrize("size", SIZES)
def test_what_opens_at_a_table(
    size: str, arrive: Arrive, ann: Ann, keep_picture: KeepPicture
) -> None:
    visitor = arrive(phone=size == "phone", guest=ann.guest)
    player = Player(visitor)
    page = visitor.go_to_table(ann.tables["deckbuilding"])
    found = Findings()

    def turn_to(tab: str) -> None:
        if visitor.is_phone:
            page.get_by_role("navigation").last.get_by_role("button", name=tab).tap()

    expect(player.ready).to_be_visible()
    turn_to("Binder")
    player.cards("Your binder").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found.look(visitor, "picked", keep_picture)
    page.keyboard.press("Escape")
    turn_to("Table")
    visitor.button("Trade", exact=False).first.click()
    expect(player.zone("The counter")).to_be_visible()
    found.look(visitor, "trade", keep_picture)
    visitor.button("Leave it", exact=False).click()
    visitor.button("Chat", exact=False).click()
    expect(page.get_by_role("log", name="Chat")).to_be_visible()
    found.look(visitor, "chat", keep_picture)
    assert not found.lines, found


def test_a_table_on_a_tablet(arrive: Arrive, ann: Ann, keep_picture: KeepPicture) -> None:
    visitor = arrive(language="ru", guest=ann.guest)
    page = visitor.page
    for stage in ("deckbuilding", "tournament"):
        AT_TABLE[stage](visitor.go_to_table(ann.tables[stage]))
        for held, size in TABLETS.items():
            page.set_viewport_size(size)
            keep_picture(visitor, f"{stage}-{held}")
            assert (sideways(page), sticking_out(page)) == (0, []), f"{stage}, {held}"


@pytest.mark.parametrize("size", SIZES)
def test_screens_by_daylight(
    size: str, arrive: Arrive, ann: Ann, keep_picture: KeepPicture
) -> None:
    visitor = arrive(light=True, phone=size == "phone", guest=ann.guest)
    found = Findings()
    for place, arrived in ARRIVED.items():
        arrived(visitor.go(place))
        found.look(visitor, f"{place or 'home'}-light", keep_picture)
    for stage, arrived in AT_TABLE.items():
        arrived(visitor.go_to_table(ann.tables[stage]))
        found.look(visitor, f"{stage}-light", keep_picture)
    assert not found.lines, found


class Findings:
    """What is wrong on the screens that were looked at."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def look(self, visitor: Visitor, screen: str, keep_picture: KeepPicture) -> None:
        """Keep a picture of a screen, and what is wrong with it."""
        keep_picture(visitor, screen)
        self.lines += [f"{screen}: {wrong}" for wrong in wrongs(visitor, "Ann")]
        if visitor.language == "ja":
            parted = parted_words(visitor.page, ":is(.own-side, .opponent) h2")
            self.lines += [f"{screen}: parted {one!r}" for one in parted]

    def __repr__(self) -> str:
        return "\n".join(self.lines)
