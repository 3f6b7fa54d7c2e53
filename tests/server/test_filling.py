"""Decks filled for a player by the best bot's sense."""

from __future__ import annotations

import pytest

from mblades.rules.deckbuilding.deck import faults, limits
from mblades.rules.game import Game
from mblades.server.tables import bots
from tests.rules.small import a_game


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
