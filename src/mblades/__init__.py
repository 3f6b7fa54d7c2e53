"""Millennium Blades, playable: a rules engine, a card language and everything around them."""

from __future__ import annotations

from importlib import import_module

from mblades.native import leave_alone_what_is_out_of_date

__version__ = "0.1.0"

leave_alone_what_is_out_of_date()

# Loaded when first asked for: `mblades --help` needs none of the engine. Types: __init__.pyi.
_HOMES = {
    "Game": "mblades.rules.game",
    "IllegalAction": "mblades.errors",
    "Setup": "mblades.rules.setup.setup",
}
__all__ = ["Game", "IllegalAction", "Setup", "__version__"]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
