"""What players do with cards, star tokens and sell markers."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.english_forms import theirs
from mblades.text.reading.amounts import Counted, TokenAmount
from mblades.text.reading.deeds import BY, deed, event_player
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import IMPLIED, OWN, Misreading
from mblades.text.reading.said import (
    HERE,
    MARKET,
    Chosen,
    Described,
    Object,
    Where,
    Zoned,
    only_filter,
    settled,
)
from mblades.text.tree import Effect, Kind, Who, Whom, Whose

THIS = tree.This()


class TheirZone(str):
    """ "Into their hand": of whoever does it, or of whoever has the card where it is done by you."""


ONE_OF_THEM = Chosen(Described(Kind.CARD, plural=True, where=Where(tree.Among())), "a")


def teach(lexicon: Lexicon) -> None:
    """The words behind their verbs."""
    lexicon.add("[back] (to|into|in) (your|their|its owner 's|their owner 's|their owners 's|the owner 's|that player 's|that opponent 's|the) [own] (binder|binders)",
                "TO_BINDER")  # fmt: skip
    lexicon.add(
        "[,] (and|then|and then) [you] (put|return|place|move|add|bring|take) (it|that card)",
        "AND_PUT_IT",
    )
    lexicon.add("(face down|face-down|upside down|upside-down)", "FACE_DOWN")
    lexicon.add("[,] (except|except for|but|but not)", "EXCEPT")
    lexicon.add("(face up|face-up)", "FACE_UP")
    lexicon.add("[,] (face down|face-down|facedown|hidden|unseen)", "covered", True)
    for zone in ("hand", "binder"):
        not_there = "[instead of (your|their|the) binder]" if zone == "hand" else ""
        for whose, to in (("your", zone), ("their", TheirZone(zone))):
            lexicon.add(f"[back] (to|into|in) {whose} [own] {zone} {not_there}", "to_zone", to)
        lexicon.add(f"[back] (to|into) [the] {zone}", "to_zone", zone)
        lexicon.add(
            f"[back] (to|into|in) (its owner 's|their owner 's|their owners 's|that player 's|that opponent 's|the owner 's) {zone}",
            "to_owner", zone,
        )  # fmt: skip
    for side in ("left", "right"):
        place = "(slot|position|place|spot|space)"
        most = f"({side}most|{side}-most) [{place}]"
        end = (
            f"([all the way] to the (far {side}|{side} end|{most})|all the way to the {side}"
            f"|(at|on) the (far {side}|{side} end|{side} edge)|(in|into|at|on) the ({side}most|{side}-most) {place})"
        )
        lexicon.add(f"{end} [(of|in) (its|their|that|the) tableau]", "move_end", f"the {side} end")
        lexicon.add(f"{end} (of|in) (your|your own) tableau", "own_end", f"the {side} end")
    other = "(any|another|any other|a different)"
    lexicon.add(
        f"to {other} (slot|position|place|spot) [(of|in) (its|your|their|that|the|the same) tableau|therein]",
        "move_to",
        "any slot",
    )
    lexicon.add(
        "anywhere [else] [(in|within) (its|your|that|the same) tableau]", "move_to", "any slot"
    )
    lexicon.add("(places|positions|slots)", "PLACES")
    lexicon.add("(from|out of) (your|its) tableau", "OUT_OF_TABLEAU")
    lexicon.add(
        "(anywhere|in any (slot|position|place|spot)|at any position|between any two cards|between any two other cards)"
        " in your tableau", "ANYWHERE_HERE",
    )  # fmt: skip
    lexicon.add("((a|one) keyword of your choice|any keyword)", "A_KEYWORD")
    lexicon.add("(on|onto|on top of|upon)", "ON")
    lexicon.add("(to|onto|on|over to)", "ONTO")
    lexicon.add("(from|off|off of|on)", "OFF")
    lexicon.add("(star|stars)", "STAR_SIGNS")
    lexicon.add("[back] to the (supply|bank|box|general supply)", "TO_SUPPLY")
    lexicon.add("(under|beneath|underneath|below)", "UNDER")


def _anywhere(who: Whom) -> tree.Place:
    return tree.In("tableau", Whose.ANY if who is Who.YOU else Whose.THEIR)


# --------------------------------------------------------------------------- cards in play


def _flipped(card: Object, by: tree.By, *, would: bool) -> tree.IsFlipped | None:
    if isinstance(card, Chosen) and card.how == "each":
        card = card._replace(how="a")  # "whenever cards in your tableau are flipped"
    target = settled(card, tree.In("tableau", Whose.ANY))
    if not isinstance(target, tree.Cards | tree.This | tree.TopCard | tree.Neighbour):
        return None
    return tree.IsFlipped(target, by, would)


@deed("flip", "turn over", "flip over", frames=("{target:card}",))
def flip(who: Whom, card: Object) -> Effect | None:
    target = settled(card, _anywhere(who))
    return None if isinstance(target, tree.TopOfStore) else tree.Flip(target, who)


@flip.event
def flips(who: Whom, card: Object, *, would: bool) -> tree.Event | None:
    player = event_player(who)
    if player is not None and player not in BY:
        raise Misreading("a flip is yours, an opponent's or anyone's", "'you' or 'an opponent'")
    return None if player is None else _flipped(card, BY[player], would=would)


@deed("turn", "flip", frames=("{target:card} FACE_DOWN",))
def turn_down(who: Whom, card: Object) -> Effect | None:
    return flip.make(who, card)


@turn_down.event
def turns_down(who: Who, card: Object, *, would: bool) -> tree.Event | None:
    return flips(who, card, would=would)


@deed("unflip", frames=("{target:card}",))
def unflip(who: Whom, card: Object) -> Effect | None:
    if isinstance(card, Chosen):
        described = card.described
        if "face" not in dict(described.words):
            described = described.saying(face="down") or described
        card = card._replace(described=described)
    target = settled(card, theirs("tableau", who))
    return tree.Unflip(target, who)


@deed("revive", "restore", "refresh", "reactivate", frames=("{target:card}",))
def revive(who: Whom, card: Object) -> Effect | None:
    """ "Restore a face-down card of yours": of one that is said to lie face down nothing else can be meant."""
    is_down = isinstance(card, Chosen) and dict(card.described.words).get("face") == "down"
    return unflip.make(who, card) if is_down else None


@deed("turn", "flip", frames=("{target:card} FACE_UP 'again'?", "{target:card} 'back' FACE_UP"))
def turn_up(who: Whom, card: Object) -> Effect | None:
    return unflip.make(who, card)


@deed("put", "place", frames=("{target:card} {move_end:to}", "{target:card} {own_end:to}"))
def put_at_end(who: Whom, card: Object, to: Any) -> Effect | None:
    return move.make(who, card, to)


@deed(
    "move", "shift", "slide", frames=("{target:card} {move_to:to}", "{target:card} {move_end:to}")
)
def move(who: Whom, card: Object, to: Any) -> Effect | None:
    target = settled(card, theirs("tableau", who))
    return tree.Move(target, to, who)


@deed(
    "swap",
    "exchange",
    "switch",
    "swap the positions of",
    "trade",
    frames=(
        "{target:card}",
        "'the'? PLACES 'of' {target:card}",
        "'the'? PLACES 'of' {target:card} 'and' {target:other}",
        "PLACES 'with' {target:other}",
        "'with' {target:other}",
        "{target:card} 'with' {target:other}",
        "{target:card} 'for' {target:other}",
        "{target:card} 'and' {target:other}",
    ),
)
def swap(who: Whom, card: Object = THIS, other: Object | None = None) -> Effect | None:
    place = theirs("tableau", who)
    if other is None and isinstance(card, Chosen) and card.described.random and card.number == 1:
        raise Misreading("say with which card it is swapped", "'with a card in your tableau'")
    if other is None and isinstance(card, Chosen) and dict(card.described.words).get("relation"):
        return None  # "swap a card with the card next to it": not one that has it beside it
    return tree.Swap(settled(card, place), None if other is None else settled(other, place), who)


@deed("insert", frames=("{reference:card} 'anywhere' 'in' {zoned:zone}",))
def insert(who: Whom, card: tree.Ref, zone: Zoned) -> Effect | None:
    if not isinstance(card, tree.This) or who is not Who.YOU or zone.zone != "tableau":
        return None
    if zone.owner.whose not in (Whose.YOUR, Whose.ANY):
        return None
    return tree.Insert(zone.owner.whose is Whose.ANY)


@deed("insert", "put", "place", frames=("{reference:card} ANYWHERE_HERE",))
def insert_here(who: Whom, card: tree.Ref) -> Effect | None:
    return tree.Insert() if isinstance(card, tree.This) and who is Who.YOU else None


@deed(
    "attach",
    frames=("{target:card} 'to' {reference:host} {covered:down}?", "{target:card} {covered:down} 'to' {reference:host}"),
)  # fmt: skip
def attach(who: Whom, card: Object, host: tree.Ref, down: Any = False) -> Effect | None:
    target = settled(card, theirs("hand", who))
    if isinstance(host, tree.TopOfStore):
        return None  # "put it on top of the Store"
    if target == host:
        raise Misreading("a card cannot lie under itself", "'a card in your hand'")
    return tree.Attach(target, host, who, down)


@deed(
    "host", "tuck", "put", "place", "attach",
    frames=(
        "{target:card} ON {reference:host} {covered:down}?", "{target:card} {covered:down} ON {reference:host}",
        "{target:card} UNDER {reference:host} {covered:down}?", "{target:card} {covered:down} UNDER {reference:host}",
    ),
)  # fmt: skip
def put_under(who: Whom, card: Object, host: tree.Ref, down: Any = False) -> Effect | None:
    """ "Host a card from your hand on this card": it is attached to it."""
    if isinstance(card, tree.TopOfStore) and not down:
        return None
    return attach.make(who, card, host, down)


@deed(
    "set aside",
    frames=(
        "{target:card} {covered:down}? ON {reference:host}", "{target:card} ON {reference:host} {covered:down}",
        "{target:card} {covered:down}? UNDER {reference:host}", "{target:card} {covered:down}",
    ),
)  # fmt: skip
def set_aside(who: Whom, card: Object, host: tree.Ref = THIS, down: Any = False) -> Effect | None:
    """ "Set aside a card from your hand face-down": under this card."""
    return attach.make(who, card, host, down)


@deed(
    "set",
    "lay",
    "put",
    frames=("{target:card} 'aside' {covered:down}", "{target:card} {covered:down} 'aside'"),
)
def lay_aside(who: Whom, card: Object, down: Any) -> Effect | None:
    """ "Set a card from your hand aside face-down"."""
    return attach.make(who, card, THIS, down)


@deed(
    "attach",
    "give",
    "put",
    "place",
    frames=("A_KEYWORD 'to' {target:card}", "A_KEYWORD ON {target:card}"),
)
def give_keyword(who: Whom, card: Object) -> Effect | None:
    target = settled(card)
    return tree.GiveKeyword(target) if who is Who.YOU else None


# --------------------------------------------------------------------------- star tokens and sell markers


def _each(amount: TokenAmount, counted: Counted | None) -> tree.Removal | None:
    if counted is None:
        return amount.amount
    return counted.times(amount.amount.value) if isinstance(amount.amount, tree.Flat) else None


def _said_of_each(card: Object, amount: TokenAmount) -> Object:
    """ "3 tokens from your cards" may be 3 of each of them or 3 in all: that has to be said."""
    in_all = isinstance(amount.amount, tree.All) or amount.amount == tree.AnyNumber()
    is_open = isinstance(amount.amount, tree.All | tree.AnyNumber)
    if is_open and isinstance(card, Chosen) and card.described.where is None and not card.is_any:
        raise Misreading("say where the card is", "'in your tableau' or 'in any tableau'")
    if isinstance(card, Chosen) and card.bare and not in_all:
        raise Misreading("this may mean each card or all together", "'each of your cards'")
    return card


@deed(
    "put", "place", "add", "slap", "stick", "pop", "drop", "stack", "lay",
    frames=(
        "{token_amount:amount} ON {target:card}",
        "{token_amount:amount} ON {target:card} FOR_EACH {counted:counted}",
        "{token_amount:amount} 'each' ON {target:card}",
        "{token_amount:amount} 'to' {target:card}",
        "{token_amount:amount} 'to' {target:card} FOR_EACH {counted:counted}",
    ),
)  # fmt: skip
def put_tokens(
    who: Whom, amount: TokenAmount, card: Object, counted: Counted | None = None
) -> Effect | None:
    target = settled(_said_of_each(card, amount), theirs("tableau", who))
    value = _each(amount._replace(amount=amount.fixed), counted)
    if not isinstance(value, tree.Amount):
        return None
    return tree.AddTokens(amount.what, value, target, who)


@deed(
    "give",
    frames=(
        "{target:card} {token_amount:amount}",
        "{target:card} {token_amount:amount} FOR_EACH {counted:counted}",
    ),
)
def give_tokens(
    who: Whom, card: Object, amount: TokenAmount, counted: Counted | None = None
) -> Effect | None:
    """ "Give one of your cards two star tokens"."""
    return None if amount.what == IMPLIED else put_tokens.make(who, amount, card, counted)


@deed("put", "add", frames=("{number:count} STAR_SIGNS ON {target:card}",))
def put_stars(who: Whom, count: int, card: Object) -> Effect | None:
    """ "Put 3 stars on this card": what is put there is a token."""
    return put_tokens.make(who, TokenAmount("star token", tree.Flat(count)), card)


@deed(
    "put",
    "place",
    frames=("{tokens:what} ON {target:card} EQUAL_TO {quantity:amount} {limit:limit}?",),
)
def put_tokens_equal(
    who: Whom, what: Any, card: Object, amount: tree.Quantity, limit: Any = None
) -> Effect | None:
    most = limit.most if limit else 0
    return put_tokens.make(who, TokenAmount(what, tree.EqualTo(amount, most)), card)


@deed(
    "remove",
    "take",
    "discard",
    "return",
    frames=(
        "{token_amount:amount} OFF {target:card}",
        "{token_amount:amount} OFF {target:card} FOR_EACH {counted:counted}",
        "{token_amount:amount} OFF {target:card} TO_SUPPLY",
    ),
)
def remove_tokens(
    who: Whom, amount: TokenAmount, card: Object, counted: Counted | None = None
) -> Effect | None:
    target = settled(_said_of_each(card, amount), theirs("tableau", who))
    value = _each(amount, counted)
    if value is None:
        return None
    return tree.RemoveTokens(amount.what, value, target, who)


@deed(
    "move",
    "transfer",
    frames=(
        "{token_amount:amount} 'from' {target:card} ONTO {target:other}",
        "{token_amount:amount} 'from' {target:card} ONTO {target:other} FOR_EACH {counted:counted}",
    ),
)
def move_tokens(
    who: Whom, amount: TokenAmount, card: Object, other: Object, counted: Counted | None = None
) -> Effect | None:
    place = theirs("tableau", who)
    source, goal = settled(_said_of_each(card, amount), place), settled(other, place)
    if isinstance(goal, tree.Cards) and (goal.how in ("each", "any number of") or goal.count > 1):
        raise Misreading("say on which card they are put", "one card, such as 'this card'")
    value = _each(amount, counted)
    if value is None or amount.what != "star token":
        return None
    return tree.MoveTokens(value, source, goal, who)


@deed(
    "put",
    "place",
    frames=("{token_amount:amount} ON {reference:card} 'as' 'it' 'comes' 'into' 'play'",),
)
def put_as_it_comes(who: Whom, amount: TokenAmount, card: tree.Ref) -> Effect | None:
    if (
        not isinstance(card, tree.This)
        or not isinstance(amount.amount, tree.Flat)
        or who is not Who.YOU
    ):
        return None
    return tree.ComesWith(amount.what, amount.amount.value)


# --------------------------------------------------------------------------- cards that come and go


@deed(
    "discard",
    "ditch",
    "toss",
    "trash",
    "throw away",
    "throw out",
    "chuck",
    "dump",
    "bin",
    "get rid of",
    "toss out",
    "chuck out",
    frames=("{target:card}",),
)
def discard(who: Whom, card: Object) -> Effect | None:
    return tree.Discard(settled(card, theirs("hand", who)), who)


@deed("discard", frames=("{reference:card} OUT_OF_TABLEAU",))
def discard_neighbour(who: Whom, card: tree.Ref) -> Effect | None:
    """ "Discard the card directly to the right of this card from your tableau"."""
    return (
        discard.make(who, card) if isinstance(card, tree.Neighbour | tree.This | tree.It) else None
    )


@deed("discard", frames=("{target:card} TO_BINDER",))
def discard_to_binder(who: Whom, card: Object) -> Effect | None:
    """ "Toss it into their binder": where discarded cards go."""
    return discard.make(who, card)


@discard.event
def discards(who: Whom, card: Object, *, would: bool) -> tree.Event | None:
    player, described = event_player(who), _one_of_these(card)
    if player is None or described is None or would:
        return None
    return tree.Discards(player, described)


def _one_of_these(card: Object) -> tree.Filter | None:
    """What is said of a card that is played or discarded; None if it cannot be waited for."""
    if not isinstance(card, Chosen) or card.how not in ("a", "each") or card.number > 1:
        return None
    return only_filter(card.described)


@deed("discard", frames=("{number:count}",))
def discard_some(who: Whom, count: int) -> Effect | None:
    return discard.make(who, Chosen(Described(Kind.CARD, plural=False), "a", count))


def whole(zoned: Zoned) -> tree.Cards:
    return tree.Cards("each", tree.Filter(), tree.In(zoned.zone, zoned.owner.whose))


@deed("discard", frames=("{zoned:zone}",))
def discard_zone(who: Whom, zone: Zoned) -> Effect | None:
    return tree.Discard(whole(zone), who)


@deed(
    "discard",
    frames=("{zoned:zone} EXCEPT {number:count} CARDS?",),
)
def discard_all_but(who: Who, zone: Zoned, count: int) -> Effect | None:
    """ "Discard your hand except one card"."""
    if zone.zone != "hand":
        return None
    return tree.Discard(tree.Cards("all but", tree.Filter(), theirs("hand", who), count), who)


@deed(
    "return", "bring", "send", frames=("{target:card} {to_zone:to}", "{to_zone:to} {target:card}")
)
def return_card(who: Whom, card: Object, to: Any) -> Effect | None:
    target = settled(card, theirs("tableau", who))
    if to == "hand" and isinstance(target, tree.Cards) and target.place == theirs("binder", who):
        return take.make(who, card)  # "return a card you discarded this tournament to your hand"
    return tree.Return(target, "hand" if to == "hand" else "binder", who)


@deed(
    "remove",
    frames=("{target:card} AND_PUT_IT {to_zone:to}", "{target:card} AND_PUT_IT {to_owner:to}"),
)
def remove_to(who: Whom, card: Object, to: str) -> Effect | None:
    """ "Remove another card from your tableau and put it into your hand"."""
    described = card.described if isinstance(card, Chosen) else None
    place = described.where.place if described and described.where else None
    lies = isinstance(place, tree.In) and place.zone == "tableau"
    one = lies and isinstance(card, Chosen) and card.how == "a" and card.number == 1
    return return_card.make(who, card, to) if one else None


@deed("return", "bring", "send", "put", "place", "move", frames=("{target:card} {to_owner:to}",))
def return_to_owner(who: Whom, card: Object, to: Any) -> Effect | None:
    """ "Return a card to its owner's hand": anybody's, if no place is said."""
    return tree.Return(settled(card, _anywhere(who)), to, who)


