"""Canonical texts come back character for character, each node at least once."""

from __future__ import annotations

import msgspec
import pytest

from mblades.text import tree
from mblades.text.keywords import KEYWORDS
from mblades.text.reading.parser import parse, parse_cards
from mblades.text.render.english.sentences import render
from mblades.text.walking import parts

TEXTS = r"""
As an additional cost to play this card, flip 2 other cards in your tableau.
Ongoing: Opponents must pay 1 M$ to use an Action. Each player must pay 5 RP to play a Fire card. Opponents must pay 2 M$ to use an Action of a Construct card.
Reaction: As an additional cost to use this Reaction, discard a card. Gain 20 RP.
Score: Gain 5 RP for each pair of adjacent Fire cards in your tableau that share a type. Gain RP equal to the number of pairs of adjacent cards in any tableau that share a star value.
Score: If at least 3 Fire cards in your tableau share a type, gain 20 RP. Gain 5 RP for each pair of cards in your tableau that share an element. Gain RP equal to the largest number of cards in any tableau that share a star value.
Ongoing: Once per turn, during your turn, you may pay 3 M$. If you do, gain 10 RP.
Top: Once per tournament, during an opponent's turn, that player may draw a card. If they do, gain 5 RP.
Ongoing: As soon as this card's stars are at least 15, gain 60 RP and flip this card.
Play: You may play 2 more Fire cards this turn. Draw a card. You may play it this turn as well.
Play: Play another Animal card with at most 3 stars this turn. Play a card in your hand, using its Play effects twice.
Action: Use the Play effects of a card in your tableau 2 times.
Ongoing: Cards in your hand cannot be revealed, looked at or taken by opponents' effects. This card cannot be flipped by other cards.
Ongoing: Opponents cannot gain RP from Play effects of cards with at most 3 stars. Cards in your tableau have at least 3 stars.
Ongoing: If you would lose RP by an effect of an opponent's Dark card, prevent it. Whenever you gain M$ from a Play effect of a Fire card, draw a card.
Ongoing: This card cannot be flipped by opponents' Play effects of Dark cards.
Play: Gain 5, 10 or 20 RP at random. Double the star tokens on each card in your tableau.
Play: Distribute 5 star tokens among cards in your tableau. Each opponent discards down to 3 cards in their hand.
Play: Each opponent distributes star tokens equal to the number of cards in their hand among cards in their tableau. Discard down to 1 card in your hand.
Score: Gain RP by the number of different types in your tableau (2 for 1, 6 for 2, 12 for 3).
Score: Gain M$ by your RP (1 for 10, 2 for 50). Flip this card.
Play: If the number of cards in your hand is odd, gain 12 RP.
Play: Gain RP equal to the difference between your M$ and this card's stars.
Play: Gain RP equal to the smaller of your M$ and this card's stars.
Play: Gain RP equal to the larger of your M$ and this card's stars.
Play: Gain 5 RP for each face-up card in an odd-numbered slot of your tableau.
Play: Gain 5 RP for each Mage card in your tableau adjacent to a Fire card.
Play: Gain 5 RP for each Mage card in your tableau adjacent to no face-down card.
Play: Gain 5 RP for each Mage card in your tableau between 2 Fire cards.
Play: Flip a card in an opponent's tableau immediately to the left of a Fire card.
Play: Flip a card in your tableau that shares an element and a type with another card in your tableau.
Play: Flip a card in an opponent's tableau that shares no star value with another card in the same tableau.
Play: Gain 5 RP for each card in your tableau that shares a type with an adjacent Fire card.
Play: Gain 5 RP for each card in your hand that shares a type with a card in an opponent's tableau.
Play: Gain 5 RP for each card in your tableau with more stars than the card immediately to its own left.
Play: Gain 5 RP for each card in your tableau with as many stars as the card immediately to its own right.
Play: Gain RP equal to this card's stars times the number of Mage cards in your tableau.
Play: For each Fire card in your tableau, flip a card in any tableau.
Play: Discard any number of cards. For each 2 cards discarded this way, you may flip a card in any tableau. If you do, gain 5 RP.
Play: Pay any amount of M$. Draw a card for each 2 M$ paid this way.
Play: Pay up to 1 M$. Gain RP equal to the M$ paid this way.
Play: Each opponent gives you up to 3 RP. Gain 2 M$ for each RP paid this way (up to 4 M$).
Play: Remove all star tokens from each card in your tableau. Draw cards equal to the number of star tokens removed this way.
Play: Remove up to 2 sell markers from this card. Gain 5 RP for each 2 sell markers removed this way.
Play: Move any number of star tokens from a card in any tableau to this card. Put that many star tokens on this card.
Play: Choose a player. If that player is you, gain 5 RP. Otherwise, that player draws a card.
Play: Steal 5 RP from an opponent. Give 3 RP to another opponent. Clash with another opponent.
Play: Each player may discard a card. If they do, that player gains 5 RP. If there is no player who did, gain 20 RP. Gain 4 RP for each player who did not.
Play: Choose an opponent. That player chooses one: You gain 16 RP; or that player draws 2 cards and you draw 3 cards; or you steal 5 RP from that player.
Play: Each opponent chooses one: You draw a card; or that player flips a card in their tableau.
Play: Each player whose Top card is a Fire card loses 5 RP. Each opponent whose Top card is not a Mage card with a Flip effect draws a card.
Play: Gain 5 RP for each opponent with no open slot in their tableau.
Flip: If that player is an opponent and that player is not you, gain 5 RP.
Play: Gain 10 RP.
Score: Gain 5 RP for each pair of adjacent Fire cards in your tableau that share a type.
Score: Gain RP equal to the number of open slots in your tableau.
Play: Flip a card in the same slot of an opponent's tableau. Move it 1 slot to the left.
Play: Take a card that you have discarded this tournament from your binder into your hand.
Play: Flip a card that shares an element or a type with your Top card with 3 to 5 stars in any tableau.
Play: Flip a card that is neither a Fire card nor a Mage card with at least 2 star tokens on it in any tableau.
Deckbuilding: Gain 6 M$ more at the start of the phase. You may look at 3 cards of the Store.
Deckbuilding: Your boosters have 1 more card. Store cards cost you 1 M$ less. Aftermarket cards cost you 2 M$ less.
Deckbuilding: You sell cards for 1 M$ more. Fusions cost you 1 card less. You have 2 more sell markers.
Deckbuilding: Your deck can have 2 more Singles. Your deck can have 1 more Deck Box. Your deck can have 1 more Accessory.
Deckbuilding: Your collection scores 2 VP more. NPCs cost you no sell marker.
Deckbuilding: You see the next metas and may change 1 of them. You start the game with 2 random Bronze cards.
Deckbuilding: Your trades may be uneven by 2. You may sell cards in the last timer. Your deck can have 1 pair of cards with the same name.
Deckbuilding: Your boosters have 2 more cards. Fusions cost you 2 cards less. You have 1 more sell marker. Your deck can have 2 pairs of cards with the same name.
Action: Use this once per turn. Draw a card.
Reaction: Use this once per tournament. When an opponent plays a card, return it to its owner's hand.
Ongoing: Use this once per turn. Whenever you win a clash, gain 10 RP.
Play: Flip a card in your tableau. If you do, gain 15 RP.
Play: If you have at least 20 RP, discard a card. If you do, gain 15 RP. Otherwise, lose 5 RP.
Ongoing: Whenever you play a Fire card, lose 5 RP. If you do, draw a card.
Play: You may flip a card in your tableau. If you do, discard a card. If you do, gain 10 RP.
Ongoing: You score each meta twice.
Ongoing: This card cannot be moved, returned or chosen by opponents' effects.
Ongoing: Opponents cannot clash, gain RP or steal M$ from you.
Ongoing: Cards in your tableau have exactly 8 stars.
Ongoing: This card has stars equal to the number of cards in your hand.
Ongoing: Your Top card has 2 times its stars.
Ongoing: Cards in each opponent's tableau lose their Next effects.
Play: Until your next turn, an opponent's Top card loses its effects.
Ongoing: You may use 2 more Actions each turn.
Play: You may use another Action this turn.
Play: You may use 2 more Actions this turn.
Action: Name a trigger, whose effects do not happen until your next turn.
Action: Attach a keyword of your choice to a card in your tableau.
Play: Clash with an opponent. The winner steals 10 RP from the loser.
Score: Gain RP equal to the number of star tokens on cards in your tableau.
Score: Gain 5 RP for each star token on cards in your tableau.
Play: Gain 5 RP for each card you have played this turn.
Play: Gain 5 RP for each time you have played another Fire card this tournament.
Play: Gain RP equal to the number of times an opponent has used an Action since your last turn.
Play: Flip the last card an opponent has played.
Play: Gain RP equal to the RP you have gained this turn.
Play: If no card in your tableau has been flipped by an opponent this turn, gain 5 RP.
Play: If you have not discarded a Fire card this turn, gain 5 RP.
Ongoing: Whenever an opponent gains at least 15 RP from an opponent's Play effect, gain 5 RP.
Ongoing: The first time each turn you would lose RP, prevent it.
Ongoing: Once per turn, whenever your turn ends, draw a card.
Ongoing: Whenever another Fire card enters your tableau, you may have each opponent lose 2 RP.
Play: Gain 5 RP for each card you have played this turn (up to 20 RP).
Play: Put star tokens equal to half your M$ (rounded up) (up to 5 star tokens) on this card.
Play: Gain RP equal to the number of cards you have played this turn.
Play: Gain 5 RP for each opponent with no card in their hand.
Play: Gain RP equal to the number of opponents with no card in their hand.
Play: Gain 10 RP.\nFlip: Lose 5 RP.
Score: If every other face-up card in your tableau is a Fire or Water card, gain 10 RP.
Score: If the stars of face-up cards in your tableau ascend from left to right, gain 10 RP.
Score: If the stars of cards in your tableau descend from left to right, gain 10 RP.
Score: If all face-up cards in an opponent's tableau share an element, gain 10 RP.
Score: If no two cards in your tableau share a star value, gain 10 RP.
Play: Each opponent loses 5 RP for each face-down card in their tableau.
Play: Gain RP equal to this card's stars.
Play: Steal 10 RP from an opponent.
Play: Pay 2 M$. Gain 10 RP.
Play: Choose a player. That player gives you 20 RP.
Play: Flip a card in an opponent's tableau.
Play: Each opponent flips a card in their tableau.
Play: Unflip a face-down card in your tableau.
Play: Discard a card.
Play: Each opponent discards a card.
Play: Discard this card.
Play: Each opponent discards a random card.
Play: Discard a card in your tableau.
Play: Return a card in your tableau to your hand.
Play: Return this card to your binder.
Play: Take a Mage card from the Aftermarket into your hand.
Play: Take the top card of the Store into your hand.
Play: Take a card from an opponent's tableau into your hand.
Play: Draw a card.
Play: Draw 2 cards.
Play: Each opponent draws a card.
Play: Reveal the top card of the Store.
Play: Reveal a card in your hand.
Play: Name a card.
Play: Name an element.
Play: Play a card in your hand.
Play: Reveal the top card of the Store. Play it, ignoring its Play effects.
Play: Move a card in your tableau to the left end.
Play: Move this card to any slot.
Play: Swap 2 cards in your tableau.
Play: Swap this card with a card in your tableau.
Play: Rearrange face-up cards in your tableau in any order. Each player reverses the order of cards in their tableau.
Play: Rearrange cards in an opponent's tableau in a random order. Lose a slot.
Action: Move a card in your tableau to the left end. Gain 3 RP for each card passed this way.
Play: Move this card immediately to the left of your Top card. Gain RP equal to the number of cards passed this way.
Play: Take a card from an opponent's tableau into your tableau. Attach a card in your hand face down to this card.
Ongoing: This card has the Ongoing effects of your Top card.
Play: Give a card in your tableau to an opponent.
Play: Choose an opponent. Give a card in your hand to that player.
Play: Attach a Construct card in your hand to this card.
Play: Put 3 star tokens on a card in your tableau.
Play: Put a sell marker on this card.
Play: Remove a star token from this card.
Play: Remove 2 star tokens from a card in any tableau.
Play: Move 2 star tokens from this card to another card in your tableau.
Play: Choose a card in any tableau. It becomes a Fire card.
Play: Choose a card in any tableau. It also becomes a Fire card.
Play: This card becomes a Dark Mage card.
Play: Gain an extra slot.
Play: Gain 2 extra slots.
Play: Use this card's Play effects.
Play: Use the Play effects of a card in your tableau.
Play: Choose a card in any tableau. Use its Flip effects.
Play: Use the Play effects of the card immediately to the left of this card.
Play: Gain 10 RP. Repeat this effect.
Play: Gain 10 RP. Repeat this effect 2 times.
Play: Clash with all players.
Reaction: When you clash, add 3 to your total.
Play: Choose an opponent.
Play: Choose a card in any tableau.
Reaction: When a card in your tableau would be flipped by an opponent, prevent it.
Reaction: When an opponent's Play effect would happen, cancel that effect.
Play: Look at the top 3 cards of the Store. Put them back in any order.
Play: Flip up to 2 Construct cards in opponents' tableaus.
Play: Flip a random card in your tableau.
Play: Look at the top card of the Store. Put it on the bottom of the Store.
Play: Reveal the top 3 cards of the Store. Take one of them into your hand. Put the rest on the bottom of the Store in any order.
Play: Reveal the top 5 cards of the Store. Take up to 2 Fire cards among them into your hand. Discard the rest.
Play: Flip any number of other cards in your tableau. Gain 5 RP for each card flipped this way.
Play: Put a card in your hand on top of the Store.
Play: Put a card in your hand in the Aftermarket.
Play: You may flip a card in your tableau. If you do, gain 10 RP.
Play: Choose a player. That player may discard a card. If they do, gain 5 RP.
Play: If there is a Fire card in your tableau, gain 10 RP. Otherwise, lose 5 RP.
Play: If there is a Fire card in your tableau, flip this card and gain 10 RP.
Play: Unless there is a Fire card in your tableau, lose 5 RP.
Play: Choose one: Gain 10 RP; or flip a card in your tableau; or draw a card.
Play: Each player with more RP than you flips 2 cards in their tableau or loses 20 RP.
Ongoing: Whenever you play a Fire card, gain 5 RP.
Ongoing: If this card would be flipped by an opponent, remove a sell marker from it instead.
Ongoing: Cards adjacent to this card cannot be flipped by opponents' effects.
Ongoing: Your Top card cannot be flipped.
Ongoing: Cards in your hand cannot be discarded by opponents' effects.
Ongoing: Fire cards in your tableau have +2 stars.
Ongoing: This card has +1 star for each other card in your tableau.
Ongoing: Cards in each opponent's tableau have -1 star.
Ongoing: Cards in your tableau are also Fire.
Ongoing: This card is also Fire and Mage.
Ongoing: This card has the effects of the card immediately to the left of this card.
Ongoing: You have 1 extra slot.
Ongoing: Opponents cannot play Fire cards.
Ongoing: You cannot play cards with at least 5 stars.
Ongoing: Opponents cannot use Actions.
Ongoing: Your total in clashes is +3.
Ongoing: Each opponent's total in clashes is -2.
Play this card only if there are at least 2 cards in your tableau.
Play: Gain 5 RP for each different element in your tableau.
Play: Gain 5 RP for each star token on this card.
Play: Gain 5 RP for each clash you have won.
Play: Gain 5 RP for each opponent with more RP than you.
Play: Gain 5 RP for each 4 M$ you have.
Play: Gain 5 RP for each card in your hand.
Play: Gain 5 RP for each star this card has.
Score: Gain RP equal to twice this card's stars plus 5.
Score: Gain RP equal to 3 times this card's stars plus 5.
Play: Flip a card in any tableau with fewer stars than 3 times this card's stars.
Next: The next card comes into play with 2 star tokens. Put 2 star tokens on this card.
Next: The next card comes into play with 1 star token.
Play: Clash with all opponents. If you win the clash, gain 10 RP.
Flip: That player loses 10 RP.
Ongoing: Opponents cannot use Reactions.
Top: If you have the most RP, opponents cannot play cards with at least 5 stars.
Score: Gain RP equal to the number of different sets among Fire cards in your tableau.
Score: Lose RP equal to half your RP.
Score: If you have at least 20 RP, gain 5 RP.
Score: If you have more RP than an opponent, gain 5 RP.
Score: If this card's stars are at least 5, gain 5 RP.
Score: If the total stars of Fire cards in your tableau are exactly 20, gain 5 RP.
Score: If you have the most RP, gain 5 RP.
Score: If the card immediately to the left of this card is a Fire card and this card is your Top card, gain 5 RP.
Score: If this card faces left or it is your turn, gain 5 RP.
Play: Flip the card in your tableau with the most stars.
Play: Flip the first card in your tableau.
Play: Flip each other face-down Fire Soldier Premium card in any tableau.
Play: Flip a Fire or Water card in any tableau.
Play: Flip a "Fists of Steel" card in any tableau.
Play: Flip a card named "Orella" in any tableau.
Play: Flip a card with a Flip effect in any tableau.
Play: Flip a card you have named in any tableau.
Play: Flip a card that shares an element with this card in any tableau.
Play: Flip a card without an element or type in any tableau.
Play: Flip a Deck Box in an opponent's play area.
Play: Flip a card, Deck Box or Accessory in an opponent's play area.
Play: Each opponent discards a card in their tableau.
Play: Return an opponent's Top card to its owner's hand.
Play: Choose an opponent. That player returns a card in their tableau to their hand.
Play: Put a star token on this card for each Fire card in your tableau.
Play: Put star tokens equal to the number of cards in your hand on this card.
Play: Choose 2 cards in your tableau. Put a star token on them. Gain RP equal to the total stars of them.
Play: Steal RP equal to the number of Fire cards in your tableau from an opponent.
Play: Choose one: Gain 10 RP and draw a card; or you may pay 2 M$ to draw 3 cards.
Play: Choose a card in any tableau. Its owner flips it or loses 10 RP.
Play: If there are fewer than 3 Water or Air cards in your tableau, if you have no RP, gain 20 RP. Otherwise, gain 5 RP. Otherwise, lose 5 RP.
Play: Gain 10 RP. Repeat this effect.
Play: The player to your left loses 5 RP. The player to your right gains 5 RP.
Play: The player with the most RP discards a random card. The player with the fewest RP draws a card.
Play: Each player with fewer RP than you gains 2 M$.
Play: Clash with all players. If the clash is a tie, gain 10 RP.
Play: Clash with an opponent. Return the losing card to its owner's hand.
Play: Attach any number of Construct cards in your hand to this card.
Play: Gain 2 RP for each 2 cards adjacent to this card.
Play: Gain RP equal to 10 minus this card's stars.
Play: Gain RP equal to the number of opponents.
Play: Gain RP equal to the number of sell markers on this card.
Play: Gain RP equal to the number of clashes you have won.
Play: Choose an opponent. Lose RP equal to half that player's RP.
Score: Gain 2 RP for each different star value among face-up or face-down cards in any tableau.
Flip: Take a card from the Fusion Area into your hand.
Flip: Discard up to 2 cards. Gain 5 RP.
Action: Name a type. Flip each matching card in any tableau.
Play: Flip 2 cards in an opponent's tableau that share a type with each other.
Play: Discard any number of cards with at least 8 stars in total.
Action: Steal 5 RP from an opponent. That player gains that much M$.
Next: Put 2 star tokens on the next card. If the next card is not a Fire card and it is your turn, flip this card.
Next: If the next card shares an element and a type with this card, gain 10 RP.
Top: Whenever an opponent plays a Mage card, flip it.
Top: Whenever a card in your tableau is flipped by you, gain 5 RP.
Top: Whenever you gain RP, each opponent loses that much RP.
Top: Whenever you win a clash, gain 5 RP.
Top: Whenever you discard a card, draw a card.
Top: Whenever an opponent uses an Action, gain 2 RP.
Top: Whenever your turn starts, gain 1 RP.
Top: If this card is the first card, this card cannot be flipped.
Play: Choose 2: Gain 10 RP; or flip a card in your tableau; or draw a card.
Play: You may discard a card. If you do, gain 5 RP. If you do not, each opponent draws a card.
Play: Flip a card in your tableau. If you do, gain 5 RP. If you do not, lose 5 RP.
Play: Each opponent discards 2 cards. If they cannot, that player loses 10 RP.
Flip: Discard a card and draw 2 cards. If you cannot do both, do neither.
Ongoing: Whenever you play a Fire card, lose 5 RP. If you cannot, flip this card.
Top: Your total in clashes is +1 for each Soldier card in your tableau.
Ongoing: This card has extra stars equal to the number of cards in your hand.
Ongoing: If you would lose RP, prevent it.
Ongoing: If you would lose RP, you may pay 2 M$ instead. If you do, gain 5 RP.
Ongoing: If this card faces left, cards to the left of this card have +1 star.
Play: Choose an opponent. Until your next turn, cards in that player's tableau have -1 star.
Play: Choose a card in any tableau. Until the end of your next turn, it cannot be flipped and it has +2 stars.
Action: Until the end of this turn, this card has -3 stars.
Play: For the rest of the tournament, whenever you play a Fire card, gain 5 RP.
Play: An opponent draws a card. Until that player's next turn, if you would lose RP, prevent it.
Play: The next time you play a Fire card, gain 10 RP.
Play: The next 3 times this card would be flipped, you may pay 2 M$ instead.
Play: During your next 2 turns, whenever you play a card, put a star token on it.
Play: While this card is face up, opponents cannot use Actions.
Play: While this card is face up, whenever an opponent gains RP, gain 1 RP.
Play: At the end of the tournament, if this card is face up, gain 25 RP. Otherwise, lose 5 RP.
Play: Choose an opponent. Until that player's next turn, whenever that player gains RP, gain 1 RP.
Play: Until your next turn, this card is only Water and Mage.
Ongoing: Cards in each opponent's tableau are only Dark.
Flip: At the start of your next turn, draw a card.
Action: At the end of this turn, flip this card.
Play: Choose one: Until your next turn, you cannot play Fire cards; or at the end of the tournament, gain 10 RP.
Ongoing: Whenever you play a Fire card, until your next turn, it cannot be flipped.
Play: Clash with an opponent 2 times, using this card. Gain 10 RP for each clash won this way.
Play: Clash with an opponent, using this card. If you win the clash by at least 5, gain 10 RP.
Play: For each opponent in turn, clash with that player and if you win the clash, steal 8 RP from that player.
Play: Have 2 opponents clash with each other. The winner gains 3 RP for each loser.
Play: Have the players next to you clash with each other. Each player in the clash loses 5 RP.
Play: Clash with an opponent without revealing cards. Gain RP equal to your total in the clash.
Top: In clashes, the lowest total wins.
Reaction: When you would lose a clash, reveal another card for the clash and add its stars to your total.
Reaction: When cards are revealed in a clash you are in, swap the card you revealed for the clash with that of an opponent.
Reaction: When a clash is decided, reveal another card for the clash instead of one of those revealed.
Reaction: When an opponent would win a clash, fight the clash again.
Play: You may buy a card in the Aftermarket for M$ equal to half its stars (rounded up).
Play: You may sell up to 2 cards in your hand for M$ equal to its stars each. If you do, gain 5 RP for each card sold this way.
Play: Take a card from the Store's discard pile into your hand.
Play: One after the other, each player reveals a card in their hand and gains RP equal to its stars.
Play: For each opponent with more RP than you, flip a card in that player's tableau.
Play: Each opponent chooses a card in their tableau. Flip each card chosen this way.
Play: Choose a player other than those with the fewest RP. That player loses 10 RP.
Play: Choose an opponent. That player loses 10 RP. Each other opponent loses 3 RP.
Score: If you have the most stars on your highest card, gain 35 RP.
Play: Take the top 2 cards of the Core deck into your hand.
Play: Reveal the top 3 cards of the Store. Shuffle them into the Store.
Play: Put a card not named "Orella" in your hand in the box.
Play: Each player passes a card in their hand to the player to their left.
Play: Reveal cards of the Store until you reveal a Mage card. Take it into your hand. Discard the rest.
Play: Take a card that you have discarded this tournament from your binder into your hand. Discard all but 3 cards.
Play: Swap each card in your hand with each card in an opponent's hand.
Play: The next time this turn you gain RP, draw a card.
Play: The next 2 times before your next turn an opponent gains RP, gain that much RP.
Ongoing: Once per tournament, whenever you gain RP, draw a card.
Ongoing: If it is an opponent's turn, this card cannot be flipped.
Ongoing: This card cannot be flipped by Play effects.
Ongoing: Cards in your tableau cannot be flipped or moved by opponents' Action effects.
Ongoing: This card cannot be flipped by your Fire cards with at least 5 stars.
Ongoing: Opponents cannot gain more than 20 RP at once.
Ongoing: Each player cannot gain more than 1 M$ each turn from Score effects.
Ongoing: You cannot gain RP from Play effects.
Ongoing: You win tied clashes.
Top: You win all clashes.
Ongoing: Whenever an opponent takes a card from the Store or the Aftermarket, gain 2 RP.
Ongoing: Whenever a star token is put on a card in your tableau by an opponent, draw a card.
Ongoing: Whenever a sell marker is removed from this card, gain that much RP.
Ongoing: Whenever a Fire card in any tableau is unflipped by you, gain 2 RP.
Reaction: When a Play effect of an opponent's Fire card would happen, cancel that effect.
Reaction: Gain 5 RP.
Reaction: When this card would be flipped, pay 2 M$. Prevent it.
Reaction: When you lose RP, gain that much RP.
Reaction: When an opponent clashes, use this card instead of your Top card.
Deckbuilding: Your deck can have only 1 Epic card.
Play this card unless there is another card in your tableau.
This card comes into play with 2 star tokens. Play this card only if it is your turn.
You may put 1 sell marker on this card as it comes into play.
Play: Choose a number from 1 to 8. Each player flips each other card in their tableau with stars equal to your number.
Play: Each player chooses an amount of M$ they have (up to 5 M$) in turn. Each player whose number is exactly 3 gains 5 RP.
Play: Each player secretly votes for another player. If there are at least 2 players with the most votes, gain 1 RP for each vote for you.
Play: Each player may bid RP in turn, you last, each bid higher than the last. The player with the highest bid loses RP equal to their bid.
Play: An opponent may accept. If they do, gain 12 RP.
Play: Each opponent secretly chooses whether to give you 5 RP. If there is no player who did, gain 10 RP.
Thwomp! 20 RP.\nClobber.\nAnvil Drop Plus.\nScore: Gain 5 RP.
""".strip().splitlines()


