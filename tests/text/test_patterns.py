"""How one's cards go together, and where this one stands."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render
from mblades.text.render.japanese.sentences import render as japanese
from mblades.text.render.russian.sentences import render as russian

SAME: dict[str, list[str]] = {
    "Score: If every card in your tableau is a Fire card, gain 20 RP.": [
        "Score: If all cards in your tableau are Fire, gain 20 RP.",
        "Score: If all of your cards are Fire cards, gain 20 RP.",
        "Score: If each of your cards is a Fire card, gain 20 RP.",
    ],
    "Score: If every other card in your tableau is a face-up card, gain 20 RP.": [
        "Score: If all your other cards are face-up, gain 20 RP.",
    ],
    "Score: If the stars of face-up cards in your tableau ascend from left to right, gain 30 RP.": [
        "Score: Gain 30 RP if the face-up cards in your tableau are in ascending order of Stars.",
        "Score: If the Star Ratings of your face-up cards are increasing from left to right, gain 30 RP.",
    ],
    "Score: If no two cards in your tableau share a star value, gain 30 RP.": [
        "Score: If all your cards have different Star Ratings, gain 30 RP.",
    ],
    "Score: If all cards in your tableau share a type, gain 30 RP.": [
        "Score: If all your cards have the same type, gain 30 RP.",
    ],
    "Score: If this card is the first card or this card is the last card, gain 20 RP.": [
        "Score: If this is the leftmost or rightmost card in your tableau, gain 20 RP.",
    ],
    "Play: If there are exactly 2 cards to the left of this card, gain 18 RP.": [
        "Play: If this card is in your third slot, gain 18 RP.",
        "Play: If this is the third card in your tableau, gain 18 RP.",
    ],
    "Score: If there is another Construct card adjacent to this card, gain 25 RP.": [
        "Score: If this card is adjacent to another Construct, gain 25 RP.",
    ],
}


@pytest.mark.parametrize(
    ("canonical", "said"), [(text, said) for text, other in SAME.items() for said in other]
)
def test_patterns_in_other_words(canonical: str, said: str) -> None:
    assert render(parse(said)) == canonical
    assert parse(said) == parse(canonical)


@pytest.mark.parametrize(
    "text",
    [
        "Score: If this card is the highest or lowest card in your tableau, gain 20 RP.",
        "Score: If your Top card is in your third slot, gain 20 RP.",
        "Score: If this card is between three Fire cards, gain 20 RP.",
    ],
)
def test_a_pattern_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)


@pytest.mark.parametrize(
    ("text", "in_japanese", "in_russian"),
    [
        (
            "Score: If every card in your tableau is a Fire card, gain 5 RP.",
            "得点：自分のプレイエリアのカードが全て炎属性のカードである場合、5RPを得る。",
            "Подсчёт. Если все карты на вашем столе являются огненными картами, получите 5 РО.",
        ),
        (
            "Score: If the stars of cards in your tableau ascend from left to right, gain 5 RP.",
            "得点：自分のプレイエリアのカードが左からスターレーティングの小さい順に並んでいる場合、5RPを得る。",
            "Подсчёт. Если количество звёзд карт на вашем столе возрастает слева направо, получите 5 РО.",
        ),
        (
            "Score: Unless all cards in your tableau share an element, gain 5 RP.",
            "得点：自分のプレイエリアのカードが全て同じ属性を持つとは限らない場合、5RPを得る。",
            "Подсчёт. Если не все карты на вашем столе имеют общий элемент, получите 5 РО.",
        ),
        (
            "Score: Unless no two cards in your tableau share a type, gain 5 RP.",
            "得点：自分のプレイエリアのカードの種族が全て異なるとは限らない場合、5RPを得る。",
            "Подсчёт. Если хотя бы две из карт на вашем столе имеют общий тип, получите 5 РО.",
        ),
    ],
)
def test_patterns_in_other_languages(text: str, in_japanese: str, in_russian: str) -> None:
    assert japanese(parse(text)) == in_japanese
    assert russian(parse(text)) == in_russian
