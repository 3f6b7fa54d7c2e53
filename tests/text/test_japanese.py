"""The Japanese of card texts: sentences judged one by one, and what holds of every tree."""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mblades.text import tree
from mblades.text.reading.parser import parse
from mblades.text.render.japanese.sentences import render
from mblades.text.render.japanese.words import KEYWORDS_JA, keyword_name
from mblades.text.tree import (
    Ability,
    Adjacent,
    AttachedTo,
    Beside,
    Cards,
    CountOf,
    EqualTo,
    Filter,
    Flat,
    Has,
    Holds,
    If,
    In,
    IsFlipped,
    It,
    Keyword,
    Kind,
    May,
    Neighbour,
    Not,
    Number,
    PerEach,
    StarsOf,
    StarTest,
    Text,
    TheNext,
    This,
    Those,
    TopCard,
    TopOfStore,
    TriggerWord,
    Twice,
    Who,
    Whose,
)

YOURS = In()
OPPONENTS = In("tableau", Whose.OPPONENT)
ALL_OPPONENTS = In("tableau", Whose.EACH_OPPONENT)
THEIRS = In("tableau", Whose.THEIR)
ANYWHERE = In("tableau", Whose.ANY)
HAND = In("hand")
THEIR_HAND = In("hand", Whose.THEIR)
THAT_PLAYERS = In("tableau", Whose.THAT)
THEIR_RP = Has("RP", Whose.THAT)
EACH_AHEAD = tree.Compared("each player", THEIR_RP, "more")
FIRE = Filter(symbols=("Fire",))
CONSTRUCT = Filter(symbols=("Construct",))
DRAW = tree.Draw()


def become(card: tree.Ref, *symbols: tree.Symbol, only: bool = False) -> tree.Lasting:
    return tree.Lasting((tree.HaveSymbols(card, symbols, only),), tree.Until(tree.TournamentEnd()))


def a(card: Filter = Filter(), place: tree.Place = YOURS, count: int = 1) -> Cards:  # noqa: B008
    return Cards("a", card, place, count)


def each(card: Filter = Filter(), place: tree.Place = YOURS) -> Cards:  # noqa: B008
    return Cards("each", card, place)


def the(how: tree.How, place: tree.Place = YOURS, card: Filter = FIRE, count: int = 1) -> Cards:
    return Cards(how, card, place, count)


def rp(amount: int, who: Who = Who.YOU) -> tree.Gain:
    return tree.Gain("RP", Flat(amount), who)


def gain(quantity: tree.Quantity) -> tree.Gain:
    return tree.Gain("RP", EqualTo(quantity))


def gain_per(quantity: tree.Quantity, step: int = 1) -> tree.Gain:
    return tree.Gain("RP", PerEach(5, quantity, step))


def lose(amount: int, who: tree.Whom = Who.YOU) -> tree.Lose:
    return tree.Lose("RP", Flat(amount), who)


def stars(test: tree.Compare, than: tree.Quantity) -> Filter:
    return Filter(stars=StarTest(test, than))


def draw_if(condition: tree.Condition) -> If:
    return If(condition, (DRAW,))


def number_of_fire(test: tree.Compare, number: int) -> Holds:
    return Holds(CountOf(each(FIRE)), test, Number(number))


Line = tuple[str, TriggerWord, tuple[tree.Effect, ...], tree.Event | None]
LINES: list[Line] = []


def line(
    japanese: str, trigger: TriggerWord, *effects: tree.Effect, when: tree.Event | None = None
) -> None:
    LINES.append((japanese, trigger, effects, when))


PLAY, ACTION, FLIP, NEXT = (
    TriggerWord.PLAY, TriggerWord.ACTION, TriggerWord.FLIP, TriggerWord.NEXT,
)  # fmt: skip
ONGOING, TOP, SCORE, REACTION = (
    TriggerWord.ONGOING, TriggerWord.TOP, TriggerWord.SCORE, TriggerWord.REACTION,
)  # fmt: skip
RULE = TriggerWord.RULE

# What was done last, and on a last turn
line(
    "プレイ：自分がこのカードの直前にプレイしたカードが炎属性のカードである場合、10RPを得る。", PLAY,
    If(tree.Is(tree.Latest("played", before="this card"), Filter(symbols=("Fire",))), (rp(10),)),
)  # fmt: skip
line(
    "プレイ：自分の直前のターンに自分が得た1RPにつき1RPを得る。", PLAY,
    tree.Gain("RP", tree.PerEach(1, tree.HowMuch("RP", since="on your last turn"))),
)  # fmt: skip
# Points and money
line("プレイ：10RPを得る。", PLAY, rp(10))
line(
    "プレイ：各相手は2ミレニアムドルを得る。あなたは5RPを得る。",
    PLAY, tree.Gain("M$", Flat(2), Who.EACH_OPPONENT), rp(5),
)  # fmt: skip
line("プレイ：このカードのスターレーティングに等しいRPを得る。", PLAY, gain(StarsOf(This())))
line("得点：このカードのスターレーティングの2倍のRPを得る。", SCORE, gain(Twice(StarsOf(This()))))
line(
    "得点：このカードのスターレーティングの3倍のRPを得る。", SCORE,
    gain(tree.Times(3, StarsOf(This()))),
)  # fmt: skip
line("プレイ：相手全員とクラッシュする。", PLAY, tree.Clash(Who.EACH_OPPONENT))
line("プレイ：全プレイヤーとクラッシュする。", PLAY, tree.Clash(Who.EACH_PLAYER))
line(
    "ネクスト：次にプレイするカードは+1トークン2個が置かれた状態で場に出る。",
    TriggerWord.NEXT, tree.NextComesWith(2),
)  # fmt: skip
line(
    "得点：自分のプレイエリアにある炎属性のカード1枚につき5RPを得る。",
    SCORE, gain_per(CountOf(each(FIRE))),
)  # fmt: skip
line(
    "プレイ：各相手は、自分のプレイエリアにある裏向きのカード1枚につき5RPを失う。",
    PLAY,
    tree.Lose("RP", PerEach(5, CountOf(each(Filter(face="down"), THEIRS))), Who.EACH_OPPONENT),
)
line(
    "プレイ：各相手は、あなたのプレイエリアのカード1枚につき5RPを失う。",
    PLAY, tree.Lose("RP", PerEach(5, CountOf(each())), Who.EACH_OPPONENT),
)  # fmt: skip
line("プレイ：相手1人から10RPを奪う。", PLAY, tree.Steal("RP", Flat(10)))
line(
    "プレイ：自分のRPの半分（端数切り捨て）を失う。",
    PLAY, tree.Lose("RP", EqualTo(tree.Half(Has("RP")))),
)  # fmt: skip
line(
    "得点：自分が持つ4ミレニアムドルにつき5RPを得る。手札のカード1枚につき5RPを得る。",
    SCORE, gain_per(Has("M$"), 4), gain_per(CountOf(each(place=HAND))),
)  # fmt: skip
line(
    "得点：自分のプレイエリアのカードが持つ異なる属性1種類につき5RPを得る。"
    "自分が勝利したクラッシュ1回につき5RPを得る。自分よりRPが多い相手1人につき5RPを得る。",
    SCORE,
    gain_per(tree.Different("element", each())),
    gain_per(tree.ClashesWon()),
    gain_per(tree.PlayersWho(tree.Compared("each opponent", THEIR_RP, "more"))),
)
line(
    "得点：それらのカードのスターレーティングの合計に等しいRPを得る。"
    "このカードのスターレーティングに5を加えた値に等しいRPを得る。"
    "10からこのカードのスターレーティングを引いた値に等しいRPを得る。",
    SCORE,
    gain(tree.TotalStars(Those())),
    gain(tree.Sum(StarsOf(This()), Number(5))),
    gain(tree.Difference(Number(10), StarsOf(This()))),
)
line(
    "アクション：2ミレニアムドルを支払う。このカードのプレイ効果を発動する。",
    ACTION, tree.Pay("M$", Flat(2)), tree.UseEffects(PLAY, This()),
)  # fmt: skip

