"""Stars that are given for good, set and multiplied."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.reading.amounts import Counted, TokenAmount
from mblades.text.reading.cards import single
from mblades.text.reading.deeds import deed
from mblades.text.reading.handling import put_tokens
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Object, held, settled
from mblades.text.tree import Effect, Who, Whom

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(gain|gains|get|gets|receive|receives)", "GETS")
    lexicon.add("(its|their) (stars|star rating|star ratings|star value|star values)", "OWN_STARS")
    lexicon.add(
        "(count|counts|is considered|are considered|is treated) as (having|if it had)",
        "COUNTS_AS_HAVING",
    )
    lexicon.add("(is|are|is always|counts as|count as|is worth|are worth)", "BE_WORTH")
    for times, words in ((2, "double|twice"), (3, "triple|three times|3 times")):
        lexicon.add(f"({words})", "multiple", times)
    for sign, done, order in (
        (1, "increased|raised|boosted", "increase|raise|boost"),
        (-1, "reduced|decreased|lowered", "reduce|decrease|lower"),
    ):
        lexicon.add(f"({done}) by", "raised_by", sign)
        lexicon.add(f"({order})", "raise", sign)
    lexicon.add("doubled", "multiplied", 2)
    lexicon.add(
        "(be|go|rise|grow) (higher than|above|over|more than|greater than)|exceed", "GO_ABOVE"
    )
    lexicon.add("(be|go|fall|drop|sink) (lower than|below|under|less than)", "GO_BELOW")
    lexicon.add("tripled", "multiplied", 3)


@rules("multiple: number 'times'")
def multiple(times: int) -> int | None:
    return times if times > 1 else None


def _held(statement: tree.CardStatement) -> Effect:
    """For the rest of the tournament, if nothing else is said."""
    return tree.Lasting((statement,), tree.Until(tree.TournamentEnd()))


def _placed(card: Object) -> tree.Target:
    if isinstance(card, Chosen) and card.how != "each" and card.described.where is None:
        raise Misreading("say where the card is", "a place such as 'in your tableau'")
    return settled(card)


# --------------------------------------------------------------------------- given


def _given(card: Object, stars: int, counted: Counted | None = None) -> Effect | None:
    if isinstance(card, Chosen) and card.bare:
        card = card._replace(bare=False)  # "give your cards +1 star": each of them
    if stars > 0:
        amount = TokenAmount("star token", tree.Flat(stars))
        return put_tokens.make(Who.YOU, amount, card, counted)
    if counted is not None:
        return None
    if stars < 0:
        return _held(tree.HaveStars(_placed(card), tree.Flat(-stars), minus=True))
    return None


@deed(
    "give",
    frames=("{things:card} {signed:stars} STARS", "{things:card} {number:stars} EXTRA STARS"),
)
def give_stars(who: Whom, card: Object, stars: int) -> Effect | None:
    """ "Give your Top card +2 stars": as star tokens, because nothing says when it ends."""
    return _given(card, stars) if who is Who.YOU else None


@rules(
    "static: things GETS signed STARS", "static: things GETS number EXTRA STARS",
    "static: things GETS number STARS",
)  # fmt: skip
def get_stars(card: Object, stars: int) -> Effect | None:
    return _given(card, stars)


@rules(
    "static: things GETS signed STARS FOR_EACH counted",
    "static: things GETS number STARS FOR_EACH counted",
)
def get_stars_for_each(card: Object, stars: int, counted: Counted) -> Effect | None:
    return _given(card, stars, counted)


@rules("static: GETS signed STARS", "static: GETS signed STARS FOR_EACH counted")
def gets_stars(stars: int, counted: Counted | None = None) -> Effect | None:
    """ "Gain +1 star for each card in your hand.": only the card itself can."""
    return _given(tree.This(), stars, counted)


@rules("static: possessor ITS_STARS BE_NOW EQUAL_TO quantity")
def are_now_equal(card: tree.Ref, amount: tree.Quantity) -> Effect:
    return tree.StarsAre(card, tree.EqualTo(amount))


@rules("raised: raised_by number")
def raised(sign: int, stars: int) -> int:
    return sign * stars


@rules("raised_stars: possessor ITS_STARS", "raised_stars: STARS_OF things")
def raised_stars(card: Object) -> Object:
    return card


@rules(
    "they_are_raised: raised_stars BE_NOW raised", "they_are_raised: things HAVE OWN_STARS raised"
)
def they_are_raised(card: Object, stars: int) -> tuple[Object, int]:
    """ "Its star rating is increased by 2", "adjacent cards have their star ratings reduced by 1"."""
    return card, stars


@rules("they_are_raised: raise raised_stars 'by' number")
def raise_them(sign: int, card: Object, stars: int) -> tuple[Object, int]:
    return card, sign * stars


@rules("static: they_are_raised", "static: they_are_raised FOR_EACH counted")
def are_raised(they: tuple[Object, int], counted: Counted | None = None) -> Effect | None:
    """Once, where nothing says when it ends."""
    return _given(*they, counted)


@rules("static: they_are_raised", "static: they_are_raised FOR_EACH counted")
def are_raised_meanwhile(they: tuple[Object, int], counted: Counted | None = None) -> Effect | None:
    card, stars = they
    amount = counted.times(abs(stars)) if counted else tree.Flat(abs(stars))
    return tree.HaveStars(held(card), amount, stars < 0)


@rules("static: things COUNTS_AS_HAVING number STARS", "static: things BE_WORTH number STARS")
def count_as(card: Object, stars: int) -> Effect:
    return tree.StarsAre(held(card), tree.Flat(stars))


@rules("static: signed STARS", "static: signed STARS FOR_EACH counted")
def bare_stars(stars: int, counted: Counted | None = None) -> Effect:
    """ "+5 stars if leftmost.": of this card, where something can hold."""
    amount = tree.Flat(abs(stars)) if counted is None else counted.times(abs(stars))
    return tree.HaveStars(tree.This(), amount, stars < 0)


@rules("static: things LOSES number STARS")
def lose_stars(card: Object, stars: int) -> Effect | None:
    return _given(card, -stars)


@rules("lent: 'give' things signed STARS")
def lent(card: Object, stars: int) -> Effect | None:
    return tree.HaveStars(_placed(card), tree.Flat(abs(stars)), stars < 0)


# --------------------------------------------------------------------------- set and multiplied


@rules("static: things HAVE 'exactly' number STARS")
def are_exactly(card: Object, stars: int) -> Effect:
    return tree.StarsAre(_placed(card), tree.Flat(stars))


@rules("static: things HAVE bound number STARS")
def are_bounded(card: Object, test: tree.Compare, stars: int) -> Effect | None:
    """ "Cards in your tableau have at least 3 stars."."""
    if test not in ("at least", "at most"):
        return None
    return tree.StarsAre(_placed(card), tree.Flat(stars), test)


@rules("static: things CANNOT 'have' compare 'than' number STARS", "static: things CANNOT 'have' compare STARS 'than' number",
       "static: things CANNOT 'have' 'a' compare STARS 'than' number")  # fmt: skip
def are_no_more(card: Object, compare: tree.Compare, stars: int) -> Effect | None:
    """ "Cards in your opponents' tableaus cannot have more than 6 stars."."""
    tests: dict[tree.Compare, tree.Compare] = {"more": "at most", "fewer": "at least"}
    test = tests.get(compare)
    return None if test is None else are_bounded(card, test, stars)


@rules("static: possessor ITS_STARS CANNOT GO_ABOVE number")
def are_not_above(card: tree.Ref, stars: int) -> Effect:
    return tree.StarsAre(card, tree.Flat(stars), "at most")


@rules("static: possessor ITS_STARS CANNOT GO_BELOW number")
def are_not_below(card: tree.Ref, stars: int) -> Effect:
    return tree.StarsAre(card, tree.Flat(stars), "at least")


@rules(
    "static: things HAVE STARS EQUAL_TO quantity", "static: things HAVE 'a' STARS EQUAL_TO quantity"
)
def are_equal(card: Object, amount: tree.Quantity) -> Effect:
    return tree.StarsAre(_placed(card), tree.EqualTo(amount))


@rules("static: things HAVE multiple OWN_STARS", "static: things HAVE multiple STARS")
def are_multiplied(card: Object, times: int) -> Effect:
    return tree.StarsAre(_placed(card), tree.Multiple(times))


@rules("static: things HAVE OWN_STARS multiplied")
def are_doubled(card: Object, times: int) -> Effect:
    return are_multiplied(card, times)


@rules(
    "static: possessor ITS_STARS BECOMES number",
    "static: possessor ITS_STARS BE_NOW 'set' 'to' number",
)
def become(card: tree.Ref, stars: int) -> Effect:
    return _held(tree.StarsAre(card, tree.Flat(stars)))


@rules("static: possessor ITS_STARS BE_NOW multiplied")
def are_now_doubled(card: tree.Ref, times: int) -> Effect:
    return tree.StarsAre(card, tree.Multiple(times))


@deed(
    "set",
    frames=(
        "{possessor:card} ITS_STARS 'to' {number:stars}",
        "STARS_OF {things:card} 'to' {number:stars}",
    ),
)
def set_stars(who: Whom, card: Object, stars: int) -> Effect | None:
    if who is not Who.YOU:
        return None
    return _held(tree.StarsAre(_placed(card), tree.Flat(stars)))


@deed("double", frames=("{possessor:card} ITS_STARS", "STARS_OF {things:card}"))
def double_stars(who: Whom, card: Object) -> Effect | None:
    if who is not Who.YOU:
        return None
    return _held(tree.StarsAre(_placed(card), tree.Multiple(2)))


@deed("copy", frames=("STARS_OF {target:card}", "{possessor:card} ITS_STARS"))
def copy_stars(who: Whom, card: Object) -> Effect | None:
    one = single(card)
    picked = isinstance(one, tree.Cards) and one.how not in ("highest", "lowest", "first", "last")
    if who is not Who.YOU or one is None or isinstance(one, tree.This) or picked:
        return None
    return _held(tree.StarsAre(tree.This(), tree.EqualTo(tree.StarsOf(one))))
