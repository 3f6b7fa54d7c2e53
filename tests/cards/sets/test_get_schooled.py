"""Get Schooled!: cards combine, and lunch money turns into RP."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table

KID, DOG, SUBSTITUTE = "Kid in the Front Row", "Dog Who Eats Homework", "Substitute Teacher"
TREASURER, HEAD = "Treasurer of the Bake Sale", "Headmistress Tuition"


def test_homework_money_passes_the_treasurer_and_pays_the_head() -> None:
    t = Table(players=2)
    t.box(0, "Locker 404, Jammed")
    t.tableau(0, TREASURER, KID)  # Citizen, Mage
    t.hand(0, DOG, HEAD, "Lakeguard", "Turnip Farmer")
    t.play(0, DOG)  # shares nothing with the kid
    t.choose(0, "yes", "Lakeguard")
    assert (t.rp_of(0), t.money_of(0)) == (20 + 12 + 8, 3)
    t.play(0, HEAD)  # Citizen, Mage, Animal
    assert (t.rp_of(0), t.money_of(0)) == (40, 3)
    t.money(0, 6)
    t.rp(1, 40)
    t.action(0, HEAD)
    assert (t.rp_of(0), t.rp_of(1), t.money_of(0)) == (40 + 14, 26, 1)
    assert not t.is_face_up(HEAD)
    t.finish()
    assert t.rp_of(0) == 54 + 10


def test_the_substitute_combines_as_its_neighbour() -> None:
    t = Table(players=2)
    t.tableau(0, "Turnip Farmer", SUBSTITUTE)
    t.hand(0, "Turnip Farmer")
    t.play(0, "Turnip Farmer")
    assert t.rp_of(0) == 10 + 30
    plain = Table(players=2)
    plain.tableau(0, "Turnip Farmer", SUBSTITUTE)
    plain.face_down("Turnip Farmer")
    plain.hand(0, "Turnip Farmer")
    plain.play(0, "Turnip Farmer")  # a Citizen like the substitute, but Earth
    assert plain.rp_of(0) == 10


def test_no_fees_no_lesson_and_no_paper_no_breakfast() -> None:
    t = Table(players=2)
    t.tableau(0, HEAD)
    t.hand(0, DOG)
    t.money(0, 4)
    with pytest.raises(SceneError):
        t.action(0, HEAD)
    t.play(0, DOG)  # nothing left in hand to eat
    assert (t.rp_of(0), t.money_of(0)) == (0, 4)


def test_a_kid_face_down_combines_nothing() -> None:
    t = Table(players=2)
    t.tableau(0, KID)
    t.face_down(KID)
    t.hand(0, "Lakeguard")
    t.play(0, "Lakeguard")
    assert t.rp_of(0) == 5  # the Lakeguard's own, for the card to its left
