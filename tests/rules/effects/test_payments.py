"""As much as one likes, all there is, and what was paid or removed by it."""

from __future__ import annotations

from mblades.testing import Table


def acting(text: str, **setup: int) -> Table:
    """You are about to play a card with this text; on the table lie A to D."""
    t = Table(players=setup.get("players", 2))
    for stars, name in enumerate("ABCD", start=1):
        t.card(name, stars=stars, symbols="Water Animal")
    t.card("Actor", stars=3, symbols="Fire Mage", text=text)
    t.hand(0, "Actor")
    return t


def test_as_much_as_one_likes_is_asked_for() -> None:
    t = acting("Play: Pay any amount of M$. Gain 3 RP for each M$ paid this way.")
    t.money(0, 5)
    t.play(0, "Actor")
    assert t.options == ["0", "1", "2", "3", "4", "5"]
    t.choose(0, 4)
    assert (t.money_of(0), t.rp_of(0)) == (1, 12)


def test_up_to_so_much_and_never_more_than_there_is() -> None:
    t = acting("Play: Pay up to 3 M$. Gain 7 RP for each M$ paid this way.")
    t.money(0, 9)
    t.play(0, "Actor")
    t.choose(0, 3)
    assert (t.money_of(0), t.rp_of(0)) == (6, 21)
    t = acting("Play: Pay up to 3 M$. Gain 7 RP for each M$ paid this way.")
    t.play(0, "Actor")
    assert t.rp_of(0) == 0


def test_what_can_be_paid_is_not_offered_without_any() -> None:
    t = acting("Play: You may pay any amount of M$. If you do, gain that much RP.")
    t.play(0, "Actor")
    assert t.rp_of(0) == 0
    t = acting("Play: You may pay any amount of M$. If you do, gain that much RP.")
    t.money(0, 2)
    t.play(0, "Actor")
    t.choose(0, "yes", 2)
    assert (t.money_of(0), t.rp_of(0)) == (0, 2)


def test_others_pay_what_they_like() -> None:
    text = "Play: Each opponent gives you up to 2 M$. Gain 5 RP for each M$ paid this way."
    t = acting(text, players=3)
    t.money(1, 4)
    t.money(2, 1)
    t.play(0, "Actor")
    t.choose(1, 2)
    t.choose(2, 1)
    assert (t.money_of(0), t.money_of(1), t.money_of(2), t.rp_of(0)) == (3, 2, 0, 15)


def test_all_star_tokens_of_every_card() -> None:
    text = "Play: Remove all star tokens from each card in your tableau. Gain 6 RP for each star token removed this way."
    t = acting(text)
    t.tableau(0, "A", "B", "C")
    t.tokens("A", 2)
    t.tokens("C", 1)
    t.play(0, "Actor")
    assert t.rp_of(0) == 18
    assert (t.stars_of("A"), t.stars_of("C")) == (1, 3)


def test_any_number_of_star_tokens_of_a_card() -> None:
    text = "Play: Remove up to 3 star tokens from a card in your tableau. Gain 7 RP for each star token removed this way."
    t = acting(text)
    t.tableau(0, "A", "B")
    t.tokens("B", 5)
    t.play(0, "Actor")
    t.choose(0, 2)
    assert t.rp_of(0) == 14
    assert t.stars_of("B") == 5


def test_star_tokens_are_gathered_on_one_card() -> None:
    t = acting("Play: Move any number of star tokens from each card in your tableau to this card.")
    t.tableau(0, "A", "B")
    t.tokens("A", 2)
    t.tokens("B", 3)
    t.play(0, "Actor")
    t.choose(0, 2, 1)
    assert (t.stars_of("A"), t.stars_of("B"), t.stars_of("Actor")) == (1, 4, 6)


def test_that_many_star_tokens() -> None:
    text = "Play: Remove all star tokens from a card in any tableau. Put that many star tokens on this card."
    t = acting(text)
    t.tableau(1, "A")
    t.tokens("A", 2)
    t.play(0, "Actor")
    assert (t.stars_of("A"), t.stars_of("Actor")) == (1, 5)


def test_a_card_is_drawn_for_each() -> None:
    t = acting("Play: Draw a card for each Water card in your tableau.")
    t.tableau(0, "A", "B")
    t.store("C", "D", "D")
    t.play(0, "Actor")
    assert len(t.hand_of(0)) == 2


def test_as_many_cards_as_were_discarded() -> None:
    t = acting(
        "Play: Discard any number of cards. Draw cards equal to the number of cards discarded this way."
    )
    t.hand(0, "A", "B", "C")
    t.store("D", "D", "D")
    t.play(0, "Actor")
    t.choose(0, "A", "B", "done")
    assert t.hand_of(0) == ["C", "D", "D"]
