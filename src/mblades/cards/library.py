"""The library: everything printed on cards, found by name."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from mblades.cards import cache as disk
from mblades.cards.design import Build, CardSet, Character, Design, Meta, Npc
from mblades.cards.document import nearest
from mblades.errors import SetupError
from mblades.text.expansion import expand, remember
from mblades.text.keywords import names as keyword_names
from mblades.text.tree import RARITIES, Ability, Keyword, Text, TriggerWord

HERE = Path(__file__).parent
TEXT = HERE.parent / "text"
PRO_PLAYERS = "Pro Players"  # the set of pro player cards
MILLENNIUM_ACCESSORIES = "Millennium Accessories"  # the set of OPT-3
CACHE_NAME = "library.msgpack"
# The triggers that Raul Sawyer may name: each has a card as a reminder, with no effect (OPT-11).
TRIGGER_CARDS = (
    TriggerWord.ACTION, TriggerWord.PLAY, TriggerWord.NEXT, TriggerWord.FLIP, TriggerWord.TOP,
    TriggerWord.REACTION,
)  # fmt: skip
# Keywords without a card of their own, besides the Plus variants.
NO_KEYWORD_CARD = ("Epic", "Foreboding", "Fusion", "Earthcraft", "Shadowbond", "Thwomp!")

# Other spellings that the books use, by the letters that count.
SPELLINGS = {
    "mnm": "mnmmechanicalnumericalmasters",
    "mechanicalnumericalmasters": "mnmmechanicalnumericalmasters",
    "astarterdecksstory": "werebackastarterdecksstory",
    "underlordsofmetropolitan": "underlordsofmetropolitam",
    "superzeroes": "superzeroestheytry",
    "wse": "wsfworldselloutfederation",
    "wsf": "wsfworldselloutfederation",
    "shounenleap": "shonenleap",
    "bsi": "bsibackersetinvestigation",
    "jamesbomb006plusone": "006plusone",
    "core": "millenniumblades",
    "coreset": "millenniumblades",
    "cardinekollecta": "cardinekolleckta",
    "rarittisikhar": "rarittisikarh",
}


class _Named(Protocol):
    @property
    def name(self) -> str: ...


Thing = TypeVar("Thing", bound=_Named)


class Library(msgspec.Struct, frozen=True, dict=True, weakref=True):
    """All sets and side cards; never changed; `with_sets` makes a new one."""

    sets: dict[str, CardSet]  # by name, from Starter to Gold
    metas: tuple[Meta, ...]
    npcs: tuple[Npc, ...]
    characters: tuple[Character, ...]
    builds: tuple[Build, ...]
    venues: tuple[Design, ...] = ()  # OPT-4: every player has a copy of the venue
    teams: tuple[Design, ...] = ()  # TEAM-2: every member has a copy
    bosses: tuple[CardSet, ...] = ()  # COOP-1: Mystic, and so in no store

    @cached_property
    def designs(self) -> tuple[Design, ...]:
        """Every deck card, set by set."""
        return tuple(design for card_set in self.sets.values() for design in card_set.designs)

    @cached_property
    def keyword_cards(self) -> tuple[Design, ...]:
        """The Keyword cards of OPT-11, one for each keyword that can stand alone."""
        return tuple(
            Design(
                id=f"keyword-cards/{name.lower().replace(' ', '-')}", name=name,
                set="Keyword Cards", box="Collusion", rarity="Core", kind="Keyword", stars=0,
                elements=(), types=(), copies=1, text=f"{name}.", tree=Text((Keyword(name),)),
            )
            for name in keyword_names()
            if not name.endswith(" Plus") and name not in NO_KEYWORD_CARD
        )  # fmt: skip

    @cached_property
    def pro_players(self) -> CardSet:
        """The pro player cards of OPT-2, which have a back of their own."""
        designs = tuple(one.pro for one in self.characters if one.pro is not None)
        return CardSet("pro-players", PRO_PLAYERS, "Silver", "base", "", designs)

    @cached_property
    def side_designs(self) -> tuple[Design, ...]:
        """What is in no set of the store, in this order: powers and pro player cards of the
        characters, Keyword cards, venues, teams, bosses.
        """
        designs = [
            design
            for one in self.characters
            for design in (one.power, one.coop, one.pro)
            if design is not None
        ]
        keywords = self.keyword_cards if designs else ()
        bosses = (design for boss in self.bosses for design in boss.designs)
        return (*designs, *keywords, *self.venues, *self.teams, *bosses)

    @cached_property
    def trigger_cards(self) -> tuple[str, ...]:
        """The trigger cards of OPT-11: reminders, each of one trigger."""
        return tuple(trigger.value for trigger in TRIGGER_CARDS)

    @cached_property
    def digest(self) -> str:
        """A hash of all that matters in play; two libraries with the same digest play alike."""
        content = [
            [
                msgspec.structs.replace(design, flavour="", box="")
                for design in (*self.designs, *self.side_designs)
            ],
            self.metas,
            [msgspec.structs.replace(npc, flavour="") for npc in self.npcs],
        ]
        return sha256(msgspec.msgpack.encode(content)).hexdigest()

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Library) and self.digest == other.digest)

    def __hash__(self) -> int:
        return hash(self.digest)

    def design(self, name: str) -> Design:
        """The design of this name or id, or of this name with its set: "Sami (Brownwall City)"."""
        found = self._designs_by_letters.get(letters(name), ())
        if len(found) == 1:
            return found[0]
        if found:
            ways = " or ".join(f'"{design.name} ({design.set})"' for design in found)
            raise SetupError(f'there are several cards named "{name}": {ways}')
        raise _unknown("card", name, [design.name for design in self.designs])

    @cached_property
    def _designs_by_letters(self) -> dict[str, tuple[Design, ...]]:
        table: dict[str, tuple[Design, ...]] = {}
        for design in self.designs:
            for way in (design.name, f"{design.name} ({design.set})", design.id):
                key = letters(way)
                table[key] = (*table.get(key, ()), design)
        return table

    def find_set(self, name: str) -> CardSet:
        """The set of this name, however it is spelt."""
        return _find("set", name, list(self.sets.values()))

    def find_character(self, name: str) -> Character:
        """The character of this name, however it is spelt."""
        return _find("character", name, self.characters)

    def find_venue(self, name: str) -> Design:
        """The venue of this name, however it is spelt."""
        return _find("venue", name, self.venues)

    def find_team(self, name: str) -> Design:
        """The team of this name, however it is spelt."""
        return _find("team", name, self.teams)

    def find_boss(self, name: str) -> CardSet:
        """The boss of this name, however it is spelt."""
        return _find("boss", name, self.bosses)

    def find_build(self, name: str) -> Build:
        """The store build of this name; all its sets exist."""
        build = _find("build", name, self.builds)
        missing = [one for one in sets_of(build) if one not in self.sets]
        if missing:
            raise SetupError(
                f'the build "{build.name}" needs sets that this library does not have yet: '
                + ", ".join(missing)
            )
        return build

    def with_sets(self, extra: Iterable[CardSet]) -> Library:
        """This library and further sets (OPT-10)."""
        sets = dict(self.sets)
        known = {letters(name) for name in sets}
        for card_set in extra:
            if letters(card_set.name) in known:
                raise SetupError(f'there is already a set named "{card_set.name}"')
            known.add(letters(card_set.name))
            sets[card_set.name] = card_set
        return msgspec.structs.replace(self, sets=_in_order(sets.values()))


def sets_of(build: Build) -> Iterator[str]:
    """The names of all sets of a build."""
    for names in (build.expansion, build.premium, build.master, build.fusion, build.prizes):
        yield from names


@lru_cache(maxsize=4096)
def letters(name: str) -> str:
    """What counts of a name when something is looked up: no case, accents or punctuation."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    key = "".join(letter for letter in plain if letter.isalnum())
    return SPELLINGS.get(key, key)


