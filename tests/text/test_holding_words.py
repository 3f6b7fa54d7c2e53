"""What holds, in other words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse

SAME: dict[str, list[str]] = {
    "Ongoing: Cards in your tableau cannot be moved or returned by opponents' effects.": [
        "Ongoing: Your opponents can't move, swap or return cards in your tableau.",
    ],
    "Ongoing: Cards in your hand cannot be revealed or discarded by opponents' effects.": [
        "Ongoing: You can't be forced to reveal or discard cards.",
        "Ongoing: Your opponents can't make you reveal or discard cards.",
    ],
    "Ongoing: Cards in your hand cannot be looked at by opponents' effects.": [
        "Ongoing: Opponents cannot look at your hand.",
        "Ongoing: Your hand cannot be looked at by other players.",
    ],
    "Ongoing: If you would lose M$ by an opponent's effect, prevent it.": [
        "Ongoing: You cannot be made to pay or lose Dollars by other players' cards.",
        "Ongoing: Opponents' effects can't make you lose Dollars.",
    ],
    "Ongoing: If you would lose RP by an effect of a Dark card, prevent it.": [
        "Ongoing: You cannot lose RP through the effects of Dark cards.",
        "Ongoing: You cannot lose RP from Dark cards.",
    ],
    "Top: Opponents cannot gain RP from Play effects of cards with at most 3 stars.": [
        "Top: Opponents can't gain RP from Play effects on cards with 3 or fewer stars.",
    ],
    "Ongoing: This card cannot be flipped by other cards.": [
        "Ongoing: This card cannot be flipped by any effect other than its own.",
        "Ongoing: This card cannot be flipped except by its own effects.",
        "Ongoing: This card can only be flipped by its own effects.",
    ],
    "Ongoing: This card cannot be flipped by Dark cards. This card cannot be flipped by Fire cards.": [
        "Ongoing: This card cannot be flipped by Dark cards, nor by Fire cards.",
    ],
    "Ongoing: This card cannot be moved, flipped or returned.": [
        "Ongoing: This card can neither be moved nor flipped, nor can it be returned to your hand.",
    ],
    "Ongoing: Cards to the left of this card cannot be flipped by opponents' effects.": [
        "Ongoing: No card to the left of this one may be flipped by another player.",
        "Ongoing: Cards to the left of this card are not flipped by the effects of opponents.",
    ],
    "Ongoing: Cards with a star token on them in your tableau cannot be chosen by opponents' effects.": [
        "Ongoing: Cards in your tableau with star tokens on them can't be the target of effects your opponents control.",
    ],
    "Top: Cards in each opponent's tableau have at most 6 stars.": [
        "Top: Cards in other tableaus can't have more than 6 stars.",
    ],
    "Ongoing: This card has at most 10 stars.": ["Ongoing: This card's stars cannot exceed 10."],
    "Ongoing: Opponents cannot use Actions.": [
        "Ongoing: Actions cannot be used by your opponents.",
        "Ongoing: No Action may be used by opponents.",
    ],
    "Ongoing: Opponents cannot play Fire cards.": [
        "Ongoing: Fire cards can't be played by opponents."
    ],
    "Ongoing: Other cards in your tableau cannot be flipped by opponents' effects.": [
        "Ongoing: Enemies can't flip your other cards.",
        "Ongoing: No other player can flip your other cards.",
        "Ongoing: Your other cards can't get flipped by other people.",
    ],
    "Ongoing: Other Animal cards in your tableau cannot be chosen by opponents' effects.": [
        "Ongoing: Your opponents cannot target other Animals in your tableau with card effects.",
    ],
    "Top: Opponents cannot steal RP from you. Cards in your hand cannot be discarded by opponents' effects.": [
        "Top: Opponents can't steal RP from you, and they can't make you discard.",
    ],
    "Action: Return this card to your hand. Gain 3 RP.": [
        "Action: Place this card into your hand instead of flipping it. Gain 3 RP.",
    ],
    "Play: Give this card to an opponent.": [
        "Play: Put this card into an opponent's tableau instead of yours.",
        "Play: Lay this card into the tableau of an opponent.",
    ],
    "Play this card only if there are at least 4 cards in your tableau.": [
        "You can only play this if you have 4 cards in your tableau.",
        "You cannot play this card unless you have 4 cards in your tableau.",
    ],
    "Play: You may play another card this turn.": ["Play: You get to play another card right now!"],
    "Top: Opponents cannot play more than 1 card each turn.": [
        "Top: No more than one card can be played by each opponent during a turn.",
    ],
    "Play: Choose an opponent. During that player's next turn, that player cannot use Actions and that player cannot clash.": [
        "Play: Choose an opponent. On their next turn, they can't use Actions and can't clash.",
    ],
    "Reaction: When you play a card, until your next turn, it cannot be flipped.": [
        "Reaction: When you play a card, that card cannot be flipped until your next turn.",
    ],
    "Ongoing: Opponents cannot use Reactions.": ["Ongoing: Nobody else can use Reactions."],
    "Play: Put 2 star tokens on your Top card.": [
        "Play: Give your Top card +2 stars.",
        "Play: Your Top card gets +2 stars.",
    ],
    "Next: Until the end of this turn, it has +3 stars.": ["Next: Give it +3 Stars this turn."],
    "Play: Choose a card in any tableau. For the rest of the tournament, it has exactly 8 stars.": [
        "Play: Choose a card in any tableau. Set its stars to 8.",
        "Play: Choose a card in any tableau. Its stars become 8.",
    ],
    "Play: Choose a card in any tableau. Until your next turn, it loses its effects.": [
        "Play: Silence a card in any tableau until your next turn.",
        "Play: Choose a card in any tableau. Its effects are negated until your next turn.",
    ],
    "Top: Cards in any tableau with at most 3 stars lose their Play effects.": [
        "Top: Play effects on cards with 3 Stars or less are not activated.",
    ],
    "Play: You may use another Action this turn.": [
        "Play: You may use an extra Action this turn.",
        "Play: Gain an additional Action this turn.",
    ],
    "Ongoing: You may use 1 more Action each turn.": [
        "Ongoing: You may use two Actions per turn instead of one.",
    ],
    "Next: Use the Play effects of the next card.": [
        "Next: The next card's Play effect happens twice.",
    ],
    "Play: Choose another card in your tableau. Use its Play effects.": [
        "Play: Choose another card in your tableau. Use its Play effect again.",
        "Play: Choose another card in your tableau. Resolve its Play effect an additional time.",
    ],
    "Play: Choose a card in an opponent's tableau. While this card is face up, it loses its effects.": [
        "Play: Choose a card in an opponent's tableau. Until this card is flipped, it has no text.",
    ],
}
PAIRS = [(canonical, other) for canonical, others in SAME.items() for other in others]


@pytest.mark.parametrize(("canonical", "other"), PAIRS)
def test_the_same_in_other_words(canonical: str, other: str) -> None:
    assert parse(other) == parse(canonical)


@pytest.mark.parametrize(
    "text",
    [
        "Play: That player cannot flip cards in your tableau.",
        "Ongoing: You cannot steal RP from you.",
        "Play: Choose a card in your tableau. Its Play effects happen twice.",
        "Ongoing: Give this card +2 stars.",
        "Flip: Return this card to your hand instead of flipping it.",
        "Action: Gain 10 RP instead of flipping this card.",
    ],
)
def test_what_is_not_clear_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
