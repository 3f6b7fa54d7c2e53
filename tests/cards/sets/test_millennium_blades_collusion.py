"""The core cards of Collusion: deals, secrets and every rarity."""

from __future__ import annotations

import pytest

from mblades.cards.library import load
from mblades.rules.setup.lay_out import start
from mblades.rules.setup.setup import Setup
from mblades.testing import Table

NAME = "Millennium Blades: Collusion"


def test_it_has_seventeen_cards() -> None:
    assert sum(design.copies for design in load().find_set(NAME).designs) == 17


@pytest.mark.rule("ED-3")
def test_it_is_in_the_core_deck_of_collusion_and_not_in_the_original() -> None:
    s = start(Setup(players=3, edition="collusion", seed=1), load())
    cards = [card for card, design in enumerate(s.cards) if s.catalog.set_of[design] == NAME]
    assert len(cards) == 17
    held = {*s.shop.core_deck, *(card for p in s.players for card in (*p.binder, *p.unseen))}
    assert set(cards) <= held
    s = start(Setup(players=3, edition="original", seed=1), load())
    assert NAME not in {s.catalog.set_of[design] for design in s.cards}


def test_deals_pay_both_sides_and_the_kingmaker_mends_it() -> None:
    t = Table(players=3)
    t.hand(0, "Handshake Squirrel", "Kingmaker")
    t.play(0, "Handshake Squirrel")
    t.choose(0, 1)
    assert [t.rp_of(seat) for seat in range(3)] == [15, 5, 0]
    t.rp(1, 20)
    t.play(0, "Kingmaker")
    assert [t.rp_of(seat) for seat in range(3)] == [25, 5, 5]


def test_the_notary_takes_money_or_points_where_there_are_any() -> None:
    t = Table(players=4)
    t.money(1, 5)
    t.rp(1, 10)
    t.rp(2, 10)
    t.rp(3, 9)
    t.hand(0, "Notary of the Fine Print")
    t.play(0, "Notary of the Fine Print")
    t.choose(1, 0)
    assert (t.money_of(0), t.money_of(1)) == (2, 3)
    assert [t.rp_of(seat) for seat in range(4)] == [0, 10, 0, 9]


def test_hush_money_keeps_a_card_face_up_while_there_is_any() -> None:
    t = Table(players=2)
    t.accessories(0, "Hush Money Envelope")
    t.tableau(0, "Turnip Farmer")
    t.money(0, 7)
    t.hand(1, "Torch Brigade", "Torch Brigade")
    t.play(1, "Torch Brigade")
    t.choose(0, "yes")
    assert t.is_face_up("Turnip Farmer")
    assert t.money_of(0) == 3
    t.play(1, "Torch Brigade")
    assert not t.is_face_up("Turnip Farmer")


def test_boxes_for_the_tall_and_for_the_small() -> None:
    for box, paid in (("Glass-Front Display Case", 5), ("Bulk Bin", 10)):
        t = Table(players=2)
        t.box(0, box)
        t.tableau(
            0, "Turnip Farmer", "Kelpie Courier", "Truffle Hog", "Lakeguard", "Closet Boggart"
        )
        t.face_down("Closet Boggart")
        t.finish()
        assert t.rp_of(0) == paid


def test_the_lake_counts_the_rarities_it_sees() -> None:
    t = Table(players=2)
    t.tableau(0, "Lake That Keeps Secrets", "Lakeguard", "White Belt Brawler")
    t.face_down("White Belt Brawler")
    t.finish()
    assert t.rp_of(0) == 2 * 4
