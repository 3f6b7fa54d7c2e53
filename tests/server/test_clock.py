"""The clock at a table: timers, extension, pause, readiness, breaks, decisions, absence."""

from __future__ import annotations

import pytest

from mblades.bots import make_bot
from mblades.errors import IllegalAction
from mblades.rules.state.actions import as_list
from mblades.rules.state.events import Timer
from mblades.rules.window import SeatWindow
from mblades.server.tables import play
from mblades.server.tables.bots import BotPlayers
from mblades.server.tables.inputs import Came, LeftSeat, Sat, Went
from tests.server.tables import Scene

CLOCK = {"timers": (10, 20, 30), "extension": 5, "contest_ms": 0, "first_chance_ms": 0}


def due(scene: Scene) -> int | None:
    """When the running timer ends."""
    return None if scene.table.timer is None else scene.table.timer.due


def build_decks(scene: Scene) -> None:
    """Everybody takes something to the tournament; without cards it would be over at once."""
    for seat in range(3):
        for card in scene.s.players[seat].binder[:5]:
            scene.act(seat, "move", card, "deck")


def to_tournament(scene: Scene) -> None:
    """Let every timer run out."""
    build_decks(scene)
    while scene.s.phase == "deckbuilding":
        end = due(scene)
        assert end is not None
        scene.tick_at(end)


def play_tournament(scene: Scene) -> None:
    """Bots answer everything until the tournament is over."""
    bots = [make_bot("rookie", seat) for seat in range(3)]
    game = scene.table.game
    assert game is not None
    while game.phase == "tournament":
        seat = game.waiting[0]
        scene.act(seat, *as_list(bots[seat].decide(SeatWindow(game, seat))))


@pytest.mark.rule("DB-8")
def test_three_timers_run_one_after_the_other() -> None:
    scene = Scene(CLOCK).begin()
    assert (scene.s.deckbuilding.timer, due(scene)) == (0, 10_000)
    with pytest.raises(IllegalAction, match="Nothing is due"):
        scene.tick_at(9_999)
    scene.tick_at(10_050)  # a clock that is late
    assert (scene.s.deckbuilding.timer, due(scene)) == (1, 30_050)
    build_decks(scene.at(20_000))
    scene.tick_at(30_050)
    assert (scene.s.deckbuilding.timer, due(scene)) == (2, 60_050)
    scene.tick_at(60_050)
    assert scene.s.phase == "tournament"
    assert due(scene) is None


@pytest.mark.rule("DB-10")
def test_an_extension_by_consent_of_all() -> None:
    scene = Scene(CLOCK).begin()
    for seat in range(3):
        scene.at(5_000).act(seat, "extend")
    scene.tick_at(10_000)
    assert (scene.s.deckbuilding.timer, scene.s.deckbuilding.extensions, due(scene)) == (
        0,
        1,
        15_000,
    )
    scene.tick_at(15_000)
    assert (scene.s.deckbuilding.timer, due(scene)) == (1, 35_000)


@pytest.mark.rule("DB-10")
def test_the_clock_stops_and_goes_on_with_what_was_left() -> None:
    scene = Scene(CLOCK).begin()
    scene.at(4_000).act(1, "pause")
    assert due(scene) is None
    with pytest.raises(IllegalAction, match="Nothing is due"):
        scene.tick_at(50_000)
    scene.at(60_000).act(2, "resume")
    assert due(scene) == 66_000


def test_when_all_are_ready_the_timer_ends() -> None:
    scene = Scene(CLOCK).begin()
    scene.at(1_000).act(0, "ready")
    scene.at(1_100).act(1, "ready")
    outcome = scene.at(1_200).act(2, "ready")
    assert Timer(1) in outcome.events
    assert due(scene) == 21_200


def test_without_a_clock_only_readiness_ends_a_timer() -> None:
    scene = Scene(CLOCK, clock=False).begin()
    assert due(scene) is None
    build_decks(scene)
    for timer in range(3):
        assert scene.s.deckbuilding.timer == timer
        for seat in range(3):
            scene.act(seat, "ready")
    assert scene.s.phase == "tournament"


