"""What cards let one do in a turn besides ("once per turn, you may ..."), and what comes as soon as something is so."""

from __future__ import annotations

from typing import Any, NamedTuple

from mblades.text import tree
from mblades.text.reading.conditions import Bound
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Owner
from mblades.text.reading.sentences import By, Sentence, Series
from mblades.text.tree import Effect, Who, Whose
from mblades.text.walking import N, contains, nodes, with_parts

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """The words between."""
    lexicon.add("(,|:|, :)", "OFFERED")
    lexicon.add("[,] [but|though] [only|just]", "ONLY")
    lexicon.add("(as soon as|once|the moment [that])", "AS_SOON_AS")


@rules("once_free: per_turn", "once_free: per_turn ','? turn_when", "once_free: NO_MORE_THAN_ONCE turn_when",
       "once_free: turn_when ',' per_turn")  # fmt: skip
def once_free(*parts: Any) -> tuple[str, tree.Condition | None]:
    """How often, and in whose turn."""
    often = next((one for one in parts if isinstance(one, str)), "once per turn")
    when = next((one for one in parts if isinstance(one, tree.Condition)), None)
    return often.removeprefix("once per "), when


@rules("once_free: DURING EACH_OF owner TURNS")
def on_each_turn(owner: Owner) -> tuple[str, tree.Condition | None] | None:
    """ "On each of your turns, you may ...": once in each of them."""
    return ("turn", tree.TurnOf()) if owner.whose is Whose.YOUR else None


def _offered(effect: Effect, per: Any, when: tree.Condition | None) -> Effect | None:
    """A "may" of whoever's turn it is."""
    if not isinstance(effect, tree.May) or effect.otherwise:
        return None
    if effect.who is Who.YOU:
        return tree.InTurn(effect, per) if when in (None, tree.TurnOf()) else None
    theirs = when in (tree.TurnOf(Whose.THAT), tree.TurnOf(Whose.OPPONENT))
    if effect.who not in (Who.OPPONENT, Who.EACH_OPPONENT, Who.THAT) or not theirs:
        return None
    if effect.then:
        raise Misreading("say who does this", "'If they do, that player ...'")
    return tree.InTurn(_of_that_player(effect), per)


def _of_that_player(effect: tree.May) -> tree.May:
    """Said of the player whose turn it is."""

    def settle(part: object) -> object:
        if part in (Who.OPPONENT, Who.EACH_OPPONENT):
            return Who.THAT
        return with_parts(part, settle) if isinstance(part, tree.Node) else part

    return with_parts(effect, settle)


def _alone(effect: Effect | None) -> Sentence | None:
    return None if effect is None else Sentence(Series((effect,)))


@rules("sentence: once_free OFFERED controlled", "sentence: once_free controlled")
def in_turn(once: Any, effect: Effect) -> Sentence | None:
    return _alone(_offered(effect, *once))


@rules("sentence: DURING owner TURNS ',' controlled")
def in_turn_how_often(owner: Owner, effect: Effect) -> None:
    """ "On your turn, you may pay 2 M$ to draw a card.": as often as one likes?"""
    if owner.whose is Whose.YOUR and isinstance(effect, tree.May):
        raise Misreading(
            "say how often this can be done", "'Once per turn, you may ...'", "Once per turn,"
        )


@rules("sentence: controlled ONLY once_free")
def in_turn_behind(effect: Effect, once: Any) -> Sentence | None:
    """ "You may pay 3 M$ to gain 10 RP, but only once per turn."."""
    return _alone(_offered(effect, *once))


@rules("sentence: controlled once_free")
def in_turn_right_behind(effect: Effect, once: Any) -> Sentence | None:
    return _alone(_offered(effect, *once))


# --------------------------------------------------------------------------- as soon as something is so


def tells_of_this(before: tuple[Effect, ...]) -> bool:
    """Whether "it" can only be this card: no other was spoken of."""
    others = (tree.Cards, tree.Neighbour, tree.TopCard, tree.TopOfStore, tree.Plays, tree.Draw)
    return not contains(before, *others)


def of_this(node: N) -> N:
    """The node with "this card" for "it"."""
    meant: Any = tree.This() if isinstance(node, tree.It) else node
    settled: N = meant
    return settled


def with_tokens(condition: Any, before: tuple[Effect, ...]) -> tree.Condition:
    """ "Put a star token on this card. When it has five or more, ...": of these."""
    if not isinstance(condition, _HasSoMany):
        said: tree.Condition = condition
        return said
    known = {
        one.what for one in nodes(before) if isinstance(one, tree.AddTokens | tree.RemoveTokens)
    }
    if len(known) != 1:
        raise Misreading("say what it has so many of", "'5 or more star tokens'")
    tokens = tree.Tokens(known.pop(), condition.card)
    return tree.Holds(tokens, condition.bound.test, tree.Number(condition.bound.value))


class _HasSoMany(NamedTuple):
    """ "It has five or more"."""

    card: tree.Ref
    bound: Bound


@rules(
    "sentence: 'when' reference HAVE bounded ',' series",
    "sentence: AS_SOON_AS reference HAVE bounded ',' series",
)
def when_it_has(card: tree.Ref, bound: Bound, series: Series) -> Sentence | None:
    so: Any = _HasSoMany(card, bound)
    return (
        Sentence(series, "when so", condition=so) if isinstance(card, tree.This | tree.It) else None
    )


def _is_waited_for(condition: tree.Condition) -> bool:
    """Whether it comes to be so by itself: no event is said in other words, such as "a card is flipped"."""
    if contains(condition, tree.TurnOf, tree.ClashResult, tree.HowOften, tree.Is):
        return False
    placed = [one for one in nodes(condition) if isinstance(one, tree.IsPlaced)]
    faces = [one for one in nodes(condition) if isinstance(one, tree.Filter) and one.face]
    return not any(one.where.startswith("face") for one in placed) and not faces


def _when_so(condition: tree.Condition, series: Series, how: By) -> Sentence | None:
    if not _is_waited_for(condition):
        return None
    return Sentence(series, "when so", condition=condition, by=how)


@rules("sentence: AS_SOON_AS conditions ',' series")
def as_soon_as(condition: tree.Condition, series: Series) -> Sentence | None:
    """ "As soon as this card has 15 stars, ...": waited for."""
    return _when_so(condition, series, "those")


@rules("sentence: 'when' conditions ',' series")
def when_so(condition: tree.Condition, series: Series) -> Sentence | None:
    """ "When this card has 15 stars, ...": waited for, or asked."""
    return _when_so(condition, series, "")


@rules("sentence: 'whenever' conditions ',' series")
def whenever_so(condition: tree.Condition, series: Series) -> Sentence | None:
    """ "Whenever this is your Top card, it has +3 stars.": as long as it is."""
    return _when_so(condition, series, "they")
