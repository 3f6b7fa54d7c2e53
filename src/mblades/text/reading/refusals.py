"""What to say when a text is not understood: where, what was expected, and what is nearest."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher, get_close_matches
from functools import lru_cache
from typing import NamedTuple

from mblades.errors import SheetError
from mblades.text import keywords, tree
from mblades.text.reading.blame import blamed, opening
from mblades.text.reading.language import language
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.parts import Part, parts
from mblades.text.reading.texts import Ambiguous, MakesNoSense, NotUnderstood
from mblades.text.reading.words import Word, split
from mblades.text.tree import TriggerWord

TRIGGERS = tuple(f"{word}:" for word in TriggerWord if word)

# What other games call the triggers.
_TRIGGER_WORDS = {
    "played": "Play:", "enters": "Play:", "summon": "Play:", "on play": "Play:", "battlecry": "Play:",
    "flipped": "Flip:", "death": "Flip:", "passive": "Ongoing:", "always": "Ongoing:",
    "continuous": "Ongoing:", "static": "Ongoing:", "end": "Score:", "scoring": "Score:",
    "activate": "Action:", "tap": "Action:", "respond": "Reaction:", "response": "Reaction:",
    "instant": "Reaction:", "interrupt": "Reaction:", "deck": "Deckbuilding:", "then": "Next:",
}  # fmt: skip

# What other games call things.
OTHER_GAMES = {
    "destroy": "flip", "kill": "flip", "sacrifice": "flip", "tap": "flip", "untap": "unflip",
    "exile": "discard", "trash": "discard", "graveyard": "binder", "board": "tableau",
    "field": "tableau", "battlefield": "tableau", "points": "RP", "life": "RP", "coins": "M$",
    "money": "M$", "creature": "card", "minion": "card", "monster": "card", "enemy": "opponent",
    "shop": "Store", "market": "Aftermarket", "counter": "star token", "counters": "star tokens",
    "level": "stars", "cancels": "cancel that effect", "undo": "cancel that effect",
}  # fmt: skip

# Turns of phrase, as patterns, and what is said here.
_SAYINGS = (
    (r"\bto the end(?: of (?:your|its|their|the) tableau)?\b", "to the right end"),
    (r"\bto the (?:start|beginning|front)(?: of (?:your|its|their|the) tableau)?\b",
     "to the left end"),
)  # fmt: skip

_UNITS = "'RP' or 'M$'"
_A_NAME = "a name in quotes"
# Parts of the language, in players' words; in this order.
_EXPECTED: tuple[tuple[tuple[str, ...], str], ...] = (
    (
        ("sentence", "series", "clause", "act.base", "controlled"),
        "what to do, such as 'gain 10 RP'",
    ),
    (("players", "event"), "a player such as 'each opponent'"),
    (("target", "reference", "things"), "a card such as 'a Fire card in your tableau'"),
    (
        ("conditions", "condition", "fact"),
        "a condition such as 'there is a Fire card in your tableau'",
    ),
    (("described",), "'card', or a kind of card such as 'Fire' or 'Premium'"),
    (("measured",), "an amount such as '5 RP'"),
    (("counted", "countable"), "what to count, such as 'Fire card in your tableau'"),
    (("quantity", "term"), "a number such as '3' or 'the number of cards in your hand'"),
    (("number",), "a number"),
    (("signed",), "a change such as '+2'"),
    (("unit",), _UNITS),
    (("tokens", "token_amount"), "'star tokens' or 'sell markers'"),
    (("owner",), "whose it is, such as 'your' or \"an opponent's\""),
    (("zone",), "'tableau', 'hand', 'binder' or 'play area'"),
    (("where",), "a place such as 'in your tableau'"),
    (("bound", "bounded"), "a comparison such as 'at least 3'"),
    (("trigger",), "effects such as 'Play effects'"),
    (("feature", "shared", "unshared"), "'element', 'type', 'set', 'rarity' or 'star value'"),
    (("to_zone",), "'to your hand' or 'to your binder'"),
    (("move_to",), "'to the left end', 'to the right end' or 'to any slot'"),
    (("quoted",), _A_NAME),
    (("EQUAL_TO",), "'equal to'"),
    (("FOR_EACH",), "'for each'"),
)
# Single words that help somebody who does not know the grammar.
_TELLING = frozenset({"'your'", "'than'", "'until'", "'from'", "'player'", "'card'", "'equal'"})
# Where none of these is expected: by the part of the sentence that is not understood, or by what stands before.
_PLACES = {
    "conditions": "a condition such as 'there is a Fire card in your tableau'",
    "event": "an event such as 'you play a card' or 'this card would be flipped'",
}
_DONE_TO = frozenset({"card_deeds"})
_SAID_OF = frozenset({"BEING", "CAN", "CANNOT", "GETS", "HAVE", "LOSES"})
_MOST_EXPECTED = 4
_FEW = 2  # how much may be expected, so that single words are worth naming
_HARDLY_BEGUN = 2  # words of a sentence, which may as well be wrong
_MOST_CANDIDATES = 8
_A_LETTER_TOO_MANY = 0.8  # "too" for "to", which are both words
_A_SLIP = 0.65  # how near a word is to another one with a wrong letter
_TINY = 4  # letters of a word that a letter more makes another one
_LOOK_BACK = 4


class Source(NamedTuple):
    """Where a text stands: `start` and `end` bound the line of it that is read."""

    text: str
    start: int
    end: int
    file: str
    line: int

    @property
    def part(self) -> str:
        """The line that is read."""
        return self.text[self.start : self.end]

    def spot(self, offset: int) -> tuple[int, int]:
        """Line and column, from 1, of a place in it."""
        before = self.text[: self.start + offset]
        return self.line + before.count("\n"), len(before) - before.rfind("\n")


class _Finding(NamedTuple):
    """The words that are wrong, by their place in the line, and what to say of them."""

    start: int
    end: int
    problem: str = ""
    nearest: str = ""
    expected: tuple[str, ...] | None = None


Problem = NotUnderstood | MakesNoSense | Ambiguous


def sheet_error(
    error: Problem, words: list[Word], source: Source, goal: str = "sentence"
) -> SheetError:
    """The error for a person who wrote the text; in the end it should have been a `goal`."""
    if isinstance(error, Ambiguous):
        finding = _Finding(words[0].start, words[-1].end, "this has several meanings")
    elif isinstance(error, MakesNoSense):
        finding = _nonsense(error, words)
    else:
        finding = _Look(error, words, source, goal).finding()
    line, column = source.spot(finding.start)
    return SheetError(
        finding.problem,
        source.file,
        line,
        column,
        " ".join(source.part[finding.start : finding.end].split()),
        finding.expected or (),
        finding.nearest,
    )


def _nonsense(error: MakesNoSense, words: list[Word]) -> _Finding:
    reason: Misreading = error.reason
    part = error.part
    last = words[part.end - 1].end
    if part.says is not None and part.end < len(words) and words[part.end].key == ".":
        last = words[part.end].end
    expected = (reason.expected,) if reason.expected else ()
    return _Finding(words[part.start].start, last, reason.problem, reason.nearest, expected)


class _Look:
    """Looks at one sentence that no rule fits."""

    def __init__(self, error: NotUnderstood, words: list[Word], source: Source, goal: str) -> None:
        self.goal = goal
        self.first = error.part.start
        self.end = error.part.end
        self.index = error.index
        self.needed = error.needed
        self.corners = _corners(error.needed)
        self.words = words
        self.source = source

    @property
    def _after_trigger(self) -> bool:
        return self.goal != "sentence" or (self.first > 0 and self.words[self.first - 1].key == ":")

    @property
    def _word(self) -> Word:
        return self.words[self.index]

    def _said(self, first: int, last: int) -> str:
        return self.source.part[self.words[first].start : self.words[last].end]

    def expected(self) -> tuple[str, ...]:
        """What could stand there, in players' words."""
        if self.index == self.first and not self._after_trigger:
            return ("a trigger such as 'Play:'", "what to do, such as 'gain 10 RP'")
        if "sentence" in self.needed:
            return tuple(words for _, words in _EXPECTED[:3])
        if "unit" in self.needed:
            return (_UNITS,)
        found = [
            words
            for categories, words in _EXPECTED
            if any(category in self.needed for category in categories)
            and (words != _A_NAME or self._is_quote)
        ]
        if self.index > self.first and self._ends_here():
            found.insert(0, "the end of the sentence")
        if "','" in self.needed and not found:
            found.append("a comma")
        if len(found) < _FEW:
            found += sorted(_TELLING & self.needed)
        if not found and self.index - self.first < _HARDLY_BEGUN:
            return tuple(words for _, words in _EXPECTED[:3])
        return tuple(found[:_MOST_EXPECTED]) or self._by_its_place()

    @property
    def _is_quote(self) -> bool:
        """Whether somebody tries to name something."""
        return self._word.key[:1] in ("'", '"') if self.index < self.end else True

    def _by_its_place(self) -> tuple[str, ...]:
        """What a sentence is made of there, where no single thing is expected."""
        category = opening(self.words[self.first : self.end], self.index - self.first)
        if category:
            return (_PLACES[category],)
        if any(one in _DONE_TO or one.endswith(".PARTICIPLE") for one in self.needed):
            return ("what is done to it, such as 'flipped' or 'discarded'",)
        if any(one in _SAID_OF or one.endswith(".THIRD") for one in self.needed):
            return ("what is said of it, such as 'cannot be flipped' or 'loses its effects'",)
        if self.index > self.first and self.words[self.index - 1].key in (",", "and", "then"):
            return (_EXPECTED[0][1],)
        return ()

    def finding(self) -> _Finding:
        """The most helpful thing to say."""
        if self.index >= self.end:
            return self._unfinished()
        looks = (
            self._part, self._trigger, self._colon, self._keyword, self._full_stop, self._comma, self._saying,
            self._symbol, self._nearest, self._other_game,
        )  # fmt: skip
        for look in looks:
            if finding := look():
                return self._with_expected(finding)
        return self._with_expected(_Finding(self._word.start, self._word.end))

    def _with_expected(self, finding: _Finding) -> _Finding:
        return (
            finding if finding.expected is not None else finding._replace(expected=self.expected())
        )

    # ------------------------------------------------------------------ typical mistakes

    def _part(self) -> _Finding | None:
        """A condition that is followed to its end and is none."""
        part = blamed(self.words[self.first : self.end], self.index - self.first)
        if part is None:
            return None
        start, end = self.words[self.first + part.start], self.words[self.first + part.end - 1]
        return _Finding(start.start, end.end, "", "", (_PLACES[part.category],))

    def _unfinished(self) -> _Finding:
        if self.end < len(self.words):
            stop = self.words[self.end]
            before = self.words[self.end - 1]
            if before.key in ("each", "every") and "person" in self.corners:
                expected = ("a player such as 'each opponent'",)
                return _Finding(before.start, before.end, "", "each opponent", expected)
            if before.key in ("each", "every"):
                return self._count(before)
            return _Finding(
                stop.start,
                stop.end,
                "the sentence ends too early and is not understood",
                "",
                self.expected(),
            )
        last = self.words[-1]
        return _Finding(last.start, last.end, "the text ends too early", "", self.expected())

    def _count(self, before: Word) -> _Finding:
        start = self.words[self.end - 2] if self.end >= 2 else before
        return _Finding(
            start.start, before.end, "say what to count", "for each card in your tableau"
        )

    def _trigger(self) -> _Finding | None:
        """ "When played:" and its like."""
        first = self.words[self.first]
        match = re.match(r"[^\W\d]+(?:[ -][^\W\d]+){0,3}\s*:", self.source.part[first.start :])
        if match is None or self._after_trigger:
            return None
        said = match.group().rstrip(": ")
        close = get_close_matches(f"{said}:", TRIGGERS, 1, 0.6)
        close = close or get_close_matches(f"{said.capitalize()}:", TRIGGERS, 1, 0.6)
        known = [meant for word, meant in _TRIGGER_WORDS.items() if word in said.lower()]
        nearest = (close + known)[:1]
        return _Finding(
            first.start, first.start + len(match.group()), f'"{said}:" is not a trigger',
            nearest[0] if nearest else "", (f"one of {', '.join(TRIGGERS)}",),
        )  # fmt: skip

    def _colon(self) -> _Finding | None:
        """A trigger word without its colon."""
        if self._after_trigger:
            return None
        word = self.words[self.first]
        said = self._said(self.first, self.first)
        if self.first and said.islower():
            return None  # "..., flip a card": no ability begins there
        for trigger in TRIGGERS:
            if said.lower() == trigger[:-1].lower():
                return _Finding(
                    word.start, word.end, f"a colon is missing after {said}", trigger, ("a colon",)
                )
        return None

    def _keyword(self) -> _Finding | None:
        """A short sentence in the place of a keyword."""
        start = self.words[self.first].start
        match = re.match(r"([^\W\d]+!?(?: [^\W\d]+!?){0,2})\s*(?:\d+ RP)?\s*(?:\.|$)",
                         self.source.part[start:])  # fmt: skip
        if match is None or self._after_trigger:
            return None
        said = match[1]
        close = get_close_matches(said, keywords.names(), 1, 0.6)
        return _Finding(
            start, start + len(said), f'"{said}" is not a keyword', close[0] if close else "",
            ("a keyword such as 'Clobber.'", "a trigger such as 'Play:'"),
        )  # fmt: skip

    def _begins_sentence(self) -> bool:
        """Whether a new sentence or ability starts with this word."""
        rest = self.words[self.index : self.end]
        if next(parts(self.words[self.index :]), Part(0, 0)).says is not None:
            return True
        is_capital = self.source.part[self._word.start].isupper()
        return is_capital and bool(language().readings(rest))

    def _ends_here(self) -> bool:
        return bool(language().readings(self.words[self.first : self.index]))

    def _full_stop(self) -> _Finding | None:
        """A new sentence that starts before the last one ended."""
        if self.index == self.first or not self._ends_here() or not self._begins_sentence():
            return None
        before = self.words[self.index - 1]
        said = self._said(self.index - 1, self.index - 1)
        return _Finding(
            before.start, before.end, f'a full stop is missing after "{said}"', f"{said}.",
            ("a full stop",),
        )  # fmt: skip

    def _comma(self) -> _Finding | None:
        """ "If there is a Fire card in your tableau gain 10 RP": where the condition ends."""
        if "','" not in self.needed or not language().readings(self.words[self.index : self.end]):
            return None
        before = self.words[self.index - 1]
        said = self._said(self.index - 1, self.index - 1)
        return _Finding(
            before.start, before.end, f'a comma is missing after "{said}"', f"{said},", ("a comma",)
        )

    def _saying(self) -> _Finding | None:
        """A turn of phrase that is well known, but not here."""
        sentence = self.words[self.first].start
        for pattern, meant in _SAYINGS:
            for match in re.finditer(pattern, self.source.part[sentence:], re.IGNORECASE):
                start, end = sentence + match.start(), sentence + match.end()
                if start <= self._word.start < end:
                    return _Finding(start, end, "", match.expand(meant))
        return None

    def _other_game(self) -> _Finding | None:
        said = self._said(self.index, self.index)
        meant = OTHER_GAMES.get(said.lower().removesuffix("s"), OTHER_GAMES.get(said.lower()))
        if meant is None:
            return None
        if said[0].isupper():
            meant = meant[0].upper() + meant[1:]
        return _Finding(self._word.start, self._word.end, "", meant)

    def _symbol(self) -> _Finding | None:
        """ "Ice card": a symbol the game does not have."""
        following = self.words[self.index + 1 : self.index + 2]
        is_known = f"'{self._word.key}'" in language().grammar.categories
        if "symbol" not in self.corners or is_known or self._word.kind != "word":
            return None
        names = (*tree.ELEMENTS, *tree.TYPES, *tree.RARITIES, "Promo")
        nouns = {"card", "cards", "single", "singles", *(name.lower() for name in names)}
        if not following or following[0].key not in nouns:
            return None
        said = self._said(self.index, self.index)
        close = get_close_matches(said.capitalize(), (*names, "Other", "Random"), 1, 0.6)
        return _Finding(
            self._word.start, self._word.end, f'"{said}" is not an element, a type or a rarity',
            "".join(close), (f"one of {', '.join(names)}",),
        )  # fmt: skip

    # ------------------------------------------------------------------ the nearest phrase

    def _nearest(self) -> _Finding | None:
        """The phrase most like what stands here with which the text can be read further."""
        best: tuple[tuple[int, float], _Finding] | None = None
        for closeness, first, words, phrase in self._candidates():
            reached = self._reach(words[0].start, words[-1].end, phrase)
            if reached <= self._word.start:
                continue
            rank = (reached, closeness)
            if best is None or rank > best[0]:
                best = (rank, self._narrowed(words, phrase, starts=first == self.first))
        return best[1] if best else None

    def _candidates(self) -> list[tuple[float, int, list[Word], str]]:
        """Phrases that fit where the error is or shortly before, and the words they resemble."""
        found: list[tuple[float, int, list[Word], str]] = []
        chart = language().chart(self.words[self.first : self.index], self.goal)
        for first in range(self.index, max(self.first, self.index - _LOOK_BACK) - 1, -1):
            accepted = chart.expected[first - self.first]
            words = self.words[first : self.end]
            for phrase in _phrases(accepted):
                for said in _as_many(words, phrase):
                    # what is before the error was read well: the phrase must reach beyond it
                    if said[-1].end <= self._word.start:
                        continue
                    closeness = _closeness(said, phrase)
                    if not closeness or closeness <= _enough(phrase, said):
                        continue
                    if not _is_no_slip(said, phrase):
                        found.append((closeness, first, said, phrase))
        found.sort(key=lambda one: (-one[0], -len(one[2])))
        return found[:_MOST_CANDIDATES]

    def _reach(self, start: int, end: int, phrase: str) -> int:
        """How far the sentence can be read with the phrase in it, by the places of this text."""
        sentence, stop = self.words[self.first].start, self.words[self.end - 1].end
        part = self.source.part
        words = split(part[sentence:start] + phrase + part[end:stop])
        shift = len(phrase) - (end - start) - sentence
        chart = language().chart(words, self.goal)
        if chart.meanings or chart.reach >= len(words):
            return len(part)
        return words[chart.reach].start - shift

    def _narrowed(self, words: list[Word], phrase: str, *, starts: bool) -> _Finding:
        """Only the words that differ."""
        meant = phrase.split()
        said = list(words)
        while len(said) > 1 and len(meant) > 1 and said[0].key == meant[0].lower():
            said, meant = said[1:], meant[1:]
            starts = False
        while len(said) > 1 and len(meant) > 1 and said[-1].key == meant[-1].lower():
            said, meant = said[:-1], meant[:-1]
        nearest = " ".join(meant).replace(" ,", ",").replace(" :", ":").replace(" 's", "'s")
        if starts or (self.source.part[said[0].start].isupper() and len(nearest) > 2):
            nearest = nearest[:1].upper() + nearest[1:]
        return _Finding(said[0].start, said[-1].end, "", nearest)


