"""When: what is waited for, how often it is heard, and what has happened before."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.conditions import Bound
from mblades.text.reading.deeds import Act, awaited, event_player
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, Folk, Object, Owner, Zoned, only_filter
from mblades.text.reading.sentences import Body, Sentence, Series
from mblades.text.reading.sources import Source
from mblades.text.tree import TriggerWord, Who, Whom, Whose
from mblades.text.walking import N, contains, with_parts

rules = Rules()

_BY: dict[Who, tree.By] = {Who.YOU: "you", Who.OPPONENT: "an opponent", Who.PLAYER: "anyone"}
_OF: dict[Whose, Who] = {
    Whose.YOUR: Who.YOU, Whose.OPPONENT: Who.OPPONENT, Whose.ANOTHER: Who.OPPONENT,
    Whose.EACH_OPPONENT: Who.OPPONENT, Whose.ANY: Who.PLAYER, Whose.THAT: Who.THAT,
}  # fmt: skip


class Much(NamedTuple):
    """RP or M$ in an event, perhaps at least so many at once."""

    unit: tree.Unit
    at_least: int = 0


class Cause(NamedTuple):
    """ "By an opponent's effect", "from a Play effect"."""

    by: tree.By = "anyone"
    source: TriggerWord | None = None
    cards: tree.Filter | None = None
    is_anothers: bool = False  # "another player's": than whoever gains or loses it


def teach(lexicon: Lexicon) -> None:
    """The words for times and causes."""
    lexicon.add(
        "(after|upon|right after|immediately after|just after|anytime|each and every time|(right|just|exactly) (when|as)|the moment [that]|at the moment [when])",
        "WHENEVER",
    )
    lexicon.add("[(on|at)] (each|every|any) occasion [that|when|on which]", "WHENEVER")
    lexicon.add("(enters|comes into|is put into|is placed in|is placed into|is added to)", "ENTERS")
    lexicon.add("(at once|at one time|at a time|in one go)", "cause", Cause())
    lexicon.add("(from|by|with|through) (one|a single|the same|a) [card] effect", "cause", Cause())
    lexicon.add("(by any means|for any reason|for anything|from any effect)", "cause", Cause())
    others = Cause("an opponent", is_anothers=True)
    for cause, words in (
        (Cause("an opponent"), "an opponent 's|any opponent 's|opponents 's|some opponent 's"),
        (others, "another player 's"),
        (Cause("you"), "your|your own|one of your|your card 's|one of your card 's"),
    ):  # fmt: skip
        lexicon.add(
            f"(from|by|because of|due to|as the result of|as a result of|through) ({words}) [card] (effect|effects|card|cards)",
            "cause", cause,
        )  # fmt: skip
    effect_of = "(from|by|because of|due to|through) (the|an) effect of"
    lexicon.add(f"{effect_of} (an opponent|any opponent)", "cause", Cause("an opponent"))
    lexicon.add(f"{effect_of} another player", "cause", others)
    lexicon.add("(from|by|with|through|off|because of|due to)", "FROM")
    lexicon.add("(before|earlier than) (this [card|one]|it)", "BEFORE_THIS")
    for since, words in (
        ("this turn", "[already|earlier|before] (this turn|during this turn|in this turn) [already|so far]"),
        ("this tournament", "[already|earlier|before] (this tournament|during this tournament|during the tournament"
         "|in this tournament|so far this tournament|in the tournament)"),
        ("since your last turn", "(since your last turn|since the end of your last turn|since your previous turn)"),
    ):  # fmt: skip
        lexicon.add(words, "since", since)
    for number, words in enumerate(
        ("first|1st", "second|2nd", "third|3rd", "fourth|4th", "fifth|5th", "sixth|6th"), 1
    ):
        lexicon.add(f"({words})", "ordinal", number)
    lexicon.add(
        "(during the tournament|during this tournament|this tournament)", "DURING_TOURNAMENT"
    )
    lexicon.add("(taken part in|took part in|participated in|fought)", "TAKEN_PART")
    lexicon.add("(does not|do not|did not)", "DO_NOT")
    lexicon.add("(have|has) not", "HAVE_NOT")
    lexicon.add("[already|also] (have|has) [already|also]", "PERFECT")
    for what in ("Action", "Reaction"):
        lexicon.add(f"(a|an|any|one|their) {what} [effect]", "an_action", what)
        lexicon.add(f"{what}s", "an_action", what)
    for edge, words in (("start", "start|beginning|begin|top"), ("end", "end|close|conclusion")):
        lexicon.add(f"at [the] [very] ({words}) of", "edge_of", edge)
        lexicon.add(f"({words})", "turn_edge", edge)
    lexicon.add("(each of|every one of|all of|each one of)", "EACH_OF")
    lexicon.add("(turn|turns)", "TURNS")
    lexicon.add("before", "beside_turn", "start")
    lexicon.add("after", "beside_turn", "end")
    lexicon.add("(each|every|a|any) (turn|player turn)", "any_turn")
    lexicon.add(
        "(starts|begins|comes|comes (around|round|up)|is about to (start|begin))", "edge", "start"
    )
    lexicon.add("(ends|is over|comes to an end)", "edge", "end")
    for words in (
        "a clash you are (in|part of)", "a clash in which you (participate|take part|are involved)",
        "your clash", "you clash and it", "you clash and the clash",
    ):  # fmt: skip
        for tied in ("is a tie", "ends in a tie", "results in a tie", "is tied"):
            lexicon.add(f"{words} {tied}", "event", tree.Clashes(Who.YOU, "tie"))
    being = "([that] you (are in|take part in|participate in|are part of|fight)|in which you (participate|take part|are))"
    lexicon.add(
        f"(before|in|during) (each|a|any|every) clash {being}",
        "at_event",
        tree.Clashes(Who.YOU, "clash"),
    )
    for words in (
        "you are (in|part of|involved in) a clash",
        "you take part in a clash",
        "you participate in a clash",
    ):
        lexicon.add(words, "event", tree.Clashes(Who.YOU, "clash"))
    lexicon.add(
        "a clash (happens|begins|starts|takes place|is fought)",
        "event",
        tree.Clashes(Who.PLAYER, "clash"),
    )
    lexicon.add("before (a|any|each|every) clash", "at_event", tree.Clashes(Who.PLAYER, "clash"))
    lexicon.add("before you clash", "at_event", tree.Clashes(Who.YOU, "clash"))
    lexicon.add("(a|the|any) clash [against you]", "LOST_CLASH")


# --------------------------------------------------------------------------- turns


def _turn(owner: Owner, edge: Literal["start", "end"]) -> tree.Event | None:
    who = _OF.get(owner.whose)
    return None if who is None else tree.AtTurn(who, edge)


@rules("at_event: edge_of owner TURNS", "at_event: edge_of EACH_OF owner TURNS")
def at_turn(edge: Any, owner: Owner) -> tree.Event | None:
    """ "At the end of your turn", "at the start of each of your turns"."""
    return _turn(owner, edge)


@rules("at_event: 'at' owner 'turn' ''s' turn_edge", "at_event: 'at' owner 'turn' 's' turn_edge")
def at_turns_edge(owner: Owner, edge: Any) -> tree.Event | None:
    """ "At your turn's end"."""
    return _turn(owner, edge)


@rules("at_event: 'at' any_turn ''s' turn_edge", "at_event: 'at' any_turn 's' turn_edge")
def at_any_turns_edge(_any: None, edge: Any) -> tree.Event:
    return tree.AtTurn(Who.PLAYER, edge)


@rules("at_event: edge_of any_turn")
def at_any_turn(edge: Any, _any: None) -> tree.Event:
    return tree.AtTurn(Who.PLAYER, edge)


@rules("at_event: 'as' owner 'turn' edge")
def as_turn_comes(owner: Owner, edge: Any) -> tree.Event | None:
    """ "As your turn begins"."""
    return _turn(owner, edge)


@rules("at_event: beside_turn owner TURNS", "at_event: beside_turn EACH_OF owner TURNS")
def before_turn(edge: Any, owner: Owner) -> tree.Event | None:
    """ "After each of your turns": when it ends."""
    return _turn(owner, edge)


@rules("event: owner 'turn' edge")
def turn_comes(owner: Owner, edge: Any) -> tree.Event | None:
    return _turn(owner, edge)


# --------------------------------------------------------------------------- how much, and why


@rules("much: unit", "much: 'any' unit", "much: 'some' unit", "much: ARTICLE unit 'or' 'more'")
def some(unit: tree.Unit) -> Much:
    return Much(unit)


@rules("much: bounded unit")
def at_least(bound: Bound, unit: tree.Unit) -> Much | None:
    least = {"at least": bound.value, "more": bound.value + 1}.get(bound.test)
    return None if least is None else Much(unit, least)


@rules("much: number unit 'or' 'more'")
def or_more(value: int, unit: tree.Unit) -> Much:
    return Much(unit, value)


@rules("cause: FROM source")
def from_source(source: Source) -> Cause:
    """ "From a Play effect", "by an effect of an opponent's Dark card"."""
    return Cause(*source)


_MUCH = ("{much:much}", "{much:much} {cause:cause}")


def _changes(
    who: Whom, what: Any, much: Much, cause: Cause | None, *, would: bool
) -> tree.Event | None:
    player = event_player(who)
    if player is None:
        return None
    by, source, cards, is_anothers = cause or Cause()
    if is_anothers and player is not Who.YOU:
        raise Misreading(
            "it is not clear than whom this is another player", "'an opponent's effect'"
        )
    return tree.Changes(player, what, much.unit, would, much.at_least, by, source, cards)


@awaited("gain", "get", "receive", "earn", "obtain", "score", frames=_MUCH)
def gains(who: Who, much: Much, cause: Cause | None = None, *, would: bool) -> tree.Event | None:
    return _changes(who, "gain", much, cause, would=would)


@awaited("lose", frames=_MUCH)
def loses(who: Who, much: Much, cause: Cause | None = None, *, would: bool) -> tree.Event | None:
    return _changes(who, "lose", much, cause, would=would)


@awaited("pay", "spend", frames=_MUCH)
def pays(who: Who, much: Much, cause: Cause | None = None, *, would: bool) -> tree.Event | None:
    return None if would else _changes(who, "pay", much, cause, would=False)


@awaited("steal", "take", frames=("{much:much} 'from' {players:victim}",))
def steals(who: Who, much: Much, victim: Folk, *, would: bool) -> tree.Event | None:
    thief = event_player(who)
    if thief not in _BY:
        return None
    return _changes(victim.who, "be robbed of", much, Cause(_BY[thief]), would=would)


# --------------------------------------------------------------------------- cards and actions


@rules("event: event DURING_TOURNAMENT")
def during_tournament(event: tree.Event) -> tree.Event:
    """ "Each time you spend Dollars during the tournament": it is nothing else."""
    return event


@rules("event: target ENTERS zoned")
def enters(card: Object, zoned: Zoned) -> tree.Event | None:
    """ "A Fire card enters your tableau": played or not."""
    player = _OF.get(zoned.owner.whose)
    is_card = isinstance(card, Chosen) and card.how == "a" and card.number == 1
    if player is None or zoned.zone != "tableau" or not is_card:
        return None
    assert isinstance(card, Chosen)
    described = only_filter(card.described)
    return None if described is None else tree.Plays(player, described, enters=True)


@awaited("use", "activate", "declare", "perform", "take", frames=("{an_action:what}",))
def uses_action(who: Who, what: Any, *, would: bool) -> tree.Event | None:
    player = event_player(who)
    return None if player is None or would else tree.UsesAction(player, what)


@awaited(
    "use", "activate", "declare", "perform", "take",
    frames=("{an_action:what} 'of' {target:card}", "{an_action:what} 'on' {target:card}",
            "{possessor:card} {an_action:what}"),
)  # fmt: skip
def uses_action_of(who: Who, what: Any, card: Object, *, would: bool) -> tree.Event | None:
    """ "You use an Action of a Construct": one of those cards."""
    player = event_player(who)
    if (
        player is None
        or would
        or not isinstance(card, Chosen)
        or card.how != "a"
        or card.number > 1
    ):
        return None
    which = only_filter(card.described)
    return None if which is None else tree.UsesAction(player, what, which)


@awaited("tie", frames=("A_CLASH", "'in' A_CLASH"))
def ties(who: Who, *, would: bool) -> tree.Event | None:
    player = event_player(who)
    return None if player is None else tree.Clashes(player, "would tie" if would else "tie")


# --------------------------------------------------------------------------- the owner of this card


@rules("told_event: players deed.third")
def owner_does(folk: Folk, act: Act) -> tree.Event | None:
    """ "The owner of this card plays a Fire card": you, told as another."""
    return act.event(Who.YOU) if folk.is_told else None


@rules("sentence: WHENEVER told_event ',' body")
def whenever_owner_does(event: tree.Event, body: Body) -> Sentence:
    effects = tuple(_told_of_you(one) for one in body.series.effects())
    return Sentence(Series(effects), "whenever", event, body.instead)


_TOLD: dict[object, object] = {Who.THAT: Who.YOU, Whose.THAT: Whose.YOUR, Whose.THEIR: Whose.YOUR}


def _told_of_you(node: N) -> N:
    """With "you" for "that player"."""

    def change(part: object) -> object:
        if isinstance(part, tree.Node):
            return _told_of_you(part)
        return _TOLD.get(part, part) if isinstance(part, Who | Whose) else part

    return with_parts(node, change)


# --------------------------------------------------------------------------- behind a colon


@rules("sentence: WHENEVER event ':' body", "sentence: WHENEVER event ';' body")
def whenever_colon(event: tree.Event, body: Body) -> Sentence:
    """ "When you clash: Add 4 to your total."."""
    return Sentence(body.series, "whenever", event, body.instead)


# --------------------------------------------------------------------------- what has happened


LAST_TURN = "last turn"  # nobody's yet: of whoever did it, where that is clear


def with_turn(since: Any, who: Any) -> tree.Since:
    """ "Last turn" is that of whoever did something, if one can only do it on one's own turn."""
    if since == LAST_TURN and who is not Who.YOU:
        raise Misreading(
            "say whose last turn is meant", "'on your last turn', or 'since your last turn'"
        )
    if since == "on their last turn" and who is not Who.THAT:
        raise Misreading("say whose last turn is meant", "'on your last turn'")
    known: tree.Since = "on your last turn" if since == LAST_TURN else since
    return known