# Cards
line(
    "アクション：他のプレイヤー1人のプレイエリアにある、"
    "このカードよりスターレーティングが低いカード1枚を裏返す。",
    ACTION, tree.Flip(a(stars("fewer", StarsOf(This())), In("tableau", Whose.ANOTHER))),
)  # fmt: skip
line(
    "プレイ：各相手は自分のプレイエリアのカード1枚を裏返す。",
    PLAY, tree.Flip(a(place=THEIRS), Who.EACH_OPPONENT),
)  # fmt: skip
line(
    "プレイ：自分のプレイエリアにある裏向きのカード1枚を表向きにする。",
    PLAY, tree.Unflip(a(Filter(face="down"))),
)  # fmt: skip
line(
    "プレイ：相手1人のプレイエリアにある、スターレーティングが最も高いカード1枚を裏返す。",
    PLAY, tree.Flip(the("highest", OPPONENTS, Filter())),
)  # fmt: skip
line(
    "プレイ：自分のプレイエリアにある最も左の炎属性のカードを裏返す。",
    PLAY, tree.Flip(the("first")),
)  # fmt: skip
line(
    "プレイ：自分のプレイエリアにある他のプレミアのカード最大2枚を裏返す。",
    PLAY, tree.Flip(the("up to", YOURS, Filter(other=True, rarity="Premium"), 2)),
)  # fmt: skip
line(
    "プレイ：全プレイヤーのプレイエリアにある炎属性または水属性のカード全てを裏返す。",
    PLAY, tree.Flip(each(Filter(symbols=("Fire", "Water"), any_symbol=True), ANYWHERE)),
)  # fmt: skip
line(
    "プレイ：いずれかのプレイエリアにある、スターレーティングが3以上5以下の、"
    "+1トークンが5個以下の、自分のトップカードと同じ属性と種族を持つカード1枚を裏返す。",
    PLAY, tree.Flip(a(Filter(
        range=tree.StarRange(3, 5), tokens=tree.TokenTest("star token", "at most", 5),
        shares=tree.Likeness(("element", "type"), TopCard()),
    ), ANYWHERE)),
)  # fmt: skip
line(
    "プレイ：相手1人のプレイエリアのこのカードと同じ位置のスロットにある、このターンに自分がプレイしたカード1枚を裏返す。"
    "自分のプレイエリアのカードのうち、隣り合い同じ種族を持つ2枚の組1組につき5RPを得る。"
    "自分のプレイエリアの空きスロット1つにつき5RPを得る。",
    PLAY, tree.Flip(a(Filter(past=tree.Past("played", "this turn")), tree.Slot(0, Whose.OPPONENT))),
    tree.Gain("RP", PerEach(5, tree.Pairs("type", each()))),
    tree.Gain("RP", PerEach(5, tree.OpenSlots())),
)  # fmt: skip
line(
    "得点：自分のプレイエリアにある、炎属性のカードの隣にある水属性のカード1枚につき5RPを得る。"
    "自分のプレイエリアにある、2枚の炎属性のカードに挟まれたカード1枚につき5RPを得る。"
    "自分のプレイエリアにある、炎属性のカードのすぐ左にないカード1枚につき5RPを得る。"
    "自分のプレイエリアにある、自身の隣にあるいずれかのカードと同じ属性を持つカード1枚につき5RPを得る。"
    "自分のプレイエリアにある、同じプレイエリアにあるどの他のカードとも同じ種族を持たないカード1枚につき5RPを得る。"
    "自分のプレイエリアにある、自身の左隣のカードよりスターレーティングが高いカード1枚につき5RPを得る。",
    TriggerWord.SCORE,
    *(
        tree.Gain("RP", PerEach(5, tree.CountOf(each(which))))
        for which in (
            Filter(symbols=("Water",), relation=tree.Near(FIRE)),
            Filter(relation=tree.Near(FIRE, count=2)),
            Filter(relation=tree.Near(FIRE, "left", 0)),
            Filter(relation=tree.AlikeTo(("element",), Filter(), "beside it")),
            Filter(relation=tree.AlikeTo(("type",), Filter(other=True), "the same tableau", "none")),
            Filter(relation=tree.StarsBeside("more", "left")),
        )
    ),
)  # fmt: skip
line(
    "得点：自分の所持金とこのカードのスターレーティングのうち小さい方に等しいRPを得る。",
    TriggerWord.SCORE,
    tree.Gain("RP", EqualTo(tree.Extreme(tree.Has("M$"), tree.StarsOf(tree.This())))),
)  # fmt: skip
line(
    "得点：自分のプレイエリアの左から奇数番目のスロットにある表向きのカード1枚につき6RPを得る。",
    TriggerWord.SCORE,
    tree.Gain("RP", PerEach(6, tree.CountOf(each(Filter(face="up"), tree.OddSlots())))),
)  # fmt: skip
line(
    "得点：自分のプレイエリアのカードのうち、互いに同じ種族を持つカードが3枚以上である場合、20RPを得る。"
    "自分のプレイエリアのカードのうち、同じ属性を持つ2枚の組（各カード1組まで）1組につき5RPを得る。",
    TriggerWord.SCORE,
    tree.If(Holds(tree.MostAlike("type", each()), "at least", Number(3)), (tree.Gain("RP", tree.Flat(20)),)),
    tree.Gain("RP", PerEach(5, tree.Pairs("element", each(), adjacent=False))),
)  # fmt: skip
line(
    "プレイ：いずれかのプレイエリアにある、カード名が「Orella」の炎属性かつ兵士のカード1枚を裏返す。",
    PLAY, tree.Flip(a(Filter(symbols=("Fire", "Soldier"), name="Orella"), ANYWHERE)),
)  # fmt: skip
line(
    "プレイ：手札のカード1枚を捨てる。カード2枚を引く。",
    PLAY, tree.Discard(a(place=HAND)), tree.Draw(tree.Flat(2)),
)  # fmt: skip
line(
    "プレイ：魔道士のカードが公開されるまで、ショップデッキの一番上からカードを1枚ずつ公開する。",
    PLAY, tree.RevealUntil(Filter(symbols=("Mage",))),
)  # fmt: skip
line(
    "プレイ：各プレイヤーは手札のカード1枚を同時に自分の左隣のプレイヤーに渡す。",
    PLAY, tree.PassCards(a(place=THEIR_HAND), "left"),
)  # fmt: skip
line(
    "プレイ：流通市場のカード1枚を2ミレニアムドルで購入する。",
    PLAY, tree.Buy(a(place=tree.Aftermarket()), tree.Flat(2)),
)  # fmt: skip
line(
    "プレイ：手札のカード最大2枚をそれぞれそのカードのスターレーティングに等しい額のミレニアムドルで売却する。",
    PLAY, tree.Sell(Cards("up to", Filter(), HAND, 2), EqualTo(StarsOf(It()))),
)  # fmt: skip
line(
    "プレイ：ショップの捨て札置き場のカード1枚を手札に加える。残りのカードを加えてショップデッキをシャッフルする。"
    "手札のカード1枚をゲームから取り除く。",
    PLAY, tree.Take(a(place=tree.DiscardPile())), tree.PutAway(tree.TheRest(), "into the Store"),
    tree.PutAway(a(place=HAND), "in the box"),
)  # fmt: skip
line(
    "プレイ：基本デッキの一番上のカードを手札に加える。いずれかのプレイエリアにある、カード名が「Orella」でないカード1枚を裏返す。",
    PLAY, tree.Take(tree.TopOfStore(core=True)),
    tree.Flip(a(Filter(not_named="Orella"), In("tableau", Whose.ANY))),
)  # fmt: skip
line(
    "プレイ：各プレイヤーは1人ずつ順番に、手札のカード1枚を公開し、そのカードのスターレーティングに等しいRPを得る。",
    PLAY, tree.OneByOne((
        tree.Reveal(a(place=THEIR_HAND), Who.EACH_PLAYER),
        tree.Gain("RP", EqualTo(StarsOf(It())), Who.EACH_PLAYER),
    )),
)  # fmt: skip
line(
    "プレイ：あなたよりRPが多い各相手について順番に、そのプレイヤーのプレイエリアのカード1枚を裏返す。",
    PLAY, tree.PlayerByPlayer(
        tree.Compared("each opponent", tree.Has("RP", Whose.THAT), "more"),
        (tree.Flip(a(place=In("tableau", Whose.THAT))),),
    ),
)  # fmt: skip
line(
    "プレイ：各相手は自分のプレイエリアのカード1枚を選ぶ。あなたはこの効果で選んだカード全てを裏返す。",
    PLAY, tree.ChooseCard(a(place=In("tableau", Whose.THEIR)), Who.EACH_OPPONENT),
    tree.Flip(Cards("each", Filter(), tree.ThisWay("chosen"))),
)  # fmt: skip
line(
    "プレイ：他の各相手は3RPを失う。",
    PLAY, tree.Lose("RP", tree.Flat(3), Who.OTHER_OPPONENTS),
)  # fmt: skip
line(
    "プレイ：手札のカード3枚を除く全てを捨てる。",
    PLAY, tree.Discard(Cards("all but", Filter(), HAND, 3)),
)  # fmt: skip
line(
    "プレイ：手札のカード1枚と流通市場のカード1枚を交換する。",
    PLAY, tree.Swap(a(place=HAND), a(place=tree.Aftermarket())),
)  # fmt: skip
line(
    "プレイ：各相手は手札にあるランダムに選んだカード1枚を捨てる。",
    PLAY, tree.Discard(Cards("random", Filter(), THEIR_HAND), Who.EACH_OPPONENT),
)  # fmt: skip
line(
    "リバース：このカードをバインダーに戻す。手札のカード1枚をプレイする。そのカードを裏返す。",
    FLIP, tree.Return(This(), "binder"), tree.PlayIt(a(place=HAND)), tree.Flip(It()),
)  # fmt: skip
line(
    "プレイ：相手1人のプレイエリアのカード1枚を持ち主の手札に戻す。",
    PLAY, tree.Return(a(place=OPPONENTS), "hand"),
)  # fmt: skip
line(
    "プレイ：流通市場にある魔道士のカード1枚を手札に加えてもよい。",
    PLAY, May((tree.Take(a(Filter(symbols=("Mage",)), tree.Aftermarket())),)),
)  # fmt: skip
line(
    "プレイ：種族または属性1つを宣言する。"
    "各プレイヤーは手札にある、宣言したシンボルを持つカード全てを公開する。",
    PLAY,
    tree.NameOne("type or element"),
    tree.Reveal(each(Filter(matching=True), THEIR_HAND), Who.EACH_PLAYER),
)
line(
    "プレイ：プレイヤー1人を選ぶ。ショップデッキの一番上のカードを公開する。"
    "そのプレイヤーはプレイ効果を無視してそのカードをプレイするか、"
    "そのカードのスターレーティングの2倍のRPを失い、あなたはそのカードを手札に加える。",
    PLAY,
    tree.ChoosePlayer(Who.PLAYER),
    tree.Reveal(TopOfStore()),
    tree.OneOf(
        (
            (tree.PlayIt(It(), Who.THAT, silent=True),),
            (tree.Lose("RP", EqualTo(Twice(StarsOf(It()))), Who.THAT), tree.Take(It())),
        ),
        Who.THAT,
    ),
)
line(
    "プレイ：このターン、枠がなくても、さらにカード1枚をプレイしてもよい。",
    PLAY, May((tree.PlayAnother(slot=True),)),
)  # fmt: skip
line(
    "プレイ：このカードを自分のプレイエリアの任意の位置に挿入してもよい。",
    PLAY, May((tree.Insert(),)),
)  # fmt: skip
line(
    "プレイ：このカードと自分のプレイエリアのカード1枚の位置を入れ替える。"
    "そのカードをプレイエリアの右端に移動する。そのカードを相手1人に渡す。",
    PLAY,
    tree.Swap(This(), a()),
    tree.Move(It(), "the right end"),
    tree.GiveCard(It(), Who.OPPONENT),
)
line(
    "アクション：自分のプレイエリアのカード1枚に+1トークン3個を置く。",
    ACTION, tree.AddTokens("star token", Flat(3), a()),
)  # fmt: skip
line(
    "プレイ：相手全員のプレイエリアのカード全てから+1トークンを1個ずつ取り除く。",
    PLAY, tree.RemoveTokens("star token", Flat(1), each(place=ALL_OPPONENTS)),
)  # fmt: skip
line(
    "プレイ：このカードから自分のプレイエリアのカード1枚に+1トークン2個を移す。",
    PLAY, tree.MoveTokens(Flat(2), This(), a()),
)  # fmt: skip
line(
    "ネクスト：次にプレイしたカードは炎属性のカードになる。そのカードは闇属性かつ魔道士のカードにもなる。",
    NEXT, become(TheNext(), "Fire", only=True), become(It(), "Dark", "Mage"),
)  # fmt: skip
line(
    "プレイ：ショップデッキの上からカード3枚を見る。それらのカードを任意の順番で元の場所に戻す。"
    "手札のカード1枚を流通市場に置く。この効果をもう2回行う。",
    PLAY,
    tree.Look(tree.TopOfStore(3)),
    tree.PutAway(tree.Those(), "back"),
    tree.PutAway(a(place=HAND), "in the Aftermarket"),
    tree.Repeat(2),
)

