"""Where cards are and where they go, in other words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render
from mblades.text.render.japanese.sentences import render as japanese
from mblades.text.render.russian.sentences import render as russian

SAME: dict[str, list[str]] = {
    "Play: Choose a card in your tableau. Flip the card immediately to the left of it.": [
        "Play: Choose a card in your tableau. Flip the card to its left.",
    ],
    "Play: Swap a Fire card in your tableau with the card immediately to the left of it.": [
        "Play: Swap one of your Fire cards with the card to its left.",
    ],
    "Play: Swap this card with the card immediately to the left of this card.": [
        "Play: Swap this card with the card to its left.",
    ],
    "Play: Put 2 star tokens on the card immediately to the left of this card.": [
        "Play: Put 2 star tokens on card to left.",
        "Play: Put 2 star tokens on left neighbor.",
        "Play: Put 2 star tokens on the card on the left.",
        "Play: Put 2 star tokens on the card to this card's left.",
    ],
    "Ongoing: Whenever you play a card, put a star token on the card immediately to the left of it.": [
        "Ongoing: Whenever you play a card, put a star token on the card to its left.",
    ],
    "Play: Put a star token on this card for each card to the left of this card.": [
        "Play: For every card which lies left of this one, put a star token on this card.",
    ],
    "Ongoing: Cards adjacent to this card cannot be flipped.": [
        "Ongoing: The cards on both sides of this card cannot be flipped.",
    ],
    "Play: Flip a card in an opponent's tableau with fewer stars than this card.": [
        "Play: Flip a card in an opponent's tableau with a lower star rating.",
        "Play: Flip a card in an opponent's tableau with a lower star rating than this card's.",
    ],
    "Play: Flip another card that shares an element with this card in your tableau.": [
        "Play: Flip another card in your tableau with the same element.",
    ],
    "Play: Flip a Citizen or Animal card in each opponent's tableau.": [
        "Play: Flip a Citizen or an Animal in each opponent's tableau.",
    ],
    "Score: Gain 4 RP for each face-up Soldier or Construct card in your tableau.": [
        "Score: For every Soldier or Construct which you have face-up in your tableau, gain 4 RP.",
    ],
    "Score: Gain 8 RP for each Earth or Animal card adjacent to this card.": [
        "Score: Gain 8 RP for each card adjacent to this one that is Earth or Animal.",
    ],
    "Action: Flip a card in another player's tableau with fewer stars than this card.": [
        "Action: Flip any card that isn't yours and has less stars than this one.",
    ],
    "Score: Gain 4 RP for each face-down card in any tableau.": [
        "Score: Gain 4 RP for each face-down card in all tableaus combined.",
        "Score: Gain 4 RP for each face-down card in everybody's tableaus.",
        "Score: Gain 4 RP for each face-down card in the tableaus of all players.",
    ],
    "Action: Move the first card in your tableau to the right end.": [
        "Action: Move your leftmost card to the rightmost position.",
        "Action: Move your leftmost card all the way to the right.",
    ],
    "Action: Move a card in your tableau to any slot.": [
        "Action: Move one card in your tableau to any other position therein.",
        "Action: Move a card in your tableau anywhere in your tableau.",
    ],
    "Play: You may insert this card anywhere in your tableau.": [
        "Play: You may put this card anywhere in your tableau.",
        "Play: You may place this card between any two cards in your tableau.",
    ],
    "Play: Swap 2 cards in your tableau.": [
        "Play: Swap any 2 cards in own tableau.",
        "Play: Exchange the places of two cards in your tableau.",
    ],
    "Play: Swap this card with a card in your tableau.": [
        "Play: Switch places with a card in your tableau.",
    ],
    "Score: If there are exactly 2 face-up Light cards in your tableau, gain 25 RP.": [
        "Score: If exactly two face-up cards in tableau are Light, gain 25 RP.",
    ],
    "Play: If there is another face-up card in your tableau, gain 9 RP.": [
        "Play: If at least one other card in your tableau is face-up, gain 9 RP.",
        "Play: If another card in your tableau is face-up, gain 9 RP.",
    ],
    "Play: If there is no face-down card in your tableau, gain 9 RP.": [
        "Play: If none of your cards is face-down, gain 9 RP.",
        "Play: If no card in your tableau is face-down, gain 9 RP.",
    ],
    "Play: If there is a Light card in your tableau and there is a Dark card in your tableau, gain 22 RP.": [
        "Play: If you have a Light and a Dark card in your tableau, gain 22 RP.",
        "Play: If you have a Light card and a Dark card in your tableau, gain 22 RP.",
    ],
    "Score: If the number of face-up cards in your tableau is equal to the number of face-down cards in your tableau, "
    "gain 40 RP.": [
        "Score: If you have the same number of face-up and face-down cards, gain 40 RP.",
        "Score: If you have as many face-up cards as face-down cards, gain 40 RP.",
    ],
    "Score: If the number of cards to the left of this card is equal to the number of cards to the right of this card, "
    "gain 20 RP.": [
        "Score: Gain 20 RP if there are the same number of cards on both sides of this card.",
    ],
    "Score: If all cards adjacent to this card share an element, gain 25 RP.": [
        "Score: If this card is between two cards of the same element, gain 25 RP.",
    ],
    "Score: If the card immediately to the left of this card is a face-up card with more stars than this card and "
    "the card immediately to the right of this card is a face-up card with more stars than this card, gain 25 RP.": [
        "Score: If this card is between two face-up cards with higher Star Ratings, gain 25 RP.",
    ],
    "Ongoing: If the card immediately to the right of this card is your Top card, this card has +2 stars.": [
        "Ongoing: If your Top card is directly to the right of this one, this card has +2 stars.",
    ],
    "Play this card only if there is a Light card in your tableau and there is a Dark card in your tableau.": [
        "Cannot be played unless you have a Light card and a Dark card in your tableau.",
        "You may only play this if you have a Light and a Dark card in your tableau.",
    ],
    # what a condition was about is "it", where no card was chosen
    "Play: If your Top card is a Fire card, put a star token on your Top card.": [
        "Play: If your Top card is a Fire card, put a star token on it.",
    ],
    "Play: If the stars of your Top card are more than the stars of the card immediately to the left of your Top "
    "card, gain 5 RP.": [
        "Play: If your Top card has more stars than the card to its left, gain 5 RP.",
    ],
    "Play: If this card is a Fire card, flip this card.": ["Play: If this card is a Fire card, flip it."],
    "Score: Gain 5 RP for each pair of adjacent face-up cards in your tableau that share an element.": [
        "Score: Receive five RP for each pair of adjacent face-up cards in your tableau which share an Element.",
        "Score: Gain 5 RP for each pair of neighbouring face-up cards with the same element.",
    ],
    "Score: Gain 10 RP for each open slot in your tableau.": [
        "Score: Gain 10 RP for each empty slot in your tableau.",
    ],
    "Play: If the number of open slots in your tableau is at most 0, gain 20 RP.": [
        "Play: If your tableau is full, gain 20 RP.",
        "Play: If there is no empty slot in your tableau, gain 20 RP.",
    ],
    "Play: Flip a card in the same slot of the player to your right's tableau.": [
        "Play: Flip the card in the same slot as this one in the tableau of the player on your right.",
    ],
    "Play: Put a star token on a card in slot 3 of your tableau.": [
        "Play: Put a star token on the card in your third slot.",
        "Play: Put a star token on the card in slot 3 of your tableau.",
    ],
    "Play: Take a card that you have discarded this tournament from your binder into your hand.": [
        "Play: Take a card in your binder that you discarded this tournament into your hand.",
        "Play: Return a card you discarded this tournament to your hand.",
        "Play: Place a card you discarded this tournament into your hand.",
    ],
    "Action: Unflip each other face-down card that you have flipped this turn in your tableau.": [
        "Action: Unflip each card you flipped this turn, except this one.",
    ],
    "Score: Gain 3 RP for each star token on cards in your tableau.": [
        "Score: Gain 3 RP for every star token in your tableau.",
        "Score: Gain 3 RP for each star token you have.",
    ],
    "Action: Move this card 1 slot to the right.": ["Action: Move this card one position to the right."],
    "Score: If this card is the first card or there are exactly 5 cards to the left of this card, gain 5 RP.": [
        "Score: If this card is in slot 1 or slot 6, gain 5 RP.",
    ],
    "Action: Choose a face-down card in any tableau. Discard it.": [
        "Action: Target 1 face-down card in any tableau; discard it.",
    ],
    "Play: For the rest of the tournament, this card has stars equal to the stars of the card in any tableau with the "
    "most stars.": ["Play: Copy the stars of the highest card in play."],
    "Score: If there is a card adjacent to this card with at least 7 stars, gain 22 RP.": [
        "Score: If it's next to a card with 7 or more stars, gain 22 RP.",
        "Score: If a card with 7 or more stars is next to this card, gain 22 RP.",
    ],
    "Ongoing: If there is no face-up card adjacent to this card, this card has +10 stars.": [
        "Ongoing: If no face-up card is adjacent to this one, this card has +10 stars.",
    ],
    "Play: Attach a card in your hand to this card.": [
        "Play: Host a card from your hand on this card.",
        "Play: Put a card from your hand under this card.",
    ],
    "Score: Gain 3 RP for each card attached to this card.": [
        "Score: Gain 3 RP for each hosted card.",
        "Score: Gain 3 RP for each card under this card.",
    ],
    "Play this card unless there is a face-down card in your tableau.": [
        "You cannot play this card if there is a face-down card in your tableau.",
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("canonical", "said"), [(text, said) for text, other in SAME.items() for said in other]
)
def test_places_in_other_words(canonical: str, said: str) -> None:
    assert render(parse(said)) == canonical
    assert parse(said) == parse(canonical)


@pytest.mark.parametrize(
    "text",
    [
        "Play: Flip a card with fewer stars than the card to its left.",  # to the left of which?
        "Play: Choose a card in your tableau. Flip a card in an opponent's tableau with a lower star rating.",
    ],
)
def test_what_is_not_clear_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)


@pytest.mark.parametrize(
    ("text", "in_japanese", "in_russian"),
    [
        (
            "Play: Choose a card in your tableau. Flip each card adjacent to it.",
            "プレイ：自分のプレイエリアのカード1枚を選ぶ。そのカードの隣のカード全てを裏返す。",
            "Розыгрыш. Выберите карту на своём столе. Переверните каждую карту рядом с ней.",
        ),
        (
            "Play: Flip each card to the right of your Top card.",
            "プレイ：自分のトップカードより右のカード全てを裏返す。",
            "Розыгрыш. Переверните каждую карту правее вашей крайней карты.",
        ),
        (
            "Score: Gain 5 RP for each pair of adjacent cards in your tableau that share an element.",
            "得点：自分のプレイエリアのカードのうち、隣り合い同じ属性を持つ2枚の組1組につき5RPを得る。",
            "Подсчёт. Получите по 5 РО за каждую пару соседних карт среди карт на вашем столе, имеющих общий элемент.",
        ),
        (
            "Score: If the number of open slots in your tableau is at least 2, gain 5 RP.",
            "得点：自分のプレイエリアの空きスロットの数が2以上である場合、5RPを得る。",
            "Подсчёт. Если на вашем столе не меньше 2 свободных ячеек, получите 5 РО.",
        ),
        (
            "Play: Choose a card in your tableau. Flip the card immediately to the left of it.",
            "プレイ：自分のプレイエリアのカード1枚を選ぶ。そのカードの左隣のカードを裏返す。",
            "Розыгрыш. Выберите карту на своём столе. Переверните карту сразу слева от неё.",
        ),
    ],
)
def test_places_in_other_languages(text: str, in_japanese: str, in_russian: str) -> None:
    assert japanese(parse(text)) == in_japanese
    assert russian(parse(text)) == in_russian
