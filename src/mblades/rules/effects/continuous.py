"""Continuous effects, compiled: what holds while a card is in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from mblades.rules.effects.catalog import SYMBOL_BIT, Continuous, Counter, Matcher
from mblades.rules.effects.conditions import condition
from mblades.rules.effects.one_opponent import held_by_that_opponent
from mblades.rules.effects.selections import amount, fits, matcher, players
from mblades.rules.state.state import Frame, State
from mblades.text import tree
from mblades.text.effort import effort
from mblades.text.tree import ELEMENTS, Symbol
from mblades.text.walking import contains, nodes

# What can hold under a condition: its users ask to which card it applies, or by how much.
CONDITIONAL: Final = (
    tree.CannotBe, tree.HaveStars, tree.StarsAre, tree.HaveSymbols, tree.HaveEffects,
    tree.LoseEffects, tree.CannotPlay, tree.Cannot, tree.TotalBonus, tree.MayAttach,
    tree.MetasTwice, tree.MoreActions, tree.GainLimit, tree.WinClashes,
    tree.LowestWins, tree.Toll,
)  # fmt: skip
UNSTEADY: Final = (
    tree.Has, tree.Leads, tree.PlayersWho, tree.ClashesWon, tree.CardsPlayed, tree.HowOften, tree.HowMuch, tree.Latest,
    tree.TurnOf, tree.Past, tree.OpenSlots,
    tree.Tokens, tree.TokenTest, tree.Aftermarket, tree.FusionPiles, tree.TopOfStore,
)  # fmt: skip
ASKS: Final = (
    tree.StarsOf,
    tree.TotalStars,
    tree.StarTest,
    tree.Different,
    tree.Pairs,
    tree.MostAlike,
    tree.Shares,
    tree.Filter,
)


# Kept together, because their order counts (TRG-4).
_KEPT_AS: Final[dict[type[tree.Node], type[tree.Node]]] = {
    tree.HaveSymbolsOf: tree.HaveSymbols,
    tree.StarsAre: tree.HaveStars,
}


def lasting(effect: tree.Effect) -> Iterator[Continuous]:
    """The continuous effects of a sentence; those under "if" hold while the condition does."""
    if isinstance(effect, tree.If):
        branches = (effect.condition, effect.then), (tree.Not(effect.condition), effect.otherwise)
        for node, inside in branches:
            for rule in (rule for inner in inside for rule in lasting(inner)):
                if isinstance(rule.effect, CONDITIONAL):
                    yield _while(node, rule)
    elif isinstance(effect, tree.Statement):
        yield continuous(effect)


def held_for_a_while(node: tree.Lasting) -> Iterator[Continuous]:
    """What holds once it has been started, one for each statement; "while" is asked every time."""
    said = held_by_that_opponent(node)
    for effect in said.effects:
        if isinstance(effect, tree.Statement):
            rule = continuous(effect)
            if isinstance(said.span, tree.While) and isinstance(effect, CONDITIONAL):
                rule = _while(said.span.condition, rule)
            yield rule


def _while(node: tree.Condition, rule: Continuous) -> Continuous:
    holds = condition(node)
    changes = isinstance(rule.effect, tree.HaveStars | tree.StarsAre | tree.HaveSymbols)
    return Continuous(
        rule.effect,
        rule.kind,
        lambda s, f, card: holds(s, f) and rule.applies(s, f, card),
        lambda s, f: rule.amount(s, f) if holds(s, f) else 0,
        rule.elements,
        rule.types,
        rule.effort + 2 * effort(node),
        rule.tangled or (changes and contains(node, *ASKS)),
        rule.unsteady or _unsteady(node),
        rule.causes,
        rule.doers,
    )


def continuous(effect: tree.Statement) -> Continuous:
    """To which cards an effect applies, and by how much it changes them."""
    applies: Matcher = _no_card
    by: Counter = _nothing
    elements = types = 0
    match effect:
        case tree.CannotBe() | tree.HaveEffects() | tree.LoseEffects():
            applies = matcher(effect.target)
        case tree.HaveStars():
            applies, by = matcher(effect.target), _signed(effect.amount, minus=effect.minus)
        case tree.StarsAre():
            many = effect.amount
            by = amount(tree.Flat(many.times) if isinstance(many, tree.Multiple) else many)
            applies = matcher(effect.target)
        case tree.HaveSymbols():
            applies = matcher(effect.target)
            elements = bits_among(effect.symbols, elements=True)
            types = bits_among(effect.symbols, elements=False)
        case tree.TotalBonus():
            by = _signed(effect.amount, minus=effect.minus)
        case tree.CannotPlay() | tree.MayAttach() | tree.Toll():
            applies = fits(effect.filter, counting=False)
        case tree.Cannot() | tree.MetasTwice() | tree.GainLimit() | tree.WinClashes():
            applies = _every_card
        case tree.LowestWins():
            applies = _every_card
        case tree.MoreActions(count):
            by = amount(tree.Flat(count))
        case tree.HaveSymbolsOf() | tree.CopyOf() | tree.MoreSlots() | tree.StayInstead():
            pass  # the board itself knows what they do
        case _:
            assert_never(effect)
    by_cards = effect.cards if isinstance(effect, tree.CannotBe | tree.GainLimit) else None
    causes = None if by_cards is None else fits(by_cards, counting=False)
    kind = _KEPT_AS.get(type(effect), type(effect))
    work = 1 + effort(effect)
    return Continuous(
        effect,
        kind,
        applies,
        by,
        elements,
        types,
        work,
        _tangled(effect),
        _unsteady(effect),
        causes,
        players(effect.player) if isinstance(effect, tree.CannotBe) and effect.player else None,
    )


def _no_card(_s: State, _f: Frame, _card: int) -> bool:
    return False


def _every_card(_s: State, _f: Frame, _card: int) -> bool:
    return True


def _nothing(_s: State, _f: Frame) -> int:
    return 0


def _unsteady(node: tree.Node) -> bool:
    """Whether something is asked for that changes while the cards in play stay as they are."""
    return any(
        isinstance(part, UNSTEADY)
        or (isinstance(part, tree.In) and part.zone in ("hand", "binder"))
        for part in nodes(node)
    )


def _tangled(effect: tree.Statement) -> bool:
    """Whether the stars or symbols it gives depend on stars or symbols."""
    if isinstance(effect, tree.HaveStars | tree.StarsAre):
        foremost = isinstance(effect.target, tree.Cards) and effect.target.how in (
            "highest",
            "lowest",
        )
        return (
            foremost
            or contains(
                effect,
                tree.StarTest,
                tree.StarRange,
                tree.StarsBeside,
                tree.StarsOf,
                tree.TotalStars,
                tree.Different,
                tree.MostAlike,
                tree.Pairs,
            )
            or any(isinstance(part, tree.Filter) and part.parity for part in nodes(effect))
            or any(isinstance(p, tree.AlikeTo) and "star value" in p.what for p in nodes(effect))
        )
    if isinstance(effect, tree.HaveSymbols):
        return any(
            isinstance(part, tree.StarTest | tree.StarRange | tree.StarsBeside | tree.AlikeTo)
            or (isinstance(part, tree.Filter) and _asks_for_values(part))
            for part in nodes(effect)
        )
    return isinstance(effect, tree.HaveSymbolsOf)


def _asks_for_values(which: tree.Filter) -> bool:
    return bool(which.symbols or which.lacks or which.shares or which.parity)


def _signed(node: tree.Amount, *, minus: bool) -> Counter:
    value = amount(node)
    return (lambda s, f: -value(s, f)) if minus else value


def bits_among(symbols: tuple[Symbol, ...], *, elements: bool) -> int:
    """The elements, or the types, among symbols as a bit set."""
    return sum(SYMBOL_BIT[symbol] for symbol in symbols if (symbol in ELEMENTS) == elements)
