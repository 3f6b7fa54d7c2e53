"""What was done last, and how much was gained: "the last card you played", "the RP you gained on your last turn"."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.amounts import Measured
from mblades.text.reading.conditions import Bound
from mblades.text.reading.events import LAST_TURN, with_turn
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Folk, Owner, only_filter
from mblades.text.tree import Effect, TriggerWord, Who, Whom, Whose
from mblades.text.walking import N, contains, with_parts

rules = Rules()

_DONE: dict[str, Any] = {"play": "played", "discard": "discarded"}
_DOERS = (Who.YOU, Who.OPPONENT, Who.PLAYER, Who.THAT, Who.LEFT, Who.RIGHT)


class _Lately(NamedTuple):
    """Who did what, and before what."""

    done: str
    who: Whom
    before: Any = ""
    since: Any = "this tournament"


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    last = "(last|previous|most recent|latest|preceding)"
    lexicon.add(f"(on|in|during) your {last} turn", "since", "on your last turn")
    lexicon.add(f"(on|in|during) their [own] {last} turn", "since", "on their last turn")
    lexicon.add(f"(on|in|during) that player 's {last} turn", "since", "on their last turn")
    lexicon.add(f"([on|in|during] the {last} turn|last turn)", "since", LAST_TURN)
    lexicon.add("(last|latest|previous|most recent|preceding)", "LATEST")
    lexicon.add("(previous|preceding)", "PREVIOUS")
    lexicon.add("(most recently|last|latest)", "MOST_RECENTLY")
    lexicon.add("(that|which|whom)", "WHICH")
    lexicon.add("(that|which) (was|has been)", "WHICH_WAS")
    lexicon.add("[just|right|immediately|directly] before", "JUST_BEFORE")
    for words, before in (("this [card|one]", "this card"), ("(it|that card|that one)", "it")):
        lexicon.add(f"({words})", "before_what", before)
    lexicon.add("(gained|got|received|earned|scored|obtained|made|won)", "GAINED")
    lexicon.add(
        "(the total [amount] of|the total|the amount of|the number of|all the|all|the)", "THE_WHOLE"
    )
    lexicon.add("(in total|altogether|in all|all together|total)", "IN_TOTAL")
    lexicon.add("(a total of|altogether|in total)", "IN_TOTAL")
    lexicon.add("of (those|these)", "OF_THOSE")
    lexicon.add("as (much|many)", "AS_MUCH")


# --------------------------------------------------------------------------- the last card


def _done_lately(done: str, who: Whom, before: Any = "", since: Any = None) -> _Lately | None:
    if done not in _DONE or who not in _DOERS:
        return None
    when = with_turn(since, who) if since else "this tournament"
    return _Lately(_DONE[done], who, before, when)


@rules("lately_done: players PERFECT? done")
def somebody_did(folk: Folk, done: str) -> _Lately | None:
    return _done_lately(done, folk.who)


@rules("lately_done: WHICH players PERFECT? done")
def that_somebody_did(folk: Folk, done: str) -> _Lately | None:
    """ "The last card that an opponent played"; "that player played" is another thing."""
    return None if folk.who is Who.PLAYER else _done_lately(done, folk.who)


@rules("lately_done: done 'by' players", "lately_done: WHICH_WAS done 'by' players")
def done_by_somebody(done: str, folk: Folk) -> _Lately | None:
    return _done_lately(done, folk.who)


@rules(
    "lately: lately_done",
    "lately: lately_done since",
    "lately: lately_done JUST_BEFORE before_what",
)
def lately(done: _Lately, when: Any = None) -> _Lately | None:
    if when in ("this card", "it"):
        return done._replace(before=when)
    return done if when is None else done._replace(since=with_turn(when, done.who))


def _latest(described: Described, lately: _Lately) -> tree.Latest | None:
    which = only_filter(described)
    if which is None or described.plural or which.any_symbol:
        return None
    if which != tree.Filter(symbols=which.symbols):
        return None
    done: Any = lately.done
    who: Any = lately.who
    return tree.Latest(done, who, which.symbols, lately.before, lately.since)


@rules("reference: 'the' LATEST described lately")
def last_card(described: Described, lately: _Lately) -> tree.Latest | None:
    """ "The last card you played"."""
    return _latest(described, lately)


@rules("reference: owner PREVIOUS described")
def previous_card_of(owner: Owner, described: Described) -> tree.Latest | None:
    """ "Your previous card", "their previous card": that was played."""
    who = {Whose.YOUR: Who.YOU, Whose.THEIR: Who.THAT, Whose.THAT: Who.THAT}.get(owner.whose)
    done = None if who is None else _done_lately("play", who)
    return None if done is None else _latest(described, done)


@rules("most_recent: players MOST_RECENTLY done", "most_recent: WHICH players MOST_RECENTLY done",
       "most_recent: players done MOST_RECENTLY", "most_recent: WHICH players done MOST_RECENTLY",
       "most_recent: players PERFECT done MOST_RECENTLY")  # fmt: skip
def most_recent(folk: Folk, done: str) -> _Lately | None:
    return _done_lately(done, folk.who)


@rules("most_recent: MOST_RECENTLY done 'by' players", "most_recent: WHICH_WAS MOST_RECENTLY done 'by' players",
       "most_recent: WHICH_WAS done MOST_RECENTLY 'by' players", "most_recent: done MOST_RECENTLY 'by' players",
       "most_recent: WHICH_WAS done 'by' players MOST_RECENTLY")  # fmt: skip
def most_recently_by(done: str, folk: Folk) -> _Lately | None:
    return _done_lately(done, folk.who)


@rules("reference: 'the' described most_recent", "reference: 'the' described most_recent since")
def most_recent_card(described: Described, done: _Lately, since: Any = None) -> tree.Latest | None:
    """ "The card that you most recently discarded"."""
    return _latest(
        described, done if since is None else done._replace(since=with_turn(since, done.who))
    )


@rules("reference: 'the' described lately_done JUST_BEFORE before_what",
       "reference: 'the' described JUST_BEFORE before_what 'by' players")  # fmt: skip
def card_before(described: Described, one: Any, other: Any) -> tree.Latest | None:
    """ "The card you played before this one"."""
    if isinstance(one, _Lately):
        return _latest(described, one._replace(before=other))
    done = _done_lately("play", other.who, one)
    return None if done is None else _latest(described, done)


# --------------------------------------------------------------------------- before which card


def settle_latest(trigger: TriggerWord | None, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "The last card you played" is not the one that is being played just now."""
    if not contains(effects, tree.Latest):
        return effects
    if trigger is TriggerWord.NEXT:
        raise Misreading(
            "it is not clear before which card that was", "'the last card you played before it'"
        )
    played = "this card" if trigger is TriggerWord.PLAY else ""
    return tuple(_settled(effect, played, (Who.YOU, Who.PLAYER)) for effect in effects)


