"""The modes of the rulebooks, each a small change to the normal game."""

from __future__ import annotations

from mblades.modes import campaign, coop, duel, funky, teams
from mblades.modes.turn_based import mode as turn_based

__all__ = ["campaign", "coop", "duel", "funky", "teams", "turn_based"]
