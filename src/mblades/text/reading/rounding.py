"""Halves: which way they are rounded, where that is said behind the deed or behind "instead"."""

from __future__ import annotations

from mblades.text.reading.amounts import Measured, rounded_down, rounded_up
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.sentences import Body, Clause, Series

rules = Rules()


def teach(_lexicon: Lexicon) -> None:
    """No words of its own."""


def _rounded(clause: Clause, *, up: bool) -> Clause | None:
    roles = dict(clause.act.roles) if clause.act else {}
    measured = roles.get("measured")
    if clause.act is None or not isinstance(measured, Measured):
        return None
    changed = rounded_up(measured) if up else rounded_down(measured)
    if changed is None:
        return None
    roles["measured"] = changed
    return clause._replace(act=Act(clause.act.deed, tuple(roles.items())))


@rules("clause: clause ROUNDED_UP")
def clause_up(clause: Clause) -> Clause | None:
    """ "Only half of them are lost, rounded up"."""
    return _rounded(clause, up=True)


@rules("clause: clause ROUNDED_DOWN")
def clause_down(clause: Clause) -> Clause | None:
    return _rounded(clause, up=False)


def _last_rounded(series: Series, *, up: bool) -> Body | None:
    last = series.parts[-1]
    if not isinstance(last, tuple) or len(last) != 1:
        return None
    *before, clause = last[0]
    changed = _rounded(clause, up=up)
    if changed is None:
        return None
    told = series._replace(parts=(*series.parts[:-1], ((*before, changed),)))
    return Body(told, instead=True)


@rules("body: series 'instead' ROUNDED_UP")
def instead_up(series: Series) -> Body | None:
    """ "They gain half instead, rounded up"."""
    return _last_rounded(series, up=True)


@rules("body: series 'instead' ROUNDED_DOWN")
def instead_down(series: Series) -> Body | None:
    return _last_rounded(series, up=False)