def _of_event(event: tree.Event) -> tree.Event:
    if not isinstance(event, tree.Plays) or not contains(event, tree.Latest):
        return event
    return _settled(event, "it", _playing(event))


def _playing(event: tree.Plays) -> tuple[Who, ...]:
    """Whose last card would be the one that is played now."""
    if event.who is Who.YOU:
        return (Who.YOU, Who.PLAYER)
    return (Who.THAT, Who.OPPONENT, Who.PLAYER)


def _settled(node: N, before: Any, who: tuple[Who, ...]) -> N:
    if isinstance(node, tree.Latest):
        is_now = before and not node.before and node.done == "played" and node.who in who
        return replace(node, before=before) if is_now else node
    if isinstance(node, tree.Whenever | tree.Instead) and isinstance(node.event, tree.Plays):
        inside = tuple(_settled(one, "it", _playing(node.event)) for one in node.effects)
        return replace(node, event=_of_event(node.event), effects=inside)

    def settle(part: object) -> object:
        return _settled(part, before, who) if isinstance(part, tree.Node) else part

    return with_parts(node, settle)


# --------------------------------------------------------------------------- how much


@rules(
    "gained_lately: unit players PERFECT? GAINED since",
    "gained_lately: unit WHICH players PERFECT? GAINED since",
)
def gained_lately(unit: tree.Unit, folk: Folk, since: Any) -> tree.HowMuch | None:
    """ "RP you have gained this turn"."""
    if folk.who not in (Who.YOU, Who.THAT):
        return None
    who: Any = folk.who
    return tree.HowMuch(unit, who, with_turn(since, who))


@rules("term: THE_WHOLE gained_lately", "countable: gained_lately")
def all_gained(much: tree.HowMuch) -> tree.Quantity:
    return much


@rules("measured: number OF_THOSE unit")
def of_those(count: int, unit: tree.Unit) -> Measured | None:
    """ "They pay one of those Dollars to you"."""
    return Measured(unit, tree.Flat(count)) if count else None


@rules("measured: AS_MUCH unit 'as' players PERFECT? GAINED since",
       "measured: 'the' 'same' unit 'as' players PERFECT? GAINED since")  # fmt: skip
def as_much_as(unit: tree.Unit, folk: Folk, since: Any) -> Measured | None:
    """ "Gain as much RP as they gained on their last turn"."""
    much = gained_lately(unit, folk, since)
    return None if much is None else Measured(unit, tree.EqualTo(much))


@rules("fact: players PERFECT? GAINED IN_TOTAL? bounded unit since IN_TOTAL",
       "fact: players PERFECT? GAINED IN_TOTAL bounded unit since")  # fmt: skip
def gained_in_total(folk: Folk, bound: Bound, unit: tree.Unit, since: Any) -> tree.Condition | None:
    """ "You have gained at least 20 RP this turn in total"."""
    much = gained_lately(unit, folk, since)
    return None if much is None else tree.Holds(much, bound.test, tree.Number(bound.value))
