"""Star Power: gather star tokens, then spend them or shine."""

from __future__ import annotations

from mblades.testing import Table

DANCER, TWINS = "Backup Dancer, Third From Left", "Supernova Twins"
OWL, DIVA = "Paparazzo Owl", "Diva With Her Own Weather"
BIGGEST, WALK = "Biggest Star in Any Universe", "Walk of Fame, Rolled Up"


def test_a_concert() -> None:
    t = Table(players=2)
    t.box(0, WALK)
    t.hand(0, DANCER, TWINS, BIGGEST)
    t.play(0, DANCER)
    t.play(0, TWINS)
    assert (t.stars_of(DANCER), t.stars_of(TWINS)) == (3, 8)
    t.play(0, BIGGEST)
    assert t.tokens_on(BIGGEST) == (3 + 8) // 2 + 2
    assert t.stars_of(TWINS) == 10
    t.finish()
    assert t.rp_of(0) == 92


def test_the_biggest_star_alone_and_behind_a_cloud() -> None:
    t = Table(players=2)
    t.tableau(0, "Grandfather Pike")
    t.face_down("Grandfather Pike")
    t.hand(0, BIGGEST)
    t.play(0, BIGGEST)
    assert t.stars_of(BIGGEST) == 7
    t.face_down(BIGGEST)
    t.finish()
    assert t.rp_of(0) == 0


def test_the_owl_sells_two_stars_of_anybody() -> None:
    t = Table(players=2)
    t.tableau(1, DIVA, "World Turtle Tarask")
    t.tokens(DIVA, 1)
    t.tokens("World Turtle Tarask", 3)
    t.hand(0, OWL)
    t.play(0, OWL)
    t.choose(0, "yes")
    assert t.tokens_on("World Turtle Tarask") == 1
    assert t.rp_of(0) == 20
    dark = Table(players=2)
    dark.hand(0, OWL)
    dark.play(0, OWL)
    assert dark.rp_of(0) == 0


def test_the_dancer_spends_and_the_diva_grows() -> None:
    t = Table(players=2)
    t.tableau(0, DANCER)
    t.tableau(1, DIVA)
    t.hand(0, "Turnip Farmer", "Lakeguard")
    t.hand(1, "Turnip Farmer")
    t.play(0, "Turnip Farmer")
    assert t.tokens_on(DIVA) == 2  # before the dancer lifted the farmer
    t.action(0, DANCER)
    assert not t.is_face_up(DANCER)
    assert t.rp_of(0) == 10 + 2 * 6
