"""Japanese events: what is waited for, and what has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mblades.text import tree
from mblades.text.render.japanese.words import GAIN, PLAYERS, TRIGGERS, Verb, godan, ichidan, suru
from mblades.text.tree import Who
from mblades.text.walking import flips_own

if TYPE_CHECKING:
    from mblades.text.render.japanese.nouns import Nouns

ANYONE = "いずれかのプレイヤー"
OFTEN = {"": "", "first each turn": "各ターンに最初に", "once per turn": "各ターンに1回、",
         "once per tournament": "トーナメント中に1回、"}  # fmt: skip
EDGES = {"start": "開始", "end": "終了"}
SINCE: dict[tree.Since, str] = {
    "this turn": "このターンに",
    "this tournament": "このトーナメント中に",
    "since your last turn": "自分の前のターンの後に",
    "on your last turn": "自分の直前のターンに",
    "on their last turn": "そのプレイヤーの直前のターンに",
}
_BY = {"anyone": "", "an opponent": "相手の効果によって", "you": "自分の効果によって"}


_SOURCES = {
    "the Store": "ストア", "the Aftermarket": "アフターマーケット",
    "the Store or the Aftermarket": "ストアまたはアフターマーケット",
}  # fmt: skip


class Happening(NamedTuple):
    """An event up to its verb, the verb, and whether a Reaction to it finds it done."""

    body: str
    verb: Verb
    is_done: bool = True


def doer(event: tree.Event) -> Who | None:
    """Whose doing it is, if it is somebody's."""
    match event:
        case tree.IsFlipped() | tree.GetsTokens() | tree.IsHandled():
            return None
        case _:
            return getattr(event, "who", None)


def happens(event: tree.Event, nouns: Nouns, agent: str) -> Happening:
    """カードをプレイする"""
    match event:
        case tree.Plays(_, card, True):
            return Happening(f"{agent}のプレイエリアに{nouns.kind(card)}が", godan("入る"))
        case tree.Plays(_, card):
            return Happening(f"{agent}が{nouns.kind(card)}を", suru("プレイ"))
        case tree.IsFlipped(card, by, would):
            if flips_own(event):
                who = {"anyone": ANYONE, "an opponent": "相手"}.get(by, "自分")
                return Happening(f"{who}が{nouns.bearer(card)}を", godan("裏返す"), not would)
            flipped = ichidan("裏返される")
            return Happening(f"{nouns.bearer(card)}が{_BY[by]}", flipped, not would)
        case tree.Changes():
            return _changes(event, nouns, agent)
        case tree.Clashes(Who.PLAYER, "lose"):
            return Happening("クラッシュの敗者が", godan("決まる"))
        case tree.Clashes(_, "clash"):
            return Happening(f"{agent}が", suru("クラッシュ"), is_done=False)
        case tree.Clashes(_, "tie"):
            return Happening(f"{agent}がクラッシュで", Verb("引き分ける", "引き分けて", "引き分け"))
        case tree.Clashes(_, "reveal"):
            return Happening(
                f"{_fought_by(event, agent)}クラッシュでカードが", ichidan("公開される")
            )
        case tree.Clashes(_, "decided"):
            return Happening(
                f"{_fought_by(event, agent)}クラッシュの勝敗が", godan("決まる"), is_done=False
            )
        case tree.Clashes(_, "would tie"):
            tied = Verb("引き分ける", "引き分けて", "引き分け")
            return Happening(f"{agent}がクラッシュで", tied, is_done=False)
        case tree.Clashes(_, "would win" | "would lose" as what):
            ended = suru("勝利" if what == "would win" else "敗北")
            return Happening(f"{agent}がクラッシュに", ended, is_done=False)
        case tree.Clashes(_, what):
            return Happening(f"{agent}がクラッシュに", suru("勝利" if what == "win" else "敗北"))
        case tree.Discards(_, card):
            return Happening(f"{agent}が{nouns.kind(card)}を", ichidan("捨てる"))
        case tree.TakesCard(_, source):
            return Happening(f"{agent}が{_SOURCES[source]}からカードを手札に", ichidan("加える"))
        case tree.GetsTokens(card, put, what, by):
            tokens = "スタートークン" if what == "star token" else "販売マーカー"
            verb = "置かれる" if put else "取り除かれる"
            side = "に" if put else "から"
            return Happening(f"{nouns.bearer(card)}{side}{_BY[by]}{tokens}が", ichidan(verb))
        case tree.IsHandled(card, deed, by):
            done = {
                "moved": "移動される",
                "unflipped": "表向きにされる",
                "returned to hand": "手札に戻される",
            }[deed]
            return Happening(f"{nouns.bearer(card)}が{_BY[by]}", ichidan(done))
        case tree.UsesAction(_, what, of_card):
            name = "アクション" if what == "Action" else "リアクション"
            whose = "" if of_card == tree.Filter() else f"{nouns.kind(of_card)}の"
            return Happening(f"{agent}が{whose}{name}を", suru("使用"))
        case tree.AtTurn(_, edge):
            return Happening(f"{agent}のターンが", suru(EDGES[edge]))
        case tree.EffectHappens(_, trigger, of_card):
            words = f"{TRIGGERS[trigger]}効果" if trigger else "効果"
            whose = "" if of_card == tree.Filter() else f"{nouns.kind(of_card)}の"
            return Happening(f"{agent}の{whose}{words}が", suru("発動"), is_done=False)
        case _:
            raise TypeError(f"no Japanese for {type(event).__name__}")


