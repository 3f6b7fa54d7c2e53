"""`mblades replay`, and the commands that write replays."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from mblades.cli import main
from mblades.lab.save_files import read_replay

GAME = ["--seed", "3", "--bots", "random", "--mode", "duel"]


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A duel of bots."""
    path = tmp_path_factory.mktemp("replays") / "duel.mbreplay"
    assert main(["watch", *GAME, "--lang", "en", "--replay", str(path)]) == 0
    return path


Shown = pytest.CaptureFixture[str]


def told(shown: Shown, file: Path, *words: str) -> str:
    shown.readouterr()
    assert main(["replay", str(file), *words]) == 0
    return shown.readouterr().out


def refusal(shown: Shown, *words: object) -> str:
    shown.readouterr()
    assert main([str(word) for word in words]) == 1
    out, error = shown.readouterr()
    assert out == ""
    return error


def story(out: str) -> str:
    """All but the introduction, and the word of where the replay was written."""
    body = out[out.index("══") :]
    return body.partition("\n\nTo see it again")[0].rstrip()


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_the_game_is_told_in_the_words_of_watch(file: Path, language: str, capsys: Shown) -> None:
    assert main(["watch", *GAME, "--lang", language]) == 0
    watched = capsys.readouterr().out
    assert story(told(capsys, file, "--lang", language)) == story(watched)


def test_everyone_is_who_looks_unless_a_seat_is_named(file: Path, capsys: Shown) -> None:
    whole = told(capsys, file)
    assert told(capsys, file, "--everyone") == whole
    one, two = (told(capsys, file, "--seat", seat) for seat in ("1", "2"))
    assert " saw it." in one
    assert " saw it." not in whole
    assert len({whole, one, two}) == 3
    assert one.count("buys from") > 0
    assert whole.count("buys from") == 0


def test_a_game_is_told_from_a_round_on(file: Path, capsys: Shown) -> None:
    whole = told(capsys, file)
    part = told(capsys, file, "--from", "2")
    assert story(part).startswith("══ Round 2: Deckbuilding")
    assert whole.endswith(story(part) + "\n")
    assert "This game has no round 9: it goes from 1 to 3." in refusal(
        capsys, "replay", file, "--from", "9"
    )


@pytest.mark.parametrize(
    ("pressed", "last"),
    [("q\n", "Round 1: Deckbuilding"), ("\nn\n", "Round 1: Tournament"), ("", "Round 1:")],
)
def test_a_game_is_told_step_by_step(
    file: Path, pressed: str, last: str, capsys: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(pressed))
    out = told(capsys, file, "--step")
    assert out.endswith("q: stop\n")
    assert out.count("q: stop") == pressed.count("\n") + (not pressed.endswith("q\n"))
    assert last in [line for line in out.splitlines() if line.startswith("══")][-1]


def test_what_cannot_be_told_is_refused(file: Path, tmp_path: Path, capsys: Shown) -> None:
    damaged = tmp_path / "damaged"
    damaged.write_bytes(file.read_bytes()[:-1])
    assert "The replay is damaged" in refusal(capsys, "replay", damaged)
    damaged.write_text("Round 1")
    assert "This is not a replay." in refusal(capsys, "replay", damaged)
    assert "cannot be read" in refusal(capsys, "replay", tmp_path / "missing")
    assert "they go from 1 to 2" in refusal(capsys, "replay", file, "--seat", "3")
    assert "they go from 1 to 2" in refusal(capsys, "replay", file, "--seat", "0")


def test_only_a_whole_game_becomes_a_replay(tmp_path: Path, capsys: Shown) -> None:
    path = tmp_path / "game"
    for words in (["--resume", path], ["--save", path, "--stop-after", "1"]):
        said = refusal(capsys, "watch", *GAME, "--replay", path, *words)
        assert "--replay needs the whole game" in said
    missing = tmp_path / "no" / "folder"
    assert main(["watch", *GAME, "--replay", str(missing)]) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_simulated_games_are_written_too(tmp_path: Path, capsys: Shown) -> None:
    folder = tmp_path / "games"
    words = ["--games", "2", "--seed", "8", "--bots", "random,rookie", "--mode", "duel"]
    assert main(["simulate", *words, "--workers", "1", "--replays", str(folder)]) == 0
    files = sorted(folder.iterdir())
    assert [one.name for one in files] == ["8.mbreplay", "9.mbreplay"]
    bots = [[sitter.bot for sitter in read_replay(one).sitters] for one in files]
    assert bots == [["random", "rookie"], ["rookie", "random"]]
    assert "does not go with --every" in refusal(capsys, "simulate", "--every", "--replays", folder)
    assert "cannot be a folder" in refusal(capsys, "simulate", "--replays", files[0])
