"""Continuous effects, compiled: what holds while a card is in play."""

from __future__ import annotations

from mblades.rules.amounts import amount
from mblades.rules.catalog import SYMBOL_BIT, Continuous, Counter, Matcher, parts
from mblades.rules.selecting import fits, matcher
from mblades.text import tree
from mblades.text.tree import ELEMENTS, Symbol


def continuous(effect: tree.Effect) -> Continuous:
    """To which cards an effect applies, and by how much it changes them."""
    applies: Matcher = lambda _s, _f, _c: False  # noqa: E731
    by: Counter = lambda _s, _f: 0  # noqa: E731
    elements = types = 0
    match effect:
        case tree.CannotBeFlipped() | tree.CannotBeDiscarded() | tree.HaveEffects():
            applies = matcher(effect.target)
        case tree.HaveStars():
            applies, by = matcher(effect.target), _signed(effect.amount, minus=effect.minus)
        case tree.HaveSymbols():
            applies = matcher(effect.target)
            elements = bits_among(effect.symbols, elements=True)
            types = bits_among(effect.symbols, elements=False)
        case tree.TotalBonus():
            by = _signed(effect.amount, minus=effect.minus)
        case tree.CannotPlay() | tree.MayAttach():
            applies = fits(effect.filter, counting=False)
        case _:
            pass
    return Continuous(effect, applies, by, elements, types, _tangled(effect))


def _tangled(effect: tree.Effect) -> bool:
    """Whether the stars or symbols it gives depend on stars or symbols."""
    if isinstance(effect, tree.HaveStars):
        asks = (tree.StarTest, tree.StarsOf, tree.TotalStars, tree.Different)
        return any(isinstance(part, asks) for part in parts(effect))
    if isinstance(effect, tree.HaveSymbols):
        return any(
            isinstance(part, tree.StarTest)
            or (isinstance(part, tree.Filter) and bool(part.symbols or part.shares))
            for part in parts(effect)
        )
    return isinstance(effect, tree.HaveSymbolsOf)


def _signed(node: tree.Amount, *, minus: bool) -> Counter:
    value = amount(node)
    return (lambda s, f: -value(s, f)) if minus else value


def bits_among(symbols: tuple[Symbol, ...], *, elements: bool) -> int:
    """The elements, or the types, among symbols as a bit set."""
    return sum(SYMBOL_BIT[symbol] for symbol in symbols if (symbol in ELEMENTS) == elements)
