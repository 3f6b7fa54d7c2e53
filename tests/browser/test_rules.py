"""The rules at hand: from a thing, a refusal, a question to its rule without leaving the table, and the
page that has them all."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import Arrive, KeepPicture
from tests.browser.looking import wrongs
from tests.browser.player import Player
from tests.browser.shop import Shop

STARTERS = [315, 316]  # cards of the first seat, as every game here is dealt


def rule(page: Page) -> Locator:
    """The window with a rule."""
    return page.locator("dialog[open]")


def hand_over_starters(client: WebSocketRoute) -> None:
    """A client that is mistaken about an NPC: ours would not let anybody give the wrong cards."""
    server = client.connect_to_server()

    def say(text: str | bytes) -> None:
        message = json.loads(text)
        match message:
            case {"type": "act", "action": ["npc", npc, [*_cards]]}:
                message["action"] = ["npc", npc, STARTERS]
        server.send(json.dumps(message))

    client.on_message(say)


def test_from_the_table_to_a_rule(arrive: Arrive, shop: Shop, keep_picture: KeepPicture) -> None:
    guest = shop.guest("Ann")
    table = guest.game(setup={"first_player": 0, "tied_clash_has_losers": True})
    visitor = arrive(guest=guest)
    visitor.context.route_web_socket(re.compile("/socket$"), hand_over_starters)
    player, page = Player(visitor), visitor.go_to_table(table)

    # A part of the table, and what its rule names.
    store = player.zone("Store")
    store.get_by_role("button", name="Rule DB-17").click()
    expect(rule(page).get_by_role("heading")).to_have_text("Buying from the store")
    page.keyboard.press("Escape")
    player.zone("Deck").get_by_role("button", name="Rule DB-13").click()
    rule(page).get_by_role("link", name="TRN-3").click()
    expect(rule(page).get_by_role("heading")).to_have_text("A deck that is not legal")
    keep_picture(visitor, "rule")
    rule(page).get_by_role("button", name="Back").click()
    expect(rule(page).get_by_role("heading")).to_have_text("The deck")
    page.keyboard.press("r")  # keys are the window's
    page.keyboard.press("Escape")
    expect(rule(page)).to_have_count(0)
    expect(player.ready).to_be_visible()

    # How this game differs.
    visitor.button("Normal game: how it is played").click()
    expect(rule(page)).to_contain_text("Three rounds")
    expect(rule(page)).to_contain_text("In a tied clash everyone below the tie loses.")
    keep_picture(visitor, "game-rules")
    rule(page).get_by_role("button", name="Rule RUL-5").click()
    expect(rule(page).get_by_role("heading")).to_have_text("Losers of a tied clash")
    assert wrongs(visitor, "Ann") == []
    page.keyboard.press("Escape")

    # The text of a card that one looks at, and one that is picked up.
    card = player.cards("Your binder", "Otter With a Plan").first
    card.focus()
    page.keyboard.press("?")
    expect(rule(page)).to_contain_text("TRG-1")
    expect(rule(page)).to_contain_text("TRG-2")
    page.keyboard.press("Escape")
    card.click()
    page.get_by_role("dialog").get_by_role("link", name="Next").click()
    expect(rule(page).get_by_role("heading")).to_have_text("Next")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")

    # A refusal says which rule is behind it.
    page.get_by_role("button", name="Kid With a Shoebox").click()
    counter = player.zone("The counter")
    expect(counter).to_be_visible()
    for core in ("Gravel Militia", "Otter With a Plan"):
        player.cards("Your binder", core).first.click()
    counter.get_by_role("button", name="Hand over").click()
    page.get_by_role("status").get_by_role("link", name="Why?").click()
    expect(rule(page).get_by_role("heading")).to_have_text("NPCs")
    with page.expect_popup() as popup:  # nobody leaves the table to read on
        rule(page).get_by_role("link", name="Read more").click()
    expect(popup.value.locator("#DB-24")).to_be_in_viewport()
    expect(player.zone("The counter")).to_be_visible()


def test_from_a_question_to_its_rule(arrive: Arrive, shop: Shop) -> None:
    guest = shop.guest("Ann")
    table = guest.game(setup={"first_player": 0})
    with guest.seated(table) as seat:
        seat.build()
        seat.pass_time("tournament")
    visitor = arrive(guest=guest, language="ru")
    page = visitor.go_to_table(table)
    page.get_by_role("button", name="Правило TRN-4").click()
    expect(rule(page).get_by_role("heading")).to_have_text("Ваш ход")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Правило GEN-1").click()
    expect(rule(page).get_by_role("heading")).to_have_text("Ранговые очки (РО)")
    page.keyboard.press("Escape")
    page.get_by_role("list", name="Мета").get_by_role("link", name="Подсчёт").first.click()
    expect(rule(page).get_by_role("heading")).to_have_text("Подсчёт")


def test_looking_something_up_on_a_phone(arrive: Arrive, keep_picture: KeepPicture) -> None:
    visitor = arrive(language="ja", phone=True)
    page = visitor.go("help")
    page.get_by_role("link", name="すべてのルールを検索").first.tap()
    box = page.get_by_role("searchbox")
    box.fill("クラッシュ 引き分け")
    expect(page.get_by_role("article").first).to_contain_text("RUL-5")
    keep_picture(visitor, "rules-search")
    assert wrongs(visitor) == []
    box.fill("db-17")
    expect(page.get_by_role("article")).to_have_count(1)
    page.get_by_role("link", name="ルールDB-17へのリンク").tap()
    expect(page.locator("#DB-17")).to_be_in_viewport()
    expect(page.locator("#DB-17")).to_be_focused()
    assert page.url.endswith("#/rules/DB-17")
    page.locator("#DB-15").get_by_role("link", name="ED-12", exact=True).tap()
    expect(page.locator("#ED-12")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("#DB-17")).to_be_in_viewport()
    page.get_by_role("radio", name="番号順").check()
    expect(page.get_by_role("region", name="KEY")).to_contain_text("擬態+")
    keep_picture(visitor, "rules-numbers")
    page.get_by_role("link", name="KEY-22").tap()
    expect(page.locator("#KEY-22")).to_be_in_viewport()
    visitor.go("rules/DB-99")
    expect(page.get_by_role("status").filter(has_text="DB-99")).to_be_visible()
