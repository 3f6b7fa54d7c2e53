"""Conditions about how cards go together."""

from __future__ import annotations

import pytest

from mblades.testing import Table


def holds(condition: str, *cards: str, down: str = "") -> bool:
    t = Table(players=2)
    t.card("Flame", stars=3, symbols="Fire Mage")
    t.card("Fox", stars=4, symbols="Fire Animal")
    t.card("Frog", stars=2, symbols="Water Animal")
    t.card("Meter", stars=5, symbols="Fire Citizen", text=f"Play: If {condition}, gain 10 RP.")
    t.tableau(0, *cards)
    if down:
        t.face_down(down)
    t.hand(0, "Meter")
    t.play(0, "Meter")
    return t.rp_of(0) == 10


THREE = "at least 3 cards in your tableau share an element"
EVERY = "every card in your tableau is a Fire card"
FACE_UP = "every face-up card in your tableau is a Fire card"
OTHER = "every other card in your tableau is a Fire card"
ASCEND = "the stars of cards in your tableau ascend from left to right"
DESCEND = "the stars of other cards in your tableau descend from left to right"
SHARED = "all cards in your tableau share an element"
DIFFER = "no two cards in your tableau share a type"


@pytest.mark.parametrize(
    ("condition", "cards", "down", "expected"),
    [
        (EVERY, ("Flame", "Fox"), "", True),
        (THREE, ("Flame", "Fox"), "", True),
        (THREE, ("Flame", "Fox"), "Fox", False),
        (THREE, ("Frog", "Fox", "Flame"), "", True),
        (THREE, ("Frog", "Fox"), "", False),  # of one and the same element
        (EVERY, ("Flame", "Frog"), "", False),
        (EVERY, ("Flame", "Fox"), "Fox", False),  # TRN-13: a face-down card is no Fire card
        (FACE_UP, ("Flame", "Frog"), "Frog", True),
        (OTHER, (), "", False),  # of no card at all, nothing holds
        (ASCEND, ("Flame", "Fox"), "", True),
        (ASCEND, ("Fox", "Flame"), "", False),
        (ASCEND, ("Fox", "Flame"), "Flame", True),  # face-down cards are passed over
        (ASCEND, ("Flame", "Flame"), "", False),  # each more than the one before
        (ASCEND, (), "", False),  # one card has no order
        (DESCEND, ("Fox", "Flame", "Frog"), "", True),
        (SHARED, ("Flame", "Fox"), "", True),
        (SHARED, ("Flame", "Frog"), "", False),
        (SHARED, ("Flame", "Frog"), "Frog", True),
        (DIFFER, ("Flame", "Fox"), "", True),
        (DIFFER, ("Frog", "Fox"), "", False),
    ],
)
def test_patterns(condition: str, cards: tuple[str, ...], down: str, expected: bool) -> None:
    assert holds(condition, *cards, down=down) is expected


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("this card is in your third slot", 2, True),
        ("this card is in your third slot", 1, False),
        ("this is the leftmost or rightmost card in your tableau", 2, True),
        ("this card is adjacent to another Fire card", 1, True),
    ],
)
def test_where_this_card_stands(text: str, place: int, expected: bool) -> None:
    assert holds(text, *("Flame",) * place) is expected


@pytest.mark.parametrize(
    ("asked", "cards", "expected"),
    [
        ("both are Fire cards", ("Flame", "Fox"), True),
        ("both are Fire cards", ("Flame", "Frog"), False),
        ("both are Fire cards", ("Flame",), False),  # there are not two
        ("they are all Fire cards", ("Flame",), True),
        ("they share a type", ("Fox", "Frog"), True),
        ("they share a type", ("Flame", "Frog"), False),
        ("they have different types", ("Flame", "Frog"), True),
        ("none of them is a Mage", ("Flame", "Frog"), False),
        ("one of them is a Mage", ("Flame", "Frog"), True),
    ],
)
def test_cards_just_flipped_are_asked_about_as_they_were(
    asked: str, cards: tuple[str, ...], expected: bool
) -> None:
    t = Table(players=2)
    t.card("Flame", stars=3, symbols="Fire Mage")
    t.card("Fox", stars=4, symbols="Fire Animal")
    t.card("Frog", stars=2, symbols="Water Animal")
    flip = "Flip 2 other cards in your tableau"
    t.card("Asker", stars=1, symbols="Fire", text=f"Play: {flip}. If {asked}, gain 10 RP.")
    t.tableau(0, *cards)
    t.hand(0, "Asker")
    t.play(0, "Asker")
    if len(cards) == 2:
        t.choose(0, cards[0])
    assert t.rp_of(0) == 10 * expected
