"""Cards that go somewhere else than usual: into another tableau, or away instead of being flipped."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.english_forms import OWNER_OF
from mblades.text.reading.deeds import deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Zoned
from mblades.text.reading.sentences import Sentence, Series
from mblades.text.tree import Effect, Who, Whom

rules = Rules()

_PLAYER_OF = {whose: who for who, whose in OWNER_OF.items()}
_IN_PLAY = (tree.This, tree.TopCard, tree.Neighbour)


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("instead of (yours|your own|your tableau)", "INSTEAD_OF_YOURS")
    lexicon.add(
        "[,] if (there is (room|space)|they have (room|space|an open slot|a free slot))", "IF_ROOM"
    )
    lexicon.add("(instead of|rather than) flipping (it|this card|this)", "INSTEAD_OF_FLIPPING")


@deed(
    "put",
    "place",
    "lay",
    "move",
    frames=(
        "{reference:card} 'into' {zoned:zone} INSTEAD_OF_YOURS? IF_ROOM?",
        "{reference:card} 'to' {zoned:zone} INSTEAD_OF_YOURS? IF_ROOM?",
    ),
)
def put_into_tableau(who: Whom, card: tree.Ref, zone: Zoned) -> Effect | None:
    """ "Put this card into an opponent's tableau.": it is given to that player, if there is room."""
    to = None if zone.owner.everyone else _PLAYER_OF.get(zone.owner.whose)
    if zone.zone != "tableau" or to in (None, Who.YOU) or not isinstance(card, _IN_PLAY):
        return None
    assert to is not None
    return tree.GiveCard(card, to) if who is Who.YOU else None


@rules("sentence: series INSTEAD_OF_FLIPPING", "sentence: INSTEAD_OF_FLIPPING ',' series")
def instead_of_flipping(series: Series) -> Sentence:
    """Of an Action, whose card is flipped otherwise."""
    return Sentence(series, "instead of flipping")
