"""Other ways of describing cards and of saying how many: "cards with the Air element", "as many as possible", "if three
or more were discarded this way".
"""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.alike import AlikeCards
from mblades.text.reading.amounts import Measured, multiplied
from mblades.text.reading.cards import any_number, owned
from mblades.text.reading.comparing import Most, foremost
from mblades.text.reading.conditions import NONE, ONE, Bound, holds_some, there_are
from mblades.text.reading.deeds import Act, deed
from mblades.text.reading.filters import has_parity
from mblades.text.reading.handling import flip
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.players import zone_of
from mblades.text.reading.results import PARTICIPLES
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import (
    Chosen,
    Described,
    Folk,
    Owner,
    Somewhere,
    Where,
    Zoned,
    every_one,
)
from mblades.text.reading.sentences import Clause
from mblades.text.tree import (
    Cards,
    CountOf,
    Effect,
    Filter,
    Holds,
    Kind,
    Number,
    Who,
    Whom,
    Whose,
    Zone,
)

rules = Rules()

_EVERYTHING_ELSE = Chosen(
    Described(
        Kind.CARD, plural=True, words=(("other", True),),
        where=Where(tree.In("tableau", Whose.ANY), everyone=True),
    ),
    "each",
)  # fmt: skip


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(with|of|that has|that have|which has|which have) the", "WITH_THE")
    lexicon.add("(with|of|that has|that have)", "WITH_A")
    lexicon.add("(element|type|symbol)", "KIND_WORD")
    either = "face-up or face-down|face-down or face-up|face-up and face-down|facing up or down|face-up or not"
    lexicon.add(
        f"[,] (({either})|[and] [including|even|also|counting] (face-down|flipped) (ones|cards) [(too|as well|included|count too|count as well|also count|are counted too)]"
        f"|(including|even|counting) (the ones|those|cards) that are (flipped|face-down)|whether ({either})|regardless of (facing|which way they face|whether (they are|it is) face-up [or face-down])"
        f"|no matter which way (they face|it faces)|in either facing|both ({either}))",
        "EITHER_FACE",
    )
    lexicon.add("as (possible|you can|able)", "AS_POSSIBLE")
    lexicon.add("as many", "AS_MANY")
    wanted = "(you|they) (want|like|wish|please|choose|care to|desire|prefer|want to|would like|may like)"
    lexicon.add("(whichever|whatever) [one] [of]", "WHICHEVER")
    lexicon.add(f"[that] {wanted}", "YOU_WANT")
    lexicon.add("(everything else|all else)", "EVERYTHING_ELSE")
    for feature in ("element", "type", "set", "rarity"):
        lexicon.add(f"same-{feature}", "same_kind", feature)
    lexicon.add("[that|which] you have (not|never) [yet] played [yet|this tournament|at all]", "where",
                Where(tree.In("hand")))  # fmt: skip
    lexicon.add("(is|are) (present|found|located|to be found)", "IS_PRESENT")
    lexicon.add("(that|which|who) (is|are) (present|found|located|to be found)", "THAT_IS")
    for done, words in PARTICIPLES.items():
        way = "[(this way|in this way|by this effect|in this manner|like this|thus)]"
        lexicon.add(f"[(were|was|are|is|got|have been)] ({words}) {way}", "were_done", done)
        lexicon.add(f"[have] ({words}) {way}", "you_did", done)
    lexicon.add("(fewer than|less than|short of|below|under)", "FEWER_THAN")
    lexicon.add("(more than|over|above|beyond)", "BEYOND")


# --------------------------------------------------------------------------- what cards are


@rules(
    "described: described WITH_THE symbol KIND_WORD", "described: described WITH_A KIND_WORD symbol"
)
def with_symbol(described: Described, symbol: tree.Symbol) -> Described | None:
    """ "Cards with the Air element"."""
    return described.with_symbol(symbol)


@rules("described: described HAVING star_test 'each'")
def with_stars_each(described: Described, test: tree.StarTest) -> Described | None:
    """ "Three cards with three stars each"."""
    return described.saying(stars=test) if described.plural else None


@rules("alike_cards: same_kind described")
def of_the_same_kind(feature: tree.Feature, described: Described) -> AlikeCards | None:
    """ "Same-element cards"."""
    return AlikeCards(described, feature) if described.plural else None