@lru_cache(maxsize=1)
def known_words() -> frozenset[str]:
    """The words that the language has: these are not typing mistakes."""
    return frozenset(word.lower() for word in language().lexicon.words)


def _corners(needed: set[str]) -> set[str]:
    return {corner for one in needed for corner in language().grammar.corners(one)}


@lru_cache(maxsize=1)
def _taught() -> list[tuple[str, frozenset[str]]]:
    """All phrases with what they can be; plain words before names."""
    taught = language().lexicon.taught.items()
    return [
        (phrase, frozenset(categories))
        for phrase, categories in sorted(taught, key=lambda one: one[0][:1].isupper())
    ]


def _phrases(accepted: set[str]) -> Iterator[str]:
    """Phrases that may begin here."""
    for phrase, categories in _taught():
        if not accepted.isdisjoint(categories):
            yield phrase
    for one in accepted:
        if one.startswith("'") and one[1:-1].isalpha():
            yield one[1:-1]


def _as_many(words: list[Word], phrase: str) -> Iterator[list[Word]]:
    """As many words as the phrase has, and one more or less: "fewerstars", "op ponent"."""
    length = len(phrase.split())
    for count in (length, length - 1, length + 1):
        if not 0 < count <= len(words):
            continue
        last = words[count - 1]
        if last.kind != "mark" or phrase.endswith(last.key):  # "each." is "each"
            yield words[:count]


