"""Sentences about what options bring: venues, drafts, liquidations (OPT)."""

from __future__ import annotations

from mblades.lab.narration.base import Narration
from mblades.lab.narration.words import Headline, Span, counted
from mblades.rules.deckbuilding.booster_draft import CLOCKWISE
from mblades.rules.state import events


class OptionStory(Narration):
    """The part of a story that only games with some options have."""

    def _on_venue(self, it: events.Venue) -> None:
        text = " ".join(self.names.text(it.card).split())
        self._say("The venue: ", self.names.card(it.card), ". ", Span(text, "text"))

    def _on_accessories(self, it: events.Accessories) -> None:
        self._passages.append(Headline("Millennium Accessories", beats=2))
        self._say("To be taken in turn: ", self.names.cards(it.cards), ".")

    def _on_took_accessory(self, it: events.TookAccessory) -> None:
        self._say(self.names.player(it.seat), " takes ", self.names.card(it.card), ".")

    def _on_draft(self, it: events.Draft) -> None:
        self._end_digest()
        way = "clockwise" if it.direction == CLOCKWISE else "counter-clockwise"
        self._passages.append(Headline(f"Draft, {way}", level=2))

    def _on_drafted(self, it: events.Drafted) -> None:
        self._drafted.setdefault(it.seat, []).append(it.card)

    def _tell_draft(self) -> None:
        for seat, cards in sorted(self._drafted.items()):
            self._say(self.names.player(seat), " drafts ", self.names.cards(cards), ".")
        self._drafted = {}

    def _on_liquidated(self, it: events.Liquidated) -> None:
        count, paid = len(it.cards), it.paid
        self._say(
            self.names.player(it.seat), f" returns {counted(count, 'card')} to the box for ",
            Span(f"{paid} M$", "money"), ".",
        )  # fmt: skip
