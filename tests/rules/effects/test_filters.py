"""What is asked of a card: what it is not, what it shares with another one, what lies on it."""

from __future__ import annotations

import pytest

from mblades.testing import Table


def table(text: str) -> Table:
    t = Table(players=2)
    t.card("Flame", stars=6, symbols="Fire Mage", set="Embers", text="Flip: Gain 0 RP.")
    t.card("Frog", stars=3, symbols="Water Animal")
    t.card("Fox", stars=4, symbols="Fire Animal")
    t.card("Ant", stars=5, symbols="Earth Animal", set="Embers")
    t.card("Chooser", stars=5, symbols="Fire Soldier", text=text)
    t.tableau(0, "Flame", "Frog", "Fox")
    t.tableau(1, "Ant")
    t.tokens("Frog", 1)
    t.tokens("Ant", 3)
    t.hand(0, "Chooser")
    return t


@pytest.mark.rule("TRN-13")
@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Play: Choose a card that is not a Fire card in any tableau.", ["Ant", "Frog"]),
        (
            "Play: Choose a card that is neither a Fire card nor a Water card in any tableau.",
            ["Ant"],
        ),
        ("Play: Choose a card that is neither an Animal card nor a Mage card in any tableau.", ["Chooser"]),
        ("Play: Choose a card without a Flip effect in your tableau.", ["Chooser", "Fox", "Frog"]),
        ("Play: Choose a card with a star token on it in any tableau.", ["Ant", "Frog"]),
        ("Play: Choose a card with no star token on it in any tableau.", ["Chooser", "Flame", "Fox"]),
        ("Play: Choose a card with at least 2 star tokens on it in any tableau.", ["Ant"]),
        ("Play: Choose a card with exactly 1 star token on it in any tableau.", ["Frog"]),
        ("Play: Choose a card with an even star rating in any tableau.", ["Ant", "Flame", "Fox", "Frog"]),
        ("Play: Choose a card with an odd star rating in any tableau.", ["Chooser"]),
        ("Play: Choose a card with 5 to 6 stars in any tableau.", ["Chooser", "Flame"]),
        ("Play: Choose a card other than your Top card in your tableau.", ["Flame", "Fox", "Frog"]),
        ("Play: Choose a card that shares an element or a type with your Top card in your tableau.",
         ["Chooser", "Flame", "Fox"]),
        ("Play: Choose a card that shares no element and no type with this card in your tableau.", ["Frog"]),
        ("Play: Choose a card in any tableau with stars equal to this card's stars plus 1.", ["Flame"]),
    ],
)  # fmt: skip
def test_what_is_asked_of_a_card(text: str, names: list[str]) -> None:
    t = table(f"{text} Put a star token on it.")
    t.play(0, "Chooser")
    if len(names) > 1:
        assert sorted(t.options) == names
    else:
        (name,) = names
        before = {"Frog": 1, "Ant": 3}.get(name, 0)
        assert t.tokens_on(name) == before + 1


@pytest.mark.rule("TRN-13")
def test_a_card_that_is_face_down_is_not_a_card_of_another_kind() -> None:
    t = table("Play: Gain 10 RP for each card that is not a Fire card in your tableau.")
    t.face_down("Frog")
    t.hand(0, "Chooser", "Ant")
    t.play(0, "Chooser")
    assert t.rp_of(0) == 0
    t = table("Play: Gain 10 RP for each card that is not a Fire card in your tableau.")
    t.play(0, "Chooser")
    assert t.rp_of(0) == 10


@pytest.mark.rule("GEN-4")
def test_it_is_the_card_spoken_of_before() -> None:
    t = table("Play: Choose an Animal card in an opponent's tableau. "
              "Flip each card that shares a set with it in any tableau.")  # fmt: skip
    t.play(0, "Chooser")
    assert not t.is_face_up("Ant")
    assert not t.is_face_up("Flame")
    assert t.is_face_up("Fox")


@pytest.mark.rule("GEN-4")
@pytest.mark.parametrize(
    ("condition", "gained"),
    [
        (
            "your Top card shares an element or a type with the card immediately to the left of this card",
            10,
        ),
        ("the card immediately to the left of this card shares no type with your Top card", 10),
        ("the card immediately to the left of this card is a card with an even star rating", 10),
        ("the card immediately to the left of this card is a card with 5 to 9 stars", 0),
    ],
)
def test_what_a_card_is_or_shares(condition: str, gained: int) -> None:
    t = table(f"Play: If {condition}, gain 10 RP.")
    t.play(0, "Chooser")
    assert t.rp_of(0) == gained
