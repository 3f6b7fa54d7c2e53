"""Amounts and quantities: every way of saying how much, read off one table."""

from __future__ import annotations

import pytest

from mblades.testing import Table


def table() -> Table:
    """You have 37 RP and 9 M$; a Flame of 6, a Frog of 3 face down, two sets, three rarities..."""
    t = Table(players=3)
    t.card("Flame", stars=6, symbols="Fire Mage", rarity="Gold", set="Embers")
    t.card("Frog", stars=3, symbols="Water Animal")
    t.card("Fox", stars=4, symbols="Fire Animal", rarity="Master", set="Embers")
    t.card("Ant", stars=4, symbols="Earth Animal")
    t.card("Giant", stars=8, symbols="Earth Myth")
    t.tableau(0, "Flame", "Frog", "Fox")
    t.tableau(1, "Ant", "Giant")
    t.tableau(2, "Ant")
    t.face_down("Frog")
    t.tokens("Flame", 2)
    t.rp(0, 37)
    t.rp(1, 50)
    t.rp(2, 10)
    t.money(0, 9)
    t.money(1, 4)
    t.hand(0, "Ant", "Ant")
    t.hand(1, "Ant")
    return t


def gained(text: str, *choices: str | int) -> int:
    t = table()
    t.card("Meter", stars=5, symbols="Light Citizen", text=text)
    t.hand(0, "Meter")
    t.play(0, "Meter")
    t.choose(0, *choices)
    return t.rp_of(0) - 37


@pytest.mark.parametrize(
    ("text", "rp"),
    [
        ("Play: Gain 10 RP.", 10),
        ("Play: Gain 5 RP for each Fire card in your tableau.", 10),
        ("Play: Gain 5 RP for each card in your tableau.", 20),  # face-down cards count
        ("Play: Gain 5 RP for each face-up card in your tableau.", 15),
        ("Play: Gain 5 RP for each face-down card in your tableau.", 5),
        ("Play: Gain 5 RP for each other card in your tableau.", 15),
        ("Play: Gain 5 RP for each Animal card in your tableau.", 5),  # a face-down one is none
        ("Play: Gain 3 RP for each 4 M$ you have.", 6),
        ("Play: Gain 3 RP for each M$ you have (up to 20 RP).", 20),
        ("Play: Gain 3 RP for each M$ you have (up to 30 RP).", 27),
        ("Play: Gain RP equal to your M$ (up to 8 RP).", 8),
        ("Play: Gain RP equal to half your M$ (rounded up).", 5),
        ("Play: Gain RP equal to half your M$.", 4),
        ("Play: Gain 2 RP for each card in your hand.", 4),
        ("Play: Gain 1 RP for each star this card has.", 5),
        ("Play: Gain 4 RP for each star token on this card.", 0),
        ("Play: Gain 5 RP for each opponent with more RP than you.", 5),
        ("Play: Gain 5 RP for each opponent.", 10),
        ("Play: Gain 5 RP for each opponent with fewer RP than you.", 5),
        ("Play: Gain 10 RP for each clash you have won.", 0),
        ("Play: Gain 10 RP for each different element in your tableau.", 20),
        ("Play: Gain 10 RP for each different type in your tableau.", 30),
        ("Play: Gain 10 RP for each different set in your tableau.", 20),
        ("Play: Gain 10 RP for each different rarity in your tableau.", 30),
        ("Play: Gain 10 RP for each different star value in your tableau.", 30),
        ("Play: Gain 10 RP for each different set among Fire cards in your tableau.", 10),
        ("Play: Gain RP equal to this card's stars.", 5),
        ("Play: Gain RP equal to the stars of your Top card.", 5),
        ("Play: Gain RP equal to the stars of the card immediately to the left of this card.", 4),
        ("Play: Gain RP equal to the stars of the card in your tableau with the most stars.", 8),
        ("Play: Gain RP equal to the number of Fire cards in your tableau.", 2),
        ("Play: Gain RP equal to the number of different elements in your tableau.", 2),
        ("Play: Gain RP equal to the total stars of Fire cards in your tableau.", 12),
        ("Play: Gain RP equal to the total stars of cards in any tableau.", 17 + 12 + 4),
        ("Play: Gain RP equal to your M$.", 9),
        ("Play: Gain RP equal to half your RP.", 18),
        ("Play: Gain RP equal to twice this card's stars.", 10),
        ("Play: Gain RP equal to 3 times this card's stars.", 15),
        ("Play: Gain RP equal to this card's stars plus 5.", 10),
        ("Play: Gain RP equal to 7 minus this card's stars.", 2),
        ("Play: Gain RP equal to 3 minus this card's stars.", 0),  # never below 0
        ("Play: Gain RP equal to half this card's stars.", 2),
        ("Play: Gain RP equal to the number of clashes you have won.", 0),
        ("Play: Gain RP equal to the number of opponents with more RP than you.", 1),
        ("Play: Gain RP equal to the number of sell markers on this card.", 0),
        ("Play: Gain 4 RP. Gain RP equal to that much.", 8),
        ("Play: Gain RP equal to the number of cards in each opponent's hand.", 1),
    ],
)
def test_how_much(text: str, rp: int) -> None:
    assert gained(text) == rp


