"""Developmental Issues: unfinished cards, bought into shape."""

from __future__ import annotations

from mblades.testing import Table

DRAGON, PRODUCER = "Dragon, Art Not Final", "Producer of One More Feature"
GOBLIN, GOLEM, HOTFIX = "Placeholder Goblin", "Stretch Goal Golem", "Hotfix Mage"


def test_eleven_dollars_finish_the_dragon() -> None:
    t = Table(players=2)
    t.box(0, "Unlabelled Prototype Box")
    t.tableau(0, PRODUCER)
    t.hand(0, DRAGON)
    t.money(0, 11)
    t.play(0, DRAGON)
    t.choose(0, "yes", "yes", "yes", "yes")
    assert t.stars_of(DRAGON) == 22
    assert (t.rp_of(0), t.money_of(0)) == (6, 3)
    t.finish()
    t.choose(0, "yes")
    assert t.rp_of(0) == 65


def test_without_money_or_face_down_it_stays_a_sketch() -> None:
    t = Table(players=2)
    t.hand(0, DRAGON)
    t.play(0, DRAGON)
    t.finish()
    assert t.rp_of(0) == 16
    down = Table(players=2)
    down.tableau(0, DRAGON, GOBLIN)
    down.face_down(DRAGON, GOBLIN)
    down.finish()
    assert down.rp_of(0) == 0


def test_the_golem_takes_what_is_there() -> None:
    t = Table(players=4)
    t.hand(0, GOLEM)
    t.money(1, 5)
    t.money(2, 1)
    t.play(0, GOLEM)
    assert [t.money_of(seat) for seat in range(4)] == [3, 3, 0, 0]
    assert t.rp_of(0) == 0


def test_a_hotfix_turns_a_card_back_and_cancels_what_it_does_not_like() -> None:
    t = Table(players=2)
    t.tableau(0, GOBLIN)
    t.face_down(GOBLIN)
    t.money(0, 2)
    t.hand(0, HOTFIX)
    t.hand(1, "Torch Brigade")
    t.play(0, HOTFIX)
    t.choose(0, "yes")
    assert t.is_face_up(GOBLIN)
    assert (t.tokens_on(GOBLIN), t.money_of(0)) == (2, 0)
    t.play(1, "Torch Brigade")
    t.choose(0, HOTFIX)
    assert t.is_face_up(GOBLIN)
    assert not t.is_face_up(HOTFIX)
