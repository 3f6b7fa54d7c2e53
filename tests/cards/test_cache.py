"""The compiled library is only ever a faster way to the same library."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mblades.cards import cache, library
from mblades.cards.library import CACHE_NAME, Library, load

SOURCE_ROOT = Path(library.__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache folder, and nothing in it yet."""
    load()  # from where it always is
    monkeypatch.setenv("MBLADES_CACHE", str(tmp_path / "kept"))
    return tmp_path / "kept"


def fresh() -> Library:
    return load.__wrapped__()


@pytest.fixture
def compilations(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """A list that grows with every compilation; what comes of it has been compiled before."""
    compiled, sheets_read = load(), []

    def compile_again(sheets: Path) -> Library:
        sheets_read.append(sheets)
        return compiled

    monkeypatch.setattr(library, "read", compile_again)
    return sheets_read


def test_a_good_cache_gives_the_same_library(folder: Path, compilations: list[Path]) -> None:
    first = fresh()
    assert [path.name for path in folder.iterdir()] == [CACHE_NAME]
    second = fresh()
    assert len(compilations) == 1
    assert second == first
    assert second.digest == first.digest


def test_a_stale_cache_is_built_again(
    folder: Path, compilations: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh()
    monkeypatch.setattr(cache, "__version__", "some other version")
    fresh()
    fresh()
    assert len(compilations) == 2
    assert folder.exists()


def test_a_changed_source_makes_another_key(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.toml"
    sheet.write_text("one")
    key = cache.key_of([sheet])
    sheet.write_text("two")
    assert cache.key_of([sheet]) != key


@pytest.mark.parametrize("harm", ["empty", "cut", "altered", "garbage"])
def test_a_broken_cache_is_built_again(folder: Path, compilations: list[Path], harm: str) -> None:
    first = fresh()
    path = folder / CACHE_NAME
    raw = path.read_bytes()
    middle = len(raw) // 2
    path.write_bytes(
        {
            "empty": b"",
            "cut": raw[:middle],
            "altered": raw[:middle] + bytes([raw[middle] ^ 1]) + raw[middle + 1 :],
            "garbage": b"not a library" * 100,
        }[harm]
    )
    assert fresh() == first
    assert len(compilations) == 2
    assert path.read_bytes() == raw


def test_a_cache_with_a_right_checksum_and_a_wrong_content(
    folder: Path, compilations: list[Path]
) -> None:
    first = fresh()
    cache.write(CACHE_NAME, cache.key_of(library._sources()), b"\x93\x01\x02\x03")
    assert fresh() == first
    assert len(compilations) == 2
    assert folder.exists()


def test_a_cache_that_cannot_be_written_is_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("MBLADES_CACHE", str(tmp_path / "file" / "folder"))
    assert fresh() == load()


@pytest.mark.usefixtures("compilations")
def test_a_cache_that_is_a_folder_is_ignored(folder: Path) -> None:
    (folder / CACHE_NAME / "in the way").mkdir(parents=True)
    assert fresh() == load()
    assert len(list(folder.iterdir())) == 1


@pytest.mark.usefixtures("compilations")
def test_a_start_from_the_cache_needs_no_parser(folder: Path) -> None:
    program = "import sys\nfrom mblades.cards.library import load; load()\nprint('mblades.text.reading.reader' in sys.modules)"
    fresh()
    environment = {**os.environ, "MBLADES_CACHE": str(folder), "PYTHONPATH": str(SOURCE_ROOT)}
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.strip() == "False"
