"""`mblades try`: a scene for each card in which its text happens, then a game with the set."""

from __future__ import annotations

from pathlib import Path

import pytest

from mblades.cards.library import load
from mblades.cards.sheet import read_sheet
from mblades.cli import main
from mblades.lab.narration.passages import plain
from mblades.lab.workshop.trial import OWNER, TriedGame, tried_cards
from mblades.rules.state.events import Event, Tournament


@pytest.fixture
def sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "garden-party.toml"
    assert main(["new-set", "Garden Party", "--file", str(path)]) == 0
    capsys.readouterr()
    return path


def test_the_text_of_every_card_is_seen_to_happen(sheet: Path) -> None:
    card_set = read_sheet(sheet)
    tried = list(tried_cards(load().with_sets([card_set]), card_set, 3, "en"))
    assert [one.design for one in tried] == list(card_set.designs)
    for one in tried:
        assert one.never == ()
        assert one.scenes
    told = {
        one.design.name: "\n".join(plain(passage) for scene in one.scenes for passage in scene)
        for one in tried
    }
    assert "gains 40 RP (The Guest of Honour)" in told["The Guest of Honour"]
    assert "RP (Guest Book)" in told["Guest Book"]


def test_what_never_happens_is_said(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = sheet.read_text("utf-8").replace("at least 3 other Light", "at least 9 other Light")
    sheet.write_text(text, encoding="utf-8")
    assert main(["try", str(sheet), "--seed", "3", "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert "Nothing made this happen: Gain 40 RP." in out
    again = f"Again: mblades try {sheet} --seed 3"
    assert "".join(again.split()) in "".join(out.split()), "lines are broken in long paths"


def test_the_owner_brings_the_set_to_every_tournament(sheet: Path) -> None:
    made = TriedGame(read_sheet(sheet), 4)
    own = set(made.cards)
    brought: list[set[int]] = []

    def listen(happened: list[Event]) -> None:
        if any(isinstance(event, Tournament) for event in happened):
            player = made.game.state.players[OWNER]
            brought.append(own & {*player.hand, *player.box, *player.tableau})

    made.play(listen)
    assert made.game.over
    assert brought == [own] * 3
    assert sum(made.played.values()) >= 9


def test_the_same_seed_shows_the_same_in_every_language(
    sheet: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = []
    for language in ("en", "en", "ja", "ru"):
        assert main(["try", str(sheet), "--seed", "5", "--lang", language]) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]
    assert "Garden Partyを使ったゲーム" in shown[2]
    assert "Игра с выпуском «Garden Party»" in shown[3]


def test_a_wrong_sheet_is_refused(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet.write_text("name = 'x'\n", encoding="utf-8")
    assert main(["try", str(sheet)]) == 1
    assert "needs the key" in capsys.readouterr().err
