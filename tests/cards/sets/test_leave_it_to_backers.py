"""Leave it to Backers: one way each to beat somebody, or to tidy up a deck."""

from __future__ import annotations

from mblades.testing import Table

BIRD, LABELS = "Early Bird of the Cul-de-Sac", "Label Maker of the Tidy Uncle"
FLAMINGOS, TUTOR = "Lawn Flamingo Regiment", "Tutor Paid in Advance"
BOY, MOTHER = "Newspaper Boy With Perfect Aim", "Mother Who Has Seen Your Deck"


def test_the_bird_is_early_or_late() -> None:
    t = Table(players=2)
    t.store("Lakeguard")
    t.rp(1, 15)
    t.tableau(0, "Homing Pigeon")
    t.hand(0, BIRD)
    t.play(0, BIRD)
    assert (t.rp_of(0), t.rp_of(1)) == (10, 5)
    assert t.hand_of(0) == ["Lakeguard"]
    late = Table(players=2)
    late.tableau(0, "Homing Pigeon", "Votive Lamp")
    late.face_down("Votive Lamp")
    late.hand(0, BIRD)
    late.play(0, BIRD)
    assert late.rp_of(0) == 12


def test_the_boy_throws_far_and_mother_looks_into_your_hand() -> None:
    t = Table(players=2)
    t.store("Lakeguard", "Kelpie Courier")
    t.tableau(1, "Grandfather Pike", "Orella")
    t.hand(1, "Turnip Farmer", "Chili Champion")
    t.hand(0, BOY, MOTHER, "Votive Lamp")
    t.play(0, BOY)
    t.play(0, MOTHER)  # 7 stars: the pike has too many
    assert not t.is_face_up("Orella")
    assert t.is_face_up("Grandfather Pike")
    assert t.rp_of(0) == 8
    t.action(0, MOTHER)
    t.choose(0, "Chili Champion")
    assert t.hand_of(1) == ["Turnip Farmer"]
    assert sorted(t.hand_of(0)) == ["Kelpie Courier", "Lakeguard", "Votive Lamp"]


def test_the_label_maker_labels_what_is_face_up() -> None:
    t = Table(players=2)
    t.tableau(0, "Homing Pigeon", "Votive Lamp")
    t.face_down("Votive Lamp")
    t.hand(0, LABELS)
    t.play(0, LABELS)
    assert t.options == ["Homing Pigeon", LABELS]
    t.choose(0, "Homing Pigeon")
    assert t.symbols_of("Homing Pigeon") == {"Air", "Animal", "Earth", "Construct"}
    assert t.stars_of("Homing Pigeon") == 5
    assert t.rp_of(0) == 15


def test_flamingos_meet_protection_a_face_down_card_and_nobody() -> None:
    t = Table(players=2)
    t.tableau(1, "Orella", "Truffle Hog", "Turnip Farmer", "Lakeguard")
    t.face_down("Turnip Farmer")
    t.hand(0, FLAMINGOS)
    t.play(0, FLAMINGOS)
    assert not t.is_face_up("Orella")  # the hog is guarded, the guard has as many stars
    assert t.is_face_up("Truffle Hog")
    assert t.rp_of(0) == 10
    alone = Table(players=2)
    alone.hand(0, FLAMINGOS)
    alone.play(0, FLAMINGOS)
    assert alone.rp_of(0) == 10


def test_the_tutor_holds_back_those_ahead() -> None:
    t = Table(players=3)
    t.hand(1, "Turnip Farmer")
    t.rp(1, 14)
    t.rp(2, 30)
    t.hand(0, TUTOR, "Votive Lamp")
    t.play(0, TUTOR)
    t.choose(1, "Discard a card.")
    assert [t.rp_of(seat) for seat in range(3)] == [0, 14, 22]
    t.rp(0, 15)
    t.turn(0)
    assert [t.rp_of(seat) for seat in range(3)] == [15, 14, 16]
