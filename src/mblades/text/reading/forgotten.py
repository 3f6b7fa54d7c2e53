"""A line without a trigger: what holds is Ongoing, what happens is a Play effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mblades.text import keywords, tree
from mblades.text.reading.meaning import Misreading
from mblades.text.tree import Ability, Effect, TriggerWord
from mblades.text.walking import nodes

Above = Sequence[tree.Keyword | Ability]  # the lines of a card that stand above
MISSING_TRIGGER: Final = Misreading("a trigger is missing", "a trigger such as 'Play:'", "Play:")


def trigger_for(
    effects: tuple[Effect, ...], above: Above
) -> tuple[TriggerWord, tuple[Effect, ...]]:
    """The trigger that a line without one has, and what happens then.

    Below an ability, or below a keyword that is none of playing the card, it could belong to that.
    """
    if all(isinstance(effect, tree.DeckRule) for effect in effects):
        return TriggerWord.DECKBUILDING, effects
    if any(one == tree.PlayIt(tree.This()) for one in nodes(effects)):
        raise MISSING_TRIGGER  # "Play this card unless ...": a rule, and not what it does
    if above and not _lets_follow(above[-1]):
        raise MISSING_TRIGGER
    if any(_steps_in(effect) for effect in effects):
        raise Misreading(
            "this can be Ongoing or a Reaction", "the trigger 'Ongoing:' or 'Reaction:'", "Ongoing:"
        )
    if all(_holds(effect) for effect in effects):
        return TriggerWord.ONGOING, effects
    only = effects[0]
    if isinstance(only, tree.Later) and isinstance(only.moment, tree.TournamentEnd):
        return TriggerWord.SCORE, (*only.effects, *effects[1:])
    return TriggerWord.PLAY, effects


def _lets_follow(line: tree.Keyword | Ability) -> bool:
    if isinstance(line, Ability):
        return line.trigger is TriggerWord.RULE
    return keywords.sheets()[line.name].text.startswith(f"{TriggerWord.PLAY}:")


def _holds(effect: Effect) -> bool:
    if isinstance(effect, tree.If):
        return all(_holds(inner) for inner in (*effect.then, *effect.otherwise))
    while_ = isinstance(effect, tree.Lasting) and isinstance(effect.span, tree.While)
    return while_ or isinstance(effect, tree.Statement | tree.Waiting | tree.Ready)


def _steps_in(effect: Effect) -> bool:
    """ "You cannot lose RP" is Ongoing: it does nothing instead."""
    return isinstance(effect, tree.Instead) and effect.effects != (tree.Prevent(),)
