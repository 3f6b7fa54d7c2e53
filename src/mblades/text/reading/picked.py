"""Cards that are picked to go together: only where somebody picks them, and sees them. And a card that is played in the
place of another: only where another has left it.
"""

from __future__ import annotations

from mblades.text import tree
from mblades.text.reading.misreading import Misreading
from mblades.text.tree import Whose
from mblades.text.walking import nodes

_SEEN = (Whose.YOUR, Whose.THEIR)  # whose hand and binder whoever does it sees


def check_picked(said: object) -> None:
    """Raise Misreading where nobody could pick them, or where they could not lie."""
    _check_left(said)
    picked = {id(one.target) for one in nodes(said) if isinstance(one, tree.Targeted)}
    for cards in nodes(said):
        if isinstance(cards, tree.Cards) and cards.jointly is not None:
            if id(cards) not in picked or not _are_several(cards):
                raise Misreading(
                    "only cards that are chosen can be chosen to go together",
                    "'Choose 2 cards ...'",
                )
            if cards.filter.face in ("down", "any"):
                raise Misreading("face-down cards have nothing in common, and no stars")
            _check_place(cards.place)


def _check_left(said: object) -> None:
    has_left = False
    for one in nodes(said):
        if isinstance(one, tree.Return | tree.Discard | tree.Take):
            place = one.target.place if isinstance(one.target, tree.Cards) else None
            has_left = has_left or not isinstance(place, tree.In) or place.zone == "tableau"
        if isinstance(one, tree.PlayIt) and one.in_place and not has_left:
            raise Misreading(
                "no card has left its slot before this",
                "'Return a card in your tableau to your hand.'",
            )


def _are_several(cards: tree.Cards) -> bool:
    return cards.count > 1 if cards.how in ("a", "up to") else cards.how == "any number of"


def _check_place(place: tree.Place) -> None:
    unseen = (
        isinstance(place, tree.In) and place.zone in ("hand", "binder") and place.whose not in _SEEN
    )
    if unseen or isinstance(place, tree.FusionPiles):
        raise Misreading(
            "nobody sees which of these cards go together", "cards in a tableau or in your hand"
        )
    if isinstance(place, tree.In) and place.whose is Whose.EACH_OPPONENT:
        raise Misreading("this may mean each of them or all together", "'in opponents' tableaus'")
