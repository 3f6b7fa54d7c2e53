"""Buying from the store."""

from __future__ import annotations

import pytest

from mblades.errors import IllegalAction
from mblades.rules.state import piles
from mblades.rules.state.events import Bought
from mblades.rules.state.records import Friendship
from mblades.rules.state.state import NO_CARD
from tests.rules.small import a_game, card, lay, scene
from tests.seen import printed_back, there
from tests.store import buying

CLOCKWORK = [
    card(f"Clockwork {n}", n, set_name="Clockwork Empire", rarity="Premium") for n in (1, 2, 3)
]
CORE = [card(f"Core {n}", n) for n in (1, 2)]


@pytest.mark.rule("DB-17", "CARD-7", "RUL-3")
@pytest.mark.parametrize("edition", ["original", "collusion"])
def test_fulton_buys_a_clockwork_empire_card_at_five(edition: str) -> None:
    game = scene(*CLOCKWORK, edition=edition)
    s = lay(game, store_area=(0,), store_deck=(2, 1))
    events = game.act(0, buying(game, 0))
    assert s.players[0].money == 25
    assert s.players[0].binder == (0,)
    assert s.shop.store_area == (1,), "its slot is refilled from the store deck"
    assert s.shop.store_deck == (2,)
    assert Bought(0, 0, "Clockwork Empire", 5, 0) in events
    assert Bought(0, 0, "Clockwork Empire", 5, None) in game.seen_by(1, events)


@pytest.mark.rule("DB-17", "DB-4")
def test_the_tops_of_the_decks_can_be_bought_and_uncover_the_next() -> None:
    game = scene(*CLOCKWORK, *CORE)
    s = lay(game, store_deck=(0, 1), core_deck=(3, 4))
    assert buying(game, "store") in game.choices(2)
    assert buying(game, "core") in game.choices(2)
    game.act(2, buying(game, "store"))
    game.act(2, buying(game, "core"))
    assert s.players[2].binder == (1, 4)
    assert (s.shop.store_deck, s.shop.core_deck) == ((0,), (3,))
    assert s.players[2].money == 30 - 5 - 3


@pytest.mark.rule("DB-17", "DB-25")
def test_another_card_than_the_one_seen_is_not_sold() -> None:
    game = scene(*CLOCKWORK, *CORE)
    lay(game, store_area=(0,), store_deck=(3,))
    seen = buying(game, 0)
    game.act(1, seen)
    before = game.digest()
    refusal = r"^That card is gone; a card from Scene is there now\.$"
    with pytest.raises(IllegalAction, match=refusal):
        game.act(0, seen)
    assert game.digest() == before
    game.act(0, buying(game, 0))
    assert game.state.players[0].binder == (3,)


@pytest.mark.rule("CARD-7")
@pytest.mark.parametrize(
    ("rarity", "cost"),
    [("Starter", 3), ("Core", 3), ("Expansion", 4), ("Premium", 5), ("Master", 6), ("Bronze", 5),
     ("Silver", 7), ("Gold", 9)],
)  # fmt: skip
def test_the_cost_is_on_the_back(rarity: str, cost: int) -> None:
    game = scene(card("Any", 10, rarity=rarity))  # type: ignore[arg-type]
    game.state.shop.store_deck = (0,)
    game.state.players[0].money = cost
    assert printed_back(game, game.view(0)["store"]["deck"]["top"]).cost == cost
    game.act(0, buying(game, "store"))
    assert game.state.players[0].money == 0


@pytest.mark.rule("DB-25")
def test_what_cannot_be_paid_is_refused_and_changes_nothing() -> None:
    game = scene(*CLOCKWORK)
    game.state.shop.store_area = (0,)
    game.state.players[0].money = 4
    before = game.digest()
    assert buying(game, 0) not in game.choices(0)
    with pytest.raises(IllegalAction, match=r"It costs 5 M\$; you have 4\."):
        game.act(0, buying(game, 0))
    assert game.digest() == before