def test_the_next_phase_starts_when_all_have_seen_the_scoring_or_after_the_break() -> None:
    scene = Scene(CLOCK, break_s=40).begin()
    to_tournament(scene)
    play_tournament(scene)
    assert (scene.s.phase, scene.s.deckbuilding.timer) == ("deckbuilding", -1)
    assert due(scene) == scene.now + 40_000
    assert play.may_go_onward(scene.table, 0)
    scene.act(0, "onward")
    with pytest.raises(IllegalAction, match="already continued"):
        scene.act(0, "onward")
    scene.act(1, "onward")
    assert scene.s.deckbuilding.timer == -1
    scene.act(2, "onward")
    assert scene.s.deckbuilding.timer == 0
    with pytest.raises(IllegalAction, match="nothing to continue"):
        scene.act(0, "onward")
    to_tournament(scene)
    play_tournament(scene)
    end = due(scene)
    assert end is not None
    scene.tick_at(end)
    assert scene.s.deckbuilding.timer == 0


def test_nobody_waits_for_the_onward_of_who_is_away_or_has_left() -> None:
    scene = Scene(CLOCK, break_s=40).begin()
    to_tournament(scene)
    play_tournament(scene)
    scene.take(Went(scene.now, "bob"))
    scene.take(LeftSeat(scene.now, "cid"))
    scene.act(0, "onward")
    assert scene.s.deckbuilding.timer == 0


def test_who_takes_too_long_for_a_decision_is_answered_for() -> None:
    scene = Scene(CLOCK, decision_s=20).begin()
    to_tournament(scene)
    seat = scene.s.tournament.turn
    assert scene.table.decision is not None
    assert (scene.table.decision.seat, scene.table.decision.due) == (seat, scene.now + 20_000)
    game = scene.table.game
    assert game is not None
    action = game.choices(seat)[0]
    with pytest.raises(IllegalAction, match="not up yet"):
        scene.act(seat, *as_list(action), by="clock")
    scene.at(scene.now + 20_000).act(seat, *as_list(action), by="clock")
    assert not scene.table.seats[seat].stand_in  # only this decision


def test_choosing_cards_and_taking_the_choice_back_gains_no_time() -> None:
    scene = Scene(CLOCK, mode="turn-based", decision_s=20).begin()
    seat = scene.s.tournament.turn
    decision = scene.table.decision
    assert decision is not None
    for _ in range(3):
        scene.at(scene.now + 5_000).act(seat, "fuse", "Bronze")
        scene.act(seat, "cancel")
        assert scene.table.decision == decision
    scene.act(seat, "fuse", "Bronze")
    bots = BotPlayers()
    for _ in range(20):
        if scene.s.tournament.turn != seat:
            break
        answer, decision = bots.answer_for(scene.table, seat), scene.table.decision
        assert answer is not None
        assert decision is not None
        scene.at(decision.due).act(seat, *as_list(answer), by="clock")
    assert scene.s.tournament.turn != seat


def test_a_deal_is_a_decision() -> None:
    scene = Scene(CLOCK, mode="turn-based", decision_s=20).begin()
    seat = scene.s.tournament.turn
    decision = scene.table.decision
    sold = scene.s.players[seat].hand[0]
    scene.act(seat, "sell", sold)
    assert scene.table.decision != decision


def test_a_bot_takes_the_seat_of_who_is_away_and_gives_it_back() -> None:
    scene = Scene(CLOCK, away_s=3).begin()
    scene.at(1_000).take(Went(1_000, "bob"))
    assert not scene.table.seats[1].stand_in
    with pytest.raises(IllegalAction, match="A person is playing"):
        scene.act(1, "ready", by="bot")
    scene.tick_at(4_000)
    assert scene.table.seats[1].is_played_by_bot
    scene.act(1, "ready", by="bot")
    scene.at(5_000).take(Came(5_000, "bob"))
    assert not scene.table.seats[1].is_played_by_bot


def test_who_leaves_on_purpose_comes_back_only_by_their_own_word() -> None:
    scene = Scene(CLOCK).begin()
    scene.take(LeftSeat(0, "bob"))
    assert scene.table.seats[1].is_played_by_bot
    with pytest.raises(IllegalAction, match="come back to the table"):
        scene.take(Came(10, "bob"))
    scene.take(Sat(20, "bob", "Bob"))
    assert not scene.table.seats[1].is_played_by_bot


def test_when_nobody_is_there_the_clock_stands_still() -> None:
    scene = Scene(CLOCK).begin()
    for name in ("ann", "bob", "cid"):
        scene.take(Went(4_000, name))
    assert due(scene) is None
    assert play.next_due(scene.table) is None
    scene.take(Came(100_000, "ann"))
    assert due(scene) == 106_000


def test_a_connection_without_a_sign_for_long_is_none() -> None:
    scene = Scene({"timers": (7000, 20, 30)}).begin()
    scene.at(500_000).act(0, "pause")
    scene.tick_at(600_000)
    assert [place.stand_in for place in scene.table.seats] == [False, True, True]
