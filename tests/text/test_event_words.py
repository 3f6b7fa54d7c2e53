"""What is waited for without "when", in every noun for players, and what nobody may do: in other words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME = {
    "Reaction: When an opponent plays a card, that player loses 10 RP.": (
        "Reaction: Opponent plays card. They lose 10 RP.",
        "Reaction: A rival just played a card - that rival loses 10 RP.",
        "Reaction: Use this when an enemy plays a card: they lose 10 RP.",
    ),
    "Reaction: When a card in your tableau is flipped by an opponent, gain 10 RP.": (
        "Reaction: An opponent flips one of your cards. Gain 10 RP.",
        "Reaction: Your card is flipped by a foe: gain 10 RP.",
    ),
    "Reaction: When you lose a clash, gain 10 RP.": (
        "Reaction: You lost a clash. Gain 10 RP.",
        "Reaction: Use when you lose a clash. Gain 10 RP.",
    ),
    "Reaction: When a card in your tableau would be flipped by an opponent, prevent it.": (
        "Reaction: An opponent tries to flip your card. It stays face up.",
    ),
    "Ongoing: Whenever an opponent plays a card, that player loses 2 RP.": (
        "Ongoing: An opponent plays a card. They lose 2 RP.",
        "Ongoing: Whenever a rival plays a card, that rival loses 2 RP.",
    ),
    "Ongoing: Whenever your turn starts, gain 3 RP.": ("Ongoing: Your turn begins: gain 3 RP.",),
    "Ongoing: Whenever a player plays a Mage card, gain 4 RP.": (
        "Ongoing: Every time someone plays a Mage, you get 4 RP.",
    ),
    "Ongoing: Cards adjacent to this card cannot be flipped.": (
        "Ongoing: Nobody can flip the cards next to this. Not even you.",
        "Ongoing: No one, not even you, can flip the cards next to this.",
        "Ongoing: Cards adjacent to this card never flip.",
        "Ongoing: Nothing can flip the cards adjacent to this one.",
        "Ongoing: Cards adjacent to this card are immune to flipping.",
    ),
    "Ongoing: Fire cards in your tableau cannot be flipped by opponents' effects.": (
        "Ongoing: Your opponents are not allowed to flip your Fire cards.",
        "Ongoing: None of your enemies can flip your Fire cards.",
        "Ongoing: Your Fire cards can't be flipped by a foe's effects.",
        "Ongoing: Your Fire cards will never be flipped by effects your rivals control.",
    ),
    "Ongoing: Opponents cannot clash with you.": (
        "Ongoing: Rivals can't challenge you.",
        "Ongoing: No opponent may start a clash with you.",
    ),
    "Ongoing: Opponents cannot use Actions.": ("Ongoing: Rivals aren't able to use Action cards.",),
    "Ongoing: Opponents cannot gain RP from Play effects.": (
        "Ongoing: Opponents gain no RP from Play effects.",
    ),
    "Play: Choose an opponent. During that player's next turn, that player cannot use Actions.": (
        "Play: An opponent can't use Actions during their next turn.",
        "Play: Target rival can't use Actions on their next turn.",
        "Play: Choose an opponent. They can't use Actions next turn.",
    ),
    "Play: At the start of your next turn, you may play another card this turn.": (
        "Play: Next turn, you may play another card.",
        "Play: On your next turn, you may play two cards instead of one.",
    ),
    "Play: You may use another Action this turn.": (
        "Play: You may use two Actions this turn.",
        "Play: You may use 2 Actions this turn instead of one.",
    ),
    "Play: Until your next turn, opponents cannot gain RP.": (
        "Play: Until your next turn opponents can't gain RP.",
    ),
    "Ongoing: If it is your turn, opponents cannot use Reactions.": (
        "Ongoing: On your turn opponents can't use Reactions.",
    ),
    "Ongoing: Whenever you gain RP, if the number of times you have gained RP this turn is exactly 2, gain 5 RP.": (
        "Ongoing: The second time you gain RP in a turn, gain 5 RP.",
    ),
    "Ongoing: Whenever you play a card, if the number of cards you have played this turn is exactly 3, gain 10 RP.": (
        "Ongoing: When you play your third card of the turn, gain 10 RP.",
        "Ongoing: Gain 10 RP whenever you play a third card in the same turn.",
    ),
    "Ongoing: Whenever you play a Water card, use its Play effects.": (
        "Ongoing: The Play effects of your Water cards happen twice.",
        "Ongoing: Your Water cards' Play effects trigger an additional time.",
        "Ongoing: Whenever you play a Water card, do its Play effect again.",
    ),
    "Ongoing: Whenever you play a Mage card, gain 3 RP.": (
        "Ongoing: Each time that you play a Mage, gain 3 RP.",
    ),
    "Flip: If that player is an opponent, that player loses 15 RP.": (
        "Flip: If a rival flipped this, they lose 15 RP.",
        "Flip: If an enemy's effect caused this, they lose 15 RP.",
        "Flip: If this was flipped by a foe's card, they lose 15 RP.",
    ),
    "Ongoing: Whenever an opponent plays a Mage card, that player loses 2 RP.": (
        "Ongoing: Any opponent that plays a Mage loses 2 RP.",
        "Ongoing: Opponents who play a Mage lose 2 RP.",
        "Ongoing: Rivals that play a Mage must lose 2 RP.",
    ),
    "Ongoing: Whenever a player plays a Mage card, that player gains 5 RP.": (
        "Ongoing: Whoever plays a Mage gains 5 RP.",
    ),
    "Ongoing: Whenever a player's turn ends, the player with the most RP loses 1 RP.": (
        "Ongoing: At each turn's end, the player with the most RP loses 1 RP.",
        "Ongoing: At the close of each turn, the player with the most RP loses 1 RP.",
    ),
    "Ongoing: Cards in your tableau cannot be flipped.": (
        "Ongoing: Flipping your cards is forbidden.",
        "Ongoing: Your cards can't be knocked over.",
    ),
    "Ongoing: If you would lose RP, prevent it.": (
        "Ongoing: You are immune to losing RP.",
        "Ongoing: Your RP can't be lost.",
    ),
    "Ongoing: Opponents cannot steal RP from you.": ("Ongoing: Your RP can't be stolen.",),
    "Ongoing: Each player cannot use Actions.": (
        "Ongoing: Neither you nor your opponents can use Actions.",
    ),
    "Reaction: When an opponent's Action effect would happen, cancel that effect.": (
        "Reaction: Stop an opponent's Action.",
        "Reaction: Negate an Action effect of a rival.",
    ),
    "Play: Until your next turn, cards in your tableau cannot be flipped by opponents' effects.": (
        "Play: For one round, opponents can't flip your cards.",
    ),
    "Next: Use the Play effects of the next card.": (
        "Next: Its Play effects happen twice.",
        "Next: That card's Play effect occurs twice.",
    ),
    "Flip: That player discards a card.": (
        "Flip: The player responsible discards a card.",
        "Flip: Whoever did this discards a card.",
    ),
    # What is asked behind something that comes later is asked then.
    "Play: At the start of your next turn, if this card is face up, gain 10 RP.": (
        "Play: At the beginning of your next turn gain 10 RP if this card is still face up.",
    ),
    "Play: Until your next turn, whenever you gain RP, if there is a Mage card in your tableau, draw a card.": (
        "Play: Until your next turn, draw a card whenever you gain RP if there is a Mage in your tableau.",
    ),
    "Ongoing: Cards in your tableau cannot be flipped by opponents' effects.": (
        "Ongoing: Only you can flip your cards.",
    ),
    "Ongoing: You may use 1 more Action each turn.": ("Ongoing: You have two Actions per turn.",),
    "Ongoing: Whenever you win a clash, gain 5 RP.": (
        "Ongoing: When you beat someone in a clash, gain 5 RP.",
        "Ongoing: Whenever someone loses a clash to you, gain 5 RP.",
    ),
    "Action: Flip each card in any tableau.": (
        "Action: Flip ALL the cards in everybody's tableau. Even yours!",
    ),
}


@pytest.mark.parametrize(
    ("canonical", "text"), [(c, t) for c, many in SAME.items() for t in (c, *many)]
)
def test_it_is_the_same(canonical: str, text: str) -> None:
    assert render(parse(text)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "Reaction: An opponent plays a Fire card.",  # is that done, or waited for?
        "Reaction: An opponent discards a card. Draw a card.",
        "Reaction: You play a card. Gain 5 RP.",
        "Reaction: An opponent loses 5 RP. You gain 5 RP.",
        "Ongoing: Opponents can't flip this card. Not even you.",
        "Ongoing: Cards to the left of this card are safe from opponents.",  # from what?
        "Play: This card cannot be flipped next turn.",  # whose?
        "Play: If you've already played a card this turn, gain 10 RP.",  # than this one, which is one of them
        "Play: Take a card from an opponent's tableau. This opponent gains 5 RP for each star of this card.",
    ],
)
def test_what_may_mean_two_things_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
