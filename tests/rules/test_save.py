"""Saved games and digests."""

from __future__ import annotations

import ast
import random
import sys
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints
from zlib import compress

import msgspec
import pytest

from mblades.errors import SaveError
from mblades.rules import save
from mblades.rules.game import Game
from mblades.rules.setup.lay_out import start
from mblades.rules.setup.setup import Setup
from mblades.rules.state.copying import declared
from mblades.rules.state.frame import BareClashFrame, ChangeFrame, ClashFrame, Frame
from mblades.rules.state.player import Player
from mblades.rules.state.records import Waiting
from mblades.rules.state.state import Deckbuilding, Shop, State, Tournament
from mblades.rules.version import RULES_VERSION
from mblades.testing import NOTHING_PRINTED, Table
from tests.rules.small import a_game, a_set, library, names

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])


def again(game: Game) -> Game:
    return Game.load(game.dump(), library())


def wander(game: Game, steps: int, seed: int) -> list[Any]:
    """Random play; the choices met on the way."""
    dice = random.Random(seed)
    met: list[object] = []
    for _ in range(steps):
        if game.over:
            break
        if not game.waiting or (game.phase == "deckbuilding" and dice.random() < 0.02):
            if game.state.deckbuilding.paused:
                game.act(0, ("resume",))
            met.append(game.tick())
            continue
        seat = dice.choice(game.waiting)
        options = game.choices(seat)
        met.append(options)
        game.act(seat, dice.choice(options))
    return met


@EDITIONS
@pytest.mark.parametrize("prerelease", [False, True])
def test_a_saved_game_goes_on_as_the_first_one_does(edition: str, prerelease: bool) -> None:
    game = a_game(players=3, edition=edition, prerelease=prerelease)
    for part in range(6):
        wander(game, 80, part)
        twin, clone = again(game), game.clone()
        assert twin.digest() == game.digest() == clone.digest()
        assert twin.dump() == game.dump()
        assert wander(twin, 60, 99) == wander(clone, 60, 99)
        assert twin.digest() == clone.digest()


# --------------------------------------------------------------------------- every field

SHARED = {"catalog", "edition", "mode", "setup", "cards", "actions"}  # found again from the set-up
WORKED_OUT = {"events", "work", "board", "last_board", "listed"}
FRAMES = (Frame, ClashFrame, BareClashFrame, ChangeFrame)
PARTS = (State, Shop, Deckbuilding, Tournament, Player, *FRAMES)


def a_value(hint: Any) -> Any:
    """A value of a type, other than a new record has."""
    home, inner = get_origin(hint), get_args(hint)
    if home is Literal:
        return inner[-1]
    if home in (Union, UnionType):
        return a_value(next(one for one in inner if one is not NoneType))
    if home is tuple:
        kinds = inner[:1] * 2 if inner[-1] is Ellipsis else inner
        return tuple(a_value(one) for one in kinds)
    if home is frozenset:
        return frozenset((a_value(inner[0]),))
    if home is Mapping:
        return {a_value(inner[0]): a_value(inner[1])}
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint(**{name: a_value(one) for name, one in get_type_hints(hint).items()})
    return {int: 71, str: "word", bool: True, object: "word"}[hint]


def filled(record: Any) -> Any:
    """A record with another value in every field that it declares."""
    for name, hint in save.TYPES[type(record)].items():
        if name in SHARED | WORKED_OUT or name in ("mode_state", "players"):
            continue
        value = getattr(record, name, None)
        if type(value) in PARTS:
            filled(value)
        elif name == "stack":
            record.stack = [filled(kind(0, 0, 0)) for kind in FRAMES]
        elif name == "groups":
            record.groups = [a_value(tuple[Waiting, ...])]
        else:
            setattr(record, name, a_value(hint))
            assert getattr(record, name) != getattr(type(record), name, None), name
    return record


