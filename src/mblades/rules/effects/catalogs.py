"""The catalog of a library, made once and shared by all its games."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from mblades.cards.library import Library
from mblades.rules.effects import compiler
from mblades.rules.effects.catalog import Catalog

# Only what can be worked out again: whoever comes second makes an equal catalog.
_made: WeakKeyDictionary[Library, Catalog] = WeakKeyDictionary()


def catalog_of(library: Library) -> Catalog:
    """A library made ready for play."""
    catalog = _made.get(library)
    if catalog is None:
        catalog = _made[library] = Catalog(library, compiler)
    return catalog
