"""Parts of sentences that the language has, found by what they mean and told with an author's own numbers and symbols.

They stand in `fragments.txt`, each with its category of the grammar: taken from everything that was ever read
(`python -m tools.examples --write`), one of each shape.
"""

from __future__ import annotations

import heapq
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from mblades.text import tree
from mblades.text.offers.senses import Meaning, Sense, difference, meaning, of_words, weight_of
from mblades.text.reading.words import Word, split

FRAGMENTS = Path(__file__).with_name("fragments.txt")
EXAMPLES = Path(__file__).with_name("examples.txt")  # whole lines
# What is kept of a sentence, by its category.
CATEGORIES = (
    "clause", "act.base", "act.third", "conditions", "event", "counted", "target", "players", "quantity",
    "described", "measured", "static", "span", "having", "to_zone", "deed.third", "deed.past",
)  # fmt: skip
# Whole sentences are kept by what they can stand under.
_UNDER = {
    trigger: kind
    for kind, triggers in {
        "once": ("Play:", "Action:", "Flip:", "Score:"),
        "holding": ("Ongoing:", "Top:"),
    }.items()
    for trigger in triggers
}
_DONE = ("sentence", "clause", "act.")
_CHARTS = 200  # for a whole answer
_CANDIDATES = 8  # that are told with the author's numbers, before the nearest are taken
_NAMES = "|".join((*tree.ELEMENTS, *tree.TYPES))
_SYMBOL = re.compile(rf"\b(?:{_NAMES})\b", re.I)
_KIND = re.compile(
    rf"\b(?:(an?|each|another|other) )?(?:{_NAMES})((?:,? or|,)? (?:{_NAMES}))* (?=cards?\b)"
)
_SAYS_NOTHING = re.compile(
    r"\b(?:is|are|every card.*?) an? cards?\b(?! (?:with|that|in|you|named))"
)
_NUMBER = re.compile(r"(?<![\w+-])\d+\b")
_UNITS: tuple[tuple[str, str], ...] = (
    ("rp", r"RP\b"), ("m$", r"M\$"), ("star token", r"star tokens?\b"), ("stars", r"stars?\b"),
    ("card", r"(?:\w+ )?cards?\b"),
)  # fmt: skip


def sentence_under(trigger: str) -> str:
    """The category of whole sentences under a trigger."""
    return f"sentence {_UNDER.get(trigger, trigger.rstrip(':').lower() or 'once')}"


class _Side(NamedTuple):
    """One of several things that can be said in each other's place."""

    sense: Sense
    words: str


# What differs between two texts of one shape.
_GROUPS: tuple[tuple[_Side, ...], ...] = tuple(
    tuple(_Side(*side) for side in group)
    for group in (
        (("left", "left"), ("right", "right")),
        (("more", "more"), ("fewer", "fewer")),
        (("most", "most"), ("fewest", "fewest")),
        (("rp", "RP"), ("m$", "M$")),
        (("element", "element"), ("type", "type"), ("rarity", "rarity"), ("set", "set")),
        (("hand", "hand"), ("binder", "binder"), ("tableau", "tableau")),
        (("even", "even"), ("odd", "odd")),
        (("at least", "at least"), ("up to", "at most"), ("exactly", "exactly")),
        (("first", "first"), ("last", "last")),
        (("start", "starts"), ("end", "ends")),
        (("face down", "face-down"), ("face up", "face-up")),
        (("star token", "star token"), ("sell marker", "sell marker")),
        (("gain", "gain"), ("lose", "lose")),
        (("gain", "gains"), ("lose", "loses")),
        (("action", "Action"), ("reaction", "Reaction")),
        (
            ("play effect", "Play"),
            ("flip effect", "Flip"),
            ("score effect", "Score"),
            ("next effect", "Next"),
        ),
    )
)
_HEAD: dict[Sense, Sense] = {side.sense: group[0].sense for group in _GROUPS for side in group}
_WHO = re.compile(r"\b(an|each) (opponent|player)(?!'s|s)\b", re.I)
_WHOSE = re.compile(
    r"\bin (your|an opponent's|any|that player's|each opponent's|another player's) tableau\b"
)


