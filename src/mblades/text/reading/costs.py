"""What has to be paid to play a card, or to use an Action: "as an additional cost", "to play this card, ..."."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.amounts import Measured
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import OWN, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.sentences import Chain, Clause, Sentence, Series
from mblades.text.tree import Effect, TriggerWord, Who, Whose
from mblades.text.walking import subject_of

rules = Rules()

Of = Literal["play", "Action", "Reaction"]


class CostOfThis(tree.Cost, frozen=True):
    """ "As a cost, discard a card": for what the trigger says."""


# What one can pay with.
_PRICES = (
    tree.Pay, tree.Lose, tree.Flip, tree.Discard, tree.Return, tree.RemoveTokens, tree.Reveal, tree.PutAway,
    tree.GiveCard,
)  # fmt: skip
_ONE_OR_OTHER = (tree.OneOf, tree.ChooseOne)


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    this = "(this card|this|this one|this Single)"
    cost = "(cost|price|costs)"
    extra = "(an additional|an extra|a|an|the|additional)"
    play = f"(play {this}|be allowed to play {this}|bring {this} into play|put {this} into play)"
    playing = f"playing {this}"
    lexicon.add(
        f"[as] {extra} {cost} (to {play}|for {playing}|of {playing}) [,]", "at_cost", "play"
    )
    lexicon.add(f"[in order] to {play} [,]", "at_cost", "play")
    lexicon.add(f"before (you play {this}|{playing}) [,]", "AS_PLAYED")
    lexicon.add(f"(as {extra} {cost}|[in order] to use this [effect|ability]) [,]", "at_cost", "")
    lexicon.add(f"[,] as {extra} {cost}", "bought_with_it", "")
    lexicon.add(f"[in order] to {play}", "bought_with_it", "play")
    lexicon.add(
        f"as {extra} {cost} (to {play}|for {playing}|of {playing})", "bought_with_it", "play"
    )
    for what in ("Action", "Reaction"):
        use = f"((use|activate|perform) (this {what}|this card 's {what}|this {what} effect))"
        lexicon.add(
            f"[as] {extra} {cost} (to {use}|of this {what}|for this {what}) [,]", "at_cost", what
        )
        lexicon.add(f"[in order] to {use} [,]", "at_cost", what)
        lexicon.add(f"[in order] to {use}", "bought_with_it", what)
    may = "(can|may|must)"
    for words in (
        f"play {this} only",
        f"only play {this}",
        f"you {may} play {this} only",
        f"you {may} only play {this}",
    ):
        lexicon.add(f"{words} if", "ONLY_IF_PLAYED")
        lexicon.add(f"{words} by", "ONLY_BY_PLAYED")
    for words in (f"[{this}] {may} only be played", f"[{this}] {may} be played only"):
        lexicon.add(f"{words} if", "ONLY_IF_PLAYED")
        lexicon.add(f"{words} by", "ONLY_BY_PLAYED")
    lexicon.add(f"[{this}] (cannot|can not) be played unless", "ONLY_IF_PLAYED")
    lexicon.add(f"you (cannot|can not) play {this} unless", "ONLY_IF_PLAYED")
    lexicon.add(f"{this} costs [you] [an (additional|extra)]", "THIS_COSTS")
    lexicon.add(f"{playing} costs [you] [an (additional|extra)]", "PLAYING_COSTS")
    lexicon.add(f"[(extra|more|additional)] to {play}", "TO_PLAY_IT")
    lexicon.add("[(extra|more|additional)] to play", "TO_PLAY_IT")


# --------------------------------------------------------------------------- what it is


def cost(effects: tuple[Effect, ...], of: Of | Literal[""]) -> Effect:
    """What is yours is paid with, and for a card that is played another one than this."""
    if not effects:
        raise Misreading("say what has to be paid", "'discard a card'")
    if not of:
        return CostOfThis(effects)
    return tree.Cost(tuple(_paid(effect, of) for effect in effects), of)


def _paid(effect: Effect, of: Of) -> Effect:
    if isinstance(effect, _ONE_OR_OTHER) and effect.who is Who.YOU:
        return replace(
            effect, options=tuple(tuple(_paid(one, of) for one in row) for row in effect.options)
        )
    if not isinstance(effect, _PRICES) or subject_of(effect) is not Who.YOU:
        raise Misreading(
            "a cost is what you pay, lose, flip, discard or give away", "'discard a card'"
        )
    if isinstance(effect, tree.Pay | tree.Lose):
        return effect
    target = effect.target
    if isinstance(target, tree.This | tree.It) and of == "play":
        raise Misreading("this card is not yet in play", "another card")
    return (
        replace(effect, target=_of_yours(target, of)) if isinstance(target, tree.Cards) else effect
    )


def _of_yours(cards: tree.Cards, of: Of) -> tree.Cards:
    place = cards.place
    if isinstance(place, tree.In) and place.whose not in (Whose.YOUR, OWN):
        raise Misreading("say whose card it is", "'in your tableau'")
    return replace(cards, filter=replace(cards.filter, other=True)) if of == "play" else cards


def settled_cost(effect: Effect, trigger: TriggerWord | None) -> Effect:
    """What is paid for, by the trigger that it stands under."""
    if not isinstance(effect, CostOfThis):
        return effect
    of: dict[TriggerWord | None, Of] = {
        TriggerWord.PLAY: "play", TriggerWord.ACTION: "Action", TriggerWord.REACTION: "Reaction",
    }  # fmt: skip
    if trigger not in of:
        raise Misreading("it is not clear what is paid for", "'to play this card'")
    return cost(effect.effects, of[trigger])


def stands_first(paid: tree.Cost, trigger: TriggerWord, before: Sequence[Effect]) -> bool:
    """Whether it is the first thing said of what it is paid for."""
    return not before and trigger == (TriggerWord.PLAY if paid.of == "play" else paid.of)


# --------------------------------------------------------------------------- how it is said


def _alone(effect: Effect) -> Sentence:
    return Sentence(Series((effect,)))


@rules("sentence: at_cost series")
def at_a_cost(of: Any, series: Series) -> Sentence:
    """ "As an additional cost to play this card, discard a card."."""
    return _alone(cost(series.effects(), of))


@rules(
    "sentence: AS_PLAYED act.base",
    "sentence: AS_PLAYED 'you' MUST act.base",
    "sentence: AS_PLAYED 'you' MUST 'first' act.base",
)
def as_played(act: Act) -> Sentence:
    """ "Before playing this card, you must discard a card."."""
    return _alone(cost(Series((((Clause(act),),),)).effects(), "play"))


@rules("sentence: series bought_with_it")
def for_playing(series: Series, of: Any) -> Sentence:
    """ "You must flip a card you own to play this card."."""
    return _alone(cost(series.effects(), of))


@rules("sentence: ONLY_IF_PLAYED chain")
def only_if_played(chain: Chain) -> Sentence | None:
    """ "You can only play this card if you pay 3 M$."."""
    if chain[0].who is not Who.YOU:
        return None
    return _alone(cost(Series(((chain,),)).effects(), "play"))


@rules("sentence: ONLY_BY_PLAYED act.gerund")
def only_by_played(act: Act) -> Sentence:
    """ "This card can only be played by discarding a card."."""
    return _alone(cost(Series((((Clause(act),),),)).effects(), "play"))


@rules("sentence: THIS_COSTS measured TO_PLAY_IT", "sentence: PLAYING_COSTS measured")
def this_costs(measured: Measured) -> Sentence:
    """ "This card costs 3 M$ to play."."""
    pay = Act("pay", (("measured", measured),))
    return _alone(cost(Series((((Clause(pay),),),)).effects(), "play"))
