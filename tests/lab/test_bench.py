"""`mblades bench`: what it measures and says; never how fast the machine is."""

from __future__ import annotations

import json
import sys
from importlib import metadata
from pathlib import Path

import pytest

from bench import peers
from mblades.cli import bench, main
from mblades.cli.bench import Slot, compare, measure_peers, peer_rows
from mblades.rules.game import Game
from tests.rules import small

QUICK = ["bench", "--seconds", "0.01", "--repeats", "1", "--json"]
KEYS = ("decisions_per_s", "games_per_s", "clone_us", "dump_bytes", "memory_bytes")

FAKE_PEERS = """
import json
print(json.dumps({"peer": "catanatron", "version": "1", "decisions_per_s": 10.0,
                  "decisions_per_Mcalib": 2.0}))
print("noise")
print(json.dumps({"peer": "pyminion", "skipped": "PackageNotFoundError: pyminion"}))
"""


def slot(per_million: float) -> Slot:
    return Slot(decisions=int(per_million), games=1, seconds=1, options=0, calibration=1e6)


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "CALIBRATION_SECONDS", 0.001)
    monkeypatch.setattr(bench, "MID_GAME_STATES", 2)


@pytest.fixture
def peers_script(tmp_path: Path) -> Path:
    script = tmp_path / "peers.py"
    script.write_text(FAKE_PEERS)
    return script


def test_json_has_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(QUICK) == 0
    figures = json.loads(capsys.readouterr().out)
    assert all(figures[key] > 0 for key in KEYS)
    assert "ratios" not in figures


def test_people_get_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([word for word in QUICK if word != "--json"]) == 0
    out = capsys.readouterr().out
    assert "decisions per second" in out
    assert "microseconds per clone" in out


def test_a_decision_is_counted_for_every_action_and_for_nothing_else() -> None:
    table = bench.RandomTable(1, small.library())
    found = table.slot(0.01)
    assert found.games >= 1
    assert found.decisions > 100
    assert found.options >= found.decisions


def test_the_measured_states_are_in_mid_tournament() -> None:
    table = bench.RandomTable(1, small.library())
    game = table.play_one(bench._is_tournament(12, 2))
    assert game.phase == "tournament"
    assert game.round == 2
    assert sum(len(player.tableau) for player in game.state.players) >= 12


def test_memory_is_that_of_the_game_and_not_of_the_library() -> None:
    game: Game = small.a_game(players=4, build="New Beginnings")
    held = bench.memory_bytes(game, small.library())
    assert 1_000 < held < 200_000  # issue 2: one live game under 200 KB


def test_peers_are_compared_by_the_calibrated_figure(
    peers_script: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        *QUICK,
        "--peers",
        "--peers-script",
        str(peers_script),
        "--peers-python",
        sys.executable,
    ]
    assert main(words) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures["ratios"]) == {"catanatron"}
    assert figures["ratios"]["catanatron"] == pytest.approx(
        figures["decisions_per_Mcalib"] / 2, abs=0.02
    )


def test_a_peer_that_is_not_there_is_said_to_be_so(
    peers_script: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [word for word in QUICK if word != "--json"]
    assert main([*words, "--peers", "--peers-script", str(peers_script)]) == 0
    out = capsys.readouterr().out
    assert "not measured: pyminion (PackageNotFoundError: pyminion)" in out
    assert "not measured: lpsim" in out


def test_the_peers_of_the_project_are_those_that_are_compared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert tuple(peers.PEERS) == bench.PEERS
    monkeypatch.setattr(metadata, "version", lambda _name: "1")
    assert "ModuleNotFoundError" in peers.measure("lpsim", 0.01, 1, with_clone=False)["skipped"]


def test_a_peer_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(count: peers.Count, stop: int) -> object:
        for _ in range(min(stop, 4)):
            count.decide(3)
        return "a state" if stop < 4 else None

    engine = peers.Engine(play, str.upper, str.encode)
    monkeypatch.setattr(metadata, "version", lambda _name: "1.2")
    monkeypatch.setitem(peers.PEERS, "lpsim", lambda _rng: engine)
    monkeypatch.setattr(peers, "CALIBRATION_SECONDS", 0.001)
    monkeypatch.setattr(peers, "COST_SECONDS", 0.001)
    row = peers.measure("lpsim", 0.01, 1, with_clone=True)
    assert row["version"] == "1.2"
    assert (row["decisions_per_game"], row["options"], row["dump_bytes"]) == (4, 3, 7)
    assert row["decisions_per_Mcalib"] > 0
    assert row["clone_us"] > 0


def test_no_peer_at_all_is_a_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--peers", "--peers-script", str(tmp_path / "none.py")]) == 1
    assert json.loads(capsys.readouterr().out)["ratios"] == {}


def test_a_python_that_is_not_there_is_no_crash(peers_script: Path) -> None:
    rows = measure_peers(peers_script, "/nowhere/python", 1.0, with_clone=False)
    assert all("skipped" in row for row in rows.values())


def test_the_ratio_is_the_median_over_the_rounds() -> None:
    rows = [
        {name: {"decisions_per_Mcalib": figure, "decisions_per_s": 1.0} for name in bench.PEERS}
        for figure in (1.0, 2.0, 5.0)
    ]
    compared = compare([slot(10), slot(10), slot(10)], rows)
    assert compared.ratios == dict.fromkeys(bench.PEERS, 5.0)


def test_a_peer_that_failed_once_has_no_ratio() -> None:
    good: dict[str, object] = {"decisions_per_Mcalib": 1.0, "decisions_per_s": 1.0}
    bad: dict[str, object] = {"failed": "timeout"}
    rows = [{name: row for name in bench.PEERS} for row in (good, bad)]  # noqa: C420
    compared = compare([slot(1), slot(1)], rows)
    assert compared.ratios == {}
    assert compared.missing["lpsim"] == "timeout"


def test_lines_that_are_no_rows_are_passed_over() -> None:
    assert peer_rows("nonsense\n[1]\n" + json.dumps({"peer": "lpsim", "a": 1})) == {
        "lpsim": {"peer": "lpsim", "a": 1}
    }


@pytest.mark.parametrize("words", [["--seconds", "0"], ["--repeats", "0"]])
def test_a_measurement_needs_time(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *words]) == 1
    assert "seconds" in capsys.readouterr().err
