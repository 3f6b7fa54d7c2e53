"""What is printed on the cards, as it goes over the wire: once, in one language."""

from __future__ import annotations

from msgspec import Struct

from mblades.text.tree import Symbol


class Line(Struct):
    """One line of a card's text: an ability with its trigger, or a keyword."""

    trigger: str  # in English: Play, Flip, Ongoing ...; "" for a keyword
    text: str  # in the asked language, with the trigger
    abilities: list[int]  # their numbers in events and prompts; a keyword may be several or none
    ends: list[int] = []  # where each sentence of the text ends, if there are several
    keyword: str = ""  # its English name, the key in `Library.keywords`
    explained: str = ""  # what the keyword does


class Face(Struct):
    """A card as printed. `set` is the English name of its set, the key in `Library.sets`."""

    id: str
    name: str
    english: str  # the name in English; prompts of kind "name" and drafts use it
    set: str
    rarity: str
    kind: str
    stars: int
    elements: list[str]
    types: list[str]
    copies: int
    lines: list[Line]  # the text, ability by ability
    flavour: str
    cost: int
    epic: bool


class SetFace(Struct):
    """A set with the back of its cards."""

    id: str
    name: str
    english: str
    rarity: str
    box: str
    colour: str  # of the back
    cost: int
    symbols: list[list[Symbol]]  # on the back, in order of copies
    theme: str
    designs: list[str]


class MetaFace(Struct):
    """A metagame card. Events name it by its place in the list."""

    id: str
    name: str
    deck: str
    text: str
    abilities: list[int]  # as in `Line`


class NpcFace(Struct):
    """An NPC. Events name it by its place in the list."""

    id: str
    name: str
    text: str
    cards: int  # how many it asks for
    vp: int
    flavour: str


class CharacterFace(Struct):
    """A character; its cards are among the faces."""

    id: str
    name: str
    english: str
    flavour: str
    friendship: list[int]
    power: str | None  # design ids
    coop: str | None
    pro: str | None


class KeywordFace(Struct):
    """A keyword and what it does."""

    name: str
    english: str
    text: str


class Library(Struct):
    """All that is printed, in one language."""

    language: str
    digest: str
    faces: dict[str, Face]  # by design id
    sets: dict[str, SetFace]  # by English name
    metas: list[MetaFace]
    npcs: list[NpcFace]
    characters: dict[str, CharacterFace]  # by English name
    keywords: dict[str, KeywordFace]  # by English name
    choices: dict[str, str]  # by the English text in a prompt's ["choice", index, text] or `offer`
    venues: list[str]  # design ids
    teams: list[str]  # design ids
    bosses: list[str]  # English names of their sets
