"""Monster Girls: who looks where, and who stands beside whom."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table

IDOL, CAT, HARPY = (
    "Nine-Tailed Idol, Centre Stage", "Cat Girl on Her Ninth Job", "Harpy With a Crush"
)  # fmt: skip
MERMAID, GORGON = "Mermaid in the Public Pool", "Gorgon Who Only Winks"


def test_everyone_beside_the_idol() -> None:
    t = Table(players=2)
    t.box(0, "Locket With Six Photographs")
    t.hand(0, MERMAID, IDOL, HARPY, "Turnip Farmer")
    t.play(0, MERMAID)
    t.choose(0, "right")
    t.play(0, IDOL)
    with pytest.raises(SceneError):  # the locket asks first
        t.play(0, HARPY)
    t.choose(0, "no")
    t.play(0, HARPY)
    t.choose(0, "right")
    t.tokens(MERMAID, 5)
    with pytest.raises(SceneError):
        t.play(0, "Turnip Farmer")
    t.choose(0, "no")
    t.play(0, "Turnip Farmer")
    while t.options:
        t.choose(0, t.options[0])
    assert t.stars_of("Turnip Farmer") == 1 + 5
    assert t.rp_of(0) == 10 + 10
    t.finish()
    assert t.rp_of(0) == 20 + 2 * 8 + 2 * (6 + 4) + 3 * 6


def test_the_cat_squeezes_in_between() -> None:
    t = Table(players=2)
    t.tableau(0, MERMAID, IDOL)
    t.hand(0, CAT)
    t.play(0, CAT)
    t.choose(0, "yes", 1)
    assert t.tableau_of(0) == [MERMAID, CAT, IDOL]
    assert t.stars_of(MERMAID) == 4
    assert t.stars_of(IDOL) == 11
    assert t.rp_of(0) == 0
    t.face_down(CAT)
    t.finish()  # the mermaid faces nowhere, and the idol has nobody beside her
    assert t.rp_of(0) == 15


def test_the_gorgon_winks_to_one_side() -> None:
    t = Table(players=3)
    t.tableau(1, "Turnip Farmer", "World Turtle Tarask")
    t.tableau(2, "Lakeguard")
    t.hand(0, GORGON)
    t.play(0, GORGON)
    t.choose(0, "left")
    assert not t.is_face_up("Turnip Farmer")
    assert t.is_face_up("World Turtle Tarask")
    assert t.is_face_up("Lakeguard")
    assert t.rp_of(0) == 0
    nobody = Table(players=3)
    nobody.tableau(2, "Lakeguard")
    nobody.face_down("Lakeguard")
    nobody.hand(0, GORGON)
    nobody.play(0, GORGON)
    nobody.choose(0, "right")
    assert nobody.rp_of(0) == 0
