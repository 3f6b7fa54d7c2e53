"""Replays: a finished game as what it was played with and the inputs it was given.

Set-up, seed and inputs lead to the same states everywhere (`rules/version.py`), so that nothing else is
needed: a game of four takes a few kilobytes. The digest of the state at the beginning of each phase
tells whether they did. The form is that of saved games (`sealing.py`): msgpack, because actions are
short lists of words and numbers that it writes without names or quotes, and compressed, because most of
them are like the one before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from mblades.cards.library import Library
from mblades.errors import MbladesError, ReplayError, Sentence
from mblades.rules.game import Game
from mblades.rules.save import untrue_card
from mblades.rules.sealing import Unreadable, seal, unseal
from mblades.rules.setup.setup import Setup
from mblades.rules.state.actions import Action, as_list
from mblades.rules.state.events import Event
from mblades.rules.version import RULES_VERSION

MARK: Final = b"MBREPLAY"
VERSION: Final = 1  # of the form
MOST_INPUTS: Final = 50_000  # ten times what a long game of people has
SMALLEST: Final = 9  # zlib's level: a replay is written once and sent often


class Sitter(msgspec.Struct, frozen=True, array_like=True):
    """Who sat on a seat."""

    name: str = ""  # of a person
    bot: str | None = None  # the level of a bot; None: a person


class Input(msgspec.Struct, frozen=True, array_like=True):
    """An action of a seat, or a tick of the clock: null and an empty list."""

    seat: int | None = None
    action: tuple[Any, ...] = ()


class Chapter(msgspec.Struct, frozen=True, array_like=True):
    """Where a phase begins; the last one is the end of the game."""

    inputs: int  # before it
    round: int
    phase: str
    digest: str  # of the state


class Place(msgspec.Struct, frozen=True, array_like=True):
    """What a seat made of the game."""

    place: int
    total: int


class Replay(msgspec.Struct, frozen=True, array_like=True):
    """A finished game."""

    rules: int
    library: str  # its digest, with the sets of the players' own
    setup: Setup
    sitters: tuple[Sitter, ...]
    inputs: tuple[Input, ...]
    chapters: tuple[Chapter, ...]
    result: tuple[Place, ...]  # by seat; that of a boss is the last one
    began: int = 0  # milliseconds since 1970; 0: nobody looked at a clock
    ended: int = 0

    def dump(self) -> bytes:
        """The replay as bytes, for `load`."""
        return seal(MARK, VERSION, _pack(self), SMALLEST)

    def playback(self, library: Library | None = None) -> Playback:
        """The game from its beginning; ReplayError if this program cannot play it."""
        return Playback(self, library)

    def check(self, library: Library | None = None) -> None:
        """Play it to its end; ReplayError unless it leads where it says."""
        for _ in self.playback(library):
            pass

    def first_input_of(self, round_: int) -> int:
        """How many inputs come before a round; ReplayError if it was not played."""
        for chapter in self.chapters:
            if chapter.round == round_:
                return chapter.inputs
        rounds = [chapter.round for chapter in self.chapters]
        raise ReplayError(
            "This game has no round {round}: it goes from {first} to {last}.",
            round=round_,
            first=min(rounds),
            last=max(rounds),
        )

    def check_step(self, step: int) -> None:
        """ReplayError if there are fewer inputs."""
        if not 0 <= step <= len(self.inputs):
            raise ReplayError(
                "This game has no step {step}: it goes from 0 to {last}.",
                step=step,
                last=len(self.inputs),
            )

    def check_seat(self, seat: int) -> None:
        """ReplayError if nobody sat there."""
        _check_among(seat, len(self.result))

    def check_player(self, seat: int) -> None:
        """ReplayError if no player sat there; a boss is none."""
        _check_among(seat, len(self.sitters))


class Playback:
    """A replay being played: its game, and how many inputs it has been given.

    Going through it steps to the end: `for happened in playback` gives the events of each input.
    """

    def __init__(self, replay: Replay, library: Library | None = None) -> None:
        if replay.rules != RULES_VERSION:
            raise ReplayError(
                "This game was played by version {theirs} of the rules; this program has version {ours}.",
                theirs=replay.rules,
                ours=RULES_VERSION,
            )
        if len(replay.inputs) > MOST_INPUTS:
            raise ReplayError("The replay has more steps than any game.")
        untrue = untrue_card(replay.setup)
        if untrue is not None:
            raise ReplayError(
                "The replay’s card {card} does not do what its text says.", card=untrue.name
            )
        self.replay = replay
        self.position = 0
        try:
            self.game = Game.start(replay.setup, library)
        except Exception as error:
            raise ReplayError(
                "The replay’s game cannot be set up: {reason}", reason=_said(error)
            ) from None
        if self.game.catalog.library.digest != replay.library:
            raise ReplayError("This game was played with other cards than this program has.")
        self._chapters = {chapter.inputs: chapter for chapter in replay.chapters}
        self._check_outline()
        self._check_place()

    @property
    def is_over(self) -> bool:
        """Whether the last input has been played."""
        return self.position == len(self.replay.inputs)

    def step(self) -> list[Event]:
        """Play the next input and tell what happened; ReplayError if it could not have been."""
        given = self.replay.inputs[self.position]
        try:
            happened = _give(self.game, given)
        except Exception as error:
            raise ReplayError(
                "The replay breaks the rules at step {step}: {reason}",
                step=self.position + 1,
                reason=_said(error),
            ) from None
        self.position += 1
        self._check_place()
        return happened

    def __iter__(self) -> Iterator[list[Event]]:
        while not self.is_over:
            yield self.step()

    def _check_outline(self) -> None:
        """The chapters go from the beginning to the end, and everybody has a seat and a place."""
        replay, game = self.replay, self.game
        places = [chapter.inputs for chapter in replay.chapters]
        if (
            places[:1] != [0]
            or places[-1] != len(replay.inputs)
            or places != sorted(set(places))
            or len(replay.sitters) != replay.setup.players
            or len(replay.result) != len(game.seats)
        ):
            raise ReplayError("The replay is incomplete.")

    def _check_place(self) -> None:
        """At the beginning of a phase the game is where it was, and at its end it is over."""
        chapter = self._chapters.get(self.position)
        if chapter is not None:
            game = self.game
            if (game.round, game.phase, game.digest()) != (
                chapter.round, chapter.phase, chapter.digest,
            ):  # fmt: skip
                raise self._elsewhere()
        if self.is_over and (not self.game.over or result_of(self.game) != self.replay.result):
            raise self._elsewhere()

    def _elsewhere(self) -> ReplayError:
        return ReplayError(
            "The replay leads to another game at step {step}: it was altered.", step=self.position
        )


class Recorder:
    """Writes down the inputs of a game from its beginning."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._inputs: list[Input] = []
        self._chapters: list[Chapter] = []
        self._note_phase()

    def note(self, seat: int | None, action: Action | None) -> None:
        """What the game has just been given: a seat's action, or None and None for a tick."""
        given = Input() if action is None else Input(seat, tuple(as_list(action)))
        self._inputs.append(given)
        self._note_phase()

    def _note_phase(self) -> None:
        game, last = self._game, self._chapters[-1:]
        if not last or (game.round, game.phase) != (last[0].round, last[0].phase):
            self._chapters.append(Chapter(len(self._inputs), game.round, game.phase, game.digest()))

    def replay(self, sitters: tuple[Sitter, ...], began: int = 0, ended: int = 0) -> Replay:
        """The whole game; ReplayError unless it is over."""
        game = self._game
        if not game.over:
            raise ReplayError("The game is not over yet; there is a replay when it is.")
        return Replay(
            RULES_VERSION, game.catalog.library.digest, game.state.setup, sitters,
            tuple(self._inputs), tuple(self._chapters), result_of(game), began, ended,
        )  # fmt: skip


