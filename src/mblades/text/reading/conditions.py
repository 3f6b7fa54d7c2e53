"""Conditions: what may be so, and what is waited for."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.cards import owned
from mblades.text.reading.deeds import Act, event_player
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import OTHERS, OWN, THE_OPPONENT, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import (
    HERE,
    Described,
    Folk,
    Held,
    Owner,
    Zoned,
    every_one,
    only_filter,
    owner_of,
)
from mblades.text.tree import Cards, CountOf, Holds, Number, TriggerWord, Who, Whom, Whose
from mblades.text.walking import nodes

rules = Rules()


class Bare(Number, frozen=True):
    """ "If you have three": at least three, or exactly so many in a row of such sentences."""


class Bound(NamedTuple):
    """ "At least 3"."""

    test: tree.Compare
    value: int
    is_bare: bool = False  # "3"

    @property
    def number(self) -> Number:
        """What is counted is compared with it."""
        return Bare(self.value) if self.is_bare else Number(self.value)


ONE, NONE = Bound("at least", 1), Bound("at most", 0)


def teach(lexicon: Lexicon) -> None:
    """The words of conditions."""
    lexicon.add("(someone|anyone)", "ANY_BODY")
    lexicon.add("(is|are) (now|then|thereafter|afterwards|also|likewise)", "BE")
    now = "(goes off|happens|triggers|is activated|resolves|takes effect|is resolved|is scored|is played|comes into play)"
    lexicon.add(
        f"[,] (when|at the (moment|time) [when|that]) (this|this card|this effect|it) {now}",
        "AT_THIS_TIME",
    )
    lexicon.add(
        "[,] (at this time|at that time|at this point|at this moment|at that moment|at the moment|right now)",
        "AT_THIS_TIME",
    )
    lexicon.add("(is|'s|are|was|were|has been|have been|be)", "BE")  # "should it be a Fire card"
    lexicon.add("(is|are|was|were|has been|have been|gets|get|got)", "BEING")
    lexicon.add("(is|are|gets|get)", "BEING_NOW")
    lexicon.add("(is|are|was|were) not", "BE_NOT")
    lexicon.add(
        "(as (your|their|his|her) Top card|on top [of (your|their) tableau])", "AS_TOP_CARD"
    )
    standings: tuple[tuple[str, tree.Compare], ...] = (
        ("losing to|behind|trailing|losing against", "fewer"),
        ("beating|ahead of|leading|winning against", "more"),
    )
    for words, test in standings:
        lexicon.add(f"you are [currently] ({words}) (them|that player|that opponent|him or her|the opponent)", "condition",
                    tree.Holds(tree.Has("RP", Whose.YOUR), test, tree.Has("RP", Whose.THAT)))  # fmt: skip
    lexicon.add(
        "(would happen|happens|would resolve|resolves|would be used|is used|would trigger|triggers|would be activated|is activated)",
        "HAPPENS",
    )
    lexicon.add("(there is|there are|there be)", "THERE_IS")
    lexicon.add("(there is|there are|there be) (no|not any)", "THERE_IS_NO")
    lexicon.add(
        "([also|still|already|now|then|currently] (have|has|own|owns|possess|possesses|have got|has got|have already got|have already)|control|controls)",
        "HAVE",
    )
    lexicon.add("((do|does) not (have|control|own|possess)|have not|has not) [any|a|an]", "HAVE_NO")
    lexicon.add("(have|has|control|controls|own|owns|possess|possesses) (no|zero)", "HAVE_NO")
    lexicon.add("(lack|lacks|are missing|is missing|are without|is without) [any|a|an]", "HAVE_NO")
    lexicon.add("(in|inside|within) it", "IN_IT")
    lexicon.add("(or more|or higher|or better|or greater|or above|+)", "OR_MORE")
    lexicon.add("(do|does|have|has|own|owns|control|controls)", "AS_THEY_HAVE")
    lexicon.add("(them|him|her)", "THEM_TOLD")
    lexicon.add("(or fewer|or less|or lower|or below)", "OR_FEWER")
    for most, words in ((True, "have the most RP|are in first|are in first place|are in the lead|have the highest RP"),
                        (False, "have the fewest RP|are last|are dead last|are in last|are in last place|have the least RP|have the lowest RP")):  # fmt: skip
        lexicon.add(f"you ({words})", "condition", tree.Leads(most))
    for most, words in ((True, "do not have the most RP|are not in first|are not in first place|are not in the lead"),
                        (False, "do not have the fewest RP|are not in last|are not in last place")):  # fmt: skip
        lexicon.add(f"you ({words})", "condition", tree.Not(tree.Leads(most)))
    lexicon.add("([is] [currently|completely] empty|contains no cards|has no cards)", "IS_EMPTY")
    lexicon.add("[is|are] [completely|already|currently] full", "IS_FULL")
    lexicon.add(
        "(contain|contains|has|have|includes|include|shows|show|holds|hold|features)", "CONTAINS"
    )
    lexicon.add("(are holding|is holding|hold|holds)", "HOLD")
    lexicon.add("(does not|do not|did not) (share|have)", "SHARES_NOT")
    for where, words in (
        ("your Top card", "your Top card"),
        ("the first card", "(the first card|1st card|first card|1st|first|the leftmost card|your first card|your leftmost card"
         "|in (your|the) (first|leftmost) slot) [in [your|the] tableau]"),
        ("the last card", "(the last card|last card|last|the rightmost card|your rightmost card) [in [your|the] tableau]"),
        ("face up", "(face up|face-up)"),
        ("face down", "(face down|face-down|flipped over|flipped|upside down|upside-down)"),
    ):  # fmt: skip
        lexicon.add(words, "standing", where)
    for side in ("left", "right"):
        lexicon.add(side, "side", side)
    lexicon.add("a clash has a loser", "event", tree.Clashes(Who.PLAYER, "lose"))
    for by, words in (
        ("an opponent", "by (anyone else|someone else|other people|others|the others)"),
        ("you", "by (yourself|one of your effects)"),
        ("anyone", "by (an effect|any effect|effects|anyone|anything|any player) [, not even (you|yours)]"),
    ):  # fmt: skip
        lexicon.add(words, "by", by)


# --------------------------------------------------------------------------- joined


@rules("conditions: conditions AT_THIS_TIME", "asked: asked AT_THIS_TIME")
def at_this_time(one: tree.Condition) -> tree.Condition:
    """ "If you have 120 RP when this goes off": it is asked then."""
    return one


@rules("condition: fact")
def fact(one: tree.Condition) -> tree.Condition:
    return one


@rules("conditions: condition", "conditions: conjunction")
def conditions(one: tree.Condition) -> tree.Condition:
    return one


@rules("conjunction: condition 'and' condition", "conjunction: conjunction 'and' condition")
def both(left: tree.Condition, right: tree.Condition) -> tree.Condition:
    return tree.Both(left, right)


@rules("conditions: conditions 'or' condition", "conditions: conditions 'or' conjunction",
       "conditions: conditions ','? 'or' 'if' condition")  # fmt: skip
def either(left: tree.Condition, right: tree.Condition) -> tree.Condition:
    return tree.Either(left, right)


# --------------------------------------------------------------------------- counting


@rules("bounded: number")
def plain(value: int) -> Bound:
    return Bound("at least", value, is_bare=value > 0)


@rules("bounded: bound number")
def bounded(test: tree.Compare, value: int) -> Bound:
    return Bound(test, value)


@rules("bounded: number OR_MORE")
def or_more(value: int) -> Bound:
    return Bound("at least", value)


@rules("bounded: number OR_FEWER")
def or_fewer(value: int) -> Bound:
    return Bound("at most", value)


def _counts(described: Described | None, bound: Bound, place: tree.Place = HERE) -> Holds | None:
    cards = None if described is None else every_one(described, place)
    if cards is None or described is None:
        return None
    if (
        described.where is not None
        and described.where.together
        and isinstance(cards.place, tree.In)
    ):
        cards = replace(cards, place=tree.In(cards.place.zone, Whose.OPPONENTS))
    return Holds(CountOf(cards), bound.test, bound.number)


@rules("fact: THERE_IS ARTICLE described")
def there_is(described: Described) -> Holds | None:
    return None if described.plural else _counts(described, ONE)


@rules("fact: THERE_IS 'another' described")
def there_is_another(described: Described) -> Holds | None:
    return None if described.plural else _counts(described.saying(other=True), ONE)


@rules("fact: THERE_IS 'not' 'another' described")
def there_is_not_another(described: Described) -> Holds | None:
    return _counts(described.saying(other=True), NONE)


@rules("fact: THERE_IS_NO described", "fact: THERE_IS 'not' ARTICLE described")
def there_is_no(described: Described) -> Holds | None:
    return _counts(described, NONE)


@rules("fact: THERE_IS bounded described")
def there_are(bound: Bound, described: Described) -> Holds | None:
    return _counts(described, bound)


@rules(
    "fact: THERE_IS bounded 'different' different",
    "fact: 'you' HAVE bounded 'different' different",
    "fact: THERE_IS CARDS 'of' bounded 'different' different",
    "fact: 'you' HAVE CARDS 'of' bounded 'different' different",
)
def there_are_different(bound: Bound, different: tree.Different) -> Holds:
    return Holds(different, bound.test, bound.number)


@rules("fact: THERE_IS compare described 'than' described")
def there_are_more(compare: tree.Compare, left: Described, right: Described) -> Holds | None:
    theirs = every_one(right)
    own = None if theirs is None else every_one(left, theirs.place)
    return None if own is None or theirs is None else Holds(CountOf(own), compare, CountOf(theirs))


@rules("fact: 'you' HAVE compare described 'than' described")
def you_have_more_than(compare: tree.Compare, left: Described, right: Described) -> Holds | None:
    """ "If you have more Animals than Mages"; "more Mages than cards in hand" may be those in hand, too."""
    place = right.where.place if right.where else None
    if left.where is None and place not in (None, tree.In()):
        raise Misreading("say where these are", "'more Mages in your tableau than ...'")
    return there_are_more(compare, left, right) if left.plural and right.plural else None


def _tableau(folk: Folk) -> tree.Place | None:
    whose = None if is_several(folk) else owner_of(folk.who)
    return None if whose is None else Held("tableau", whose)


def _theirs(described: Described | None, folk: Folk) -> Cards | None:
    """All those cards of a player: "cards in hand" and "cards in their hand" are theirs."""
    place = _tableau(folk)
    cards = None if described is None or place is None else every_one(described, place)
    if cards is None or folk.who is Who.YOU or not isinstance(cards.place, tree.In):
        return cards
    is_own = cards.place.whose in (OWN, Whose.THEIR)
    return replace(cards, place=replace(cards.place, whose=owner_of(folk.who))) if is_own else cards


def _they_have(described: Described | None, bound: Bound, folk: Folk) -> Holds | None:
    cards = _theirs(described, folk)
    return None if cards is None else Holds(CountOf(cards), bound.test, bound.number)


@rules("fact: players HAVE ARTICLE described", "fact: players HAVE described")
def has_a(folk: Folk, described: Described) -> Holds | None:
    return None if described.plural else _they_have(described, ONE, folk)


@rules("fact: players HAVE 'any' described")
def has_any(folk: Folk, described: Described) -> Holds | None:
    return _they_have(described, ONE, folk)


@rules("fact: players HAVE 'another' described")
def has_another(folk: Folk, described: Described) -> Holds | None:
    more = described.saying(other=True)
    return None if more is None else has_a(folk, more)


@rules("fact: players HAVE_NO described")
def has_no(folk: Folk, described: Described) -> Holds | None:
    if folk.who is Who.YOU and described.is_plain:
        raise Misreading("say where you have no card: this one is yours", "'no cards in hand'")
    return _they_have(described, NONE, folk)


@rules("fact: players HAVE bounded described")
def has_some(folk: Folk, bound: Bound, described: Described) -> Holds | None:
    return _they_have(described, bound, folk)


def is_several(folk: Folk) -> bool:
    """Of whom it has to be asked how many of them: "each opponent has ...", see comparing.py."""
    return folk.who in (Who.EACH_OPPONENT, Who.EACH_PLAYER, Who.PLAYER, OTHERS)


@rules("compared_folk: players", "compared_folk: players AS_THEY_HAVE")
def compared_folk(folk: Folk) -> Folk:
    """ "Than they do", "than an opponent has"."""
    return folk


@rules("compared_folk: THEM_TOLD")
def than_them(*_them: object) -> Folk:
    return Folk(Who.THAT)


@rules("fact: players HAVE compare described 'than' compared_folk")
def has_more(folk: Folk, compare: tree.Compare, described: Described, other: Folk) -> Holds | None:
    own, whose = _theirs(described, folk), owner_of(other.who)
    if own is None or whose is None or not isinstance(own.place, tree.In) or _is_all(other):
        return None
    theirs = Cards("each", own.filter, tree.In(own.place.zone, whose))
    return Holds(CountOf(own), compare, CountOf(theirs))


def _is_all(other: Folk) -> bool:
    """ "More RP than any opponent": than each of them, see comparing.py."""
    return other.is_any or is_several(other)


@rules("fact: players HAVE bounded unit")
def has_points(folk: Folk, bound: Bound, unit: tree.Unit) -> Holds | None:
    whose = None if is_several(folk) else owner_of(folk.who)
    return None if whose is None else Holds(tree.Has(unit, whose), bound.test, bound.number)


@rules("fact: players HAVE_NO unit")
def has_no_points(folk: Folk, unit: tree.Unit) -> Holds | None:
    return has_points(folk, NONE, unit)


@rules("fact: players HAVE compare unit 'than' compared_folk")
def has_more_points(
    folk: Folk, compare: tree.Compare, unit: tree.Unit, other: Folk
) -> tree.Condition | None:
    left, right = owner_of(folk.who), owner_of(other.who)
    if left is None or right is None or is_several(folk) or _is_all(other):
        return None
    return Holds(tree.Has(unit, left), compare, tree.Has(unit, right))


@rules("fact: players HAVE compare unit", "fact: players HAVE compare described")
def has_more_than_you(folk: Folk, compare: tree.Compare, what: Any) -> tree.Condition | None:
    """ "If an opponent has more RP": than you, who is left out."""
    if folk.who is Who.YOU:
        return None
    if isinstance(what, Described):
        return has_more(folk, compare, what, Folk(Who.YOU)) if what.plural else None
    return has_more_points(folk, compare, what, Folk(Who.YOU))


@rules(
    "fact: 'you' HAVE 'won' bounded CLASHES",
    "fact: 'you' 'won' bounded CLASHES 'this' 'tournament'",
    "fact: 'you' HAVE 'won' bounded CLASHES 'this' 'tournament'",
)
def has_won(bound: Bound) -> Holds:
    return Holds(tree.ClashesWon(), bound.test, bound.number)


@rules(
    "fact: 'you' HAVE 'won' ARTICLE CLASHES",
    "fact: 'you' HAVE 'won' ARTICLE CLASHES 'this' 'tournament'",
)
def has_won_one() -> Holds:
    return has_won(ONE)


@rules("fact: quantity BE bound quantity")
def compared(left: tree.Quantity, test: tree.Compare, right: tree.Quantity) -> Holds:
    return Holds(of_one(left), test, of_one(right))


def of_one(quantity: tree.Quantity) -> tree.Quantity:
    """What each opponent has is as many numbers as there are opponents."""
    of_each = (tree.Has("RP", Whose.EACH_OPPONENT), tree.Has("M$", Whose.EACH_OPPONENT))
    if any(
        node in of_each or node == tree.StarsOf(tree.TopCard(Whose.EACH_OPPONENT))
        for node in nodes(quantity)
    ):
        raise Misreading(
            "say whom this is compared with", "'an opponent's', or 'you have the most ...'"
        )
    return quantity


@rules(
    "numbers: number 'or' number", "numbers: number ',' number", "numbers: number ',' 'or' number"
)
def numbers(first: int, second: int) -> tuple[int, ...]:
    return (first, second)


@rules(
    "numbers: numbers 'or' number",
    "numbers: numbers ',' number",
    "numbers: numbers ',' 'or' number",
)
def more_numbers(some: tuple[int, ...], one: int) -> tuple[int, ...]:
    return (*some, one)


@rules("fact: quantity BE EXACTLY? numbers")
def is_one_of(left: tree.Quantity, *said: Any) -> tree.Condition | None:
    """ "If the total stars of your cards is 10, 15, or 20"."""
    found: tree.Condition = Holds(of_one(left), "equal", Number(said[-1][0]))
    for value in said[-1][1:]:
        found = tree.Either(found, Holds(of_one(left), "equal", Number(value)))
    return None if isinstance(left, Number) else found


@rules("fact: quantity BE number OR_MORE")
def is_or_more(left: tree.Quantity, value: int) -> tree.Condition | None:
    """ "If its star rating is 4 or higher"."""
    return None if isinstance(left, Number) else Holds(of_one(left), "at least", Number(value))


@rules("fact: quantity BE number OR_FEWER")
def is_or_fewer(left: tree.Quantity, value: int) -> tree.Condition | None:
    return None if isinstance(left, Number) else Holds(of_one(left), "at most", Number(value))


@rules("fact: quantity BE EQUAL_TO quantity", "fact: quantity BE term")
def is_equal(left: tree.Quantity, right: tree.Quantity) -> Holds:
    return Holds(of_one(left), "equal", of_one(right))


# --------------------------------------------------------------------------- about a card


@rules("BE: ''s'", "BEING: ''s'")
def is_(*_said: object) -> str:
    """ "If your Top card's a Mage"."""
    return "is"


@rules("fact: reference BE ARTICLE described")
def is_a(card: tree.Ref, described: Described) -> tree.Condition | None:
    filter_ = only_filter(described)
    several = described.plural or isinstance(card, tree.Those)
    return None if filter_ is None or several else tree.Is(card, filter_)


@rules("fact: players HAVE ARTICLE described AS_TOP_CARD")
def has_as_top_card(folk: Folk, described: Described) -> tree.Condition | None:
    """ "As long as you have an Earth card as your Top card"."""
    whose = owner_of(folk.who)
    return None if whose is None else is_a(tree.TopCard(whose), described)


@rules("fact: 'that' BE ARTICLE described")
def that_is_a(described: Described) -> tree.Condition | None:
    """ "If that's a Mage"."""
    return is_a(tree.It(), described)


@rules("fact: reference BE_NOT ARTICLE described")
def is_not_a(card: tree.Ref, described: Described) -> tree.Condition | None:
    condition = is_a(card, described)
    return None if condition is None else tree.Not(condition)


@rules("fact: reference BE 'the' 'only' described")
def is_the_only(card: tree.Ref, described: Described) -> tree.Condition | None:
    return _counts(described.saying(other=True), NONE) if isinstance(card, tree.This) else None


@rules("fact: reference BE owner 'only' described")
def is_only_of(card: tree.Ref, owner: Owner, described: Described) -> tree.Condition | None:
    own = owned(owner, described)
    return None if own is None else is_the_only(card, own)


@rules("fact: reference BE symbol")
def is_symbol(card: tree.Ref, symbol: tree.Symbol) -> tree.Condition | None:
    if isinstance(card, tree.Those):
        return None  # all of them, or one?
    return tree.Is(card, tree.Filter(symbols=(symbol,)))


@rules("fact: reference BE symbols")
def is_one_of_these(card: tree.Ref, symbols: tuple[tree.Symbol, ...]) -> tree.Condition | None:
    """ "If it is Earth or Water"."""
    return (
        None
        if isinstance(card, tree.Those)
        else tree.Is(card, tree.Filter(symbols=symbols, any_symbol=True))
    )


@rules("fact: reference BE_NOT symbol")
def is_not_symbol(card: tree.Ref, symbol: tree.Symbol) -> tree.Condition | None:
    condition = is_symbol(card, symbol)
    return None if condition is None else tree.Not(condition)


@rules("fact: reference BE standing")
def is_placed(card: tree.Ref, where: Any) -> tree.Condition:
    return tree.IsPlaced(card, where)


@rules(
    "fact: reference BE standing 'or' standing",
    "fact: reference BE 'either' standing 'or' standing",
)
def is_placed_somewhere(card: tree.Ref, one: Any, other: Any) -> tree.Condition | None:
    """ "This is your first or your last card"."""
    return None if one == other else tree.Either(is_placed(card, one), is_placed(card, other))


@rules("fact: reference BE 'the' 'first' 'or' standing", "fact: reference BE 'the' 'leftmost' 'or' standing",
       "fact: reference BE 'your' 'first' 'or' 'your'? last_card")  # fmt: skip
def is_at_an_end(card: tree.Ref, where: Any) -> tree.Condition | None:
    """ "The first or the last card in your tableau"."""
    return is_placed_somewhere(card, "the first card", where) if where == "the last card" else None


@rules("last_card: 'last' 'card'")
def last_card() -> str:
    """Of "your first or your last card": alone, "your last card" may be the last one in hand."""
    return "the last card"


@rules("fact: reference BE_NOT standing")
def is_not_placed(card: tree.Ref, where: Any) -> tree.Condition:
    return tree.Not(is_placed(card, where))


@rules("fact: zoned IS_FULL", "fact: zoned ''s' IS_FULL")
def is_full(zoned: Zoned) -> tree.Condition | None:
    """ "If each other player's tableau is full"."""
    if zoned.zone != "tableau":
        return None
    if zoned.owner.everyone or zoned.owner.whose is Whose.EACH_OPPONENT:
        group: tree.Group = "each player" if zoned.owner.everyone else "each opponent"
        has_room = tree.Compared(group, tree.OpenSlots(Whose.THAT), ONE.test, Number(ONE.value))
        return Holds(tree.PlayersWho(has_room), NONE.test, Number(NONE.value))
    return Holds(tree.OpenSlots(zoned.owner.whose), NONE.test, Number(NONE.value))


@rules("fact: zoned IS_EMPTY", "fact: zoned ''s' IS_EMPTY")
def is_empty(zoned: Zoned) -> tree.Condition | None:
    if zoned.owner.everyone:
        return None
    cards = Cards("each", tree.Filter(), tree.In(zoned.zone, zoned.owner.whose))
    return Holds(CountOf(cards), "at most", Number(0))


def _in(zoned: Zoned) -> tree.Place:
    return tree.In(zoned.zone, zoned.owner.whose)


@rules("fact: zoned CONTAINS ARTICLE described", "fact: zoned CONTAINS ARTICLE described IN_IT")
def contains_a(zoned: Zoned, described: Described) -> Holds | None:
    return None if described.plural or described.where else _counts(described, ONE, _in(zoned))


@rules("fact: zoned CONTAINS 'another' described")
def contains_another(zoned: Zoned, described: Described) -> Holds | None:
    """ "If your tableau holds another Earth card"."""
    more = described.saying(other=True)
    return None if more is None else contains_a(zoned, more)


@rules("fact: zoned CONTAINS bounded described", "fact: zoned CONTAINS bounded described IN_IT")
def contains_some(zoned: Zoned, bound: Bound, described: Described) -> Holds | None:
    return None if described.where else _counts(described, bound, _in(zoned))


@rules(
    "fact: zoned CONTAINS CARDS 'of' bounded 'different' feature",
    "fact: zoned CONTAINS bounded 'different' feature",
)
def contains_different(zoned: Zoned, bound: Bound, feature: tree.Feature) -> Holds | None:
    """ "If your tableau has cards of at least four different types"."""
    if zoned.owner.everyone:
        return None
    kinds = tree.Different(feature, Cards("each", tree.Filter(), _in(zoned)))
    return Holds(kinds, bound.test, bound.number)


@rules("fact: zoned CONTAINS 'no' described", "fact: zoned CONTAINS 'no' described IN_IT")
def contains_no(zoned: Zoned, described: Described) -> Holds | None:
    return None if described.where else _counts(described, NONE, _in(zoned))


@rules("fact: players HOLD ARTICLE described")
def holds_a(folk: Folk, described: Described) -> Holds | None:
    """ "If you are holding a Fire card": in hand."""
    return None if described.plural else holds_some(folk, ONE, described)


@rules("fact: players HOLD bounded described")
def holds_some(folk: Folk, bound: Bound, described: Described) -> Holds | None:
    whose = owner_of(folk.who)
    return None if whose is None else _counts(described, bound, tree.In("hand", whose))


@rules("fact: reference 'faces' side")
def faces(card: tree.Ref, side: Any) -> tree.Condition | None:
    return tree.Faces(side) if isinstance(card, tree.This) else None


# --------------------------------------------------------------------------- events


@rules("deed.base: act.base | awaited.base")
def doing(act: Act) -> Act:
    return act


@rules("deed.third: act.third | awaited.third")
def does(act: Act) -> Act:
    return act


@rules("deed.past: act.past | awaited.past")
def did(act: Act) -> Act:
    return act


@rules("deed.turned: turned | awaited.turned")
def done_to(act: Act) -> Act:
    return act


@rules("event: players deed.third")
def happens(folk: Folk, act: Act) -> tree.Event | None:
    return None if folk.plural or folk.who is Who.YOU else act.event(folk.who)


@rules("event: ANY_BODY deed.third")
def somebody_does(act: Act) -> tree.Event | None:
    """ "Whenever somebody plays a Mage": whoever it is."""
    return act.event(Who.PLAYER)


@rules("event: players deed.base")
def happens_to_you(folk: Folk, act: Act) -> tree.Event | None:
    event = act.event(folk.who) if folk.plural or folk.who is Who.YOU else None
    if folk.plural and event == tree.Clashes(Who.OPPONENT, "clash"):
        raise Misreading("say whether you are in that clash", "'an opponent clashes'")
    return event


@rules("event: players WOULD deed.base")
def would_happen(folk: Folk, act: Act) -> tree.Event | None:
    return act.event(folk.who, would=True)


_BY_PLAYER = {"anyone": Who.PLAYER, "an opponent": Who.OPPONENT, "you": Who.YOU}


@rules("event: deed.turned by?")
def is_done(act: Act, by: str | None) -> tree.Event | None:
    return act.event(_BY_PLAYER[by or "anyone"])


_BY: dict[Whom, tree.By] = {
    Who.YOU: "you", Who.OPPONENT: "an opponent", Who.EACH_OPPONENT: "an opponent", OTHERS: "an opponent",
    THE_OPPONENT: "an opponent", Who.PLAYER: "anyone", Who.EACH_PLAYER: "anyone",
}  # fmt: skip


@rules("by: 'by' players")
def by_players(folk: Folk) -> tree.By | None:
    """ "By an opponent", "by your rivals"."""
    return None if folk.is_told else _BY.get(folk.who)


@rules("by: 'by' agent")
def by_effects(who: Who) -> tree.By | None:
    """ "By a rival's effect", "by effects of other players"."""
    return _BY.get(who)


@rules("event: deed.turned 'by' players")
def is_done_by(act: Act, folk: Folk) -> tree.Event | None:
    return act.event(folk.who)


@rules("event: would_be_turned by?")
def would_be_done(act: Act, by: str | None) -> tree.Event | None:
    return act.event(_BY_PLAYER[by or "anyone"], would=True)


_OF_PLAYER = {
    Whose.YOUR: Who.YOU, Whose.OPPONENT: Who.OPPONENT, Whose.ANOTHER: Who.OPPONENT,
    Whose.EACH_OPPONENT: Who.OPPONENT, Whose.ANY: Who.PLAYER, Whose.THAT: Who.THAT,
}  # fmt: skip


@rules("event: owner 'effect' HAPPENS", "event: owner trigger EFFECTS HAPPENS")
def effect_happens(owner: Owner, trigger: TriggerWord | None = None) -> tree.Event | None:
    who = _OF_PLAYER.get(owner.whose)
    return None if who is None else tree.EffectHappens(who, trigger)


@rules("event: ARTICLE trigger EFFECTS HAPPENS")
def any_effect_happens(trigger: TriggerWord) -> tree.Event:
    return tree.EffectHappens(Who.PLAYER, trigger)


@rules("event: ARTICLE trigger EFFECTS 'of' players HAPPENS")
def effect_of_player_happens(trigger: TriggerWord, folk: Folk) -> tree.Event | None:
    who = event_player(folk.who)
    return None if who is None else tree.EffectHappens(who, trigger)


@rules(
    "event: ARTICLE trigger EFFECTS 'of' owner described HAPPENS",
    "event: ARTICLE 'effect' 'of' owner described HAPPENS",
)
def effect_of_card_happens(*parts: Any) -> tree.Event | None:
    """ "A Play effect of an opponent's Fire card would happen"."""
    *trigger, owner, described = parts
    who, which = _OF_PLAYER.get(owner.whose), only_filter(described)
    if who is None or which is None:
        return None
    return tree.EffectHappens(who, trigger[0] if trigger else None, which)
