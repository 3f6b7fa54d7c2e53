"""Looking through the cards."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.shop import Shop


def test_search_and_filter(arrive: Arrive, shop: Shop) -> None:
    faces = shop.library("en")["faces"].values()
    visitor = arrive()
    page = visitor.go("cards")
    found = page.get_by_role("main").get_by_role("status")
    expect(found).to_have_text(f"{len(faces)} cards")

    wanted = next(face for face in faces if face["kind"] == "Single")
    page.get_by_label("Search names and text").fill(wanted["name"])
    expect(page.get_by_role("button", name=wanted["name"]).first).to_be_visible()
    visitor.button("Clear the filters").click()
    page.get_by_label("Set", exact=True).select_option(wanted["set"])
    same_set = [face for face in faces if face["set"] == wanted["set"]]
    expect(found).to_have_text(f"{len(same_set)} cards")
    expect(page.get_by_role("listitem")).to_have_count(len(same_set))

    page.get_by_label("Search names and text").fill("no card says this")
    expect(page.get_by_text("No cards match.")).to_be_visible()


def test_a_closer_look_by_mouse_and_by_keyboard(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.go("cards")
    cards = page.get_by_role("main").get_by_role("listitem").get_by_role("button")
    expect(cards).to_have_count(60)
    closer = page.get_by_role("tooltip")
    cards.nth(2).hover()
    expect(closer).to_be_visible()
    page.mouse.move(0, 0)
    expect(closer).to_have_count(0)

    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    expect(closer).to_be_visible()
    page.keyboard.press("Escape")
    expect(closer).to_have_count(0)
    expect(cards.nth(1)).to_be_focused()


def test_a_closer_look_on_a_phone(arrive: Arrive) -> None:
    visitor = arrive(phone=True)
    page = visitor.go("cards")
    page.get_by_role("main").get_by_role("listitem").get_by_role("button").first.tap()
    expect(page.get_by_role("tooltip")).to_be_visible()
    visitor.button("Close the card").tap(position={"x": 5, "y": 5})
    expect(page.get_by_role("tooltip")).to_have_count(0)
