"""What a set-up means: which sets, starter decks, characters and metas a game is played with.

Everything is checked here, before anything is laid out; what is not named is chosen by the seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from mblades.cards.design import Build, CardSet, MetaDeck
from mblades.cards.document import nearest
from mblades.cards.library import MILLENNIUM_ACCESSORIES, Library, letters
from mblades.errors import Sentence, SetupError
from mblades.rules.mode import mode_named
from mblades.rules.setup import options
from mblades.rules.setup.editions import EDITIONS, Edition
from mblades.rules.setup.setup import Clock, Setup
from mblades.rules.state.random import HasRng, shuffled
from mblades.text.tree import Rarity

RANDOM: Final = "random"


class Chosen(NamedTuple):
    """What is on the table."""

    expansion: tuple[CardSet, ...]
    premium: tuple[CardSet, ...]
    master: tuple[CardSet, ...]
    fusion: tuple[CardSet, ...]  # Bronze, Silver, Gold
    prizes: tuple[CardSet, ...]  # Bronze, Silver
    core: tuple[CardSet, ...]
    starters: tuple[CardSet, ...]  # one a seat
    characters: tuple[int, ...]  # likewise, by their number in the library
    metas: tuple[MetaDeck, ...]


def edition_of(setup: Setup) -> Edition:
    """The edition's table, as the options and the mode of the set-up change it."""
    table = options.adapt(EDITIONS[setup.edition], setup)
    return mode_named(setup.mode).adapt(table, setup)


def check_form(setup: Setup) -> Edition:
    """Refuse what is not a valid set-up; return its edition."""
    if not isinstance(setup, Setup):
        raise SetupError("a game must be started from a Setup")
    edition = EDITIONS.get(setup.edition)
    if edition is None:
        close = nearest(str(setup.edition), list(EDITIONS))
        name = str(setup.edition)
        if close:
            raise SetupError(
                'there is no edition "{name}"; did you mean "{close}"?', name=name, close=close
            )
        raise SetupError('there is no edition "{name}"; choose original or collusion', name=name)
    fields = {name: getattr(setup, name) for name in setup.__struct_fields__}
    custom = fields.pop("custom_sets")
    if not isinstance(setup.clock, Clock):
        raise SetupError("the clock must be a Clock, such as Clock(timers=(60, 60, 60))")
    fields["clock"] = msgspec.structs.asdict(setup.clock)
    try:
        msgspec.convert(fields, Setup)
    except msgspec.ValidationError as error:
        raise SetupError("the set-up is wrong: {problem}", problem=_plain(str(error))) from None
    if not isinstance(custom, tuple | list) or not all(isinstance(one, CardSet) for one in custom):
        raise SetupError("custom sets must be sets read from their sheets")
    if not 0 <= setup.seed < 1 << 64:
        raise SetupError(
            "the seed must be a whole number from 0 to 2**64 - 1, not {seed}", seed=str(setup.seed)
        )
    _check_clock(setup.clock)
    mode = mode_named(setup.mode)
    if setup.edition not in mode.editions:
        raise SetupError(
            "the {edition} edition does not have the {mode} mode",
            mode=mode.name,
            edition=setup.edition,
        )
    mode.check(setup, edition)
    for name, reason in _MODE_SETTINGS.items():
        if name not in mode.settings and getattr(setup, name) != getattr(_USUAL, name):
            raise SetupError(reason)
    options.check(setup)
    return edition_of(setup)


_USUAL: Final = Setup()
_MODE_SETTINGS: Final = {  # that make sense in some modes only
    "teams": Sentence("teams are named, but this mode has none"),
    "team_cards": Sentence("Team cards are named, but this mode has no teams"),
    "boss": Sentence("a boss is named, but this mode has no boss to choose"),
    "difficulty": Sentence("a difficulty is chosen, but this mode has no boss"),
}


def _plain(problem: str) -> str:
    what, _, place = problem.partition(" - at `$.")
    what = what.replace("`", "")
    return f"{place.rstrip('`')}: {what[:1].lower()}{what[1:]}" if place else what


def _check_clock(clock: Clock) -> None:
    if min(clock.timers) < 1:
        raise SetupError("every timer must be at least 1 second long")
    for name in ("extension", "extensions_per_timer", "contest_ms", "first_chance_ms"):
        if getattr(clock, name) < 0:
            raise SetupError('the clock setting "{name}" must be 0 or more', name=name)


def check_players(setup: Setup, edition: Edition) -> None:
    """Refuse a number of players that cannot play this mode."""  # ED-1
    fewest, most = mode_named(setup.mode).players(edition, setup)
    if not fewest <= setup.players <= most:
        many = Sentence("{fewest} to {most}", fewest=fewest, most=most) if fewest < most else most
        raise SetupError(
            "in the {edition} edition, the {mode} mode needs {many} players, not {players}",
            edition=edition.name,
            mode=setup.mode,
            many=many,
            players=setup.players,
        )


