"""Japanese for what players choose, bid and vote, each for themselves."""

from __future__ import annotations

from typing import Final, assert_never

from mblades.text import tree
from mblades.text.render.japanese.words import Verb, godan, suru
from mblades.text.tree import Who
from mblades.text.walking import is_several

SECRETLY: Final = "秘密裏に"
REVEALED: Final = "全員の選択を同時に公開し、そうすると選んだプレイヤーはそれを行う。"
WHAT: Final[dict[tree.Answer, str]] = {
    "number": "選んだ数",
    "bid": "入札額",
    "votes": "得票数",
}


def decision(effect: tree.Decision) -> tuple[str, Verb, str]:
    """What stands before the verb, the verb, and the sentence behind it."""
    openly = "順番に" if effect.who is not Who.YOU and is_several(effect.who) else ""
    match effect:
        case tree.ChooseNumber(secret=secret):
            return f"{SECRETLY if secret else openly}{_number(effect)}を", godan("選ぶ"), ""
        case tree.Vote(other, secret=secret):
            whom = "自分以外のプレイヤー1人" if other else "プレイヤー1人"
            return f"{SECRETLY if secret else openly}{whom}に", suru("投票"), ""
        case tree.Bid(unit, _, last):
            order = "あなたを最後として順番に" if last else "順番に"
            what = "RP" if unit == "RP" else "ミレニアムドル"
            rule = "入札額は直前の入札額より高くなければならない。"
            return f"{order}{what}で1回", suru("入札").permitted(), rule
        case tree.Accept():
            return "", suru("承諾"), ""
        case _:
            assert_never(effect)


def _number(effect: tree.ChooseNumber) -> str:
    """1から8までの数1つ, 持っているミレニアムドルの額（5まで）"""
    if effect.of is None:
        return f"{effect.least}から{effect.most}までの数1つ"
    limit = f"（{effect.most}まで）" if effect.most else ""
    have = "RPの量" if effect.of == "RP" else "所持金の範囲内の額"
    return f"{'持っている' if effect.of == 'RP' else ''}{have}{limit}"


def said(quantity: tree.Said, owner: str) -> str:
    """あなたが選んだ数, そのプレイヤーの入札額"""
    return f"{owner}{'が' if quantity.what == 'number' else 'の'}{WHAT[quantity.what]}"


def extent(of: tree.Said, *, more: bool) -> str:
    """How the most of it is said."""
    words = {"number": ("大きい", "小さい"), "bid": ("高い", "低い"), "votes": ("多い", "少ない")}
    return words[of.what][not more]
