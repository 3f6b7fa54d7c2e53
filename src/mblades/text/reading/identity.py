"""Who somebody is: "if that is you", "if this card was flipped by an opponent"."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import OTHERS, THE_OPPONENT, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Extra, Folk, Owner
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
    this = "(this card|it|this)"
    caused = f"(flipped|turned over|turned face down|knocked over) {this} [yourself]|(caused|did|made) (this|it|that) [happen]|(is|was) responsible [for (it|this|that)]"
    lexicon.add(f"({caused})", "FLIPPED_THIS")
    lexicon.add(
        f"{this} (was|is|got|has been) (flipped|turned over|turned face down)", "THIS_WAS_FLIPPED"
    )
    lexicon.add("(because of|due to)", "BECAUSE_OF")
    lexicon.add("it was", "IT_WAS")
    lexicon.add(f"{this} (is|was)", "THIS_WAS")
    lexicon.add("(doing|fault|work)", "DOING")


_OTHERS: tuple[tree.Whom, ...] = (Who.OPPONENT, Who.EACH_OPPONENT, OTHERS, THE_OPPONENT)


@rules(
    "flipped_by: players FLIPPED_THIS",
    "flipped_by: IT_WAS players 'who' FLIPPED_THIS",
    "flipped_by: THIS_WAS_FLIPPED BECAUSE_OF players",
)
def flipped_by_players(folk: Folk) -> bool | None:
    """ "An opponent flipped this": the opponent whose effect it was."""
    return flipped_by_effect(folk.who)


@rules(
    "flipped_by: agent FLIPPED_THIS",
    "flipped_by: IT_WAS agent 'that' FLIPPED_THIS",
    "flipped_by: THIS_WAS_FLIPPED BECAUSE_OF agent",
)
def flipped_by_effect(who: tree.Whom) -> bool | None:
    if who is Who.YOU:
        return True
    return False if who in _OTHERS else None


@rules("flipped_by: THIS_WAS owner DOING", "flipped_by: IT_WAS owner DOING")
def somebodys_doing(owner: Owner) -> bool | None:
    """ "If this was an opponent's doing"."""
    others = (Whose.OPPONENT, Whose.ANOTHER, Whose.EACH_OPPONENT)
    return True if owner.whose is Whose.YOUR else False if owner.whose in others else None


@rules("flipped_by: THIS_WAS_FLIPPED by")
def was_flipped_by(by: tree.By) -> bool | None:
    return None if by == "anyone" else by == "you"


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
