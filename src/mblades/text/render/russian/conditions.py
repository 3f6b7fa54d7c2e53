"""Russian for conditions."""

from __future__ import annotations

from typing import Final

from mblades.text import tree
from mblades.text.render.russian import words as w
from mblades.text.render.russian.amounts import Measure
from mblades.text.render.russian.nouns import COMPARED, unknown, words
from mblades.text.render.russian.patterns import Patterns
from mblades.text.render.russian.words import Case
from mblades.text.tree import Whose

_OPPOSITE: Final[dict[tree.Compare, tree.Compare]] = {
    "fewer": "at least",
    "more": "at most",
    "at least": "fewer",
    "at most": "more",
}
_TOWARDS: Final[dict[tree.Side, str]] = {"left": "влево", "right": "вправо"}
_PLACED: Final = {
    "your Top card": "вашей крайней",
    "the first card": "самой левой",
    "the last card": "самой правой",
    "face up": "вверх",
    "face down": "вниз",
}
_RESULTS: Final = {
    "win": ("вы", "победите в схватке"),
    "lose": ("вы", "проиграете в схватке"),
    "tie": ("схватка", "закончится ничьей"),
}


class Conditions(Patterns):
    # ----------------------------------------------------------------------- conditions

    def condition(self, condition: tree.Condition, negated: bool = False) -> str:
        """What follows «если»."""
        with self.within(None):
            return self._condition(condition, negated)

    def _condition(self, condition: tree.Condition, negated: bool) -> str:
        no = "не" if negated else ""
        match condition:
            case tree.Holds():
                return self._holds(condition, negated)
            case tree.Parity(of, odd):
                number = self.quantity(of, Case.NOM)
                return words(number, "—", no, "нечётное" if odd else "чётное", "число")
            case tree.Leads():
                return self._leads(condition, no)
            case tree.Is():
                return self._is(condition.card, condition.filter, no)
            case tree.IsPlaced():
                return self._is_placed(condition, no)
            case tree.Shares():
                return self._shares(condition, negated)
            case tree.Every():
                return self.every(condition, no)
            case tree.Pattern():
                return self.pattern(condition, no)
            case tree.ClashResult():
                subject, outcome = _RESULTS[condition.result]
                margin = f"с перевесом не меньше {condition.by}" if condition.by else ""
                return words(subject, no, outcome, margin)
            case tree.Faces():
                return words("эта карта", no, "повёрнута", _TOWARDS[condition.side])
            case tree.TurnOf(Whose.YOUR):
                return words("сейчас", no, "ваш ход")
            case tree.TurnOf(whose):
                return words("сейчас", no, "ход", self.possessor(whose))
            case tree.PlayerIs(who, you):
                person = "вы" if you else "ваш противник"
                return words(self.player(who, Case.NOM), "—", no, person)
            case tree.Not():
                return self._condition(condition.condition, not negated)
            case tree.Both() | tree.Either():
                both = isinstance(condition, tree.Both) is not negated
                left = self._condition(condition.left, negated)
                right = self._condition(condition.right, negated)
                return words(left, "и" if both else "или", right)
            case _:
                raise unknown(condition)

    def _holds(self, holds: tree.Holds, negated: bool) -> str:
        test, left, right = holds.test, holds.left, holds.right
        no = ""
        if negated:
            no = "не " if test == "equal" else ""
            test = _OPPOSITE.get(test, test)
        if isinstance(left, tree.HowOften) and isinstance(right, tree.Number):
            if (test, right.value) in (("at least", 1), ("more", 0)):
                return self.has_happened(left)
            if (test, right.value) in (("at most", 0), ("fewer", 1), ("equal", 0)):
                return self.has_happened(left, "не")
        measure = self.measure(left)
        if measure is None:
            return self._compared(left, no, test, right)
        if isinstance(right, tree.Number):
            return self.number_of(measure, left, test, right.value, no)
        other = self.measure(right)
        if other is None:
            return self._compared(left, no, test, right)
        size = f"{no}столько же" if test == "equal" else COMPARED[test]
        joint = "сколько" if test == "equal" else "чем"
        text = measure.sized(size, w.agreement(Case.GEN, True))
        return f"{text}, {joint} {other.tail(measure.same)},"

    def _compared(
        self, left: tree.Quantity, no: str, test: tree.Compare, right: tree.Quantity
    ) -> str:
        subject = self.quantity(left, Case.NOM)
        if test == "equal":
            return f"{subject} {no}равно {self.quantity(right, Case.DAT)}"
        return f"{subject} {COMPARED[test]} {self.quantity(right, Case.GEN)}"

    def _leads(self, leads: tree.Leads, no: str) -> str:
        """у вас больше всех РО"""
        measure = self.measure(leads.of)
        size = words(no, "больше" if leads.most else "меньше", "всех")
        if isinstance(leads.of, tree.Has) or measure is None:
            return words(no, "у вас", size.removeprefix("не "), self.had(leads.of))
        return measure.sized(size, w.agreement(Case.GEN, True))

    def number_of(
        self, measure: Measure, left: tree.Quantity, test: tree.Compare, limit: int, no: str = ""
    ) -> str:
        if (test, limit) in (("at most", 0), ("fewer", 1), ("equal", 0)) and not no:
            return measure.sized("нет", w.agreement(Case.GEN, True))
        some = (test, limit) in (("at least", 1), ("more", 0)) or (test == "equal" and not limit)
        if some and not isinstance(left, tree.Different):
            return measure.sized("есть", w.agreement(Case.NOM, False))
        if test == "equal":
            agree = w.counted_agreement(limit, Case.NOM, measure.gender)
            return measure.sized(f"{no}ровно {limit}", agree)
        agree = w.counted_agreement(limit, Case.GEN, measure.gender)
        return measure.sized(f"{COMPARED[test]} {limit}", agree)

    def _is(self, card: tree.Ref, filter: tree.Filter, no: str) -> str:
        plural = isinstance(card, tree.Those)
        if isinstance(card, tree.It | tree.Those):
            what = self.noun_phrase(filter, w.agreement(Case.NOM, plural))
            return words("это", no, str(what))
        what = self.noun_phrase(filter, w.agreement(Case.INS, False))
        return words(self.target(card, Case.NOM), no, "является", str(what))

    def _is_placed(self, placed: tree.IsPlaced, no: str) -> str:
        plural = isinstance(placed.card, tree.Those)
        card = self.target(placed.card, Case.NOM)
        where = _PLACED[placed.where]
        if placed.where in ("face up", "face down"):
            return words(card, no, "лежат" if plural else "лежит", "лицом", where)
        return words(card, no, "являются" if plural else "является", where, "картой")

    def _shares(self, shares: tree.Shares, negated: bool) -> str:
        card = self.target(shares.card, Case.NOM)
        plural = isinstance(shares.card, tree.Those)
        has = "имеют" if plural else "имеет"
        several = len(shares.what) > 1
        nothing = shares.none is not negated

        def features(case: Case) -> list[str]:
            adjectives = [w.SAME if what == "star value" else w.TOTAL for what in shares.what]
            nouns = [w.FEATURES[what] for what in shares.what]
            return [
                f"{a.form(case, n.gender)} {n.form(case)}"
                for a, n in zip(adjectives, nouns, strict=True)
            ]

        if not nothing:
            # "not (no element and no type)" is one of them
            what = w.listed(features(Case.ACC), "или" if shares.none or shares.any else "и")
        elif not several:
            what = features(Case.GEN)[0]
        elif shares.none or shares.any:
            what = ", ".join(f"ни {feature}" for feature in features(Case.GEN))
        else:
            what = f"одновременно {w.listed(features(Case.GEN))}"
        with self.within(None, aside=True):
            other = self.target(shares.other, Case.INS, "с")
        return words(card, "не" if nothing else "", has, what, other)
