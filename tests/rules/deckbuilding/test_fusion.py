"""Card fusion."""

from __future__ import annotations

from typing import Any

import pytest

from mblades.errors import IllegalAction
from mblades.rules.game import Game
from mblades.rules.state import actions
from mblades.text.tree import PromoRarity
from tests.rules.small import card, end_phase, lay, pile, scene
from tests.seen import names_of

JUNK = [card(f"Junk {n}", 1, rarity="Expansion", set_name="Junk") for n in range(20)]
BRONZE = [card(f"Bronze {n}", 5, rarity="Bronze", set_name="Bronze") for n in range(3)]
NEW_BRONZE = [card(f"New {n}", 5, rarity="Bronze", set_name="New Bronze") for n in range(3)]
EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])
FIVE = (0, 1, 2, 3, 4)


def shop(edition: str = "collusion", junk: int = 20, **options: Any) -> Game:
    """Junk in the binder of seat 0; promos 20-22 in the Bronze pile, 23-25 to follow."""
    game = scene(*JUNK, *BRONZE, *NEW_BRONZE, JUNK[0], edition=edition, **options)
    s = game.state
    s.shop.store_deck = (26,)
    s.players[0].binder = tuple(range(junk))
    s.shop.fusion = ((20, 21, 22), (), ())
    s.shop.reserve = (((23, 24, 25),), (), ())
    return game


def fuse(game: Game, seat: int = 0, promo: int = 21) -> None:
    cards = game.state.players[seat].binder[:5]
    game.act(seat, fusion(game, "Bronze", cards, promo))


def fusion(game: Game, rarity: PromoRarity, cards: tuple[int, ...], promo: int) -> actions.Action:
    """A fusion at once, for that promo where one may choose it."""
    if game.state.edition.fusion_choice:
        return actions.FuseFor(rarity, cards, promo)
    return actions.FuseCards(rarity, cards)


@pytest.mark.rule("DB-19", "ED-11", "RUL-15")
@pytest.mark.parametrize(
    ("edition", "gone_to"), [("original", "removed"), ("collusion", "store_discard")]
)
def test_the_fusion_of_five_cards_for_a_bronze_promo(edition: str, gone_to: str) -> None:
    game = shop(edition, junk=6)
    fuse(game)
    p = game.state.players[0]
    assert pile(game.state, gone_to) == FIVE
    assert p.binder[0] == 5
    assert len(p.binder) == 2
    assert p.binder[1] in (20, 21, 22)
    assert len(game.state.shop.fusion[0]) == 2


@pytest.mark.rule("CARD-11", "ED-11")
def test_the_cards_of_a_fusion_are_the_new_deck_if_there_is_none() -> None:
    game = shop(junk=6)
    game.state.shop.store_deck = ()
    fuse(game)
    shop_now = game.state.shop
    assert (sorted(shop_now.store_deck), shop_now.store_discard) == ([*FIVE], ())


@pytest.mark.rule("ED-9")
@pytest.mark.parametrize(("rarity", "price"), [("Bronze", 5), ("Silver", 7), ("Gold", 9)])
@EDITIONS
def test_prices(edition: str, rarity: PromoRarity, price: int) -> None:
    game = shop(edition, junk=price)
    s = game.state
    s.shop.fusion = ((20,), (21,), (22,))
    promo = {"Bronze": 20, "Silver": 21, "Gold": 22}[rarity]
    assert actions.Fuse(rarity) in game.choices(0)
    short = tuple(range(price - 1))
    with pytest.raises(IllegalAction, match=f"takes {price} cards; you chose {price - 1}"):
        game.act(0, fusion(game, rarity, short, promo))
    game.act(0, fusion(game, rarity, tuple(range(price)), promo))
    assert s.players[0].binder == (promo,)


@pytest.mark.rule("ED-9", "DB-25")
@EDITIONS
def test_too_few_cards_in_the_binder(edition: str) -> None:
    game = shop(edition, junk=4)
    assert actions.Fuse("Bronze") not in game.choices(0)
    with pytest.raises(IllegalAction, match=r"takes 5 cards; your binder has 4\."):
        game.act(0, ("fuse", "Bronze"))


@pytest.mark.rule("ED-9")
def test_in_the_original_a_marker_is_left_and_each_rarity_is_fused_once_a_phase() -> None:
    game = shop("original")
    p = game.state.players[0]
    fuse(game)
    assert p.markers == 3
    assert actions.Fuse("Bronze") not in game.choices(0)
    with pytest.raises(IllegalAction, match="already fused for Bronze this phase"):
        game.act(0, ("fuse", "Bronze"))
    end_phase(game)
    assert p.fused == (), "a new phase, a new chance"


