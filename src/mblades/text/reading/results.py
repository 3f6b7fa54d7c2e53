"""What was done just before: "for each card discarded this way", "one of them", "the rest", "for each"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from mblades.text import tree
from mblades.text.reading.amounts import Counted, Measured
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, Where
from mblades.text.results import done_by, is_about_cards_before
from mblades.text.tree import Effect, Kind
from mblades.text.walking import with_parts

rules = Rules()
N = TypeVar("N", bound=tree.Node)

_ANYHOW: Any = ""  # of "for each": whatever was done last
_PARTICIPLES: dict[tree.Done, str] = {
    "flipped": "flipped|turned over|turned face down",
    "unflipped": "unflipped|turned face up",
    "moved": "moved",
    "attached": "attached",
    "discarded": "discarded|thrown away|ditched",
    "returned": "returned",
    "taken": "taken|added",
    "drawn": "drawn",
    "revealed": "revealed|shown",
    "looked at": "looked at|seen",
    "played": "played",
    "put away": "put away",
    "given": "given|given away",
}


def teach(lexicon: Lexicon) -> None:
    """The words for what was done."""
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
    lexicon.add(
        "(the rest|the others|the other cards|the remaining cards|the other|the other one|the remaining ones)",
        "reference", tree.TheRest(),
    )  # fmt: skip


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


@rules("countable: OF_THEM", "countable: 'one' OF_THEM")
def each_of_them() -> tree.Quantity:
    return _number_of(tree.Among())


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

    def hear(self, node: tree.Node) -> None:
        """Take in the next effect."""
        if isinstance(node, tree.CountOf):
            self.counted = node.cards
        elif isinstance(node, tree.Targeted | tree.Draw | tree.Swap | tree.UseEffects):
            self.counted = None
        done = done_by(node)
        if done is not None:
            self.done.append(done)
            if not is_about_cards_before(node):
                self.last = node

    def settled(self, node: N) -> N:
        """The node with what only its place in the text tells."""
        changed = with_parts(
            node, lambda part: self.settled(part) if isinstance(part, tree.Node) else part
        )
        if isinstance(changed, tree.Those) and self.counted is not None:
            # "Gain 2 RP for each card in the Aftermarket, then discard them."
            return self.counted  # type: ignore[return-value]  # a target like the other
        if isinstance(changed, tree.ThisWay):
            changed = self._this_way(changed)
        if isinstance(changed, tree.Among | tree.TheRest) and not self.done:
            raise Misreading("no cards were spoken of before", "'the top 3 cards of the Store'")
        if isinstance(changed, tree.PutAway) and changed.where == "back":
            self._check_back()
        self.hear(changed)
        return changed

    def _this_way(self, place: Any) -> Any:
        if place.done == _ANYHOW:
            if not self.done:
                raise Misreading(
                    "say what to count",
                    "'for each card in your tableau'",
                    "for each card in your tableau",
                )
            return tree.ThisWay(self.done[-1])
        if place.done not in self.done:
            raise Misreading(f"no card was {place.done} before", "what is done to cards before")
        return place

    def _check_back(self) -> None:
        came = isinstance(self.last, tree.Draw) or isinstance(
            getattr(self.last, "target", None), tree.TopOfStore
        )
        if not came:
            raise Misreading("say where the cards are put", "'on top of the Store'")


def settle_results(
    before: Sequence[tree.Event | Effect | None], effects: tuple[Effect, ...]
) -> tuple[Effect, ...]:
    """ "Discard your hand. Gain 5 RP for each.": each card discarded this way."""
    told = _Before()
    for one in before:
        if one is not None:
            told.settled(one)
    return tuple(told.settled(effect) for effect in effects)
