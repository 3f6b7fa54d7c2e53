"""Pro players may come to the store when they are lost; their backs have no price list of a set that is sold."""

from __future__ import annotations

from mblades.bots.estimates.card import Faces
from mblades.cards.design import BUY_COST
from mblades.cards.library import PRO_PLAYERS
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup


def test_a_bot_knows_what_a_pro_player_in_the_store_costs() -> None:
    game = Game.start(Setup(players=3, character_powers=True, pro_cards=True, seed=1))
    faces = Faces(game.catalog)
    assert faces.cost(PRO_PLAYERS) == BUY_COST["Silver"]
    assert len(faces.of_set(PRO_PLAYERS)) == len(game.catalog.library.pro_players.designs)
