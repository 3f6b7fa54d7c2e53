"""The ground: the command line, its errors, and the record of the clauses that tests have shown."""

from __future__ import annotations

import argparse
import json
import os
import pickle
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from mblades import cli
from mblades.errors import IllegalAction, MbladesError, SaveError, SetupError, SheetError
from tools import clauses
from tools import rules as rules_tool
from tools.clauses import Record, Section

ROOT = Path(__file__).resolve().parents[1]

RULES = """\
# The rules
- OLD-1 stands before every section and is no clause.

## 1. Editions

| id | parameter |
| --- | --- |
| ED-1 | players |

## 2. Deckbuilding (DB)
Set-up of the phase:
- DB-1 All cards are in the binder.
- DB-2 Each player gets 30 M$ (DB-1 comes first).
- a plain list item

## 3. Engine rulings
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with three clauses, which `./mb rules` takes for its own."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "rules.md").write_text(RULES, encoding="utf-8")
    monkeypatch.setattr(clauses, "checkout", lambda: tmp_path)
    return tmp_path


# --- the clause list ---


def test_clauses_are_read_from_lists_and_tables(root: Path) -> None:
    assert clauses.read_sections(root) == [
        Section(1, "Editions", {"ED-1": "players"}),
        Section(
            2,
            "Deckbuilding (DB)",
            {
                "DB-1": "All cards are in the binder.",
                "DB-2": "Each player gets 30 M$ (DB-1 comes first).",
            },
        ),
    ]


def test_a_clause_that_stands_twice_is_refused(root: Path) -> None:
    with (root / "docs" / "rules.md").open("a", encoding="utf-8") as file:
        file.write("- DB-1 Again.\n")
    with pytest.raises(MbladesError, match="DB-1 twice"):
        clauses.read_sections(root)


def test_our_own_rules_have_every_section() -> None:
    sections = clauses.read_sections(ROOT)
    assert [section.number for section in sections][:9] == list(range(1, 10))
    prefixes = {clause.rpartition("-")[0] for section in sections for clause in section.clauses}
    assert prefixes >= {
        "ED",
        "CARD",
        "SET",
        "FLOW",
        "PRE",
        "DB",
        "TRN",
        "TRG",
        "GEN",
        "CL",
        "END",
        "KEY",
    }
    assert prefixes >= {"OPT", "TURN", "DUEL", "TEAM", "FUNKY", "COOP", "CAMP", "RUL"}


# --- the record ---


def test_a_whole_run_replaces_the_record() -> None:
    record = Record({"gone": ["DB-1"], "kept": ["DB-1"]})
    record.update({"kept": ["DB-2", "DB-2"], "plain": []}, every_test=True)
    assert record.tests == {"kept": ["DB-2"]}


def test_a_partial_run_speaks_for_its_own_tests_only() -> None:
    record = Record({"other": ["ED-1"], "broken": ["DB-1"], "unmarked now": ["DB-1"]})
    record.update({"broken": None, "unmarked now": [], "new": ["DB-2"]}, every_test=False)
    assert record.tests == {"other": ["ED-1"], "new": ["DB-2"]}


def test_tests_are_counted_by_clause() -> None:
    assert Record({"a": ["DB-1", "DB-2"], "b": ["DB-1"]}).counts() == {"DB-1": 2, "DB-2": 1}


def test_the_record_comes_back_as_it_was_saved(root: Path) -> None:
    assert Record.load(root) is None
    Record({"a": ["DB-1"]}).save(root)
    assert Record.load(root) == Record({"a": ["DB-1"]})
    assert [file.name for file in (root / ".mblades").iterdir()] == ["shown.json"]


@pytest.mark.parametrize("content", ["", "{", "[]", '{"tests": 3}', '{"tests": {"a": 1}}'])
def test_a_damaged_record_is_named(root: Path, content: str) -> None:
    Record().save(root)
    (root / ".mblades" / "shown.json").write_text(content)
    with pytest.raises(MbladesError, match=r"shown\.json is damaged"):
        Record.load(root)


# --- the recorder, in test runs of its own ---


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A small project whose test runs record their clauses."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # ours take seconds
    (pytester.path / "docs").mkdir()
    (pytester.path / "docs" / "rules.md").write_text(RULES, encoding="utf-8")
    pytester.makepyprojecttoml(
        f"""
        [tool.pytest.ini_options]
        pythonpath = [{str(ROOT)!r}]
        testpaths = ["suite"]
        addopts = ["--import-mode=importlib", "-p", "xdist.plugin", "-p", "no:cacheprovider"]
        markers = ["rule(*ids)", "slow"]
        """
    )
    pytester.makeconftest(
        """
        from pathlib import Path
        from tests.clause_recorder import ClauseRecorder

        def pytest_configure(config):
            config.pluginmanager.register(ClauseRecorder(config, Path(__file__).parent))
        """
    )
    write_suite(
        pytester,
        """
        import pytest

        pytestmark = pytest.mark.rule("ED-1")

        @pytest.mark.rule("DB-1", "DB-2")
        @pytest.mark.parametrize("n", [1, 2])
        def test_two(n): pass

        @pytest.mark.slow
        def test_slow(): pass

        @pytest.mark.rule("DB-1")
        def test_wrong(): assert False

        @pytest.mark.rule("DB-1")
        def test_skipped(): pytest.skip("not here")

        @pytest.mark.rule("DB-1")
        @pytest.mark.xfail
        def test_known_to_fail(): assert False

        @pytest.fixture
        def cleanup():
            yield
            assert False

        @pytest.mark.rule("DB-1")
        def test_wrong_at_the_end(cleanup): pass
        """,
    )
    return pytester


def write_suite(suite: pytest.Pytester, source: str) -> None:
    suite.makepyfile(**{"suite/test_it": source})


def recorded(suite: pytest.Pytester) -> dict[str, list[str]]:
    record = Record.load(suite.path)
    assert record is not None
    return {test.partition("::")[2]: ids for test, ids in record.tests.items()}


EVERYTHING = {
    "test_two[1]": ["DB-1", "DB-2", "ED-1"],
    "test_two[2]": ["DB-1", "DB-2", "ED-1"],
    "test_slow": ["ED-1"],
}


@pytest.mark.parametrize("processes", ["0", "2"])
def test_only_what_passed_is_recorded(suite: pytest.Pytester, processes: str) -> None:
    suite.runpytest_subprocess("-n", processes)
    assert recorded(suite) == EVERYTHING


def test_part_of_the_tests_leaves_the_others_as_they_were(suite: pytest.Pytester) -> None:
    suite.runpytest_subprocess()
    write_suite(
        suite,
        """
        import pytest

        @pytest.mark.rule("DB-2")
        @pytest.mark.parametrize("n", [1, 2])
        def test_two(n): assert n == 1
        """,
    )
    suite.runpytest_subprocess("-k", "two")
    assert recorded(suite) == {"test_two[1]": ["DB-2"], "test_slow": ["ED-1"]}
    suite.runpytest_subprocess("suite/test_it.py")
    assert recorded(suite) == {"test_two[1]": ["DB-2"], "test_slow": ["ED-1"]}
    suite.runpytest_subprocess()
    assert recorded(suite) == {"test_two[1]": ["DB-2"]}


@pytest.mark.parametrize("processes", ["0", "2"])
def test_a_marker_with_an_unknown_clause_fails_the_collection(
    suite: pytest.Pytester, processes: str
) -> None:
    write_suite(
        suite,
        """
        import pytest

        @pytest.mark.rule("DB-99")
        def test_unknown(): pass

        @pytest.mark.rule
        def test_empty(): pass
        """,
    )
    result = suite.runpytest_subprocess("-n", processes)
    assert result.ret != 0
    result.stdout.fnmatch_lines(
        [
            "*test_unknown: docs/rules.md has no clause 'DB-99'; ./mb rules lists *",
            "*test_empty: a rule marker names its clauses: *",
        ]
    )


# --- ./mb rules ---


def rules(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert rules_tool.main(words) == 0
    return capsys.readouterr().out


def test_rules_as_json(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Record({"a": ["DB-2"], "b": ["DB-2", "NO-LONGER-1"]}).save(root)
    assert json.loads(rules(capsys, "--json")) == {"shown": ["DB-2"], "missing": ["ED-1", "DB-1"]}


@pytest.mark.parametrize(
    ("which", "missing"),
    [
        (["1"], ["ED-1"]),
        (["1-6"], ["ED-1", "DB-1"]),
        (["db"], ["DB-1"]),
        (["2", "--section", "ED"], ["ED-1", "DB-1"]),
        (["DB, ED"], ["ED-1", "DB-1"]),
    ],
)
def test_rules_of_some_sections(
    root: Path, capsys: pytest.CaptureFixture[str], which: list[str], missing: list[str]
) -> None:
    Record({"a": ["DB-2"]}).save(root)
    assert json.loads(rules(capsys, "--json", "--section", *which))["missing"] == missing


@pytest.mark.usefixtures("root")
@pytest.mark.parametrize("which", ["7", "XY", "4-"])
def test_a_section_that_is_not_there_is_named(
    capsys: pytest.CaptureFixture[str], which: str
) -> None:
    assert rules_tool.main(["--section", which]) == 1
    assert which in capsys.readouterr().err


def test_rules_for_people(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Record({"a": ["DB-2"], "b": ["DB-2"]}).save(root)
    lines = rules(capsys).splitlines()
    assert "2. Deckbuilding (DB): 1 of 2 shown" in lines
    assert "  shown    DB-2×2" in lines
    assert "  not yet  DB-1" in lines
    assert lines[-1].startswith("1 of 3 clauses are shown")


@pytest.mark.usefixtures("root")
def test_rules_before_any_test_ran_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_tool.main(["--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["shown"] == []
    assert "./mb test" in err


# --- the command line ---


@pytest.fixture
def failing_command(monkeypatch: pytest.MonkeyPatch) -> list[BaseException]:
    """A command `fail` that raises what is put in this list."""
    errors: list[BaseException] = []

    def add_arguments(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--unused")

    def run(args: argparse.Namespace) -> int:
        assert args.command == "fail"
        raise errors[0]

    module = SimpleNamespace(add_arguments=add_arguments, run=run)
    monkeypatch.setitem(sys.modules, "tests.failing_command", module)
    monkeypatch.setitem(cli.COMMANDS, "fail", ("tests.failing_command", "raise an error"))
    return errors


@pytest.mark.parametrize("kind", [MbladesError, IllegalAction, SetupError, SaveError, SheetError])
def test_our_own_errors_are_one_sentence(
    failing_command: list[BaseException],
    capsys: pytest.CaptureFixture[str],
    kind: type[MbladesError],
) -> None:
    failing_command.append(kind("You have no M$ left."))
    assert cli.main(["fail"]) == 1
    assert capsys.readouterr() == ("", "mblades: You have no M$ left.\n")


def test_other_errors_are_not_hidden(failing_command: list[BaseException]) -> None:
    failing_command.append(ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        cli.main(["fail"])


def test_control_c_ends_quietly(
    failing_command: list[BaseException], capsys: pytest.CaptureFixture[str]
) -> None:
    failing_command.append(KeyboardInterrupt())
    assert cli.main(["fail"]) == 130
    assert capsys.readouterr() == ("", "")


def run_mblades(*words: str, stdout: int = subprocess.PIPE) -> subprocess.CompletedProcess[str]:
    code = "import sys; from mblades.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", code, *words]
    return subprocess.run(command, stdout=stdout, stderr=subprocess.PIPE, text=True, check=False)


def test_a_reader_that_has_gone_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    result = run_mblades("modes", "--json", stdout=writing)
    os.close(writing)
    assert result.returncode == 141
    assert "Traceback" not in result.stderr
    assert "BrokenPipe" not in result.stderr


@pytest.mark.parametrize("words", [[], ["no-such-command"], ["modes", "--no-such-option"]])
def test_wrong_words_are_answered_with_the_usage(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        cli.main(words)
    assert exit_.value.code == 2
    assert capsys.readouterr().err.startswith("usage: mblades")


def test_help_loads_no_command() -> None:
    code = (
        "import sys\nfrom mblades.cli import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        "heavy = {'rich', 'msgspec', 'mblades.rules', 'mblades.text', 'mblades.lab'}\n"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


# --- errors in card sheets ---


def test_an_error_in_a_sheet_says_where_what_and_what_instead() -> None:
    error = SheetError(
        file="fists.toml",
        line=3,
        column=15,
        words="Gian",
        expected=["Gain", "Lose", "Flip"],
        nearest="Gain",
    )
    assert str(error) == (
        'fists.toml:3:15: "Gian" is not understood; expected Gain, Lose or Flip; did you mean "Gain"?'
    )
    copy = pickle.loads(pickle.dumps(error))
    assert (str(copy), vars(copy)) == (str(error), vars(error))


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (SheetError("this card has no name", "a.toml", 4), "a.toml:4: this card has no name"),
        (SheetError(line=1, column=7, words="RP"), 'line 1, column 7: "RP" is not understood'),
        (
            SheetError(column=7, expected="a number"),
            "column 7: something is missing here; expected a number",
        ),
        (SheetError("unknown set", words="Fists"), 'unknown set at "Fists"'),
    ],
)
def test_an_error_in_a_sheet_says_what_it_knows(error: SheetError, sentence: str) -> None:
    assert str(error) == sentence
