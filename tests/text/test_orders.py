"""The options of a choice, as they are put to the player who is asked."""

from __future__ import annotations

from random import Random

import pytest

from bench.language.growing import Grower
from mblades.text.reading.parser import parse
from mblades.text.render.english import sentences as english
from mblades.text.render.japanese import sentences as japanese
from mblades.text.render.russian import sentences as russian
from mblades.text.tree import Ability, ChooseOne, May, OneOf, Who
from mblades.text.walking import nodes

ASKED = {
    "Play: Each player with more RP than you flips 2 cards in their tableau or loses 20 RP.": [
        (
            "Flip 2 cards in your tableau.",
            "自分のプレイエリアのカード2枚を裏返す。",
            "Переверните 2 карты на своём столе.",
        ),
        ("Lose 20 RP.", "20RPを失う。", "Потеряйте 20 РО."),
    ],
    "Play: An opponent gives you 20 RP, or discards a card and you draw a card.": [
        ("Pay 20 RP.", "20RPを支払う。", "Заплатите 20 РО."),
        (
            "Discard a card. The player of this card draws a card.",
            "手札のカード1枚を捨てる。このカードのプレイヤーはカード1枚を引く。",
            "Сбросьте карту. Игрок этой карты берёт карту из магазина.",
        ),
    ],
    "Play: An opponent loses 20 RP or you flip a card in your tableau.": [
        ("Lose 20 RP.", "20RPを失う。", "Потеряйте 20 РО."),
        (
            "The player of this card flips a card in their tableau.",
            "このカードのプレイヤーは自分のプレイエリアのカード1枚を裏返す。",
            "Игрок этой карты переворачивает карту на своём столе.",
        ),
    ],
    "Play: Flip this card or lose 5 RP.": [
        ("Flip this card.", "このカードを裏返す。", "Переверните эту карту."),
        ("Lose 5 RP.", "5RPを失う。", "Потеряйте 5 РО."),
    ],
}


OFFERED = {
    "Play: Each opponent secretly chooses whether to give you 5 RP.": (
        "You secretly choose whether to pay 5 RP.",
        "5RPを支払うかどうかを秘密裏に選ぶ。全員の選択を同時に公開し、そうすると選んだプレイヤーはそれを行う。",
        "Выберите втайне, заплатить 5 РО или нет.",
    ),
    "Play: Each player may flip a card in their tableau. If they do, they gain 4 RP.": (
        "You may flip a card in your tableau. If you do, gain 4 RP.",
        "自分のプレイエリアのカード1枚を裏返してもよい。そうした場合、4RPを得る。",
        "Вы можете перевернуть карту на своём столе. Если вы это сделаете, получите 4 РО.",
    ),
    "Play: Each opponent loses 10 RP unless they pay you 2 M$.": (
        "You may pay 2 M$. If you do not, lose 10 RP.",
        "2ミレニアムドルを支払ってもよい。そうしない場合、10RPを失う。",
        "Вы можете заплатить 2 миллениум-доллара. Если вы этого не сделаете, потеряйте 10 РО.",
    ),
}


@pytest.mark.parametrize("text", OFFERED)
def test_what_others_may_do_reads_as_an_offer_to_them(text: str) -> None:
    [may] = [one for one in nodes(parse(text)) if isinstance(one, May)]
    languages = (english, japanese, russian)
    assert tuple(one.render_choice((may,), may.who) for one in languages) == OFFERED[text]


def in_every_language(choice: ChooseOne | OneOf) -> list[tuple[str, str, str]]:
    who = choice.who if isinstance(choice, OneOf) else Who.YOU
    return [
        (
            english.render_choice(option, who),
            japanese.render_choice(option, who),
            russian.render_choice(option, who),
        )
        for option in choice.options
    ]


@pytest.mark.parametrize("text", ASKED)
def test_an_option_reads_as_an_order_to_who_is_asked(text: str) -> None:
    ability = parse(text).lines[0]
    assert isinstance(ability, Ability)
    choice = ability.effects[0]
    assert isinstance(choice, OneOf)
    assert in_every_language(choice) == ASKED[text]


def test_an_option_of_ones_own_keeps_its_words() -> None:
    ability = parse("Play: Each opponent loses 5 RP. Draw a card.").lines[0]
    assert isinstance(ability, Ability)
    assert english.render_choice(ability.effects, Who.YOU) == (
        "Each opponent loses 5 RP. Draw a card."
    )
    assert (
        japanese.render_choice(ability.effects, Who.YOU) == "各相手は5RPを失う。カード1枚を引く。"
    )
    assert russian.render_choice(ability.effects, Who.YOU) == (
        "Каждый противник теряет 5 РО. Возьмите карту из магазина."
    )


@pytest.mark.parametrize("kind", [OneOf, ChooseOne])
def test_every_option_has_words_in_every_language(kind: type[OneOf | ChooseOne]) -> None:
    for seed in range(60):
        choice = Grower(Random(seed)).node(kind)
        for words in in_every_language(choice):
            assert all(words)
