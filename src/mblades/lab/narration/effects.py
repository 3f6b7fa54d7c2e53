"""Sentences about what cards do in a tournament: effects and clashes."""

from __future__ import annotations

from collections.abc import Iterable

from mblades.lab.narration.base import Narration
from mblades.lab.narration.words import Part, Span, counted, listed, spans
from mblades.rules.effects import board
from mblades.rules.state import events
from mblades.rules.state.state import NO_CARD

RETURNED = {"hand": "hand", "binder": "binder", "discard": "discard pile"}


class EffectStory(Narration):
    """The part of a story that tells what came of a card."""

    def _on_effect(self, it: events.Effect) -> None:
        self._effect = (it.seat, it.card, it.ability)

    def _then(self, seat: int, *parts: Part, source: int | None = None) -> None:
        """A consequence: `→ gains 5 RP`, with its card and its player where they are not clear."""
        self._start_line()
        owner, card, ability = self._effect
        if source is not None and source != card:
            owner, ability = board.of(self._game.state).owner.get(source, seat), -1
            card = source
        lead: list[Part] = [Span("→ ", "arrow")]
        known = self._heading[0]
        if (owner, card) != self._heading and (card != NO_CARD or ability >= 0):
            whose = self.names.owner(owner) if card != NO_CARD else self.names.player(owner)
            lead += [whose, " ", self.names.source(card, ability), ": "]
            known = owner
        if seat != known:
            lead += [self.names.player(seat), " "]
        self._say(*lead, *parts, indent=2)

    def _on_gained(self, it: events.Gained) -> None:
        seat, amount, unit = it.seat, it.amount, it.unit
        if unit == "RP":
            self._rp[seat] += amount
            owner, card, ability = self._effect
            if self._scoring is not None and seat == owner and it.source == card:
                add_gain(self._scoring[seat], self.names.source(card, ability), amount)
                return
        self._then(
            seat, "gains ", Span(f"{amount} {unit}", "good"), self._now(seat, unit),
            source=it.source,
        )  # fmt: skip

    def _on_lost(self, it: events.Lost) -> None:
        seat, amount, unit = it.seat, it.amount, it.unit
        if unit == "RP":
            self._rp[seat] -= amount
            owner, card, ability = self._effect
            if self._scoring is not None and seat == owner and it.source == card:
                add_gain(self._scoring[seat], self.names.source(card, ability), -amount)
                return
        self._then(
            seat, "loses ", Span(f"{amount} {unit}", "bad"), self._now(seat, unit),
            source=it.source,
        )  # fmt: skip

    def _on_stole(self, it: events.Stole) -> None:
        seat, victim = it.seat, it.victim
        amount, unit = it.amount, it.unit
        if unit == "RP":
            self._rp[seat] += amount
            self._rp[victim] -= amount
        self._then(
            seat, "steals ", Span(f"{amount} {unit}", "good"), " from ",
            self.names.player(victim), self._now(seat, unit), source=it.source,
        )  # fmt: skip

    def _now(self, seat: int, unit: str) -> tuple[Span, ...]:
        return (Span(" ("), Span(str(self._rp[seat]), "rp"), Span(")")) if unit == "RP" else ()

    def _on_flipped(self, it: events.Flipped) -> None:
        seat, card, by = it.seat, it.card, it.by
        if by == seat and card == self._effect[1]:
            self._start_line()
            whose = () if seat == self._heading[0] else spans(self.names.owner(seat), " ")
            self._say(
                Span("→ ", "arrow"), whose, self.names.card(card), " turns face down", indent=2
            )
        else:
            self._then(by, "flips ", self._in_play(seat, card, by))

    def _on_unflipped(self, it: events.Unflipped) -> None:
        by = it.by
        self._then(by, "turns ", self._in_play(it.seat, it.card, by), " face up again")

    def _in_play(self, seat: int, card: int, by: int) -> tuple[Span, ...]:
        """`Bully in Cardine's tableau`, `their own Bully`, `Cardine's Lucky Sleeves`."""
        names = self.names
        if seat == by:
            return spans("their own ", names.card(card))
        if self._game.state.catalog.kind[names.design(card)] == "Single":
            return spans(names.card(card), " in ", names.owner(seat), " tableau")
        return spans(names.owner(seat), " ", names.card(card))

    def _on_prevented(self, it: events.Prevented) -> None:
        self._start_line()
        self._say(Span("→ ", "arrow"), self.names.card(it.card), " is saved", indent=2)

    def _on_cancelled(self, it: events.Cancelled) -> None:
        self._then(it.by, "cancels the effect of ", self.names.card(it.card))

    def _on_discarded(self, it: events.Discarded) -> None:
        self._then(it.seat, "discards ", self.names.card(it.card), " from play")

    def _on_discarded_hand(self, it: events.DiscardedHand) -> None:
        self._then(it.seat, "discards ", self.names.card(it.card), " from hand")

    def _on_returned(self, it: events.Returned | events.ReturnedUnseen) -> None:
        where = RETURNED[it.to]
        self._then(it.seat, "takes ", self.names.card(it.card), f" back to the {where}")

    def _on_taken(self, it: events.Taken | events.TakenUnseen) -> None:
        self._then(it.seat, "receives ", self.names.card(it.card))

    _on_taken_unseen = _on_taken
    _on_returned_unseen = _on_returned

    def _on_drew(self, it: events.Drew) -> None:
        self._then(it.seat, "draws ", self.names.card(it.card))

    def _on_revealed(self, it: events.Revealed) -> None:
        self._then(it.seat, "reveals ", self.names.card(it.card))

    def _on_named(self, it: events.Named) -> None:
        self._then(it.seat, "names ", Span(it.word, "card"))

    def _on_moved(self, it: events.Moved) -> None:
        self._then(
            it.seat, self.names.card(it.card), f" moves to slot {it.slot + 1} of ",
            self.names.owner(it.seat), " tableau",
        )  # fmt: skip

    def _on_attached(self, it: events.Attached) -> None:
        host = it.host
        self._then(
            self._heading[0], "puts ", self.names.card(it.card), " under ", self.names.card(host)
        )

    def _on_tokens(self, it: events.Tokens) -> None:
        self._pieces(it, "star token")

    def _on_markers(self, it: events.Markers) -> None:
        self._pieces(it, "sell marker")

    def _pieces(self, it: events.Tokens | events.Markers, piece: str) -> None:
        count = it.count
        verb = "gets" if count > 0 else "gives up"
        seat = board.of(self._game.state).owner.get(it.card, self._heading[0])
        whose = "" if seat == self._heading[0] else self.names.owner(seat)
        gap = " " if whose else ""
        self._start_line()
        self._say(
            Span("→ ", "arrow"), whose, gap, self.names.card(it.card),
            f" {verb} {counted(abs(count), piece)}", indent=2,
        )  # fmt: skip

    def _on_put_on_store(self, it: events.PutOnStore) -> None:
        self._then(it.seat, "puts ", self.names.card(it.card), " on top of the Store")

    def _on_put_in_aftermarket(self, it: events.PutInAftermarket) -> None:
        self._then(it.seat, "puts ", self.names.card(it.card), " into the Aftermarket")

    def _on_loop(self, it: events.Loop) -> None:
        self._start_line()
        paid = it.paid
        self._say(
            Span("∞ ", "bad"), self.names.player(it.seat),
            " has found an endless loop and leaves the tournament"
            + (f", paid {paid} M$." if paid else "."),
            indent=2, beats=3,
        )  # fmt: skip

    # ----------------------------------------------------------------------- clashes

    def _on_clash(self, it: events.Clash) -> None:
        self._clash = []
        who = listed([(self.names.player(seat),) for seat in it.seats])
        self._start_line()
        self._say(Span("⚔ Clash", "clash"), " of ", who, indent=2)

    def _on_clash_card(self, it: events.ClashCard) -> None:
        self._clash.append(it)

    def _on_clash_result(self, it: events.ClashResult) -> None:
        names, winners = self.names, it.winners
        sums: list[Iterable[Span]] = []
        for side in self._clash:
            revealed, total = side.revealed, side.total
            drawn = 0
            if revealed != NO_CARD:
                drawn = self._game.state.catalog.stars[names.design(revealed)]
            style = "good" if side.seat in winners else "bad"
            sums.append(spans(
                names.player(side.seat), f" {total - drawn} + {drawn} = ", Span(str(total), style)
            ))  # fmt: skip
        result = (
            spans(": ", names.player(winners[0]), " wins")
            if winners
            else spans(": a tie, and nobody wins")
        )
        self._say(listed(sums, last=" against "), result, indent=3, beats=2)

    def _on_clash_off(self, _it: events.ClashOff) -> None:
        self._say("Nobody is left to clash with.", indent=3, beats=2)


def add_gain(gains: list[tuple[Span, int]], source: Span, amount: int) -> None:
    """Note a gain; what the same card gives in several sentences is one sum."""
    if gains and gains[-1][0] == source:
        amount += gains.pop()[1]
    gains.append((source, amount))
