"""From characters to phrases: what stands in a card text, word by word, with its place.

A phrase is one or more words that mean one thing ("with the highest star rating"). The longest
phrase that fits is taken; `#` in a phrase stands for a number and `@` for the name of a keyword.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from mblades.text.tree import TYPES, Kind, Who

# Same length in and out, so that places in the text stay true.
_PLAIN_CHARACTERS = str.maketrans("“”„«»‘’‚ \u00a0\u202f\u2009\t–—−", '"""""\'\'\'     ---')

_WORD = re.compile(
    r"""
      (?P<string>"[^"\n]*")
    | (?P<money>[Mm]?\$)
    | (?P<signed>[+-]\d+)
    | (?P<starry>\d+(?=-stars?\b))
    | (?P<number>\d+)
    | (?P<word>[^\W\d_]+(?:['-][^\W\d_]+)*'?!?)
    | (?P<mark>\S)
    """,
    re.VERBOSE,
)

NUMBER_WORDS = {
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20,
    "thirty": 30, "fifty": 50,
}  # fmt: skip

_CONTRACTIONS = {
    "isn't": "is not", "aren't": "are not", "can't": "cannot", "don't": "do not",
    "doesn't": "does not", "there's": "there is", "it's": "it is", "you've": "you have",
    "you're": "you are", "they've": "they have", "that's": "that is", "won't": "will not",
    "haven't": "have not", "hasn't": "has not",
}  # fmt: skip


_PLAYERS = tuple(who.value for who in Who)
_BEFORE_COUNTED = ("FOR_EACH", "THE_NUMBER_OF", "NUMBER")


class Word(NamedTuple):
    """One word or mark of the source; `key` is what it is compared by."""

    key: str
    start: int
    end: int
    kind: str = "word"


class Lexeme(NamedTuple):
    """What a phrase stands for: a terminal of the grammar and its value."""

    terminal: str
    value: Any = None


class Piece(NamedTuple):
    """A phrase found in a text: its meaning and where it stands."""

    terminal: str
    value: Any
    start: int
    end: int
    phrase: str


def plain(text: str) -> str:
    """The text with typographic quotes, dashes and spaces made plain; positions are kept."""
    return text.translate(_PLAIN_CHARACTERS)


def split(text: str) -> list[Word]:
    """The words of a text in which typography is already plain."""
    words: list[Word] = []
    for match in _WORD.finditer(text):
        kind = match.lastgroup or "mark"
        start, end = match.span()
        key = match.group()
        if kind == "word":
            key = key.lower()
            if key in _CONTRACTIONS:
                words += (Word(part, start, end) for part in _CONTRACTIONS[key].split())
                continue
        elif kind == "money":
            key = "m$"
        elif kind == "number" and words and words[-1].key == "m$" and _touches(text, words, start):
            # "M$5" reads "5 M$"
            words.insert(-1, Word(key, start, end, kind))
            continue
        words.append(Word(key, start, end, kind))
    return words


def _touches(text: str, words: list[Word], start: int) -> bool:
    if text[words[-1].end : start].strip(" "):
        return False
    before = words[-2] if len(words) > 1 else None
    return before is None or before.kind != "number"


def number_of(word: Word) -> int | None:
    """The number a word stands for."""
    if word.kind == "number":
        return int(word.key)
    return NUMBER_WORDS.get(word.key)


def spellings(pattern: str) -> Iterator[str]:
    """Every way to read a pattern with (alternatives|like these) and [optional words]."""
    match = re.search(r"\(([^()\[\]]*)\)|\[([^()\[\]]*)\]", pattern)
    if match is None:
        yield " ".join(pattern.split())
        return
    choices = match[1].split("|") if match[1] is not None else ["", *match[2].split("|")]
    for choice in choices:
        yield from spellings(pattern[: match.start()] + choice + pattern[match.end() :])


