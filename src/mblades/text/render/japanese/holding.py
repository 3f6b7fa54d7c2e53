"""Japanese for what players cannot do, and for what cannot be done to cards."""

from __future__ import annotations

from typing import Final

from mblades.text import tree
from mblades.text.render.japanese.words import TRIGGERS

CARD_DEEDS: Final[dict[tree.CardDeed, str]] = {
    "flipped": "裏返され",
    "discarded": "捨てられ",
    "chosen": "選ばれ",
    "moved": "移動され",
    "returned": "手札に戻され",
    "revealed": "公開され",
    "looked at": "見られ",
    "taken": "取られ",
}
PLAYER_DEEDS: Final[dict[tree.PlayerDeed, tuple[str, str]]] = {
    "use Actions": ("アクションを", "使用できない"),
    "use Reactions": ("リアクションを", "使用できない"),
    "clash": ("", "クラッシュできない"),
    "clash with you": ("あなたと", "クラッシュできない"),
    "gain RP": ("RPを", "得られない"),
    "gain M$": ("ミレニアムドルを", "得られない"),
    "steal RP from you": ("あなたからRPを", "奪えない"),
    "steal M$ from you": ("あなたからミレニアムドルを", "奪えない"),
    "play more than 1 card each turn": ("各ターンに2枚以上のカードを", "プレイできない"),
}


def gain_limit(limit: tree.GainLimit, cards: str = "") -> str:
    """各ターンに10を超えるRPを"""
    unit = "RP" if limit.unit == "RP" else "ミレニアムドル"
    whose = f"{cards}の" if cards else ""
    effect = f"{TRIGGERS[limit.source]}効果" if limit.source else "効果"
    source = f"{whose}{effect}で" if limit.source or cards else ""
    if not limit.most:
        return f"{source}{unit}を"
    often = "各ターンに合計" if limit.per else "一度に"
    return f"{source}{often}{limit.most}を超える{unit}を"


def forbidden(deeds: tuple[tree.PlayerDeed, ...]) -> tuple[str, str]:
    """What stands before the last verb, and that verb: アクションを使用できず、クラッシュできない."""
    *first, (what, last) = (PLAYER_DEEDS[deed] for deed in deeds)
    before = "".join(f"{thing}{verb.removesuffix('ない')}ず、" for thing, verb in first)
    return before + what, last


def spared(deeds: tuple[tree.CardDeed, ...]) -> tuple[str, str]:
    """What stands before the last verb, and that verb: 裏返されず、捨てられない."""
    *first, last = (CARD_DEEDS[deed] for deed in deeds)
    return "".join(f"{one}ず、" for one in first), f"{last}ない"
