"""What the types of the tree allow and no text says: one line each, with its reason.

A node that is added to the tree needs nothing here, unless its types allow more than its words do: a field that counts
only beside another, say. What is told otherwise by the same words is a fault of the words, and does not belong here.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from mblades.text import keywords, tree
from mblades.text.reading.lately import settle_latest
from mblades.text.reading.meaning import CARDS, DOABLE, is_told_of, would_happen
from mblades.text.reading.put_off import speaks_of_before
from mblades.text.reading.repeating import is_repeated, is_unclear
from mblades.text.tree import Effect, Filter, TriggerWord, Who
from mblades.text.walking import (
    N,
    branches,
    contains,
    is_one_found,
    is_plural,
    is_several,
    nodes,
    of_you,
    subject_of,
)

_EVENT_PLAYERS = (Who.YOU, Who.OPPONENT, Who.PLAYER, Who.THAT)
_WORDS = tuple(word for word in TriggerWord if word)
_PLAIN = tree.OneShot  # effects with a subject
_NEGATED = (
    tree.Is,
    tree.IsPlaced,
    tree.PlayerIs,
)  # "is not"; any other "not" stands at the head, as "unless"
_OWNERS = tuple(whose for whose in tree.Whose if whose is not tree.Whose.OPPONENTS)
_SUMS = (tree.Sum, tree.Difference)
_CALCULATED = (*_SUMS, tree.Gap, tree.Product, tree.Extreme)
_BRANCHING = (
    tree.May,
    tree.If,
    tree.IfDone,
    tree.InFull,
    tree.ChooseOne,
    tree.Waiting,
    tree.Ready,
    tree.Started,
)
_HEADS = (tree.Once, tree.Unanswered)

_THEIRS = tuple(tree.In(zone, tree.Whose.THAT) for zone in ("tableau", "hand"))
_THEIR_CARDS = tuple(
    tree.Cards("each", which, place)
    for which in (tree.Filter(), tree.Filter(symbols=("Fire",)), tree.Filter(face="down"))
    for place in _THEIRS
)
# What players have, of "that player".
_TRAITS: tuple[tree.Trait, ...] = (
    tree.Has("RP", tree.Whose.THAT), tree.Has("M$", tree.Whose.THAT),
    tree.StarsOf(tree.TopCard(tree.Whose.THAT)), tree.OpenSlots(tree.Whose.THAT),
    tree.Tokens("star token", _THEIR_CARDS[0]),
    *(tree.CountOf(cards) for cards in _THEIR_CARDS),
    *(tree.Different("element", cards) for cards in _THEIR_CARDS[::3]),
    *(tree.TotalStars(cards) for cards in _THEIR_CARDS[::3]),
)  # fmt: skip
_TOPS = (
    tree.TopIs(tree.Filter(symbols=("Fire",))),
    tree.TopIs(tree.Filter(trigger=TriggerWord.FLIP)),
)
_DONE: tuple[tree.HowOften, ...] = (
    tree.HowOften(tree.Plays(Who.THAT, tree.Filter(symbols=("Fire",)))),
    tree.HowOften(tree.UsesAction(Who.THAT, "Action"), "this tournament"),
    tree.HowOften(tree.Discards(Who.THAT), "since your last turn"),
)

_RECEIVERS = (Who.THAT, Who.LEFT, Who.RIGHT, Who.WINNER, Who.LOSER, Who.OWNER)

# For a field of a node: the type it really has, or the values to choose from.
NARROWED: dict[type[tree.Node], dict[str, Any]] = {
    tree.Filter: {"trigger": _WORDS, "without": _WORDS},
    tree.EffectHappens: {"trigger": (None, *_WORDS), "who": _EVENT_PLAYERS[:3]},
    tree.HaveEffects: {"trigger": _WORDS},
    tree.LoseEffects: {"trigger": (None, *_WORDS)},
    tree.UseEffects: {"trigger": _WORDS},
    tree.CopyOf: {"trigger": (None, *_WORDS)},
    tree.LoseEffects: {"trigger": (None, *_WORDS)},
    tree.ChoosePlayer: {
        "who": (
            Who.PLAYER,
            Who.OPPONENT,
            Who.RANDOM_OPPONENT,
            Who.RANDOM_PLAYER,
            tree.Foremost("a player", _TRAITS[0]),
            tree.Compared("an opponent", _TRAITS[1], "more"),
        )
    },
    tree.Compared: {
        "of": (*_TRAITS, *_DONE, *_TOPS),
        "than": (
            None,
            None,
            tree.Number(0),
            tree.Number(1),
            tree.Number(5),
            tree.StarsOf(tree.This()),
        ),
    },
    tree.Foremost: {"of": _TRAITS},
    tree.Leads: {"of": tuple(of_you(trait) for trait in _TRAITS)},
    tree.Plays: {"who": _EVENT_PLAYERS},
    tree.Changes: {"who": _EVENT_PLAYERS, "source": (None, *_WORDS)},
    tree.Clashes: {"who": _EVENT_PLAYERS},
    tree.Discards: {"who": _EVENT_PLAYERS},
    tree.TakesCard: {"who": _EVENT_PLAYERS},
    tree.UsesAction: {"who": _EVENT_PLAYERS},
    tree.AtTurn: {"who": _EVENT_PLAYERS},
    tree.OnePerDeck: {"keyword": tuple(keywords.names())},
    tree.PhaseRule: {"rarity": tree.PROMOS},
    tree.OpenSlots: {"whose": (tree.Whose.YOUR, tree.Whose.THAT)},
    tree.Slot: {"whose": _OWNERS},
    tree.OddSlots: {"whose": _OWNERS},
    tree.TopCard: {"whose": _OWNERS},  # of opponents together, cards are chosen and no more
    tree.Has: {"whose": tuple(whose for whose in _OWNERS if whose is not tree.Whose.EACH_OPPONENT)},
    tree.TurnEdge: {"whose": (None, *_OWNERS)},
    tree.During: {"whose": _OWNERS},
    tree.ClashTotal: {
        "whose": (tree.Whose.YOUR, tree.Whose.THAT, tree.Whose.WINNER, tree.Whose.LOSER)
    },
    tree.PlayerByPlayer: {"who": (Who.EACH_OPPONENT, Who.EACH_PLAYER, Who.NEIGHBOURS)},
    tree.TurnOf: {"whose": (tree.Whose.YOUR, tree.Whose.OPPONENT, tree.Whose.THAT)},
    tree.PlayerIs: {"who": (Who.THAT, Who.OWNER, Who.WINNER, Who.LOSER)},
    tree.CannotBe: {"source": (None, *_WORDS), "player": (None, Who.THAT, Who.LEFT, Who.RIGHT)},
    tree.Latest: {"who": (*_EVENT_PLAYERS, Who.LEFT, Who.RIGHT)},
    tree.HowMuch: {"who": (Who.YOU, Who.THAT)},
    tree.GainLimit: {"source": (None, *_WORDS)},
    tree.Times: {"count": tuple(range(3, 10))},
    tree.Said: {"whose": (tree.Whose.YOUR, tree.Whose.THAT)},
    tree.Vote: {"who": (Who.EACH_PLAYER, Who.EACH_OPPONENT)},
    tree.Bid: {"who": (Who.EACH_PLAYER, Who.EACH_OPPONENT)},
    tree.May: {
        "secret": (False,)
    },  # only what several players may do is chosen by all of them first
}

_OF_SEVERAL = (tree.Whose.EACH_OPPONENT, tree.Whose.OPPONENTS, tree.Whose.ANY)
Odd = Callable[[Any], bool]


def _is_taken_over(one: tree.GiveCard) -> bool:
    """A card of somebody else's tableau that comes to yours."""
    place = one.target.place if isinstance(one.target, tree.Cards) else None
    theirs = (
        tree.Whose.OPPONENT,
        tree.Whose.ANOTHER,
        tree.Whose.THAT,
        tree.Whose.LEFT,
        tree.Whose.RIGHT,
    )
    is_theirs = isinstance(place, tree.In) and place.zone == "tableau" and place.whose in theirs
    return one.who is Who.YOU and is_theirs


