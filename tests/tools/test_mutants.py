"""`python -m tools.mutants`: which changes it makes, and that it notices who notices them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools import mutants
from tools.mutations import mutated, mutations

SOURCE = '''\
"""A module."""
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    WIDTH = 3

LIMIT: int = 8


def grow(s: "State", by: int = 1) -> int:
    """Grow."""
    if s.size + by > LIMIT and not s.open:
        raise ValueError("too big")
    s.size += by
    s.note(
        "grown",
        True,
    )
    return s.size
'''


def changes() -> list[tuple[int, str, str]]:
    return [(one.line, one.kind, one.after) for one in mutations(SOURCE)]


def test_every_kind_of_change_is_made_and_types_are_left_alone() -> None:
    assert sorted(changes()) == sorted(
        [
            (7, "constant", "9"),
            (10, "constant", "2"),
            (12, "boolean", "s.size + by > LIMIT or not s.open"),
            (12, "comparison", "s.size + by >= LIMIT"),
            (12, "arithmetic", "s.size - by"),
            (12, "boolean", "s.open"),
            (13, "dropped", "pass"),
            (14, "arithmetic", "s.size -= by"),
            (14, "dropped", "pass"),
            (15, "dropped", "pass"),
            (17, "constant", "False"),
            (19, "return", "return None"),
        ]
    )


def test_a_change_knows_where_its_statement_begins() -> None:
    begins = {one.line: one.statement for one in mutations(SOURCE)}
    assert begins == {7: None, 10: None, 12: 12, 13: 13, 14: 14, 15: 15, 17: 15, 19: 19}


def test_a_mutant_has_one_change_and_can_be_compiled() -> None:
    plain = mutated("LIMIT = 8\n", 0)
    assert plain == "LIMIT = 9\n"
    for one in mutations(SOURCE):
        changed = mutated(SOURCE, one.number)
        compile(changed, "mutant", "exec")
        assert one.after in changed


def test_what_is_false_is_not_changed_to_nothing() -> None:
    made = mutations("def f(n):\n    return False\n\ndef g(n):\n    return 0\n")
    assert [one.after for one in made] == ["True", "return None", "1"]


def test_the_sample_is_always_the_same() -> None:
    one = mutants.sample(20, 1, "")
    assert one == mutants.sample(20, 1, "")
    assert one != mutants.sample(20, 2, "")
    assert len(set(one)) == 20


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with a rule, half of which is tested."""
    root = tmp_path / "project"
    rules = root / "src" / "mblades" / "rules"
    (root / "tests").mkdir(parents=True)
    rules.mkdir(parents=True)
    (rules.parent / "__init__.py").touch()
    (rules / "__init__.py").touch()
    (rules / "numbers.py").write_text(
        "def half(n):\n    return n // 2\n\n\ndef least(n):\n    return n if n > 1 else 1\n"
    )
    (root / "tests" / "test_it.py").write_text(
        "from mblades.rules.numbers import least\n\n"
        "def test_least():\n    assert least(0) == 1\n    assert least(1) == 1\n"
    )
    (root / "pyproject.toml").write_text(
        '[tool.coverage.run]\nsource_pkgs = ["mblades.rules"]\n'
        '[tool.pytest.ini_options]\npythonpath = ["."]\n'
    )
    tools = root / "tools"
    tools.mkdir()
    for name in ("__init__.py", "patience.py", "timing.py"):
        (tools / name).write_text((Path(mutants.__file__).parent / name).read_text("utf-8"))
    for words in (["init", "-q"], ["add", "-A"]):
        subprocess.run(["git", *words], cwd=root, check=True)
    monkeypatch.setattr(mutants, "ROOT", root)
    monkeypatch.setattr(mutants, "KEPT", root / ".mblades" / "mutants")
    monkeypatch.setattr(mutants, "REPORT", root / ".mblades" / "mutants.txt")
    return root


def test_survivors_are_reported(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants.main(["--sample", "99", "--processes", "2", "--tests", "tests"]) == 0
    report = (project / ".mblades" / "mutants.txt").read_text("utf-8")
    module = "src/mblades/rules/numbers.py"
    assert f"- {module}:6 (comparison): `n > 1` became `n >= 1`; 1 tests" in report
    assert f"- {module}:2 (arithmetic): `n // 2` became `n * 2`; 0 tests" in report
    assert "return None" not in report.partition("that no test runs")[0]
    assert "4 mutants in their quick tests" in capsys.readouterr().out
    assert mutants.main(["--sample", "1", "--tests", "tests"]) == 0
    assert "Running the tests" not in capsys.readouterr().out  # nothing has changed since


def test_a_mutant_that_never_ends_is_not_waited_for(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = project / "src" / "mblades" / "rules"
    (rules / "numbers.py").write_text(
        "def count(n):\n    while n > 0:\n        n -= 1\n    return n\n"
    )
    (project / "tests" / "test_it.py").write_text(
        "from mblades.rules.numbers import count\n\ndef test_count():\n    count(3)\n"
    )
    monkeypatch.setattr(mutants, "QUICK_S", 0.0)  # so that it is a slow test
    assert mutants.main(["--sample", "99", "--processes", "4", "--tests", "tests"]) == 0
    said = capsys.readouterr().out
    assert "0 mutants in their quick tests" in said
    assert "too slow  src/mblades/rules/numbers.py:3 (dropped): `n -= 1` became `pass`" in said
    assert "survived  src/mblades/rules/numbers.py:4 (return)" in said


def test_tests_that_fail_anyway_are_an_error(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "tests" / "test_it.py").write_text("def test_it():\n    assert False\n")
    assert mutants.main(["--sample", "1", "--processes", "1", "--tests", "tests"]) == 1
    assert "do not pass" in capsys.readouterr().err
