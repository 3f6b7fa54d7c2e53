"""Events of a game as a story: headlines, sentences and tables, without any layout.

The teller knows everything, as somebody does who watches bots play with open cards. What comes out
is words with the names of styles; `watch_command` puts them on a terminal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from mblades.lab.narration.bosses import BossStory
from mblades.lab.narration.deckbuilding import Digest
from mblades.lab.narration.effects import EffectStory, add_gain
from mblades.lab.narration.options import OptionStory
from mblades.lab.narration.turns import TurnStory
from mblades.lab.narration.words import (
    Grid,
    Headline,
    Passage,
    Sentence,
    Span,
    counted,
    listed,
    spans,
)
from mblades.rules.deckbuilding.phase import INCOME
from mblades.rules.effects import values
from mblades.rules.game import Game
from mblades.rules.state import events
from mblades.rules.state.events import Event
from mblades.rules.state.state import NO_CARD, NOBODY
from mblades.rules.tournament.scoring import PRERELEASE


class Story(BossStory, EffectStory, OptionStory, TurnStory):
    """Tells a game from its events.

    >>> from mblades import Game, Setup
    >>> from mblades.lab.narration.words import plain
    >>> game = Game.start(Setup(players=3, build="New Beginnings", seed=7))
    >>> story = Story(game)
    >>> plain(story.hear(game.state.events)[0])
    'Round 1: deckbuilding'
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._tell: dict[type[Event], Callable[[Any], None]] = {
            events.KINDS[name.removeprefix("_on_")]: getattr(self, name)
            for name in dir(self)
            if name.startswith("_on_")
        }

    def hear(self, happened: Iterable[Event]) -> list[Passage]:
        """What there is to tell about some events, in order."""
        for event in happened:
            tell = self._tell.get(type(event))
            if tell is not None:
                tell(event)
            elif self._digest is not None:
                self._digest.note(event)
            else:
                self._tell_action(event)
        passages, self._passages = self._passages, []
        return passages

    # ----------------------------------------------------------------------- course of the game

    def _on_phase(self, it: events.Phase) -> None:
        self._end_digest()
        self._tell_prizes()
        number, phase = it.round, it.phase
        title = "Pre-Release" if number == PRERELEASE else f"Round {number}"
        self._passages.append(Headline(f"{title}: {phase}", beats=3))
        if phase == "deckbuilding":
            self._collections = False
            boosters = self._game.state.edition.boosters
            many = "a booster" if boosters == 1 else f"{boosters} boosters"
            self._say(f"Everyone receives {INCOME} M$ and {many}.")

    def _on_income(self, it: events.Income) -> None:
        self._say(self.names.player(it.seat), f" receives {it.amount} M$ more.")

    def _on_meta(self, it: events.Meta) -> None:
        self._tell_draft()
        meta = self._game.state.catalog.metas[it.meta]
        line = spans(
            "The meta: ", Span(meta.name, "meta"), ". ", Span(" ".join(meta.text.split()), "text")
        )
        if self._digest is None:
            self._say(line)
        else:  # revealed as the running timer ends: it belongs to the next one
            self._held.append(Sentence(line, indent=1))

    def _on_timer(self, it: events.Timer) -> None:
        opened, self._digest_next = self._digest_next, None
        self._end_digest()
        self._tell_draft()
        timer = it.timer
        minutes = self._game.state.setup.clock.timers[timer] // 60
        self._passages.append(Headline(f"Timer {timer + 1} of 3 ({minutes} minutes)", level=2))
        self._passages.extend(self._held)
        self._held = []
        self._digest = opened or Digest(self._game, self.names)

    def _on_dealt(self, it: events.Dealt) -> None:
        if self._game.phase != "deckbuilding":
            self._tell_hand(it)
            return
        if self._digest_next is None:
            self._digest_next = Digest(self._game, self.names)
        self._digest_next.note(it)

    def _on_extended(self, _it: events.Extended) -> None:
        self._end_digest()
        self._passages.append(Headline("Extra time", level=2))
        self._digest = Digest(self._game, self.names)

    def _on_collection(self, it: events.Collection) -> None:
        self._start_collections()
        cards = it.cards
        self._say(
            self.names.player(it.seat), " turns in ", self.names.cards(cards), " for ",
            Span(f"{it.vp} VP", "good"), ".",
        )  # fmt: skip

    def _on_collection_invalid(self, it: events.CollectionInvalid) -> None:
        self._start_collections()
        self._say(
            self.names.player(it.seat), f" has {counted(len(it.cards), 'card')} "
            "on display that make no valid collection: ", Span("0 VP", "bad"), ".",
        )  # fmt: skip

    def _on_collection_rp(self, it: events.CollectionRp) -> None:
        self._start_collections()
        self._say(
            self.names.player(it.seat), " turns in ", self.names.cards(it.cards),
            " for ", Span(f"{it.rp} RP", "good"), " at the end of the tournament.",
        )  # fmt: skip

    def _start_collections(self) -> None:
        self._end_digest()
        if not self._collections:
            self._collections = True
            self._passages.append(Headline("Collections", level=2))

    def _on_deck_chosen(self, it: events.DeckChosen) -> None:
        deck = "a deck" if it.deck is None else f"deck {it.deck + 1}"
        self._say(self.names.player(it.seat), f" chooses {deck}.")

    def _on_trimmed(self, it: events.Trimmed) -> None:
        self._trimmed.setdefault(it.seat, []).append(it.card)

    # ----------------------------------------------------------------------- turns

    def _on_tournament(self, it: events.Tournament) -> None:
        names = self.names
        self._rp = [0] * len(self._rp)
        self._first = it.first
        self._last_turn, self._lap, self._lap_headed = NOBODY, 0, True
        self._scoring = None
        trimmed, self._trimmed = self._trimmed, {}
        for player in self._game.state.players:
            deck: list[Iterable[Span]] = [spans(counted(len(player.hand), "card"))]
            deck += [spans("the deck box ", names.card(card)) for card in player.box]
            deck += [(names.card(card),) for card in player.accessories]
            left = trimmed.get(player.seat, [])
            rest = spans("; too many: ", names.cards(left)) if left else ()
            self._say(names.player(player.seat), " brings ", listed(deck), rest, ".")

    def _on_turn(self, it: events.Turn) -> None:
        self._tell_prizes()
        count = len(self._rp)
        place = (it.seat - self._first) % count
        before = (self._last_turn - self._first) % count
        if self._last_turn == NOBODY or place <= before:
            if self._lap and self._lap_headed:
                self._flush_passes()
                self._table = self._running_table()
            self._lap += 1
            self._lap_headed = False
        self._last_turn = it.seat
        self._heading = (it.seat, NO_CARD)

    def _on_passed(self, it: events.Passed) -> None:
        if it.seat not in self._passed:
            self._passed.append(it.seat)

    def _running_table(self) -> Grid:
        order = sorted(self._game.seats, key=lambda seat: -self._rp[seat])
        rows = tuple(
            (
                (self.names.player(seat),),
                (Span(str(self._rp[seat]), "rp"),),
                self._tableau(seat),
            )
            for seat in order
        )
        return Grid(("", "RP>", "tableau"), rows)

    def _tableau(self, seat: int) -> tuple[Span, ...]:
        state = self._game.state
        cards: list[Span] = []
        for card in state.players[seat].tableau:
            if cards:
                cards.append(Span(" "))
            if card in state.tournament.down:
                cards.append(Span("☐", "quiet"))
            else:
                cards.append(Span(f"★{values.stars(state, card)}", "stars"))
        return tuple(cards)

    def _on_played(self, it: events.Played) -> None:
        self._start_line()
        self._heading = (it.seat, it.card)
        self._say(self.names.player(it.seat), " plays ", self._presented(it.card), beats=2)
        self._quote(it.card)

    def _on_action(self, it: events.Action) -> None:
        self._start_line()
        self._heading = (it.seat, it.card)
        self._say(
            self.names.player(it.seat), " uses the Action of ", self._presented(it.card), beats=2
        )
        self._quote(it.card)

    def _on_reaction(self, it: events.Reaction) -> None:
        self._start_line()
        self._effect = (it.seat, it.card, -1)
        self._say(
            Span("! ", "bad"), self.names.player(it.seat), " reacts with ",
            self._presented(it.card), indent=2, beats=2,
        )  # fmt: skip
        self._quote(it.card, indent=3)

    def _presented(self, card: int) -> tuple[Span, ...]:
        names = self.names
        return spans(names.card(card), " ", names.stars(card), names.symbols(card))

    def _quote(self, card: int, indent: int = 2) -> None:
        for line in self.names.text(card).splitlines():
            if line.strip():
                self._say(Span(line.strip(), "text"), indent=indent, beats=0.5)

    # ----------------------------------------------------------------------- the end

    def _on_scoring(self, _it: events.Scoring) -> None:
        self._passed = []
        self._lap_headed = True
        self._table = None
        self._passages.append(Headline("Scoring", level=2))
        self._scoring = {seat: [] for seat in self._game.seats}
        self._heading = (NOBODY, NO_CARD)

    def _on_collection_counted(self, it: events.CollectionCounted) -> None:
        rp = it.rp
        self._rp[it.seat] += rp
        if self._scoring is not None:
            add_gain(self._scoring[it.seat], Span("collections"), rp)

    def _on_placing(self, it: events.Placing) -> None:
        vp = it.vp
        self._tell_scoring()
        totals = {one["seat"]: one["total"] for one in self._game.standings()}
        rows: list[tuple[tuple[Span, ...], ...]] = []
        place = 1
        for tied in it.places:
            for seat in tied:
                rows.append((
                    (Span(f"{place}."),),
                    (self.names.player_in_full(seat),),
                    (Span(str(self._rp[seat]), "rp"),),
                    (Span(f"+{vp[seat]}", "good"),),
                    (Span(str(totals[seat])),),
                ))  # fmt: skip
            place += len(tied)
        unit = self._game.state.mode.counted_in
        columns = ("", "", "RP>", f"{unit}>", f"{unit} so far>")
        self._passages.append(Grid(columns, tuple(rows), beats=4))

    def _on_prize(self, it: events.Prize | events.ProCard) -> None:
        self._prizes.append(spans(self.names.card(it.card), " for ", self.names.player(it.seat)))

    _on_pro_card = _on_prize

    def _tell_prizes(self) -> None:
        if self._prizes:
            self._say("Prizes: ", listed(self._prizes), ".")
            self._prizes = []

    def _on_over(self, _it: events.Over) -> None:
        self._tell_prizes()
        self._passages.append(Headline("Final standings", beats=3))
        standings = sorted(self._game.standings(), key=lambda one: one["place"])
        sources = tuple(standings[0]["sources"])
        unit = self._game.state.mode.counted_in
        rows = tuple(
            (
                (Span(f"{one['place']}."),),
                (self.names.player_in_full(one["seat"]),),
                *((Span(str(one["sources"][source])),) for source in sources),
                (Span(f"{one['total']} {unit}", "good" if one["place"] == 1 else ""),),
            )
            for one in standings
        )
        columns = ("", "", *(f"{SOURCES.get(source, source)}>" for source in sources), "total>")
        self._passages.append(Grid(columns, rows, beats=3))
        winners = [one["seat"] for one in standings if one["place"] == 1]
        who = listed([(self.names.player_in_full(seat),) for seat in winners])
        verb = "wins" if len(winners) == 1 else "share the win"
        totals = {one["total"] for one in standings if one["place"] == 1}
        amount = f" with {totals.pop()} {unit}" if len(totals) == 1 else ""
        self._say(who, f" {verb}{amount}.", indent=0)


SOURCES = {
    "tournament": "tournaments",
    "collection": "collections",
    "npc": "NPCs",
    "wealth": "wealth",
    "friendship": "friendship",
    "rp": "RP",
    "scenarios": "scenarios",
    "first": "first deck",
    "second": "second deck",
    "third": "third deck",
}