def _is_one_in_row(target: tree.Target) -> bool:
    """A single card of a tableau."""
    if not isinstance(target, tree.Cards):
        return isinstance(
            target, tree.This | tree.It | tree.TopCard | tree.Neighbour | tree.TheNext
        )
    return not is_plural(target) and _is_in_tableau(target.place)


def _odd_choice(one: tree.OneOf) -> bool:
    """A choice is between two things, and they are done by whoever chooses."""
    held = any(isinstance(effect, _BRANCHING) for row in one.options for effect in row)
    return (
        held
        or len(one.options) < 2
        or _ends_sentence(one.options)
        or not all(_is_done_by(one.who, row) for row in one.options)
    )


def _is_done_by(who: tree.Whom, effects: tuple[Effect, ...]) -> bool:
    return isinstance(effects[0], _PLAIN) and subject_of(effects[0]) == who


def _odd_pair(one: tree.Both | tree.Either) -> bool:
    """ "A or B and C" is A, or else both B and C; "A and B and C" is told from the left."""
    within = (tree.Either, tree.Both) if isinstance(one, tree.Both) else (tree.Either,)
    is_head = isinstance(one.left, tree.Not) and not isinstance(one.left.condition, _NEGATED)
    left = isinstance(one, tree.Both) and isinstance(one.left, tree.Either)
    return left or is_head or isinstance(one.right, within) or _is_hard_not(one.right)


