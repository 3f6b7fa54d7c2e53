"""`mblades cards` lists and searches."""

from __future__ import annotations

import argparse
import json

import pytest

from mblades.cards import command
from mblades.cards.library import load
from mblades.errors import SetupError

KEYS = [
    "id", "name", "set", "box", "rarity", "kind", "stars", "elements", "types", "copies", "text",
    "keywords", "flavor",
]  # fmt: skip


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args(words))


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
    assert word in str(lizard["text"]).casefold()
