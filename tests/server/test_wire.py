"""What is sent is of the types that the API declares, in every mode and with every option."""

from __future__ import annotations

import random

import msgspec
import pytest

from mblades.bots import make_bot
from mblades.lab.every_setup import every_setup
from mblades.lab.play import play
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state.view_records import View
from mblades.server.wire.messages import Action

LOOKED_AT = 0.08  # of all moments, as looking takes longer than playing


def name_of(setup: Setup) -> str:
    usual = msgspec.to_builtins(Setup())
    given = msgspec.to_builtins(setup)
    changed = [f"{name}={value}" for name, value in given.items() if value != usual[name]]
    return ",".join(changed) or "usual"


GAMES = [msgspec.structs.replace(setup, seed=3) for setup in every_setup()]


def check(game: Game, seat: int | None) -> None:
    """Every field of the view is of the declared type, and every choice comes back as it was sent."""
    sent = msgspec.json.encode(game.view(seat))
    view = msgspec.json.decode(sent, type=View)
    assert msgspec.json.decode(msgspec.json.encode(view)) == msgspec.json.decode(sent)
    if seat is not None:
        choices = game.choices(seat)
        lists = msgspec.json.decode(msgspec.json.encode(choices), type=list[Action])
        assert [game.read(one) for one in lists] == choices


@pytest.mark.parametrize("setup", GAMES, ids=name_of)
def test_every_view_is_of_the_declared_type(setup: Setup) -> None:
    rng = random.Random(1)
    game = Game.start(setup)
    looked_in: set[str] = set()
    phases: set[str] = set()

    def look(*_what: object) -> None:
        phases.add(game.phase)
        if game.phase not in looked_in or rng.random() < LOOKED_AT:
            looked_in.add(game.phase)
            for seat in (None, *range(len(game.seats))):
                check(game, seat)

    look()
    deciders = [make_bot("random", seed=seat).decide for seat in range(setup.players)]
    play(game, deciders, actions_per_timer=25, listener=look)
    assert looked_in == phases >= {"over"}
