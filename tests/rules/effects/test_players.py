"""Players who are told by what they have, by what they did, by lot and by where they sit."""

from __future__ import annotations

import pytest

from mblades.testing import Table


def table(text: str, players: int = 3) -> Table:
    t = Table(players=players)
    t.card("Plain", stars=3)
    t.card("Ember", stars=2, symbols="Fire")
    t.card("Giant", stars=9)
    t.card("This", stars=5, text=text)
    t.hand(0, "This")
    return t


def rp(t: Table) -> list[int]:
    return [t.rp_of(seat) for seat in range(3)]


def test_those_with_more_cards_in_hand_than_you() -> None:
    t = table("Play: Each opponent with more cards in their hand than you loses 5 RP.")
    t.rp(1, 20)
    t.rp(2, 20)
    t.hand(1, "Plain")
    t.play(0, "This")
    assert rp(t) == [0, 15, 20]


def test_those_with_at_least_so_many_cards_of_a_kind() -> None:
    t = table("Play: Each player with at least 2 Fire cards in their tableau gains 5 RP.")
    t.tableau(1, "Ember", "Ember")
    t.tableau(2, "Ember", "Plain")
    t.play(0, "This")
    assert rp(t) == [0, 5, 0]


def test_one_with_fewer_dollars_is_chosen_among_those() -> None:
    t = table("Play: An opponent with fewer M$ than you loses 5 RP. That player draws a card.")
    for seat, money in enumerate((5, 5, 4)):
        t.money(seat, money)
        t.rp(seat, 10)
    t.store("Plain")
    t.play(0, "This")
    assert rp(t) == [10, 10, 5]
    assert t.hand_of(2) == ["Plain"]


def test_you_choose_among_those_who_tie_for_the_most() -> None:
    t = table("Play: The player with the most Fire cards in their tableau gains 15 RP.")
    t.tableau(1, "Ember")
    t.tableau(2, "Ember")
    t.play(0, "This")
    assert t.options == ["player 1", "player 2"]
    t.choose(0, 2)
    assert rp(t) == [0, 0, 15]


@pytest.mark.parametrize(
    ("who", "after"),
    [
        ("Each player with the most RP", [0, 15, 15]),
        ("Each player other than those with the most RP", [5, 10, 10]),
        ("The opponent with the fewest RP", [0, 15, 10]),
    ],
)
def test_all_who_tie_and_all_the_others(who: str, after: list[int]) -> None:
    t = table(f"Play: {who} gains 5 RP.")
    t.rp(1, 10)
    t.rp(2, 10)
    t.play(0, "This")
    if "opponent" in who:
        t.choose(0, 1)
    assert rp(t) == after


def test_stars_of_top_cards_are_compared_where_there_is_one() -> None:
    t = table("Play: Each opponent with fewer stars on their Top card than this card loses 5 RP.")
    t.rp(1, 20)
    t.rp(2, 20)
    t.tableau(1, "Giant", "Plain")
    t.tableau(2, "Ember")
    t.face_down("Ember")
    t.play(0, "This")
    assert rp(t) == [0, 15, 20]


def test_what_they_have_done_is_remembered() -> None:
    t = table("Play: Each opponent who has played a Fire card this tournament gains 5 RP.")
    t.hand(1, "Ember")
    t.play(1, "Ember")
    t.play(0, "This")
    assert rp(t) == [0, 5, 0]


def test_you_have_the_most_if_nobody_has_as_many() -> None:
    t = table("Play: If you have the most cards in your tableau, gain 5 RP. Gain 1 RP.")
    t.tableau(1, "Plain")
    t.play(0, "This")
    assert t.rp_of(0) == 1


def test_a_random_opponent_is_nobodys_choice() -> None:
    t = table("Play: A random opponent loses 8 RP. Steal 1 RP from that player.")
    t.rp(1, 20)
    t.rp(2, 20)
    t.play(0, "This")
    assert sorted(rp(t)) == [1, 11, 20]


def test_neighbours_are_one_player_if_there_are_two() -> None:
    two = table("Play: Each player next to you gains 5 RP.", players=2)
    two.play(0, "This")
    assert two.rp_of(1) == 5
    four = table("Play: Each player next to you gains 5 RP.", players=4)
    four.play(0, "This")
    assert [four.rp_of(seat) for seat in range(4)] == [0, 5, 0, 5]


