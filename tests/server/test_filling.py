"""Decks filled for a player by the best bot's sense."""

from __future__ import annotations

import pytest

from mblades.errors import IllegalAction
from mblades.rules.deckbuilding.deck import faults, limits
from mblades.rules.game import Game
from mblades.rules.state.actions import as_list
from mblades.server.tables import bots
from mblades.server.tables.bots import BotPlayers
from mblades.server.tables.inputs import Wished
from tests.rules.small import a_game
from tests.server.tables import Scene


def filled(game: Game, seat: int = 0) -> Game:
    """The game after all the moves, each of which is legal."""
    for action in bots.filling(game, seat):
        assert action in game.choices(seat)
        game.act(seat, action)
    return game


def kinds(game: Game, area: str = "deck") -> list[str]:
    """What lies in an area of the first seat."""
    s = game.state
    return [s.catalog.kind[s.cards[card]] for card in s.players[0].cards_in(area)]


def test_an_empty_deck_is_filled_and_legal() -> None:
    game = a_game(players=3)
    s = game.state
    room = limits(s, s.players[0])["Single"]
    names = {s.catalog.names[s.cards[card]] for card in s.players[0].binder
             if s.catalog.kind[s.cards[card]] == "Single"}  # fmt: skip
    filled(game)
    assert kinds(game).count("Single") == min(room, len(names))
    assert faults(s, s.players[0].deck, s.players[0]) == []


def test_what_is_in_the_deck_stays() -> None:
    game = a_game(players=3)
    mine = game.state.players[0].binder[-1]
    game.act(0, ("move", mine, "deck"))
    filled(game)
    assert mine in game.state.players[0].deck
    assert bots.filling(game, 0) == []  # nothing more to do


def test_several_decks() -> None:
    game = a_game(players=3, mode="funky")
    decks = [area for area in game.view(0)["areas"] if area.endswith("deck")]
    assert len(decks) == 3
    filled(game)
    assert all(kinds(game, area) for area in decks)
    p = game.state.players[0]
    assert [faults(game.state, p.cards_in(area), p) for area in decks] == [[], [], []]


@pytest.mark.parametrize("ready", [True, False])
def test_only_who_may_move_cards(ready: bool) -> None:
    game = a_game(players=3)
    if ready:
        game.act(0, ("ready",))
        assert bots.filling(game, 0) == []
    else:
        assert bots.filling(game, 0)


# --------------------------------------------------------------------------- when the time is up


def in_last_timer() -> Scene:
    """Ann and Bob wish for full decks, Cid does not; the last timer ends at 60 s."""
    scene = Scene({"timers": (10, 20, 30), "contest_ms": 0, "first_chance_ms": 0}).begin()
    for name in ("ann", "bob"):
        scene.take(Wished(0, name, fill=True))
    scene.tick_at(10_000)
    scene.tick_at(30_000)
    return scene


def fill_all(scene: Scene) -> None:
    """What the live table does when a timer is due."""
    players = BotPlayers()
    while (move := players.next_filling(scene.table, scene.now)) is not None:
        scene.act(move[0], *as_list(move[1]), by="clock")


def test_decks_are_filled_for_those_who_wished_for_it() -> None:
    scene = in_last_timer()
    scene.act(1, "ready")  # who is ready means it
    fill_all(scene.at(59_999))
    assert not scene.s.players[0].deck  # not before the time is up
    scene.act(0, "trade", 1)  # and who is in the middle of something is not forgotten
    fill_all(scene.at(60_000))
    assert len(scene.s.players[0].deck) >= 8
    assert faults(scene.s, scene.s.players[0].deck, scene.s.players[0]) == []
    assert [len(scene.s.players[seat].deck) for seat in (1, 2)] == [0, 0]
    scene.tick_at(60_000)
    assert len(scene.s.players[0].hand) >= 6
    assert scene.replayed().dump() == scene.table.dump()


def test_the_clock_moves_nobody_elses_cards() -> None:
    scene = in_last_timer().at(60_000)
    card = scene.s.players[2].binder[0]
    with pytest.raises(IllegalAction, match="not up yet"):
        scene.act(2, "move", card, "deck", by="clock")
    scene.take(Wished(scene.now, "ann", fill=False))
    card = scene.s.players[0].binder[0]
    with pytest.raises(IllegalAction, match="not up yet"):
        scene.act(0, "move", card, "deck", by="clock")
