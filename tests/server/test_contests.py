"""Several want one card: the window and the first chance (RUL-10)."""

from __future__ import annotations

import pytest

from mblades.errors import IllegalAction
from mblades.server.tables import contests, play
from tests.server.tables import Scene

WINDOW = {"contest_ms": 250, "first_chance_ms": 0}
HOLD = {"contest_ms": 0, "first_chance_ms": 3000}


def cheap_slot(scene: Scene) -> int:
    """A slot of the store whose card everybody can pay for."""
    return next(slot for slot, card in enumerate(scene.s.shop.store_area) if card >= 0)


@pytest.mark.rule("RUL-10", "DB-18")
def test_requests_in_the_window_go_to_who_has_fewer_vp() -> None:
    scene = Scene(WINDOW).begin()
    scene.s.players[0].tournament_vp = (5,)
    slot = cheap_slot(scene)
    card = scene.s.shop.store_area[slot]
    assert scene.at(1000).act(0, *scene.buying(slot)).until == 1250
    assert scene.at(1200).act(1, *scene.buying(slot)).until == 1250
    assert play.next_due(scene.table) == 1250
    with pytest.raises(IllegalAction, match="Nothing is due"):
        scene.tick_at(1249)
    outcome = scene.tick_at(1250)
    assert card in scene.s.players[1].binder
    (won, lost) = sorted(outcome.settled, key=lambda one: one.refusal is not None)
    assert won.refusal is None
    assert str(lost.refusal) == "Another player got that card."
    assert won.number > lost.number  # who asked first had more VP
    assert not scene.table.requests


@pytest.mark.rule("RUL-10")
def test_another_back_than_the_one_seen_is_refused_at_once() -> None:
    scene = Scene(WINDOW).begin()
    slot = cheap_slot(scene)
    back = scene.buying(slot)[-1]
    assert back != "Another set"
    with pytest.raises(IllegalAction, match=f"a card from {back} is there now"):
        scene.act(0, "buy", slot, "Another set")
    assert not scene.table.requests


@pytest.mark.rule("RUL-10")
def test_with_equal_vp_the_earlier_request_wins() -> None:
    scene = Scene(WINDOW).begin()
    slot = cheap_slot(scene)
    card = scene.s.shop.store_area[slot]
    scene.at(1000).act(2, *scene.buying(slot))
    scene.at(1001).act(0, *scene.buying(slot))
    scene.tick_at(1250)
    assert card in scene.s.players[2].binder


@pytest.mark.rule("RUL-10")
def test_a_card_of_the_aftermarket_is_contested_too() -> None:
    scene = Scene(WINDOW).begin()
    card = scene.s.players[0].binder[0]
    scene.act(0, "sell", card)
    scene.s.players[1].collection_vp = (4,)
    scene.at(1000).act(1, "purchase", card)
    scene.at(1010).act(2, "purchase", card)
    scene.tick_at(1250)
    assert card in scene.s.players[2].binder


@pytest.mark.rule("RUL-10")
def test_zero_means_at_once() -> None:
    scene = Scene({"contest_ms": 0, "first_chance_ms": 0}).begin()
    slot = cheap_slot(scene)
    assert scene.act(0, *scene.buying(slot)).until is None
    assert not scene.table.requests
    assert not scene.table.holds


@pytest.mark.rule("DB-18", "RUL-10")
def test_who_uncovers_a_card_has_the_first_chance() -> None:
    scene = Scene(HOLD).begin()
    scene.at(1000).act(0, *scene.buying("store"))
    card = scene.s.shop.store_deck[-1]
    assert [(hold.card, hold.seat, hold.until) for hold in scene.table.holds] == [(card, 0, 4000)]
    assert scene.at(1500).act(1, *scene.buying("store")).until == 4000  # Bob waits
    scene.at(2000).act(0, *scene.buying("store"))  # Ann takes it at once
    assert card in scene.s.players[0].binder
    assert not scene.table.requests


@pytest.mark.rule("DB-18", "RUL-10")
def test_after_the_first_chance_who_waited_gets_the_card() -> None:
    scene = Scene(HOLD).begin()
    scene.at(1000).act(0, *scene.buying("store"))
    card = scene.s.shop.store_deck[-1]
    scene.at(1500).act(1, *scene.buying("store"))
    outcome = scene.tick_at(4000)
    assert card in scene.s.players[1].binder
    assert [one.refusal for one in outcome.settled] == [None]


@pytest.mark.rule("DB-18")
def test_the_first_chance_follows_the_card_into_the_slot_it_fills() -> None:
    scene = Scene(HOLD).begin()
    scene.at(1000).act(0, *scene.buying("store"))
    held = scene.s.shop.store_deck[-1]
    scene.at(1100).act(1, *scene.buying(4))  # the held card fills slot 4
    game = scene.table.game
    assert game is not None
    assert contests.place_of(game, held) == 4
    assert scene.at(1200).act(2, *scene.buying(4)).until == 4000
    scene.at(1300).act(0, *scene.buying(4))
    assert held in scene.s.players[0].binder


def test_who_can_no_longer_pay_is_passed_over() -> None:
    scene = Scene(WINDOW).begin()
    slot = cheap_slot(scene)
    card = scene.s.shop.store_area[slot]
    scene.at(1000).act(0, *scene.buying(slot))
    scene.at(1010).act(1, *scene.buying(slot))
    scene.s.players[0].money = 0
    outcome = scene.tick_at(1250)
    assert card in scene.s.players[1].binder
    assert sum(one.refusal is None for one in outcome.settled) == 1


def test_a_request_has_to_be_legal_and_made_once() -> None:
    scene = Scene(WINDOW).begin()
    slot = cheap_slot(scene)
    before = scene.table.dump()
    scene.s.players[0].money = 0
    with pytest.raises(IllegalAction, match="costs"):
        scene.act(0, *scene.buying(slot))
    scene.s.players[0].money = 30
    assert scene.table.dump() == before
    scene.act(0, *scene.buying(slot))
    with pytest.raises(IllegalAction, match="already asked"):
        scene.act(0, *scene.buying(slot))
    with pytest.raises(IllegalAction, match="until it is settled"):
        scene.act(0, "ready")


def test_requests_are_settled_before_the_clock_stops_or_the_timer_ends() -> None:
    scene = Scene(WINDOW).begin()
    slot = cheap_slot(scene)
    card = scene.s.shop.store_area[slot]
    scene.at(1000).act(0, *scene.buying(slot))
    scene.at(1100).act(1, "pause")
    assert card in scene.s.players[0].binder
    scene.at(2000).act(1, "resume")
    card = scene.s.shop.store_area[slot]
    due = scene.table.timer and scene.table.timer.due
    assert due
    scene.at(due - 10).act(2, *scene.buying(slot))
    scene.tick_at(due)
    assert card in scene.s.players[2].binder
    assert scene.s.deckbuilding.timer == 1


def test_among_bots_nobody_waits_for_a_window() -> None:
    scene = Scene(WINDOW, people=1).begin()
    assert scene.act(0, *scene.buying(cheap_slot(scene))).until is None
