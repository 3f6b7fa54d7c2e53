"""Events told as sentences, in the words of the browser client.

`web/src/story/narration.ts` says the same of the same events; a test compares the two. Neither knows one
kind of event from another, with few exceptions: the message is that of the kind, and what fills its
places follows from what the fields are (`rules/state/events.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from mblades.cards.translations import Language
from mblades.lab.narration.names import Names
from mblades.lab.narration.passages import Span
from mblades.lab.narration.words import Value, words_in
from mblades.rules.game import Game
from mblades.rules.state.events import (
    FIELDS,
    Effect,
    Event,
    Field,
    Placing,
    Scenario,
    Telling,
)
from mblades.rules.state.records import NO_CARD, NOBODY

OPEN, CLOSE = "\ue000", "\ue001"
MARK = re.compile(f"{OPEN}(\\d+){CLOSE}")


class Line(NamedTuple):
    """A line of the story."""

    telling: Telling
    spans: tuple[Span, ...]
    event: Event


def message(kind: str) -> str:
    """The message of a kind of event."""
    return f"event-{kind.replace('_', '-')}"


class Sentences:
    """Tells the events of a game."""

    def __init__(self, game: Game, language: Language) -> None:
        self._game = game
        self.words = words_in(language)
        self.names = Names(game, language, self.words)
        self._speaking = -1  # the ability whose effect is under way
        self._marks: list[Span] = []  # what the sentence being put together names

    def tell(self, happened: Iterable[Event]) -> list[Line]:
        """What one input did, line by line."""
        return [line for _event, lines in self.tell_each(happened) for line in lines]

    def tell_each(self, happened: Iterable[Event]) -> Iterator[tuple[Event, list[Line]]]:
        """The events of one input, each with its lines."""
        self._speaking = -1
        for event in happened:
            yield event, list(self._lines(event))

    def _lines(self, event: Event) -> Iterator[Line]:
        if getattr(event, "amount", None) == 0:
            return
        if isinstance(event, Effect):
            self._speaking = event.ability
        if event.telling == "untold":
            return
        values = self._values(event)
        yield self._line(event, message(str(event.__struct_config__.tag)), values)
        if isinstance(event, Scenario):
            self.names.fought += 1
        if isinstance(event, Placing):
            yield from self._places(event)

    def _line(self, event: Event, message: str, values: dict[str, Value]) -> Line:
        return Line(event.telling, self._spans(message, values), event)

    def _spans(self, message: str, values: dict[str, Value]) -> tuple[Span, ...]:
        text = self.words.say(message, **values)
        marks, self._marks = self._marks, []
        parts = MARK.split(text)  # words and numbers of marks in turn
        spans = [marks[int(part)] if n % 2 else Span(part) for n, part in enumerate(parts)]
        return tuple(span for span in spans if span.text)

    def _places(self, event: Placing) -> Iterator[Line]:
        """Who came where, a line each."""
        place = 1
        for tied in event.places:
            for seat in tied:
                vp = event.vp[seat]
                values: dict[str, Value] = {
                    "place": place,
                    "seat": self._player(seat),
                    "vp": vp,
                    "unit": self.unit(vp),
                }
                yield self._line(event, "story-place", values)
            place += len(tied)

    def winners(self, seats: Iterable[int]) -> tuple[Span, ...]:
        """Who has won the game."""
        names = [self._player(seat) for seat in seats]
        values: dict[str, Value] = {"count": len(names), "winners": self.words.listed(names)}
        return self._spans("watch-won", values)

    def unit(self, count: int = 2) -> str:
        """What the totals of the mode are: VP, tournaments won, RP."""
        mode = self._game.state.mode
        keys = (f"total-{mode.name}", f"total-{mode.counted_in.lower()}")
        found = (self.words.maybe(key, count=count) for key in keys)
        return next((words for words in found if words), mode.counted_in)

    # ----------------------------------------------------------------------- values

    def _values(self, event: Event) -> dict[str, Value]:
        """The fields of an event in words, and what the words may depend on."""
        found: dict[str, Value] = {}
        for field in FIELDS[type(event)]:
            found |= self._spoken(field, getattr(event, field.name), event)
        for name, fields in event.together.items():
            parts = [field for field in FIELDS[type(event)] if field.name in fields]
            things = [self._thing(field.what, getattr(event, field.name)) for field in parts]
            things = [thing for thing in things if thing]
            found |= {name: self.words.listed(things), f"{name}_count": len(things)}
        return found

    def _spoken(self, field: Field, value: Any, event: Event) -> dict[str, Value]:
        name = field.wire_name
        match field.what:
            case "seat":
                is_same = name != "seat" and value == getattr(event, "seat", NOBODY)
                which = "nobody" if value < 0 else "same" if is_same else "other"
                return {name: self._player(value), f"{name}_is": which}
            case "card":
                which = "hidden" if value is None else "none" if value == NO_CARD else "known"
                return {name: self._card(value), f"{name}_is": which}
            case "source":
                return self._source(name, value)
            case "seats":
                seats = [self._player(seat) for seat in value]
                return {name: self.words.listed(seats), f"{name}_count": len(seats)}
            case "cards":
                return {name: self._cards(value), f"{name}_count": len(value)}
        plain = self._plain(field.what, value)
        return {} if plain is None else {name: plain}

    def _plain(self, what: str, value: Any) -> Value | None:
        """A field that comes with nothing else; None for one that no sentence says as it is."""
        names = self.names
        match what:
            case "meta":
                return self._mark(names.meta(value), "meta")
            case "npc":
                return self._mark(names.npc(value), "npc")
            case "set":
                return self._mark(names.named(value), "set")
            case "sets":
                return self.words.listed([names.named(one) for one in value])
            case "word":
                return self._mark(names.word(value), "word")
            case "position":
                return int(value) + 1
            case "phase":
                return self.words.maybe(f"phase-{value}") or str(value)
            case "flag":
                return "true" if value else "false"
        return value if isinstance(value, int | str) else None

    def _thing(self, what: str, value: Any) -> str:
        """One part of what is named together; nothing if there is none of it."""
        if not value:
            return ""
        if what == "money":
            return self.words.say("story-money", money=value)
        if what == "cards":
            return self._cards(value)
        return self.words.say("story-friends", vp=sum(value))

    # ----------------------------------------------------------------------- names

    def _mark(self, text: str, style: str) -> str:
        """What is named stands as a mark until the words are there."""
        self._marks.append(Span(text, style))
        return f"{OPEN}{len(self._marks) - 1}{CLOSE}"

    def _player(self, seat: int) -> str:
        if seat < 0:
            return ""
        marked = self._mark(self.names.player(seat), f"player {seat}")
        return self.words.say("story-boss", boss=marked) if self.names.is_boss(seat) else marked

    def _card(self, card: int | None) -> str:
        if card is None or card == NO_CARD:
            return self.words.say("story-a-card")
        return self.words.say("story-card", card=self._mark(self.names.card(card), "card"))

    def _cards(self, cards: tuple[int | None, ...]) -> str:
        """Names; cards nobody may see are counted."""
        known = [card for card in cards if card is not None]
        if not known:
            return self.words.say("story-cards", count=len(cards))
        return self.words.listed([self._card(card) for card in known])

    def _source(self, name: str, card: int) -> dict[str, Value]:
        """The card that gave or took, or the meta that did."""
        if card != NO_CARD:
            return {name: self._card(card), f"{name}_is": "known"}
        meta = self.names.meta_of(self._speaking)
        if meta is None:
            return {f"{name}_is": "none"}
        marked = self.words.say("story-card", card=self._mark(meta, "meta"))
        return {name: marked, f"{name}_is": "known"}
