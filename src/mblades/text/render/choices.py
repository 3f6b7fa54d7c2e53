"""The options of a choice, as orders to the player who is asked.

A card says "Each opponent loses 20 RP or flips a card in their tableau"; who is asked for one of the
two reads "Lose 20 RP." and "Flip a card in your tableau." What the player of the card does then is
told of them.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.tree import Effect, Who, Whom, Whose
from mblades.text.walking import N, subject_of, with_parts


class Order(NamedTuple):
    """A part of an option: in the words for who is asked, or told of the player of the card."""

    effect: Effect
    is_told: bool = False


def orders(option: tuple[Effect, ...], who: Whom) -> list[Order]:
    """An option as it is put to the player asked; `who` is that player in the words of the card."""
    return [_order(effect, who) for effect in option]


def _order(effect: Effect, who: Whom) -> Order:
    if who is Who.YOU or not isinstance(effect, _NamesPlayer):
        return Order(effect)
    if isinstance(effect, tree.May):
        return Order(_offer(effect, who))
    subject = subject_of(effect)
    if subject is Who.YOU:
        told = replace(effect, who=Who.THAT)
        return Order(_with_owner(told, Whose.YOUR, Whose.THEIR), is_told=True)
    if subject != who or isinstance(effect, tree.Steal):
        return Order(effect)
    return Order(_with_owner(replace(effect, who=Who.YOU), Whose.THEIR, Whose.YOUR))


def _offer(may: tree.May, who: Whom) -> tree.May:
    """What who is asked may do, and what comes of it: "that player" is they themselves until then."""

    def put(part: tuple[Effect, ...], asked: Whom) -> tuple[Effect, ...]:
        return tuple([_order(one, asked).effect for one in part])

    def then(part: tuple[Effect, ...]) -> tuple[Effect, ...]:
        return put(part, Who.THAT)

    return replace(
        may, who=Who.YOU, effects=put(may.effects, who), then=then(may.then), otherwise=then(may.otherwise)
    )  # fmt: skip


_NamesPlayer = (
    tree.NamesDoer | tree.Steal | tree.Clash | tree.ChoosePlayer | tree.May | tree.OneOf
)  # fmt: skip


def _with_owner(node: N, old: Whose, new: Whose) -> N:
    """The same with what is theirs called yours, or the other way round."""

    def owned(part: object) -> object:
        if isinstance(part, tree.Node):
            return _with_owner(part, old, new)
        return new if part is old else part

    return with_parts(node, owned)