class Fragment(NamedTuple):
    """A part of a sentence."""

    text: str
    meaning: Meaning
    shape: Counter[Sense]


class Found(NamedTuple):
    """A fragment as the author would say it, and how much that differs from what he said."""

    cost: float
    text: str


class Said:
    """Some words of an author, as fragments are compared with them."""

    def __init__(self, words: Sequence[Word]) -> None:
        self.words = words
        self.meaning = of_words(words)
        self.shape = _shape(self.meaning)
        self.symbols = [word.key.capitalize() for word in words if _SYMBOL.fullmatch(word.key)]
        self.text = " ".join(word.key for word in words)

    @property
    def numbers(self) -> list[tuple[Sense | None, int]]:
        """Each with its unit."""
        return list(_numbers(self.words))


class Bank:
    """The fragments as they are looked for while one text is mended: nothing is looked for twice."""

    def __init__(self) -> None:
        self.charts = _CHARTS  # that may still be tried
        self._found: dict[tuple[str, str], list[Found]] = {}

    def nearest(self, words: Sequence[Word], category: str) -> list[Found]:
        """The fragments of a category that are nearest to some words; the nearest first."""
        key = " ".join(word.key for word in words), category
        known = self._found.get(key)
        if known is None:
            known = self._found[key] = nearest(words, category)
        return known

    def examples_near(self, line: str) -> list[Found]:
        """Whole lines of several sentences under the same trigger; the nearest first."""
        trigger, colon, body = line.partition(":")
        if not colon or ". " not in body:
            return []
        found = self.nearest(split(body), _whole(trigger.strip()))
        return [Found(one.cost, f"{trigger}: {one.text}") for one in found]


def _whole(trigger: str) -> str:
    """The category of whole lines under a trigger."""
    return f"line {trigger.lower()}"


def nearest(words: Sequence[Word], category: str) -> list[Found]:
    """The fragments of a category that are nearest to some words; the nearest first."""
    said = Said(words)
    overlap: dict[int, float] = defaultdict(float)
    if category not in _bank():
        return []
    bank, weights, postings = (_bank()[category], _weights()[category], _postings()[category])
    for sense, often in said.shape.items():
        weight = weight_of_shape(sense)
        for at, times in postings.get(sense, ()):
            overlap[at] += weight * min(often, times)
    wanted = sum(weight_of_shape(one) * often for one, often in said.shape.items())
    near = heapq.nlargest(_CANDIDATES, overlap, key=lambda at: overlap[at] / (wanted + weights[at]))
    found: dict[str, Found] = {}
    for at in near:
        one = bank[at]
        text = filled(one.text, one.meaning, said)
        if text not in found and not _SAYS_NOTHING.search(text):
            offered = one.meaning if text == one.text else meaning(text)
            cost = difference(said.meaning.counts, offered.counts)
            found[text] = Found(cost, text)
    return sorted(found.values())


def filled(fragment: str, means: Meaning, said: Said) -> str:
    """A fragment with the numbers, symbols, units, sides and players that an author has said."""
    text = fragment
    there = means.counts
    wanted = said.meaning.counts
    for group in _GROUPS:
        own = [side for side in group if side.sense in there]
        if len(own) != 1:
            continue
        meant = [side for side in group if side.sense in wanted]
        if len(meant) == 1 and own[0] != meant[0]:
            text = re.sub(rf"\b{re.escape(own[0].words)}(?!\w)", meant[0].words, text)
    text = _with_players(text, said)
    text = _with_symbols(text, said)
    return _with_numbers(text, said)


def _with_players(text: str, said: Said) -> str:
    wanted = said.meaning.counts
    if len(_WHO.findall(text)) == 1 and (wanted["opponent"] or wanted["player"]):
        noun = "opponent" if wanted["opponent"] else "player"
        every = (
            wanted["each"]
            or wanted["for each"]
            or re.search(
                r"\b(?:each|every|all|other) (?:other )?players?\b|opponents\b|else", said.text
            )
        )
        article = "each" if every else "an" if noun == "opponent" else "a"

        def named(match: re.Match[str]) -> str:
            word = article.capitalize() if match[0][0].isupper() else article
            return f"{word} {noun}"

        text = _WHO.sub(named, text)
    if len(_WHOSE.findall(text)) == 1:
        if wanted["opponent"]:
            whose = "an opponent's"
        elif re.search(r"\b(?:your|you|my)\b", said.text):
            whose = "your"
        elif re.search(r"\b(?:any|all|every)\b", said.text):
            whose = "any"
        else:
            return text
        text = _WHOSE.sub(f"in {whose} tableau", text)
    return text


