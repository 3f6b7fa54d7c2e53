"""A small library of plain cards, and scenes laid out by hand, for tests that need no real cards."""

from __future__ import annotations

from functools import cache
from typing import Any, cast
from unittest.mock import patch

from mblades.cards.design import (
    Build,
    CardKind,
    CardSet,
    Character,
    Design,
    Meta,
    MetaDeck,
    Npc,
)
from mblades.cards.library import Library
from mblades.rules.game import Game
from mblades.rules.mode import MODES, Mode
from mblades.rules.setup.lay_out import empty, start
from mblades.rules.setup.setup import Setup
from mblades.rules.state.copying import declared
from mblades.rules.state.events import Event
from mblades.rules.state.state import Deckbuilding, Player, Shop, State, Tournament
from mblades.text.tree import (
    ELEMENTS,
    PROMOS,
    TYPES,
    Cards,
    Filter,
    In,
    Keyword,
    Rarity,
    Symbol,
    Text,
)

BINDER = In("binder")


def card(
    name: str = "",
    stars: int = 3,
    symbols: str = "",
    *,
    set_name: str = "Scene",
    rarity: Rarity = "Core",
    kind: CardKind = "Single",
    copies: int = 1,
    epic: bool = False,
) -> Design:
    """A card without effects."""
    words = symbols.split()
    name = name or f"{symbols or 'Plain'} {stars}"
    return Design(
        id=f"{set_name}/{name}".lower().replace(" ", "-"),
        name=name,
        set=set_name,
        box="custom",
        rarity=rarity,
        kind=kind,
        stars=stars,
        elements=tuple(word for word in ELEMENTS if word in words),
        types=tuple(word for word in TYPES if word in words),
        copies=copies,
        text="Epic." if epic else "",
        tree=Text((Keyword("Epic"),) if epic else ()),
    )


def npc(name: str = "Fan", vp: int = 3, *asks: Cards) -> Npc:
    """An NPC; asks for a Fire card unless told otherwise."""
    return Npc(name.lower(), name, asks or (wanted("Fire"),), f"Discard what {name} wants.", vp)


def wanted(*symbols: Symbol, count: int = 1, **more: Any) -> Cards:
    """A part of an NPC's requirement."""
    return Cards("a", Filter(symbols=symbols, **more), BINDER, count)


_SINGLE, _BOX, _ACCESSORY = cast(tuple[CardKind, ...], ("Single", "Deck Box", "Accessory"))
_SHAPES: dict[str, tuple[tuple[CardKind, int], ...]] = {
    "Starter": (*((_SINGLE, 1),) * 6, (_BOX, 1), (_ACCESSORY, 1), (_ACCESSORY, 1)),
    "Promo": ((_SINGLE, 1),) * 6,
    "Core": (*((_SINGLE, 2),) * 36, *((_BOX, 2),) * 4, *((_ACCESSORY, 2),) * 6),
    "Store": ((_SINGLE, 3), *((_SINGLE, 2),) * 3, (_BOX, 2), (_SINGLE, 1)),
}


def a_set(name: str, rarity: Rarity, box: str = "base") -> CardSet:
    """A whole set by CARD-5, its symbols varied by its name."""
    turn = sum(map(ord, name))
    shape = "Promo" if rarity in PROMOS else rarity if rarity in _SHAPES else "Store"
    designs = []
    for n, (kind, copies) in enumerate(_SHAPES[shape]):
        symbols = f"{ELEMENTS[(turn + n) % 6]} {TYPES[(turn + n // 2) % 6]}"
        designs.append(
            card(
                f"{name} {n}",
                1 + n % 9,
                symbols if kind == "Single" else "",
                set_name=name,
                rarity=rarity,
                kind=kind,
                copies=copies,
            )
        )
    return CardSet(name.lower().replace(" ", "-"), name, rarity, box, "", tuple(designs))