def _odd_order(one: Effect) -> bool:
    """Within a sentence nothing follows an "if" or a "may": it would belong to it."""
    return any(
        isinstance(effect, _BRANCHING) for row in branches(one) for effect in row[:-1]
    ) or any(
        _lost_done(row) or (len(row) > 1 and isinstance(row[-1], tree.InFull))
        for row in branches(one)
    )


def _lost_done(row: tuple[Effect, ...]) -> bool:
    """ "If you do" behind what nobody does, or somebody else."""
    first = bool(row) and isinstance(row[0], tree.IfDone)
    return first or any(
        isinstance(last, tree.IfDone)
        and not (isinstance(before, DOABLE) and subject_of(before) == last.who)
        for before, last in pairwise(row)
    )


def _odd_follower(one: tree.May | tree.IfDone) -> bool:
    """ "If you do not" belongs to the last "may" or "if you do" before it, and to what that leaves undone."""
    if _odd_order(one) or not one.effects:
        return True
    if isinstance(one, tree.IfDone) and not is_told_of(one.who, one.effects):
        return True
    if not one.otherwise:
        return False
    if not is_told_of(one.who, one.otherwise):
        return True
    lost = isinstance(one, tree.May) and _speaks_of_undone(one)
    return lost or _is_open((isinstance(one, tree.May) and one.then) or one.effects)


def _speaks_of_undone(one: tree.May | tree.InFull) -> bool:
    return contains(one.otherwise, tree.It, tree.Those) and contains(one.effects, *CARDS)


def _is_open(row: tuple[Effect, ...]) -> bool:
    """Whether an "if you do not" behind the row would belong to it."""
    match row[-1]:
        case tree.May() | tree.IfDone() as last:
            return not last.otherwise or _is_open(last.otherwise)
        case last:
            inside = [one for one in branches(last) if one]
            return bool(inside) and _is_open(inside[-1])


def _odd_in_full(one: tree.InFull) -> bool:
    """What cannot always be done, all of it by the same players."""
    first = one.effects[0]
    can_fail = isinstance(first, DOABLE) and not isinstance(first, tree.Steal)
    plain = all(isinstance(effect, _PLAIN) for effect in one.effects)
    alone = not one.otherwise and len(one.effects) < 2
    is_theirs = subject_of(first) == one.who
    unclear = not is_told_of(one.who, one.otherwise)
    return alone or unclear or not (can_fail and plain and is_theirs) or _speaks_of_undone(one)


