"""The cast of a game: a big screen with every hand on it, and a link that only the host has."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive, KeepPicture
from tests.browser.geometry import Box, window_of
from tests.browser.looking import violations
from tests.browser.shop import Data, Seat, Shop
from tests.browser.test_two_people import STARTERS

SCREENS = ((1920, 1080), (1440, 900), (1280, 720))
# What is on the screen and reaches beyond it, or is not whole in its part of it.
BEYOND = """() => [...document.querySelectorAll(".cast section, .cast aside, .cast header, .cast .told")]
  .filter(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  }).map(one => one.ariaLabel ?? one.className)"""


def link_of(table: Data) -> str:
    return f"cast/{table['id']}/{table['cast_code']}"


def names(seat: Seat, cards: list[Data]) -> list[str]:
    return [seat.face(card)["name"] for card in cards]


def wait_for(seat: Seat, verb: str) -> None:
    while verb not in seat.choices:
        seat.receive()


def check_shown(page: Page, label: str, wanted: list[str]) -> None:
    cards = page.get_by_role("list", name=label, exact=True).get_by_role("img")
    expect(cards).to_have_count(len(wanted))
    for name in wanted:
        expect(cards.and_(page.get_by_role("img", name=f"{name},")).first).to_be_attached()


def test_a_caster_sees_every_hand(arrive: Arrive, shop: Shop, keep_picture: KeepPicture) -> None:
    ann, bob = shop.guest("Ann"), shop.guest("Bob")
    setup = {"starters": ["Brawler", "Idler", "Château Helbane"], "first_player": 0}
    table = ann.open_table(
        bots=(None, None, "rookie"), sheets=STARTERS, setup=setup, cast_delay_s=0
    )
    bob.sit(table)
    caster = arrive()
    page = caster.go(link_of(table))
    expect(page.get_by_role("heading", name="The cast will begin soon")).to_be_visible()
    expect(page.get_by_role("list", name="At the table").get_by_text("Bob")).to_be_visible()

    ann.start(table)
    with ann.seated(table) as hers, bob.seated(table) as his:
        for seat in (hers, his):
            seat.build()
        binder = hers.view["players"][0]["binder"]
        check_shown(page, "Binder of Ann", names(hers, binder))
        hers.act("sell", binder[0]["id"])
        told = page.get_by_role("region", name="Just now")
        expect(told).to_contain_text(f"Ann sells {hers.face(binder[0])['name']}")
        for _ in range(3):
            for seat in (hers, his):
                wait_for(seat, "ready")
                seat.act("ready")
        wait_for(hers, "play")
        while his.phase != "tournament":
            his.receive()

        for seat, name in ((hers, "Ann"), (his, "Bob")):
            hand = seat.view["players"][seat.view["seat"]]["hand"]
            assert hand
            check_shown(page, f"Hand of {name}", names(seat, hand))
        expect(
            page.get_by_role("list", name="The race for RP").get_by_role("listitem")
        ).to_have_count(3)
        expect(page.get_by_role("region", name="Your move")).to_have_count(0)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(BEYOND) == []
        assert violations(page) == []
        keep_picture(caster, "cast")

        brawler = next(card for name, card in hers.hand().items() if name.startswith("Brawler"))
        hers.act("play", brawler)
        tableau = page.get_by_role("list", name="in the tableau of Ann")
        expect(tableau.get_by_role("img", name=re.compile("^Brawler"))).to_be_visible()
    assert caster.refusals == []


def test_only_the_host_has_the_link_and_players_are_refused(arrive: Arrive, shop: Shop) -> None:
    ann = shop.guest("Ann")
    table = ann.open_table(bots=(None, None, "rookie"), cast_delay_s=180)
    host = arrive(guest=ann)
    page = host.go_to_table(table)
    delay: Locator = page.get_by_role("combobox", name="Cast for an audience")
    expect(delay).to_have_value("180")
    link = page.get_by_role("textbox", name="The caster’s link")
    expect(link).to_have_value(re.compile(f"#/{link_of(table)}$"))
    delay.select_option("300")

    bob = shop.guest("Bob")
    bob.sit(table)
    friend = arrive(guest=bob)
    friend.go_to_table(table)
    notice = friend.page.get_by_text("This game is cast with a delay of 5 minutes")
    expect(notice).to_be_visible()
    expect(friend.page.get_by_role("textbox", name="The caster’s link")).to_have_count(0)
    friend.go(link_of(table))
    refusal = friend.page.get_by_text("Players cannot watch the cast of their own game.")
    expect(refusal).to_be_visible()

    caster = arrive(language="ja")
    caster.go(link_of(table))
    ann.start(table)
    expect(caster.page.get_by_role("heading", name="中継開始まで")).to_be_visible()
    expect(caster.page.get_by_role("timer")).to_have_text(re.compile(r"^[45]:\d\d$"))
    caster.go(link_of({**table, "cast_code": "wrong"}))
    expect(caster.page.get_by_text("このゲームの中継用リンクではありません")).to_be_visible()


def test_where_turns_are_for_shopping_too_the_shop_is_beside_them(
    arrive: Arrive, shop: Shop
) -> None:
    ann = shop.guest("Ann")
    table = ann.game(bots=(None, "rookie"), setup={"mode": "turn-based"}, cast_delay_s=0)
    page = arrive().go(link_of(table))
    shelves = page.get_by_role("region", name="The shop")
    expect(shelves.get_by_role("listitem").first).to_be_visible()
    expect(page.get_by_role("list", name="The race for RP")).to_be_visible()
    expect(page.get_by_role("region", name="Ann", exact=True).get_by_text("M$")).to_be_visible()
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(BEYOND) == []


def test_two_players_have_the_width_for_their_cards(arrive: Arrive, shop: Shop) -> None:
    ann, bob = shop.guest("Ann"), shop.guest("Bob")
    table = ann.open_table(bots=(None, None), setup={"mode": "duel"}, cast_delay_s=0)
    bob.sit(table)
    ann.start(table)
    with ann.seated(table) as hers:
        hers.build()
        caster = arrive()
        page = caster.go(link_of(table))
        seat = page.get_by_role("region", name="Ann", exact=True)
        deck = page.get_by_role("list", name="Deck of Ann")
        expect(deck.get_by_role("img").first).to_be_visible()
        whole, face, name = map(
            Box.of, (seat, seat.locator(".portrait"), seat.get_by_role("heading", name="Ann"))
        )
        assert name.top - face.bottom < 30
        first, second = (Box.of(one) for one in deck.get_by_role("img").all()[:2])
        assert second.left - first.left > 0.45 * (first.right - first.left)
        assert whole.is_inside(window_of(page))
