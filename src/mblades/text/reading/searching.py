"""The Store, its discard pile and the Core deck are searched: "take a Citizen from the top 5 cards of the Store"."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.english_forms import theirs
from mblades.text.reading.deeds import Act, deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, Object, Where, Zoned, settled
from mblades.text.reading.sentences import Chain, Clause
from mblades.text.reading.store import put_card
from mblades.text.tree import Effect, Kind, Who, Whom

rules = Rules()

_AMONG = Where(tree.Among())
_ONE_OF_THEM = Chosen(Described(Kind.CARD, plural=False, where=_AMONG), "a")


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    discard = "(Store 's discard [pile]|Store discard [pile]|discard pile of the Store|discard pile|discards)"
    lexicon.add(f"(in|from|out of) the {discard}", "where", Where(tree.DiscardPile()))
    lexicon.add(f"the {discard}", "DISCARD_PILE")
    lexicon.add(f"(in|into|to|on|onto) the {discard}", "put_where", "in the Store's discard pile")
    lexicon.add("(of|from|on|off) the Core deck", "OF_CORE")
    lexicon.add("the top of the Core deck", "reference", tree.TopOfStore(1, core=True))
    lexicon.add("(among|from among|from|out of|of|in)", "FROM_AMONG")
    lexicon.add("(on|at) the top", "ON_TOP")
    box = "(the box|the game box|out of the game|the game)"
    lexicon.add(
        "(to|in|into|back to|back in|back into) (the box|the game box)", "put_where", "in the box"
    )
    lexicon.add(f"from {box}", "FROM_GAME")
    lexicon.add("[back] (in|into|to) [the] Store [deck]", "INTO_STORE")
    lexicon.add("[and] (look at|see|reveal|show)", "LOOKING_AT")
    lexicon.add("for", "FOR")


# --------------------------------------------------------------------------- the Core deck, the box


@rules("reference: THE_TOP number CARDS OF_CORE", "reference: THE_TOP CARDS OF_CORE")
def top_of_core(count: int | None = None) -> tree.TopOfStore:
    return tree.TopOfStore(1 if count is None else count, core=True)


@rules("of_core: ARTICLE CARDS OF_CORE", "of_core: number CARDS OF_CORE")
def so_many_of_core(count: int = 1) -> tree.TopOfStore:
    return tree.TopOfStore(count, core=True)


@deed(
    "draw", "take", "gain", "get", "receive", frames=("{of_core:card}", "{of_core:card} INTO_HAND")
)
def take_of_core(who: Whom, card: tree.Ref) -> Effect:
    """ "Draw a card from the Core deck"."""
    return tree.Take(card, who)


@deed("gain", "get", "receive", frames=("{reference:card} INTO_HAND?",))
def gain_top(who: Whom, card: tree.Ref) -> Effect | None:
    """ "Each other player gains the top card of the Core deck"."""
    return tree.Take(card, who) if isinstance(card, tree.TopOfStore) else None


@deed("remove", "exile", "banish", frames=("{target:card} FROM_GAME",))
def remove_from_game(who: Whom, card: Object) -> Effect | None:
    target = settled(card, theirs("hand", who))
    return tree.PutAway(target, "in the box", who)


@deed("discard", frames=("{target:card} {put_where:where}",))
def discard_elsewhere(who: Whom, card: Object, where: Any) -> Effect | None:
    """ "Discard a card from your hand to the box", "into the Aftermarket"."""
    return (
        put_card.make(who, card, where) if where in ("in the box", "in the Aftermarket") else None
    )


# --------------------------------------------------------------------------- shuffled in


@deed("shuffle", frames=("{target:card} INTO_STORE", "{bare_one:card} INTO_STORE"))
def shuffle_in(who: Whom, card: Object) -> Effect | None:
    return put_card.make(who, card, "into the Store")


@deed("shuffle", frames=("{zoned:zone} INTO_STORE",))
def shuffle_zone_in(who: Whom, zone: Zoned) -> Effect | None:
    if zone.zone != "hand":
        return None
    whole = tree.Cards("each", tree.Filter(), tree.In(zone.zone, zone.owner.whose))
    return tree.PutAway(whole, "into the Store", who)


# --------------------------------------------------------------------------- searched


@deed("search", "look through", frames=("DISCARD_PILE 'for' {target:card}",))
def search_discards(who: Whom, card: Object) -> Effect | None:
    if who is not Who.YOU or not isinstance(card, Chosen) or card.described.where is not None:
        return None
    return tree.ChooseCard(card.cards(tree.DiscardPile()))


def _looked_at(card: tree.Ref, deed_: str = "look") -> Clause:
    return Clause(Act(deed_, (("card", card),)))


def _among(card: Object) -> Object | None:
    """The card that is looked for, among those that lie on top."""
    if not isinstance(card, Chosen) or card.described.where is not None:
        return None
    if card.how not in ("a", "up to", "any number of"):
        return None
    return card._replace(described=card.described.at(_AMONG))


def _is_several(card: tree.Ref) -> bool:
    return isinstance(card, tree.TopOfStore) and card.count > 1


@rules("chain: SEARCH.BASE reference FOR target")
def search_top(card: tree.Ref, wanted: Object) -> Chain | None:
    """ "Search the top 5 cards of the Store for a Citizen": they are looked at, and one is chosen."""
    chosen = _among(wanted)
    if not _is_several(card) or chosen is None:
        return None
    return (_looked_at(card), Clause(Act("choose_card", (("card", chosen),))))


def _taking(wanted: Object, card: tree.Ref) -> Chain | None:
    chosen = _among(wanted)
    if not _is_several(card) or chosen is None:
        return None
    return (_looked_at(card), Clause(Act("take", (("card", chosen),))))


@rules(
    "chain: TAKE.BASE target FROM_AMONG reference INTO_HAND?", "chain: TAKE.BASE target FROM_AMONG reference to_zone",
)  # fmt: skip
def take_from_top(wanted: Object, card: tree.Ref, to: str = "hand") -> Chain | None:
    """ "Add 1 card with 5 or fewer stars from the top 3 cards of the Store to your hand"."""
    return _taking(wanted, card) if to == "hand" else None


@rules("chain: TAKE.BASE 'one' FROM_AMONG reference INTO_HAND?")
def take_one_from_top(card: tree.Ref) -> Chain | None:
    """ "Take one of the top 3 cards of the Store"."""
    one = Chosen(Described(Kind.CARD, plural=False), "a")
    return _taking(one, card)
