"""What a game that is over says about itself: best cards, the best deal, the turning point."""

from __future__ import annotations

import pytest

from mblades.bots import make_bot
from mblades.lab.play import play
from mblades.rules.evening import (
    BestCard,
    Deal,
    Told,
    best_cards,
    best_deal,
    evening_of,
    turning_point,
)
from mblades.rules.game import Game
from mblades.rules.replay import Recorder, Sitter
from mblades.rules.state import events
from mblades.rules.state.records import NO_CARD
from tools import golden

GAMES = dict(golden.games())
ANN, BEN = 0, 1
STORY = [
    Told(1, 1, [events.Bought(ANN, 3, "Core", 6, 40), events.Purchased(BEN, 41, 2, ANN)]),
    Told(2, 1, [events.Tournament(1, ANN)]),
    Told(3, 1, [events.Gained(ANN, "RP", 20, 40), events.Gained(ANN, "M$", 50, 44)]),
    Told(4, 1, [events.Gained(BEN, "RP", 12, 41), events.Gained(BEN, "RP", 15, 42)]),
    Told(5, 1, [events.Stole(ANN, BEN, "RP", 8, 43)]),
    Told(6, 2, [events.Tournament(2, BEN)]),
    Told(7, 2, [events.Gained(ANN, "RP", 14, 40), events.Gained(BEN, "RP", 30, NO_CARD)]),
    Told(8, 2, [events.Lost(ANN, "RP", 5, 41)]),
    Told(9, 2, [events.Over((1, 2))]),
]


def test_the_best_card_of_each_is_the_one_that_made_the_most_rp() -> None:
    assert best_cards(STORY) == [BestCard(ANN, 40, 34), BestCard(BEN, 42, 15)]


def test_the_best_deal_made_the_most_for_its_price() -> None:
    assert best_deal(STORY) == Deal(BEN, 41, 2, 12)
    assert best_deal(STORY[1:]) is None


def test_the_turning_point_is_where_the_winner_gained_the_most_on_the_others() -> None:
    turn = turning_point(STORY)
    assert turn is not None
    assert (turn.step, turn.seat, turn.card, turn.swing) == (3, ANN, 40, 20)
    lost = [*STORY[:-1], Told(9, 2, [events.Over((2, 1))])]
    turn = turning_point(lost)
    assert turn is not None
    assert (turn.step, turn.seat, turn.swing) == (4, BEN, 27)
    assert turning_point([*STORY[:-1], Told(9, 2, [events.Over((1, 1))])]) is None  # a tie
    assert turning_point(STORY[:-1]) is None  # not over yet


@pytest.mark.parametrize("name", ["collusion-normal", "collusion-coop", "collusion-turn-based"])
def test_a_whole_game_has_its_points_and_its_decks(name: str) -> None:
    setup = GAMES[name]
    game = Game.start(setup)
    recorder = Recorder(game)
    bots = [make_bot("rookie", seat) for seat in range(setup.players)]
    play(
        game,
        [bot.decide for bot in bots],
        actions_per_timer=25,
        listener=lambda seat, action, _: recorder.note(seat, action),
    )
    found = recorder.replay(tuple(Sitter(bot="rookie") for _ in bots))
    evening = evening_of(found.playback())
    assert evening.points[-1].phase == "over"
    assert evening.points[-1].sources == [one["sources"] for one in game.view(None)["standings"]]
    tournaments = {deck.round for deck in evening.decks}
    assert {(deck.round, deck.seat) for deck in evening.decks} == {
        (tournament, seat) for tournament in tournaments for seat in range(setup.players)
    }
    assert all(one.rp > 0 for one in evening.best_cards)
