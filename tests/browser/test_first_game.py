"""The first game of somebody new: unhurried, and with a deck."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive, KeepPicture
from tests.browser.player import Player
from tests.browser.shop import Shop

READY = {"en": "I am ready", "ja": "準備完了", "ru": "Готово"}
FILL = {"en": "Fill my deck for me", "ja": "おまかせで埋める", "ru": "Собрать за меня"}


def test_play_now_is_unhurried(arrive: Arrive, shop: Shop) -> None:
    guest = shop.guest("Ann")
    player = Player(arrive(guest=guest))
    player.visitor.go()
    player.visitor.button("Play now").click()
    player.visitor.button("I know the game").click()
    expect(player.page.get_by_text("No clock")).to_be_visible()
    expect(player.page.get_by_text("the tournament begins")).to_be_visible()
    expect(player.page.get_by_role("link", name="How to play").last).to_be_visible()
    table = guest.ask("GET", f"/tables/{player.page.url.split('/')[-1]}")
    assert {seat["level"] for seat in table["seats"] if seat["kind"] == "bot"} == {"rookie"}
    assert table["pace"]["bot_ms"] >= 2000


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_a_short_deck_is_asked_about_once(
    arrive: Arrive, shop: Shop, keep_picture: KeepPicture, language: str, phone: bool
) -> None:
    guest = shop.guest("Ann")
    table = guest.game(bots=(None, "rookie", "rookie"))
    with guest.seated(table) as seat:
        for _ in range(2):
            while "ready" not in seat.choices:
                seat.receive()
            seat.act("ready")
        while seat.view["clock"]["timer"] != 2:
            seat.receive()
    visitor = arrive(guest=guest, language=language, phone=phone)
    page = visitor.go_to_table(table)
    visitor.button(READY[language], exact=False).first.click()
    asked = page.get_by_role("dialog")
    expect(asked).to_be_visible()
    keep_picture(visitor, "short-deck")
    asked.get_by_role("button", name=FILL[language]).click()
    expect(asked).to_have_count(0)
    expect(page.locator(".decks .card-button").first).to_be_visible()  # it is to be looked over
    expect(page.locator(".troubles")).to_have_count(0)
    keep_picture(visitor, "filled-deck")
    with visitor.acting():
        visitor.button(READY[language], exact=False).first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