@cache
def library() -> Library:
    """Enough of everything for a game of six, with sets to spare."""
    counts: dict[Rarity, int] = {
        "Starter": 7, "Expansion": 8, "Premium": 7, "Master": 6, "Bronze": 4, "Silver": 3, "Gold": 2,
    }  # fmt: skip
    sets = [
        a_set(f"{rarity} {chr(65 + n)}", rarity)
        for rarity, count in counts.items()
        for n in range(count)
    ]
    sets += [a_set("Millennium Blades", "Core"), a_set("More Blades", "Core", "Collusion")]
    decks: tuple[MetaDeck, ...] = ("Element", "Type", "Star")
    metas = [
        Meta(f"{deck}-{n}", f"{deck} Meta {n}", deck, "", Text())
        for deck in decks
        for n in range(6)
    ]
    fans = [
        npc(f"Fan {n}", 1 + n % 4, wanted(ELEMENTS[n % 6]), wanted(TYPES[n % 5])) for n in range(8)
    ]
    people = [Character(f"c{n}", f"Character {n}", "base") for n in range(8)]
    return Library(
        sets={one.name: one for one in sets},
        metas=tuple(metas),
        npcs=tuple(fans),
        characters=tuple(people),
        builds=(build("First Game", "original", 5, 4, 3), build("New Beginnings", "collusion", 6, 5, 4)),
    )  # fmt: skip


def build(name: str, edition: Any, expansion: int, premium: int, master: int) -> Build:
    """The first sets of each rarity."""
    return Build(
        name,
        edition,
        names("Expansion", expansion),
        names("Premium", premium),
        names("Master", master),
        ("Bronze A", "Silver A", "Gold A"),
        ("Bronze B", "Silver B"),
    )


def names(rarity: str, count: int) -> tuple[str, ...]:
    """The names of the first sets of a rarity."""
    return tuple(f"{rarity} {chr(65 + n)}" for n in range(count))


def started(**options: Any) -> State:
    """A game of the small library, its clock running."""
    game = a_game(**options)
    return game.state


def a_game(*, running: bool = True, **options: Any) -> Game:
    """A game of the small library; running: its first timer has started."""
    game = Game(start(Setup(**options), library()))
    if running and game.phase == "deckbuilding":
        game.tick()
    return game


def lay(game: Game, **piles: Any) -> State:
    """Put cards into the piles of the table."""
    for name, cards in piles.items():
        setattr(part_with(game.state, name), name, cards)
    return game.state


def part_with(s: State, name: str) -> State | Shop | Deckbuilding | Tournament:
    """The state, or the part of it, that has a field of this name."""
    parts = (s, s.shop, s.deckbuilding, s.tournament)
    (found,) = [part for part in parts if name in declared(type(part))]
    return found


def pile(s: State, name: str) -> tuple[int, ...]:
    """The cards of a pile by its name, wherever in the state it is."""
    return cast("tuple[int, ...]", getattr(part_with(s, name), name))


def give(game: Game, seat: int, **things: Any) -> Player:
    """Put cards, money or markers into a player's areas."""
    player = game.state.players[seat]
    for name, thing in things.items():
        if name in game.state.mode.areas:
            player.put_in(name, thing)
        else:
            assert name in declared(Player), name
            setattr(player, name, thing)
    return player


def end_phase(game: Game) -> list[Event]:
    """Let deckbuilding end, and stop before the tournament is laid out."""
    s = game.state
    s.deckbuilding.timer = 2
    mode = s.mode
    with patch.dict(MODES):  # a new mode would take the place of its name
        s.mode = type("Stopping", (type(mode),), {"after_deckbuilding": _lay_nothing_out})()
    try:
        return game.tick()
    finally:
        s.mode = mode


def _lay_nothing_out(_mode: Mode, s: State) -> None:
    s.phase = "tournament"


def scene(*designs: Design, npcs: tuple[Npc, ...] = (), **options: Any) -> Game:
    """An empty table of three in deckbuilding; card n is the n-th design, and lies nowhere yet."""
    sets: dict[str, list[Design]] = {}
    for design in designs:
        known = sets.setdefault(design.set, [])
        if design not in known:
            known.append(design)
    small = library()
    built = Library(
        sets={
            name: CardSet(name.lower(), name, found[0].rarity, "custom", "", tuple(found))
            for name, found in sets.items()
        },
        metas=small.metas,
        npcs=npcs,
        characters=small.characters,
        builds=(),
    )
    options.setdefault("players", 3)
    state = empty(Setup(**options), built)
    state.cards = tuple(state.catalog.design_index[design.id] for design in designs)
    from mblades.rules.state.action_tables import card_actions

    state.actions = card_actions(len(state.cards))
    for player in state.players:
        player.money, player.markers = 30, 4
    return Game(state)