line(
    "プレイ：ショップデッキの上からカード3枚を見る。それらのうちの炎属性のカード1枚を手札に加える。"
    "残りのカードを任意の順番でショップデッキの一番下に置く。この効果で手札に加えたカード1枚につき5RPを得る。",
    PLAY,
    tree.Look(tree.TopOfStore(3)),
    tree.Take(Cards("a", FIRE, tree.Among())),
    tree.PutAway(tree.TheRest(), "on the bottom of the Store"),
    tree.Gain("RP", tree.PerEach(5, tree.CountOf(each(place=tree.ThisWay("taken"))))),
)

# Clashes
line(
    "プレイ：相手1人とクラッシュする。勝者は15RPを得る。敗者はクラッシュに使用したカードを裏返す。",
    PLAY, tree.Clash(), rp(15, Who.WINNER), tree.Flip(tree.UsedCard(), Who.LOSER),
)  # fmt: skip
line(
    "プレイ：相手1人とクラッシュする。このクラッシュで、そのプレイヤーはあなたが選んだカードを使用する。"
    "勝者は敗北したカードを裏返す。",
    PLAY, tree.Clash(their_card=True), tree.Flip(tree.LosingCard(), Who.WINNER),
)  # fmt: skip
line(
    "リアクション：自分がクラッシュする時、自分のトップカードの代わりにこのカードを使用する。",
    REACTION, tree.UseInClash(), when=tree.Clashes(Who.YOU, "clash"),
)  # fmt: skip
line(
    "リアクション：自分がクラッシュする時、自分の合計値に3を加える。",
    REACTION, tree.ClashBonus(Flat(3)), when=tree.Clashes(Who.YOU, "clash"),
)  # fmt: skip

