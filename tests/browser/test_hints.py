"""Hints: whole moves with their reasons, one after the other, and offers that have become impossible."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive, KeepPicture
from tests.browser.player import Player
from tests.browser.shop import Shop
from tests.browser.test_market import Gather, gather
from tests.browser.test_playing import in_tournament

__all__ = ["gather"]  # a fixture

MOST_HINTS = 60


def bar(player: Player) -> Locator:
    return player.page.get_by_role("status").filter(has_text="Advice")


def follow(player: Player) -> str:
    """Ask for a hint and make the move; what it said."""
    player.visitor.button("Hint").click()
    words = bar(player).get_by_role("paragraph").inner_text()
    bar(player).get_by_role("button", name="Do it").click()
    expect(bar(player)).to_have_count(0)
    return words


def test_who_follows_hints_comes_to_the_tournament_with_a_full_deck(
    arrive: Arrive, shop: Shop
) -> None:
    ann = shop.guest("Ann")
    player = Player(arrive(guest=ann))
    player.visitor.go_to_table(ann.game(setup={"first_player": 0}))
    over = player.options.or_(player.playable).first
    heard: list[str] = []
    while not over.is_visible():
        expect(over.or_(player.visitor.button("Hint")).first).to_be_enabled()
        if over.is_visible():
            break
        heard.append(follow(player))
        assert len(heard) <= MOST_HINTS
        if "ready" in heard[-1]:
            expect(player.ready.or_(over).first).to_be_visible()
    assert player.visitor.refusals == []
    expect(player.page.get_by_role("list", name="in your hand").get_by_role("img")).to_have_count(8)
    assert any(re.search(r"into your deck.*: about \d+ RP more", words) for words in heard)
    assert all(": " in words for words in heard)


def test_a_whole_fusion_is_done_with_one_click(
    arrive: Arrive, gather: Gather, keep_picture: KeepPicture
) -> None:
    friends = gather()
    friends.pass_timers(2)
    player = friends.come(arrive)
    binder = player.cards("Your binder")
    page = player.page
    for _ in range(MOST_HINTS):
        player.visitor.button("Hint").click()
        expect(bar(player)).to_be_visible()
        if "Fuse " in bar(player).inner_text():
            break
        bar(player).get_by_role("button", name="Do it").click()
        expect(bar(player)).to_have_count(0)
    words = re.search(r"Fuse (\d) spare cards for the (.*): about", bar(player).inner_text())
    assert words
    keep_picture(player.visitor, "hint_fusion")
    count = binder.count()
    expect(page.locator(".card-button.advised")).to_have_count(int(words[1]))
    bar(player).get_by_role("button", name="Do it").click()
    expect(binder).to_have_count(count - int(words[1]) + 1)
    player.visitor.button("Hint").click()
    expect(bar(player)).to_be_visible()
    expect(bar(player)).not_to_contain_text(words[2])
    assert player.visitor.refusals == []


def test_an_offer_that_is_not_possible_now_is_folded_away(arrive: Arrive, gather: Gather) -> None:
    friends = gather(setup={"free_market": True})
    bob = friends.seat(friends.bob)
    card = bob.view["players"][1]["binder"][0]
    bob.act("propose", 0, [card["id"]], 0, [], [], 9, [3])
    player = friends.come(arrive)
    offer = player.page.get_by_role("group", name="An offer for you")
    expect(offer).to_be_visible()
    bob.act("move", card["id"], "deck")
    expect(offer).to_be_hidden()
    folded = player.page.get_by_text("An offer that is not possible now")
    expect(folded).to_be_visible()
    player.visitor.button("Hint").click()
    expect(bar(player)).to_be_visible()
    expect(bar(player)).not_to_contain_text("Decline")
    bob.act("move", card["id"], "binder")
    expect(offer).to_be_visible()
    expect(folded).to_have_count(0)


def test_a_question_has_its_answer_named(arrive: Arrive, shop: Shop) -> None:
    player = in_tournament(arrive, shop)
    for _ in range(MOST_HINTS):
        expect(player.options.or_(player.playable).or_(player.end).first).to_be_visible()
        is_asked = player.options.count() > 0
        player.visitor.button("Hint").click()
        advice = player.asked.get_by_role("status")
        expect(advice).to_be_visible()
        player.press(advice.get_by_role("button", name="Do that"))
        if is_asked:
            return
    raise AssertionError("nothing was ever asked")