@rules("counted_up: THE_NUMBER 'different'? different 'you' HAVE")
def different_that_you_have(different: tree.Different) -> tree.Quantity:
    """ "Count how many different elements you have"."""
    return different


@rules("fact: reference BE parity_word")
def is_even(card: tree.Ref, parity: Any) -> tree.Condition | None:
    """ "Reveal the top card of the Store. If it is even, ...": its stars."""
    return has_parity(card, parity) if isinstance(card, tree.It) else None


@rules("fact: 'you' HAVE ARTICLE described 'of' EACH 'of' some_many 'different'? feature",
       "fact: 'you' HAVE described 'of' some_many 'different' feature",
       "fact: THERE_IS described 'of' some_many 'different' feature")  # fmt: skip
def of_so_many_kinds(
    described: Described, bound: Bound, feature: tree.Feature
) -> tree.Condition | None:
    """ "If you have a face-up card of each of four or more different elements"."""
    cards = every_one(described)
    if cards is None or described.words == ():
        return None  # "cards of 4 different elements": see conditions.py
    return Holds(tree.Different(feature, cards), bound.test, bound.number)


@rules("star_test: compare STARS 'than' everything", "star_test: compare STARS 'than' any_of_them")
def than_all_of_them(compare: tree.Compare, cards: Cards) -> tree.StarTest | None:
    """ "With more stars than every card you have": than the highest of them."""
    if isinstance(cards.place, Somewhere):
        return None  # "a card with more stars than every card you have": who has which?
    how: tree.How = "highest" if compare in ("more", "at least") else "lowest"
    return tree.StarTest(compare, tree.StarsOf(replace(cards, how=how)))


@rules("any_of_them: 'any' 'of' owner described", "any_of_them: 'all' 'of' owner described")
def any_of_whose(owner: Owner, described: Described) -> Cards | None:
    cards = owned(owner, described) if described.plural else None
    return None if cards is None else every_one(cards)


@rules("described: described EITHER_FACE")
def either_face(described: Described) -> Described | None:
    return described.saying(face="any")


@rules("target: 'another' 'target' described")
def another_target(described: Described) -> Chosen | None:
    more = described.saying(other=True)
    return None if more is None or described.plural else Chosen(more, "a")


@rules("target: AS_MANY described AS_POSSIBLE")
def as_many_as_possible(described: Described) -> Chosen | None:
    """ "Flip as many other Constructs in your tableau as possible"."""
    return Chosen(described, "each") if described.plural else None


@rules("target: WHICHEVER owner described YOU_WANT")
def whichever_of_whose(owner: Owner, described: Described) -> Chosen | None:
    """ "They flip whichever of their cards they want"."""
    cards = owned(owner, described) if described.plural else None
    return None if cards is None else Chosen(cards, "a")


@rules("target: WHICHEVER described YOU_WANT")
def whichever(described: Described) -> Chosen | None:
    return None if described.plural else Chosen(described, "a")


@rules("target: 'any' 'number' 'of' described YOU_WANT")
def any_number_you_like(described: Described) -> Chosen | None:
    """ "Discard any number of cards you like"."""
    return any_number(described)


@rules("target: AS_MANY described AS_YOU_LIKE", "target: AS_MANY described AS_YOU_LIKE where")
def as_many_as_you_like(described: Described, where: Where | None = None) -> Chosen | None:
    """ "Discard as many cards as you wish from your hand"."""
    there = described if where is None else described.at(where)
    return Chosen(there, "any number of") if described.plural else None


@rules("target: AS_MANY 'of' owner described AS_YOU_LIKE")
def as_many_of_whose_as_you_like(owner: Owner, described: Described) -> Chosen | None:
    return any_number_of_whose(owner, described)


@rules("target: 'any' 'number' 'of' owner described")
def any_number_of_whose(owner: Owner, described: Described) -> Chosen | None:
    cards = owned(owner, described) if described.plural else None
    return None if cards is None else Chosen(cards, "any number of")


@rules("zoned: 'the' zone most")
def zone_of_foremost(zone: Zone, most: Most) -> Zoned | None:
    """ "The tableau with the most cards"."""
    return zone_of(zone, foremost("player", most)) if zone == "tableau" else None


