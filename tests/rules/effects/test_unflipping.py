"""Cards that are turned face up again are told by what is printed on them."""

from __future__ import annotations

from tests.rules.effects.test_results import acting


def test_by_printed_stars() -> None:
    t = acting("Play: Unflip each face-down card in your tableau with at most 2 stars.")
    t.tableau(0, "A", "B", "C")
    t.face_down("A", "B", "C")
    t.play(0, "Actor")
    assert [t.is_face_up(one) for one in "ABC"] == [True, True, False]


def test_by_printed_elements() -> None:
    t = acting(
        "Play: You may unflip a face-down Fire card in your tableau. If you do not, gain 5 RP."
    )
    t.tableau(0, "A", "C")
    t.face_down("A", "C")
    t.play(0, "Actor")
    assert t.rp_of(0) == 5  # A and C are Water


def test_one_of_those_that_fit() -> None:
    t = acting("Play: Unflip a face-down card in your tableau with at least 2 stars.")
    t.tableau(0, "A", "B", "C")
    t.face_down("A", "B", "C")
    t.play(0, "Actor")
    assert t.options == ["B", "C"]
    t.choose(0, "C")
    assert [t.is_face_up(one) for one in "ABC"] == [False, False, True]
