"""What happens where several players tie for the most: "if there is a tie, each of them loses 10 RP", "in a tie, nobody
does".
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.comparing import EACH_OF
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading, settle_units
from mblades.text.reading.rules import Rules
from mblades.text.reading.sentences import Chain, Clause, Sentence, Series
from mblades.text.tree import Effect, Whose
from mblades.text.walking import N, contains, is_one_found, nodes, rewritten

rules = Rules()

Row = tuple[Effect, ...]


class Tied(tree.Foremost, frozen=True):
    """ "All the tied players": of those that were spoken of last."""


TIED = Tied("each player", tree.Has("RP", Whose.THAT))
_NOUN: dict[str, str] = {"a player": "player", "an opponent": "opponent"}


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    several = "(several|two|two or more|more than one|some|a few) [players|opponents|of them]"
    there = f"(there is [also] a tie|it is tied|there are ties|it is a tie|tied|they tie|they are tied|players tie|{several} (tie|are tied))"
    lexicon.add(
        f"((if|when) {there}|(in case|in the case|in the event) of (a tie|ties)|(in|on) (a tie|ties)|should there be a tie)",
        "TIE",
    )
    what = "it|this|the most|the fewest|first|first place|most|the highest|the lead|the most votes|the highest number|the highest bid"
    lexicon.add(f"for ({what})", "FOR_FIRST")
    ones = "(tied players|tied opponents)"
    lexicon.add(f"(they all|they each|they|all of them|each of them|all of those|each of those|[all|all of|each of] [the|those] {ones}"
                "|each tied (player|opponent)|everyone (tied|who tied|who is tied)|(all|those) who (tie|tied|are tied)|each player who (tied|is tied))",
                "TIED_ONES")  # fmt: skip
    lexicon.add("(nobody|no one|none of them|neither|neither of them|no player)", "NOBODY")
    verbs = "does|do|gains|gets|wins|scores|loses|pays|receives"
    lexicon.add(f"({verbs}) [it|any|anything|RP|M$|anything at all]", "DOES_ANYTHING")
    lexicon.add("(nothing happens|nothing is done|there is no effect)", "nobody_does")
    one = "(one|one of them|which|which one|between them|among them|who|which player|which opponent|one of (those|these|the tied) (players|opponents))"
    lexicon.add(
        f"([you] [may|can|must] (choose|pick|select|decide) {one}|it is your choice|[it is] up to you [which one|who]|the choice is yours|[you choose] (any|either) one of them)",
        "YOU_CHOOSE_ONE",
    )


@rules("nobody_does: NOBODY DOES_ANYTHING", "nobody_does: nobody_does AND NOBODY DOES_ANYTHING",
       "nobody_does: nobody_does AND DOES_ANYTHING", "nobody_does: nobody_does 'or' DOES_ANYTHING")  # fmt: skip
def nobody_does(*_parts: Any) -> str:
    return "nobody"


@rules("tie: TIE", "tie: TIE FOR_FIRST")
def tie() -> str:
    return "tie"


@rules(
    "tied_chain: TIED_ONES act.base",
    "tied_chain: TIED_ONES act.third",
    "tied_chain: turned 'by' TIED_ONES",
)
def tied_do(act: Act) -> Chain:
    return (Clause(act, TIED, plural=True),)


@rules("tied_chain: tied_chain AND act.base", "tied_chain: tied_chain AND act.third")
def tied_do_more(chain: Chain, act: Act) -> Chain:
    return (*chain, Clause(act, TIED, plural=True))


@rules(
    "sentence: tie ','? tied_chain",
    "sentence: tie ','? tied_chain 'instead'",
    "sentence: tied_chain tie",
)
def if_tied(*parts: Any) -> Sentence:
    """ "In case of a tie, each of the tied players loses 5 RP instead." """
    chain = next(one for one in parts if isinstance(one, tuple))
    return Sentence(Series(((chain,),)), "tie")


@rules("sentence: tie ','? YOU_CHOOSE_ONE", "sentence: YOU_CHOOSE_ONE tie")
def you_choose_if_tied(_tie: str) -> Sentence:
    """ "If several opponents are tied, choose one of them.": as it is anyway."""
    return Sentence(Series(()), "tied choice")


@rules("sentence: tie ','? nobody_does", "sentence: nobody_does tie")
def nobody_if_tied(*_parts: Any) -> Sentence:
    """ "In a tie, no one does." """
    return Sentence(Series(()), "tie")


def check_one_is_chosen(effects: list[Effect]) -> None:
    """Whether somebody with the most was spoken of: of those who tie, you choose one."""
    found = [one for one in nodes(tuple(effects)) if isinstance(one, tree.Foremost)]
    if not found or not all(map(is_one_found, found)) or contains(tuple(effects), tree.Leads):
        raise Misreading(
            "it is not clear for what they tie", "a player such as 'the opponent with the most RP'"
        )


def let_tie_decide(effects: list[Effect], tied: Row) -> None:
    """What is told of the player with the most only happens if no two of them tie."""
    found = [
        (at, one)
        for at, effect in enumerate(effects)
        for one in nodes(effect)
        if isinstance(one, tree.Foremost) and is_one_found(one) and not one.rest
    ]
    if (
        not found
        or len({one for _, one in found}) > 1
        or contains(effects[found[0][0]], tree.Leads)
    ):
        raise Misreading(
            "it is not clear for what they tie", "a player such as 'the player with the most RP'"
        )
    at, one = found[0]
    if isinstance(effects[at], tree.Waiting | tree.Started):
        raise Misreading("say in one sentence who gets what", "'each player with the most ...'")
    everyone = replace(one, who=EACH_OF[_NOUN[one.who]])
    number = tree.PlayersWho(everyone)
    before = tuple(effects[at:])
    if not tied:
        single = tree.Holds(number, "equal", tree.Number(1))
        effects[at:] = [tree.If(single, before)]
        return

    def settle(node: N) -> N:
        all_: Any = everyone if isinstance(node, Tied) else node
        settled: N = all_
        return settled

    row = settle_units(before, tuple(rewritten(effect, settle) for effect in tied))
    several = tree.Holds(number, "at least", tree.Number(2))
    effects[at:] = [tree.If(several, row, before)]