def counted_event(event: tree.Event | None, since: tree.Since) -> tree.Quantity | None:
    """How often it has happened."""
    if event is None or isinstance(event, tree.AtTurn | tree.EffectHappens):
        return None
    since = with_turn(since, getattr(event, "who", None))
    if isinstance(event, tree.GetsTokens | tree.IsHandled | tree.TakesCard):
        return None
    if isinstance(event, tree.Plays) and event.enters:
        return None
    if isinstance(event, tree.UsesAction) and event.filter != tree.Filter():
        return None
    if isinstance(event, tree.Changes) and event.cards is not None:
        raise Misreading("it is not remembered by which card that was")
    if isinstance(event, tree.Changes) and (event.at_least or event.would):
        raise Misreading("say whether this is meant of one effect or of all together")
    if isinstance(event, tree.Clashes) and event.what not in _ENDS_OF_CLASHES:
        return _all_clashes(event, since)
    if isinstance(event, tree.IsFlipped) and (event.would or not _is_anywhere(event.card)):
        return None
    if contains(event, tree.StarsOf, tree.Tokens, tree.CountOf) or _shares(event):
        raise Misreading("a card is only remembered as it was, not what was beside it")
    if event == tree.Plays(Who.YOU, tree.Filter()) and since == "this turn":
        return tree.CardsPlayed()
    if event == tree.Clashes(Who.YOU, "win") and since == "this tournament":
        return tree.ClashesWon()
    return tree.HowOften(event, since)


