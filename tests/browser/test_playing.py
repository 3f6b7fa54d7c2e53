"""One person at the table: building, buying, selling; reloading, a second tab, lost connections;
the keyboard alone; a phone."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.player import Player
from tests.browser.shop import Shop

GOING_AWAY = 1012  # as a server does that starts anew


def seated(arrive: Arrive, shop: Shop, *, phone: bool = False) -> Player:
    """Ann in a game that has just begun."""
    ann = shop.guest("Ann")
    player = Player(arrive(guest=ann, phone=phone))
    player.visitor.go_to_table(ann.game())
    expect(player.ready).to_be_visible()
    return player


def in_tournament(arrive: Arrive, shop: Shop, *, phone: bool = False) -> Player:
    """Ann in a tournament, when something is asked of her."""
    ann = shop.guest("Ann")
    table = ann.game(setup={"first_player": 0})
    with ann.seated(table) as seat:
        seat.build()
        seat.pass_time("tournament")
    player = Player(arrive(guest=ann, phone=phone))
    player.visitor.go_to_table(table)
    expect(player.options.or_(player.playable).first).to_be_visible()
    return player


def test_buy_sell_and_collect(arrive: Arrive, shop: Shop) -> None:
    player = seated(arrive, shop)
    binder = player.cards("Your binder")
    count = binder.count()
    core = player.page.get_by_role("list", name="top of the Core deck").get_by_role("button")
    player.do(core, "Buy")
    expect(binder).to_have_count(count + 1)

    player.do(binder.first, "Sell")
    expect(binder).to_have_count(count)
    expect(player.zone("Aftermarket").get_by_text("sold by you")).to_have_count(1)

    player.do(binder.first, "Into the collection")
    expect(player.cards("Collection", "in your collection")).to_have_count(1)
    player.do(player.cards("Collection", "in your collection"), "Into the binder")
    expect(binder).to_have_count(count)


def test_drag_a_card_into_the_deck(arrive: Arrive, shop: Shop) -> None:
    player = seated(arrive, shop)
    with player.visitor.acting():
        player.cards("Your binder", ", 1 of").drag_to(player.zone("Deck"))
    expect(player.cards("Deck", "in your deck")).to_have_count(1)


def test_an_illegal_deck_is_said(arrive: Arrive, shop: Shop) -> None:
    player = seated(arrive, shop)
    player.put_into_deck(r"stars?, (?!Deck Box|Accessory)", 9)
    expect(player.zone("Deck")).to_contain_text("9 Singles")


def test_reload_in_the_middle_of_deckbuilding(arrive: Arrive, shop: Shop) -> None:
    player = seated(arrive, shop)
    player.build()
    deck = player.cards("Deck", "in your deck")
    lay = deck.all_text_contents()
    player.page.reload()
    expect(deck).to_have_count(len(lay))
    assert deck.all_text_contents() == lay


def test_reload_in_the_middle_of_a_tournament(arrive: Arrive, shop: Shop) -> None:
    player = in_tournament(arrive, shop)
    for _ in range(3):
        player.decide()
    expect(player.options.or_(player.playable).or_(player.end).first).to_be_visible()
    asked = player.asked.inner_text()
    tableau = player.mine("tableau").get_by_role("img")
    lay = tableau.count()
    player.page.reload()
    expect(player.options.or_(player.playable).or_(player.end).first).to_be_visible()
    assert player.asked.inner_text() == asked
    assert tableau.count() == lay


def test_a_second_tab_shows_the_same_game(arrive: Arrive, shop: Shop) -> None:
    player = seated(arrive, shop)
    second = player.visitor.context.new_page()
    second.goto(player.page.url)
    deck = second.get_by_role("region", name="Deck", exact=True)
    expect(deck).to_be_visible()
    player.build()
    expect(deck.get_by_role("button", name="in your deck")).to_have_count(
        player.cards("Deck", "in your deck").count()
    )
    second.get_by_role("button", name="I am ready").click()
    expect(second.get_by_text("Timer 2 of 3")).to_be_visible()
    expect(player.page.get_by_text("Timer 2 of 3")).to_be_visible()


def test_a_lost_connection_comes_back_by_itself(arrive: Arrive, shop: Shop) -> None:
    ann = shop.guest("Ann")
    player = Player(arrive(guest=ann))
    ways: list[WebSocketRoute] = []
    broken = False

    def lead(way: WebSocketRoute) -> None:
        ways.append(way)
        if broken:
            way.close(code=GOING_AWAY)
        else:
            way.connect_to_server()

    player.page.route_web_socket(re.compile("/socket$"), lead)
    player.visitor.go_to_table(ann.game())
    expect(player.ready).to_be_visible()
    broken = True
    ways[0].close(code=GOING_AWAY)
    expect(player.page.get_by_text("The connection is gone.")).to_be_visible()
    broken = False
    expect(player.page.get_by_text("The connection is gone.")).to_have_count(0)
    player.ready.click()
    expect(player.page.get_by_text("Timer 2 of 3")).to_be_visible()


def test_the_keyboard_alone(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.go()
    expect(visitor.button("Play now")).to_be_enabled()

    def tab_to(name: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if name in page.evaluate("() => document.activeElement.innerText ?? ''"):
                return
        raise AssertionError(f"no way to {name!r} by Tab")

    tab_to("Play now")
    page.keyboard.press("Enter")
    expect(visitor.button("I know the game")).to_be_visible()
    tab_to("I know the game")
    page.keyboard.press("Enter")
    player = Player(visitor)
    expect(player.ready).to_be_visible()
    binder = player.cards("Your binder")
    count = binder.count()
    page.keyboard.press("3")  # to the binder
    page.keyboard.press("ArrowRight")
    page.keyboard.press("d")
    expect(player.cards("Deck", "in your deck")).to_have_count(1)
    page.keyboard.press("1")  # to the store
    page.keyboard.press("b")
    expect(binder).to_have_count(count)  # one went into the deck, one was bought
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("r")
    expect(visitor.button("Not ready after all", exact=False)).to_be_visible()


def test_the_keyboard_alone_in_a_tournament(arrive: Arrive, shop: Shop) -> None:
    player = in_tournament(arrive, shop)
    expect(player.playable.first).to_be_visible()
    player.playable.first.focus()
    player.page.keyboard.press("Enter")
    with player.visitor.acting():
        player.page.keyboard.press("Enter")
    assert player.visitor.refusals == []
    expect(
        player.page.get_by_role("list", name="in your tableau").get_by_role("img").first
    ).to_be_visible()


def test_a_hint_can_be_followed(arrive: Arrive, shop: Shop) -> None:
    player = in_tournament(arrive, shop)
    expect(player.playable.first).to_be_visible()
    player.visitor.button("Hint").click()
    advice = player.asked.get_by_role("status")
    expect(advice).to_have_text(re.compile("Play .*(: about [0-9.]+ RP, most of it | now: )"))
    player.press(player.visitor.button("Do that"))
    expect(
        player.page.get_by_role("list", name="in your tableau").get_by_role("img")
    ).to_have_count(1)


def test_a_turn_on_a_phone(arrive: Arrive, shop: Shop) -> None:
    player = seated(arrive, shop, phone=True)
    tabs = player.page.get_by_role("navigation", name="Parts of the table")
    tabs.get_by_role("button", name="Binder").tap()
    player.cards("Your binder").first.tap()
    with player.visitor.acting():
        player.page.get_by_role("dialog").get_by_role("button", name="Into the deck").tap()
    tabs.get_by_role("button", name="Deck").tap()
    expect(player.cards("Deck", "in your deck")).to_have_count(1)


def test_a_tournament_turn_on_a_phone(arrive: Arrive, shop: Shop) -> None:
    player = in_tournament(arrive, shop, phone=True)
    player.playable.first.tap()
    with player.visitor.acting():
        player.asked.get_by_role("button", name="Play ").tap()
    assert player.visitor.refusals == []
