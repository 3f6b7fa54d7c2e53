"""Scenes of Turn-Based Mode."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mblades.errors import IllegalAction
from mblades.modes.turn_based import memory
from mblades.modes.turn_based.actions import Score
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state import actions
from mblades.rules.state.actions import Action, verb
from mblades.rules.state.piles import refill_store
from mblades.rules.state.state import State
from mblades.testing import Table

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])
MODE = "turn-based"
SCORE: Action = Score()
END: Action = actions.End()


def started(edition: str = "collusion", players: int = 3, **options: Any) -> Game:
    return Game.start(Setup(mode=MODE, edition=edition, players=players, **options))  # type: ignore[arg-type]


def scene(edition: str = "collusion", players: int = 2, **options: Any) -> Table:
    """A table in the middle of a game; it is player 0's turn."""
    t = Table(players=players, edition=edition, mode=MODE, **options)
    s = t.state
    for p in s.players:
        p.money, p.markers = 30, 4
        memory.count_turn(s, p.seat)
    t.card("Plain", rarity="Expansion")
    t.card("Basic", rarity="Core")
    t.store(*["Plain"] * 29)
    t.core_deck(*["Basic"] * 10)
    refill_store(s)
    return t


def number(t: Table, seat: int, name: str) -> int:
    """A card of a hand by its name."""
    s = t.state
    return next(c for c in s.players[seat].hand if s.catalog.names[s.cards[c]] == name)


def names(s: State, cards: tuple[int, ...]) -> list[str]:
    return [s.catalog.names[s.cards[card]] for card in cards]


def verbs(game: Game, seat: int) -> set[object]:
    return {verb(action) for action in game.choices(seat)}


def rarities(s: State, cards: tuple[int, ...]) -> Counter[str]:
    return Counter(s.catalog.rarity[s.cards[card]] for card in cards)


def answer_all(game: Game, option: int = -1) -> None:
    """Answer whatever is asked with one of the options, the last unless told otherwise."""
    while game.state.tournament.prompt is not None:
        seat = game.waiting[0]
        game.act(seat, game.choices(seat)[option])


def refused(game: Game, seat: int, *action: object) -> str:
    digest = game.digest()
    with pytest.raises(IllegalAction) as refusal:
        game.act(seat, action)
    assert game.digest() == digest
    return str(refusal.value)


def scoring(edition: str = "collusion", players: int = 2, **options: Any) -> Table:
    """Player 0 has a whole deck on the table, player 1 a card with a Score effect."""
    t = scene(edition, players, **options)
    t.card("Star", stars=5, symbols="Fire", rarity="Expansion", text="Score: Gain 7 RP.")
    t.card("Half", rarity="Expansion", text="Score: Lose 5 RP. Gain 6 RP.")
    t.card("Case", kind="Deck Box", rarity="Master", text="Score: Gain 20 RP.")
    t.card("Charm", kind="Accessory", rarity="Core", text="Action: Gain 1 RP.")
    t.card("Ring", kind="Accessory", rarity="Core", text="Score: Gain 30 RP.")
    for stars in (1, 2, 3):
        t.card(f"Spark {stars}", stars=stars, symbols="Fire Mage", rarity="Core")
    s = t.state
    t.tableau(0, "Half", "Star")
    t.box(0, "Case")
    t.accessories(0, "Charm", "Ring")
    t.hand(0, "Plain", "Spark 1", "Spark 2", "Spark 3")
    player = s.players[0]
    one, two, three = player.hand[1:]
    player.hand = player.hand[:1]
    player.collection = (one, two)
    player.put_in("second_collection", (three,))
    memory.declare(s, 0, ("Fire", "Mage"))
    t.tableau(1, "Star")
    t.meta("Bright Side", "At a Premium")
    decks = [s.catalog.metas[meta].deck for meta in s.metas]
    s.meta_decks = tuple(
        tuple(n for n, meta in enumerate(s.catalog.metas) if meta.deck == deck and n not in s.metas)
        for deck in decks
    )
    t.card("Silver Cup", rarity="Silver")
    t.card("Gold Cup", rarity="Gold")
    s.shop.prizes = ((t._new("Silver Cup"), t._new("Silver Cup")), (t._new("Gold Cup"),) * 1)
    return t