def _all_clashes(event: tree.Clashes, since: tree.Since) -> tree.Quantity | None:
    """Those won, lost and tied: each of them ends in one way."""
    if event.what != "clash":
        return None
    won, lost, tied = (counted_event(replace(event, what=what), since) for what in _ENDS_OF_CLASHES)
    return (
        None if won is None or lost is None or tied is None else tree.Sum(tree.Sum(won, lost), tied)
    )


def _is_anywhere(card: tree.Target) -> bool:
    """Whether a flipped card is remembered by whose it was."""
    if not isinstance(card, tree.Cards):
        return isinstance(card, tree.This)
    place = card.place
    return isinstance(place, tree.In) and place.zone == "tableau" and place.whose is not Whose.THEIR


def _shares(event: tree.Event) -> bool:
    filter_ = getattr(event, "filter", None) or getattr(
        getattr(event, "card", None), "filter", None
    )
    return filter_ is not None and bool(
        filter_.past
        or filter_.shares
        or filter_.matching
        or filter_.named
        or filter_.tokens
        or filter_.besides
    )


def _holds(event: tree.Event | None, since: tree.Since, bound: Bound) -> tree.Condition | None:
    quantity = counted_event(event, since)
    if quantity is None:
        return None
    return tree.Holds(quantity, bound.test, tree.Number(bound.value))


