"""Sentences about bosses: co-op and the campaign (COOP, CAMP)."""

from __future__ import annotations

from mblades.lab.narration.base import Narration
from mblades.lab.narration.words import Grid, Headline, Span, listed, spans
from mblades.rules.state import events


class BossStory(Narration):
    """The part of a story that only games against a boss have."""

    def _on_boss(self, it: events.Boss) -> None:
        self.names.rename(it.seat, it.set)
        self._say("The boss: ", self.names.player_in_full(it.seat), ".", beats=2)

    def _on_boss_accessory(self, it: events.BossAccessory) -> None:
        self._say(
            self.names.player(it.seat), " reveals ", self.names.card(it.card), ". ",
            Span(" ".join(self.names.text(it.card).split()), "text"), beats=2,
        )  # fmt: skip

    def _on_boss_bonus(self, it: events.BossBonus) -> None:
        self._rp[it.seat] += it.amount
        self._say(
            self.names.player(it.seat), " gains ", Span(f"{it.amount} RP", "good"),
            " more, as the campaign has it.",
        )  # fmt: skip

    def _on_scenario(self, it: events.Scenario) -> None:
        self._tell_scoring()
        won = bool(it.won)
        rows = (
            (spans("the players"), (Span(str(it.players_rp), "rp"),)),
            ((self.names.player_in_full(it.seat),), (Span(str(it.boss_rp), "rp"),)),
        )
        self._passages.append(Grid(("", "RP>"), rows, beats=3))
        outcome = Span("is beaten", "good") if won else Span("has beaten the players", "bad")
        self._say(self.names.player_in_full(it.seat), " ", outcome, ".", beats=3)

    def _on_store_rebuilt(self, it: events.StoreRebuilt) -> None:
        sets = [(Span(str(name), "card"),) for name in it.sets]
        self._passages.append(Headline("A new store", level=2))
        self._say("The Core cards come back, with ", listed(sets), ".")
