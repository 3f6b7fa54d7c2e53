"""Replays: a finished game is played again exactly, and nothing else is."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from mblades.bots import make_bot
from mblades.errors import ReplayError
from mblades.lab.play import play
from mblades.rules import replay
from mblades.rules.game import Game
from mblades.rules.replay import Input, Recorder, Replay, Sitter
from mblades.rules.sealing import seal
from mblades.rules.setup.setup import Setup
from mblades.rules.state.actions import Action
from mblades.rules.state.events import Event
from mblades.rules.version import RULES_VERSION
from tests.rules.small import a_set, library, names
from tools import golden

GAMES = dict(golden.games())  # every mode in each edition, and many options
SHORT = "collusion-coop"
LARGEST = 30_000  # bytes of a normal game


class Played:
    """A game of bots, with what it went through."""

    def __init__(self, setup: Setup, levels: tuple[str, ...], cards: Any = None, most: int = 200):
        self.game = Game.start(setup, cards)
        self.digests = [self.game.digest()]
        recorder = Recorder(self.game)

        def note(seat: int | None, action: Action | None, _happened: list[Event]) -> None:
            recorder.note(seat, action)
            self.digests.append(self.game.digest())

        seats = [levels[seat % len(levels)] for seat in range(setup.players)]
        bots = [make_bot(level, seat) for seat, level in enumerate(seats)]
        play(self.game, [bot.decide for bot in bots], actions_per_timer=most, listener=note)
        self.replay = recorder.replay(tuple(Sitter(bot=level) for level in seats), 1000, 9000)


@cache
def played(name: str) -> Played:
    levels = ("regular",) if "coop" in name or "campaign" in name else ("random", "rookie")
    return Played(GAMES[name], levels, most=25)


def short() -> Replay:
    return played(SHORT).replay


def forged(game: Replay) -> Replay:
    """What somebody has made who knows the form."""
    return replay.load(game.dump())


def refused(game: Replay, reason: str, cards: Any = None) -> None:
    with pytest.raises(ReplayError, match=reason):
        forged(game).check(cards)


# --------------------------------------------------------------------------- exactly


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_every_mode_and_edition_is_played_again_exactly(name: str) -> None:
    first = played(name)
    again = replay.load(first.replay.dump())
    assert again == first.replay
    playback = again.playback()
    digests = [playback.game.digest()]
    for _ in playback:
        digests.append(playback.game.digest())
    assert digests == first.digests
    assert playback.game.over
    assert playback.game.standings() == first.game.standings()


def test_the_events_are_those_of_the_game() -> None:
    heard: list[list[Event]] = []
    game = Game.start(GAMES[SHORT])
    recorder = Recorder(game)
    bots = [make_bot("regular", seat) for seat in range(game.state.setup.players)]

    def listen(seat: int | None, action: Action | None, happened: list[Event]) -> None:
        recorder.note(seat, action)
        heard.append(happened)

    start = game.state.events
    play(game, [bot.decide for bot in bots], listener=listen)
    playback = recorder.replay(tuple(Sitter() for _ in bots)).playback()
    assert playback.game.state.events == start
    assert list(playback) == heard


def test_a_replay_says_who_played_what_and_how_it_ended() -> None:
    first = played("collusion-normal")
    found = replay.load(first.replay.dump())
    assert found.rules == RULES_VERSION
    assert found.library == first.game.catalog.library.digest
    assert found.setup == GAMES["collusion-normal"]
    assert found.sitters == tuple(Sitter(bot=one) for one in ("random", "rookie") * 2)
    assert (found.began, found.ended) == (1000, 9000)
    assert [(one["place"], one["total"]) for one in first.game.standings()] == [
        (one.place, one.total) for one in found.result
    ]
    phases = [(chapter.round, chapter.phase) for chapter in found.chapters]
    rounds = [(n, phase) for n in (1, 2, 3) for phase in ("deckbuilding", "tournament")]
    assert phases == [*rounds, (3, "over")]
    assert found.first_input_of(2) == found.chapters[2].inputs


def test_a_set_of_the_players_own_is_in_the_replay() -> None:
    own = a_set("Ours", "Expansion", "custom")
    setup = Setup(players=3, expansion=("Ours", *names("Expansion", 5)), custom_sets=(own,))
    first = Played(setup, ("random",), library(), most=10).replay
    again = forged(first)
    assert again.setup.custom_sets == (own,)
    again.check(library())
    (card, *more) = own.designs
    false = replace(own, designs=(replace(card, text="Play: Gain 90 RP."), *more))
    refused(
        replace(first, setup=replace(setup, custom_sets=(false,))), "does not do what", library()
    )


@pytest.mark.parametrize("levels", [("regular", "rookie"), ("random",)])
def test_a_normal_game_of_four_is_small(levels: tuple[str, ...]) -> None:
    first = Played(Setup(build="New Beginnings", seed=5), levels).replay
    assert len(first.inputs) > 500
    assert len(first.dump()) < LARGEST


def test_a_game_under_way_has_no_replay() -> None:
    with pytest.raises(ReplayError, match="not over yet"):
        Recorder(Game.start(Setup())).replay((Sitter(),) * 4)


# --------------------------------------------------------------------------- damaged


def test_any_other_byte_is_noticed() -> None:
    data, dice = short().dump(), random.Random(1)
    for place in range(len(data)):
        bad = bytearray(data)
        bad[place] ^= dice.randrange(1, 256)
        with pytest.raises(ReplayError):
            replay.load(bytes(bad))


def test_any_missing_end_is_noticed() -> None:
    data = short().dump()
    for length in range(len(data)):
        with pytest.raises(ReplayError):
            replay.load(data[:length])


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not a replay"),
        (b"PK\x03\x04 and so on", "not a replay"),
        (Game.start(Setup()).dump(), "not a replay"),
        (seal(replay.MARK, replay.VERSION + 1, b""), "is of version 2; this program reads"),
        (seal(replay.MARK, replay.VERSION, b"nonsense"), "what it holds is not a game"),
        (seal(replay.MARK, replay.VERSION, b"\x91" * 90_000), "what it holds is not a game"),
    ],
)
def test_other_files_are_refused_with_a_reason(data: bytes, reason: str) -> None:
    with pytest.raises(ReplayError, match=reason):
        replay.load(data)


# --------------------------------------------------------------------------- foreign


@pytest.mark.parametrize("rules", [0, RULES_VERSION - 1, RULES_VERSION + 1])
def test_other_rules_are_refused(rules: int) -> None:
    refused(replace(short(), rules=rules), f"by version {rules} of the rules")


def test_other_cards_are_refused() -> None:
    refused(replace(short(), library="of another day"), "other cards")
    small = Played(Setup(players=3), ("random",), library(), most=5).replay
    refused(small, "other cards", library().with_sets([a_set("More", "Gold")]))


def test_another_setup_is_refused() -> None:
    game = short()
    refused(replace(game, setup=replace(game.setup, seed=99)), "another game at step 0")
    refused(replace(game, setup=replace(game.setup, mode="moonwalk")), "cannot be set up")
    refused(replace(game, setup=replace(game.setup, players=10**9)), "cannot be set up")


def test_another_result_is_refused() -> None:
    game = short()
    better = (replace(game.result[0], total=game.result[0].total + 1), *game.result[1:])
    refused(replace(game, result=better), "leads to another game")
    refused(replace(game, result=game.result[1:]), "incomplete")
    refused(replace(game, sitters=()), "incomplete")


def test_other_chapters_are_refused() -> None:
    game = short()
    first, second, *others = game.chapters
    for chapters in ((), (first,), (second, *others), (first, second, second, *others)):
        refused(replace(game, chapters=chapters), "incomplete")
    moved = replace(second, inputs=second.inputs - 1)
    refused(replace(game, chapters=(first, moved, *others)), "leads to another game")


def test_a_game_that_is_not_over_is_refused() -> None:
    game = short()
    begun = game.inputs[: game.chapters[1].inputs]
    refused(replace(game, inputs=begun, chapters=game.chapters[:2]), "leads to another game")


def test_illegal_inputs_are_refused() -> None:
    game = short()
    for bad in (Input(0, ("moonwalk",)), Input(99, ("ready",)), Input(0), Input(-1, (None, [[]]))):
        refused(replace(game, inputs=(*game.inputs[:5], bad, *game.inputs[6:])), "at step 6")


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_changed_nothing_but_a_reason_comes_of_it(seed: int) -> None:
    """Forgeries with a right checksum: inputs left out, repeated, swapped, put in other hands."""
    dice, game = random.Random(seed), played("original-duel").replay
    inputs = list(game.inputs)
    for _ in range(dice.randint(1, 4)):
        one, two = dice.randrange(len(inputs)), dice.randrange(len(inputs))
        match dice.randrange(4):
            case 0:
                inputs[one] = inputs[two]
            case 1:
                inputs[one] = replace(inputs[one], seat=dice.randrange(-1, 4))
            case 2:
                words = (*inputs[one].action, dice.choice([0, -1, 1 << 60, "deck", None, []]))
                inputs[one] = replace(inputs[one], action=words)
            case 3:
                inputs[one], inputs[two] = inputs[two], inputs[one]
    reason = "It leads to the same game."  # two inputs may come in either order
    try:
        forged(replace(game, inputs=tuple(inputs))).check()
    except ReplayError as error:
        reason = str(error)
    assert reason.endswith(".")


def test_fields_of_other_types_are_refused() -> None:
    whole = msgspec.to_builtins(short())
    for place in range(len(whole)):
        nonsense: Any
        for nonsense in (None, 0.5, "word", [[]], {"players": "many"}):
            content = [*whole[:place], nonsense, *whole[place + 1 :]]
            data = seal(replay.MARK, replay.VERSION, msgspec.msgpack.encode(content))
            with pytest.raises(ReplayError):
                replay.load(data).check()
