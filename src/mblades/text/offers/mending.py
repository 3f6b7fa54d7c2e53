"""A sentence that is not understood, made into some that are, with as little changed of its meaning as can be.

Where reading stops, words are left out, said in another way (`sayings.py`), or a part of the sentence gives way to the
nearest part that the language has (`fragments.py`). What has changed least is tried first; the chart that stopped
tells what could stand there, so most of what could be tried need not be.
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Iterator
from itertools import accumulate, count, takewhile
from typing import NamedTuple

from mblades.text.offers import fragments
from mblades.text.offers.fragments import Bank
from mblades.text.offers.sayings import said_otherwise, said_plainly
from mblades.text.offers.senses import costs_of
from mblades.text.reading.chart import Chart, Meaning
from mblades.text.reading.language import language
from mblades.text.reading.texts import Ambiguous, MakesNoSense, NotUnderstood, read_line
from mblades.text.reading.words import Word, split

_MOST_WORDS = 60  # of a sentence that is mended
_MOST = 6  # ways to mend it
_CHARTS, _FILLED = 70, 110  # that are tried for it, and places that are looked up
_LEAST = 12  # charts for a sentence, however many others were tried
_NEEDS_ITS_LINE = re.compile(
    r"before|first|needs|may or must|where|which|whose|comes on top|replaces"
)
_CUT_BEFORE, _CUT_BEHIND = 6, 16  # words left out where reading stops
_AHEAD = 0.4  # what a word costs that was not reached yet
_TINY = 0.08  # what a change costs that says nothing
_FILLING = 0.4  # what it costs to use the words of somebody else
_PLACES = 3  # where words end that give way
_FRAGMENTS = 2  # that are tried in one place
_HOPED = 0.35  # how much of its words a place may cost, at best, that gives way to something else
_STOPS = frozenset(
    {",", "and", "or", "if", "then", "but", "for", "until", "unless", "with", "in", "this", "from"}
)


class Mended(NamedTuple):
    """A sentence that fits the grammar, and how much of the meaning has changed."""

    cost: float
    text: str


def mended(sentence: str, trigger: str, bank: Bank) -> list[Mended]:
    """Sentences that are read under a trigger, the nearest first."""
    if len(split(sentence)) > _MOST_WORDS:
        return []
    return _Search(sentence, trigger, bank).found()


class _Search:
    """What was changed least is looked at first."""

    def __init__(self, sentence: str, trigger: str, bank: Bank) -> None:
        self.trigger = trigger
        self.bank = bank
        self.order = count()
        self.seen = {sentence}
        self.waiting: list[tuple[float, int, float, str | _Place, _Begun | None]] = []
        self._wait(0.0, 0.0, sentence, None)
        plainly, changes = said_plainly(sentence)
        if changes:
            self._wait(0.0, _TINY * changes, plainly, None)

    def found(self) -> list[Mended]:
        """Sentences that are read."""
        found: list[Mended] = []
        means: set[tuple[Meaning, ...]] = set()
        charts, places = min(_CHARTS, max(self.bank.charts, _LEAST)), _FILLED
        while self.waiting and charts and len(found) < _MOST:
            _, _, spent, next_one, begun = heapq.heappop(self.waiting)
            if isinstance(next_one, _Place):
                if places:
                    places -= 1
                    self._fill(spent, next_one)
                continue
            charts -= 1
            self.bank.charts -= 1
            words = split(next_one)
            if not words or ". " in next_one:
                found.append(Mended(spent, next_one.strip()))  # read with the rest of the line
                continue
            chart = self._chart(words, begun)
            if chart.meanings:
                if chart.meanings not in means and self._makes_sense(next_one):
                    found.append(Mended(spent, next_one))
                means.add(chart.meanings)
            else:
                self._change(spent, next_one, words, chart)
        return sorted(found)

    def _makes_sense(self, sentence: str) -> bool:
        """Whether it says something under its trigger, as far as it can be told without its line."""
        try:
            read_line(split(f"{self.trigger} {sentence}"))
        except MakesNoSense as problem:
            return bool(_NEEDS_ITS_LINE.search(str(problem.reason)))
        except (NotUnderstood, Ambiguous):
            pass
        return True

    def _chart(self, words: list[Word], begun: _Begun | None) -> Chart:
        """What was read of the sentence it was made from is not read again."""
        grammar, phrases = language().grammar, language().lexicon.phrases(words)
        if begun is None:
            return Chart(grammar, len(words), phrases, "sentence")
        pairs = zip(words, begun.words, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0][0] == pair[1][0], pairs))
        return Chart(grammar, len(words), phrases, "sentence", begun.chart, same)

    def _wait(self, ahead: float, spent: float, what: str | _Place, begun: _Begun | None) -> None:
        heapq.heappush(self.waiting, (spent + ahead, next(self.order), spent, what, begun))

    def _try(self, text: str, left: int, spent: float, begun: _Begun) -> None:
        if text not in self.seen:
            self.seen.add(text)
            self._wait(_AHEAD * left, spent, text, begun)

    def _change(self, spent: float, text: str, words: list[Word], chart: Chart) -> None:
        at = min(chart.reach, len(words) - 1)
        begun = _Begun(words, chart)
        for other in said_otherwise(text, words[max(at - 4, 0)].start, words[at].end):
            self._try(other, (len(words) - at) // 2, spent + _TINY, begun)
        costs = [*accumulate(costs_of(words), initial=0.0)]
        for start, stop in _cuts(words, chart, at):
            cost = costs[stop] - costs[start] + _TINY * (stop - start)
            self._try(_with(text, words, start, stop), len(words) - stop, spent + cost, begun)
        for place in _places(text, begun, at, self.trigger):
            there = costs[place.stop] - costs[place.start]
            ahead = _AHEAD * (len(words) - place.stop) + _FILLING + _HOPED * there
            self._wait(ahead, spent, place, begun)

    def _fill(self, spent: float, place: _Place) -> None:
        words = place.words
        for one in self.bank.nearest(words[place.start : place.stop], place.category)[:_FRAGMENTS]:
            text = _with(place.text, words, place.start, place.stop, one.text)
            self._try(text, len(words) - place.stop, spent + _FILLING + one.cost, place.begun)


class _Begun(NamedTuple):
    """A sentence that was not read."""

    words: list[Word]
    chart: Chart


class _Place(NamedTuple):
    """Words that could give way to a part of the language, of one category."""

    category: str
    text: str
    begun: _Begun
    start: int
    stop: int

    @property
    def words(self) -> list[Word]:
        """Of the whole sentence."""
        return self.begun.words


def _cuts(words: list[Word], chart: Chart, at: int) -> Iterator[tuple[int, int]]:
    """Words that can be left out, so that what stands behind them can stand there."""
    begins = _beginning(words)
    for start in range(max(at - _CUT_BEFORE, 0), at + 1):
        for stop in range(at, min(at + _CUT_BEHIND, len(words)) + 1):
            if (
                start < stop
                and stop - start < len(words)
                and _fits(chart, start, stop, words, begins)
            ):
                yield start, stop


def _fits(chart: Chart, start: int, stop: int, words: list[Word], begins: list[set[str]]) -> bool:
    """Whether what stands at one place may come at another, as far as is known."""
    if stop == len(words):
        return chart.is_whole(start)
    return not chart.expected[start].isdisjoint(begins[stop])


def _beginning(words: list[Word]) -> list[set[str]]:
    """For each place, the categories of the phrases that begin there."""
    found: list[set[str]] = [set() for _ in words]
    for phrase in language().lexicon.phrases(words):
        found[phrase.start].add(phrase.category)
    return found


def _places(text: str, begun: _Begun, at: int, trigger: str) -> Iterator[_Place]:
    words, chart = begun
    stops = [
        stop
        for stop in range(at + 1, len(words) + 1)
        if stop == len(words) or words[stop].key in _STOPS
    ]
    for category in fragments.CATEGORIES:
        start = max((one for one in range(at + 1) if category in chart.expected[one]), default=None)
        if start is not None:
            for stop in stops[:_PLACES]:
                yield _Place(category, text, begun, start, stop)
    yield _Place(fragments.sentence_under(trigger), text, begun, 0, len(words))


def _with(text: str, words: list[Word], start: int, stop: int, part: str = "") -> str:
    """With a part of the language in the place of some words, or without them."""
    left, right = text[: words[start].start].rstrip(), text[words[stop - 1].end :].lstrip()
    return re.sub(r"\s+(?=[,.])", "", f"{left} {part} {right}".strip()).replace("  ", " ")
