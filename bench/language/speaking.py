"""How fans speak: habits of speech, and the nouns, amounts and players in them.

Written from how card games speak, and from nothing else: neither the reader's words nor the renderer's are used
here, so that what is proved is not merely that the two agree.
"""

from __future__ import annotations

from enum import StrEnum
from random import Random

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.tree import Cards, Filter, Kind, Number, Whose


class Habit(StrEnum):
    """What sets a way of speaking apart from the canonical one."""

    SYNONYMS = "synonyms"
    NUMBERS = "numbers in words"
    SHORT = "contractions"
    YOU = "you do it"
    PRONOUNS = "they, it and them"
    PASSIVE = "passive"
    PLURAL = "plural"
    OWNED = "yours, theirs"
    BEHIND = "if, until and when behind"
    BEFORE = "for each before"
    JOINED = "one sentence"
    THEN = "then"
    INSTEAD = "instead"
    TO = "to and if you do"
    EITHER = "either, must, have to"
    HAVE = "having for being there"


class Unsaid(Exception):
    """There are no words for this here."""


_IN_WORDS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
# The plain words, and others for the same.
_PLAYERS = {
    "you": ("you",),
    "an opponent": ("an opponent", "target opponent", "an opponent of your choice"),
    "each opponent": ("each opponent", "each other player", "every opponent"),
    "a player": ("a player", "any player", "target player"),
    "each player": ("each player", "everyone", "every player"),
    "the player to your left": ("the player to your left", "the player on your left"),
    "the player to your right": ("the player to your right", "the player on your right"),
    "each player next to you": ("each of your neighbours", "every player next to you"),
    "a random opponent": (
        "a random opponent",
        "an opponent at random",
        "a randomly chosen opponent",
    ),
    "a random player": ("a random player", "a player chosen at random"),
    "the winner": ("the winner", "the winner of the clash"),
    "the loser": ("the loser", "whoever lost the clash"),
    "that player": ("that player",),
    "its owner": ("its owner", "that card's owner"),
}
_MANY = {
    "each opponent": ("all opponents", "your opponents", "all other players"),
    "each player": ("all players",),
    "each player next to you": ("your neighbours", "the players to your left and right"),
}
_OWNERS = {
    "your": ("your",),
    "an opponent's": ("an opponent's", "target opponent's"),
    "each opponent's": ("each opponent's", "every opponent's"),
    "another player's": ("another player's", "someone else's"),
    "any": ("any", "any player's"),
    "their": ("their",),
    "that player's": ("that player's",),
    "the player to your left's": ("the player to your left's",),
    "the player to your right's": ("the player to your right's",),
    "the winner's": ("the winner's",),
    "the loser's": ("the loser's",),
}
_MOST_SAID = 3  # words of a description: more of them is no English


