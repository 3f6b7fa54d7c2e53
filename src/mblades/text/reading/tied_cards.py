"""Who chooses among cards that tie: "They choose if there is a tie.", as whoever does it chooses anyhow."""

from __future__ import annotations

from collections.abc import Sequence

from mblades.text import tree
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk
from mblades.text.reading.sentences import Sentence, Series
from mblades.text.tree import Effect, Who
from mblades.text.walking import nodes, subject_of

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add(
        "(choose|chooses|decide|decides|pick|picks|select|selects) [which|which one|one|one of (them|those|these)|between them|between those"
        "|among them|among those|among the tied cards|which card]",
        "CHOOSES_TIED",
    )
    lexicon.add("[,] (their|the player 's|that player 's|the owner 's|its owner 's) (choice|option) [(in|on|if) (a tie|tied)|if (tied|there is a tie)]",
                "THEIR_CHOICE_TIED")  # fmt: skip
    tied = "(if|when) (several|two or more|more than one|some|cards|any|multiple) [cards|of them] (are tied|tie|are equal|qualify)"
    lexicon.add(f"({tied}|if (tied|it is tied))", "TIE")


@rules("sentence: tie ','? players CHOOSES_TIED", "sentence: players CHOOSES_TIED ','? tie")
def chooses_in_tie(*said: object) -> Sentence | None:
    """ "In case of a tie, that player chooses." """
    (folk,) = (one for one in said if isinstance(one, Folk))
    if folk.who not in (Who.YOU, Who.THAT, Who.OWNER, Who.EACH_PLAYER, Who.EACH_OPPONENT):
        return None
    chooser = Who.YOU if folk.who is Who.YOU else Who.THAT
    return Sentence(Series(()), "tied cards", chooser=chooser)


@rules("sentence: tie ','? CHOOSES_TIED")
def you_choose_in_tie(*_said: object) -> Sentence:
    """ "If several are tied, choose one of them." """
    return Sentence(Series(()), "tied cards", chooser=Who.YOU)


def check_tied(effects: Sequence[Effect], chooser: Who) -> None:
    """Whether cards could tie, and whoever chooses does something with them."""
    last = effects[-1] if effects else None
    found = [one for one in nodes(last) if isinstance(one, tree.Cards)] if last else []
    could_tie = [one for one in found if one.how in ("highest", "lowest")]
    if last is None or not could_tie:
        raise Misreading("no cards can tie before this", "'the card with the fewest stars'")
    is_yours = subject_of(last) is Who.YOU
    if is_yours != (chooser is Who.YOU):
        raise Misreading("whoever does it chooses", "'each player', or 'that player', who does it")
