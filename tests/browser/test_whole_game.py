"""One person plays a whole game against bots, from the first card to the last point. One of the bots
plays for a friend who had to leave, and comes back for the rematch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import Player
from tests.browser.shop import AT_ONCE, Shop


@pytest.mark.slow
def test_a_whole_game_against_bots(arrive: Arrive, shop: Shop) -> None:
    ann, bob = shop.guest("Ann"), shop.guest("Bob")
    visitor = arrive(guest=ann)
    player = Player(visitor)
    table = ann.open_table(
        bots=(None, None, "rookie"),
        setup={"clock": {"timers": [60, 20, 20], **AT_ONCE}},
        pace={"clock": True},
    )
    bob.sit(table)
    ann.start(table)
    bob.leave(table)
    page = visitor.go_to_table(table)
    expect(player.ready).to_be_visible()
    player.build()
    expect(player.cards("Deck", "in your deck").nth(8)).to_be_visible()  # a starter deck at least
    while player.decide():
        pass
    expect(page.get_by_role("table", name="Final standings")).to_contain_text("Ann")
    rows = page.get_by_role("table", name="Final standings").get_by_role("row")
    expect(rows).to_have_count(4)
    evening = page.get_by_role("region", name="The evening")
    expect(evening).to_contain_text("How it grew")
    expect(evening.get_by_role("img", name="The end.")).to_be_visible()

    friend = arrive(guest=bob)
    friend.go_to_table(table)
    player.rematch.click()
    expect(page.get_by_role("heading", name="Ann’s table")).to_be_visible()
    friend.page.get_by_role("link", name="Join the rematch").click()
    expect(page.get_by_role("listitem").filter(has_text="Bob is here")).to_be_visible()