def test_a_random_player_can_be_you() -> None:
    t = table("Play: A random player gains 8 RP. That player loses 2 RP.", players=2)
    t.play(0, "This")
    assert sorted([t.rp_of(0), t.rp_of(1)]) == [0, 6]


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("there is no opponent with fewer than 10 RP", False),
        ("there is an opponent with fewer than 10 RP", True),
        ("there are at least 2 opponents with more RP than you", True),
        ("each opponent has a Fire card", False),
        ("each opponent has more RP than you", True),
        ("a player has no cards in hand", True),
        ("an opponent has more cards in their hand than you", False),
    ],
)
def test_how_many_of_them_there_are(condition: str, holds: bool) -> None:
    t = table(f"Play: If {condition}, gain 1 RP.")
    t.rp(1, 20)
    t.rp(2, 5)
    t.tableau(1, "Ember")
    t.play(0, "This")
    assert t.rp_of(0) == holds


def test_what_is_given_is_given_in_full_or_nothing_follows() -> None:
    t = table("Play: Give 2 M$ to the opponent with the fewest RP. Gain 14 RP.")
    t.hand(0, "This", "This")
    t.rp(1, 5)
    t.money(0, 3)
    t.money(2, 0)
    t.play(0, "This")
    assert [t.money_of(0), t.money_of(2), t.rp_of(0)] == [1, 2, 14]
    t.play(0, "This")
    assert [t.money_of(0), t.money_of(2), t.rp_of(0)] == [1, 2, 14]


def test_another_player_gives_to_another() -> None:
    t = table("Play: The player with the most RP gives 10 RP to the player to your left.")
    t.rp(2, 15)
    t.play(0, "This")
    assert rp(t) == [0, 10, 5]


def test_only_those_who_did_it_gain() -> None:
    t = table("Play: Each player may discard a card. Those who do gain 10 RP.")
    t.hand(1, "Plain")
    t.hand(2, "Plain")
    t.play(0, "This")
    t.choose(1, "yes")
    t.choose(2, "no")
    assert rp(t) == [0, 10, 0]


def test_nothing_is_given_to_nobody() -> None:
    t = table("Play: Give 2 M$ to an opponent with more RP than you. Gain 14 RP.")
    t.money(0, 3)
    t.play(0, "This")
    assert [t.money_of(0), t.rp_of(0)] == [3, 0]


def test_nobody_gives_to_themselves() -> None:
    t = table("Play: The player with the most RP gives you 5 RP. Gain 1 RP.")
    t.rp(0, 9)
    t.play(0, "This")
    assert t.rp_of(0) == 10


@pytest.mark.parametrize(
    ("who", "after"),
    [
        ("Each player whose Top card is a Fire card", [20, 15, 20]),
        ("Each player whose Top card is not a Fire card", [15, 20, 15]),
        ("Each opponent whose Top card is a card with fewer stars than this card", [20, 15, 20]),
    ],
)
def test_those_with_such_a_top_card(who: str, after: list[int]) -> None:
    t = table(f"Play: {who} loses 5 RP.")
    t.card("Ash", stars=2, symbols="Fire")
    for seat in range(3):
        t.rp(seat, 20)
    t.tableau(1, "Plain", "Ember")
    t.tableau(2, "Ash")
    t.face_down("Ash")
    t.play(0, "This")
    assert rp(t) == after


def test_whoever_has_no_room() -> None:
    t = table("Play: Each opponent with no open slot in their tableau loses 5 RP.")
    t.rp(1, 20)
    t.rp(2, 20)
    t.tableau(1, *["Plain"] * 6)
    t.tableau(2, *["Plain"] * 5)
    t.play(0, "This")
    assert rp(t) == [0, 15, 20]


@pytest.mark.parametrize(("mine", "after"), [(5, [15, 10, 10]), (20, [20, 15, 10])])
def test_it_may_be_you(mine: int, after: list[int]) -> None:
    t = table("Play: The player with the fewest RP gains 5 RP. If that is you, gain 10 RP instead.")
    for seat, much in enumerate((mine, 10, 10)):
        t.rp(seat, much)
    t.play(0, "This")
    if mine == 20:
        t.choose(0, 1)
    assert rp(t) == after


