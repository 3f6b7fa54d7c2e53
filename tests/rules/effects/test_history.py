"""What has happened before, and how often something is heard."""

from __future__ import annotations

from typing import Any

from mblades.testing import Table


def table(players: int = 2, **options: Any) -> Table:
    t = Table(players=players, **options)
    t.card("Plain", stars=3)
    t.card("Ember", stars=2, symbols="Fire")
    t.card("Poke", text="Play: Flip a card in an opponent's tableau.")
    return t


def test_cards_are_counted_as_they_were_when_they_were_played() -> None:
    t = table()
    t.card("Saga", text="Play: Gain 4 RP for each Fire card you have played this tournament.")
    t.hand(0, "Ember", "Saga")
    t.hand(1, "Poke")
    t.play(0, "Ember")
    t.play(1, "Poke")
    t.play(0, "Saga")
    assert t.rp_of(0) == 4


def test_this_turn_is_over_with_the_turn() -> None:
    t = table()
    t.card("Echo", text="Play: If a Fire card has been played this turn, gain 4 RP.")
    t.hand(0, "Ember", "Echo")
    t.hand(1, "Plain")
    t.play(0, "Ember")
    t.play(1, "Plain")
    t.play(0, "Echo")
    assert t.rp_of(0) == 0


def test_a_flip_is_remembered_by_whose_card_it_was() -> None:
    t = table()
    t.card(
        "Grudge",
        text="Play: If a card in your tableau was flipped since your last turn, gain 8 RP.",
    )
    t.tableau(0, "Plain")
    t.hand(0, "Ember", "Grudge")
    t.hand(1, "Poke")
    t.play(0, "Ember")
    t.play(1, "Poke")
    t.choose(1, "Plain")
    t.play(0, "Grudge")
    assert t.rp_of(0) == 8


def test_the_first_time_each_turn_is_the_first_whether_or_not_it_was_heard() -> None:
    t = table()
    t.card("Wage", text="Play: Gain 1 M$. Gain 1 M$. Gain 1 M$.")
    t.card("Bank", text="Ongoing: The first time each turn you gain M$, gain 4 RP.")
    t.tableau(0, "Bank")
    t.hand(0, "Wage", "Wage")
    t.hand(1, "Plain")
    t.play(0, "Wage")
    assert t.rp_of(0) == 4
    t.play(1, "Plain")
    t.play(0, "Wage")
    assert t.rp_of(0) == 8


def test_what_comes_once_per_turn_may_be_declined_and_used_later() -> None:
    t = table()
    t.card("Fan", text="Play: Gain 1 RP. Gain 1 RP. Gain 1 RP.")
    t.card("Tutor", text="Ongoing: Once per turn, whenever you gain RP, you may gain 5 M$.")
    t.tableau(0, "Tutor")
    t.money(0, 0)
    t.hand(0, "Fan")
    t.play(0, "Fan")
    t.choose(0, "no")
    t.choose(0, "yes")
    assert t.money_of(0) == 5


def test_the_end_of_a_turn_is_heard_once() -> None:
    t = table()
    t.card(
        "Rent",
        text="Ongoing: At the end of your turn, if you have not used an Action this turn, gain 4 RP.",
    )
    t.tableau(0, "Rent")
    t.hand(0, "Plain", "Plain")
    t.hand(1, "Plain")
    t.play(0, "Plain")
    t.play(1, "Plain")
    assert t.rp_of(0) == 4


def test_how_much_at_once_and_by_whose_effect() -> None:
    t = table()
    t.card("Big", text="Play: Gain 15 RP. Gain 5 RP.")
    t.card("Bat", text="Ongoing: Whenever an opponent gains at least 15 RP, gain 10 RP.")
    t.card(
        "Whip",
        text="Ongoing: Whenever you lose RP by an opponent's effect, that player loses 3 RP.",
    )
    t.card("Own", text="Play: Lose 2 RP. Each opponent loses 2 RP.")
    t.tableau(1, "Bat", "Whip")
    t.hand(0, "Big", "Own")
    t.hand(1, "Own")
    t.play(0, "Big")
    assert t.rp_of(1) == 10
    t.play(1, "Own")
    assert t.rp_of(0) == 18
    t.play(0, "Own")
    assert t.rp_of(0) == 13
    assert t.rp_of(1) == 6


def test_a_thief_is_stopped_and_a_loss_is_not() -> None:
    t = table()
    t.card(
        "Lock",
        text="Ongoing: The first time each turn an opponent would steal RP from you, prevent it.",
    )
    t.card(
        "Thief",
        text="Play: Steal 5 RP from an opponent. Steal 5 RP from an opponent. Each opponent loses 1 RP.",
    )
    t.tableau(1, "Lock")
    t.rp(1, 20)
    t.hand(0, "Thief")
    t.play(0, "Thief")
    assert t.rp_of(1) == 14


def test_whoever_flips_a_card_of_their_own() -> None:
    t = table()
    t.card(
        "Lich", text="Ongoing: Whenever an opponent flips one of their own cards, they lose 4 RP."
    )
    t.card("Molt", text="Play: Flip a card in your tableau.")
    t.tableau(0, "Lich")
    t.tableau(1, "Plain")
    t.rp(1, 10)
    t.hand(1, "Molt")
    t.hand(0, "Poke")
    t.play(1, "Molt")
    t.choose(1, "Plain")
    assert t.rp_of(1) == 6


def test_a_card_that_is_given_enters_a_tableau() -> None:
    t = table()
    t.card("Port", text="Ongoing: Whenever a Fire card enters your tableau, gain 1 RP.")
    t.card("Gift", text="Play: Give a Fire card in your tableau to an opponent.")
    t.tableau(0, "Ember")
    t.tableau(1, "Port")
    t.hand(0, "Gift")
    t.play(0, "Gift")
    assert t.rp_of(1) == 1
