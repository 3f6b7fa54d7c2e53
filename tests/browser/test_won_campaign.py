"""A campaign that is won: in a shop whose games are dealt so that the best bot wins one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from mblades.bots import make_bot
from mblades.rules.game import Game
from mblades.rules.window import SeatWindow
from mblades.server import setups
from tests.browser.conftest import Arrive, open_shop
from tests.browser.player import Player
from tests.browser.shop import Shop
from tests.browser.test_bosses import CAMPAIGN, Alone, is_break, open_table, sit_down

SEED = 2  # of every game of this shop


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shop]:
    """A shop of its own."""
    with open_shop(tmp_path_factory, SEED) as opened:
        yield opened


def build_that_wins() -> str:
    """A store with which the campaign is won by the best bot."""
    for build in setups.options().builds:
        setup = {"players": 1, "edition": build.edition, "build": build.name, **CAMPAIGN}
        game = Game.start(setups.setup_of(setup, (), SEED), setups.library())
        bot = make_bot("regular", SEED)
        while not game.over:
            if not game.choices(0) or game.state.players[0].ready:
                game.tick()
            else:
                game.act(0, bot.decide(SeatWindow(game, 0)))
        if game.standings()[0]["place"] == 1 and build.edition == "collusion":
            return build.name
    raise AssertionError("no campaign is won any more")


def test_a_campaign_that_is_won(arrive: Arrive, shop: Shop) -> None:
    ann = shop.guest("Ann")
    visitor = arrive(guest=ann)
    build = build_that_wins()
    page = open_table(visitor, "Campaign", 1)
    page.get_by_role("radio", name="Easy").check()
    page.get_by_role("radio", name="No clock").check()
    page.get_by_label("Build", exact=True).select_option(build)
    table = sit_down(visitor)
    visitor.button("Start the game").click()
    expect(page.get_by_role("heading", name="Round 1 of 4")).to_be_visible()

    with ann.seated(table) as seat:
        alone = Alone(seat, build, SEED)
        first = seat.view["boss"]["name"]
        alone.play(visitor, is_break)
        second = seat.view["boss"]["name"]
        expect(page.get_by_role("heading", name="1 of 4 bosses beaten")).to_be_visible()
        bosses = page.get_by_role("list", name="The bosses").get_by_role("listitem")
        for boss, text in enumerate([f"{first} Beaten", f"{second} Next", "?", "?"]):
            expect(bosses.nth(boss)).to_contain_text(text)
        page.get_by_text("Story").click()
        log = page.get_by_role("log", name="Story")
        expect(log.get_by_text(f"{first} is beaten")).to_be_visible()
        expect(log.get_by_text(f"{second} plays")).to_have_count(0)
        Player(visitor).press(visitor.button("Go on"))
        alone.game.tick()
        expect(page.get_by_role("heading", name="Round 2 of 4")).to_be_visible()
        expect(page.get_by_role("region", name="The boss")).to_contain_text("+10 RP for the boss")
        alone.play(visitor, lambda game: is_break(game) and game.round == 3)
        expect(page.get_by_text("The store has been rebuilt")).to_be_visible()
        alone.play(visitor)
    expect(page.get_by_role("heading", name="The campaign is won!")).to_be_visible()
    expect(page.get_by_text("All 4 bosses are beaten. You have won.")).to_be_visible()
    expect(bosses.filter(has_text="Beaten")).to_have_count(4)
