"""What each of several players does before the next one begins."""

from __future__ import annotations

from tests.rules.effects.test_results import acting


def test_each_player_has_a_card_of_their_own() -> None:
    t = acting(
        "Play: Each opponent reveals a card in their hand and loses RP equal to its stars.",
        players=3,
    )
    t.hand(1, "B")
    t.hand(2, "D")
    t.rp(1, 10)
    t.rp(2, 10)
    t.play(0, "Actor")
    assert (t.rp_of(1), t.rp_of(2)) == (8, 6)


def test_what_one_takes_is_gone_before_the_next_begins() -> None:
    t = acting(
        "Play: Each opponent reveals the top card of the Store and loses RP equal to its stars. They put it in their hand.",
        players=3,
    )
    t.store("A", "C", "D")
    t.rp(1, 10)
    t.rp(2, 10)
    t.play(0, "Actor")
    assert (t.hand_of(1), t.hand_of(2)) == (["A"], ["C"])
    assert (t.rp_of(1), t.rp_of(2)) == (9, 7)


def test_it_is_asked_of_each_card() -> None:
    t = acting(
        "Play: Each player reveals the top card of the Store. If it is a Fire card, that player takes it into their hand. "
        "Otherwise, that player puts it on the bottom of the Store.",
    )
    t.store("A", "B", "C")
    t.play(0, "Actor")
    assert (t.hand_of(0), t.hand_of(1)) == ([], ["B"])
    assert t.store_names() == ["C", "A"]


def test_you_have_it_from_each_of_them() -> None:
    t = acting("Play: Each opponent discards a card. Gain RP equal to its stars.", players=3)
    t.hand(1, "C")
    t.hand(2, "D")
    t.play(0, "Actor")
    assert t.rp_of(0) == 3 + 4


def test_each_looks_at_cards_of_their_own() -> None:
    t = acting(
        "Play: Each player looks at the top 2 cards of the Store, takes one of them into their hand and puts the rest "
        "on the bottom of the Store.",
    )
    t.store("A", "B", "C", "D")
    t.play(0, "Actor")
    t.choose(0, "A")
    t.choose(1, "D")
    assert (t.hand_of(0), t.hand_of(1)) == (["A"], ["D"])
    assert t.store_names() == ["B", "C"]


def test_each_may_do_something_with_it() -> None:
    t = acting(
        "Play: Each opponent reveals a random card in their hand. You may take it into your hand.",
        players=3,
    )
    t.hand(1, "A")
    t.hand(2, "B")
    t.play(0, "Actor")
    t.choose(0, "no")
    t.choose(0, "yes")
    assert t.hand_of(0) == ["B"]
    assert t.hand_of(1) == ["A"]
