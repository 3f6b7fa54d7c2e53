"""Whose cards they are, told behind them: "each card you have out", "a card a rival has face-down", "yours or anyone's"."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.reading.cards import facing
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.players import owner
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Folk, Owner, Where, Zoned
from mblades.text.tree import Who, Whose, Zone

rules = Rules()

# In whose tableau a card lies makes no difference.
_OWNS = "(own|owns|has|have|controls|control|played|put|holds|they (belong|belongs) to|it (belong|belongs) to)"
_LIES = "(they are|it is|they are in|it is in|they lie|it lies)"
WHOSEVER = (
    f"(no matter|regardless of|it does not matter|irrespective of|never mind) (who {_OWNS} [them|it|each of them]|whose {_LIES} [in]"
    f"|whose [cards] (they are|it is)|whose tableau {_LIES} [in]|where {_LIES}|(which|what) tableau {_LIES} [in]|in (which|whose) tableau [{_LIES}]|owner|[their|its|the] owner)"
    f"|whoever (owns|has|controls|played|put|holds) (them|it)|wherever {_LIES}"
)


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add(
        "(out|in play|down|on the table|on the board|on the field|in front of (you|them)|lying around|laid out|on display)",
        "OUT_THERE",
    )
    lexicon.add("(lying|turned|sitting|that is|which is)", "LYING")
    lexicon.add(
        "[,] ((yours|your own|your cards) (or|and) (anyone 's|anyone else 's|everyone 's|everyone else 's|an opponent 's|opponents 's|not|theirs)"
        "|([in] any tableau|anywhere [on the table]|wherever (it is|they are|they lie|it lies)"
        "|no matter whose [(it is|they are)]|regardless of whose [(it is|they are)]|whoever 's|whoever owns (it|them)|regardless of owner|of any player|anyone 's))",
        "anyones", Where(tree.In("tableau", Whose.ANY)),
    )  # fmt: skip
    lexicon.add(
        "[,] ([in] (all|every|each) (tableau|tableaus)|everywhere|of all players|everyone 's)",
        "anyones", Where(tree.In("tableau", Whose.ANY), everyone=True),
    )  # fmt: skip
    lexicon.add(f"[,] ({WHOSEVER})", "NO_MATTER_WHOSE")
    lexicon.add(
        "[in] (elsewhere|other tableaus|the other tableaus|everyone else 's tableau|other people 's tableaus|opposing tableaus)",
        "where", Where(tree.In("tableau", Whose.EACH_OPPONENT), together=True),
    )  # fmt: skip
    lexicon.add("(among|amongst) (your opponents|opponents|the other players|other players)", "where",
                Where(tree.In("tableau", Whose.EACH_OPPONENT), together=True))  # fmt: skip
    for words, whose in (("you", Whose.YOUR), ("(them|him|her)", Whose.THEIR)):
        lexicon.add(f"[lying] in front of {words}", "where", Where(tree.In("tableau", whose)))
    this = "(this|this one|this card|itself)"
    lexicon.add(
        f"[,] ({this} (excluded|excepted|not included|not counted|not counting|aside)|not {this}|minus {this})",
        "BUT_NOT_THIS",
    )
    lexicon.add("(elsewhere|somewhere else|anywhere else) in your tableau", "elsewhere_here")


def _whose(folk: Folk) -> Owner | None:
    if folk.who is Who.YOU:
        return Owner(Whose.YOUR)
    if folk == Folk(Who.THAT, plural=True):
        return Owner(Whose.THEIR)  # "they"
    return owner(folk)


def _where(zone: Zone, whose: Owner) -> Where:
    return Where(tree.In(zone, whose.whose), whose.everyone, whose.together, whose.single)


@rules("where: THAT? players HAVE OUT_THERE?")
def that_they_have(folk: Folk) -> Where | None:
    """ "Each card your rivals have in play"."""
    whose = _whose(folk)
    return None if whose is None else _where("tableau", whose)


@rules("where: THAT? players HAVE 'in' zone")
def that_they_have_in(folk: Folk, zone: Zone) -> Where | None:
    """ "A card you have in hand"."""
    whose = _whose(folk)
    return None if whose is None else _where(zone, whose)


@rules("where: THAT? players HAVE 'in' zoned")
def that_they_have_in_theirs(folk: Folk, zoned: Zoned) -> Where | None:
    whose = _whose(folk)
    is_own = zoned.owner.whose in ((Whose.YOUR,) if folk.who is Who.YOU else (Whose.THEIR,))
    return None if whose is None or not is_own else _where(zoned.zone, whose)


@rules("described: described THAT? players HAVE LYING? face", "described: described THAT? players HAVE LYING? face 'in' zoned")  # fmt: skip
def that_they_have_facing(
    described: Described, folk: Folk, face: str, zoned: Zoned | None = None
) -> Described | None:
    """ "Each card you have face-down"."""
    turned = facing(face, described)
    where = that_they_have(folk) if zoned is None else that_they_have_in_theirs(folk, zoned)
    return None if turned is None or where is None else turned.at(where)


@rules("described: described anyones")
def whoevers(described: Described, where: Where) -> Described:
    """ "Each Mage in play, any tableau": said again of cards that may be anyone's."""
    anyones = described.where in (None, where)
    return described._replace(where=where) if anyones else described.at(where)


@rules("described: described NO_MATTER_WHOSE")
def whosever(described: Described) -> Described | None:
    """ "All Fire cards, no matter whose tableau they're in"."""
    anyones = Where(tree.In("tableau", Whose.ANY))
    return described._replace(where=anyones) if described.where in (None, anyones) else None


@rules("described: described elsewhere_here")
def elsewhere_here(described: Described, _place: object) -> Described | None:
    """ "Each Mage elsewhere in your tableau"."""
    here = Where(tree.In())
    return (described if described.where == here else described.at(here)).saying(other=True)


@rules("described: described BUT_NOT_THIS")
def but_not_this(described: Described) -> Described | None:
    """ "Each Citizen in your tableau, this one excluded"."""
    return described.saying(other=True)
