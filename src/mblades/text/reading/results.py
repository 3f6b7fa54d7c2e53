"""What was done just before: "for each card discarded this way", "one of them", "the rest", "for each"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.amounts import Counted, Measured
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading, is_several
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, Somewhere, Where
from mblades.text.results import done_by, is_about_cards_before
from mblades.text.tree import Effect, Kind, Who
from mblades.text.walking import subject_of, with_parts

rules = Rules()
N = TypeVar("N", bound=tree.Node)


class OfThem(tree.Among, frozen=True):
    """The cards of the last effect, whoever's they are."""


_ANYHOW: Any = ""  # of "for each": whatever was done last
SO_MANY: Any = "so many"  # of "draw that many": the same, if no other amount was named since
_PARTICIPLES: dict[tree.Done, str] = {
    "flipped": "flipped|turned over|turned face down",
    "unflipped": "unflipped|turned face up",
    "moved": "moved",
    "attached": "attached",
    "discarded": "discarded|thrown away|ditched|trashed",
    "returned": "returned",
    "taken": "taken|added|bought",
    "drawn": "drawn",
    "revealed": "revealed|shown",
    "looked at": "looked at|seen",
    "played": "played",
    "put away": "put away",
    "given": "given|given away",
}


class DoneCard(tree.It, frozen=True):
    """ "The discarded card": the one last spoken of, if that was done to it."""

    done: tree.Done = "revealed"


class FromIt(tree.Among, frozen=True):
    """ "A card from it": from the hand that was just shown."""


def teach(lexicon: Lexicon) -> None:
    """The words for what was done."""
    for done, words in _PARTICIPLES.items():
        lexicon.add(f"(the|that) [just] ({words}) card", "reference", DoneCard(done))
        past = _PASTS.get(done, words)
        lexicon.add(
            f"the card (that was|you|that player|they) ({words}|{past})",
            "reference",
            DoneCard(done),
        )
        if done != "played":
            lexicon.add(f"the card ({words})", "reference", DoneCard(done))
        lexicon.add(f"(the|that) [just] ({words}) card 's", "possessor", DoneCard(done))
    lexicon.add("(from|in|among|out of) (it|that hand|this hand)", "where", Where(FromIt()))
    lexicon.add("[from] there", "where", Where(FromIt()))
    that_was = "[that (was|were|is|got)|which (was|were|is)|you|they|you have|they have]"
    this_way = (
        "[this way|in this way|by this effect|in this manner|like this|with this effect|thus]"
    )
    for done, words in _PARTICIPLES.items():
        lexicon.add(f"{that_was} ({words}) {this_way}", "where", Where(tree.ThisWay(done)))
        lexicon.add(f"(so|thus) ({words})", "where", Where(tree.ThisWay(done)))
    them = "(them|those cards|these cards|those|these)"
    lexicon.add(f"(among|from among|out of) {them}", "where", Where(tree.Among()))
    lexicon.add(f"of {them}", "OF_THEM")
    lexicon.add("(them both|both|them all|all the cards|all revealed cards|the revealed cards|each one)", "reference",
                tree.Those())  # fmt: skip
    lexicon.add(
        "(the rest|the others|the other cards|the remaining cards|the other|the other one|the remaining ones)",
        "reference", tree.TheRest(),
    )  # fmt: skip


_PASTS: dict[tree.Done, str] = {"taken": "took", "drawn": "drew", "revealed": "showed"}


def _some(how: tree.How, number: int = 1) -> Chosen:
    return Chosen(Described(Kind.CARD, plural=True, where=Where(tree.Among())), how, number)


@rules("target: ONE OF_THEM", "target: 'one' 'card' OF_THEM", "bare_one: 'one'")
def one_of_them() -> Chosen:
    return _some("a")


@rules("target: number OF_THEM", "target: 'any' number OF_THEM")
def several_of_them(count: int) -> Chosen | None:
    return _some("a", count) if count > 1 else None


@rules("target: 'up' 'to' number OF_THEM")
def up_to_of_them(count: int) -> Chosen:
    return _some("up to", count)


@rules("target: 'any' 'number' OF_THEM")
def any_of_them() -> Chosen:
    return _some("any number of")


@rules("target: EACH OF_THEM", "target: 'all' OF_THEM", "target: 'both' OF_THEM")
def all_of_them() -> tree.Those:
    return tree.Those()