def assert_same(one: Any, two: Any, name: str) -> None:
    """Field by field, types too."""
    assert type(one) is type(two), name
    if type(one) in PARTS:
        for field in declared(type(one)):
            if field not in SHARED | WORKED_OUT:
                where = f"{name}.{field}"
                assert_same(getattr(one, field), getattr(two, field), where)
    elif isinstance(one, list | tuple):
        for number, (mine, theirs) in enumerate(zip(one, two, strict=True)):
            assert_same(mine, theirs, f"{name}[{number}]")
    else:
        assert one == two, name


@pytest.mark.parametrize("mode", ["normal", "funky", "duel", "turn-based", "coop"])
def test_every_field_comes_back_with_its_type(mode: str) -> None:
    s = start(Setup(players=2 if mode == "duel" else 3, mode=mode))
    for player in s.players:
        filled(player)
    filled(s)
    kind = type(s.mode_state)
    s.mode_state = a_value(kind)
    loaded = save.load(save.dump(s))
    assert_same(loaded, s, "state")
    assert [type(frame) for frame in loaded.tournament.stack] == list(FRAMES)
    assert loaded.cards == s.cards
    assert save.digest(loaded) == save.digest(s)


def written(kind: type) -> set[str]:
    """The fields of a record as its source has them; a native class has no annotations."""
    found: set[str] = set()
    for one in kind.__mro__[:-1]:
        home = sys.modules[one.__module__].__file__
        assert home is not None
        source = (Path(home).parent / (one.__module__.rpartition(".")[2] + ".py")).read_text(
            "utf-8"
        )
        for body in ast.parse(source).body:
            if isinstance(body, ast.ClassDef) and body.name == one.__name__:
                found |= {ast.unparse(n.target) for n in body.body if isinstance(n, ast.AnnAssign)}
    return found


def test_every_field_that_is_declared_is_saved() -> None:
    assert set(save.FIELDS) == set(PARTS)
    assert SHARED | WORKED_OUT == save.NOT_DATA
    for kind, names_of in save.FIELDS.items():
        left_out = SHARED | WORKED_OUT if kind is State else set()
        assert set(names_of) == written(kind) - left_out, kind


def test_a_saved_state_has_nothing_but_what_is_declared() -> None:
    game = a_game(players=3)
    wander(game, 700, 4)
    s = game.state
    parts: list[Any] = [s, s.shop, s.deckbuilding, s.tournament, *s.players, *s.tournament.stack]
    for one in parts:
        held = vars(one) if hasattr(one, "__dict__") else type(one).__mypyc_attrs__
        assert set(held) <= set(declared(type(one)))


def test_a_new_table_has_every_field() -> None:
    state = start(Setup(players=3), library())
    assert [name for name in declared(State) if not hasattr(state, name)] == []


def asking(kind: type[Frame]) -> Table:
    """A table that waits for an answer while a frame of a kind is on the stack."""
    t = Table(players=2)
    t.card("Plain", stars=3)
    t.card("Offer", text="Play: You may gain 5 RP. If you do, each opponent loses 2 RP.")
    t.card("Hitter", stars=5, text="Clobber.")
    t.card("Pilot", stars=9, text="Reaction: When you clash, add 6 to your total.")
    t.card("Blow", text="Play: Each opponent loses 4 RP.")
    t.card("Shield", text="Reaction: When you would lose RP, prevent it.")
    t.store(*["Plain"] * 12)
    t.rp(1, 9)
    t.tableau(1, "Plain", "Pilot" if kind is ClashFrame else "Shield")
    name = {Frame: "Offer", ClashFrame: "Hitter", ChangeFrame: "Blow"}[kind]
    t.hand(0, name, "Plain")
    t.hand(1, "Plain")
    t.play(0, name)
    if kind is ClashFrame:
        t.choose(0, 1)
    return t


