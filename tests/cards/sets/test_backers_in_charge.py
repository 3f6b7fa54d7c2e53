"""Backers in Charge: two elements each, and a great deal of responsibility."""

from __future__ import annotations

from mblades.testing import Table

SITTER, INTERN, COMMITTEE = (
    "Babysitter of the Apocalypse",
    "Intern With All the Keys",
    "Committee of One",
)
PRESIDENT, KRAKEN = "Vice-President of Lightning", "Kraken, Chief Executive"
CHAIRMAN = "Chairman of Sun and Moon"


def test_the_chairman_counts_what_he_names() -> None:
    t = Table(players=2)
    t.tableau(0, KRAKEN, "Evil Helbane", "Closet Boggart")
    t.face_down("Closet Boggart")
    t.hand(0, CHAIRMAN)
    t.play(0, CHAIRMAN)
    t.choose(0, "Dark")
    assert t.rp_of(0) == 3 * 12
    t.finish()
    assert t.rp_of(0) == 36 + 3 * 8
    alone = Table(players=2)
    alone.hand(0, CHAIRMAN)
    alone.play(0, CHAIRMAN)
    alone.choose(0, "Fire")
    assert alone.rp_of(0) == 0


def test_the_babysitter_minds_the_small_ones() -> None:
    t = Table(players=2)
    t.card("Vandal", text="Play: Flip a card in an opponent's tableau.")
    t.tableau(0, "Votive Lamp", SITTER, "Evil Helbane", "Exaltius")
    t.face_down("Exaltius")
    t.hand(1, "Vandal")
    t.play(1, "Vandal")
    assert t.is_face_up(SITTER)
    assert not t.is_face_up("Evil Helbane")
    t.finish()
    assert t.rp_of(0) == 10 + 2 * 5  # the lamp's own, and two face up


def test_the_kraken_asks_for_a_card_or_for_points() -> None:
    t = Table(players=3)
    t.hand(0, KRAKEN)
    t.hand(1, "Votive Lamp")
    t.rp(1, 14)
    t.rp(2, 40)
    t.play(0, KRAKEN)
    assert t.hand_of(1) == []
    assert (t.rp_of(1), t.rp_of(2)) == (14, 25)


def test_the_office_at_work() -> None:
    t = Table(players=2)
    t.store("Exaltius", "Lakeguard")
    t.hand(0, INTERN, PRESIDENT, COMMITTEE)
    t.rp(1, 30)
    t.play(0, INTERN)
    assert t.rp_of(0) == 0
    t.play(0, PRESIDENT)  # in the same turn
    assert t.rp_of(0) == 21  # Air, Light, Fire
    t.action(0, PRESIDENT)
    assert t.rp_of(1) == 20
    t.play(0, COMMITTEE)
    t.finish()
    assert t.rp_of(0) == 33