def _find(what: str, name: str, things: Sequence[Thing]) -> Thing:
    key = letters(name)
    for thing in things:
        if letters(thing.name) == key:
            return thing
    raise _unknown(what, name, [thing.name for thing in things])


def _unknown(what: str, name: str, names: Sequence[str]) -> SetupError:
    close = nearest(name, names)
    return SetupError(
        f'there is no {what} named "{name}"' + (f'; did you mean "{close}"?' if close else "")
    )


def _in_order(sets: Iterable[CardSet]) -> dict[str, CardSet]:
    ordered = sorted(sets, key=lambda one: (RARITIES.index(one.rarity), one.id))
    return {card_set.name: card_set for card_set in ordered}


@cache
def load() -> Library:
    """The library that comes with the program, compiled once and then read from the cache."""
    key = disk.key_of(_sources())
    payload = disk.read(CACHE_NAME, key)
    if payload is not None:
        try:
            kept = msgspec.msgpack.decode(payload, type=_Kept)
        except (msgspec.DecodeError, RecursionError):
            pass
        else:
            for keyword, abilities in kept.keywords:
                remember(keyword, abilities)
            return kept.library
    library = read(HERE)
    kept = _Kept(library, [(keyword, expand(keyword)) for keyword in _keywords(library)])
    disk.write(CACHE_NAME, key, msgspec.msgpack.encode(kept))
    return library


class _Kept(msgspec.Struct):
    """What the cache holds: the library, and what its keywords stand for."""

    library: Library
    keywords: list[tuple[Keyword, tuple[Ability, ...]]]


def _keywords(library: Library) -> list[Keyword]:
    """The keywords on the cards of a library."""
    lines = (line for design in library.designs for line in design.tree.lines)
    return list(dict.fromkeys(line for line in lines if isinstance(line, Keyword)))


def _sources() -> list[Path]:
    """Everything the compiled library depends on."""
    ours = [HERE / "design.py", HERE / "document.py", HERE / "sheet.py", HERE / "side_cards.py"]
    language = [path for path in TEXT.rglob("*") if path.suffix in (".py", ".toml")]
    return ours + sheets_in(HERE) + language


def sheets_in(folder: Path) -> list[Path]:
    """The files that `read` reads."""
    folders = (folder, folder / "sets", folder / "bosses")
    return [path for one in folders for path in sorted(one.glob("*.toml"))]


def read(folder: Path) -> Library:
    """The library of a folder that has the sheets of `mblades.cards`, read anew."""
    # Loaded here, because they need the parser, and a start from the cache does not.
    from mblades.cards import sheet, side_cards

    return Library(
        sets=_in_order(sheet.read_sheet(path) for path in sorted((folder / "sets").glob("*.toml"))),
        metas=side_cards.read_metas(folder / "metas.toml"),
        npcs=side_cards.read_npcs(folder / "npcs.toml"),
        characters=side_cards.read_characters(folder / "characters.toml"),
        builds=side_cards.read_builds(folder / "builds.toml"),
        venues=side_cards.read_venues(folder / "venues.toml"),
        teams=side_cards.read_teams(folder / "teams.toml"),
        bosses=tuple(map(side_cards.read_boss, sorted((folder / "bosses").glob("*.toml")))),
    )
