"""What is said again of what was done, and is so anyhow: "Even yours!", "It is yours now.", "Leave it on top."."""

from __future__ import annotations

from collections.abc import Sequence

from mblades.text import tree
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.sentences import Sentence, Series
from mblades.text.tree import Effect, Who, Whose
from mblades.text.walking import contains, nodes

rules = Rules()

_EVERYONE = (Who.EACH_PLAYER, Who.PLAYER, Who.RANDOM_PLAYER, "a player", "each player")
_GOES = (
    tree.Take, tree.Return, tree.Discard, tree.PlayIt, tree.Buy, tree.PutAway, tree.GiveCard,
)  # fmt: skip


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    can = "(can|may|might|could) [also]"
    yours = "(yours|your own)"
    for what, words in (
        ("you", f"[and] (yes , even you|yes , you too|not even you are spared|(it|that|this) {can} be you [(too|as well)])"),
        ("yours", f"[and] [yes ,] (even {yours}|{yours} too|{yours} as well|that includes {yours}|including {yours}|(it|they) {can} be {yours} [(too|as well)])"),
        ("yours now", "(it|that|they|this|that card|the card) (is|are) (yours|all yours|your own) [now]"),
        ("not by you", "not even by (you|yourself)"),
    ):  # fmt: skip
        lexicon.add(words, "said_again", what)
    card = "(it|the card|that card|the revealed card|this card)"
    there = "(there|on top|where it is|on the top|in place|on top of the (Store|deck|Store deck)|on the Store [deck])"
    back = f"(put|place|return|puts) {card} back [face-down] {there}"
    lexicon.add(
        f"((leave|keep|leaving) {card} {there}|{card} (stays|remains) {there}|{back})",
        "said_again",
        "on top",
    )
    lexicon.add("not even by (you|yourself)", "NOT_EVEN_BY_YOU")


@rules("sentence: said_again")
def said_again(what: str) -> Sentence:
    """ "Flip all cards in everybody's tableau. Even yours!" """
    return Sentence(Series(()), "said again", limit=what)


@rules("static: static ','? NOT_EVEN_BY_YOU")
def not_even_by_you(effect: Effect) -> Effect | None:
    """ "Your Top card cannot be flipped, not even by you." """
    return effect if _is_so("not by you", (effect,)) else None


def check_said_again(what: str, effects: Sequence[Effect]) -> None:
    """Nothing but what is so may be said again."""
    if not effects or not _is_so(what, effects):
        raise Misreading("this is not so of what was said before")


def _is_so(what: str, effects: Sequence[Effect]) -> bool:
    found = list(nodes(effects[-1]))
    match what:
        case "you":
            return any(getattr(one, "who", None) in _EVERYONE for one in found)
        case "yours now":
            return isinstance(effects[-1], tree.Take | tree.Buy | tree.Draw)
        case "yours":
            return any(isinstance(one, tree.In) and one.whose is Whose.ANY for one in found)
        case "not by you":
            return any(isinstance(one, tree.CannotBe) and one.by == "anyone" for one in found)
        case _:
            seen = contains(tuple(effects), tree.Reveal, tree.Look)
            lies_there = contains(tuple(effects), tree.TopOfStore)
            return seen and lies_there and not contains(tuple(effects), *_GOES)
