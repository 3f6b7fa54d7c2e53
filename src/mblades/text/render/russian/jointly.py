"""Russian for what is asked of several cards together."""

from __future__ import annotations

from typing import Final

from mblades.text import tree
from mblades.text.render.russian import words as w
from mblades.text.render.russian.words import Case

_BOUNDS: Final[dict[tree.Compare, str]] = {
    "fewer": "меньше",
    "more": "больше",
    "at least": "не меньше",
    "at most": "не больше",
    "equal": "ровно",
}


def jointly(asked: tree.Jointly) -> str:
    """, у которых общий элемент, / , никакие две из которых не имеют общего типа, / , у которых в сумме не больше
    8 звёзд,
    """
    match asked:
        case tree.Alike(what, none):
            noun = w.FEATURES[what]
            common = w.SAME if what == "star value" else w.TOTAL
            case = Case.GEN if none else Case.NOM
            feature = f"{common.form(case, noun.gender)} {noun.form(case)}"
            if none:
                return f", никакие две из которых не имеют {feature},"
            return f", у которых {feature},"
        case tree.StarsInAll(test, stars):
            case = Case.NOM if test == "equal" else Case.GEN
            return f", у которых в сумме {_BOUNDS[test]} {w.counted(stars, w.STAR, case)},"
