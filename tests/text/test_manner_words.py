"""How strangers of different kinds put it: a purist, a child, a formal lady, a maths teacher, a streamer."""

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

READ = (
    # formal
    ("Play: Clash with the opponent of your choice.", "Play: Clash with an opponent."),
    ("Play: The player of your choice gains 10 RP.", "Play: A player gains 10 RP."),
    ("Play: Flip the card of your choice in the tableau of an opponent.", "Play: Flip a card in an opponent's tableau."),
    (
        "Play: Clash with an opponent. If you win, flip one of the loser's cards, of your choice as well.",
        "Play: Clash with an opponent. If you win the clash, flip a card in the loser's tableau.",
    ),
    (
        "Play: If the cards in your tableau show at least three different elements amongst them, gain 20 RP.",
        "Play: If the number of different elements in your tableau is at least 3, gain 20 RP.",
    ),
    ("Flip: Should your tableau hold another Earth card, gain 20 RP.", "Flip: If there is another Earth card in your tableau, gain 20 RP."),
    (
        "Ongoing: Each time that an opponent plays a Fire card, gain 3 RP.",
        "Ongoing: Whenever an opponent plays a Fire card, gain 3 RP.",
    ),
    (
        "Play: Discard as many cards as you wish from your hand. Gain 6 RP for each card thus discarded.",
        "Play: Discard any number of cards. Gain 6 RP for each card discarded this way.",
    ),
    (
        "Play: Exchange one card of your hand for one card of the Aftermarket, of your choice. If you do not wish to, gain 10 RP instead.",
        "Play: You may swap a card in your hand with a card in the Aftermarket. If you do not, gain 10 RP.",
    ),
    ("Play: Discard a card. If you refuse, lose 10 RP.", "Play: You may discard a card. If you do not, lose 10 RP."),
    (
        "Play: Each opponent discards a card. If they refuse, they lose 10 RP.",
        "Play: Each opponent may discard a card. If they do not, that player loses 10 RP.",
    ),
    ("Play: You may flip a card. If you decline, nothing happens.", "Play: You may flip a card in any tableau."),
    (
        "Play: You may, if you so wish, discard a card in order to gain 12 RP.",
        "Play: You may discard a card. If you do, gain 12 RP.",
    ),
    (
        "Play: You may discard a card of your choice. In that case, gain 12 RP.",
        "Play: You may discard a card. If you do, gain 12 RP.",
    ),
    # a child
    (
        "Play: If you have another Soldier put 3 +1 tokens on it.",
        "Play: If there is another Soldier card in your tableau, put 3 star tokens on another Soldier card in your tableau.",
    ),
    (
        "Play: Take one card from an opponent's hand without looking.",
        "Play: Take a random card from an opponent's hand into your hand.",
    ),
    ("Play: You get 10 RP because you tried.", "Play: Gain 10 RP."),
    ("Play: Flip a card in your tableau. Its owner gains 10 RP as an apology.", "Play: Flip a card in your tableau. Its owner gains 10 RP."),
    ("Play: Pick a card in your tableau and turn it over.", "Play: Choose a card in your tableau. Flip it."),
    ("Play: Throw a card away.", "Play: Discard a card."),
    # maths
    (
        "Score: If exactly one of your face-up cards is not a Citizen, gain 35 RP.",
        "Score: If there is exactly 1 face-up card that is not a Citizen card in your tableau, gain 35 RP.",
    ),
    (
        "Score: If at most one of your cards has more than 3 stars, gain 10 RP.",
        "Score: If there is at most 1 card in your tableau with more stars than 3, gain 10 RP.",
    ),
    (
        "Play: If none of your other face-up cards shares an element with this one, gain 22 RP.",
        "Play: If there is no other face-up card that shares an element with this card in your tableau, gain 22 RP.",
    ),
    ("Score: Gain 3 RP for each complete 10 RP that you have at the moment this card is activated.", "Score: Gain 3 RP for each 10 RP you have."),
    ("Play: Gain RP equal to five times the number of stars on this card.", "Play: Gain RP equal to 5 times this card's stars."),
    (
        "Score: Gain 8 RP for each of your face-up cards which is Water or a Soldier.",
        "Score: Gain 8 RP for each face-up Water or Soldier card in your tableau.",
    ),
    # a streamer
    ("Play: Gain 6 RP for every opponent at the table.", "Play: Gain 6 RP for each opponent."),
    ("Ongoing: Every time you win a clash, gain 15 RP on top of whatever else you get.", "Ongoing: Whenever you win a clash, gain 15 RP."),
    (
        "Score: Got a Mage? Gain 10 RP. No Mage? Lose 5 RP.",
        "Score: If there is a Mage card in your tableau, gain 10 RP. If there is no Mage card in your tableau, lose 5 RP.",
    ),
    ("Play: Grab 5 RP off the leader.", "Play: Steal 5 RP from the player with the most RP."),
    ("Action: Slap a +1 token on every one of your other face-up Singles.", "Action: Put a star token on each other face-up Single in your tableau."),
    ("Play: Bag 10 RP.", "Play: Gain 10 RP."),
    # what is only said again
    ("Action: Flip ALL the cards in everybody's tableau. Even yours!", "Action: Flip each card in any tableau."),
    ("Play: Take one card from an opponent's hand without looking. It is yours now.", "Play: Take a random card from an opponent's hand into your hand."),
    ("Ongoing: This card cannot be flipped. Not even by you.", "Ongoing: This card cannot be flipped."),
    (
        "Play: The opponent with the fewest RP gains 10 RP. If several opponents are tied, choose one of them.",
        "Play: The opponent with the fewest RP gains 10 RP.",
    ),
    (
        "Play: Reveal the top card of the Store. If it is Fire, gain 5 RP. Leave the card on top.",
        "Play: Reveal the top card of the Store. If it is a Fire card, gain 5 RP.",
    ),
    ("Flip: When this card is flipped, gain 12 RP.", "Flip: Gain 12 RP."),
    ("Next: If the next card is Fire, gain 18 RP once its own effects are finished.", "Next: If the next card is a Fire card, gain 18 RP."),
    ("Play: Gain RP equal to five times this card's stars, tokens included.", "Play: Gain RP equal to 5 times this card's stars."),
    # "if you do" left out
    (
        "Play: You may reveal a card from your hand. Gain 3 RP for each star it has.",
        "Play: You may reveal a card in your hand. If you do, gain 3 RP for each star it has.",
    ),
    # so many or more
    ("Score: If you have 120 RP or more, gain 30 RP.", "Score: If you have at least 120 RP, gain 30 RP."),
    ("Score: If you have three cards or more in your hand, gain 10 RP.", "Score: If there are at least 3 cards in your hand, gain 10 RP."),
    (
        "Score: Got 120 RP or more when this goes off? Gain 30 RP. Got less? Gain 10 RP.",
        "Score: If you have at least 120 RP, gain 30 RP. Otherwise, gain 10 RP.",
    ),
    # slots and kinds
    ("Play: If your Deck Box is face-up in its slot, gain 15 RP.", "Play: If there is a face-up Deck Box in your play area, gain 15 RP."),
    ("Play: If there is a face-up card in your Deck Box slot, gain 15 RP.", "Play: If there is a face-up Deck Box in your play area, gain 15 RP."),
    (
        "Score: If your tableau contains at least one face-up card of each of four different types, gain 40 RP.",
        "Score: If the number of different types among face-up cards in your tableau is at least 4, gain 40 RP.",
    ),
    (
        "Ongoing: The star rating of each other Fire card in your tableau is increased by 1.",
        "Ongoing: Other Fire cards in your tableau have +1 star.",
    ),
    (
        "Play: Flip every other card in your tableau, then gain 8 RP for each one you flipped.",
        "Play: Flip each other card in your tableau. Gain 8 RP for each card flipped this way.",
    ),
    (
        "Play: Gain three times the difference between the stars of your highest and of your lowest card, in RP.",
        "Play: Gain RP equal to 3 times the difference between the stars of the card in your tableau with the most stars and the stars of the card in your tableau with the fewest stars.",
    ),
    # a card, or whoever reads it, speaks of itself
    ("Ongoing: I can't be flipped by opponents if there is another Water card next to me.",
     "Ongoing: If there is another Water card adjacent to this card, this card cannot be flipped by opponents' effects."),
    ("Ongoing: If an opponent flips me they lose 10 RP.", "Ongoing: Whenever this card is flipped by an opponent, that player loses 10 RP."),
    ("Play: I gain 10 RP.", "Play: Gain 10 RP."),
    ("Play: Each opponent gives me 1 M$.", "Play: Each opponent gives you 1 M$."),
    ("Play: Put a token on me for each card to my left.", "Play: Put a star token on this card for each card to the left of this card."),
    ("Ongoing: I count as Fire.", "Ongoing: This card is also Fire."),
    # and more
    ("Play: Gain one third of your RP, rounded down.", "Play: Gain 1 RP for each 3 RP you have."),
    ("Score: If your Fire cards outnumber your Water cards, gain 10 RP.",
     "Score: If the number of Fire cards in your tableau is more than the number of Water cards in your tableau, gain 10 RP."),
    ("Play: If the number of your Fire cards exceeds the number of your Water cards, gain 14 RP.",
     "Play: If the number of Fire cards in your tableau is more than the number of Water cards in your tableau, gain 14 RP."),
    ("Score: Gain RP equal to the sum of the stars of your first and your last card.",
     "Score: Gain RP equal to the stars of the first card in your tableau plus the stars of the last card in your tableau."),
    ("Ongoing: On each occasion that you win a clash, gain 6 RP.", "Ongoing: Whenever you win a clash, gain 6 RP."),
    ("Score: Gain 4 RP for each of your cards, with the exception of this one.", "Score: Gain 4 RP for each other card in your tableau."),
    ("Play: Got more RP than the player on your left? Steal 8 RP from them.",
     "Play: If you have more RP than the player to your left, steal 8 RP from the player to your left."),
    ("Play: Pick your favorite card and put 2 tokens on it.", "Play: Choose a card in your tableau. Put 2 star tokens on it."),
)  # fmt: skip


@pytest.mark.parametrize(("text", "meant"), READ, ids=[one for one, _ in READ])
def test_it_is_read(text: str, meant: str) -> None:
    assert render(parse(text)) == meant


REFUSED = (
    "Play: Each opponent discards a card. Even you!",
    "Play: Flip a card in your tableau. Even yours!",
    "Play: Flip a card in an opponent's tableau. It is yours now.",
    "Ongoing: This card cannot be flipped by opponents. Not even by you.",
    "Play: Draw a card. Leave it on top.",
    "Play: You get 30 RP, but you have to discard a card. If you have no card you get only 10 RP.",
    "Play: Each opponent loses 5 RP. If there is a tie, choose one of them.",
)


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_not_so_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