_ENDS_OF_CLASHES: tuple[Any, ...] = ("win", "lose", "tie")
_ONCE, _NEVER = Bound("at least", 1), Bound("at most", 0)


@rules("fact: players deed.past since", "fact: players PERFECT deed.past since")
def has_done(folk: Folk, act: Act, since: tree.Since) -> tree.Condition | None:
    return _holds(act.event(folk.who), since, _ONCE)


@rules("fact: players DO_NOT deed.base since", "fact: players HAVE_NOT deed.past since")
def has_not_done(folk: Folk, act: Act, since: tree.Since) -> tree.Condition | None:
    if folk.who not in (Who.YOU, Who.THAT):
        raise Misreading(
            "say whether none of them has, or not all of them", "'no opponent has ...'"
        )
    return _holds(act.event(folk.who), since, _NEVER)


@rules(
    "fact: players PERFECT? TAKEN_PART 'no' CLASHES since",
    "fact: players PERFECT? TAKEN_PART 'no' CLASHES",
)
def has_not_clashed(folk: Folk, since: tree.Since = "this tournament") -> tree.Condition | None:
    """ "If you have taken part in no clash this tournament"."""
    if folk.who not in (Who.YOU, Who.THAT):
        return None
    return _holds(tree.Clashes(folk.who, "clash"), since, _NEVER)


