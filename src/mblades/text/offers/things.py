"""Which cards an author speaks of, told in the words that the language has for cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from mblades.text import tree
from mblades.text.offers.pieces import Row, Spot
from mblades.text.offers.senses import Sense

_KINDS = {name.lower(): name for name in (*tree.ELEMENTS, *tree.TYPES, *tree.RARITIES)} | {
    "promo": "Promo"
}
FEATURES = {
    "element": "an element", "type": "a type", "rarity": "a rarity", "set": "a set",
}  # fmt: skip
_ZONES = ("tableau", "hand", "binder")
_STAR_BOUNDS = {"at least": "at least", "up to": "at most", "exactly": "exactly"}
_EFFECTS = {
    "play effect": "a Play effect", "flip effect": "a Flip effect", "score effect": "a Score effect",
    "next effect": "a Next effect", "top effect": "a Top effect", "ongoing effect": "an Ongoing effect",
    "action": "an Action effect", "reaction": "a Reaction effect",
}  # fmt: skip
_CLOSE = 3  # words between a number and what it is a number of
_NEAR = re.compile(r"\b(?:immediately|directly|right|just|next)\b|\bcard to (?:the|its|this)\b")
_EACH = re.compile(r"\b(?:each|every|all)(?: \w+)* (?:opponent|player|tableau)")


class Cards(NamedTuple):
    """Some cards, by what is said of them."""

    number: str = "a"  # "a", "each", "any number of", "random", "up to 2", "2"
    other: bool = False
    face: str = ""
    kinds: tuple[str, ...] = ()
    joint: str = " or "  # between them
    besides: tuple[str, ...] = ()  # "with at most 3 stars"
    place: str = ""
    known: str = ""  # "this card", which needs no more

    @property
    def singular(self) -> str:
        """What is counted: "other Fire card in your tableau"."""
        return self._described("card", other="other" if self.other else "")

    @property
    def plural(self) -> str:
        """All of them: "other Fire cards in your tableau"."""
        return self.known or self._described("cards", other="other" if self.other else "")

    @property
    def one(self) -> str:
        """As something is done to them: "another Fire card in your tableau"."""
        if self.known:
            return self.known
        if self.number == "a":
            bare = self._described("card", other="")
            return f"another {bare}" if self.other else _with_article(bare)
        if self.number in ("each", "random"):
            number = "a random" if self.number == "random" else "each"
            return f"{number} {self.singular}"
        many = self.number != "1"
        other = "other" if self.other else ""
        return f"{self.number} {self._described('cards' if many else 'card', other)}"

    def _described(self, noun: str, other: str) -> str:
        parts = (other, self.face, self.joint.join(self.kinds), noun, *self.besides, self.place)
        return " ".join(part for part in parts if part)


def _with_article(words: str) -> str:
    return f"{'an' if words[:1].lower() in 'aeio' else 'a'} {words}"


def things(row: Row, start: int, stop: int, place: str = "") -> Iterator[str]:
    """The cards that are meant by some words, said in several ways; what the reader takes for cards comes first."""
    for at in range(start, min(start + 4, stop)):
        end = row.longest("target", at, stop)
        if end > at:
            yield row.said(at, end)
            break
    cards = described(row, start, stop, place)
    if cards is not None:
        yield cards.one


def described(row: Row, start: int, stop: int, place: str = "") -> Cards | None:
    """What is said of cards in some words; None if these are no cards."""
    if start >= stop:
        return None
    known = _known(row, start, stop)
    if known:
        return Cards(known=known)
    spots = list(row.among(start, stop))
    kinds = tuple(
        dict.fromkeys(_KINDS[str(one.sense)] for one in spots if str(one.sense) in _KINDS)
    )
    has_noun = bool(re.search(r"\bones?\b", row.keys(start, stop))) or any(
        one.sense in ("card", "face down", "face up", "adjacent") for one in spots
    )
    if not kinds and not has_noun and not row.has(start, stop, *_ZONES):
        return None
    where, other = _where(row, start, stop)
    return Cards(
        _number(row, spots, start, stop),
        other or row.has(start, stop, "another"),
        _face(row, start, stop),
        kinds,
        " " if _stand_together(spots) else " or ",
        tuple(_besides(row, spots, start, stop)),
        where or place,
    )


def _stand_together(spots: list[Spot]) -> bool:
    """ "A Fire Mage" is both."""
    at = [one.start for one in spots if str(one.sense) in _KINDS]
    return len(at) > 1 and at[1] == at[0] + 1


def _known(row: Row, start: int, stop: int) -> str:
    """A card that has been spoken of."""
    first = next(row.among(start, stop), None)
    if first is None or first.start - start > 1:
        return ""
    words = row.keys(first.start, first.end)
    if first.sense == "this card" and words != "this":
        return "this card"
    if first.sense == "top card":
        if row.has(first.end, min(first.end + 3, stop), "store"):
            return "the top card of the Store"
        theirs = row.has(max(start - 2, 0), first.start, "opponent", "they", "player")
        return "that player's Top card" if theirs else "your Top card"
    if first.sense == "it" and words not in ("its", "the card"):
        return "each of them" if words in ("them", "those cards") else "it"
    return ""


def _number(row: Row, spots: list[Spot], start: int, stop: int) -> str:
    for at, one in enumerate(spots):
        if isinstance(one.sense, int) and _counts_cards(row, one, stop):
            before = spots[at - 1].sense if at else None
            return f"up to {one.sense}" if before == "up to" else str(one.sense)
    if row.has(start, stop, "any number"):
        return "each" if "possible" in row.keys(start, stop) else "any number of"
    if row.has(start, stop, "random"):
        return "random"
    first = next((one for one in spots if one.sense != "nothing"), None)
    if first is not None and first.sense == "each":
        return "each"
    plural = re.search(r"\bcards\b", row.keys(start, stop))
    return "each" if plural and row.key(start) in ("the", "all", "your", "those") else "a"


def _counts_cards(row: Row, number: Spot, stop: int) -> bool:
    """Whether it is a number of cards, and not of stars."""
    for one in row.among(number.end, min(number.end + _CLOSE + 1, stop)):
        if one.sense in ("stars", "rp", "m$", "star token", "sell marker"):
            return False
        if one.sense == "card" or str(one.sense) in _KINDS:
            return True
    return row.key(number.end) == "of"


def _face(row: Row, start: int, stop: int) -> str:
    if row.has(start, stop, "face down"):
        return "face-down"
    return "face-up" if row.has(start, stop, "face up") else ""


def _besides(row: Row, spots: list[Spot], start: int, stop: int) -> Iterator[str]:
    """Its stars, its effects, and what it has in common with others."""
    stars = row.first(start, stop, "stars")
    if stars is not None:
        yield from _stars(row, spots, stars)
    for effect, words in _EFFECTS.items():
        if row.has(start, stop, effect):
            yield f"with {words}"
    for feature, words in FEATURES.items():
        here = row.first(start, stop, feature)
        if here is None:
            continue
        if row.has(start, stop, "different"):
            yield f"that shares no {feature} with this card"
        elif row.has(start, stop, "same", "equal"):
            yield f"that shares {words} with this card"


def _stars(row: Row, spots: list[Spot], stars: Spot) -> Iterator[str]:
    near = [one for one in spots if abs(one.start - stars.start) <= _CLOSE + 1]
    number = next((one.sense for one in near if isinstance(one.sense, int)), None)
    bound = next((one.sense for one in near if one.sense in _STAR_BOUNDS), None)
    than = next((one.sense for one in near if one.sense in ("more", "fewer")), None)
    top = next((one.sense for one in near if one.sense in ("most", "fewest")), None)
    if number is not None:
        if than and "than" in row.keys(stars.start - _CLOSE, stars.end + _CLOSE):
            yield f"with {than} than {number} stars"
        else:
            yield f"with {_STAR_BOUNDS[bound] + ' ' if bound in _STAR_BOUNDS else ''}{number} stars"
    elif than:
        yield f"with {than} stars than this card"
    elif top:
        yield f"with the {top} stars"


def _where(row: Row, start: int, stop: int) -> tuple[str, bool]:
    """The place, and whether it leaves out this card."""
    spots = list(row.among(start, stop))
    if any(one.sense == "attach" for one in spots):
        return "attached to this card", False
    if re.search(
        r"\b(?:the ones?|of (?:them|these|those)|among (?:them|these|those))\b",
        row.keys(start, stop),
    ):
        return "among them", False
    if any(one.sense == "adjacent" for one in spots):
        return "adjacent to this card", False
    for side in ("left", "right"):
        if any(one.sense == side for one in spots) and not any(
            one.sense in ("left end", "right end") for one in spots
        ):
            return f"to the {side} of this card", False
    if any(one.sense == "aftermarket" for one in spots):
        return "from the Aftermarket", False
    if any(one.sense == "store" for one in spots):
        return "from the Store", False
    for zone in _ZONES:
        here = next((one for one in spots if one.sense == zone), None)
        if here is not None:
            return f"in {whose(row, start, here.start + 3)} {zone}", False
    if any(one.sense == "discard" for one in spots):
        return "in your binder", False  # where they went
    return "", False


def whose(row: Row, start: int, stop: int) -> str:
    """Whose something is."""
    said = row.keys(start, stop)
    if row.has(start, stop, "opponent"):
        return "each opponent's" if _EACH.search(said) else "an opponent's"
    if row.has(start, stop, "player"):
        return "any"
    if row.has(start, stop, "they"):
        return "their" if re.search(r"\b(?:their|his|her)\b", said) else "that player's"
    if row.has(start, stop, "owner"):
        return "their"
    return "any" if re.search(r"\b(?:any|all|every)\b", said) else "your"


def sense_of(row: Row, start: int, stop: int, senses: dict[Sense, str]) -> str:
    """What is said for the first of these that stands there."""
    return next((senses[one.sense] for one in row.among(start, stop) if one.sense in senses), "")
