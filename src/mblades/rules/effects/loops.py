"""Noticing infinite loops: chains of effects that are too long, or come to the same position again (GEN-9).

What becomes of who causes one is in leaving_by_loop.py; how much work an input may be, in budget.py.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

from mblades.rules.state.budget import MOST_WORK
from mblades.rules.state.state import State

WATCH_AFTER: Final = 60  # effects in one chain before repeated positions are looked for
LONGEST_CHAIN: Final = 1500

_pack = msgspec.msgpack.Encoder().encode


def is_endless(s: State) -> bool:
    """Count an effect of the chain; whether it is one without end, to be broken off (GEN-9)."""
    s.tournament.chain += 1
    chain = s.tournament.chain
    if chain <= WATCH_AFTER or (chain <= LONGEST_CHAIN and not _comes_again(s)):
        return False
    s.work = MOST_WORK + 1  # so that it is broken off before the next step
    return True


def _comes_again(s: State) -> bool:
    """Whether the position is the one remembered; ever later ones are, so every loop is found."""
    t = s.tournament
    if t.scoring >= 0:  # nothing waits, so only the length of a chain tells
        return False
    position = _position(s)
    if position == t.seen:
        return True
    beyond = t.chain - WATCH_AFTER
    if not t.seen or beyond & (beyond - 1) == 0:  # a power of two
        t.seen = position
    return False


def _position(s: State) -> int:
    """A digest of the cards and what waits, but not of the RP and dollars that a loop runs up."""
    t = s.tournament
    zones = [(p.hand, p.tableau, p.box, p.accessories) for p in s.players]
    windows = [frame.window for frame in t.stack if frame.window]
    waiting = [
        [(one.level, one.card, one.program, one.it) for one in group]
        for group in (*t.groups, *windows)
    ]
    s.work += sum(map(len, waiting))
    content = (
        zones,
        sorted(t.down),
        sorted(t.tokens.items()),
        t.armed,
        [(one.ability, one.part, one.card, one.of, one.left) for one in (*t.lasting, *t.later)],
        waiting,
    )
    return int.from_bytes(blake2b(_pack(content), digest_size=8).digest()) or 1
