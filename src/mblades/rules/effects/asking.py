"""Which words of a card ask: found by the step that its program waits at.

A question is put by a step, and the compiler knows which effect each step belongs to. So nothing about the
words is in the state, and whoever is asked still reads the sentence, not only the kind of the question.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mblades.rules.effects import compiler
from mblades.rules.effects.catalog import FIRST_STARTED, PROGRAMS_PER_ABILITY, Catalog, Derived
from mblades.rules.state.state import Frame, State
from mblades.text import tree
from mblades.text.render.english.sentences import render_choice
from mblades.text.walking import nodes


class Asked(NamedTuple):
    """The sentence of its ability that asks, what one may do, in English, and of whom or what."""

    sentence: int = -1
    offer: str = ""
    is_of_each: bool = False  # one player after the other is "that player"
    is_of_cards: bool = False  # of one card after the other: how many tokens are taken off it


NOTHING: Final = Asked()


class Askers(Derived):
    """The steps of a library's programs, by the words they were made from."""

    def __init__(self, catalog: Catalog) -> None:
        super().__init__(catalog)
        self._found: dict[tuple[int, int], Asked] = {}

    def at(self, program: int, step: int) -> Asked:
        """The words that a step of a program was made from."""
        key = program, step
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._look_up(program, step)
        return found

    def _look_up(self, program: int, step: int) -> Asked:
        ref, waiting = divmod(program, PROGRAMS_PER_ABILITY)
        ability = self.catalog.ability(ref)
        around = [
            effect
            for first, end, effect in compiler.write_program(ability, waiting).spans
            if first <= step < end
        ]  # the innermost first
        if not around:
            return NOTHING
        whole = ability.tree.effects
        sentence = waiting - 1
        if waiting >= FIRST_STARTED:
            body = ability.started(waiting)
            sentence = next(n for n, one in enumerate(whole) if body in nodes(one))
        elif not waiting:
            sentence = next((n for n, one in enumerate(whole) if one is around[-1]), -1)
        may = offered(around[0])
        offer = "" if may is None else render_choice((may,), may.who)
        is_of_each = any(isinstance(one, tree.PlayerByPlayer) for one in around)
        is_of_cards = isinstance(around[0], tree.RemoveTokens | tree.MoveTokens)
        return Asked(sentence, offer, is_of_each, is_of_cards)


def offered(effect: tree.Effect) -> tree.May | None:
    """What an effect lets somebody do if they like."""
    match effect:
        case tree.May():
            return effect
        case tree.ComesWith(optional=True):
            return compiler.tokens_if_wanted(effect)
        case _:
            return None


def asked(s: State) -> Asked:
    """The words that the open question comes from; none if it is one of the rules."""
    stack: list[Frame] = s.tournament.stack
    if s.tournament.prompt is None or not stack or stack[-1].program < 0:
        return NOTHING
    return s.catalog.derived(Askers).at(stack[-1].program, stack[-1].pc)
