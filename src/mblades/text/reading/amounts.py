"""How much and how many."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from mblades.text import tree
from mblades.text.reading.cards import one_that_is, owned
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import IMPLIED, OWN, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import (
    HERE,
    Changed,
    Chosen,
    Described,
    Extra,
    Folk,
    Object,
    Owner,
    Where,
    Zoned,
    every_one,
    owner_of,
)
from mblades.text.tree import CountOf, Number
from mblades.text.walking import contains

rules = Rules()

EACH_OF_THEM: dict[str, tree.Several] = {"opponent": "each opponent", "player": "each player"}
Tokens = Literal["star token", "sell marker"]


class Measured(NamedTuple):
    """An amount of RP or M$."""

    unit: tree.Unit
    amount: tree.Payment | tree.Gained

    @property
    def fixed(self) -> tree.Amount:
        """Where nobody may choose how much, and chance and tables say nothing."""
        gained = self.gained
        if isinstance(gained, tree.AtRandom | tree.Scale):
            raise Misreading("only what is gained can be by chance or by a table", "'gain'")
        return gained

    @property
    def gained(self) -> tree.Gained:
        """Where nobody may choose how much."""
        if isinstance(self.amount, tree.AnyNumber):
            raise Misreading("only what is paid can be as much as one likes", "'pay up to 3 M$'")
        return self.amount

    @property
    def paid(self) -> tree.Payment:
        """Where one may choose how much."""
        return self.amount if isinstance(self.amount, tree.AnyNumber) else self.fixed


class TokenAmount(NamedTuple):
    """An amount of star tokens or sell markers."""

    what: Tokens
    amount: tree.Removal

    @property
    def fixed(self) -> tree.Amount:
        """Where nobody may choose how many, and there is no "all"."""
        if isinstance(self.amount, tree.AnyNumber | tree.All):
            raise Misreading("say how many are put there", "'2 star tokens'")
        return self.amount


class Counted(NamedTuple):
    """What stands behind "for each"."""

    each: tree.Quantity
    step: int = 1

    def times(self, value: int) -> tree.PerEach:
        """So much for each."""
        return tree.PerEach(value, self.each, self.step)


ANYHOW: Any = ""  # of "that many cards": whatever was done last
LAST_COUNTED: tree.Quantity = tree.CountOf(tree.Cards("each", tree.Filter(), tree.ThisWay(ANYHOW)))


def teach(lexicon: Lexicon) -> None:
    """The words for amounts."""
    lexicon.add(
        "[found|represented|shown|to be found] (among|amongst|on|by) [all] [[of] the]", "AMONG_THE"
    )
    for unit, words in (
        ("RP", "RP|ranking point|ranking points|point|points"),
        (
            "M$",
            "M$|[(millennium|millenium)] (dollar|dollars|buck|bucks)|cash|money|coin|coins",
        ),
    ):
        lexicon.add(f"({words})", "unit", unit)
    for what, words in (
        (
            "star token",
            "star token|star tokens|token|tokens|star counter|star counters"
            "|+1 [star] (token|tokens|counter|counters)",
        ),
        ("sell marker", "sell marker|sell markers|marker|markers"),
    ):
        lexicon.add(f"({words})", "tokens", what)
    lexicon.add("(for each|for every|per|for each and every|for every single)", "FOR_EACH")
    lexicon.add("(full|whole|complete|entire)", "WHOLE")
    lexicon.add("(equal to|equalling|equaling|in the amount of|=)", "EQUAL_TO")
    lexicon.add(
        "(the number of|the amount of|the count of|how many|the total number of)", "THE_NUMBER"
    )
    lexicon.add(
        "(the (total|combined|added) (stars|star rating|star ratings|star value|star values) of"
        "|the sum of the stars of|the total of the stars of)", "TOTAL_STARS",
    )  # fmt: skip
    lexicon.add(
        "([the]|the number of|the amount of|how many) (stars|star rating|star value|star count) (of|on)",
        "STARS_OF",
    )
    lexicon.add("(stars|star|star rating|star value)", "ITS_STARS")
    lexicon.add(
        "(that much|that many|(the same|that|this|an equal) amount [of]|the same number of|as much|as many|those)",
        "THAT_MUCH",
    )  # fmt: skip
    lexicon.add("(it|them|that|that amount|all of it|all of them)", "IT_ALL")
    lexicon.add(
        "(fewer|less) [, (but not less than|but not fewer than|to a minimum of) (0|zero)]", "LESS"
    )
    lexicon.add("[,] (rounded|rounding|round) up", "ROUNDED_UP")
    lexicon.add("[,] (rounded|rounding|round) down", "ROUNDED_DOWN")
    for how, words in (("highest", "highest|greatest|largest"), ("lowest", "lowest|smallest")):
        lexicon.add(
            f"the ({words}) (star rating|star value|stars|star) (among|of|in)", "extreme_stars", how
        )
    lexicon.add(
        "[that (is|are)] (represented|present|found|shown|appearing|to be found|you have)",
        "SHOWN_THERE",
    )
    lexicon.add("(twice|double|two times)", "TWICE")
    lexicon.add("(half|half of|one half of)", "HALF")
    lexicon.add("[,] (multiplied by|times|x)", "MULTIPLIED")
    for count, words in ((2, "doubled|twice over|times two"), (3, "tripled"), (4, "quadrupled")):
        lexicon.add(f"[,] ({words})", "multiplied_so", count)
    for words, count in (("triple|thrice", 3), ("quadruple", 4)):
        lexicon.add(f"({words})", "multiple", count)
    for phrase in (
        "(the number of cards|how many cards) you (have|have already) played this turn",
    ):
        lexicon.add(phrase, "term", tree.CardsPlayed())
    lexicon.add(
        "(card|cards) you (have [already] played|played) this turn",
        "countable",
        tree.CardsPlayed(),
    )
    won = "[that] you (have won [this tournament]|won this tournament)"
    lexicon.add(f"(the number of|how many) clashes {won}", "term", tree.ClashesWon())
    lexicon.add(f"(clash|clashes) {won}", "countable", tree.ClashesWon())
    for nouns, whom in (
        ("opponent|opponents|other player|other players", "each opponent"),
        ("player|players", "each player"),
    ):
        lexicon.add(f"({nouns})", "some_players", whom)


# --------------------------------------------------------------------------- quantities


@rules("quantity: term")
def term(of: tree.Quantity) -> tree.Quantity:
    return of


@rules("quantity: quantity 'plus' term", "quantity: quantity '+' term")
def plus(left: tree.Quantity, right: tree.Quantity) -> tree.Quantity:
    return tree.Sum(left, right)


@rules("quantity: quantity 'minus' term", "quantity: quantity '-' term")
def minus(left: tree.Quantity, right: tree.Quantity) -> tree.Quantity:
    return tree.Difference(left, right)


@rules("term: number")
def number(value: int) -> tree.Quantity:
    return Number(value)


@rules("term: THE_NUMBER described")
def count(described: Described) -> tree.Quantity | None:
    cards = every_one(described) if described.plural else None
    return None if cards is None else CountOf(cards)


@rules("term: THE_NUMBER owner described", "term: owner 'number' 'of' described")
def count_of_whose(owner: Owner, described: Described) -> tree.Quantity | None:
    cards = owned(owner, described)
    return None if cards is None else count(cards)


@rules("term: THE_NUMBER 'different'? different")
def count_of_features(different: tree.Different) -> tree.Quantity:
    return different


@rules("term: THE_NUMBER tokens 'on' target", "countable: tokens 'on' target")
def tokens_on(what: Tokens, card: Object) -> tree.Quantity | None:
    target = card.cards(HERE) if isinstance(card, Chosen) else card
    return tree.Tokens(what, target)


@rules("term: THE_NUMBER tokens 'on' described", "countable: tokens 'on' described")
def tokens_on_all(what: Tokens, described: Described) -> tree.Quantity | None:
    cards = every_one(described) if described.plural else None
    return None if cards is None else tree.Tokens(what, cards)


@rules("some_players: some_players AT_TABLE")
def some_at_the_table(who: Any) -> Any:
    return who


@rules("term: THE_NUMBER some_players", "countable: some_players")
def players_who(who: Any) -> tree.Quantity:
    return tree.PlayersWho(who)


@rules(
    "term: TOTAL_STARS target",
    "term: STARS_OF target",
    "countable: STARS 'of' target",
    "countable: STARS 'on' target",
)
def stars_of(card: Object) -> tree.Quantity | None:
    if isinstance(card, tree.Those):
        return tree.TotalStars(card)
    if isinstance(card, Chosen) and card.how == "each" and not card.described.select:
        return tree.TotalStars(card.cards(HERE))
    one = one_that_is(card)
    return None if one is None else tree.StarsOf(one)


@rules(
    "term: TOTAL_STARS described",
    "countable: STARS 'of' described",
    "countable: STARS AMONG_THE described",
)
def total_stars(described: Described) -> tree.Quantity | None:
    cards = every_one(described) if described.plural else None
    return None if cards is None else tree.TotalStars(cards)


@rules("term: TOTAL_STARS zoned")
def total_of_zone(zoned: Zoned) -> tree.Quantity:
    place = tree.In(zoned.zone, zoned.owner.whose)
    return tree.TotalStars(tree.Cards("each", tree.Filter(), place))


@rules("term: extreme_stars described")
def extreme_stars(how: tree.How, described: Described) -> tree.Quantity | None:
    if described.select or not described.plural:
        return None
    return tree.StarsOf(Chosen(described, how).cards(HERE))


@rules("term: extreme_stars owner described")
def extreme_stars_of_whose(
    how: tree.How, owner: Owner, described: Described
) -> tree.Quantity | None:
    cards = owned(owner, described)
    return None if cards is None else extreme_stars(how, cards)


@rules("term: extreme_stars zoned")
def extreme_stars_in(how: tree.How, zoned: Zoned) -> tree.Quantity:
    return tree.StarsOf(tree.Cards(how, tree.Filter(), tree.In(zoned.zone, zoned.owner.whose)))


@rules("countable: STARS AMONG_THE owner described")
def total_of_whose(owner: Owner, described: Described) -> tree.Quantity | None:
    cards = owned(owner, described)
    return None if cards is None else total_stars(cards)


@rules("countable: STARS where")
def total_in(where: Where) -> tree.Quantity:
    return tree.TotalStars(tree.Cards("each", tree.Filter(), where.place))


@rules("term: possessor ITS_STARS", "countable: 'of' possessor STARS")
def stars_of_reference(card: tree.Ref) -> tree.Quantity:
    return tree.StarsOf(card)


@rules("term: owner described ''s' ITS_STARS")
def stars_of_selected(owner: Owner, described: Described) -> tree.Quantity | None:
    """ "Your highest card's stars"."""
    cards = owned(owner, described)
    if cards is None or cards.select is None or cards.plural:
        return None
    return tree.StarsOf(Chosen(cards, "a").cards(HERE))


@rules("countable: STARS reference HAVE")
def star_it_has(card: tree.Ref) -> tree.Quantity | None:
    return stars_of(card)


@rules("term: owner unit")
def has(owner: Owner, unit: tree.Unit) -> tree.Quantity | None:
    return None if owner.everyone else tree.Has(unit, owner.whose)


@rules("term: 'the' unit 'of' players", "countable: unit THAT? players HAVE")
def has_of(unit: tree.Unit, folk: Folk) -> tree.Quantity | None:
    they = folk == Folk(tree.Who.THAT, plural=True)
    whose = tree.Whose.THEIR if they else owner_of(folk.who)
    return None if whose is None else tree.Has(unit, whose)


@rules("term: THAT_MUCH")
def that_much() -> tree.Quantity:
    return tree.ThatMuch()


@rules("term: TWICE term")
def twice(of: tree.Quantity) -> tree.Quantity:
    return tree.Twice(of)


@rules("term: HALF term")
def half(of: tree.Quantity) -> tree.Quantity | None:
    return None if isinstance(of, tree.Sum) else tree.Half(of)


@rules("term: HALF term ROUNDED_UP")
def half_up(of: tree.Quantity) -> tree.Quantity | None:
    return None if contains(of, tree.Half, tree.Sum) else tree.Half(of, up=True)


@rules("term: term ROUNDED_DOWN")
def half_down(of: tree.Quantity) -> tree.Quantity | None:
    return of if isinstance(of, tree.Half) and not of.up else None


@rules(
    "quantity: term 'x' number", "quantity: term 'times' number", "quantity: term MULTIPLIED number"
)
def multiplied_behind(of: tree.Quantity, count: int) -> tree.Quantity | None:
    """ "The number of cards in your hand, multiplied by 3"."""
    return None if isinstance(of, Number) else multiplied(count, of)


@rules(
    "term: number 'x' term",
    "term: number 'times' term",
    "term: number MULTIPLIED term",
    "term: multiple term",
)
def multiplied(count: int, of: tree.Quantity) -> tree.Quantity | None:
    if count < 2:
        return None
    if isinstance(of, tree.Sum):  # "6 times this card's position": each part of it
        left = multiplied(count, of.left)
        if left is None or not isinstance(of.right, Number):
            return None
        return tree.Sum(left, Number(count * of.right.value))
    return tree.Twice(of) if count == 2 else tree.Times(count, of)


# --------------------------------------------------------------------------- different features


@rules("different: feature where?")
def different_in(feature: tree.Feature, where: Where | None) -> tree.Different:
    place = where.place if where else HERE
    return tree.Different(feature, tree.Cards("each", tree.Filter(), place))


@rules("feature: feature SHOWN_THERE")
def feature_there(feature: tree.Feature) -> tree.Feature:
    """ "For every type represented among your cards"."""
    return feature


@rules("different: feature AMONG_THE described")
def different_among(feature: tree.Feature, described: Described) -> tree.Different | None:
    cards = every_one(described) if described.plural else None
    return None if cards is None else tree.Different(feature, cards)


@rules("different: feature AMONG_THE owner described")
def different_among_whose(
    feature: tree.Feature, owner: Owner, described: Described
) -> tree.Different | None:
    cards = owned(owner, described)
    return None if cards is None else different_among(feature, cards)


# --------------------------------------------------------------------------- for each


@rules("counted: countable")
def counted(each: tree.Quantity) -> Counted:
    return Counted(each)


@rules("counted: ordinal countable")
def counted_every_nth(step: int, each: tree.Quantity) -> Counted | None:
    """ "10 RP for every third card in your tableau"."""
    return Counted(each, step) if step > 1 else None


@rules("counted: counted AT_THIS_TIME")
def counted_at_this_time(counted: Counted) -> Counted:
    """ "For each 10 RP that you have at the moment this card is activated": they are counted then."""
    return counted


@rules("counted: number countable", "counted: WHOLE number countable")
def counted_in_steps(step: int, each: tree.Quantity) -> Counted:
    return Counted(each, step)


@rules("countable: described", "countable: 'of' 'the' described")
def countable(described: Described) -> tree.Quantity | None:
    cards = every_one(described)
    return None if cards is None else CountOf(cards)


@rules("countable: 'of' owner described")
def countable_of_whose(owner: Owner, described: Described) -> tree.Quantity | None:
    cards = owned(owner, described)
    return None if cards is None else countable(cards)


@rules("countable: 'different'? different")
def countable_feature(different: tree.Different) -> tree.Quantity:
    return different


# --------------------------------------------------------------------------- amounts of RP and M$


@rules("points: number unit", "points: ARTICLE unit", "points: ARTICLE EXTRA unit")
def points(*parts: Any) -> Measured:
    value = parts[0] if len(parts) == 2 else 1
    return Measured(parts[-1], tree.Flat(value))


@rules(
    "points: 'another' number unit", "points: number EXTRA unit", "points: number unit EXTRA",
    "points: EXTRA number unit", "points: ARTICLE EXTRA number unit",
)  # fmt: skip
def more_points(value: int, unit: tree.Unit) -> Measured:
    """ "3 more RP": than was spoken of, where a gain or loss was."""
    return Measured(unit, Extra(value))


@rules("points: number EXTRA", "points: 'another' number")
def more_again(value: int) -> Measured:
    return Measured(IMPLIED, Extra(value))


@rules("points: number")
def points_again(value: int) -> Measured:
    """ "Gain 5 RP and lose 2": of what was spoken of last."""
    return Measured(IMPLIED, tree.Flat(value))


@rules("measured: points")
def flat(points: Measured) -> Measured:
    return points


@rules("measured: points FOR_EACH counted")
def per_each(points: Measured, counted: Counted) -> Measured | None:
    if not isinstance(points.amount, tree.Flat):
        return None
    return points._replace(amount=counted.times(points.amount.value))


@rules("measured: unit EQUAL_TO quantity")
def equal_to(unit: tree.Unit, amount: tree.Quantity) -> Measured:
    return Measured(unit, tree.EqualTo(amount))


@rules("measured: quantity ','? 'in' unit")
def in_unit(amount: tree.Quantity, unit: tree.Unit) -> Measured | None:
    return None if isinstance(amount, Number) else equal_to(unit, amount)


@rules("as_that: THAT_MUCH")
def so_much() -> tree.Quantity:
    return tree.ThatMuch()


@rules("as_that: number 'times' THAT_MUCH", "as_that: number 'x' THAT_MUCH", "as_that: multiple THAT_MUCH")  # fmt: skip
def so_many_times_that(count: int) -> tree.Quantity | None:
    """ "5 times that many RP"."""
    return multiplied(count, tree.ThatMuch())


@rules("as_that: TWICE THAT_MUCH", "as_that: TWICE 'that'", "as_that: TWICE 'the' 'amount'")
def twice_that_much() -> tree.Quantity:
    return tree.Twice(tree.ThatMuch())


@rules(
    "as_that: HALF THAT_MUCH", "as_that: HALF 'that'", "as_that: HALF 'as' 'many'", "as_that: HALF IT_ALL",
    "as_that: HALF 'the' 'amount'", "as_that: 'only' HALF 'the' 'amount'", "as_that: 'only' HALF IT_ALL", "as_that: 'only' HALF THAT_MUCH", "as_that: 'only' HALF", "as_that: HALF",
)  # fmt: skip
def half_that_much() -> tree.Quantity:
    return tree.Half(tree.ThatMuch())


@rules("as_that: number LESS", "as_that: 'only' number LESS")
def so_much_less(value: int) -> tree.Quantity:
    """ "Lose 5 fewer": than that."""
    return tree.Difference(tree.ThatMuch(), Number(value))


@rules("measured: number LESS unit", "measured: number unit LESS")
def less_of(value: int, unit: tree.Unit) -> Measured:
    return Measured(unit, Changed(so_much_less(value)))


@rules("measured: 'that' unit", "measured: 'those' unit", "it_all: IT_ALL")
def all_of_that(unit: tree.Unit | None = None) -> Measured:
    """ "You gain that RP instead", "you gain it instead"."""
    return equal_to(unit or IMPLIED, tree.ThatMuch())


@rules("as_many: THERE_IS described")
def as_there_are(described: Described) -> tree.Quantity | None:
    return count(described)


@rules("as_many: 'you' HAVE described", "as_many: 'there' 'is' described")
def as_you_have(described: Described) -> tree.Quantity | None:
    return count(described)


@rules("as_many: 'they' HAVE described", "as_many: 'they' HOLD described")
def as_they_have(described: Described) -> tree.Quantity | None:
    """ "Each opponent loses as many RP as they have cards in hand"."""
    cards = every_one(described, tree.In("tableau", OWN)) if described.plural else None
    return None if cards is None else CountOf(cards)


@rules("measured: as_that unit?")
def that_much_of(amount: tree.Quantity, unit: tree.Unit | None) -> Measured:
    if isinstance(amount, tree.ThatMuch):
        return equal_to(unit or IMPLIED, amount)
    return Measured(unit or IMPLIED, Changed(amount))


@rules("measured: HALF owner unit")
def half_of_whose(owner: Owner, unit: tree.Unit) -> Measured | None:
    own = has(owner, unit)
    return None if own is None else equal_to(unit, tree.Half(own))


@rules("measured: measured ROUNDED_UP", "measured: measured ROUNDED_UP ','")
def rounded_up(measured: Measured) -> Measured | None:
    amount = measured.amount
    if not isinstance(amount, tree.EqualTo) or not isinstance(amount.amount, tree.Half):
        return None
    half = half_up(amount.amount.of)
    return None if half is None else measured._replace(amount=type(amount)(half, amount.most))


@rules("measured: measured ROUNDED_DOWN")
def rounded_down(measured: Measured) -> Measured | None:
    """As it would be anyway."""
    amount = measured.amount
    steps = isinstance(amount, tree.PerEach) and amount.step > 1
    halves = isinstance(amount, tree.EqualTo) and half_down(amount.amount) is not None
    return measured if steps or halves else None


@rules("measured: 'all' owner unit", "measured: 'all' 'of' owner unit")
def all_of_whose(owner: Owner, unit: tree.Unit) -> Measured | None:
    own = has(owner, unit)
    return None if own is None else equal_to(unit, own)


# --------------------------------------------------------------------------- amounts of tokens


@rules("token_amount: number tokens")
def some_tokens(value: int, what: Tokens) -> TokenAmount:
    return TokenAmount(what, tree.Flat(value))


@rules("token_amount: signed tokens")
def more_tokens(value: int, what: Tokens) -> TokenAmount | None:
    """ "+2 star tokens on it"."""
    return some_tokens(value, what) if value > 0 else None


@rules("token_amount: ARTICLE tokens")
def one_token(what: Tokens) -> TokenAmount:
    return TokenAmount(what, tree.Flat(1))


@rules("token_amount: tokens EQUAL_TO quantity")
def tokens_equal(what: Tokens, amount: tree.Quantity) -> TokenAmount:
    return TokenAmount(what, tree.EqualTo(amount))


@rules("token_amount: THAT_MUCH tokens")
def that_many_tokens(what: Tokens) -> TokenAmount:
    return TokenAmount(what, tree.EqualTo(tree.ThatMuch()))