def _number_of(place: tree.Place) -> tree.CountOf:
    return tree.CountOf(tree.Cards("each", tree.Filter(), place))


@rules(
    "reference: 'all' number CARDS?",
    "reference: 'those' number CARDS",
    "reference: 'these' number CARDS",
)
def all_so_many(_count: int) -> tree.Those:
    """ "Place all three in the Aftermarket"."""
    return tree.Those()


def _among(described: Described | None) -> tree.Quantity | None:
    if described is None:
        return None
    return tree.CountOf(tree.Cards("each", described.filter, tree.Among()))


_ONE = Described(Kind.CARD, plural=False)


@rules("countable: OF_THEM HAVING star_test", "countable: 'one' OF_THEM HAVING star_test")
def each_with_stars(test: tree.StarTest) -> tree.Quantity | None:
    """ "For each of them that has 3 stars or fewer"."""
    return _among(_ONE.saying(stars=test))


@rules("countable: OF_THEM THAT_IS ARTICLE? described")
def each_that_is(described: Described) -> tree.Quantity | None:
    return None if described.plural or described.where else _among(described)


@rules("countable: OF_THEM THAT_IS symbol")
def each_of_symbol(symbol: tree.Symbol) -> tree.Quantity | None:
    return _among(_ONE.with_symbol(symbol))


@rules("countable: OF_THEM", "countable: 'one' OF_THEM")
def each_of_them() -> tree.Quantity:
    """ "Each player discards a card. Gain 5 RP for each of them.": for all cards of all players."""
    return _number_of(OfThem())


@rules(
    "measured: number unit FOR_EACH",
    "measured: number unit 'each'",
    "measured: number unit FOR_EACH 'one'",
)
def for_each(value: int, unit: tree.Unit) -> Measured:
    return Measured(unit, Counted(_number_of(tree.ThisWay(_ANYHOW))).times(value))


# --------------------------------------------------------------------------- settled once all is read


