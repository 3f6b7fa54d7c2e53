"""Cards drawn from the Store: how many, and in which words."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.english_forms import theirs
from mblades.text.reading.amounts import Counted
from mblades.text.reading.deeds import Act, deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.results import SO_MANY
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described
from mblades.text.reading.sentences import Clause
from mblades.text.tree import Effect, Who, Whom

rules = Rules()

_SINGLE = (Who.YOU, Who.THAT, Who.OPPONENT, Who.PLAYER, Who.LEFT, Who.RIGHT, Who.OWNER)


def teach(lexicon: Lexicon) -> None:
    """The words for how many."""
    lexicon.add(
        "(that many|the same number of|as many|an equal number of) [cards]", "THAT_MANY_CARDS"
    )
    lexicon.add("until (you|they) (have|has|hold)", "UNTIL_THEY_HAVE")
    lexicon.add("up to", "UP_TO")
    lexicon.add("(new|fresh|more) (card|cards)", "CARDS")
    lexicon.add("(in|in your|in their) hand", "IN_HAND")


# --------------------------------------------------------------------------- how many


@rules("some_cards: ARTICLE CARDS", "some_cards: number CARDS", "some_cards: 'card'")
def some_cards(count: int = 1) -> tree.Amount:
    return tree.Flat(count)


@rules(
    "store_cards: ARTICLE CARDS FROM_STORE", "store_cards: number CARDS FROM_STORE",
    "store_cards: ARTICLE STORE CARDS", "store_cards: number STORE CARDS",
    "store_cards: number FROM_STORE",
)  # fmt: skip
def store_cards(count: int = 1) -> tree.Amount:
    return tree.Flat(count)


@rules(
    "drawn: some_cards FOR_EACH counted", "drawn: store_cards FOR_EACH counted",
    "drawn: some_cards FOR_EACH counted FROM_STORE",
)  # fmt: skip
def for_each(amount: tree.Flat, counted: Counted) -> tree.Amount:
    return counted.times(amount.value)


@rules("drawn: CARDS FROM_STORE? EQUAL_TO quantity")
def equal_to(quantity: tree.Quantity) -> tree.Amount:
    return tree.EqualTo(quantity)


@deed("draw", frames=("{number:count}", "{number:count} EXTRA"))
def draw_number(who: Whom, count: int) -> Effect | None:
    """ "They draw two cards and you draw three."."""
    return tree.Draw(tree.Flat(count), who)


@rules("drawn: some_cards", "drawn: store_cards")
def flat(amount: tree.Amount) -> tree.Amount:
    return amount


# --------------------------------------------------------------------------- the deed


@deed("draw", frames=("'another'", "'one' EXTRA"))
def draw_another(who: Whom) -> Effect | None:
    """ "Draw a card. If it's a Mage, draw another." """
    return tree.Draw(tree.Flat(1), who)


@deed("draw", frames=("{drawn:amount}",))
def draw(who: Whom, amount: Any) -> Effect | None:
    return tree.Draw(amount, who)


@deed("draw", frames=("THAT_MANY_CARDS FROM_STORE?",))
def draw_so_many(who: Whom) -> Effect | None:
    """ "Discard any number of cards, then draw that many": each of several players, how many each?"""
    if who not in _SINGLE:
        return None
    done = tree.Cards("each", tree.Filter(), tree.ThisWay(SO_MANY))
    return tree.Draw(tree.EqualTo(tree.CountOf(done)), who)


@deed(
    "take", "get", "gain", "receive", "obtain", "pick up", "add",
    frames=("THAT_MANY_CARDS FROM_STORE INTO_HAND?",),
)  # fmt: skip
def take_so_many(who: Whom) -> Effect | None:
    """ "Then gain that many cards from the top of the Store"."""
    return draw_so_many.make(who)


@deed(
    "draw",
    frames=(
        "UNTIL_THEY_HAVE {number:count} CARDS IN_HAND?",
        "UP_TO {number:count} CARDS? IN_HAND FROM_STORE?",
        "'back' 'up' 'to' {number:count} CARDS? IN_HAND? FROM_STORE?",
        "CARDS FROM_STORE? UNTIL_THEY_HAVE {number:count} CARDS? IN_HAND?",
    ),
)
def draw_until(who: Whom, count: int) -> Effect | None:
    """ "Draw until you have 5 cards in hand"."""
    held = tree.CountOf(tree.Cards("each", tree.Filter(), theirs("hand", who)))
    return tree.Draw(tree.EqualTo(tree.Difference(tree.Number(count), held)), who)


@deed(
    "take", "get", "gain", "receive", "obtain", "pick up", "add",
    frames=(
        "{store_cards:amount}", "{store_cards:amount} INTO_HAND",
        "{store_cards:amount} FOR_EACH {counted:counted}",
    ),
)  # fmt: skip
def take_from_store(who: Whom, amount: Any, counted: Counted | None = None) -> Effect | None:
    return tree.Draw(amount if counted is None else for_each(amount, counted), who)


@deed("draw", frames=("{reference:card}",))
def draw_it(who: Whom, card: tree.Ref) -> Effect | None:
    return tree.Take(card, who)


# --------------------------------------------------------------------------- "+1 card"


@rules(
    "clause: signed CARDS FROM_STORE? INTO_HAND?", "clause: signed STORE CARDS INTO_HAND?",
)  # fmt: skip
def more_cards(count: int) -> Clause | None:
    """ "+1 card from the Store"."""
    if count < 1:
        return None
    return Clause(Act("draw", (("amount", tree.Flat(count)),)), Who.YOU)


@rules("clause: signed described INTO_HAND?")
def more_from_aftermarket(count: int, described: Described) -> Clause | None:
    """ "+1 card from the Aftermarket"."""
    where = described.where
    if count < 1 or where is None or not isinstance(where.place, tree.Aftermarket):
        return None
    return Clause(Act("take", (("card", Chosen(described, "a", count)),)), Who.YOU)
