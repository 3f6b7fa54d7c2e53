"""Sentences about bosses: co-op and the campaign (COOP, CAMP)."""

from __future__ import annotations

from mblades.lab.narration.base import Narration
from mblades.lab.narration.words import Grid, Happening, Headline, Span, listed, spans


class BossStory(Narration):
    """The part of a story that only games against a boss have."""

    def _on_boss(self, it: Happening) -> None:
        self.names.rename(it.seat, it.word("set"))
        self._say("The boss: ", self.names.player_in_full(it.seat), ".", beats=2)

    def _on_boss_accessory(self, it: Happening) -> None:
        self._say(
            self.names.player(it.seat), " reveals ", self.names.card(it.card), ". ",
            Span(" ".join(self.names.text(it.card).split()), "text"), beats=2,
        )  # fmt: skip

    def _on_boss_bonus(self, it: Happening) -> None:
        self._rp[it.seat] += it.number("amount")
        self._say(
            self.names.player(it.seat), " gains ", Span(f"{it.number('amount')} RP", "good"),
            " more, as the campaign has it.",
        )  # fmt: skip

    def _on_scenario(self, it: Happening) -> None:
        self._tell_scoring()
        won = bool(it.number("won"))
        rows = (
            (spans("the players"), (Span(str(it.number("players_rp")), "rp"),)),
            ((self.names.player_in_full(it.seat),), (Span(str(it.number("boss_rp")), "rp"),)),
        )
        self._passages.append(Grid(("", "RP>"), rows, beats=3))
        outcome = Span("is beaten", "good") if won else Span("has beaten the players", "bad")
        self._say(self.names.player_in_full(it.seat), " ", outcome, ".", beats=3)

    def _on_store_rebuilt(self, it: Happening) -> None:
        sets = [(Span(str(name), "card"),) for name in it.numbers("sets")]
        self._passages.append(Headline("A new store", level=2))
        self._say("The Core cards come back, with ", listed(sets), ".")