class _Before:
    """What an ability has done, as far as it has been read."""

    def __init__(self) -> None:
        self.done: list[tree.Done] = []
        self.last: tree.Node | None = None
        self.counted: tree.Cards | None = None  # and nothing chosen since
        self.was_amount = False  # whether RP or M$ were named since
        self.it: tree.Done | None = None  # what was done to the single card that is "it"

    def hear(self, node: tree.Node) -> None:
        """Take in the next effect."""
        if isinstance(node, tree.CountOf):
            known = isinstance(node.cards.place, tree.Among | tree.ThisWay)
            self.counted = self.counted if known else node.cards
        elif isinstance(node, tree.Targeted | tree.Draw | tree.Swap | tree.UseEffects):
            self.counted = None
        done = done_by(node)
        self._hear_of_one(node, done)
        if isinstance(node, tree.PointEffect | tree.AddTokens | tree.RemoveTokens):
            self.was_amount = True
        if done is not None:
            self.done.append(done)
            self.was_amount = False
            if not is_about_cards_before(node):
                self.last = node

    def _settled_apart(self, node: N) -> N:
        """What comes later, or whenever something happens: what was done "this way" is then forgotten."""
        done, last = self.done, self.last
        self.done, self.last = [], None
        changed = with_parts(
            node, lambda part: self.settled(part) if isinstance(part, tree.Node) else part
        )
        self.done, self.last = done, last
        return changed

    def _hear_of_one(self, node: tree.Node, done: tree.Done | None) -> None:
        match node:
            case tree.IsFlipped():
                self.it = "flipped"
            case tree.Discards():
                self.it = "discarded"
            case tree.Plays():
                self.it = "played"
            case tree.Draw():
                self.it = "drawn" if node.amount == tree.Flat(1) else None
            case tree.Swap() | tree.UseEffects():
                self.it = None
        if isinstance(node, tree.Targeted) and not isinstance(node.target, tree.This):
            self.it = done if _is_one(node.target) else None

    def settled(self, node: N) -> N:
        """The node with what only its place in the text tells."""
        if isinstance(node, tree.Started | tree.Waiting):
            return self._settled_apart(node)
        if isinstance(node, tree.CountOf) and isinstance(node.cards.place, Somewhere):
            node = self._counted_somewhere(node)
        counted = self.counted
        changed = with_parts(
            node, lambda part: self.settled(part) if isinstance(part, tree.Node) else part
        )
        if isinstance(changed, tree.Compared | tree.Foremost | tree.Leads):
            self.counted = counted  # cards by which players are compared are not "them"
        if isinstance(changed, tree.Those) and self.counted is not None:
            # "Gain 2 RP for each card in the Aftermarket, then discard them."
            return self.counted  # type: ignore[return-value]  # a target like the other
        changed = self._with_cards(changed)
        if isinstance(changed, tree.PutAway) and changed.where in (
            "back",
            "back in the same order",
        ):
            self._check_back()
        self.hear(changed)
        return changed

    def _with_cards(self, changed: N) -> N:
        """A place or a card that depends on what was done before."""
        if isinstance(changed, Somewhere):
            changed = tree.In()  # type: ignore[assignment]  # a place like the other
        if isinstance(changed, OfThem):
            of_all = tree.ThisWay(self.done[-1]) if self._is_of_several() else tree.Among()
            changed = of_all  # type: ignore[assignment]  # a place like the other
        if isinstance(changed, tree.ThisWay):
            changed = self._this_way(changed)
        if isinstance(changed, DoneCard):
            if changed.done != self.it:
                raise Misreading(f"it is not clear which card was {changed.done}", "'it'", "it")
            changed = tree.It()  # type: ignore[assignment]  # a card like the other
        if isinstance(changed, FromIt):
            if not self._has_shown_hand():
                raise Misreading("it is not clear what 'it' is", "'in your hand'")
            changed = tree.Among()  # type: ignore[assignment]  # a place like the other
        if isinstance(changed, tree.Among | tree.TheRest) and not self.done:
            raise Misreading("no cards were spoken of before", "'the top 3 cards of the Store'")
        return changed

    def _counted_somewhere(self, node: Any) -> Any:
        """ "Reveal the top 3 cards of the Store. Gain 5 RP for each Fire card": among those."""
        shows = isinstance(self.last, tree.Reveal | tree.Look) and not _is_one(self.last.target)
        if not shows or self.done[-1] not in ("revealed", "looked at"):
            return node
        return tree.CountOf(replace(node.cards, place=tree.Among()))

    def _is_of_several(self) -> bool:
        """Whether the last thing was done by one player after the other."""
        who = subject_of(self.last) if isinstance(self.last, tree.OneShot) else Who.YOU
        return bool(self.done) and is_several(who)

    def _this_way(self, place: Any) -> Any:
        if place.done in (_ANYHOW, SO_MANY):
            if not self.done or (place.done == SO_MANY and self.was_amount):
                raise Misreading(
                    "say what to count",
                    "'for each card in your tableau'",
                    "for each card in your tableau",
                )
            return tree.ThisWay(self.done[-1])
        if place.done not in self.done:
            raise Misreading(f"no card was {place.done} before", "what is done to cards before")
        return place

    def _has_shown_hand(self) -> bool:
        """Whether the cards last spoken of are those of a hand or a binder that was looked into."""
        target = self.last.target if isinstance(self.last, tree.Reveal | tree.Look) else None
        place = target.place if isinstance(target, tree.Cards) and target.how == "each" else None
        return isinstance(place, tree.In) and place.zone in ("hand", "binder")

    def _check_back(self) -> None:
        came = isinstance(self.last, tree.Draw) or isinstance(
            getattr(self.last, "target", None), tree.TopOfStore
        )
        if not came:
            raise Misreading("say where the cards are put", "'on top of the Store'")


def _is_one(target: tree.Target) -> bool:
    if isinstance(target, tree.TopOfStore):
        return target.count == 1
    if isinstance(target, tree.Cards):
        is_each = (
            isinstance(target.place, tree.In) and target.place.whose is tree.Whose.EACH_OPPONENT
        )
        return target.count == 1 and target.how not in ("each", "any number of") and not is_each
    return not isinstance(target, tree.Those | tree.TheRest) and target != tree.TopCard(
        tree.Whose.EACH_OPPONENT
    )


def settle_results(
    before: Sequence[tree.Event | Effect | None], effects: tuple[Effect, ...]
) -> tuple[Effect, ...]:
    """ "Discard your hand. Gain 5 RP for each.": each card discarded this way."""
    told = _Before()
    for one in before:
        if one is not None:
            told.settled(one)
    return tuple(told.settled(effect) for effect in effects)
