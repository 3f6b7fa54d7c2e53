"""What differs between the editions. Where it shows in play is tested beside each subject."""

from __future__ import annotations

from typing import Any

import pytest

from mblades.rules.setup.editions import EDITIONS

# clause: attribute of Edition, original, collusion
TABLE: list[tuple[str, str, Any, Any]] = [
    ("ED-1", "most_players", 5, 6),
    ("ED-2", "expansion_sets", 5, 6),
    ("ED-2", "premium_sets", 4, 5),
    ("ED-2", "master_sets", 3, 4),
    ("ED-3", "core_deck", False, True),
    ("ED-4", "meta_decks", ("Element", "Type"), ("Element", "Type", "Star", "Rarity")),
    ("ED-5", "npcs", False, True),
    ("ED-6", "first_cards", 3, 0),
    ("ED-7", "markers", 3, 4),
    ("ED-7", "markers_few_players", 4, 4),
    ("ED-8", "booster_store", 6, 3),
    ("ED-8", "booster_core", 0, 3),
    ("ED-9", "fusion_marker", True, False),
    ("ED-10", "fusion_choice", False, True),
    ("ED-11", "spent_cards_to", "box", "discard"),
    ("ED-12", "largest_collection", None, 8),
    ("ED-13", "top_needs_room", False, True),
    ("ED-14", "pro_card_for_winner", True, False),
    ("ED-15", "looper_cards_to", "box", "discard"),
    ("ED-16", "store_cleared_after", "deckbuilding", "tournament"),
    ("ED-17", "dollars_per_vp", 4, None),
    ("ED-19", "tie_breaks", ("tournament", "collection", "wealth", "friendship"),
     ("tournament", "collection", "npc", "friendship")),
    ("ED-21", "friendship_gift_limit", None, 6),
    ("ED-24", "new_fusion_set", False, True),
    ("ED-25", "first_hand_store", 7, 4),
    ("ED-25", "first_hand_core", 0, 3),
    ("TRN-13", "unflip", False, True),
    ("OPT-8", "sealed_store", 16, 8),
    ("OPT-8", "sealed_core", 0, 8),
    ("SET-2", "left_out_boxes", ("Collusion",), ()),
    ("SET-2", "usual_build", "First Game", None),
    ("DB-23", "friendship", True, True),
    ("DB-15", "collections", True, True),
    ("SET-5", "characters", True, True),
    ("SET-5", "starter_decks", True, True),
    ("DB-22", "even_trades", True, True),
    ("FUNKY-2", "boosters", 1, 1),
    ("OPT-7", "extra_sets", 0, 0),
    ("SET-3", "fusion_sets", ("Bronze", "Silver", "Gold"), ("Bronze", "Silver", "Gold")),
    ("SET-3", "prize_sets", ("Bronze", "Silver"), ("Bronze", "Silver")),
    ("CAMP-3", "promos_replaced", False, False),
]  # fmt: skip


@pytest.mark.parametrize(
    ("attribute", "original", "collusion"),
    [
        pytest.param(attribute, original, collusion, marks=pytest.mark.rule(clause), id=f"{clause} {attribute}")
        for clause, attribute, original, collusion in TABLE
    ],
)  # fmt: skip
def test_the_table_of_editions(attribute: str, original: object, collusion: object) -> None:
    assert getattr(EDITIONS["original"], attribute) == original
    assert getattr(EDITIONS["collusion"], attribute) == collusion


def test_every_parameter_is_in_the_table() -> None:
    fields = set(EDITIONS["original"].__struct_fields__) - {"name"}
    assert fields == {attribute for _, attribute, _, _ in TABLE}
    assert list(EDITIONS) == ["original", "collusion"]


@pytest.mark.rule("ED-23")
def test_a_pack_of_the_draft_is_a_booster_of_six() -> None:
    packs = {name: (one.booster_store, one.booster_core) for name, one in EDITIONS.items()}
    assert packs == {"original": (6, 0), "collusion": (3, 3)}
