"""What an amount never goes beyond: "up to 30 RP", "to a maximum of 5"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.amounts import Counted, Measured, TokenAmount
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import IMPLIED, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.sentences import Clause, Sentence, Series, for_each
from mblades.text.walking import nodes

rules = Rules()


class Limit(NamedTuple):
    """So much at most; the unit may be left out."""

    most: int
    unit: str = IMPLIED


def teach(lexicon: Lexicon) -> None:
    """The words for limits."""
    lexicon.add("[,] [but] (up to|to|with|for|at) (a|the) (maximum|max|total|limit) of", "LIMIT")
    lexicon.add(
        "[(,|-|;)] [but] (up to|up to at most|but at most|with at most|at most|max|maximum|no more than|not more than|never more than|limited to|maximum of)",
        "LIMIT",
    )
    than_zero = "(fewer than|less than|below|under|lower than) (0|zero)"
    lexicon.add(
        f"[,] (but|though|and) (not|never) {than_zero}|[,] (never|not) {than_zero}|[,] to a minimum of (0|zero)|[,] (minimum|min) (0|zero)",
        "NOT_BELOW_ZERO",
    )
    beyond = "(in excess of|above|over|beyond|exceeding)"
    lexicon.add(
        f"((any|the) (amount|rp|m$|points|dollars) {beyond}|(anything|everything) {beyond})",
        "EXCESS_OVER",
    )
    lexicon.add(
        f"((any|the) (amount|rp|m$|points|dollars)|anything|everything) (in excess|{beyond} (that|this|it))",
        "EXCESS",
    )
    lexicon.add("((the|any) (rest|excess|remainder)|anything more)", "EXCESS")
    lexicon.add(
        "(is|are) (not gained|lost|ignored|forfeited|forfeit|wasted|not received|not scored|not counted)",
        "IS_LOST",
    )
    lexicon.add(
        "(in total|total|altogether|in all|in this way|this way|from this|maximum|max)", "IN_ALL"
    )


@rules("limit: LIMIT signed")
def signed_limit(most: int) -> Limit | None:
    """ "+3 RP per Earth card (max +15)"."""
    return Limit(most) if most > 0 else None


@rules("limit: LIMIT number unit IN_ALL?", "limit: LIMIT number tokens IN_ALL?")
def limit(most: int, unit: str) -> Limit:
    return Limit(most, unit)


@rules("limit: LIMIT number 'of' 'them'")
def limit_of_them(most: int) -> Limit:
    """ "For each clash you have won, up to 4 of them"."""
    return Limit(most, "of them")


@rules("limit: LIMIT number CARDS IN_ALL?")
def limit_of_cards(most: int) -> Limit:
    return Limit(most, "card")


@rules("limit: LIMIT number IN_ALL?")
def bare_limit(most: int) -> Limit:
    return Limit(most)


def limited(amount: tree.SaidAmount, unit: str, limit: Limit) -> tree.Amount | None:
    """The amount with its limit; None where there is nothing to limit."""
    if not isinstance(amount, tree.PerEach | tree.EqualTo) or amount.most or limit.most < 1:
        return None
    if limit.unit == "of them":
        if not isinstance(amount, tree.PerEach) or amount.step > 1:
            return None
        return replace(amount, most=limit.most * amount.value)
    if limit.unit not in (IMPLIED, unit) and unit != IMPLIED:
        return None
    once = amount.value if isinstance(amount, tree.PerEach) else 1
    if limit.unit == IMPLIED and (limit.most % once or limit.most == once > 1):
        raise Misreading(
            "it is not clear what the limit counts", "what it is of, as in 'up to 30 RP'"
        )
    return replace(amount, most=limit.most)


@rules("measured: measured limit")
def limited_points(measured: Measured, limit: Limit) -> Measured | None:
    amount = limited(measured.amount, measured.unit, limit)
    return None if amount is None else measured._replace(amount=amount)


@rules("much_at_most: quantity limit")
def limited_quantity(of: tree.Quantity, limit: Limit) -> Measured | None:
    """ "Gain four times the difference between the two totals, up to 32 RP": the limit says of what."""
    if limit.unit not in ("RP", "M$") or isinstance(of, tree.Number | tree.ThatMuch):
        return None
    unit: Any = limit.unit
    return Measured(unit, tree.EqualTo(of, limit.most))


@rules("token_amount: token_amount limit")
def limited_tokens(tokens: TokenAmount, limit: Limit) -> TokenAmount | None:
    amount = limited(tokens.amount, tokens.what, limit)
    return None if amount is None else tokens._replace(amount=amount)


@rules("clause: clause limit")
def limited_clause(clause: Clause, limit: Limit) -> Clause | None:
    """The limit may stand far behind: "put a star token on this card for each Mage, up to 5"."""
    if clause.act is None:
        return None
    roles = dict(clause.act.roles)
    measured, tokens, counted = (roles.get(name) for name in ("measured", "amount", "counted"))
    if isinstance(measured, Measured):
        changed = limited_points(measured, limit)
        if changed is None:
            return None
        roles["measured"] = changed
    elif isinstance(tokens, TokenAmount) and isinstance(tokens.amount, tree.EqualTo):
        limit_of = limited(tokens.amount, tokens.what, limit)
        if limit_of is None:
            return None
        roles["amount"] = tokens._replace(amount=limit_of)
    elif isinstance(tokens, TokenAmount) and isinstance(counted, Counted):
        if not isinstance(tokens.amount, tree.Flat):
            return None
        amount = limited(counted.times(tokens.amount.value), tokens.what, limit)
        if amount is None:
            return None
        roles["amount"] = tokens._replace(amount=amount)
        del roles["counted"]
    elif clause.act.deed == "draw" and isinstance(tokens, tree.PerEach | tree.EqualTo):
        amount = limited(tokens, "card", limit)
        if amount is None:
            return None
        roles["amount"] = amount
    else:
        return None
    return clause._replace(act=Act(clause.act.deed, tuple(roles.items())))


@rules("controlled: FOR_EACH counted ',' clause limit")
def for_each_up_to(counted: Counted, clause: Clause, limit: Limit) -> tree.Effect | None:
    return with_limit(for_each(counted, clause), limit)


def with_limit(effect: tree.Effect | None, limit: Limit) -> tree.Effect | None:
    """The effect with its limit; None where it has no amount that could have one."""
    match effect:
        case tree.Gain() | tree.Lose() | tree.Steal() | tree.Pay():
            amount = limited(effect.amount, effect.unit, limit)
        case tree.AddTokens() | tree.RemoveTokens():
            amount = limited(effect.amount, effect.what, limit)
        case tree.Draw():
            amount = limited(effect.amount, "card", limit)
        case _:
            return None
    return None if amount is None else replace(effect, amount=amount)


@rules("clause: clause NOT_BELOW_ZERO")
def not_below_zero(clause: Clause) -> Clause | None:
    """ "You lose 5 fewer RP, but not fewer than 0": nothing goes below it anyway."""
    return clause if clause.act is not None and "measured" in dict(clause.act.roles) else None


@rules(
    "sentence: EXCESS IS_LOST",
    "sentence: EXCESS_OVER number IS_LOST",
    "sentence: EXCESS_OVER number unit IS_LOST",
)
def excess(most: int = 0, unit: str = "") -> Sentence:
    """ "Any amount in excess of 20 is not gained": of the limit that was named before."""
    del unit
    return Sentence(Series(()), "excess", limit=most)


def check_excess(before: Sequence[tree.Effect], most: int) -> None:
    """Whether there is one limit, and that is the number said."""
    limits = {
        one.most
        for one in nodes(tuple(before))
        if isinstance(one, tree.GainLimit | tree.PerEach | tree.EqualTo)
    } - {0}
    if len(limits) != 1 or (most and most not in limits):
        raise Misreading(
            "it is not clear what this goes beyond",
            "'Each player cannot gain more than 20 RP at once.'",
        )


@rules("sentence: limit")
def limit_alone(limit: Limit) -> Sentence:
    """ "Gain 2 RP per Dollar you have. Max 30.": of what was said before."""
    return Sentence(Series(()), "up to", limit=limit)
