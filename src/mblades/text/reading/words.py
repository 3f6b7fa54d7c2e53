"""The words of a text, each with its place."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from mblades.text.reading.other_names import other_names

Kind = Literal["word", "number", "signed", "quoted", "mark"]

# Same length in and out, so that places in the text stay true.
_PLAIN = str.maketrans("“”„«»‘’‚ \u00a0\u202f\u2009\t–—−×✕☆⭐", '"""""\'\'\'     ---xx★★')

_WORD = re.compile(
    r"""
      (?P<quoted>"[^"\n]*")
    | (?P<money>[Mm]?\$)
    | (?P<signed>[+-]\d+)
    | (?P<number>\d+)
    | (?P<word>[^\W\d_]+(?:['-][^\W\d_]+)*'?|★)
    | (?P<shout>!+)
    | (?P<mark>\S)
    """,
    re.VERBOSE,
)
_SHORT = re.compile(r"\b(max|min)\.", re.I)  # whose full stop ends no sentence
_GOES_ON = re.compile(r"\s*[^\W\d_a-z]")  # behind "!", a sentence starts with a capital letter

_SMALL = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
NUMBERS: dict[str, int] = (
    {word: value for value, word in enumerate(_SMALL)}
    | {word: 10 * (tens + 2) for tens, word in enumerate(_TENS)}
    | {
        f"{word}-{_SMALL[ones]}": 10 * (tens + 2) + ones
        for tens, word in enumerate(_TENS)
        for ones in range(1, 10)
    }
    | {"hundred": 100, "dozen": 12}
)

# Written together and read apart. "'s" after a noun is taken for its owner, so only these are contractions.
CONTRACTIONS: dict[str, str] = {
    "isn't": "is not", "aren't": "are not", "wasn't": "was not", "weren't": "were not",
    "can't": "cannot", "couldn't": "could not", "don't": "do not", "doesn't": "does not",
    "didn't": "did not", "won't": "will not", "wouldn't": "would not", "haven't": "have not",
    "hasn't": "has not", "hadn't": "had not", "mustn't": "must not", "needn't": "need not",
    "there's": "there is", "it's": "it is", "that's": "that is", "who's": "who is", "he's": "he is",
    "she's": "she is", "what's": "what is", "you've": "you have", "they've": "they have",
    "who've": "who have", "you're": "you are", "they're": "they are", "you'd": "you would",
    "they'd": "they would", "it'd": "it would", "you'll": "you will", "they'll": "they will",
    "it'll": "it will", "let's": "let us", "i'm": "i am", "i've": "i have", "i'll": "i will",
}  # fmt: skip
_SPLIT = {"cannot": "can not"}
_SIGNS = {"★": "star"}
# The same word to everybody: patterns know the second one only.
_SAME = {
    "rival": "opponent", "foe": "opponent", "enemy": "opponent", "adversary": "opponent", "victim": "opponent",
    "competitor": "opponent", "rivals": "opponents", "foes": "opponents", "enemies": "opponents",
    "adversaries": "opponents", "victims": "opponents", "competitors": "opponents",
    "neighbor": "neighbour", "neighbors": "neighbours", "neighboring": "neighbouring",
    "amongst": "among", "whilst": "while", "everytime": "whenever", "everybody": "everyone", "anybody": "anyone", "somebody": "someone",
    "distinct": "different",
}  # fmt: skip
# Says nothing about what happens: "if it is still face down", "a Mage that is already there".
_NOISE = frozenset(
    {"still", "already", "please", "currently", "strictly", "merely", "hereby", "kindly", "favorite", "favourite"}
)  # fmt: skip


_MORE_OR_LESS = frozenset({"more", "less", "fewer"})
# What a number can be of, where "or more" stands behind it. Of stars it is said so anyhow.
_COUNTED = frozenset(
    {"card", "cards", "rp", "point", "points", "m$", "dollar", "dollars", "bucks", "coins", "token", "tokens", "marker", "markers",
     "element", "elements", "type", "types", "clash", "clashes", "opponents", "players", "slots", "animals", "myths", "constructs",
     "citizens", "soldiers", "mages", "singles", "accessories"}
)  # fmt: skip
_JOINS = frozenset({"or", "and", "of", "in", "on", "with", "from", "to", "as", "than"})


class Word(NamedTuple):
    """One word or mark; `key` is what it is compared by."""

    key: str
    start: int
    end: int
    kind: Kind = "word"

    @property
    def number(self) -> int | None:
        """The number it stands for."""
        return int(self.key) if self.kind == "number" else NUMBERS.get(self.key)


def plain(text: str) -> str:
    """With typographic quotes, dashes and spaces made plain; places are kept."""
    return text.translate(_PLAIN)


