"""How many small changes to the rules no test notices.

    .venv/bin/python -m tools.mutants --sample 200

It first runs the tests once, to see that they pass and which lines each of them runs. Then it makes
a sample of mutants of src/mblades/rules, one change in each, and runs the tests that come past the
changed line until one fails: the tests of the changed module, of its folder, and the others. The slow
tests (whole games, mostly) are left for those mutants that get past all of the quick ones. What survived
is in .mblades/mutants.txt: each is a test that is missing, or a change that makes no difference.

What is kept once worked out (functools.cache) runs in one test only, so a survivor of few tests may be
noticed by others.

All of it happens in copies of the project. The first run of the tests is kept until a file changes.
"""

from __future__ import annotations

import argparse
import compileall
import hashlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Literal

from coverage import CoverageData

from tools import patience, timing
from tools.mutations import Mutation, mutated, mutations

ROOT = Path(__file__).resolve().parents[1]
RULES = Path("src", "mblades", "rules")
TESTS = ("tests/rules", "tests/modes", "tests/cards")
COPIED = ("src", "tests", "docs", "bench", "tools", "pyproject.toml", "README.md")
KEPT = ROOT / ".mblades" / "mutants"
REPORT = ROOT / ".mblades" / "mutants.txt"
COVERAGE = ".coverage"
LONGEST_S = 1800.0  # for all tests of a mutant; that of a test is in patience.py
QUICK_S = 0.2
FIRST = 60  # tests that are tried before the others are so much as read

Fate = Literal["killed", "too slow", "survived", "not run"]


class Failed(Exception):
    """A sentence for the person who asks."""


@dataclass(frozen=True)
class Mutant:
    """A change to a module of the rules."""

    module: Path  # from the root
    mutation: Mutation

    def __str__(self) -> str:
        change = self.mutation
        before, after = _line(change.before), _line(change.after)
        return f"{self.module}:{change.line} ({change.kind}): `{before}` became `{after}`"


@dataclass(frozen=True)
class Tests:
    """The tests of a mutant, in the order in which they are tried."""

    quick: list[str]
    slow: list[str]


@dataclass(frozen=True)
class Outcome:
    mutant: Mutant
    fate: Fate
    tests: int


def _line(code: str) -> str:
    first, *more = code.splitlines()
    return f"{first} ..." if more else first


# --- copies of the project ---


def copy_project(target: Path) -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z", *COPIED], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, target / name)


def digest(folder: Path, tests: Sequence[str]) -> str:
    found = hashlib.sha256(json.dumps(tests).encode())
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        found.update(f"\0{path.relative_to(folder)}\0".encode() + path.read_bytes())
    return found.hexdigest()


def run_tests(folder: Path, *words: str, limit: float | None = None) -> tuple[int | None, str]:
    """The status of pytest in this copy and what it said; no status if it took too long."""
    command = [sys.executable, "-m", "pytest", "-q", *words]
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",  # no compiled mutant stays behind
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # loading those takes longer than many a test
    }
    with subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            said, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return None, ""
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    return process.returncode, said


# --- what the tests run ---


class Baseline:
    """Which tests come past which line, and how long they take."""

    def __init__(self, kept: Path) -> None:
        self._data = CoverageData(str(kept / COVERAGE))
        self._data.read()
        self._measured = {
            Path(*Path(file).parts[-len(_parts(file)) :]): file
            for file in self._data.measured_files()
        }
        self._lines: dict[Path, dict[int, list[str]]] = {}
        self.durations = kept / timing.FILE
        self._seconds: dict[str, float] = json.loads(self.durations.read_text("utf-8"))

    def _by_line(self, module: Path) -> dict[int, list[str]]:
        """The tests that run each line of a module, each with the part of it that does."""
        if module not in self._lines:
            self._lines[module] = self._data.contexts_by_lineno(self._measured[module])
        return self._lines[module]

    def tests_of(self, mutant: Mutant) -> Tests:
        """The tests that run the changed line; where that runs on import, all of them."""
        change = mutant.mutation
        if change.statement is None:
            tests = set(self._seconds)
        else:  # a line within a statement may not be counted by itself
            by_line = self._by_line(mutant.module)
            lines = range(change.line, change.statement - 1, -1)
            contexts = next((by_line[line] for line in lines if line in by_line), [])
            tests = {context.rpartition("|")[0] for context in contexts if context}

        def order(test: str) -> tuple[int, float]:
            return _distance(mutant.module, test), self._seconds[test]

        ordered = sorted(tests, key=order)
        return Tests(
            [test for test in ordered if self._seconds[test] <= QUICK_S],
            [test for test in ordered if self._seconds[test] > QUICK_S],
        )


def _distance(module: Path, test: str) -> int:
    """How far a test is from a module: it is of the module, of its folder, or of something else."""
    file = Path(test.partition("::")[0])
    return 0 if module.stem in file.stem else 1 if module.parent.name == file.parent.name else 2


def _parts(file: str) -> tuple[str, ...]:
    """The path of a measured file from the root of its copy."""
    parts = Path(file).parts
    start = len(parts) - 1 - parts[::-1].index("src")
    return parts[start:]


def baseline(folder: Path, tests: Sequence[str], processes: int) -> Baseline:
    """Runs all the tests once, unless that has been done for these very files."""
    kept = KEPT / digest(folder, tests)[:16]
    if not kept.exists():
        print("Running the tests to see which lines each of them runs ...", flush=True)
        plugins = ("-p", "xdist", "-p", "pytest_cov", "-p", "tools.timing")
        words = ("-n", str(processes), "--cov", "--cov-context=test", "--cov-report=term")
        status, said = run_tests(folder, *plugins, *words, *tests)
        if status != 0:
            raise Failed(f"the tests do not pass as they are:\n{said[-4000:]}")
        print("\n".join(line for line in said.splitlines() if line.startswith("TOTAL")))
        shutil.rmtree(KEPT, ignore_errors=True)
        kept.mkdir(parents=True)
        for name in (COVERAGE, timing.FILE):
            shutil.move(folder / name, kept / name)
    return Baseline(kept)


