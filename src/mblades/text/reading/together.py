"""Two players at once, players who have done it, and whose choice it was."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.amounts import Measured
from mblades.text.reading.deeds import Act, check_order, deed
from mblades.text.reading.doing import STEAL, give_points, steal
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk, Owner
from mblades.text.reading.sentences import Chain, Clause, Sentence, Series, may_have
from mblades.text.tree import Effect, Who, Whom, Whose
from mblades.text.walking import of_them, subject_of, with_parts

rules = Rules()

_SOMEBODY_ELSE = Folk(Who.OPPONENT)


class Pair(NamedTuple):
    """ "You and that player": each of them does it, in this order."""

    first: Whom
    second: Whom


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    you_two = Pair(Who.YOU, Who.THAT)
    lexicon.add(
        "(you both|both of you|the two of you|you two|you each|you and they)", "pair", you_two
    )
    lexicon.add("each of you", "each_of_pair", you_two)
    for verb, category in (("(do|did) [so]", "DOERS"), ("(does|did) [so]", "DOER")):
        one = "(each|every) (player|one)|everyone|anyone|anybody"
        some = "those|all those|players|the players|all players|all"
        lexicon.add(f"({one if category == 'DOER' else some}) (who|that) {verb}", category)
    lexicon.add("whoever (does|did) [so]", "DOER")
    lexicon.add("(someone|anyone) [[that] you (want|like|choose|wish)|of your choice]",
                "SOMEBODY")  # fmt: skip
    lexicon.add("(someone)", "SOME_OTHER")
    lexicon.add("so (do|does|must|will)", "SO_DO")
    lexicon.add("(do|does) (so|the same|likewise) [too|as well]", "DO_SO_TOO")
    lexicon.add("(make|have|let)", "LET")
    lexicon.add("(force|cause|require)", "FORCE")
    tied = "(all|all the|all of the|each of the) tied players [each] (do so|do this|gain it|gain this|gain them|count|do it)"
    lexicon.add(f"(ties are friendly|ties count|friendly ties|in case of a tie , {tied}|(if|when) tied , {tied}|if there is a tie , {tied})",
                "TIES_ARE_FRIENDLY")  # fmt: skip
    theirs = "[at|of] (their|that player 's|that opponent 's) (choice|option)|as they (choose|like|wish|prefer)|whichever they (choose|like|prefer)"
    so, which = "[and|but|-] [it is|this is|the choice is]", "[which [one|ones|card|cards]|what]"
    pick = f"(choose|pick|decide) {which}"
    chooses = f"[get to|may|can|are free to] {pick}"
    theirs += f"|{so} up to (them|that player|him|her) {which}|{so} (theirs|their pick)|(they|and they|but they) {chooses}"
    lexicon.add(f"({theirs})", "whose_choice", Who.THAT)
    lexicon.add(
        f"([at] your (choice|option|pick)|whichever you (like|prefer)|{so} up to you {which}|{so} yours|(you|and you|but you) {chooses})",
        "whose_choice",
        Who.YOU,
    )


# --------------------------------------------------------------------------- you and that player


@rules("pair: players 'and' players", "pair: 'both' players 'and' players")
def pair(one: Folk, other: Folk) -> Pair | None:
    return (
        None if one.who == other.who or one.is_told or other.is_told else Pair(one.who, other.who)
    )


@rules("clause: pair act.base", "clause: pair 'each' act.base", "clause: pair 'both' act.base",
       "clause: each_of_pair act.third")  # fmt: skip
def both_do(pair: Pair, act: Act) -> Clause:
    return Clause(act, pair.first, plural=True, also=pair.second)


@rules("chain: chain AND SO_DO players", "chain: chain AND players DO_SO_TOO")
def so_do_others(chain: Chain, folk: Folk) -> Chain | None:
    """ "Each opponent loses 5 RP, and so do you." """
    last = chain[-1]
    if last.act is None or last.also is not None or folk.who == (last.who or Who.YOU):
        return None
    return (*chain, last._replace(who=folk.who, third=False, plural=folk.plural))


# --------------------------------------------------------------------------- those who do


@rules("done_so: DOERS act.base", "done_so: DOER act.third")
def doers(act: Act) -> Chain:
    return (Clause(act, Who.THAT, third=True),)


@rules("done_so: done_so AND act.base", "done_so: done_so AND act.third")
def doers_too(chain: Chain, act: Act) -> Chain:
    return (*chain, Clause(act, Who.THAT, third=True))


@rules("sentence: done_so")
def if_they_did(chain: Chain) -> Sentence:
    """ "Each player may discard a card. Those who do gain 10 RP."."""
    return Sentence(Series(((chain,),)), "if you do", of_those_who_did=True)


# --------------------------------------------------------------------------- somebody


@deed("choose", "pick", "select", frames=("SOMEBODY",))
def choose_somebody(who: Whom) -> Effect | None:
    return tree.ChoosePlayer(Who.OPPONENT) if who is Who.YOU else None


@deed(*STEAL, frames=("{measured:measured} OFF_PLAYER SOMEBODY",))
def steal_from_somebody(who: Whom, measured: Measured) -> Effect | None:
    return steal.make(who, measured, _SOMEBODY_ELSE)


@deed("give", "pay", frames=("{measured:measured} 'to' SOMEBODY", "SOMEBODY {measured:measured}"))
def give_to_somebody(who: Whom, measured: Measured) -> Effect | None:
    return give_points.make(who, measured, _SOMEBODY_ELSE)


@rules("owner: SOME_OTHER ''s'", "owner: SOME_OTHER 's'")
def somebodys() -> Owner:
    return Owner(Whose.OPPONENT)


# --------------------------------------------------------------------------- whom you let do it


@rules("clause: LET players act.base", "clause: LET them act.base", "clause: FORCE players 'to' act.base",
       "clause: FORCE them 'to' act.base")  # fmt: skip
def let_them(folk: Folk, act: Act) -> Clause | None:
    """ "Make an opponent discard a card.": that is what they do."""
    return None if folk.who is Who.YOU else Clause(act, folk.who)


@rules("controlled: 'you' MAY LET players act.base", "controlled: 'you' MAY LET them act.base",
       "controlled: 'you' MAY FORCE players 'to' act.base", "controlled: 'you' MAY FORCE them 'to' act.base")  # fmt: skip
def may_let(folk: Folk, act: Act) -> Effect | None:
    """ "You may let another player draw a card." """
    return None if folk.who is Who.YOU else may_have(Folk(Who.YOU), folk, act)


# --------------------------------------------------------------------------- in which order, and ties


@rules("sentence: series ',' turn_order")
def one_by_one(series: Series, starts: str) -> Sentence | None:
    """ "Each player may discard a card, starting with you."."""
    for effect in series.effects():
        who = subject_of(effect)
        if who not in (Who.EACH_PLAYER, Who.EACH_OPPONENT):
            return None
        check_order(who, starts)
    return Sentence(series)


@rules("sentence: TIES_ARE_FRIENDLY")
def friendly_ties() -> Sentence:
    return Sentence(Series(()), "ties")


def with_ties(effect: Effect) -> Effect:
    """ "Ties are friendly.": everybody who ties has the most."""

    def settle(part: object) -> object:
        if isinstance(part, tree.Foremost) and part.who in _ALL_WHO_TIE:
            return replace(part, who=_ALL_WHO_TIE[part.who])
        if isinstance(part, tree.Leads):
            test: tree.Compare = "more" if part.most else "fewer"
            better = tree.Compared("each opponent", of_them(part.of), test)
            return tree.Holds(tree.PlayersWho(better), "at most", tree.Number(0))
        return with_parts(part, settle) if isinstance(part, tree.Node) else part

    return with_parts(effect, settle)


_ALL_WHO_TIE: dict[tree.Group, tree.Group] = {
    "a player": "each player", "an opponent": "each opponent",
}  # fmt: skip


# --------------------------------------------------------------------------- whose choice


@rules("sentence: series ',' whose_choice")
def by_choice(series: Series, chooser: Who) -> Sentence | None:
    """ "Each opponent loses 6 RP or discards a card, their choice."."""
    last = series.effects()[-1]
    return Sentence(series) if is_choice_of(last, chooser) else None


@rules("sentence: whose_choice")
def choice(chooser: Who) -> Sentence:
    return Sentence(Series(()), "choice", chooser=chooser)


def is_choice_of(effect: Effect, chooser: Who) -> bool:
    """Whether it is a choice, and theirs or yours."""
    if isinstance(effect, tree.ChooseOne):
        return chooser is Who.YOU
    target = getattr(effect, "target", None)
    picks = isinstance(target, tree.Cards) and target.how in ("a", "up to", "any number of")
    if not isinstance(effect, tree.OneOf) and not picks:
        return False
    return (subject_of(effect) is Who.YOU) == (chooser is Who.YOU)
