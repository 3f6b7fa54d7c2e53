"""What "it" and "its" mean: the card spoken of last, or this one."""

from __future__ import annotations

from typing import Any

from msgspec.structs import astuple, replace

from mblades.text import tree
from mblades.text.reading.meaning import CARDS, Before, CardDone, Misreading
from mblades.text.tree import Effect, Filter, Node, TriggerWord, Who, Whose
from mblades.text.walking import N, contains, nodes, rewritten, with_parts


class ItsNeighbour(tree.Neighbour, frozen=True):
    """ "The card to its left": of the card spoken of last, unless another is being described."""


class TheCard(tree.It, frozen=True):
    """ "The card", which may go on: "the card to its left"."""


class ItWas(tree.It, frozen=True):
    """ "It had": the card just flipped or discarded, as it was before."""


class ThisWas(tree.This, frozen=True):
    """ "This card had": before it was flipped."""


class AnotherThanIt(tree.It, frozen=True):
    """ "A different card": than the one spoken of last, or than this one."""


class Likewise(tree.In, frozen=True):
    """Where "another" is, said with no noun: where such a card is looked for anyhow, if the last one lay there too."""


class Unnamed(tree.It, frozen=True):
    """The card that "a lower star rating" is lower than, if only one can be meant."""


class CardLeftOut(tree.It, frozen=True):
    """ "If Fire, gain 5 RP.": the next card in a Next ability, or the card spoken of last."""


class AlikeOrLikeIt(tree.Alike, frozen=True):
    """ "2 cards of the same type": as each other, if no card was spoken of before."""


class MovedHome(tree.Move, frozen=True):
    """ "Move it to the right end of your tableau": within it, or from somebody else's."""


def home(effect: tree.Move, lies: Whose | None) -> tree.Move | tree.GiveCard:
    """The effect that this is, of a card that lies in such a tableau."""
    if lies in (None, Whose.YOUR):
        return tree.Move(effect.target, effect.to)
    if lies is Whose.ANY or effect.to != "the right end":
        raise Misreading(
            "it is not clear in whose tableau the card lies", "'take it into your tableau'"
        )
    return tree.GiveCard(effect.target, Who.YOU)


def one_they_have(who: object) -> dict[str, tree.Cards]:
    """ "Each opponent with a Mage in hand discards it": one of the cards by which they are told."""
    match who:
        case tree.Compared(of=tree.CountOf(cards), test="at least", than=tree.Number(1)):
            place = cards.place
            if isinstance(place, tree.In) and place.whose is Whose.THAT:
                return {"target": replace(cards, how="a", place=tree.In(place.zone, Whose.THEIR))}
    return {}


def of_that_card(node: N) -> N:
    """The node with what "its" means, once that is settled."""
    if isinstance(node, ItsNeighbour):
        return tree.Neighbour(node.side, tree.It())  # type: ignore[return-value]  # it is one
    if isinstance(node, TheCard):
        return tree.It()  # type: ignore[return-value]
    return node


def told_of_this(node: N) -> N:
    """The node with "this card" for every "it" and for a card that is not named."""
    return rewritten(node, lambda one: _of_this(one, nothing=True))


_SPOKEN_OF = (tree.Cards, tree.Draw, tree.TopOfStore, tree.Neighbour)


def settle_its(
    trigger: TriggerWord | None, before: Before, effects: tuple[Effect, ...]
) -> tuple[Effect, ...]:
    """ "Gain RP equal to its stars.": where no card was chosen, only this one can be meant."""
    if (
        trigger is TriggerWord.NEXT
        and contains(effects, CardLeftOut)
        and contains(tuple(before), *_SPOKEN_OF)
    ):
        raise Misreading(
            "it is not clear which card this is", "'if the next card is ...', or 'if it is ...'"
        )
    left_out: Any = tree.TheNext() if trigger is TriggerWord.NEXT else tree.It()

    def settle(node: N) -> N:
        return left_out if isinstance(node, CardLeftOut) else node

    effects = tuple(rewritten(effect, settle) for effect in effects)
    another = trigger is TriggerWord.NEXT or contains(effects, tree.PlayAnother)
    its = _Its(tree.TheNext() if another else None)
    for part in before:
        if part is not None:
            its.settle(part)
    return tuple(its.settle(effect) for effect in effects)


# What only looks at cards: none of them is "it" in play. One that a condition names can be meant by "it" all the same.
_LOOKING = (
    tree.Holds, tree.Is, tree.IsPlaced, tree.Shares, tree.Every, tree.Pattern, tree.CountOf,
    tree.Different, tree.Pairs, tree.MostAlike, tree.StarsOf, tree.TotalStars, tree.Tokens, tree.HowOften,
)  # fmt: skip