# --- mutants ---


def sample(size: int, seed: int, only: str) -> list[Mutant]:
    """A fixed choice among all mutants."""
    everything = [
        Mutant(path.relative_to(ROOT), mutation)
        for path in sorted((ROOT / RULES).rglob("*.py"))
        if only in path.name
        for mutation in mutations(path.read_text("utf-8"))
    ]
    return random.Random(seed).sample(everything, min(size, len(everything)))


@contextmanager
def changed(folder: Path, mutant: Mutant) -> Iterator[None]:
    """The copy with one change in it."""
    path = folder / mutant.module
    source = path.read_text("utf-8")
    path.write_text(mutated(source, mutant.mutation.number), encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(source, encoding="utf-8")


def try_mutant(mutant: Mutant, tests: Sequence[str], folder: Path) -> Fate:
    """What becomes of a mutant in these tests."""
    status: int | None = 0
    chosen = folder / "chosen-tests"
    with changed(folder, mutant):
        for part in filter(None, (tests[:FIRST], tests[FIRST:])):
            chosen.write_text("\n".join(part), encoding="utf-8")
            words = ("-x", "-p", "tools.patience", f"@{chosen}")
            status, _ = run_tests(folder, *words, limit=LONGEST_S)
            if status != 0:
                break
    too_slow = status in (None, patience.TOO_SLOW)
    return "too slow" if too_slow else "killed" if status else "survived"


def try_all(
    tests: Mapping[Mutant, Sequence[str]], folders: Sequence[Path]
) -> Iterator[tuple[Mutant, Fate]]:
    """What becomes of each mutant in its tests."""
    free: SimpleQueue[Path] = SimpleQueue()
    for folder in folders:
        free.put(folder)

    def try_one(mutant: Mutant) -> tuple[Mutant, Fate]:
        folder = free.get()
        try:
            return mutant, try_mutant(mutant, tests[mutant], folder)
        finally:
            free.put(folder)

    with ThreadPoolExecutor(len(folders)) as pool:
        yield from pool.map(try_one, tests)


def fates(tests: Mapping[Mutant, Tests], folders: Sequence[Path]) -> dict[Mutant, Fate]:
    """What becomes of each mutant, in its quick tests and then, if need be, in its slow ones."""
    found: dict[Mutant, Fate] = dict.fromkeys(tests, "not run")
    quick = {mutant: of.quick for mutant, of in tests.items() if of.quick}
    _try_and_tell("quick", quick, folders, found)
    left = {
        m: of.slow for m, of in tests.items() if of.slow and found[m] in ("not run", "survived")
    }
    _try_and_tell("slow", left, folders, found)
    return found


def _try_and_tell(
    title: str,
    tests: Mapping[Mutant, Sequence[str]],
    folders: Sequence[Path],
    found: dict[Mutant, Fate],
) -> None:
    print(f"{len(tests)} mutants in their {title} tests", flush=True)
    for number, (mutant, fate) in enumerate(try_all(tests, folders), start=1):
        found[mutant] = fate
        print(f"{number:>5} {fate:9} {mutant}", flush=True)


# --- the report ---


def report(outcomes: Sequence[Outcome], seed: int) -> str:
    noticed = sum(outcome.fate in ("killed", "too slow") for outcome in outcomes)
    lines = [
        "Mutants of the rules",
        "",
        f"{noticed} of {len(outcomes)} were noticed ({noticed / len(outcomes):.0%}); seed {seed}.",
    ]
    for fate, title in (("survived", "Survived"), ("not run", "On lines that no test runs")):
        found = [outcome for outcome in outcomes if outcome.fate == fate]
        if found:
            lines += ["", f"{title}: {len(found)}", ""]
            lines += sorted(f"- {one.mutant}; {one.tests} tests" for one in found)
    return "\n".join(lines) + "\n"


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description="How many changes to the rules go unnoticed."
    )
    parser.add_argument("--sample", type=int, default=200, metavar="N", help="default 200")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the sample")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument(
        "--only", default="", metavar="WORD", help="modules with this in their name"
    )
    parser.add_argument("--tests", nargs="+", default=TESTS, metavar="PATH", help="of the project")
    args = parser.parse_args(words)
    mutants = sample(args.sample, args.seed, args.only)
    if not mutants or args.processes < 1:
        parser.error("there must be at least one mutant and one process")
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as temporary:
        folders = [Path(temporary, str(number)) for number in range(args.processes)]
        for folder in folders:
            copy_project(folder)
        try:
            known = baseline(folders[0], args.tests, args.processes)
        except Failed as failed:
            print(f"mutants: {failed}", file=sys.stderr)
            return 1
        for folder in folders:
            shutil.copyfile(known.durations, folder / timing.FILE)
            compileall.compile_dir(folder / "src", quiet=1)  # a mutant is compiled anew
        tests = {mutant: known.tests_of(mutant) for mutant in mutants}
        outcomes = [
            Outcome(mutant, fate, len(tests[mutant].quick) + len(tests[mutant].slow))
            for mutant, fate in fates(tests, folders).items()
        ]
    REPORT.write_text(report(outcomes, args.seed), encoding="utf-8")
    print(f"{REPORT.relative_to(ROOT)} is written; it took {time.monotonic() - started:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
