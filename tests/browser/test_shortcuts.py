"""Keys that do something at the table, and never while somebody writes; the way out asks once."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive, KeepPicture
from tests.browser.player import Player
from tests.browser.shop import Shop

# Without a space, which presses whatever button has the focus.
ALPHABET = "sorry,theendofmyoffer:bdcswofrpheltv123456789"


def at_the_shop(arrive: Arrive, shop: Shop, **wanted: object) -> Player:
    """Ann, with bots that are ready before her."""
    guest = shop.guest("Ann")
    table = guest.game(bots=(None, "rookie", "rookie"), setup={"first_player": 0})
    player = Player(arrive(guest=guest, **wanted))
    player.visitor.go_to_table(table)
    return player


def chat(player: Player) -> None:
    """Open the chat as one does, and write."""
    player.visitor.button("Chat", exact=False).click()
    say = player.page.get_by_role("textbox", name="Say something")
    expect(say).to_be_focused()
    player.page.keyboard.type(ALPHABET)
    expect(say).to_have_value(ALPHABET)


def write_beside(player: Player) -> None:
    """Press the same keys while the chat is open and the focus is elsewhere."""
    player.page.evaluate("document.activeElement.blur()")
    player.page.keyboard.type(ALPHABET)


def order(player: Player) -> list[str]:
    """The cards of the binder, by their numbers."""
    cards: list[str] = player.cards("Your binder").evaluate_all(
        "cards => cards.map(card => card.dataset.card)"
    )
    return cards


def test_writing_in_the_chat_does_nothing_at_the_shop(arrive: Arrive, shop: Shop) -> None:
    player = at_the_shop(arrive, shop)
    clock = player.page.get_by_role("region", name="Clock")
    expect(clock).to_contain_text("2 of 3 ready")
    expect(player.cards("Your binder").last).to_be_visible()
    binder = order(player)
    chat(player)
    write_beside(player)
    player.cards("Your binder").first.focus()
    player.page.keyboard.type(ALPHABET)
    expect(clock).to_contain_text("Timer 1 of 3")
    expect(clock).to_contain_text("2 of 3 ready")
    assert order(player) == binder
    player.page.get_by_role("textbox", name="Say something").focus()
    player.page.keyboard.press("Escape")
    expect(player.visitor.button("Chat", exact=False)).to_be_focused()
    player.page.keyboard.press("o")
    expect(player.cards("Your binder").first).not_to_have_attribute("data-card", binder[0])


def test_writing_in_the_chat_does_nothing_at_the_tournament(arrive: Arrive, shop: Shop) -> None:
    guest = shop.guest("Ann")
    table = guest.game(bots=(None, "rookie", "rookie"), setup={"first_player": 0})
    with guest.seated(table) as seat:
        seat.build()
        seat.pass_time("tournament")
    player = Player(arrive(guest=guest))
    player.visitor.go_to_table(table)
    player.playable.first.click()
    player.press(player.asked.get_by_role("button", name="Play "))
    while not player.end.is_visible():  # what the card asks
        player.press(player.options.first)
    chat(player)
    write_beside(player)
    player.page.keyboard.press("Enter")
    expect(player.end).to_be_visible()
    expect(player.page.get_by_text("Advice")).to_have_count(0)
    player.page.get_by_role("textbox", name="Say something").focus()
    player.page.keyboard.press("Escape")
    with player.visitor.acting():
        player.page.keyboard.press("e")
    expect(player.end).to_have_count(0)


def test_shortcuts_can_be_switched_off(arrive: Arrive, shop: Shop) -> None:
    player = at_the_shop(arrive, shop)
    table = player.page.url
    expect(player.ready).to_contain_text("R")
    player.visitor.go("settings")
    player.page.get_by_role("switch", name="One-key shortcuts").uncheck()
    player.page.goto(table)
    expect(player.page.get_by_text("2 of 3 ready")).to_be_visible()
    expect(player.ready.locator("kbd")).to_be_hidden()
    expect(player.cards("Your binder").first).to_be_visible()
    held = player.cards("Your binder").count()
    player.cards("Your binder").first.focus()
    player.page.keyboard.type(ALPHABET)
    expect(player.page.get_by_text("Timer 1 of 3")).to_be_visible()
    assert player.cards("Your binder").count() == held
    player.cards("Your binder").first.focus()
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("dialog")).to_be_visible()


def test_leaving_asks_once(arrive: Arrive, shop: Shop, keep_picture: KeepPicture) -> None:
    for phone in (False, True):
        player = at_the_shop(arrive, shop, phone=phone)
        leave = player.visitor.button("Leave: a bot plays on for you")
        player.visitor.button("Chat", exact=False).click()
        expect(player.page.locator(".drawer").get_by_role("button", name="Leave")).to_have_count(0)
        player.page.keyboard.press("Escape")
        leave.click()
        asked = player.page.get_by_role("dialog", name="Leave the table?")
        keep_picture(player.visitor, "leave")
        asked.get_by_role("button", name="Stay").click()
        expect(asked).to_have_count(0)
        expect(player.ready).to_be_visible()
        leave.click()
        asked.get_by_role("button", name="Leave", exact=True).click()
        expect(player.page.get_by_role("heading", name="Your games")).to_be_visible()
