"""The clauses of docs/rules.md, and which of them passing tests have shown to hold."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from mblades.errors import MbladesError

_SECTION = re.compile(r"## (?P<number>\d+)\. (?P<title>.+)")
_CLAUSE = re.compile(r"(?:- |\| )(?P<id>[A-Z]+-\d+) (?P<text>.+)")


@dataclass(frozen=True)
class Section:
    """A numbered section of the rules, with the texts of its clauses by id."""

    number: int
    title: str
    clauses: dict[str, str] = field(default_factory=dict)


def checkout() -> Path:
    """The folder that holds docs/rules.md and the record of the tests."""
    root = Path(__file__).resolve().parents[1]
    if not (root / "docs" / "rules.md").is_file():
        raise MbladesError(
            "docs/rules.md was not found: the clauses are listed in a checkout of the project, with ./mb rules."
        )
    return root


def read_sections(root: Path) -> list[Section]:
    """The sections of docs/rules.md that have clauses, in the document's order."""
    sections: list[Section] = []
    seen: set[str] = set()
    for line in (root / "docs" / "rules.md").read_text(encoding="utf-8").splitlines():
        if heading := _SECTION.match(line):
            sections.append(Section(int(heading["number"]), heading["title"].strip()))
        elif (clause := _CLAUSE.match(line)) and sections:
            if clause["id"] in seen:
                raise MbladesError(f"docs/rules.md has the clause {clause['id']} twice.")
            seen.add(clause["id"])
            sections[-1].clauses[clause["id"]] = clause["text"].strip(" |")
    return [section for section in sections if section.clauses]


def select(sections: Sequence[Section], wanted: Sequence[str]) -> list[Section]:
    """The parts of `sections` that are wanted: numbers (`4`, `1-6`) or prefixes of ids (`DB`)."""
    numbers: set[int] = set()
    prefixes: set[str] = set()
    known_prefixes = {_prefix(clause) for section in sections for clause in section.clauses}
    known_numbers = {section.number for section in sections}
    for word in wanted:
        if number := re.fullmatch(r"(\d+)(?:-(\d+))?", word):
            first, last = int(number[1]), int(number[2] or number[1])
            if not known_numbers.intersection(range(first, last + 1)):
                raise MbladesError(f"docs/rules.md has no section {word} with clauses.")
            numbers.update(range(first, last + 1))
        elif word.upper() in known_prefixes:
            prefixes.add(word.upper())
        else:
            raise MbladesError(
                f'"{word}" is neither a section number nor one of {", ".join(sorted(known_prefixes))}.'
            )
    chosen = []
    for section in sections:
        clauses = {
            clause: text
            for clause, text in section.clauses.items()
            if section.number in numbers or _prefix(clause) in prefixes
        }
        if clauses:
            chosen.append(Section(section.number, section.title, clauses))
    return chosen


def _prefix(clause: str) -> str:
    return clause.rpartition("-")[0]


@dataclass
class Record:
    """Which clauses each test that passed has shown."""

    tests: dict[str, list[str]] = field(default_factory=dict)

    @classmethod
    def load(cls, root: Path) -> Record | None:
        """What earlier test runs left behind; None if there is nothing."""
        try:
            data = json.loads(_file(root).read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except ValueError:
            data = None
        match data:
            case {"tests": dict(tests)} if all(isinstance(ids, list) for ids in tests.values()):
                return cls(tests)
        raise MbladesError(f"{_file(root)} is damaged: delete it and run ./mb test.")

    def save(self, root: Path) -> None:
        """Write the record in one step, so that nobody ever reads half of it."""
        file = _file(root)
        file.parent.mkdir(exist_ok=True)
        draft = file.with_suffix(f".{os.getpid()}.tmp")
        draft.write_text(
            json.dumps({"tests": self.tests}, indent=1, sort_keys=True) + "\n", encoding="utf-8"
        )
        draft.replace(file)

    def update(self, ran: Mapping[str, Sequence[str] | None], *, every_test: bool) -> None:
        """Add a test run: per test the clauses it showed, or None if it did not pass.

        A run of every test replaces what was known; any other run speaks for its own tests only.
        """
        if every_test:
            self.tests.clear()
        for test, clauses in ran.items():
            self.tests.pop(test, None)
            if clauses:
                self.tests[test] = sorted(set(clauses))

    def counts(self) -> dict[str, int]:
        """How many tests show each clause."""
        counts: dict[str, int] = {}
        for clauses in self.tests.values():
            for clause in clauses:
                counts[clause] = counts.get(clause, 0) + 1
        return counts


def _file(root: Path) -> Path:
    return root / ".mblades" / "shown.json"