@pytest.mark.parametrize(
    ("flipper", "after"), [(0, [7, 20, 20]), (1, [0, 15, 20])], ids=["yourself", "an opponent"]
)
def test_a_flip_effect_asks_who_flipped_its_card(flipper: int, after: list[int]) -> None:
    t = table(
        "Flip: If an opponent flipped this card, that opponent loses 5 RP. Otherwise, gain 7 RP."
    )
    t.card("Hitter", text='Play: Flip a card named "This" in any tableau.')
    t.tableau(0, "This")
    t.hand(flipper, "Hitter")
    t.rp(1, 20)
    t.rp(2, 20)
    t.play(flipper, "Hitter")
    assert rp(t) == after


@pytest.mark.parametrize(
    ("answer", "after"), [(0, [16, 20, 0]), (1, [0, 20, 0]), (2, [0, 13, 0])], ids=["you", "both", "they"]
)  # fmt: skip
def test_an_opponent_chooses_what_happens(answer: int, after: list[int]) -> None:
    t = table(
        "Play: Choose an opponent. That player chooses one: You gain 16 RP; or that player draws a card and you "
        "draw 2 cards; or that player loses 7 RP."
    )
    t.store("Plain", "Ember", "Giant")
    t.rp(1, 20)
    t.play(0, "This")
    t.choose(0, 1)
    assert t.options == [
        "The player of this card gains 16 RP.",
        "Draw a card. The player of this card draws 2 cards.",
        "Lose 7 RP.",
    ]
    t.choose(1, t.options[answer])
    assert rp(t) == after
    hands = (["Ember", "Giant"], ["Plain"]) if answer == 1 else ([], [])
    assert (t.hand_of(0), t.hand_of(1)) == hands


def test_each_opponent_chooses_what_they_can_do_in_full() -> None:
    t = table("Play: Each opponent chooses one: That player loses 10 RP; or you gain 5 RP.")
    t.rp(1, 20)
    t.rp(2, 5)
    t.play(0, "This")
    t.choose(1, "Lose 10 RP.")
    assert rp(t) == [5, 10, 5]


@pytest.mark.parametrize(
    ("then", "after"),
    [
        ("Gain 4 RP for each player who did.", 8),
        ("Gain 4 RP for each opponent who did.", 4),
        ("Gain 4 RP for each player who did not.", 4),
        ("If there is no player who did not, gain 9 RP.", 0),
        ("If there are at least 2 players who did, gain 9 RP.", 9),
    ],
)
def test_who_did_it_is_counted(then: str, after: int) -> None:
    t = table(f"Play: Each player may discard a card. {then}")
    for seat in range(3):
        t.hand(seat, "Plain")
    t.play(0, "This")
    for seat, answer in enumerate(("yes", "yes", "no")):
        t.choose(seat, answer)
    assert t.rp_of(0) == after


def test_who_had_to_do_it_and_could_is_counted() -> None:
    t = table("Play: Each opponent discards a card. Gain 5 RP for each opponent who did.")
    t.hand(1, "Plain")
    t.play(0, "This")
    assert rp(t) == [5, 0, 0]


def test_who_lost_something_is_counted() -> None:
    t = table("Play: Each opponent loses 2 M$. Gain 5 RP for each opponent who did not.")
    t.money(1, 3)
    t.money(2, 0)
    t.play(0, "This")
    assert rp(t) == [5, 0, 0]


def test_another_opponent_is_another_one() -> None:
    t = table(
        "Play: Steal 5 RP from an opponent. Give 3 RP to another opponent. That player loses 1 RP."
    )
    t.rp(1, 20)
    t.rp(2, 20)
    t.play(0, "This")
    t.choose(0, 2)
    assert rp(t) == [2, 22, 15]


def test_another_clash_is_with_another_opponent() -> None:
    t = table(
        "Play: Clash with an opponent. If you win the clash, you may clash with another opponent. "
        "The loser loses 5 RP."
    )
    t.tableau(1, "Ember")
    t.tableau(2, "Ember")
    t.store(*["Plain"] * 4)
    for seat in range(3):
        t.rp(seat, 20)
    t.play(0, "This")
    t.choose(0, 1)
    t.choose(0, "yes")
    assert rp(t) == [20, 20, 15]


def test_there_may_be_no_other_opponent() -> None:
    t = table("Play: Steal 5 RP from an opponent. Give 3 RP to another opponent.", players=2)
    t.rp(1, 20)
    t.play(0, "This")
    assert [t.rp_of(0), t.rp_of(1)] == [5, 15]
