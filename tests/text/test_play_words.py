"""Cards that are played, compared and used, in many words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    # what does not happen anyway
    "Action: Unflip a face-down card in your tableau.": [
        "Action: Turn one of your face-down cards face-up again. It does not use its Play effect.",
        "Action: Turn one face-down card of your tableau face-up again. Its Play effect is not executed.",
        "Action: Turn one of your face-down cards face-up, but its Play effects don't happen.",
        "Action: Unflip one of your cards. This does not trigger its Play effects.",
    ],
    "Play: Unflip each face-down card in your tableau with at most 4 stars.": [
        "Play: Unflip all your cards with 4 or fewer stars. They come back with no tokens and their Play effects don't happen.",
    ],
    "Play: You may play a card in your hand, ignoring its Play effects.": [
        "Play: You may play a card from your hand. Its Play effects do not happen.",
        "Play: You may play a card from your hand, but it doesn't get to use its Play effects.",
        "Play: You may play a card from your hand without using its Play effects.",
    ],
    "Play: You may use the Action effects of another card in your tableau.": [
        "Play: You may use an Action on another card in your tableau without flipping it. This doesn't count as your Action for the turn.",
    ],
    "Score: Use the Score effects of a Deck Box in your play area.": [
        "Score: Activate the Score effects of your Deck Box. (They will activate again at the normal time.)",
        "Score: Use the Score effect of your Deck Box one additional time if it is face-up.",
    ],
    "Ongoing: Each player cannot gain more than 30 RP at once from Play effects.": [
        "Ongoing: No player may gain more than 30 RP from a single Play effect. Any amount in excess of 30 is not gained.",
    ],
    # tokens for each
    "Play: Put a star token on this card for each other Earth card in your tableau.": [
        "Play: This card enters with a Star Token on it for each other Earth card you control.",
        "This card comes into play with a star token for each other Earth card in your tableau.",
    ],
    "Next: Put a star token on the next card for each face-down card in your tableau.": [
        "Next: Put a Star Token on the next card you play for each card you have face-down.",
        "Next: The next card enters play with a star token for each card you have face-down.",
    ],
    # one more, one less, both, equal
    "Next: If the difference between the stars of the next card and this card's stars is exactly 1, gain 20 RP.": [
        "Next: If the next card has exactly one more star or exactly one fewer star than this one, gain 20 RP.",
        "Next: If the Star Rating of the next card you play is exactly one greater or exactly one less than the Star Rating of this card, gain 20 RP.",
        "Next: If the next card's star rating differs by exactly 1 from this card's, gain 20 RP.",
        "Next: If the next card has one more or one fewer star than this one, gain 20 RP.",
    ],
    "Next: If the stars of the next card are equal to this card's stars plus 1, gain 25 RP.": [
        "Next: If the next card you play has a Star Rating that is exactly one greater than this card's Star Rating, gain 25 RP after resolving that card's Play effects.",
        "Next: If the next card's star rating is exactly one higher than this card's, gain 25 RP.",
    ],
    "Next: If the next card shares no type and no element with this card, gain 20 RP. If the next card shares a type and an element with this card, gain 30 RP.": [
        "Next: If your next card shares no TYPE or ELEMENT with this one, gain 20 RP. If the next card shares both, gain 30 RP.",
        "Next: If your next card shares no TYPE or ELEMENT with this one, gain 20 RP. If it shares both, gain 30 RP.",
    ],
    "Next: If the stars of the next card are fewer than this card's stars, put star tokens equal to this card's stars minus the stars of the next card on the next card.": [
        "Next: If the next card has fewer stars than this one, put Star Tokens on it until they are equal.",
    ],
    "Next: If the stars of the next card are exactly 2, gain 22 RP.": [
        "Next: If the next card you play has two Stars as well, gain twenty-two RP.",
    ],
    "Play this card only if you have at least 40 RP.": [
        "This card may only be played if at least 40 RP are possessed by you.",
    ],
    # effects that are used and lost
    "Action: Choose a card that you have played this turn in your tableau. Use its Play effects.": [
        "Action: Choose a card you played this turn. Use its Play effects again.",
    ],
    "Next: Use the Play effects of the next card. Flip this card.": [
        "Next: After its Play effect resolves, resolve it again. Then flip this card.",
    ],
    "Action: Choose a card with an Action effect in your tableau. Use its Action effects.": [
        "Action: Choose a card in your tableau that's got an Action you haven't used. Use that Action now, but don't flip that card.",
    ],
    "Play: Choose a card in an opponent's tableau. While this card is face up, it loses its effects.": [
        "Play: Choose a card in an opponent's tableau. While this card is face-up, treat the chosen card as if its text box were blank.",
    ],
    # cards that may be played besides
    "Play: You may play another card with fewer stars than this card this turn.": [
        "Play: You may play one additional card this turn, provided that its Star Rating is lower than that of this card.",
        "Play: You may play another card this turn if it has fewer stars than this card.",
    ],
    "Play: You may play another card that is not a Mage card this turn.": [
        "Play: You may play another card, but it can't be a Mage.",
    ],
    "Play: You may play another card that shares an element with this card this turn.": [
        "Play: You may play another card this turn that shares an element with this card.",
    ],
    "Next: Use the Play effects of the next card.": [
        "Next: The next card's Play effect is doubled.",
        "Next: If the next card has a Play effect, use it again.",
    ],
    "Next: If the next card is a Fire card, put 2 star tokens on the next card.": [
        # tokens it would come into play with are asked about before it has any effect
        "Next: If the next card is a Fire card, it enters with 2 star tokens.",
    ],
    "Play: If the number of cards you have played this turn is more than 1, gain 10 RP.": [
        "Play: If this is not the first card you played this turn, gain 10 RP.",
    ],
    "Ongoing: The card immediately to the left of this card loses its effects.": [
        "Ongoing: Ignore the effects of the card to the left of this one.",
    ],
    "Play: Choose a card in an opponent's tableau. Until your next turn, it loses its effects.": [
        "Play: Choose a card in an opponent's tableau. Its text has no effect until your next turn.",
    ],
    "Play: You may play another Fire card this turn.": [
        "Play: You may play another card this turn, but only if it is a Fire card.",
    ],
    "Ongoing: Whenever a card in your tableau is flipped, you may play a card in your hand with fewer stars than it.": [
        "Ongoing: Whenever one of your cards is flipped, you may play a card from your hand with fewer stars than the flipped card had.",
    ],
    # cards and Actions that are still to come
    "Play: You may play another card this turn. The next time this turn you play a card, put 2 star tokens on it.": [
        "Play: You may play another card this turn. It comes into play with 2 star tokens.",
        "Play: You may play another card this turn. Put 2 star tokens on it.",
        "Play: Speed. The next card you play this turn gets 2 star tokens.",
    ],
    "Play: You may play another card this turn. The next time this turn you play a card, if it is a card with at least 5 stars, gain 8 RP.": [
        "Speed. If you play a card with 5 or more Stars this way, gain 8 RP.",
    ],
    "Play: You may play another card this turn. Until the end of this turn, whenever you play a card, if the number of cards you have played this turn is exactly 2, put 2 star tokens on it.": [
        "Play: Speed. The second card you play this turn comes into play with 2 ★ Tokens on it.",
    ],
    "Play: You may use another Action this turn. The next time this turn you use an Action, gain 5 RP.": [
        "Play: Gain an additional Action this turn. The first Action you use this turn gains you 5 RP.",
    ],
    "Ongoing: You may use 1 more Action each turn. Whenever you use an Action, if the number of times you have used an Action this turn is exactly 2, lose 5 RP.": [
        "Ongoing: You may use two Actions each turn. When you use the second one, lose 5 RP.",
    ],
    "Ongoing: The first time each turn you play a Fire card, gain 3 RP.": [
        "Ongoing: The first Fire card you play each turn gains you 3 RP.",
    ],
    "Ongoing: If you would gain RP from your Play effect, gain RP equal to that much plus 3 instead.": [
        "Ongoing: Your Play effects that give RP give 3 more.",
        "Ongoing: Your Play effects give 3 more RP.",
    ],
    "Ongoing: Whenever you use an Action of a Construct card, put a star token on this card.": [
        "Ongoing: When you use an Action on a Construct, put a Star Token on this card.",
    ],
    "Reaction: When an Action effect of an opponent's Fire card would happen, cancel that effect.": [
        "Reaction: When an opponent uses an Action of a Fire card, cancel it.",
    ],
    # several cards one has
    "Score: If there is a Fire card in your tableau and there is a Water card in your tableau and there is an Earth card in your tableau, gain 10 RP.": [
        "Score: If you have a Fire card, a Water card and an Earth card, gain 10 RP.",
        "Score: If there is a Fire card, a Water card, and an Earth card in your tableau, gain 10 RP.",
        "Score: If your tableau contains a Fire card, a Water card and an Earth card, gain 10 RP.",
    ],
    "Ongoing: If you would lose RP by an effect of a Dark card, prevent it.": [
        "Ongoing: As long as this card lies face-up, you cannot lose RP through the effects of Dark cards.",
    ],
}

REFUSED = {
    # no card is still to be played, or this card may be meant
    "Play: If you play a Fire card this way, gain 5 RP.": "no card may be played before",
    "Play: The first card you play this turn gains you 5 RP.": "",
    "Score: If you have a Fire card, a Water card in your hand and an Earth card, gain 10 RP.": "",
    # it is flipped, and its Flip effects would happen
    "Play: Flip each other card in your tableau. No Flip effects are activated.": "",
    "Play: Draw a card. Its Play effects do not happen.": "",
    "Play: You may play another card this turn. Its Play effects do not happen.": "",
    "Next: If it shares both, gain 30 RP.": "not clear what both are",
    "Flip: This card enters with a star token for each Earth card you control.": "said of a Play effect",
    "Play: Gain 25 RP after resolving its Play effects.": "only known in a Next ability",
}


@pytest.mark.parametrize("canonical", SAME)
def test_said_in_other_words(canonical: str) -> None:
    assert render(parse(canonical)) == canonical
    for words in SAME[canonical]:
        assert render(parse(words)) == canonical, words


@pytest.mark.parametrize(("text", "why"), REFUSED.items())
def test_what_is_unclear_is_refused(text: str, why: str) -> None:
    with pytest.raises(SheetError, match=why or None):
        parse(text)
