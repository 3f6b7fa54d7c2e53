"""NPCs."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mblades.cards.matching import printed_fits
from mblades.errors import IllegalAction
from mblades.rules.deckbuilding import npcs
from mblades.rules.game import Game
from mblades.rules.state import actions
from mblades.text.tree import Ability, Filter, Kind, Number, StarTest, Text, TriggerWord
from tests.rules.small import a_game, card, end_phase, give, lay, npc, scene, wanted
from tests.seen import there

FIRE, WATER, STEAM = (
    card(stars=1, symbols="Fire"),
    card(stars=2, symbols="Water"),
    card(stars=3, symbols="Fire Water"),
)
MAGE = card("Mage", 4, "Mage", rarity="Premium", set_name="Dear")
ANN, BOB = npc("Ann", 2, wanted("Fire")), npc("Bob", 5, wanted("Fire"), wanted("Water"))
CID, DAN = (
    npc("Cid", 1, wanted("Mage")),
    npc("Dan", 1, wanted("Fire", "Water", count=2, any_symbol=True)),
)


def club(**options: Any) -> Game:
    """Ann and Bob are open, Cid on top of the deck, Dan under him; seat 0 has all four cards."""
    game = scene(FIRE, WATER, STEAM, MAGE, npcs=(ANN, BOB, CID, DAN), **options)
    lay(game, npc_open=(0, 1), npc_deck=(3, 2), store_deck=(3,), core_deck=(2,))
    give(game, 0, binder=(0, 1, 2, 3))
    return game


@pytest.mark.rule("DB-24", "ED-18")
def test_an_npc_costs_a_marker_and_what_it_asks_for() -> None:
    game = club()
    game.act(0, ("npc", "bob", (0, 1)))
    p = game.state.players[0]
    assert p.npcs == (1,)
    assert p.markers == 3
    assert p.binder == (2, 3)
    assert game.state.shop.core_discard == (0, 1), "to the discard piles (CARD-9)"
    assert game.state.shop.npc_open == (0, 2), "replaced at once from the deck"
    assert game.state.shop.npc_deck == (3,)
    assert game.standings()[0]["sources"]["npc"] == 5


@pytest.mark.rule("DB-24", "CARD-9")
def test_other_than_core_cards_go_to_the_store_discard() -> None:
    game = club()
    game.act(0, ("npc", "cid", (3,)))
    assert game.state.shop.store_discard == (3,)
    assert game.state.shop.npc_open == (0, 1)
    assert game.state.shop.npc_deck == (3,), "the next is on top"


@pytest.mark.rule("DB-24")
def test_any_number_while_markers_last() -> None:
    game = club()
    give(game, 0, markers=2)
    game.act(0, ("npc", "cid", (3,)))
    game.act(0, ("npc", "ann", (0,)))
    assert not any(isinstance(action, actions.Help) for action in game.choices(0))
    with pytest.raises(IllegalAction, match=r"^You have no sell markers left\.$"):
        game.act(0, ("npc", "bob", (1, 2)))


@pytest.mark.rule("DB-24", "DB-25")
def test_what_is_not_asked_for_is_refused() -> None:
    game = club()
    before = game.digest()
    for cards in ((0, 3), (0,), (0, 1, 2), (1, 1)):
        with pytest.raises(IllegalAction):
            game.act(0, ("npc", "bob", cards))
    give(game, 1, binder=())
    with pytest.raises(IllegalAction, match="do not have the cards that Bob asks for"):
        game.act(1, ("npc", "bob"))
    assert game.digest() == before
    assert not any(isinstance(action, actions.Help) for action in game.choices(1))


@pytest.mark.rule("DB-24")
def test_one_card_fills_one_place_even_if_it_fits_two() -> None:
    game = club()
    give(game, 0, binder=(2,))
    assert actions.Help("ann") in game.choices(0)
    assert actions.Help("bob") not in game.choices(0)
    give(game, 0, binder=(1, 2))
    assert actions.Help("bob") in game.clone().choices(0)
    clone = game.clone()
    clone.act(0, ("npc", "bob"))
    assert clone.choices(0) == [actions.Pick(1), actions.Pick(2), actions.Cancel()]


@pytest.mark.rule("DB-24")
def test_picks_never_lead_into_a_dead_end() -> None:
    game = club()
    give(game, 0, binder=(0, 2, 3))
    game.act(0, ("npc", "bob"))
    assert actions.Pick(3) not in game.choices(0)
    game.act(0, ("pick", 2))
    assert game.choices(0) == [actions.Pick(0), actions.Cancel()]
    with pytest.raises(IllegalAction, match="does not ask for"):
        game.act(0, ("pick", 3))
    game.act(0, ("pick", 0))
    assert game.state.players[0].npcs == (1,)


@pytest.mark.rule("DB-24")
def test_pick_by_pick_ends_as_at_once() -> None:
    at_once, slowly = club(), club()
    at_once.act(0, ("npc", "bob", (0, 1)))
    for action in (("npc", "bob"), ("pick", 0), ("pick", 1)):
        slowly.act(0, action)
    assert slowly.digest() == at_once.digest()


def test_whoever_helps_sees_which_cards_would_do() -> None:
    game = club()
    game.act(0, ("npc", "bob"))
    assert there(game.view(0)["players"][0]["helping"])["places"] == [[0, 2], [1, 2]]
    assert "helping" not in game.view(1)["players"][0]


@pytest.mark.rule("DB-24", "RUL-17")
def test_only_binder_cards_are_discarded() -> None:
    game = club()
    give(game, 0, binder=(1, 2), deck=(0,))
    with pytest.raises(IllegalAction, match="not in your binder"):
        game.act(0, ("npc", "bob", (0, 1)))


@pytest.mark.rule("DB-24")
def test_who_is_slower_goes_without() -> None:
    game = club()
    give(game, 1, binder=(2,))
    give(game, 0, binder=(0, 1))
    game.act(0, ("npc", "ann"))
    game.act(1, ("npc", "ann", (2,)))
    assert game.choices(0) == [actions.Cancel()]
    with pytest.raises(IllegalAction, match="Another player has already gained"):
        game.act(0, ("pick", 0))


@pytest.mark.rule("DB-24", "DB-25")
def test_who_asks_for_an_npc_never_gets_another() -> None:
    game = club()
    give(game, 1, binder=(2,))
    game.act(1, ("npc", "ann", (2,)))
    assert actions.Help("ann") not in game.choices(0)
    with pytest.raises(IllegalAction, match=r"^That NPC is not available\.$"):
        game.act(0, ("npc", "ann", (0,)))


@pytest.mark.rule("DB-24")
def test_an_empty_deck_is_reshuffled_from_the_npc_discard() -> None:
    game = club()
    lay(game, npc_deck=(2,), npc_discard=(3,))
    game.act(0, ("npc", "ann", (0,)))
    assert game.state.shop.npc_open == (2, 1)
    assert game.state.shop.npc_deck == (3,)
    assert not game.state.shop.npc_discard


@pytest.mark.rule("DB-5", "DB-24")
def test_the_deck_may_run_out_while_two_are_dealt() -> None:
    game = club()
    lay(game, npc_open=(), npc_deck=(2,), npc_discard=(0, 1))
    npcs.deal(game.state)
    assert game.state.shop.npc_open[0] == 2
    assert len(game.state.shop.npc_open) == 2
    assert len(game.state.shop.npc_deck) == 1


@pytest.mark.rule("DB-5", "DB-24")
def test_when_two_are_dealt_and_none_is_left_the_discard_is_the_deck_at_once() -> None:
    game = club()
    lay(game, npc_open=(), npc_deck=(2, 3), npc_discard=(0,))
    npcs.deal(game.state)
    assert game.state.shop.npc_open == (3, 2)
    assert (game.state.shop.npc_deck, game.state.shop.npc_discard) == ((0,), ())


@pytest.mark.rule("DB-5", "ED-5")
def test_two_npcs_are_open_in_collusion_and_none_in_the_original() -> None:
    game = a_game(players=3)
    assert len(game.state.shop.npc_open) == 2
    assert len(there(game.view(0)["npcs"])["open"]) == 2
    original = a_game(players=3, edition="original")
    assert original.view(0)["npcs"] is None
    with pytest.raises(IllegalAction, match="no NPCs in this edition"):
        original.act(0, ("npc", "ann"))


@pytest.mark.rule("RUL-17", "DB-26")
def test_the_top_of_the_deck_is_open_to_all_and_stays_at_the_end() -> None:
    game = club()
    top = there(there(game.view(None)["npcs"])["top"])
    assert [npc.name for npc in game.catalog.npcs if npc.id == top["id"]] == ["Cid"]
    end_phase(game)
    assert not game.state.shop.npc_open
    assert game.state.shop.npc_discard == (0, 1)
    assert game.state.shop.npc_deck == (3, 2)


@pytest.mark.parametrize(
    ("description", "fitting"),
    [
        (Filter(symbols=("Fire", "Mage")), True),
        (Filter(symbols=("Fire", "Myth")), False),
        (Filter(symbols=("Water", "Mage"), any_symbol=True), True),
        (Filter(rarity="Silver"), True),
        (Filter(rarity="Promo"), True),
        (Filter(rarity="Gold"), False),
        (Filter(set_name="Vaults"), True),
        (Filter(set_name="Elsewhere"), False),
        (Filter(name="Spark"), True),
        (Filter(name="Sparkle"), False),
        (Filter(kind=Kind.SINGLE), True),
        (Filter(kind=Kind.ACCESSORY), False),
        (Filter(without_symbols=True), False),
        (Filter(stars=StarTest("at least", Number(4))), True),
        (Filter(stars=StarTest("fewer", Number(4))), False),
        (Filter(stars=StarTest("equal", Number(4))), True),
        (Filter(stars=StarTest("more", Number(3))), True),
        (Filter(stars=StarTest("at most", Number(3))), False),
        (Filter(trigger=TriggerWord.FLIP), True),
        (Filter(trigger=TriggerWord.TOP), False),
    ],
)
def test_descriptions_of_cards_in_a_binder(description: Filter, fitting: bool) -> None:
    spark = card("Spark", 4, "Fire Mage", rarity="Silver", set_name="Vaults")
    spark = msgspec.structs.replace(spark, tree=Text((Ability(TriggerWord.FLIP, ()),)))
    assert printed_fits(description, spark) is fitting
