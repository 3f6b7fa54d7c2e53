"""Than what a card is another one, where it may be another than those that were counted before."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.parts import Part
from mblades.text.reading.words import Word

_KINDS = frozenset(one.lower() for one in (*tree.ELEMENTS, *tree.TYPES))
_EACH = frozenset({"each", "every", "per"})


def other_cards(words: list[Word], said: list[Part]) -> tuple[Part, Misreading] | None:
    """ "8 RP for each Mage, and 2 RP for each other card": than this one, or than the Mages?"""
    counted = False
    for at, word in enumerate(words):
        if word.kind == "mark" and word.key == ":":
            counted = False
        before = words[at - 1].key if at else ""
        if word.key in _KINDS and before in _EACH:
            counted = True
        behind = [one.key for one in words[at + 1 : at + 3]]
        if counted and word.key == "other" and before in _EACH and behind[:1] == ["card"]:
            if behind[1:] in (["than"], ["that"], ["with"]):
                continue
            part = next(part for part in said if part.start <= at < part.end)
            return part, Misreading(
                "it is not clear than what this is another card",
                "'each card other than this card', or 'each card that is not a Mage'",
            )
    return None
