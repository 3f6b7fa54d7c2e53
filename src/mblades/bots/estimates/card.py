"""A card as bots think of it: its printed face, its abilities written out, what each is worth."""

from __future__ import annotations

from functools import cache

from mblades.bots.bot import Data
from mblades.cards import library
from mblades.text.expansion import abilities_of as written_out
from mblades.text.tree import Ability, Keyword, Text


class Face:
    """What is printed on a card; the same object for all copies of a design."""

    __slots__ = (
        "abilities",
        "design",
        "elements",
        "epic",
        "kind",
        "name",
        "rarity",
        "set",
        "stars",
        "text",
        "types",
    )

    def __init__(self, card: Data) -> None:
        self.design: str = card["design"]
        self.name: str = card["name"]
        self.set: str = card["set"]
        self.rarity: str = card["rarity"]
        self.kind: str = card["kind"]
        self.stars: int = card["printed_stars"] if "printed_stars" in card else card["stars"]
        self.elements = frozenset(card["elements"])
        self.types = frozenset(card["types"])
        self.text: str = card["text"]
        self.epic: bool = card["epic"]
        self.abilities = abilities_of(self.text)


_faces: dict[tuple[str, str], Face] = {}


def face_of(card: Data) -> Face:
    """The face of a card in a view."""
    key = (card["design"], card["text"])
    face = _faces.get(key)
    if face is None:
        face = _faces[key] = Face(_as_printed(card))
    return face


def _as_printed(card: Data) -> Data:
    """In play, symbols may be changed; the library knows the printed ones."""
    if "printed_stars" not in card:
        return card
    designs = [face for face in faces_of_set(card["set"]) if face["design"] == card["design"]]
    return designs[0] if designs else card


@cache
def faces_of_set(name: str) -> tuple[Data, ...]:
    """The designs of a set, as cards in a view, with their copies."""
    card_set = library.load().sets.get(name)
    if card_set is None:
        return ()
    return tuple(
        {
            "design": one.id, "name": one.name, "set": one.set, "rarity": one.rarity,
            "kind": one.kind, "stars": one.stars, "elements": list(one.elements),
            "types": list(one.types), "text": one.text, "copies": one.copies,
            "epic": any(isinstance(line, Keyword) and line.name == "Epic"
                        for line in one.tree.lines),
        }
        for one in card_set.designs
    )  # fmt: skip


@cache
def abilities_of(text: str) -> tuple[Ability, ...]:
    """The abilities of a card text, keywords written out."""
    if not text:
        return ()
    return written_out(_tree_of(text))


def _tree_of(text: str) -> Text:
    known = _known_trees().get(text)
    if known is not None:
        return known
    from mblades.text.grammar.parser import parse  # only for cards that are not in the library

    return parse(text)


@cache
def _known_trees() -> dict[str, Text]:
    every = library.load()
    trees = {design.text: design.tree for design in every.designs}
    trees.update({meta.text: meta.tree for meta in every.metas})
    trees.update({design.text: design.tree for design in every.side_designs})
    return trees