# Control
line(
    "プレイ：自分のプレイエリアのカード1枚を裏返してもよい。そうした場合、10RPを得る。",
    PLAY, May((tree.Flip(a()),), (rp(10),)),
)  # fmt: skip
line(
    "プレイ：カード1枚を引いてもよい。そうした場合、10RPを得る。そうしない場合、このカードを裏返す。",
    PLAY, May((DRAW,), (rp(10),), otherwise=(tree.Flip(This()),)),
)  # fmt: skip
line(
    "プレイ：20RPを失う。できない場合、このカードを裏返す。",
    PLAY, tree.InFull((tree.Lose("RP", Flat(20)),), (tree.Flip(This()),)),
)  # fmt: skip
line(
    "プレイ：相手1人を選ぶ。そのプレイヤーは手札のカード1枚を捨ててもよい。そうした場合、あなたは10RPを得る。",
    PLAY,
    tree.ChoosePlayer(Who.OPPONENT),
    May((tree.Discard(a(place=THEIR_HAND), Who.THAT),), (rp(10),), Who.THAT),
)
line(
    "プレイ：自分のプレイエリアに炎属性のカードがある場合、10RPを得て、カード1枚を引く。"
    "そうでない場合、5RPを失う。",
    PLAY, If(number_of_fire("at least", 1), (rp(10), DRAW), (lose(5),)),
)  # fmt: skip
line(
    "プレイ：次から1つを選ぶ。①10RPを得る。②カード1枚を引く。",
    PLAY, tree.ChooseOne(((rp(10),), (DRAW,))),
)  # fmt: skip
line(
    "プレイ：自分のプレイエリアにある炎属性のカードの枚数が最も多いプレイヤーは5RPを失う。",
    PLAY,
    lose(5, tree.Foremost("a player", CountOf(each(FIRE, THAT_PLAYERS)))),
)
line(
    "プレイ：RPが最も少ないプレイヤーを除く各プレイヤーは5RPを失う。"
    "手札がない各相手は5RPを失う。"
    "あなたより自分のトップカードのスターレーティングが高い相手1人は5RPを失う。"
    "ランダムに選んだ相手1人は5RPを失う。両隣の各プレイヤーは5RPを失う。",
    PLAY,
    lose(5, tree.Foremost("each player", THEIR_RP, most=False, rest=True)),
    lose(
        5,
        tree.Compared(
            "each opponent", CountOf(each(Filter(), In("hand", Whose.THAT))), "at most", Number(0)
        ),
    ),
    lose(5, tree.Compared("an opponent", StarsOf(TopCard(Whose.THAT)), "more")),
    lose(5, Who.RANDOM_OPPONENT),
    lose(5, Who.NEIGHBOURS),
)
line(
    "プレイ：各相手は次から1つを選ぶ。①あなたは10RPを得る。②カード1枚を引き、あなたはカード1枚を引く。",
    PLAY,
    tree.ChooseOne(((rp(10),), (tree.Draw(who=Who.THAT), DRAW)), who=Who.EACH_OPPONENT),
)
line(
    "プレイ：相手1人は5RPを失う。別の相手1人は5RPを失う。",
    PLAY,
    lose(5, Who.OPPONENT),
    lose(5, Who.OTHER_OPPONENT),
)
line(
    "プレイ：トップカードが炎属性のカードである各プレイヤーは5RPを失う。"
    "トップカードが炎属性のカードでない各相手は5RPを失う。"
    "プレイエリアに空きスロットがない各相手は5RPを失う。",
    PLAY,
    lose(5, tree.Compared("each player", tree.TopIs(FIRE), "at least", Number(1))),
    lose(5, tree.Compared("each opponent", tree.TopIs(FIRE), "at most", Number(0))),
    lose(5, tree.Compared("each opponent", tree.OpenSlots(Whose.THAT), "at most", Number(0))),
)
line(
    "プレイ：あなたよりRPが多い各プレイヤーは自分のプレイエリアのカード2枚を裏返すか、20RPを失う。",
    PLAY,
    tree.OneOf(
        (
            (tree.Flip(a(place=THEIRS, count=2), EACH_AHEAD),),
            (lose(20, EACH_AHEAD),),
        ),
        EACH_AHEAD,
    ),
)
line(
    "プレイ：この効果に対してリアクションを使用できない。いずれかのプレイエリアのカード1枚を選ぶ。"
    "そのカードの持ち主はあなたに20RPを渡すか、そのカードを裏返す。",
    PLAY,
    tree.Unanswered(),
    tree.ChooseCard(a(place=ANYWHERE)),
    tree.OneOf(((tree.Pay("RP", Flat(20), Who.OWNER),), (tree.Flip(It(), Who.OWNER),)), Who.OWNER),
)
line(
    "プレイ：あなたから見て左隣のプレイヤーは5RPを失う。",
    PLAY, lose(5, Who.LEFT),
)  # fmt: skip

# Events
line(
    "持続：自分が炎属性のカードをプレイするたび、5RPを得る。",
    ONGOING, tree.Whenever(tree.Plays(Who.YOU, FIRE), (rp(5),)),
)  # fmt: skip
line(
    "持続：相手が、スターレーティングが5以上のカードをプレイするたび、あなたは5RPを得る。",
    ONGOING, tree.Whenever(tree.Plays(Who.OPPONENT, stars("at least", Number(5))), (rp(5),)),
)  # fmt: skip
line(
    "リアクション：相手がカードをプレイした時、そのカードを裏返す。",
    REACTION, tree.Flip(It()), when=tree.Plays(Who.OPPONENT, Filter()),
)  # fmt: skip
line(
    "リアクション：相手がRPを得た時、あなたはそれと同じ量のRPを得る。",
    REACTION, gain(tree.ThatMuch()), when=tree.Changes(Who.OPPONENT, "gain", "RP"),
)  # fmt: skip
line(
    "プレイ：5RP、10RPのうちランダムに選んだ1つを得る。"
    "自分のプレイエリアのカードに+1トークン5個を好きなように割り振る。各相手は手札が3枚になるまでカードを捨てる。",
    PLAY, tree.Gain("RP", tree.AtRandom((5, 10))), tree.SpreadTokens(Flat(5), each()),
    tree.DiscardDown(3, Who.EACH_OPPONENT),
)  # fmt: skip
line(
    "プレイ：自分のプレイエリアのカードを好きな順番に並べ替える。"
    "各プレイヤーは自分のプレイエリアのカードの並び順を逆にする。",
    PLAY, tree.Rearrange(each()), tree.Rearrange(each(place=THEIRS), "in reverse", Who.EACH_PLAYER),
)  # fmt: skip
line(
    "プレイ：手札のカード1枚を裏向きでこのカードにつける。",
    PLAY, tree.Attach(a(place=HAND), This(), down=True),
)  # fmt: skip
line(
    "アクション：このカードを自分のトップカードのすぐ左に移動する。この効果で通り過ぎたカード1枚につき3RPを得る。",
    ACTION, tree.MoveBeside(This(), tree.TopCard(), "left"), tree.Gain("RP", PerEach(3, tree.CardsPassed())),
)  # fmt: skip
line(
    "プレイ：相手1人のプレイエリアのカード1枚を自分のプレイエリアに移動する。枠1つを失う。",
    PLAY, tree.GiveCard(a(place=OPPONENTS), Who.YOU), tree.ExtraSlot(lost=True),
)  # fmt: skip
line(
    "プレイ：自分のプレイエリアのカード全てに置かれた+1トークンの数を2倍にする。"
    "自分のプレイエリアのカードが持つ異なる種族の数に応じたRP（1なら2、3以上なら12）を得る。",
    PLAY, tree.DoubleTokens(each()),
    tree.Gain("RP", tree.Scale(tree.Different("type", each()), (tree.Mark(1, 2), tree.Mark(3, 12)))),
)  # fmt: skip
line(
    "プレイ：このカードのスターレーティングが奇数である場合、"
    "このカードのスターレーティングと自分の所持金の差に等しいRPを得る。",
    PLAY, tree.If(
        tree.Parity(tree.StarsOf(This()), odd=True),
        (gain(tree.Gap(tree.StarsOf(This()), tree.Has("M$"))),),
    ),
)  # fmt: skip
line(
    "プレイ：自分のプレイエリアにある炎属性のカード1枚につき、自分のプレイエリアのカード1枚を裏返す。"
    "このカードのスターレーティングと自分の所持金の積に等しいRPを得る。",
    PLAY, tree.ForEach(tree.CountOf(each(FIRE)), (tree.Flip(a()),)),
    gain(tree.Product(tree.StarsOf(This()), tree.Has("M$"))),
)  # fmt: skip
line(
    "プレイ：最大3ミレニアムドルを支払う。この効果で支払った1ミレニアムドルにつき7RPを得る。",
    PLAY, tree.Pay("M$", tree.AnyNumber(3)), tree.Gain("RP", PerEach(7, tree.DoneSoFar("paid", "M$"))),
)  # fmt: skip
line(
    "プレイ：自分のプレイエリアのカード全てから全ての+1トークンを取り除く。"
    "この効果で取り除いた+1トークンの数に等しい枚数のカードを引く。",
    PLAY, tree.RemoveTokens("star token", tree.All(), each()),
    tree.Draw(EqualTo(tree.DoneSoFar("removed", "star token"))),
)  # fmt: skip
line(
    "リアクション：相手のプレイ効果が発動する時、その効果を打ち消す。",
    REACTION, tree.Cancel(), when=tree.EffectHappens(Who.OPPONENT, PLAY),
)  # fmt: skip
line(
    "リアクション：自分のプレイエリアのカードが相手の効果によって裏返される時、それを防ぐ。",
    REACTION, tree.Prevent(), when=IsFlipped(a(), "an opponent", would=True),
)  # fmt: skip
line(
    "リアクション：他のプレイヤーのプレイエリアのシングルが裏返される場合、代わりにこのカードを裏返す。",
    REACTION,
    tree.Instead(
        IsFlipped(a(Filter(kind=Kind.SINGLE), In("tableau", Whose.ANOTHER)), would=True),
        (tree.Flip(This()),),
    ),
)
line(
    "持続：クラッシュの敗者が決まるたび、あなたはそのプレイヤーから5RPを奪う。"
    "相手がアクションを使用するたび、あなたはカード1枚を引いてもよい。"
    "相手がカードを捨てるたび、そのプレイヤーは5RPを失う。自分のターンの開始時、あなたは5RPを得る。",
    ONGOING,
    tree.Whenever(
        tree.Clashes(Who.PLAYER, "lose"), (tree.Steal("RP", Flat(5), Who.THAT),)
    ),
    tree.Whenever(tree.UsesAction(Who.OPPONENT), (May((DRAW,)),)),
    tree.Whenever(tree.Discards(Who.OPPONENT), (lose(5, Who.THAT),)),
    tree.Whenever(tree.AtTurn(Who.YOU), (rp(5),)),
)  # fmt: skip

