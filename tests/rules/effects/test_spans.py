"""Nothing that holds for a while outlives its span: random tournaments with cards that start such effects."""

from __future__ import annotations

import random

import pytest

from mblades.rules.effects import board
from mblades.rules.effects.spans import span_of
from mblades.rules.game import Game
from mblades.rules.state import events
from mblades.rules.state.records import Started
from mblades.rules.state.state import State
from mblades.testing import Table
from mblades.testing.scene import NOTHING_PRINTED
from mblades.text import tree
from tests.rules import invariants

TEXTS = (
    "Play: Choose an opponent. Until your next turn, cards in that player's tableau have -1 star.",
    "Play: Choose a card in any tableau. Until the end of your next turn, it cannot be flipped.",
    "Play: Until the end of this turn, cards in your tableau are also Fire. Draw a card.",
    "Action: For the rest of the tournament, whenever you play a Fire card, gain 5 RP.",
    "Play: An opponent loses 5 RP. During that player's next turn, that player cannot use Actions.",
    "Flip: During your next 2 turns, whenever you play a card, put a star token on it.",
    "Play: While this card is face up, whenever an opponent gains RP, gain 1 RP.",
    "Play: While you have fewer than 10 RP, you have 1 extra slot. Gain 4 RP.",
    "Play: The next 2 times an opponent plays a card, flip it.",
    "Reaction: When an opponent plays a card, the next time you would lose RP, prevent it.",
    "Play: At the start of your next turn, flip a card in any tableau.",
    "Play: At the end of this turn, you may flip a card in any tableau.",
    "Play: Choose an opponent. At the end of that player's next turn, that player loses 5 RP.",
    "Flip: At the end of the tournament, gain 5 RP.",
    "Ongoing: Whenever you play a Fire card, until an opponent's next turn, it has +2 stars.",
    "Play: Flip a card in an opponent's tableau. Gain 10 RP.",
    "Action: Return a card in your tableau to your hand. Until your next turn, it cannot be discarded.",
    "Play: Until your next turn, opponents cannot play cards with at least 5 stars.",
)


def tournament_of(rng: random.Random) -> Table:
    t = Table(players=3)
    for n, text in enumerate(TEXTS):
        t.card(f"Card {n}", stars=n % 6 + 1, symbols=("Fire", "Water")[n % 2], text=text)
    for seat in range(3):
        t.deck(seat, *(f"Card {n}" for n in rng.sample(range(len(TEXTS)), 8)))
    t.store(*(f"Card {n}" for n in range(len(TEXTS))))
    t.begin()
    return t


class Watch:
    """Remembers when effects were started, and which turns have begun since."""

    def __init__(self) -> None:
        self.turns: list[int] = []  # whose they were
        self.since: dict[int, int] = {}  # by number: the turns begun when it was first seen

    def look(self, s: State, happened: list[events.Event]) -> None:
        self.turns += [event.seat for event in happened if isinstance(event, events.Turn)]
        for one in (*s.tournament.lasting, *s.tournament.later):
            self.since.setdefault(one.bound.number, len(self.turns))
        for one in s.tournament.lasting:
            assert self.is_in_time(s, one, span_of(s, one)), one
        for one in s.tournament.later:
            later = self.turns[self.since[one.bound.number] :].count(one.of)
            assert later <= (1 if one.begun else 0), one

    def is_in_time(self, s: State, one: Started, span: tree.Span) -> bool:
        later = self.turns[self.since[one.bound.number] :]
        of_them = later.count(one.of)
        under_way = s.tournament.turn == one.of
        match span:
            case tree.Until(tree.TurnEdge(_, None)):
                return not later
            case tree.Until(tree.TurnEdge("start")):
                return not of_them
            case tree.Until(tree.TurnEdge("end")):
                return not of_them or (of_them == 1 and under_way)
            case tree.During(_, turns):
                return of_them < turns or (of_them == turns and under_way)
            case tree.NextTimes():
                return one.left > 0
            case _:
                return True


@pytest.mark.parametrize("seed", range(8))
def test_no_effect_outlives_its_span(seed: int) -> None:
    rng = random.Random(seed)
    t = tournament_of(rng)
    game, watch = t.game, Watch()
    watch.look(game.state, t.events)
    started = 0
    for _ in range(400):
        if game.state.phase != "tournament":
            break
        seat = game.waiting[0]
        happened = game.act(seat, rng.choice(game.choices(seat)))
        s = game.state
        if s.phase == "tournament":
            watch.look(s, happened)
            invariants.the_board_is_as_if_made_anew(s)
            started = max(started, s.tournament.started)
        if rng.random() < 0.2:
            twin = Game.load(game.dump(), NOTHING_PRINTED)
            assert twin.digest() == game.digest()
            game = twin
        if rng.random() < 0.1 and s.phase == "tournament":
            game.redeal(rng.randrange(3), seed=1)
    assert started > 5
    assert not game.state.tournament.lasting or game.state.phase == "tournament"


def test_what_lasts_is_forgotten_by_the_next_tournament() -> None:
    t = tournament_of(random.Random(1))
    board.of(t.state)
    t.finish()
    t.award()
    assert not t.state.tournament.lasting
