"""Japanese conditions: what stands before 場合."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mblades.text import tree
from mblades.text.render.japanese.events import has_happened
from mblades.text.render.japanese.nouns import THIS, Nouns, bound, counted, unknown
from mblades.text.render.japanese.words import FEATURES, SIDES
from mblades.text.tree import Whose

_OPPOSITE: dict[tree.Compare, tree.Compare] = {
    "fewer": "at least",
    "at least": "fewer",
    "more": "at most",
    "at most": "more",
}
_PLACED = {
    "the first card": "プレイエリアの最も左のカード",
    "the last card": "プレイエリアの最も右のカード",
    "face up": "表向き",
    "face down": "裏向き",
}


def in_case(condition: tree.Condition, nouns: Nouns) -> str:
    """自分のプレイエリアに炎属性のカードがある場合"""
    claim = _claim(condition, nouns)
    return f"{claim.body}{claim.plain}場合"


def as_long_as(condition: tree.Condition, nouns: Nouns) -> str:
    """このカードが表向きである間"""
    claim = _claim(condition, nouns)
    return f"{claim.body}{claim.plain}間"


@dataclass(frozen=True)
class _Claim:
    """The body of a condition and the plain, linking and negative forms of its predicate."""

    body: str
    plain: str
    link: str
    negative: str

    def negated(self) -> _Claim:
        return _Claim(self.body, self.negative, f"{self.negative.removesuffix('い')}く", self.plain)


def _is(body: str) -> _Claim:
    return _Claim(body, "である", "であり", "でない")


def _adjective(body: str, plain: str) -> _Claim:
    stem = plain.removesuffix("い")
    return _Claim(body, plain, f"{stem}く", f"{stem}くない")


def _of_all(body: str, plain: str, link: str) -> _Claim:
    """Denied of all of them together, not of each."""
    return _Claim(body, plain, link, f"{plain}とは限らない")


def _there_is(body: str) -> _Claim:
    return _Claim(body, "ある", "あり", "ない")


def _claim(condition: tree.Condition, nouns: Nouns) -> _Claim:
    match condition:
        case tree.Holds():
            return _comparison(condition, nouns)
        case tree.Leads(most, of):
            return _adjective(f"{nouns.quantity(of)}が最も", nouns.extent(of, more=most))
        case tree.Parity(of, odd):
            return _is(f"{nouns.quantity(of)}が{'奇数' if odd else '偶数'}")
        case tree.Is(card, kind):
            return _is(f"{nouns.target(card)}が{nouns.kind(kind)}")
        case tree.IsPlaced(card, "your Top card"):
            return _is(f"{nouns.target(card)}が{nouns.me}のトップカード")
        case tree.IsPlaced(card, where):
            return _is(f"{nouns.target(card)}が{_PLACED[where]}")
        case tree.Shares(card, what, none, other):
            particle = "も" if none and len(what) > 1 else "または" if condition.any else "と"
            features = particle.join(FEATURES[feature] for feature in what)
            case_particle = "も" if particle == "も" else "を"
            same = f"{nouns.target(other)}と同じ"
            body = f"{nouns.target(card)}が{same}{features}{case_particle}"
            shares = _Claim(body, "持つ", "持ち", "持たない")
            return shares.negated() if none else shares
        case tree.Every(cards, kind):
            return _of_all(f"{nouns.group(cards)}が全て{nouns.kind(kind)}", "である", "であり")
        case tree.Pattern():
            return _pattern(condition, nouns)
        case tree.ClashResult("tie"):
            return _is("クラッシュが引き分け")
        case tree.ClashResult(result, by):
            verb = "勝利" if result == "win" else "敗北"
            margin = f"{by}以上の差で" if by else ""
            return _Claim(f"クラッシュに{margin}{verb}", "した", "し", "していない")
        case tree.Faces(side):
            return _Claim(f"{THIS}が{SIDES[side]}を", "向いている", "向いていて", "向いていない")
        case tree.TurnOf(whose):
            return _is(f"{nouns.me if whose is Whose.YOUR else nouns.owner(whose)}のターン")
        case tree.PlayerIs(who, you):
            return _is(f"{nouns.player(who)}が{nouns.me if you else '相手'}")
        case tree.Not(inner):
            return _denial(inner, nouns)
        case tree.Both(left, right):
            first, second = _claim(left, nouns), _claim(right, nouns)
            return replace(second, body=f"{first.body}{first.link}、かつ{second.body}")
        case tree.Either(left, right):
            first, second = _claim(left, nouns), _claim(right, nouns)
            return replace(second, body=f"{first.body}{first.plain}か、{second.body}")
    raise unknown(condition)


def _pattern(pattern: tree.Pattern, nouns: Nouns) -> _Claim:
    cards, feature = nouns.group(pattern.cards), FEATURES[pattern.what]
    match pattern.how:
        case "ascending" | "descending":
            order = "小さい" if pattern.how == "ascending" else "大きい"
            body = f"{cards}が左から{feature}の{order}順に"
            return _Claim(body, "並んでいる", "並んでいて", "並んでいない")
        case "all":
            return _of_all(f"{cards}が全て同じ{feature}を", "持つ", "持ち")
        case "none":
            return _of_all(f"{cards}の{feature}が全て", "異なる", "異なり")


def _denial(condition: tree.Condition, nouns: Nouns) -> _Claim:
    match condition:
        case tree.Both(left, right):
            return _claim(tree.Either(tree.Not(left), tree.Not(right)), nouns)
        case tree.Either(left, right):
            return _claim(tree.Both(tree.Not(left), tree.Not(right)), nouns)
        case tree.Not(inner):
            return _claim(inner, nouns)
        case tree.Holds(left, test, right) if test in _OPPOSITE:
            return _claim(tree.Holds(left, _OPPOSITE[test], right), nouns)
    return _claim(condition, nouns).negated()


def _comparison(holds: tree.Holds, nouns: Nouns) -> _Claim:
    match holds.left, holds.right:
        case tree.HowOften(), tree.Number(number):
            return _history(holds.left, holds.test, number, nouns)
        case tree.CountOf(cards), tree.Number(number):
            return _presence(cards, holds.test, number, nouns)
        case tree.MostAlike(), tree.Number(number):
            return _is(f"{nouns.alike(holds.left)}が{bound(f'{number}枚', holds.test)}")
        case tree.PlayersWho(), tree.Number(number):
            return _persons(nouns.rivals(holds.left), holds.test, number)
        case tree.Has("M$"), tree.Number(number):
            return _is(f"{nouns.quantity(holds.left)}が{bound(counted(number, 'M$'), holds.test)}")
        case _, tree.Number(number):
            return _is(f"{nouns.quantity(holds.left)}が{bound(str(number), holds.test)}")
    left, right = nouns.quantity(holds.left), _other_side(holds, nouns)
    match holds.test:
        case "more" | "fewer":
            extent = nouns.extent(holds.left, more=holds.test == "more")
            return _adjective(f"{left}が{right}より", extent)
        case "equal":
            return _adjective(f"{left}が{right}と", "等しい")
        case "at least":
            return _is(f"{left}が{right}以上")
        case "at most":
            return _is(f"{left}が{right}以下")


def _persons(players: str, test: tree.Compare, number: int) -> _Claim:
    """RPが5以上の相手がいる"""
    match test, number:
        case ("at least", 1) | ("more", 0):
            return _Claim(f"{players}が", "いる", "いて", "いない")
        case ("at most", 0) | ("fewer", 1) | ("equal", 0):
            return _Claim(f"{players}が", "いない", "いなくて", "いる")
    return _is(f"{players}が{bound(f'{number}人', test)}")


def _history(often: tree.HowOften, test: tree.Compare, number: int, nouns: Nouns) -> _Claim:
    """このターンに自分がカードをプレイしている"""
    happening = has_happened(often, nouns)
    te = happening.verb.te
    done = _Claim(happening.body, f"{te}いる", f"{te}いて", f"{te}いない")
    if (test, number) in {("at least", 1), ("more", 0)}:
        return done
    if (test, number) in {("at most", 0), ("equal", 0), ("fewer", 1)}:
        return done.negated()
    times = f"{happening.body}{happening.verb.past}回数"
    return _is(f"{times}が{bound(f'{number}回', test)}")


def _other_side(holds: tree.Holds, nouns: Nouns) -> str:
    """The right side, without the noun that it shares with the left."""
    match holds.left, holds.right:
        case tree.Has(unit), tree.Has(other_unit, whose) if unit == other_unit:
            return nouns.owner(whose)
        case tree.StarsOf(), tree.StarsOf(card):
            return nouns.target(card)
    return nouns.quantity(holds.right)


def _presence(cards: tree.Cards, test: tree.Compare, number: int, nouns: Nouns) -> _Claim:
    """自分のプレイエリアに炎属性のカードが3枚以上ある"""
    some = (test, number) in {("at least", 1), ("more", 0)}
    if isinstance(cards.place, tree.AttachedTo | tree.Among | tree.ThisWay):
        there = f"{nouns.group(cards)}が"
    else:
        place = nouns.place(cards.place, everyone=not some)
        there = f"{place}に{nouns.kind(cards.filter)}が"
    if some:
        return _there_is(there)
    match test, number:
        case ("at most", 0) | ("equal", 0) | ("fewer", 1):
            return _Claim(there, "1枚もない", "1枚もなく", "ある")
        case "at least", _:
            return _there_is(f"{there}{number}枚以上")
        case "more", _:
            return _there_is(f"{there}{number}枚より多く")
        case "equal", _:
            return _there_is(f"{there}ちょうど{number}枚")
    return _is(f"{nouns.group(cards)}が{bound(f'{number}枚', test)}")