def recorded(game: Game, given: Iterable[tuple[int | None, Action | None]]) -> Recorder:
    """A recorder that has heard a new game being given these inputs."""
    recorder = Recorder(game)
    for seat, action in given:
        if seat is None or action is None:
            game.tick()
        else:
            game.act(seat, action)
        recorder.note(seat, action)
    return recorder


def _give(game: Game, given: Input) -> list[Event]:
    if given.seat is not None:
        return game.act(given.seat, given.action)
    if given.action:
        raise ValueError("a tick that does something")
    return game.tick()


def _check_among(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise ReplayError(
            "This game has no seat {seat}: they go from 1 to {last}.", seat=seat + 1, last=seats
        )


def result_of(game: Game) -> tuple[Place, ...]:
    """Who came where, by seat."""
    standings = sorted(game.standings(), key=lambda one: one["seat"])
    return tuple(Place(one["place"], one["total"]) for one in standings)


def load(data: bytes) -> Replay:
    """The replay that `dump` wrote; ReplayError if it is none. Whether it leads where it says is seen
    when it is played."""
    try:
        return _decode(unseal(MARK, VERSION, data))
    except Unreadable as error:
        match error.fault:
            case "foreign":
                raise ReplayError("This is not a replay.") from None
            case "version":
                raise ReplayError(
                    "The replay is of version {theirs}; this program reads version {ours}.",
                    theirs=error.version,
                    ours=VERSION,
                ) from None
            case "truncated" | "altered" | "damaged":
                raise ReplayError(
                    "The replay is damaged: a part of it is missing or was altered."
                ) from None
    except Exception:  # whatever it holds, it is not a game
        raise ReplayError("The replay is damaged: what it holds is not a game.") from None


def _said(error: Exception) -> str:
    """Why a file's game was refused; anything but a refusal comes of nonsense in the file too."""
    if isinstance(error, MbladesError):
        return error.sentence
    return Sentence("what it says makes no sense.")


_pack = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Replay).decode