def _with_symbols(text: str, said: Said) -> str:
    if not said.symbols:
        return _KIND.sub(_no_kind, text)
    symbols = iter(said.symbols)
    return _articles(_SYMBOL.sub(lambda match: next(symbols, match[0]), text))


def _no_kind(match: re.Match[str]) -> str:
    article = match[1] or ""
    return f"{'a' if article == 'an' else article} ".lstrip()


def _articles(text: str) -> str:
    """ "An Animal card", "a Fire card"."""
    return re.sub(
        r"\b([Aa])n? (?=(\w))",
        lambda match: f"{match[1]}{'n' if match[2].lower() in 'aeio' else ''} ",
        text,
    )


def _with_numbers(text: str, said: Said) -> str:
    left = said.numbers

    def number(match: re.Match[str]) -> str:
        behind = text[match.end() :].lstrip()
        unit = next((one for one, pattern in _UNITS if re.match(pattern, behind)), None)
        same = (
            [one for one in left if one[0] == unit]
            or [one for one in left if one[0] is None]
            or left
        )
        if not same:
            return match[0]
        taken = same[0]
        left.remove(taken)
        return str(taken[1])

    return _NUMBER.sub(number, text)


def _numbers(words: Sequence[Word]) -> Iterator[tuple[Sense | None, int]]:
    for at, word in enumerate(words):
        number = word.number if word.kind != "signed" else abs(int(word.key))
        if number is not None:
            behind = of_words(words[at + 1 : at + 3]).senses
            unit = next((one for one, _ in _UNITS if one in behind), None)
            if word.key != "one" or unit not in ("card", None):
                yield unit, number


# ---------------------------------------------------------------------- the bank


def _shape(said: Meaning) -> Counter[Sense]:
    """What is said, whatever the numbers, symbols and sides."""
    return Counter(_without_slot(one) for one in said.senses)


def _without_slot(sense: Sense) -> Sense:
    if isinstance(sense, int):
        return "#"
    if isinstance(sense, str) and _SYMBOL.fullmatch(sense):
        return "fire"
    return _HEAD.get(sense, sense)


def weight_of_shape(sense: Sense) -> float:
    """How much a sense says, whatever the number."""
    return 1.0 if sense == "#" else weight_of(sense)


@lru_cache(maxsize=1)
def _bank() -> dict[str, list[Fragment]]:
    found: dict[str, list[Fragment]] = defaultdict(list)
    for line in FRAGMENTS.read_text("utf-8").splitlines():
        category, text = line.split("\t")
        means = meaning(text)
        if category.startswith(_DONE) and not means.has_deeds:
            continue  # what is left of a sentence that went on
        found[category].append(Fragment(text, means, _shape(means)))
    for line in EXAMPLES.read_text("utf-8").splitlines():
        trigger, _, text = line.partition(": ")
        if ". " in text:
            means = meaning(text)
            found[_whole(trigger)].append(Fragment(text, means, _shape(means)))
    return found


@lru_cache(maxsize=1)
def _weights() -> dict[str, list[float]]:
    return {
        category: [
            sum(weight_of_shape(one) * often for one, often in each.shape.items()) for each in bank
        ]
        for category, bank in _bank().items()
    }


@lru_cache(maxsize=1)
def _postings() -> dict[str, dict[Sense, list[tuple[int, int]]]]:
    """In which fragments a sense occurs, and how often."""
    found: dict[str, dict[Sense, list[tuple[int, int]]]] = {}
    for category, bank in _bank().items():
        rows: dict[Sense, list[tuple[int, int]]] = defaultdict(list)
        for at, each in enumerate(bank):
            for sense, often in each.shape.items():
                rows[sense].append((at, often))
        found[category] = rows
    return found
