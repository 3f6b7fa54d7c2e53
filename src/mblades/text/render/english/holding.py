"""Canonical English for stars that are set, and effects and Actions that cards and players have."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.english_forms import OWNER_OF
from mblades.text.render.english.nouns import noun_phrase, render_each, render_quantity
from mblades.text.render.english.references import article, plural

_BY = {"anyone": "", "an opponent": " by opponents' effects", "you": " by you"}
_WHOSE = {"anyone": "", "an opponent": "opponents' ", "you": "your "}


def by_what(statement: tree.CannotBe) -> str:
    """ " by opponents' Play effects" """
    if statement.source:
        of = f" of {noun_phrase(statement.cards, many=True)}" if statement.cards is not None else ""
        return f" by {_WHOSE[statement.by]}{statement.source} effects{of}"
    if statement.cards is not None:
        return f" by {_WHOSE[statement.by]}{noun_phrase(statement.cards, many=True)}"
    if statement.player is not None:
        return f" by {OWNER_OF[statement.player]} effects"
    return _BY[statement.by]


def toll(one: tree.Toll) -> str:
    """ "2 M$ to play a Fire card" """
    card = article(noun_phrase(one.filter))
    if one.what == "play":
        return f"{one.amount} {one.unit} to play {card}"
    of = "" if one.filter == tree.Filter() else f" of {card}"
    return f"{one.amount} {one.unit} to use an Action{of}"


def gain_limit(limit: tree.GainLimit) -> str:
    """ "gain more than 20 RP at once" """
    effects = f"{limit.source} effects" if limit.source else "effects"
    if limit.cards is not None:
        source = f" from {effects} of {noun_phrase(limit.cards, many=True)}"
    else:
        source = f" from {effects}" if limit.source else ""
    if not limit.most:
        return f"gain {limit.unit}{source}"
    often = "each turn" if limit.per else "at once"
    return f"gain more than {limit.most} {limit.unit} {often}{source}"


def stars_are(having: str, statement: tree.StarsAre, *, many: bool) -> str:
    """ "This card has exactly 8 stars" """
    match statement.amount:
        case tree.Multiple(times):
            return f"{having} {times} times {'their' if many else 'its'} stars"
        case tree.Flat(value):
            test = "exactly" if statement.test == "equal" else statement.test
            return f"{having} {test} {plural(value, 'star')}"
        case tree.PerEach(value) as amount:
            return f"{having} exactly {plural(value, 'star')} {render_each(amount)}"
        case tree.EqualTo(quantity):
            return f"{having} stars equal to {render_quantity(quantity)}"


def lose_effects(things: str, trigger: tree.TriggerWord | None, *, many: bool) -> str:
    """ "cards in your tableau lose their Flip effects" """
    effects = f"{trigger} effects" if trigger else "effects"
    return f"{things} {'lose their' if many else 'loses its'} {effects}"


def more_actions(count: int) -> str:
    """For good."""
    return f"you may use {plural(count, 'more Action')} each turn"


def another_action(count: int) -> str:
    """This turn only."""
    what = "another Action" if count == 1 else f"{count} more Actions"
    return f"use {what} this turn"
