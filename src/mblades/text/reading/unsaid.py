"""What is left unsaid because it was said before: the noun behind a number, the verb before an amount, and what
is not so.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.amounts import Counted, Measured, TokenAmount, multiplied
from mblades.text.reading.conditions import Bound
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import IMPLIED, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Object
from mblades.text.reading.sentences import Clause, NotSo, Sentence, Series, is_as_before
from mblades.text.tree import Effect, Holds, Number, Who
from mblades.text.walking import contains, nodes, subject_of

rules = Rules()

_CARD_TOLD = (
    tree.It, tree.This, tree.Those, tree.TopCard, tree.Neighbour, tree.TheNext, tree.TopOfStore,
    tree.UsedCard, tree.LosingCard,
)  # fmt: skip


class SameAgain(tree.CountOf, frozen=True):
    """ "If three or more": of what was counted last."""

    yours: bool = False  # "if you have three or more"


class SameTokens(tree.Tokens, frozen=True):
    """ "If it has five or more": of the tokens that were spoken of last."""


class AmountAgain(tree.Gain, frozen=True):
    """ "12 instead": the same is done, and only the amount is another one; `each`: "12 for each instead"."""

    each: bool = False
    deed: str = ""  # the verb, where one was said: that of the sentence before


class Multiplied(AmountAgain, frozen=True):
    """ "Double it if you have a Mage": so many times what was said before."""

    times: int = 2


_NOTHING = tree.Cards("each", tree.Filter(), tree.In())


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(it is|that is) [(only|just|merely)]", "ONLY_SO_MUCH")
    lexicon.add("(only|just|merely)", "ONLY_SO_MUCH")
    be_not = "(is not|are not|was not|were not)"
    have_not = "(has not|have not|had not|does not|do not|did not|can not)"
    one = "(it|this|that card|this card|the card|the revealed card|she|he)"
    lexicon.add(f"(if|when|where) {one} ({be_not}|{have_not}) [,]", "not_so", "it")
    lexicon.add("(if|when|where) they (are not|were not) [,]", "not_so", "it")
    none = ("(there (is|are) (not|none|not one|not any|no such card|no such cards)|no such card exists|none exists"
            "|you (have|own|control|find) none [of (them|those|these)]|you (have|own|control) no such (card|cards)"
            "|you do not (have|own|control) (any|one|any of (them|those|these)|a single one))")  # fmt: skip
    lexicon.add(f"(if|when|where) {none} [,]", "not_so", "there")
    lexicon.add("should (no such card exist|there be none|there be no such card|there not be one|none exist) [,]",
                "not_so", "there")  # fmt: skip
    lexicon.add("(it|that) is [only|just] [worth]", "IT_IS_ONLY")
    lexicon.add("[then] make (it|that)", "IT_IS_ONLY")
    lexicon.add("(, and|and|, plus|plus|, and also|, with)", "AND_MORE_IF")
    lexicon.add("(if|when|where) you (are not|were not|had not) [,]", "not_so", "you")


# --------------------------------------------------------------------------- a number without its noun


@rules("some_many: bound number")
def some_many(test: tree.Compare, value: int) -> Bound:
    return Bound(test, value)


@rules("some_many: number OR_MORE")
def so_many_or_more(value: int) -> Bound:
    return Bound("at least", value)


@rules("some_many: number OR_FEWER")
def so_many_or_fewer(value: int) -> Bound:
    return Bound("at most", value)


@rules("just_so_many: number")
def just_so_many(value: int) -> Bound:
    """ "If you have three, gain ten.", see ladders.py."""
    return Bound("at least", value, is_bare=True)


@rules(
    "fact: some_many", "fact: THERE_IS some_many", "fact: just_so_many", "fact: THERE_IS just_so_many",
)  # fmt: skip
def so_many(bound: Bound) -> tree.Condition:
    """ "If exactly two are Light, gain 25 RP. If three or more, gain 10 RP." """
    return Holds(SameAgain(_NOTHING), bound.test, bound.number)


@rules("fact: 'you' HAVE some_many", "fact: 'you' HAVE just_so_many")
def you_have_so_many(bound: Bound) -> tree.Condition:
    """ "6 RP for each Construct in your tableau. +10 RP if you have at least 3." """
    return Holds(SameAgain(_NOTHING, yours=True), bound.test, bound.number)


@rules("fact: 'you' HAVE 'none' 'left'?", "fact: 'you' HAVE 'no' 'left'")
def you_have_none() -> tree.Condition:
    """ "Gain 30 RP if you have one card in hand, or 45 RP if you have none left." """
    return Holds(SameAgain(_NOTHING, yours=True), "at most", Number(0))


@rules("fact: reference HAVE some_many")
def it_has_so_many(card: tree.Ref, bound: Bound) -> tree.Condition:
    """ "Put a star token on this card. If it has 5 or more, flip it." """
    return Holds(SameTokens("star token", card), bound.test, bound.number)


def counted_again(said: SameAgain, known: list[tree.Quantity]) -> tree.Quantity:
    """What the number is of."""
    different = list(dict.fromkeys(known))
    if len(different) != 1:
        raise Misreading("say what is counted", "'at least 3 Fire cards in your tableau'")
    places = [node for node in nodes(different[0]) if isinstance(node, tree.In)]
    if said.yours and (not places or any(one.whose is not tree.Whose.YOUR for one in places)):
        raise Misreading("say what you have", "'if there are at least 3 Fire cards in any tableau'")
    return different[0]


# --------------------------------------------------------------------------- an amount without its verb


@rules("amount_again: number")
def number_again(value: int) -> AmountAgain:
    return AmountAgain(IMPLIED, tree.Flat(value))


@rules("amount_again: number FOR_EACH", "amount_again: number 'each'")
def number_for_each(value: int) -> AmountAgain:
    return AmountAgain(IMPLIED, tree.Flat(value), each=True)


@rules("rather: IT_IS_ONLY amount_again", "amount_again: rather")
def it_is_only(said: AmountAgain) -> AmountAgain:
    """ "Gain 30 RP if ... Otherwise it's only 10 RP." """
    return said


@rules("sentence: IF conditions ','? rather")
def then_it_is_only(condition: tree.Condition, said: AmountAgain) -> Sentence:
    """ "Gain 20 RP. If you're in the lead, it's only 10 RP." """
    return amount_instead(condition, said)


@rules("amount_again: measured")
def measured_again(measured: Measured) -> AmountAgain | None:
    plain = isinstance(measured.amount, tree.Flat | tree.PerEach) and measured.unit != IMPLIED
    return AmountAgain(measured.unit, measured.gained) if plain else None


@rules("amount_again: signed unit", "amount_again: signed unit FOR_EACH counted")
def signed_again(value: int, unit: tree.Unit, counted: Counted | None = None) -> AmountAgain | None:
    if value < 1:
        return None
    return AmountAgain(unit, counted.times(value) if counted else tree.Flat(value))


@rules(
    "sentence: amount_again 'instead' IF conditions", "sentence: IF conditions ','? amount_again 'instead'",
    "sentence: IF conditions ',' 'then' amount_again 'instead'",
)  # fmt: skip
def amount_instead(*parts: Any) -> Sentence:
    """ "Each opponent loses 6 RP. If you have a Fire card in hand, 12 instead." """
    said, condition = parts if isinstance(parts[0], AmountAgain) else (parts[1], parts[0])
    return Sentence(Series((said,)), "instead", condition=condition)


_DEEDS: dict[str, type[tree.Node]] = {
    "gain": tree.Gain, "lose": tree.Lose, "steal_from_loser": tree.Steal,
}  # fmt: skip


@rules(
    "sentence: IF conditions ','? series 'instead'",
    "sentence: IF conditions ','? 'instead' series",
)
def as_before_instead(condition: tree.Condition, series: Series) -> Sentence | None:
    """ "5 RP for each Citizen. If you have at least four, you receive 10 RP for every one instead." """
    first = series.parts[0]
    clause = first[0][0] if isinstance(first, tuple) and is_as_before(series) else None
    act = clause.act if clause is not None and clause.who in (None, Who.YOU) else None
    measured = dict(act.roles)["measured"] if act is not None else None
    if act is None or act.deed not in _DEEDS or not isinstance(measured, Measured):
        return None
    amount, each = measured.gained, isinstance(measured.amount, tree.PerEach)
    if isinstance(amount, tree.PerEach):
        amount = tree.Flat(amount.value)
    said = AmountAgain(measured.unit, amount, each=each)
    return Sentence(Series((replace(said, deed=act.deed),)), "instead", condition=condition)


@rules(
    "sentence: series COMMA_OR amount_again 'instead'? IF conditions",
    "sentence: series OR amount_again 'instead'? IF conditions",
    "sentence: series BUT amount_again 'instead'? IF conditions",
    "sentence: series ',' amount_again 'instead' IF conditions",
)
def amount_or_rather(
    series: Series, said: AmountAgain, *condition: tree.Condition
) -> Sentence | None:
    """ "Gain 6 RP, or 12 RP if you have a Mage." """
    effects = series.effects()
    if len(effects) != 1 or series.purpose is not None:
        return None
    return Sentence(Series((with_amount(effects[0], tree.If(condition[-1], (said,))),)))


@rules(
    "controlled: clause COMMA_OR amount_again 'instead'? IF conditions",
    "controlled: clause ',' amount_again 'instead'? IF conditions",
)
def clause_or_rather(clause: Clause, said: AmountAgain, condition: tree.Condition) -> Effect | None:
    """ "Whenever you clash, gain 4 RP, or 8 if ...", "gain 6 RP, 12 if ..." """
    effects = Series((((clause,),),)).effects()
    rather = tree.If(condition, (said,))
    return with_amount(effects[0], rather) if len(effects) == 1 else None


@rules("only_so_much: GAIN.BASE 'only' measured", "only_so_much: 'you' GAIN.BASE 'only' measured", "only_so_much: 'you' 'only' GAIN.BASE measured",
       "only_so_much: 'only' GAIN.BASE measured")  # fmt: skip
def only_so_much(measured: Measured) -> Series | None:
    if not isinstance(measured.amount, tree.Flat | tree.PerEach):
        return None
    return Series((((Clause(Act("gain", (("measured", measured),))),),),))


@rules("sentence: IF conditions ','? only_so_much", "sentence: only_so_much IF conditions")
def only_if(*parts: Any) -> Sentence | None:
    """ "You get 30 RP. If you have no card you get only 10 RP.": instead of it."""
    series, condition = parts if isinstance(parts[0], Series) else (parts[1], parts[0])
    return None if is_as_before(series) else Sentence(series, "instead", condition=condition)


@rules("number_if: number IF conditions")
def number_if(value: int, condition: tree.Condition) -> Effect:
    return tree.If(condition, (AmountAgain(IMPLIED, tree.Flat(value)),))


@rules("sentence: number_if")
def rather_so_much(rather: tree.If) -> Sentence:
    """ "Gain 6 RP. 12 if this is the first card." """
    return Sentence(Series(rather.then), "instead", condition=rather.condition)


@rules("sentence: OTHERWISE amount_again", "sentence: OTHERWISE ONLY_SO_MUCH amount_again")
def amount_otherwise(said: AmountAgain) -> Sentence:
    """ "If you have a Mage, gain 10 RP, otherwise 5." """
    return Sentence(Series((said,)), "otherwise")


@rules("sentence: series AND_MORE_IF more_again IF conditions")
def and_more_if(series: Series, said: AmountAgain, condition: tree.Condition) -> Sentence | None:
    """ "Gain 5 RP, plus 5 more if you have a Mage." """
    effects = series.effects()
    if len(effects) != 1 or series.purpose is not None:
        return None
    return Sentence(Series((*effects, tree.If(condition, (done_again(effects[0], said),)))))


@rules(
    "more_again: number EXTRA", "more_again: 'another' number", "more_again: number EXTRA unit", "more_again: number unit EXTRA",
    "more_again: 'another' number unit", "more_again: EXTRA number unit", "more_again: ARTICLE EXTRA number unit",
    "more_again: ARTICLE EXTRA number",
)  # fmt: skip
def more_again(value: int, unit: tree.Unit | None = None) -> AmountAgain:
    return AmountAgain(unit or IMPLIED, tree.Flat(value))


def otherwise_again(then: tuple[Effect, ...], more: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What is done otherwise, where only another amount was said."""
    if not isinstance(more[0], AmountAgain):
        return more
    if len(then) != 1:
        raise Misreading("say what is done with this amount", "a verb such as 'gain'", "gain")
    return (done_again(then[0], more[0]),)


