"""The guided first game: asked about once, played to its end in every language, left and taken up."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Arrive, KeepPicture
from tests.browser.geometry import Box, parted_words
from tests.browser.newcomer import Newcomer
from tests.browser.shop import Shop
from tests.browser.visitor import PHONE

ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
# The bubble has moved away from the clash that it is about.
APART = """() => {
  const [bubble, clash] = [".bubble", ".clash.grand ol"].map(
    one => document.querySelector(one).getBoundingClientRect());
  return bubble.left >= clash.right || bubble.top >= clash.bottom || bubble.bottom <= clash.top;
}"""
# Whether the guide's words lie over a single card that is shown: a promo, a prize.
OVER_A_CARD = """() => !!document.querySelector(".opening.alone") &&
  document.querySelector(".guide .bubble")?.checkVisibility({ visibilityProperty: true })"""
PICTURES = ("clash-result", "buy", "collection")
STEPS = [
    "welcome", "play", "points", "top", "action-play", "action", "clash", "clash-choose",
    "clash-result", "rest", "scoring", "results", "shop", "booster", "meta", "buy", "npc", "sell",
    "deck", "ready", "second", "aftermarket", "trade", "fuse", "collection", "ready-again",
    "last-timer", "to-the-hall", "own-deck",
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "phone"), [("en", False), ("ja", True), ("ru", True)], ids=["en", "ja", "ru"]
)
def test_somebody_new_is_led_through_a_game(
    arrive: Arrive, shop: Shop, keep_picture: KeepPicture, language: str, phone: bool
) -> None:
    guest = shop.guest("Ann")
    table = guest.ask("POST", "/guided", {"bot_ms": 0})
    visitor = arrive(guest=guest, language=language, phone=phone)
    visitor.go_to_table(table)
    newcomer = Newcomer(visitor, guest, table)

    def look(step: str) -> None:
        assert not visitor.page.evaluate(OVER_A_CARD), step
        if step in PICTURES:
            keep_picture(visitor, f"guide-{step}")
        if step == "clash-result":
            clash = visitor.page.locator(".clash.grand ol")
            assert not Box.of(newcomer.bubble).covers(Box.of(clash))
            if phone:  # on its side, too
                visitor.page.set_viewport_size(ON_ITS_SIDE)
                visitor.page.wait_for_function(APART)
                visitor.page.set_viewport_size(PHONE)
        if step == "results" and language == "ja":
            assert parted_words(visitor.page, ".scoring :is(.who, b)") == []
        if step == "last-timer":  # whatever is spoken of is on the screen
            expect(newcomer.bubble.locator(".under")).to_have_count(0)
        if step in ("hint", "final-count"):  # whoever decides alone is off no path
            expect(newcomer.bubble.locator(".aside")).to_have_count(0)

    newcomer.follow("farewell", look)
    expect(newcomer.bubble).to_be_visible()
    keep_picture(visitor, "guide-farewell")
    assert [step for step in newcomer.done if step in STEPS] == STEPS
    newcomer.go_on()
    expect(newcomer.bubble).to_have_count(0)
    assert visitor.refusals == []


def test_the_guide_does_not_move_under_the_pointer(arrive: Arrive, shop: Shop) -> None:
    guest = shop.guest("Ann")
    table = guest.ask("POST", "/guided", {"bot_ms": 0})
    visitor = arrive(guest=guest)
    page = visitor.go_to_table(table)
    newcomer = Newcomer(visitor, guest, table)
    newcomer.follow("play")
    newcomer.expect_step("play")
    before = Box.of(newcomer.bubble)
    frame = Box.of(page.locator(".guide .frame"))
    newcomer.bubble.locator(".go-on").hover()
    page.mouse.down()
    page.locator(".own-side").evaluate("side => { side.style.translate = '0 -400px'; }")
    page.wait_for_function(
        "top => document.querySelector('.guide .frame').offsetTop < top - 300", arg=frame.top
    )
    assert Box.of(newcomer.bubble) == before
    page.mouse.up()
    expect(page.locator('.guide[data-step="play"]')).to_have_count(0)


def test_the_guide_is_left_and_taken_up_and_says_something_about_other_moves(
    arrive: Arrive,
) -> None:
    visitor = arrive()
    page = visitor.go()
    visitor.button("Play now").click()
    page.get_by_role("dialog").get_by_role("button", name="Yes, show me how").click()
    bubble = page.get_by_role("region", name="Guide")
    expect(bubble).to_contain_text("Pre-Release")
    expect(bubble).to_contain_text("Why?")
    bubble.get_by_role("button", name="Go on").click()
    expect(bubble).to_contain_text("Shop Cat")

    page.reload()  # it goes on where it was
    expect(bubble).to_contain_text("Shop Cat")
    bubble.get_by_role("button", name="Back").click()
    expect(bubble).to_contain_text("Pre-Release")
    bubble.get_by_role("button", name="Go on").click()
    expect(bubble).to_contain_text("Shop Cat")
    page.keyboard.press("g")  # to the guide, by key
    expect(bubble.get_by_role("button", name="Skip this step")).to_be_focused()
    bubble.get_by_role("button", name="Leave the guide").click()
    expect(bubble).to_have_count(0)
    visitor.button("Take up the guide again").click()
    expect(bubble).to_contain_text("Shop Cat")

    hand = page.get_by_role("list", name="in your hand")
    hand.get_by_role("button", name="Vending Golem").click()
    with visitor.acting():
        page.get_by_role("button", name="Play Vending Golem").click()
    go_on = bubble.get_by_role("button", name="Go on")
    expect(go_on).to_be_visible()  # it is her turn again
    go_on.click()
    expect(bubble).to_contain_text("Doorbell Sprite")
    hand.get_by_role("button", name="Shop Cat").click()
    with visitor.acting():
        page.get_by_role("button", name="Play Shop Cat").click()
    expect(bubble).to_contain_text("Also fine")
    expect(bubble).to_contain_text("Doorbell Sprite")

    visitor.go()  # nobody is asked twice
    visitor.button("Play now").click()
    expect(visitor.button("I am ready", exact=False)).to_be_visible()
    visitor.go()
    expect(visitor.button("Guided first game")).to_be_enabled()
