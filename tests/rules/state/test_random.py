"""The game's own random numbers."""

from __future__ import annotations

from mblades.rules.state.random import below


class Dice:
    def __init__(self, rng: int) -> None:
        self.rng = rng


SPLITMIX64 = [  # from 1234567 on
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


def test_the_numbers_are_those_of_splitmix64() -> None:
    dice = Dice(1234567)
    assert [below(dice, 1 << 64) for _ in range(5)] == SPLITMIX64


def test_no_number_is_more_likely_where_the_range_does_not_go_into_two_to_the_64() -> None:
    dice, range_ = Dice(5), 3 << 62
    drawn = [below(dice, range_) for _ in range(3000)]
    assert max(drawn) < range_
    lowest_third = sum(number < range_ // 3 for number in drawn)
    assert 900 < lowest_third < 1100  # half of them, were the rest of 2**64 not left out


def test_the_first_number_of_the_rest_is_left_out() -> None:
    dice = Dice(1234567)
    for _ in range(2):
        below(dice, 1 << 64)
    assert below(dice, SPLITMIX64[2]) == SPLITMIX64[3]  # the third would be 0, of a second round
