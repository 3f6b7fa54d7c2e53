"""A text taken apart: the lines of a card, and in a line its keywords, triggers and sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from mblades.text.keywords import names
from mblades.text.reading.words import Word, split
from mblades.text.tree import TriggerWord

_ABILITY = re.compile(rf"\s*(?:{'|'.join(word for word in TriggerWord if word)})\s*:", re.I)
_TRIGGERS = {str(trigger).lower(): trigger for trigger in TriggerWord if trigger}
_KEYWORDS = sorted(
    ((tuple(word.key for word in split(name.rstrip("!"))), name) for name in names()),
    key=lambda spelled: -len(spelled[0]),
)
_NAMES = "|".join(
    re.escape(name).replace(r"\ ", r"\s") for name in sorted(names(), key=len, reverse=True)
)
_ROW = rf"(?:{'|'.join(word for word in TriggerWord if word)})?\s*:?\s*(?:{_NAMES})!?(?:\s*\d+\s*RP)?[ \t]*"
_KEYWORD_ROW = re.compile(rf"\s*{_ROW}", re.I)
_EXPLAINED = re.compile(rf"(^\s*{_ROW}|\.\s*(?:{_NAMES})\s*)(\n?)\(", re.I | re.M)
# What can be chosen, as a list: "Choose one:", and then each on a line of its own, or behind a dot.
_POINT = r"(?:[•●◦○▪■►·*–—-]|\([a-e1-5]\))"
_LISTED = re.compile(
    rf"(?<!\w)((?:choose|chooses|pick|picks|select|activate|apply|use|resolve)\b[^.\n:;]*[:;–—-])(\s*{_POINT}[ \t]*\S[^\n]*(?:\n\s*{_POINT}[ \t]*\S[^\n]*)*)",
    re.I,
)
_BEFORE_POINT = re.compile(rf"[.;,]?(\s*)(?<!\w){_POINT}(?=[ \t]*\S)")
EXPLAINS = (":", "-", "=")  # between a keyword and what it does
_CHOOSING = frozenset(
    {
        "choices",
        "choose",
        "chooses",
        "pick",
        "picks",
        "select",
        "activate",
        "apply",
        "resolve",
        "following",
    }
)
_UNITS = (("rp",), ("ranking", "points"))


class Keyword(NamedTuple):
    """A keyword, and the number it was given."""

    name: str
    amount: int | None


class Part(NamedTuple):
    """Some words of a line: a keyword, a trigger, or a sentence, which says nothing here."""

    start: int
    end: int
    says: Keyword | TriggerWord | None = None
    goes_on: bool = False  # behind a semicolon


def lines(text: str) -> Iterator[tuple[int, str]]:
    """The abilities' lines and where they start: a line that does not end a sentence goes on in the next."""
    start = at = 0
    text = _EXPLAINED.sub(r"\1\2:", _LISTED.sub(_one_line, text))
    for row in text.split("\n"):
        if _ABILITY.match(row) and text[start:at].strip():
            yield start, text[start : at - 1]
            start = at
        at += len(row) + 1
        is_keyword = _KEYWORD_ROW.fullmatch(row) and not text[at:].lstrip().startswith(":")
        if not row.strip() or is_keyword or row.rstrip().endswith((".", "!", ".)", "!)")):
            if text[start:at].strip():
                yield start, text[start : at - 1]
            start = at
    if text[start:].strip():
        yield start, text[start:]


def _one_line(listed: re.Match[str]) -> str:
    """A list of choices as one sentence, of the same length: "; " stands between them."""
    head, points = listed[1].replace(";", ":"), listed[2]
    end = len(points.rstrip()) - points.rstrip().endswith((".", "!"))
    said = _BEFORE_POINT.sub(lambda point: ";".ljust(len(point[0])), points[:end])
    said = said.replace(";", " ", 1).replace(". ", ", ").replace("\n", " ")
    return head + said + points[end:]


