"""Russian for patterns of cards."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.render.russian import words as w
from mblades.text.render.russian.amounts import Amounts
from mblades.text.render.russian.nouns import words
from mblades.text.render.russian.words import Case


class Patterns(Amounts):
    def every(self, every: tree.Every, no: str) -> str:
        """все карты на вашем столе являются огненными картами"""
        what = self.noun_phrase(every.filter, w.agreement(Case.INS, True))
        return words(no, f"все {self.all_cards(every.cards, Case.NOM)}", "являются", str(what))

    def pattern(self, pattern: tree.Pattern, no: str) -> str:
        """звёзды карт на вашем столе возрастают слева направо"""
        if pattern.how in ("ascending", "descending"):
            verb = "возрастает" if pattern.how == "ascending" else "убывает"
            whose = self.all_cards(pattern.cards, Case.GEN)
            return words(f"количество звёзд {whose}", no, f"{verb} слева направо")
        feature = w.FEATURES[pattern.what]
        adjective = w.SAME if pattern.what == "star value" else w.TOTAL
        if pattern.how == "all":
            what = f"{adjective.form(Case.ACC, feature.gender)} {feature.form(Case.ACC)}"
            return words(no, f"все {self.all_cards(pattern.cards, Case.NOM)}", "имеют", what)
        among = self.all_cards(pattern.cards, Case.GEN)
        if no:
            what = f"{adjective.form(Case.ACC, feature.gender)} {feature.form(Case.ACC)}"
            return f"хотя бы две из {among} имеют {what}"
        what = f"{adjective.form(Case.GEN, feature.gender)} {feature.form(Case.GEN)}"
        return f"никакие две из {among} не имеют {what}"