def _ends_sentence(options: tuple[tuple[Effect, ...], ...]) -> bool:
    """Whether it takes more than one sentence, which an option does not have."""
    return contains(options, tree.InFull, tree.IfDone) or any(
        isinstance(node, tree.May) and node.otherwise
        for one in options
        for effect in one
        for node in nodes(effect)
    )


def _is_limited(amount: tree.Amount | tree.Multiple) -> bool:
    return isinstance(amount, tree.PerEach | tree.EqualTo) and amount.most > 0


def _is_joined(one: tree.Quantity) -> bool:
    """A product or a difference of two, behind which nothing can be added."""
    return isinstance(one, tree.Gap | tree.Product)


def _odd_scale(one: tree.Scale) -> bool:
    """A table has two rows at least, in order, of something that is counted."""
    at = [mark.at for mark in one.marks]
    counted = tree.CountOf | tree.Different | tree.Tokens | tree.Has | tree.ClashesWon
    return len(at) < 2 or at != sorted(set(at)) or not isinstance(one.of, counted)


def _odd_loop(one: tree.ForEach) -> bool:
    """What is done so many times is one deed, or offered; and it is clear whose things are counted."""
    only = one.effects[0]
    if len(one.effects) > 1 or isinstance(
        one.each, tree.Number | tree.Calculation | tree.ThatMuch | tree.ClashTotal
    ):
        return True
    if is_unclear(one.each):
        return True
    target = getattr(only, "target", None)
    deed = is_repeated(only) and isinstance(target, tree.Cards) and target.how == "a"
    return not (deed or isinstance(only, tree.May))


def _odd_count(
    one: tree.CountOf
    | tree.Different
    | tree.TotalStars
    | tree.Every
    | tree.Pattern
    | tree.Pairs
    | tree.MostAlike,
) -> bool:
    """What is counted is every card of a kind."""
    return isinstance(one.cards, tree.Cards) and one.cards.how != "each"


def _is_odd_weapon(card: tree.Target) -> bool:
    if isinstance(card, tree.Cards):
        return card.count > 1 or card.how in ("each", "up to", "any number of", "all but")
    return not isinstance(card, tree.This | tree.It | tree.TheNext | tree.Neighbour)


def _is_in_tableau(place: tree.Place) -> bool:
    return isinstance(place, tree.In) and place.zone == "tableau"


def _odd_return(one: tree.Return) -> bool:
    """What comes from a binder is taken."""
    place = one.target.place if isinstance(one.target, tree.Cards) else None
    own = (tree.In("binder"), tree.In("binder", tree.Whose.THEIR))
    return one.to == "hand" and place in own


_PICKED = ("a", "up to", "any number of")


def _odd_cards(one: tree.Cards) -> bool:
    """So many are picked, or drawn by lot; each card of opponents together is that of each of them."""
    if one.jointly is not None and (one.how not in _PICKED or one.filter.face in ("down", "any")):
        return True
    if one.how == "each":
        place = one.place
        return one.count > 1 or (isinstance(place, tree.In) and place.whose is tree.Whose.OPPONENTS)
    if one.how == "all but":
        place = one.place
        return isinstance(place, tree.In) and place.whose in _OF_SEVERAL
    return one.count > 1 and one.how not in ("a", "up to", "random")


def _odd_stars(one: tree.StarsOf) -> bool:
    """The stars of several cards are their total; a card that somebody chooses is chosen first."""
    several = isinstance(one.card, tree.Cards) and one.card.how in (
        "a", "up to", "each", "any number of", "random",
    )  # fmt: skip
    return several or one.card in (tree.Those(), tree.TopCard(tree.Whose.EACH_OPPONENT))


