"""Sentences about Turn-Based Mode: what a turn was used for, and scorings (TURN)."""

from __future__ import annotations

from mblades.lab.narration.base import Narration
from mblades.lab.narration.words import Happening, Part, Span, counted, spans
from mblades.rules.state.state import NO_CARD

SCORINGS = ("first", "second", "third and last")


class TurnStory(Narration):
    """The part of a story in which cards are bought and sold turn by turn."""

    def _does(self, it: Happening, *parts: Part) -> None:
        """Somebody uses their turn."""
        self._start_line()
        self._heading = (it.seat, NO_CARD)
        self._say(self.names.player(it.seat), " ", *parts, ".", beats=1)

    def _tell_action(self, it: Happening) -> None:
        """An action that is summed up while a timer runs, but gets its own line where none does."""
        names = self.names
        match it.kind:
            case "bought":
                self._does(it, "buys ", names.card(it.card), " in the store", self._for(it, "cost"))
            case "purchased":
                self._does(
                    it, "buys ", names.card(it.card), " in the aftermarket", self._for(it, "price")
                )
            case "sold":
                self._does(it, "sells ", names.card(it.card), self._for(it, "price"))
            case "fused":
                self._does(
                    it, f"fuses {counted(len(it.numbers('cards')), 'card')} into ",
                    Span(f"{it.word('rarity')} ", "promo"), names.card(it.number("promo")),
                )  # fmt: skip
            case "peeked":
                self._does(it, f"looks at the card in slot {it.number('slot') + 1} of the store")
            case "meta_changed":
                self._does(it, "puts another meta on top of a meta deck")

    def _for(self, it: Happening, field: str) -> tuple[Span, ...]:
        return spans(" for ", Span(f"{it.number(field)} M$", "money"))

    def _tell_hand(self, it: Happening) -> None:
        """A hand is dealt."""
        many = counted(len(it.numbers("cards")), "card")
        self._say(self.names.player(it.seat), f" is dealt a hand of {many}.")

    def _on_equipped(self, it: Happening) -> None:
        self._does(it, "sets up ", self.names.card(it.card))

    def _on_collected(self, it: Happening) -> None:
        symbol = it.word("symbol")
        self._does(
            it, "adds ", self.names.card(it.card), " to a collection of ",
            Span(symbol, f"symbol {symbol}"),
        )  # fmt: skip

    def _on_scored(self, it: Happening) -> None:
        """`Cardine: 35 + 20 (collections): the first scoring, 55 RP`."""
        gains, self._scoring = (self._scoring or {}).get(it.seat, []), None
        rp = it.number("rp")
        parts: list[Part] = [self.names.player(it.seat), ": "]
        if gains:
            parts.append(f"{rp - sum(amount for _label, amount in gains)}")
            for label, amount in gains:
                parts += [f" + {amount} (", label, ")"]
            parts.append(" = ")
        parts += [Span(str(rp), "rp"), f" RP for the {SCORINGS[it.number('number') - 1]} scoring."]
        self._rp[it.seat] = 0
        self._say(*parts, beats=3)

    def _on_kept(self, it: Happening) -> None:
        self._say(self.names.player(it.seat), " keeps ", self.names.cards(it.numbers("cards")), ".")

    def _on_finished(self, it: Happening) -> None:
        self._say(self.names.player(it.seat), " has finished.")
