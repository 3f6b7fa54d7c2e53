"""Saved games and digests."""

from __future__ import annotations

import random
from hashlib import blake2b
from typing import Any
from zlib import compress

import msgspec
import pytest

from mblades.errors import SaveError
from mblades.rules import save
from mblades.rules.game import Game
from mblades.rules.setup.deal import start
from mblades.rules.setup.setup import Setup
from mblades.rules.state.state import Frame, Prompt, State
from mblades.testing import NOTHING_PRINTED, Table
from tests.rules.small import a_game, a_set, library, names

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])


def again(game: Game) -> Game:
    return Game.load(game.dump(), library())


def wander(game: Game, steps: int, seed: int) -> list[Any]:
    """Random play; the choices met on the way."""
    dice = random.Random(seed)
    met = []
    for _ in range(steps):
        if game.over:
            break
        if not game.waiting or (game.phase == "deckbuilding" and dice.random() < 0.02):
            if game.state.paused:
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


def test_every_field_comes_back_with_its_type() -> None:
    game = a_game(players=3)
    frame = Frame(5, 1, 2, 3)
    frame.used, frame.loop, frame.was = {1: 7, 0: 3}, ((1, 2), ()), (3, 1, 0)
    s = game.state
    s.stack = [frame]
    s.groups = [(("play", 1), ("flip", 2, (3,)))]
    s.prompt = Prompt(1, "may", (("yes",), ("no",)), 4, 2)
    s.down, s.tokens, s.attached = frozenset({9, 3}), {4: 1, 2: 5}, {7: (1, 2)}
    s.placing = ((1,), (0, 2))
    s.players[1].draft = ("trade", 0, (1,), 2, (), (), 0, ())
    loaded = again(game).state
    for name in save.FIELDS:
        if name not in ("players", "stack"):
            assert getattr(loaded, name) == getattr(s, name), name
            assert type(getattr(loaded, name)) is type(getattr(s, name)), name
    assert loaded.stack[0].__dict__ == frame.__dict__
    for mine, theirs in zip(loaded.players, s.players, strict=True):
        assert mine.__dict__ == theirs.__dict__
    assert loaded.cards == s.cards


def test_a_new_table_has_every_field() -> None:
    state = start(Setup(players=3), library())
    assert set(State.__annotations__) == set(state.__dict__)


def test_equal_states_give_equal_bytes_whatever_the_order_of_their_making() -> None:
    one, two = a_game(players=3), a_game(players=3)
    one.state.tokens, two.state.tokens = {1: 1, 2: 2}, {2: 2, 1: 1}
    one.state.down, two.state.down = frozenset([8, 1]), frozenset([1, 8])
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
    with pytest.raises(SaveError, match="is of version 99; this program reads version 1"):
        Game.load(bytes(data), library())


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04", b"MBLADES", "text", None, 7])
def test_no_saved_game_at_all(data: Any) -> None:
    with pytest.raises(SaveError):
        Game.load(data, library())


def test_of_another_library() -> None:
    data = a_game(players=3).dump()
    with pytest.raises(SaveError, match="another card library"):
        Game.load(data, library().with_sets([a_set("More", "Gold")]))
    fewer = msgspec.structs.replace(
        library(), sets={name: one for name, one in library().sets.items() if name != "Starter A"}
    )
    every_starter = Game.start(Setup(players=3, starters=names("Starter", 3)), library())
    with pytest.raises(SaveError, match=r"starter-a/.*this library has not"):
        Game.load(every_starter.dump(), fewer)


def test_a_well_formed_file_with_nonsense_in_it() -> None:
    for content in (b"", b"\xc0", msgspec.msgpack.encode(["x", 1, 2, 3]),
                    msgspec.msgpack.encode([library().digest, Setup(), [], []]),
                    msgspec.msgpack.encode([library().digest, Setup(), [], [{"q": 1}] * 60])):  # fmt: skip
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
        data = forged([library().digest, s.setup, runs, save._fields(s)])
        with pytest.raises(SaveError, match="at most"):
            Game.load(data, library())


def test_a_strangers_file_gives_no_error_but_ours() -> None:
    game = a_game(players=3)
    wander(game, 200, 5)
    s = game.state
    fields = save._fields(s)
    nonsense: list[Any] = [None, -7, 10**12, "x", [], [[]], {"s": [1]}, {"l": []}, {"P": [1]}]
    for number in range(len(fields)):
        for odd in nonsense:
            changed = [*fields[:number], odd, *fields[number + 1 :]]
            data = forged([library().digest, s.setup, save._runs(s), changed])
            try:
                Game.load(data, library())
            except SaveError:
                continue
    dice = random.Random(3)
    whole = msgspec.msgpack.encode([library().digest, s.setup, save._runs(s), fields])
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
    data = forged(["", lying, [], save._fields(t.state)])
    with pytest.raises(SaveError, match="does not do what it says"):
        Game.load(data, NOTHING_PRINTED)
