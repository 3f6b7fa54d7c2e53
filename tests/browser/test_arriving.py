"""The way in: from the command to a first move, how much is loaded, and from whom."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Browser, Response, Route, expect

from tests.browser.conftest import Arrive
from tests.browser.looking import english_words
from tests.browser.shop import Shop, running
from tests.browser.visitor import Visitor

FIRST_LOAD_BYTES = 250_000
USABLE_S = 2.0
DRAWN = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))"


def test_from_mb_play_to_a_first_move_in_three_clicks(browser: Browser, tmp_path: Path) -> None:
    way_in = running("play", "--no-browser", "--data", str(tmp_path))
    with way_in as address, Shop(address) as shop:
        visitor = Visitor(browser, shop)
        visitor.go()
        visitor.button("Play now").click()
        visitor.button("I know the game").click()
        expect(visitor.page.get_by_role("heading", name="Round 1")).to_be_visible()
        visitor.button("I am ready", exact=False).click()
        expect(visitor.button("Not ready after all", exact=False)).to_be_visible()
        visitor.close()
        assert visitor.unforgiven == []


def test_the_first_load_is_small(arrive: Arrive) -> None:
    visitor = arrive()
    loaded: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type != "font":
            sizes = response.request.sizes()
            loaded[response.url] = sizes["responseBodySize"] + sizes["responseHeadersSize"]

    visitor.page.on("response", weigh)
    visitor.page.goto("/", wait_until="networkidle")
    expect(visitor.button("Play now")).to_be_enabled()
    assert sum(loaded.values()) < FIRST_LOAD_BYTES, loaded


def test_usable_at_once(arrive: Arrive) -> None:
    took = []
    for _ in range(3):  # the best of them: the machine may be busy with other tests
        visitor = arrive()
        started = time.monotonic()
        visitor.page.goto("/", wait_until="commit")
        expect(visitor.button("Play now")).to_be_enabled()
        took.append(time.monotonic() - started)
        if took[-1] < USABLE_S:
            break
    assert min(took) < USABLE_S, took


def test_fonts_and_everything_else_come_from_the_shop(arrive: Arrive) -> None:
    visitor = arrive(language="ja")  # whose font is the largest
    fonts: list[str] = []
    visitor.page.on(
        "requestfinished",
        lambda request: fonts.append(request.url) if request.resource_type == "font" else None,
    )
    visitor.page.goto("/", wait_until="networkidle")
    assert any("japanese" in font for font in fonts)
    # that nothing else was asked for, `arrive` checks


def test_no_name_is_shown_in_another_language_while_the_cards_are_on_their_way(
    arrive: Arrive, shop: Shop
) -> None:
    guest = shop.guest("Ann")
    table = guest.open_table(
        bots=(None, None), setup={"mode": "coop", "boss": "Return of the Druid Kings"}
    )
    visitor = arrive(language="ru", guest=guest)
    on_their_way: list[Route] = []
    visitor.page.route("**/api/library/**", lambda route: on_their_way.append(route))
    with visitor.page.expect_response("**/api/setup") as setup:
        page = visitor.go("new")
    setup.value.finished()
    page.evaluate(DRAWN)
    assert on_their_way
    expect(page.get_by_role("radio")).to_have_count(0)
    page.evaluate("place => { location.hash = place }", f"#/table/{table['id']}")
    expect(page.get_by_role("main").get_by_role("status")).to_be_visible()
    expect(page.get_by_role("log")).to_have_count(0)
    for route in on_their_way:
        route.continue_()
    expect(page.get_by_role("log")).to_be_visible()
    assert english_words(visitor, "Ann") == []
