"""Slots, neighbours, and what became of cards before."""

from __future__ import annotations

import pytest

from mblades.rules.effects.pairing import most_pairs
from mblades.testing import Table


def table(text: str) -> Table:
    t = Table(players=2)
    t.card("Flame", stars=6, symbols="Fire Mage")
    t.card("Frog", stars=3, symbols="Water Animal")
    t.card("Fox", stars=4, symbols="Fire Animal")
    t.card("Ant", stars=5, symbols="Earth Animal")
    t.card("Chooser", stars=5, symbols="Fire Soldier", text=text)
    t.tableau(0, "Frog", "Fox", "Flame")
    t.tableau(1, "Ant", "Frog", "Ant", "Fox")
    t.hand(0, "Chooser")
    return t


@pytest.mark.rule("TRN-13")
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        # Frog and Fox are Animals, Fox, Flame and Chooser are Fire
        (
            "Play: Gain 5 RP for each pair of adjacent cards in your tableau that share an element.",
            10,
        ),
        ("Play: Gain 5 RP for each pair of adjacent cards in your tableau that share a type.", 5),
        (
            "Play: Gain RP equal to the number of pairs of adjacent Fire cards in your tableau that share an element.",
            2,
        ),
        # Flame and Chooser, Fox and Frog; three Fire cards make one pair
        ("Play: Gain 5 RP for each pair of cards in your tableau that share a type.", 5),
        ("Play: Gain 5 RP for each pair of Fire cards in your tableau that share an element.", 5),
        ("Play: Gain 5 RP for each pair of cards in your tableau that share a set.", 10),
        (
            "Play: Gain RP equal to the largest number of cards in your tableau that share an element.",
            3,
        ),
        ("Play: Gain RP equal to the largest number of cards in any tableau that share a type.", 6),
        ("Play: Gain 5 RP for each open slot in your tableau.", 10),
        ("Play: Gain 5 RP for each Fire card in an odd-numbered slot of your tableau.", 5),
        ("Play: Gain 5 RP for each Fire card in an even-numbered slot of your tableau.", 10),
        ("Play: If the number of open slots in your tableau is at most 0, gain 20 RP.", 0),
        ("Play: If your tableau is full, gain 20 RP. Otherwise, gain 1 RP.", 1),
    ],
)
def test_pairs_and_open_slots(text: str, gained: int) -> None:
    t = table(text)
    t.play(0, "Chooser")
    assert t.rp_of(0) == gained


@pytest.mark.rule("TRN-13")
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        # Frog (3, Water Animal), Fox (4, Fire Animal), Flame (6, Fire Mage), Chooser (5, Fire Soldier)
        ("with more stars than the card immediately to its own left", 10),
        ("with fewer stars than the card immediately to its own right", 10),
        ("with as many stars as the card immediately to its own left", 0),
        ("adjacent to a Fire card", 20),
        ("adjacent to an Animal card", 15),
        ("adjacent to no Fire card", 0),
        ("between 2 Fire cards", 5),
        ("immediately to the right of an Animal card", 10),
        ("immediately to the right of no Animal card", 10),
        ("that shares an element with another card in your tableau", 15),
        ("that shares an element with another card in the same tableau", 15),
        ("that shares an element with an adjacent card", 15),
        ("that shares a type with an adjacent card", 10),
        ("that shares an element and a type with an adjacent card", 0),
        ("that shares an element or a type with an adjacent card", 20),
        ("that shares a type with an adjacent Fire card", 5),
        ("that shares no type with another card in your tableau", 10),
        ("that shares no element with another card in your tableau", 5),
        # Ant (5, Earth Animal), Frog, Ant, Fox
        ("that shares a star value with a card in an opponent's tableau", 15),
        ("that shares no star value with a card in an opponent's tableau", 5),
        ("that shares no star value with a card in any tableau", 5),
        ("that shares a type with a card in any tableau", 10),
    ],
)
def test_how_cards_stand_to_others(text: str, gained: int) -> None:
    t = table(f"Play: Gain 5 RP for each card in your tableau {text}.")
    t.play(0, "Chooser")
    assert t.rp_of(0) == gained


