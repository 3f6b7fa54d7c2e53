"""Time in the lobby: a host who is away too long is replaced, and an empty lobby is not listed.

All of it is pure (see `table`).
"""

from __future__ import annotations

from mblades.errors import IllegalAction
from mblades.server.tables.table import STALE_MS, Place, Table


def next_due(table: Table) -> int | None:
    """When somebody will have been away too long."""
    dues = [place.sign + STALE_MS for place in table.seats if place.present]
    due = _away_due(table)
    return min(dues if due is None else [*dues, due], default=None)


def _away_due(table: Table) -> int | None:
    """When another person becomes host, or the lobby is no longer listed."""
    people = [place for place in table.seats if place.account is not None]
    if not people:
        return None
    away_ms = table.pace.away_s * 1000
    if table.is_asleep:
        return None if table.is_deserted else max(place.sign for place in people) + away_ms
    host = _host(table)
    return None if host is None or host.present else host.sign + away_ms


def _host(table: Table) -> Place | None:
    return next((place for place in table.seats if place.account == table.host), None)


def pass_time(table: Table, at: int) -> None:
    """What was due by now happens."""
    due = next_due(table)
    if due is None or due > at:
        raise IllegalAction("Nothing is due yet.")
    for seat, place in enumerate(table.seats):
        if place.present and place.sign + STALE_MS <= at:
            table.mark_absent(seat)
    due = _away_due(table)
    if due is not None and due <= at:
        table.is_deserted = table.is_asleep
        if not table.is_asleep:
            table.pass_on_host()