def is_amount_again(effect: Effect) -> bool:
    """Whether the "if" only tells another amount."""
    return isinstance(effect, tree.If) and isinstance(effect.then[0], AmountAgain)


def with_amount(before: Effect, rather: tree.If) -> Effect:
    """The same with the other amount, if that is so; otherwise as before."""
    said = rather.then[0]
    assert isinstance(said, AmountAgain)
    if isinstance(before, tree.If) and not before.otherwise and len(before.then) == 1:
        return replace(before, then=(with_amount(before.then[0], rather),))
    return tree.If(rather.condition, (done_again(before, said),), (before,))


def done_again(before: Effect, said: AmountAgain) -> Effect:
    """What was done, so often or so much."""
    if said.deed and (
        not isinstance(before, _DEEDS[said.deed]) or subject_of(before) is not Who.YOU
    ):
        raise Misreading("it is not clear what this replaces", "'If ..., ... Otherwise, ...'")
    if isinstance(said, Multiplied):
        return _multiplied(before, said.times)
    if isinstance(before, tree.PointEffect) and said.unit in (IMPLIED, before.unit):
        return replace(before, amount=_amount(before.amount, said))
    if isinstance(before, tree.AddTokens) and said.unit == IMPLIED:
        return replace(before, amount=_amount(before.amount, said))
    raise Misreading("say what is done with this amount", "a verb such as 'gain'", "gain")


