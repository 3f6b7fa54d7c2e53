"""What is waited for, prevented, and holds for a while, in other words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse

SAME: dict[str, list[str]] = {
    # ------------------------------------------------------------------- for how long, and when
    "Play: Until your next turn, this card cannot be flipped.": [
        "Play: This card can't be flipped before your next turn.",
        "Play: Until your next turn begins, this card cannot be flipped.",
    ],
    "Play: Until the end of this turn, this card cannot be flipped.": [
        "Play: For this turn only, this card cannot be flipped.",
        "Play: This card cannot be flipped until the turn ends.",
    ],
    "Play: Until the end of your next turn, this card cannot be flipped.": [
        "Play: This card cannot be flipped until your next turn is over.",
    ],
    "Play: For the rest of the tournament, this card cannot be flipped.": [
        "Play: This card cannot be flipped until the tournament's over.",
        "Play: For the entire tournament, this card cannot be flipped.",
    ],
    "Play: While this card is face up, opponents cannot use Actions.": [
        "Play: So long as this card is face-up, opponents cannot use Actions.",
        "Play: Opponents cannot use Actions while this card is in play.",
    ],
    "Play: At the start of your next turn, gain 10 RP.": [
        "Play: When your next turn begins, gain 10 RP.",
        "Play: At the start of your next turn: gain 10 RP.",
    ],
    "Play: At the end of this turn, gain 10 RP.": [
        "Play: At end of turn, gain 10 RP.",
        "Play: At the end of your turn, gain 10 RP.",
    ],
    "Play: The next time before your next turn an opponent plays a Fire card, that player loses 5 RP.": [
        "Play: If an opponent plays a Fire card before your next turn, they lose 5 RP.",
    ],
    "Play: Until your next turn, whenever an opponent plays a Fire card, that player loses 5 RP.": [
        "Play: Until your next turn, an opponent who plays a Fire card loses 5 RP.",
    ],
    "Play: The next time before your next turn you gain RP, draw a card.": [
        "Play: The first time you gain RP before your next turn, draw a card.",
    ],
    # ------------------------------------------------------------------- turns
    "Ongoing: Whenever an opponent's turn starts, that player loses 3 RP.": [
        "Ongoing: Each opponent loses 3 RP at the start of each of their turns.",
    ],
    "Ongoing: Whenever your turn ends, if you have not used an Action this turn, gain 4 RP.": [
        "Ongoing: At the end of each of your turns in which you did not use an Action, gain 4 RP.",
        "Ongoing: At the end of your turn, if you have not used an Action, gain 4 RP.",
        "Ongoing: If you don't use an Action on your turn, gain 4 RP when it ends.",
        "Ongoing: If you used no Action during your turn, gain 4 RP at its end.",
        "Ongoing: Whenever you end your turn without using an Action, gain 4 RP.",
    ],
    "Ongoing: Whenever an opponent gains RP, if it is that player's turn, gain 1 RP.": [
        "Ongoing: Whenever an opponent gains RP on their own turn, gain 1 RP.",
    ],
    "Ongoing: If there is another Construct card adjacent to this card and it is your turn, opponents cannot use Reactions.": [
        "Ongoing: If this card is adjacent to another Construct, opponents can't activate Reactions during your turn.",
    ],
    "Play: During the player to your left's next turn, the player to your left cannot use Actions.": [
        "Play: During the next turn of the player to your left, the player to your left cannot use Actions.",
    ],
    "Ongoing: If it is your turn, opponents cannot use Reactions.": [
        "Ongoing: Opponents cannot use Reactions during your turn.",
        "Ongoing: On your turn, opponents cannot use Reactions.",
    ],
    # ------------------------------------------------------------------- how often
    "Ongoing: Once per turn, whenever you discard a card, gain 3 RP.": [
        "Ongoing: Limit once per turn: When you discard a card, gain 3 RP.",
        "Ongoing: When you discard a card, gain 3 RP, but only once per turn.",
        "Ongoing: When you discard a card, gain 3 RP. You may do this no more than once per turn.",
    ],
    "Ongoing: Once per tournament, if this card would be flipped, prevent it.": [
        "Ongoing: The first time this would be flipped, it isn't.",
    ],
    "Ongoing: Whenever you play a Fire card, if you have played exactly 2 Fire cards this turn, gain 3 RP.": [
        "Ongoing: Whenever you play your second Fire card in a turn, gain 3 RP.",
    ],
    # ------------------------------------------------------------------- prevented, cancelled, changed
    "Ongoing: If this card would be flipped by an opponent, prevent it.": [
        "Ongoing: If an opponent tries to flip this card, ignore that.",
        "Ongoing: If an opponent's effect would flip this card, it doesn't get flipped.",
        "Ongoing: If an opponent is about to flip this card, it stays face up.",
    ],
    "Ongoing: If you would lose RP by an opponent's effect, prevent it.": [
        "Ongoing: If an opponent's card would make you lose RP, negate that loss.",
        "Ongoing: If an opponent's effect would cause you to lose RP, you lose nothing.",
    ],
    "Reaction: When an opponent's Reaction effect would happen, cancel that effect.": [
        "Reaction: When an opponent uses a Reaction, it has no effect.",
        "Reaction: When an opponent uses a Reaction, cancel it.",
    ],
    "Reaction: When an opponent's Play effect would happen, cancel that effect.": [
        "Reaction: When an opponent plays a card, negate its Play effect.",
        "Reaction: When an opponent plays a card with a Play effect, negate that effect.",
        "Reaction: When an opponent activates a Play effect, that effect is cancelled.",
    ],
    "Reaction: When a Play effect of an opponent's Fire card would happen, cancel that effect.": [
        "Reaction: When an opponent plays a Fire card, its Play effect does not happen.",
    ],
    "Ongoing: If you would lose RP, lose RP equal to half that much instead.": [
        "Ongoing: If you would lose RP, you lose only half of it.",
        "Ongoing: If you would lose RP, lose half instead.",
    ],
    "Ongoing: If you would lose RP, lose RP equal to that much minus 5 instead.": [
        "Ongoing: If you would lose RP, you lose 5 fewer.",
        "Ongoing: If you would lose RP, lose 5 RP less.",
    ],
    "Ongoing: If you would gain RP, gain RP equal to that much plus 3 instead.": [
        "Ongoing: Whenever you gain RP, gain 3 more.",
        "Ongoing: Whenever you would gain RP, gain 3 RP more instead.",
    ],
    "Reaction: When an opponent would gain RP, gain that much RP instead.": [
        "Reaction: When an opponent would gain RP, you gain that RP and they don't.",
    ],
    # ------------------------------------------------------------------- spared, limited, won
    "Ongoing: This card cannot be flipped by Action effects.": [
        "Ongoing: This card can't be flipped by Actions.",
    ],
    "Ongoing: This card cannot be flipped by opponents' effects.": [
        "Ongoing: Opponents' effects cannot flip this card.",
        "Ongoing: This card cannot be flipped by opponents.",
        "Ongoing: This card can only be flipped by your own effects.",
    ],
    "Ongoing: This card cannot be flipped or moved.": [
        "Ongoing: This card can neither be flipped nor moved.",
    ],
    "Ongoing: Each player cannot gain more than 20 RP at once from Play effects.": [
        "Ongoing: No player, including you, may gain more than 20 RP from any single Play effect.",
    ],
    "Ongoing: Opponents cannot gain RP from Play effects.": [
        "Ongoing: No other player can get RP through Play effects.",
    ],
    "Ongoing: You win tied clashes.": [
        "Ongoing: When you tie a clash, you win it.",
        "Ongoing: When you clash and it is a tie, you win instead.",
        "Ongoing: Ties in clashes count as wins for you.",
    ],
    "Ongoing: You win all clashes.": ["Ongoing: You win every clash you are in."],
    # ------------------------------------------------------------------- what becomes of cards
    "Ongoing: Whenever you take a card from the Store, gain 2 RP.": [
        "Ongoing: Whenever you draw a card, gain 2 RP.",
    ],
    "Ongoing: Whenever you take a card from the Store or the Aftermarket, gain 2 RP.": [
        "Ongoing: Whenever you gain a card from the Aftermarket or the Store, gain 2 RP.",
    ],
    "Ongoing: Whenever a star token is put on this card, gain 1 RP.": [
        "Ongoing: Whenever this card gets a star token, gain 1 RP.",
        "Ongoing: Whenever one or more star tokens are put on this card, gain 1 RP.",
    ],
    "Ongoing: Whenever a card in your tableau is unflipped, gain 3 RP.": [
        "Ongoing: Whenever one of your cards is turned face up, gain 3 RP.",
    ],
    "Ongoing: Whenever a card in your tableau is returned to hand by an opponent, draw a card.": [
        "Ongoing: Whenever an opponent returns one of your cards to your hand, draw a card.",
    ],
    "Next: The next card comes into play with 2 star tokens.": [
        "Next: The next card you play comes into play with 2 star tokens on it.",
        "Next: That card enters play with two star tokens.",
    ],
    # ------------------------------------------------------------------- heard
    "Ongoing: Whenever an opponent plays a card, gain 1 RP.": [
        "Ongoing: If an opponent plays a card, gain 1 RP.",
        "Ongoing: Should an opponent play a card, gain 1 RP.",
    ],
    "Ongoing: Whenever you lose a clash, gain 8 RP.": ["Ongoing: Upon losing a clash, gain 8 RP."],
}  # fmt: skip


@pytest.mark.parametrize(
    ("meant", "said"), [(meant, said) for meant, some in SAME.items() for said in some]
)
def test_other_words(meant: str, said: str) -> None:
    assert parse(said) == parse(meant)


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: Whenever you gain RP, gain half as much.",  # instead, or too?
        "Ongoing: Opponents cannot move their cards.",  # by whom?
        "Play: On your next turn, gain 10 RP.",  # when in it?
        "Ongoing: On each of your turns, gain 1 RP.",
        "Play: Cancel its Play effects.",
        "Ongoing: Whenever other players clash, gain 3 RP.",  # with each other, or with you?
        "Ongoing: If a clash you are in is a tie, you are the winner.",  # of those who tie, or of all?
    ],
)
def test_what_may_mean_two_things_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
