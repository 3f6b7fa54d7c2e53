"""What follows an effect: if it was done, if it was not, if it cannot be."""

from __future__ import annotations

from mblades.testing import Table


def acting(text: str, *, players: int = 2) -> Table:
    """A card with this text, in the hand of player 0; A to D are plain cards of 1 to 4 stars."""
    t = Table(players=players)
    for stars, name in enumerate("ABCD", start=1):
        t.card(name, stars=stars, symbols="Water")
    t.card("Actor", stars=5, symbols="Fire Mage", text=text)
    t.hand(0, "Actor")
    return t


OFFER = "Play: You may discard a card. If you do, gain 10 RP. If you do not, gain 2 RP."


def test_an_offer_that_is_taken_or_declined() -> None:
    t = acting(OFFER)
    t.hand(0, "A")
    t.play(0, "Actor")
    t.choose(0, "yes")
    assert (t.rp_of(0), t.hand_of(0)) == (10, [])
    t = acting(OFFER)
    t.hand(0, "A")
    t.play(0, "Actor")
    t.choose(0, "no")
    assert (t.rp_of(0), t.hand_of(0)) == (2, ["A"])


def test_what_cannot_be_done_is_not_offered_and_not_done() -> None:
    t = acting(OFFER)
    t.play(0, "Actor")
    assert t.rp_of(0) == 2


def test_others_pay_or_bear_it_each_by_themselves() -> None:
    t = acting("Play: Each opponent loses 10 RP unless they pay you 2 M$.", players=3)
    for seat in (1, 2):
        t.rp(seat, 20)
    t.money(0, 0)
    t.money(1, 5)
    t.money(2, 1)
    t.play(0, "Actor")
    t.choose(1, "yes")
    assert [t.rp_of(seat) for seat in (1, 2)] == [20, 10]
    assert [t.money_of(seat) for seat in (0, 1, 2)] == [2, 3, 1]


def test_an_opponent_who_declines_is_the_one_who_loses_it() -> None:
    t = acting("Play: An opponent loses 10 RP unless they discard a card.", players=3)
    t.hand(2, "A")
    for seat in (1, 2):
        t.rp(seat, 20)
    t.play(0, "Actor")
    t.choose(0, 2)
    t.choose(2, "no")
    assert [t.rp_of(seat) for seat in (1, 2)] == [20, 10]
    assert t.hand_of(2) == ["A"]


def test_all_of_it_or_what_follows() -> None:
    text = "Play: Flip 2 other cards in your tableau and gain 40 RP. If you cannot, flip this card."
    t = acting(text)
    t.tableau(0, "A", "B", "C")
    t.play(0, "Actor")
    t.choose(0, "A", "C")
    assert t.rp_of(0) == 40
    assert [t.is_face_up(name) for name in ("A", "B", "C", "Actor")] == [False, True, False, True]
    t = acting(text)
    t.tableau(0, "A")
    t.play(0, "Actor")
    assert t.rp_of(0) == 0
    assert [t.is_face_up(name) for name in ("A", "Actor")] == [True, False]


def test_what_cannot_be_lost_in_full_is_not_lost() -> None:
    t = acting("Play: Lose 20 RP. If you cannot, flip this card.")
    t.rp(0, 19)
    t.play(0, "Actor")
    assert (t.rp_of(0), t.is_face_up("Actor")) == (19, False)


def test_both_or_neither() -> None:
    text = (
        "Play: Flip another card in your tableau and unflip a face-down card in your tableau. "
        "If you cannot do both, do neither."
    )
    t = acting(text)
    t.tableau(0, "A")
    t.play(0, "Actor")
    assert t.is_face_up("A")
    t = acting(text)
    t.tableau(0, "A", "B")
    t.face_down("B")
    t.play(0, "Actor")
    t.choose(0, "B")
    assert (t.is_face_up("A"), t.is_face_up("B")) == (False, True)


def test_each_player_who_cannot_bears_what_follows() -> None:
    t = acting("Play: Each opponent gives you 2 M$. If they cannot, they lose 5 RP.", players=3)
    for seat, money in enumerate((0, 1, 2)):
        t.money(seat, money)
        t.rp(seat, 20)
    t.play(0, "Actor")
    assert [t.money_of(seat) for seat in range(3)] == [2, 1, 0]
    assert [t.rp_of(seat) for seat in range(3)] == [20, 15, 20]


def test_each_player_who_did_it_gains_by_it() -> None:
    t = acting(
        "Play: Each opponent discards a card. If they do, they gain 5 RP. If they do not, they lose 5 RP.",
        players=3,
    )
    t.hand(1, "A")
    t.rp(2, 20)
    t.play(0, "Actor")
    assert [t.rp_of(seat) for seat in range(3)] == [0, 5, 15]


def test_what_was_not_done_is_asked_of_the_effect_before() -> None:
    text = "Play: Flip another card in your tableau. If you do, gain 15 RP. Otherwise, draw a card."
    t = acting(text)
    t.store("B")
    t.play(0, "Actor")
    assert (t.rp_of(0), t.hand_of(0)) == (0, ["B"])


def test_a_price_of_each_turn_that_runs_out() -> None:
    t = acting(
        "This card comes into play with 1 star token.\n"
        "Ongoing: At the end of each of your turns, remove a star token from this card. If you cannot, flip it."
    )
    t.hand(0, "A", "B")
    t.play(0, "Actor")
    t.turn(1)
    assert t.is_face_up("Actor")
    t.play(0, "A")
    t.turn(1)
    assert not t.is_face_up("Actor")


def test_a_price_that_may_be_paid_several_times() -> None:
    t = acting("Action: Pay 2 M$: gain 10 RP. You may do this up to three times.")
    t.hand(0, "A")
    t.money(0, 10)
    t.play(0, "Actor")
    t.turn(0)
    t.action(0, "Actor")
    t.choose(0, "yes", "yes")
    assert (t.rp_of(0), t.money_of(0)) == (30, 4)


def test_those_of_all_players_are_counted() -> None:
    t = acting(
        "Play: Each player may discard a card. If they do, that player gains 10 RP. "
        "You gain 5 RP for each card discarded this way.",
        players=3,
    )
    for seat, name in enumerate("ABC"):
        t.hand(seat, name)
    t.play(0, "Actor")
    for seat, answer in enumerate(("yes", "yes", "no")):
        t.choose(seat, answer)
    assert [t.rp_of(seat) for seat in range(3)] == [20, 10, 0]


def test_two_different_ones_are_chosen_and_then_done() -> None:
    t = acting("Play: Choose 2: Gain 10 RP; or discard a card; or draw a card; or lose 5 RP.")
    t.hand(0, "A")
    t.store("B")
    t.play(0, "Actor")
    t.choose(0, "Draw a card.", "Gain 10 RP.")
    assert (t.rp_of(0), sorted(t.hand_of(0))) == (10, ["A", "B"])


def test_what_cannot_be_done_is_none_of_two() -> None:
    t = acting("Play: Choose 2: Gain 10 RP; or discard a card; or lose 50 RP.")
    t.play(0, "Actor")
    assert t.rp_of(0) == 10
