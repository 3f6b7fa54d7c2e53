"""`mblades cards` lists and searches."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from mblades.cards.library import load
from mblades.cli import cards
from mblades.errors import SetupError

KEYS = [
    "id", "name", "set", "box", "rarity", "kind", "stars", "elements", "types", "copies", "text",
    "keywords", "flavor",
]  # fmt: skip


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    cards.add_arguments(parser)
    return cards.run(parser.parse_args(words))


def found(capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, object]]:
    assert run("--json", *words) == 0
    objects: list[dict[str, object]] = json.loads(capsys.readouterr().out)
    return objects


def names(capsys: pytest.CaptureFixture[str], *words: str) -> set[object]:
    return {one["name"] for one in found(capsys, *words)}


def test_one_object_for_each_design(capsys: pytest.CaptureFixture[str]) -> None:
    objects = found(capsys)
    assert len(objects) == len(load().designs)
    assert all(list(one) == KEYS for one in objects)
    assert len({one["id"] for one in objects}) == len(objects)


def test_an_object_holds_what_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    (bomb,) = found(capsys, "--set", "006 plus one", "--stars", "7")
    assert bomb["name"] == "James Bomb"
    assert bomb["elements"] == ["Fire"]
    assert bomb["types"] == ["Soldier"]
    assert bomb["copies"] == 1


def test_search(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(found(capsys, "--set", "MNM")) == 6
    assert {one["rarity"] for one in found(capsys, "--rarity", "promo")} == {
        "Bronze", "Silver", "Gold",
    }  # fmt: skip
    assert {one["kind"] for one in found(capsys, "--kind", "deck box")} == {"Deck Box"}
    assert "Salamander, Volcanic Lizard" in names(capsys, "--symbols", "fire animal")
    assert {one["stars"] for one in found(capsys, "--stars", "3-4")} == {3, 4}
    assert {one["stars"] for one in found(capsys, "--stars", "9+")} == {9, 10}
    assert "White Belt Brawler" in names(capsys, "--keyword", "clobber")
    assert all("Top:" in str(one["text"]) for one in found(capsys, "--trigger", "top"))
    assert "Orella" in names(capsys, "--words", "orella adjacent")
    assert names(capsys, "--words", "orella no-such-word") == set()


def test_no_design_needs_an_escape(capsys: pytest.CaptureFixture[str]) -> None:
    assert found(capsys, "--escapes") == []


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--set", "Fist of Steel"), "Fists of Steel"),
        (("--rarity", "Masters"), "Master"),
        (("--kind", "Sngle"), "Single"),
        (("--symbols", "Fyre"), "Fire"),
        (("--stars", "many"), "3-6"),
        (("--trigger", "Plai"), "Play"),
        (("--keyword", "Clober"), "Clobber"),
    ],
)
def test_what_is_not_there_is_refused_with_the_nearest(words: tuple[str, str], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        run(*words)


def test_a_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    assert run("--set", "Fists of Steel") == 0
    out = capsys.readouterr().out
    assert "6 designs, 12 cards" in out
    assert "Iron Grandmother" in out


@pytest.mark.parametrize(("language", "word"), [("ja", "クラッシュ"), ("ru", "схватк")])
def test_other_languages(capsys: pytest.CaptureFixture[str], language: str, word: str) -> None:
    (lizard,) = found(capsys, "--words", "salamander volcanic", "--lang", language)
    assert list(lizard) == [*KEYS, "english"]
    assert word in str(lizard["text"]).casefold()
    assert lizard["english"] == "Salamander, Volcanic Lizard"
    assert lizard["name"] != lizard["english"]
    english = load().design("Salamander, Volcanic Lizard")
    assert lizard["set"] != english.set
    assert lizard["flavor"] != english.flavour
    assert (lizard["id"], lizard["rarity"]) == (english.id, english.rarity)


def test_words_are_found_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    (grandmother,) = found(capsys, "--words", "iron grandmother", "--lang", "ja")
    name = str(grandmother["name"])
    assert grandmother in found(capsys, "--words", name, "--lang", "ja")
    assert found(capsys, "--words", name) == []


def test_a_table_in_another_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    assert run("--set", "Fists of Steel", "--lang", "ru") == 0
    out = capsys.readouterr().out
    assert "Iron Grandmother" not in out
    assert "расширенная" in out
    assert "воин" in out


def test_a_sheet(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "cards.html"
    assert run("--set", "Fists of Steel", "--sheet", str(path)) == 0
    assert "6 cards on 1 page\n" in capsys.readouterr().out
    assert "Iron Grandmother" in path.read_text("utf-8")
    assert run("--set", "Fists of Steel", "--sheet", str(path), "--copies") == 0
    assert "12 cards on 2 pages\n" in capsys.readouterr().out


def test_a_sheet_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="cannot be written"):
        run("--set", "Fists of Steel", "--sheet", str(tmp_path / "no" / "folder.html"))


def test_exercise(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--set", "Fists of Steel", "--exercise", "--seconds", "20") == 0
    assert "Every effect has happened." in capsys.readouterr().out


def test_exercise_tells_what_never_happened(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--set", "Fists of Steel", "--exercise", "--seconds", "0", "--json") == 1
    told = json.loads(capsys.readouterr().out)
    assert told["designs"] == 6
    assert len(told["never"]) == told["effects"]
    assert set(told["never"][0]) == {"id", "name", "set", "trigger", "effect"}
