"""Names: a guest's, another one, one that is kept; and settings that stay."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive


def test_a_kept_name_logs_in_elsewhere_to_the_same_games(arrive: Arrive) -> None:
    first = arrive()
    page = first.go("account")
    page.get_by_label("Name", exact=True).fill("Grandmaster Ann")
    page.get_by_label("Passphrase").fill("four cards in a row")
    first.button("Keep it").click()
    expect(page.get_by_text("This name is yours.")).to_be_visible()
    first.go("new").get_by_label("Name of the table").fill("Round two")
    page.get_by_role("switch", name="Everyone may join").uncheck()
    first.button("Open the table").click()
    expect(page.get_by_role("heading", name="Round two")).to_be_visible()

    second = arrive()
    page = second.go("account")
    page.get_by_role("tab", name="Log in").click()
    page.get_by_label("Name", exact=True).fill("Grandmaster Ann")
    page.get_by_label("Passphrase").fill("not this one")
    second.forgive(401)
    second.button("Log in").click()
    expect(page.get_by_role("status").filter(has_text="passphrase")).to_be_visible()
    page.get_by_label("Passphrase").fill("four cards in a row")
    second.button("Log in").click()
    expect(page.get_by_text("Welcome back, Grandmaster Ann.")).to_be_visible()
    expect(second.go().get_by_role("link", name="Round two")).to_contain_text("Go on")

    second.go("account")
    second.button("Log out").click()
    expect(page.get_by_role("heading", name="Grandmaster Ann")).to_have_count(0)


def test_another_name_and_face(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.go("account")
    page.get_by_role("tab", name="Name and face").click()
    page.get_by_role("textbox", name="Your name").fill("Zoë")
    page.get_by_role("radio", name="Face 5", exact=True).check()
    visitor.button("This is me").click()
    expect(page.get_by_text("From now on you are Zoë.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("banner").get_by_role("link", name="Zoë")).to_be_visible()
    page.get_by_role("tab", name="Name and face").click()
    expect(page.get_by_role("radio", name="Face 5", exact=True)).to_be_checked()


def test_what_is_written_stays_when_the_account_comes_late(arrive: Arrive) -> None:
    visitor = arrive()
    asked: list[Route] = []
    visitor.page.route("**/api/guests", lambda route: asked.append(route))
    page = visitor.go("account")
    page.get_by_role("tab", name="Name and face").click()
    page.get_by_role("textbox", name="Your name").fill("Zoë")
    page.get_by_role("radio", name="Face 5", exact=True).check()
    expect(page.get_by_role("heading", level=2)).to_have_text("\N{NO-BREAK SPACE}")
    asked[0].continue_()
    expect(page.get_by_role("heading", level=2)).not_to_have_text("\N{NO-BREAK SPACE}")
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Zoë")
    expect(page.get_by_role("radio", name="Face 5", exact=True)).to_be_checked()


def test_the_language_is_that_of_the_browser_until_another_is_chosen(arrive: Arrive) -> None:
    visitor = arrive(language="ru")
    page = visitor.go()
    expect(visitor.button("Играть")).to_be_visible()
    page.get_by_label("Язык").select_option("日本語")
    expect(visitor.button("今すぐ遊ぶ")).to_be_visible()
    page.reload()
    expect(visitor.button("今すぐ遊ぶ")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "ja")


def test_evening_and_daylight(arrive: Arrive) -> None:
    ground = "getComputedStyle(document.documentElement).backgroundColor"

    def brightness() -> float:
        colour: str = page.evaluate(
            "() => { const c = document.createElement('canvas').getContext('2d');"
            f"c.fillStyle = {ground}; c.fillRect(0, 0, 1, 1);"
            "return [...c.getImageData(0, 0, 1, 1).data].slice(0, 3).join() }"
        )
        return sum(map(int, colour.split(","))) / 3

    visitor = arrive(light=True)
    page = visitor.go("settings")
    page.get_by_role("radio", name="Evening").check()
    dark = brightness()
    page.get_by_role("radio", name="As my device").first.check()
    light = brightness()
    assert dark < 64 < 192 < light
    page.get_by_role("radio", name="Evening").check()
    page.reload()
    expect(page.get_by_role("radio", name="Evening")).to_be_checked()
    assert brightness() == dark


def test_nothing_moves_for_who_wants_it_still(arrive: Arrive) -> None:
    visitor = arrive(moving=True)
    page = visitor.go("settings")
    page.get_by_role("radio", name="Keep still").check()
    visitor.go()
    expect(visitor.button("Play now")).to_be_visible()
    assert page.evaluate(
        "() => document.getAnimations().every(one => one.effect.getTiming().duration <= 1)"
    )
