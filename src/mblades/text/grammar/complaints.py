"""What to say when a text is not understood: where, what was expected, and what is nearest."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher, get_close_matches
from typing import NamedTuple

from mblades.errors import SheetError
from mblades.text import keywords, tree
from mblades.text.grammar import phrases
from mblades.text.grammar.language import Language, MakesNoSense, NotUnderstood
from mblades.text.grammar.lexer import Piece, Word, plain, split
from mblades.text.grammar.meaning import Misreading

TRIGGERS = tuple(f"{word}:" for word in tree.TriggerWord if word)

# What other games call the triggers.
_TRIGGER_WORDS = {
    "played": "Play:", "enters": "Play:", "summon": "Play:", "on play": "Play:", "battlecry": "Play:",
    "flipped": "Flip:", "death": "Flip:", "passive": "Ongoing:", "always": "Ongoing:",
    "continuous": "Ongoing:", "static": "Ongoing:", "end": "Score:", "scoring": "Score:",
    "activate": "Action:", "tap": "Action:", "respond": "Reaction:", "response": "Reaction:",
    "instant": "Reaction:", "interrupt": "Reaction:", "deck": "Deckbuilding:", "then": "Next:",
}  # fmt: skip

# What other games call things.
_OTHER_GAMES = {
    "destroy": "flip", "kill": "flip", "sacrifice": "flip", "tap": "flip", "untap": "unflip",
    "exile": "discard", "trash": "discard", "graveyard": "binder", "board": "tableau",
    "field": "tableau", "battlefield": "tableau", "points": "RP", "life": "RP", "coins": "M$",
    "money": "M$", "creature": "card", "minion": "card", "monster": "card", "enemy": "opponent",
    "shop": "Store", "market": "Aftermarket", "counter": "star token", "counters": "star tokens",
    "level": "stars", "cancels": "cancel that effect", "undo": "cancel that effect",
}  # fmt: skip

# Turns of phrase, as patterns, and what is said here.
_SAYINGS = (
    (r"\b(?:another )?target (cards?|player|opponent)\b", r"a \1"),
    (r"\bto the end(?: of (?:your|its|their|the) tableau)?\b", "to the right end"),
    (r"\bto the (?:start|beginning|front)(?: of (?:your|its|their|the) tableau)?\b",
     "to the left end"),
)  # fmt: skip

# Classes of phrases, in players' words; in this order.
_EXPECTED: tuple[tuple[tuple[str, ...], str], ...] = (
    (("TRIGGER",), "a trigger such as 'Play:'"),
    (("GAIN", "FLIP"), "what to do, such as 'gain 10 RP'"),
    (("WHO",), "a player such as 'each opponent'"),
    (("REF", "A"), "a card such as 'a Fire card in your tableau'"),
    (("NOUN",), "'card', or a kind of card such as 'Fire' or 'Premium'"),
    (("NUMBER",), "a number"),
    (("SIGNED",), "a change such as '+2'"),
    (("UNIT",), "'RP' or 'M$'"),
    (("TOKENS",), "'star tokens' or 'sell markers'"),
    (("WHOSE",), "whose it is, such as 'your' or \"an opponent's\""),
    (("ZONE",), "'tableau', 'hand', 'binder' or 'play area'"),
    (("PLACE", "IN"), "a place such as 'in your tableau'"),
    (("TEST",), "a comparison such as 'at least 3'"),
    (("EFFECTS",), "effects such as 'Play effects'"),
    (("FEATURE", "SHARED"), "'element', 'type', 'set', 'rarity' or 'star value'"),
    (("TO_ZONE",), "'to your hand' or 'to your binder'"),
    (("MOVE_TO",), "'to the left end', 'to the right end' or 'to any slot'"),
    (("STRING",), "a name in quotes"),
    (("STOP",), "a full stop"),
    (("COMMA",), "a comma"),
)
_CLASSES = {terminal for terminals, _ in _EXPECTED for terminal in terminals}
_SELDOM = {"TIMES"}  # possible in many places, and hardly ever meant
_MOST_EXPECTED = 6
_MOST_CANDIDATES = 8
_LOOK_BACK = 4


class Source(NamedTuple):
    """Where a text stands: `start` and `end` bound the part of it that is read."""

    text: str
    start: int
    end: int
    file: str
    line: int

    @property
    def part(self) -> str:
        """The part that is read."""
        return self.text[self.start : self.end]

    def spot(self, offset: int) -> tuple[int, int]:
        """Line and column, from 1, of a place in the read part."""
        before = self.text[: self.start + offset]
        return self.line + before.count("\n"), len(before) - before.rfind("\n")


class _Finding(NamedTuple):
    """The words that are wrong, by their place in the read part, and what to say of them."""

    start: int
    end: int
    problem: str = ""
    nearest: str = ""
    expected: tuple[str, ...] | None = None


def sheet_error(
    error: NotUnderstood | MakesNoSense,
    pieces: list[Piece],
    source: Source,
    language: Language,
    rule: str = "line",
) -> SheetError:
    """The error for a person who wrote the text."""
    if isinstance(error, MakesNoSense):
        finding = _nonsense(error.index, error.reason, pieces)
        expected: tuple[str, ...] = finding.expected or ()
    else:
        reader = _Reader(error, pieces, source, language, rule)
        finding = reader.finding()
        expected = finding.expected if finding.expected is not None else reader.expected()
    line, column = source.spot(finding.start)
    return SheetError(
        finding.problem,
        source.file,
        line,
        column,
        " ".join(source.part[finding.start : finding.end].split()),
        expected,
        finding.nearest,
    )


def _nonsense(index: int, reason: Misreading, pieces: list[Piece]) -> _Finding:
    """A sentence that fits the grammar: all of it up to the place where that showed."""
    index = min(index, len(pieces) - 1)
    first = _sentence_start(pieces, index)
    last = index if pieces[index].terminal != "STOP" or index == first else index - 1
    expected = (reason.expected,) if reason.expected else ()
    return _Finding(pieces[first].start, pieces[last].end, reason.problem, reason.nearest, expected)


def _sentence_start(pieces: list[Piece], index: int) -> int:
    first = index
    while first > 0 and pieces[first - 1].terminal not in ("STOP", "KEYWORD", "TRIGGER"):
        first -= 1
    return first


class _Reader:
    """Looks at one text the grammar does not fit."""

    def __init__(
        self,
        error: NotUnderstood,
        pieces: list[Piece],
        source: Source,
        language: Language,
        rule: str,
    ) -> None:
        self.index = error.index
        self.accepted = error.accepted
        self.pieces = pieces
        self.source = source
        self.language = language
        self.rule = rule
        self.words = split(plain(source.part))

    def expected(self) -> tuple[str, ...]:
        """What could stand there, in players' words."""
        found = [
            words
            for terminals, words in _EXPECTED
            if any(terminal in self.accepted for terminal in terminals)
        ]
        if "TRIGGER" in self.accepted:
            after = self.index and self.pieces[self.index - 1].terminal == "TRIGGER"
            return tuple(found[1:4] if after else found[:2])
        literals = sorted(
            f"'{self.language.literals[terminal]}'"
            for terminal in self.accepted - _CLASSES - _SELDOM
            if terminal in self.language.literals and terminal.lower() not in phrases.VERBS
        )
        return tuple((found + literals)[:_MOST_EXPECTED])

    def finding(self) -> _Finding:
        """The most helpful thing to say."""
        if not self.pieces:
            return _Finding(0, len(self.source.part), "there is nothing to read")
        if self.index == len(self.pieces):
            return self._unfinished()
        looks = (
            self._trigger, self._colon, self._keyword, self._full_stop, self._comma, self._saying,
            self._symbol, self._nearest, self._other_game,
        )  # fmt: skip
        for look in looks:
            if finding := look():
                return finding
        return self._plain_words()

    # ------------------------------------------------------------------ typical mistakes

    @property
    def _piece(self) -> Piece:
        return self.pieces[self.index]

    def _rest(self) -> str:
        return self.source.part[self._piece.start :]

    def _unfinished(self) -> _Finding:
        last = self.pieces[-1]
        words = self.source.part[last.start : last.end]
        if "STOP" in self.accepted:
            return _Finding(
                last.start, last.end, "a full stop is missing at the end", f"{words}.",
                ("a full stop",),
            )  # fmt: skip
        return _Finding(last.start, last.end, "the text ends too early")

    def _trigger(self) -> _Finding | None:
        """ "When played:" and its like."""
        first = self.pieces[_sentence_start(self.pieces, self.index)]
        rest = self.source.part[first.start :]
        match = re.match(r"[^\W\d]+(?:[ -][^\W\d]+){0,3}\s*:", rest)
        if match is None or first.terminal in ("TRIGGER", "KEYWORD"):
            return None
        if self.language.book.phrases.get(match.group().lower()):
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
        first = _sentence_start(self.pieces, self.index)
        if self.index - first > 1 or (first and self.pieces[first - 1].terminal == "TRIGGER"):
            return None
        piece = self.pieces[first]
        said = self.source.part[piece.start : piece.end]
        for trigger in TRIGGERS:
            if said.lower() == trigger[:-1].lower():
                return _Finding(
                    piece.start,
                    piece.end,
                    f"a colon is missing after {said}",
                    trigger,
                    ("a colon",),
                )
        return None

    def _keyword(self) -> _Finding | None:
        """A short sentence in the place of a keyword."""
        first = _sentence_start(self.pieces, self.index)
        if first and self.pieces[first - 1].terminal == "TRIGGER":
            return None
        start = self.pieces[first].start
        match = re.match(r"([^\W\d]+!?(?: [^\W\d]+!?){0,2})\s*(?:\d+ RP)?\s*(?:\.|$)",
                         self.source.part[start:])  # fmt: skip
        if match is None or self.rule != "line":
            return None
        said = match[1]
        close = get_close_matches(said, keywords.names(), 1, 0.6)
        return _Finding(
            start, start + len(said), f'"{said}" is not a keyword', close[0] if close else "",
            ("a keyword such as 'Clobber.'", "a trigger such as 'Play:'"),
        )  # fmt: skip

    def _full_stop(self) -> _Finding | None:
        """A new sentence that starts before the last one ended."""
        piece = self._piece
        begins = piece.terminal == "TRIGGER" or (
            piece.terminal.lower() in phrases.VERBS and self.source.part[piece.start].isupper()
        )
        if "STOP" not in self.accepted or not begins:
            return None
        before = self.pieces[self.index - 1]
        words = self.source.part[before.start : before.end]
        return _Finding(
            before.start, before.end, f'a full stop is missing after "{words}"', f"{words}.",
            ("a full stop",),
        )  # fmt: skip

    def _comma(self) -> _Finding | None:
        """ "If there is a Fire card in your tableau gain 10 RP": where the condition ends."""
        starts = self._piece.terminal == "WHO" or self._piece.terminal.lower() in phrases.VERBS
        if "COMMA" not in self.accepted or "STOP" in self.accepted or not starts:
            return None
        before = self.pieces[self.index - 1]
        words = self.source.part[before.start : before.end]
        return _Finding(
            before.start, before.end, f'a comma is missing after "{words}"', f"{words},",
            ("a comma",),
        )  # fmt: skip

    def _saying(self) -> _Finding | None:
        """A turn of phrase that is well known, but not here."""
        before = self.pieces[self.index - 1] if self.index else self._piece
        if self._piece.terminal == "STOP" and before.terminal == "FOR_EACH":
            return _Finding(
                before.start, before.end, "say what to count",
                "for each card in your tableau",
            )  # fmt: skip
        if self._piece.terminal == "EACH" and "WHO" in self.accepted:
            return _Finding(self._piece.start, self._piece.end, "", "each opponent")
        sentence = self.pieces[_sentence_start(self.pieces, self.index)].start
        for pattern, meant in _SAYINGS:
            for match in re.finditer(pattern, self.source.part[sentence:], re.IGNORECASE):
                start, end = sentence + match.start(), sentence + match.end()
                if start <= self._piece.start < end:
                    return _Finding(start, end, "", match.expand(meant))
        return None

    def _other_game(self) -> _Finding | None:
        piece = self._piece
        said = self.source.part[piece.start : piece.end]
        meant = _OTHER_GAMES.get(said.lower().removesuffix("s"), _OTHER_GAMES.get(said.lower()))
        if piece.terminal != "UNKNOWN" or meant is None:
            return None
        if said[0].isupper():
            meant = meant[0].upper() + meant[1:]
        return _Finding(piece.start, piece.end, "", meant)

    def _symbol(self) -> _Finding | None:
        """ "Ice card": a symbol the game does not have."""
        following = self.pieces[self.index + 1 : self.index + 2]
        if "SYMBOL" not in self.accepted or self._piece.terminal != "UNKNOWN":
            return None
        if not following or following[0].terminal not in ("NOUN", "SYMBOL", "RARITY"):
            return None
        said = self.source.part[self._piece.start : self._piece.end]
        names = (*tree.ELEMENTS, *tree.TYPES, *tree.RARITIES, "Promo")
        close = get_close_matches(said.capitalize(), (*names, "Other", "Random"), 1, 0.6)
        return _Finding(
            self._piece.start, self._piece.end, f'"{said}" is not an element, a type or a rarity',
            "".join(close), (f"one of {', '.join(names)}",),
        )  # fmt: skip

    def _plain_words(self) -> _Finding:
        piece = self._piece
        if piece.terminal != "UNKNOWN":
            # A word of the language in the wrong place: the unknown one behind it is to blame.
            for later in self.pieces[self.index : self.index + 3]:
                if later.terminal == "UNKNOWN":
                    return _Finding(piece.start, later.end)
        return _Finding(piece.start, piece.end)

    # ------------------------------------------------------------------ the nearest phrase

    def _nearest(self) -> _Finding | None:
        """The phrase most like what stands here with which the text can be read further."""
        best: tuple[tuple[int, float], _Finding] | None = None
        for closeness, first, words, phrase in self._candidates():
            reached = self._reach(words[0].start, words[-1].end, phrase)
            if reached <= self._piece.start:
                continue
            rank = (reached, closeness)
            if best is None or rank > best[0]:
                best = (rank, self._narrowed(words, phrase, starts=first == 0))
        return best[1] if best else None

    def _candidates(self) -> list[tuple[float, int, list[Word], str]]:
        """Phrases that fit where the error is or shortly before, and the words they resemble."""
        sentence = _sentence_start(self.pieces, self.index)
        found: list[tuple[float, int, list[Word], str]] = []
        for first in range(self.index, max(sentence, self.index - _LOOK_BACK) - 1, -1):
            accepted = self.language.accepted_after(self.pieces[:first], self.rule)
            words = [word for word in self.words if word.start >= self.pieces[first].start]
            for phrase, meaning in self.language.book.phrases.items():
                if not meaning or meaning[0].terminal not in accepted:
                    continue
                for said in _as_many(words, phrase):
                    # what is before the error was read well: the phrase must reach beyond it
                    if said[-1].end <= self._piece.start:
                        continue
                    closeness = _closeness(said, phrase)
                    if closeness > _enough(phrase):
                        found.append((closeness, first - sentence, said, phrase))
        found.sort(key=lambda one: (-one[0], -len(one[2])))
        return found[:_MOST_CANDIDATES]

    def _reach(self, start: int, end: int, phrase: str) -> int:
        """How far the text can be read with the phrase in it, by the places of this text."""
        part = self.source.part
        filled = _filled(part[start:end], phrase)
        pieces = self.language.pieces(part[:start] + filled + part[end:])
        shift = len(part[:start] + filled) - end
        try:
            self.language.read(pieces, self.rule)
        except (NotUnderstood, MakesNoSense) as error:
            if error.index < len(pieces):
                return pieces[error.index].start - shift
        return len(part)

    def _narrowed(self, words: list[Word], phrase: str, *, starts: bool) -> _Finding:
        """Only the words that differ."""
        meant = phrase.split()
        said = list(words)
        while len(said) > 1 and len(meant) > 1 and said[0].key == meant[0].lower():
            said, meant = said[1:], meant[1:]
            starts = False
        while len(said) > 1 and len(meant) > 1 and said[-1].key == meant[-1].lower():
            said, meant = said[:-1], meant[:-1]
        nearest = " ".join(meant).replace(" ,", ",").replace(" :", ":").replace(" .", ".")
        if "#" in meant:
            nearest = _filled(self.source.part[said[0].start : said[-1].end], nearest)
        if starts or (self.source.part[said[0].start].isupper() and len(nearest) > 2):
            nearest = nearest[:1].upper() + nearest[1:]
        return _Finding(said[0].start, said[-1].end, "", nearest)


