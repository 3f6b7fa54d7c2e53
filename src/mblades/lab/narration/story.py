"""A game as a story: headlines, sentences and tables, without any layout.

The sentences are those that the browser client tells of the same events. What a watcher of open cards
would want to see beside them is added here: what is printed on a card, and tables of how things stand.
What comes out is words with the names of styles; `mblades watch` puts them on a terminal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mblades.cards.translations import Language
from mblades.lab.narration.passages import Grid, Headline, Passage, Sentence, Span
from mblades.lab.narration.sentences import Line, Sentences
from mblades.rules.effects import card_values
from mblades.rules.game import Game
from mblades.rules.state import events
from mblades.rules.state.events import Event
from mblades.rules.state.state import NOBODY

BULLETS = {"main": "• ", "detail": "→ "}
INDENTS = {"main": 1, "detail": 2}

Row = tuple[tuple[Span, ...], ...]


class Story:
    """Tells a game from its events.

    >>> from mblades import Game, Setup
    >>> from mblades.lab.narration.passages import plain
    >>> game = Game.start(Setup(players=3, build="New Beginnings", seed=7))
    >>> for language in ("en", "ja", "ru"):
    ...     print(plain(Story(game, language).hear(game.state.events)[0]))
    Round 1: Deckbuilding
    第1ラウンド：デッキ構築フェイズ
    1-й раунд: Фаза сбора колоды
    """

    def __init__(
        self, game: Game, language: Language = "en", rp: Sequence[int] | None = None
    ) -> None:
        """`rp` are those that everybody has before the first event; none, if it is not said."""
        self._game = game
        self._sentences = Sentences(game, language)
        self.names = self._sentences.names
        self.words = self._sentences.words
        self._passages: list[Passage] = []
        # the tournament
        self._rp = [0] * len(game.seats) if rp is None else list(rp)
        self._first = 0
        self._last_turn = NOBODY
        self._turn: Headline | None = None  # of a turn in which nothing has happened yet

    def hear(self, happened: Iterable[Event]) -> list[Passage]:
        """What there is to tell about the events of one input, in order."""
        for event, lines in self._sentences.tell_each(happened):
            self._before(event)
            for line in lines[:1] if isinstance(event, events.Placing) else lines:
                self._say(line)
            self._after(event)
        passages, self._passages = self._passages, []
        return passages

    def player(self, seat: int) -> Span:
        """The name of a player."""
        return Span(self.names.player(seat), f"player {seat}")

    # ----------------------------------------------------------------------- sentences

    def _say(self, line: Line) -> None:
        """A turn in which nothing is played needs no headline."""
        turn, self._turn = self._turn, None
        if turn is not None and not isinstance(line.event, events.Passed):
            self._passages.append(turn)
        if line.telling != "headline":
            spans = (*line.spans, *self._beside(line.event))
            bullet, indent = BULLETS[line.telling], INDENTS[line.telling]
            self._passages.append(Sentence(spans, indent, 1, bullet))
            return
        title = "".join(span.text for span in line.spans)
        if isinstance(line.event, events.Turn):
            self._turn = Headline(title, level=2, beats=1)
        else:
            is_chapter = isinstance(line.event, events.Phase | events.Over)
            self._passages.append(Headline(title, level=1 if is_chapter else 2))

    def _beside(self, event: Event) -> tuple[Span, ...]:
        """What stands after a sentence: what is printed on a card, the RP that somebody has now."""
        match event:
            case events.Played() | events.Action() | events.Reaction():
                design = self.names.design(event.card)
                tags = [Span("  "), Span(f"★{design.stars}", "stars")]
                for symbol in (*design.elements, *design.types):
                    tags += [Span(" "), Span(self.names.word(symbol), f"symbol {symbol}")]
                return tuple(tags)
            case events.Gained(unit="RP") | events.Lost(unit="RP") | events.Stole(unit="RP"):
                now = f" =\u00a0{self._rp[event.seat]}\u00a0{self.words.say('unit-rp')}"
                return (Span(now, "quiet"),)
        return ()

    # ----------------------------------------------------------------------- what is added

    def _before(self, event: Event) -> None:
        match event:
            case events.Tournament():
                self._rp = [0] * len(self._rp)
                self._first, self._last_turn = event.first, NOBODY
                self._show_decks()
            case events.Turn():
                self._start_turn(event.seat)
            case events.Gained(unit="RP"):
                self._rp[event.seat] += event.amount
            case events.Lost(unit="RP"):
                self._rp[event.seat] -= event.amount
            case events.Stole(unit="RP"):
                self._rp[event.seat] += event.amount
                self._rp[event.victim] -= event.amount
            case events.BossBonus():
                self._rp[event.seat] += event.amount
            case events.CollectionCounted():
                self._rp[event.seat] += event.rp

    def _after(self, event: Event) -> None:
        match event:
            case events.Played() | events.Action() | events.Venue() | events.BossAccessory():
                self._quote(self.names.text(event.card), 2)
            case events.Reaction():
                self._quote(self.names.text(event.card), 3)
            case events.Meta():
                self._quote(self.names.meta_text(event.meta), 2)
            case events.Scored():
                self._rp[event.seat] = 0
            case events.Placing():
                self._show_places(event)
            case events.Over():
                self._show_standings()

    def _quote(self, text: str, indent: int) -> None:
        for line in text.splitlines():
            if line.strip():
                self._passages.append(Sentence((Span(line.strip(), "text"),), indent, 0.5))

    def _show_decks(self) -> None:
        """The Deck Box and the Accessories that everybody brings."""
        rows: list[Row] = []
        for player in self._game.state.players:
            cards = [self.names.card(card) for card in (*player.box, *player.accessories)]
            if cards:
                names = (Span(self.words.listed(cards), "card"),)
                rows.append(((self.player(player.seat),), names))
        if rows:
            self._passages.append(Grid(("", ""), tuple(rows), beats=len(rows)))

    def _start_turn(self, seat: int) -> None:
        """Between two go-rounds stands a table."""
        count = len(self._rp)
        place = (seat - self._first) % count
        before = (self._last_turn - self._first) % count
        if self._last_turn != NOBODY and place <= before:
            order = sorted(self._game.seats, key=lambda seat: -self._rp[seat])
            rows = tuple(
                ((self.player(one),), (Span(str(self._rp[one]), "rp"),), self._tableau(one))
                for one in order
            )
            self._passages.append(Grid(("", f"{self.words.say('unit-rp')}>", ""), rows))
        self._last_turn = seat

    def _tableau(self, seat: int) -> tuple[Span, ...]:
        state = self._game.state
        cards: list[Span] = []
        for card in state.players[seat].tableau:
            if cards:
                cards.append(Span(" "))
            if card in state.tournament.down:
                cards.append(Span("☐", "quiet"))
            else:
                cards.append(Span(f"★{card_values.stars(state, card)}", "stars"))
        return tuple(cards)

    def _show_places(self, event: events.Placing) -> None:
        totals = {one["seat"]: one["total"] for one in self._game.standings()}
        rows: list[Row] = []
        place = 1
        for tied in event.places:
            for seat in tied:
                rows.append((
                    (Span(f"{place}."),),
                    (self.player(seat),),
                    (Span(str(self._rp[seat]), "rp"),),
                    (Span(f"+{event.vp[seat]}", "good"),),
                    (Span(str(totals[seat])),),
                ))  # fmt: skip
            place += len(tied)
        unit = self._sentences.unit()
        so_far = self.words.say("watch-so-far", unit=unit)
        columns = ("", "", f"{self.words.say('unit-rp')}>", f"{unit}>", f"{so_far}>")
        self._passages.append(Grid(columns, tuple(rows), beats=4))

    def _show_standings(self) -> None:
        standings = sorted(self._game.standings(), key=lambda one: one["place"])
        sources = tuple(standings[0]["sources"])
        rows = tuple(
            (
                (Span(f"{one['place']}."),),
                (self.player(one["seat"]),),
                *((Span(str(one["sources"][source])),) for source in sources),
                (Span(self._total(one["total"]), "good" if one["place"] == 1 else ""),),
            )
            for one in standings
        )
        columns = ("", "", *(f"{self._source(source)}>" for source in sources))
        total = self.words.say("watch-total")
        self._passages.append(Grid((*columns, f"{total}>"), rows, beats=3))
        winners = [one["seat"] for one in standings if one["place"] == 1]
        self._passages.append(Sentence(self._sentences.winners(winners)))

    def _total(self, total: int) -> str:
        return f"{total} {self._sentences.unit(total)}"

    def _source(self, source: str) -> str:
        """Where points come from."""
        mode = self._game.state.mode.name
        words = self.words.maybe(f"source-{mode}-{source}") or self.words.maybe(f"source-{source}")
        return words or source.replace("_", " ")
