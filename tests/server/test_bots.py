"""Bots at a table: in every mode there is, and with people who want something of them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mblades.bots import make_bot
from mblades.rules.state import answers
from mblades.rules.state.actions import as_list
from mblades.rules.state.state import Prompt
from mblades.rules.state.view_records import View
from mblades.rules.version import RULES_VERSION
from mblades.rules.window import SeatWindow
from mblades.server import setups
from mblades.server.tables import documents, play
from mblades.server.tables.bots import BotPlayers
from mblades.server.tables.inputs import Acted, Began, Came, Opened, TimePassed
from mblades.server.tables.table import Table
from mblades.server.wire.messages import Pace
from tests.server.tables import Scene

CLOCK = {"timers": (10, 10, 10), "contest_ms": 0, "first_chance_ms": 0}
MODES = [
    {"mode": mode.name, "edition": edition, "players": fewest}
    for mode in setups.options().modes
    for edition, (fewest, _most) in mode.players.items()
]


def let_bots_act(table: Table, bots: BotPlayers, at: int) -> bool:
    """Every bot that has something to do does it once."""
    acted = False
    for seat in bots.seats_to_act(table):
        action = bots.decide(table, seat)
        if action is not None:
            table.apply(Acted(at, seat, tuple(as_list(action)), "bot"))
            acted = True
    return acted


def let_person_act(table: Table, person: Any, at: int) -> bool:
    """The person of the first seat does something, if there is something to do."""
    game = table.game
    assert game is not None
    if play.may_go_onward(table, 0):
        table.apply(Acted(at, 0, play.ONWARD))
        return True
    is_done = game.phase == "deckbuilding" and game.state.players[0].ready
    waits = any(one.seat == 0 for one in table.requests)
    if 0 not in game.waiting or is_done or waits or not game.choices(0):
        return False
    table.apply(Acted(at, 0, person.decide(SeatWindow(game, 0))))
    return True


def begun(setup: dict[str, Any]) -> Table:
    """A game of one person and bots."""
    players = setup["players"]
    table = Table("0" * 16)
    levels = (None, *["regular"] * (players - 1))
    table.apply(Opened(0, "ann", "Ann", "", True, "c", setup, (), Pace(), players, levels))
    table.apply(Came(0, "ann"))
    table.apply(Began(0, "ann", 3, setups.library().digest, RULES_VERSION))
    return table


@pytest.mark.parametrize("setup", MODES, ids=lambda one: f"{one['mode']}-{one['edition']}")
def test_a_game_of_every_mode_comes_to_its_end(setup: dict[str, Any]) -> None:
    table = begun(setup)
    bots, person = BotPlayers(), make_bot("rookie", 1)
    now = 0
    for step in range(3000):
        if table.state != "playing":
            break
        now += 1
        acted = let_bots_act(table, bots, now)
        if not let_person_act(table, person, now) and not acted:
            due = play.next_due(table)
            assert due is not None, "nobody can go on"
            now = max(now, due)
            table.apply(TimePassed(now))
        if step % 20 == 0:
            for seat in (0, None):
                seen = documents.document(table, seat)["view"]
                msgspec.json.decode(msgspec.json.encode(seen), type=View)
    assert table.state == "over"


def test_bots_agree_to_an_extension_that_all_people_want() -> None:
    scene = Scene(CLOCK, people=1).begin()
    bots = BotPlayers()
    while let_bots_act(scene.table, bots, 0):
        pass
    assert [player.ready for player in scene.s.players] == [False, True, True]
    scene.act(0, "extend")
    while let_bots_act(scene.table, bots, 0):
        pass
    assert scene.s.deckbuilding.consents == (0, 1, 2)
    assert [player.ready for player in scene.s.players] == [False, True, True]
    scene.tick_at(10_000)
    assert scene.s.deckbuilding.extensions == 1


def test_a_bot_that_is_ready_still_looks_at_a_trade() -> None:
    scene = Scene(CLOCK, people=1).begin()
    bots = BotPlayers()
    while let_bots_act(scene.table, bots, 0):
        pass
    scene.act(0, "propose", 1, [], 0, [1], [], 0, [])
    assert bots.seats_to_act(scene.table) == [1]
    assert let_bots_act(scene.table, bots, 0)
    assert not scene.s.players[1].ready  # it has to be, to answer
    while let_bots_act(scene.table, bots, 0):
        pass
    assert 0 not in [trade.seat for trade in scene.s.deckbuilding.trades]  # it is answered
    assert scene.s.players[1].ready


def test_bots_leave_the_clock_to_people() -> None:
    scene = Scene(CLOCK, people=1).begin()
    scene.act(0, "pause")
    assert BotPlayers().seats_to_act(scene.table) == []


def test_what_a_boss_has_to_decide_is_left_to_people() -> None:
    table = begun({"mode": "coop", "players": 2})
    game, bots, boss = table.game, BotPlayers(), 2
    assert game is not None
    game.state.phase = "tournament"
    game.state.tournament.prompt = Prompt(boss, "may", (answers.Yes(), answers.No()))
    assert list(game.waiting) == [0, 1]
    assert bots.seats_to_act(table) == []
    game.state.tournament.prompt = Prompt(1, "may", (answers.Yes(), answers.No()))
    assert bots.seats_to_act(table) == [1]