@pytest.mark.parametrize("line", TEXTS)
def test_canonical_text_comes_back_character_for_character(line: str) -> None:
    text = line.replace("\\n", "\n")
    assert render(parse(text)) == text


def test_every_node_is_shown() -> None:
    shown = {
        type(part).__name__ for line in TEXTS for part in parts(parse(line.replace("\\n", "\n")))
    }
    for sheet in KEYWORDS.values():
        read = parse(sheet.text.replace("{amount}", "20").strip())
        shown |= {type(part).__name__ for part in parts(read)}
    every = {kind.__name__ for kind in vars(tree).values() if _is_node(kind)}
    assert every - shown == set()


def _is_node(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, tree.Node) and kind is not tree.Node


def test_a_text_without_lines() -> None:
    assert parse("") == parse(" \n\n") == tree.Text()
    assert render(tree.Text()) == ""


def test_a_tree_survives_json() -> None:
    text = parse("Play: You may flip a Fire card in any tableau. If you do, gain 10 RP.")
    assert msgspec.json.decode(msgspec.json.encode(text), type=tree.Text) == text


def test_abilities_may_share_a_line() -> None:
    assert parse("Clobber. Play: Gain 10 RP. Flip: Lose 5 RP.") == parse(
        "Clobber.\nPlay: Gain 10 RP.\nFlip: Lose 5 RP."
    )


def test_a_line_may_go_on_in_the_next() -> None:
    assert parse("Play: Gain 10 RP\n  for each Fire card in your tableau.") == parse(
        "Play: Gain 10 RP for each Fire card in your tableau."
    )


def test_a_rule_of_play_is_an_ability_of_its_own() -> None:
    read = parse("Play: Gain 10 RP. This card comes with 2 star tokens. Draw a card.")
    assert render(read) == (
        "Play: Gain 10 RP. Draw a card.\nThis card comes into play with 2 star tokens."
    )


@pytest.mark.parametrize(
    ("text", "how", "count"),
    [
        ("2 Fire cards", "a", 2),
        ("a Mage card with at least 3 stars", "a", 1),
        ("an Accessory", "a", 1),
        ("up to 3 Promo cards", "up to", 3),
    ],
)
def test_cards_of_a_binder(text: str, how: str, count: int) -> None:
    cards = parse_cards(text)
    assert (cards.how, cards.count, cards.place) == (how, count, tree.In("binder"))
