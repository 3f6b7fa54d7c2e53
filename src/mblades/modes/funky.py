"""Funky: one deckbuilding phase, three decks, three tournaments in a row (FUNKY)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

import msgspec

from mblades.errors import IllegalAction, SetupError
from mblades.modes.records import FunkyState, UseDeck
from mblades.rules.mode import Mode, Phase, begin_tournament
from mblades.rules.setup.editions import Edition
from mblades.rules.setup.setup import Setup
from mblades.rules.state import events
from mblades.rules.state.actions import Action, ModeAction
from mblades.rules.state.piles import discard
from mblades.rules.state.records import NO_CHOICE, Area, with_entry
from mblades.rules.state.state import ModeState, Player, State
from mblades.rules.state.view_records import ModeView


def chosen_decks(s: State) -> tuple[int, ...]:
    """What everybody has chosen, by seat."""
    assert isinstance(s.mode_state, FunkyState)
    return s.mode_state.chosen


DECKS: Final[tuple[Area, ...]] = ("deck", "second_deck", "third_deck")
BOOSTERS: Final = 3  # FUNKY-2


class Choosing:
    """Everyone chooses, unseen, one of the decks they have left."""  # FUNKY-4

    def waiting(self, s: State) -> tuple[int, ...]:
        return tuple([n for n, deck in enumerate(chosen_decks(s)) if deck == NO_CHOICE])

    def choices(self, s: State, seat: int) -> list[Action]:
        if chosen_decks(s)[seat] != NO_CHOICE:
            return []
        return [UseDeck(area) for area in _decks_left(s)]

    def act(self, s: State, seat: int, action: Action, _offered: Sequence[Action] = ()) -> None:
        chosen = chosen_decks(s)
        if chosen[seat] != NO_CHOICE:
            raise IllegalAction("You have already chosen your deck.")
        left = _decks_left(s)
        if not isinstance(action, UseDeck) or action.area not in left:
            raise IllegalAction("Choose one of the decks you have left.")
        deck = left.index(action.area)
        s.mode_state = FunkyState(with_entry(chosen, seat, deck))
        s.players[seat].ready = True
        s.events.append(events.DeckChosen(seat, deck))
        if not self.waiting(s):
            play_chosen_decks(s)


class Funky(Mode):
    """One deckbuilding phase for three decks, then three tournaments in a row."""

    name: ClassVar[str] = "funky"
    title: ClassVar[str] = "Funky"
    does: ClassVar[str] = "One deckbuilding phase for three decks, then three tournaments in a row."
    phases: ClassVar[Mapping[str, Phase]] = {**Mode.phases, "choosing": Choosing()}
    actions: ClassVar[tuple[type[ModeAction], ...]] = (UseDeck,)
    areas: ClassVar[tuple[Area, ...]] = ("binder", *DECKS)
    hidden_areas: ClassVar[tuple[Area, ...]] = areas

    def check(self, setup: Setup, _edition: Edition) -> None:
        if setup.character_powers:  # FUNKY-1
            raise SetupError("Funky is played without character powers")
        if setup.prerelease:
            raise SetupError(
                "Funky always has three tournaments after one deckbuilding phase, so it has no Pre-Release"
            )
        if setup.liquidation:
            raise SetupError("Funky has no deckbuilding phase to spend the M$ from Liquidation in")

    def adapt(self, edition: Edition, _setup: Setup) -> Edition:
        return msgspec.structs.replace(
            edition, npcs=False, collections=False, boosters=BOOSTERS, prize_sets=()
        )  # FUNKY-1, FUNKY-2, FUNKY-6

    def new_state(self, seats: int) -> ModeState:
        return FunkyState((NO_CHOICE,) * seats)

    def score_collections(self, s: State) -> None:
        """There are none."""  # FUNKY-1

    def after_deckbuilding(self, s: State) -> None:
        begin_choosing(s)

    def put_away(self, s: State, _p: Player, cards: tuple[int, ...]) -> None:
        discard(s, cards)  # FUNKY-5

    def next_round(self, s: State) -> None:
        s.round += 1
        begin_choosing(s)

    def view(self, _s: State, _seat: int | None) -> ModeView:
        return {"last_deckbuilding": True}

    def redeal(self, s: State, seat: int | None, rng: Random) -> None:
        """Which deck the others have chosen."""  # FUNKY-4
        left = len(_decks_left(s))
        s.mode_state = FunkyState(
            tuple(
                deck if deck == NO_CHOICE or n == seat else rng.randrange(left)
                for n, deck in enumerate(chosen_decks(s))
            )
        )


def _decks_left(s: State) -> tuple[str, ...]:
    """The areas that hold the decks not played yet."""
    return DECKS[s.round - 1 :]


def begin_choosing(s: State) -> None:
    """The next tournament waits for everyone's choice, of the last deck too: before it begins, all
    have seen how the one before ended."""
    s.phase = "choosing"
    s.events.append(events.Phase("choosing", s.round))


def play_chosen_decks(s: State) -> None:
    """What was chosen becomes the deck; what is left moves up."""
    left = _decks_left(s)
    for p, chosen in zip(s.players, chosen_decks(s), strict=True):
        cards = [p.cards_in(area) for area in left]
        for area in left:
            p.put_in(area, ())
        p.deck = cards.pop(chosen)
        for area, waiting in zip(left[1:], cards, strict=True):
            p.put_in(area, waiting)
        p.ready = False
    s.mode_state = FunkyState((NO_CHOICE,) * len(s.players))
    begin_tournament(s)
