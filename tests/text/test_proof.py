"""No text is read with another meaning; at length by `python -m bench.language`."""

from __future__ import annotations

import pytest

from bench.language.__main__ import canonical, paraphrases
from bench.language.growing import kinds_within
from bench.language.judging import Judged, Outcome, read
from mblades.text import tree

SEEDS = range(8)


def misread(found: list[Judged]) -> str:
    return "\n".join(one.told() for one in found if one.outcome is Outcome.MISREAD)


def share_read(found: list[Judged]) -> float:
    return sum(one.outcome is Outcome.READ for one in found) / len(found)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_tree_is_read_back_from_its_english(seed: int) -> None:
    found = list(canonical(60, seed))
    assert misread(found) == ""
    assert share_read(found) > 0.8


def test_every_node_can_be_grown() -> None:
    """A node that is added to the tree is grown as well, once it is in a union or an annotation."""
    every = {
        kind
        for kind in vars(tree).values()
        if isinstance(kind, type) and issubclass(kind, tree.Node)
    }
    assert every - set(kinds_within(tree.Text)) == {tree.Node}


@pytest.mark.parametrize("seed", SEEDS)
def test_what_fans_say_is_read_as_they_mean_it_or_refused(seed: int) -> None:
    found = list(paraphrases(25, seed))
    assert misread(found) == ""
    assert share_read(found) > 0.7


# Once read as something else: what they mean, or nothing where they are refused.
HUNTED = {
    "Play: Choose an opponent. They gain 10 RP and lose 2 M$.": (
        "Play: Choose an opponent. That player gains 10 RP. That player loses 2 M$."
    ),
    "Play: Choose an opponent. They draw a card and discard a card.": (
        "Play: Choose an opponent. That player draws a card. That player discards a card."
    ),
    "Ongoing: Whenever an opponent plays a Fire card, they lose 5 RP or discard a card.": (
        "Ongoing: Whenever an opponent plays a Fire card, that player loses 5 RP or discards a card."
    ),
    "Play: Each opponent discards a card and draw a card.": "",
    "Play: Each opponent discards a card or lose 5 RP.": "",
    "Play: If this is in the last slot, gain 40 RP.": "",
    "Play: If this is your last card, gain 40 RP.": "",
    "Play: Gain 5 RP for each card you have named.": "",
    "Play: Pay 3 M$ to turn this card face up.": "",
    "Play: If there is a Fire card in your tableau, discard a card to draw 2 cards.": "",
    "Play: Gain 5 RP and draw a card if you have a Fire card.": "",
    "Play: Flip a card in your tableau or lose 5 RP if you have no Fire card.": "",
    "Ongoing: All cards have +1 star.": "",
    "Play: You may each opponent draws a card.": "",
    "Play: Choose one: Gain 5 RP; or draw a card and use this once per turn.": "",
}


@pytest.mark.parametrize("text", HUNTED)
def test_what_was_misread_once(text: str) -> None:
    assert read(text).words == HUNTED[text]
