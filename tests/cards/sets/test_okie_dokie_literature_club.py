"""Okie Dokie Literature Club: name a card, then delete it."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table

PRESIDENT, READER = "Just the Club President", "Shy Reader of Thick Books"
FRIEND, CRITIC, POEM = "Best Friend From Next Door", "Critic With a Cupcake", "Poem That Reads You"


def test_the_president_deletes_what_the_club_has_named() -> None:
    t = Table(players=2)
    t.box(0, "Folder With a File Missing")
    t.tableau(1, "Turnip Farmer", "World Turtle Tarask", "Lakeguard")
    t.hand(0, READER, PRESIDENT)
    t.play(0, READER)
    t.choose(0, "Turnip Farmer")
    assert t.rp_of(0) == 6
    t.play(0, PRESIDENT)
    t.choose(0, "World Turtle Tarask")  # which cannot be flipped, but can be deleted
    assert t.rp_of(0) == 6 + 2 * 15
    assert t.tableau_of(1) == ["Lakeguard"]
    assert sorted(t.binder_of(1)) == ["Turnip Farmer", "World Turtle Tarask"]
    t.finish()
    assert t.rp_of(0) == 36 + 2 * 8


def test_the_reader_looks_before_she_names() -> None:
    t = Table(players=2)
    t.hand(0, READER, FRIEND)
    t.hand(1, "Turnip Farmer", "Lakeguard")
    t.play(0, READER)
    assert [card for _seat, card in t.happened("looked_at")] == ["Turnip Farmer", "Lakeguard"]
    t.choose(0, "Lakeguard")
    t.play(0, FRIEND)
    t.choose(0, "Turnip Farmer")
    t.finish()
    assert t.rp_of(0) == 2 * 8


def test_a_face_down_card_has_no_name_and_an_empty_board_no_cards() -> None:
    t = Table(players=2)
    t.tableau(1, "Turnip Farmer", "Lakeguard")
    t.face_down("Turnip Farmer")
    t.hand(0, PRESIDENT)
    t.play(0, PRESIDENT)
    t.choose(0, "Turnip Farmer")
    assert t.rp_of(0) == 0
    assert t.tableau_of(1) == ["Turnip Farmer", "Lakeguard"]
    alone = Table(players=2)
    alone.hand(0, PRESIDENT)
    alone.play(0, PRESIDENT)
    alone.choose(0, PRESIDENT)  # she can delete herself
    assert alone.rp_of(0) == 15
    assert alone.tableau_of(0) == []


def test_what_is_named_cannot_be_played_or_kept_in_hand() -> None:
    t = Table(players=2)
    t.hand(0, FRIEND, CRITIC)
    t.hand(1, "Turnip Farmer", "Lakeguard")
    t.play(0, FRIEND)
    t.choose(0, "Turnip Farmer")
    with pytest.raises(SceneError):
        t.play(1, "Turnip Farmer")
    t.turn(0)
    t.play(0, CRITIC)
    t.choose(0, "Lakeguard")
    assert t.hand_of(1) == []
    assert t.rp_of(0) == 2 * 15


def test_the_poem_reads_one_card_and_only_a_named_one() -> None:
    t = Table(players=2)
    t.tableau(0, POEM)
    t.tableau(1, "Turnip Farmer", "Lakeguard")
    t.hand(0, READER, "Turnip Farmer")
    t.play(0, READER)
    t.choose(0, "Lakeguard")
    t.action(0, POEM)
    t.choose(0, "yes")
    assert t.rp_of(0) == 6 + 25
    assert t.tableau_of(1) == ["Turnip Farmer"]
    assert not t.is_face_up(POEM)
    nothing = Table(players=2)
    nothing.tableau(0, POEM)
    nothing.tableau(1, "Turnip Farmer")
    nothing.hand(0, "Lakeguard")
    nothing.action(0, POEM)
    assert nothing.rp_of(0) == 0
    assert nothing.tableau_of(1) == ["Turnip Farmer"]
