"""No dead text: every effect of the library happens, and what cannot happen is noticed."""

from __future__ import annotations

import pytest

from mblades.cards.design import CardSet, Design
from mblades.cards.library import Library, load
from mblades.lab.coverage.exercise import Exercise, Result, tell
from mblades.lab.coverage.watched_catalog import leaves
from mblades.text.reading.parser import parse
from mblades.text.tree import Ability

MOST_SCENES = 8000  # four times what any seed has needed so far
SET = "Dead Letters"


def library_with(*texts: str) -> Library:
    """The library and a set of cards with these texts."""
    designs = tuple(
        Design(
            id=f"dead-letters/{n}", name=f"Letter {n}", set=SET, box="Test", rarity="Core",
            kind="Single", stars=4, elements=("Fire",), types=("Mage",), copies=1, text=text,
            tree=parse(text),
        )
        for n, text in enumerate(texts)
    )  # fmt: skip
    return load().with_sets([CardSet("dead-letters", SET, "Core", "Test", "", designs)])


def exercised(*texts: str, scenes: int = 300) -> Result:
    made = Exercise(library_with(*texts), seed=3)
    return made.run([made.catalog.design_index[f"dead-letters/{n}"] for n in range(len(texts))],
                    scenes=scenes)  # fmt: skip


def test_every_effect_of_every_card_happens() -> None:
    result = Exercise(seed=1).run(scenes=MOST_SCENES)
    assert result.designs >= len(load().designs) + len(load().metas)
    assert result.is_clean, tell(result)


DEAD = [
    "Play: If there are at least 9 Fire cards in your tableau, gain 10 RP.",
    'Play: Discard a card named "Nobody".',
    'Ongoing: Cards named "Nobody" in your tableau have +2 stars.',
    "Score: If this card is face down, gain 5 RP.",
    "Play: Lose RP equal to the number of face-down cards in your tableau with at least 20 stars.",
    "Action: Flip a card in your tableau with at least 40 stars.",
    "Ongoing: If you have at least 5000 RP, cards in your tableau cannot be flipped.",
    "Reaction: When an opponent plays a card, if you have at least 5000 RP, draw a card.",
    "Play: Flip a face-down card in your tableau.",
    "Flip: Put a star token on this card.",
    "Ongoing: This card is also Fire.",
    "Play this card only if there are at least 0 cards in your tableau.",
    "Ongoing: Other Dark cards in your tableau have this card's Flip effects.",
]


def test_dead_text_is_noticed() -> None:
    result = exercised(*DEAD)
    assert not result.errors
    assert [one.id for one in result.never] == [f"dead-letters/{n}" for n in range(len(DEAD))]
    assert "Letter 0 (Dead Letters): Play: Gain 10 RP." in tell(result)


@pytest.mark.parametrize(
    ("text", "branch"),
    [
        ("Play: Choose one: Gain 5 RP; or pay 900 M$.", "Pay 900 M$."),
        ("Play: If you have at least 0 RP, gain 5 RP. Otherwise, draw a card.", "Draw a card."),
        ("Play: You may pay 900 M$. If you do, gain 5 RP.", "Gain 5 RP."),
        ("Ongoing: Whenever your turn starts, gain 5 RP and pay 900 M$.", "Pay 900 M$."),
    ],
)
def test_every_branch_counts_by_itself(text: str, branch: str) -> None:
    result = exercised(text)
    assert result.never
    assert result.never[-1].effect == branch


ALIVE = [
    "Play: Gain 5 RP.\nFlip: Draw a card.",
    "Action: Pay 1 M$. Flip a card in an opponent's tableau.",
    "Ongoing: Cards adjacent to this card cannot be flipped by opponents' effects.",
    "Reaction: When an opponent plays a card, steal 5 RP from that player.",
    "Ongoing: You have 1 extra slot.",
    "Ongoing: Opponents cannot use Actions.",
    "This card comes into play with 1 star token.\nTop: Whenever you play a card, gain 5 RP.",
    "Play this card only if there are at least 2 cards in your tableau.",
    "Mimicry.\nUndead.",
]


def test_living_text_is_seen_to_live() -> None:
    result = exercised(*ALIVE, scenes=3000)
    assert result.is_clean, tell(result)


def test_the_same_seed_plays_the_same() -> None:
    first, second = exercised(*ALIVE[:4]), exercised(*ALIVE[:4])
    assert (first.scenes, first.never) == (second.scenes, second.never)


def test_a_game_that_breaks_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("for a test")

    monkeypatch.setattr("mblades.lab.coverage.scenes.Scene.play", broken)
    result = exercised("Play: Gain 5 RP.", scenes=2)
    assert len(result.errors) == 2
    assert "ZeroDivisionError: for a test" in tell(result)
    assert not result.is_clean


def test_an_effect_is_a_leaf_of_the_tree() -> None:
    (ability,) = parse(
        "Play: Gain 5 RP. If it is your turn, draw a card. Otherwise, lose 5 RP. "
        "You may discard a card. If you do, gain 2 M$."
    ).lines
    assert isinstance(ability, Ability)
    assert [leaf.text for leaf in leaves(ability.effects)] == [
        "Gain 5 RP.", "Draw a card.", "Lose 5 RP.", "Discard a card.", "Gain 2 M$.",
    ]  # fmt: skip
