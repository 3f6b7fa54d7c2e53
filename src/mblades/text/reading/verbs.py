"""Verbs: how they change, and which of them are said of the same deed.

A deed names its own verbs. What strangers say for one of them in any sentence stands here once, so that every
deed with that verb has it.
"""

from __future__ import annotations

from typing import Literal

Form = Literal["base", "third", "past", "participle", "gerund"]

_VOWELS = "aeiou"
_IRREGULAR = {
    "lose": ("lost", "lost"), "steal": ("stole", "stolen"), "pay": ("paid", "paid"),
    "spend": ("spent", "spent"), "give": ("gave", "given"), "take": ("took", "taken"),
    "draw": ("drew", "drawn"), "put": ("put", "put"), "choose": ("chose", "chosen"),
    "get": ("got", "got"), "win": ("won", "won"), "swap": ("swapped", "swapped"),
    "show": ("showed", "shown"), "throw": ("threw", "thrown"), "discard": ("discarded", "discarded"), "bring": ("brought", "brought"),
    "say": ("said", "said"), "sell": ("sold", "sold"), "buy": ("bought", "bought"), "fight": ("fought", "fought"),
    "unflip": ("unflipped", "unflipped"), "look": ("looked", "looked"), "let": ("let", "let"), "make": ("made", "made"), "return": ("returned", "returned"),
    "stick": ("stuck", "stuck"), "hide": ("hid", "hidden"), "lay": ("laid", "laid"), "set": ("set", "set"),
    "slide": ("slid", "slid"), "wake": ("woke", "woken"), "keep": ("kept", "kept"), "see": ("saw", "seen"),
    "send": ("sent", "sent"), "spread": ("spread", "spread"), "leave": ("left", "left"),
}  # fmt: skip

SAME = {
    "flip": ("knock over", "knock down", "tip over", "topple"),
    "unflip": ("wake", "wake up", "flip back", "turn back", "flip back over", "turn back over", "flip back up",
               "turn back up", "set upright"),
    "discard": ("ditch", "toss", "trash", "throw away", "throw out", "dump", "chuck", "toss away", "toss out"),
    "steal": ("swipe", "nab", "snatch", "grab", "pinch", "plunder", "pilfer", "drain", "siphon", "extort", "squeeze", "nick", "filch",
              "lift", "poach", "snag", "yoink"),
    "gain": ("make", "pocket", "acquire", "rack up", "bag", "net", "reap", "snag", "rake in", "cash in"),
    "lose": ("forfeit", "part with", "give up"),
    "put": ("place", "lay", "stick", "slip", "set"),
    "attach": ("stick", "slip", "slide", "hide", "stash"),
    "look at": ("peek at", "peek into", "inspect", "examine", "view", "take a look at", "have a look at", "take a peek at"),
    "look through": ("go through", "search", "search through", "rummage through", "dig through"),
    "reveal": ("show", "turn up", "expose"),
    "move": ("shift", "slide", "push"),
    "swap": ("exchange", "switch", "trade", "swap around", "switch around"),
    "remove": ("strip", "take off", "clear", "wipe"),
    "return": ("bring back", "send back", "give back"),
    "choose": ("pick", "select", "pick out"),
    "give": ("hand", "hand over", "hand out", "fork over", "fork out", "cough up", "shell out", "pay up", "pay over", "pay out", "surrender",
             "transfer", "pass on", "yield", "cede", "concede", "render", "contribute"),
    "pass": ("hand", "hand on"),
}  # fmt: skip

# What may stand behind the thing that is handled: "turn a card over", "throw it away".
PARTICLES = frozenset(
    {"over", "down", "up", "away", "out", "back", "off", "around", "aside", "on", "upright"}
)


def forms(verb: str) -> dict[Form, str]:
    """ "Turn over" is turned over: only the first word changes."""
    word, _, rest = verb.partition(" ")
    past, participle = _IRREGULAR.get(word, (_with_ending(word, "ed"),) * 2)
    spelled: dict[Form, str] = {
        "base": word,
        "third": _third(word),
        "past": past,
        "participle": participle,
        "gerund": _with_ending(word, "ing"),
    }
    return {form: f"{one} {rest}".strip() for form, one in spelled.items()}


def with_synonyms(verbs: tuple[str, ...]) -> tuple[str, ...]:
    """The verbs of a deed, and what else is said for each of them."""
    return tuple(dict.fromkeys((*verbs, *(same for verb in verbs for same in SAME.get(verb, ())))))


def _third(word: str) -> str:
    if word == "have":
        return "has"
    if word.endswith(("s", "sh", "ch", "x", "z", "o")):
        return f"{word}es"
    if word.endswith("y") and word[-2] not in _VOWELS:
        return f"{word[:-1]}ies"
    return f"{word}s"


def _with_ending(word: str, ending: str) -> str:
    if word.endswith("e") and not word.endswith("ee"):
        return word[:-1] + ending
    if ending == "ed" and word.endswith("y") and word[-2] not in _VOWELS:
        return f"{word[:-1]}ied"
    is_short = len(word) < 5 and word[-1] not in "wxy" and word[-1] not in _VOWELS
    if is_short and word[-2] in _VOWELS and word[-3:-2] not in _VOWELS:
        return word + word[-1] + ending
    return word + ending
