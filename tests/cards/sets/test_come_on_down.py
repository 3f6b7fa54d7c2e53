"""Come On Down!: guess, pay, win prizes."""

from __future__ import annotations

from mblades.testing import Table

WHEEL, ASSISTANT = "Wheel of Considerable Fortune", "Assistant Who Knows the Price"
CONTESTANT, HOST = "Contestant Number One", "Host With All the Teeth"


def test_the_assistant_turns_the_wheel() -> None:
    t = Table(players=2)
    t.box(0, "Parting Gift Hamper")
    t.store("Turnip Farmer", "Lakeguard", "Grandfather Pike", "Gravel Militia")
    t.hand(0, ASSISTANT, WHEEL)
    t.money(0, 6)
    t.play(0, ASSISTANT)
    t.choose(0, "Turnip Farmer", "Lakeguard", "Gravel Militia")  # the last is put on top
    t.play(0, WHEEL)
    t.choose(0, "yes", "yes", "yes")
    assert t.rp_of(0) == 18
    assert t.money_of(0) == 0
    t.rp(1, 20)
    t.finish()  # without M$ the opponent pays the hamper in RP
    assert (t.rp_of(0), t.rp_of(1)) == (18, 12)


def test_an_empty_store_has_no_prizes() -> None:
    t = Table(players=2)
    t.hand(0, CONTESTANT, WHEEL, ASSISTANT)
    t.play(0, CONTESTANT)
    t.choose(0, "Fire")
    assert t.rp_of(0) == 10
    t.play(0, ASSISTANT)
    t.play(0, WHEEL)  # no money, no spin
    assert t.rp_of(0) == 10


def test_the_contestant_keeps_what_she_guessed() -> None:
    t = Table(players=2)
    t.store("Lakeguard", "Turnip Farmer")
    t.hand(0, CONTESTANT)
    t.play(0, CONTESTANT)
    t.choose(0, "Water")
    assert t.rp_of(0) == 25
    assert t.hand_of(0) == ["Lakeguard"]


def test_the_host_counts_hands_and_not_tableaus() -> None:
    t = Table(players=3)
    t.hand(0, HOST, "Lakeguard")
    t.hand(1, "Lakeguard", "Turnip Farmer")
    t.hand(2, "Gravel Militia")
    t.tableau(2, "Torch Brigade")
    t.play(0, HOST)
    t.choose(0, "Soldier")
    assert t.rp_of(0) == 2 * 7


def test_the_goat_has_three_doors() -> None:
    for door, rp, money, cards in ((0, 12, 0, 0), (1, 0, 0, 2), (2, 0, 6, 0)):
        t = Table(players=2)
        t.store("Lakeguard", "Turnip Farmer")
        t.rp(1, 20)
        t.hand(0, "Goat Behind Door Three")
        t.play(0, "Goat Behind Door Three")
        t.choose(0, door)
        assert (t.rp_of(0), t.money_of(0), len(t.hand_of(0))) == (rp, money, cards)