def _is_no_slip(said: list[Word], phrase: str) -> bool:
    """Whether a word stands there that is another word, and not one with a wrong letter."""
    meant = phrase.lower().split()
    if len(meant) != len(said):
        return False
    for one, two in zip(said, meant, strict=True):
        if one.key == two:
            continue
        ratio = SequenceMatcher(None, one.key, two).ratio()
        if one.key in known_words():
            if len(one.key) != len(two) + 1 or ratio < _A_LETTER_TOO_MANY:
                return True
        elif ratio < _A_SLIP and sorted(one.key) != sorted(two):
            return True
    return False


def _closeness(said: list[Word], phrase: str) -> float:
    words = " ".join(word.key for word in said)
    meant = phrase.lower()
    if words == meant:
        return 0.0
    if len(words) == len(meant) and sorted(words) == sorted(meant):
        return 0.9  # "PR" for "RP"
    parts = meant.split()
    if len(parts) != len(said):
        # only a space too many or too few
        return _likeness(words.replace(" ", ""), meant.replace(" ", ""), 0.9)
    if any(_at_most(one.key, two) < 0.5 for one, two in zip(said, parts, strict=True)):
        return 0.0
    return _likeness(words, meant, 0.6)


def _likeness(one: str, two: str, least: float) -> float:
    """How much two words are alike; 0 if it is less than so much."""
    if 2 * min(len(one), len(two)) < least * (len(one) + len(two)) or _at_most(one, two) < least:
        return 0.0
    ratio = SequenceMatcher(None, one, two).ratio()
    return ratio if ratio >= least else 0.0


@lru_cache(maxsize=1 << 16)
def _at_most(one: str, two: str) -> float:
    """How much two words can be alike, by their letters in any order.

    It is quick, which comparing them is not, and thousands of phrases are compared with a few words.
    """
    shared = sum([min(one.count(letter), two.count(letter)) for letter in set(one)])
    return 2 * shared / (len(one) + len(two))


def _enough(phrase: str, said: list[Word]) -> float:
    """Short words are easily like others, and a word that is known is seldom mistyped."""
    if all(word.key in known_words() for word in said):
        return 0.79
    if len(phrase) < _TINY:
        return 0.86  # "beat" is no "bet"
    return 0.76 if len(phrase) < 6 else 0.7
