"""What telegraphic writers leave out, and what they say in one sign."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

PLAY = (
    # "you"
    ("You may discard a card. If you do, gain 20 RP.", "May discard 1 card. If so, gain 20 RP."),
    ("You may pay 10 RP. If you do, draw a card.", "May pay 10 RP. If so, draw card."),
    ("If there is no Mage card in your tableau, you may draw a card.", "If no Mage in tableau, may draw 1."),
    ("Flip another card in any tableau.", "Must flip 1 other card."),
    # "there is"
    ("If there are at least 3 Construct cards in your tableau, gain 15 RP.", "If 3+ Constructs in tableau, gain 15 RP."),
    ("If there are fewer than 3 cards in your hand, gain 15 RP.", "Gain 15 RP if fewer than 3 cards in hand."),
    ("If there is another Mage card in your tableau, gain 5 RP.", "If other Mage in tableau, gain 5 RP."),
    # "is"
    ("If your Top card is a Fire card, gain 18 RP.", "If Top card is Fire, gain 18 RP."),
    ("If your Top card is a Fire card, gain 18 RP.", "If your Top card's Fire, gain 18 RP."),
    ("If there is no card in your hand, gain 20 RP.", "If your hand's empty, gain 20 RP."),
    ("If the number of open slots in your tableau is at most 0, gain 20 RP.", "If tableau full, gain 20 RP."),
    ("If the number of open slots in your tableau is at most 0, gain 20 RP.", "If your tableau's full, gain 20 RP."),
    ("Clash with an opponent. If you lose the clash, draw a card.", "Clash with opponent. If lost, draw 1."),
    ("The player with the most RP loses 10 RP.", "Whoever's got the most RP loses 10 RP."),
    # which card
    ("Flip the card immediately to the left of this card.", "Flip card to the left."),
    ("Swap this card with the card immediately to the right of this card.", "Swap with card to the right."),
    ("Each opponent flips their Top card.", "Each opponent flips Top card."),
    ("Take the top card of the Store into your hand.", "Draw top Store card."),
    ("An opponent loses 15 RP.", "Opponent of choice loses 15 RP."),
    ("Gain 5 RP for each Mage card in your tableau.", "Gain 5 RP for each friendly Mage."),
    ("Flip a random card in opponents' tableaus.", "Flip a random opposing card."),
    ("You may play another Air card with at most 4 stars this turn.",
     "You can play 1 Air card with 4 or less stars from your hand this turn, in addition to this one."),
    ("Take the top card of the Store into your hand. You may discard it and gain 12 RP.",
     "Draw the top card of the Store and keep it in your hand, or if you don't like it, discard it and gain 12 RP."),
    ("Take the top card of the Store into your hand. You may discard it and gain 8 RP.",
     "Take the top card of the Store. If you don't want it, discard it and gain 8 RP."),
    ("Swap this card with another face-up or face-down card in your tableau.",
     "Swap this with any other card in your tableau, face-down ones too."),
    ("Flip the card immediately to the left of this card. If it is a Fire card, gain 20 RP.",
     "Flip card to left. If Fire, gain 20 RP."),
    ("Steal 5 RP from each opponent with more RP than you.", "Steal 5 RP from each opponent with more RP."),
    ("If the number of cards in an opponent's hand is more than the number of cards in your hand, draw a card.",
     "If an opponent has more cards in hand, draw a card."),
    # damage
    ("Each opponent loses 6 RP.",
     "Deal 6 RP damage to all enemies, they lose it."),
    ("A random opponent loses 8 RP.", "Deal 8 RP damage to a random enemy."),
    ("Flip up to 2 Singles in any tableau.", "Flip up to two target Singles."),
    ("Choose a face-up Single in any tableau. Flip it.", "Target 1 face-up Single in any tableau; flip that target."),
    ("If there is no other Animal card in your tableau, lose 5 RP.", "If there isn't another Animal, you lose 5 RP."),
    ("If the number of different elements in your tableau is at least 6, gain 40 RP.",
     "If you've got one of each element, gain 40 RP."),
    ("If no two cards in your tableau share a type, gain 30 RP.", "If none of your cards share a type, gain 30 RP."),
    ("Until the end of your next turn, each player cannot use Reactions.",
     "Neither player can use Reactions until the end of your next turn."),
    # which of them
    ("Choose an opponent. That player flips a card in their tableau.",
     "Pick an opponent. They've got to flip one of their cards, but it's up to them which one."),
    ("Choose an opponent. That player flips a card in their tableau.",
     "Pick an opponent. They flip one of their cards. They get to choose which."),
    ("Choose one: Gain 20 RP; or draw a card.", "Activate 1 of these effects; ● Gain 20 RP. ● Draw a card."),
    ("Choose one: Gain 20 RP; or draw a card.", "Choose 1 of the following effects: gain 20 RP; or draw a card."),
    # instead, and nothing
    ("Each opponent gains 10 RP. Gain 25 RP.", "Everyone gains 10 RP, but you gain 25 RP instead because it's your card."),
    ("If you have the fewest RP, gain 30 RP. Otherwise, gain 10 RP.",
     "If you've got less RP than everybody else, gain 30 RP. Otherwise it's only 10 RP."),
    ("If you have the most RP, gain 10 RP. Otherwise, gain 20 RP.", "Gain 20 RP. If you're in the lead, it's only 10 RP."),
    ("If there is another Animal card in your tableau, gain 20 RP.",
     "If there's another Animal in your tableau, you gain 20 RP. If there isn't, you don't get anything."),
    # what is counted
    ("Gain 7 RP for each face-up Water card in your tableau.",
     "Gain 7 RP for each Water card you've got face-up, and yes, this one counts."),
    ("Gain 6 RP for each different type in your tableau.", "Gain 6 RP for each different type you can see in your tableau."),
    ("Remove all star tokens from this card. Gain 5 RP for each star token removed this way.",
     "Take all the +1 tokens off this card. You gain 5 RP for each one you took off."),
    ("If there is no face-down card in your tableau, gain 25 RP.", "If nothing in your tableau is face-down, gain 25 RP."),
    ("If no two face-up cards in your tableau share a star value, gain 35 RP.",
     "If no two face-up cards in your tableau have the same stars, gain 35 RP."),
    ("If you have at least 100 RP, gain 20 RP.", "If you now have 100 RP or more, gain 20 RP."),
    # star tokens
    ("Put 2 star tokens on this card.", "Put 2 +1 tokens on this."),
    ("Put 2 star tokens on this card.", "Put two +1 counters on this card."),
    ("Put 2 star tokens on this card.", "+2 tokens on this."),
    ("Put a star token on each card adjacent to this card.", "+1 token on each adjacent card."),
    ("Gain 3 RP for each star token on cards in your tableau.", "Gain 3 RP per +1 token on your cards."),
    ("If the number of star tokens on this card is at least 3, gain 20 RP.", "If this has three or more +1 star tokens, gain 20 RP."),
)  # fmt: skip

ONGOING = (
    ("Whenever you lose a clash, draw a card.", "When you lose a clash: draw a card."),
    ("Fire cards in your tableau have +1 star.", "All Fire cards you control gain 1 star."),
    ("This card has +1 star for each face-up Fire card in your tableau.",
     "This card gains 1 star for each face-up Fire card in your tableau."),
    ("This card cannot be flipped by opponents' effects.", "This card can't be flipped by effects opponents control."),
    ("This card cannot be flipped by opponents' effects.", "Effects an opponent controls can't flip this card."),
    ("Whenever you lose RP by an opponent's effect, gain 3 RP.",
     "Whenever you lose RP because of an effect an opponent controls, gain 3 RP."),
    ("Opponents cannot use Actions or use Reactions.", "Opponents can't use Actions or Reactions."),
    ("The first time each turn you gain RP, if it is your turn, gain 4 RP.",
     "The first time you gain RP on each of your turns, gain 4 additional RP."),
    ("Whenever a card in your tableau is flipped, gain 5 RP.", "When card in tableau flipped, gain 5 RP."),
    ("Whenever a card in your tableau is flipped by an opponent, gain 8 RP.",
     "When own card flipped by opponent, gain 8 RP."),
    ("Whenever an opponent plays a Fire card, gain 3 RP.", "When Fire card played by opponent, gain 3 RP."),
    ("Whenever you play a Fire card, you may draw a card.", "When you play Fire card, may draw 1."),
)  # fmt: skip


@pytest.mark.parametrize(("canonical", "other"), PLAY)
def test_words_are_left_out(canonical: str, other: str) -> None:
    assert render(parse(f"Play: {other}")) == f"Play: {canonical}"


@pytest.mark.parametrize(("canonical", "other"), ONGOING)
def test_words_of_events_are_left_out(canonical: str, other: str) -> None:
    assert render(parse(f"Ongoing: {other}")) == f"Ongoing: {canonical}"


def test_the_next_card_without_its_article() -> None:
    wanted = "Next: If the next card is a Fire card, you may draw a card."
    assert render(parse("Next: If next card played is Fire, may draw 1.")) == wanted


@pytest.mark.parametrize(
    "text",
    [
        # who may?
        "Play: Each opponent discards a card and may draw a card.",
        "Play: An opponent loses 5 RP, then may draw a card.",
        # which card, and how much of what?
        "Play: If Fire, gain 15 RP.",
        "Play: Deal 10 damage to an opponent.",
        "Next: Draw a card. If Fire, gain 5 RP.",
        "Play: Discard a card. If you don't want it, draw a card.",
        # one or the other, or the second only if the first is impossible?
        "Play: Flip a card, or if you do not, draw a card.",
        # whose choice?
        "Play: Flip a card in an opponent's tableau, their choice.",
        # whose hand?
        "Play: If an opponent has a Mage and no card in hand, gain 10 RP.",
        # the one beside this card, or any there?
        "Play: Flip Fire card to the left.",
    ],
)
def test_what_could_be_either_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
