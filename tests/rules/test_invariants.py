"""Random games of both editions, with every number of players the normal game allows."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from tests.rules.invariants import RandomGame, every_card_is_in_one_place

TABLES = [
    *(("original", players) for players in (3, 4, 5)),
    *(("collusion", players) for players in (3, 4, 5, 6)),
]
BUILD = {"original": "First Game", "collusion": "New Beginnings"}


def new_game(edition: str, players: int, seed: int, **options: object) -> Game:
    setup = Setup(
        players=players,
        edition=edition,  # type: ignore[arg-type]
        build=BUILD[edition],
        seed=seed,
        **options,  # type: ignore[arg-type]
    )
    return Game.start(setup)


@pytest.mark.rule("ED-1", "DB-9", "DB-25", "GEN-1")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_random_games_keep_every_law_and_end(edition: str, players: int) -> None:
    game = RandomGame(new_game(edition, players, seed=players), seed=players)
    game.play(thorough_every=40)
    assert game.game.over
    assert {standing["seat"] for standing in game.game.standings()} == set(range(players))


@pytest.mark.rule("PRE-1", "FLOW-2")
@pytest.mark.parametrize("edition", ["original", "collusion"])
def test_random_games_with_a_pre_release_keep_every_law(edition: str) -> None:
    game = RandomGame(new_game(edition, 3, seed=5, prerelease=True), seed=5)
    game.play(thorough_every=100)


@pytest.mark.parametrize("edition", ["original", "collusion"])
def test_random_games_that_ask_forced_questions_keep_every_law(edition: str) -> None:
    game = RandomGame(new_game(edition, 3, seed=9, ask_forced=True), seed=9)
    game.play(thorough_every=200)


@pytest.mark.parametrize("edition", ["original", "collusion"])
def test_the_same_seed_and_log_give_the_same_game(edition: str) -> None:
    played = RandomGame(new_game(edition, 4, seed=3), seed=3)
    played.play(thorough_every=10_000)
    again = new_game(edition, 4, seed=3)
    for seat, action in played.log:
        if seat is None or action is None:
            again.tick()
        else:
            again.act(seat, action)
    assert again.digest() == played.game.digest()
    assert again.dump() == played.game.dump()


def test_another_seed_gives_another_game() -> None:
    assert new_game("collusion", 4, 1).digest() != new_game("collusion", 4, 2).digest()


@given(seed=st.integers(0, 2**32), edition=st.sampled_from(["original", "collusion"]))
@settings(max_examples=6)
def test_the_first_phase_keeps_every_law_whatever_the_seed(seed: int, edition: str) -> None:
    game = new_game(edition, 3, seed)
    every_card_is_in_one_place(game.state)
    rng = random.Random(seed)
    game.tick()
    for _ in range(60):
        seat = rng.choice(game.waiting)
        game.act(seat, rng.choice(game.choices(seat)))
        every_card_is_in_one_place(game.state)
