"""Hot Chicks: poultry on fire."""

from __future__ import annotations

from mblades.testing import Table

EGG, ROOSTER, HEN = "Egg, Self-Boiling", "Rooster of the Wrong Hour", "Hen of the Burning Bush"
NUGGET, PHOENIX = "Nugget of Twenty-Four Carats", "Phoenix Who Denies Everything"
COCK = "Cock of the Crater"


def test_a_whole_yard_on_fire() -> None:
    t = Table(players=2)
    t.tableau(0, ROOSTER, "Salamander, Mountain Eater", "Homing Pigeon")
    t.face_down("Homing Pigeon")
    t.hand(0, HEN, COCK)
    t.play(0, HEN)
    assert t.rp_of(0) == 2 * 4
    assert t.stars_of("Salamander, Mountain Eater") == 9 + 2
    t.play(0, COCK)
    assert t.rp_of(0) == 8 + 3 * 4
    t.finish()
    animals = (4 + 2) + (9 + 2) + (5 + 2) + 10
    assert t.rp_of(0) == 20 + animals + 3 * 7 + 4 * 7


def test_the_egg_cracks_and_something_comes_out() -> None:
    t = Table(players=2)
    t.card("Spoon", text="Play: Flip a card in an opponent's tableau.")
    t.hand(0, EGG, "Turnip Farmer")
    t.play(0, EGG)
    t.hand(1, "Spoon")
    t.play(1, "Spoon")
    t.choose(0, "yes")
    assert t.tableau_of(0) == [EGG, "Turnip Farmer"]
    assert t.rp_of(0) == 10 + 20 + 10
    guarded = Table(players=2)
    guarded.card("Spoon", text="Play: Flip a card in an opponent's tableau.")
    guarded.accessories(0, "Millennium Card Sleeve")
    guarded.tableau(0, EGG)
    guarded.hand(1, "Spoon")
    guarded.play(1, "Spoon")
    assert guarded.is_face_up(EGG)
    assert guarded.rp_of(0) == 0


def test_the_phoenix_was_never_here() -> None:
    t = Table(players=2)
    t.card("Bucket", text="Play: Flip a card in an opponent's tableau.")
    t.hand(0, PHOENIX)
    t.hand(1, "Bucket")
    t.play(0, PHOENIX)
    t.play(1, "Bucket")
    assert t.tableau_of(0) == []
    assert t.hand_of(0) == [PHOENIX]
    assert t.rp_of(0) == 0


def test_the_nugget_is_real_gold() -> None:
    t = Table(players=2)
    t.money(0, 5)
    t.hand(0, NUGGET)
    t.play(0, NUGGET)
    t.finish()
    assert t.rp_of(0) == 6  # 11 M$


def test_there_is_room_for_one_epic_bird() -> None:
    t = Table(players=2)
    t.deck(0, COCK, "Fate, in Person", EGG)
    t.begin()
    assert len(t.hand_of(0)) == 2
    assert EGG in t.hand_of(0)
    assert len(t.binder_of(0)) == 1