line(
    "持続：各ターンに最初に自分がミレニアムドルを得た時、4RPを得る。"
    "各ターンに1回、自分が他のカードをプレイした時、カード1枚を引いてもよい。"
    "自分のターンの終了時、このターンに自分がアクションを使用していない場合、4RPを得る。"
    "自分が相手に15RP以上を奪われるたび、カード1枚を引く。",
    ONGOING,
    tree.Whenever(tree.Changes(Who.YOU, "gain", "M$"), (rp(4),), "first each turn"),
    tree.Whenever(tree.Plays(Who.YOU, Filter(other=True)), (May((DRAW,)),), "once per turn"),
    tree.Whenever(
        tree.AtTurn(Who.YOU, "end"),
        (tree.If(
            tree.Holds(tree.HowOften(tree.UsesAction(Who.YOU)), "at most", Number(0)), (rp(4),)
        ),),
    ),
    tree.Whenever(
        tree.Changes(Who.YOU, "be robbed of", "RP", at_least=15, by="an opponent"), (DRAW,)
    ),
)  # fmt: skip

# What is so
line(
    "持続：このカードの隣のカードは相手の効果によっては裏返されない。",
    ONGOING, tree.CannotBe(each(place=Adjacent()), ("flipped",), "an opponent"),
)  # fmt: skip
line(
    "持続：手札のカードは相手の効果によっては捨てられない。",
    ONGOING, tree.CannotBe(each(place=HAND), ("discarded",), "an opponent"),
)  # fmt: skip
line(
    "持続：このカードのスターレーティングは、自分のプレイエリアにある他のカード1枚につき1上がる。",
    ONGOING, tree.HaveStars(This(), PerEach(1, CountOf(each(Filter(other=True))))),
)  # fmt: skip
line(
    "持続：相手全員のプレイエリアのカードのスターレーティングは1下がる。",
    ONGOING, tree.HaveStars(each(place=ALL_OPPONENTS), Flat(1), minus=True),
)  # fmt: skip
line(
    "持続：このカードは、自身の属性と種族の代わりに、左隣のカードの属性と種族を持つ。",
    ONGOING, tree.HaveSymbolsOf("left"),
)  # fmt: skip
line(
    "持続：自分のプレイエリアにある他の闇属性のカードは、このカードのリバース効果を持つ。"
    "この効果はコピーできない。",
    ONGOING,
    tree.HaveEffects(each(Filter(other=True, symbols=("Dark",))), FLIP),
    tree.CannotBeCopied(),
)
line(
    "持続：自分のターン中、手札にある任意の枚数の機械のカードをこのカードにつけてもよい。"
    "このカードが裏返される場合、代わりにこのカードにつけたカード1枚を捨ててもよい。",
    ONGOING,
    tree.MayAttach(CONSTRUCT),
    tree.Instead(
        IsFlipped(This(), would=True), (May((tree.Discard(a(place=AttachedTo())),)),)
    ),
)  # fmt: skip
line(
    "トップ：クラッシュでの自分の合計値は3上がる。各相手は炎属性のカードをプレイできない。"
    "各相手はアクションを使用できない。",
    TOP,
    tree.TotalBonus(Flat(3)),
    tree.CannotPlay(Who.EACH_OPPONENT, FIRE),
    tree.Cannot(Who.EACH_OPPONENT, ("use Actions",)),
)
line(
    "持続：このカードは相手の効果によっては裏返されず、選ばれない。各相手はクラッシュできず、ミレニアムドルを得られない。",
    ONGOING,
    tree.CannotBe(This(), ("flipped", "chosen"), "an opponent"),
    tree.Cannot(Who.EACH_OPPONENT, ("clash", "gain M$")),
)
line(
    "持続：このカードのスターレーティングは8になる。このカードのスターレーティングは2倍になる。"
    "このカードはネクスト効果を失う。あなたは各ターン、アクションを追加で1回使用できる。",
    ONGOING,
    tree.StarsAre(This(), Flat(8)),
    tree.StarsAre(This(), tree.Multiple(2)),
    tree.LoseEffects(This(), TriggerWord.NEXT),
    tree.MoreActions(1),
)
line("プレイ：このターン、さらにアクションを2回使用する。", PLAY, tree.ExtraAction(2))
line(
    "プレイ：このターン、さらに炎属性のカード2枚をプレイする。プレイ効果が2回発動するものとして手札のカード1枚をプレイする。",
    PLAY,
    tree.PlayAnother(count=2, which=tree.Filter(symbols=("Fire",))),
    tree.PlayIt(tree.Cards("a", tree.Filter(), tree.In("hand")), twice=True),
)
line(
    "持続：各ターンに1回、自分のターン中、カード1枚を引いてもよい。"
    "このカードのスターレーティングが15以上である状態になった時、このカードを裏返す。"
    "自分のプレイエリアのカードのスターレーティングは6より多くならない。",
    ONGOING,
    tree.InTurn(tree.May((tree.Draw(),))),
    tree.AsSoonAs(
        tree.Holds(tree.StarsOf(This()), "at least", tree.Number(15)), (tree.Flip(This()),)
    ),
    tree.StarsAre(tree.Cards("each", tree.Filter(), tree.In()), Flat(6), "at most"),
)
line(
    "このカードのアクションを使用する時、このカードを裏返す代わりに、"
    "このカードから+1トークン1個を取り除いてもよい。",
    RULE, tree.StayInstead(),
)  # fmt: skip
line("このカードは+1トークン1個が置かれた状態で場に出る。", RULE, tree.ComesWith("star token", 1))
line(
    "このカードが場に出る時、このカードに売却マーカー2個を置いてもよい。",
    RULE, tree.ComesWith("sell marker", 2, optional=True),
)  # fmt: skip
line(
    "このカードは、自分のプレイエリアにカードが2枚以上ある場合にのみプレイできる。",
    RULE, tree.PlayOnlyIf(Holds(CountOf(each()), "at least", Number(2))),
)  # fmt: skip
line(
    "このカードをプレイするための追加コストとして、自分のプレイエリアにある他のカード2枚を裏返す。",
    RULE, tree.Cost((tree.Flip(tree.Cards("a", Filter(other=True), In(), 2)),)),
)  # fmt: skip
line(
    "アクション：このアクションを使用するための追加コストとして、手札のカード1枚を捨てる。カード1枚を引く。",
    ACTION, tree.Cost((tree.Discard(tree.Cards("a", Filter(), HAND)),), "Action"), tree.Draw(),
)  # fmt: skip
line(
    "持続：各相手はアクションを使用するには1ミレニアムドルを支払わなければならない。"
    "各プレイヤーは炎属性のカードをプレイするには5RPを支払わなければならない。",
    ONGOING,
    tree.Toll(Who.EACH_OPPONENT, "M$", 1),
    tree.Toll(Who.EACH_PLAYER, "RP", 5, "play", FIRE),
)
line(
    "デッキ構築：デッキには「エピック」を持つカードを1枚しか入れられない。",
    TriggerWord.DECKBUILDING, tree.OnePerDeck("Epic"),
)  # fmt: skip