def _fought_by(event: tree.Clashes, agent: str) -> str:
    return "" if event.who is Who.PLAYER else f"{agent}が参加する"


_WHOSE = {"anyone": "", "an opponent": "相手の", "you": "自分の"}


def _changes(event: tree.Changes, nouns: Nouns, agent: str) -> Happening:
    unit = "RP" if event.unit == "RP" else "ミレニアムドル"
    if event.at_least:
        unit = f"{event.at_least}{unit}以上"
    source = f"{TRIGGERS[event.source]}効果で" if event.source else ""
    by = _BY[event.by]
    if event.cards is not None:
        by = f"{_WHOSE[event.by]}{nouns.kind(event.cards).removeprefix('、')}の"
        source = source or "効果で"
    elif source:
        by = _WHOSE[event.by]
    if event.what == "be robbed of":
        thief = {"an opponent": "相手に", "you": "自分に"}.get(event.by, "")
        return Happening(f"{agent}が{thief}{unit}を", ichidan("奪われる"), not event.would)
    verb = {"gain": GAIN, "lose": godan("失う"), "pay": godan("支払う")}[event.what]
    return Happening(f"{agent}が{by}{source}{unit}を", verb, not event.would)


def _agent(who: Who | None, nouns: Nouns) -> str:
    known = {None: "", Who.YOU: nouns.me, Who.PLAYER: ANYONE, Who.OPPONENT: "相手"}
    return PLAYERS[who] if who is not None and who not in known else known[who]


def gained(much: tree.HowMuch, nouns: Nouns) -> str:
    """このターンに自分が得たRP"""
    unit = "RP" if much.unit == "RP" else "ミレニアムドル"
    return f"{SINCE[much.since]}{_agent(much.who, nouns)}が{GAIN.past}{unit}"


def latest(card: tree.Latest, nouns: Nouns) -> str:
    """自分がこのカードの直前にプレイしたカード"""
    when = {"": "最後に", "this card": "このカードの直前に", "it": "その直前に"}[card.before]
    since = "" if card.since == "this tournament" else SINCE[card.since]
    done = "プレイした" if card.done == "played" else "捨てた"
    which = nouns.kind(tree.Filter(symbols=card.symbols))
    return f"{since}{_agent(card.who, nouns)}が{when}{done}{which}"


def has_happened(often: tree.HowOften, nouns: Nouns) -> Happening:
    """このターンに自分がカードをプレイした"""
    happening = happens(often.event, nouns, _agent(doer(often.event), nouns))
    return happening._replace(body=SINCE[often.since] + happening.body)
