"""What players choose, bid and vote, each for themselves."""

from __future__ import annotations

import random

import pytest

from mblades.rules.state.events import Chose, HasBid, Voted
from mblades.rules.state.records import Given
from mblades.testing import Table
from tests.rules.effects.test_results import acting

SEALED = (
    "Play: Each player secretly chooses an amount of M$ they have. If there is exactly 1 player with the highest number, "
    "the player with the highest number loses M$ equal to their number and gains 30 RP."
)


def sealed() -> Table:
    t = acting(SEALED, players=3)
    for seat, money in enumerate((4, 5, 3)):
        t.money(seat, money)
    t.play(0, "Actor")
    return t


def numbers(t: Table) -> list[int]:
    return [event.number for event in t.events if isinstance(event, Chose)]


def test_all_choose_and_then_it_is_told() -> None:
    t = sealed()
    assert t.options == ["0", "1", "2", "3", "4"]
    t.choose(0, 2)
    t.choose(1, 3)
    assert numbers(t) == []
    t.choose(2, 1)
    assert numbers(t) == [2, 3, 1]
    assert [t.money_of(seat) for seat in range(3)] == [4, 2, 3]
    assert [t.rp_of(seat) for seat in range(3)] == [0, 30, 0]


def test_in_a_tie_nobody_pays() -> None:
    t = sealed()
    for seat, number in enumerate((3, 3, 1)):
        t.choose(seat, number)
    assert [t.money_of(seat) for seat in range(3)] == [4, 5, 3]
    assert [t.rp_of(seat) for seat in range(3)] == [0, 0, 0]


def test_nobody_sees_a_number_before_all_have_chosen() -> None:
    few, many = sealed(), sealed()
    few.choose(0, 0)
    many.choose(0, 4)
    for seat in (1, 2, None):
        assert few.game.view(seat) == many.game.view(seat)
        assert few.game.redeal(seat, 7).digest() == many.game.redeal(seat, 7).digest()


def test_what_is_imagined_of_others_is_what_they_could_have_chosen() -> None:
    t = sealed()
    t.choose(0, 2)
    dealt = {t.game.redeal(1, seed).state.tournament.stack[-1].given[0].value for seed in range(60)}
    assert dealt == {0, 1, 2, 3, 4}
    assert t.game.redeal(0, 1).state.tournament.stack[-1].given[0].value == 2


def test_a_game_is_saved_in_the_middle_of_it() -> None:
    t = sealed()
    t.choose(0, 2)
    frame = t.game.clone().state.tournament.stack[-1]
    assert frame.given == (Given(0, "number", 2, (0, 1, 2, 3, 4), hidden=True),)


def test_two_choose_one_after_the_other_and_neither_knows_of_it() -> None:
    t = acting(
        "Play: Secretly choose an amount of M$ you have (up to 3 M$) and an opponent secretly chooses an amount of M$ they "
        "have (up to 3 M$). Pay M$ equal to your number. If your number is more than that player's number, gain 10 RP.",
    )
    t.money(0, 5)
    t.money(1, 2)
    t.play(0, "Actor")
    t.choose(0, 3, 1)
    assert numbers(t) == []
    assert t.options == ["0", "1", "2"]
    t.choose(1, 2)
    assert numbers(t) == [3, 2]
    assert (t.money_of(0), t.rp_of(0)) == (2, 10)


def test_your_number_is_what_later_words_speak_of() -> None:
    t = acting(
        "Play: Choose a number from 1 to 4. Flip each card with stars equal to your number in any tableau."
    )
    t.tableau(1, "A", "B", "C", "D")
    t.play(0, "Actor")
    assert t.options == ["1", "2", "3", "4"]
    t.choose(0, 3)
    assert [name for name in "ABCD" if not t.is_face_up(name)] == ["C"]
    assert numbers(t) == [3]


def test_a_number_is_kept_for_what_comes_later() -> None:
    t = acting(
        "Play: Choose a number from 1 to 4. Until your next turn, whenever an opponent plays a card with stars equal to "
        "your number, gain 20 RP.",
        players=3,
    )
    t.hand(1, "B")
    t.hand(2, "C")
    t.play(0, "Actor")
    t.choose(0, 3)
    t.play(1, "B")
    assert t.rp_of(0) == 0
    t.play(2, "C")
    assert t.rp_of(0) == 20


