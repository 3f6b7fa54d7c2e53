"""What the words of a text mean, in the thesaurus of `senses.txt`; and how near two texts are in meaning.

Two words for the same are the same here, and the order of what is said counts: who does what to whom.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from mblades.text import tree
from mblades.text.reading.words import Word, split

_THESAURUS = Path(__file__).with_name("senses.txt")
_NUMBER = 2.0  # how much a number says
_SYMBOL = 2.2  # an element, a type or a rarity
_UNKNOWN = 0.9  # a word that is not in the thesaurus
_DOER = 1.6  # that it is somebody else who does it
_DENIED = 3.0  # that it does not happen
_AMOUNT = 0.5  # of what a number is
_CHANGED = 1.0  # whether it is gained or lost
_ADDED = 1.1  # how bad it is to say what the author did not, and
_MISSING = 0.85  # to leave out what he did
_AGAIN = 0.7  # how much less, if he said it elsewhere
_TRIGGER = 3.5  # when it happens, as the line begins
_DONE, _LEAST_DONE = 1.6, 2.0  # how much worse it is to add something that is done
_IN_ORDER = 0.4  # how much of the closeness is the order
_WEIGHTS = {
    "?": _UNKNOWN,
    "trigger": _TRIGGER,
    "by others": _DOER,
    "not": _DENIED,
    "amount": _AMOUNT,
    "changed": _CHANGED,
}
_SYMBOLS = frozenset(
    word.lower() for word in (*tree.ELEMENTS, *tree.TYPES, *tree.RARITIES, "promo")
)
_NOTHING = "nothing"  # the sense of words that say nothing of what happens

_TRIGGERS = frozenset(str(trigger).lower() for trigger in tree.TriggerWord if trigger)

Sense = Hashable


class _Entry(NamedTuple):
    weight: float
    phrases: tuple[str, ...]
    is_deed: bool


class Meaning(NamedTuple):
    """What a text says, in its order, with how much each of it says."""

    senses: tuple[Sense, ...]
    counts: Counter[Sense]

    @property
    def weight(self) -> float:
        """How much it says."""
        return sum(weight_of(one) for one in self.senses)

    @property
    def has_deeds(self) -> bool:
        """Whether it says that anything is done."""
        return any(count and is_deed(sense) for sense, count in self.counts.items())


def meaning(text: str) -> Meaning:
    """What a text says."""
    return of_words(split(text))


def of_words(words: Sequence[Word]) -> Meaning:
    """What some words say."""
    senses = tuple(_senses([_stem(word) for word in words], words))
    counts = Counter((*senses, *_doers(senses), *_amounts(senses)))
    for sense in _denied(senses):
        counts[sense] -= 1
        if sense == "flip":  # what is not flipped cannot be flipped
            counts["not"] -= 1
            counts["protect"] += 1
        else:
            counts["not", sense] += 1
    return Meaning(senses, +counts)


def _doers(senses: Iterable[Sense]) -> Iterator[Sense]:
    """What somebody else does: the deeds of which another player is the subject."""
    other = False
    for sense in senses:
        if sense in _OTHERS:
            other = True
        elif sense in _DEEDS:
            if other:
                yield "by others", sense
            other = False
        elif sense in _NEW_SUBJECT:
            other = False


def _amounts(senses: Sequence[Sense]) -> Iterator[Sense]:
    """Of what each number is, or which bound it is."""
    for at, sense in enumerate(senses):
        if isinstance(sense, int):
            behind = next((one for one in senses[at + 1 : at + 3] if one in _UNITS), None)
            before = senses[at - 1] if at else None
            if behind in ("rp", "m$"):
                done = next((one for one in reversed(senses[:at]) if one in _CHANGES), None)
                if done is not None:
                    yield "changed", done, sense
            if before in _BOUNDS:
                yield "amount", before, sense
            elif behind is not None and behind != "card":
                yield "amount", sense, behind


def _denied(senses: Sequence[Sense]) -> Iterator[Sense]:
    """What does not happen."""
    for at, sense in enumerate(senses):
        if sense in ("not", "forbid"):
            near = (*senses[at + 1 : at + 4], *reversed(senses[max(at - 2, 0) : at]))
            denied = next((one for one in near if one in _HAPPENS), None)
            if denied is not None:
                yield denied
            if denied in _EFFECTS and "copy" in senses:
                yield "copy"  # to use them


_UNITS = frozenset(("rp", "m$", "star token", "sell marker", "stars", "card"))
_CHANGES = frozenset(("gain", "lose", "pay", "give", "steal"))
_BOUNDS = frozenset(("up to", "at least", "exactly", "for each"))
_OTHERS = frozenset(
    ("opponent", "player", "they", "owner", "loser", "left player", "right player", "neighbours")
)
_DEEDS = frozenset(
    (
        "gain",
        "lose",
        "pay",
        "give",
        "discard",
        "draw",
        "take",
        "flip",
        "steal",
        "reveal",
        "play",
        "clash",
    )
)
_EFFECTS = frozenset(
    ("play effect", "flip effect", "score effect", "next effect", "top effect", "ongoing effect")
)
_HAPPENS = _DEEDS | _EFFECTS | {"unflip", "copy", "swap", "move", "return", "remove", "put"}
_NEW_SUBJECT = frozenset(
    ("if", "if done", "otherwise", "whenever", "may", "until", "tableau", "hand", "you")
)


def closeness(wanted: Meaning, offered: Meaning) -> float:
    """From 0 to 1: how much of what two texts say is the same, and in the same order."""
    common = sum(weight_of(one) * count for one, count in (wanted.counts & offered.counts).items())
    if not common:
        return 0.0
    apart = difference(wanted.counts, offered.counts)
    in_order = _common_row(wanted.senses, offered.senses) / common
    alike = common / (common + apart)
    return alike * (1 - _IN_ORDER + _IN_ORDER * in_order)


def contradicts(wanted: Meaning, offered: Meaning) -> bool:
    """Whether something is offered that does not happen, as the author said."""
    if wanted.counts["protect"] and not offered.counts["protect"]:
        return offered.counts["flip"] > wanted.counts["flip"]
    return any(
        isinstance(sense, tuple)
        and sense[0] == "not"
        and not offered.counts[sense]
        and offered.counts[sense[1]] > wanted.counts[sense[1]]
        for sense in wanted.counts
    )


def difference(wanted: Counter[Sense], offered: Counter[Sense]) -> float:
    """How much is left out and added."""
    missing = sum(weight_of(one) * count for one, count in (wanted - offered).items())
    added = sum(
        _weight_if_added(one) * count * (_AGAIN if wanted[one] else 1.0)
        for one, count in (offered - wanted).items()
    )
    return _MISSING * missing + _ADDED * added


def _weight_if_added(sense: Sense) -> float:
    """What nobody wrote is worse if it is something that happens."""
    if isinstance(sense, tuple) and sense[0] in ("trigger", "amount", "changed"):
        return 0.0  # another one is counted where its own is missing
    weight = weight_of(sense)
    return max(weight * _DONE, _LEAST_DONE) if is_deed(sense) else weight


def is_deed(sense: Sense) -> bool:
    """Whether it is something that is done."""
    return isinstance(sense, str) and sense in _thesaurus() and _thesaurus()[sense].is_deed


def weight_of(sense: Sense) -> float:
    """How much it says."""
    if isinstance(sense, int):
        return _NUMBER
    if isinstance(sense, tuple):
        return _WEIGHTS[sense[0]]
    return _SYMBOL if sense in _SYMBOLS else _thesaurus()[str(sense)].weight


def costs_of(words: Sequence[Word]) -> list[float]:
    """For each word, how much is lost if it is left out."""
    stems = [_stem(word) for word in words]
    costs = [0.0] * len(words)
    for at, _, sense in _placed(stems, words):
        costs[at] = _MISSING * weight_of(sense)
    return costs


def placed(words: Sequence[Word]) -> Iterator[tuple[int, int, Sense]]:
    """Each sense with the place where its words begin and end."""
    return _placed([_stem(word) for word in words], words)


def _senses(stems: list[str], words: Sequence[Word]) -> Iterator[Sense]:
    for _, _, sense in _placed(stems, words):
        yield sense


def _placed(stems: list[str], words: Sequence[Word]) -> Iterator[tuple[int, int, Sense]]:
    """Each sense with the place where its words begin and end."""
    at = 0
    if len(words) > 1 and words[1].key == ":" and words[0].key in _TRIGGERS:
        yield 0, 2, ("trigger", words[0].key)
        at = 2
    while at < len(words):
        length, sense = _longest(stems, at)
        end = at + max(length, 1)
        if sense == _NOTHING:
            pass
        elif sense is not None:
            yield at, end, sense
        elif words[at].kind == "mark" or (words[at].key == "one" and _is_article(words, at)):
            pass
        elif (number := words[at].number) is not None or words[at].kind == "signed":
            yield at, end, abs(int(words[at].key)) if number is None else number
        elif words[at].key in _SYMBOLS or stems[at] in _SYMBOLS:
            yield at, end, words[at].key if words[at].key in _SYMBOLS else stems[at]
        else:
            yield at, end, ("?", stems[at])
        at = end


def _is_article(words: Sequence[Word], at: int) -> bool:
    """ "One card" is a card, and "one of them" is no number either."""
    return at + 1 == len(words) or words[at + 1].key not in ("rp", "m$", "dollar", "point", "star")


def _longest(stems: list[str], at: int) -> tuple[int, str | None]:
    """The longest phrase of the thesaurus that stands there."""
    node: dict[str, Any] = _phrases()
    found: tuple[int, str | None] = (0, None)
    for end in range(at, len(stems)):
        node = node.get(stems[end], {})
        if not node:
            break
        if "" in node:
            found = (end - at + 1, node[""])
    return found


def _common_row(one: tuple[Sense, ...], other: tuple[Sense, ...]) -> float:
    """How much the longest row says that stands in both, with whatever between."""
    best = [0.0] * (len(other) + 1)
    for left in one:
        before = 0.0
        for at, right in enumerate(other):
            above = best[at + 1]
            if left == right:
                best[at + 1] = max(above, before + weight_of(left))
            elif best[at] > above:
                best[at + 1] = best[at]
            before = above
    return best[-1]


@lru_cache(maxsize=1)
def _thesaurus() -> dict[str, _Entry]:
    found = {}
    is_deed = False
    for line in _THESAURUS.read_text("utf-8").splitlines():
        if line.startswith("#"):
            is_deed = line == "# deeds"
        elif line:
            head, _, phrases = line.partition(": ")
            sense, _, weight = head.rpartition(" ")
            found[sense] = _Entry(float(weight), tuple(phrases.split(", ")), is_deed)
    return found


@lru_cache(maxsize=1)
def _phrases() -> dict[str, Any]:
    """A tree of stems."""
    root: dict[str, Any] = {}
    for sense, entry in _thesaurus().items():
        for phrase in entry.phrases:
            node = root
            for word in split(phrase):
                node = node.setdefault(_stem(word), {})
            node.setdefault("", sense)
    return root


def _stem(word: Word) -> str:
    key = word.key
    return _stemmed(key) if word.kind == "word" and len(key) > 3 else key


_IES = re.compile(r"(?:ies|ied)$")
_ENDING = re.compile(r"(?<=\w{3})(?:ing|ed|es|s)$")


@lru_cache(maxsize=4096)
def _stemmed(word: str) -> str:
    if word.isalpha():
        word = _IES.sub("y", word)
        word = _ENDING.sub("", word)
        if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "ls":
            word = word[:-1]
    return word.removesuffix("e") if len(word) > 3 else word
