"""What powers give while decks are built, in Russian."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mblades.text import tree
from mblades.text.render.russian import words as w
from mblades.text.render.russian.words import Case, Noun

_PAIR: Final = w.noun("f", "пара пары паре пару парой паре", "пары пар парам пары парами парах")


def _more(words: str, noun: Noun, case: Case = Case.ACC) -> Callable[[tree.PhaseRule], str]:
    return lambda rule: words.format(w.counted(rule.amount, noun, case))


def _vp(rule: tree.PhaseRule) -> str:
    return f"ваша коллекция приносит на {rule.amount} ПО больше"


def _start(rule: tree.PhaseRule) -> str:
    rarity = [w.RARITIES[rule.rarity]] if rule.rarity else []
    cards = w.counted(rule.amount, w.CARD, Case.INS, w.adjective("случайный"), *rarity)
    return f"вы начинаете игру {w.with_s(cards)}"


def _twins(rule: tree.PhaseRule) -> str:
    pairs = w.counted(rule.amount, _PAIR, Case.NOM)
    return f"в вашей колоде может быть {pairs} карт с одинаковым именем"


_BENEFITS: Final[dict[tree.Benefit, Callable[[tree.PhaseRule], str]]] = {
    "income": _more("в начале фазы получите ещё {}", w.DOLLAR),
    "booster": _more("в ваших бустерах на {} больше", w.CARD),
    "store": _more("карты магазина стоят для вас на {} меньше", w.DOLLAR),
    "purchases": _more("карты на рынке стоят для вас на {} меньше", w.DOLLAR),
    "sales": _more("вы продаёте карты на {} дороже", w.DOLLAR),
    "fusion": _more("для слияния вам нужно на {} меньше", w.CARD),
    "markers": _more("у вас на {} больше", w.UNITS["sell marker"]),
    "singles": _more("в вашей колоде может быть на {} больше", w.SINGLE),
    "boxes": _more("в вашей колоде может быть на {} больше", w.BOX),
    "accessories": _more("в вашей колоде может быть на {} больше", w.ACCESSORY),
    "collection": _vp,
    "npcs": lambda _rule: "вам не нужен жетон продажи, чтобы получить любителя",
    "peek": _more("вы можете посмотреть {} магазина", w.CARD),
    "foresight": lambda rule: (
        f"вы видите следующие карты меты и можете заменить {rule.amount} из них"
    ),
    "start": _start,
    "trades": lambda rule: f"ваши обмены могут быть неравноценными: разница до {rule.amount}",
    "late": lambda _rule: "вы можете продавать карты и во время последнего таймера",
    "twins": _twins,
}


def benefit(rule: tree.PhaseRule) -> str:
    """The sentence of a rule."""
    return _BENEFITS[rule.what](rule)
