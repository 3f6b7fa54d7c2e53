"""Friends at one table know what the others do, in their own languages and wherever they look."""

from __future__ import annotations

import re

from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Arrive, KeepPicture
from tests.browser.geometry import Box
from tests.browser.shop import Shop
from tests.browser.visitor import DESK, PHONE

SMALL_DESK: ViewportSize = {"width": 1024, "height": 768}
NARROW: ViewportSize = {"width": 320, "height": 844}
HIDDEN = "element => element.scrollHeight - element.clientHeight"
TOP = "element => element.getBoundingClientRect().top"


def test_nobody_misses_an_offer_an_answer_a_word_or_who_has_gone(
    arrive: Arrive, shop: Shop, keep_picture: KeepPicture
) -> None:
    ann, bob = shop.guest("Ann"), shop.guest("Bob")
    bob.ask("PATCH", "/me", {"name": "Bob", "face": 17})
    table = ann.open_table(bots=(None, None, "rookie"))
    bob.sit(table)
    ann.start(table)
    host, friend = arrive(guest=ann), arrive(guest=bob, phone=True, language="ru")
    page, phone = host.go_to_table(table), friend.go_to_table(table)
    rival = page.get_by_role("article", name="Bob")
    expect(rival.get_by_text("is at the table")).to_be_attached()
    expect(phone).to_have_title("Стол · mblades")

    with ann.seated(table) as seat:
        seat.act("propose", 1, [], 0, [1], [], 0, [])
    expect(phone).to_have_title(re.compile(r"^\(1\) предложение"))
    expect(phone.get_by_text("Ann предлагает вам обмен.")).to_be_visible()
    keep_picture(friend, "an-offer")
    for size in (PHONE, NARROW):  # however many lines it has, what comes and goes is below it
        phone.set_viewport_size(size)
        notice = phone.get_by_role("status").filter(has_text="Ann предлагает вам обмен.")
        assert Box.of(notice).bottom <= phone.locator(".toasts").evaluate(TOP)
    phone.set_viewport_size(PHONE)
    friend.button("Посмотреть").click()
    offer = phone.get_by_role("group", name="Вам предлагают обмен")
    expect(offer).to_be_visible()
    assert phone.locator("aside.left").evaluate(HIDDEN) <= 1, "the story is cut"
    offer.get_by_role("button", name="Отказаться").click()
    expect(phone).to_have_title("Стол · mblades")
    expect(phone.get_by_text("Ann предлагает вам обмен.")).to_have_count(0)
    answer = page.get_by_text("Bob declines your offer.")
    expect(answer).to_be_visible()
    keep_picture(host, "an-answer")
    notice = page.get_by_role("status").filter(has=answer).locator("div").last
    for size in (DESK, SMALL_DESK):
        page.set_viewport_size(size)
        for zone in ("Your binder", "Store", "Clock"):
            assert not Box.of(notice).covers(Box.of(page.get_by_role("region", name=zone))), zone
    page.set_viewport_size(DESK)
    page.get_by_role("status").filter(has=answer).get_by_role("button", name="Dismiss").click()
    expect(answer).to_have_count(0)

    host.button("Chat").click()
    host.button("Nice one!").click()
    host.button("applauds").click()
    said = page.get_by_role("log", name="Chat")
    expect(said.get_by_role("img", name="applauds")).to_be_visible()
    keep_picture(host, "phrases")
    phone.get_by_role("button", name="Чат").click()
    expect(phone.get_by_role("log", name="Чат")).to_contain_text("Отлично!")
    keep_picture(friend, "phrases")

    friend.close()
    expect(rival.get_by_text("is away")).to_be_attached()


def test_the_list_of_games_says_whose_turn_it_is(arrive: Arrive, shop: Shop) -> None:
    ann = shop.guest("Ann")
    ann.game(setup={"prerelease": True, "first_player": 0}, name="Friday")
    visitor = arrive(guest=ann)
    row = visitor.go().get_by_role("link", name="Friday")
    expect(row).to_contain_text("Pre-Release")
    expect(row).to_contain_text("Your turn")
    row.click()
    expect(visitor.page).to_have_title("Your turn · mblades")
