"""So many times: "for each Fire card, flip a card", "you may do this up to three times"."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.english_forms import theirs
from mblades.text.reading.amounts import Counted, TokenAmount
from mblades.text.reading.cards import owned
from mblades.text.reading.deeds import deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import OWN, Misreading, speaks_of_them
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, Folk, Object, Owner, Zoned, settled
from mblades.text.reading.sentences import Clause, Options, Series, effects_of
from mblades.text.tree import Effect, Who, Whom, Whose
from mblades.text.walking import is_several, nodes

rules = Rules()

# What may be done again and again, and is no amount.
REPEATED = (tree.Flip, tree.Unflip, tree.Discard, tree.Return, tree.Take)
_SOMEBODYS = (Whose.OPPONENT, Whose.ANOTHER, Whose.THEIR, OWN)


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(the number of [the|your]|[all] the|all of the|all)", "THE_TOKENS")
    lexicon.add("(distribute|divide|split|spread)", "SPREADING")
    lexicon.add("(among|between|over|across|amongst|on|onto)", "AMONG")
    lexicon.add("(any number of|as many of|one or more of|any of)", "ANY_OF")
    lexicon.add("[,] (in any way|as you (like|wish|choose|want)|divided as you (like|wish|choose|want)|in any combination|however you like)",
                "AS_ONE_LIKES")  # fmt: skip
    lexicon.add("(down to|to|until (you|they) (have|hold) [only])", "DOWN_TO")
    lexicon.add("[cards] (in|in your|in their|from) hand", "OF_HAND")


# --------------------------------------------------------------------------- for each


def is_unclear(each: tree.Quantity) -> bool:
    """Whether it depends on somebody who is not named yet whose things are counted."""
    return any(getattr(node, "whose", None) in _SOMEBODYS for node in nodes(each))


def _so_often(counted: Counted, effect: Effect) -> Effect | None:
    if isinstance(counted.each, tree.PlayersWho) and speaks_of_them((effect,)):
        return None  # of each of them, see for_each_player
    if is_unclear(counted.each):
        raise Misreading("say whose cards are counted", "'in any tableau', or 'each opponent's'")
    return tree.ForEach(counted.each, (effect,), counted.step)


@rules("controlled: FOR_EACH counted ',' clause")
def for_each_do(counted: Counted, clause: Clause) -> Effect | None:
    """What is no amount is done so many times."""
    try:
        effects = Series((((clause,),),)).effects()
    except Misreading:
        return None
    only = effects[0]
    return _so_often(counted, only) if is_repeated(only) else None


def is_repeated(effect: Effect) -> bool:
    """Whether it may be done so many times: not by "that player" to cards of all opponents."""
    target = getattr(effect, "target", None)
    place = target.place if isinstance(target, tree.Cards) else None
    of_each = isinstance(place, tree.In) and place.whose is Whose.EACH_OPPONENT
    is_theirs = isinstance(effect, tree.NamesDoer) and effect.who is Who.THAT
    return isinstance(effect, REPEATED) and not (of_each and is_theirs)


def _is_chosen(target: object) -> bool:
    return isinstance(target, tree.Cards) and target.how == "a"


@rules("controlled: FOR_EACH counted ',' controlled")
def for_each_may(counted: Counted, effect: Effect) -> Effect | None:
    return _so_often(counted, effect) if isinstance(effect, tree.May) else None


@rules("controlled: clause FOR_EACH counted")
def do_for_each(clause: Clause, counted: Counted) -> Effect | None:
    """ "Flip a card in any tableau for each Fire card in your tableau"."""
    effect = for_each_do(counted, clause)
    if not isinstance(effect, tree.ForEach) or isinstance(effect.effects[0], tree.May):
        return None
    target = getattr(effect.effects[0], "target", None)
    return effect if _is_chosen(target) else None


@rules("controlled: FOR_EACH counted ',' options", "controlled: FOR_EACH counted ',' options AS_ONE_LIKES")  # fmt: skip
def for_each_one_or_other(counted: Counted, choices: Options) -> Effect | None:
    """ "For each card discarded this way, gain 2 M$ or 8 RP": chosen anew for each."""
    if len(choices) < 2:
        return None
    (choice,) = Series((choices,)).effects()
    of_you = isinstance(choice, tree.OneOf) and choice.who is Who.YOU
    return _so_often(counted, choice) if of_you else None


def _is_stolen_from_each(effects: tuple[Effect, ...]) -> bool:
    """ "For each opponent, steal 5 RP from them": that is "steal 5 RP from each opponent"."""
    only = effects[0] if len(effects) == 1 else None
    return isinstance(only, tree.Steal) and isinstance(only.amount, tree.Flat)


@rules("controlled: 'for' players ',' series")
def for_each_player(folk: Folk, series: Series) -> Effect | None:
    """ "For each opponent with more RP than you, flip a card in their tableau"."""
    effects = effects_of(series) if is_several(folk.who) else None
    if not effects or _is_stolen_from_each(effects):
        return None
    if not (len(effects) > 1 or speaks_of_them(effects)):
        return None  # "for each opponent, gain 5 RP": so much for each
    return tree.PlayerByPlayer(folk.who, effects)


# --------------------------------------------------------------------------- star tokens


@deed(
    "double", frames=("THE_TOKENS {tokens:what} ON {target:card}", "{tokens:what} ON {target:card}")
)
def double_tokens(who: Whom, what: Any, card: Object) -> Effect | None:
    target = settled(card, theirs("tableau", who))
    return tree.DoubleTokens(target, who) if what == "star token" else None


def _spread(who: Whom, amount: Any, cards: Described | None) -> Effect | None:
    if cards is None or not cards.plural or amount.what != "star token":
        return None
    if not isinstance(amount.amount, tree.Flat | tree.EqualTo):
        return None
    target = Chosen(cards, "each").cards(theirs("tableau", who))
    return tree.SpreadTokens(amount.amount, target, who)


@deed(
    "distribute", "divide", "split", "spread",
    frames=(
        "{token_amount:amount} AMONG {described:cards} AS_ONE_LIKES?",
        "{token_amount:amount} AMONG ANY_OF {described:cards} AS_ONE_LIKES?",
        "{token_amount:amount} AS_ONE_LIKES AMONG {described:cards}",
    ),
)  # fmt: skip
def spread_tokens(who: Whom, amount: TokenAmount, cards: Described) -> Effect | None:
    return _spread(who, amount, cards)


@deed(
    "distribute", "divide", "split", "spread",
    frames=(
        "{token_amount:amount} AMONG {owner:owner} {described:cards} AS_ONE_LIKES?",
        "{token_amount:amount} AMONG ANY_OF {owner:owner} {described:cards} AS_ONE_LIKES?",
        "{token_amount:amount} AS_ONE_LIKES AMONG {owner:owner} {described:cards}",
    ),
)  # fmt: skip
def spread_on_own(who: Whom, amount: TokenAmount, owner: Owner, cards: Described) -> Effect | None:
    return _spread(who, amount, owned(owner, cards))


@deed("remove", "take", "return", frames=("{token_amount:amount} 'from' {zoned:zone} TO_SUPPLY?",))
def remove_from_tableau(who: Whom, amount: TokenAmount, zone: Any) -> Effect | None:
    """ "Remove all star tokens from your tableau": from every card in it."""
    if zone.zone != "tableau" or not isinstance(amount.amount, tree.All):
        return None
    cards = tree.Cards("each", tree.Filter(), tree.In("tableau", zone.owner.whose))
    return tree.RemoveTokens(amount.what, tree.All(), cards, who)


# --------------------------------------------------------------------------- down to so many


@deed(
    "discard",
    frames=(
        "'down' 'to' {number:count} CARDS? OF_HAND?",
        "CARDS? UNTIL_THEY_HAVE 'only'? {number:count} CARDS? 'left'? OF_HAND?",
    ),
)
def discard_down(who: Whom, count: int) -> Effect | None:
    return tree.DiscardDown(count, who)


@deed("discard", frames=("{zoned:zone} 'down' 'to' {number:count} CARDS?",
                         "CARDS 'from' {zoned:zone} UNTIL_THEY_HAVE 'only'? {number:count} CARDS? 'left'?"))  # fmt: skip
def discard_hand_down(who: Whom, zone: Zoned, count: int) -> Effect | None:
    """ "Discard your hand down to 1"."""
    is_own = zone.zone == "hand" and zone.owner.whose in (Whose.YOUR, Whose.THEIR, OWN)
    return discard_down.make(who, count) if is_own else None
