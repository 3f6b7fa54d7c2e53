"""What is compiled, and that native code made of other sources is never run."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from mblades import native
from mblades.bots import BOTS
from mblades.rules.mode import every_mode
from tools.native_sources import (
    OPEN_CLASSES,
    adapt,
    has_records,
    modules,
    opened,
    taking_anything,
    with_sums_of_lists,
)

COMPILED = [path.as_posix() for path in modules(native.PACKAGE)]


def home(kind: type) -> str:
    return kind.__module__.removeprefix("mblades.").replace(".", "/") + ".py"


@pytest.mark.parametrize("name", COMPILED)
def test_every_module_is_loaded_as_the_version_says(name: str) -> None:
    module = import_module("mblades." + name.removesuffix(".py").replace("/", "."))
    assert module.__file__ is not None
    assert module.__file__.endswith(native.SUFFIX) == (native.how_it_runs() == "compiled")


def test_whatever_the_game_does_all_the_time_is_compiled() -> None:
    often = {
        "rules/state/state.py", "rules/state/player.py", "rules/state/frame.py",
        "rules/effects/board.py", "rules/effects/catalog.py", "rules/effects/resolving.py",
        "rules/deckbuilding/phase.py", "rules/tournament/phase.py", "rules/mode.py",
        "rules/views/view.py", "rules/views/redeal.py", "bots/decisions/deck.py",
        "bots/estimates/deck_value.py",
    }  # fmt: skip
    assert often <= set(COMPILED)


def test_modes_and_bots_are_compiled_and_may_be_built_on() -> None:
    kinds = [type(mode) for mode in every_mode()] + [type(make(0)) for make in BOTS.values()]
    for kind in kinds:
        assert home(kind) in COMPILED
        assert kind.__name__ in OPEN_CLASSES[home(kind)]


def test_parameters_that_are_checked_by_hand_take_anything() -> None:
    text = "def f(seat: int | None, seats: Sequence[int], seed: int) -> int: ...\n"
    wider = {"seat": "object", "seats": "Sequence[object]"}
    expected = "def f(seat: object, seats: Sequence[object], seed: int) -> int: ...\n"
    assert taking_anything(text, wider) == expected


def test_a_module_with_records_is_not_compiled() -> None:
    assert has_records("import msgspec\nclass A(msgspec.Struct): ...")
    assert has_records("class A(ModeState, frozen=True): ...")
    assert not has_records("class A(TypedDict, total=False): ...\nclass B(A): ...")


def test_sums_of_generators_become_sums_of_lists_on_the_same_lines() -> None:
    text = 'x = "é" + sum(\n    a + sum(b for b in a)  # why\n    for a in c\n) + sum((d for d in e), 0.0)\n'
    assert with_sums_of_lists(text) == (
        'x = "é" + sum([\n    a + sum([b for b in a])  # why\n    for a in c\n]) + sum(([d for d in e]), 0.0)\n'
    )


def test_a_class_is_opened_on_the_same_lines() -> None:
    text = "from __future__ import annotations\n\nimport os\n\n\nclass A:\n    pass\n"
    lines = opened(text, ("A",)).splitlines()
    assert lines[4:6] == ["@mypyc_attr(allow_interpreted_subclasses=True)", "class A:"]
    assert len(lines) == len(text.splitlines())


# --------------------------------------------------------------------------- in a copy


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The sources without native code, to be changed."""
    ignored = shutil.ignore_patterns(
        "__pycache__", "client", "server", "*.so", "*.pyd", "*.made-from"
    )
    return Path(shutil.copytree(native.PACKAGE, tmp_path / "src" / "mblades", ignore=ignored))


def run_in(package: Path, program: str) -> str:
    """What a program prints that finds the package there."""
    return subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": str(package.parent)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


SAYS = "from mblades.native import how_it_runs; print(how_it_runs())"
LOADS = "from mblades.rules.state import budget, random; print(budget.__file__)"


def test_native_code_of_other_sources_is_left_alone(package: Path) -> None:
    state = package / "rules" / "state"
    (state / f"state{native.SUFFIX}").write_bytes(b"")
    (state / f"budget{native.SUFFIX}").write_bytes(b"no machine can run this")
    note = package / native.NOTE.name
    note.write_text(run_in(package, "from mblades.native import digest; print(digest())"))
    assert run_in(package, SAYS) == "compiled"
    with pytest.raises(subprocess.CalledProcessError) as refused:
        run_in(package, LOADS)
    assert "ImportError" in refused.value.stderr
    with (package / "text" / "walking.py").open("a") as source:
        source.write("# changed\n")
    assert run_in(package, SAYS) == "interpreted: the native code is out of date"
    assert run_in(package, LOADS) == str(state / "budget.py")


def test_native_records_copy_all_that_they_have(package: Path) -> None:
    adapt(package)
    program = """
import builtins, random
builtins.mypyc_attr = lambda **_: lambda kind: kind
from mblades import Game, Setup
game = Game.start(Setup(players=3, prerelease=True, seed=5))
dice = random.Random(5)
for _ in range(300):
    twin = game.clone()
    assert twin.digest() == game.digest()
    assert vars(twin.state).keys() == vars(game.state).keys()
    before, tournament = game.digest(), twin.state.tournament
    assert type(tournament) is type(game.state.tournament)
    assert (tournament is game.state.tournament) == (game.phase == "deckbuilding")
    kinds = [type(frame) for frame in tournament.stack]
    assert kinds == [type(frame) for frame in game.state.tournament.stack]
    if not game.waiting:
        game.tick()
        continue
    seat = game.waiting[0]
    twin.act(seat, twin.choices(seat)[0])
    assert game.digest() == before
    game.act(seat, dice.choice(game.choices(seat)))
print("played")
"""
    assert run_in(package, program) == "played"
