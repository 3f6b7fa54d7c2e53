"""The words that powers need, in three languages."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text import tree
from mblades.text.reading.parser import parse
from mblades.text.render.english import sentences as english
from mblades.text.render.japanese import sentences as japanese
from mblades.text.render.russian import sentences as russian

# English, Japanese, Russian
TEXTS = r"""
Deckbuilding: Gain 6 M$ more at the start of the phase. You may look at 3 cards of the Store.
デッキ構築：フェイズの開始時に得るミレニアムドルが6増える。ショップのカード3枚を見てもよい。
Сбор колоды. В начале фазы получите ещё 6 миллениум-долларов. Вы можете посмотреть 3 карты магазина.

Deckbuilding: Your boosters have 1 more card. Store cards cost you 1 M$ less. Aftermarket cards cost you 1 M$ less.
デッキ構築：自分のパックのカードが1枚増える。ショップのカードの購入コストが1ミレニアムドル下がる。流通市場のカードの購入コストが1ミレニアムドル下がる。
Сбор колоды. В ваших бустерах на 1 карту больше. Карты магазина стоят для вас на 1 миллениум-доллар меньше. Карты на рынке стоят для вас на 1 миллениум-доллар меньше.

Deckbuilding: You sell cards for 1 M$ more. Fusions cost you 1 card less. You have 2 more sell markers.
デッキ構築：自分のカードの売却値が1ミレニアムドル上がる。カード合成に必要なカードが1枚減る。自分の売却マーカーが2個増える。
Сбор колоды. Вы продаёте карты на 1 миллениум-доллар дороже. Для слияния вам нужно на 1 карту меньше. У вас на 2 жетона продажи больше.

Deckbuilding: Your deck can have 2 more Singles. Your deck can have 1 more Deck Box. Your deck can have 1 more Accessory.
デッキ構築：デッキにシングルをさらに2枚まで入れられる。デッキにデッキケースをさらに1枚まで入れられる。デッキにアクセサリーをさらに1枚まで入れられる。
Сбор колоды. В вашей колоде может быть на 2 сингла больше. В вашей колоде может быть на 1 коробочку больше. В вашей колоде может быть на 1 аксессуар больше.

Deckbuilding: Your collection scores 2 VP more. NPCs cost you no sell marker.
デッキ構築：自分のコレクションの点数が2上がる。アマチュアを得るのに売却マーカーを必要としない。
Сбор колоды. Ваша коллекция приносит на 2 ПО больше. Вам не нужен жетон продажи, чтобы получить любителя.

Deckbuilding: You see the next metas and may change 1 of them. You start the game with 2 random Bronze cards.
デッキ構築：次のメタゲームカードを見て、そのうち1枚を変えてもよい。ゲームの開始時に、ランダムなブロンズプロモカード2枚を得る。
Сбор колоды. Вы видите следующие карты меты и можете заменить 1 из них. Вы начинаете игру с 2 случайными бронзовыми картами.

Deckbuilding: Your trades may be uneven by 2. You may sell cards in the last timer. Your deck can have 1 pair of cards with the same name.
デッキ構築：自分のトレードは2まで等価でなくてもよい。最後のタイマー中にもカードを売却してもよい。デッキに同じカード名のカードを1組まで入れられる。
Сбор колоды. Ваши обмены могут быть неравноценными: разница до 2. Вы можете продавать карты и во время последнего таймера. В вашей колоде может быть 1 пара карт с одинаковым именем.

Action: Use this once per turn. Draw a card.
アクション：この効果は1ターンに1回のみ使用できる。カード1枚を引く。
Действие. Используйте это один раз за ход. Возьмите карту из магазина.

Reaction: Use this once per tournament. When an opponent plays a card, return it to its owner's hand.
リアクション：この効果は1トーナメントに1回のみ使用できる。相手がカードをプレイした時、そのカードを持ち主の手札に戻す。
Реакция. Используйте это один раз за турнир. Когда противник разыгрывает карту, верните её в руку владельца.

Ongoing: Use this once per turn. Whenever you win a clash, gain 10 RP.
持続：この効果は1ターンに1回のみ使用できる。自分がクラッシュに勝利するたび、10RPを得る。
Постоянно. Используйте это один раз за ход. Каждый раз, когда вы побеждаете в схватке, получите 10 РО.

Play: Flip a card in your tableau. If you do, gain 15 RP.
プレイ：自分のプレイエリアのカード1枚を裏返す。そうした場合、15RPを得る。
Розыгрыш. Переверните карту на своём столе. Если вы это сделали, получите 15 РО.

Play: If you have at least 20 RP, discard a card. If you do, gain 15 RP. Otherwise, lose 5 RP.
プレイ：自分のRPが20以上である場合、手札のカード1枚を捨てる。そうした場合、15RPを得る。そうでない場合、5RPを失う。
Розыгрыш. Если у вас не меньше 20 РО, сбросьте карту. Если вы это сделали, получите 15 РО. Иначе потеряйте 5 РО.

Ongoing: Whenever you play a Fire card, lose 5 RP. If you do, draw a card.
持続：自分が炎属性のカードをプレイするたび、5RPを失う。そうした場合、カード1枚を引く。
Постоянно. Каждый раз, когда вы разыгрываете огненную карту, потеряйте 5 РО. Если вы это сделали, возьмите карту из магазина.

Play: You may flip a card in your tableau. If you do, discard a card. If you do, gain 10 RP.
プレイ：自分のプレイエリアのカード1枚を裏返してもよい。そうした場合、手札のカード1枚を捨てる。そうした場合、10RPを得る。
Розыгрыш. Вы можете перевернуть карту на своём столе. Если вы это сделаете, сбросьте карту. Если вы это сделали, получите 10 РО.