STARS_LESS = tree.HaveStars(each(place=ALL_OPPONENTS), Flat(1), minus=True)
line(
    "プレイ：次の自分のターンまで、相手全員のプレイエリアのカードのスターレーティングは1下がる。"
    "次の3回、自分がRPを得るたび、カード1枚を引く。次に自分がRPを失う場合、それを防ぐ。",
    PLAY,
    tree.Lasting((STARS_LESS,), tree.Until(tree.TurnEdge("start"))),
    tree.Lasting(
        (tree.Whenever(tree.Changes(Who.YOU, "gain", "RP"), (tree.Draw(),)),), tree.NextTimes(3)
    ),
    tree.Lasting(
        (tree.Instead(tree.Changes(Who.YOU, "lose", "RP", would=True), (tree.Prevent(),)),),
        tree.NextTimes(),
    ),
)
line(
    "プレイ：次のそのプレイヤーの2ターンの間、あなたはリアクションを使用できない。"
    "このカードが表向きである間、あなたはアクションを使用できない。"
    "このトーナメントの間、あなたは追加枠を1つ持つ。",
    PLAY,
    tree.Lasting((tree.Cannot(Who.YOU, ("use Reactions",)),), tree.During(Whose.THAT, 2)),
    tree.Lasting(
        (tree.Cannot(Who.YOU, ("use Actions",)),), tree.While(tree.IsPlaced(This(), "face up"))
    ),
    tree.Lasting((tree.MoreSlots(),), tree.Until(tree.TournamentEnd())),
)
line(
    "プレイ：このターンの終了時、このカードを裏返す。トーナメントの終了時、カード1枚を引く。",
    PLAY,
    tree.Later(tree.TurnEdge("end", None), (tree.Flip(This()),)),
    tree.Later(tree.TournamentEnd(), (tree.Draw(),)),
)

line(
    "プレイ：各相手について順番に、そのプレイヤーとクラッシュする。この効果で勝利したクラッシュ1回につき12RPを得る。",
    PLAY,
    tree.PlayerByPlayer(Who.EACH_OPPONENT, (tree.Clash(Who.THAT),)),
    tree.Gain("RP", tree.PerEach(12, tree.Fought("win"))),
)
line(
    "プレイ：相手2人を互いにクラッシュさせる。勝者は、敗者1人につき3RPを得る。"
    "あなたは相手1人とクラッシュする。このクラッシュではカードを公開しない。クラッシュでの自分の合計値に等しいRPを得る。"
    "合計値が最も低い各プレイヤーは5RPを失う。",
    PLAY,
    tree.OthersClash(),
    tree.Gain("RP", tree.PerEach(3, tree.PlayersWho(tree.InClash())), Who.WINNER),
    tree.Clash(bare=True),
    tree.Gain("RP", tree.EqualTo(tree.ClashTotal())),
    tree.Lose("RP", Flat(5), Who.LOWEST),
)
line(
    "リアクション：自分がクラッシュに敗北する時、そのクラッシュをやり直す。",
    REACTION,
    tree.ClashAgain(),
    when=tree.Clashes(Who.YOU, "would lose"),
)
line(
    "リアクション：自分が参加するクラッシュでカードが公開された時、"
    "自分がこのクラッシュのために公開したカードを相手1人のものと入れ替える。",
    REACTION,
    tree.SwapRevealed(),
    when=tree.Clashes(Who.YOU, "reveal"),
)
line(
    "リアクション：クラッシュの勝敗が決まる時、あなたは公開されたカード1枚の代わりに、"
    "このクラッシュのために別のカード1枚を公開する。",
    REACTION,
    tree.RevealMore(True, anyones=True),
    when=tree.Clashes(Who.PLAYER, "decided"),
)
line("トップ：クラッシュでは合計値が最も低いプレイヤーが勝利する。", TOP, tree.LowestWins())

LINES_AND_IDS = [pytest.param(*entry, id=entry[0]) for entry in LINES]


@pytest.mark.parametrize(("japanese", "trigger", "effects", "when"), LINES_AND_IDS)
def test_text(
    japanese: str,
    trigger: TriggerWord,
    effects: tuple[tree.Effect, ...],
    when: tree.Event | None,
) -> None:
    assert render(Text((Ability(trigger, effects, when),))) == japanese


