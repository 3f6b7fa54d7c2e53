"""Tables as messages for the client."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

import msgspec

from mblades.rules.game import Game
from mblades.rules.replay import result_of
from mblades.server import setups
from mblades.server.storage.records import ChatLine, Listing
from mblades.server.tables import contests, play
from mblades.server.tables.table import Place, Table
from mblades.server.wire import messages

# A phrase is kept as its name after this mark, which no text that people write can have.
PHRASE_MARK = "\x1f"
_PHRASES: dict[str, messages.Phrase] = {name: name for name in get_args(messages.Phrase)}


Standing = Literal["onlooker", "player", "host"]  # who somebody is at a table


def standing(table: Table, account: str) -> Standing:
    """Who an account is at a table."""
    if table.seat_of(account) is None:
        return "onlooker"
    return "host" if account == table.host else "player"


def describe_table(table: Table, spectators: int, now: int, who: Standing) -> messages.Table:
    """The table as those at it know it; the code of the invitation is for players, that of the cast for
    the host."""
    return messages.Table(
        id=table.id,
        number=table.number,
        name=table.name,
        state=table.state,
        public=table.public,
        code=None if who == "onlooker" else table.code,
        host=table.host,
        seats=describe_seats(table),
        spectators=spectators,
        setup=table.setup,
        sheets=list(table.sheets),
        pace=table.pace,
        due=_dues(table),
        onward=list(table.onward),
        now=now,
        cards=setups.library_of(table.sheets).digest,
        rematch=table.rematch,
        guided=table.guided,
        cast_delay_s=table.cast_delay_s,
        cast_code=table.cast_code if who == "host" and table.cast_delay_s is not None else None,
    )


def describe_seats(table: Table) -> list[messages.Seat]:
    """Who sits where."""
    return [_seat(seat, place) for seat, place in enumerate(table.seats)]


def _seat(seat: int, place: Place) -> messages.Seat:
    kind: messages.SeatKind = "open"
    if place.account is not None:
        kind = "person"
    elif place.level is not None:
        kind = "bot"
    return messages.Seat(
        seat=seat,
        kind=kind,
        name=place.name or (place.level or "").capitalize(),
        account=place.account,
        level=place.bot_level if place.is_played_by_bot else None,
        present=place.present,
        stand_in=place.stand_in,
        kept=place.kept,
        face=place.face,
        vacant=place.vacant,
        coming=place.coming,
    )


def _dues(table: Table) -> list[messages.Due]:
    """The due times that everybody may know. Requests are not among them: who wants what is secret."""
    dues: list[messages.Due] = []
    game = table.game
    if game is None or table.state != "playing":
        return dues
    if table.timer is not None and table.timer.due is not None:
        what: messages.DueKind = "break" if play.is_break(game) else "timer"
        dues.append(messages.Due(what, table.timer.due))
    if table.decision is not None:
        dues.append(messages.Due("decision", table.decision.due, table.decision.seat))
    for hold in table.holds:
        place = contests.place_of(game, hold.card)
        dues.append(messages.Due("hold", hold.until, hold.seat, place))
    return dues


def summary_of(table: Table) -> messages.TableSummary:
    """The table in the list of the lobby."""
    people = sum(place.account is not None for place in table.seats)
    bots = sum(place.account is None and place.level is not None for place in table.seats)
    host = next((one.name for one in table.seats if one.account == table.host), "")
    return messages.TableSummary(
        id=table.id,
        name=table.name,
        state=table.state,
        public=table.public,
        host=host,
        seats=len(table.seats),
        people=people,
        present=sum(place.present for place in table.seats),
        bots=bots,
        open=len(table.seats) - people - bots,
        edition=str(table.setup.get("edition", "collusion")),
        mode=str(table.setup.get("mode", "normal")),
        build=table.setup.get("build"),
        round=0 if table.game is None else table.game.round,
        mine=False,
        updated=0,
        result=_result_of(table),
        asked=_asked(table),
    )


def _asked(table: Table) -> list[str]:
    """The accounts that the game waits for; while decks are built, the one that is not ready."""
    game = table.game
    if game is None or table.state != "playing":
        return []
    waiting = [seat for seat in game.waiting if seat < len(table.seats)]
    if game.phase == play.DECKBUILDING:
        waiting = [seat for seat in waiting if not game.state.players[seat].ready]
        if len(waiting) > 1 or len(table.seats) == 1:
            return []
    people = [table.seats[seat].account for seat in waiting]
    return [account for account in people if account is not None]


def _result_of(table: Table) -> messages.GameResult | None:
    if table.game is None or table.state != "over":
        return None
    places = result_of(table.game)
    seats = [
        messages.SeatResult(
            seat=one.seat, kind=one.kind, name=one.name, account=one.account,
            level=one.level if one.kind == "bot" else None, place=places[one.seat].place, total=places[one.seat].total,
            character=_character_of(table.game, one.seat) if one.kind == "bot" else None,
        )
        for one in describe_seats(table)
    ]  # fmt: skip
    boss = places[len(seats)].place if len(places) > len(seats) else None
    return messages.GameResult(table.began, table.ended, seats, boss, table.is_played_on)


def _character_of(game: Game, seat: int) -> str | None:
    number = game.state.players[seat].character
    return game.state.catalog.characters[number].name if number >= 0 else None


def listing_of(table: Table) -> Listing:
    """The table's row in the lobby; one where nobody waits is not for strangers."""
    is_waiting = table.state != "lobby" or not table.is_deserted
    return Listing(
        game=table.id,
        state=table.state,
        public=table.public and is_waiting,
        summary=msgspec.json.encode(summary_of(table)),
        updated=table.updated / 1000,
        people=tuple(_people_of(table)),
    )


def _people_of(table: Table) -> Iterator[str]:
    for place in table.seats:
        if place.account is not None:
            yield place.account
        elif place.coming is not None:
            yield place.coming.account


def describe_chat_line(table: Table, line: ChatLine) -> messages.ChatLine:
    """A line of chat."""
    name = line.text.removeprefix(PHRASE_MARK)
    phrase = _PHRASES.get(name) if name != line.text else None
    return messages.ChatLine(
        number=line.number,
        at=round(line.at * 1000),
        account=line.author,
        name=line.name,
        text=line.text if phrase is None else "",
        seat=table.seat_of(line.author),
        phrase=phrase,
    )
