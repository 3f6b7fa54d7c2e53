"""The verbs for a clash, and with whom it is fought."""

from __future__ import annotations

from typing import Final

from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk
from mblades.text.reading.verbs import forms
from mblades.text.tree import Who

rules = Rules()

_BEGIN = (
    "fight",
    "have",
    "start",
    "begin",
    "initiate",
    "make",
    "perform",
    "hold",
    "do",
    "enter",
    "enter into",
    "get into",
)
VERBS: Final = (
    "clash", "fight", "battle", "duel", "brawl", "spar", "face off", "challenge",
    *(f"{verb} a {noun}" for verb in _BEGIN for noun in ("clash", "fight", "duel", "battle")),
)  # fmt: skip


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    for verb in VERBS:
        for form, spelled in forms(verb).items():
            lexicon.add(spelled, f"COMBAT.{form.upper()}")
    lexicon.add("(with|against|versus|vs|vs .)", "WITH_PLAYER")
    lexicon.add("[to] between (you|yourself) and", "WITH_PLAYER")
    lexicon.add("to a (clash|duel|fight|battle)", "TO_A_CLASH")
    one = "(someone|anyone)"
    lexicon.add(
        f"{one} [[that] you (want|like|choose|wish|pick)|of your (choice|choosing)]",
        "rival",
        Folk(Who.OPPONENT),
    )
    have = "(with|who has|who have|that has|that have|having|who control|who controls)"
    lexicon.add(f"[,] {have} (a|their|its) Top card", "WITH_TOP_CARD")
    lexicon.add(f"[,] {have} Top cards", "WITH_TOP_CARD")


@rules("against: players", "against: WITH_PLAYER players", "against: them", "against: WITH_PLAYER them",
       "against: rival", "against: WITH_PLAYER rival", "against: against TO_A_CLASH")  # fmt: skip
def against(folk: Folk) -> Folk:
    """ "With an opponent", "a rival to a duel"."""
    return folk


@rules("against: against WITH_TOP_CARD")
def against_one_with_top_card(folk: Folk) -> Folk:
    """ "With each player who has a Top card": nobody else takes part anyway."""
    return folk
