"""The rules for players: every clause in three languages, and everything on the screen has its clause."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, get_args

import pytest

import mblades.modes  # noqa: F401  # registers them
from mblades.cards.design import EditionName
from mblades.rules.mode import MODES
from mblades.rules.setup.options import DESCRIPTIONS
from mblades.text import keywords
from mblades.text.render.japanese.words import keyword_name
from mblades.text.render.russian.words import KEYWORDS_RU
from mblades.text.tree.words import TriggerWord
from tests.test_refusals import SOURCE, said, words
from tools.clauses import checkout, read_sections

LANGUAGES = ("en", "ja", "ru")
RULEBOOK = SOURCE / "rulebook"
ID = re.compile(r"(?<![A-Za-z])[A-Z]+-\d+(?!\d)")  # also between Japanese letters
# How the books differ from each other, and what is ours: of interest to who works on the rules.
ABOUT_THE_SOURCES = {
    "RUL-1", "RUL-2", "RUL-3", "RUL-6", "RUL-7", "RUL-9", "RUL-12", "RUL-13", "RUL-14", "RUL-15",
    "RUL-18", "RUL-19", "RUL-21", "RUL-22", "RUL-23",
}  # fmt: skip


@lru_cache
def sheet(name: str) -> dict[str, Any]:
    return tomllib.loads((RULEBOOK / f"{name}.toml").read_text("utf-8"))


def outline(book: dict[str, Any]) -> list[tuple[str, list[list[str]]]]:
    return [
        (chapter["id"], [list(section["clauses"]) for section in chapter["sections"]])
        for chapter in book["chapters"]
    ]


def clauses(language: str) -> dict[str, tuple[str, str]]:
    found: dict[str, tuple[str, str]] = {}
    for chapter in sheet(language)["chapters"]:
        for section in chapter["sections"]:
            for clause, (heading, text) in section["clauses"].items():
                assert clause not in found, f"{clause} stands in two places"
                found[clause] = (heading, text)
    return found


def links() -> dict[str, dict[str, Any]]:
    return sheet("links")


def test_every_clause_that_players_meet_is_there_and_no_other() -> None:
    ours = {clause for section in read_sections(checkout()) for clause in section.clauses}
    assert set(clauses("en")) == ours - ABOUT_THE_SOURCES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_chapters_and_clauses(language: str) -> None:
    assert outline(sheet(language)) == outline(sheet("en"))
    for clause, (heading, text) in clauses(language).items():
        assert heading.strip(), clause
        assert text.endswith((".", "。", "!")), f"{clause} is not a sentence"


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_name_clauses_that_are_there_and_the_same_ones_in_every_language(
    language: str,
) -> None:
    known = clauses(language)
    for clause, (_, text) in clauses("en").items():
        named = set(ID.findall(text))
        assert named <= set(known), clause
        assert set(ID.findall(known[clause][1])) == named, clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_numbers_stand_in_every_language(language: str) -> None:
    """VP, prices and counts; small numbers may be words, so only those of two digits are compared."""
    known = clauses(language)
    for clause, (_, text) in clauses("en").items():
        there = known[clause][1]
        for number in re.findall(r"(?<![-\w])\d\d\b", text):
            assert number in there, f"{clause}: {number}"


def test_keywords_are_called_as_on_the_cards() -> None:
    called = {
        "en": {name: name for name in keywords.names()},
        "ja": {name: keyword_name(name) for name in keywords.names()},
        "ru": KEYWORDS_RU,
    }
    for language in LANGUAGES:
        known = clauses(language)
        for name, keyword in keywords.sheets().items():
            assert known[keyword.clause][0] == called[language][name]


def test_every_trigger_mode_edition_and_option_has_its_clause() -> None:
    declared = links()
    assert {word.value for word in TriggerWord} - {""} == set(declared["triggers"])
    assert set(declared["modes"]) == set(MODES)
    assert set(declared["editions"]) == set(get_args(EditionName))
    assert set(declared["options"]) == set(DESCRIPTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_differs_is_said_in_two_lines(language: str) -> None:
    declared, differs = links(), sheet(language)["differs"]
    for kind in ("mode", "edition", "option"):
        assert set(differs[kind]) == set(declared[f"{kind}s"])
        for name, lines in differs[kind].items():
            assert [bool(line.strip()) for line in lines] == [True, True], name


def asked() -> set[str]:
    """The kinds of questions in the source: `ask(..., "flip", ...)` and whoever calls it."""
    kinds: set[str] = set()
    for folder in ("rules", "modes"):
        for path in (SOURCE / folder).rglob("*.py"):
            kinds |= _asked_in(path)
    return kinds


_KIND_AT = {"ask": 3, "choose": 1, "_choose_target": 1, "_choose_one": 3}


def _asked_in(path: Path) -> set[str]:
    return {
        kind.value
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and len(node.args) > (place := _KIND_AT.get(node.func.id, 99))
        and isinstance(kind := node.args[place], ast.Constant)
        and isinstance(kind.value, str)
    }


def test_every_question_has_its_clause() -> None:
    assert asked() == set(links()["prompts"])


def test_every_refusal_of_the_rules_has_its_clause() -> None:
    listed = [text for texts in links()["refusals"].values() for text in texts]
    assert len(listed) == len(set(listed)), "listed twice"
    refusals = {
        part.value: place
        for place, _, call in said("rules", "modes")
        for part in ast.walk(call.args[0])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }
    missing = {f"{place}: {text}" for text, place in refusals.items() if text not in listed}
    assert not missing, "name their clause in rulebook/links.toml"
    assert not set(listed) - words(), "nobody says this any more"


def test_every_link_leads_to_a_clause() -> None:
    known = set(clauses("en"))
    for kind, things in links().items():
        named = set(things) - {"none"} if kind == "refusals" else set(things.values())
        assert named <= known, kind