VOTES = (
    "Play: Each player secretly votes for another player. If there are at least 2 players with the most votes, "
    "each player with the most votes loses 5 RP. Otherwise, the player with the most votes loses 12 RP."
)


@pytest.mark.parametrize(
    ("votes", "left"),
    [((1, 2, 1), (20, 8, 20)), ((1, 2, 0), (15, 15, 15)), ((2, 2, 0), (20, 20, 8))],
)
def test_votes_are_counted(votes: tuple[int, ...], left: tuple[int, ...]) -> None:
    t = acting(VOTES, players=3)
    for seat in range(3):
        t.rp(seat, 20)
    t.play(0, "Actor")
    for seat, whom in enumerate(votes):
        assert not any(isinstance(event, Voted) for event in t.events)
        t.choose(seat, whom)
    assert tuple(t.rp_of(seat) for seat in range(3)) == left


def test_votes_in_turn_are_told_as_they_are_given() -> None:
    t = acting(
        "Play: Each player votes for a player in turn. Each player with the most votes gains 5 RP.",
        players=3,
    )
    t.play(0, "Actor")
    t.choose(0, 0)
    assert [event.whom for event in t.events if isinstance(event, Voted)] == [0]
    t.choose(1, 0)
    t.choose(2, 2)
    assert [t.rp_of(seat) for seat in range(3)] == [5, 0, 0]


BIDS = (
    "Play: Each player may bid RP in turn, each bid higher than the last. The player with the highest bid loses RP equal "
    "to their bid and draws a card. If there is no player with a bid, gain 7 RP."
)


def bidding(*rp: int, text: str = BIDS) -> Table:
    t = acting(text, players=len(rp))
    t.store("A", "B")
    for seat, much in enumerate(rp):
        t.rp(seat, much)
    t.play(0, "Actor")
    return t


def test_each_bid_is_higher_than_the_last() -> None:
    t = bidding(3, 2, 9)
    t.choose(0, 2)
    assert t.options == ["0", *map(str, range(3, 10))]  # of player 2: player 1 has only 2
    t.choose(2, 4)
    assert [t.rp_of(seat) for seat in range(3)] == [3, 2, 5]
    assert t.hand_of(2) == ["A"]
    assert [(event.seat, event.amount) for event in t.events if isinstance(event, HasBid)] == [
        (0, 2),
        (1, 0),
        (2, 4),
    ]


def test_nobody_has_to_bid() -> None:
    t = bidding(3, 2)
    t.choose(0, 0)
    t.choose(1, 0)
    assert [t.rp_of(seat) for seat in range(2)] == [10, 2]
    assert t.store_names() == ["A", "B"]


def test_you_bid_last_if_it_says_so() -> None:
    t = bidding(
        3, 4,
        text="Play: Each player may bid RP in turn, you last, each bid higher than the last. The player with the highest bid "
        "loses RP equal to their bid.",
    )  # fmt: skip
    t.choose(1, 2)
    assert t.options == ["0", "3"]
    t.choose(0, 3)
    assert [t.rp_of(seat) for seat in range(2)] == [0, 4]


def test_all_say_whether_they_want_to_before_anybody_does_it() -> None:
    t = acting(
        "Play: Each opponent secretly chooses whether to give you 5 RP. If there is no player who did, gain 20 RP.",
        players=3,
    )
    t.rp(1, 10)
    t.rp(2, 10)
    t.play(0, "Actor")
    t.choose(1, "yes")
    assert t.state.players[0].rp == 0
    t.choose(2, "no")
    assert [t.rp_of(seat) for seat in range(3)] == [5, 5, 10]


def test_an_offer_is_accepted_or_not() -> None:
    text = "Play: An opponent may accept. If they do, gain 12 RP and that player gains 12 RP. If they do not, gain 7 RP."
    for answer, gained in (("yes", (12, 12)), ("no", (7, 0))):
        t = acting(text)
        t.play(0, "Actor")
        t.choose(1, answer)
        assert (t.rp_of(0), t.rp_of(1)) == gained


def test_bots_answer_all_of_it() -> None:
    dice = random.Random(3)
    for text in (SEALED, VOTES, BIDS):
        t = acting(text, players=3)
        for seat in range(3):
            t.money(seat, 6)
            t.rp(seat, 6)
        t.play(0, "Actor")
        while t.state.tournament.prompt is not None:
            (seat,) = t.game.waiting
            t.game.act(seat, dice.choice(t.game.choices(seat)))
