"""BSI: name a suspect and turn out every pocket."""

from __future__ import annotations

from mblades.testing import Table

ROOKIE, DOG = "Rookie With a Magnifying Glass", "Sniffer Dog, Off Duty"
CAMERA, CHALK = "Camera That Only Takes Evidence", "Chalk Outline, Stretching"
PSYCHIC, LIEUTENANT = "Psychic Who Skips to the Last Page", "Lieutenant Sunglasses"


def test_investigate_and_the_camera_counts() -> None:
    t = Table(players=3)
    t.hand(0, CAMERA, ROOKIE)
    t.hand(1, "Turnip Farmer", "Lakeguard")
    t.hand(2, "Truffle Hog")
    t.play(0, CAMERA)
    t.choose(0, "Earth")
    assert [card for _seat, card in t.happened("revealed")] == ["Turnip Farmer", "Truffle Hog"]
    assert t.rp_of(0) == 3
    t.play(0, ROOKIE)
    t.choose(0, "Water")
    t.finish()
    assert t.rp_of(0) == 3 + 3 * 3


def test_the_dog_smells_a_card_or_takes_a_bite() -> None:
    t = Table(players=4)
    t.hand(0, DOG)
    t.hand(1, "Turnip Farmer", "Lakeguard")
    t.rp(1, 5)
    t.rp(2, 20)
    t.play(0, DOG)
    t.choose(0, "Earth")
    assert t.hand_of(1) == ["Lakeguard"]
    assert [t.rp_of(seat) for seat in range(4)] == [0, 5, 8, 0]


def test_the_outline_finds_no_guarded_or_face_down_suspect() -> None:
    t = Table(players=2)
    t.tableau(1, "Turnip Farmer", "Orella", "Chili Champion", "El Vice")
    t.face_down("El Vice")
    t.hand(0, CHALK)
    t.play(0, CHALK)
    t.choose(0, "Citizen")
    assert t.is_face_up("Turnip Farmer")
    assert t.is_face_up("Chili Champion")
    guess = Table(players=2)
    guess.tableau(1, "Turnip Farmer")
    guess.rp(1, 30)
    guess.hand(0, CHALK)
    guess.hand(1, "Crossroads Warlord")
    guess.play(0, CHALK)
    guess.choose(0, "Citizen")
    assert not guess.is_face_up("Turnip Farmer")
    guess.play(1, "Crossroads Warlord")  # 10 RP are lost for it, and 10 go to the outline
    assert (guess.rp_of(0), guess.rp_of(1)) == (10, 10)


def test_the_lieutenant_closes_the_case_and_the_psychic_knew() -> None:
    t = Table(players=2)
    t.tableau(0, PSYCHIC, LIEUTENANT)
    t.hand(0, "Votive Lamp")
    t.hand(1, "Turnip Farmer")
    t.rp(1, 20)
    t.play(1, "Turnip Farmer")
    assert t.rp_of(0) == 6
    t.action(0, LIEUTENANT)
    t.choose(0, "Citizen")
    t.choose(1, "Lose 15 RP")
    assert (t.rp_of(0), t.rp_of(1)) == (6, 15)
    assert t.is_face_up("Turnip Farmer")