def choose(setup: Setup, library: Library, edition: Edition, rng: HasRng) -> Chosen:
    """Everything the game is played with."""
    if setup.first_player is not None and not 0 <= setup.first_player < setup.players:
        raise SetupError(
            "the first player must be a seat from 0 to {last}, not {seat}",
            last=setup.players - 1,
            seat=setup.first_player,
        )
    named = _named_sets(setup, library, edition, rng)
    _refuse_twice(
        Sentence('the set "{name}" is chosen twice'),
        [one.name for sets in named.values() for one in sets],
    )
    if options.has_accessories(setup) and any(
        one.name == MILLENNIUM_ACCESSORIES for sets in named.values() for one in sets
    ):
        raise SetupError(
            "the {set} are handed out at the start; choose another Gold set",
            set=MILLENNIUM_ACCESSORIES,
        )
    sets = _fill_up(setup, library, edition, rng, named)
    core = tuple(
        one
        for one in library.sets.values()
        if one.rarity == "Core" and one.box not in edition.left_out_boxes
    )
    return Chosen(
        **sets,
        core=core,
        starters=_starters(setup, library, edition, rng),
        characters=_characters(setup, library, edition, rng),
        metas=_metas(setup, library, edition, rng),
    )


# --------------------------------------------------------------------------- sets

# the lists of a set-up, and the rarity of those that have only one
_RARITIES: Final[dict[str, tuple[Rarity, ...]]] = {
    "expansion": ("Expansion",),
    "premium": ("Premium",),
    "master": ("Master",),
    "fusion": (),
    "prizes": (),
}


def _wanted(edition: Edition, group: str) -> tuple[Rarity, ...]:
    """The rarities of the sets a list must name."""  # ED-2, SET-3
    count = {
        "expansion": edition.expansion_sets,
        "premium": edition.premium_sets,
        "master": edition.master_sets,
    }.get(group)
    if count is not None:
        return _RARITIES[group] * count
    return edition.fusion_sets if group == "fusion" else edition.prize_sets


def _named_sets(
    setup: Setup, library: Library, edition: Edition, rng: HasRng
) -> dict[str, tuple[CardSet, ...]]:
    """The sets that are named, by the set-up or by its build; lists beside a build replace its own."""
    names: dict[str, tuple[str, ...]] = {group: getattr(setup, group) for group in _RARITIES}
    build_name = setup.build
    if build_name is None and edition.usual_build is not None and not any(names.values()):
        known = [letters(build.name) for build in library.builds]
        build_name = edition.usual_build if letters(edition.usual_build) in known else None
    if build_name is not None and letters(build_name) != RANDOM:
        build = library.find_build(build_name)
        promos = _promos_of_build(build, library, edition)
        for group in _RARITIES:
            if names[group] or not _wanted(edition, group):
                continue
            in_build: tuple[str, ...] = promos.get(group) or getattr(build, group)
            usual = len(_wanted(edition, group)) - edition.extra_sets
            if len(in_build) == usual + 1 and group in _STORE_GROUPS:
                # a build of collusion in the original edition leaves out one set of each rarity
                kept = set(shuffled(rng, in_build)[1:])
                in_build = tuple(name for name in in_build if name in kept)
            names[group] = in_build
    named = {group: tuple(library.find_set(name) for name in names[group]) for group in _RARITIES}
    for group, sets in named.items():
        if sets:
            _check_group(edition, group, sets)
    return named


_STORE_GROUPS: Final = ("expansion", "premium", "master")


def _promos_of_build(
    build: Build, library: Library, edition: Edition
) -> dict[str, tuple[str, ...]]:
    """The promos of a build, by the places that this game has for them (SET-3, TURN-2)."""
    left = [library.find_set(name) for name in (*build.fusion, *build.prizes)]
    dealt: dict[str, tuple[str, ...]] = {}
    for group in ("fusion", "prizes"):
        found: list[str] = []
        for rarity in _wanted(edition, group):
            one = next((one for one in left if one.rarity == rarity), None)
            if one is not None:
                left.remove(one)
                found.append(one.name)
        dealt[group] = tuple(found)
    return dealt


def _check_group(edition: Edition, group: str, sets: Sequence[CardSet]) -> None:
    wanted = _wanted(edition, group)
    if not wanted:
        raise SetupError(
            'sets are named for "{group}", but this game does not use any', group=group
        )
    if group in _STORE_GROUPS and len(sets) == len(wanted) - edition.extra_sets:
        wanted = wanted[: len(sets)]  # OPT-7: the rest is filled up
    if len(sets) != len(wanted):
        raise SetupError(
            'in the {edition} edition, the number of sets for "{group}" must be {wanted}, not {count}',
            edition=edition.name,
            wanted=len(wanted),
            group=group,
            count=len(sets),
        )
    for one, rarity in zip(sets, wanted, strict=True):
        if one.rarity != rarity:
            raise SetupError(
                '"{set}" has the rarity {rarity}, but {group} needs the rarity {needed}',
                set=one.name,
                rarity=one.rarity,
                group=group,
                needed=rarity,
            )


