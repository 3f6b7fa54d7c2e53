"""What nobody can be made to do, and what is not done: told of players, of hands and turned round."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.prohibitions import bound_before, cannot, cannot_play, spared
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, Folk, Object, Zoned
from mblades.text.reading.sentences import Chain, Clause
from mblades.text.reading.sources import Source
from mblades.text.tree import CardDeed, Effect, PlayerDeed, Who, Whom, Whose

rules = Rules()

_OF_HANDS: dict[CardDeed, str] = {
    "discarded": "discard [cards|a card|any cards|your cards|your hand] [from your hand]",
    "revealed": "(reveal|show) (cards|a card|any cards|your cards|your hand|it|any) [from your hand]",
}
_BY: dict[Whom, tree.By] = {
    Who.EACH_OPPONENT: "an opponent", Who.OPPONENT: "an opponent", Who.EACH_PLAYER: "anyone", Who.PLAYER: "anyone",
}  # fmt: skip


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(made|forced|caused) to", "MADE_TO")
    lexicon.add("(make you|force you to|cause you to|make you have to)", "MAKE_YOU")
    for deed, words in _OF_HANDS.items():
        lexicon.add(words, "hand_deed", deed)
    lexicon.add("reveal", "hand_deed_first", "revealed")
    lexicon.add("discard", "hand_deed_first", "discarded")
    lexicon.add(
        "(lose|pay|spend|lose or pay|pay or lose|lose or spend|spend or lose) [any] [of your]",
        "LOSE_ANY",
    )
    lexicon.add("(lose) [any] [of your]", "ONLY_LOSE")
    lexicon.add("the target of", "TARGET_OF")
    for what in ("Action", "Reaction"):
        lexicon.add(f"no ({what}|{what}s)", "no_uses", what)
    lexicon.add("(used|activated|taken|performed) by", "USED_BY")


def _hand(deeds: tuple[CardDeed, ...], by: tree.By) -> Effect:
    return tree.CannotBe(tree.Cards("each", tree.Filter(), tree.In("hand")), deeds, by)


# --------------------------------------------------------------------------- made to do something


@rules("forced: hand_deed")
def one_deed(deed: CardDeed) -> tuple[CardDeed, ...]:
    return (deed,)


@rules("forced: hand_deed OR_ELSE hand_deed", "forced: hand_deed_first OR_ELSE hand_deed")
def two_deeds(one: CardDeed, other: CardDeed) -> tuple[CardDeed, ...] | None:
    return None if one == other else (one, other)


@rules("forced: LOSE_ANY unit")
def to_lose(unit: tree.Unit) -> tree.Unit:
    return unit


def _not_made(what: Any, source: Source) -> Effect | None:
    """Nobody can make you do it: cards stay in your hand, and nothing is lost."""
    if what in ("RP", "M$"):
        by, trigger, cards = source
        lost = tree.Changes(Who.YOU, "lose", what, True, 0, by, trigger, cards)
        return tree.Instead(lost, (tree.Prevent(),))
    held = _hand(what, source.by)
    assert isinstance(held, tree.CannotBe)
    return replace(held, source=source.trigger, cards=source.cards)


_BY_OTHERS = Source("an opponent")


@rules("static: 'you' CANNOT_BE MADE_TO forced", "static: 'you' CANNOT_BE MADE_TO forced by")
def cannot_be_made(what: Any, by: Any = "an opponent") -> Effect | None:
    return _not_made(what, Source(by)) if by != "you" else None


@rules("static: 'you' CANNOT_BE MADE_TO forced by_what")
def cannot_be_made_by(what: Any, source: Source) -> Effect | None:
    return _not_made(what, source)


@rules("static: players CANNOT MAKE_YOU forced", "static: nobody CAN MAKE_YOU forced")
def cannot_make_you(who: Any, what: Any) -> Effect | None:
    by = _BY.get(who.who if isinstance(who, Folk) else who)
    return None if by is None else _not_made(what, Source(by))


@rules("static: agent CANNOT MAKE_YOU forced")
def effects_cannot_make_you(who: Who, what: Any) -> Effect | None:
    return cannot_make_you(who, what)


@rules("chain: chain AND 'they'? CANNOT MAKE_YOU forced")
def and_cannot_make_you(chain: Chain, what: Any) -> Chain | None:
    who = bound_before(chain)
    effect = None if who is None else cannot_make_you(who, what)
    return None if effect is None else (*chain, Clause(None, statement=effect))


@rules("static: 'you' CANNOT ONLY_LOSE unit cause")
def cannot_lose(unit: tree.Unit, cause: Any) -> Effect | None:
    """ "You cannot lose RP from opponents' Play effects."."""
    return _not_made(unit, Source(cause.by, cause.source, cause.cards))


# --------------------------------------------------------------------------- hands


@rules("static: players CANNOT card_deed.bases zoned", "static: nobody CAN card_deed.bases zoned")
def cannot_touch(who: Any, deeds: tuple[CardDeed, ...], zoned: Zoned) -> Effect | None:
    """ "Opponents cannot look at your hand."."""
    by = _BY.get(who.who if isinstance(who, Folk) else who)
    return None if by is None else zone_cannot_be(zoned, deeds, by)


@rules("static: zoned CANNOT_BE card_deeds by?")
def zone_cannot_be(zoned: Zoned, deeds: tuple[CardDeed, ...], by: Any) -> Effect | None:
    hidden = {"discarded", "revealed", "looked at", "taken"}
    if zoned.zone != "hand" or zoned.owner.whose is not Whose.YOUR or not hidden.issuperset(deeds):
        return None
    return _hand(deeds, by or "anyone")


# --------------------------------------------------------------------------- turned round


@rules("static: 'no' described CAN 'be' card_deeds by?")
def none_can_be(described: Described, deeds: tuple[CardDeed, ...], by: Any) -> Effect:
    """ "No card to the left of this one may be flipped by another player."."""
    return spared(Chosen(described, "each"), deeds, by or "anyone")


@rules("static: things BE_NOT card_deeds by")
def are_not_done(card: Object, deeds: tuple[CardDeed, ...], by: Any) -> Effect:
    """ "Cards to the left of this card are not flipped by opponents' effects."."""
    return spared(card, deeds, by)


@rules("static: things CANNOT_BE TARGET_OF agent")
def no_target_of(card: Object, who: Who) -> Effect | None:
    by: dict[Who, tree.By] = {Who.YOU: "you", Who.OPPONENT: "an opponent", Who.PLAYER: "anyone"}
    return spared(card, ("chosen",), by[who])


@rules(
    "static: things CAN 'only' 'be' card_deeds BY_ITSELF",
    "static: things CAN 'be' card_deeds 'only' BY_ITSELF",
)
def only_by_itself(card: Object, deeds: tuple[CardDeed, ...]) -> Effect | None:
    if not isinstance(card, tree.This):
        return None
    return tree.CannotBe(card, deeds, "anyone", None, tree.Filter(other=True))


@rules("chain: chain OR_ELSE by_what")
def nor_by(chain: Chain, source: Source) -> Chain | None:
    """ "It cannot be flipped by Dark cards, nor by cards with fewer stars."."""
    last = chain[-1].statement
    if not isinstance(last, tree.CannotBe):
        return None
    also = replace(last, by=source.by, source=source.trigger, cards=source.cards)
    return (*chain, Clause(None, statement=also))


_USES: dict[str, PlayerDeed] = {"Action": "use Actions", "Reaction": "use Reactions"}


@rules("static: uses CANNOT_BE USED_BY players", "static: no_uses CAN 'be' USED_BY players")
def no_use_by(what: Any, folk: Folk) -> Effect | None:
    return cannot(folk, (_USES[what],))


@rules(
    "static: described CANNOT_BE 'played' 'by' players",
    "static: 'no' described CAN 'be' 'played' 'by' players",
)
def not_played_by(described: Described, folk: Folk) -> Effect | None:
    return cannot_play(folk, described)
