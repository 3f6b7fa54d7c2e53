"""What a deck may hold."""

from __future__ import annotations

import pytest

from mblades.cards.design import Design
from mblades.rules.deckbuilding import deck
from mblades.rules.game import Game
from tests.rules.small import card, give, scene

SINGLES = [card(f"Single {n}", 3) for n in range(10)]
BOXES = [card(f"Box {n}", 3, kind="Deck Box") for n in range(2)]
ACCESSORIES = [card(f"Accessory {n}", 3, kind="Accessory") for n in range(3)]
EPICS = [card(f"Epic {n}", 3, epic=True) for n in range(2)]


def with_deck(*designs: Design, seed: int = 0) -> Game:
    game = scene(*designs, seed=seed)
    give(game, 0, deck=tuple(range(len(designs))))
    return game


@pytest.mark.rule("DB-13", "TRN-3")
def test_a_legal_deck_stays_as_it_is() -> None:
    game = with_deck(*SINGLES[:7], EPICS[0], BOXES[0], *ACCESSORIES[:2])
    before = game.digest()
    deck.trim(game.state, 0)
    assert game.digest() == before
    assert deck.faults(game.state, game.state.players[0].deck) == []


@pytest.mark.rule("DB-13", "TRN-3")
@pytest.mark.parametrize(
    ("designs", "offending", "lost"),
    [
        ([*SINGLES, BOXES[0]], range(10), 2),
        ([*BOXES, SINGLES[0]], range(2), 1),
        ([*ACCESSORIES, SINGLES[0]], range(3), 1),
        ([SINGLES[0], SINGLES[0], SINGLES[1]], range(2), 1),
        ([*EPICS, SINGLES[0]], range(2), 1),
        ([*SINGLES[:8], SINGLES[0]], (0, 8), 1),  # the pair counts once, not as a ninth Single too
    ],
)
def test_offending_cards_go_to_the_binder_at_random(
    designs: list[Design], offending: range | tuple[int, ...], lost: int
) -> None:
    taken = set()
    for seed in range(30):
        game = with_deck(*designs, seed=seed)
        deck.trim(game.state, 0)
        p = game.state.players[0]
        assert len(p.binder) == lost
        assert set(p.binder) <= set(offending)
        assert not deck.illegal_cards(game.state, p.deck)
        assert sorted(p.binder + p.deck) == list(range(len(designs)))
        taken |= set(p.binder)
    assert len(taken) > 1, "not always the same card"


@pytest.mark.rule("DB-13")
def test_the_area_may_hold_more_while_the_clock_runs_and_its_owner_is_warned() -> None:
    game = scene(*SINGLES)
    give(game, 0, binder=tuple(range(10)))
    for n in range(10):
        game.act(0, ("move", n, "deck"))
    assert len(game.state.players[0].deck) == 10
    assert game.view(0)["players"][0]["deck_faults"] == [
        {
            "key": "This deck has {count} Singles; the limit is {limit}.",
            "args": {"count": 10, "limit": 8},
            "text": "This deck has 10 Singles; the limit is 8.",
        }
    ]


@pytest.mark.rule("TRN-3", "DB-13")
def test_an_illegal_deck_is_trimmed_before_the_tournament() -> None:
    game = with_deck(*SINGLES)
    game.state.deckbuilding.timer = 2
    game.tick()
    p = game.state.players[0]
    assert game.phase == "tournament"
    assert len(p.hand) == 8
    assert len(p.binder) == 2
