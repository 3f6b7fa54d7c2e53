"""Russian card texts: exact sentences, and marks of sound print over every node of the tree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Literal, get_args

import msgspec
import pytest

from mblades.text import tree
from mblades.text.reading.parser import parse
from mblades.text.render.russian.sentences import KEYWORDS_RU, render

# isort: off
from mblades.text.tree import (
    Ability, AddTokens, Adjacent, Aftermarket, Attach, AttachedTo, Beside, Both, Cancel,
    Cannot, CannotBe, CannotBeCopied, CannotPlay, Cards, Changes,
    ChooseCard, ChooseOne, ChoosePlayer, Clash, ClashBonus, Clashes, ClashesWon, ClashResult,
    ComesWith, CopyOf, CountOf, Difference, Different, Discard, Discards, Draw, EffectHappens,
    Either, EqualTo, ExtraSlot, Face, Faces, Filter, Flat, Flip, FusionPiles, Gain, GiveCard, Half,
    Has, HaveEffects, HaveStars, HaveSymbols, HaveSymbolsOf, Holds, If, In, Insert, Instead, Is,
    IsFlipped, IsPlaced, It, Keyword, Kind, Leads, Lose, LosingCard, May, MayAttach,
    MoreSlots, Move, NameOne, Neighbour, Node, Not, Number, OneOf, OnePerDeck, Pay, PerEach,
    MoveTokens, PlayAnother, PlayersWho, PlayIt, PlayOnlyIf, Plays, Prevent, PutAway, RemoveTokens, Repeat,
    Return, Reveal, Shares, StarsOf, StarTest, StayInstead, Steal, Sum, Swap, Take, Text, ThatMuch,
    TheNext, This, Those, Tokens, TopCard, TopOfStore, TotalBonus, TotalStars, TriggerWord,
    AtTurn, Twice, Unanswered, Unflip, UseEffects, UseInClash, UsedCard, UsesAction, Whenever,
    Who, Whose, TurnOf,
)  # fmt: skip
# isort: on

YOURS = In()
HAND = In("hand")
THEIRS = In("tableau", Whose.THEIR)
THEIR_HAND = In("hand", Whose.THEIR)
OPPONENT = In("tableau", Whose.OPPONENT)
ANYWHERE = In("tableau", Whose.ANY)
OPPONENTS = In("tableau", Whose.EACH_OPPONENT)
CARD = Filter()
THEIR_RP = Has("RP", Whose.THAT)
THEIR_CARDS = CountOf(Cards("each", CARD, In("hand", Whose.THAT)))
EACH_AHEAD = tree.Compared("each player", THEIR_RP, "more")
FIRE = Filter(symbols=("Fire",))
OTHER_FIRE = Filter(other=True, symbols=("Fire",))
CONSTRUCT = Filter(symbols=("Construct",))
SINGLE = Filter(kind=Kind.SINGLE)
STARS = StarsOf(This())
WEAKER = StarTest("fewer", STARS)
DRAW = Draw()
# Types that a product would otherwise lose
LIMITS: list[tree.Quantity] = [Number(1), STARS, Twice(STARS)]
OTHERS: list[tree.Quantity] = [STARS, Has("RP"), Twice(STARS)]
SOME_PLACES: list[tree.Place] = [YOURS, OPPONENTS, AttachedTo()]


def become(card: tree.Ref, *symbols: tree.Symbol, only: bool = False) -> tree.Lasting:
    return tree.Lasting((tree.HaveSymbols(card, symbols, only),), tree.Until(tree.TournamentEnd()))


def a(filter: Filter = CARD, place: tree.Place = YOURS, count: int = 1) -> Cards:
    return Cards("a", filter, place, count)


def each(filter: Filter = CARD, place: tree.Place = YOURS) -> Cards:
    return Cards("each", filter, place)


def gain(amount: tree.Amount) -> Gain:
    return Gain("RP", amount)


def of(
    *effects: tree.Effect,
    trigger: TriggerWord = TriggerWord.PLAY,
    when: tree.Event | None = None,
) -> Text:
    return Text((Ability(trigger, effects, when),))


def draw_if(condition: tree.Condition) -> If:
    return If(condition, (DRAW,))


# One effect of a Play ability, without «Розыгрыш.»
_PAID_FOR: tuple[Literal["play", "Action", "Reaction"], ...] = ("play", "Action", "Reaction")
_TOLLED: tuple[Literal["use an Action", "play"], ...] = ("use an Action", "play")
SENTENCES: list[tuple[tree.Effect, str]] = [
    (
        Flip(tree.Latest("played", Who.OPPONENT)),
        "Переверните последнюю карту, которую противник разыграл.",
    ),
    (
        tree.Take(tree.Latest("discarded")),
        "Возьмите последнюю карту, которую вы сбросили, в свою руку.",
    ),
    (
        gain(EqualTo(tree.HowMuch("RP", since="on your last turn"))),
        "Получите количество РО, равное количеству РО, которые вы получили в ваш прошлый ход.",
    ),
    (
        draw_if(tree.Is(tree.Latest("played", before="this card"), tree.Filter(symbols=("Fire",)))),
        "Если последняя карта, которую вы разыграли перед этой картой, является огненной картой, возьмите карту из магазина.",
    ),
    (
        tree.Cost((Flip(a(Filter(other=True))),)),
        "В качестве дополнительной платы за розыгрыш этой карты переверните другую карту на своём столе.",
    ),
    (
        tree.Toll(Who.EACH_OPPONENT, "M$", 1),
        "Чтобы использовать действие, противники должны заплатить 1 миллениум-доллар.",
    ),
    (
        tree.Toll(Who.LEFT, "RP", 5, "play", FIRE),
        "Чтобы разыграть огненную карту, игрок слева от вас должен заплатить 5 РО.",
    ),
    (Gain("RP", tree.AtRandom((5, 10, 20))), "Получите 5, 10 или 20 РО наугад."),
    (
        Gain(
            "RP", tree.Scale(tree.Different("type", each(CARD)), (tree.Mark(1, 2), tree.Mark(3, 12)))
        ),
        "Получите РО в зависимости от количества разных типов на своём столе (2 при 1, 12 при 3 и больше).",
    ),
    (
        tree.DoubleTokens(each(CARD)),
        "Удвойте жетоны звёздного рейтинга на каждой карте на своём столе.",
    ),
    (
        tree.Rearrange(each(CARD)),
        "Расположите карты на своём столе в любом порядке.",
    ),
    (
        tree.Rearrange(each(CARD), "in reverse"),
        "Измените порядок карт на своём столе на обратный.",
    ),
    (
        tree.MoveBeside(tree.This(), tree.TopCard(), "left"),
        "Переместите эту карту сразу слева от своей крайней карты.",
    ),
    (
        tree.GiveCard(a(CARD, tree.In("tableau", Whose.OPPONENT)), Who.YOU),
        "Переместите карту со стола противника на свой стол.",
    ),
    (ExtraSlot(2, lost=True), "Потеряйте 2 ячейки."),
    (
        tree.Attach(a(CARD, tree.In("hand")), tree.This(), down=True),
        "Присоедините карту из своей руки лицом вниз к этой карте.",
    ),
    (
        tree.SpreadTokens(Flat(5), each(CARD)),
        "Распределите 5 жетонов звёздного рейтинга между картами на своём столе.",
    ),
    (
        tree.DiscardDown(3, Who.EACH_OPPONENT),
        "Каждый противник сбрасывает карты, пока в руке не останется 3 карты.",
    ),
    (
        If(tree.Parity(STARS), (gain(Flat(5)),), (gain(Flat(1)),)),
        "Если количество звёзд этой карты — чётное число, получите 5 РО. Иначе получите 1 РО.",
    ),
    (
        tree.ForEach(CountOf(each(FIRE)), (Flip(a(CARD, ANYWHERE)),)),
        "За каждую огненную карту на своём столе переверните карту на любом столе.",
    ),
    (
        gain(EqualTo(Twice(tree.Gap(Has("M$"), STARS)))),
        "Получите количество РО, равное удвоенной разнице между количеством ваших миллениум-долларов "
        "и количеством звёзд этой карты.",
    ),
    (
        gain(EqualTo(tree.Product(STARS, Has("M$")))),
        "Получите количество РО, равное произведению количества звёзд этой карты и количества ваших "
        "миллениум-долларов.",
    ),
    (Pay("M$", tree.AnyNumber()), "Заплатите любое количество миллениум-долларов."),
    (Pay("M$", tree.AnyNumber(3)), "Заплатите до 3 миллениум-долларов."),
    (
        RemoveTokens("star token", tree.All(), This()),
        "Уберите с этой карты все жетоны звёздного рейтинга.",
    ),
    (
        gain(PerEach(5, tree.DoneSoFar("removed", "star token"), 2)),
        "Получите по 5 РО за каждые 2 жетона звёздного рейтинга, убранных этим эффектом.",
    ),
    (
        Draw(EqualTo(tree.DoneSoFar("paid", "M$"))),
        "Возьмите из магазина количество карт, равное количеству миллениум-долларов, уплаченных этим эффектом.",
    ),
    (gain(Flat(10)), "Получите 10 РО."),
    (Gain("M$", Flat(1)), "Получите 1 миллениум-доллар."),
    (Gain("M$", Flat(2)), "Получите 2 миллениум-доллара."),
    (Gain("M$", Flat(5)), "Получите 5 миллениум-долларов."),
    (Gain("M$", Flat(21)), "Получите 21 миллениум-доллар."),
    (Lose("RP", Flat(5), Who.EACH_OPPONENT), "Каждый противник теряет 5 РО."),
    (Lose("RP", Flat(5), Who.OPPONENT), "Противник на ваш выбор теряет 5 РО."),
    (
        Lose("RP", PerEach(5, CountOf(each(Filter(face="down"), THEIRS))), Who.EACH_OPPONENT),
        "Каждый противник теряет по 5 РО за каждую перевёрнутую карту на своём столе.",
    ),
    (
        gain(PerEach(5, CountOf(each(OTHER_FIRE)))),
        "Получите по 5 РО за каждую другую огненную карту на вашем столе.",
    ),
    (
        gain(PerEach(2, CountOf(each(FIRE)), 2)),
        "Получите по 2 РО за каждые 2 огненные карты на вашем столе.",
    ),
    (gain(PerEach(3, Has("M$"), 4)), "Получите по 3 РО за каждые 4 ваших миллениум-доллара."),
    (gain(PerEach(2, ClashesWon())), "Получите по 2 РО за каждую вашу победу в схватке."),
    (
        gain(PerEach(5, Different("element", each()))),
        "Получите по 5 РО за каждый элемент на вашем столе (без повторов).",
    ),
    (
        gain(PerEach(5, PlayersWho(tree.Compared("each opponent", THEIR_RP, "more")))),
        "Получите по 5 РО за каждого противника, у которого больше РО, чем у вас.",
    ),
    (gain(EqualTo(STARS)), "Получите столько РО, сколько звёзд у этой карты."),
    (gain(EqualTo(Twice(STARS))), "Получите вдвое больше РО, чем звёзд у этой карты."),
    (gain(EqualTo(tree.Times(3, STARS))), "Получите в 3 раза больше РО, чем звёзд у этой карты."),
    (gain(EqualTo(tree.Times(5, STARS))), "Получите в 5 раз больше РО, чем звёзд у этой карты."),
    (
        gain(EqualTo(Sum(STARS, Number(5)))),
        "Получите столько РО, сколько звёзд у этой карты, плюс ещё 5.",
    ),
    (
        gain(EqualTo(Difference(Number(10), STARS))),
        "Получите количество РО, равное 10 минус количество звёзд этой карты.",
    ),
    (
        Lose("RP", EqualTo(Half(Has("RP", Whose.THEIR))), Who.LEFT),
        "Игрок слева от вас теряет половину своих РО (с округлением вниз).",
    ),
    (
        gain(EqualTo(TotalStars(each(FIRE, OPPONENTS)))),
        "Получите столько РО, сколько звёзд в сумме у огненных карт на столах противников.",
    ),
    (Steal("RP", Flat(10)), "Украдите 10 РО у противника."),
    (
        Steal("RP", EqualTo(STARS), EACH_AHEAD),
        "Украдите у каждого игрока, у которого больше РО, чем у вас, столько РО, "
        "сколько звёзд у этой карты.",
    ),
    (Pay("RP", Flat(20), Who.THAT), "Этот игрок отдаёт вам 20 РО."),
    (
        Lose("RP", Flat(5), tree.Foremost("a player", CountOf(each(FIRE, In("tableau", Whose.THAT))))),
        "Игрок с наибольшим количеством огненных карт на своём столе теряет 5 РО.",
    ),
    (
        Lose("RP", Flat(5), tree.Foremost("each player", THEIR_RP, most=False, rest=True)),
        "Каждый игрок, кроме игрока с наименьшим количеством РО, теряет 5 РО.",
    ),
    (
        Lose("RP", Flat(5), tree.Compared("each opponent", THEIR_CARDS, "at most", Number(0))),
        "Каждый противник, в руке которого нет карт, теряет 5 РО.",
    ),
    (
        Lose("RP", Flat(5), tree.Compared("an opponent", StarsOf(TopCard(Whose.THAT)), "more")),
        "Противник на ваш выбор, у крайней карты которого больше звёзд, чем у вашей крайней карты, теряет 5 РО.",
    ),
    (
        Lose("RP", Flat(5), tree.Compared("each opponent", tree.HowOften(Plays(Who.THAT, FIRE)), "at least", Number(1))),
        "Каждый противник, который разыграл огненную карту в этот ход, теряет 5 РО.",
    ),
    (
        Lose("RP", Flat(5), tree.Compared("each player", tree.TopIs(FIRE), "at least", Number(1))),
        "Каждый игрок, крайняя карта которого — огненная карта, теряет 5 РО.",
    ),
    (
        Lose("RP", Flat(5), tree.Compared("each opponent", tree.TopIs(FIRE), "at most", Number(0))),
        "Каждый противник, крайняя карта которого — не огненная карта, теряет 5 РО.",
    ),
    (
        Lose("RP", Flat(5), tree.Compared("each opponent", tree.OpenSlots(Whose.THAT), "at most", Number(0))),
        "Каждый противник, на столе которого нет свободных ячеек, теряет 5 РО.",
    ),
    (
        tree.ChooseOne(((Gain("RP", Flat(10)),), (tree.Draw(who=Who.THAT), DRAW)), who=Who.EACH_OPPONENT),
        "Каждый противник выбирает одно: вы получаете 10 РО; или берёт карту из магазина, и вы берёте карту из магазина.",
    ),
    (Lose("RP", Flat(5), Who.OTHER_OPPONENT), "Другой противник на ваш выбор теряет 5 РО."),
    (
        gain(PerEach(5, PlayersWho(tree.Doers()))),
        "Получите по 5 РО за каждого игрока, который это сделал.",
    ),
    (
        If(Holds(PlayersWho(tree.Doers("each opponent", did=False)), "at most", Number(0)), (DRAW,)),
        "Если у вас нет противников, которые этого не сделали, возьмите карту из магазина.",
    ),
    (If(tree.PlayerIs(Who.WINNER), (DRAW,)), "Если победитель — вы, возьмите карту из магазина."),
    (
        If(Not(tree.PlayerIs(Who.WINNER, you=False)), (DRAW,)),
        "Если победитель — не ваш противник, возьмите карту из магазина.",
    ),
    (Lose("RP", Flat(5), Who.RANDOM_OPPONENT), "Случайный противник теряет 5 РО."),
    (Lose("RP", Flat(5), Who.NEIGHBOURS), "Каждый игрок рядом с вами теряет 5 РО."),
    (
        If(Leads(of=CountOf(each(FIRE))), (DRAW,)),
        "Если на вашем столе больше всех огненных карт, возьмите карту из магазина.",
    ),
    (
        Flip(a(Filter(stars=WEAKER), OPPONENT)),
        "Переверните карту на столе противника, у которой меньше звёзд, чем у этой карты.",
    ),
    (
        Flip(a(Filter(kind=Kind.SINGLE, stars=WEAKER), OPPONENT)),
        "Переверните сингл, у которого меньше звёзд, чем у этой карты, на столе противника.",
    ),
    (
        Flip(a(Filter(stars=StarTest("equal", Number(5))), ANYWHERE)),
        "Переверните карту с 5 звёздами на любом столе.",
    ),
    (
        Flip(a(Filter(stars=StarTest("at least", Twice(STARS))), ANYWHERE)),
        "Переверните карту на любом столе, количество звёзд которой не меньше удвоенного "
        "количества звёзд этой карты.",
    ),
    (
        Flip(a(Filter(symbols=("Fire", "Soldier"), rarity="Premium", other=True), count=2)),
        "Переверните 2 другие огненные премиальные карты воинов на своём столе.",
    ),
    (
        Flip(a(Filter(kind=Kind.SINGLE, symbols=("Earth",)), count=2)),
        "Переверните 2 земляных сингла на своём столе.",
    ),
    (
        Flip(a(Filter(symbols=("Fire", "Mage"), any_symbol=True), Adjacent())),
        "Переверните соседнюю огненную карту или карту мага.",
    ),
    (Flip(Cards("up to", CARD, YOURS, 2)), "Переверните до 2 карт на своём столе."),
    (
        Flip(Cards("highest", CARD, OPPONENT)),
        "Переверните карту с наибольшим звёздным рейтингом на столе противника.",
    ),
    (Flip(each(CARD, OPPONENTS)), "Переверните каждую карту на столах противников."),
    (Flip(a(Filter(rarity="Bronze"))), "Переверните бронзовую промокарту на своём столе."),
    (Flip(TopCard()), "Переверните свою крайнюю карту."),
    (Flip(UsedCard(), Who.LOSER), "Проигравший переворачивает использованную карту."),
    (
        Unflip(a(Filter(face="down"))),
        "Разверните лицом вверх перевёрнутую карту на своём столе.",
    ),
    (Discard(a(CARD, HAND)), "Сбросьте карту."),
    (
        Discard(Cards("random", CARD, THEIR_HAND), Who.EACH_OPPONENT),
        "Каждый противник сбрасывает случайную карту.",
    ),
    (Return(a(), "hand"), "Верните карту со своего стола в свою руку."),
    (Return(a(CARD, OPPONENT), "hand"), "Верните карту со стола противника в руку владельца."),
    (
        Take(a(Filter(symbols=("Mage",)), Aftermarket())),
        "Возьмите карту мага с рынка в свою руку.",
    ),
    (
        tree.RevealUntil(Filter(symbols=("Mage",))),
        "Открывайте карты магазина по одной, пока не откроете карту мага.",
    ),
    (
        tree.PassCards(a(CARD, THEIR_HAND), "left"),
        "Каждый игрок отдаёт карту из своей руки игроку слева от себя.",
    ),
    (
        tree.Buy(a(CARD, Aftermarket()), Flat(2)),
        "Купите карту на рынке, заплатив 2 миллениум-доллара.",
    ),
    (
        tree.Sell(a(CARD, HAND), EqualTo(StarsOf(It()))),
        "Продайте карту из своей руки на рынок, получив столько миллениум-долларов, сколько у неё звёзд.",
    ),
    (
        tree.PutAway(tree.TheRest(), "into the Store"),
        "Замешайте остальные карты в колоду магазина.",
    ),
    (tree.PutAway(a(CARD, HAND), "in the box"), "Уберите карту из своей руки из игры."),
    (
        tree.Take(TopOfStore(core=True)),
        "Возьмите верхнюю карту базовой колоды в свою руку.",
    ),
    (
        tree.OneByOne((
            tree.Reveal(a(CARD, THEIR_HAND), Who.EACH_PLAYER),
            Gain("RP", EqualTo(StarsOf(It())), Who.EACH_PLAYER),
        )),
        "По очереди каждый игрок открывает карту из своей руки и получает столько РО, сколько у неё звёзд.",
    ),
    (
        tree.PlayerByPlayer(
            tree.Compared("each opponent", tree.Has("RP", Whose.THAT), "more"),
            (tree.Flip(a(CARD, In("tableau", Whose.THAT))),),
        ),
        "По очереди для каждого противника, у которого больше РО, чем у вас: переверните карту на столе этого игрока.",
    ),
    (
        tree.ChooseCard(a(CARD, In("tableau", Whose.THEIR)), Who.THAT),
        "Этот игрок выбирает карту на своём столе.",
    ),
    (
        tree.Flip(Cards("each", CARD, tree.ThisWay("chosen"))),
        "Переверните каждую карту, выбранную этим эффектом.",
    ),
    (Lose("RP", Flat(3), Who.OTHER_OPPONENTS), "Каждый другой противник теряет 3 РО."),
    (Discard(Cards("all but", CARD, HAND, 3)), "Сбросьте все карты, кроме 3."),
    (
        Swap(a(CARD, HAND), a(CARD, Aftermarket())),
        "Обменяйте карту из своей руки на карту с рынка.",
    ),
    (Draw(Flat(2)), "Возьмите 2 карты из магазина."),
    (Draw(Flat(5), Who.EACH_PLAYER), "Каждый игрок берёт 5 карт из магазина."),
    (
        Attach(Cards("any number of", CONSTRUCT, HAND), This()),
        "Присоедините любое количество карт конструкций из своей руки к этой карте.",
    ),
    (
        AddTokens("star token", Flat(3), a()),
        "Поместите 3 жетона звёздного рейтинга на карту на своём столе.",
    ),
    (
        AddTokens("sell marker", PerEach(1, CountOf(each(CARD, HAND))), This()),
        "Поместите на эту карту по 1 жетону продажи за каждую карту в вашей руке.",
    ),
    (
        RemoveTokens("star token", Flat(5), a(CARD, ANYWHERE)),
        "Уберите 5 жетонов звёздного рейтинга с карты на любом столе.",
    ),
    (
        MoveTokens(Flat(2), This(), a(CARD, ANYWHERE)),
        "Переместите 2 жетона звёздного рейтинга с этой карты на карту на любом столе.",
    ),
    (ExtraSlot(2), "Получите 2 дополнительные ячейки."),
    (ExtraSlot(5), "Получите 5 дополнительных ячеек."),
    (become(This(), "Dark", "Mage", only=True), "Эта карта становится тёмной картой мага."),
    (
        UseEffects(TriggerWord.PLAY, Neighbour("left")),
        "Примените эффекты «Розыгрыш» карты сразу слева от этой карты.",
    ),
    (Clash(Who.EACH_PLAYER), "Вступите в схватку со всеми игроками."),
    (
        Clash(their_card=True),
        "Вступите в схватку с противником, который использует карту на ваш выбор.",
    ),
    (
        tree.Look(tree.TopOfStore(3)),
        "Посмотрите 3 верхние карты колоды магазина.",
    ),
    (
        PutAway(tree.TheRest(), "on the bottom of the Store"),
        "Положите остальные карты под низ колоды магазина в любом порядке.",
    ),
    (
        Take(Cards("a", Filter(), tree.Among())),
        "Возьмите одну из них в свою руку.",
    ),
    (
        Gain("RP", PerEach(5, CountOf(Cards("each", Filter(), tree.ThisWay("discarded"))))),
        "Получите по 5 РО за каждую карту, сброшенную этим эффектом.",
    ),
    (
        PutAway(tree.Those(), "back"),
        "Положите их обратно в любом порядке.",
    ),
    (
        May((Flip(a()), Discard(a(CARD, HAND))), (gain(Flat(10)),)),
        "Вы можете перевернуть карту на своём столе и сбросить карту. "
        "Если вы это сделаете, получите 10 РО.",
    ),
    (
        May((Discard(a(CARD, HAND)),), (), otherwise=(Flip(This()),)),
        "Вы можете сбросить карту. Если вы этого не сделаете, переверните эту карту.",
    ),
    (
        tree.InFull((Lose("RP", Flat(20)),), (Flip(This()),)),
        "Потеряйте 20 РО. Если вы не можете, переверните эту карту.",
    ),
    (
        May((Discard(a(CARD, THEIR_HAND), Who.THAT),), (gain(Flat(5)),), Who.THAT),
        "Этот игрок может сбросить карту. Если он это сделает, получите 5 РО.",
    ),
    (
        If(
            Holds(CountOf(each(FIRE)), "at least", Number(1)),
            (gain(Flat(10)),),
            (Lose("RP", Flat(5)),),
        ),
        "Если на вашем столе есть огненная карта, получите 10 РО. Иначе потеряйте 5 РО.",
    ),
    (
        If(
            Holds(CountOf(each(FIRE)), "at least", Number(3)),
            (Flip(This()), Lose("RP", Flat(5), Who.EACH_OPPONENT)),
        ),
        "Если на вашем столе не меньше 3 огненных карт, переверните эту карту, "
        "и каждый противник теряет 5 РО.",
    ),
    (
        draw_if(Not(Holds(CountOf(each(FIRE)), "at least", Number(1)))),
        "Если на вашем столе нет огненных карт, возьмите карту из магазина.",
    ),
    (
        draw_if(Holds(Has("RP"), "more", Has("RP", Whose.OPPONENT))),
        "Если у вас больше РО, чем у противника, возьмите карту из магазина.",
    ),
    (
        draw_if(Holds(TotalStars(each()), "equal", Number(21))),
        "Если в сумме у карт на вашем столе ровно 21 звезда, возьмите карту из магазина.",
    ),
    (
        draw_if(Both(TurnOf(), Not(IsPlaced(This(), "your Top card")))),
        "Если сейчас ваш ход и эта карта не является вашей крайней картой, "
        "возьмите карту из магазина.",
    ),
    (
        draw_if(Shares(TheNext(), ("type", "element"), none=True)),
        "Если следующая карта не имеет ни общего типа, ни общего элемента с этой картой, "
        "возьмите карту из магазина.",
    ),
    (
        ChooseOne(((gain(Flat(10)),), (Flip(a()),), (DRAW,))),
        "Выберите одно: получите 10 РО; или переверните карту на своём столе; "
        "или возьмите карту из магазина.",
    ),
    (
        OneOf(
            (
                (Flip(a(CARD, THEIRS, 2), EACH_AHEAD),),
                (Lose("RP", Flat(20), EACH_AHEAD),),
            ),
            EACH_AHEAD,
        ),
        "Каждый игрок, у которого больше РО, чем у вас, переворачивает 2 карты на своём столе "
        "или теряет 20 РО.",
    ),
    (
        Whenever(Plays(Who.YOU, OTHER_FIRE), (gain(Flat(5)),)),
        "Каждый раз, когда вы разыгрываете другую огненную карту, получите 5 РО.",
    ),
    (
        Instead(
            IsFlipped(This(), "an opponent", would=True),
            (RemoveTokens("sell marker", Flat(1), It()),),
        ),
        "Если эта карта должна быть перевёрнута эффектом противника, вместо этого уберите с неё "
        "жетон продажи.",
    ),
    (
        If(Leads(), (Lose("RP", Flat(5), Who.OPPONENT), Draw(who=Who.THAT))),
        "Если у вас больше всех РО, противник на ваш выбор теряет 5 РО и берёт карту из магазина.",
    ),
    (
        Return(each(FIRE, ANYWHERE), "hand"),
        "Верните каждую огненную карту со всех столов в руки владельцев.",
    ),
    (
        Whenever(Clashes(Who.YOU, "win"), (May((Flip(a()),)), gain(Flat(5)))),
        "Каждый раз, когда вы побеждаете в схватке, вы можете перевернуть карту на своём столе, "
        "затем получите 5 РО.",
    ),
    (
        draw_if(Holds(CountOf(each(CARD, AttachedTo())), "at least", Number(2))),
        "Если у этой карты не меньше 2 присоединённых карт, возьмите карту из магазина.",
    ),
    (
        CannotBe(each(CARD, Adjacent()), ("flipped",), "an opponent"),
        "Соседние карты не могут быть перевёрнуты эффектами противников.",
    ),
    (HaveStars(each(FIRE), Flat(2)), "Огненные карты на вашем столе получают +2 звезды."),
    (
        HaveStars(each(CARD, OPPONENTS), Flat(1), minus=True),
        "Карты на столах противников получают \N{MINUS SIGN}1 звезду.",
    ),
    (HaveSymbols(This(), ("Fire", "Mage")), "Эта карта также считается огненной картой мага."),
    (HaveSymbols(This(), ("Fire",), only=True), "Эта карта считается только огненной."),
    (CannotPlay(Who.EACH_OPPONENT, FIRE), "Противники не могут разыгрывать огненные карты."),
    (
        tree.Lasting((CannotPlay(Who.THAT, FIRE),), tree.Until(tree.TurnEdge("start"))),
        "До вашего следующего хода этот игрок не может разыгрывать огненные карты.",
    ),
    (
        tree.Lasting((CannotPlay(Who.THAT, FIRE),), tree.During(Whose.THAT, 2)),
        "В течение 2 следующих ходов этого игрока этот игрок не может разыгрывать огненные карты.",
    ),
    (
        tree.Lasting((HaveStars(This(), Flat(2)),), tree.While(Leads())),
        "Пока у вас больше всех РО, эта карта получает +2 звезды.",
    ),
    (
        tree.Lasting((Whenever(Clashes(Who.YOU, "win"), (gain(Flat(5)),)),), tree.NextTimes(3)),
        "Следующие 3 раза, когда вы побеждаете в схватке, получите 5 РО.",
    ),
    (
        tree.Later(tree.TournamentEnd(), (draw_if(Leads()),)),
        "В конце турнира, если у вас больше всех РО, возьмите карту из магазина.",
    ),
    (
        tree.Later(tree.TurnEdge("end", None), (Flip(This()),)),
        "В конце этого хода переверните эту карту.",
    ),
    (
        tree.PlayerByPlayer(Who.EACH_OPPONENT, (tree.Clash(Who.THAT),)),
        "По очереди для каждого противника: вступите в схватку с этим игроком.",
    ),
    (
        tree.Gain("RP", tree.PerEach(12, tree.Fought("win"))),
        "Получите по 12 РО за каждую схватку, выигранную этим эффектом.",
    ),
    (tree.OthersClash(), "Столкните в схватке двух противников на ваш выбор."),
    (
        tree.Gain("RP", tree.PerEach(3, tree.PlayersWho(tree.InClash())), Who.WINNER),
        "Победитель получает по 3 РО за каждого проигравшего.",
    ),
    (tree.Clash(bare=True), "Вступите в схватку с противником, не открывая карт магазина."),
    (
        tree.Gain("RP", tree.EqualTo(tree.ClashTotal())),
        "Получите количество РО, равное вашей сумме в схватке.",
    ),
    (
        tree.Lose("RP", Flat(5), Who.LOWEST),
        "Каждый игрок с наименьшей суммой теряет 5 РО.",
    ),
    (
        tree.SwapRevealed(),
        "Обменяйте карту, открытую вами для схватки, на карту одного из противников.",
    ),
    (
        Whenever(Clashes(Who.YOU, "would lose"), (tree.ClashAgain(),)),
        "Каждый раз, когда вы должны проиграть в схватке, повторите эту схватку.",
    ),
    (
        Whenever(Clashes(Who.OPPONENT, "reveal"), (tree.RevealMore(True),)),
        "Каждый раз, когда в схватке с участием противника открыты карты, "
        "откройте для этой схватки ещё одну карту магазина вместо открытой вами.",
    ),
    (tree.LowestWins(), "В схватках побеждает не наибольшая, а наименьшая сумма."),
]  # fmt: skip

# Whole texts
TEXTS: list[tuple[Text, str]] = [
    (
        of(Flip(It()), trigger=TriggerWord.REACTION, when=Plays(Who.OPPONENT, CARD)),
        "Реакция. Когда противник разыгрывает карту, переверните её.",
    ),
    (
        of(
            Instead(
                IsFlipped(a(SINGLE, In("tableau", Whose.ANOTHER)), would=True), (Flip(This()),)
            ),
            trigger=TriggerWord.REACTION,
        ),
        "Реакция. Когда сингл на столе другого игрока должен быть перевёрнут, вместо этого "
        "переверните эту карту.",
    ),
    (
        of(
            ChooseCard(a(SINGLE, ANYWHERE)),
            OneOf(((Pay("RP", Flat(20), Who.OWNER),), (Flip(It(), Who.OWNER),)), Who.OWNER),
        ),
        "Розыгрыш. Выберите сингл на любом столе. Его владелец отдаёт вам 20 РО "
        "или переворачивает его.",
    ),
    (
        of(
            ChoosePlayer(Who.PLAYER),
            Reveal(TopOfStore()),
            OneOf(
                (
                    (PlayIt(It(), Who.THAT, silent=True),),
                    (Lose("RP", EqualTo(Twice(StarsOf(It()))), Who.THAT), Take(It())),
                ),
                Who.THAT,
            ),
        ),
        "Розыгрыш. Выберите игрока. Откройте верхнюю карту колоды магазина. Этот игрок либо "
        "разыгрывает её, игнорируя её эффекты «Розыгрыш», либо теряет вдвое больше РО, "
        "чем у неё звёзд, и вы берёте её в свою руку.",
    ),
    (
        of(
            NameOne("element"),
            Reveal(each(Filter(matching=True), THEIR_HAND), Who.EACH_PLAYER),
        ),
        "Розыгрыш. Назовите элемент. Каждый игрок открывает каждую карту названного элемента "
        "из своей руки.",
    ),
    (
        Text(
            (
                Keyword("Thwomp!", 20),
                Keyword("Blast Off Plus"),
                Ability(TriggerWord.RULE, (ComesWith("star token", 2),)),
            )
        ),
        "Шмяк! 20 РО.\nНа взлёт! Плюс.\nЭта карта входит в игру с 2 жетонами звёздного рейтинга.",
    ),
    (
        of(tree.NextComesWith(2), trigger=TriggerWord.NEXT),
        "Следующая. Следующая карта входит в игру с 2 жетонами звёздного рейтинга.",
    ),
    (
        of(OnePerDeck("Epic"), trigger=TriggerWord.DECKBUILDING),
        "Сбор колоды. В вашей колоде может быть только 1 карта с ключевым словом «Эпическая».",
    ),
]

REFS: list[tree.Ref] = [
    This(), It(), Those(), TheNext(), TopCard(), Neighbour("left"), Neighbour("right"),
    UsedCard(), LosingCard(), TopOfStore(),
    *(TopCard(whose) for whose in Whose),
]  # fmt: skip
PLACES: list[tree.Place] = [
    Adjacent(), Beside("left"), Beside("right"), AttachedTo(), Aftermarket(), FusionPiles(), tree.DiscardPile(),
    Adjacent(It()), Beside("left", TopCard()), tree.Slot(3), tree.Slot(0, Whose.OPPONENT), tree.Slot(0, Whose.ANY),
    tree.OddSlots(), tree.OddSlots(odd=False, whose=Whose.OPPONENT),
    *(In(zone, whose) for zone in get_args(tree.Zone) for whose in Whose),
]  # fmt: skip
MEASURES: list[tree.Quantity] = [
    CountOf(each(FIRE)), CountOf(each(CARD, Adjacent())), CountOf(each(CARD, AttachedTo())),
    CountOf(each(Filter(kind=Kind.ANY), OPPONENTS)), STARS, StarsOf(It()), StarsOf(a()),
    TotalStars(each(FIRE)), TotalStars(Those()), Tokens("star token", This()),
    Tokens("sell marker", It()), ClashesWon(), Has("RP"), Has("M$", Whose.THAT),
    Has("M$", Whose.THEIR), PlayersWho("each opponent"),
    PlayersWho(tree.Compared("each opponent", THEIR_RP, "more")),
    PlayersWho(tree.Compared("each opponent", THEIR_RP, "fewer")),
    tree.OpenSlots(), tree.OpenSlots(Whose.THAT), tree.CardsPassed(),
    *(tree.Pairs(what, each(filter), near) for what in get_args(tree.Feature) for filter in (CARD, FIRE)
      for near in (True, False)),
    *(tree.MostAlike(what, each(filter)) for what in get_args(tree.Feature) for filter in (CARD, FIRE)),
    *(Different(what, each(filter)) for what in get_args(tree.Feature) for filter in (CARD, FIRE)),
]  # fmt: skip
QUANTITIES: list[tree.Quantity] = [
    Number(3), ThatMuch(), *MEASURES, tree.CardsPlayed(), tree.HowOften(UsesAction(Who.YOU)),
    tree.HowOften(Plays(Who.OPPONENT, FIRE), "this tournament"), tree.Tokens("star token", each(FIRE)),
    tree.PlayersWho(tree.Compared("each opponent", THEIR_CARDS, "at most", Number(0))),
    *(tree.DoneSoFar(done, of) for done in get_args(tree.AmountDone) for of in ("RP", "M$", "star token")),
    *(
        node
        for q in (Number(2), STARS, ThatMuch(), Has("RP"), Sum(STARS, Has("M$")))
        for node in (Twice(q), tree.Times(3, q), tree.Times(5, q), Half(q), Sum(q, Number(1)),
                     Difference(Number(9), q), tree.Extreme(Has("M$"), q, most=True))
    ),
]  # fmt: skip
COMPARISONS = get_args(tree.Compare)
FILTERS: list[Filter] = [
    *(Filter(relation=near) for near in (
        tree.Near(FIRE), tree.Near(FIRE, count=0), tree.Near(FIRE, count=2), tree.Near(FIRE, "left"), tree.Near(FIRE, "right", 0))),
    *(Filter(relation=tree.AlikeTo(("element",), Filter(), where, how)) for where in (
        "beside it", "your tableau", "the same tableau", "an opponent's tableau", "any tableau") for how in ("all", "none")),
    *(Filter(relation=tree.StarsBeside(test, "left")) for test in ("fewer", "more", "equal")),
    *(Filter(kind=kind, other=True) for kind in Kind),
    *(Filter(kind=kind, rarity=rarity) for kind in Kind for rarity in get_args(tree.Rarity)),
    *(Filter(symbols=(symbol,)) for symbol in get_args(tree.Symbol)),
    *(Filter(symbols=("Fire", "Dark", "Mage", "Pro"), any_symbol=either) for either in (True, False)),
    *(Filter(trigger=trigger) for trigger in TriggerWord if trigger),
    *(Filter(kind=kind, stars=StarTest(test, than))
      for kind in Kind for test, than in product(COMPARISONS, LIMITS)),
    *(Filter(shares=tree.Likeness((what,), tree.This())) for what in ("element", "type", "set", "rarity")),
    Filter(face="up"), Filter(face="down"), Filter(face="any"), Filter(named=True),
    Filter(matching=True), Filter(without_symbols=True), Filter(set_name="Сталь"),
    Filter(name="Орелла"), Filter(lacks=("Fire",)), Filter(lacks=("Fire", "Soldier")),
    *(Filter(past=tree.Past(done, since, by)) for done in ("played", "flipped", "discarded")
      for since in ("this turn", "this tournament", "since your last turn") for by in ("anyone", "you")),
    Filter(without=TriggerWord.FLIP), Filter(parity="even"), Filter(range=tree.StarRange(3, 5)),
    Filter(besides=TopCard()), Filter(kind=Kind.SINGLE, besides=It()),
    *(Filter(kind=kind, tokens=tree.TokenTest("star token", test, count))
      for kind in (Kind.CARD, Kind.SINGLE) for test, count in product(COMPARISONS, (0, 1, 2, 5))),
    *(Filter(shares=tree.Likeness(("element", "type"), TopCard(), how)) for how in ("all", "any", "none")),
]  # fmt: skip
SELECTIONS: list[Cards] = [
    *(Cards(how, filter, place, count)
      for how, filter, place, count in product(
          get_args(tree.How), (FIRE, Filter(kind=Kind.SINGLE, stars=WEAKER)), SOME_PLACES, (1, 2, 5))),
]  # fmt: skip
DESCRIBED: list[Cards] = [
    *(a(CARD, place) for place in PLACES),
    *(each(CARD, place) for place in PLACES),
    *(a(filter, OPPONENT, count) for filter, count in product(FILTERS, (1, 2, 5))),
    *(each(filter, YOURS) for filter in FILTERS),
]  # fmt: skip
CONDITIONS: list[tree.Condition] = [
    *(Holds(left, test, Number(n))
      for left, test, n in product(MEASURES, COMPARISONS, (0, 1, 2, 5, 21))),
    *(Holds(left, test, right)
      for left, test, right in product(QUANTITIES, COMPARISONS, OTHERS)),
    Leads(), Leads(most=False), TurnOf(), Faces("left"), Faces("right"),
    *(ClashResult(result) for result in ("win", "lose", "tie")),
    tree.Every(tree.Cards("each", Filter(), tree.In()), FIRE),
    *(tree.Pattern(tree.Cards("each", Filter(), tree.In()), how, "type")
      for how in ("ascending", "descending", "all", "none")),
    *(Is(card, FIRE) for card in REFS),
    *(IsPlaced(card, where) for card in (This(), It(), Those()) for where in (
        "your Top card", "the first card", "the last card", "face up", "face down")),
    *(Shares(It(), what, none)
      for what in (("element",), ("rarity", "star value")) for none in (True, False)),
    Both(TurnOf(), Leads()), Either(TurnOf(), Leads()),
]  # fmt: skip
EVENTS: list[tree.Event] = [
    *(event
      for who in (Who.YOU, Who.OPPONENT, Who.PLAYER)
      for event in (
          Plays(who, OTHER_FIRE), Plays(who, OTHER_FIRE, enters=True), Discards(who), UsesAction(who), AtTurn(who),
          EffectHappens(who), EffectHappens(who, TriggerWord.PLAY), Clashes(who, "clash"),
          Clashes(who, "win"), Clashes(who, "lose"), Clashes(who, "tie"), AtTurn(who, "end"),
          Changes(who, "gain", "M$"), Changes(who, "be robbed of", "RP", by="an opponent"),
          Changes(who, "gain", "RP", at_least=15, source=TriggerWord.NEXT, by="an opponent"),
          Changes(who, "pay", "M$"), UsesAction(who, "Reaction"), Discards(who, FIRE),
          Changes(who, "lose", "RP", would=True),
          tree.TakesCard(who), tree.TakesCard(who, "the Store or the Aftermarket"),
          EffectHappens(who, TriggerWord.PLAY, FIRE))),
    *(event
      for by in get_args(tree.By)
      for card in (This(), a(SINGLE))
      for event in (
          tree.GetsTokens(card, by=by), tree.GetsTokens(card, put=False, what="sell marker", by=by),
          tree.IsHandled(card, "moved", by), tree.IsHandled(card, "returned to hand", by))),
    *(IsFlipped(card, by, would)
      for by, would in product(get_args(tree.By), (True, False))
      for card in (This(), a(SINGLE), a())),
]  # fmt: skip


def effects() -> Iterator[tree.Effect]:
    for who in Who:
        yield from (
            Gain("RP", Flat(1), who), Lose("M$", Flat(2), who), Steal("RP", Flat(3), who),
            Pay("M$", Flat(4), who), Draw(who=who), ExtraSlot(1, who), NameOne("card", who),
            NameOne("type", who), Clash(who), Clash(who, their_card=True), ChoosePlayer(who),
            Discard(a(CARD, THEIR_HAND), who), Return(a(CARD, THEIRS), "binder", who),
            CannotPlay(who, FIRE), Cannot(who, ("use Reactions", "gain M$")), GiveCard(a(), who),
            May((Flip(This(), who), Take(It(), who)), (DRAW, DRAW), who),
            OneOf(((Flip(This(), who),), (Take(It(), who), DRAW)), who),
            If(Leads(), (Flip(This(), who), Take(It(), who))),
        )  # fmt: skip
    for target in (*REFS, *SELECTIONS):
        yield from (
            Flip(target), Unflip(target), Discard(target),
            Return(target, "hand"), Take(target), Reveal(target, Who.THAT), PlayIt(target),
            PlayIt(target, silent=True), Move(target, "any slot"), Move(target, "the left end"),
            Swap(target), Swap(This(), target), GiveCard(target, Who.THAT), Attach(target, It()),
            AddTokens("star token", Flat(2), target), RemoveTokens("sell marker", Flat(1), target),
            MoveTokens(Flat(1), target, This()), MoveTokens(Flat(1), It(), target),
            UseEffects(TriggerWord.FLIP, target), PutAway(target, "on top of the Store"),
            PutAway(target, "in the Aftermarket"), CannotBe(target, ("flipped",), "you"),
            CannotBe(target, ("discarded", "moved", "returned")), tree.LoseEffects(target, TriggerWord.FLIP),
            tree.LoseEffects(target), tree.StarsAre(target, Flat(8)), tree.StarsAre(target, tree.Multiple(2)),
            HaveStars(target, Flat(1)), HaveSymbols(target, ("Fire",)),
        )  # fmt: skip
    for cards in DESCRIBED:
        yield from (Flip(cards), Take(cards), HaveStars(cards, Flat(1)))
    for quantity in QUANTITIES:
        for amount in (EqualTo(quantity), PerEach(1, quantity), PerEach(2, quantity, 3)):
            yield from (
                gain(amount), AddTokens("star token", amount, This()), ClashBonus(amount),
                TotalBonus(amount), HaveStars(This(), amount, minus=True), HaveStars(each(), amount),
                Steal("M$", amount), tree.StarsAre(This(), amount),
            )  # fmt: skip
    for condition in CONDITIONS:
        yield from (draw_if(condition), draw_if(Not(condition)), PlayOnlyIf(condition, fusion=True))
    for event in EVENTS:
        yield Whenever(event, (May((Flip(It()),)), DRAW))
    for count in (1, 2, 5, 21):
        yield tree.NextComesWith(count)
        yield from (
            tree.Look(tree.TopOfStore(count)), MoreSlots(count), tree.MoreActions(count), tree.ExtraAction(count),
            ComesWith("star token", count), Repeat(count),
            ComesWith("sell marker", count, optional=True), May((tree.Look(tree.TopOfStore(count)),)),
        )  # fmt: skip
    others: tuple[tree.Effect, ...] = (
        PlayAnother(), PlayAnother(slot=True), PlayAnother(count=2), PlayAnother(which=FIRE), PlayAnother(card=It()),
        PlayAnother(card=Those()), PlayIt(It(), twice=True), UseEffects(TriggerWord.PLAY, It(), times=2),
        *(tree.InTurn(May((DRAW,), (DRAW,), who), per) for who in (Who.YOU, Who.THAT) for per in ("turn", "tournament")),
        *(tree.AsSoonAs(condition, (DRAW,)) for condition in CONDITIONS),
        tree.StarsAre(This(), Flat(2), "at most"), tree.StarsAre(each(), Flat(1), "at least"),
        tree.GainLimit(Who.EACH_OPPONENT, "RP", 0, "", TriggerWord.PLAY, FIRE), tree.GainLimit(Who.YOU, "M$", 0, cards=FIRE),
        *(CannotBe(This(), ("flipped",), by, TriggerWord.PLAY, FIRE) for by in get_args(tree.By)),
        *(Whenever(Changes(Who.YOU, "lose", "RP", by=by, source=source, cards=FIRE), (DRAW,))
          for by in get_args(tree.By) for source in (None, TriggerWord.PLAY)),
        Insert(), Insert(any_tableau=True), become(It(), "Fire", only=True),
        become(Those(), "Fire", "Mage"), UseInClash(), Face(), Prevent(), Cancel(),
        Unanswered(), Instead(Changes(Who.YOU, "lose", "RP", would=True), (Prevent(),)),
        HaveEffects(each(), TriggerWord.FLIP), CopyOf(Neighbour("left")), CannotBeCopied(),
        TotalBonus(Flat(2), minus=True, whose="each opponent's"), MayAttach(CONSTRUCT), StayInstead(),
        PlayOnlyIf(None, fusion=True), OnePerDeck("Epic"), ChooseCard(a()),
        NameOne("element"), NameOne("type or element"), HaveSymbolsOf("left"),
        HaveSymbolsOf("right"), HaveSymbolsOf("both"), HaveSymbolsOf("attached"),
        NameOne("trigger"), tree.GiveKeyword(a()), tree.Once("turn"), tree.Once("tournament"),
        *(limit
          for who in (Who.YOU, Who.EACH_OPPONENT, Who.EACH_PLAYER, Who.THAT) for unit in get_args(tree.Unit)
          for limit in (tree.GainLimit(who, unit, 20), tree.GainLimit(who, unit, 1, "turn", TriggerWord.SCORE),
                        tree.GainLimit(who, unit, 0, source=TriggerWord.PLAY))),
        tree.WinClashes(), tree.WinClashes(ties=True),
        *(CannotBe(This(), ("flipped",), by, source, cards) for by in get_args(tree.By)
          for source, cards in ((TriggerWord.PLAY, None), (None, FIRE))),
        *(tree.Lasting((Whenever(tree.TakesCard(Who.YOU), (DRAW,)),), tree.NextTimes(count, until))
          for count in (1, 2) for until in (tree.TurnEdge("end", None), tree.TurnEdge("start", Whose.THAT))),
        *(tree.Toll(who, unit, 2, what, which)
          for who in (Who.YOU, Who.EACH_OPPONENT, Who.EACH_PLAYER, Who.LEFT) for unit in get_args(tree.Unit)
          for what in _TOLLED for which in (Filter(), FIRE)),
        *(tree.Cost((DRAW,), of) for of in _PAID_FOR),
        tree.MetasTwice(), Steal("RP", Flat(5), Who.LOSER, Who.WINNER),
        If(Leads(), (Flip(This()), tree.IfDone((DRAW,)))), tree.IfDone((DRAW,)),
        tree.IfDone((DRAW,), (Flip(This()),)), tree.IfDone((DRAW,), (DRAW,), Who.EACH_OPPONENT),
        tree.ChooseOne(((DRAW,), (Flip(This()),), (gain(Flat(5)),)), 2),
        tree.InFull((DRAW, Flip(This()))), tree.InFull((tree.Draw(Flat(2), Who.EACH_OPPONENT),), (DRAW,), Who.EACH_OPPONENT),
        *(tree.PhaseRule(what, n, "Gold") for what in get_args(tree.Benefit) for n in (1, 2, 5)),
    )  # fmt: skip
    yield from others


def corpus() -> Iterator[Text]:
    yield from (text for text, _ in TEXTS)
    yield from (of(effect) for effect, _ in SENTENCES)
    yield from (of(effect) for effect in effects())
    yield from (parse(english) for english in (*DECIDED, *AS_PRINTED))
    yield from (of(DRAW, trigger=TriggerWord.REACTION, when=event) for event in EVENTS)
    yield from (of(DRAW, trigger=trigger) for trigger in TriggerWord)
    yield from (Text((Keyword(name, amount),)) for name in KEYWORDS_RU for amount in (None, 5))


def nodes(value: object) -> Iterator[type[Node]]:
    if isinstance(value, tuple):
        for item in value:
            yield from nodes(item)
    elif isinstance(value, Node):
        yield type(value)
        for field in msgspec.structs.fields(value):
            yield from nodes(getattr(value, field.name))


@pytest.mark.parametrize(("effect", "russian"), SENTENCES, ids=[r for _, r in SENTENCES])
def test_sentence(effect: tree.Effect, russian: str) -> None:
    assert render(of(effect)) == f"Розыгрыш. {russian}"


@pytest.mark.parametrize(("text", "russian"), TEXTS, ids=[r for _, r in TEXTS])
def test_text(text: Text, russian: str) -> None:
    assert render(text) == russian


def test_every_node_is_printed_soundly() -> None:
    seen: set[type[Node]] = set()
    for text in corpus():
        seen.update(nodes(text))
        for line in render(text).split("\n"):
            assert not re.search(r"[A-Za-z]", line), line
            assert not re.search(r"\s\s|[.,;:!][.,;:]|\s[.,;:!)]|,[^\s]|\(\s|None", line), line
            assert re.search(r"^[А-ЯЁ].*[.!]$", line), line
            assert not re.search(r"\b(\w+) \1\b", line), line
    assert seen == {
        node
        for node in vars(tree).values()
        if isinstance(node, type) and issubclass(node, Node) and node is not Node
    }


def test_names_pass_through_the_hook() -> None:
    text = of(Flip(a(Filter(set_name="Fists of Steel"))), Flip(a(Filter(name="Orella"), OPPONENT)))
    russian = {"Fists of Steel": "Стальные кулаки", "Orella": "Орелла"}
    assert render(text, russian.__getitem__) == (
        "Розыгрыш. Переверните карту выпуска «Стальные кулаки» на своём столе. "
        "Переверните карту «Орелла» на столе противника."
    )
    assert "«Orella»" in render(text)


def test_all_keywords_have_names_of_their_own() -> None:
    assert len(KEYWORDS_RU) == len(set(KEYWORDS_RU.values())) == 37


class Alien(Node, frozen=True):
    """A node that no card has."""


@pytest.mark.parametrize(
    "effect",
    [
        Alien(),
        Flip(Alien()),  # type: ignore[arg-type]
        Flip(a(CARD, Alien())),  # type: ignore[arg-type]
        gain(Alien()),  # type: ignore[arg-type]
        gain(EqualTo(Alien())),  # type: ignore[arg-type]
        If(Alien(), (DRAW,)),  # type: ignore[arg-type]
        Whenever(Alien(), (DRAW,)),  # type: ignore[arg-type]
    ],
)
def test_an_unknown_node_is_a_type_error(effect: tree.Effect) -> None:
    with pytest.raises(TypeError, match="Alien"):
        render(of(effect))


DECIDED = {
    (
        "Play: Choose a number from 1 to 8. Each player flips each other card in their tableau "
        "with stars equal to your number."
    ): (
        "Розыгрыш. Выберите число от 1 до 8. Каждый игрок переворачивает каждую другую карту на "
        "своём столе, количество звёзд которой равно вашему числу."
    ),
    (
        "Play: Each player secretly chooses an amount of M$ they have (up to 5 M$). The player "
        "with the highest number loses M$ equal to their number. Each player whose number is "
        "exactly 3 gains 5 RP."
    ): (
        "Розыгрыш. Каждый игрок выбирает втайне любое количество своих миллениум-долларов (не "
        "больше 5). Игрок с наибольшим числом теряет количество миллениум-долларов, равное его "
        "числу. Каждый игрок, чьё число равно 3, получает 5 РО."
    ),
    (
        "Play: Each player secretly votes for another player. If there are at least 2 players "
        "with the most votes, each player with the most votes loses 10 RP. Otherwise, the player "
        "with the most votes loses 15 RP. Gain 2 RP for each vote for you."
    ): (
        "Розыгрыш. Каждый игрок голосует втайне за другого игрока. Если в игре не меньше 2 "
        "игроков с наибольшим количеством голосов, каждый игрок с наибольшим количеством голосов "
        "теряет 10 РО. Иначе игрок с наибольшим количеством голосов теряет 15 РО. Получите по 2 "
        "РО за каждый голос за вас."
    ),
    (
        "Play: Each player may bid RP in turn, you last, each bid higher than the last. The "
        "player with the highest bid loses RP equal to their bid. If there is no player with a "
        "bid, draw a card."
    ): (
        "Розыгрыш. Каждый игрок может сделать по очереди (вы последним) одну ставку в РО, каждая "
        "выше предыдущей. Игрок с наибольшей ставкой теряет количество РО, равное его ставке. "
        "Если в игре нет игроков, которые сделали ставку, возьмите карту из магазина."
    ),
    (
        "Play: An opponent may accept. If they do, gain 12 RP. Each opponent secretly chooses "
        "whether to give you 5 RP."
    ): (
        "Розыгрыш. Противник на ваш выбор может согласиться. Если он это сделает, получите 12 "
        "РО. Каждый противник выбирает втайне, отдать вам 5 РО или нет."
    ),
}


@pytest.mark.parametrize(("english", "printed"), DECIDED.items())
def test_what_players_choose_bid_and_vote(english: str, printed: str) -> None:
    assert render(parse(english)) == printed


AS_PRINTED = {
    "Play: Flip 2 cards in an opponent's tableau that share an element with each other.": (
        "Розыгрыш. Переверните 2 карты на столе противника, у которых общий элемент."
    ),
    "Play: Reveal any number of cards in your hand that share no type with each other.": (
        "Розыгрыш. Откройте любое количество карт из своей руки, никакие две из которых не имеют общего типа."
    ),
    "Play: Take up to 3 cards from the Aftermarket with at most 8 stars in total into your hand.": (
        "Розыгрыш. Возьмите до 3 карт с рынка, у которых в сумме не больше 8 звёзд, в свою руку."
    ),
    "Play: You may discard any number of cards with exactly 10 stars in total. If you do, gain 40 RP.": (
        "Розыгрыш. Вы можете сбросить любое количество карт, у которых в сумме ровно 10 звёзд. Если вы это сделаете, получите 40 РО."
    ),
    "Action: Return another card in your tableau to your hand. You may play a card in your hand in its place.": (
        "Действие. Верните другую карту со своего стола в свою руку. Вы можете разыграть карту из своей руки на её место."
    ),
    "Play: Reveal the top 3 cards of the Store. Take the card among them with the most stars into your hand.": (
        "Розыгрыш. Откройте 3 верхние карты колоды магазина. Возьмите карту с наибольшим звёздным рейтингом из них в свою руку."
    ),
}


@pytest.mark.parametrize(("english", "printed"), AS_PRINTED.items())
def test_what_is_printed(english: str, printed: str) -> None:
    assert render(parse(english)) == printed