CONDITIONS: list[tuple[str, tree.Condition]] = [
    ("自分のプレイエリアに炎属性のカードが3枚以上ある場合", number_of_fire("at least", 3)),
    ("自分のプレイエリアに炎属性のカードが1枚もない場合", number_of_fire("at most", 0)),
    ("自分のプレイエリアに炎属性のカードが1枚もない場合", Not(number_of_fire("at least", 1))),
    ("自分のプレイエリアにある炎属性のカードが2枚以下である場合", number_of_fire("at most", 2)),
    ("自分のプレイエリアに炎属性のカードがちょうど2枚ある場合", number_of_fire("equal", 2)),
    (
        "自分のプレイエリアに、リバース効果を持つカードがある場合",
        Holds(CountOf(each(Filter(trigger=FLIP))), "at least", Number(1)),
    ),
    ("自分のRPが20以上である場合", Holds(Has("RP"), "at least", Number(20))),
    ("自分の所持金が4ミレニアムドル未満である場合", Holds(Has("M$"), "fewer", Number(4))),
    (
        "自分のRPがいずれかの相手より多い場合",
        Holds(Has("RP"), "more", Has("RP", Whose.OPPONENT)),
    ),
    (
        "そのカードのスターレーティングがこのカードより低い場合",
        Holds(StarsOf(It()), "fewer", StarsOf(This())),
    ),
    (
        "このカードに置かれた+1トークンの数がちょうど3である場合",
        Holds(tree.Tokens("star token", This()), "equal", Number(3)),
    ),
    ("自分のRPが最も多い場合", tree.Leads()),
    (
        "そうしたプレイヤーがいない場合",
        Holds(tree.PlayersWho(tree.Doers()), "at most", Number(0)),
    ),
    (
        "そうしなかった相手がいる場合",
        Holds(tree.PlayersWho(tree.Doers("each opponent", did=False)), "at least", Number(1)),
    ),
    ("勝者が自分である場合", tree.PlayerIs(Who.WINNER)),
    ("勝者が相手でない場合", Not(tree.PlayerIs(Who.WINNER, you=False))),
    ("そのカードが炎属性のカードでない場合", Not(tree.Is(It(), FIRE))),
    ("このカードが自分のトップカードである場合", tree.IsPlaced(This(), "your Top card")),
    (
        "このカードの左隣のカードが裏向きである場合",
        tree.IsPlaced(Neighbour("left"), "face down"),
    ),
    (
        "次にプレイしたカードがこのカードと同じ属性と種族を持つ場合",
        tree.Shares(TheNext(), ("element", "type")),
    ),
    (
        "次にプレイしたカードがこのカードと同じ属性も種族も持たない場合",
        tree.Shares(TheNext(), ("element", "type"), none=True),
    ),
    (
        "そのカードがこのカードと同じセットを持たない場合",
        tree.Shares(It(), ("set",), none=True),
    ),
    ("クラッシュに勝利した場合", tree.ClashResult("win")),
    ("クラッシュが引き分けである場合", tree.ClashResult("tie")),
    ("このカードが左を向いている場合", tree.Faces("left")),
    (
        "自分のプレイエリアのカードが全て炎属性のカードである場合",
        tree.Every(tree.Cards("each", tree.Filter(), tree.In()), tree.Filter(symbols=("Fire",))),
    ),
    (
        "自分のプレイエリアのカードが左からスターレーティングの大きい順に並んでいる場合",
        tree.Pattern(tree.Cards("each", tree.Filter(), tree.In()), "descending"),
    ),
    (
        "自分のターンであり、かつ自分のRPが最も多い場合",
        tree.Both(tree.TurnOf(), tree.Leads()),
    ),
    (
        "自分のターンでないか、自分のRPが最も多くない場合",
        Not(tree.Both(tree.TurnOf(), tree.Leads())),
    ),
    (
        "自分のターンでなく、かつ自分のRPが最も多くない場合",
        Not(tree.Either(tree.TurnOf(), tree.Leads())),
    ),
]


@pytest.mark.parametrize(("japanese", "condition"), CONDITIONS)
def test_condition(japanese: str, condition: tree.Condition) -> None:
    text = Text((Ability(PLAY, (draw_if(condition),)),))
    assert render(text) == f"プレイ：{japanese}、カード1枚を引く。"


def test_condition_after_a_sentence_about_others_says_whose() -> None:
    text = Text((Ability(PLAY, (lose(5, Who.EACH_OPPONENT), draw_if(tree.Leads()))),))
    assert render(text) == (
        "プレイ：各相手は5RPを失う。あなたのRPが最も多い場合、あなたはカード1枚を引く。"
    )


def test_one_subject_is_said_once_in_a_sentence() -> None:
    both = (tree.Discard(a(place=THEIR_HAND), Who.THAT), lose(5, Who.THAT), rp(5))
    text = Text((Ability(PLAY, (If(tree.TurnOf(), both),)),))
    assert render(text) == (
        "プレイ：自分のターンである場合、そのプレイヤーは手札のカード1枚を捨て、5RPを失い、"
        "あなたは5RPを得る。"
    )


def test_keywords_stand_on_lines_of_their_own() -> None:
    text = Text(
        (Keyword("Mimicry"), Keyword("Thwomp!", 20), Keyword("Blast Off Plus"),
         Ability(PLAY, (rp(10),)))
    )  # fmt: skip
    assert render(text) == "擬態。\nドッスン！20RP。\n射出+。\nプレイ：10RPを得る。"


def test_every_keyword_has_a_name_of_its_own() -> None:
    plus = ["Anvil Drop", "Blast Off", "Coin Op", "Mimicry", "Scurry", "Speed", "Undead", "Unite"]
    names = {keyword_name(word) for word in [*KEYWORDS_JA, *(f"{word} Plus" for word in plus)]}
    assert len(names) == 37


def test_names_are_translated_by_the_hook() -> None:
    names = {"Fists of Steel": "フィスト・オブ・スチール", "Orella": "オレラ"}
    effects = (
        tree.Flip(a(Filter(set_name="Fists of Steel"))),
        tree.Flip(a(Filter(name="Orella"))),
    )
    assert render(Text((Ability(PLAY, effects),)), names.__getitem__) == (
        "プレイ：自分のプレイエリアにある「フィスト・オブ・スチール」のカード1枚を裏返す。"
        "自分のプレイエリアにある、カード名が「オレラ」のカード1枚を裏返す。"
    )


def test_no_text_is_no_words() -> None:
    assert render(Text()) == ""


class Stranger(tree.Node, frozen=True):
    """A node that the renderer does not know."""


STRANGER: Any = Stranger()


@pytest.mark.parametrize(
    "text",
    [
        Text((STRANGER,)),
        Text((Ability(PLAY, (STRANGER,)),)),
        Text((Ability(PLAY, (tree.Flip(STRANGER),)),)),
        Text((Ability(PLAY, (tree.Flip(a(place=STRANGER)),)),)),
        Text((Ability(PLAY, (tree.Gain("RP", STRANGER),)),)),
        Text((Ability(PLAY, (gain(STRANGER),)),)),
        Text((Ability(PLAY, (draw_if(STRANGER),)),)),
        Text((Ability(ONGOING, (tree.HaveStars(This(), STRANGER),)),)),
        Text((Ability(REACTION, (rp(5),), STRANGER),)),
    ],
)
def test_unknown_node_is_refused(text: Text) -> None:
    with pytest.raises(TypeError, match="no Japanese for Stranger"):
        render(text)


# --------------------------------------------------------------------------- every tree

# Nodes that no text above has.
REST: list[tree.Effect] = [
    gain(CountOf(the("any number of", Beside("left")))),
    tree.Flip(TopCard(Whose.EACH_OPPONENT)),
    tree.Flip(a(place=tree.FusionPiles())),
    tree.Attach(a(CONSTRUCT, HAND), This()),
    tree.ExtraSlot(2),
    tree.MoreSlots(2),
    tree.Face(),
    tree.HaveSymbols(This(), ("Fire", "Mage")),
    tree.CopyOf(Neighbour("left")),
    gain(tree.CardsPlayed()),
    tree.MetasTwice(),
    tree.GainLimit(Who.EACH_OPPONENT, "RP", 20),
    tree.GainLimit(Who.EACH_PLAYER, "M$", 1, "turn", TriggerWord.SCORE),
    tree.GainLimit(Who.YOU, "RP", 0, "", TriggerWord.PLAY),
    tree.WinClashes(),
    tree.WinClashes(ties=True),
    tree.CannotBe(This(), ("flipped",), "an opponent", TriggerWord.PLAY),
    tree.CannotBe(This(), ("flipped",), "anyone", None, Filter(symbols=("Dark",))),
    tree.Lasting(
        (tree.Whenever(tree.TakesCard(Who.YOU), (tree.Draw(),)),),
        tree.NextTimes(2, tree.TurnEdge("end", None)),
    ),
    *(
        tree.Whenever(event, (tree.Draw(),))
        for event in (
            tree.TakesCard(Who.OPPONENT, "the Store or the Aftermarket"),
            tree.GetsTokens(This()),
            tree.GetsTokens(This(), put=False, what="sell marker", by="an opponent"),
            tree.IsHandled(This(), "moved"),
            tree.IsHandled(This(), "returned to hand", "you"),
            tree.EffectHappens(Who.YOU, TriggerWord.PLAY, Filter(symbols=("Dark",))),
        )
    ),
    tree.Once("turn"),
    tree.IfDone((tree.GiveKeyword(a()),)),
    tree.InFull((tree.Draw(Flat(2)), DRAW), (), Who.THAT),
    tree.ChooseOne(((DRAW,), (rp(10),), (lose(5),)), 2),
    tree.PhaseRule("start", 2, "Gold"),
]