def _refuse_twice(refusal: Sentence, names: Sequence[str]) -> None:
    for n, name in enumerate(names):
        if name in names[:n]:
            raise SetupError(refusal, name=name)


def _fill_up(
    setup: Setup,
    library: Library,
    edition: Edition,
    rng: HasRng,
    named: dict[str, tuple[CardSet, ...]],
) -> dict[str, tuple[CardSet, ...]]:
    """What lists do not name is filled by the seed, with the players' own sets first."""
    used = {one.name for sets in named.values() for one in sets}
    if options.has_accessories(setup):
        used.add(MILLENNIUM_ACCESSORIES)
    own = {one.name for one in setup.custom_sets}
    filled = dict(named)
    for group in _RARITIES:
        found = list(named[group])
        for rarity in _wanted(edition, group)[len(found) :]:
            free = tuple(
                one
                for one in library.sets.values()
                if one.rarity == rarity and one.name not in used
            )
            if not free:
                raise SetupError(
                    "the library does not have enough {rarity} sets for this game; choose other sets",
                    rarity=rarity,
                )
            preferred = tuple(one for one in free if one.name in own) or free
            one = shuffled(rng, preferred)[0]
            used.add(one.name)
            found.append(one)
        filled[group] = tuple(found)
    return filled


def own_first(setup: Setup, sets: Sequence[CardSet]) -> tuple[CardSet, ...]:
    """Sets in their order, the players' own before the others."""  # OPT-10
    own = {one.name for one in setup.custom_sets}
    return tuple(sorted(sets, key=lambda one: one.name not in own))


# --------------------------------------------------------------------------- players' things


def _starters(setup: Setup, library: Library, edition: Edition, rng: HasRng) -> tuple[CardSet, ...]:
    """A starter deck each, no two the same."""  # SET-5
    if not edition.starter_decks:
        if setup.starters:
            raise SetupError("starter decks are named, but this game does not use any")
        return ()
    if setup.starters:
        _expect_one_each(
            Sentence("{count} starter decks are named for {players} players"),
            setup.starters,
            setup.players,
        )
        found = tuple(library.find_set(name) for name in setup.starters)
        for one in found:
            if one.rarity != "Starter":
                raise SetupError('"{set}" is not a starter deck', set=one.name)
        _refuse_twice(
            Sentence('the starter deck "{name}" is chosen twice'), [one.name for one in found]
        )
        return found
    decks = tuple(one for one in library.sets.values() if one.rarity == "Starter")
    if len(decks) < setup.players:
        raise SetupError(
            "the library has only {count} starter decks for {players} players",
            count=len(decks),
            players=setup.players,
        )
    return shuffled(rng, decks)[: setup.players]


def _characters(setup: Setup, library: Library, edition: Edition, rng: HasRng) -> tuple[int, ...]:
    """A character each, no two the same."""  # SET-5
    if not edition.characters:
        return ()
    if setup.characters:
        _expect_one_each(
            Sentence("{count} characters are named for {players} players"),
            setup.characters,
            setup.players,
        )
        found = [library.find_character(name) for name in setup.characters]
        _refuse_twice(
            Sentence('the character "{name}" is chosen twice'), [one.name for one in found]
        )
        return tuple(library.characters.index(one) for one in found)
    if len(library.characters) < setup.players:
        raise SetupError(
            "the library has only {count} characters for {players} players",
            count=len(library.characters),
            players=setup.players,
        )
    return shuffled(rng, tuple(range(len(library.characters))))[: setup.players]


def _expect_one_each(refusal: Sentence, names: Sequence[str], players: int) -> None:
    if len(names) != players:
        raise SetupError(refusal, count=len(names), players=players)


def _metas(setup: Setup, library: Library, edition: Edition, rng: HasRng) -> tuple[MetaDeck, ...]:
    """Two meta decks, in the order they are revealed."""  # ED-4
    filled = {meta.deck for meta in library.metas}
    if setup.metas:
        if len(setup.metas) != 2:
            raise SetupError("a game has two metas, not {count}", count=len(setup.metas))
        _refuse_twice(Sentence('the meta "{name}" is chosen twice'), setup.metas)
        for deck in setup.metas:
            if deck not in edition.meta_decks:
                raise SetupError(
                    "the {edition} edition has no {deck} metas", edition=edition.name, deck=deck
                )
            if deck not in filled:
                raise SetupError("the library has no {deck} metas yet", deck=deck)
        if len(edition.meta_decks) == 2 and setup.metas != edition.meta_decks:
            first, second = edition.meta_decks
            raise SetupError(
                "in the {edition} edition, the {first} meta comes first, then the {second} meta",
                edition=edition.name,
                first=first,
                second=second,
            )
        return setup.metas
    decks = tuple(deck for deck in edition.meta_decks if deck in filled)
    if len(decks) < 2:
        raise SetupError("the library does not have the cards for two meta decks")
    return decks if len(edition.meta_decks) == 2 else shuffled(rng, decks)[:2]
