"""Conditions: each holds when its words say so, and not otherwise."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table


def holds(condition: str, *, rp: tuple[int, int, int] = (20, 10, 30)) -> bool:
    """Whether a card, played third after Fire and a face-down card, finds the condition true."""
    return found(f"Play: If {condition}, gain 1 RP. Otherwise, gain 2 RP.", rp=rp)


def found(text: str, *, rp: tuple[int, int, int] = (20, 10, 30)) -> bool:
    t = Table(players=3)
    t.card("Flame", stars=6, symbols="Fire Mage", rarity="Gold")
    t.card("Frog", stars=3, symbols="Water Animal")
    t.card("Fox", stars=4, symbols="Fire Animal", rarity="Premium")
    t.card("Ant", stars=5, symbols="Earth Animal")
    t.card("Asker", stars=5, symbols="Fire Soldier", text=text)
    t.tableau(0, "Flame", "Frog", "Fox")
    t.tableau(1, "Ant")
    t.tableau(2, "Ant", "Ant")
    t.face_down("Frog")
    for seat, count in enumerate(rp):
        t.rp(seat, count)
    t.money(0, 5)
    t.hand(0, "Asker", "Ant")
    t.play(0, "Asker")
    gained = t.rp_of(0) - rp[0]
    assert gained in (1, 2)
    return gained == 1


# --------------------------------------------------------------------------- numbers


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("there is a Fire card in your tableau", True),
        ("there is a Water card in your tableau", False),  # it is face down
        ("there is no Dark card in your tableau", True),
        ("there is no Fire card in your tableau", False),
        ("there are at least 3 Fire cards in your tableau", True),
        ("there are at least 4 Fire cards in your tableau", False),
        ("there are at most 3 Fire cards in your tableau", True),
        ("there are at most 2 Fire cards in your tableau", False),
        ("there are exactly 4 cards in your tableau", True),  # the face-down one counts
        ("there are exactly 3 cards in your tableau", False),
        ("there are fewer than 4 Fire cards in your tableau", True),
        ("there are fewer than 3 Fire cards in your tableau", False),
        ("there are more than 2 Fire cards in your tableau", True),
        ("there are more than 3 Fire cards in your tableau", False),
        ("there are at least 2 cards in an opponent's tableau", True),  # some opponent
        ("there are at least 3 cards in an opponent's tableau", False),
        ("there are at least 1 cards in each opponent's tableau", True),  # every opponent
        ("there are at least 2 cards in each opponent's tableau", False),
        ("there are at least 3 cards in opponents' tableaus", True),  # all of them together
        (
            "the number of cards in your tableau is more than the number of cards in each opponent's tableau",
            True,
        ),
        ("you have more RP than each opponent", False),
        ("you have at least 20 RP", True),
        ("you have at least 21 RP", False),
        ("you have at least 5 M$", True),
        ("you have at least 6 M$", False),
        ("you have more RP than an opponent", True),
        ("you have fewer RP than an opponent", True),
        ("this card's stars are at least 5", True),
        ("this card's stars are at least 6", False),
        ("this card's stars are exactly 5", True),
        ("the total stars of Fire cards in your tableau are exactly 15", True),
        ("the stars of your Top card are fewer than 6", True),
    ],
)
def test_comparisons(condition: str, expected: bool) -> None:
    assert holds(condition) is expected


def test_more_and_fewer_than_an_opponent_ask_for_one_opponent() -> None:
    assert not holds("you have more RP than an opponent", rp=(20, 20, 30))
    assert not holds("you have fewer RP than an opponent", rp=(20, 10, 20))


def test_the_stars_of_a_missing_or_face_down_card_compare_with_nothing() -> None:
    text = "Play: If the stars of the card immediately to the left of this card are at most 5, gain 5 RP."
    t = Table()
    t.card("Asker", text=text)
    t.card("Plain", stars=2)
    t.hand(0, "Asker", "Asker", "Asker")
    t.play(0, "Asker")
    assert t.rp_of(0) == 0
    t.face_down("Asker#1")
    t.play(0, "Asker")
    assert t.rp_of(0) == 0
    t.play(0, "Asker")
    assert t.rp_of(0) == 5


@pytest.mark.parametrize(
    ("rp", "most", "fewest"),
    [((20, 10, 15), True, False), ((20, 20, 5), False, False), ((5, 10, 15), False, True),
     ((5, 5, 15), False, False)],
)  # fmt: skip
def test_leads(rp: tuple[int, int, int], most: bool, fewest: bool) -> None:
    assert holds("you have the most RP", rp=rp) is most
    assert holds("you have the fewest RP", rp=rp) is fewest


# --------------------------------------------------------------------------- cards


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("this card is a Fire card", True),
        ("this card is a Fire Mage card", False),
        ("this card is not a Water card", True),
        ("the card immediately to the left of this card is a Premium card", True),
        ("the card immediately to the left of this card is a Gold card", False),
        ("the card immediately to the right of this card is a Fire card", False),  # none there
        ("this card is your Top card", True),
        ("this card is the last card", True),
        ("this card is the first card", False),
        ("this card is face up", True),
        ("this card is face down", False),
        ("it is your turn", True),
        ("an opponent's Top card is an Animal card", True),
        ("an opponent's Top card is a Fire card", False),
        ("the card immediately to the left of this card shares an element with this card", True),
        ("the card immediately to the left of this card shares a type with this card", False),
        ("the card immediately to the left of this card shares no type with this card", True),
        ("the card immediately to the left of this card shares a set with this card", True),
        ("the card immediately to the left of this card shares a rarity with this card", False),
        ("the card immediately to the left of this card shares a star value with this card", False),
        (
            "the card immediately to the left of this card shares an element and a type with this card",
            False,
        ),
        (
            "the card immediately to the left of this card shares no element and no type with this card",
            False,
        ),
    ],
)
def test_facts_about_cards(condition: str, expected: bool) -> None:
    assert holds(condition) is expected


def test_it_is_the_card_just_chosen() -> None:
    t = Table()
    t.card("Asker", text="Play: Choose a card in any tableau. If it is a Fire card, gain 5 RP.")
    t.card("Flame", symbols="Fire")
    t.card("Frog", symbols="Water")
    t.tableau(1, "Flame", "Frog")
    t.hand(0, "Asker", "Asker")
    t.play(0, "Asker")
    t.choose(0, "Frog")
    assert t.rp_of(0) == 0
    t.play(0, "Asker")
    t.choose(0, "Flame")
    assert t.rp_of(0) == 5


def test_it_is_your_turn_only_in_your_turn() -> None:
    t = Table()
    t.card("Watch", text="Ongoing: Whenever a player plays a card, if it is your turn, gain 5 RP.")
    t.card("Plain")
    t.tableau(0, "Watch")
    t.hand(0, "Plain")
    t.hand(1, "Plain")
    t.play(1, "Plain")
    assert t.rp_of(0) == 0
    t.play(0, "Plain")
    assert t.rp_of(0) == 5


@pytest.mark.parametrize(("stars", "rp"), [(9, 1), (2, 2), (5, 4)])
def test_the_result_of_a_clash(stars: int, rp: int) -> None:
    t = Table()
    t.card(
        "Hitter",
        stars=stars,
        text="Play: Clash with an opponent. If you win the clash, gain 1 RP. "
        "If you lose the clash, gain 2 RP. If the clash is a tie, gain 4 RP.",
    )
    t.card("Foe", stars=5)
    t.card("Coin", stars=3)
    t.store("Coin", "Coin")
    t.tableau(1, "Foe")
    t.hand(0, "Hitter")
    t.play(0, "Hitter")
    assert t.rp_of(0) == rp


def test_without_a_clash_there_is_no_result() -> None:
    t = Table()
    t.card("Hitter", text="Play: Clash with an opponent. If the clash is a tie, gain 4 RP.")
    t.hand(0, "Hitter")
    t.play(0, "Hitter")
    assert t.rp_of(0) == 0


def test_this_card_faces_a_side() -> None:
    t = Table()
    t.card(
        "Guard",
        text="Play: Turn this card to face left or right. If this card faces right, gain 5 RP.",
    )
    t.hand(0, "Guard", "Guard")
    t.play(0, "Guard")
    t.choose(0, "left")
    assert t.rp_of(0) == 0
    t.play(0, "Guard")
    t.choose(0, "right")
    assert t.rp_of(0) == 5


# --------------------------------------------------------------------------- joined


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("this card is a Fire card and you have at least 20 RP", True),
        ("this card is a Fire card and you have at least 21 RP", False),
        ("this card is a Water card or you have at least 20 RP", True),
        ("this card is a Water card or you have at least 21 RP", False),
    ],
)
def test_both_and_either(condition: str, expected: bool) -> None:
    assert holds(condition) is expected


def test_unless() -> None:
    assert found("Play: Unless you have at least 21 RP, gain 1 RP. Otherwise, gain 2 RP.")
    assert not found("Play: Unless you have at least 20 RP, gain 1 RP. Otherwise, gain 2 RP.")


def test_play_this_card_only_if() -> None:
    t = Table()
    t.card("Picky", text="Play this card only if there are at least 2 cards in your tableau.")
    t.card("Plain")
    t.tableau(0, "Plain")
    t.hand(0, "Picky", "Plain")
    with pytest.raises(SceneError, match="stops you"):
        t.play(0, "Picky")
    t.tableau(0, "Plain")
    t.play(0, "Picky")
    assert t.tableau_of(0) == ["Plain", "Plain", "Picky"]
