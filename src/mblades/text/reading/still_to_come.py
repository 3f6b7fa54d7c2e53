"""What is said of a card that is still to be played, or an Action still to be used, in this turn or in each."""

from __future__ import annotations

from typing import Any, NamedTuple

from mblades.text import tree
from mblades.text.reading.amounts import Measured, TokenAmount
from mblades.text.reading.deeds import Act
from mblades.text.reading.events import counted_event
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, only_filter
from mblades.text.reading.sentences import Sentence, Series
from mblades.text.tree import Effect, Who
from mblades.text.walking import N, contains, rewritten

rules = Rules()

_THIS_TURN = tree.TurnEdge("end", None)


class Nth(NamedTuple):
    """ "The second card you play this turn"; number 0 is the next one."""

    event: tree.Plays | tree.UsesAction
    number: int
    now: bool  # in this turn, not in each


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(this turn|in this turn|during this turn)", "in_turns", "now")
    lexicon.add("(each turn|in each turn|every turn|per turn|during each turn|in each of your turns|on each of your turns)",
                "in_turns", "each")  # fmt: skip
    lexicon.add("[that] you (play|have played|played)", "YOU_PLAY")
    lexicon.add("[that] you (use|activate|take)", "YOU_USE")
    lexicon.add("(gains|gives|earns|grants|nets) you", "GAINS_YOU")
    lexicon.add(
        "(this way|that way|in this way|with (this|it)|as this extra (card|play))", "PLAYED_SO"
    )
    lexicon.add("[the|your] (second|2nd) (one|Action)", "THE_SECOND_ONE")


# --------------------------------------------------------------------------- the second card you play this turn


def _nth(event: tree.Plays | tree.UsesAction, number: int, when: str) -> Nth:
    return Nth(event, number, when == "now")


def _played(described: Described) -> tree.Plays | None:
    which = None if described.plural else only_filter(described)
    return None if which is None else tree.Plays(Who.YOU, which)


@rules("nth_done: 'the' ordinal described YOU_PLAY in_turns")
def nth_played(number: int, described: Described, when: str) -> Nth | None:
    event = _played(described)
    if event is None:
        return None
    if when == "now" and number == 1:
        raise Misreading("this card itself may be the first", "'the next card you play this turn'")
    return _nth(event, number, when)


@rules("nth_done: 'the' 'next' described YOU_PLAY in_turns")
def next_played(described: Described, when: str) -> Nth | None:
    event = _played(described)
    return None if event is None or when != "now" else _nth(event, 0, when)


@rules("nth_done: 'the' ordinal 'action' YOU_USE in_turns")
def nth_used(number: int, when: str) -> Nth:
    is_next = when == "now" and number == 1  # those used before this card came are none
    return _nth(tree.UsesAction(Who.YOU), 0 if is_next else number, when)


@rules("nth_done: 'the' 'next' 'action' YOU_USE in_turns")
def next_used(when: str) -> Nth | None:
    return nth_used(1, when) if when == "now" else None


def _waiting(nth: Nth, effects: tuple[Effect, ...]) -> Effect:
    """It is waited for, and counted when it comes."""
    event = nth.event
    if not nth.number:
        return tree.Lasting((tree.Whenever(event, effects),), tree.NextTimes(1, _THIS_TURN))
    if nth.number == 1:
        return tree.Whenever(event, effects, "first each turn")
    so_many = counted_event(event, "this turn")
    if so_many is None:
        raise Misreading("this is not counted", "'the next card you play this turn'")
    then = tree.If(tree.Holds(so_many, "equal", tree.Number(nth.number)), effects)
    waiting = tree.Whenever(event, (then,))
    return tree.Lasting((waiting,), tree.Until(_THIS_TURN)) if nth.now else waiting


@rules(
    "controlled: nth_done COMES_WITH token_amount ON_IT?",
    "controlled: nth_done HAVE_MORE token_amount ON_IT?",
)
def with_tokens(nth: Nth, amount: TokenAmount) -> Effect | None:
    """ "The second card you play this turn comes into play with 2 star tokens."."""
    many = amount.amount
    if not isinstance(nth.event, tree.Plays) or not isinstance(many, tree.Flat):
        return None
    return _waiting(nth, (tree.AddTokens(amount.what, many, tree.It()),))


@rules("controlled: nth_done GAINS_YOU measured")
def gains_you(nth: Nth, measured: Measured) -> Effect | None:
    """ "The first Action you use this turn gains you 5 RP."."""
    gain = Act("gain", (("measured", measured),)).effect(Who.YOU)
    return None if gain is None else _waiting(nth, (gain,))


@rules("sentence: WHENEVER 'you' 'use' THE_SECOND_ONE ',' series",
       "sentence: WHENEVER 'you' 'use' THE_SECOND_ONE in_turns ',' series")  # fmt: skip
def when_second_is_used(*parts: Any) -> Sentence:
    """ "You may use two Actions each turn. When you use the second one, lose 5 RP." """
    series = parts[-1]
    waiting = _waiting(Nth(tree.UsesAction(Who.YOU), 2, now=False), series.effects())
    return Sentence(Series((waiting,)))


# --------------------------------------------------------------------------- the card that may be played besides


class PlayedSo(tree.Is, frozen=True):
    """ "If you play a Fire card this way": of the card that may be played."""


@rules("fact: 'you' 'play' ARTICLE described PLAYED_SO")
def played_so(described: Described) -> tree.Condition | None:
    which = None if described.plural else only_filter(described)
    return None if which is None else PlayedSo(tree.It(), which)


def is_of_card_to_come(before: Effect | None, effects: tuple[Effect, ...]) -> bool:
    """ "You may play another card this turn. Put 2 star tokens on it.": said of one that is still to be played."""
    match before:
        case tree.May((tree.PlayAnother(card=None, count=1),), (), Who.YOU, ()):
            if any(isinstance(one, tree.Started | tree.Waiting) for one in effects):
                return False
            about_it = contains(effects, tree.It, tree.NextComesWith)
            return bool(effects) and about_it and not contains(effects, tree.Cards, tree.Those)
    return False


def of_card_to_come(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What happens when it is played."""
    told = tuple(_when_played(effect) for effect in effects)
    event = tree.Plays(Who.YOU, tree.Filter())
    return (tree.Lasting((tree.Whenever(event, told),), tree.NextTimes(1, _THIS_TURN)),)


def _when_played(effect: Effect) -> Effect:
    match effect:
        case tree.NextComesWith(count):
            return tree.AddTokens("star token", tree.Flat(count), tree.It())
        case tree.If(PlayedSo(card, which), then, otherwise):
            return tree.If(tree.Is(card, which), then, otherwise)
        case _:
            return effect


def coming_if(effect: Effect) -> Effect:
    """ "The next card enters with 2 star tokens if it is a Fire card.": they are put on it when that is asked."""
    if isinstance(effect, tree.NextComesWith):
        return effect

    def settle(node: N) -> N:
        if not isinstance(node, tree.NextComesWith):
            return node
        put: Any = tree.AddTokens("star token", tree.Flat(node.count), tree.TheNext())
        settled: N = put
        return settled

    return rewritten(effect, settle)


def check_played_so(effects: tuple[Effect, ...]) -> None:
    """Where no card may be played before."""
    if contains(effects, PlayedSo):
        raise Misreading(
            "no card may be played before this", "'You may play another card this turn.'"
        )
