"""Russian for what players cannot do, and for what cannot be done to cards."""

from __future__ import annotations

from typing import Final

from mblades.text import tree
from mblades.text.render.russian import words as w
from mblades.text.render.russian.events import FLIPPED
from mblades.text.render.russian.words import Case, Gender

CARD_DEEDS: Final[dict[tree.CardDeed, dict[Gender, str]]] = {
    "flipped": FLIPPED,
    "discarded": {"f": "сброшена", "m": "сброшен", "n": "сброшено"},
    "chosen": {"f": "выбрана", "m": "выбран", "n": "выбрано"},
    "moved": {"f": "перемещена", "m": "перемещён", "n": "перемещено"},
    "returned": {"f": "возвращена", "m": "возвращён", "n": "возвращено"},
    "revealed": {"f": "открыта", "m": "открыт", "n": "открыто"},
    "looked at": {"f": "просмотрена", "m": "просмотрен", "n": "просмотрено"},
    "taken": {"f": "взята", "m": "взят", "n": "взято"},
}
_MANY: Final = {"перемещён": "перемещены", "возвращён": "возвращены"}
PLAYER_DEEDS: Final[dict[tree.PlayerDeed, str]] = {
    "use Actions": "использовать действия",
    "use Reactions": "использовать реакции",
    "clash": "вступать в схватки",
    "clash with you": "вступать в схватки с вами",
    "gain RP": "получать РО",
    "gain M$": "получать доллары",
    "steal RP from you": "красть у вас РО",
    "steal M$ from you": "красть у вас доллары",
    "play more than 1 card each turn": "разыгрывать больше одной карты за ход",
}


def forbidden(deeds: tuple[tree.PlayerDeed, ...]) -> str:
    """использовать действия или вступать в схватки"""
    return _either([PLAYER_DEEDS[deed] for deed in deeds])


def gain_limit(limit: tree.GainLimit, cards: str = "") -> str:
    """получать больше 20 РО за один раз"""
    unit = w.UNITS[limit.unit]
    source = f" эффектами «{w.TRIGGERS[limit.source]}»" if limit.source else ""
    if cards:
        source = f"{source or ' эффектами'} {cards}"
    if not limit.most:
        return f"получать {unit.form(Case.ACC, True)}{source}"
    agree = w.counted_agreement(limit.most, Case.GEN, unit.gender)
    much = f"{limit.most} {unit.form(agree.noun_case, agree.noun_plural)}"
    return f"получать больше {much} {'за ход' if limit.per else 'за один раз'}{source}"


def done(deeds: tuple[tree.CardDeed, ...], gender: Gender, *, many: bool) -> str:
    """перевёрнута или сброшена"""
    return _either([_one(CARD_DEEDS[deed], gender, many=many) for deed in deeds])


def so_many_times(times: int) -> str:
    """2 раза, 5 раз"""
    few = times % 10 in (2, 3, 4) and times % 100 not in (12, 13, 14)
    return f"{times} {'раза' if few else 'раз'}"


def _either(found: list[str]) -> str:
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} или {found[-1]}"


def _one(forms: dict[Gender, str], gender: Gender, *, many: bool) -> str:
    return _MANY.get(forms["m"], forms["m"] + "ы") if many else forms[gender]
