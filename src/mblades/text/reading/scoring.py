"""To score is to gain RP, even where no unit is said: "pay 2 M$, then score 12"."""

from __future__ import annotations

from mblades.text.reading.amounts import Measured
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import IMPLIED
from mblades.text.reading.rules import Rules
from mblades.text.reading.verbs import Form

rules = Rules()

_FORMS: dict[Form, str] = {
    "base": "score",
    "third": "scores",
    "past": "scored",
    "gerund": "scoring",
}


def teach(lexicon: Lexicon) -> None:
    """Its forms."""
    for form, spelled in _FORMS.items():
        lexicon.add(spelled, f"SCORE_RP.{form.upper()}")
    lexicon.add("scored", "SCORE_RP.PARTICIPLE")


def _scored(measured: Measured) -> Act:
    if measured.unit == IMPLIED:
        measured = measured._replace(unit="RP")
    return Act("gain", (("measured", measured),))


def _scored_it(measured: Measured) -> Act:
    return Act("gain", (("measured", measured),))


def _teach_forms() -> None:
    for form in _FORMS:
        rules.add(f"act.{form}: SCORE_RP.{form.upper()} measured", _scored)
        rules.add(f"act.{form}: SCORE_RP.{form.upper()} it_all", _scored_it)
    rules.add("turned: measured BEING SCORE_RP.PARTICIPLE", _scored)
    rules.add("would_be_turned: measured WOULD_BE SCORE_RP.PARTICIPLE", _scored)


_teach_forms()