@pytest.mark.parametrize("answer", [0, -1])
@pytest.mark.parametrize("kind", [Frame, ClashFrame, ChangeFrame])
def test_an_effect_under_way_is_saved_and_goes_on(kind: type[Frame], answer: int) -> None:
    game = asking(kind).game
    s = game.state
    assert s.tournament.prompt is not None
    assert kind in [type(frame) for frame in s.tournament.stack]
    twin = Game.load(game.dump(), NOTHING_PRINTED)
    assert_same(twin.state, s, "state")
    assert twin.dump() == game.dump()
    while s.tournament.prompt is not None:
        seat = game.waiting[0]
        options = game.choices(seat)
        assert (twin.waiting, twin.choices(seat)) == (game.waiting, options)
        assert twin.act(seat, options[answer]) == game.act(seat, options[answer])
        assert twin.digest() == game.digest()
    assert not s.tournament.stack
    assert_same(twin.state, s, "state")


def test_equal_states_give_equal_bytes_whatever_the_order_of_their_making() -> None:
    one, two = a_game(players=3), a_game(players=3)
    one.state.tournament.tokens, two.state.tournament.tokens = {1: 1, 2: 2}, {2: 2, 1: 1}
    one.state.tournament.down, two.state.tournament.down = frozenset([8, 1]), frozenset([1, 8])
    assert one.dump() == two.dump()
    assert one.digest() == two.digest()


def test_the_digest_tells_states_apart() -> None:
    game = a_game(players=3)
    digests = {game.digest(), a_game(players=3, seed=1).digest(), a_game(players=4).digest()}
    game.act(0, ("ready",))
    digests.add(game.digest())
    game.act(0, ("unready",))
    digests.add(game.digest())
    assert len(digests) == 4


def test_a_digest_is_sixteen_bytes() -> None:
    assert len(bytes.fromhex(a_game(players=3).digest())) == 16


def test_a_clone_is_independent() -> None:
    game = a_game(players=3)
    before = game.digest()
    clone = game.clone()
    wander(clone, 200, 1)
    assert game.digest() == before
    assert clone.digest() != before


def test_a_set_of_the_players_own_is_saved_with_the_game() -> None:
    own = a_set("Ours", "Expansion", "custom")
    setup = Setup(players=3, expansion=("Ours", *names("Expansion", 5)), custom_sets=(own,))
    game = Game.start(setup, library())
    twin = Game.load(game.dump(), library())
    assert twin.digest() == game.digest()
    assert twin.state.setup == setup


# --------------------------------------------------------------------------- bad saves