def parts(words: list[Word]) -> Iterator[Part]:
    """Keywords, triggers and sentences."""
    at = 0
    before: Part | None = None
    while at < len(words):
        after_trigger = before is not None and isinstance(before.says, TriggerWord)
        part = _keyword(words, at) or _trigger(words, at)
        if part is None:
            after_keyword = before is not None and isinstance(before.says, Keyword)
            marks = (".", ",", ";", "and", *EXPLAINS) if after_keyword else (".", ",", ";")
            is_empty = words[at].key in marks and not after_trigger
            goes_on = at > 0 and words[at - 1].key == ";"
            part = Part(at, at) if is_empty else Part(at, _end(words, at), goes_on=goes_on)
        if part.end > part.start:
            yield part
            before = part
        at = part.end if part.says is not None else max(_after_joint(words, part.end), part.end + 1)


def _end(words: list[Word], at: int) -> int:
    """The end of a sentence: a full stop, or a semicolon outside a choice."""
    for end in range(at, len(words)):
        key = words[end].key
        if key == "." and end > at:
            return end
        if end == at or end == len(words) - 1:
            continue
        if key == ";" and not _offers_choice([word.key for word in words[at:end]]):
            if [word.key for word in words[end + 2 : end + 5]] == ["choices", "must", "be"]:
                continue  # "choose two; the choices must be different"
            return end
        if key in (",", ";", "and", "but") and _after_joint(words, end):
            return end
    return len(words)


_JOINTS = (",", ";", "and", "but", "then")
_FOLLOWS = re.compile(
    r"(otherwise|if so|if (you|they|that player|that opponent) "
    r"(do|does|did|do not|does not|did not|can not)( so)?) ,|otherwise |else |in which case |"
    r"(if|when) (it|that card|there|they) (is|are|was|were|does|do|did|has) not( one)?( ,)? (?!(an?|the|your|in) )"
)


_OR_ELSE = re.compile(r"or if you do not (like|want) (it|that)\b")


def _after_joint(words: list[Word], at: int) -> int:
    """Where what follows "..., and if you do," begins; 0 where nothing of the kind stands here."""
    start = at
    while start < len(words) and words[start].key in _JOINTS:
        start += 1
    following = " ".join(word.key for word in words[start : start + 7])
    if _OR_ELSE.match(following):
        return start + 1
    return start if start > at and _FOLLOWS.match(following) else 0


def _offers_choice(keys: list[str]) -> bool:
    """ "Choose one: gain 10 RP; or": semicolons stand between options."""
    marks = [place for place, key in enumerate(keys) if key in (":", "-")]
    return any(not _CHOOSING.isdisjoint(keys[max(place - 6, 0) : place]) for place in marks)


def _keyword(words: list[Word], at: int) -> Part | None:
    for spelled, name in _KEYWORDS:
        end = at + len(spelled)
        if tuple(word.key for word in words[at:end]) != spelled:
            continue
        amount = None
        for unit in _UNITS:
            behind = tuple(word.key for word in words[end + 1 : end + 1 + len(unit)])
            if behind == unit and words[end].number is not None:
                amount = words[end].number
                end += 1 + len(unit)
                break
        if end == len(words) or words[end].key in (".", ",", *EXPLAINS):
            return Part(at, end, Keyword(name, amount))
        if words[end].key == "and" and _keyword(words, end + 1):
            return Part(at, end, Keyword(name, amount))
    return None


def _trigger(words: list[Word], at: int) -> Part | None:
    keys = [word.key for word in words[at : at + 4]]
    if keys[1:2] == [":"] and keys[0] in _TRIGGERS:
        return Part(at, at + 2, _TRIGGERS[keys[0]])
    if keys == ["as", "an", "action", ","]:
        return Part(at, at + 4, TriggerWord.ACTION)  # TRN-7
    if keys[:3] == ["deckbuilding", "restriction", ":"]:
        return Part(at, at + 3, TriggerWord.DECKBUILDING)
    return None
