"""One of several players gets another amount: "each player gains 5 RP. The player with the fewest RP gains 10 instead".

What the others get and what these get are two sentences, told in an order in which the first does not change who is
meant by the second.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.comparing import opposite
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.sentences import Clause, Sentence, Series
from mblades.text.tree import Effect, Who, Whom

rules = Rules()

_GAINING = (tree.Gain, tree.Draw)
_LOSING = (tree.Lose, tree.Discard, tree.Flip)
_EACH: dict[tree.Group, tree.Group] = {"a player": "each player", "an opponent": "each opponent"}
_UPWARD = ("more", "at least")


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("[,] (instead|rather)", "INSTEAD_OF_IT")


@rules("sentence: clause INSTEAD_OF_IT", "sentence: 'instead' ',' clause")
def instead_for_some(clause: Clause) -> Sentence | None:
    """ "You gain 10 RP instead.", "opponents with more RP than you lose 10 instead"."""
    some = clause.who in (Who.YOU, Who.EACH_OPPONENT) or isinstance(
        clause.who, tree.Compared | tree.Foremost
    )
    if clause.act is None or not some or clause.also is not None:
        return None
    return Sentence(Series((((clause,),),)), "instead for some")


def with_other_amount(effects: list[Effect], some: tuple[Effect, ...]) -> list[Effect]:
    """The effects, of which the last is another one for some of the players."""
    if not effects or len(some) > 1:
        raise _unclear()
    *before, last = effects
    if isinstance(last, tree.Whenever | tree.Later):
        row = with_other_amount(list(last.effects), some)
        return [*before, replace(last, effects=tuple(row))]
    return [*before, *_two(last, some[0])]


def _two(last: Any, only: Any) -> list[Effect]:
    """What the others do, and what these do."""
    unit: Any = getattr(last, "unit", "")
    if type(last) is not type(only) or not isinstance(last, (*_GAINING, *_LOSING)):
        raise _unclear()
    if unit != getattr(only, "unit", ""):
        raise _unclear()
    rest, those, upward = _apart(last.who, only.who)
    two: list[Effect] = [replace(last, who=rest), replace(only, who=those)]
    of = getattr(those, "of", None)
    if unit and of != tree.Has(unit, tree.Whose.THAT):
        return two
    return two[::-1] if upward is isinstance(only, _GAINING) else two


def _apart(all_of: Whom, some: Whom) -> tuple[Whom, Whom, bool | None]:
    """The others, those of whom something else is told, and whether these are those who have more."""
    if some is Who.YOU and all_of is Who.EACH_PLAYER:
        return Who.EACH_OPPONENT, some, None
    if some is Who.EACH_OPPONENT and all_of is Who.EACH_PLAYER:
        return Who.YOU, some, None
    if not isinstance(all_of, Who) or not isinstance(some, tree.Compared | tree.Foremost):
        raise _unclear()
    group = _EACH.get(some.who, some.who)
    if group != str(all_of):
        raise _unclear()
    if isinstance(some, tree.Foremost):
        those = replace(some, who=group)
        return replace(those, rest=not those.rest), those, those.most is not those.rest
    compared = replace(some, who=group)
    return opposite(compared), compared, compared.test in _UPWARD


def _unclear() -> Misreading:
    return Misreading(
        "it is not clear what this is instead of", "'Each other player ...', and then this"
    )
