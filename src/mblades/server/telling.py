"""A table in the words of the wire."""

from __future__ import annotations

import msgspec

from mblades.server import contests, playing, setups, wire
from mblades.server.records import ChatLine, Listing
from mblades.server.table import Place, Table


def table_told(table: Table, spectators: int, now: int, *, insider: bool) -> wire.Table:
    """The table as those at it know it; only they get the code of the invitation."""
    return wire.Table(
        id=table.id,
        number=table.number,
        name=table.name,
        state=table.state,
        public=table.public,
        code=table.code if insider else None,
        host=table.host,
        seats=seats_told(table),
        spectators=spectators,
        setup=table.setup,
        sheets=list(table.sheets),
        pace=table.pace,
        due=_dues(table),
        onward=list(table.onward),
        now=now,
        cards=setups.library_of(table.sheets).digest,
        rematch=table.rematch,
    )


def seats_told(table: Table) -> list[wire.Seat]:
    """Who sits where."""
    return [_seat(seat, place) for seat, place in enumerate(table.seats)]


def _seat(seat: int, place: Place) -> wire.Seat:
    kind: wire.SeatKind = "open"
    if place.account is not None:
        kind = "person"
    elif place.level is not None:
        kind = "bot"
    return wire.Seat(
        seat=seat,
        kind=kind,
        name=place.name or (place.level or "").capitalize(),
        account=place.account,
        level=place.bot_level if place.is_played_by_bot else None,
        present=place.present,
        stand_in=place.stand_in,
        kept=place.kept,
    )


def _dues(table: Table) -> list[wire.Due]:
    """What everybody may know is due. Requests are not among it: nobody hears who wants what."""
    dues: list[wire.Due] = []
    game = table.game
    if game is None or table.state != "playing":
        return dues
    if table.timer is not None and table.timer.due is not None:
        what: wire.DueKind = "break" if playing.is_break(game) else "timer"
        dues.append(wire.Due(what, table.timer.due))
    if table.decision is not None:
        dues.append(wire.Due("decision", table.decision.due, table.decision.seat))
    for hold in table.holds:
        place = contests.place_of(game, hold.card)
        dues.append(wire.Due("hold", hold.until, hold.seat, place))
    return dues


def summary_of(table: Table) -> wire.TableSummary:
    """The table in the list of the lobby."""
    people = sum(place.account is not None for place in table.seats)
    bots = sum(place.account is None and place.level is not None for place in table.seats)
    host = next((one.name for one in table.seats if one.account == table.host), "")
    return wire.TableSummary(
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
    )


def listing_of(table: Table) -> Listing:
    """The table's row in the lobby; one where nobody waits is not for strangers."""
    is_waiting = table.state != "lobby" or not table.is_deserted
    return Listing(
        game=table.id,
        state=table.state,
        public=table.public and is_waiting,
        summary=msgspec.json.encode(summary_of(table)),
        updated=table.updated / 1000,
        people=tuple(one.account for one in table.seats if one.account is not None),
    )


def chat_told(table: Table, line: ChatLine) -> wire.ChatLine:
    """A line of chat."""
    return wire.ChatLine(
        number=line.number,
        at=round(line.at * 1000),
        account=line.author,
        name=line.name,
        text=line.text,
        seat=table.seat_of(line.author),
    )
