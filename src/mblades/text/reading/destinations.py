"""Where handled cards go, in fewer words: "put it into your hand or into the Aftermarket", "give control of this card to
an opponent", "the card to the right of this card from your tableau".
"""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.deeds import Act, deed
from mblades.text.reading.doing import give_card
from mblades.text.reading.handling import discard
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, Folk, Object, Where, Zoned, owner_of
from mblades.text.reading.sentences import Clause, Options, Sentence, Series
from mblades.text.tree import Effect, Kind, Whom, Whose

rules = Rules()

_PUTTING = ("put_card", "put_to", "take", "return_to_store", "return_card", "goes")
_LIE_HERE = (tree.This(), tree.TopCard(), tree.Neighbour("left"), tree.Neighbour("right"))


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(control|possession|ownership) of", "CONTROL_OF")
    lexicon.add("(from|out of)", "OUT_OF")


@rules(
    "options: options OR put_where", "options: options OR to_zone",
    "options: options COMMA_OR put_where", "options: options COMMA_OR to_zone",
)  # fmt: skip
def or_elsewhere(some: Options, where: str) -> Options | None:
    """ "Put it into your hand or into the Aftermarket": the verb and the card are said once."""
    (last,) = some[-1][-1:]
    if len(some[-1]) != 1 or last.act is None or last.act.deed not in _PUTTING:
        return None
    card = dict(last.act.roles).get("card")
    goes = ("put_to", "to") if where in ("hand", "binder") else ("put_card", "where")
    if card is None:
        return None
    act = Act(goes[0], (("card", card), (goes[1], where)))
    return (*some, (Clause(act, last.who, third=last.third, plural=last.plural),))


@rules(
    "sentence: OTHERWISE put_where",
    "sentence: OTHERWISE to_zone",
    "sentence: OTHERWISE ',' put_where",
)
def otherwise_elsewhere(where: str) -> Sentence:
    """ "If it is a Fire card, it goes to your hand, otherwise to the Aftermarket"."""
    goes = ("put_to", "to") if where in ("hand", "binder") else ("put_card", "where")
    put = Clause(Act(goes[0], (("card", tree.It()), (goes[1], where))))
    return Sentence(Series((((put,),),)), "otherwise")


@deed("give", "pass", "hand over", "transfer", frames=("CONTROL_OF {target:card} 'to' {players:to}",
                                                       "{players:to} CONTROL_OF {target:card}"))  # fmt: skip
def give_control(who: Whom, card: Object, to: Folk) -> Effect | None:
    """ "Give control of this card to the player on your left"."""
    return give_card.make(who, card, to)


@rules("reference: reference OUT_OF zoned")
def from_where_it_lies(card: tree.Ref, zoned: Zoned) -> tree.Ref | None:
    """ "The card to the right of this card from your tableau": it lies nowhere else."""
    is_own = zoned.zone == "tableau" and zoned.owner.whose is Whose.YOUR
    return card if is_own and card in _LIE_HERE else None


@deed("lose", frames=("{target:card}",))
def lose_card(who: Whom, card: Object) -> Effect | None:
    """ "An opponent loses a random card from their hand"."""
    where = card.described.where if isinstance(card, Chosen) else None
    place = where.place if where is not None else None
    in_hand = isinstance(place, tree.In) and place.zone == "hand"
    return discard.make(who, card) if in_hand else None


@rules("target: EACH 'of' target")
def each_of_several(cards: Object) -> Chosen | None:
    """ "Put a star token on each of up to three cards"."""
    if not isinstance(cards, Chosen):
        return None
    several = cards.how == "up to" or (cards.how == "a" and cards.number > 1)
    return cards if several else None


@rules("target: ONE 'of' players ''s'", "target: number 'of' players ''s'")
def of_somebodys(*parts: Any) -> Chosen | None:
    """ "Swap one of your cards with one of an opponent's"."""
    folk: Folk = parts[-1]
    whose = owner_of(folk.who)
    if whose not in (Whose.OPPONENT, Whose.THAT, Whose.LEFT, Whose.RIGHT) or folk.is_other:
        return None
    cards = Described(
        Kind.CARD, plural=False, where=Where(tree.In("tableau", whose), is_meant=True)
    )
    return Chosen(cards, "a", parts[0] if len(parts) == 2 else 1)
