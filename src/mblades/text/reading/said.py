"""What has been said, before it is known what it is about: the parts that grammar rules hand each other."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from msgspec.structs import astuple

from mblades.text import tree
from mblades.text.english_forms import OWNER_OF
from mblades.text.reading.its import ItsNeighbour, Likewise
from mblades.text.reading.meaning import OTHERS, OWN, THE_OPPONENT, Misreading
from mblades.text.tree import (
    Cards,
    Filter,
    How,
    Kind,
    Place,
    TriggerWord,
    Who,
    Whom,
    Whose,
    Zone,
)  # fmt: skip
from mblades.text.walking import N, contains, stands_in_row


class Somewhere(tree.In, frozen=True):
    """Where no place is said: in your tableau, if the words before do not speak of other cards."""


class Held(Somewhere, frozen=True):
    """Where somebody has a card, if no place is said: in their tableau, or in the hand that was just shown."""


class Seen(Somewhere, frozen=True):
    """Where others have a card that you can tell by its stars: not in their hand, unless that was just shown."""


HERE = Somewhere()
MARKET = tree.Aftermarket()  # where nobody said where: this very node


_OF_SEVERAL = (Whose.EACH_OPPONENT, Whose.OPPONENTS, Whose.ANY)


class CancelOf(tree.Cancel, frozen=True):
    """ "Cancel its Play effects": of the card that is played."""

    trigger: TriggerWord


class BareGain(tree.Gain, frozen=True):
    """ "5 RP": gained, if nothing else was done with RP before."""


class Worth(tree.Gain, frozen=True):
    """RP that cards are worth: gained when decks are scored."""


class FlipBoth(tree.Flip, frozen=True):
    """ "Flip this card and your Top card": one of the two flips, so that "it" is neither of them."""


class UnflipBoth(tree.Unflip, frozen=True):
    """The same of cards that are turned up."""


class DiscardBoth(tree.Discard, frozen=True):
    """Of cards that are discarded."""


class RevealBoth(tree.Reveal, frozen=True):
    """Of cards that are revealed."""


class PutOnBoth(tree.AddTokens, frozen=True):
    """ "Put a star token on this card and on your Top card"."""


BOTH: dict[type[Any], type[Any]] = {
    tree.Flip: FlipBoth,
    tree.Unflip: UnflipBoth,
    tree.Discard: DiscardBoth,
    tree.Reveal: RevealBoth,
    tree.AddTokens: PutOnBoth,
}


def done_to_both(effect: tree.Effect) -> tree.Effect:
    """The effect as one of two that are the same."""
    kind = BOTH.get(type(effect))
    both: tree.Effect = effect if kind is None else kind(*astuple(effect))
    return both


def each_by_itself(node: N) -> N:
    """The effect as it happens."""
    plain = next((one for one, both in BOTH.items() if type(node) is both), None)
    alone: N = node if plain is None else plain(*astuple(node))
    return alone


class Extra(tree.Flat, frozen=True):
    """ "3 more RP": than would be gained, or just 3."""


class Changed(tree.EqualTo, frozen=True):
    """ "Twice as much", "5 fewer": than what would be gained or lost."""


def as_meant(node: N) -> N:
    """The node with what "3 more" means, once that is settled."""
    meant: Any = node
    match node:
        case BareGain(unit, amount, who) | Worth(unit, amount, who):
            meant = tree.Gain(unit, amount, who)
        case Extra(value):
            meant = tree.Flat(value)
        case Changed(amount, most):
            meant = tree.EqualTo(amount, most)
        case CancelOf():
            raise Misreading("say when that would happen", "'When an opponent plays a card, ...'")
    settled: N = meant
    return settled


class TheDifference(tree.Gap, frozen=True):
    """ "The difference": between the two that were compared before."""


DIFFERENCE = TheDifference(tree.Number(0), tree.Number(0))


class Folk(NamedTuple):
    """Players: "an opponent", "all opponents" (plural: the verb behind them has no -s)."""

    who: Whom
    plural: bool = False
    is_other: bool = False  # "another player", whose cards are "another player's"
    is_any: bool = False  # "any opponent": more than any of them is more than each
    is_told: bool = False  # "the owner of this card", who is you
    in_turn: bool = False  # "each opponent in turn"
    starts: str = ""  # "starting to your left, each player": with whom they begin, where it is said


class Owner(NamedTuple):
    """Whose something is; `everyone`: of all players at once, which no single card can be."""

    whose: Whose
    everyone: bool = False
    together: bool = False  # "opponents'": of all of them, and not so many of each
    single: bool = False  # "a player's": several cards are those of one player


class Where(NamedTuple):
    """A place, and whether it is that of all players at once."""

    place: Place
    everyone: bool = False
    together: bool = False
    single: bool = False
    is_meant: bool = False  # "your cards": not said, and mostly the tableau


_IN_PLAY = tree.In("tableau", Whose.ANY)


def _both_places(one: Where, other: Where) -> Where | None:
    """The narrower of two places: "your cards in play", "a card in your tableau to the left of this one"."""
    for narrow, wide in ((one, other), (other, one)):
        if wide in (Where(_IN_PLAY), narrow._replace(is_meant=wide.is_meant)):
            lies = isinstance(narrow.place, tree.In) and narrow.place.zone == "tableau"
            return narrow._replace(is_meant=False) if lies else None
        elsewhere = _elsewhere_of(narrow.place, wide.place) if wide.is_meant else None
        if elsewhere is not None:
            return narrow._replace(place=elsewhere)
        of_this = isinstance(narrow.place, tree.Adjacent | tree.Beside) and _is_yours(narrow.place)
        if of_this and wide in (Where(tree.In()), Where(tree.In(), is_meant=True)):
            return narrow
    return None


def _is_adjacent(where: Where | None) -> bool:
    return where is not None and isinstance(where.place, tree.Adjacent)


def _elsewhere_of(place: Place, meant: Place) -> Place | None:
    """ "One of your cards in hand": it was not said that they lie in the tableau."""
    if not isinstance(place, tree.In) or not isinstance(meant, tree.In) or meant.zone != "tableau":
        return None
    return tree.In(place.zone, meant.whose) if place.whose in (meant.whose, OWN) else None


def _is_yours(place: tree.Adjacent | tree.Beside) -> bool:
    """Whether it is told by a card that always lies in your tableau."""
    anchor = place.to if isinstance(place, tree.Adjacent) else place.of
    return isinstance(anchor, tree.This) or anchor == tree.TopCard()


class Described(NamedTuple):
    """A noun with everything said about it, before it is known where to look for it."""

    kind: Kind
    plural: bool
    words: tuple[tuple[str, Any], ...] = ()  # fields of Filter, sorted
    where: Where | None = None
    select: How | None = None
    random: bool = False
    chooser: Whose | None = None  # "a card of your choice"

    def saying(self, **words: Any) -> Described | None:
        """With more said of it; None when that was said before."""
        known = dict(self.words)
        if "relation" in known:
            return None  # what is said behind it would be said of the other card
        beside = _than_beside(words.get("stars")) if len(words) == 1 else None
        if beside is not None:
            return self.related(beside)
        if contains(tuple(words.values()), ItsNeighbour):
            raise Misreading(
                "it is not clear whose neighbour this is", "'to the left of this card'"
            )
        for word, value in words.items():
            if word in known and word != "other":
                return None
            known[word] = value
        return self._replace(words=tuple(sorted(known.items())))

    def related(self, relation: tree.Relation) -> Described | None:
        """Standing to others in some way: said last."""
        if "relation" in dict(self.words):
            return None
        return self._replace(words=tuple(sorted((*self.words, ("relation", relation)))))

    def at(self, where: Where) -> Described:
        """In a place; in a second one if one lies in the other: "your cards in play"."""
        place = where if self.where is None else _both_places(self.where, where)
        if self.where is not None and self.plural and _is_adjacent(place):
            place = None  # "two adjacent cards in your tableau": adjacent to each other
        if place is None:
            raise Misreading("a card can only be looked for in one place")
        return self._replace(where=place)

    def with_symbol(self, symbol: tree.Symbol) -> Described | None:
        """ "Fire Soldier": both."""
        known = dict(self.words)
        if known.get("any_symbol") or symbol in known.get("lacks", ()):
            return None
        known["symbols"] = (symbol, *known.get("symbols", ()))
        return self._replace(words=tuple(sorted(known.items())))

    @property
    def filter(self) -> Filter:
        """What is asked of a card, whatever its place."""
        return Filter(kind=self.kind, **dict(self.words))

    @property
    def is_plain(self) -> bool:
        """Nothing but "card"."""
        return self == Described(Kind.CARD, self.plural)

    def place(self, default: Place) -> Place:
        """Where to look."""
        if self.where is not None:
            return self.where.place
        past = dict(self.words).get("past")
        if isinstance(past, tree.Past) and past.done == "discarded":
            return tree.In("binder")  # where discarded cards go
        in_own_slot = self.kind in (Kind.BOX, Kind.ACCESSORY, Kind.ANY)
        if in_own_slot and isinstance(default, tree.In) and default.zone == "tableau":
            return tree.In("play area", default.whose)
        return default

    @property
    def is_everyones(self) -> bool:
        return self.where is not None and self.where.everyone


def _than_beside(test: Any) -> tree.StarsBeside | None:
    """ "With more stars than the card to its left": to the left of the card that is described."""
    match test:
        case tree.StarTest("fewer" | "more" | "equal" as how, tree.StarsOf(ItsNeighbour(side))):
            return tree.StarsBeside(how, side)
        case _:
            return None


class Chosen(NamedTuple):
    """A selection whose place may still depend on who looks for it."""

    described: Described
    how: How
    number: int = 1
    bare: bool = False  # "your cards": said without "each" or "all"
    is_any: bool = False  # "any card": whoever's it is
    is_again: bool = False  # "another", with no noun: such a one as that before
    jointly: tree.Jointly | None = None  # "2 cards that share a type"

    def cards(self, default: Place) -> Cards:
        """The selection, with a place for where none was said."""
        how = self.described.select or self.how
        if self.described.random:
            if how != "a":
                raise Misreading("say how many random cards", "'a random card' or '2 random cards'")
            how = "random"
        if self.described.is_everyones and how not in ("each", "any number of"):
            raise Misreading(
                "one card of each player cannot be chosen at once",
                "'in any tableau', or 'each player' who does it",
            )
        where = self.described.where
        if self.is_any and default in (HERE, tree.In()):
            default = tree.In("tableau", Whose.ANY)
        _check_relation(dict(self.described.words).get("relation"), where, default)
        place = self.described.place(default)
        if where is not None and where.single and (how != "a" or self.number > 1):
            if not isinstance(place, tree.In) or place.zone != "tableau":
                raise Misreading(
                    "say first which player is meant",
                    "'Choose a player.', and then 'in that player's tableau'",
                )
            place = tree.In(place.zone, cast(Whose, Who.PLAYER))  # who is found first
        if how == "all but" and isinstance(place, tree.In) and place.whose in _OF_SEVERAL:
            raise Misreading("say who keeps them", "'each player' who does it")
        if self.is_again and isinstance(place, tree.In):
            place = Likewise(place.zone, place.whose)
        together = self.described.where is not None and self.described.where.together
        if together and how != "each" and isinstance(place, tree.In):
            place = tree.In(place.zone, Whose.OPPONENTS)
        return Cards(how, self.described.filter, place, self.number, self.jointly)


def _check_relation(relation: Any, where: Where | None, default: Place) -> None:
    """Only cards in a tableau stand beside others, and it has to be said in which."""
    if not stands_in_row(relation):
        return
    if where is None and isinstance(default, tree.In) and default.whose is Whose.ANY:
        raise Misreading("say in whose tableau the card is", "'a card in your tableau next to ...'")
    place = default if where is None else where.place
    if not isinstance(place, tree.In) or place.zone != "tableau":
        raise Misreading("only a card in a tableau stands beside others", "'in your tableau'")


class Zoned(NamedTuple):
    """A whole zone: "your hand"."""

    zone: Zone
    owner: Owner


Object = Chosen | tree.Ref


def chooser_of(thing: object) -> Whose | None:
    """Whose choice a card was said to be."""
    return thing.described.chooser if isinstance(thing, Chosen) else None


def every_one(described: Described, default: Place = HERE) -> Cards | None:
    """All cards of a description."""
    if described.select:
        return None
    if described.where is None and "past" in dict(described.words):
        return None  # how often it has happened
    if described.where is None and dict(described.words).get("named"):
        raise Misreading("say where the named cards are", "a place such as 'in any tableau'")
    return Chosen(described, "each").cards(default)


def only_filter(described: Described) -> Filter | None:
    """What is asked of a card, where no place can be meant."""
    if described.where or described.select or described.random:
        return None
    return described.filter


def owner_of(who: Whom) -> Whose | None:
    """The possessive of a player, as far as there is one."""
    if who == OTHERS:
        return Whose.EACH_OPPONENT
    if who == THE_OPPONENT:
        return cast(Whose, who)  # whose that is, is settled with the player
    return OWNER_OF.get(who) if isinstance(who, Who) else None


def settled(thing: Object, default: Place = HERE) -> tree.Target:
    """The target once the default place is known."""
    where = thing.described.where if isinstance(thing, Chosen) else None
    if (
        where is not None
        and where.is_meant
        and isinstance(default, tree.In)
        and default.zone == "hand"
    ):
        raise Misreading(
            "it is not clear whether these are in hand or in the tableau",
            "'from your hand' or 'in your tableau'",
        )
    return thing.cards(default) if isinstance(thing, Chosen) else thing


def seen_by_all(thing: Object, default: Place) -> Object:
    """ "Put their lowest card into the Aftermarket": what others have in hand, you do not know."""
    where = thing.described.where if isinstance(thing, Chosen) else None
    place = where.place if where is not None else None
    theirs = isinstance(place, tree.In) and place.whose not in (Whose.YOUR, OWN)
    if not isinstance(thing, Chosen) or where is None or not isinstance(place, tree.In):
        return thing
    if not theirs or thing.described.select is None or default != tree.In("hand"):
        return thing
    seen = where._replace(place=Seen(place.zone, place.whose), is_meant=False)
    return thing._replace(described=thing.described._replace(where=seen))


def held(thing: Object, default: Place = HERE) -> tree.Target:
    """The same of cards for which something holds: whose they are is said."""
    described = thing.described if isinstance(thing, Chosen) and thing.how == "each" else None
    if described is not None and described.where is None and described.select is None:
        raise Misreading("say whose cards are meant", "'your ...', or '... in any tableau'")
    return settled(thing, default)
