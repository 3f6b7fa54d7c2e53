"""The log is the table: replaying it gives the same, byte for byte."""

from __future__ import annotations

import random

import pytest

from mblades.bots import make_bot
from mblades.errors import MbladesError, SaveError
from mblades.rules.state.actions import as_list
from mblades.rules.version import RULES_VERSION
from mblades.rules.window import SeatWindow
from mblades.server import setups
from mblades.server.tables import play
from mblades.server.tables.inputs import Began, Came, Went
from mblades.server.tables.table import Table
from tests.server.tables import NAMES, Scene

CLOCK = {"timers": (3, 3, 3), "contest_ms": 250, "first_chance_ms": 1000}


def play_wildly(scene: Scene, rng: random.Random, steps: int) -> None:
    """Acts, absences, refused nonsense and the clock, in any order."""
    bots = [make_bot("rookie", seat) for seat in range(3)]
    for _ in range(steps):
        scene.now += rng.randrange(120)
        game = scene.table.game
        assert game is not None
        if game.over:
            return
        due = play.next_due(scene.table)
        if due is not None and due <= scene.now:
            try:
                scene.tick_at(scene.now)
            except MbladesError:  # only a decision is due
                assert scene.table.decision is not None
        seat = rng.choice(game.waiting) if game.waiting else 0
        try:
            if rng.random() < 0.05:
                name = rng.choice(NAMES)
                scene.take(rng.choice((Came, Went))(scene.now, name))
            elif play.may_go_onward(scene.table, seat):
                scene.act(seat, "onward")
            elif game.choices(seat):
                wild = rng.random() < 0.4
                action = (
                    rng.choice(game.choices(seat))
                    if wild
                    else bots[seat].decide(SeatWindow(game, seat))
                )
                scene.act(seat, *as_list(action))
        except MbladesError:
            continue


@pytest.mark.parametrize("seed", range(3))
def test_replaying_the_log_gives_the_same_table(seed: int) -> None:
    scene = Scene(CLOCK, decision_s=30, away_s=5).begin()
    play_wildly(scene, random.Random(seed), 1200)
    assert len(scene.log) > 200
    assert scene.replayed().dump() == scene.table.dump()


def test_a_snapshot_goes_on_as_the_table_does() -> None:
    scene = Scene(CLOCK).begin()
    play_wildly(scene, random.Random(5), 300)
    kept, at = scene.table.dump(), len(scene.log)
    play_wildly(scene, random.Random(6), 300)
    loaded = Table.load(kept)
    assert loaded.number == at
    from mblades.server.tables import inputs

    for written in scene.log[at:]:
        loaded.apply(inputs.decode(written))
    assert loaded.dump() == scene.table.dump()


def test_a_refused_input_changes_nothing() -> None:
    scene = Scene(CLOCK).begin()
    rng = random.Random(9)
    nonsense = [
        (), ("buy",), ("buy", 99), ("buy", -1), ("buy", True), ("purchase", 3), ("sell", "x"),
        ("onward",), ("unready",), ("resume",), ("fuse", "Gold", [1, 2]), ("nothing",), (3,),
        ("move", 1, "moon"), ("trade", 1, 2, 3),
    ]  # fmt: skip
    for _ in range(50):
        before = scene.table.dump()
        with pytest.raises(MbladesError):
            scene.act(rng.randrange(3), *rng.choice(nonsense))
        assert scene.table.dump() == before


def test_a_log_is_not_replayed_with_other_cards() -> None:
    began = Began(0, "ann", seed=1, library="that of another day", rules=RULES_VERSION)
    refuse_to_begin(began, "played with different cards")


def test_a_log_is_not_replayed_by_other_rules() -> None:
    digest = setups.library().digest
    older = Began(0, "ann", seed=1, library=digest, rules=RULES_VERSION - 1)
    refuse_to_begin(older, "played with a different version of the rules")
    unknown = Began(0, "ann", seed=1, library=digest)
    refuse_to_begin(unknown, "played with a different version of the rules")


def refuse_to_begin(began: Began, reason: str) -> None:
    scene = Scene(CLOCK)
    before = scene.table.dump()
    with pytest.raises(SaveError, match=reason):
        scene.take(began)
    assert scene.table.dump() == before
