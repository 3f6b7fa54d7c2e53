"""Saints of Whiteholme: your cards stay face up, whatever it takes."""

from __future__ import annotations

from mblades.cards.library import load
from mblades.testing import Table

SAMI, NOVICE, CHOIR = "Guardian Beast Sami", "Candlelight Novice", "Choir of Small Bells"
TEMPLAR = "Templar of the Long Watch"


def test_an_unbroken_line_pays_the_whole_set() -> None:
    t = Table(players=2)
    t.box(0, "Whiteholme Reliquary")
    t.tableau(0, CHOIR, TEMPLAR)
    t.hand(0, NOVICE)
    t.play(0, NOVICE)
    t.finish()
    assert t.rp_of(0) == 15 + 30 + 3 * 5 + 3 * 4


def test_a_card_face_down_is_missed_everywhere() -> None:
    t = Table(players=2)
    t.box(0, "Whiteholme Reliquary")
    t.tableau(0, NOVICE, CHOIR, TEMPLAR)
    t.face_down(NOVICE)
    t.finish()
    assert t.rp_of(0) == 10 + 2 * 5 + 2 * 4


def test_the_sleeve_guards_the_small_and_the_bowl_consoles() -> None:
    t = Table(players=2)
    t.accessories(0, "Whiteholme Card Sleeve", "Alms Bowl")
    t.tableau(0, CHOIR)
    t.hand(1, "Torch Brigade", "Total Destruction")
    t.play(1, "Torch Brigade")
    assert t.is_face_up(CHOIR)
    t.tableau(0, "Shield-Sister Maren", TEMPLAR)  # four stars, and not on top
    t.play(1, "Total Destruction")
    assert t.is_face_up(CHOIR)
    assert not t.is_face_up("Shield-Sister Maren")
    assert t.rp_of(0) == 10


def test_sami_lies_down_for_another_card_once() -> None:
    t = Table(players=2)
    starter = load().design(f"{SAMI} (Saints of Whiteholme)")  # the core has a Sami too
    t.card(SAMI, stars=starter.stars, symbols="Light Animal", text=starter.text)
    t.tableau(0, NOVICE, SAMI)
    t.hand(1, "Torch Brigade", "Torch Brigade")
    t.play(1, "Torch Brigade")
    t.choose(0, SAMI)
    assert t.is_face_up(NOVICE)
    assert not t.is_face_up(SAMI)
    assert t.rp_of(0) == 20
    t.play(1, "Torch Brigade")
    assert not t.is_face_up(NOVICE)
    assert t.rp_of(0) == 20 + 5
