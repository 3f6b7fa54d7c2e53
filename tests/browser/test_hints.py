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
    """What is advised in deckbuilding."""
    return player.page.get_by_role("status").filter(has_text="Advice")


def answer(player: Player) -> Locator:
    """What is advised in a tournament."""
    return player.asked.get_by_role("status")


def hear(player: Player) -> str:
    """Ask for a hint; what it says."""
    player.visitor.button("Hint").click()
    return bar(player).or_(answer(player)).get_by_role("paragraph").inner_text()


def follow(player: Player) -> None:
    """Make the move of the hint that was asked for."""
    player.press(bar(player).get_by_role("button", name="Do it"))
    expect(bar(player)).to_have_count(0)


def test_who_follows_hints_comes_to_the_tournament_with_a_full_deck(
    arrive: Arrive, shop: Shop
) -> None:
    ann = shop.guest("Ann")
    player = Player(arrive(guest=ann))
    table = ann.game(setup={"first_player": 0})
    player.visitor.go_to_table(table)
    in_tournament = player.options.or_(player.playable).first
    heard = [hear(player)]
    while not in_tournament.is_visible():
        follow(player)
        heard.append(hear(player))
        assert len(heard) <= MOST_HINTS
    with ann.seated(table) as seat:
        left = [seat.face(card)["kind"] for card in seat.view["players"][0]["binder"]]
    hand = player.mine("hand").get_by_role("img")
    assert hand.count() == 8 or "Single" not in left, "a Single could have been played"
    deckbuilding = heard[:-1]
    assert any(re.search(r"into your deck.*: about \d+ RP more", words) for words in deckbuilding)
    assert all(": " in words for words in deckbuilding)


def test_a_whole_fusion_is_done_with_one_click(
    arrive: Arrive, gather: Gather, keep_picture: KeepPicture
) -> None:
    friends = gather()
    friends.pass_timers(2)
    player = friends.come(arrive)
    binder = player.cards("Your binder")
    page = player.page
    for _ in range(MOST_HINTS):
        if "Fuse " in hear(player):
            break
        follow(player)
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
        hear(player)
        player.press(answer(player).get_by_role("button", name="Do that"))
        if is_asked:
            return
    raise AssertionError("nothing was ever asked")


def test_in_turn_based_a_hint_has_its_reason_and_gives_up_what_was_begun(
    arrive: Arrive, shop: Shop, keep_picture: KeepPicture
) -> None:
    ann = shop.guest("Ann")
    player = Player(arrive(guest=ann))
    player.visitor.go_to_table(ann.game(setup={"mode": "turn-based", "first_player": 0}))
    fuse = player.asked.get_by_role("button", name=re.compile("Bronze"))
    expect(fuse).to_be_visible()
    player.press(fuse)
    words = hear(player)
    keep_picture(player.visitor, "hint_turn_based")
    assert re.search(r"^(Set up|Add|Buy|Sell|Play) .*: .*(RP|M\$)", words), words
    player.press(answer(player).get_by_role("button", name="Do that"))
    told = player.page.get_by_role("log", name="Story")
    expect(told).to_contain_text(re.compile(r"Ann \w+s "))  # what was advised is done