def test_truncated() -> None:
    data = a_game(players=3).dump()
    for length in (*range(0, 40), len(data) // 2, len(data) - 1):
        with pytest.raises(SaveError):
            Game.load(data[:length], library())


def test_altered() -> None:
    data = a_game(players=3).dump()
    for place in range(0, len(data), 7):
        bad = bytearray(data)
        bad[place] ^= 1
        with pytest.raises(SaveError):
            Game.load(bytes(bad), library())


def test_of_another_version() -> None:
    data = bytearray(a_game(players=3).dump())
    data[len(save.MAGIC)] = 99
    with pytest.raises(SaveError, match="has version 99; this program reads version 2"):
        Game.load(bytes(data), library())


@pytest.mark.parametrize("other", [0, RULES_VERSION - 1, RULES_VERSION + 1])
def test_played_by_another_version_of_the_rules(other: int) -> None:
    s = a_game(players=3).state
    content = (library().digest, s.setup, save._runs(s), save.as_data(s))
    refusal = (
        rf"^The saved game was played with version {other} of the rules; "
        rf"this program has version {RULES_VERSION}\.$"
    )
    with pytest.raises(SaveError, match=refusal):
        Game.load(forged([other, *content]), library())
    assert Game.load(forged([RULES_VERSION, *content]), library()).digest() == save.digest(s)


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04", b"MBLADES", "text", None, 7])
def test_no_saved_game_at_all(data: Any) -> None:
    with pytest.raises(SaveError):
        Game.load(data, library())


def test_of_another_library() -> None:
    data = a_game(players=3).dump()
    with pytest.raises(SaveError, match="a different card library"):
        Game.load(data, library().with_sets([a_set("More", "Gold")]))
    fewer = msgspec.structs.replace(
        library(), sets={name: one for name, one in library().sets.items() if name != "Starter A"}
    )
    every_starter = Game.start(Setup(players=3, starters=names("Starter", 3)), library())
    with pytest.raises(SaveError, match=r"starter-a/.*this library does not have"):
        Game.load(every_starter.dump(), fewer)


def test_a_well_formed_file_with_nonsense_in_it() -> None:
    for content in (b"", b"\xc0", msgspec.msgpack.encode(["x", 1, 2, 3]),
                    msgspec.msgpack.encode([RULES_VERSION, library().digest, Setup(), [], []]),
                    msgspec.msgpack.encode([RULES_VERSION, library().digest, Setup(), [], {}]),
                    msgspec.msgpack.encode([RULES_VERSION, library().digest, Setup(), [], {"q": 1}])):  # fmt: skip
        body = compress(content)
        head = save.MAGIC + bytes([save.VERSION]) + blake2b(body, digest_size=16).digest()
        with pytest.raises(SaveError):
            Game.load(head + body, library())


def forged(content: object) -> bytes:
    """A file with a checksum that is right, whatever is in it."""
    packed = content if isinstance(content, bytes) else msgspec.msgpack.encode(content)
    body = compress(packed)
    return save.MAGIC + bytes([save.VERSION]) + blake2b(body, digest_size=16).digest() + body


def test_more_cards_than_a_game_has_are_refused_before_any_is_made() -> None:
    s = a_game(players=3).state
    design = s.catalog.designs[0].id
    for runs in ([(design, 10**10)], [(design, -1)], [(design, 3000)] * 2):
        data = forged([RULES_VERSION, library().digest, s.setup, runs, save.as_data(s)])
        with pytest.raises(SaveError, match="at most"):
            Game.load(data, library())


def test_a_strangers_file_gives_no_error_but_ours() -> None:
    game = a_game(players=3)
    wander(game, 200, 5)
    s = game.state
    data = save.as_data(s)
    nonsense: list[Any] = [None, -7, 10**12, "x", [], [[]], {"s": [1]}, {"l": []}, {"P": [1]}]
    whole = msgspec.msgpack.encode([RULES_VERSION, library().digest, s.setup, save._runs(s), data])
    assert Game.load(forged(whole), library()).digest() == game.digest()
    records = [data, *(data[name] for name in ("shop", "deckbuilding", "tournament"))]
    records.append(data["players"][1])  # type: ignore[index]
    for record in records:
        assert isinstance(record, dict)
        for name, value in record.items():
            for odd in nonsense:
                record[name] = odd
                content = [RULES_VERSION, library().digest, s.setup, save._runs(s), data]
                try:
                    Game.load(forged(content), library())
                except SaveError:
                    continue
            record[name] = value
    dice = random.Random(3)
    for _ in range(300):
        bits = bytearray(whole)
        bits[dice.randrange(len(bits))] ^= 1 << dice.randrange(8)
        try:
            Game.load(forged(bytes(bits)), library())
        except SaveError:
            continue


def test_a_card_that_does_not_do_what_it_says_is_refused() -> None:
    t = Table(players=2)
    t.card("Honest", text="Play: Gain 5 RP.")
    setup = t.state.setup
    (own,) = setup.custom_sets
    liar = msgspec.structs.replace(own.designs[0], text="Play: Gain 6 RP.")
    sets = (msgspec.structs.replace(own, designs=(liar,)),)
    lying = msgspec.structs.replace(setup, custom_sets=sets)
    data = forged([RULES_VERSION, "", lying, [], save.as_data(t.state)])
    with pytest.raises(SaveError, match="does not do what its text says"):
        Game.load(data, NOTHING_PRINTED)
