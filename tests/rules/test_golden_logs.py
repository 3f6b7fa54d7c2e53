"""Recorded games are replayed to the same states (see `tools.golden`)."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest
from msgspec.structs import replace

from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.version import RULES_VERSION
from tools import golden

GAMES = dict(golden.games())
SHORT = "collusion-coop"


@pytest.mark.parametrize("name", GAMES)
def test_the_log_is_replayed_to_the_same_states(name: str) -> None:
    problem = golden.problem_of(name, GAMES[name])
    assert problem is None, f"{name}: {problem}"


def test_every_log_is_replayed() -> None:
    assert {path.stem for path in golden.FOLDER.glob("*.jsonl")} == set(GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["1", "2"])
def test_digests_do_not_depend_on_the_hash_seed(seed: str) -> None:
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-m", "tools.golden"],
        cwd=golden.ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("as recorded") == len(GAMES)


def test_a_game_is_recorded_the_same_every_time() -> None:
    log = golden.record(GAMES[SHORT])
    assert log == golden.record(GAMES[SHORT])
    assert golden.difference(log) is None


# --------------------------------------------------------------------------- what a log notices


def short_log() -> golden.Log:
    return golden.read(golden.path_of(SHORT))


def problem_with(log: golden.Log) -> str:
    problem = golden.difference(log)
    assert problem is not None
    return problem


def test_other_rules_are_noticed_at_the_first_input_that_leads_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = short_log()
    first = next(n for n, one in enumerate(log.inputs, 1) if one.seat is not None)
    act = Game.act

    def pay_the_actor(self: Game, seat: int, action: Any) -> Any:
        happened = act(self, seat, action)
        self.state.players[seat].money += 1
        return happened

    monkeypatch.setattr(Game, "act", pay_the_actor)
    problem = problem_with(log)
    assert problem.startswith(f"input {first}, [")
    assert "leads to another state; the rules replay differently: raise RULES_VERSION" in problem
    assert "python -m tools.golden --write, or mend the change" in problem


def test_another_deal_is_noticed_at_the_start() -> None:
    log = short_log()
    head = replace(log.head, setup={**log.head.setup, "seed": golden.SEED + 1})
    assert problem_with(replace(log, head=head)).startswith("the start is another state")


def test_an_input_that_is_refused_is_named() -> None:
    log = short_log()
    inputs = [*log.inputs[:5], golden.Input(0, ["buy", "the moon"], ""), *log.inputs[6:]]
    problem = problem_with(replace(log, inputs=inputs))
    assert problem.startswith('input 6, [0,["buy","the moon"]], is refused ("')
    assert "the rules replay differently" in problem


def test_a_log_says_what_it_was_written_with() -> None:
    log = short_log()
    assert log.head.rules == RULES_VERSION
    older = replace(log.head, rules=RULES_VERSION - 1)
    assert "write the logs again" in problem_with(replace(log, head=older))
    other_cards = replace(log.head, cards="others")
    assert "the frozen cards were changed" in problem_with(replace(log, head=other_cards))


def test_a_log_is_whole() -> None:
    log = short_log()
    assert "the file was changed" in problem_with(replace(log, inputs=log.inputs[:-1]))
    wrong = replace(log.end, digest="0" * 32)
    assert problem_with(replace(log, end=wrong)).startswith("the end is another state")


def test_a_game_without_a_log_or_with_that_of_another_is_noticed() -> None:
    assert "it has no log" in str(golden.problem_of("no such game", Setup()))
    assert "another set-up" in str(golden.problem_of(SHORT, Setup()))