@deed("flip", "turn over", "flip over", frames=("EVERYTHING_ELSE", "EVERYTHING_ELSE FACE_DOWN"))
def flip_everything_else(who: Whom) -> Effect | None:
    """ "Flip everything else.": in all tableaus."""
    return flip.make(who, _EVERYTHING_ELSE) if who is Who.YOU else None


# --------------------------------------------------------------------------- of a card


@rules("fact: reference BE star_test")
def is_of_stars(card: tree.Ref, test: tree.StarTest) -> tree.Condition | None:
    """ "If it is 5 stars or more"."""
    if isinstance(card, tree.Those) or not isinstance(test.than, Number):
        return None
    return Holds(tree.StarsOf(card), test.test, test.than)


@rules("fact: reference BE parity")
def is_of_parity(card: tree.Ref, parity: Any) -> tree.Condition | None:
    """ "If it is an odd number of stars"."""
    return has_parity(card, parity)


@rules("fact: players HOLD ARTICLE described", "fact: players HOLD 'any' described")
def holds_one(folk: Folk, described: Described) -> tree.Condition | None:
    """ "If you hold a card with 8 or more stars": in hand."""
    return holds_some(folk, ONE, described)


@rules("fact: players HOLD 'no' described")
def holds_none(folk: Folk, described: Described) -> tree.Condition | None:
    return holds_some(folk, NONE, described)


@rules("fact: ARTICLE described IS_PRESENT where")
def one_is_present(described: Described, where: Where) -> tree.Condition | None:
    """ "If a Mage is already present in your tableau": another one than this card."""
    more = described.at(where).saying(other=True)
    return None if more is None or described.plural else there_are(ONE, more)


@rules("fact: bounded described IS_PRESENT where")
def some_are_present(bound: Bound, described: Described, where: Where) -> tree.Condition | None:
    return there_are(bound, described.at(where))


@rules("fact: 'no' described IS_PRESENT where")
def none_is_present(described: Described, where: Where) -> tree.Condition | None:
    return there_are(NONE, described.at(where))


# --------------------------------------------------------------------------- how many were done that to


@rules("fact: some_many CARDS? were_done", "fact: 'you' you_did some_many CARDS?")
def so_many_were(*parts: Any) -> tree.Condition:
    """ "If three or more were discarded this way", "if 3+ flipped", "if you discarded at least 2"."""
    (bound,) = (part for part in parts if isinstance(part, Bound))
    (done,) = (part for part in parts if isinstance(part, str))
    cards = Cards("each", Filter(), tree.ThisWay(cast(tree.Done, done)))
    return Holds(CountOf(cards), bound.test, bound.number)


# --------------------------------------------------------------------------- how many too few


@rules("measured: points FOR_EACH unit 'you' HAVE FEWER_THAN number", "measured: points FOR_EACH unit FEWER_THAN number 'you' HAVE",
       "measured: points FOR_EACH unit FEWER_THAN number")  # fmt: skip
def for_each_missing(points: Measured, unit: tree.Unit, number: int) -> Measured | None:
    """ "Lose 5 RP for each M$ you have fewer than 8": 40 RP minus 5 for each M$."""
    value, owned_now = _value(points), tree.Has(unit)
    if not value or not number:
        return None
    much = multiplied(value, owned_now) or owned_now
    return points._replace(amount=tree.EqualTo(tree.Difference(Number(value * number), much)))


@rules(
    "measured: points FOR_EACH unit 'you' HAVE BEYOND number",
    "measured: points FOR_EACH unit BEYOND number 'you' HAVE",
)
def for_each_beyond(points: Measured, unit: tree.Unit, number: int) -> Measured | None:
    value, owned_now = _value(points), tree.Has(unit)
    if not value:
        return None
    much = multiplied(value, owned_now) or owned_now
    return points._replace(amount=tree.EqualTo(tree.Difference(much, Number(value * number))))


def _value(points: Measured) -> int:
    return points.amount.value if isinstance(points.amount, tree.Flat) else 0


# --------------------------------------------------------------------------- what has happened by then


@rules("clause: 'you' 'have' act.past")
def you_have_done(act: Act) -> Clause | None:
    """ "If it isn't, you've lost 3 RP"."""
    return Clause(act, Who.YOU) if act.deed in ("gain", "lose") else None