def _in_context(pieces: list[Piece], at: int) -> Piece:
    """What a word means by those around it.

    A comma or "and" between two symbols joins the symbols, not two effects. "Opponents" are
    players, and a number of them where they are counted. "From your hand" is a place, "from an
    opponent" is not.
    """
    piece = pieces[at]
    counted = at and pieces[at - 1].terminal in _BEFORE_COUNTED
    if piece.terminal == "OPPONENTS" and not counted and piece.value in _PLAYERS:
        one = piece.phrase == "opponent"  # "Opponent loses 10 RP": one of them
        who = Who.OPPONENT if one else Who(piece.value)
        return piece._replace(terminal="WHO", value=(who, not one))
    following = [later.terminal for later in pieces[at + 1 : at + 3]]
    if piece.terminal == "FROM" and (
        following[:1] in (["PLACE"], ["STRING"]) or following == ["WHOSE", "ZONE"]
    ):
        return piece._replace(terminal="FROM_PLACE")
    if piece.terminal in ("COMMA", "AND"):
        around = pieces[at - 1 : at] + pieces[at + 1 : at + 2]
        if [other.terminal for other in around] == ["SYMBOL", "SYMBOL"]:
            return piece._replace(terminal=f"SYMBOL_{piece.terminal}")
    return piece


def _with_nouns(pieces: list[Piece]) -> list[Piece]:
    """ "Each Soldier in your tableau" is each Soldier card."""
    result: list[Piece] = []
    for index, piece in enumerate(pieces):
        result.append(piece)
        following = pieces[index + 1].terminal if index + 1 < len(pieces) else ""
        if piece.terminal != "SYMBOL" or piece.value not in TYPES or following in _IN_NOUNS:
            continue
        first = index
        while first and pieces[first].terminal in ("SYMBOL", "SYMBOL_COMMA", "OR", "RARITY"):
            first -= 1
        if pieces[first].terminal in _BEFORE_NOUNS:
            result.append(piece._replace(terminal="NOUN", value=(Kind.CARD, False)))
    return result


_IN_NOUNS = ("SYMBOL", "SYMBOL_COMMA", "SYMBOL_AND", "RARITY", "STRING", "NOUN", "OR")
_BEFORE_NOUNS = (
    "A", "EACH", "ALL", "ANOTHER", "OTHER", "THE", "FOR_EACH", "NUMBER", "WHOSE", "FACE", "SELECT",
)  # fmt: skip


_VERBS = (
    "GAIN", "LOSE", "PAY", "GIVE", "FLIP", "TURN", "UNFLIP", "DISCARD", "RETURN", "TAKE", "ADD", "DRAW",
    "REVEAL", "PLAY", "MOVE", "SWAP", "ATTACH", "PUT", "REMOVE", "USE", "CHOOSE", "HAVE", "GAIN_SLOT",
)  # fmt: skip


def ended(pieces: list[Piece]) -> list[Piece]:
    """The same, with a full stop at the end where none was written."""
    if not pieces or pieces[-1].terminal in ("STOP", "KEYWORD"):
        return pieces
    end = pieces[-1].end
    return [*pieces, Piece("STOP", None, end, end, ".")]


def _with_stops(pieces: list[Piece]) -> list[Piece]:
    """A semicolon ends a sentence, but for the options of "choose one"."""
    result: list[Piece] = []
    options = False
    for piece in pieces:
        options = (options or piece.terminal == "CHOOSE_ONE") and piece.terminal != "STOP"
        stop = piece.terminal == "SEMICOLON" and not options
        result.append(piece._replace(terminal="STOP") if stop else piece)
    return result


def _without_asides(pieces: list[Piece]) -> list[Piece]:
    """ "For each card you have in your tableau": "you have" adds nothing."""
    result: list[Piece] = []
    at = 0
    while at < len(pieces):
        now = pieces[at : at + 2]
        aside = [piece.terminal for piece in now] == ["WHO", "HAVE"] and now[0].value[0] is Who.YOU
        if aside and result and result[-1].terminal in ("NOUN", "FEATURE"):
            at += 2
            continue
        following = pieces[at + 1].terminal if at + 1 < len(pieces) else ""
        ends = following in ("STOP", "COMMA", "AND", "") and bool(result)
        after = ends and result[-1].terminal in ("UNIT", "TOKENS", "NOUN")
        if pieces[at].terminal == "EACH" and (following in _VERBS or after):
            at += 1  # "your opponents each flip a card", "your opponents lose 5 RP each"
            continue
        result.append(pieces[at])
        at += 1
    return result


def _unit_length(keys: list[str]) -> int:
    if keys == ["ranking", "points"]:
        return 2
    return int(keys[:1] == ["rp"])


def _value(value: Any, captured: Any) -> Any:
    if value is None:
        return captured
    return value(captured) if callable(value) else value


