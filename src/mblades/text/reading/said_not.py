"""What is said not to happen: Play effects of a card that is not played, and a used Action that
counts for none. Of a card that is played it says that its Play effects are ignored.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.following import with_last
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.sentences import Sentence, Series
from mblades.text.tree import Effect, TriggerWord

rules = Rules()

Unsaid = Literal["no Play effects", "no tokens", "no Action", "again later", "unpaid"]

# What a card comes to in a tableau by, and is not played.
_NOT_PLAYED = (tree.Unflip, tree.Move, tree.Swap, tree.GiveCard, tree.Attach, tree.Insert)


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    it = "(it|they|that card|those cards|this card|the card|the cards)"
    own = "(its|their|that card 's|the card 's)"
    effects = "Play (effect|effects)"
    done = "(executed|used|performed|resolved|triggered|activated|carried out|happening)"
    happen = "(happen|occur|trigger|resolve|activate|take place|apply|work)"
    use = "(use|trigger|activate|resolve|execute|perform|carry out|set off|do)"
    for words in (
        f"{own} {effects} (is|are) not {done} [again|a second time]",
        f"{own} {effects} (is|are) ignored",
        f"{own} {effects} (does|do) not {happen} [again|a second time]",
        f"{it} (does|do) not (use|get to use|trigger|activate|resolve|execute|perform|set off) {own} {effects} [again]",
        f"(this|this effect|doing so) (does|do) not {use} (its|their|any) {effects}",
        f"do not {use} (its|their|any) {effects}",
        f"no {effects} (is|are) {done}",
        f"no {effects} {happen}",
    ):
        lexicon.add(words, "said_not", "no Play effects")
    lexicon.add(f"{it} (comes|come|comes back|come back|return|returns|is|are|has|have) [back] (with no|without [any]|no) [star] (token|tokens) [on (it|them)]",
                "said_not", "no tokens")  # fmt: skip
    count = "(count as|count against|use up|use|take up)"
    action = "(your|an|the|your one|your normal|your regular) Action [(for|of|in) (the|this) turn|this turn]"
    lexicon.add(f"(this|it|that|this Action|that Action|doing so|doing this) does not {count} {action}", "said_not", "no Action")  # fmt: skip
    again = "(again|once more|a second time)"
    usual = "(at|on) (the|its|their) (normal|usual|regular) time"
    lexicon.add(f"(it|they|these effects|those effects|this effect) (will [also]|still|also) (activate|happen|trigger|resolve|be activated|be used) [{again}] {usual}",
                "said_not", "again later")  # fmt: skip
    unpaid = "(if they (can not|do not) [pay [it|this|that]]|if they are not able to [pay [it|this|that]]|otherwise) [,]"
    unused = "((that|the) (Action|card) (is|may|can) not [be] (used|played)|they (can not|may not) (use|play) (it|that Action|that card|the Action|the card|Actions|that))"
    lexicon.add(f"{unpaid} {unused}", "said_not", "unpaid")
    lexicon.add("[,] without (using|triggering|activating|resolving|performing|executing|getting) (its|their|the|any) Play (effect|effects)",
                "SILENTLY")  # fmt: skip
    lexicon.add("[,] and ignore (its|their) Play (effect|effects)", "SILENTLY")


def without(effect: Effect, said: Unsaid) -> Effect | None:
    """The effect before it, if that is so anyway, or so because it is said; otherwise none."""
    return with_last(effect, lambda last: _without(last, said))


def _without(effect: Effect, said: Unsaid) -> Effect | None:
    match effect, said:
        case tree.PlayIt(silent=False, twice=False), "no Play effects":
            return replace(effect, silent=True)
        case (tree.PlayIt(silent=True), "no Play effects") | (tree.Unflip(), "no tokens"):
            return effect
        case tree.UseEffects(TriggerWord.ACTION), "no Action":
            return effect
        case tree.UseEffects(TriggerWord.SCORE), "again later":
            return effect
        case tree.Toll(), "unpaid":
            return effect
        case _:
            return effect if said == "no Play effects" and isinstance(effect, _NOT_PLAYED) else None


@rules("all_said_not: said_not")
def one_said(said: Unsaid) -> tuple[Unsaid, ...]:
    return (said,)


@rules("all_said_not: said_not AND said_not")
def two_said(said: Unsaid, other: Unsaid) -> tuple[Unsaid, ...]:
    """ "They come back with no tokens and their Play effects do not happen"."""
    return (said, other)


@rules("sentence: all_said_not")
def said_of_it(said: tuple[Unsaid, ...]) -> Sentence:
    """ "Its Play effects do not happen.": of what was done before."""
    return Sentence(Series(()), "said not", limit=said)


@rules("sentence: series BUT all_said_not", "sentence: series ',' all_said_not",
       "sentence: series AND all_said_not")  # fmt: skip
def said_at_once(series: Series, said: tuple[Unsaid, ...]) -> Sentence | None:
    """ "Play another card, but it does not use its Play effects."."""
    *first, last = series.effects()
    try:
        return Sentence(Series((*first, all_without(last, said))))
    except Misreading:
        return None


def all_without(effect: Effect, said: tuple[Unsaid, ...]) -> Effect:
    """The effect before, with all of it."""
    for one in said:
        changed = without(effect, one)
        if changed is None:
            raise Misreading(
                "it is not clear what this is said of", "'..., ignoring its Play effects.'"
            )
        effect = changed
    return effect
