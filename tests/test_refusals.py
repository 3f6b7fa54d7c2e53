"""What players are told can be told in Japanese and Russian."""

from __future__ import annotations

import ast
import copy
import pickle
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mblades.errors import IllegalAction, MbladesError, Sentence, SetupError, SheetError

SOURCE = Path(__file__).parents[1] / "src" / "mblades"
TOLD = {
    "IllegalAction", "SetupError", "ReplayError", "NotFound", "NotAllowed", "NotLoggedIn", "TooMuch",
    "StorageError", "Sentence",
}  # fmt: skip
# Who runs a server reads these, in a terminal.
FOR_THE_HOST = {"run.py", "interface.py", "postgres.py", "sql.py", "sqlite.py"}
LANGUAGES = ("ja", "ru")


def sources(*rooms: str) -> list[Path]:
    found = [
        path
        for room in rooms or ("rules", "modes", "puzzles", "server")
        for path in (SOURCE / room).rglob("*.py")
        if path.name not in FOR_THE_HOST
    ]
    return sorted(found)


def said(*rooms: str) -> Iterator[tuple[str, str, ast.Call]]:
    """Every place in the source that says something to a player, and by what."""
    for path in sources(*rooms):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[_, *_]) if name in TOLD:
                    yield f"{path.name}:{node.lineno}", name, node


def templates() -> dict[str, str]:
    return {
        part.value: place
        for place, _, call in said()
        for part in ast.walk(call.args[0])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def words() -> set[str]:
    """Every text in the source: the server writes a few reasons without an error."""
    return {
        node.value
        for path in sources()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def translations(language: str) -> dict[str, str]:
    return tomllib.loads((SOURCE / "lang" / f"refusals.{language}.toml").read_text("utf-8"))


def places(text: str) -> set[str]:
    return set(re.findall(r"\{ ?\$?(\w+)", text))


def test_sentences_are_templates_with_their_values() -> None:
    for place, name, call in said():
        (first, *more) = call.args
        assert not more, place
        for part in ast.walk(first):
            pieced = isinstance(part, ast.JoinedStr | ast.BinOp)
            assert not pieced, f"{place}: give a template and its values"
        if isinstance(first, ast.Constant):
            given = {keyword.arg for keyword in call.keywords}
            if given or name != "Sentence":  # which may get its values later
                assert places(str(first.value)) == given, place


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_translated(language: str) -> None:
    known, wanted = translations(language), templates()
    missing = {f"{place}: {text}" for text, place in wanted.items() if text not in known}
    assert not missing
    assert not set(known) - words(), "nobody says this any more"


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_same_places(language: str) -> None:
    for template, text in translations(language).items():
        assert places(text) == places(template), template


def test_english_has_only_what_templates_cannot_say() -> None:
    known = translations("en")
    assert set(known) <= set(templates())
    for template, text in known.items():
        assert places(text) == places(template), template
        assert "->" in text, template


def test_both_languages_have_the_same_order() -> None:
    assert list(translations("ja")) == list(translations("ru"))


def test_the_sentence_is_filled() -> None:
    error = IllegalAction("You have {count} markers.", count=3)
    assert str(error) == "You have 3 markers."
    assert error.template == "You have {count} markers."
    assert error.values == {"count": 3}


def test_a_plain_sentence_keeps_its_braces() -> None:
    error = SetupError("a set {of} cards")
    assert str(error) == error.template == "a set {of} cards"
    assert error.values == {}


@pytest.mark.parametrize("again", [lambda one: pickle.loads(pickle.dumps(one)), copy.deepcopy])
def test_an_error_can_go_to_another_process(
    again: Callable[[IllegalAction], IllegalAction],
) -> None:
    inner = Sentence("You give {count} more.", count=2)
    error = again(IllegalAction("Impossible. {reason}", reason=inner))
    assert isinstance(error, IllegalAction)
    assert str(error) == "Impossible. You give 2 more."
    assert error.sentence.as_data() == {
        "key": "Impossible. {reason}",
        "args": {
            "reason": {
                "key": "You give {count} more.",
                "args": {"count": 2},
                "text": "You give 2 more.",
            }
        },
        "text": "Impossible. You give 2 more.",
    }


def test_a_sentence_made_elsewhere_keeps_its_values() -> None:
    assert IllegalAction(Sentence("{count} cards", count=2)).values == {"count": 2}
    assert IllegalAction(Sentence("{count} cards"), count=2).values == {"count": 2}


def test_a_mistake_on_a_sheet_is_one_sentence_too() -> None:
    error: MbladesError = SheetError('"Gian" is not understood', "fists.toml", 3, 15)
    assert error.template == str(error) == 'fists.toml:3:15: "Gian" is not understood'