class PhraseBook:
    """Every phrase of the language, kept as a tree of words."""

    def __init__(self, keywords: Iterable[str] = ()) -> None:
        self._root: dict[str, Any] = {}
        self.phrases: dict[str, tuple[Lexeme, ...]] = {}
        self.words: set[str] = set()
        self._keywords = {
            tuple(word.key.rstrip("!") for word in split(name)): name for name in keywords
        }

    def add(self, pattern: str, *meaning: Lexeme) -> None:
        """Teach a phrase; the first meaning of a phrase stays."""
        for phrase in spellings(pattern):
            keys = [word.key for word in split(phrase)]
            self.words.update(keys)
            node = self._root
            for key in keys:
                node = node.setdefault(key, {})
            node.setdefault("", (phrase, meaning))
            self.phrases.setdefault(phrase, meaning)

    def pieces(self, text: str) -> list[Piece]:
        """The phrases of a text, in order."""
        words = split(plain(text))
        found: list[Piece] = []
        at = 0
        while at < len(words):
            sentence_starts = not found or found[-1].terminal in ("STOP", "KEYWORD")
            if sentence_starts and (keyword := self._keyword_sentence(words, at)):
                length, piece = keyword
                found.append(piece)
                at += length
                continue
            length, pieces = self._phrase(words, at)
            found += pieces
            at += length
        found = _with_stops(found)
        found = [_in_context(found, index) for index in range(len(found))]
        return _without_asides(_with_nouns(found))

    def _phrase(self, words: list[Word], at: int) -> tuple[int, list[Piece]]:
        length, ending, captured = self._longest(self._root, words, at, None)
        word = words[at]
        if length and ending is not None:
            phrase, meaning = ending
            start = min(one.start for one in words[at : at + length])
            end = max(one.end for one in words[at : at + length])
            return length, [
                Piece(
                    lexeme.terminal,
                    _value(lexeme.value, captured),
                    start,
                    end,
                    phrase,
                )
                for lexeme in meaning
            ]
        number = number_of(word)
        terminal: str = "UNKNOWN"
        value: Any = None
        if word.kind == "starry":
            terminal, value = "STARRY", int(word.key)
            return self._starry_length(words, at), [
                Piece(terminal, value, word.start, word.end, "#-star")
            ]
        if number is not None:
            terminal, value = "NUMBER", number
        elif word.kind == "signed":
            terminal, value = "SIGNED", int(word.key)
        elif word.kind == "string":
            terminal, value = "STRING", word.key[1:-1]
        return 1, [Piece(terminal, value, word.start, word.end, word.key)]

    @staticmethod
    def _starry_length(words: list[Word], at: int) -> int:
        # "5-star" is split into "5", "-" and "star"
        return 3 if at + 2 < len(words) and words[at + 1].key == "-" else 1

    def _longest(
        self, node: dict[str, Any], words: list[Word], at: int, captured: Any
    ) -> tuple[int, tuple[str, tuple[Lexeme, ...]] | None, Any]:
        best: tuple[int, tuple[str, tuple[Lexeme, ...]] | None, Any] = (
            0,
            node.get(""),
            captured,
        )
        if at == len(words):
            return best
        branches: list[tuple[dict[str, Any], int, Any]] = []
        if words[at].key in node:
            branches.append((node[words[at].key], 1, captured))
        if "#" in node and (number := number_of(words[at])) is not None:
            branches.append((node["#"], 1, number))
        if "@" in node:
            branches += (
                (node["@"], length, name) for length, name in self._keyword_names(words, at)
            )
        for branch, length, value in branches:
            more, ending, caught = self._longest(branch, words, at + length, value)
            if ending is not None and length + more > best[0]:
                best = (length + more, ending, caught)
        return best

    def _keyword_names(self, words: list[Word], at: int) -> Iterator[tuple[int, str]]:
        for length in (3, 2, 1):
            key = tuple(word.key.rstrip("!") for word in words[at : at + length])
            if len(key) == length and key in self._keywords:
                yield length, self._keywords[key]

    def _keyword_sentence(self, words: list[Word], at: int) -> tuple[int, Piece] | None:
        """A keyword is one only where it is a whole sentence: "Drink." but not "Drink a potion"."""
        for length, name in self._keyword_names(words, at):
            end = at + length
            amount = None
            if end < len(words) and (number := number_of(words[end])) is not None:
                unit = _unit_length([word.key for word in words[end + 1 : end + 3]])
                if not unit:
                    continue
                amount = number
                end += 1 + unit
            if end < len(words) and words[end].key in (".", ","):
                end += 1
            elif end < len(words):
                continue
            return end - at, Piece(
                "KEYWORD", (name, amount), words[at].start, words[end - 1].end, name
            )
        return None
