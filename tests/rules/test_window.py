"""A bot sees through its window what its seat may know, and may imagine the rest."""

from __future__ import annotations

import gc
from collections.abc import Iterator

from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state.state import State
from mblades.rules.window import SeatWindow


def opened() -> Game:
    game = Game.start(Setup(players=3, seed=8))
    game.tick()
    return game


def public_values(window: SeatWindow) -> Iterator[object]:
    for name in dir(window):
        if not name.startswith("_"):
            yield getattr(window, name)


def things_in(value: object) -> Iterator[object]:
    yield value
    if isinstance(value, dict):
        for item in value.values():
            yield from things_in(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from things_in(item)


def test_nothing_that_a_window_offers_is_the_game() -> None:
    game = opened()
    window = SeatWindow(game, 1)
    offered = [thing for value in public_values(window) for thing in things_in(value)]
    assert len(offered) > 100
    assert not any(isinstance(thing, Game | State) for thing in offered)
    assert {name for name in dir(window) if not name.startswith("_")} == {
        "catalog", "choices", "sample", "seat", "view",
    }  # fmt: skip
    assert not hasattr(window, "_game")


def test_a_sample_leads_to_no_part_of_the_true_game() -> None:
    game = opened()
    sample = SeatWindow(game, 1).sample(5)
    true_parts = {id(part) for part in (game, game.state, *game.state.players)}
    reached: set[int] = set()
    waiting: list[object] = [sample.state]
    while waiting:
        thing = waiting.pop()
        if id(thing) in reached or not isinstance(thing, State | list | tuple | dict):
            continue
        reached.add(id(thing))
        waiting += gc.get_referents(thing)
    assert id(sample.state) in reached
    assert not reached & true_parts


def test_a_sample_is_the_bots_own() -> None:
    game = opened()
    before = game.digest()
    window = SeatWindow(game, 1)
    sample = window.sample(5)
    assert sample.view(1) == window.view
    assert sample.choices(1) == window.choices
    sample.act(1, ("ready",))
    sample.act(0, sample.choices(0)[0])
    assert game.digest() == before
    assert window.sample(5).digest() != sample.digest()


def test_a_sample_is_of_the_moment() -> None:
    game = opened()
    window = SeatWindow(game, 1)
    window.sample(5)
    game.act(1, ("show", game.state.players[1].binder[0]))
    assert window.sample(5).view(1) == window.view
