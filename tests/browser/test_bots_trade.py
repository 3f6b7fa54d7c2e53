"""Bots are people at a table too: they show cards, trade them for others, and say why."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import Player
from tests.browser.shop import Shop

REASONS = re.compile("I collect|my deck needs|A fair deal|I need that card|too little for me")


def test_bots_offer_cards_and_answer_with_a_reason_who_asks_for_one(
    arrive: Arrive, shop: Shop
) -> None:
    guest, friend = shop.guest("Ann"), shop.guest("Bob")
    table = guest.open_table(bots=(None, None, "regular"), pace={"bot_ms": 700})
    friend.sit(table)
    guest.start(table)
    with guest.seated(table) as seat:
        shown = seat.view["players"][0]["binder"]
        seat.act_all([("show", card["id"]) for card in shown])
        ann = Player(arrive(guest=guest))
        page = ann.visitor.go_to_table(table)

        # A card of theirs for one that she shows.
        given, taken = (page.locator(f".part:nth-of-type({n}) [data-card]") for n in (1, 2))
        offers = page.get_by_role("group", name="An offer for you")
        offer = offers.filter(has=given).filter(has=taken).first
        expect(offer).to_be_visible()
        out, into = (
            offer.locator(cards).first.get_attribute("data-card") for cards in (given, taken)
        )
        ann.press(offer.get_by_role("button", name="Accept"))
        binder = page.locator(".binder")
        expect(binder.locator(f'[data-card="{into}"]')).to_be_visible()
        expect(binder.locator(f'[data-card="{out}"]')).to_have_count(0)

        # She asks for one that they show.
        rival = page.get_by_role("article").filter(has=page.locator(".shown"))
        asked = rival.locator(".shown [data-card]").first.get_attribute("data-card")
        rival.get_by_role("button", name="Trade").click()
        counter = ann.zone("The counter")
        counter.locator(f'[data-card="{asked}"]').click()
        binder.locator(".card-button").first.click()
        even = counter.get_by_role("button", name="Even it out with M$")
        propose = counter.get_by_role("button", name="Propose")
        expect(even.or_(propose.and_(page.locator(":enabled")))).to_be_visible()
        if propose.is_disabled():
            even.click()
        ann.press(propose)
        expect(page.get_by_role("log", name="Story")).to_contain_text(REASONS)