@pytest.mark.rule("ED-9")
def test_in_the_original_no_fusion_without_a_marker() -> None:
    game = shop("original")
    game.state.players[0].markers = 0
    assert actions.Fuse("Bronze") not in game.choices(0)
    with pytest.raises(IllegalAction, match="no sell markers left"):
        game.act(0, ("fuse", "Bronze"))


@pytest.mark.rule("ED-9")
def test_in_collusion_a_fusion_needs_no_marker_and_has_no_limit() -> None:
    game = shop()
    p = game.state.players[0]
    p.markers = 0
    fuse(game, promo=20)
    fuse(game, promo=21)
    assert p.markers == 0
    assert {20, 21} <= set(p.binder)


@pytest.mark.rule("ED-10")
def test_in_the_original_the_top_card_is_taken_unseen() -> None:
    game = shop("original")
    game.state.shop.fusion = ((22, 20, 21), (), ())
    with pytest.raises(IllegalAction, match="you cannot choose one"):
        game.act(0, ("fuse", "Bronze", FIVE, 22))
    assert game.view(0)["fusion"][0]["cards"] is None
    fuse(game)
    assert game.state.players[0].binder[-1] == 21


@pytest.mark.rule("ED-10")
def test_in_collusion_anyone_looks_through_the_pile_and_takes_any_card() -> None:
    game = shop()
    assert names_of(game, game.view(2)["fusion"][0]["cards"]) == [d.name for d in BRONZE]
    assert [pile["price"] for pile in game.view(None)["fusion"]] == [5, 7, 9]
    with pytest.raises(IllegalAction, match="Choose a promo"):
        game.act(0, ("fuse", "Bronze", FIVE))
    with pytest.raises(IllegalAction, match="not in the Bronze pile"):
        game.act(0, ("fuse", "Bronze", FIVE, 23))
    fuse(game, promo=20)
    assert game.state.players[0].binder[-1] == 20


@pytest.mark.rule("ED-24")
def test_in_collusion_a_new_set_follows_until_none_is_left() -> None:
    game = shop()
    s = lay(game, fusion=((20,), (), ()), reserve=(((23,),), (), ()))
    fuse(game, promo=20)
    assert s.shop.fusion[0] == (23,)
    fuse(game, promo=23)
    assert not s.shop.fusion[0]
    assert actions.Fuse("Bronze") not in game.choices(0)
    with pytest.raises(IllegalAction, match="no Bronze promos left"):
        game.act(0, ("fuse", "Bronze"))


@pytest.mark.rule("ED-24", "RUL-23")
def test_in_the_original_an_empty_pile_stays_empty() -> None:
    game = shop("original")
    lay(game, fusion=((20,), (), ()))
    fuse(game)
    assert not game.state.shop.fusion[0]
    assert actions.Fuse("Bronze") not in game.choices(0)


@pytest.mark.rule("DB-19")
@EDITIONS
def test_pick_by_pick_ends_as_at_once(edition: str) -> None:
    at_once, slowly = shop(edition), shop(edition)
    fuse(at_once)
    slowly.act(0, ("fuse", "Bronze"))
    for n in FIVE:
        assert actions.Pick(n) in slowly.choices(0)
        slowly.act(0, ("pick", n))
        assert actions.Pick(n) not in slowly.choices(0)
    if edition == "collusion":
        assert slowly.choices(0) == [
            actions.Pick(20),
            actions.Pick(21),
            actions.Pick(22),
            actions.Cancel(),
        ]
        slowly.act(0, ("pick", 21))
    assert slowly.digest() == at_once.digest()


@pytest.mark.rule("DB-19", "DB-25")
def test_a_cancelled_fusion_has_cost_nothing() -> None:
    game = shop()
    before = game.digest()
    game.act(0, ("fuse", "Bronze"))
    game.act(0, ("pick", 3))
    with pytest.raises(IllegalAction, match="First finish or cancel"):
        game.act(0, ("sell", 5))
    game.act(0, ("cancel",))
    assert game.digest() == before


@pytest.mark.rule("DB-19")
def test_only_binder_cards_are_fused_and_none_twice() -> None:
    game = shop(junk=6)
    p = game.state.players[0]
    p.binder, p.deck = (0, 1, 2, 3, 5), (4,)
    with pytest.raises(IllegalAction, match="not in your binder"):
        game.act(0, ("fuse", "Bronze", FIVE, 20))
    with pytest.raises(IllegalAction, match="twice"):
        game.act(0, ("fuse", "Bronze", (0, 1, 2, 3, 3), 20))