def test_the_number_of_tokens_and_markers_on_a_card() -> None:
    t = Table()
    t.card(
        "Meter",
        text="This card comes into play with 3 star tokens.\n"
        "You may put 2 sell markers on this card as it comes into play.\n"
        "Play: Gain 4 RP for each star token on this card. "
        "Gain RP equal to the number of sell markers on this card.",
    )
    t.markers(0, 4)
    t.hand(0, "Meter")
    t.play(0, "Meter")
    t.choose(0, "yes")
    assert t.rp_of(0) == 14


def test_an_opponents_rp_are_those_of_one_opponent_of_your_choice() -> None:
    assert gained("Play: Gain RP equal to half an opponent's RP.", 1) == 25
    assert gained("Play: Gain RP equal to half an opponent's RP.", 2) == 5


def test_cards_of_an_opponent_are_those_of_one_opponent_of_your_choice() -> None:
    text = "Play: Gain 5 RP for each card in an opponent's tableau."
    assert gained(text, 1) == 10
    assert gained(text, 2) == 5


def test_that_players_rp() -> None:
    text = "Play: Choose an opponent. Gain RP equal to that player's RP."
    assert gained(text, 2) == 10


def test_their_own_cards_are_counted_for_each_subject() -> None:
    t = table()
    t.card("Rust", text="Play: Each opponent loses 5 RP for each card in their tableau.")
    t.hand(0, "Rust")
    t.play(0, "Rust")
    assert (t.rp_of(1), t.rp_of(2)) == (40, 5)


def test_total_stars_of_the_cards_just_chosen() -> None:
    text = "Play: Choose 2 cards in any tableau. Gain RP equal to the total stars of them."
    assert gained(text, "Flame", "Giant") == 16


def test_that_much_is_what_was_stolen() -> None:
    t = table()
    t.card(
        "Thief", text="Play: Steal 30 RP from the player to your right. Lose RP equal to that much."
    )
    t.hand(0, "Thief")
    t.play(0, "Thief")
    assert t.rp_of(2) == 0
    assert t.rp_of(0) == 37  # 10 were there to steal, and 10 are lost


def test_clashes_won_are_counted() -> None:
    t = Table()
    t.card(
        "Champ",
        stars=9,
        text="Play: Clash with an opponent. Gain 10 RP for each clash you have won.",
    )
    t.card("Foe", stars=1)
    t.card("Coin", stars=3)
    t.store(*["Coin"] * 8)
    t.tableau(1, "Foe")
    t.hand(0, "Champ", "Champ")
    t.play(0, "Champ")
    t.play(0, "Champ")
    assert t.rp_of(0) == 10 + 20


def test_a_card_that_is_face_down_or_missing_has_no_stars() -> None:
    t = table()
    t.card("Meter", text="Play: Gain RP equal to the stars of an opponent's Top card.")
    t.face_down("Ant#2")
    t.hand(0, "Meter")
    t.play(0, "Meter")
    t.choose(0, 2)
    assert t.rp_of(0) == 37
