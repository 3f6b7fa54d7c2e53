"""What can be undone, can be; what cannot asks once; what is said stays true."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive, KeepPicture
from tests.browser.test_market import TIMERS, Gather, be_ready, gather, until
from tests.browser.test_two_people import starter

__all__ = ["gather"]  # a fixture

SINGLE = r"stars?, (?!Deck Box|Accessory)"


def test_own_moves_are_taken_back_and_an_illegal_deck_is_named_in_every_timer(
    arrive: Arrive, gather: Gather, keep_picture: KeepPicture
) -> None:
    friends = gather()
    bob = friends.seat(friends.bob)
    player = friends.come(arrive)
    page, binder, deck = player.page, player.cards("Your binder"), player.cards("Deck")
    expect(binder).to_have_count(15)
    player.put_into_deck(SINGLE, 2)
    expect(deck).to_have_count(2)
    with player.visitor.acting():
        page.keyboard.press("Control+z")
    expect(deck).to_have_count(1)
    undo = player.zone("Deck").get_by_role("button", name="Take back your last move")
    player.press(undo)
    expect(binder).to_have_count(15)
    expect(undo).to_be_disabled()

    player.put_into_deck(SINGLE, 9)
    expect(page.get_by_role("status").filter(has_text="is not legal")).to_contain_text("9")
    player.ready.click()
    asked = page.get_by_role("dialog", name="Your deck is not legal")
    expect(asked).to_contain_text("left out at random")
    keep_picture(player.visitor, "illegal_deck")
    asked.get_by_role("button", name="Change it first").click()
    expect(player.ready).to_be_visible()  # nothing was said
    with player.visitor.acting():
        page.keyboard.press("Control+z")
    expect(page.get_by_role("status").filter(has_text="is not legal")).to_have_count(0)

    # A sale is taken back as long as nobody has acted on it.
    binder.first.focus()
    with player.visitor.acting():
        page.keyboard.press("s")
    sold = player.cards("Aftermarket")
    expect(sold).to_have_count(1)
    count = binder.count()
    player.do(sold.first, "Take it back")
    expect(sold).to_have_count(0)
    expect(binder).to_have_count(count + 1)

    # What a rival last did is told in the language that is spoken now.
    until(bob, lambda: "sell" in bob.choices)
    bob.act(*bob.choices["sell"][0])
    deed = page.get_by_role("article", name="Bob")
    expect(deed).to_contain_text("sells")
    page.get_by_label("Language").select_option("日本語")
    expect(deed).not_to_contain_text("sells")
    expect(deed).to_contain_text(re.compile("売"))


def test_a_turn_with_nothing_left_to_do_ends_by_itself(arrive: Arrive, gather: Gather) -> None:
    names = ["Idler", "Loafer", "Dreamer"]
    friends = gather(
        sheets=[starter(name, "Play: Gain 1 RP.") for name in names],
        setup={"starters": names, "first_player": 0},
    )
    seats = [friends.seat(guest) for guest in friends.guests]
    for seat in seats:  # nothing that has an Action
        for card in seat.view["players"][seat.view["seat"]]["binder"]:
            if seat.face(card)["name"].split()[0] in names and seat.face(card)["kind"] == "Single":
                seat.act("move", card["id"], "deck")
    for _ in range(TIMERS):
        for seat in seats:
            be_ready(seat)
    player = friends.come(arrive)
    player.visitor.go("settings")
    player.page.get_by_role("switch", name="End my turn by itself").check()
    player.visitor.go_to_table(friends.table)
    player.playable.first.click()
    player.press(player.asked.get_by_role("button", name=re.compile("^Play ")))
    expect(player.page.get_by_text("Waiting for Bob")).to_be_visible()
    expect(player.end).to_have_count(0)
