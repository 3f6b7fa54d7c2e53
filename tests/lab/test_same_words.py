"""`mblades watch` and the browser client tell a game in the same words, in three languages."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mblades.bots import make_bot
from mblades.cards.library import load
from mblades.cards.translations import LANGUAGES, Language
from mblades.lab.narration.sentences import Sentences, message
from mblades.lab.narration.words import LANG, Words
from mblades.lab.play import play
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state import events
from mblades.rules.state.events import FIELDS, KINDS, Event, all_seen_by
from mblades.server.tables.documents import cards_named
from mblades.server.wire.cards import describe_library

ROOT = Path(__file__).parents[2]

EVERY_OPTION = Setup(
    players=3, seed=4, venues=True, draft=True, accessory_draft=True, liquidation=True
)
GAMES = {
    "normal": Setup(players=4, seed=1),
    "original": Setup(players=3, seed=2, edition="original"),
    "options": EVERY_OPTION,
    "duel": Setup(players=2, seed=1, mode="duel"),
    "team": Setup(players=4, seed=1, mode="team"),
    "funky": Setup(players=3, seed=1, mode="funky"),
    "turn-based": Setup(players=2, seed=3, mode="turn-based"),
    "campaign": Setup(players=3, seed=1, mode="campaign", difficulty="easy"),
}

Told = dict[str, Any]  # what one input did, as the client gets it


class Listener:
    """Somebody at a table, or who sees all (None), and what they are told."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self._game = game
        self._seat = seat
        self._sentences = {one: Sentences(game, one) for one in LANGUAGES}
        self.story: list[Told] = []
        self.lines: dict[Language, list[str]] = {one: [] for one in LANGUAGES}

    def hear(self, happened: list[Event]) -> None:
        seen = happened if self._seat is None else all_seen_by(happened, self._seat)
        self.story.append({
            "number": len(self.story),
            "at": 0,
            "events": msgspec.to_builtins(seen),
            "cards": cards_named(self._game, seen),
        })  # fmt: skip
        for language, sentences in self._sentences.items():
            for line in sentences.tell(seen):
                self.lines[language].append("".join(span.text for span in line.spans))


def told(name: str, setup: Setup) -> list[Told]:
    """A game of bots as it is told to a player and to somebody who sees all."""
    game = Game.start(setup)
    listeners = [Listener(game, None), Listener(game, 0)]

    def hear(_seat: object, _action: object, happened: list[Event]) -> None:
        for one in listeners:
            one.hear(happened)

    hear(None, None, game.state.events)
    bots = [make_bot(("regular", "random")[seat % 2], seat) for seat in range(setup.players)]
    play(game, [bot.decide for bot in bots], listener=hear)
    view = game.view(None)
    return [
        {"name": f"{name}, {who}", "view": view, "story": one.story, "lines": one.lines}
        for who, one in zip(("all", "a player"), listeners, strict=True)
    ]


def one_of_each() -> list[Event]:
    """An event of every kind that is told, with values such as games have."""
    values: dict[str, Any] = {
        "seat": 0, "seats": (0, 1), "card": 3, "cards": (3, None, 4), "source": 5, "meta": 1, "npc": 2,
        "set": "Millennium Blades", "sets": ("Millennium Blades", "1001 Nights"), "phase": "tournament",
        "area": "hand", "pile": "npc", "unit": "RP", "word": "Fire", "position": 2, "slot": 1,
        "amount": 5, "money": 3, "friends": (1, 2), "amounts": (1, 0), "number": 2, "flag": True,
        "places": ((1,), (0,)), "remark": "collect",
    }  # fmt: skip
    made = [
        event(**{field.name: values[field.what] for field in fields})
        for event, fields in FIELDS.items()
    ]
    others: list[Event] = [
        events.Flipped(0, 3, 1),
        events.Bought(0, 1, "1001 Nights", 4, None),
        events.Traded(1, 0, 1, (None, None), 0, (), (), 0, ()),
        events.Traded(1, 0, 1, (), 0, (), (), 1234, ()),
        events.ClashCard(0, 3, -1, 7),
        events.ClashResult((), (0, 1)),
        events.Tokens(3, -1),
        events.Tokens(3, 5),
        events.Gained(0, "M$", 1, -1),
        events.Lost(1, "RP", 1000, 3),
        events.Dealt(0, (None,)),
        events.Scenario(0, False, 10, 1200),
        events.Phase("a phase of one's own", 0),
        events.Named(0, "Bronze"),
        events.Named(0, "Ongoing"),
        events.Draft(-1),
        events.Remade("store"),
        events.Gained(0, "RP", 0, 3),
    ]
    return made + others


def test_a_recorded_game_reads_the_same_in_the_browser(tmp_path: Path) -> None:
    """The client is given the events and must come to the lines that the terminal has told."""
    library = load()
    game = Game.start(Setup(players=3, seed=1))
    listener = Listener(game, None)
    for event in one_of_each():
        listener.hear([event])
    kinds = {"name": "every kind", "view": game.view(None), "story": listener.story}
    written = {
        "libraries": {one: describe_library(library, one) for one in LANGUAGES},
        "games": [
            {**kinds, "lines": listener.lines},
            *(one for name, setup in GAMES.items() for one in told(name, setup)),
        ],
    }
    file = tmp_path / "stories.json"
    file.write_bytes(msgspec.json.encode(written))
    done = subprocess.run(
        [sys.executable, ROOT / "web" / "build.py", "run", "vitest", "run",
         "src/story/same-words.test.ts"],
        env={**os.environ, "MBLADES_STORIES": str(file), "NO_COLOR": "1"},
        capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-6000:]
    assert "3 passed" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_its_words(language: Language) -> None:
    sheet = (LANG / language / "events.ftl").read_text("utf-8")
    written = set(re.findall(r"^(event-[\w-]+) =", sheet, re.MULTILINE))
    assert written == {message(kind) for kind in KINDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language: Language) -> None:
    """With what its fields give, and nothing else: a message that wants more fails here."""
    sentences = Sentences(Game.start(Setup(players=3, seed=1)), language)
    for event in one_of_each():
        lines = sentences.tell([event])
        assert bool(lines) == (event.telling != "untold" and getattr(event, "amount", 1) != 0)
        for line in lines:
            text = "".join(span.text for span in line.spans)
            assert text
            assert not re.search(r"[{}\ue000\ue001]|None|\bevent-", text)


def test_a_message_that_does_not_exist_is_not_passed_over() -> None:
    words = Words("en")
    with pytest.raises(LookupError):
        words.say("event-whispered")
    with pytest.raises(LookupError):
        words.say("event-ready")  # its seat is missing
    assert words.maybe("event-whispered") is None


def test_lists_read_as_the_language_has_them() -> None:
    lists = [Words(language).listed(["a", "b", "c"]) for language in LANGUAGES]
    assert lists == ["a, b, and c", "a、b、c", "a, b и c"]
