"""What has come to be so: "as soon as there are 5 star tokens on this card" (TRG-10)."""

from __future__ import annotations

from collections.abc import Iterator

from mblades.rules.effects import board
from mblades.rules.effects.catalog import Compiled
from mblades.rules.effects.stack import LEVEL, has_been_used, wait
from mblades.rules.state.records import Waiting
from mblades.rules.state.state import Frame, State
from mblades.text.tree import TriggerWord


def notice(s: State) -> None:
    """Note what waits for something that is so now and was not so before."""
    t = s.tournament
    if not (s.catalog.with_state or t.met) or t.scoring >= 0:
        return
    now: set[tuple[int, int]] = set()
    for card, ability in _listening(s):
        owner = board.of(s).owner[card]
        for program, holds in ability.as_soon_as:
            s.work += ability.effort
            if not holds(s, Frame(-1, card, owner, ability.ref)):
                continue
            now.add((card, program))
            if (card, program) not in t.met and not has_been_used(s, card, program):
                wait(s, Waiting(LEVEL[ability.trigger], owner, card, program, it=card))
    if now != t.met:
        t.met = frozenset(now)


def _listening(s: State) -> Iterator[tuple[int, Compiled]]:
    now = board.of(s)
    for card, abilities in now.abilities.items():
        for ability in abilities:
            if not ability.as_soon_as or board.is_silenced(s, ability.trigger):
                continue
            if ability.trigger is not TriggerWord.TOP or now.tops[now.owner[card]] == card:
                yield card, ability
