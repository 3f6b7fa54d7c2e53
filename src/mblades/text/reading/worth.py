"""What cards are worth when decks are scored: "each Fire card in your tableau is worth 5 RP"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mblades.text import tree
from mblades.text.reading.amounts import Measured
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import IMPLIED, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import HERE, Chosen, Object, Worth
from mblades.text.reading.sentences import Clause
from mblades.text.tree import Effect, TriggerWord, Who
from mblades.text.walking import contains

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(is|are) [each] worth", "ARE_WORTH")
    lexicon.add(
        "[each] (gives|give|earns|earn|nets|net|brings|bring|yields|yield|grants|grant|gets|get|gains|gain) you",
        "GIVE_YOU",
    )
    lexicon.add(
        "[,] ((at|in) the end [of the game]|at scoring|when scoring|during scoring|when decks are scored)",
        "IN_THE_END",
    )


@rules(
    "clause: things ARE_WORTH measured",
    "clause: things ARE_WORTH measured 'each'",
    "clause: clause IN_THE_END",
)
def worth(*parts: Any) -> Clause | None:
    """ "Your face-down cards are worth 10 RP each"."""
    if isinstance(parts[0], Clause):
        return parts[0] if isinstance(parts[0].statement, Worth) else None
    card, measured = parts
    gained = _for_each(card, measured)
    return None if gained is None else Clause(None, statement=gained)


def _for_each(card: Object, measured: Measured) -> Worth | None:
    amount = measured.amount
    if not isinstance(amount, tree.Flat) or not isinstance(card, Chosen) or card.how != "each":
        return None
    return Worth(measured.unit, tree.PerEach(amount.value, tree.CountOf(card.cards(HERE))))


def check_worth(trigger: TriggerWord | None, effects: Iterable[Effect]) -> None:
    """Cards are worth something in the end only."""
    if trigger is not TriggerWord.SCORE and contains(tuple(effects), Worth):
        raise Misreading(
            "cards are worth something when decks are scored", "the trigger 'Score:'", "Score:"
        )


@rules("clause: things GIVE_YOU measured 'each'?")
def gives(card: Object, measured: Measured) -> Clause | None:
    """ "Each Soldier you have earns you 3 RP"."""
    worth = _for_each(card, measured)
    if worth is None or not isinstance(worth.amount, tree.PerEach) or measured.unit == IMPLIED:
        return None
    act = Act("gain", (("measured", Measured(measured.unit, worth.amount)),))
    return Clause(act, Who.YOU)
