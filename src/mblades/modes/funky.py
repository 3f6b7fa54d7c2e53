"""Funky: one deckbuilding phase, three decks, three tournaments in a row (FUNKY)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import msgspec

from mblades.errors import IllegalAction, SetupError
from mblades.rules.mode import Mode, Phase, begin_tournament
from mblades.rules.setup.editions import Edition
from mblades.rules.setup.setup import Setup
from mblades.rules.state.piles import discard
from mblades.rules.state.state import NO_CHOICE, Action, Player, State

DECKS = ("deck", "second_deck", "third_deck")
BOOSTERS = 3  # FUNKY-2


class Choosing:
    """Everyone chooses, unseen, one of the decks they have left."""  # FUNKY-4

    def waiting(self, s: State) -> tuple[int, ...]:
        return tuple([p.seat for p in s.players if p.chosen_deck == NO_CHOICE])

    def choices(self, s: State, seat: int) -> list[Action]:
        if s.players[seat].chosen_deck != NO_CHOICE:
            return []
        return [("use_deck", area) for area in _decks_left(s)]

    def act(self, s: State, seat: int, action: Action, _offered: Sequence[Action] = ()) -> None:
        p = s.players[seat]
        if p.chosen_deck != NO_CHOICE:
            raise IllegalAction("You have chosen your deck.")
        left = _decks_left(s)
        if len(action) != 2 or action[0] != "use_deck" or action[1] not in left:
            raise IllegalAction("Choose one of the decks you have left.")
        p.chosen_deck = left.index(str(action[1]))
        p.ready = True
        s.events.append(("deck_chosen", seat, p.chosen_deck))
        if not self.waiting(s):
            play_chosen_decks(s)


class Funky(Mode):
    """One deckbuilding phase for three decks, then three tournaments in a row."""

    name: ClassVar[str] = "funky"
    title: ClassVar[str] = "Funky"
    phases: ClassVar[Mapping[str, Phase]] = {**Mode.phases, "choosing": Choosing()}
    areas: ClassVar[tuple[str, ...]] = ("binder", *DECKS)
    hidden_areas: ClassVar[tuple[str, ...]] = areas

    def check(self, setup: Setup, _edition: Edition) -> None:
        if setup.character_powers:  # FUNKY-1
            raise SetupError("funky is played without the powers of characters")
        if setup.prerelease:
            raise SetupError("funky has three tournaments after one deckbuilding phase, no other")
        if setup.liquidation:
            raise SetupError("funky has no deckbuilding to spend the M$ of a liquidation in")

    def adapt(self, edition: Edition, _setup: Setup) -> Edition:
        return msgspec.structs.replace(
            edition, npcs=False, collections=False, boosters=BOOSTERS, prize_sets=()
        )  # FUNKY-1, FUNKY-2, FUNKY-6

    def score_collections(self, s: State) -> None:
        """There are none."""  # FUNKY-1

    def after_deckbuilding(self, s: State) -> None:
        begin_choosing(s)

    def put_away(self, s: State, _p: Player, cards: tuple[int, ...]) -> None:
        discard(s, cards)  # FUNKY-5

    def next_round(self, s: State) -> None:
        s.round += 1
        begin_choosing(s)

    def view(self, _s: State, _seat: int | None) -> dict[str, Any]:
        return {"last_deckbuilding": True}

    def redeal(self, s: State, seat: int | None, rng: Random) -> None:
        """Which deck the others have chosen."""  # FUNKY-4
        for p in s.players:
            if p.chosen_deck != NO_CHOICE and p.seat != seat:
                p.chosen_deck = rng.randrange(len(_decks_left(s)))


def _decks_left(s: State) -> tuple[str, ...]:
    """The areas that hold the decks not played yet."""
    return DECKS[s.round - 1 :]


def begin_choosing(s: State) -> None:
    """The next tournament waits for everyone's choice; the last deck is no choice."""
    if len(_decks_left(s)) == 1 and not s.setup.ask_forced:
        for p in s.players:
            p.chosen_deck = 0
        play_chosen_decks(s)
        return
    s.phase = "choosing"
    s.events.append(("phase", "choosing", s.round))


def play_chosen_decks(s: State) -> None:
    """What was chosen becomes the deck; what is left moves up."""
    left = _decks_left(s)
    for p in s.players:
        held = p.__dict__
        cards: list[tuple[int, ...]] = [held[area] for area in left]
        for area in left:
            held[area] = ()
        p.deck = cards.pop(p.chosen_deck)
        for area, waiting in zip(left[1:], cards, strict=True):
            held[area] = waiting
        p.chosen_deck = NO_CHOICE
        p.ready = False
    begin_tournament(s)