class _Its:
    """Follows a text in the order of its words."""

    def __init__(self, last: Node | None) -> None:
        self._last = last  # the card that is "it" in play
        self._named: tree.Ref | None = None  # where there is none: the card that was asked about

    def settle(self, node: N) -> N:
        """The node with what "it" means in it."""
        if self._last is None:
            _check_of_several(node)
        node = self._within(node)
        if isinstance(node, _LOOKING):
            card = _asked_about(node)
            if card is not None:
                card = rewritten(card, self._within)
                node = _asked_about_this(node, card)
            known = isinstance(card, tree.This | tree.Neighbour) or card == tree.TopCard()
            if known and not contains(card, tree.It):
                self._named = card
            return self._all_within(node)
        if isinstance(node, CARDS):
            # what is said of the card that is chosen cannot be about itself
            node = self._all_within(node)
            self._last = node
            return node
        return with_parts(node, lambda p: self.settle(p) if isinstance(p, Node) else p)

    def _alike(self, node: N) -> N:
        """ "2 cards of the same type" as each other."""
        if not isinstance(node, AlikeOrLikeIt):
            return node
        if self._last is not None and not isinstance(self._last, tree.This):
            raise Misreading(
                "these cards may be alike, or like the one before", "'with each other', or 'as it'"
            )
        plain: Any = tree.Alike(node.what)
        alike: N = plain
        return alike

    def _all_within(self, node: N) -> N:
        return with_parts(node, lambda p: rewritten(p, self._within) if isinstance(p, Node) else p)

    def _within(self, node: N) -> N:
        node = self._alike(node)
        if self._last is None and self._named is not None:
            named = self._named
            this = isinstance(named, tree.This)
            node = with_parts(
                node, lambda p: named if _is_it(p) or (this and isinstance(p, Unnamed)) else p
            )
            if isinstance(node, Filter) and node.besides == tree.This():
                return replace(node, besides=None, other=True)
        elif self._last is None or isinstance(self._last, tree.This):
            node = _of_this(node, nothing=self._last is None)
        if any(isinstance(part, Unnamed) for part in astuple(node)):
            raise Misreading("say which card it is compared with", "'than this card' or 'than it'")
        return node


def _check_of_several(node: Node) -> None:
    """ "Each card in your tableau has +1 star for each card to its left": to the left of each of them, or of this card?"""
    target, amount = getattr(node, "target", None), getattr(node, "amount", None)
    several = isinstance(target, tree.Cards) and target.how == "each"
    its = several and any(_is_it(one) or isinstance(one, tree.Those) for one in nodes(amount))
    beside = isinstance(node, tree.Cards) and any(
        isinstance(one, tree.Beside | tree.Adjacent) and contains(one, tree.It)
        for one in nodes(node.filter.stars)
    )
    if its or beside:
        raise Misreading(
            "'its' may be this card's, or that of each of these cards", "'to the left of this card'"
        )


def _is_it(part: object) -> bool:
    return isinstance(part, tree.It) and not isinstance(part, Unnamed | CardDone)


def _asked_about(node: Node) -> tree.Ref | None:
    """The one card that a condition or a number is about."""
    match node:
        case tree.Holds(left=(tree.StarsOf() | tree.Tokens()) as left):
            return _asked_about(left)
        case tree.Is() | tree.IsPlaced() | tree.Shares() | tree.StarsOf() | tree.Tokens():
            return None if isinstance(node.card, tree.Cards) else node.card
        case _:
            return None


def _asked_about_this(node: N, card: tree.Ref) -> N:
    match node:
        case tree.Holds(left=(tree.StarsOf() | tree.Tokens()) as left):
            return replace(node, left=replace(left, card=card))
        case _:
            return replace(node, card=card)


def _of_this(node: N, *, nothing: bool) -> N:
    """The node with "this card" for an "it" that it is compared with or lies beside."""
    if any(isinstance(part, CardDone) for part in astuple(node)):
        return node
    match node:
        case tree.StarsOf(tree.It() as card) if nothing or isinstance(card, Unnamed):
            return replace(node, card=tree.This())
        case tree.IsPlaced(card=Unnamed()):
            return replace(node, card=tree.This())
        case tree.Likeness(other=tree.It()):
            return replace(node, other=tree.This())
        case tree.Adjacent(to=tree.It()):
            return replace(node, to=tree.This())
        case tree.Beside(of=tree.It()) | tree.Neighbour(of=tree.It()):
            return replace(node, of=tree.This())
        case Filter(besides=tree.It()):
            return replace(node, besides=None, other=True)
        case _:
            return node
