"""Collections: which are valid, and what they score."""

from __future__ import annotations

import pytest

from mblades.cards.design import Design
from mblades.rules.deckbuilding import collection
from tests.rules.small import card, end_phase, give, scene

DARK = [
    card(f"Dark {n}", n, "Dark " + kind) for n, kind in ((2, "Mage"), (3, "Myth"), (5, "Animal"))
]
SOLDIERS = [card(f"Soldier {n}", n, f"{word} Soldier") for n, word in ((1, "Fire"), (4, "Air"))]


def worth(*designs: Design, edition: str = "collusion") -> int:
    game = scene(*designs, edition=edition)
    return collection.value(game.state, range(len(designs)))


@pytest.mark.rule("DB-15", "DB-16")
def test_a_collection_of_dark_cards_and_the_card_that_does_not_match() -> None:
    assert worth(*DARK) == 4
    assert worth(*DARK, card("Light 7", 7, "Light Citizen")) == 0


@pytest.mark.rule("DB-15", "DB-16")
def test_a_collection_of_soldiers_and_the_second_four_star_card() -> None:
    assert worth(*SOLDIERS) == 2
    assert worth(*SOLDIERS, card("Also 4", 4, "Dark Soldier")) == 0


@pytest.mark.rule("DB-15")
def test_cards_that_share_no_one_symbol_make_no_collection() -> None:
    # each two share something, all three share nothing
    three = [card(stars=1, symbols="Fire Mage"), card(stars=2, symbols="Fire Myth")]
    assert worth(*three, card(stars=3, symbols="Dark Mage Myth")) == 0


@pytest.mark.rule("CARD-4", "DB-15")
def test_a_card_with_two_elements_fits_collections_of_both() -> None:
    both = card("Steam", 4, "Fire Water")
    assert worth(both, card(stars=1, symbols="Fire")) == 2
    assert worth(both, card(stars=1, symbols="Water")) == 2
    assert worth(both, card(stars=1, symbols="Air")) == 0


@pytest.mark.rule("CARD-3", "DB-15")
def test_a_card_without_symbols_is_in_no_collection() -> None:
    box = card("Box", 3, kind="Deck Box")
    assert worth(box, card(stars=1, symbols="Fire")) == 0
    assert worth(box, card("Other Box", 4, kind="Deck Box")) == 0
    only_type = card("Nobody", 3, "Citizen")
    assert worth(only_type, card(stars=1, symbols="Fire Citizen")) == 2
    assert worth(only_type, card(stars=1, symbols="Fire Mage")) == 0


@pytest.mark.rule("DB-15")
@pytest.mark.parametrize(
    ("designs", "faults"),
    [
        ([], []),
        (DARK, []),
        (DARK[:1], ["A collection needs at least two cards."]),
        (
            [DARK[0], card("Light 7", 7, "Light Citizen")],
            ["The cards have no element or type in common."],
        ),
        (
            [SOLDIERS[1], card("Also 4", 4, "Dark Soldier")],
            ["Two of the cards have the same stars."],
        ),
        (
            [card(f"Fire {n}", n, "Fire") for n in range(1, 10)],
            ["This collection has 9 cards; the limit is 8."],
        ),
    ],
)
def test_who_makes_a_collection_is_told_why_it_scores_nothing(
    designs: list[Design], faults: list[str]
) -> None:
    game = scene(*designs, DARK[0])
    give(game, 0, collection=tuple(range(len(designs))))
    me = game.view(0)["players"][0]
    assert [fault["text"] for fault in me["collection_faults"]] == faults
    assert bool(faults) == (bool(designs) and me["collection_value"] == 0)
    assert "collection_faults" not in game.view(1)["players"][0]


@pytest.mark.rule("DB-16")
@pytest.mark.parametrize(
    ("size", "vp"), [(1, 0), (2, 2), (3, 4), (4, 7), (5, 9), (6, 12), (7, 16), (8, 21)]
)
@pytest.mark.parametrize("edition", ["original", "collusion"])
def test_vp_by_size(size: int, vp: int, edition: str) -> None:
    assert (
        worth(*(card(stars=n, symbols="Fire") for n in range(1, size + 1)), edition=edition) == vp
    )
    assert scene(card(), edition=edition).view(None)["collection_worth"][size] == vp


@pytest.mark.rule("ED-12", "RUL-21")
def test_nine_cards_score_as_eight_in_the_original_and_nothing_in_collusion() -> None:
    nine = [card(stars=n, symbols="Fire") for n in range(1, 10)]
    assert worth(*nine, edition="original") == 21
    assert worth(*nine, edition="collusion") == 0
    assert worth(*nine[:8], edition="collusion") == 21


@pytest.mark.rule("ED-12")
def test_a_collection_of_nine_is_said_to_be_too_large_and_one_of_eight_is_not() -> None:
    s = scene(*[card(stars=n, symbols="Fire") for n in range(1, 10)]).state
    assert [str(fault) for fault in collection.faults(s, range(9))] == [
        "This collection has 9 cards; the limit is 8."
    ]
    assert collection.faults(s, range(8)) == []


@pytest.mark.rule("DB-16", "ED-11", "CARD-9", "RUL-15")
@pytest.mark.parametrize(
    ("edition", "removed", "store", "core"),
    [("original", (0, 1), (), ()), ("collusion", (), (1,), (0,))],
)
def test_a_collection_is_turned_in_at_the_end_of_the_phase(
    edition: str, removed: tuple[int, ...], store: tuple[int, ...], core: tuple[int, ...]
) -> None:
    game = scene(
        card(stars=1, symbols="Fire"),
        card(stars=2, symbols="Fire", set_name="Dear", rarity="Premium"),
        edition=edition,
    )
    p = give(game, 1, collection=(0, 1))
    end_phase(game)
    assert p.collection_vp == (2,)
    assert p.collection == ()
    assert (game.state.removed, game.state.shop.store_discard, game.state.shop.core_discard) == (
        removed,
        store,
        core,
    )
    assert game.state.players[0].collection_vp == (0,)


@pytest.mark.rule("RUL-9", "DB-16")
@pytest.mark.parametrize("edition", ["original", "collusion"])
def test_an_invalid_collection_scores_nothing_and_goes_back(edition: str) -> None:
    game = scene(card("A", 1, "Fire"), card("B", 1, "Fire"), card("C", 2, "Fire"), edition=edition)
    p = game.state.players[0]
    p.collection = (0, 1, 2)
    end_phase(game)
    assert p.collection_vp == (0,)
    assert sorted(p.binder) == [0, 1, 2]


@pytest.mark.rule("DB-15")
def test_the_collection_area_is_one_collection() -> None:
    # two fine pairs side by side are not two collections
    game = scene(*(card(stars=n, symbols=word) for word in ("Fire", "Air") for n in (1, 2)))
    p = game.state.players[0]
    p.collection = (0, 1, 2, 3)
    end_phase(game)
    assert p.collection_vp == (0,)
