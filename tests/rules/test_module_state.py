"""A game leaves nothing behind in the modules of the engine: all it changes is its own state."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Set
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

import mblades.modes
import mblades.rules
from mblades.bots import make_bot
from mblades.lab.play import play
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state.actions import Action
from mblades.rules.state.events import Event
from tools.golden import frozen_cards, games

ENGINE = (mblades.rules, mblades.modes)
# What can be worked out again, kept as long as the cards it is about. Functions that remember their
# answers (functools.cache) are no containers, and are not looked into.
MEMO_TABLES = {
    "mblades.rules.effects.catalogs._made": "the catalog of a library",
}
ACTIONS_PER_TIMER = 10
LOOKS = 50  # inputs between two views


def modules() -> Iterator[ModuleType]:
    """Every module of the engine."""
    for package in ENGINE:
        yield package
        for found in walk_packages(package.__path__, package.__name__ + "."):
            yield import_module(found.name)


def attributes() -> Iterator[tuple[str, Any]]:
    """What the modules and their classes hold, by name."""
    for module in modules():
        for name, value in vars(module).items():
            if name.startswith("__"):
                continue
            place = f"{module.__name__}.{name}"
            yield place, value
            if isinstance(value, type) and value.__module__ == module.__name__:
                for part, inner in vars(value).items():
                    if not part.startswith("__"):
                        yield f"{place}.{part}", inner


def snapshot(value: Any, above: frozenset[int] = frozenset()) -> object:
    """What is in a value, all the way down, in a form that later changes do not reach."""
    if isinstance(value, str | bytes | int | float | None):
        return value
    if id(value) in above:
        return "itself"
    above |= {id(value)}
    if isinstance(value, Mapping):
        return [(snapshot(key, above), snapshot(one, above)) for key, one in value.items()]
    if isinstance(value, list | tuple | deque):
        return [snapshot(item, above) for item in value]
    if isinstance(value, Set):
        return sorted(repr(snapshot(item, above)) for item in value)
    if isinstance(value, msgspec.Struct):
        return [snapshot(getattr(value, name), above) for name in value.__struct_fields__]
    if type(value).__module__.startswith("mblades.") and hasattr(value, "__dict__"):
        return snapshot(vars(value), above)  # a mode, for one
    return id(value)


def snapshots() -> dict[str, object]:
    return {name: snapshot(value) for name, value in attributes() if name not in MEMO_TABLES}


def changes(before: dict[str, object], after: dict[str, object]) -> list[str]:
    missing = object()
    names = sorted(before.keys() | after.keys())
    return [name for name in names if before.get(name, missing) != after.get(name, missing)]


def play_with_views(setup: Setup) -> None:
    """A game whose players look at it now and then; it is saved and loaded at the end."""
    game = Game.start(setup, frozen_cards())
    inputs = 0

    def look(_seat: int | None, _action: Action | None, happened: list[Event]) -> None:
        nonlocal inputs
        inputs += 1
        if inputs % LOOKS == 0:
            for seat in (None, *game.seats):
                game.view(seat)
                game.seen_by(seat, happened)

    bots = [make_bot("random", seat) for seat in range(setup.players)]
    play(game, [bot.decide for bot in bots], actions_per_timer=ACTIONS_PER_TIMER, listener=look)
    Game.load(game.dump(), frozen_cards())


def test_games_change_nothing_in_the_modules_of_the_engine() -> None:
    frozen_cards()  # the parser is loaded with the first card
    before = snapshots()
    for name, setup in games():
        play_with_views(setup)
        changed = changes(before, snapshots())
        assert not changed, f"after the game {name} these are others: {', '.join(changed)}"


def test_records_of_the_engine_never_change() -> None:
    records = {
        value
        for _, value in attributes()
        if isinstance(value, type) and issubclass(value, msgspec.Struct)
    } - {msgspec.Struct}
    assert Event in records
    changeable = [one.__name__ for one in records if not one.__struct_config__.frozen]
    assert not changeable, f"copies of a game share these: {', '.join(sorted(changeable))}"


def test_memo_tables_are_kept_with_the_cards_they_are_about() -> None:
    found = dict(attributes())
    for name in MEMO_TABLES:
        assert isinstance(found[name], WeakKeyDictionary), name
    weak = {name for name, value in found.items() if isinstance(value, WeakKeyDictionary)}
    assert weak == set(MEMO_TABLES)


def test_a_change_deep_in_a_module_would_be_noticed() -> None:
    from mblades.rules.setup import options

    before = snapshots()
    needs = options.DESCRIPTIONS["pro_cards"].needs
    try:
        needs["venues"] = needs["character_powers"]
        assert "mblades.rules.setup.options.DESCRIPTIONS" in changes(before, snapshots())
    finally:
        del needs["venues"]
    assert changes(before, snapshots()) == []
