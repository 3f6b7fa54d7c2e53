"""Who chooses the card that something is done to, where that is not whoever does it."""

from __future__ import annotations

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.said import owner_of
from mblades.text.tree import Effect, Who, Whose

_OWNERS: dict[Whose, Who] = {
    Whose.OPPONENT: Who.OPPONENT, Whose.EACH_OPPONENT: Who.EACH_OPPONENT, Whose.LEFT: Who.LEFT,
    Whose.RIGHT: Who.RIGHT, Whose.THAT: Who.THAT, Whose.ANOTHER: Who.OPPONENT,
}  # fmt: skip
_THEY = (Who.THAT, Who.OWNER)


def _chosen_by_you(effect: Effect | None) -> Effect | None:
    """ "An opponent flips a card. You choose which.": you flip a card of theirs."""
    target = effect.target if isinstance(effect, tree.Flip) else None
    if not isinstance(effect, tree.Flip) or not isinstance(target, tree.Cards) or target.how != "a":
        return None
    whose = owner_of(effect.who)
    if target.place != tree.In("tableau", Whose.THEIR) or whose is None:
        return None
    place = tree.In("tableau", whose)
    return replace(effect, target=replace(target, place=place), who=Who.YOU)


def with_chooser(effect: Effect | None, chooser: Who) -> Effect:
    """ "Flip a card in an opponent's tableau", which the opponent chooses: the opponent flips it."""
    if isinstance(effect, tree.Waiting | tree.Later):
        *first, last = effect.effects
        return replace(effect, effects=(*first, with_chooser(last, chooser)))
    if isinstance(effect, tree.If) and not effect.otherwise:
        *first, last = effect.then
        return replace(effect, then=(*first, with_chooser(last, chooser)))
    if chooser is Who.YOU and (yours := _chosen_by_you(effect)) is not None:
        return yours
    target = getattr(effect, "target", None)
    place = target.place if isinstance(target, tree.Cards) and target.how == "a" else None
    who = _OWNERS.get(place.whose) if isinstance(place, tree.In) else None
    if not isinstance(effect, tree.Flip | tree.Discard) or effect.who is not Who.YOU or who is None:
        raise Misreading("it is not clear which choice this is", "'each opponent flips a card'")
    if chooser is Who.YOU:
        return effect
    if chooser not in (*_THEY, who):
        raise Misreading("only whoever has the card can choose it", "'its owner'")
    assert isinstance(target, tree.Cards)
    assert isinstance(place, tree.In)
    theirs = replace(target, place=replace(place, whose=Whose.THEIR))
    return replace(effect, target=theirs, who=who)
