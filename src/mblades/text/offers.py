"""Whole sentences for somebody whose text was not understood: the nearest in meaning that are accepted.

Two sources: the text itself with a few words left out or put in another way, and examples of everything that the
language can say (`examples.txt`), with the numbers and symbols of the text. Whatever is offered has been read, and is
shown as it was understood. What is near is told by what the words mean, not by their letters: two words for the
same are the same.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from mblades.text import tree
from mblades.text.reading.chart import Phrase
from mblades.text.reading.language import language
from mblades.text.reading.own_name import rows
from mblades.text.reading.parts import Part, lines, parts
from mblades.text.reading.refusals import OTHER_GAMES
from mblades.text.reading.texts import Ambiguous, MakesNoSense, NotUnderstood, read_line
from mblades.text.reading.words import Word, split
from mblades.text.render.english.sentences import render

EXAMPLES = Path(__file__).with_name("examples.txt")
MOST_OFFERS = 3
_MOST_WORDS = 60  # of a line that is mended
_MOST_CHARTS = 160
_ROUNDS = 3  # of mending
_MOST_SENTENCES = 6  # that are mended or left out, one after the other
_CUT_BEFORE, _CUT_BEHIND = 5, 12  # words left out where reading stops
_OTHERS_WORDS = 0.8  # what an example is worth, compared with what somebody wrote himself
_NEAR = 0.35  # what is farther away is no help
_TRIED = 10  # examples
_LITTLE = 0.3  # what a word of the grammar says, compared with a phrase of the lexicon
_SLOT = re.compile(rf"\b(?:\d+|{'|'.join((*tree.ELEMENTS, *tree.TYPES))})\b", re.I)

Features = Mapping[Hashable, float]


class _Example(NamedTuple):
    trigger: str
    body: str
    features: Features


def offers(text: str, name: str = "") -> tuple[str, ...]:
    """Lines that are accepted, in the place of the first one that is not; the nearest first.

    A line with several meanings is answered with them; `name` is the card's own.
    """
    for _, line in lines(text):
        words = split(line)
        try:
            read_line(words, name)
        except Ambiguous as problem:
            return tuple(dict.fromkeys(render(tree.Text(one)) for one in problem.readings))
        except (NotUnderstood, MakesNoSense) as problem:
            row = rows(words, name)[0]
            return _near(_Wrong(line, row, problem.part))
    return ()


class _Wrong(NamedTuple):
    """A line, and which part of it is not understood."""

    line: str
    words: list[Word]
    part: Part

    @property
    def trigger(self) -> str:
        """What the line begins with."""
        first = next(parts(self.words), None)
        if first is None or not isinstance(first.says, tree.TriggerWord):
            return ""
        return f"{first.says}:"

    @property
    def sentence(self) -> str:
        """The part."""
        start, end = self.words[self.part.start].start, self.words[self.part.end - 1].end
        return self.line[start:end]

    def with_sentence(self, sentence: str) -> str:
        """The line with another sentence in its place."""
        start, end = self.words[self.part.start].start, self.words[self.part.end - 1].end
        return self.line[:start] + sentence.rstrip(".") + self.line[end:]


def _near(wrong: _Wrong) -> tuple[str, ...]:
    wanted = _features(wrong.words)
    found: dict[str, float] = {}
    for worth, texts in ((1.0, _mended(wrong)), (_OTHERS_WORDS, _like(wrong, wanted))):
        for text in texts:
            if text not in found:
                found[text] = worth * _closeness(wanted, _features(split(text)))
    near = [text for text, how in found.items() if how > _NEAR]
    return tuple(sorted(near, key=lambda text: -found[text])[:MOST_OFFERS])


def _understood(line: str) -> str | None:
    """The line as it is printed, if it has one meaning."""
    try:
        found = read_line(split(line))
    except (NotUnderstood, MakesNoSense, Ambiguous):
        return None
    return render(tree.Text(found)) if found else None


# ---------------------------------------------------------------------- what is near


def _features(words: list[Word]) -> Features:
    """What the words of a text mean, weighed by how much that says."""
    counts: Counter[Hashable] = Counter()
    for phrase in language().lexicon.phrases(words):
        is_word = phrase.category.startswith("'")
        if not is_word or phrase.category[1:-1].isalpha():
            counts[phrase.category, phrase.meaning] += 1
    weights, most = _weights()
    found = {what: math.sqrt(count) * weights.get(what, most) for what, count in counts.items()}
    length = math.hypot(*found.values())
    return {what: value / length for what, value in found.items()} if length else found


def _closeness(one: Features, other: Features) -> float:
    """From 0 to 1: how much of what two texts mean is the same."""
    return sum(value * other[what] for what, value in one.items() if what in other)


@lru_cache(maxsize=1)
def _weights() -> tuple[dict[Hashable, float], float]:
    """How much a phrase says, by how seldom it is said; and what one says that is in no example."""
    lines = EXAMPLES.read_text("utf-8").splitlines()
    counts = Counter(
        one
        for line in lines
        for one in {(phrase.category, phrase.meaning) for phrase in _phrases(line)}
    )
    most = math.log(1 + len(lines))
    weights: dict[Hashable, float] = {
        (category, meaning): math.log(1 + len(lines) / count)
        * (_LITTLE if category.startswith("'") else 1)
        for (category, meaning), count in counts.items()
    }
    return weights, most * _LITTLE


def _phrases(line: str) -> Iterator[Phrase]:
    return language().lexicon.phrases(split(line))


# ---------------------------------------------------------------------- examples


@lru_cache(maxsize=1)
def _examples() -> tuple[_Example, ...]:
    found = []
    for line in EXAMPLES.read_text("utf-8").splitlines():
        trigger, body = line.split(": ", 1)
        found.append(_Example(f"{trigger}:", body, _features(split(line))))
    return tuple(found)


def _like(wrong: _Wrong, wanted: Features) -> Iterator[str]:
    """Examples that say something like it, with its trigger, its numbers and its symbols."""
    for example in _nearest(wanted):
        body = _filled(example.body, wrong.line)
        for trigger in (wrong.trigger or example.trigger, example.trigger):
            text = _understood(f"{trigger} {body}")
            if text:
                yield text
                break
    if sum(part.says is None for part in parts(wrong.words)) > 1:
        said = _features(split(f"{wrong.trigger} {wrong.sentence}"))
        for example in _nearest(said):
            text = _understood(wrong.with_sentence(_filled(example.body, wrong.sentence)))
            if text:
                yield text


def _nearest(wanted: Features) -> list[_Example]:
    ranked = sorted(_examples(), key=lambda one: -_closeness(wanted, one.features))
    return ranked[:_TRIED]


def _filled(example: str, text: str) -> str:
    """An example with the numbers and symbols of a text in the places of its own, in their order."""
    said = [one.capitalize() for one in _SLOT.findall(text)]
    numbers = iter([one for one in said if one.isdigit()])
    symbols = iter([one for one in said if not one.isdigit()])

    def fill(match: re.Match[str]) -> str:
        own = match[0]
        return next(numbers if own.isdigit() else symbols, own)

    return _SLOT.sub(fill, example)


# ---------------------------------------------------------------------- mending


def _mended(wrong: _Wrong) -> Iterator[str]:
    """The line with some words of its sentences left out, or said as this game says them; or without them."""
    if len(wrong.words) > _MOST_WORDS:
        return
    whole: list[str] = []
    for sentence in _mended_sentences(wrong.sentence):
        line = wrong.with_sentence(sentence)
        whole.append(line)
        text = _understood(line)
        if text:
            yield text
    for rest in (*whole[:2], _without(wrong)):
        found = _rest_of(rest) if rest else None
        if found:
            yield found


def _mended_sentences(sentence: str) -> Iterator[str]:
    """What fits the grammar by itself, with as little left out as can be."""
    sentences = [sentence]
    seen = {sentence}
    for _ in range(_ROUNDS):
        stuck: list[tuple[int, str]] = []
        for text in [one for said in sentences for one in _changed(said)]:
            if text in seen or len(seen) > _MOST_CHARTS:
                continue
            seen.add(text)
            words = split(text)
            chart = language().chart(words)
            if chart.meanings:
                yield text
            elif chart.reach < len(words):
                stuck.append((len(words) - chart.reach, text))
        sentences = [text for _, text in sorted(stuck)[:2]]


def _without(wrong: _Wrong) -> str | None:
    """The line without the sentence; None where it has no other."""
    if sum(part.says is None for part in parts(wrong.words)) < 2:
        return None
    start, end = wrong.words[wrong.part.start].start, wrong.words[wrong.part.end - 1].end
    return f"{wrong.line[:start].rstrip()} {wrong.line[end:].lstrip(' .;,')}"


def _rest_of(line: str) -> str | None:
    """What is understood of a line of which one sentence was mended: the others are mended or left out."""
    for _ in range(_MOST_SENTENCES):
        words = split(line)
        try:
            found = read_line(words)
        except Ambiguous:
            return None
        except (NotUnderstood, MakesNoSense) as problem:
            wrong = _Wrong(line, words, problem.part)
            mended = next(_mended_sentences(wrong.sentence), None)
            kept = None if mended is None else wrong.with_sentence(mended)
            line = kept if kept and isinstance(problem, NotUnderstood) else _without(wrong) or ""
            if not line:
                return None
            continue
        return render(tree.Text(found)) if found else None
    return None


def _changed(sentence: str) -> Iterator[str]:
    """One change where reading stops: another word, or as few words as can be left out."""
    words = split(sentence)
    at = min(language().chart(words).reach, len(words) - 1)
    if at < 0:
        return
    said = words[at].key
    meant = OTHER_GAMES.get(said, OTHER_GAMES.get(said.removesuffix("s")))
    if meant:
        yield sentence[: words[at].start] + meant + sentence[words[at].end :]
    cuts = [
        (start, stop)
        for start in range(max(at - _CUT_BEFORE, 0), at + 1)
        for stop in range(at, min(at + _CUT_BEHIND, len(words)) + 1)
        if start < stop and stop - start < len(words)
    ]
    for start, stop in sorted(cuts, key=lambda cut: (cut[1] - cut[0], at - cut[0])):
        left, right = sentence[: words[start].start], sentence[words[stop - 1].end :]
        yield re.sub(r"\s+(?=[,.])", "", f"{left.rstrip()} {right.lstrip()}").strip()
