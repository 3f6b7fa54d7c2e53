"""`mblades watch`."""

from __future__ import annotations

import io
import re
from itertools import pairwise

import pytest
from rich.cells import cell_len

from mblades.cli import main
from mblades.cli.arguments import language_of_the_user
from mblades.cli.line_breaks import line_breaks
from mblades.cli.watch import Teller, bot_names, command_for, make_console
from mblades.lab.narration.passages import Grid, Headline, Sentence, Span
from mblades.rules.setup.setup import Setup


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may speak another language."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


class Terminal(io.StringIO):
    """Something that says it is a terminal."""

    def isatty(self) -> bool:
        return True


PASSAGES = (
    Headline("Round 1: tournament"),
    Sentence((Span("Power", "player 0"), Span(" plays "), Span("Fire", "symbol Fire"))),
    Sentence((Span("word " * 40, "text"),), indent=2),
    Grid(("", "RP>", "tableau"), (((Span("Power"),), (Span("5", "rp"),), (Span("★6", "stars"),)),)),
)


def shown(out: io.StringIO) -> str:
    Teller(make_console(out), speed=0).tell(PASSAGES)
    return out.getvalue()


def test_a_whole_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", "--seed", "3", "--bots", "random", "--players", "3"]) == 0
    out = capsys.readouterr().out
    assert "MILLENNIUM BLADES" in out
    assert "mblades watch --seed 3 --players 3 --bots random" in out
    for words in ("Round 1: Deckbuilding", "’s turn", "Scoring", "The game is over"):
        assert words in out
    assert re.search(r"(wins the game|share the win)\.\n$", out)


@pytest.mark.parametrize(
    ("locale", "title"),
    [
        ("ja_JP.UTF-8", "第1ラウンド：デッキ構築フェイズ"),
        ("ru_RU.UTF-8", "1-й раунд: Фаза сбора колоды"),
        ("C.UTF-8", "Round 1: Deckbuilding"),
    ],
)
def test_a_game_is_told_in_the_language_of_the_user(
    locale: str,
    title: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LANG", locale)
    assert main(["watch", "--seed", "3", "--bots", "random", "--mode", "duel"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith(f"══ {title} ") for line in lines)
    assert {cell_len(line) for line in lines if line.startswith("══")} == {80}
    assert max(map(cell_len, lines)) <= 80


def test_the_language_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["watch", "--seed", "3", "--bots", "random", "--mode", "duel"]
    assert main([*words, "--lang", "ru"]) == 0
    assert "Игра окончена" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("buys a card for 4 M$", 10, ["buys a ", "card for 4 ", "M$"]),
        ("за 4\u00a0M$", 5, ["за ", "4\u00a0M$"]),
        ("カードを引く。", 13, ["カードを引", "く。"]),
        ("（水）を6\u00a0M$で購入", 8, ["（水）を", "6\u00a0M$で購", "入"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]),
        ("short", 10, ["short"]),
    ],
)
def test_lines_end_where_they_may(text: str, width: int, lines: list[str]) -> None:
    places = [0, *line_breaks(text, width), len(text)]
    assert [text[start:end] for start, end in pairwise(places)] == lines


def test_the_same_seed_tells_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["watch", "--seed", "11", "--bots", "rookie,random", "--edition", "original"]
    main(words)
    first = capsys.readouterr().out
    main(words)
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    ("setup", "bots", "command"),
    [
        (Setup(build="New Beginnings", seed=5), None, "mblades watch --seed 5"),
        (
            Setup(build="First Game", edition="original", players=3, seed=5),
            "random,rookie",
            "mblades watch --seed 5 --edition original --players 3 --bots random,rookie,random",
        ),
        (
            Setup(build="New Beginnings", seed=5, mode="duel", players=2, venues=True, draft=True),
            None,
            "mblades watch --seed 5 --mode duel --option venues --option draft",
        ),
        (
            Setup(
                build="New Beginnings",
                seed=5,
                mode="coop",
                players=1,
                boss="TCG-lluminati",
                difficulty="hard",
            ),
            None,
            'mblades watch --seed 5 --mode coop --boss "TCG-lluminati" --difficulty hard --players 1',
        ),
        (Setup(build="Fight Me!", seed=5), None, 'mblades watch --seed 5 --build "Fight Me!"'),
    ],
)
def test_the_command_that_shows_a_game_again(setup: Setup, bots: str | None, command: str) -> None:
    names = bot_names(bots, setup.players)
    assert command_for(setup, names, language_of_the_user()) == command


def test_the_command_names_a_language_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = Setup(build="New Beginnings", seed=5)
    names = bot_names(None, setup.players)
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert command_for(setup, names, "ru") == "mblades watch --seed 5"
    assert command_for(setup, names, "en") == "mblades watch --seed 5 --lang en"


def test_without_a_seed_one_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["watch", "--bots", "random", "--players", "3"])
    assert re.search(r"--seed \d+", capsys.readouterr().out)


def test_what_is_piped_has_no_control_codes_and_no_trailing_blanks() -> None:
    out = shown(io.StringIO())
    assert "\x1b" not in out
    assert "[Fire]" in out
    assert not [line for line in out.splitlines() if line != line.rstrip()]
    assert max(map(len, out.splitlines())) <= 80


def test_a_terminal_gets_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    out = shown(Terminal())
    assert "\x1b[" in out
    assert "[Fire]" not in out


def test_no_color_is_respected_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in shown(Terminal())


def test_a_narrow_terminal_is_filled_and_not_exceeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    out = shown(io.StringIO())
    assert max(map(len, out.splitlines())) <= 50


def test_speed_is_a_factor_of_the_pauses() -> None:
    pauses: dict[float, list[float]] = {0: [], 1: [], 2: []}
    for speed, found in pauses.items():
        Teller(make_console(io.StringIO()), speed, sleep=found.append).tell(PASSAGES)
    assert pauses[0] == []
    assert len(pauses[1]) == len(PASSAGES)
    assert sum(pauses[2]) == pytest.approx(sum(pauses[1]) / 2)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--players", "9"], "9"),
        (["--edition", "orignal"], "orignal"),
        (["--build", "New Begginings"], "New Beginnings"),
        (["--bots", "wizard"], "wizard"),
        (["--bots", "random,random,random,random,random"], "5 bots are named for 4 players"),
        (["--speed", "-1"], "speed"),
    ],
)
def test_a_bad_option_is_answered_with_a_sentence(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["watch", "--seed", "1", *words]) == 1
    answer = capsys.readouterr()
    assert says in answer.err
    assert "Traceback" not in answer.err
    assert answer.out == ""
