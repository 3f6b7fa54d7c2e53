"""Sentences about Turn-Based Mode: what a turn was used for, and scorings (TURN)."""

from __future__ import annotations

from mblades.lab.narration.base import Narration
from mblades.lab.narration.words import Part, Span, counted, spans
from mblades.rules.state import events
from mblades.rules.state.state import NO_CARD

SCORINGS = ("first", "second", "third and last")


class TurnStory(Narration):
    """The part of a story in which cards are bought and sold turn by turn."""

    def _does(self, seat: int, *parts: Part) -> None:
        """Somebody uses their turn."""
        self._start_line()
        self._heading = (seat, NO_CARD)
        self._say(self.names.player(seat), " ", *parts, ".", beats=1)

    def _tell_action(self, it: events.Event) -> None:
        """An action that is summed up while a timer runs, but gets its own line where none does."""
        names = self.names
        match it:
            case events.Bought():
                self._does(
                    it.seat, "buys ", names.card(it.card), " in the store", self._for(it.cost)
                )
            case events.Purchased():
                self._does(
                    it.seat,
                    "buys ",
                    names.card(it.card),
                    " in the aftermarket",
                    self._for(it.price),
                )
            case events.Sold():
                self._does(it.seat, "sells ", names.card(it.card), self._for(it.price))
            case events.Fused():
                self._does(
                    it.seat, f"fuses {counted(len(it.cards), 'card')} into ",
                    Span(f"{it.rarity} ", "promo"), names.card(it.promo),
                )  # fmt: skip
            case events.Peeked():
                self._does(it.seat, f"looks at the card in slot {it.slot + 1} of the store")
            case events.MetaChanged():
                self._does(it.seat, "puts another meta on top of a meta deck")

    def _for(self, price: int) -> tuple[Span, ...]:
        return spans(" for ", Span(f"{price} M$", "money"))

    def _tell_hand(self, it: events.Dealt) -> None:
        """A hand is dealt."""
        many = counted(len(it.cards), "card")
        self._say(self.names.player(it.seat), f" is dealt a hand of {many}.")

    def _on_equipped(self, it: events.Equipped) -> None:
        self._does(it.seat, "sets up ", self.names.card(it.card))

    def _on_collected(self, it: events.Collected) -> None:
        symbol = it.symbol
        self._does(
            it.seat, "adds ", self.names.card(it.card), " to a collection of ",
            Span(symbol, f"symbol {symbol}"),
        )  # fmt: skip

    def _on_scored(self, it: events.Scored) -> None:
        """`Cardine: 35 + 20 (collections): the first scoring, 55 RP`."""
        gains, self._scoring = (self._scoring or {}).get(it.seat, []), None
        rp = it.rp
        parts: list[Part] = [self.names.player(it.seat), ": "]
        if gains:
            parts.append(f"{rp - sum(amount for _label, amount in gains)}")
            for label, amount in gains:
                parts += [f" + {amount} (", label, ")"]
            parts.append(" = ")
        parts += [Span(str(rp), "rp"), f" RP for the {SCORINGS[it.number - 1]} scoring."]
        self._rp[it.seat] = 0
        self._say(*parts, beats=3)

    def _on_kept(self, it: events.Kept) -> None:
        self._say(self.names.player(it.seat), " keeps ", self.names.cards(it.cards), ".")

    def _on_finished(self, it: events.Finished) -> None:
        self._say(self.names.player(it.seat), " has finished.")
