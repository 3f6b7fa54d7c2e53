"""Several clashes one after the other, clashes of others, without cards of the Store, and what is counted of them."""

from __future__ import annotations

from mblades.testing import Table


def ring(text: str, players: int = 3, *, ongoing: str = "") -> Table:
    """Player 0 plays the Actor of 5 stars; player 1 has Strong (9), player 2 has Small (1), player 3 Fair (5)."""
    t = Table(players=players)
    t.card("Actor", stars=5, text=text)
    t.card("Judge", stars=2, text=ongoing)
    for name, stars in (("Strong", 9), ("Small", 1), ("Fair", 5), ("Coin", 3), ("Five", 5)):
        t.card(name, stars=stars)
    t.hand(0, "Actor")
    if ongoing:
        t.tableau(0, "Judge")
    for seat, name in ((1, "Strong"), (2, "Small"), (3, "Fair")):
        if seat < players:
            t.tableau(seat, name)
    t.store(*["Coin"] * 12)
    return t


# --------------------------------------------------------------------------- one after the other


def test_clashes_with_each_of_them_are_told_apart() -> None:
    t = ring("Play: For each opponent in turn, clash with that player and if you win the clash, "
             "steal 8 RP from that player.", players=4)  # fmt: skip
    for seat in (1, 2, 3):
        t.rp(seat, 20)
    t.play(0, "Actor")
    assert t.happened("clash") == [(0, (0, 1)), (0, (0, 2)), (0, (0, 3))]
    assert [t.rp_of(seat) for seat in range(4)] == [8, 20, 12, 20]  # lost, won, tied


def test_clashes_won_this_way_are_counted() -> None:
    for text, gained in (
        ("Clash with an opponent 3 times. Gain 10 RP for each clash won this way.", 30),
        ("Clash with an opponent 3 times. Gain 10 RP for each clash lost this way.", 0),
    ):
        t = ring(f"Play: {text}")
        t.play(0, "Actor")
        t.choose(0, 2)
        assert t.rp_of(0) == gained
    t = ring("Play: Clash with the player to your left. Clash with the player to your right. "
             "Gain 12 RP for each clash won this way.")  # fmt: skip
    t.play(0, "Actor")
    assert t.rp_of(0) == 12
    t = ring("Play: For each opponent in turn, clash with that player. Gain 7 RP for each clash tied this way.",
             players=4)  # fmt: skip
    t.play(0, "Actor")
    assert t.rp_of(0) == 7


def test_nothing_is_won_where_nobody_can_clash() -> None:
    t = ring(
        "Play: For each opponent in turn, clash with that player and if you win the clash, gain 5 RP."
    )
    t.face_down("Small")
    t.play(0, "Actor")
    assert t.happened("clash") == [(0, (0, 1))]
    assert t.rp_of(0) == 0


# --------------------------------------------------------------------------- others


def test_two_opponents_clash_with_each_other() -> None:
    t = ring(
        "Play: Have 2 opponents clash with each other. The winner steals 10 RP from the loser.",
        players=4,
    )
    t.rp(2, 30)
    t.play(0, "Actor")
    t.choose(0, 2, 1)
    assert t.happened("clash") == [(0, (2, 1))]
    assert [t.rp_of(seat) for seat in range(4)] == [0, 10, 20, 0]


def test_a_clash_of_others_needs_two_of_them() -> None:
    t = ring(
        "Play: Have 2 opponents clash with each other. If the clash is a tie, gain 10 RP.",
        players=2,
    )
    t.play(0, "Actor")
    assert t.happened("clash") == []
    assert t.rp_of(0) == 0


def test_all_opponents_clash_without_you() -> None:
    t = ring(
        "Play: Have all opponents clash with each other. The winner gains 4 RP for each loser.",
        players=4,
    )
    t.play(0, "Actor")
    assert [t.rp_of(seat) for seat in range(4)] == [0, 8, 0, 0]


# --------------------------------------------------------------------------- how it is decided


def test_without_revealing_the_cards_used_decide() -> None:
    t = ring(
        "Play: Clash with an opponent without revealing cards. If you win the clash, gain 10 RP."
    )
    t.play(0, "Actor")
    t.choose(0, 2)
    assert [told[-1] for told in t.happened("clash_card")] == [5, 1]
    assert t.aftermarket_names() == []
    assert t.rp_of(0) == 10


def test_the_lowest_total_wins() -> None:
    t = ring("Play: Clash with an opponent. If you win the clash, gain 10 RP.",
             ongoing="Ongoing: In clashes, the lowest total wins.")  # fmt: skip
    t.play(0, "Actor")
    t.choose(0, 1)
    assert t.rp_of(0) == 10  # 5 + 3 against 9 + 3


def test_the_lowest_totals_and_everybody_in_the_clash() -> None:
    t = ring("Play: Clash with all players. Each player with the lowest total loses 5 RP. "
             "Each player in the clash gains 1 RP.", players=4)  # fmt: skip
    for seat in range(4):
        t.rp(seat, 10)
    t.face_down("Fair")
    t.play(0, "Actor")
    assert [t.rp_of(seat) for seat in range(4)] == [11, 11, 6, 10]


def test_totals_and_players_of_the_clash_are_counted() -> None:
    t = ring("Play: Clash with all players. Gain RP equal to your total in the clash. "
             "The winner gains 2 RP for each loser. Gain 100 RP for each other player in the clash.", players=4)  # fmt: skip
    t.play(0, "Actor")
    assert [t.rp_of(seat) for seat in range(4)] == [308, 6, 0, 0]
    t = ring("Play: Clash with an opponent. Gain RP equal to the difference between the winner's total in the clash and "
             "the loser's total in the clash.")  # fmt: skip
    t.play(0, "Actor")
    t.choose(0, 1)
    assert t.rp_of(0) == 4
