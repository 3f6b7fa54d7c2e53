"""Russian for what players choose, bid and vote, each for themselves."""

from __future__ import annotations

from typing import Final

from mblades.text import tree
from mblades.text.render.russian import words as w
from mblades.text.render.russian.words import Case, Noun, Verb
from mblades.text.tree import Who, Whose
from mblades.text.walking import is_several

SECRETLY: Final = "втайне"
VOTE: Final = Verb("проголосуйте", "голосует", "проголосовать", "голосуете")
BID: Final = Verb("можете сделать", "может сделать", "сделать", "можете сделать")
ACCEPT: Final = Verb("согласитесь", "соглашается", "согласиться", "соглашаетесь")
NUMBER: Final = w.noun(
    "n", "число числа числу число числом числе", "числа чисел числам числа числами числах"
)
STAKE: Final = w.noun(
    "f", "ставка ставки ставке ставку ставкой ставке", "ставки ставок ставкам ставки ставками ставках"
)  # fmt: skip
VOICE: Final = w.noun(
    "m", "голос голоса голосу голос голосом голосе", "голоса голосов голосам голоса голосами голосах"
)  # fmt: skip


def told(answer: tree.Answer) -> Noun:
    """What somebody has said: a number or a bid."""
    return STAKE if answer == "bid" else NUMBER


def decision(effect: tree.Decision) -> tuple[Verb, str]:
    """The verb, and what stands behind it."""
    openly = "по очереди" if effect.who is not Who.YOU and is_several(effect.who) else ""
    match effect:
        case tree.ChooseNumber(secret=secret):
            return w.CHOOSE, _joined(SECRETLY if secret else openly, _number(effect))
        case tree.Vote(other, secret=secret):
            whom = "за другого игрока" if other else "за любого игрока"
            return VOTE, _joined(SECRETLY if secret else openly, whom)
        case tree.Bid(unit, _, last):
            units = w.UNITS[unit].form(Case.PRE, True)
            order = "по очереди (вы последним)" if last else "по очереди"
            return BID, f"{order} одну ставку в {units}, каждая выше предыдущей,"
        case tree.Accept():
            return ACCEPT, ""


def _joined(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def _number(effect: tree.ChooseNumber) -> str:
    """число от 1 до 8, любое количество своих РО (не больше 20)"""
    if effect.of is None:
        return f"число от {effect.least} до {effect.most}"
    limit = f" (не больше {effect.most})" if effect.most else ""
    return f"любое количество своих {w.UNITS[effect.of].form(Case.GEN, True)}{limit}"


def said(quantity: tree.Said, owner: str, case: Case) -> str:
    """ваше число, ставка этого игрока, количество голосов за вас"""
    noun = told(quantity.what)
    if quantity.what == "votes":
        whom = {Whose.YOUR: "вас", Whose.THEIR: "него"}.get(quantity.whose, "этого игрока")
        return f"{w.AMOUNT.form(case)} голосов за {whom}"
    if quantity.whose is Whose.YOUR:
        return f"{w.YOUR.form(case, noun.gender)} {noun.form(case)}"
    if quantity.whose is Whose.THEIR:
        return f"его {noun.form(case)}"
    return f"{noun.form(case)} {owner}"