def _odd_ability(one: tree.Ability) -> bool:
    """An event without an effect of its own, or "if you do" behind what nobody does."""
    # "When ..., prevent it" is an answer, and not done instead
    prevents = one.trigger is TriggerWord.REACTION and any(
        isinstance(effect, tree.Instead) and contains(effect.effects, tree.Prevent)
        for effect in one.effects
    )
    headless = one.when is not None and isinstance(one.effects[-1], _HEADS)
    # where one is played just now, "the last card you have played" is the one before it
    if one.trigger is TriggerWord.NEXT and contains(one.effects, tree.Latest):
        return True
    if settle_latest(one.trigger, one.effects) != one.effects:
        return True
    odd = _odd_clash(one.when, one.effects)
    return _lost_done(one.effects) or prevents or headless or odd


def _is_hard_not(condition: tree.Condition) -> bool:
    return isinstance(condition, tree.Not) and not isinstance(condition.condition, _NEGATED)


def _odd_clash(event: tree.Event | None, effects: tuple[Effect, ...]) -> bool:
    """What changes a clash does so before the result counts, and nothing else waits for that."""
    if not isinstance(event, tree.Clashes):
        return False
    if contains(effects, tree.RevealMore, tree.SwapRevealed, tree.ClashAgain):
        return event.what in ("clash", "win", "lose", "tie")
    if contains(effects, tree.ClashBonus):
        return event.what in ("win", "lose", "tie")
    return event.what == "decided"


def _odd_change(one: tree.Changes) -> bool:
    """Who steals is said, and not from what; what is paid is paid."""
    if one.cards == tree.Filter():
        return True
    if one.what == "be robbed of":
        return one.source is not None or one.cards is not None
    return one.what == "pay" and one.would


def _odd_history(one: tree.HowOften) -> bool:
    """What can be looked back on, and what has words of its own."""
    event = one.event
    if one.since == "on their last turn" and getattr(event, "who", None) is not Who.THAT:
        return True
    match event:
        case tree.GetsTokens() | tree.IsHandled() | tree.TakesCard():
            return True
        case tree.AtTurn() | tree.EffectHappens() | tree.Clashes(what="clash"):
            return True
        case tree.Clashes(what=what) if what not in ("win", "lose", "tie"):
            return True
        case tree.Plays() | tree.Discards():
            plain = event == tree.Plays(Who.YOU, tree.Filter()) and one.since == "this turn"
            entered = isinstance(event, tree.Plays) and event.enters
            return plain or entered or not _is_remembered(event.filter)
        case tree.IsFlipped(tree.Cards() as cards):
            in_tableau = isinstance(cards.place, tree.In) and cards.place.zone == "tableau"
            is_one = cards.how == "a" and in_tableau and _is_remembered(cards.filter)
            return event.would or not is_one or _is_their_own(cards)
        case tree.Changes():
            known = event.cards is None and not event.would and not event.at_least
            return not known or event.what == "be robbed of"
        case tree.UsesAction():
            return event.filter != Filter()
        case tree.Clashes(Who.YOU, "win"):
            return one.since == "this tournament"
        case tree.Clashes(Who.PLAYER, "lose"):
            return True
        case _:
            return isinstance(event, tree.IsFlipped) and (
                event.would or not isinstance(event.card, tree.This)
            )


def _odd_latest(one: tree.Latest) -> bool:
    """What was done before a card is not limited to a turn, and only cards that are played come before it."""
    if one.since == "on their last turn" and one.who is not Who.THAT:
        return True
    return bool(one.before) and (one.done != "played" or one.since != "this tournament")


def _is_their_own(cards: tree.Cards) -> bool:
    return isinstance(cards.place, tree.In) and cards.place.whose is tree.Whose.THEIR


def _odd_subject(card: tree.Cards | tree.This) -> bool:
    """What becomes of a single card."""
    if isinstance(card, tree.This):
        return False
    return card.how != "a" or card.count > 1 or _is_their_own(card)


def _is_remembered(which: tree.Filter) -> bool:
    """A card is remembered as it was, and not what was beside it."""
    compared = which.stars is not None and not isinstance(which.stars.than, tree.Number)
    beside = (
        which.shares or which.matching or which.named or which.tokens or which.besides or which.past
    )
    return not (compared or beside)


