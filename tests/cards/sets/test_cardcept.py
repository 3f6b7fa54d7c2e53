"""Cardcept: cards inside cards, attached and copied."""

from __future__ import annotations

from mblades.testing import Table

INSIDE, DREAM = "The Card Inside This Card", "Dream About This Very Card"
SPINNER, EXTRACTOR = "Spinning Top, Still Spinning", "Extractor in a Good Suit"
ARCHITECT, CASE = "Architect Asleep at His Desk", "Briefcase in a Briefcase"


def test_everything_inside_happens_at_once() -> None:
    t = Table(players=2)
    t.hand(0, INSIDE, "Turnip Farmer", "Shaman of Small Rock", "Choir Volunteer", "Lakeguard")
    t.play(0, INSIDE)
    t.choose(0, "Turnip Farmer", "Shaman of Small Rock", "Choir Volunteer", "done")
    assert t.rp_of(0) == 15  # the volunteer sings for the one Light card there is
    assert t.money_of(0) == 2
    assert t.hand_of(0) == ["Lakeguard"]
    assert len(t.attached_to(INSIDE)) == 3


def test_a_dream_comes_back_at_the_end_unless_it_was_flipped() -> None:
    t = Table(players=2)
    t.hand(0, DREAM, "Turnip Farmer")
    t.play(0, DREAM)
    assert t.rp_of(0) == 10
    t.finish()
    assert t.rp_of(0) == 20
    woken = Table(players=2)
    woken.tableau(1, "Moustache-Twirling Landlord")
    woken.tokens("Moustache-Twirling Landlord", 1)
    woken.hand(0, DREAM, "Turnip Farmer")
    woken.hand(1, "Turnip Farmer")
    woken.play(0, DREAM)
    woken.action(1, "Moustache-Twirling Landlord")
    assert not woken.is_face_up(DREAM)
    assert woken.binder_of(0) == ["Turnip Farmer"]
    woken.finish()
    assert woken.rp_of(0) == 10


def test_the_briefcase_and_the_architect_count_what_they_hold() -> None:
    t = Table(players=2)
    t.box(0, CASE)
    t.hand(0, ARCHITECT, "Lakeguard", "Grandfather Pike")
    t.play(0, ARCHITECT)
    t.choose(0, "yes", "Lakeguard")
    t.choose(0, "yes", "Grandfather Pike")
    assert t.rp_of(0) == 8 + 2 * 8
    t.finish()
    assert t.rp_of(0) == 24 + 2 * 5
    alone = Table(players=2)
    alone.hand(0, INSIDE, ARCHITECT)
    alone.play(0, ARCHITECT)
    alone.choose(0, "no")
    alone.play(0, INSIDE)
    assert alone.rp_of(0) == 0


def test_copies_need_a_face_up_model() -> None:
    t = Table(players=2)
    t.tableau(0, SPINNER, "Mechanic With a Parasol", "Turnip Farmer")
    t.tableau(1, "Votive Lamp", "Shaman of Small Rock")
    t.hand(0, EXTRACTOR)
    t.action(0, SPINNER)  # it has the mechanic's Action, of which only the mechanic is left to hear
    while t.options:
        t.choose(0, t.options[0])
    assert t.rp_of(0) == 4
    assert not t.is_face_up(SPINNER)
    t.play(0, EXTRACTOR)
    t.choose(0, "Turnip Farmer")
    assert t.rp_of(0) == 14
    assert t.money_of(0) == 2
    down = Table(players=2)
    down.tableau(0, "Turnip Farmer")
    down.tableau(1, "Shaman of Small Rock", "World Turtle Tarask")
    down.face_down("Turnip Farmer", "Shaman of Small Rock")
    down.hand(0, EXTRACTOR)
    down.play(0, EXTRACTOR)
    assert down.rp_of(0) == 0
