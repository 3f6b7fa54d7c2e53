"""What the grammar's rules make of their parts: cards and amounts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from lark import Token, Transformer, v_args

from mblades.text import tree
from mblades.text.english_forms import OWNER_OF
from mblades.text.grammar.meaning import IMPLIED, Misreading
from mblades.text.grammar.phrases import EVERYONE
from mblades.text.tree import Cards, CountOf, Filter, How, Kind, Number, Place, Who, Whose


def owner_of(who: Who) -> Whose:
    """The possessive of a player, as far as there is one."""
    if who not in OWNER_OF:
        raise Misreading(
            f'"{who}" cannot be compared here', "a player such as 'you' or 'an opponent'"
        )
    return OWNER_OF[who]


@dataclass
class Described:
    """A noun with everything said about it, before it is known where to look for it."""

    kind: Kind
    plural: bool
    words: dict[str, Any] = field(default_factory=dict)
    places: list[Place] = field(default_factory=list)
    select: How | None = None
    random: bool = False
    everyone: bool = False  # "in each tableau"

    def filter(self) -> Filter:
        """What the words ask of a card, whatever its place."""
        return Filter(kind=self.kind, **self.words)

    def only_filter(self) -> Filter:
        """The same where no place can be meant."""
        if self.places or self.select or self.random:
            raise Misreading("only the kind of card can be given here, not where it is")
        return self.filter()

    def place(self, default: Place) -> Place:
        """Where to look."""
        if len(self.places) > 1:
            raise Misreading("a card can only be looked for in one place")
        if self.places:
            return self.places[0]
        if isinstance(default, tree.In) and default.zone == "tableau" and self._in_own_slot():
            return tree.In("play area", default.whose)
        return default

    def _in_own_slot(self) -> bool:
        return self.kind in (Kind.BOX, Kind.ACCESSORY, Kind.ANY)

    def cards(self, how: How, default: Place, count: int = 1) -> Cards:
        """The selection."""
        if self.random:
            raise Misreading("only a discarded card can be random")
        if self.everyone and (self.select or how) not in ("each", "any number of"):
            raise Misreading(
                "one card of each player cannot be chosen at once",
                "'in any tableau', or 'each player' who does it",
            )
        return Cards(self.select or how, self.filter(), self.place(default), count)


@dataclass
class Chosen:
    """A selection whose place may still depend on who looks for it."""

    described: Described
    how: How
    count: int = 1

    def is_another(self) -> bool:
        """Whether it is just "another card"."""
        plain = Described(Kind.CARD, plural=False, words={"other": True})
        return self.how == "a" and self.count == 1 and self.described == plain

    def cards(self, default: Place) -> Cards:
        """The selection, with a place for where none was said."""
        return self.described.cards(self.how, default, self.count)


@dataclass
class Everywhere:
    """ "In each tableau": in any, but only for all the cards there."""

    zone: tree.Zone


def _plain_place(place: Place | Everywhere) -> Place:
    return tree.In(place.zone, Whose.ANY) if isinstance(place, Everywhere) else place


Object = Chosen | tree.Ref
HERE = tree.In()


def settled(thing: Object, default: Place = HERE) -> tree.Target:
    """The target once the default place is known."""
    return thing.cards(default) if isinstance(thing, Chosen) else thing


def only_this(card: Token) -> None:
    """Some things are only asked about the card they stand on."""
    if not isinstance(card.value, tree.This):
        raise Misreading("only this card can be meant here", "'this card'")


def _single(thing: Object) -> tree.Target:
    if isinstance(thing, tree.Those) or (
        isinstance(thing, Chosen)
        and not thing.described.select
        and (thing.how != "a" or thing.count != 1)
    ):
        raise Misreading(
            "several cards have no single number of stars", "one card, or 'the total stars of'"
        )
    return settled(thing)


def every_one(described: Described, default: Place = HERE) -> Cards:
    if described.select:
        raise Misreading("only one card can be the highest, lowest, first or last")
    return described.cards("each", default)


@v_args(inline=True)
class CardReader(Transformer[Token, Any]):
    """Cards and places."""

    def described(self, *parts: Any) -> Described:
        at = next(index for index, part in enumerate(parts) if isinstance(part, Token))
        kind, plural = parts[at].value
        described = Described(kind, plural)
        for change in (*parts[:at], *parts[at + 1 :]):
            change(described)
        return described

    def _says(self, **words: Any) -> Callable[[Described], None]:
        def change(described: Described) -> None:
            for word, value in words.items():
                if described.words.get(word, value) != value:
                    raise Misreading(f"the {word.replace('_', ' ')} of the card is given twice")
                described.words[word] = value

        return change

    def other(self) -> Callable[[Described], None]:
        return self._says(other=True)

    def matching(self) -> Callable[[Described], None]:
        return self._says(matching=True)

    def random(self) -> Callable[[Described], None]:
        return lambda described: setattr(described, "random", True)

    def adjacent(self) -> Callable[[Described], None]:
        return self.placed(tree.Adjacent())

    def attached(self) -> Callable[[Described], None]:
        return self.placed(tree.AttachedTo())

    def face_adjective(self, face: Token) -> Callable[[Described], None]:
        return self._says(face=face.value)

    def face_up(self) -> Callable[[Described], None]:
        return self._says(face="up")

    def face_down(self) -> Callable[[Described], None]:
        return self._says(face="down")

    def select(self, how: Token) -> Callable[[Described], None]:
        return lambda described: setattr(described, "select", how.value)

    def rarity(self, rarity: Token) -> Callable[[Described], None]:
        return self._says(rarity=rarity.value)

    def set_name(self, *words: Token) -> Callable[[Described], None]:
        return self._says(set_name=words[-1].value)

    def starry(self, stars: Token) -> Callable[[Described], None]:
        return self._says(stars=tree.StarTest("equal", Number(stars.value)))

    def symbol(self, symbol: Token) -> Callable[[Described], None]:
        def change(described: Described) -> None:
            if described.words.get("any_symbol"):
                raise Misreading("symbols are either joined by 'or' or all required, not both")
            described.words["symbols"] = (*described.words.get("symbols", ()), symbol.value)

        return change

    def any_symbols(self, first: Any, *more: Token) -> tuple[tree.Symbol, ...]:
        before = first if isinstance(first, tuple) else (first.value,)
        return (*before, more[-1].value)

    def any_symbol(self, symbols: tuple[tree.Symbol, ...]) -> Callable[[Described], None]:
        return self._says(symbols=symbols, any_symbol=True)

    def card_named(self, name: Token) -> Callable[[Described], None]:
        return self._says(name=name.value)

    def with_effect(self, trigger: Token) -> Callable[[Described], None]:
        return self._says(trigger=trigger.value)

    def without_symbols(self, _words: Token) -> Callable[[Described], None]:
        return self._says(without_symbols=True)

    def you_have_named(self) -> Callable[[Described], None]:
        return self._says(named=True)

    def sharing(self, feature: Token, card: Token) -> Callable[[Described], None]:
        only_this(card)
        return self._says(shares=feature.value)

    def with_stars(self, test: Token) -> Callable[[Described], None]:
        return self._says(stars=test.value)

    def stars_compared(self, compare: Token, than: tree.Quantity) -> Callable[[Described], None]:
        return self._says(stars=tree.StarTest(compare.value, than))

    def stars_tested(self, test: Token, than: tree.Quantity) -> Callable[[Described], None]:
        return self._says(stars=tree.StarTest(test.value, than))

    def stars_equal(self, than: tree.Quantity) -> Callable[[Described], None]:
        return self._says(stars=tree.StarTest("equal", than))

    def stars_of_compared(self, card: Object) -> tree.StarsOf:
        return tree.StarsOf(_single(card))

    def of_your_choice(self) -> Callable[[Described], None]:
        return lambda _described: None

    def placed(self, place: Place | Everywhere) -> Callable[[Described], None]:
        def change(described: Described) -> None:
            described.everyone = described.everyone or isinstance(place, Everywhere)
            described.places.append(_plain_place(place))

        return change

    def in_zone(self, *words: Token) -> Place | Everywhere:
        whose, zone = words[-2:]
        if whose.value == EVERYONE:
            return Everywhere(zone.value)
        return tree.In(zone.value, whose.value)

    def fixed_place(self, *words: Token) -> Place:
        found: Place = words[-1].value
        return found

    def ref(self, token: Token) -> tree.Ref:
        found: tree.Ref = token.value
        return found

    def a_card(self, described: Described) -> Chosen:
        return Chosen(described, "a")

    def another_card(self, described: Described) -> Chosen:
        described.words["other"] = True
        return Chosen(described, "a")

    def another_of_whose(self, whose: Token, described: Described) -> Chosen:
        return self.another_card(self._owned(whose, described))

    def n_cards(self, count: Token, described: Described) -> Chosen:
        return Chosen(described, "a", count.value)

    def up_to(self, count: Token, described: Described) -> Chosen:
        return Chosen(described, "up to", count.value)

    def each_card(self, described: Described) -> Chosen:
        return Chosen(described, "each")

    def any_number(self, described: Described) -> Chosen:
        return Chosen(described, "any number of")

    def the_card(self, described: Described) -> Object:
        if described.select:
            return Chosen(described, described.select)
        if described == Described(Kind.CARD, plural=False):
            return tree.It()
        if described.plural:
            return Chosen(described, "each")
        raise Misreading(
            "'the' must say which card it is",
            "'a', 'each', or a card such as 'the highest card' or 'the first card'",
        )

    def _owned(self, whose: Token, described: Described) -> Described:
        described.places.insert(0, tree.In("tableau", whose.value))
        if described.kind in (Kind.BOX, Kind.ACCESSORY, Kind.ANY):
            described.places[0] = tree.In("play area", whose.value)
        return described

    def whose_cards(self, whose: Token, described: Described) -> Chosen:
        return Chosen(self._owned(whose, described), "each" if described.plural else "a")

    def n_of_whose(self, count: Token, whose: Token, described: Described) -> Chosen:
        return Chosen(self._owned(whose, described), "a", count.value)

    def up_to_of_whose(self, count: Token, whose: Token, described: Described) -> Chosen:
        return Chosen(self._owned(whose, described), "up to", count.value)

    def each_of_whose(self, whose: Token, described: Described) -> Chosen:
        return Chosen(self._owned(whose, described), "each")

    def any_number_of_whose(self, whose: Token, described: Described) -> Chosen:
        return Chosen(self._owned(whose, described), "any number of")

    def every(self, described: Described) -> Chosen:
        return Chosen(described, "each")

    def requirement(self, chosen: Chosen) -> Chosen:
        return chosen


@v_args(inline=True)
class AmountReader(CardReader):
    """Amounts and quantities."""

    def number(self, value: Token) -> Number:
        return Number(value.value)

    def sum(self, left: tree.Quantity, right: tree.Quantity) -> tree.Sum:
        return tree.Sum(left, right)

    def difference(self, left: tree.Quantity, right: tree.Quantity) -> tree.Difference:
        return tree.Difference(left, right)

    def twice(self, of: tree.Quantity) -> tree.Twice:
        return tree.Twice(of)

    def half(self, of: tree.Quantity) -> tree.Half:
        return tree.Half(of)

    def times(self, count: Token, of: tree.Quantity) -> tree.Quantity:
        if count.value < 2:
            raise Misreading("a multiple must be at least twice", "'twice' or '3 times'")
        return tree.Twice(of) if count.value == 2 else tree.Times(count.value, of)

    def count_of(self, described: Described) -> CountOf:
        return CountOf(every_one(described))

    count_each = count_of

    def count_of_whose(self, whose: Token, described: Described) -> CountOf:
        return CountOf(every_one(self._owned(whose, described)))

    def different_in(self, feature: Token, place: Place | Everywhere) -> tree.Different:
        return tree.Different(feature.value, Cards("each", Filter(), _plain_place(place)))

    def different_here(self, feature: Token) -> tree.Different:
        return self.different_in(feature, HERE)

    def different_among(self, feature: Token, described: Described) -> tree.Different:
        return tree.Different(feature.value, every_one(described))

    def different_among_whose(
        self, feature: Token, whose: Token, described: Described
    ) -> tree.Different:
        return tree.Different(feature.value, every_one(self._owned(whose, described)))

    def different_of(self, different: tree.Different) -> tree.Different:
        return different

    different_each = different_of

    def tokens_on(self, what: Token, card: Object) -> tree.Tokens:
        return tree.Tokens(what.value, settled(card))

    tokens_each = tokens_on

    def tokens_on_all(self, what: Token, described: Described) -> tree.Tokens:
        return tree.Tokens(what.value, every_one(described))

    def cards_played(self) -> tree.CardsPlayed:
        return tree.CardsPlayed()

    def players_who(self, who: Token) -> tree.PlayersWho:
        return tree.PlayersWho(who.value)

    players_each = players_who

    def clashes_won(self) -> tree.ClashesWon:
        return tree.ClashesWon()

    clashes_each = clashes_won

    def total_stars(self, card: Object) -> tree.Quantity:
        if isinstance(card, tree.Those):
            return tree.TotalStars(card)
        if isinstance(card, Chosen) and card.how == "each" and not card.described.select:
            return tree.TotalStars(card.cards(HERE))
        return tree.StarsOf(_single(card))

    def total_stars_of(self, described: Described) -> tree.TotalStars:
        return tree.TotalStars(every_one(described))

    total_each = total_stars_of

    def total_in(self, place: Place | Everywhere) -> tree.TotalStars:
        return tree.TotalStars(Cards("each", Filter(), _plain_place(place)))

    def total_whose(self, whose: Token, described: Described) -> tree.TotalStars:
        return tree.TotalStars(every_one(self._owned(whose, described)))

    def stars_of(self, card: Object) -> tree.Quantity:
        return self.total_stars(card)

    stars_each = stars_of

    def stars_of_ref(self, card: Token) -> tree.StarsOf:
        return tree.StarsOf(card.value)

    def star_each(self, card: Token, _has: Token) -> tree.Quantity:
        return self.total_stars(card.value)

    def has(self, whose: Token, unit: Token) -> tree.Has:
        return tree.Has(unit.value, whose.value)

    def has_of(self, unit: Token, who: Token) -> tree.Has:
        return tree.Has(unit.value, owner_of(who.value[0]))

    def has_each(self, unit: Token, who: Token, _has: Token) -> tree.Has:
        return tree.Has(unit.value, owner_of(who.value[0]))

    def that_much(self) -> tree.ThatMuch:
        return tree.ThatMuch()

    def counted_step(self, step: Token, each: tree.Quantity) -> tuple[int, tree.Quantity]:
        return step.value, each

    def flat(self, value: Token, unit: Token) -> tuple[tree.Unit, tree.Amount]:
        return unit.value, tree.Flat(value.value)

    def more_of(self, value: Token, more: Token, unit: Token) -> tuple[tree.Unit, tree.Amount]:
        if more.value != "more":
            raise Misreading("the amount must be a plain number here", "an amount such as '5 RP'")
        return self.flat(value, unit)

    def per_each(self, value: Token, unit: Token, counted: Any) -> tuple[tree.Unit, tree.Amount]:
        return unit.value, per_each(value.value, counted)

    def equal_to(self, unit: Token, amount: tree.Quantity) -> tuple[tree.Unit, tree.Amount]:
        return unit.value, tree.EqualTo(amount)

    def that_much_of(self, unit: Token) -> tuple[tree.Unit, tree.Amount]:
        return self.equal_to(unit, tree.ThatMuch())

    def that_much_alone(self) -> tuple[tree.Unit, tree.Amount]:
        return IMPLIED, tree.EqualTo(tree.ThatMuch())

    def in_unit(self, amount: tree.Quantity, unit: Token) -> tuple[tree.Unit, tree.Amount]:
        return self.equal_to(unit, amount)

    def twice_that_much_of(self, unit: Token) -> tuple[tree.Unit, tree.Amount]:
        return self.equal_to(unit, tree.Twice(tree.ThatMuch()))

    def half_that_much_of(self, unit: Token) -> tuple[tree.Unit, tree.Amount]:
        return self.equal_to(unit, tree.Half(tree.ThatMuch()))

    def half_of(self, whose: Token, unit: Token) -> tuple[tree.Unit, tree.Amount]:
        return self.equal_to(unit, tree.Half(self.has(whose, unit)))

    def all_of(self, whose: Token, unit: Token) -> tuple[tree.Unit, tree.Amount]:
        return self.equal_to(unit, self.has(whose, unit))


def per_each(value: int, counted: tree.Quantity | tuple[int, tree.Quantity]) -> tree.PerEach:
    """ "5 for each 2 cards" has a step, "5 for each card" has not."""
    step, each = counted if isinstance(counted, tuple) else (1, counted)
    return tree.PerEach(value, each, step)
