"""What each of several players does before the next one begins: "each player reveals a card and gains RP equal to
its stars". Where a card that each of them has chosen is spoken of afterwards, nothing else can be meant.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import OTHERS
from mblades.text.reading.rules import Rules
from mblades.text.reading.sentences import Series, effects_of
from mblades.text.tree import Effect, Who, Whom
from mblades.text.walking import branches, is_several, nodes, subject_of

rules = Rules()

Row = tuple[Effect, ...]

# By what each of them does a card becomes "it".
_CHOOSING = (
    tree.Reveal, tree.Look, tree.Discard, tree.Draw, tree.Take, tree.Flip, tree.Unflip, tree.Return,
    tree.PutAway, tree.PlayIt, tree.GiveCard, tree.ChooseCard,
)  # fmt: skip
# What can be done to it then.
_DONE_TO_IT = (
    tree.Take, tree.PutAway, tree.PlayIt, tree.GiveCard, tree.Discard, tree.Reveal, tree.Return,
)  # fmt: skip
_OF_THEM = (tree.Among, tree.Those, tree.TheRest)


def teach(lexicon: Lexicon) -> None:
    """The words for it."""
    lexicon.add("one after (the other|another) [,]", "ONE_AFTER_THE_OTHER")
    lexicon.add("(one at a time|one by one) [,]", "ONE_AFTER_THE_OTHER")


@rules("controlled: ONE_AFTER_THE_OTHER series")
def one_after_the_other(series: Series) -> Effect | None:
    effects = effects_of(series)
    who = subject_of(effects[0]) if effects else Who.YOU
    if not effects or not is_several(who):
        return None
    return effects[0] if len(effects) == 1 else tree.OneByOne(effects, who)


# --------------------------------------------------------------------------- where it is not said


def joined_one_by_one(effects: Row) -> Row:
    """ "Each player reveals a card from their hand and gains RP equal to its stars"."""
    effects = tuple(map(_joined_inside, effects))
    done: list[Effect] = []
    at = 0
    while at < len(effects):
        end = _last_of_it(effects, at)
        if end > at:
            done.append(_together(effects[at : end + 1]))
        else:
            done.append(effects[at])
        at = end + 1
    return tuple(done)


def _joined_inside(effect: Effect) -> Effect:
    if isinstance(effect, tree.Whenever | tree.Later):
        return replace(effect, effects=joined_one_by_one(effect.effects))
    return effect


def goes_on(before: Effect, effects: Row) -> Effect | None:
    """What stood before, with the sentence that goes on with it: "They put it in their hand." """
    row = before.effects if isinstance(before, tree.OneByOne) else (before,)
    who = before.who if isinstance(before, tree.OneByOne) else subject_of(before)
    begun = isinstance(before, tree.OneByOne) or _begins(before)
    if not begun or not effects or not all(_may_follow(one, who) for one in effects):
        return None
    if not _speaks_of_it(effects[0], row[0]):
        return None
    return _together((*row, *effects), who)


def _together(row: Row, who: Whom | None = None) -> tree.OneByOne:
    who = subject_of(row[0]) if who is None else who
    return tree.OneByOne(tuple(_by(one, who) for one in row), who)


def _by(effect: Any, who: Whom, *, alone: bool = False) -> Any:
    """ "They": each of them, in his turn; inside a condition or an offer, that player."""
    if isinstance(effect, tree.If):
        rows = [
            tuple(_by(one, who, alone=True) for one in row)
            for row in (effect.then, effect.otherwise)
        ]
        return replace(effect, then=rows[0], otherwise=rows[1])
    if isinstance(effect, tree.May):
        done, then, otherwise = (
            tuple(_by(one, who, alone=True) for one in row)
            for row in (effect.effects, effect.then, effect.otherwise)
        )
        by = Who.THAT if effect.who == who else effect.who
        return replace(effect, effects=done, then=then, otherwise=otherwise, who=by)
    if isinstance(effect, tree.NamesDoer) and effect.who in (who, Who.THAT):
        return replace(effect, who=Who.THAT if alone else who)
    return effect


def _last_of_it(effects: Row, first: int) -> int:
    """Up to which effect the card is spoken of that each of them has chosen; else the first itself."""
    who = subject_of(effects[first])
    last = _last_of_group(effects, first) if _takes_them_out(effects[first], who) else first
    if last > first or not _begins(effects[first]):
        return last
    for at in range(first + 1, len(effects)):
        if not _may_follow(effects[at], who):
            break
        if _speaks_of_it(effects[at], effects[first]):
            last = at
    return last


def _takes_them_out(effect: Effect, who: Whom) -> bool:
    """ "Each opponent with a Mage flips it and loses 5 RP": who they are is asked once, before they lose what they had."""
    if type(who) is not tree.Compared:
        return False
    is_of_points = isinstance(effect, tree.PointEffect)
    return is_of_points if isinstance(who.of, tree.Has) else not is_of_points


def _last_of_group(effects: Row, first: int) -> int:
    """Up to which effect the same players do something."""
    who, last = subject_of(effects[first]), first
    while last + 1 < len(effects) and subject_of(effects[last + 1]) == who:
        last += 1
    return last


def _begins(effect: Effect) -> bool:
    """Whether each of several players chooses one card, or looks at some of the Store."""
    if not isinstance(effect, _CHOOSING) or not _is_several(subject_of(effect)):
        return False
    target = getattr(effect, "target", None)
    if isinstance(effect, tree.Draw):
        return effect.amount == tree.Flat(1)
    if isinstance(target, tree.Cards):
        return target.count == 1 and target.how not in ("each", "any number of", "all but")
    return isinstance(target, tree.TopOfStore | tree.TopCard)


def _is_several(who: Whom) -> bool:
    return who == OTHERS or is_several(who)


def _may_follow(effect: Effect, who: Whom) -> bool:
    """Whether it is told of the same players, or of you."""
    if isinstance(effect, tree.If | tree.May):
        inside = (one for row in branches(effect) for one in row)
        return subject_of(effect) in (who, Who.THAT, Who.YOU) and all(
            _may_follow(one, who) for one in inside
        )
    return isinstance(effect, tree.OneShot) and subject_of(effect) in (who, Who.THAT, Who.YOU)


def _speaks_of_it(effect: Any, first: Any) -> bool:
    if isinstance(effect, tree.If):
        about = _is_about(effect.condition, first)
        row = [one for branch in branches(effect) for one in branch]
        return about or any(_speaks_of_it(one, first) for one in row)
    if isinstance(effect, tree.May):
        return any(_speaks_of_it(one, first) for row in branches(effect) for one in row)
    target = getattr(effect, "target", None)
    if isinstance(target, tree.It) and not isinstance(effect, _DONE_TO_IT):
        is_up = isinstance(first, tree.Unflip) and isinstance(effect, tree.AddTokens | tree.Move)
        if not is_up and not isinstance(first, tree.ChooseCard):
            return False
    return _is_about(effect, first)


def _is_about(part: Any, first: Any) -> bool:
    if isinstance(part, tree.Started):
        return False
    of_store = isinstance(getattr(first, "target", None), tree.TopOfStore)
    many = of_store and first.target.count > 1
    kinds: tuple[type[tree.Node], ...] = _OF_THEM if many else (tree.It,)
    return any(isinstance(node, kinds) for node in nodes(part))
