"""What only one mode remembers. These are records, and apart from the modes, which are compiled."""

from __future__ import annotations

from mblades.rules.state.records import ModeState


class CoopState(ModeState, frozen=True):
    """The bosses, and how it went against them."""

    bosses: tuple[int, ...] = ()  # by their number in the library, one a round
    decks: tuple[tuple[int, ...], ...] = ()  # the cards of bosses still to come, the next first
    accessories: tuple[int, ...] = ()  # of this boss, not revealed (COOP-3); the next is the last
    scenarios: tuple[tuple[int, int], ...] = ()  # fought so far: RP of the players, of the boss
    new_sets: tuple[int, ...] = ()  # for the store that is rebuilt in a campaign (CAMP-2)


class DuelState(ModeState, frozen=True):
    """The RP of everybody's collections, added at the end of the tournament (DUEL-3)."""

    collection_rp: tuple[int, ...]


class FunkyState(ModeState, frozen=True):
    """Which of the decks left each player has chosen to play, or NO_CHOICE (FUNKY-4)."""

    chosen: tuple[int, ...]
