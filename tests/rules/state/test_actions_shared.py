"""Action tables belong to games, are shared between threads, and never change."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

from mblades.rules.state.action_tables import CardActions, card_actions
from mblades.rules.state.actions import as_list


def is_about_its_cards(actions: CardActions) -> bool:
    tables = (*actions.to.values(), actions.sell, actions.purchase, actions.show, actions.hide,
              actions.pick, actions.draft, actions.give, actions.want, actions.play)  # fmt: skip
    return all(as_list(action)[1] == card for table in tables for card, action in enumerate(table))


def test_threads_that_start_games_at_once_cannot_mix_up_the_tables() -> None:
    """Tables that grew in step in module-level lists were corrupted when two threads met."""
    switch = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            made = list(pool.map(card_actions, [100, 300, 483, 705, 1100] * 4))
    finally:
        sys.setswitchinterval(switch)
    assert all(is_about_its_cards(actions) for actions in made)


def test_a_table_is_long_enough_for_its_cards_and_cannot_grow() -> None:
    for cards in (0, 1, 2, 511, 512, 513):
        actions = card_actions(cards)
        assert len(actions.sell) >= cards
        assert isinstance(actions.sell, tuple)
