"""Next turns: "they can't use Actions next turn", "an opponent cannot play Mages during their next turn", "play two
cards instead of one on your next turn".
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.deeds import deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.sentences import Sentence, Series
from mblades.text.reading.spans import lasting, lasting_after
from mblades.text.tree import Effect, Who, Whom, Whose
from mblades.text.walking import is_one_found, parts

rules = Rules()

_OF: dict[Whom, Whose] = {
    Who.YOU: Whose.YOUR, Who.THAT: Whose.THAT, Who.LEFT: Whose.LEFT, Who.RIGHT: Whose.RIGHT,
}  # fmt: skip


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("[(on|in|during|for)] [the] next turn", "NEXT_TURN")
    lexicon.add(
        "(instead of|rather than|and not|not) [(just|only|the usual)] (one|1)", "INSTEAD_OF_ONE"
    )
    lexicon.add("Actions this turn", "ACTIONS_NOW")
    lexicon.add("Actions", "ACTIONS_NOW_OR_THEN")
    lexicon.add("(use|take|perform)", "USE_THEM")


def _whose(effects: tuple[Effect, ...]) -> Whose:
    """Whose next turn it is: of whoever it is said."""
    found = {getattr(one, "who", None) for one in effects}
    who: Any = found.pop() if len(found) == 1 else None
    if who not in _OF and not (who is not None and is_one_found(who)):
        raise Misreading("say whose next turn is meant", "'during your next turn'")
    return _OF.get(who, Whose.THAT)


@rules("controlled: NEXT_TURN ','? series")
def in_next_turn(series: Series) -> Effect:
    """ "Next turn, you may play another card."."""
    return lasting(tree.During(_whose(series.effects())), series)


@rules("sentence: series NEXT_TURN")
def in_next_turn_behind(series: Series) -> Sentence:
    return lasting_after(series, tree.During(_whose(series.effects())))


def found_first(effect: Effect) -> tuple[Effect, ...]:
    """ "An opponent cannot use Actions during their next turn.": who it is is chosen when that starts."""
    if not isinstance(effect, tree.Lasting) or Whose.THAT not in parts(effect.span):
        return (effect,)
    found = {getattr(one, "who", None) for one in effect.effects}
    who: Any = found.pop() if len(found) == 1 else None
    if who is None or not is_one_found(who):
        return (effect,)
    held: Any = tuple(replace(one, who=Who.THAT) for one in effect.effects)
    return tree.ChoosePlayer(who), replace(effect, effects=held)


# --------------------------------------------------------------------------- so many in a turn


@deed(
    "use",
    "take",
    "perform",
    frames=(
        "{number:count} ACTIONS_NOW INSTEAD_OF_ONE?",
        "{number:count} ACTIONS_NOW_OR_THEN INSTEAD_OF_ONE",
    ),
)
def use_so_many(who: Whom, count: int) -> Effect | None:
    """ "You may use two Actions this turn": one of them anyway."""
    return tree.ExtraAction(count - 1) if who is Who.YOU and count > 1 else None


@rules("controlled: span ','? 'you' MAY USE_THEM number ACTIONS_NOW_OR_THEN INSTEAD_OF_ONE?",
       "controlled: 'you' MAY USE_THEM number ACTIONS_NOW_OR_THEN INSTEAD_OF_ONE? span")  # fmt: skip
def so_many_then(one: Any, other: Any) -> Effect | None:
    """ "On your next turn you may use two Actions."."""
    span, count = (one, other) if isinstance(one, tree.Span) else (other, one)
    if span != tree.During(Whose.YOUR) or count < 2:
        return None
    return tree.Later(tree.TurnEdge("start"), (tree.May((tree.ExtraAction(count - 1),)),))


@deed("play", frames=("{number:count} CARDS THIS_TURN_NOW? INSTEAD_OF_ONE",))
def play_so_many(who: Whom, count: int) -> Effect | None:
    """ "You may play two cards this turn instead of one"."""
    return tree.PlayAnother(count=count - 1) if who is Who.YOU and count > 1 else None
