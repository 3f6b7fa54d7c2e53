"""Cards that come into play with tokens for something, or receive them; and both cards of a Next ability."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.amounts import Counted, TokenAmount
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Object, only_filter
from mblades.text.reading.sentences import Chain, Clause, Sentence, Series
from mblades.text.tree import Who

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(received|gained|obtained|gotten)", "RECEIVED")
    lexicon.add("(each of (both|the two|both cards|the two cards)|both|both cards|each of them|(this card|it) and (it|this card|that card|the next card))",
                "BOTH_CARDS")  # fmt: skip
    lexicon.add(
        "(the next card|your next card) [that] [you] (play|played) [during|in] this turn",
        "NEXT_THIS_TURN",
    )
    lexicon.add("[,] after (resolving|using|carrying out|performing) (its|that card 's|the next card 's) Play (effect|effects)",
                "AFTER_PLAY")  # fmt: skip
    its = "(its [own]|that card 's|the next card 's|your next card 's)"
    done = "((is|are|has been|have been|were|was) (finished|resolved|carried out|done|over|complete|completed)|resolve|resolves|happen|happens)"
    lexicon.add(f"[,] (once|after|as soon as) {its} [Play] (effect|effects) {done}", "AFTER_PLAY")
    of_next = "(the [Play] (effect|effects) of (your|the) next card|(your|the) next card 's [Play] (effect|effects))"
    lexicon.add(f"(once|after|as soon as) {of_next} {done}", "NEXT_IS_PLAYED")


@rules("sentence: reference COMES_WITH token_amount ON_IT? FOR_EACH counted",
       "sentence: reference COMES_WITH token_amount ON_IT?")  # fmt: skip
def comes_with(
    card: tree.Ref, amount: TokenAmount, counted: Counted | None = None
) -> Sentence | None:
    """ "This card enters with a star token on it for each other Earth card you control." """
    many = amount.amount
    if counted is not None:
        many = counted.times(many.value) if isinstance(many, tree.Flat) else tree.AnyNumber()
    if not isinstance(many, tree.PerEach | tree.EqualTo):
        return None
    put = Series((tree.AddTokens(amount.what, many, card),))
    if isinstance(card, tree.This):
        return Sentence(put, "played")
    return Sentence(put, "next played") if isinstance(card, tree.TheNext) else None


@rules(
    "clause: token_amount BE RECEIVED 'by' target",
    "clause: 'by' target ','? token_amount BE RECEIVED",
)
def received(one: Any, other: Any) -> Clause:
    """ "By the next card, 2 star tokens are received"."""
    amount, card = (one, other) if isinstance(one, TokenAmount) else (other, one)
    return Clause(Act("put_tokens", (("amount", amount), ("card", card))), Who.YOU, third=True)


def _put(amount: TokenAmount, card: Object) -> Clause:
    return Clause(Act("put_tokens", (("amount", amount), ("card", card))))


@rules("chain: PUT_TOKENS.BASE token_amount ON BOTH_CARDS")
def put_on_both(amount: TokenAmount) -> Chain:
    """ "Put two star tokens on each of both": on the next card and on this one."""
    return (_put(amount, tree.TheNext()), _put(amount, tree.This()))


@rules("fact: NEXT_THIS_TURN BE ARTICLE? described")
def next_this_turn(described: Described) -> tree.Condition | None:
    """ "If the next card you play this turn is a Citizen": and this card was played in the same turn."""
    which = only_filter(described)
    if which is None or described.plural:
        return None
    now = tree.Filter(past=tree.Past("played", "this turn"))
    return tree.Both(tree.Is(tree.TheNext(), which), tree.Is(tree.This(), now))


@rules("sentence: series AFTER_PLAY")
def after_play(series: Series) -> Sentence:
    """ "Gain 25 RP after resolving that card's Play effects.": a Next effect comes after them."""
    return Sentence(series, "next played")
