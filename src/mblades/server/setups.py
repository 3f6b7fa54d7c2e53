"""From what people choose for a new table to a `Setup`, and the list of everything to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec import inspect

from mblades.bots import BOTS
from mblades.cards.design import CardSet
from mblades.cards.library import Library
from mblades.cards.library import load as library
from mblades.cards.sheet import parse_sheet
from mblades.errors import SetupError
from mblades.rules.game import Game
from mblades.rules.setup.editions import EDITIONS
from mblades.rules.setup.menu import OptionOffer
from mblades.rules.setup.menu import offered as offered_by_the_rules
from mblades.rules.setup.setup import Clock, Setup
from mblades.server.wire import messages
from mblades.server.wire import setups as wire
from mblades.text.tree import PROMOS, RARITIES

__all__ = ["check", "library", "library_of", "options", "quick_setup", "seats_of", "setup_of"]

FEWEST_SEATS, MOST_SEATS = 1, 8
CLOCK = {"contest_ms": 250, "first_chance_ms": 3000}  # RUL-10
CLOCK_LIMITS = {
    "timers": (1, 7200), "extension": (0, 3600), "extensions_per_timer": (0, 9),
    "contest_ms": (0, 2000), "first_chance_ms": (0, 15_000),
}  # fmt: skip
NOT_CHOSEN = ("seed", "custom_sets", "clock", "backers", "ask_forced")
UNHURRIED = messages.Pace(clock=False, bot_ms=2_500)  # one can watch what bots do
QUICK = messages.QuickGame(edition="collusion", players=4, level="rookie")


def fitting_level(games: Sequence[messages.PastGame]) -> str:
    """Which bots somebody with these games, the latest first, plays at one click: Rookies until they
    have won a game, and again after coming last twice in a row."""
    placed = []
    for game in games:
        if game.seat is not None and not game.result.is_played_on:
            places = {one.seat: one.place for one in game.result.seats}
            placed.append((places[game.seat], max(places.values())))
    has_won = any(place == 1 for place, _ in placed)
    is_in_trouble = len(placed) > 1 and all(place == last > 1 for place, last in placed[:2])
    return "regular" if has_won and not is_in_trouble else "rookie"


def setup_of(chosen: dict[str, Any], sheets: Sequence[str] = (), seed: int = 0) -> Setup:
    """The set-up that was chosen; SetupError if there is no such thing."""
    if "custom_sets" in chosen:
        raise SetupError("custom sets must be given as sheets")
    if "seed" in chosen:
        raise SetupError("the server chooses the seed; do not give one")
    raw = {**chosen, "seed": seed}
    clock = raw.get("clock") or {}
    if not isinstance(clock, dict):
        raise SetupError("the clock must be a table of times")
    for name in clock:
        if name not in CLOCK_LIMITS:
            raise SetupError('the clock has no setting "{name}"', name=name)
    raw["clock"] = {**CLOCK, **clock}
    Setup(**raw)  # refuses what is not an option
    try:
        setup = msgspec.convert(raw, Setup)
    except msgspec.ValidationError as error:
        raise SetupError("the set-up cannot be read: {problem}", problem=str(error)) from None
    _check_clock(setup.clock)
    return msgspec.structs.replace(setup, custom_sets=_sets_on(tuple(sheets)))


@lru_cache(maxsize=64)
def _sets_on(sheets: tuple[str, ...]) -> tuple[CardSet, ...]:
    return tuple(parse_sheet(sheet, "sheet.toml") for sheet in sheets)


def _check_clock(clock: Clock) -> None:
    for name, (least, most) in CLOCK_LIMITS.items():
        value = getattr(clock, name)
        for length in value if isinstance(value, tuple) else (value,):
            if not least <= length <= most:
                raise SetupError(
                    'the clock setting "{name}" must be between {least} and {most}',
                    name=name,
                    least=least,
                    most=most,
                )


def library_of(sheets: tuple[str, ...]) -> Library:
    """The cards of a table: those of the program, and sets of its own."""
    return _library_with(sheets) if sheets else library()


@lru_cache(maxsize=64)
def _library_with(sheets: tuple[str, ...]) -> Library:
    return library().with_sets(_sets_on(sheets))


def seats_of(chosen: dict[str, Any]) -> int:
    """How many people and bots sit at the table."""
    players = chosen.get("players", 4)
    if type(players) is not int or not FEWEST_SEATS <= players <= MOST_SEATS:
        raise SetupError("the number of players must be a small whole number")
    return players


def check(chosen: dict[str, Any], sheets: Sequence[str] = ()) -> Setup:
    """Try a set-up out: SetupError or SheetError if no game can be made from it."""
    setup = setup_of(chosen, sheets)
    Game.start(setup, library())
    return setup


def quick_setup(edition: str, players: int) -> dict[str, Any]:
    """The set-up of a quick game: the one recommended for a first game."""
    builds = offered_by_the_rules()["first_game"]["builds"]
    build = next((build for of, build in builds.items() if of == edition), None)
    return {"edition": edition, "players": players, "build": build}


# --------------------------------------------------------------------------- all there is


@cache
def options() -> wire.Options:
    """Everything that can be chosen, read from the rules and the library themselves."""
    offered, cards = offered_by_the_rules(), library()
    by_rarity: dict[str, list[str]] = {
        rarity: [one.name for one in cards.sets.values() if one.rarity == rarity]
        for rarity in RARITIES
    }
    choices: dict[str, list[str]] = {
        "edition": [*EDITIONS],
        "mode": [one["name"] for one in offered["modes"]],
        "build": [build.name for build in cards.builds],
        "expansion": by_rarity["Expansion"],
        "premium": by_rarity["Premium"],
        "master": by_rarity["Master"],
        "fusion": [name for rarity in PROMOS for name in by_rarity[rarity]],
        "prizes": [name for rarity in PROMOS[:2] for name in by_rarity[rarity]],
        "starters": by_rarity["Starter"],
        "characters": [one.name for one in cards.characters],
        "boss": [one.name for one in cards.bosses],
        "team_cards": [one.name for one in cards.teams],
    }
    return wire.Options(
        cards=cards.digest,
        editions=[
            wire.EditionChoice(
                name=one.name, expansion_sets=one.expansion_sets, premium_sets=one.premium_sets,
                master_sets=one.master_sets, meta_decks=list(one.meta_decks),
            )
            for one in EDITIONS.values()
        ],
        modes=[msgspec.convert(one, wire.ModeChoice) for one in offered["modes"]],
        options=_options(
            Setup,
            choices,
            {"players": (FEWEST_SEATS, MOST_SEATS)},
            {one["name"]: one for one in offered["options"]},
        ),
        newcomers=offered["first_game"]["offers"],
        clock=_options(Clock, {}, CLOCK_LIMITS, {}),
        pace=messages.Pace(),
        builds=[
            wire.BuildChoice(
                name=one.name, edition=one.edition, expansion=list(one.expansion),
                premium=list(one.premium), master=list(one.master), fusion=list(one.fusion),
                prizes=list(one.prizes),
            )
            for one in cards.builds
        ],
        bots=list(BOTS),
        quick=QUICK,
        sets=by_rarity,
        characters=choices["characters"],
        venues=[one.name for one in cards.venues],
        teams=choices["team_cards"],
        bosses=choices["boss"],
    )  # fmt: skip


def _options(
    struct: type[Setup] | type[Clock],
    choices: dict[str, list[str]],
    limits: dict[str, tuple[int, int]],
    described: dict[str, OptionOffer],
) -> list[wire.Option]:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    made = []
    for field in info.fields:
        if field.name in NOT_CHOSEN:
            continue
        option = described.get(field.name)
        kind, listed = _kind(field.type)
        if kind == "text" and field.name in choices:
            kind = "choice"
        least, most = limits.get(field.name, (None, None))
        default = CLOCK.get(field.name, field.default) if struct is Clock else field.default
        made.append(
            wire.Option(
                name=field.name, kind=kind, default=msgspec.to_builtins(default),
                choices=choices.get(field.name, listed), least=least, most=most,
                title=option["title"] if option else "", does=option["does"] if option else "",
                needs=option["needs"] if option else [],
                excludes=option["excludes"] if option else [],
            )
        )  # fmt: skip
    return made


def _kind(of: inspect.Type) -> tuple[wire.OptionKind, list[str]]:
    """How a field is chosen, and from what if its type says so."""
    match of:
        case inspect.UnionType(types):
            return _kind(next(one for one in types if not isinstance(one, inspect.NoneType)))
        case inspect.BoolType():
            return "switch", []
        case inspect.IntType():
            return "number", []
        case inspect.LiteralType(values):
            return "choice", [str(value) for value in values]
        case inspect.VarTupleType(item):
            return "list", _kind(item)[1]
        case inspect.TupleType():
            return "list", []
        case inspect.StrType():
            return "text", []
        case _:
            return "object", []
