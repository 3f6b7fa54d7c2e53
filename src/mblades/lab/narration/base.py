"""What all parts of a narration share: the passages so far, and how a line begins."""

from __future__ import annotations

from mblades.lab.narration.deckbuilding import Digest
from mblades.lab.narration.words import (
    Grid,
    Headline,
    Names,
    Part,
    Passage,
    Sentence,
    Span,
    listed,
    spans,
)
from mblades.rules.game import Game
from mblades.rules.state import events
from mblades.rules.state.state import NO_CARD, NOBODY


class Narration:
    """A narration so far."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.names = Names(game)
        self._passages: list[Passage] = []
        self._digest: Digest | None = None
        self._digest_next: Digest | None = None  # boosters are opened before their timer starts
        self._prizes: list[tuple[Span, ...]] = []
        self._held: list[Passage] = []
        self._collections = False
        self._trimmed: dict[int, list[int | None]] = {}
        self._drafted: dict[int, list[int | None]] = {}
        # the tournament
        self._rp = [0] * len(game.seats)
        self._first = 0
        self._last_turn = NOBODY
        self._lap = 0
        self._lap_headed = True  # whether the headline of this go-round has been given
        self._table: Grid | None = None  # where things stood as it began
        self._passed: list[int] = []
        self._heading = (NOBODY, NO_CARD)  # seat and card of the line above
        self._effect = (NOBODY, NO_CARD, -1)  # seat, card and ability under way
        self._scoring: dict[int, list[tuple[Span, int]]] | None = None
        self._clash: list[events.ClashCard] = []

    def _say(self, *parts: Part, indent: int = 1, beats: float = 1) -> None:
        self._passages.append(Sentence(spans(*parts), indent, beats))

    def _end_digest(self) -> None:
        if self._digest is not None:
            self._passages.extend(self._digest.passages())
            self._digest = None

    def _flush_passes(self) -> None:
        if self._passed:
            who = listed([(self.names.player(seat),) for seat in self._passed])
            verb = "has" if len(self._passed) == 1 else "have"
            self._passed = []
            self._say(who, f" {verb} no card to play.")

    def _start_line(self) -> None:
        """Something happens: give the headline of the go-round first, if that is still to do."""
        self._flush_passes()
        if not self._lap_headed:
            self._lap_headed = True
            self._passages += [self._table] if self._table is not None else []
            self._table = None
            self._passages.append(Headline(f"Go-round {self._lap}", level=2, beats=1))

    def _tell_scoring(self) -> None:
        """One line a player: `Cardine: 35 + 10 (Belt Case) + 15 (High Tide) = 60 RP`."""
        effects, self._scoring = self._scoring or {}, None
        for seat, gains in effects.items():
            gained = sum(amount for _label, amount in gains)
            parts: list[Part] = [self.names.player(seat), f" {self._rp[seat] - gained}"]
            for label, amount in gains:
                parts += [f" {'+' if amount >= 0 else '-'} {abs(amount)} (", label, ")"]
            if gains:
                parts += [" = ", Span(str(self._rp[seat]), "rp")]
            self._say(*parts, " RP", beats=1.5)
