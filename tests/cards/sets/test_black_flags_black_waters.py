"""Black Flags Black Waters: opponents discard, and each splash is paid for."""

from __future__ import annotations

from mblades.testing import Table

CAPTAIN = "Captain Overboard"
PARROT = "Polly the Second Opinion"


def test_the_captain_the_parrot_and_the_desk_are_paid_for_each_discard() -> None:
    t = Table(players=3)
    t.box(0, "Dead Man's Desk")
    t.tableau(0, PARROT)
    t.hand(0, CAPTAIN)
    t.hand(1, "Turnip Farmer", "Otter With a Plan")
    t.hand(2, "Turnip Farmer")
    t.play(0, CAPTAIN)
    t.choose(1, "Otter With a Plan")
    t.choose(2, "Turnip Farmer")
    while t.options:  # 2 discards, each heard by all three; the order is one's own
        t.choose(0, t.options[0])
    assert t.rp_of(0) == 2 * (6 + 3 + 2)
    assert t.hand_of(1) == ["Turnip Farmer"]
    t.finish()
    assert t.rp_of(0) == 22 + 10  # nothing is left in the hand


def test_hands_that_are_guarded_or_empty_give_nothing() -> None:
    t = Table(players=3)
    t.box(1, "Bottomless Satchel")
    t.hand(0, CAPTAIN)
    t.hand(1, "Turnip Farmer")
    t.play(0, CAPTAIN)
    assert t.rp_of(0) == 0
    assert t.hand_of(1) == ["Turnip Farmer"]


def test_a_captain_face_down_hears_no_splash() -> None:
    t = Table(players=2)
    t.tableau(0, CAPTAIN, "Bosun Barnacle Bess")
    t.face_down(CAPTAIN)
    t.hand(0, "Turnip Farmer")
    t.hand(1, "Turnip Farmer")
    t.action(0, "Bosun Barnacle Bess")
    assert t.rp_of(0) == 5
    assert t.binder_of(1) == ["Turnip Farmer"]


def test_the_witch_takes_rp_or_a_card_and_from_the_poor_nothing() -> None:
    t = Table(players=4)
    t.hand(0, "Sea Witch of the Small Print")
    t.hand(1, "Turnip Farmer")
    t.rp(1, 10)
    t.hand(2, "Turnip Farmer")
    t.rp(2, 9)
    t.play(0, "Sea Witch of the Small Print")
    t.choose(1, 0)
    assert [t.rp_of(seat) for seat in range(4)] == [10, 0, 9, 0]
    assert t.hand_of(1) == ["Turnip Farmer"]
    assert t.hand_of(2) == []