def _to_their_zone(card: Object, to: str) -> Effect | None:
    """ "Choose a card of an opponent. Put it into their hand."."""
    target = settled(card, HERE)
    place = target.place if isinstance(target, tree.Cards) else tree.In("tableau", Whose.THAT)
    if isinstance(target, tree.This) or not isinstance(place, tree.In) or place.whose is Whose.YOUR:
        return None
    return tree.Return(target, "hand" if to == "hand" else "binder", Who.YOU)


@deed(
    "put",
    "place",
    "move",
    frames=(
        "{target:card} {to_zone:to}",
        "{bare_one:card} {to_zone:to}",
        "{to_zone:to} {target:card}",
    ),
)
def put_to(who: Whom, card: Object, to: str) -> Effect | None:
    """ "Put it into your hand": what lies in a tableau goes back there."""
    if who is Who.YOU and isinstance(to, TheirZone):
        return _to_their_zone(card, to)
    place = (
        card.described.where.place if isinstance(card, Chosen) and card.described.where else None
    )
    lies = isinstance(place, tree.In) and place.zone == "tableau"
    if to != "hand" or lies or isinstance(card, tree.This | tree.TopCard | tree.Neighbour):
        return return_card.make(who, card, to)
    return take.make(who, card)


@deed(
    "snatch", "nab", "swipe", "snag", "fetch", "claim", "pick up", "get back", "take back", "retrieve", "recover",
    frames=("{target:card}", "{target:card} {to_zone:to}", "{to_zone:to} {target:card}"),
)  # fmt: skip
def fetch(who: Whom, card: Object, to: str = "hand") -> Effect | None:
    """ "Pick up one of your cards", "snatch a card from a rival's hand": from where it is said to be."""
    if isinstance(card, Chosen) and card.cards(HERE).place == HERE:
        raise Misreading("say where the card is", "'from the Aftermarket', or 'draw a card'")
    return take.make(who, card, to)


@deed("keep", frames=("{target:card} IN_HAND", "{bare_one:card} IN_HAND"))
def keep_in_hand(who: Whom, card: Object) -> Effect | None:
    """ "Keep one in hand"."""
    return take.make(who, card)


@deed(
    "take",
    "add",
    "grab",
    "keep",
    frames=(
        "{target:card}",
        "{target:card} {to_zone:to}",
        "{bare_one:card} {to_zone:to}",
        "'one'",
        "{to_zone:to} {target:card}",
    ),
)  # fmt: skip
def take(who: Whom, card: Object = ONE_OF_THEM, to: str = "hand") -> Effect | None:
    if who is Who.YOU and isinstance(to, TheirZone):
        return None  # "take it into their hand"
    target = settled(card, MARKET)
    place = target.place if isinstance(target, tree.Cards) else None
    is_there = place in (theirs("hand", who), tree.In("hand", OWN))
    return tree.Take(target, who) if to == "hand" and not is_there else None