@rules("fact: 'no' person deed.past since", "fact: 'no' person PERFECT deed.past since")
def nobody_has(noun: str, act: Act, since: tree.Since) -> tree.Condition | None:
    who = {"player": Who.PLAYER, "opponent": Who.OPPONENT}[noun]
    return _holds(act.event(who), since, _NEVER)


_BY_PLAYER = {"anyone": Who.PLAYER, "an opponent": Who.OPPONENT, "you": Who.YOU}


@rules("fact: deed.turned by? since", "fact: deed.turned since by")
def has_been_done(act: Act, one: Any, two: Any = None) -> tree.Condition | None:
    by, since = (one, two) if one in (None, *_BY_PLAYER) else (two, one)
    return _holds(act.event(_BY_PLAYER[by or "anyone"]), since, _ONCE)


@rules("fact: 'no' described BE done by? since")
def nothing_was(
    described: Described, name: str, by: str | None, since: Any
) -> tree.Condition | None:
    event = _done_to(name, described, _BY_PLAYER[by or "anyone"])
    return _holds(event, since, _NEVER)


def _done_to(name: str, described: Described, who: Whom) -> tree.Event | None:
    card = Chosen(described._replace(plural=False), "a")
    return Act(name, (("card", card),)).event(who)


@rules("done: PLAY.PARTICIPLE")
def played() -> str:
    return "play"


@rules("done: DISCARD.PARTICIPLE")
def discarded() -> str:
    return "discard"


@rules("done: FLIP.PARTICIPLE")
def flipped() -> str:
    return "flip"


@rules("deeds_done: described players done since", "deeds_done: described players PERFECT done since",
       "deeds_done: described 'that' players PERFECT? done since")  # fmt: skip
def done_by(described: Described, folk: Folk, name: str, since: Any) -> tree.Quantity | None:
    """ "Fire card you have played this turn"."""
    return counted_event(_done_to(name, described, folk.who), since)


