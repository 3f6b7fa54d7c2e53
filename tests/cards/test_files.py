"""Options that write a file: never over one that the program did not write itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from mblades import files
from mblades.cli import main
from mblades.cli.started_as import STARTED_AS, command
from mblades.errors import FileKept

PRECIOUS = 'name = "My Life\'s Work"\n'
WAYS: list[Sequence[str]] = [
    ("cards", "--set", "Fists of Steel", "--sheet"),
    ("balance", "--games", "0", "--tournaments", "1", "--set", "Fast", "--write"),
    ("watch", "--bots", "random", "--replay"),
    ("watch", "--bots", "random", "--save"),
    ("new-set", "Mine", "--file"),
]


@pytest.mark.parametrize("words", WAYS, ids=lambda one: " ".join(one))
def test_what_somebody_else_wrote_is_kept(
    words: Sequence[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my.toml"
    path.write_text(PRECIOUS, encoding="utf-8")
    assert main([*words, str(path)]) == 2
    assert path.read_text(encoding="utf-8") == PRECIOUS
    told = capsys.readouterr()
    assert told.out == ""  # before anything is played
    assert told.err.startswith(f"mblades: {path} already exists")


def test_what_the_program_wrote_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "cards.html"
    words = ["cards", "--set", "Fists of Steel", "--sheet", str(path)]
    assert main(words) == main([*words, "--copies"]) == 0


def test_the_mark_must_stand_at_the_beginning(tmp_path: Path) -> None:
    path = tmp_path / "notes"
    files.write(path, f"{files.COMMENT}\n# Tables\n")
    files.write(path, f"{files.COMMENT}\n# Newer tables\n")
    path.write_text("my own words\n" * 200 + files.COMMENT, encoding="utf-8")
    with pytest.raises(FileKept, match="mblades did not write it"):
        files.write(path, "other words")


def test_an_empty_file_is_nobodys(tmp_path: Path) -> None:
    path = tmp_path / "made-by-mktemp"
    path.touch()
    files.write(path, "words")
    assert path.read_text(encoding="utf-8") == "words"


@pytest.mark.parametrize(
    ("script", "typed"),
    [("./mb", "./mb"), ("/usr/games/mb", "/usr/games/mb"), ("no-such-script", "./no-such-script")],
)
def test_commands_in_messages_work_as_typed(
    script: str, typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(STARTED_AS, script)
    assert command("check-set", "my set.toml") == f"{typed} check-set 'my set.toml'"


def test_a_program_on_the_path_is_called_by_its_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "bin" / "mblades"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.delenv(STARTED_AS, raising=False)
    monkeypatch.setattr("sys.argv", [str(program)])
    monkeypatch.setenv("PATH", str(program.parent))
    assert command("modes") == "mblades modes"
    monkeypatch.setenv("PATH", "")
    assert command("modes") == f"{program} modes"


def test_a_new_sheet_says_how_to_go_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(STARTED_AS, "./mb")
    path = tmp_path / "mine.toml"
    assert main(["new-set", "Mine", "--file", str(path)]) == 0
    assert f"run: ./mb check-set {path}" in capsys.readouterr().out
    assert f"./mb check-set {path}" in path.read_text(encoding="utf-8")
