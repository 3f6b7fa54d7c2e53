"""A TOML document that knows where each of its keys and values stands.

Python's own reader says where the syntax is wrong, and after that forgets every place. A sheet can
be wrong in its meaning too, so the places are found by a second, simple scan of the valid source.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple, NoReturn, TypeVar, cast

from mblades.errors import SheetError

Keys = tuple[str | int, ...]  # ("cards", 0, "text")
Word = TypeVar("Word", bound=str)

_AT = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_BLANK = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_BARE = re.compile(r"[^\s=.\]\[{},#]+")
_ESCAPE = re.compile(r"\\(?:u.{4}|U.{8}|[ \t]*\n[ \t\n]*|.)")

# Sheets come from strangers too: what would take long to read, or longer than its letters say, is
# none of them. A key `a.b.b.b...` takes the square of its dots.
MOST_LETTERS = 1000  # of a line
MOST_DOTS = 40  # of a line

_PAIR = re.compile(r"\s*([\w-]+)\s*=\s*(?!\"\"\"|''')\S")  # a key with its value on the same line
MOST_LINES_LEFT_OUT = 20


def nearest(word: str, options: Sequence[str]) -> str:
    """The option that `word` was most likely meant to be, or nothing."""
    lower = {option.casefold(): option for option in options}
    small = word.casefold()
    found = get_close_matches(small, lower, n=1, cutoff=0.5)
    found = found or [option for option in lower if small and small in option]
    return lower[found[0]] if found else ""


class Place(NamedTuple):
    """Offsets into the source."""

    key: int
    value: int
    letters: tuple[int, ...] = ()  # of each character of a string, and of its closing quote


class Document:
    """A TOML document with its places."""

    unread: frozenset[str] = frozenset()  # keys of lines that were left out (`read_around_errors`)

    def __init__(self, source: str, file: str) -> None:
        self.file = file
        self.source = source.removeprefix("\ufeff").replace("\r\n", "\n")
        self._check_lines()
        try:
            self.data = tomllib.loads(self.source)
            self.places = _Scanner(self.source).scan()
        except tomllib.TOMLDecodeError as error:
            self._bad_syntax(str(error))
        except RecursionError:
            raise SheetError("lists and tables are nested too deeply", file) from None
        if not self.data:
            raise SheetError("the file is empty", file, 1, 1, expected="name = ...")

    def _check_lines(self) -> None:
        for number, line in enumerate(self.source.split("\n"), 1):
            if len(line) > MOST_LETTERS:
                problem = f"a line can have at most {MOST_LETTERS} letters"
                raise SheetError(problem, self.file, number, MOST_LETTERS + 1)
            if line.count(".") > MOST_DOTS:
                raise SheetError(f"a line can have at most {MOST_DOTS} dots", self.file, number)

    @classmethod
    def read(cls, path: Path) -> Document:
        """Read a file; it must be UTF-8."""
        return cls(cls.source_of(path), str(path))

    @classmethod
    def read_around_errors(cls, path: Path) -> tuple[Document | None, list[SheetError]]:
        """Read a file without the lines that are no TOML, and say what is wrong with these.

        No document where what follows such a line could not be trusted.
        """
        lines = cls.source_of(path).removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
        errors: list[SheetError] = []
        unread: set[str] = set()
        for _ in range(MOST_LINES_LEFT_OUT):
            try:
                document = cls("\n".join(lines), str(path))
            except SheetError as error:
                errors.append(error)
                found = _PAIR.match(lines[error.line - 1]) if 0 < error.line <= len(lines) else None
                if found is None:
                    break
                unread.add(found[1])
                lines[error.line - 1] = ""
            else:
                document.unread = frozenset(unread)
                return document, errors
        return None, errors

    @classmethod
    def source_of(cls, path: Path) -> str:
        """The text of a file; SheetError if it is not UTF-8."""
        try:
            raw = path.read_bytes()
        except OSError as error:
            raise SheetError(f"the file cannot be read: {error.strerror}", str(path)) from None
        try:
            return raw.decode("utf-8")
        except UnicodeDecodeError as error:
            before = raw[: error.start].decode("utf-8")
            raise SheetError(
                f"the byte {raw[error.start]:#04x} is not UTF-8 text",
                str(path), *_line_and_column(before, len(before)),
                expected="a file saved as UTF-8",
            ) from None  # fmt: skip

    def place(self, keys: Keys) -> Place:
        """Where a key and its value stand, or else the table around them."""
        while keys and keys not in self.places:
            keys = keys[:-1]
        return self.places.get(keys, Place(0, 0))

    def error(
        self,
        problem: str,
        offset: int,
        words: str = "",
        expected: str | Sequence[str] = (),
        nearest: str = "",
    ) -> SheetError:
        """An error at an offset of the source."""
        line, column = _line_and_column(self.source, offset)
        return SheetError(problem, self.file, line, column, words, expected, nearest)

    def _bad_syntax(self, message: str) -> NoReturn:
        found = _AT.search(message)
        problem = message[: found.start()] if found else message
        if found and found[1]:
            line, column = int(found[1]), int(found[2])
        else:
            line, column = _line_and_column(self.source, len(self.source.rstrip()))
        lines = self.source.splitlines()
        words = lines[line - 1].strip() if line <= len(lines) else ""
        expected = '\\" for a quotation mark inside quotes' if words.count('"') > 2 else ""
        raise SheetError(
            f"this is not TOML: {problem[:1].lower()}{problem[1:]}", self.file, line, column, words,
            expected,
        ) from None  # fmt: skip


class Entry:
    """One table of a document, read key by key."""

    def __init__(self, document: Document, keys: Keys = (), what: str = "a sheet") -> None:
        self.document = document
        self.keys = keys
        self.what = what
        value: object = document.data
        for key in keys:
            value = value[key]  # type: ignore[index]
        if not isinstance(value, dict):
            place = document.place(keys)
            raise document.error(
                f"{what} must be a table of keys and values", place.value, str(value)
            )
        self.values: dict[str, object] = value

    def wrong(
        self,
        key: str,
        problem: str,
        words: str = "",
        expected: str | Sequence[str] = (),
        nearest: str = "",
        letter: int = 0,
    ) -> SheetError:
        """An error in the value of a key, at one of its letters."""
        place = self.document.place((*self.keys, key))
        offset = place.letters[letter] if place.letters else place.value
        return self.document.error(problem, offset, words, expected, nearest)

    def allow(self, *allowed: str) -> None:
        """Refuse every other key."""
        for error in self.unknown_keys(*allowed):
            raise error

    def unknown_keys(self, *allowed: str) -> Iterator[SheetError]:
        """What is wrong with every other key."""
        for key in self.values:
            if key not in allowed:
                yield self.document.error(
                    f"{self.what} has no key {key}",
                    self.document.place((*self.keys, key)).key,
                    key, allowed, nearest(key, allowed),
                )  # fmt: skip

    def need(self, *needed: str) -> None:
        """Refuse the table when one of these keys is not there."""
        for error in self.missing_keys(*needed):
            raise error

    def missing_keys(self, *needed: str) -> Iterator[SheetError]:
        """What is wrong when one of these keys is not there."""
        for key in needed:
            if key not in self.values and key not in self.document.unread:
                place = self.document.place(self.keys)
                yield self.document.error(
                    f"{self.what} needs the key {key}", place.key, expected=f"{key} = ..."
                )

    def string(self, key: str, default: str = "") -> str:
        """The value of a key that holds a string."""
        value = self.values.get(key, default)
        if not isinstance(value, str):
            raise self.wrong(key, f"{key} must be a string", str(value), "text in quotes")
        return value

    def filled(self, key: str) -> str:
        """The value of a key that holds a string with something in it."""
        value = self.string(key).strip()
        if not value:
            raise self.wrong(key, f"{key} is empty", expected="text in quotes")
        return value

    def integer(self, key: str, low: int, high: int) -> int:
        """The value of a key that holds a number within limits."""
        value = self.values[key]
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(key, f"{key} must be a whole number", str(value), f"{low} to {high}")
        if not low <= value <= high:
            raise self.wrong(
                key,
                f"{key} must be from {low} to {high}",
                str(value),
                nearest=str(min(max(value, low), high)),
            )
        return value

    def choice(self, key: str, options: Sequence[Word]) -> Word:
        """The value of a key that holds one of a few words."""
        value = self.string(key)
        if value not in options:
            raise self.wrong(
                key, f"there is no {key} {value!r}", value, options, nearest(value, options)
            )
        return cast(Word, value)

    def strings(self, key: str) -> tuple[str, ...]:
        """The value of a key that holds a list of strings."""
        value = self.values[key]
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self.wrong(key, f"{key} must be a list of strings", str(value), '["...", "..."]')
        return tuple(value)

    def entries(self, key: str, what: str) -> list[Entry]:
        """The tables of a key that holds a list of them."""
        value = self.values[key]
        if not isinstance(value, list):
            raise self.wrong(
                key, f"{key} must be a list of tables", str(value), f"[[{key}]] before each"
            )
        return [Entry(self.document, (*self.keys, key, n), what) for n in range(len(value))]


def _line_and_column(source: str, offset: int) -> tuple[int, int]:
    before = source[:offset]
    return before.count("\n") + 1, offset - before.rfind("\n")


class _Scanner:
    """Walks through a valid TOML source and notes where things stand."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.places: dict[Keys, Place] = {}
        self.lengths: dict[Keys, int] = {}  # of the lists made by [[headers]]

    def scan(self) -> dict[Keys, Place]:
        table: Keys = ()
        while self.skip_blank() < len(self.source):
            if self.source[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
        return self.places

    def skip_blank(self) -> int:
        found = _BLANK.match(self.source, self.at)
        assert found is not None
        self.at = found.end()
        return self.at

    def header(self) -> Keys:
        start = self.at
        double = self.source.startswith("[[", start)
        self.at += 2 if double else 1
        table: Keys = ()
        words = self.dotted()
        for word in words:
            table += (word,)
            if table in self.lengths and len(table) < len(words):
                table += (self.lengths[table] - 1,)
        self.at += 2 if double else 1
        if double:
            self.places.setdefault(table, Place(start, start))
            number = self.lengths.get(table, 0)
            self.lengths[table] = number + 1
            table += (number,)
        elif table in self.lengths:
            table += (self.lengths[table] - 1,)
        self.places[table] = Place(start, start)
        return table

    def dotted(self) -> list[str]:
        words = []
        while True:
            self.skip_blank()
            start = self.at
            if self.source[start] in "\"'":
                words.append(self.text(self.quoted()))
            else:
                found = _BARE.match(self.source, start)
                assert found is not None
                self.at = found.end()
                words.append(found[0])
            if self.source[self.skip_blank()] != ".":
                return words
            self.at += 1

    def text(self, letters: tuple[int, ...]) -> str:
        return "".join(self.source[letter] for letter in letters[:-1])

    def pair(self, table: Keys) -> None:
        start = self.skip_blank()
        words = self.dotted()
        for depth in range(1, len(words)):
            self.places.setdefault((*table, *words[:depth]), Place(start, start))
        self.at += 1  # the equals sign
        self.value((*table, *words), start)

    def value(self, keys: Keys, key: int) -> None:
        start = self.skip_blank()
        letters: tuple[int, ...] = ()
        self.places[keys] = Place(key, start)
        if self.source[start] in "\"'":
            letters = self.quoted()
        elif self.source[start] == "[":
            self.members("]", keys)
        elif self.source[start] == "{":
            self.members("}", keys)
        else:
            found = re.compile(r"[^,\]}#\n]*").match(self.source, start)
            assert found is not None
            self.at = found.end()
        self.places[keys] = Place(key, start, letters)

    def members(self, close: str, keys: Keys) -> None:
        self.at += 1
        number = 0
        while self.source[self.skip_blank()] != close:
            if self.source[self.at] == ",":
                self.at += 1
            elif close == "}":
                self.pair(keys)
            else:
                self.value((*keys, number), self.at)
                number += 1
        self.at += 1

    def quoted(self) -> tuple[int, ...]:
        quote = self.source[self.at]
        fence = quote * 3 if self.source.startswith(quote * 3, self.at) else quote
        self.at += len(fence)
        if len(fence) == 3 and self.source.startswith("\n", self.at):
            self.at += 1
        letters = []
        while not self.closes(fence):
            letters.append(self.at)
            found = _ESCAPE.match(self.source, self.at) if quote == '"' else None
            if found is None:
                self.at += 1
                continue
            self.at = found.end()
            if "\n" in found[0]:  # a line's end that is not part of the string
                letters.pop()
        letters.append(self.at)
        self.at += len(fence)
        return tuple(letters)

    def closes(self, fence: str) -> bool:
        """Whether the string ends here: a quote just before the fence belongs to the string."""
        if not self.source.startswith(fence, self.at):
            return False
        return len(fence) == 1 or not self.source.startswith(fence + fence[0], self.at)