def _odd_filter(one: Filter) -> bool:
    """What is said twice: two of a kind, or a kind that is none."""
    both = set(one.symbols) & set(one.lacks)
    itself = isinstance(one.besides, tree.This)  # "other"
    return (one.any_symbol and len(one.symbols) < 2) or bool(both) or itself


def _odd_likeness(one: tree.Likeness) -> bool:
    """So many different things; and "or" is said between two."""
    return len(one.what) != len(set(one.what)) or (one.how == "any" and len(one.what) < 2)


def _odd_shares(one: tree.Shares) -> bool:
    compared = isinstance(one.card, tree.This) or one.card == one.other
    return compared or (one.any and (one.none or len(one.what) < 2))


def _odd_comparison(one: tree.Compared) -> bool:
    """What somebody has done is asked, and not how often."""
    if not isinstance(one.of, tree.HowOften | tree.TopIs):
        return False
    return (one.test, one.than) not in (("at least", tree.Number(1)), ("at most", tree.Number(0)))


def _odd_ban(one: tree.Cannot | tree.CannotPlay | tree.Toll) -> bool:
    """Nobody chooses a player for what holds all the time."""
    return isinstance(one.who, tree.Compared) and is_one_found(one.who)


def _odd_holds(one: tree.Holds) -> bool:
    """Who has more than each opponent leads."""
    left, right = one.left, one.right
    return isinstance(left, tree.Has) and right == tree.Has(left.unit, tree.Whose.EACH_OPPONENT)


def _odd_payment(one: tree.Pay) -> bool:
    """It goes to one player, and nobody gives to themselves."""
    if one.to is None:
        return one.who is Who.EACH_PLAYER
    return one.to == one.who or not (one.to in _RECEIVERS or is_one_found(one.to))