@pytest.mark.rule("CARD-11")
def test_an_empty_deck_is_reshuffled_from_its_discard() -> None:
    game = scene(*CLOCKWORK, *CORE)
    s = lay(game, store_area=(0,), store_discard=(1, 2), core_discard=(3, 4))
    game.act(0, buying(game, 0))
    assert s.shop.store_area[0] in (1, 2)
    assert len(s.shop.store_deck) == 1
    assert s.shop.store_discard == ()
    assert sorted(s.shop.core_deck) == [3, 4], "the core deck from the core discard alone"


@pytest.mark.rule("CARD-11")
def test_the_new_deck_is_shuffled() -> None:
    tops = set()
    for seed in range(8):
        game = scene(*CLOCKWORK, *CORE, seed=seed)
        lay(game, store_discard=(0, 1, 2), core_discard=(3, 4))
        tops.add((piles.draw_store(game.state), piles.draw_core(game.state)))
    assert len({store for store, _ in tops}) > 1
    assert len({core for _, core in tops}) > 1


@pytest.mark.rule("CARD-11")
def test_both_empty_and_nothing_breaks() -> None:
    game = scene(*CLOCKWORK)
    s = lay(game, store_area=(0, 1))
    game.act(0, buying(game, 0))
    assert s.shop.store_area == (NO_CARD, 1)
    assert game.view(1)["store"]["area"][0] is None
    with pytest.raises(IllegalAction, match="no card in that slot"):
        game.act(1, buying(game, 0))
    with pytest.raises(IllegalAction, match="store deck is empty"):
        game.act(1, buying(game, "store"))
    assert piles.draw_store(s) == NO_CARD
    assert piles.draw_core(s) == NO_CARD


@pytest.mark.rule("CARD-11")
def test_a_starter_or_promo_in_the_store_is_sold_at_its_backs_cost() -> None:
    game = scene(
        card("Old", 8, rarity="Starter", set_name="Begin"),
        card("Shiny", 2, rarity="Gold", set_name="Gild"),
    )
    game.state.shop.store_discard = (0, 1)
    piles.refill_store(game.state)
    slot = game.state.shop.store_area.index(1)
    game.act(0, buying(game, slot))
    assert game.state.players[0].money == 30 - 9


@pytest.mark.rule("DB-18", "RUL-10")
def test_a_contested_card_goes_to_fewer_vp_then_to_the_earlier() -> None:
    game = scene(*CLOCKWORK)
    players = game.state.players
    players[0].tournament_vp, players[0].collection_vp = (21,), (2,)
    players[1].tournament_vp, players[1].collection_vp = (15,), (7,)
    players[2].tournament_vp, players[2].collection_vp = (18,), (4,)
    assert game.contest([0, 1]) == 1
    assert game.contest([0, 2, 1]) == 2, "22 each: who asked first"
    assert game.contest([0, 1, 2]) == 1
    players[0].npcs = players[0].received = ()
    players[2].received = (Friendship(1, 3),)
    assert game.contest([2, 1]) == 2, "friendship does not count"


@pytest.mark.rule("CARD-6", "DB-17")
def test_a_face_down_card_tells_its_set_and_never_which_card_it_is() -> None:
    game = scene(*CLOCKWORK, *CORE)
    game.state.shop.store_area, game.state.shop.store_deck = (0, 1), (2,)
    before = [game.view(seat) for seat in (0, 1, None)]
    game.state.shop.store_area, game.state.shop.store_deck = (2, 0), (1,)
    assert [game.view(seat) for seat in (0, 1, None)] == before
    assert there(before[0]["store"]["area"][0])["set"] == "Clockwork Empire"


@pytest.mark.rule("DB-4")
@pytest.mark.parametrize(("edition", "core"), [("original", False), ("collusion", True)])
def test_nine_cards_and_the_tops_are_on_offer(edition: str, core: bool) -> None:
    game = a_game(players=4, edition=edition)
    game.state.players[0].money = 100
    buys = [action[1] for action in game.choices(0) if action[0] == "buy"]
    assert buys == [*range(9), "store", *(["core"] if core else [])]
