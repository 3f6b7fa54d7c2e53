"""`mblades check-set`: all mistakes at once, how cards are understood, what to look at twice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mblades.cards.library import load
from mblades.cli import main
from mblades.lab.workshop.power import power
from mblades.text.beyond import marked
from mblades.text.reading.parser import mistakes_in

NINE_MISTAKES = """\
name = "Fists of Steel"
rarity = "Expansion"
colour = "red"

[[cards]]
name = "Ember Pup"
stars = 1
symbols = "Fyre Animal"
text = "Play: Gain 5 RP per Fire card."

[[cards]]
name = "Kindling Clerk"
stars = 12
symbols = "Fire Citizen"
text = "Next: If the next card is a Fire card, gain 15 RP."

[[cards]]
name = "Coal Dragon"
stars = 8
symbols = "Fire Myth"
text = "Play: Gian 10 RP. Draw a card."

[[cards]]
name = "Kindling Clerk"
stars = 4
text = "Play: Gain 10 RP."

[[cards]]
name = "Iron Grandmother"
stars = 5
symbols = "Earth Citizen"
text = "Play: Gain 10 RP."
flavour = "She said "no"."

[[cards]]
name = "Ash Box"
kind = "Deckbox"
stars = 5
text = '''
Score: Gain 5 RP for each Fire card in your tableau.
Scoer: Gain 2 RP.'''
"""
PLACES = [(1, 9), (3, 1), (8, 12), (13, 9), (21, 15), (24, 9), (33, 22), (37, 9), (41, 1)]


def sheet(*texts: str, flavour: str = "") -> str:
    """A right sheet of six cards, the first of them with these texts."""
    stars = (1, 3, 4, 5, 6, 8)
    words = [*texts, *["Play: Gain 10 RP."] * (6 - len(texts))]
    words[4] = "Score: Gain 20 RP."
    cards = [
        f"[[cards]]\nname = 'Card {n}'\nstars = {stars[n]}\nkind = '{'Deck Box' if n == 4 else 'Single'}'\n"
        f"symbols = '{'' if n == 4 else 'Fire Mage'}'\ntext = '''{words[n]}'''\nflavour = '{flavour}'\n"
        for n in range(6)
    ]
    return "name = 'Test Set'\nrarity = 'Expansion'\n" + "".join(cards)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def checked(
    path: Path, source: str, capsys: pytest.CaptureFixture[str], *words: str
) -> dict[str, Any]:
    path.write_text(source, encoding="utf-8")
    status = main(["check-set", str(path), "--json", *words])
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert status == (1 if found["mistakes"] else 0)
    return found


def about(found: dict[str, Any], kind: str) -> Iterator[tuple[str, str]]:
    for one in found["warnings"]:
        if one["about"] == kind:
            yield one["card"], one["message"]


def test_nine_mistakes_in_one_round(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = checked(path, NINE_MISTAKES, capsys, "--quick")
    assert [(one["line"], one["column"]) for one in found["mistakes"]] == PLACES
    assert found["set"] is None
    assert [card["name"] for card in found["cards"]] == [
        "Ember Pup", "Kindling Clerk", "Iron Grandmother",
    ]  # fmt: skip


def test_mistakes_are_told_with_their_number(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_text(NINE_MISTAKES, encoding="utf-8")
    assert main(["check-set", str(path), "--quick"]) == 1
    told = capsys.readouterr()
    assert f"{path} has 9 mistakes" in told.err
    assert f'{path}:21:15: "Gian" is not understood' in told.err
    assert "for a quotation mark inside quotes" in told.err
    assert "\n  try Play: Gain 10 RP. Draw a card.\n" in told.err
    assert "Ember Pup" in told.out


def test_each_sentence_is_read_by_itself() -> None:
    text = "Play: Gian 10 RP. Draw a card. Flpi a card in any tableau.\nScoer: Gain 5 RP.\nClober."
    found = [(one.line, one.column, one.words) for one in mistakes_in(text)]
    assert found == [(1, 7, "Gian"), (1, 32, "Flpi"), (2, 1, "Scoer:"), (3, 1, "Clober")]
    assert mistakes_in("Play: Gain 10 RP.") == []


def test_what_has_lost_what_it_speaks_of_is_no_mistake() -> None:
    text = "Play: Chuse a card in your tableau. Flip it."
    assert [one.words for one in mistakes_in(text)] == ["Chuse"]


def test_a_sheet_that_is_no_toml_is_told_as_far_as_it_can_be_read(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = sheet().replace("[[cards]]\nname = 'Card 3'", "[[cards]\nname = 'Card 3'")
    found = checked(path, source, capsys, "--quick")
    assert len(found["mistakes"]) == 1


def test_names_that_are_taken(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = sheet().replace("Card 1", "Iron Grandmother")
    (taken,) = about(checked(path, source, capsys, "--quick"), "name taken")
    assert taken[0] == "Iron Grandmother"
    assert "in Fists of Steel" in taken[1]


def test_names_of_another_sheet_are_taken_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    one.write_text(sheet(), encoding="utf-8")
    other.write_text(sheet().replace("Test Set", "Other Set"), encoding="utf-8")
    assert main(["check-set", str(one), str(other), "--quick"]) == 0
    assert 'already a card named "Card 0", in Test Set' in capsys.readouterr().out
    assert main(["check-set", str(one), str(one), "--quick"]) == 1


def test_a_text_that_no_card_holds(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    long = "Play: " + "Gain 5 RP for each Fire card in your tableau. " * 9
    (found,) = about(checked(path, sheet(long.strip()), capsys, "--quick"), "length")
    assert found[0] == "Card 0"
    assert "is cut off" in found[1]


def test_flavour_for_which_there_is_no_room(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = checked(path, sheet(flavour="Once upon a time. " * 25), capsys, "--quick")
    assert all("the flavour is not printed" in words for _, words in about(found, "length"))
    assert len(list(about(found, "length"))) == 6


def test_power_far_off_the_budget(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = sheet("Play: Gain 90 RP.", "Play: Gain 1 RP.")
    found = dict(about(checked(path, source, capsys, "--quick"), "power"))
    assert (
        "worth 90 RP in a tournament, far too much: the budget of such a card is 16 to 22"
        in (found["Card 0"])
    )
    assert "far too little" in found["Card 1"]
    assert set(found) == {"Card 0", "Card 1"}


def test_few_cards_of_the_library_are_far_off() -> None:
    worths = [
        power(design, card_set.designs)
        for card_set in load().sets.values()
        if card_set.rarity in ("Expansion", "Premium", "Master")
        for design in card_set.designs
    ]
    off = [worth for worth in worths if worth.is_strong or worth.is_weak]
    assert len(off) < 0.08 * len(worths)


def test_loops_and_dead_lines(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = checked(
        path,
        sheet(
            "Ongoing: Whenever you gain RP, gain 5 RP.",
            "Ongoing: Whenever you gain M$, draw a card.\nOngoing: Whenever you lose RP, gain 1 M$.",
            "Play: If there are at least 9 Fire cards in your tableau, gain 10 RP. Gain 5 RP.",
        ),
        capsys,
    )
    assert not found["mistakes"]
    (loop,) = about(found, "loop")
    assert loop[0] == "Card 0"
    assert "sets itself off" in loop[1]
    assert [name for name, _ in about(found, "dead line")] == ["Card 2"]
    assert "Play: Gain 10 RP." in next(about(found, "dead line"))[1]


def test_two_cards_that_set_each_other_off(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = checked(
        path,
        sheet(
            "Ongoing: Whenever you gain RP, lose 2 RP.", "Ongoing: Whenever you lose RP, gain 3 RP."
        ),
        capsys,
    )
    assert ("Card 0", True) in [
        (name, "and Card 1 set each other off" in words) for name, words in about(found, "loop")
    ]


def test_a_set_in_another_language(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = checked(path, sheet(), capsys, "--quick", "--lang", "ja")
    assert found["cards"][0]["text"] == "プレイ：10RPを得る。"
    assert main(["check-set", str(path), "--quick", "--lang", "ru"]) == 0
    assert "Получите 10 РО" in capsys.readouterr().out


def test_a_set_is_printed_with_every_copy(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_text(sheet(), encoding="utf-8")
    page = tmp_path / "cards.html"
    assert main(["check-set", str(path), "--quick", "--print", str(page)]) == 0
    assert "12 cards on 2 pages" in capsys.readouterr().out
    assert page.read_text("utf-8").count("<article") == 12
    assert main(["check-set", str(path), "--quick", "--print", str(path)]) == 2
    assert path.read_text("utf-8") == sheet()


@pytest.mark.parametrize(
    ("written", "understood"),
    [
        ("Play: Gain 10 RP.", "Play: Gain 10 RP."),
        (
            "Play: Gain 5 RP per Fire card.",
            "Play: Gain 5 RP for each Fire card [in your tableau].",
        ),
        ("Play: 4 RP are lost by each opponent.", "Play: Each opponent loses 4 RP."),
        (
            "Play: Flip a card with 4 or less stars in any tableau.",
            "Play: Flip a card in any tableau with at most 4 stars.",
        ),
        (
            "Action: Flip up to two Constructs in opponents' tableaus.",
            "Action: Flip up to 2 Construct cards in [each] opponent's tableau.",
        ),
    ],
)
def test_what_was_not_written_is_marked(written: str, understood: str) -> None:
    canonical = understood.replace("[", "").replace("]", "")
    assert marked(written, canonical) == understood
