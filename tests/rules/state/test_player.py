"""A player's places, by name."""

from __future__ import annotations

import pytest

from mblades.rules.state.player import Player

PLACES = ("binder", "deck", "collection", "hand", "box", "accessories", "tableau", "powers", "unseen",
          "pack")  # fmt: skip


@pytest.mark.parametrize("place", PLACES)
def test_cards_go_where_the_name_says_and_nowhere_else(place: str) -> None:
    player = Player(0)
    player.put_in(place, (7,))
    player.add_to(place, 8, 9)
    assert {name: player.cards_in(name) for name in PLACES if player.cards_in(name)} == {
        place: (7, 8, 9)
    }
    assert getattr(player, place) == (7, 8, 9)
    assert player.more_areas == {}


def test_areas_of_a_mode_are_there_while_something_lies_in_them() -> None:
    player = Player(0)
    player.put_in("second_deck", (7,))
    player.put_in("third_deck", (8,))
    assert player.more_areas == {"second_deck": (7,), "third_deck": (8,)}
    player.put_in("second_deck", ())
    assert player.more_areas == {"third_deck": (8,)}
    assert player.cards_in("second_deck") == ()
