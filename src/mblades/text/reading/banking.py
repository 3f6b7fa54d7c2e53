"""What the bank pays and is paid, and what somebody gets without a verb: "the bank pays you 5 M$", "10 RP to you"."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.reading.amounts import Measured
from mblades.text.reading.deeds import Act, deed
from mblades.text.reading.doing import pay
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import IMPLIED
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk
from mblades.text.reading.sentences import Clause
from mblades.text.tree import Effect, Who, Whom

rules = Rules()

_BY_NAME = (Who.YOU, Who.WINNER, Who.LOSER, Who.THAT, Who.LEFT, Who.RIGHT)


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("[the] (bank|supply|general supply)", "BANK")


@rules("clause: BANK act.third")
def bank_gives(act: Act) -> Clause | None:
    """ "The bank pays each opponent 2 M$": they gain it."""
    roles = dict(act.roles)
    to, measured = roles.get("to"), roles.get("measured")
    if act.deed != "give_points" or not isinstance(to, Folk) or not isinstance(measured, Measured):
        return None
    return _gets(to, measured)


@deed("pay", "give", "return", "hand", "hand over", "pay back", "give back",
      frames=("BANK {measured:measured}", "{measured:measured} TO_BANK"))  # fmt: skip
def pay_bank(who: Whom, measured: Measured) -> Effect | None:
    return pay.make(who, measured)


def _gets(folk: Folk, measured: Measured) -> Clause:
    act = Act("gain", (("measured", measured),))
    return Clause(
        act, folk.who, third=folk.who is not Who.YOU and not folk.plural, plural=folk.plural
    )


def _bare(folk: Folk, measured: Measured) -> Clause | None:
    is_so_much = measured.unit != IMPLIED and not isinstance(measured.amount, tree.AnyNumber)
    return _gets(folk, measured) if is_so_much else None


@rules("clause: measured 'to' players")
def goes_to(measured: Measured, folk: Folk) -> Clause | None:
    """ "10 RP to you, 5 RP to everyone else"."""
    return _bare(folk, measured)


@rules("clause: measured 'for' players")
def is_for(measured: Measured, folk: Folk) -> Clause | None:
    """ "5 RP for the loser"; "for each opponent" is another thing."""
    known = folk.who in _BY_NAME or isinstance(folk.who, tree.Foremost)
    return _bare(folk, measured) if known else None
