"""Cards put into another order within their tableau, and how many others a card goes past when it is moved."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.english_forms import theirs
from mblades.text.reading.deeds import deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import OWN, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, Object, Where, Zoned, settled
from mblades.text.reading.sentences import Series
from mblades.text.tree import Effect, Whom, Whose
from mblades.text.walking import is_plural

rules = Rules()

_ONE_THERE = (tree.This, tree.It, tree.TopCard, tree.Neighbour, tree.TheNext)
_ELSEWHERE = (
    tree.Aftermarket,
    tree.DiscardPile,
    tree.FusionPiles,
    tree.AttachedTo,
    tree.Among,
    tree.ThisWay,
)

_OF_ONE = (
    Whose.YOUR, Whose.THEIR, Whose.THAT, Whose.OPPONENT, Whose.ANOTHER, Whose.LEFT, Whose.RIGHT,
    Whose.WINNER, Whose.LOSER, OWN,
)  # fmt: skip


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    like = "(like|want|wish|choose|please|prefer)"
    for how, words in (
        ("in any order", f"in (any|whatever|an|the) order [(of your choice|[that] (you|they) {like}|you see fit)]"),
        ("in any order", f"(as|however|any way|in any way) (you|they) {like}|as you see fit|freely|at will|in an order of your choice"),
        ("in any order", "(to (your|their) liking|into any order|into any order you like)"),
        ("in a random order", "at random|randomly|in [a] random order|into a random order"),
    ):  # fmt: skip
        lexicon.add(words, "row_order", how)
    lexicon.add("(order|positions|sequence|arrangement)", "ORDER")
    _teach_making_room(lexicon)
    card = "(card|cards|other card|other cards)"
    past = "(passed|jumped|jumped over|moved past|moved over|leapt over|leaped over|hopped over|skipped|skipped over|went past)"
    passes = "(passes|jumps|jumps over|moves past|moves over|leaps over|hops over|skips|skips over|goes past)"
    it = "(it|this card|that card|you)"
    passed = f"{card} ([that|which] (it|this card|that card) ({past}|{passes}|has {past})|{past} [this way|over|by it])"
    slots = f"(slot|slots|position|positions|place|places|space|spaces) ([that|which] {it} (moved|was moved|moves|has moved)"
    lexicon.add(f"({passed}|{slots} [it] [to the (left|right)]))", "countable", tree.CardsPassed())
    lexicon.add(f"(the number of|how many) ({passed}|{slots} [it] [to the (left|right)]))", "term",
                tree.CardsPassed())  # fmt: skip


def _teach_making_room(lexicon: Lexicon) -> None:
    others = "[the] (other cards|others|rest|cards in between)"
    where = "[as little as necessary|along|over|aside|accordingly|right|left|to the right|to the left|one slot to the right|one slot to the left]"
    lexicon.add(
        f"[,] (moving|shifting|sliding|pushing) {others} {where} [to make room [for it]]",
        "MAKING_ROOM",
    )
    lexicon.add(f"(, and|, with|and|;) {others} (shift|slide|move|shifting|sliding|moving|are shifted|are moved) {where} [to make room [for it]]",
                "MAKING_ROOM")  # fmt: skip


def _arranged(who: Whom, cards: Any, how: Any) -> Effect:
    """Of one tableau, whose cards are put into an order among themselves."""
    place = cards.place
    if not isinstance(place, tree.In) or place.zone != "tableau" or place.whose not in _OF_ONE:
        raise Misreading("say whose tableau is put into another order", "'your tableau'")
    if cards.filter.relation is not None:
        raise Misreading("say which cards are put into another order", "'the face-up cards'")
    return tree.Rearrange(cards, how, who)


def _in_row(card: Object, who: Whom) -> tree.Cards | None:
    if not isinstance(card, Chosen) or card.how != "each" or card.described.select:
        return None
    return card._replace(bare=False).cards(theirs("tableau", who))


def _whole(zone: Zoned) -> tree.Cards | None:
    if zone.zone != "tableau" or zone.owner.everyone or zone.owner.together:
        return None
    return tree.Cards("each", tree.Filter(), tree.In("tableau", zone.owner.whose))


def _is_in_tableau(described: Described) -> bool:
    place = described.where.place if described.where else None
    return isinstance(place, tree.In) and place.zone == "tableau"


@rules("row: target", "row: described")
def cards_of_row(said: Object | Described) -> Chosen | None:
    """ "The face-up cards in your tableau", with or without "the"."""
    if isinstance(said, Described):
        return Chosen(said, "each") if said.plural else None
    return said if isinstance(said, Chosen) and said.how == "each" else None


@rules("row: zoned")
def whole_row(zone: Zoned) -> tree.Cards | None:
    """ "Your tableau": all the cards in it."""
    return _whole(zone)


@rules("lying_row: row")
def lying_row(row: Chosen | tree.Cards) -> Chosen | tree.Cards | None:
    """The same where it is said that they lie in a tableau: "put the cards in your tableau in any order"."""
    return row if isinstance(row, tree.Cards) or _is_in_tableau(row.described) else None


@deed(
    "rearrange", "reorder", "reorganise", "reorganize", "re-order", "re-arrange",
    frames=("{row:row} {row_order:how}?", "'the' ORDER 'of' {row:row} {row_order:how}?"),
)  # fmt: skip
def rearrange(who: Whom, row: Chosen | tree.Cards, how: Any = "in any order") -> Effect | None:
    """ "Rearrange your tableau as you like"."""
    cards = _in_row(row, who) if isinstance(row, Chosen) else row
    return None if cards is None else _arranged(who, cards, how)


@deed(
    "put", "place", "arrange", "sort", "lay", "set", frames=("{lying_row:row} {row_order:how}",)
)  # fmt: skip
def put_in_order(who: Whom, row: Chosen | tree.Cards, how: Any) -> Effect | None:
    """ "Put the face-up cards of your tableau in any order"."""
    return rearrange.make(who, row, how)


@deed("change", "choose", frames=("'the' ORDER 'of' {lying_row:row} {row_order:how}?",))
def change_order(who: Whom, row: Chosen | tree.Cards, how: Any = "in any order") -> Effect | None:
    """ "You may change the order of the cards in your tableau"."""
    return rearrange.make(who, row, how)


@deed("reverse", "invert", frames=("{row:row}", "'the' ORDER 'of' {row:row}"))
def reverse(who: Whom, row: Chosen | tree.Cards) -> Effect | None:
    """ "Reverse the order of your tableau"."""
    return rearrange.make(who, row, "in reverse")


@deed("shuffle", "mix", "mix up", "scramble", frames=("{lying_row:row}",))
def shuffle_row(who: Whom, row: Chosen | tree.Cards) -> Effect | None:
    """ "Shuffle the cards in an opponent's tableau": they stay there."""
    return rearrange.make(who, row, "in a random order")


@rules("series: series MAKING_ROOM")
def making_room(series: Series) -> Series | None:
    """ "Move this card to any slot, shifting the others"."""
    effects = series.effects()
    moves = tree.Move | tree.MoveBeside | tree.Insert
    return series if effects and isinstance(effects[-1], moves) else None


# --------------------------------------------------------------------------- beside another card


@deed(
    "move", "put", "place", "shift", "insert", "slide",
    frames=(
        "{target:card} {next_side_of:side} {target:of}", "{target:card} {side_of:side} {target:of}",
        "{target:card} ADJACENT_TO {target:of}",
    ),
)  # fmt: skip
def move_beside(who: Whom, card: Object, of: Object, side: Any = "") -> Effect | None:
    """ "Move this card next to a Fire card in your tableau"."""
    place = theirs("tableau", who)
    target, other = settled(card, place), settled(of, place)
    if not _is_one_in_row(target) or not _is_one_in_row(other) or target == other:
        return None
    return tree.MoveBeside(target, other, side, who)


def _is_one_in_row(target: tree.Target) -> bool:
    if not isinstance(target, tree.Cards):
        return isinstance(target, _ONE_THERE)
    return (
        not is_plural(target)
        and not isinstance(target.place, _ELSEWHERE)
        and _lies_there(target.place)
    )


def _lies_there(place: tree.Place) -> bool:
    return not isinstance(place, tree.In) or place.zone == "tableau"


@deed("swap", "exchange", "switch", "swap the positions of", frames=("{two_adjacent:of}",))
def swap_adjacent(who: Whom, of: tree.Place) -> Effect | None:
    """ "Swap two adjacent cards in your tableau": a card with one beside it."""
    place = theirs("tableau", who) if of == tree.In("tableau", OWN) else of
    if not isinstance(place, tree.In) or place.zone != "tableau" or place.whose not in _OF_ONE:
        return None
    first = tree.Cards("a", tree.Filter(), place)
    return tree.Swap(first, tree.Cards("a", tree.Filter(), tree.Adjacent(tree.It())), who)


@rules("two_adjacent: number ADJACENT CARDS where?", "two_adjacent: 'any' number ADJACENT CARDS where?",
       "two_adjacent: number 'of' 'your' ADJACENT CARDS")  # fmt: skip
def two_adjacent(count: int, where: Where | None = None) -> tree.Place | None:
    if count != 2:
        return None
    return tree.In("tableau", OWN) if where is None else where.place
