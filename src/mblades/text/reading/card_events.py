"""What is waited for that becomes of cards: tokens, moves, and cards that come into a hand."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.amounts import Tokens
from mblades.text.reading.deeds import BY, Act, awaited, event_player
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Folk, Object, Where, only_filter, settled
from mblades.text.tree import Who, Whose

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(a|any|another|one|one or more|a or more)", "SOME_TOKENS")
    store, market = "[the] (Store|Store deck)", "[the] (Aftermarket|After Market)"
    lexicon.add(f"from {store}", "taken_from", "the Store")
    lexicon.add(f"from {market}", "taken_from", "the Aftermarket")
    for both in (f"from {store} or [from] {market}", f"from {market} or [from] {store}"):
        lexicon.add(both, "taken_from", "the Store or the Aftermarket")
    lexicon.add("(a|any|another|one) card", "A_CARD")
    lexicon.add("from your hand", "from_own_hand", Who.YOU)
    lexicon.add("from (their|his or her) hand", "from_own_hand", Who.OPPONENT)
    lexicon.add("to hand", "TO_HAND")
    lexicon.add("(to|into|in) (your|their|its owner 's|that player 's|the) binder", "TO_BINDER")


def _card(card: Object) -> tree.Cards | tree.This | None:
    """A single card, or any one of those meant."""
    if isinstance(card, Chosen) and card.how == "each":
        card = card._replace(how="a")
    target = settled(card, tree.In("tableau", Whose.ANY))
    if isinstance(target, tree.This):
        return target
    if not isinstance(target, tree.Cards) or target.how != "a" or target.count > 1:
        return None
    place = target.place
    is_theirs = isinstance(place, tree.In) and place.whose is Whose.THEIR
    return None if is_theirs else target


# --------------------------------------------------------------------------- star tokens and sell markers


@rules("some_tokens: SOME_TOKENS tokens", "some_tokens: tokens")
def some_tokens(what: Tokens) -> Tokens:
    return what


def _tokens(who: Who, what: Tokens, card: Object, *, put: bool, would: bool) -> tree.Event | None:
    player, target = event_player(who), _card(card)
    if would or target is None or player not in BY:
        return None
    return tree.GetsTokens(target, put, what, BY[player])


@awaited(
    "put",
    "place",
    "add",
    frames=("{some_tokens:what} ON {target:card}", "{some_tokens:what} 'to' {target:card}"),
)
def puts_tokens(who: Who, what: Tokens, card: Object, *, would: bool) -> tree.Event | None:
    return _tokens(who, what, card, put=True, would=would)


@awaited(
    "remove",
    "take",
    frames=("{some_tokens:what} 'from' {target:card}", "{some_tokens:what} 'off' {target:card}"),
)
def removes_tokens(who: Who, what: Tokens, card: Object, *, would: bool) -> tree.Event | None:
    return _tokens(who, what, card, put=False, would=would)


@rules("event: target GETS some_tokens")
def gets_tokens(card: Object, what: Tokens) -> tree.Event | None:
    return _tokens(Who.PLAYER, what, card, put=True, would=False)


@rules("event: target LOSES some_tokens")
def loses_tokens(card: Object, what: Tokens) -> tree.Event | None:
    return _tokens(Who.PLAYER, what, card, put=False, would=False)


# --------------------------------------------------------------------------- moved, unflipped, returned


def _handled(who: Who, card: Object, deed: Any, *, would: bool) -> tree.Event | None:
    player, target = event_player(who), _card(card)
    if would or target is None or player not in BY:
        return None
    return tree.IsHandled(target, deed, BY[player])


@awaited("move", frames=("{target:card}",))
def moves(who: Who, card: Object, *, would: bool) -> tree.Event | None:
    return _handled(who, card, "moved", would=would)


@awaited("return", "put", frames=("{target:card} {to_zone:to}", "{target:card} {to_owner:to}"))
def returns(who: Who, card: Object, to: str, *, would: bool) -> tree.Event | None:
    return _handled(who, card, "returned to hand", would=would) if to == "hand" else None


@rules("to_zone: TO_HAND")
def to_hand() -> str:
    return "hand"


@awaited("unflip", frames=("{target:card}",))
def unflips(who: Who, card: Object, *, would: bool) -> tree.Event | None:
    return _handled(who, card, "unflipped", would=would)


@awaited("turn", "flip", frames=("{target:card} FACE_UP 'again'?", "{target:card} 'back' FACE_UP"))
def turns_up(who: Who, card: Object, *, would: bool) -> tree.Event | None:
    return _handled(who, card, "unflipped", would=would)


# --------------------------------------------------------------------------- taken


@awaited("take", "gain", "get", "draw", "receive", "obtain", frames=("A_CARD {taken_from:source}",))
def takes(who: Who, source: Any, *, would: bool) -> tree.Event | None:
    player = event_player(who)
    return None if player is None or would else tree.TakesCard(player, source)


@awaited("draw", frames=("A_CARD",))
def draws(who: Who, *, would: bool) -> tree.Event | None:
    player = event_player(who)
    return None if player is None or would else tree.TakesCard(player)


# --------------------------------------------------------------------------- discarded cards


@rules("event: target BEING DISCARD.PARTICIPLE where")
def is_discarded_from(card: Object, where: Where) -> tree.Event | None:
    """ "Whenever a card is discarded from your hand": whose hand it is discards it."""
    place = where.place
    if (
        not isinstance(card, Chosen)
        or card.described.where is not None
        or not isinstance(place, tree.In)
    ):
        return None
    who = {**_WHOSE_DISCARD, Whose.ANY: Who.PLAYER}.get(place.whose)
    which = only_filter(card.described)
    is_one = card.how == "a" and card.number == 1
    return tree.Discards(who, which) if is_one and who and which and place.zone == "hand" else None


@rules("event: players deed.third from_own_hand", "event: players deed.base from_own_hand")
def from_own_hand(folk: Folk, act: Act, whose: Who) -> tree.Event | None:
    """ "Whenever an opponent discards a card from their hand": where else."""
    event = act.event(folk.who)
    is_own = (folk.who is Who.YOU) is (whose is Who.YOU)
    return event if isinstance(event, tree.Discards) and is_own else None


@rules("event: event TO_BINDER")
def into_binder(event: tree.Event) -> tree.Event | None:
    """ "Whenever you discard a card into your binder": where discarded cards go."""
    return event if isinstance(event, tree.Discards) else None


_WHOSE_DISCARD = {
    Whose.YOUR: Who.YOU, Whose.OPPONENT: Who.OPPONENT, Whose.ANOTHER: Who.OPPONENT,
    Whose.EACH_OPPONENT: Who.OPPONENT, Whose.THAT: Who.THAT,
}  # fmt: skip


@rules("event: target BEING DISCARD.PARTICIPLE")
def is_discarded(card: Object) -> tree.Event | None:
    """ "Whenever one of your cards is discarded": whoever brings it about, it is you who discards it."""
    if not isinstance(card, Chosen) or card.how != "a" or card.number > 1:
        return None
    where = card.described.where
    place = where.place if where is not None and where.is_meant else None
    who = _WHOSE_DISCARD.get(place.whose) if isinstance(place, tree.In) else None
    which = only_filter(card.described._replace(where=None))
    return None if who is None or which is None else tree.Discards(who, which)
