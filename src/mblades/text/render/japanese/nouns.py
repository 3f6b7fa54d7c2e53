"""Japanese noun phrases: players, places, cards and amounts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, Never

from mblades.text import tree
from mblades.text.render.japanese import deciding
from mblades.text.render.japanese.events import gained, has_happened, latest
from mblades.text.render.japanese.jointly import jointly
from mblades.text.render.japanese.words import (
    DONE,
    FEATURES,
    KINDS,
    MOVED,
    PLAYERS,
    RARITIES,
    SIDES,
    SYMBOLS,
    TOKENS,
    TRIGGERS,
    ZONES,
    alternatives,
)
from mblades.text.tree import Who, Whose
from mblades.text.walking import of_you

THIS = "このカード"
STARS = "スターレーティング"
STORE_TOP = "ショップデッキの一番上"
CORE_TOP = "基本デッキの一番上"
_PLAYERS_OF: dict[Whose, Who] = {
    Whose.EACH_OPPONENT: Who.EACH_OPPONENT,
    Whose.THAT: Who.THAT,
    Whose.LEFT: Who.LEFT,
    Whose.RIGHT: Who.RIGHT,
    Whose.WINNER: Who.WINNER,
    Whose.LOSER: Who.LOSER,
}

_ONE_OF_THEM: dict[tree.Group, str] = {"an opponent": "相手", "a player": "プレイヤー"}
_COUNTED: dict[str, str] = {
    "an opponent": "相手", "each opponent": "相手", "a player": "プレイヤー", "each player": "プレイヤー",
}  # fmt: skip


class Sense(Enum):
    """What "an opponent's tableau" means where it stands: the words for an opponent and another."""

    CHOSEN = ("相手1人", "他のプレイヤー1人")
    SOME = ("いずれかの相手", "他のいずれかのプレイヤー")
    ANY = ("相手", "他のプレイヤー")


# Where a card can lie; attached to another it lies nowhere.
_Where = (
    tree.In
    | tree.Adjacent
    | tree.Beside
    | tree.Slot
    | tree.OddSlots
    | tree.Aftermarket
    | tree.DiscardPile
    | tree.FusionPiles
)


def unknown(node: Never) -> TypeError:
    return TypeError(f"no Japanese for {type(node).__name__}")


def counted(count: int, unit: str) -> str:
    """10RP / 2ミレニアムドル / +1トークン2個"""
    match unit:
        case "RP":
            return f"{count}RP"
        case "M$":
            return f"{count}ミレニアムドル"
        case "card":
            return f"カード{count}枚"
    return f"{TOKENS[unit]}{count}個"


def bound(value: str, test: tree.Compare) -> str:
    match test:
        case "fewer":
            return f"{value}未満"
        case "more":
            return f"{value}超"
        case "equal":
            return f"ちょうど{value}"
        case "at least":
            return f"{value}以上"
        case "at most":
            return f"{value}以下"


def unit_name(unit: str) -> str:
    """RP / ミレニアムドル / +1トークン"""
    return TOKENS.get(unit, "RP" if unit == "RP" else "ミレニアムドル")


def all_symbols(symbols: tuple[tree.Symbol, ...]) -> str:
    return "かつ".join(SYMBOLS[symbol] for symbol in symbols)


@dataclass(frozen=True)
class Nouns:
    """The noun phrases of one clause.

    `me` and `them` are the words for "your" and "their": Japanese 自分 is whoever the clause is
    about, so "your" is あなた in a clause about another player.
    """

    name: Callable[[str], str]
    me: str = "自分"
    them: str = "自分"
    sense: Sense = Sense.CHOSEN

    # ----------------------------------------------------------------- players and places

    def player(self, who: tree.Whom) -> str:
        """手札がない各相手, RPが最も多いプレイヤー"""
        match who:
            case tree.Compared():
                return self._having(who) + PLAYERS[Who(who.who)]
            case tree.Foremost(one, of, most, rest):
                own = replace(self, me="自分", them="自分")
                first = f"{own.thing(of)}が最も{self.extent(of, more=most)}"
                if rest:
                    return f"{first}プレイヤーを除く{PLAYERS[Who(one)]}"
                return first + _ONE_OF_THEM.get(one, PLAYERS[Who(one)])
            case _:
                return PLAYERS[who]

    def _having(self, who: tree.Compared, you: str = "あなた") -> str:
        """What stands before players: あなたよりRPが多い"""
        own, of, test = replace(self, me="自分", them="自分"), of_you(who.of), who.test
        if isinstance(of, tree.HowOften):
            done = has_happened(of, own)
            body = done.body.replace(f"{own.me}が", "", 1)
            return f"{body}{done.verb.te}い{'ない' if test == 'at most' else 'る'}"
        if isinstance(of, tree.TopIs):
            return f"トップカードが{own.kind(of.filter)}で{'ない' if test == 'at most' else 'ある'}"
        than = you if who.than is None else own.quantity(who.than)
        match of, test, who.than:
            case tree.Said("bid"), "at least", tree.Number(1):
                return "入札した"
            case tree.OpenSlots(), "at least", tree.Number(1):
                return "プレイエリアに空きスロットがある"
            case tree.OpenSlots(), "at most", tree.Number(0):
                return "プレイエリアに空きスロットがない"
            case tree.CountOf(cards), "at least", tree.Number(1):
                return f"{own.group(cards)}がある"
            case tree.CountOf(cards), "at most", tree.Number(0):
                is_hand = (
                    cards.filter == tree.Filter() and getattr(cards.place, "zone", "") == "hand"
                )
                return f"{'手札' if is_hand else own.group(cards)}がない"
            case tree.CountOf(cards), _, tree.Number(value):
                return f"{own.group(cards)}が{bound(f'{value}枚', test)}の"
            case tree.Has(unit), _, tree.Number(value):
                return f"{own.thing(of)}が{bound(counted(value, unit), test)}の"
            case _, _, tree.Number(value):
                return f"{own.thing(of)}が{bound(str(value), test)}の"
            case _, "more" | "fewer", _:
                return f"{than}より{own.thing(of)}が{self.extent(of, more=test == 'more')}"
            case _, "equal", _:
                return f"{own.thing(of)}が{than}と等しい"
        return f"{own.thing(of)}が{bound(than, test)}の"

    def thing(self, trait: tree.Trait) -> str:
        """What players have, where it need not be said whose it is."""
        of = of_you(trait)
        if isinstance(of, tree.Has):
            return "RP" if of.unit == "RP" else "所持金"
        if isinstance(of, tree.Said):
            return deciding.WHAT[of.what]
        return self.quantity(of)

    def extent(self, of: tree.Quantity, *, more: bool) -> str:
        if isinstance(of, tree.Said):
            return deciding.extent(of, more=more)
        if isinstance(of, tree.StarsOf | tree.TotalStars):
            return "高い" if more else "低い"
        return "多い" if more else "少ない"

    def owner(self, whose: Whose, *, everyone: bool = False) -> str:
        match whose:
            case Whose.YOUR:
                return self.me
            case Whose.THEIR:
                return self.them
            case Whose.OPPONENT:
                return self.sense.value[0]
            case Whose.ANOTHER:
                return self.sense.value[1]
            case Whose.EACH_OPPONENT if everyone:
                return "相手全員"
            case Whose.OPPONENTS:
                return "相手"
            case Whose.ANY:
                return "全プレイヤー" if everyone else "いずれかのプレイヤー"
        return PLAYERS[_PLAYERS_OF[whose]]

    def place(self, place: _Where, *, everyone: bool = False) -> str:
        match place:
            case tree.In("tableau", Whose.ANY) if not everyone:
                return "いずれかのプレイエリア"
            case tree.In(zone, whose):
                owner = self.owner(whose, everyone=everyone)
                return "手札" if (zone, owner) == ("hand", "自分") else f"{owner}の{ZONES[zone]}"
            case tree.Adjacent(to):
                return f"{self.target(to)}の隣"
            case tree.Beside(side, of):
                return f"{self.target(of)}より{SIDES[side]}"
            case tree.Slot(number, whose):
                slot = (
                    f"左から{number}番目のスロット" if number else "このカードと同じ位置のスロット"
                )
                return f"{self.place(tree.In('tableau', whose), everyone=everyone)}の{slot}"
            case tree.OddSlots(odd, whose):
                slot = f"左から{'奇数' if odd else '偶数'}番目のスロット"
                return f"{self.place(tree.In('tableau', whose), everyone=everyone)}の{slot}"
            case tree.Aftermarket():
                return "流通市場"
            case tree.DiscardPile():
                return "ショップの捨て札置き場"
            case tree.FusionPiles():
                return "カード合成エリア"
        raise unknown(place)

    # ----------------------------------------------------------------- cards

    def kind(self, card: tree.Filter) -> str:
        """他の炎属性のカード, of no place and no number, to stand after a particle"""
        clauses = self._clauses(card)
        pause = "、" if clauses else ""
        return f"{pause}{'、'.join(clauses)}{''.join(self._adjectives(card))}{KINDS[card.kind]}"

    def _adjectives(self, card: tree.Filter) -> list[str]:
        words = []
        if card.other:
            words.append("他の")
        match card.face:
            case "up":
                words.append("表向きの")
            case "down":
                words.append("裏向きの")
            case "any":
                words.append("表向きまたは裏向きの")
        if card.symbols and card.any_symbol:
            words.append(f"{alternatives([SYMBOLS[symbol] for symbol in card.symbols])}の")
        elif card.symbols:
            words.append(f"{all_symbols(card.symbols)}の")
        if card.rarity:
            words.append(f"{RARITIES[card.rarity]}の")
        if card.set_name is not None:
            words.append(f"「{self.name(card.set_name)}」の")
        return words

    def _clauses(self, card: tree.Filter) -> list[str]:
        words = []
        if card.stars:
            words.append(self._stars_clause(card.stars))
        if card.range:
            words.append(f"{STARS}が{card.range.least}以上{card.range.most}以下の")
        if card.parity:
            words.append(f"{STARS}が{'偶数' if card.parity == 'even' else '奇数'}の")
        if card.tokens:
            words.append(_held(card.tokens))
        if card.past:
            words.append(self._past(card.past))
        if card.besides is not None:
            words.append(f"{self.target(card.besides)}以外の")
        if card.relation:
            words.append(self._relation(card.relation))
        if card.lacks:
            lacking = [SYMBOLS[symbol] for symbol in card.lacks]
            words.append(f"{'でも'.join(lacking)}{'でもない' if len(lacking) > 1 else 'でない'}")
        if card.shares:
            words.append(self.likeness(card.shares))
        if card.without:
            words.append(f"{TRIGGERS[card.without]}効果を持たない")
        if card.trigger:
            words.append(f"{TRIGGERS[card.trigger]}効果を持つ")
        if card.named:
            words.append("宣言したカード名を持つ")
        if card.matching:
            words.append("宣言したシンボルを持つ")
        if card.without_symbols:
            words.append("属性も種族も持たない")
        if card.name is not None:
            words.append(f"カード名が「{self.name(card.name)}」の")
        if card.not_named is not None:
            words.append(f"カード名が「{self.name(card.not_named)}」でない")
        return words

    def _relation(self, relation: tree.Relation) -> str:
        """炎属性のカードの隣にある / 他のいずれかのカードと同じ属性を持つ"""
        match relation:
            case tree.Near(which, "", 2):
                return f"2枚の{self.kind(which).removeprefix('、')}に挟まれた"
            case tree.Near(which, side, count):
                where = f"すぐ{SIDES[side]}" if side else "隣"
                kind = self.kind(which).removeprefix("、")
                return f"{kind}の{where}に{'ある' if count else 'ない'}"
            case tree.AlikeTo():
                return self._alike_to(relation)
            case tree.StarsBeside("equal", side):
                return f"自身の{SIDES[side]}隣のカードと{STARS}が等しい"
            case tree.StarsBeside(test, side):
                return f"自身の{SIDES[side]}隣のカードより{STARS}が{'高い' if test == 'more' else '低い'}"
        raise unknown(relation)

    def _alike_to(self, alike: tree.AlikeTo) -> str:
        """自分のプレイエリアにある他のいずれかのカードと同じ属性を持つ"""
        where = {
            "beside it": "自身の隣にある",
            "your tableau": f"{self.me}のプレイエリアにある",
            "the same tableau": "同じプレイエリアにある",
            "an opponent's tableau": "相手のプレイエリアにある",
            "any tableau": "いずれかのプレイエリアにある",
        }[alike.where]
        kind = self.kind(alike.which).removeprefix("、")
        features = [FEATURES[one] for one in alike.what]
        if alike.how == "none":
            several = len(features) > 1
            return (
                f"{where}どの{kind}とも同じ{'も'.join(features)}{'も' if several else 'を'}持たない"
            )
        joined = alternatives(features) if alike.how == "any" else "と".join(features)
        return f"{where}いずれかの{kind}と同じ{joined}を持つ"

    def _past(self, past: tree.Past) -> str:
        """このターンに自分が捨てた"""
        since = {
            "this turn": "このターンに",
            "this tournament": "このトーナメント中に",
            "since your last turn": f"{self.me}の前のターン以降に",
            "on your last turn": f"{self.me}の直前のターンに",
            "on their last turn": "そのプレイヤーの直前のターンに",
        }[past.since]
        if past.by == "you":
            return f"{since}{self.me}が{DONE[past.done]}"
        passive = {"played": "プレイされた", "flipped": "裏返された", "discarded": "捨てられた"}
        return f"{since}{passive[past.done]}"

    def likeness(self, likeness: tree.Likeness) -> str:
        """このカードと同じ属性を持つ"""
        features = [FEATURES[one] for one in likeness.what]
        same = f"{self.target(likeness.other)}と同じ"
        if likeness.how == "none":
            several = len(features) > 1
            return f"{same}{'も'.join(features)}{'も' if several else 'を'}持たない"
        joined = alternatives(features) if likeness.how == "any" else "と".join(features)
        return f"{same}{joined}を持つ"

    def _stars_clause(self, stars: tree.StarTest) -> str:
        match stars.test, stars.than:
            case "equal", tree.Number(value):
                return f"{STARS}が{value}の"
            case "fewer", tree.Number(value):
                return f"{STARS}が{value}未満の"
            case "fewer", tree.StarsOf(card):
                return f"{self.target(card)}より{STARS}が低い"
            case "more", tree.StarsOf(card):
                return f"{self.target(card)}より{STARS}が高い"
            case "equal", tree.StarsOf(card):
                return f"{self.target(card)}と{STARS}が等しい"
        than = self.quantity(stars.than)
        match stars.test:
            case "fewer":
                return f"{STARS}が{than}より低い"
            case "more":
                return f"{STARS}が{than}より高い"
            case "equal":
                return f"{STARS}が{than}に等しい"
            case "at least":
                return f"{STARS}が{than}以上の"
            case "at most":
                return f"{STARS}が{than}以下の"

    def group(self, cards: tree.Cards) -> str:
        """自分のプレイエリアにある炎属性のカード, of no number"""
        clauses = self._clauses(cards.filter)
        adjectives = self._adjectives(cards.filter)
        if cards.jointly is not None:
            clauses.append(jointly(cards.jointly))
        match cards.how:
            case "highest":
                clauses.append(f"{STARS}が最も高い")
            case "lowest":
                clauses.append(f"{STARS}が最も低い")
            case "first":
                adjectives.insert(0, "最も左の")
            case "last":
                adjectives.insert(0, "最も右の")
            case "any number of":
                adjectives.insert(0, "任意の枚数の")
            case "random":
                adjectives.insert(0, "ランダムに選んだ")
        if isinstance(cards.place, tree.AttachedTo):
            where = f"{THIS}につけた"
        elif isinstance(cards.place, tree.Among):
            where = "それらのうちの"
        elif isinstance(cards.place, tree.ThisWay):
            where = f"この効果で{DONE[cards.place.done]}"
        else:
            where = self.place(cards.place, everyone=cards.how == "each")
            where += "にある" if clauses or adjectives else "の"
        pause = "、" if clauses else ""
        noun = KINDS[cards.filter.kind]
        return f"{where}{pause}{'、'.join(clauses)}{''.join(adjectives)}{noun}"

    def cards(self, cards: tree.Cards) -> str:
        match cards.how:
            case "a" | "random" | "highest" | "lowest":
                number = f"{cards.count}枚"
            case "up to":
                number = f"最大{cards.count}枚"
            case "all but":
                number = f"{cards.count}枚を除く全て"
            case "each":
                number = "全て"
            case "first" | "last" | "any number of":
                number = ""
        return self.group(cards) + number

    def target(self, target: tree.Target) -> str:
        match target:
            case tree.Cards():
                return self.cards(target)
            case tree.This():
                return THIS
            case tree.It():
                return "そのカード"
            case tree.Those():
                return "それらのカード"
            case tree.TheNext():
                return "次にプレイしたカード"
            case tree.TopCard(whose):
                return f"{self.owner(whose)}のトップカード"
            case tree.Neighbour(side, of):
                return f"{self.target(of)}の{SIDES[side]}隣のカード"
            case tree.UsedCard():
                return "クラッシュに使用したカード"
            case tree.LosingCard():
                return "敗北したカード"
            case tree.TopOfStore(1, core=True):
                return f"{CORE_TOP}のカード"
            case tree.TopOfStore(count, core=True):
                return f"基本デッキの上からカード{count}枚"
            case tree.TopOfStore(1):
                return f"{STORE_TOP}のカード"
            case tree.TopOfStore(count):
                return f"ショップデッキの上からカード{count}枚"
            case tree.TheRest():
                return "残りのカード"
            case tree.Latest():
                return latest(target, self)
        raise unknown(target)

    def bearer(self, target: tree.Target) -> str:
        """The cards that a lasting effect is about: all of them, with no number."""
        return self.group(target) if isinstance(target, tree.Cards) else self.target(target)

    # ----------------------------------------------------------------- quantities

    def quantity(self, quantity: tree.Quantity) -> str:
        if isinstance(quantity, tree.Calculation):
            return self._calculation(quantity)
        match quantity:
            case tree.Number(value):
                return str(value)
            case tree.CountOf(cards):
                return f"{self.group(cards)}の枚数"
            case tree.StarsOf(card):
                return f"{self.target(card)}の{STARS}"
            case tree.TotalStars(cards):
                return f"{self.bearer(cards)}の{STARS}の合計"
            case tree.Said(_, whose):
                return deciding.said(quantity, self.owner(whose))
            case tree.Has(unit, whose):
                return f"{self.owner(whose)}の{'RP' if unit == 'RP' else '所持金'}"
            case tree.ClashesWon():
                return f"{self._countable(quantity)}の回数"
            case tree.CardsPlayed():
                return f"{self._countable(quantity)}の枚数"
            case tree.PlayersWho():
                return f"{self._countable(quantity)}の人数"
            case tree.HowOften():
                return self._times(quantity)
            case tree.HowMuch():
                return f"{gained(quantity, self)}の合計"
            case tree.Pairs():
                return f"{self._pairs(quantity)}の数"
            case tree.MostAlike():
                return f"{self.alike(quantity)}の最大枚数"
            case tree.OpenSlots(whose):
                return f"{self._open_slots(whose)}の数"
            case tree.Different() | tree.Tokens():
                return f"{self._countable(quantity)}の数"
            case tree.ThatMuch():
                return "その量"
            case tree.ClashTotal(whose):
                return f"クラッシュでの{self.owner(whose)}の合計値"
            case tree.Fought(result):
                return f"{_FOUGHT[result]}クラッシュの回数"
            case tree.DoneSoFar(done, what):
                return (
                    f"この効果で{MOVED[done]}{unit_name(what)}の{'数' if what in TOKENS else '量'}"
                )
            case tree.CardsPassed():
                return "この効果で通り過ぎたカードの枚数"
        raise unknown(quantity)

    def _pairs(self, pairs: tree.Pairs) -> str:
        same = f"同じ{FEATURES[pairs.what]}を持つ"
        beside = "隣り合い" if pairs.adjacent else ""
        once = "" if pairs.adjacent else "（各カード1組まで）"
        return f"{self.group(pairs.cards)}のうち、{beside}{same}2枚の組{once}"

    def alike(self, most: tree.MostAlike) -> str:
        """自分のプレイエリアのカードのうち、互いに同じ属性を持つカード"""
        return f"{self.group(most.cards)}のうち、互いに同じ{FEATURES[most.what]}を持つカード"

    def _open_slots(self, whose: Whose) -> str:
        return f"{self.owner(whose)}のプレイエリアの空きスロット"

    def _times(self, often: tree.HowOften) -> str:
        happening = has_happened(often, self)
        return f"{happening.body}{happening.verb.past}回数"

    def _calculation(self, quantity: tree.Calculation) -> str:
        match quantity:
            case tree.Twice(of):
                return f"{self.quantity(of)}の2倍"
            case tree.Times(count, of):
                return f"{self.quantity(of)}の{count}倍"
            case tree.Half(of, up):
                return f"{self.quantity(of)}の半分（端数切り{'上げ' if up else '捨て'}）"
            case tree.Sum(left, right):
                return f"{self.quantity(left)}に{self.quantity(right)}を加えた値"
            case tree.Difference(left, right):
                return f"{self.quantity(left)}から{self.quantity(right)}を引いた値"
            case tree.Gap(left, right):
                return f"{self.quantity(left)}と{self.quantity(right)}の差"
            case tree.Extreme(left, right, most):
                both = f"{self.quantity(left)}と{self.quantity(right)}"
                return f"{both}のうち{'大きい' if most else '小さい'}方"
            case tree.Product(left, right):
                return f"{self.quantity(left)}と{self.quantity(right)}の積"
        raise unknown(quantity)

    def _countable(
        self,
        quantity: tree.Different
        | tree.Tokens
        | tree.ClashesWon
        | tree.CardsPlayed
        | tree.PlayersWho,
    ) -> str:
        match quantity:
            case tree.Different(what, cards):
                return f"{self.group(cards)}が持つ異なる{FEATURES[what]}"
            case tree.Tokens(what, card):
                several = isinstance(card, tree.Cards) and card.how == "each"
                on = self.bearer(card) if several else self.target(card)
                return f"{on}に置かれた{TOKENS[what]}"
            case tree.ClashesWon():
                return f"{self.me}が勝利したクラッシュ"
            case tree.CardsPlayed():
                return f"このターンに{self.me}がプレイしたカード"
            case tree.PlayersWho():
                return self.rivals(quantity)

    def rivals(self, players: tree.PlayersWho) -> str:
        """自分よりRPが多い相手"""
        who = players.who
        if isinstance(who, tree.Doers):
            return f"{'そうした' if who.did else 'そうしなかった'}{_COUNTED[who.who]}"
        if isinstance(who, tree.InClash):
            return "敗者" if who.side == "losers" else "クラッシュに参加した他のプレイヤー"
        if isinstance(who, tree.Foremost):
            own = replace(self, me="自分", them="自分")
            first = f"{own.thing(who.of)}が最も{self.extent(who.of, more=who.most)}"
            return first + _COUNTED[who.who]
        if not isinstance(who, tree.Compared):
            return _COUNTED[who]
        you = self.me if isinstance(who.of, tree.Has) else "あなた"
        return self._having(who, you) + _COUNTED[who.who]

    def per(self, quantity: tree.Quantity, step: int) -> str:
        """カード1枚につき: what an amount is counted by, with its counter"""
        match quantity:
            case tree.CountOf(cards):
                counted_by = f"{self.group(cards)}{step}枚"
            case tree.Different():
                counted_by = f"{self._countable(quantity)}{step}種類"
            case tree.Tokens():
                counted_by = f"{self._countable(quantity)}{step}個"
            case tree.MostAlike():
                counted_by = f"{self.alike(quantity)}の最大枚数{step}枚"
            case tree.Pairs():
                counted_by = f"{self._pairs(quantity)}{step}組"
            case tree.OpenSlots(whose):
                counted_by = f"{self._open_slots(whose)}{step}つ"
            case tree.ClashesWon():
                counted_by = f"{self._countable(quantity)}{step}回"
            case tree.CardsPlayed():
                counted_by = f"{self._countable(quantity)}{step}枚"
            case tree.PlayersWho():
                counted_by = f"{self._countable(quantity)}{step}人"
            case tree.HowOften():
                counted_by = f"{self._times(quantity)}{step}回"
            case tree.HowMuch(unit):
                which = gained(quantity, self).removesuffix(
                    "RP" if unit == "RP" else "ミレニアムドル"
                )
                counted_by = f"{which}{counted(step, unit)}"
            case tree.Fought(result):
                counted_by = f"{_FOUGHT[result]}クラッシュ{step}回"
            case tree.DoneSoFar(done, what) if what in TOKENS:
                counted_by = f"この効果で{MOVED[done]}{TOKENS[what]}{step}個"
            case tree.DoneSoFar(done, what):
                counted_by = f"この効果で{MOVED[done]}{counted(step, what)}"
            case tree.CardsPassed():
                counted_by = f"この効果で通り過ぎたカード{step}枚"
            case tree.Has(unit, whose):
                counted_by = f"{self.owner(whose)}が持つ{counted(step, unit)}"
            case _:
                counted_by = f"{self.quantity(quantity)}{step}"
        return f"{counted_by}につき"

    # ----------------------------------------------------------------- amounts

    def amount(self, amount: tree.SaidAmount, unit: str) -> str:
        """10RP / カード1枚につき10RP / このカードのスターレーティングに等しいRP / 好きな数の+1トークン"""
        match amount:
            case tree.AtRandom(values):
                some = "、".join(counted(value, unit) for value in values)
                return f"{some}のうちランダムに選んだ1つ"
            case tree.Scale(of, marks):
                steps = "、".join(f"{mark.at}なら{mark.value}" for mark in marks[:-1])
                last = f"{marks[-1].at}以上なら{marks[-1].value}"
                return f"{self.quantity(of)}に応じた{unit_name(unit)}（{steps}、{last}）"
            case tree.AnyNumber(most) if most:
                return (
                    f"{TOKENS[unit]}最大{most}個"
                    if unit in TOKENS
                    else f"最大{counted(most, unit)}"
                )
            case tree.AnyNumber():
                return (
                    f"好きな数の{TOKENS[unit]}"
                    if unit in TOKENS
                    else f"好きな額の{unit_name(unit)}"
                )
            case tree.All():
                return f"全ての{TOKENS[unit]}"
            case tree.Flat(value):
                return counted(value, unit)
            case tree.PerEach(value, each, step):
                return self.per(each, step) + counted(value, unit) + _limit(amount, unit)
            case tree.EqualTo(quantity):
                return self._equal_amount(quantity, unit) + _limit(amount, unit)
        raise unknown(amount)

    def _equal_amount(self, quantity: tree.Quantity, unit: str) -> str:
        measure, noun = {
            "RP": ("", "RP"),
            "M$": ("額の", "ミレニアムドル"),
            "card": ("枚数の", "カード"),
        }.get(unit, ("数の", TOKENS.get(unit, "")))
        match quantity:
            case tree.ThatMuch():
                return f"それと同じ{measure or '量の'}{noun}"
            case tree.Twice() | tree.Times():
                return f"{self.quantity(quantity)}の{noun}"
        return f"{self.quantity(quantity)}に等しい{measure}{noun}"

    def each_gets(self, amount: tree.Removal, token: str) -> str:
        """+1トークンを2個ずつ: an amount for each of several cards, with its particle"""
        match amount:
            case tree.All():
                return f"{self.amount(amount, token)}を"
            case tree.Flat(value):
                return f"{TOKENS[token]}を{value}個ずつ"
            case tree.PerEach(value, each, step):
                limit = _limit(amount, token)
                return f"{self.per(each, step)}{TOKENS[token]}を{value}個ずつ{limit}"
        return f"それぞれ{self.amount(amount, token)}を"

    def change(self, amount: tree.Amount) -> str:
        """2 / カード1枚につき1 / 手札のカードの枚数の分だけ: by how much a number goes up"""
        match amount:
            case tree.Flat(value):
                return str(value)
            case tree.PerEach(value, each, step):
                return self.per(each, step) + str(value)
            case tree.EqualTo(quantity):
                return f"{self.quantity(quantity)}の分だけ"
        raise unknown(amount)


_FOUGHT: Final[dict[str, str]] = {
    "win": "この効果で勝利した", "lose": "この効果で敗北した", "tie": "この効果で引き分けた",
}  # fmt: skip


def _held(test: tree.TokenTest) -> str:
    """+1トークンが2個以上置かれた"""
    token, count = TOKENS[test.what], test.count
    match test.test, count:
        case "at least", 1:
            return f"{token}が置かれた"
        case "at most", 0:
            return f"{token}が置かれていない"
        case "fewer", _:
            return f"{token}が{count}個未満の"
        case "more", _:
            return f"{token}が{count}個より多く置かれた"
        case "equal", _:
            return f"{token}がちょうど{count}個置かれた"
        case "at most", _:
            return f"{token}が{count}個以下の"
        case _:
            return f"{token}が{count}個以上置かれた"


def _limit(amount: tree.PerEach | tree.EqualTo, unit: str) -> str:
    """（最大30RP）: what an amount never goes beyond"""
    if not amount.most:
        return ""
    return f"（最大{amount.most}個）" if unit in TOKENS else f"（最大{counted(amount.most, unit)}）"