Ongoing: You score each meta twice.
持続：あなたは各メタゲームカードで2回得点する。
Постоянно. Вы дважды получаете очки за каждую карту меты.

Action: Name a trigger, whose effects do not happen until your next turn.
アクション：トリガー1つを宣言する。次のあなたのターンまで、その効果は発動しない。
Действие. Назовите триггер, эффекты с которым не срабатывают до вашего следующего хода.

Action: Attach a keyword of your choice to a card in your tableau.
アクション：自分のプレイエリアのカード1枚に任意のキーワード1つをつける。
Действие. Присоедините к карте на своём столе ключевое слово на ваш выбор.

Play: Clash with an opponent. The winner steals 10 RP from the loser.
プレイ：相手1人とクラッシュする。勝者は敗者から10RPを奪う。
Розыгрыш. Вступите в схватку с противником. Победитель крадёт 10 РО у проигравшего.

Score: Gain RP equal to the number of star tokens on cards in your tableau.
得点：自分のプレイエリアのカードに置かれた+1トークンの数に等しいRPを得る。
Подсчёт. Получите столько РО, сколько жетонов звёздного рейтинга на картах на вашем столе.

Score: Gain 5 RP for each star token on cards in your tableau.
得点：自分のプレイエリアのカードに置かれた+1トークン1個につき5RPを得る。
Подсчёт. Получите по 5 РО за каждый жетон звёздного рейтинга на картах на вашем столе.

Score: Gain 5 RP for each 2 star tokens on Fire cards in your tableau.
得点：自分のプレイエリアにある炎属性のカードに置かれた+1トークン2個につき5RPを得る。
Подсчёт. Получите по 5 РО за каждые 2 жетона звёздного рейтинга на огненных картах на вашем столе.

Play: Gain 5 RP for each card you have played this turn.
プレイ：このターンに自分がプレイしたカード1枚につき5RPを得る。
Розыгрыш. Получите по 5 РО за каждую карту, разыгранную вами в этот ход.

Play: Gain RP equal to the number of cards you have played this turn.
プレイ：このターンに自分がプレイしたカードの枚数に等しいRPを得る。
Розыгрыш. Получите столько РО, сколько карт вы разыграли в этот ход.

Play: Gain 5 RP for each opponent with no card in their hand.
プレイ：手札がない相手1人につき5RPを得る。
Розыгрыш. Получите по 5 РО за каждого противника, в руке которого нет карт.

Play: Gain RP equal to the number of opponents with no card in their hand.
プレイ：手札がない相手の人数に等しいRPを得る。
Розыгрыш. Получите столько РО, сколько у вас противников, в руке которых нет карт.
""".strip().split("\n\n")


@pytest.mark.parametrize("texts", TEXTS, ids=lambda texts: texts.split("\n")[0])
def test_in_three_languages(texts: str) -> None:
    in_english, in_japanese, in_russian = texts.split("\n")
    read = parse(in_english)
    assert english.render(read) == in_english
    assert japanese.render(read) == in_japanese
    assert russian.render(read) == in_russian


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Deckbuilding: Gain 6 more M$ at the start of each phase.",
         "Deckbuilding: Gain 6 M$ more at the start of the phase."),
        ("Your deck can have two extra Singles.", "Deckbuilding: Your deck can have 2 more Singles."),
        ("Deckbuilding: Cards of the Store cost you one M$ less.",
         "Deckbuilding: Store cards cost you 1 M$ less."),
        ("Deckbuilding: Fusions cost you 1 fewer card.",
         "Deckbuilding: Fusions cost you 1 card less."),
        ("Action: Use this only once each turn. Draw a card.",
         "Action: Use this once per turn. Draw a card."),
        ("Action: Put any keyword on a card in your tableau.",
         "Action: Attach a keyword of your choice to a card in your tableau."),
        ("Play: Gain 5 RP for each card you played this turn.",
         "Play: Gain 5 RP for each card you have played this turn."),
        ("Play: Gain 5 RP per opponent who has no cards in their hand.",
         "Play: Gain 5 RP for each opponent with no card in their hand."),
        ("Score: Gain 1 RP for each star token on each card in your tableau.",
         "Score: Gain 1 RP for each star token on cards in your tableau."),
    ],
)  # fmt: skip
def test_other_words(text: str, same: str) -> None:
    assert english.render(parse(text)) == same


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Play: Your boosters have 1 more card.", "rule for decks"),
        ("Deckbuilding: Draw a card.", "only limits decks"),
        ("Play: Draw a card. Use this once per turn.", "first sentence"),
        ("Play: You score each meta twice.", "lasts for some time"),
        (
            "Play: Each opponent discards a card. If they do, gain 5 RP.",
            "needs a sentence with 'may'",
        ),
        ("Play: Each opponent steals 5 RP from you.", "always done by you"),
    ],
)
def test_mistakes(text: str, said: str) -> None:
    with pytest.raises(SheetError, match=said):
        parse(text)


def test_trees() -> None:
    (line,) = parse("Deckbuilding: You start the game with 2 random Gold cards.").lines
    assert line == tree.Ability(
        tree.TriggerWord.DECKBUILDING, (tree.PhaseRule("start", 2, "Gold"),)
    )
    (line,) = parse("Play: Flip a card in your tableau. If you do, draw a card.").lines
    assert isinstance(line, tree.Ability)
    assert line.effects[1] == tree.IfDone((tree.Draw(),))
