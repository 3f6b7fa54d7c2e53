"""What stands behind the small records of a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from mblades.cards.back import Back, back_of
from mblades.cards.design import Design
from mblades.rules.game import Game
from mblades.rules.state.view_records import BackView, CardView

T = TypeVar("T")


def there(part: T | None) -> T:
    """A part of a view that must be there."""
    assert part is not None
    return part


def design_of(game: Game, card: CardView | None) -> Design:
    """What is printed on a card of a view."""
    catalog = game.catalog
    return catalog.designs[catalog.design_index[there(card)["design"]]]


def names_of(game: Game, cards: Sequence[CardView] | None) -> list[str]:
    """The names of cards of a view, in their order."""
    return [design_of(game, card).name for card in there(cards)]


def printed_back(game: Game, back: BackView | None) -> Back:
    """What is printed on the back of a card in a view."""
    return back_of(game.catalog.library.sets[there(back)["set"]])
