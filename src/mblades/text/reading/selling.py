"""Cards that players sell: "sell a card from your hand for its stars in M$"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.english_forms import theirs
from mblades.text.reading.amounts import Measured
from mblades.text.reading.deeds import Act, deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk, Object, settled
from mblades.text.reading.sentences import Chain, Clause, told, told_of_many
from mblades.text.reading.store import of_each_card
from mblades.text.tree import Effect, Whom
from mblades.text.walking import N, is_several

rules = Rules()

_ITS_STARS = tree.EqualTo(tree.StarsOf(tree.It()))


class BareSale(tree.Sell, frozen=True):
    """ "Sell a card from your hand": what for is said behind it, or it is for its stars."""


def teach(lexicon: Lexicon) -> None:
    """The words behind the verb."""
    lexicon.add("(to|into) the Aftermarket", "TO_AFTERMARKET")
    lexicon.add("more than", "MORE_THAN")
    lexicon.add("to the (bank|supply|general supply|Store|shop)", "TO_NOBODY")


@deed(
    "sell",
    frames=(
        "{target:card} TO_AFTERMARKET?", "{target:card} {price:price}",
        "{target:card} TO_AFTERMARKET {price:price}", "{target:card} TO_NOBODY {price:price}",
    ),
)  # fmt: skip
def sell(who: Whom, card: Object, price: Any = None) -> Effect | None:
    target = settled(card, theirs("hand", who))
    price = of_each_card(target, price)
    if isinstance(target, tree.Cards):
        if target.how == "each" and isinstance(target.place, tree.Aftermarket):
            return None
        if isinstance(target.place, tree.Aftermarket):
            raise Misreading("cards in the Aftermarket are for sale already", "'buy'", "buy")
    if price is None:
        return BareSale(target, _ITS_STARS, who)
    return tree.Sell(target, price, who)


# --------------------------------------------------------------------------- what it is sold for


@rules(
    "price: 'for' ITS_PRICE 'plus' number unit?", "price: 'for' number unit MORE_THAN ITS_PRICE",
    "price: 'for' number unit 'more'",
)  # fmt: skip
def price_more(value: int, unit: tree.Unit | None = None) -> tree.Amount | None:
    return tree.EqualTo(tree.Sum(_ITS_STARS.amount, tree.Number(value))) if unit != "RP" else None


@rules("price: 'for' TWICE ITS_PRICE", "price: 'at' TWICE ITS_PRICE")
def twice_its_price() -> tree.Amount:
    return tree.EqualTo(tree.Twice(_ITS_STARS.amount))


# --------------------------------------------------------------------------- told again behind it


def as_told(effect: Any, then: tuple[Effect, ...] = ()) -> Any:
    """ "You may sell a card: put it into the Aftermarket and gain M$ equal to its stars plus 3": that is how."""
    match effect:
        case tree.May((*first, BareSale() as sale), said) if said or then:
            sold, rest = _told_again(sale, said or then)
            return replace(effect, effects=(*first, sold), then=rest)
        case _:
            return effect


def _told_again(sale: tree.Sell, then: tuple[Effect, ...]) -> tuple[Effect, tuple[Effect, ...]]:
    """The sale, and what comes on top of it."""
    first, *rest = then
    price: tree.Amount = sale.price
    if not isinstance(first, tree.PutAway) or first.where != "in the Aftermarket":
        if isinstance(first, tree.Gain) and first.unit == "M$":
            raise Misreading(
                "say what it is sold for", "'for M$ equal to its stars', or 'for 3 M$'"
            )
        return tree.Sell(sale.target, price, sale.who), then
    if not isinstance(first.target, tree.It | tree.Those):
        raise Misreading("say what is put into the Aftermarket", "'it'", "it")
    gained = rest[0] if rest else None
    if (
        isinstance(gained, tree.Gain)
        and gained.unit == "M$"
        and isinstance(gained.amount, tree.Amount)
    ):
        price = gained.amount
        rest.pop(0)
    return tree.Sell(sale.target, price, sale.who), tuple(rest)


def settled_sale(node: N) -> N:
    """A sale of which nothing more was said is for the card's stars."""
    if isinstance(node, BareSale):
        return tree.Sell(node.target, node.price, node.who)  # type: ignore[return-value]  # a sale
    return node


# --------------------------------------------------------------------------- both units


@rules(
    "both_units: unit 'and' unit EQUAL_TO quantity",
    "both_units: 'both' unit 'and' unit EQUAL_TO quantity",
)
def both_units(
    one: tree.Unit, other: tree.Unit, amount: tree.Quantity
) -> tuple[Measured, ...] | None:
    """ "M$ and RP equal to its stars": so much of each."""
    if one == other:
        return None
    return tuple(Measured(unit, tree.EqualTo(amount)) for unit in (one, other))


def _gains(both: Any) -> tuple[Act, ...]:
    return tuple(Act("gain", (("measured", measured),)) for measured in both)


@rules("chain: GAIN.BASE both_units")
def gain_both(both: Any) -> Chain:
    return tuple(Clause(act) for act in _gains(both))


@rules("chain: chain WORD_AND GAIN.BASE both_units", "chain: chain ',' GAIN.BASE both_units")
def and_gain_both(chain: Chain, both: Any) -> Chain:
    return (*chain, *gain_both(both))


@rules("chain: players GAIN.THIRD both_units")
def gains_both(folk: Folk, both: Any) -> Chain | None:
    first, second = _gains(both)
    clause = told(folk, first)
    return None if clause is None else (clause, Clause(second, third=True))


@rules("chain: players GAIN.BASE both_units")
def gain_both_of_many(folk: Folk, both: Any) -> Chain | None:
    first, second = _gains(both)
    clause = told_of_many(folk, first)
    return None if clause is None or is_several(folk.who) else (clause, Clause(second))