def written() -> Iterator[Text]:
    for _, trigger, effects, when in LINES:
        yield Text((Ability(trigger, effects, when), Keyword("Bore")))
    for _, condition in CONDITIONS:
        yield Text((Ability(PLAY, (draw_if(condition),)),))
    for effect in REST:
        yield Text((Ability(ONGOING, (effect,)),))
    yield from map(parse, (*DECIDED, *AS_PRINTED))


def nodes(value: object) -> Iterator[tree.Node]:
    if isinstance(value, tree.Node):
        yield value
        for field in msgspec.structs.fields(value):
            yield from nodes(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from nodes(part)


NODE_CLASSES: list[type[tree.Node]] = [
    value
    for value in vars(tree).values()
    if isinstance(value, type) and issubclass(value, tree.Node) and value is not tree.Node
]


def check_print(japanese: str) -> None:
    for printed in japanese.splitlines():
        bare = re.sub(r"「[^」]*」", "", printed)
        assert not re.search("[A-Za-z]", bare.replace("RP", "")), printed
        assert not re.search("[。、：！][。、：！]", printed), printed
        assert not re.search("はは|がが|をを|のの|にに", printed), printed
        assert printed.endswith("。"), printed


def test_every_kind_of_node_is_written_in_these_tests() -> None:
    seen = {type(node) for text in written() for node in nodes(text)}
    assert set(NODE_CLASSES) - seen == set()


def test_written_texts_are_fit_to_print() -> None:
    for text in written():
        check_print(render(text))


@cache
def values(kind: Any) -> st.SearchStrategy[Any]:
    """Every value of the type of a field."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin in {typing.Union, types.UnionType}:
        return st.one_of([values(part) for part in parts])
    if origin is typing.Literal:
        return st.sampled_from(parts)
    if origin is tuple:
        return st.lists(values(parts[0]), min_size=1, max_size=2).map(tuple)
    if kind is TriggerWord:
        return st.sampled_from([trigger for trigger in TriggerWord if trigger])
    if kind is tree.OnePerDeck or kind is Keyword:
        return st.sampled_from(sorted(KEYWORDS_JA)).map(
            tree.OnePerDeck if kind is tree.OnePerDeck else lambda name: Keyword(name, 20)
        )
    if isinstance(kind, type) and issubclass(kind, Enum):
        return st.sampled_from(list(kind))
    if isinstance(kind, type) and issubclass(kind, tree.Node):
        return st.deferred(lambda: instances(kind))
    return {
        int: st.integers(1, 9),
        bool: st.booleans(),
        str: st.just("Orella"),
        type(None): st.none(),
    }[kind]


@cache
def instances(kind: type[tree.Node]) -> st.SearchStrategy[tree.Node]:
    hints = typing.get_type_hints(kind)
    fields = {field.name: values(hints[field.name]) for field in msgspec.structs.fields(kind)}
    if kind is tree.PlayOnlyIf:
        fields["condition"] = values(tree.Condition)
    return st.builds(kind, **fields)


@settings(
    max_examples=300, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
@given(values(Text))
def test_any_tree_is_fit_to_print(text: Text) -> None:
    check_print(render(text))


DECIDED = {
    (
        "Play: Choose a number from 1 to 8. Each player flips each other card in their tableau "
        "with stars equal to your number."
    ): (
        "プレイ：1から8までの数1つを選ぶ。各プレイヤーは自分のプレイエリアにある、スターレーティングがあなたが選んだ数に等しい他のカード全てを裏返す。"
    ),
    (
        "Play: Each player secretly chooses an amount of M$ they have (up to 5 M$). The player "
        "with the highest number loses M$ equal to their number. Each player whose number is "
        "exactly 3 gains 5 RP."
    ): (
        "プレイ：各プレイヤーは秘密裏に所持金の範囲内の額（5まで）を選ぶ。選んだ数が最も大きいプレ"
        "イヤーは、自分が選んだ数に等しい額のミレニアムドルを失う。選んだ数がちょうど3の各プレイヤーは5RPを得る。"
    ),
    (
        "Play: Each player secretly votes for another player. If there are at least 2 players "
        "with the most votes, each player with the most votes loses 10 RP. Otherwise, the player "
        "with the most votes loses 15 RP. Gain 2 RP for each vote for you."
    ): (
        "プレイ：各プレイヤーは秘密裏に自分以外のプレイヤー1人に投票する。得票数が最も多いプレイヤ"
        "ーが2人以上である場合、得票数が最も多い各プレイヤーは10RPを失う。そうでない場合、得票数が最も多いプレイヤーは15RPを失う。あなたは、自分の得票数1につき2RPを得る。"
    ),
    (
        "Play: Each player may bid RP in turn, you last, each bid higher than the last. The "
        "player with the highest bid loses RP equal to their bid. If there is no player with a "
        "bid, draw a card."
    ): (
        "プレイ：各プレイヤーはあなたを最後として順番にRPで1回入札してもよい。入札額は直前の入札"
        "額より高くなければならない。入札額が最も高いプレイヤーは、自分の入札額に等しいRPを失う。入札したプレイヤーがいない場合、あなたはカード1枚を引く。"
    ),
    (
        "Play: An opponent may accept. If they do, gain 12 RP. Each opponent secretly chooses "
        "whether to give you 5 RP."
    ): (
        "プレイ：相手1人は承諾してもよい。そうした場合、あなたは12RPを得る。各相手はあなたに5"
        "RPを渡すかどうかを秘密裏に選ぶ。全員の選択を同時に公開し、そうすると選んだプレイヤーはそれを行う。"
    ),
}


@pytest.mark.parametrize(("english", "printed"), DECIDED.items())
def test_what_players_choose_bid_and_vote(english: str, printed: str) -> None:
    assert render(parse(english)) == printed


AS_PRINTED = {
    "Play: Flip 2 cards in an opponent's tableau that share an element with each other.": (
        "プレイ：相手1人のプレイエリアにある、互いに同じ属性を持つカード2枚を裏返す。"
    ),
    "Play: Reveal any number of cards in your hand that share no type with each other.": (
        "プレイ：手札にある、互いに同じ種族を持たない任意の枚数のカードを公開する。"
    ),
    "Play: Take up to 3 cards from the Aftermarket with at most 8 stars in total into your hand.": (
        "プレイ：流通市場にある、スターレーティングの合計が8以下になるカード最大3枚を手札に加える。"
    ),
    "Play: You may discard any number of cards with exactly 10 stars in total. If you do, gain 40 RP.": (
        "プレイ：手札にある、スターレーティングの合計がちょうど10になる任意の枚数のカードを捨ててもよい。そうした場合、40RPを得る。"
    ),
    "Action: Return another card in your tableau to your hand. You may play a card in your hand in its place.": (
        "アクション：自分のプレイエリアにある他のカード1枚を手札に戻す。そのカードがあったスロットに手札のカード1枚をプレイしてもよい。"
    ),
    "Play: Reveal the top 3 cards of the Store. Take the card among them with the most stars into your hand.": (
        "プレイ：ショップデッキの上からカード3枚を公開する。それらのうちの、スターレーティングが最も高いカード1枚を手札に加える。"
    ),
}


@pytest.mark.parametrize(("english", "printed"), AS_PRINTED.items())
def test_what_is_printed(english: str, printed: str) -> None:
    assert render(parse(english)) == printed
