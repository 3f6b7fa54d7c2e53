"""The aftermarket."""

from __future__ import annotations

import pytest

from mblades.errors import IllegalAction
from mblades.rules.state import actions, piles
from mblades.rules.state.records import ForSale
from mblades.rules.state.state import NOBODY
from tests.rules.small import card, give, scene

BOMB = card("James Bomb", 7, "Fire Soldier", set_name="006 Plus One", rarity="Master")
EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])


@pytest.mark.rule("DB-20", "DB-21", "CARD-7")
@EDITIONS
def test_james_bomb_is_sold_for_seven_and_bought_for_seven(edition: str) -> None:
    game = scene(BOMB, edition=edition)
    s = game.state
    give(game, 0, binder=(0,))
    game.act(0, ("sell", 0))
    assert s.players[0].money == 37, "from the bank, at once"
    assert s.players[0].markers == 3
    assert s.players[0].binder == ()
    assert s.shop.aftermarket == (ForSale(0, 0),)
    game.act(1, ("purchase", 0))
    assert s.players[1].money == 23
    assert s.players[1].binder == (0,)
    assert not s.shop.aftermarket
    assert s.players[0].money == 37, "paid to the bank"
    assert s.players[0].markers == 4, "the marker is back: its owner may sell again"


@pytest.mark.rule("DB-20")
def test_no_sale_without_a_free_marker() -> None:
    game = scene(BOMB)
    p = game.state.players[0]
    p.binder, p.markers = (0,), 0
    assert actions.Sell(0) not in game.choices(0)
    with pytest.raises(IllegalAction, match=r"^You have no sell markers left\.$"):
        game.act(0, ("sell", 0))


@pytest.mark.rule("DB-20", "DB-8")
def test_no_sale_in_the_last_timer_but_still_purchases() -> None:
    game = scene(BOMB, card("Other", 2))
    s = game.state
    s.players[0].binder, s.players[1].binder = (0,), (1,)
    s.deckbuilding.timer = 1
    game.act(1, ("sell", 1))
    game.tick()
    assert actions.Sell(0) not in game.choices(0)
    with pytest.raises(IllegalAction, match="during the last timer"):
        game.act(0, ("sell", 0))
    game.act(0, ("purchase", 1))
    assert s.players[0].money == 28


@pytest.mark.rule("DB-20")
def test_only_binder_cards_are_sold() -> None:
    game = scene(BOMB, card("Other", 2))
    p = game.state.players[0]
    p.deck, p.collection = (0,), (1,)
    for sold in (0, 1):
        with pytest.raises(IllegalAction, match=r"That card is not in your binder\."):
            game.act(0, ("sell", sold))


@pytest.mark.rule("DB-20", "DB-21", "DB-11", "ED-20")
@EDITIONS
def test_a_card_with_ones_own_marker_cannot_be_taken_back(edition: str) -> None:
    game = scene(BOMB, edition=edition)
    game.state.players[0].binder = (0,)
    game.act(0, ("sell", 0))
    assert actions.Purchase(0) not in game.choices(0)
    assert actions.Purchase(0) in game.choices(1)
    with pytest.raises(IllegalAction, match="you cannot buy it back"):
        game.act(0, ("purchase", 0))


@pytest.mark.rule("DB-21", "ED-20", "RUL-6")
@EDITIONS
def test_cards_of_a_tournament_have_no_marker_and_anyone_may_buy_them(edition: str) -> None:
    game = scene(BOMB, edition=edition)
    game.state.shop.aftermarket = (ForSale(0, NOBODY),)
    assert all(actions.Purchase(0) in game.choices(seat) for seat in game.seats)
    markers = [p.markers for p in game.state.players]
    game.act(2, ("purchase", 0))
    assert game.state.players[2].binder == (0,)
    assert [p.markers for p in game.state.players] == markers


@pytest.mark.rule("DB-25")
def test_a_purchase_that_cannot_be_paid_is_refused() -> None:
    game = scene(BOMB)
    game.state.shop.aftermarket = (ForSale(0, 1),)
    game.state.players[0].money = 6
    before = game.digest()
    assert actions.Purchase(0) not in game.choices(0)
    with pytest.raises(IllegalAction, match=r"It costs 7 M\$; you have 6\."):
        game.act(0, ("purchase", 0))
    assert game.digest() == before


@pytest.mark.rule("DB-20")
@EDITIONS
def test_the_aftermarket_has_no_limit_in_deckbuilding(edition: str) -> None:
    # FAQ of C: "no space limit during the Deckbuilding Phase"
    game = scene(*(card(f"Card {n}", 1) for n in range(21)), edition=edition)
    p = game.state.players[0]
    p.binder, p.markers = tuple(range(20)), 20
    for n in range(20):
        game.act(0, ("sell", n))
    assert len(game.state.shop.aftermarket) == 20
    piles.to_aftermarket(game.state, (20,))
    assert len(game.state.shop.aftermarket) == 21


@pytest.mark.rule("TRN-11")
@EDITIONS
def test_ten_cards_and_five_more_in_a_tournament_leave_five(edition: str) -> None:
    game = scene(*(card(f"Card {n}", 1) for n in range(15)), edition=edition)
    s = game.state
    s.phase = "tournament"
    piles.to_aftermarket(s, range(10))
    piles.to_aftermarket(s, range(10, 15))
    assert [one.card for one in s.shop.aftermarket] == [10, 11, 12, 13, 14]
    assert sorted(s.shop.store_discard + s.shop.core_discard) == list(range(10))


@pytest.mark.rule("TRN-11")
def test_exactly_twelve_fit() -> None:
    game = scene(*(card(f"Card {n}", 1) for n in range(12)))
    s = game.state
    s.phase = "tournament"
    piles.to_aftermarket(s, range(10))
    piles.to_aftermarket(s, (10, 11))
    assert len(s.shop.aftermarket) == 12