def split(text: str) -> list[Word]:
    """The words of a text. The owner's "'s" is a word of its own: "an opponent", "'s"."""
    words: list[Word] = []
    text = _SHORT.sub(r"\1 ", plain(text).replace("(s)", "   "))
    for match in _WORD.finditer(text):
        group = match.lastgroup or "mark"
        start, end = match.span()
        key = match.group()
        if key in "()":
            continue  # what stands in brackets is said all the same
        if group == "word" and key.lower() in _NOISE:
            continue
        if group == "word":
            _add_word(words, _SIGNS.get(key, key).lower(), start, end)
        elif group == "shout":
            if end == len(text.rstrip()) or _GOES_ON.match(text, end):
                words.append(Word(".", start, end, "mark"))
        elif group == "money":
            words.append(Word("m$", start, end))
        elif key == "1" and not _follows_money(text, words, start):
            words.append(Word("one", start, end))
        elif group == "number" and _follows_money(text, words, start):
            words.insert(-1, Word(key, start, end, "number"))  # "M$5" reads "5 M$"
        else:
            words.append(Word(key, start, end, group))  # type: ignore[arg-type]  # the others are kinds
    words = _with_opponents(_without_that(_without_do(_without_got(_with_hundreds(words)))))
    return _with_bounds_in_front(_by_known_names(words))


def _with_bounds_in_front(words: list[Word]) -> list[Word]:
    """ "3 Fire cards or more" is read as "3 or more Fire cards". Places stay in order."""
    keys = [word.key for word in words]
    for at in range(len(words) - 1):
        if keys[at] != "or" or keys[at + 1] not in _MORE_OR_LESS or keys[at - 1] not in _COUNTED:
            continue
        first = next((one for one in range(at - 1, max(at - 5, -1), -1) if words[one].number), at)
        if first == at or any(_joins(key) for key in keys[first:at]):
            continue
        order = (first, at, at + 1, *range(first + 1, at))
        for place, one in zip(range(first, at + 2), [words[one] for one in order], strict=True):
            words[place] = one._replace(start=words[place].start, end=words[place].end)
    return words


def _joins(key: str) -> bool:
    return key in _JOINS or not key.strip(",.;:")


def _by_known_names(words: list[Word]) -> list[Word]:
    """ "Your row" is read as "your tableau"."""
    known = list(words)
    for start, end, name in reversed([*other_names([word.key for word in words])]):
        known[start:end] = [Word(name, words[start].start, words[end - 1].end)]
    return known


def _without_do(words: list[Word]) -> list[Word]:
    """ "More cards than you do" is more than you."""
    plain_words: list[Word] = []
    for word in words:
        before = tuple(one.key for one in plain_words[-3:])
        if word.key in ("do", "does") and "than" in before[:-1] and before[-1].isalpha():
            continue
        plain_words.append(word)
    return plain_words


def _with_hundreds(words: list[Word]) -> list[Word]:
    """ "Two hundred" is one number."""
    joined: list[Word] = []
    for word in words:
        before = joined[-1] if joined else None
        if (
            word.key == "hundred"
            and before
            and before.kind == "word"
            and before.number in range(1, 10)
        ):
            joined[-1] = Word(f"{before.number}00", before.start, word.end, "number")
        else:
            joined.append(word)
    return joined


_TIMES = frozenset({"each", "every", "any", "first", "next"})
_POINTED_AT = frozenset({"player", "opponent", "person", "card", "one", "effect", "action", "is"})


def _without_that(words: list[Word]) -> list[Word]:
    """ "Each time that you play a card": each time you play one."""
    found: list[Word] = []
    for at, word in enumerate(words):
        behind = words[at + 1].key if at + 1 < len(words) else "is"
        times = len(found) > 1 and found[-1].key == "time" and found[-2].key in _TIMES
        if word.key != "that" or not times or behind in _POINTED_AT:
            found.append(word)
    return found


def _without_got(words: list[Word]) -> list[Word]:
    """ "It's got 5 stars", "whoever's got a Mage", "they have got to discard a card": has, have to."""
    plain_words: list[Word] = []
    for word in words:
        before = plain_words[-1].key if plain_words else ""
        if word.key == "got" and before in ("", ":", ".", "?"):
            plain_words += (word._replace(key="you"), word._replace(key="have"))  # "Got a Mage?"
        elif word.key != "got" or before not in ("is", "'s", "has", "have"):
            plain_words.append(word)
        elif before in ("is", "'s"):
            plain_words[-1] = plain_words[-1]._replace(key="has")
    return plain_words


def _add_word(words: list[Word], key: str, start: int, end: int) -> None:
    spelled = CONTRACTIONS.get(key, key)
    if spelled != key or key in _SPLIT:
        for part in spelled.split():
            words.extend(Word(one, start, end) for one in _SPLIT.get(part, part).split())
    elif key.endswith("'s"):
        words += (Word(_same(key[:-2]), start, end - 2), Word("'s", end - 2, end))
    elif key.endswith("'"):
        words += (Word(_same(key[:-1]), start, end - 1), Word("'s", end - 1, end))  # "opponents'"
    else:
        words.append(Word(_same(key), start, end))


def _same(key: str) -> str:
    return _SAME.get(key, key)


def _with_opponents(words: list[Word]) -> list[Word]:
    """ "The opposing player" is one word here."""
    joined: list[Word] = []
    for word in words:
        if word.key in ("player", "players") and joined and joined[-1].key == "opposing":
            start = joined.pop().start
            word = Word(word.key.replace("player", "opponent"), start, word.end)
        if word.key == "opponent" and joined and joined[-1].key == "a":
            joined[-1] = joined[-1]._replace(key="an")  # "a rival"
        joined.append(word)
    return joined


def _follows_money(text: str, words: list[Word], start: int) -> bool:
    if not words or words[-1].key != "m$" or text[words[-1].end : start].strip(" "):
        return False
    return len(words) == 1 or words[-2].kind != "number"
