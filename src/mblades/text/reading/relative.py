"""Said in the passive voice, and of players by whom something is held or done: "each player by whom more RP are held
than by you", "its stars are gained in RP", "a card, chosen by its owner, is flipped".
"""

from __future__ import annotations

from mblades.text import tree
from mblades.text.english_forms import OWNER_OF
from mblades.text.reading.amounts import Counted, equal_to
from mblades.text.reading.comparing import Had, Having, having_no, more_than_you
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Folk
from mblades.text.reading.sentences import Clause, Sentence, Series, turned
from mblades.text.tree import Effect, Number, Who, Whose
from mblades.text.walking import counted as counted_players

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(is|are) (held|had)", "is_held", False)
    lexicon.add("(is|are) (possessed|owned|controlled)", "is_held", True)
    lexicon.add("(by whom|by which)", "BY_WHOM")
    lexicon.add("than by you", "THAN_BY_YOU")
    lexicon.add(
        "the (player|opponent|person) by whom (it|this card|that card|this) (was|is) flipped",
        "players", Folk(Who.THAT),
    )  # fmt: skip
    lexicon.add("(chosen|selected|picked) by", "CHOSEN_BY")
    lexicon.add("(the card|that card|it|the card in question|which card|which one)", "THE_CHOICE")
    lexicon.add("(is|are) (chosen|selected|picked) by", "IS_CHOSEN_BY")
    lexicon.add("(choose|chooses) (which [card|one]|the card|it|the one)", "CHOOSES_WHICH")


# --------------------------------------------------------------------------- by whom


def _held(of: Having | None, *, owned: bool) -> Having | None:
    """Cards that are held are those in hand, and have to be called so."""
    return of if of is not None and (owned or isinstance(of.of, tree.Has)) else None


@rules("having: BY_WHOM compare had is_held THAN_BY_YOU")
def more_than_by_you(compare: tree.Compare, had: Had, owned: bool) -> Having | None:
    """ "By whom more RP are held than by you"."""
    return _held(more_than_you(compare, had), owned=owned)


@rules("having: BY_WHOM so_many is_held")
def by_whom(so_many: Having, owned: bool) -> Having | None:
    """ "By whom at least 3 cards are controlled", "by whom more RP than you are possessed"."""
    return _held(so_many, owned=owned)


@rules("having: BY_WHOM 'no' had is_held")
def by_whom_none(had: Had, owned: bool) -> Having | None:
    return _held(having_no(had), owned=owned)


@rules("controlled: FOR_EACH counted ',' clause")
def of_each_such_player(counted: Counted, clause: Clause) -> Effect | None:
    """ "For each opponent with more RP than you, steal 7 RP from them": from each of them."""
    each, act = counted.each, clause.act
    if (
        not isinstance(each, tree.PlayersWho)
        or isinstance(each.who, tree.Doers | tree.InClash)
        or act is None
    ):
        return None
    if counted.step != 1:
        return None
    them, roles = counted_players(each.who), dict(act.roles)
    if act.deed in ("steal", "steal_from_loser") and clause.who in (None, Who.YOU):
        victim = roles.get("victim", Folk(Who.THAT))
        if not isinstance(victim, Folk) or victim.who is not Who.THAT:
            return None
        told = Act("steal", (("measured", roles["measured"]), ("victim", Folk(them))))
        return told.effect(Who.YOU)
    return act.effect(them) if clause.who is Who.THAT else None


@rules("clause: turned 'by' them")
def by_them(act: Act, folk: Folk) -> Clause:
    """ "3 RP are lost by them"."""
    return turned(act, folk)


@rules("turned: term BEING GAIN.PARTICIPLE 'in' unit")
def gained_in(of: tree.Quantity, unit: tree.Unit) -> Act | None:
    """ "Its star rating is gained in RP"."""
    return None if isinstance(of, Number) else Act("gain", (("measured", equal_to(unit, of)),))


@rules("turned: term BEING LOSE.PARTICIPLE 'in' unit")
def lost_in(of: tree.Quantity, unit: tree.Unit) -> Act | None:
    return None if isinstance(of, Number) else Act("lose", (("measured", equal_to(unit, of)),))


# --------------------------------------------------------------------------- chosen by


@rules("described: described ',' CHOSEN_BY players ','", "described: described CHOSEN_BY players")
def chosen_by(described: Described, folk: Folk) -> Described | None:
    """ "One card of an opponent, chosen by that opponent, is flipped"."""
    whose = OWNER_OF.get(folk.who) if isinstance(folk.who, Who) else None
    if folk.who is Who.OWNER:
        whose = Whose.THAT
    if described.chooser is not None or whose is None or described.select or described.random:
        return None
    return described._replace(chooser=whose)


@rules("sentence: THE_CHOICE IS_CHOSEN_BY players", "sentence: players CHOOSES_WHICH")
def whose_choice_it_is(folk: Folk) -> Sentence:
    """ "A card in each opponent's tableau is flipped. It is chosen by its owner."."""
    who = folk.who if isinstance(folk.who, Who) else Who.THAT
    return Sentence(Series(()), "card choice", chooser=who)