def _multiplied(before: Effect, times: int) -> Effect:
    amount = getattr(before, "amount", None)
    if isinstance(before, tree.Gain | tree.Lose | tree.Steal | tree.AddTokens):
        match amount:
            case tree.Flat(value):
                return replace(before, amount=tree.Flat(times * value))
            case tree.PerEach(value, most=0):
                return replace(before, amount=replace(amount, value=times * value))
            case tree.EqualTo(of, 0) if (much := multiplied(times, of)) is not None:
                return replace(before, amount=replace(amount, amount=much))
    raise Misreading("it is not clear what is doubled", "'If ..., ... Otherwise, ...'")


def _amount(before: Any, said: AmountAgain) -> Any:
    is_each = isinstance(before, tree.PerEach)
    if said.each and isinstance(said.amount, tree.Flat):
        if not is_each:
            raise Misreading("say what to count", "'for each card in your tableau'")
        return replace(before, value=said.amount.value)
    if is_each and isinstance(said.amount, tree.Flat):
        raise Misreading(
            "it is not clear whether this is for each", "'for each' again, or 'in all'"
        )
    if not isinstance(before, tree.Flat | tree.PerEach):
        raise Misreading("say what is done with this amount", "a verb such as 'gain'", "gain")
    return said.amount


@rules("clause: token_amount ON target", "clause: token_amount ON target FOR_EACH counted")
def tokens_there(amount: TokenAmount, card: Object, counted: Counted | None = None) -> Clause:
    """ "1 star token on each card in your tableau.": put there."""
    roles = (("amount", amount), ("card", card), ("counted", counted))
    return Clause(Act("put_tokens", tuple(one for one in roles if one[1] is not None)))


# --------------------------------------------------------------------------- what is not so


@rules("sentence: not_so series")
def if_not_so(about: NotSo, series: Series) -> Sentence:
    """ "If it is a Fire card, gain 20 RP. If it isn't, lose 5 RP." """
    return Sentence(series, "otherwise", not_so=about)


def is_denied(about: NotSo, condition: tree.Condition) -> bool:
    """Whether "if it is not" can be said of the condition."""
    counts = contains(condition, tree.CountOf, tree.Different)
    match about:
        case "it":
            return contains(condition, *_CARD_TOLD) and not counts
        case "there":
            return counts
        case "you":
            return not contains(condition, *_CARD_TOLD)
        case "less":
            return isinstance(condition, Holds) and condition.test in ("at least", "more")
        case _:
            return True
