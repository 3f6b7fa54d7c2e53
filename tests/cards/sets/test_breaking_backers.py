"""Breaking Backers: mix well, stand back, and wait for a Reaction."""

from __future__ import annotations

from mblades.testing import Table

FLY, SPRITE, LAWYER = "Fly in the Laboratory", "Sprite of Blue Sugar", "Lawyer on Every Bus Bench"
TEACHER, VAN = "Teacher in the Tall Black Hat", "Camper Van Full of Candy"
KNOCKER = "The One Who Knocks, Politely"


def test_a_chain_of_reactions() -> None:
    t = Table(players=2)
    t.tableau(0, TEACHER, SPRITE, KNOCKER, VAN)
    t.hand(1, "Turnip Farmer", "Exaltius")
    t.play(1, "Turnip Farmer")
    t.choose(0, "no")  # the knocker waits for something bigger
    t.choose(0, SPRITE)
    assert t.rp_of(0) == 42
    t.play(1, "Exaltius")
    t.choose(0, KNOCKER)
    assert not t.is_face_up("Exaltius")
    assert t.rp_of(0) == 92
    t.finish()
    assert t.rp_of(0) == 110


def test_the_knocker_meets_what_cannot_be_flipped() -> None:
    t = Table(players=2)
    t.tableau(0, KNOCKER)
    t.card("Bolted Door", text="Ongoing: This card cannot be flipped.")
    t.hand(1, "Bolted Door")
    t.play(1, "Bolted Door")
    t.choose(0, KNOCKER)
    assert t.is_face_up("Bolted Door")
    assert not t.is_face_up(KNOCKER)  # it knocked, and nobody opened
    assert t.rp_of(0) == 30  # "Gain 30 RP." stands on its own


def test_the_lawyer_objects() -> None:
    t = Table(players=2)
    t.tableau(0, LAWYER)
    t.hand(1, "Turnip Farmer")
    t.play(1, "Turnip Farmer")
    t.choose(0, LAWYER)
    assert t.rp_of(1) == 0
    assert t.rp_of(0) == 22


def test_the_van_protects_the_volatile_and_the_fly_buzzes() -> None:
    t = Table(players=2)
    t.card("Vandal", text="Play: Flip a card in an opponent's tableau.")
    t.tableau(0, FLY, VAN)
    t.hand(0, "Votive Lamp")
    t.hand(1, "Vandal")
    t.play(1, "Vandal")
    assert t.is_face_up(FLY)
    assert not t.is_face_up(VAN)
    t.rp(1, 20)
    t.pass_(1)
    t.choose(0, FLY)
    assert (t.rp_of(0), t.rp_of(1)) == (7, 13)
    assert not t.is_face_up(FLY)
