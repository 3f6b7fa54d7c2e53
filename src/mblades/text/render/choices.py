"""The options of a choice, as orders to the player who is asked.

A card says "Each opponent loses 20 RP or flips a card in their tableau"; who is asked for one of the
two reads "Lose 20 RP." and "Flip a card in your tableau." What the player of the card does then is
told of them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.tree import Effect, Who, Whose

_YOURS = (
    tree.PlayAnother, tree.Insert, tree.Repeat, tree.UseInClash, tree.ClashBonus, tree.ChooseCard,
    tree.Face, tree.Prevent, tree.Cancel, tree.LookAtStore, tree.GiveKeyword,
)  # fmt: skip


class Order(NamedTuple):
    """A part of an option: in the words for who is asked, or told of the player of the card."""

    effect: Effect
    is_told: bool = False


def orders(option: tuple[Effect, ...], who: Who) -> list[Order]:
    """An option as it is put to the player asked; `who` is that player in the words of the card."""
    return [_order(effect, who) for effect in option]


def _order(effect: Effect, who: Who) -> Order:
    subject = doer(effect)
    if who is Who.YOU:
        return Order(effect)
    if subject is Who.YOU and hasattr(effect, "who"):
        told: Effect = _given(replace(effect, who=Who.THAT), Whose.YOUR, Whose.THEIR)
        return Order(told, is_told=True)
    if subject is not who or isinstance(effect, tree.Steal):
        return Order(effect)
    addressed: Effect = _given(replace(effect, who=Who.YOU), Whose.THEIR, Whose.YOUR)
    return Order(addressed)


def _given(part: Any, old: Whose, new: Whose) -> Any:
    """The same with "their" as "your", or the other way round."""
    if isinstance(part, tuple):
        return tuple(_given(item, old, new) for item in part)
    if isinstance(part, tree.Node):
        fields = part.__struct_fields__
        return replace(part, **{name: _given(getattr(part, name), old, new) for name in fields})
    return new if part is old else part


def doer(effect: Effect) -> Who | None:
    """Who does it; None for what is no one's deed."""
    if isinstance(effect, tree.CannotPlay | tree.CannotUse | tree.MayAttach):
        return None
    if isinstance(effect, tree.Steal):
        return effect.thief
    if isinstance(effect, tree.Clash | tree.ChoosePlayer):
        return Who.YOU
    if isinstance(effect, _YOURS):
        return Who.YOU
    who: Who | None = getattr(effect, "who", None)
    return who
