"""`mblades text` and the examples of docs/card-language.md."""

from __future__ import annotations

import json
from itertools import dropwhile, takewhile
from pathlib import Path

import pytest

from mblades.cli import main
from mblades.cli.text import card_blocks
from mblades.errors import SheetError
from mblades.text.keywords import KEYWORDS
from mblades.text.reading.parser import parse
from mblades.text.render.english import sentences as english
from mblades.text.render.japanese import sentences as japanese
from mblades.text.render.russian import sentences as russian

REFERENCE = Path(__file__).parents[2] / "docs" / "card-language.md"
EXAMPLES = [text for _, text in card_blocks(REFERENCE.read_text("utf-8"))]


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_of_the_reference(text: str) -> None:
    understood = parse(text)
    assert parse(english.render(understood)) == understood
    assert japanese.render(understood)
    assert russian.render(understood)


def test_most_examples_are_canonical() -> None:
    canonical = [text for text in EXAMPLES if english.render(parse(text)) == text]
    assert len(canonical) > 0.9 * len(EXAMPLES)


def rows_after(heading: str) -> list[list[str]]:
    """The rows of the first table below a heading."""
    section = REFERENCE.read_text("utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = dropwhile(lambda line: not line.startswith("|"), section.splitlines())
    table = takewhile(lambda line: line.startswith("|"), lines)
    rows = [line.strip("|").split(" | ") for line in table]
    return [[cell.strip() for cell in row] for row in rows[2:]]


@pytest.mark.parametrize(("text", "said"), rows_after("Common mistakes"))
def test_the_reference_tells_the_errors_as_they_are(text: str, said: str) -> None:
    with pytest.raises(SheetError) as caught:
        parse(text.strip("`"))
    assert str(caught.value) == said


def test_the_reference_tells_the_keywords_as_they_are() -> None:
    told = [
        [sheet.name, sheet.clause, sheet.text.strip().replace("\n", " / ")]
        for sheet in KEYWORDS.values()
    ]
    assert rows_after("Keywords") == told


def test_a_text_is_shown_as_tree_and_in_three_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "Play: Gain two Dollars for every Fire card in your tableau."]) == 0
    shown = capsys.readouterr().out
    assert 'Ability trigger="Play"' in shown
    assert "PerEach value=2" in shown
    assert 'Filter symbols="Fire"' in shown
    assert "English   Play: Gain 2 M$ for each Fire card in your tableau." in shown
    assert "Japanese" in shown
    assert "Russian" in shown


def test_a_text_that_is_not_understood(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "Play: Gain 10 PR."]) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert 'did you mean "RP"?' in shown.err


def test_a_file_is_read_line_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "texts.txt"
    sheet.write_text("Play: Gain 10 RP.\n\nFlip: Lose 5 PR.\nSpeed.\n")
    assert main(["text", "--file", str(sheet), "--json"]) == 1
    shown = capsys.readouterr()
    rows = [json.loads(line) for line in shown.out.splitlines()]
    assert [row.get("english") for row in rows] == ["Play: Gain 10 RP.", None, "Speed."]
    assert rows[1]["error"]["line"] == 3
    assert rows[0]["tree"]["lines"][0]["type"] == "Ability"
    assert f"{sheet}:3:14" in shown.err


def test_the_reference_is_understood_by_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "--file", str(REFERENCE)]) == 0
    assert capsys.readouterr().err == ""


def test_the_keywords_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "--keywords"]) == 0
    shown = capsys.readouterr().out
    assert "KEY-32  Thwomp!" in shown
    assert "engine code of their own: none." in shown
    assert main(["text", "--keywords", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["escapes"] == []


@pytest.mark.parametrize("words", [[], ["Speed.", "--file", "x"], ["--file", "no/such/file"]])
def test_bad_arguments(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", *words]) == 1
    assert capsys.readouterr().err.startswith("mblades: ")