@rules("deeds_done: described done since by?", "deeds_done: described done by since",
       "deeds_done: described 'that' BE done by? since")  # fmt: skip
def done(described: Described, name: str, one: Any, two: Any = None) -> tree.Quantity | None:
    """ "Other card played this turn by any player"."""
    by, since = (one, two) if one in (None, *_BY_PLAYER) else (two, one)
    return counted_event(_done_to(name, described, _BY_PLAYER[by or "anyone"]), since)


@rules("deeds_done: described done BEFORE_THIS since ','? by?", "deeds_done: described done since BEFORE_THIS ','? by?",
       "deeds_done: described done BEFORE_THIS ','? by since")  # fmt: skip
def done_before(described: Described, name: str, one: Any, two: Any = None) -> tree.Quantity | None:
    """ "Card played before it this turn, by anyone": another one than this."""
    others = described.saying(other=True)
    return None if others is None or name != "play" else done(others, name, one, two)


def _clashes(folk: Folk, what: Literal["win", "lose"], since: Any) -> tree.Quantity | None:
    who = event_player(folk.who)
    return None if who is None else counted_event(tree.Clashes(who, what), since)


@rules(
    "deeds_done: CLASHES players WIN.PAST since",
    "deeds_done: CLASHES players PERFECT WIN.PAST since",
)
def clashes_won(folk: Folk, since: Any) -> tree.Quantity | None:
    return _clashes(folk, "win", since)


@rules(
    "deeds_done: CLASHES players LOSE.PAST since",
    "deeds_done: CLASHES players PERFECT LOSE.PAST since",
)
def clashes_lost(folk: Folk, since: Any) -> tree.Quantity | None:
    return _clashes(folk, "lose", since)


@rules("countable: deeds_done", "term: THE_NUMBER deeds_done")
def history(quantity: tree.Quantity) -> tree.Quantity:
    return quantity


@rules("countable: 'time' happened", "countable: 'times' happened", "term: THE_NUMBER 'times' happened",
       "term: 'how' 'often' happened")  # fmt: skip
def times(holds: tree.Holds) -> tree.Quantity:
    return holds.left


@rules("happened: players deed.past since", "happened: players PERFECT deed.past since")
def it_happened(folk: Folk, act: Act, since: tree.Since) -> tree.Condition | None:
    return has_done(folk, act, since)


@rules("happened: deed.turned by? since")
def it_was_done(act: Act, by: Any, since: Any) -> tree.Condition | None:
    return has_been_done(act, by, since)


@rules(
    "fact: players done bounded described since",
    "fact: players PERFECT done bounded described since",
)
def done_some(
    folk: Folk, name: str, bound: Bound, described: Described, since: Any
) -> tree.Condition | None:
    """ "You have played 3 or more cards this turn"."""
    return _holds(_done_to(name, described, folk.who), since, bound)


@rules("fact: reference BE 'the' ordinal deeds_done")
def is_the_nth(card: tree.Ref, number: int, quantity: tree.Quantity) -> tree.Condition | None:
    """ "This is the third card you played this turn": counted when it is asked."""
    is_played = isinstance(quantity, tree.CardsPlayed) or (
        isinstance(quantity, tree.HowOften) and isinstance(quantity.event, tree.Plays)
    )
    if not isinstance(card, tree.This | tree.It) or not is_played:
        return None
    return tree.Holds(quantity, "equal", tree.Number(number))


@rules("fact: reference BE_NOT 'the' ordinal deeds_done")
def is_not_the_nth(card: tree.Ref, number: int, quantity: tree.Quantity) -> tree.Condition | None:
    """ "This is not the first card you played this turn": there were others."""
    first = is_the_nth(card, number, quantity) if number == 1 else None
    return None if first is None else tree.Holds(quantity, "more", tree.Number(1))


@rules("fact: 'it' BE 'your' ordinal 'win' since", "fact: 'this' BE 'your' ordinal 'win' since")
def nth_win(number: int, since: Any) -> tree.Condition | None:
    quantity = counted_event(tree.Clashes(Who.YOU, "win"), since)
    return None if quantity is None else tree.Holds(quantity, "equal", tree.Number(number))
