"""Nothing in the project refers to a file outside it, or to one that has moved."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
DOCS = sorted((ROOT / "docs").glob("*.md"))
PAGE = re.compile(r"[\w./-]*\w\.md\b")
SOURCE = re.compile(r"`([\w./-]*\w\.(?:py|toml|ts|svelte))`")
UPWARDS = re.compile(r"(?<![\w./])(?:\.\./)+[\w./-]*\w")
OF_A_MACHINE = re.compile(r"(?<![\w.$}*-])/(?:work|home|root|Users)/\w+")
# The client's sources import one another without file endings, which svelte-check looks after.
NOT_LOOKED_THROUGH = ("web/src/", "web/package-lock.json", "web/openapi.json")


def tracked() -> list[str]:
    if not (ROOT / ".git").exists():
        pytest.skip("only a checkout knows which files are the project's")
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).exists()]


def outside(name: str, text: str, files: set[str]) -> list[str]:
    """What this text refers to that is not among the files."""
    pages = {Path(file).name for file in files if file.endswith(".md")}
    found = [page for page in PAGE.findall(text) if Path(page).name not in pages]
    for way in UPWARDS.findall(text):
        target = (ROOT / name).parent.joinpath(way).resolve()
        if not target.is_relative_to(ROOT) or not target.exists():
            found.append(way)
    return found + OF_A_MACHINE.findall(text)


def test_what_the_files_refer_to_is_in_the_project() -> None:
    files = tracked()
    wrong: dict[str, list[str]] = {}
    for name in files:
        if name.startswith(NOT_LOOKED_THROUGH) or name == "tests/test_references.py":
            continue
        try:
            text = (ROOT / name).read_text("utf-8")
        except UnicodeDecodeError:
            continue  # a picture
        if found := outside(name, text, set(files)):
            wrong[name] = found
    assert wrong == {}


def test_the_sources_that_the_docs_name_exist() -> None:
    files = [f"/{name}" for name in tracked()]
    wrong = {
        (page, source)
        for page in ("README.md", "CONTRIBUTING.md", *(f"docs/{one.name}" for one in DOCS))
        for source in SOURCE.findall((ROOT / page).read_text("utf-8"))
        if not any(file.endswith(f"/{source}") for file in files)
    }
    assert wrong == set()


@pytest.mark.parametrize(
    "text",
    ["see CONTENT.md", "(../shared/tools/bench.py)", "`../../elsewhere`", "in /work/things/here"],
)
def test_references_to_the_outside_are_seen(text: str) -> None:
    assert outside("docs/rules.md", text, {"README.md"})


@pytest.mark.parametrize("text", ["see ../README.md", "[rules](rules.md)", "/api/tables", "a/../b"])
def test_references_within_are_fine(text: str) -> None:
    assert outside("docs/server.md", text, {"README.md", "docs/rules.md"}) == []
