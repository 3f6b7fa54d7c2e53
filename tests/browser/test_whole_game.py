"""One person plays a whole game against bots, from the first card to the last point."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import Player
from tests.browser.shop import Shop


@pytest.mark.slow
def test_a_whole_game_against_bots(arrive: Arrive, shop: Shop) -> None:
    ann = shop.guest("Ann")
    visitor = arrive(guest=ann)
    player = Player(visitor)
    table = ann.game(setup={"clock": {"timers": [60, 20, 20]}}, pace={"clock": True})
    page = visitor.go_to_table(table)
    expect(player.ready).to_be_visible()
    player.build()
    expect(player.cards("Deck", "in your deck").nth(8)).to_be_visible()  # a starter deck at least
    while player.decide():
        pass
    expect(page.get_by_role("table", name="Final standings")).to_contain_text("Ann")
    rows = page.get_by_role("table", name="Final standings").get_by_role("row")
    expect(rows).to_have_count(4)

    player.rematch.click()
    expect(page.get_by_role("heading", name="Ann’s table")).to_be_visible()
