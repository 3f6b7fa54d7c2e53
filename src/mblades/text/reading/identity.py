"""Who somebody is: "if that is you", "if this card was flipped by an opponent"."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Extra
from mblades.text.reading.sentences import Sentence
from mblades.text.tree import Effect, Who, Whose
from mblades.text.walking import contains, is_one_found, parts, subject_of

rules = Rules()


class Flipper(tree.PlayerIs, frozen=True):
    """ "This card was flipped by an opponent": the player whose effect it was, in a Flip ability."""


class ThatIsYou(tree.PlayerIs, frozen=True):
    """ "That is you", of somebody to whom something has just been done."""


def teach(lexicon: Lexicon) -> None:
    """The words for it."""
    somebody = "(that|it|this|that player|the player)"
    lexicon.add("(that|it|this) (is|was|happens to be) you", "condition", ThatIsYou())
    for words, condition in (
        ("((that player|the player) (is|was|happens to be) you|you (are|were) (the one|that player))", tree.PlayerIs()),
        (f"{somebody} (is|was) (an opponent|one of your opponents)", tree.PlayerIs(you=False)),
        (f"{somebody} (is|was) (not you|someone else|another player)", tree.Not(tree.PlayerIs())),
        ("its owner (is|was) you", tree.PlayerIs(Who.OWNER)),
        ("its owner (is|was) (not you|someone else|another player)", tree.Not(tree.PlayerIs(Who.OWNER))),
        ("its owner (is|was) (an opponent|one of your opponents)", tree.PlayerIs(Who.OWNER, you=False)),
    ):  # fmt: skip
        lexicon.add(words, "condition", condition)
    opponent = "(an opponent|another player|someone else|one of your opponents)"
    theirs = f"({opponent} 's [card] [effect|effects]|an effect of {opponent}|an effect ({opponent} controls|controlled by {opponent}))"
    this = "(this card|it|this)"
    lexicon.add(f"({opponent}|{theirs}) (flipped|turned over) {this}", "flipped_by", False)
    lexicon.add(
        f"{this} (was|is|got|has been) flipped (by|because of) ({opponent}|{theirs})",
        "flipped_by",
        False,
    )
    lexicon.add(
        f"it was ({opponent}|{theirs}) (who|that|which) flipped {this}", "flipped_by", False
    )
    yours = "(your own [effect]|one of your [own] effects|one of your [own] cards|your effect)"
    lexicon.add(f"(you|you yourself|{yours}) flipped {this} [yourself]", "flipped_by", True)
    lexicon.add(
        f"{this} (was|is|got|has been) flipped (by|because of) (you|yourself|{yours})",
        "flipped_by",
        True,
    )
    lexicon.add(f"it was you who flipped {this}", "flipped_by", True)


@rules("condition: flipped_by")
def flipped_by(you: bool) -> tree.Condition:
    return Flipper(you=you)


# --------------------------------------------------------------------------- on top of it, or instead?


def check_if_you(before: Sequence[Effect], sentence: Sentence, effects: Sequence[Effect]) -> None:
    """ "The leader loses 10 RP. If that is you, each opponent loses 10 RP.": do you lose them, too?"""
    asked = effects[0] if effects else None
    if sentence.head or not isinstance(asked, tree.If) or asked.condition != ThatIsYou():
        return
    if before and _is_about_one(before[-1]) and not contains(effects, Extra):
        raise Misreading(
            "it is not clear whether this comes on top of it", "'... instead', or '... more'"
        )


_ONE_KNOWN = (Who.THAT, Whose.THAT, Who.WINNER, Whose.WINNER, Who.LOSER, Whose.LOSER)


def _is_about_one(effect: Effect) -> bool:
    """Whether something has just been done to a player, or by one."""
    if isinstance(effect, tree.ChoosePlayer):
        return False
    return any(
        part in _ONE_KNOWN or (isinstance(part, Who | tree.Foremost) and is_one_found(part))
        for part in parts(effect)
    )


def found_first(before: Sequence[Effect], by: tree.If) -> Sequence[Effect]:
    """ "The leader loses 10 RP. If that is you, gain 5 RP instead.": who it is is asked first."""
    *earlier, last = before
    who = subject_of(last)
    found = isinstance(last, tree.NamesDoer) and is_one_found(who)
    if not found or not contains(by.condition, tree.PlayerIs):
        return before
    return (*earlier, tree.ChoosePlayer(who), replace(last, who=Who.THAT))