def _as_many(words: list[Word], phrase: str) -> Iterator[list[Word]]:
    """As many words as the phrase has, and one more or less: "fewerstars", "op ponent"."""
    length = len(phrase.split())
    for count in (length, length - 1, length + 1):
        if not 0 < count <= len(words):
            continue
        last = words[count - 1]
        if last.kind != "mark" or phrase.endswith(last.key):  # "each." is "each"
            yield words[:count]


def _filled(said: str, phrase: str) -> str:
    """The phrase with the number that was said in the place of its own."""
    number = re.search(r"\d+", said)
    return phrase.replace("#", number.group() if number else "1")


def _closeness(said: list[Word], phrase: str) -> float:
    words = " ".join(word.key for word in said)
    meant = _filled(words, phrase).lower()
    if words == meant:
        return 0.0
    if sorted(words) == sorted(meant):
        return 0.9  # "PR" for "RP"
    parts = meant.split()
    if len(parts) != len(said):
        # only a space too many or too few
        ratio = SequenceMatcher(None, words.replace(" ", ""), meant.replace(" ", "")).ratio()
        return ratio if ratio > 0.9 else 0.0
    if any(
        SequenceMatcher(None, one.key, two).quick_ratio() < 0.5
        for one, two in zip(said, parts, strict=True)
    ):
        return 0.0
    matcher = SequenceMatcher(None, words, meant)
    if matcher.real_quick_ratio() < 0.6 or matcher.quick_ratio() < 0.6:
        return 0.0
    return matcher.ratio()


def _enough(phrase: str) -> float:
    """Short words are easily like others."""
    return 0.74 if len(phrase) < 6 else 0.7
