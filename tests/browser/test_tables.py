"""Opening a table, inviting friends, sitting down, talking, watching, leaving and coming back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.geometry import Box, window_of
from tests.browser.shop import Shop

ALL_OPEN = (None, None, None)


def test_open_a_table_for_a_friend_who_joins_by_the_link(arrive: Arrive, shop: Shop) -> None:
    host = arrive(guest=shop.guest("Ann"))
    page = host.go("new")
    page.get_by_role("radio", name="No clock").check()
    page.get_by_label("Players", exact=True).select_option("3")
    page.get_by_label("Seat 2", exact=True).select_option("Open, for a person")
    page.get_by_label("Name of the table").fill("Ann and friends")
    page.get_by_role("switch", name="Everyone may join").uncheck()
    expect(page.get_by_text("One seat is waiting for a friend")).to_be_visible()
    host.button("Open the table").click()
    expect(page.get_by_role("heading", name="Ann and friends")).to_be_visible()
    link = page.get_by_label("Link to this table").input_value()

    friend = arrive()
    friend.go()
    friend.page.get_by_label("You were sent a link?").fill(link)
    friend.button("Join").click()
    expect(friend.page.get_by_role("heading", name="Ann invites you")).to_be_visible()
    friend.page.get_by_label("Your name").fill("Bob")
    friend.page.get_by_role("radio", name="Face 7", exact=True).check()
    friend.button("Sit down").click()
    expect(page.get_by_role("listitem").filter(has_text="Bob is here")).to_be_visible()
    expect(friend.page.get_by_text("Ann starts the game.")).to_be_visible()

    host.button("Start the game").click()
    for visitor in (host, friend):
        expect(visitor.page.get_by_role("heading", name="Round 1")).to_be_visible()


def test_a_link_that_leads_nowhere_and_a_table_for_friends_with_one_press(arrive: Arrive) -> None:
    visitor = arrive(phone=True)
    visitor.go().get_by_label("You were sent a link?").fill("https://example.org/")
    visitor.button("Join").click()
    expect(visitor.page.get_by_text("That is not a link to a table.")).to_be_visible()
    visitor.button("Open a table").tap()
    expect(visitor.page.get_by_text("3 seats are free.")).to_be_visible()
    link = visitor.page.get_by_label("Link to this table")
    assert Box.of(link).is_inside(window_of(visitor.page)), "it is what one needs first"


def test_the_host_hears_who_has_not_come_yet(arrive: Arrive, shop: Shop) -> None:
    ann, bob = shop.guest("Ann"), shop.guest("Bob")
    table = ann.open_table(bots=(None, None, "rookie"))
    bob.sit(table)
    host, page = arrive(guest=ann), arrive(guest=bob).page
    host.go_to_table(table)
    expect(host.page.get_by_role("status").filter(has_text="Not here yet: Bob.")).to_be_visible()
    page.goto(f"/#/table/{table['id']}")
    expect(host.page.get_by_role("status").filter(has_text="Everybody is here.")).to_be_visible()


def test_a_private_table_stays_private(arrive: Arrive, shop: Shop) -> None:
    table = shop.guest("Hermit").open_table(bots=ALL_OPEN)
    stranger = arrive()
    stranger.go_to_table(table)
    expect(stranger.page.get_by_role("heading", name="closed to you")).to_be_visible()
    stranger.go()
    expect(stranger.page.get_by_role("heading", name="Tables tonight")).to_be_visible()
    expect(stranger.page.get_by_text("Hermit’s table")).to_have_count(0)


def test_a_public_table_is_found_in_the_lobby(arrive: Arrive, shop: Shop) -> None:
    shop.guest("Ann").open_table(bots=ALL_OPEN, public=True, name="★ 42")
    visitor = arrive(guest=shop.guest("Bob"))
    row = visitor.go().get_by_role("link", name="★ 42")
    expect(row).to_contain_text("2 of 3 seats free")
    row.click()
    visitor.button("Sit here").first.click()
    expect(visitor.page.get_by_role("listitem").filter(has_text="Bob is here")).to_be_visible()
    expect(visitor.button("Sit here")).to_have_count(0)


def test_what_cannot_be_played_is_said_at_once(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.go("new")
    page.get_by_role("radio", name="Pick the sets").check()
    page.get_by_role("group", name="Master sets").get_by_role("button").first.click()
    expect(visitor.button("Open the table")).to_be_disabled()
    page.get_by_role("radio", name="A named build").check()
    expect(visitor.button("Open the table")).to_be_enabled()


def test_the_host_sets_the_seats(arrive: Arrive, shop: Shop) -> None:
    ann = shop.guest("Ann")
    host = arrive(guest=ann)
    page = host.go_to_table(ann.open_table())
    page.get_by_label("Seat 3").select_option("Open, for a person")
    expect(page.get_by_text("One seat is free.")).to_be_visible()
    page.get_by_label("Seat 3").select_option("Regular bot")
    expect(page.get_by_text("Everybody is here.")).to_be_visible()


def test_chat_and_mute(arrive: Arrive, shop: Shop) -> None:
    ann, bob = shop.guest("Ann"), shop.guest("Bob")
    table = ann.open_table(bots=ALL_OPEN)
    bob.sit(table)
    host, friend = arrive(guest=ann), arrive(guest=bob)
    for visitor in (host, friend):
        visitor.go_to_table(table)
        expect(visitor.page.get_by_role("log", name="Chat")).to_be_visible()
    said = host.page.get_by_role("log", name="Chat")

    def say(text: str) -> None:
        friend.page.get_by_label("Say something").fill(text)
        friend.page.get_by_label("Say something").press("Enter")
        expect(friend.page.get_by_role("log", name="Chat")).to_contain_text(text)

    say("Good evening <b>everybody</b>")
    expect(said).to_contain_text("Good evening <b>everybody</b>")
    host.button("Mute Bob").click()
    expect(said).not_to_contain_text("Good evening")
    say("Can you hear me?")
    host.button("Hear Bob again").click()
    say("And now?")
    expect(said).to_contain_text("And now?")


def test_who_comes_late_takes_over_from_a_bot_or_watches(arrive: Arrive, shop: Shop) -> None:
    table = shop.guest("Ann").game(bots=(None, None, "rookie"))
    link = f"table/{table['id']}/{table['code']}"
    bob = arrive(guest=shop.guest("Bob"))
    page = bob.go(link)
    bob.button("Only watch").click()
    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(page.get_by_role("article", name="Ann")).to_be_visible()
    expect(bob.button("I am ready", exact=False)).to_have_count(0)
    bob.button("Take over a bot’s seat").click()
    expect(bob.button("I am ready", exact=False)).to_be_visible()

    cid = arrive()
    cid.go(link).get_by_label("Your name").fill("Cid")
    cid.button("Sit down").click()
    expect(cid.button("I am ready", exact=False)).to_be_visible()
    expect(page.get_by_role("article", name="Cid")).to_be_visible()

    dan = arrive()
    dan.go(link)
    expect(dan.page.get_by_text("Every seat is taken by a person")).to_be_visible()


def test_leave_the_table_in_the_waiting_room(arrive: Arrive, shop: Shop) -> None:
    ann, bob = shop.guest("Ann"), shop.guest("Bob")
    table = ann.open_table(bots=ALL_OPEN)
    bob.sit(table)
    host, friend = arrive(guest=ann), arrive(guest=bob)
    seats = host.go_to_table(table).get_by_role("listitem")
    expect(seats.filter(has_text="Bob is")).to_be_visible()
    friend.go_to_table(table)
    friend.button("Leave the table").click()
    expect(friend.button("Play now")).to_be_visible()
    expect(seats.filter(has_text="Free seat")).to_have_count(2)


def test_a_bot_plays_for_who_left_until_they_return(arrive: Arrive, shop: Shop) -> None:
    ann = shop.guest("Ann")
    table = ann.game(bots=(None, None, "rookie"))
    ann.leave(table)
    visitor = arrive(guest=ann)
    page = visitor.go_to_table(table)
    expect(page.get_by_text("A bot is playing for you.")).to_be_visible()
    visitor.button("I play again myself").click()
    expect(page.get_by_text("A bot is playing for you.")).to_have_count(0)