class Speaker:
    """Somebody with habits; keeps in `shown` which of them the words have."""

    def __init__(self, habits: frozenset[Habit], random: Random) -> None:
        self._habits = habits
        self._random = random
        self.shown: set[Habit] = set()

    def has(self, habit: Habit) -> bool:
        """Whether to speak so here: always with a single habit, now and then with many."""
        speaks = habit in self._habits and (len(self._habits) == 1 or self._random.random() < 0.5)
        if speaks:
            self.shown.add(habit)
        return speaks

    def either(self, plain: str, *others: str, habit: Habit = Habit.SYNONYMS) -> str:
        """The plain words, or others for the same."""
        return self._random.choice(others) if others and self.has(habit) else plain

    def number(self, value: int) -> str:
        """10 / ten"""
        if value < len(_IN_WORDS) and self.has(Habit.NUMBERS):
            return _IN_WORDS[value]
        return str(value)

    # ----------------------------------------------------------------- players

    def player(self, who: object) -> str:
        """A player as subject or object."""
        return self.either(*_known(_PLAYERS, who))

    def many(self, who: object) -> str:
        """Several players at once: the verb behind them has no -s."""
        return self.either(*_known(_MANY, who))

    def owner(self, whose: object) -> str:
        """Whose a place is."""
        return self.either(*_known(_OWNERS, whose))

    # ----------------------------------------------------------------- cards

    def place(self, place: tree.Place) -> str:
        """Where a card is."""
        match place:
            case tree.In(zone, whose) if zone in ("tableau", "hand"):
                return f"in {self.owner(whose)} {zone}"
            case tree.Adjacent(tree.This()):
                return self.either("adjacent to this card", "next to this card", "next to this one")
            case tree.Beside(side, tree.This()):
                return f"to the {side} of {self.either('this card', 'this one')}"
            case tree.AttachedTo():
                return "attached to this card"
            case tree.Aftermarket():
                return "in the Aftermarket"
            case _:
                raise Unsaid(place)

    def noun(self, which: Filter, *, many: bool) -> str:
        """ "other face-down Fire Mages with a Flip effect", without an article."""
        said = [which.face, which.symbols, which.rarity, which.set_name, which.name, which.trigger,
                which.stars, which.shares]  # fmt: skip
        if sum(map(bool, said)) > _MOST_SAID or which.named or which.matching:
            raise Unsaid(which)
        if which.kind not in (Kind.CARD, Kind.SINGLE) or which.without_symbols:
            raise Unsaid(which)
        if which.range or which.parity or which.besides or which.past or which.without:
            raise Unsaid(which)
        before = [self._face(which), *self._symbols(which)]
        if which.rarity:
            before.append(which.rarity)
        if which.set_name:
            before.append(f'"{which.set_name}"')
        noun = "Single" if which.kind is Kind.SINGLE else "card"
        is_type = bool(which.symbols) and which.symbols[-1] in tree.TYPES and not which.set_name
        if is_type and noun == "card" and not which.rarity and self.has(Habit.SYNONYMS):
            noun = before.pop()  # "a Fire Mage"
        words = " ".join([*filter(None, before), noun]) + ("s" if many else "")
        return " ".join([words, *self._tests(which, many=many)])

    def _face(self, which: Filter) -> str:
        return {
            "": "",
            "up": "face-up",
            "down": self.either("face-down", "flipped"),
            "any": "face-up or face-down",
        }[which.face]

    def _symbols(self, which: Filter) -> list[str]:
        if which.any_symbol:
            return (
                [" or ".join(which.symbols)]
                if len(which.symbols) == 2
                else [f"{', '.join(which.symbols[:-1])} or {which.symbols[-1]}"]
            )
        return list(which.symbols)

    def _tests(self, which: Filter, *, many: bool) -> list[str]:
        tests: list[str] = []
        if which.name:
            tests.append(self.either(f'named "{which.name}"', f'called "{which.name}"'))
        if which.trigger:
            having = self.either("with", "that have" if many else "that has")
            tests.append(
                f"{having} a{'n' if which.trigger[0] in 'AO' else ''} {which.trigger} effect"
            )
        if which.shares:
            tests.append(self._likeness(which.shares, many=many))
        if which.lacks:
            if len(which.lacks) > 1:
                raise Unsaid(which)
            tests.append(f"that {'are' if many else 'is'} not {which.lacks[0]}")
        if which.tokens:
            tests.append(self._held(which.tokens, many=many))
        if which.stars:
            tests.append(self._stars(which.stars))
        return tests

    def _likeness(self, like: tree.Likeness, *, many: bool) -> str:
        if len(like.what) > 1 or like.how != "all":
            raise Unsaid(like)
        (what,) = like.what
        a = "an" if what == "element" else "a"
        other = self.reference(like.other)
        return self.either(
            f"that share{'' if many else 's'} {a} {what} with {other}",
            f"with the same {what} as {other}",
        )

    def _held(self, test: tree.TokenTest, *, many: bool) -> str:
        where = "on them" if many else "on it"
        match test.test, test.count:
            case "at least", 1:
                return self.either(f"with a {test.what} {where}", f"with at least one {test.what}")
            case "at least", count:
                return f"with {self.number(count)} or more {test.what}s {where}"
            case "at most", 0:
                return self.either(f"with no {test.what}s {where}", f"without {test.what}s")
            case _:
                raise Unsaid(test)

    def _stars(self, test: tree.StarTest) -> str:
        if not isinstance(test.than, Number):
            if isinstance(test.than, tree.StarsOf) and test.test in ("fewer", "more"):
                fewer = "fewer" if test.test == "fewer" else "more"
                return f"with {fewer} stars than {self.target(test.than.card)}"
            raise Unsaid(test)
        count = self.number(test.than.value)
        match test.test:
            case "at least":
                return self.either(f"with at least {count} stars", f"with {count} or more stars",
                                   f"with a Star Rating of {count} or higher")  # fmt: skip
            case "at most":
                return self.either(f"with at most {count} stars", f"with {count} or fewer stars",
                                   f"with a Star Rating of {count} or less")  # fmt: skip
            case "fewer":
                return self.either(
                    f"with fewer than {count} stars", f"with less than {count} stars"
                )
            case "more":
                return f"with more than {count} stars"
            case "equal":
                return self.either(f"with exactly {count} stars", f"with {count} stars")

    def selection(self, cards: Cards) -> str:
        """Cards as the object of a deed."""
        if cards.jointly is not None:
            raise Unsaid(cards)
        which, many = cards.filter, cards.count > 1
        if cards.how == "each":
            return self._every(cards)
        if which.other and cards.how == "a" and not many:
            return f"another {self._described(cards, many=False)}"
        other = "other " if which.other else ""
        match cards.how:
            case "a" if not many:
                if _is_own(cards) and self.has(Habit.OWNED):
                    return f"one of your {self.noun(which, many=True)}"
                return _a(f"{self._described(cards, many=False)}")
            case "a":
                return f"{self.number(cards.count)} {other}{self._described(cards, many=True)}"
            case "up to":
                return (
                    f"up to {self.number(cards.count)} {other}{self._described(cards, many=many)}"
                )
            case "any number of":
                return f"any number of {other}{self._described(cards, many=True)}"
            case "first" | "last" if isinstance(cards.place, tree.In):
                place = self.either(
                    cards.how, {"first": "leftmost", "last": "rightmost"}[cards.how]
                )
                return f"the {place} {other}{self._described(cards, many=False)}"
            case "highest" | "lowest" if isinstance(cards.place, tree.In) and not which.stars:
                most = {"highest": "most", "lowest": "fewest"}[cards.how]
                rated = {"highest": "highest", "lowest": "lowest"}[cards.how]
                end = self.either(f"with the {most} stars", f"with the {rated} Star Rating")
                return f"the {other}{self._described(cards, many=False)} {end}"
            case _:
                raise Unsaid(cards)

    def _every(self, cards: Cards) -> str:
        other = "other " if cards.filter.other else ""
        if _is_own(cards) and self.has(Habit.OWNED):
            return f"all of your {other}{self.noun(cards.filter, many=True)}"
        if self.has(Habit.PLURAL):
            return f"all {other}{self._described(cards, many=True)}"
        each = self.either("each", "every")
        return f"{each} {other}{self._described(cards, many=False)}"

    def _described(self, cards: Cards, *, many: bool) -> str:
        noun, place = self.noun(cards.filter, many=many), self.place(cards.place)
        if cards.filter.stars and isinstance(cards.place, tree.In):
            plain = self.noun(_without_stars(cards.filter), many=many)
            return f"{plain} {place} {self._stars(cards.filter.stars)}"
        return f"{noun} {place}"

    def several(self, cards: Cards) -> str:
        """Every card of a kind, counted or spoken of: "other Fire cards in your tableau"."""
        if cards.how != "each":
            raise Unsaid(cards)
        other = "other " if cards.filter.other else ""
        if _is_own(cards) and self.has(Habit.OWNED):
            return f"your {other}{self.noun(cards.filter, many=True)}"
        return f"{other}{self._described(cards, many=True)}"

    def single(self, cards: Cards) -> str:
        """One of what is counted: "other Fire card in your tableau"."""
        if cards.how != "each":
            raise Unsaid(cards)
        other = "other " if cards.filter.other else ""
        if _is_own(cards) and self.has(Habit.HAVE):
            return f"{other}{self.noun(cards.filter, many=False)} you have in your tableau"
        return f"{other}{self._described(cards, many=False)}"

    def reference(self, ref: tree.Ref) -> str:
        """A card that is known."""
        match ref:
            case tree.This():
                return self.either("this card", "this", habit=Habit.PRONOUNS)
            case tree.It():
                return self.either("that card", "it", habit=Habit.PRONOUNS)
            case tree.Those():
                return self.either("those cards", "them", habit=Habit.PRONOUNS)
            case tree.TopCard(whose) if whose is not Whose.ANY:
                return f"{self.owner(whose)} Top card"
            case tree.Neighbour(side, tree.This()):
                return self.either(
                    f"the card immediately to the {side} of this card",
                    f"the card directly to the {side} of this card",
                )
            case tree.TopOfStore(1):
                return "the top card of the Store"
            case tree.TheNext():
                return "the next card"
            case tree.LosingCard():
                return "the losing card"
            case _:
                raise Unsaid(ref)

    def target(self, target: tree.Target) -> str:
        """A card or cards as an object."""
        return self.selection(target) if isinstance(target, Cards) else self.reference(target)

    # ----------------------------------------------------------------- amounts

    def unit(self, unit: tree.Unit, *, one: bool = False) -> str:
        """RP / Ranking Points"""
        if unit == "RP":
            return self.either("RP", "Ranking Point" if one else "Ranking Points")
        return self.either("M$", "Dollar" if one else "Dollars")

    def points(self, unit: tree.Unit, amount: tree.Payment | tree.Gained) -> str:
        """How much of RP or M$."""
        if isinstance(amount, tree.Scale):
            raise Unsaid(amount)
        if isinstance(amount, tree.PerEach | tree.EqualTo) and amount.most:
            limited = self.points(unit, replace(amount, most=0))
            return f"{limited}, {self.either('up to', 'to a maximum of')} {amount.most} {unit}"
        match amount:
            case tree.AtRandom(all_):
                *values, last = all_
                some = ", ".join(self.number(value) for value in values)
                either = f"{some} or {self.number(last)} {self.unit(unit)}"
                return f"{either}, {self.either('at random', 'chosen at random')}"
            case tree.AnyNumber(most):
                if most:
                    return f"up to {self.number(most)} {self.unit(unit, one=most == 1)}"
                if self.has(Habit.SYNONYMS):
                    return f"as many {self.unit(unit)} as you like"
                return f"any amount of {self.unit(unit)}"
            case tree.Flat(value):
                return f"{self.number(value)} {self.unit(unit, one=value == 1)}"
            case tree.PerEach(most=most) | tree.EqualTo(most=most) if most:
                raise Unsaid(amount)
            case tree.PerEach(value, each, step):
                per = self.either("for each", "for every", "per") if step == 1 else "for every"
                counted = self.counted(each, step)
                return f"{self.number(value)} {self.unit(unit, one=value == 1)} {per} {counted}"
            case tree.EqualTo(tree.ThatMuch()):
                return f"{self.either('that much', 'that many')} {self.unit(unit)}"
            case tree.EqualTo(quantity):
                return f"{self.unit(unit)} equal to {self.quantity(quantity)}"

    def counted(self, each: tree.Quantity, step: int = 1) -> str:
        """What stands behind "for each"."""
        if step > 1:
            if isinstance(each, tree.Has) and each.whose is Whose.YOUR:
                return f"{self.number(step)} {self.unit(each.unit)} you have"
            if isinstance(each, tree.CountOf):
                return f"{self.number(step)} {self.several(each.cards)}"
            raise Unsaid(each)
        match each:
            case tree.CountOf(cards):
                return self.single(cards)
            case tree.Different(what, cards) if cards.filter == Filter() and what != "star value":
                return f"different {what} {self.place(cards.place)}"
            case tree.Tokens(what, card) if not isinstance(card, Cards):
                return f"{what} on {self.reference(card)}"
            case tree.ClashesWon():
                return self.either("clash you have won", "clash you've won", habit=Habit.SHORT)
            case tree.CardsPlayed():
                return self.either(
                    "card you have played this turn",
                    "card you've played this turn",
                    habit=Habit.SHORT,
                )
            case tree.StarsOf(tree.This() | tree.It() as card):
                return self.either(
                    f"star {self.reference(card)} has", f"star on {self.reference(card)}"
                )
            case tree.Has(unit, Whose.YOUR):
                return f"{self.unit(unit, one=True)} you have"
            case _:
                raise Unsaid(each)

    def quantity(self, quantity: tree.Quantity) -> str:
        """How much, behind "equal to"."""
        match quantity:
            case Number(value):
                return self.number(value)
            case tree.CountOf(cards):
                return f"the number of {self.several(cards)}"
            case tree.StarsOf(tree.This()):
                return self.either("this card's stars", "this card's Star Rating")
            case tree.StarsOf(tree.It()):
                return self.either("that card's stars", "its stars", habit=Habit.PRONOUNS)
            case tree.StarsOf(tree.TopCard() | tree.Neighbour() as card):
                return f"the stars of {self.reference(card)}"
            case tree.TotalStars(Cards() as cards):
                return f"the total stars of {self.several(cards)}"
            case tree.Tokens(what, card) if not isinstance(card, Cards):
                return f"the number of {what}s on {self.reference(card)}"
            case tree.Has(unit, whose) if whose is not Whose.ANY:
                return f"{self.owner(whose)} {self.unit(unit)}"
            case tree.ClashesWon():
                return "the number of clashes you have won"
            case tree.CardsPlayed():
                return "the number of cards you have played this turn"
            case _:
                return self._calculated(quantity)

    def _calculated(self, quantity: tree.Quantity) -> str:
        match quantity:
            case tree.Twice(of):
                return f"{self.either('twice', 'two times', 'double')} {self.quantity(of)}"
            case tree.Times(count, of):
                return f"{self.number(count)} times {self.quantity(of)}"
            case tree.Half(of):
                return f"half {self.either('', 'of ')}{self.quantity(of)}"
            case _:
                raise Unsaid(quantity)


def _known(words: dict[str, tuple[str, ...]], one: object) -> tuple[str, ...]:
    found = words.get(str(one))
    if found is None:
        raise Unsaid(one)
    return found


def _a(words: str) -> str:
    return f"{'an' if words[0].lower() in 'aeiou' else 'a'} {words}"


def _is_own(cards: Cards) -> bool:
    return cards.place == tree.In("tableau", Whose.YOUR)


def _without_stars(which: Filter) -> Filter:
    return replace(which, stars=None)
