"""What is asked in a tournament: in words that are true of who is asked, with all answers in reach."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive, KeepPicture
from tests.browser.geometry import Box, window_of
from tests.browser.player import Player
from tests.browser.shop import Seat, Shop
from tests.browser.test_market import TIMERS, Friends, take_turn, until
from tests.browser.test_two_people import starter
from tests.browser.visitor import PHONE

ASKER = 5  # which of Ann's cards asks
GAIN = "Play: Gain 9 RP."
OF_EACH = "Play: For each opponent, you may pay 1 M$. If you do, that player loses 5 RP."
REARRANGE = "Play: Rearrange cards in your tableau in any order."
STORE = "Play: Look at the top 3 cards of the Store. Put them back in any order."
GIVE = "Play: Each opponent secretly chooses whether to give you 5 RP. If there is no player who did, gain 20 RP."
BID = (
    "Play: Each player may bid RP in turn, each bid higher than the last. The player with the highest bid loses RP equal "
    "to their bid and draws a card. If there is no player with a bid, gain 7 RP."
)
# What stands in a thing that scrolls and is not seen of it, in pixels.
HIDDEN = "thing => thing.scrollHeight - thing.clientHeight"

Ask = Callable[..., tuple[Friends, list[Seat]]]


@pytest.fixture
def ask(shop: Shop) -> Iterator[Ask]:
    """Ann, Bob and Cy have played so many cards, and Ann plays one with this text."""
    with ExitStack() as wires:

        def played(text: str, before: int = 0) -> tuple[Friends, list[Seat]]:
            cards = starter("Asker", GAIN)
            one = f'stars = {ASKER}\nsymbols = "Fire Soldier"\ntext = "{{}}"'
            sheets = [cards.replace(one.format(GAIN), one.format(text))]
            sheets += [starter("Idler", GAIN), starter("Loafer", GAIN)]
            setup = {"starters": ["Asker", "Idler", "Loafer"], "first_player": 0}
            friends = Friends(shop, wires, sheets=sheets, setup=setup)
            seats = friends.pass_timers(TIMERS)
            for turn in range(1, before + 1):
                for seat, name in zip(seats, ("Asker", "Idler", "Loafer"), strict=True):
                    take_turn(seat, f"{name} {turn}")
            ann = seats[0]
            until(ann, lambda: "play" in ann.choices)
            ann.act("play", ann.hand()[f"Asker {ASKER}"])
            return friends, seats

        yield played


def is_asked(seat: Seat) -> None:
    until(seat, lambda: bool(seat.choices.get("choose")))


def test_a_number_among_many(arrive: Arrive, ask: Ask, keep_picture: KeepPicture) -> None:
    friends, (ann, bob, _) = ask(BID, 2)
    is_asked(ann)
    ann.act("choose", 3)
    player = friends.come(arrive, friends.bob)
    asked = player.asked
    expect(asked.get_by_role("heading")).to_have_text("How much do you bid?")
    number = asked.get_by_role("slider", name="The number")
    expect(asked.get_by_role("button", name="No bid")).to_be_visible()
    expect(asked.get_by_role("button", name="One less")).to_be_disabled()
    asked.get_by_role("button", name="One more").click()
    expect(asked.get_by_role("button", name="Choose 4")).to_be_visible()  # Ann has bid 3
    number.press("ArrowRight")
    keep_picture(player.visitor, "bid")
    player.press(asked.get_by_role("button", name="Choose 5"))
    until(bob, lambda: not bob.choices.get("choose"))
    expect(player.page.get_by_role("log", name="Story")).to_contain_text("Bob bids 5 RP")


def test_what_is_secret_is_asked_in_the_words_of_who_is_asked(arrive: Arrive, ask: Ask) -> None:
    friends, (_, bob, _) = ask(GIVE, 1)
    is_asked(bob)
    player = friends.come(arrive, friends.bob)
    expect(player.asked.get_by_role("heading")).to_have_text(
        "You secretly choose whether to pay 5 RP."
    )


def test_whom_a_question_is_about(arrive: Arrive, ask: Ask) -> None:
    friends, _ = ask(OF_EACH)
    player = friends.come(arrive)
    for name in ("Bob", "Cy"):
        expect(player.asked).to_contain_text(f"This is about {name}.")
        player.press(player.options.first)


def test_what_has_been_chosen_so_far(arrive: Arrive, ask: Ask, keep_picture: KeepPicture) -> None:
    friends, _ = ask(REARRANGE, 2)
    player = friends.come(arrive)
    expect(player.asked.get_by_text("So far:")).to_have_count(0)
    player.press(player.options.filter(has_text="Asker 5"))
    expect(player.asked).to_contain_text("So far: Asker 5.")
    keep_picture(player.visitor, "rearrange")
    player.press(player.options.filter(has_text="Asker 1"))
    expect(player.mine("tableau").get_by_role("img").first).to_have_accessible_name(
        re.compile("^Asker 5,")
    )  # only one was left, and the cards lie in their new order


def test_cards_that_lie_nowhere_are_seen_at_once(arrive: Arrive, ask: Ask) -> None:
    friends, _ = ask(STORE)
    player = friends.come(arrive)
    expect(player.options).to_have_count(3)
    for option in player.options.all():
        assert Box.of(option).is_inside(Box.of(player.asked))


@pytest.mark.parametrize("text", [BID, GIVE, STORE])
def test_a_phone_shows_the_words_that_ask(arrive: Arrive, ask: Ask, text: str) -> None:
    friends, seats = ask(text, 1)
    asked_of = 1 if text == GIVE else 0
    is_asked(seats[asked_of])
    visitor = arrive(guest=friends.guests[asked_of], phone=True)
    page = visitor.go_to_table(friends.table)
    asked = Player(visitor).asked
    mark = asked.locator("mark")
    expect(mark.first).to_be_visible()
    assert Box.of(asked).is_inside(window_of(page))
    assert asked.evaluate(HIDDEN) <= 0
    assert page.viewport_size == PHONE


def test_a_card_that_speaks_is_seen_whole(arrive: Arrive, ask: Ask) -> None:
    friends, _ = ask(BID, 2)
    player = friends.come(arrive)
    expect(player.asked.get_by_role("slider")).to_be_visible()
    assert hidden_words(player.page) <= 0


def hidden_words(page: Page) -> int:
    """How much of the words of the card that speaks one has to scroll for."""
    stage, voice = page.locator(".stage"), page.locator("[data-voice]")
    assert Box.of(voice).is_inside(Box.of(stage))
    hidden: int = voice.locator(".words").evaluate(HIDDEN)
    return hidden
