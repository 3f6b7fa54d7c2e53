"""What is in the package that people install."""

from __future__ import annotations

from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).resolve().parents[1]


def test_all_words_are_in_the_wheel() -> None:
    """Sheets and translations lie beside the code; a command without its words cannot speak."""
    files = WheelBuilder(str(ROOT)).recurse_included_files()
    packed = {Path(file.distribution_path) for file in files}
    package = ROOT / "src" / "mblades"
    words = {
        path.relative_to(ROOT / "src")
        for kind in ("ftl", "toml")
        for path in package.rglob(f"*.{kind}")
    }
    assert {path.suffix for path in words} == {".ftl", ".toml"}
    assert words <= packed
