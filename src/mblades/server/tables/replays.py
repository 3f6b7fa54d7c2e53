"""The replay of a table's game, made from its log; and replays as people look at them.

The log of a table has more in it than the game was given: seats, presence, requests that came to nothing.
It is applied once more, and what reaches the game is written down.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mblades.cards.library import Library
from mblades.errors import ReplayError
from mblades.rules import replay
from mblades.rules.evening import evening_of
from mblades.rules.game import Game
from mblades.rules.replay import Replay, Sitter, recorded
from mblades.rules.state.actions import Action
from mblades.rules.state.events import Event
from mblades.rules.state.records import NO_CARD
from mblades.rules.state.view_records import View
from mblades.server import setups
from mblades.server.storage.records import Entry
from mblades.server.tables import inputs
from mblades.server.tables.documents import cards_named, design_of
from mblades.server.tables.table import Table
from mblades.server.wire import messages
from mblades.server.wire import replays as wire


def replay_of(name: str, entries: Sequence[Entry]) -> bytes:
    """The game of a table as a file; ReplayError if it is not over, SaveError if it cannot be read."""
    table = Table(name)
    given: list[tuple[int | None, Action | None]] = []
    for entry in entries:
        outcome = table.apply(inputs.decode(entry.input))
        given += outcome.given
        if outcome.taken_back is not None:
            del given[len(given) - 1 - given[::-1].index(outcome.taken_back)]
    if table.game is None:
        raise ReplayError("The game is not over yet; there is a replay when it is.")
    game = Game.start(table.game.state.setup, setups.library())
    recorder = recorded(game, given)
    sitters = tuple(
        Sitter(name=place.name) if place.account is not None else Sitter(bot=place.level)
        for place in table.seats
    )
    return recorder.replay(sitters, table.began, table.ended).dump()


# --------------------------------------------------------------------------- looking at one


def recording(data: bytes, seat: int | None) -> wire.Recording:
    """The whole story of a replay as a seat saw it, or everyone together (None); ReplayError if it is
    none, or does not lead where it says."""
    found = _read(data, seat)
    playback = found.playback(setups.library())
    game = playback.game
    story = [_told(game, 0, seat, game.state.events)]
    story += [_told(game, playback.position, seat, happened) for happened in playback]
    return wire.Recording(
        table=_table(found),
        own_sets=bool(found.setup.custom_sets),
        steps=len(found.inputs),
        chapters=[wire.ReplayChapter(one.inputs, one.round, one.phase) for one in found.chapters],
        story=[told for told in story if told.events],
    )


def moment(data: bytes, step: int, seat: int | None) -> wire.ReplayMoment:
    """How things stood after a step, as a seat saw it, or everyone together (None)."""
    found = _read(data, seat)
    found.check_step(step)
    playback = found.playback(setups.library())
    while playback.position < step:
        playback.step()
    return wire.ReplayMoment(step, _view(playback.game, seat))


def evening_in(data: bytes) -> wire.EveningPage:
    """The evening of a replay in one page; ReplayError if it does not lead where it says."""
    playback = replay.load(data).playback(setups.library())
    told = evening_of(playback)
    named = [one.card for one in told.best_cards] + [c for deck in told.decks for c in deck.cards]
    named += [one.card for one in (told.deal, told.turning_point) if one]
    cards = {str(card): design_of(playback.game, card) for card in named if card != NO_CARD}
    return wire.EveningPage(told, cards)


def library_in(data: bytes) -> Library:
    """The cards of a replay, with those of the players' own."""
    return replay.load(data).playback(setups.library()).game.catalog.library


def _read(data: bytes, seat: int | None) -> Replay:
    found = replay.load(data)
    if seat is not None:
        found.check_seat(seat)
    return found


def _told(game: Game, step: int, seat: int | None, happened: list[Event]) -> messages.HistoryEntry:
    seen = happened if seat is None else game.seen_by(seat, happened)
    return messages.HistoryEntry(step, 0, msgspec.to_builtins(seen), cards_named(game, seen))


def _view(game: Game, seat: int | None) -> View:
    """Everyone together know of each player what that player knows."""
    if seat is not None:
        return game.view(seat)
    players = [game.view(one)["players"][one] for one in game.seats]
    return {**game.view(None), "players": players}


def _table(found: Replay) -> messages.Table:
    """The table of a replay: its people have names, and nothing else is left of it."""
    setup = msgspec.structs.replace(found.setup, custom_sets=())
    return messages.Table(
        id="",
        number=len(found.inputs),
        name="",
        state="over",
        public=False,
        code=None,
        host="",
        seats=[
            messages.Seat(
                seat=seat,
                kind="person" if one.bot is None else "bot",
                name=one.name or (one.bot or "").capitalize(),
                level=one.bot,
            )
            for seat, one in enumerate(found.sitters)
        ],
        spectators=0,
        setup=msgspec.to_builtins(setup),
        sheets=[],
        pace=messages.Pace(),
        due=[],
        onward=[],
        now=found.ended,
        cards=found.library,
    )
