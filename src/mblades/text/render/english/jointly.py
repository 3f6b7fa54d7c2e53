"""Canonical English for what is asked of several cards together."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.render.english.references import plural, shared


def jointly(cards: tree.Cards) -> str:
    """ "That share an element with each other", "with at most 8 stars in total"; nothing if nothing is asked."""
    match cards.jointly:
        case None:
            return ""
        case tree.Alike(what, none):
            return f"that share {shared((what,), 'none' if none else 'all')} with each other"
        case tree.StarsInAll(test, stars):
            bound = {"equal": "exactly", "fewer": "fewer than", "more": "more than"}.get(test, test)
            return f"with {bound} {plural(stars, 'star')} in total"