# What is odd about a node of a kind.
_ODD: dict[type, Odd] = {
    tree.Filter: _odd_filter,
    tree.Return: _odd_return,
    tree.StarRange: lambda one: one.least >= one.most,
    tree.OneByOne: lambda one: not one.effects or subject_of(one.effects[0]) != one.who,
    tree.ChooseNumber: lambda one: bool(one.least) if one.of else one.least >= one.most,
    tree.TokenTest: lambda one: one.test == "at least" and not one.count,
    tree.Likeness: _odd_likeness,
    tree.Pairs: lambda one: _odd_count(one) or not _is_in_tableau(one.cards.place),
    tree.MostAlike: lambda one: _odd_count(one) or not _is_in_tableau(one.cards.place),
    tree.Past: lambda one: (
        one.since == "on their last turn"
        or (one.done == "flipped" and one.since == "since your last turn")
    ),
    tree.Slot: lambda one: one.number > 12,
    tree.Near: lambda one: one.which.other or one.which.relation or (one.side and one.count == 2),
    tree.AlikeTo: lambda one: (
        _odd_likeness(one)
        or one.which.relation is not None
        or one.which.other is not (one.where in ("your tableau", "the same tableau"))
    ),
    tree.Shares: _odd_shares,
    tree.Compared: _odd_comparison,
    tree.PlayersWho: lambda one: (
        isinstance(one.who, tree.Compared | tree.Foremost) and is_one_found(one.who)
    ),
    tree.Cannot: _odd_ban,
    tree.CannotPlay: _odd_ban,
    tree.Toll: lambda one: _odd_ban(one) or one.amount < 1 or one.who in (Who.OPPONENT, Who.PLAYER),
    tree.Holds: _odd_holds,
    tree.Cards: _odd_cards,
    tree.PlayOnlyIf: lambda one: one.fusion is not (one.condition is None),
    tree.PhaseRule: lambda one: (
        (one.rarity is None) == (one.what == "start")
        or (one.amount > 1 and one.what in ("npcs", "late"))
    ),
    tree.PerEach: lambda one: isinstance(
        one.each, tree.Number | tree.Calculation | tree.ThatMuch | tree.ClashTotal
    ),
    tree.ChooseOne: lambda one: (
        _odd_order(one) or len(one.options) <= one.count or _ends_sentence(one.options)
    ),
    tree.OneOf: _odd_choice,
    tree.Both: _odd_pair,
    tree.Either: _odd_pair,
    tree.StarsOf: _odd_stars,
    tree.Pay: _odd_payment,
    tree.GiveCard: lambda one: one.to == one.who and not _is_taken_over(one),
    # "the next time" says how often
    tree.Lasting: lambda one: (
        (isinstance(one.span, tree.NextTimes) and any(getattr(e, "often", "") for e in one.effects))
        or speaks_of_before(one)
    ),
    tree.ClashResult: lambda one: one.result == "tie" and one.by > 0,
    # "..., using this card, who uses" would say it of the card; what is used is a single card of one's own
    tree.Clash: lambda one: (
        (one.using is not None and (one.their_card or _is_odd_weapon(one.using)))
        or (one.bare and (one.their_card or one.using is not None or one.times > 1))
    ),
    tree.PlayerByPlayer: _odd_order,
    # of a card that is known nothing else is said
    tree.PlayAnother: lambda one: (
        one.which.other or (one.card is not None and one != tree.PlayAnother(card=one.card))
    ),
    tree.Accept: lambda one: one.who is Who.YOU,  # whom would you answer?
    tree.PlayIt: lambda one: one.in_place and (one.silent or one.twice),
    tree.PassCards: lambda one: (
        one.who not in (Who.EACH_PLAYER, Who.EACH_OPPONENT)
        or one.cards.place
        not in (tree.In("hand", tree.Whose.THEIR), tree.In("tableau", tree.Whose.THEIR))
    ),
    tree.NameOne: lambda one: one.what == "trigger" and one.who is not Who.YOU,
    tree.CountOf: _odd_count,
    tree.Different: _odd_count,
    tree.TotalStars: _odd_count,
    # told from the left
    tree.Sum: lambda one: isinstance(one.right, _CALCULATED) or _is_joined(one.left),
    tree.Difference: lambda one: isinstance(one.right, _CALCULATED) or _is_joined(one.left),
    tree.Twice: lambda one: isinstance(one.of, _CALCULATED),  # "twice your RP plus 5" has one 5
    tree.Times: lambda one: isinstance(one.of, _CALCULATED),
    tree.Gap: lambda one: isinstance(one.left, _CALCULATED) or isinstance(one.right, _CALCULATED),
    tree.Product: lambda one: any(
        isinstance(part, tree.Number | tree.Calculation) for part in (one.left, one.right)
    ),
    # of a card it is said with the filter of cards
    tree.Parity: lambda one: (
        isinstance(one.of, tree.Number)
        or (isinstance(one.of, tree.StarsOf) and isinstance(one.of.card, tree.Ref))
    ),
    tree.AtRandom: lambda one: not 2 <= len(set(one.values)) == len(one.values) <= 4,
    tree.Scale: _odd_scale,
    tree.SpreadTokens: lambda one: one.cards.how != "each",
    # two cards that lie in tableaus, and not one beside itself
    tree.MoveBeside: lambda one: (
        one.target == one.of or not (_is_one_in_row(one.target) and _is_one_in_row(one.of))
    ),
    # the cards of one tableau, as they lie
    tree.Rearrange: lambda one: (
        one.cards.how != "each"
        or one.cards.filter.relation is not None
        or not isinstance(one.cards.place, tree.In)
        or one.cards.place.zone != "tableau"
        or one.cards.place.whose in _OF_SEVERAL
    ),
    tree.ForEach: _odd_loop,
    tree.Half: lambda one: (
        isinstance(one.of, _CALCULATED)
        or (one.up and any(isinstance(n, tree.Half) for n in nodes(one.of)))
    ),  # "rounded up" belongs to the last half before it
    # turned over, the top card of the Store is revealed
    tree.Flip: lambda one: isinstance(one.target, tree.TopOfStore),
    # "unflip a card" is said of a face-down one
    tree.Unflip: lambda one: isinstance(one.target, tree.Cards) and not one.target.filter.face,
    tree.ClashBonus: lambda one: (
        _is_limited(one.amount)
        or (isinstance(one.amount, tree.EqualTo) and isinstance(one.amount.amount, tree.Number))
    ),
    tree.HaveStars: lambda one: _is_limited(one.amount),  # only RP, M$ and tokens have limits
    tree.TotalBonus: lambda one: _is_limited(one.amount),
    tree.StarsAre: lambda one: (
        _is_limited(one.amount) or (one.test != "equal" and not isinstance(one.amount, tree.Flat))
    ),
    tree.Every: _odd_count,
    tree.Pattern: lambda one: (
        _odd_count(one) or (one.how in ("ascending", "descending") and one.what != "star value")
    ),
    tree.Whenever: lambda one: (
        would_happen(one.event) or _odd_order(one) or _odd_clash(one.event, one.effects)
    ),
    tree.Instead: lambda one: not would_happen(one.event) or _odd_order(one),
    # "whenever each card is flipped" can only mean any of them; "their own" is said of a flipper
    tree.IsFlipped: lambda one: (
        isinstance(one.card, tree.Cards)
        and (one.card.how == "each" or (_is_their_own(one.card) and one.by == "you"))
    ),
    tree.GetsTokens: lambda one: _odd_subject(one.card),
    tree.IsHandled: lambda one: _odd_subject(one.card),
    tree.Changes: _odd_change,
    tree.HowOften: _odd_history,
    tree.If: _odd_order,
    tree.CannotBe: lambda one: (
        one.cards == tree.Filter()
        or (one.player is not None and (one.by, one.source, one.cards) != ("anyone", None, None))
    ),
    tree.HaveSymbols: lambda one: bool(one.symbols) is bool(one.named),
    tree.Latest: _odd_latest,
    tree.HowMuch: lambda one: one.since == "on their last turn" and one.who is not Who.THAT,
    tree.GainLimit: lambda one: (
        (one.most < 1 and (bool(one.per) or (one.source is None and one.cards is None)))
        or one.cards == tree.Filter()
    ),
    tree.NextTimes: lambda one: one.until == tree.TurnEdge("start", None),
    tree.IfDone: _odd_follower,
    tree.InFull: lambda one: _odd_order(one) or _odd_in_full(one),
    tree.May: lambda one: _odd_follower(one) or not _is_done_by(one.who, one.effects),
    # later, what was done before is "that much"
    # of cards that were spoken of nothing more is said
    tree.PlayAnother: lambda one: (
        one.card is not None and (one.slot, one.count, one.which) != (False, 1, Filter())
    ),
    tree.Buy: lambda one: (
        not isinstance(one.target, tree.Cards)
        or not isinstance(one.target.place, tree.Aftermarket | tree.Among)
    ),
    tree.OneByOne: lambda one: (
        not is_several(one.who) or not _is_done_by(one.who, one.effects) or _odd_order(one)
    ),
    tree.Later: lambda one: _odd_order(one) or speaks_of_before(one),
    tree.Steal: lambda one: one.thief not in (Who.YOU, Who.WINNER, Who.LOSER, Who.THAT),
    tree.Ability: _odd_ability,
}


def is_plainly_said(node: tree.Node) -> bool:
    """Whether a text can say a node, whatever is inside it."""
    odd = _ODD.get(type(node))
    return odd is None or not odd(node)


def is_said(part: object) -> bool:
    """Whether a text can say this part of a tree."""
    return all(is_plainly_said(node) for node in nodes(part))


def mended(node: N) -> N:
    """A choice or an offer with its subject in all that is chosen from."""
    match node:
        case tree.OneOf():
            return replace(node, options=tuple(_done_by(node.who, row) for row in node.options))
        case tree.May() | tree.InFull():
            return replace(node, effects=_done_by(node.who, node.effects))
        case _:
            return node


def _done_by(who: tree.Whom, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    first, *more = effects
    return (replace(first, who=who) if isinstance(first, tree.NamesDoer) else first, *more)
