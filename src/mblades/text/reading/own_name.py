"""A card called by its own name: "When Harbor Envoy enters your tableau" is said of this card."""

from __future__ import annotations

from mblades.text.reading.words import Word, split

_THIS_CARD = ("this", "card")
_IN_FRONT = frozenset({"when", "whenever", "if", "at", "each", "while", "until", "during", "after"})
_SAID_OF_IT = (
    ("can", "not", "be"), ("comes", "into"), ("comes", "in"), ("enters",), ("has",), ("is",), ("gets",),
    ("counts", "as"), ("becomes",),
)  # fmt: skip


def rows(words: list[Word], name: str) -> list[list[Word]]:
    """The words of a line with "this card" for the card's name; and as they stand, if that is not the same.

    Both are read, because a name can be made of words of the game: "Fire Mage".
    """
    words = _with_subject(words)
    renamed = _renamed(words, _names(name))
    found = [words] if renamed == words else [renamed, words]
    if any(word.key in _SPEAKER for word in words):
        found = [told for one in found for told in (_card_speaks(one), _player_speaks(one))]
    return found


_SPEAKER = frozenset({"i", "me", "myself"})
_MINE = {
    "left": "its",
    "right": "its",
    "stars": "its",
    "star": "its",
    "slot": "its",
    "neighbours": "its",
    "neighbour": "its",
}
_SAID_BY_IT = {
    "am": "is", "have": "has", "do": "does", "get": "gets", "gain": "gains", "count": "counts", "lose": "loses", "become": "becomes",
    "enter": "enters", "share": "shares", "leave": "leaves", "stay": "stays", "come": "comes",
}  # fmt: skip


def _card_speaks(words: list[Word]) -> list[Word]:
    """ "I can't be flipped", "next to me": a card that speaks of itself."""
    found: list[Word] = []
    for at, word in enumerate(words):
        before = words[at - 1].key if at else ""
        following = words[at + 1].key if at + 1 < len(words) else ""
        if word.key in _SPEAKER:
            found += (Word(key, word.start, word.end) for key in _THIS_CARD)
        elif before == "i" and word.key in _SAID_BY_IT:
            found.append(word._replace(key=_SAID_BY_IT[word.key]))
        elif word.key == "my" and following in _MINE:
            found.append(word._replace(key=_MINE[following]))
        else:
            found.append(word)
    return found


def _player_speaks(words: list[Word]) -> list[Word]:
    """ "I gain 10 RP", "each opponent gives me 1 Dollar": you, who read it."""
    you = {"i": "you", "me": "you", "myself": "yourself", "am": "are"}
    return [word._replace(key=you.get(word.key, word.key)) for word in words]


def _with_subject(words: list[Word]) -> list[Word]:
    """ "Ongoing: Cannot be flipped.": what an ability begins with and says of no one, it says of this card."""
    found: list[Word] = []
    for at, word in enumerate(words):
        begins = not at or words[at - 1].key == ":"
        if begins and any(_stands(one, words, at) for one in _SAID_OF_IT):
            found += (Word(key, word.start, word.start) for key in _THIS_CARD)
        found.append(word)
    return found


def with_comma(words: list[Word]) -> list[Word]:
    """ "When an opponent plays a card: flip it.": a colon or a semicolon for a comma, behind what stands in front.

    Nothing where there is none.
    """
    found = list(words)
    for at, word in enumerate(words):
        begins = not at or words[at - 1].key in (".", ":")
        if not begins or word.key not in _IN_FRONT:
            continue
        marks = (n for n in range(at, len(words)) if words[n].kind == "mark")
        end = next(marks, at)
        if words[end].key in (":", ";") and end > at + 2:  # "When played:" is no trigger
            found[end] = words[end]._replace(key=",")
    return found if found != words else []


def _names(name: str) -> list[tuple[str, ...]]:
    """ "Vell, Hunter of Promos" is called Vell too."""
    said = dict.fromkeys((name, name.partition(",")[0]))
    return [tuple(word.key for word in split(one)) for one in said if one.strip()]


def _renamed(words: list[Word], names: list[tuple[str, ...]]) -> list[Word]:
    found: list[Word] = []
    at = 0
    while at < len(words):
        length = next((len(one) for one in names if _stands(one, words, at)), 0)
        if not length:
            found.append(words[at])
            at += 1
            continue
        if found and found[-1].key == "the":
            found.pop()
        start, end = words[at].start, words[at + length - 1].end
        found += (Word(key, start, end) for key in _THIS_CARD)
        at += length
    return found


def _stands(name: tuple[str, ...], words: list[Word], at: int) -> bool:
    return tuple(word.key for word in words[at : at + len(name)]) == name
