"""What telegraphic writers leave out: "you", "there is", "is". "May discard 1 card.", "If no Mage in tableau, ...",
"When card flipped, ...".
"""

from __future__ import annotations

from mblades.text import tree
from mblades.text.reading.conditions import NONE, ONE, Bound, there_are
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Folk
from mblades.text.reading.sentences import Body, Clause, Sentence, Series, if_, may
from mblades.text.tree import Effect, Who

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """Few: it is words that are missing here."""
    down = "(face-down|face down|flipped)"
    lexicon.add(
        f"[,] ([even|including|and|or] {down} (ones|cards) [too|as well|also|included]|(even|including) {down}|{down} (too|as well|also|included|allowed))",
        "DOWN_ONES_TOO",
    )


# --------------------------------------------------------------------------- "you"


@rules("offered: MAY series")
def offered(series: Series) -> Effect | None:
    """ "May discard 1 card." """
    return may(Folk(Who.YOU), series)


@rules("sentence: offered")
def may_without_you(effect: Effect) -> Sentence:
    return Sentence(Series((effect,)))


@rules("sentence: IF conditions ','? offered")
def may_if(condition: tree.Condition, effect: Effect) -> Sentence | None:
    """ "If leftmost, may draw 1 card." """
    told = if_(condition, Series((effect,)))
    return None if told is None else Sentence(Series((told,)))


@rules("body: offered")
def may_then(effect: Effect) -> Body:
    """ "When you play a Fire card, may draw 1 card." """
    return Body(Series((effect,)))


@rules("sentence: MUST act.base")
def must_without_you(act: Act) -> Sentence:
    """ "Must discard 1 card." """
    return Sentence(Series((((Clause(act, Who.YOU),),),)))


# --------------------------------------------------------------------------- "there is"


def _there(described: Described, bound: Bound) -> tree.Condition | None:
    return None if described.where is None else there_are(bound, described)


@rules("conditions: described")
def one_there(described: Described) -> tree.Condition | None:
    """ "If Mage in tableau"."""
    return None if described.plural else _there(described, ONE)


@rules("conditions: 'no' described")
def none_there(described: Described) -> tree.Condition | None:
    """ "If no other Construct in tableau"."""
    return _there(described, NONE)


@rules("conditions: bounded described")
def so_many_there(bound: Bound, described: Described) -> tree.Condition | None:
    """ "If 3+ Constructs in tableau", "if fewer than 3 cards in hand"."""
    return _there(described, bound)


# --------------------------------------------------------------------------- "it may be face down"


@rules("described: described DOWN_ONES_TOO")
def face_down_too(described: Described) -> Described | None:
    """ "Swap this with any other card in your tableau, face-down ones too." """
    return described.saying(face="any")


# --------------------------------------------------------------------------- "is"


@rules("event: deed.bare by?")
def is_done(act: Act, by: str | None) -> tree.Event | None:
    """ "When card in tableau flipped"."""
    return act.event({"an opponent": Who.OPPONENT, "you": Who.YOU}.get(by or "", Who.PLAYER))


@rules("event: deed.bare 'by' players")
def is_done_by(act: Act, folk: Folk) -> tree.Event | None:
    return act.event(folk.who)
