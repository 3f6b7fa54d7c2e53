"""How Regular answers the questions of a tournament."""

from __future__ import annotations

import pytest

from mblades.bots import make_bot
from mblades.rules.state.actions import Choose
from mblades.rules.window import SeatWindow
from mblades.testing import Table


def answered(t: Table, seat: int) -> int:
    """Which option a Regular takes."""
    action = make_bot("regular", 1).decide(SeatWindow(t.game, seat))
    assert isinstance(action, Choose)
    return action.index


@pytest.mark.parametrize(("gained", "index"), [(40, 0), (2, 1)])
def test_a_reaction_is_kept_for_what_is_worth_it(gained: int, index: int) -> None:
    """Hollow Mask was never used: "that much" was the same for 2 RP and for 40."""
    t = Table(players=2)
    t.card(
        "Mask", text="Reaction: When an opponent gains RP, gain that much RP.\nScore: Gain 9 RP."
    )
    t.card("Rich", text=f"Play: Gain {gained} RP.")
    t.tableau(1, "Mask")
    t.hand(0, "Rich")
    t.hand(1, "Rich")
    t.play(0, "Rich")
    assert answered(t, 1) == index
    t.choose(1, "Mask" if index == 0 else "no")
    t.finish()


def test_a_card_is_named_that_an_opponent_has_in_play() -> None:
    t = Table(players=2)
    t.card(
        "Seer", text="Play: Name a card. Gain 15 RP for each card you have named in any tableau."
    )
    t.tableau(1, "Turnip Farmer")
    t.hand(0, "Seer")
    t.play(0, "Seer")
    assert t.options[answered(t, 0)] == "Turnip Farmer"
    t.choose(0, "Turnip Farmer")
    assert t.rp_of(0) == 15