@pytest.mark.rule("TRN-13")
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        # Frog, Fox and Flame, which is face down, before the Chooser
        ("with more stars than the card immediately to its own left", 5),
        ("that shares an element with an adjacent card", 0),
        ("adjacent to a face-down card", 10),
        ("adjacent to a card", 20),
    ],
)
def test_face_down_cards_stand_beside_others_and_are_like_none(text: str, gained: int) -> None:
    t = table(f"Play: Gain 5 RP for each card in your tableau {text}.")
    t.face_down("Flame")
    t.play(0, "Chooser")
    assert t.rp_of(0) == gained


@pytest.mark.rule("TRN-13")
def test_a_card_that_is_played_is_compared_with_the_one_beside_it() -> None:
    t = table("")
    t.card(
        "Watcher",
        stars=4,
        text="Ongoing: Whenever you play a card with more stars than the card immediately to its own left, gain 5 RP.",
    )
    t.tableau(0, "Watcher")
    t.hand(0, "Ant", "Frog")
    t.play(0, "Ant")
    assert t.rp_of(0) == 5
    t.play(1, "Chooser") if t.hand_of(1) else t.pass_(1)


@pytest.mark.rule("TRN-13")
def test_a_face_down_card_is_in_no_pair() -> None:
    t = table(
        "Play: Gain 5 RP for each pair of adjacent cards in your tableau that share an element."
    )
    t.face_down("Flame")
    t.play(0, "Chooser")
    assert t.rp_of(0) == 0


def test_there_are_as_many_pairs_as_can_be_made() -> None:
    kinds = [{"a"}, {"a", "b"}, {"b", "c"}, {"c"}, {"d"}]
    assert most_pairs([frozenset(one) for one in kinds]) == 2
    assert most_pairs([frozenset("a")] * 5) == 2
    assert most_pairs([]) == 0


@pytest.mark.rule("TRN-14")
@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Play: Move this card 1 slot to the left.", ["Frog", "Fox", "Chooser", "Flame"]),
        ("Play: Move this card 1 slot to the right.", ["Frog", "Fox", "Flame", "Chooser"]),
        (
            "Play: Move a Water card in your tableau 1 slot to the left.",
            ["Frog", "Fox", "Flame", "Chooser"],
        ),
        (
            "Play: Move a Water card in your tableau 1 slot to the right.",
            ["Fox", "Frog", "Flame", "Chooser"],
        ),
        ("Play: Discard a card in slot 2 of your tableau.", ["Frog", "Flame", "Chooser"]),
    ],
)
def test_slots(text: str, names: list[str]) -> None:
    t = table(text)
    t.play(0, "Chooser")
    assert t.tableau_of(0) == names


@pytest.mark.rule("TRN-13")
def test_the_same_slot_of_another_tableau() -> None:
    t = Table(players=2)
    for name in "ABCDE":
        t.card(name)
    t.card("Chooser", text="Play: Flip a card in the same slot of an opponent's tableau.")
    t.tableau(0, "A", "B")
    t.tableau(1, "C", "D", "E")
    t.hand(0, "Chooser")
    t.play(0, "Chooser")
    assert [t.is_face_up(name) for name in "CDE"] == [True, True, False]


@pytest.mark.rule("GEN-4")
def test_a_card_that_was_discarded_comes_back() -> None:
    t = table(
        "Play: Discard a card. Take a card that you have discarded this tournament from your binder into your hand."
    )
    t.binder(0, "Ant")
    t.hand(0, "Frog")
    t.play(0, "Chooser")
    assert t.hand_of(0) == ["Frog"]
    assert t.binder_of(0) == ["Ant"]


@pytest.mark.rule("GEN-4")
@pytest.mark.parametrize(
    ("text", "flipped"),
    [
        ("Play: Flip each card that you have played this turn in your tableau.", ["Chooser"]),
        ("Play: Flip each card that has been played this turn in any tableau.", ["Chooser"]),
        (
            "Play: Flip a Water card in your tableau. Unflip each face-down card that has been flipped this turn "
            "in your tableau.",
            [],
        ),
    ],
)
def test_what_became_of_a_card(text: str, flipped: list[str]) -> None:
    t = table(text)
    t.tableau(1)
    t.play(0, "Chooser")
    assert [name for name in t.tableau_of(0) if not t.is_face_up(name)] == flipped
