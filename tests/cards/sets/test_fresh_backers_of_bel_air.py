"""Fresh Backers of Bel-Air: flipped, turned upside down, and moved to the better end."""

from __future__ import annotations

from mblades.testing import Table

CAB, COUSIN, NEPHEW = (
    "Cab With Dice in the Mirror",
    "Cousin With One Dance Move",
    "Nephew, Turned Upside Down",
)
AUNT, BUTLER = "Aunt Who Changed Between Seasons", "Butler of Polite Insults"
UNCLE = "Uncle Ursus, Judge and Bear"


def test_a_life_turned_upside_down() -> None:
    t = Table(players=2)
    t.tableau(0, CAB, NEPHEW)
    t.face_down(CAB)
    t.hand(0, UNCLE, "Votive Lamp")
    t.action(0, NEPHEW)
    assert t.is_face_up(CAB)
    assert t.rp_of(0) == 8 + 14
    t.play(0, UNCLE)
    assert not t.is_face_up(CAB)  # the only one with few enough stars
    assert t.rp_of(0) == 22 + 16
    t.finish()
    assert t.rp_of(0) == 38 + 2 * 4


def test_nobody_is_turned_back_in_the_original_edition_or_on_an_empty_board() -> None:
    t = Table(players=2, edition="original")
    t.tableau(0, CAB, NEPHEW)
    t.face_down(CAB)
    t.hand(0, "Votive Lamp")
    t.action(0, NEPHEW)
    assert not t.is_face_up(CAB)
    assert t.rp_of(0) == 8 + 14
    alone = Table(players=2)
    alone.hand(0, UNCLE)
    alone.play(0, UNCLE)
    alone.finish()
    assert alone.rp_of(0) == 0


def test_uncle_ursus_respects_what_is_guarded() -> None:
    t = Table(players=2)
    t.tableau(1, "Turnip Farmer", "Orella", "Votive Lamp")
    t.hand(0, UNCLE)
    t.play(0, UNCLE)
    assert not t.is_face_up("Orella")
    t.finish()
    assert t.rp_of(0) == 4


def test_the_aunt_is_replaced_rather_than_flipped() -> None:
    t = Table(players=2)
    t.card("Vandal", text="Play: Flip a card in an opponent's tableau.")
    t.hand(0, AUNT)
    t.hand(1, "Vandal", "Turnip Farmer")
    t.play(0, AUNT)
    t.play(1, "Vandal")
    assert t.hand_of(0) == [AUNT]
    t.play(0, AUNT)
    t.rp(1, 30)
    t.turn(0)
    t.hand(0, "Votive Lamp")
    t.tableau(0, COUSIN)
    t.action(0, AUNT)
    assert COUSIN in t.hand_of(0)  # she herself stays, face down: else she would come back for ever
    assert not t.is_face_up(AUNT)
    assert (t.rp_of(0), t.rp_of(1)) == (12, 18)


def test_the_cousin_dances_and_the_butler_comments() -> None:
    t = Table(players=2)
    t.tableau(0, "Exaltius")
    t.hand(0, COUSIN, BUTLER, "Votive Lamp")
    t.hand(1, "Turnip Farmer")
    t.play(0, COUSIN)
    t.choose(0, "Exaltius", COUSIN, "Exaltius", COUSIN)
    assert t.tableau_of(0) == ["Exaltius", COUSIN]
    t.rp(1, 20)
    t.play(0, BUTLER)  # with no card to flip there is only one answer
    t.play(1, "Turnip Farmer")
    assert (t.rp_of(0), t.rp_of(1)) == (24 + 8, 20 - 8 - 5 + 10)
