"""The page about scenes, and the examples of the Table, do what they say."""

from __future__ import annotations

import doctest
from pathlib import Path

from mblades.testing import table

PAGE = Path(__file__).resolve().parents[1] / "docs" / "scenes.md"


def test_the_examples_of_the_page_run() -> None:
    failed, run = doctest.testfile(str(PAGE), module_relative=False)
    assert failed == 0
    assert run > 20


def test_the_examples_of_the_table_run() -> None:
    failed, run = doctest.testmod(table)
    assert failed == 0
    assert run > 5


def test_the_page_names_every_verb() -> None:
    words = PAGE.read_text(encoding="utf-8")
    verbs = [name for name in dir(table.Table) if not name.startswith("_")]
    elsewhere = ("card", "number_of")  # in every example, and for tests of the rules alone
    assert [v for v in verbs if f"`{v}" not in words and v not in elsewhere] == []
