"""What players cannot do, and what cannot be done to cards."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, Folk, Object, held, only_filter
from mblades.text.reading.sentences import Chain, Clause
from mblades.text.tree import CardDeed, Effect, PlayerDeed, TriggerWord, Who, Whom
from mblades.text.walking import is_one_found

rules = Rules()

# As it is done to cards, and as players do it.
CARD_DEEDS: dict[CardDeed, tuple[str, str]] = {
    "flipped": ("flipped [over]|turned over|turned face down", "flip|turn over"),
    "discarded": ("discarded", "discard"),
    "chosen": ("chosen|targeted|selected|picked|the target of|chosen for|targeted by",
               "choose|target|select|pick"),
    "moved": ("moved|swapped", "move|swap|exchange"),
    "returned": ("returned [to (hand|your hand|a hand|its owner 's hand)]", "return"),
}  # fmt: skip
PLAYER_DEEDS: dict[PlayerDeed, str] = {
    "use Actions": "(use|activate) (Actions|an Action|Action effects|their Actions|any Actions)",
    "use Reactions": "(use|activate) (Reactions|a Reaction|Reaction effects|their Reactions|any Reactions)",
    "clash": "(clash|take part in clashes|be in a clash)",
    "clash with you": "(clash with you|challenge you to a clash)",
    "gain RP": "(gain|get|receive|earn|obtain|score) [any] RP",
    "gain M$": "(gain|get|receive|earn|obtain) [any] M$",
    "steal RP from you": "(steal|take) [any] RP from you",
    "steal M$ from you": "(steal|take) [any] M$ from you",
    "play more than 1 card each turn": "play more than (1|one) card [(each|per|a|every) turn|in a turn|during a turn]",
}
_BY: dict[Whom, tree.By] = {
    Who.EACH_OPPONENT: "an opponent",
    Who.OPPONENT: "an opponent",
    Who.YOU: "you",
    Who.EACH_PLAYER: "anyone",
}


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(cannot|can not|can never|may not|must not|can no longer)", "CANNOT")
    lexicon.add("(cannot|can not|can never|may not|must not|can no longer) (be|get)", "CANNOT_BE")
    lexicon.add("(is|are) (protected from|immune to|safe from)", "SAFE_FROM")
    lexicon.add("(flips|being flipped)", "FLIPS")
    lexicon.add("(or|and|nor|,|, or|, and|or be|, nor)", "OR_ELSE")
    lexicon.add("[card] effects", "BY_EFFECTS")
    for deed, (done, do) in CARD_DEEDS.items():
        lexicon.add(f"({done})", "card_deed", deed)
        lexicon.add(f"({do})", "card_deed.base", deed)
    for action, words in PLAYER_DEEDS.items():
        lexicon.add(words, "player_deed", action)
    lexicon.add("(no opponent|no other player|nobody else|no one else|none of your opponents)",
                "nobody", Who.EACH_OPPONENT)  # fmt: skip
    lexicon.add("(no player|nobody|no one)", "nobody", Who.EACH_PLAYER)
    lexicon.add("(can|may|is allowed to|are allowed to)", "CAN")
    lexicon.add("no more than (1|one) card (can|may) be played", "MORE_THAN_ONE_CARD")
    lexicon.add("((each|per|a|every) turn|in a turn|during a turn)", "EACH_TURN")
    lexicon.add("(make you|force you to) discard [cards|a card]", "MAKE_YOU_DISCARD")
    lexicon.add("(made|forced) to discard [cards|a card]", "MADE_TO_DISCARD")


def _listed(some: Any, one: Any) -> Any:
    return some if one in some else (*some, one)


def _first(one: Any) -> Any:
    return (one,)


for _kind in ("card_deed", "card_deed.base", "player_deed"):
    rules.add(f"{_kind}s: {_kind}", _first)
    rules.add(f"{_kind}s: {_kind}s OR_ELSE {_kind}", _listed)


# --------------------------------------------------------------------------- cards


def _spared(card: Object, deeds: tuple[CardDeed, ...], by: tree.By) -> Effect:
    zone: tree.Zone = "hand" if deeds == ("discarded",) else "tableau"
    return tree.CannotBe(held(card, tree.In(zone)), deeds, by)


@rules("static: things CANNOT_BE card_deeds by?")
def cannot_be(card: Object, deeds: tuple[CardDeed, ...], by: Any) -> Effect:
    return _spared(card, deeds, by or "anyone")


@rules("static: things SAFE_FROM FLIPS by?", "static: 'protect' things 'from' FLIPS by?")
def protected(card: Object, by: Any) -> Effect:
    return _spared(card, ("flipped",), by or "anyone")


@rules("chain: chain AND CANNOT_BE card_deeds by?")
def and_cannot_be(chain: Chain, deeds: tuple[CardDeed, ...], by: Any) -> Chain | None:
    """ "This card has +5 stars and cannot be flipped." """
    last = chain[-1].statement
    target = getattr(last, "target", None)
    if not isinstance(last, tree.CardStatement) or target is None:
        return None
    return (*chain, Clause(None, statement=tree.CannotBe(target, deeds, by or "anyone")))


def _all_of(card: Object) -> Object:
    """ "Opponents cannot flip a card in your tableau": none of them."""
    if isinstance(card, Chosen) and card.how == "a" and card.number == 1:
        return card._replace(how="each")
    return card


def _cannot_do(who: Whom, deeds: tuple[CardDeed, ...], card: Object) -> Effect | None:
    by = _BY.get(who)
    if by is None:
        raise Misreading(
            "a card is protected from your effects, from opponents' effects or from all effects",
            "'by opponents' effects'",
        )
    if isinstance(card, Chosen) and card.described.where is None:
        return None
    return _spared(_all_of(card), deeds, by)


@rules(
    "static: players CANNOT card_deed.bases things",
    "static: players CANNOT card_deed.bases things 'with' BY_EFFECTS",
)
def cannot_do(folk: Folk, deeds: tuple[CardDeed, ...], card: Object) -> Effect | None:
    return _cannot_do(folk.who, deeds, card)


@rules(
    "static: nobody CAN card_deed.bases things",
    "static: nobody CAN card_deed.bases things 'with' BY_EFFECTS",
)
def nobody_can_do(who: Whom, deeds: tuple[CardDeed, ...], card: Object) -> Effect | None:
    return _cannot_do(who, deeds, card)


@rules("static: players CANNOT MAKE_YOU_DISCARD")
def cannot_make_you_discard(folk: Folk) -> Effect | None:
    hand = tree.Cards("each", tree.Filter(), tree.In("hand"))
    by = _BY.get(folk.who)
    return tree.CannotBe(hand, ("discarded",), by) if by == "an opponent" else None


@rules("static: 'you' CANNOT_BE MADE_TO_DISCARD", "static: 'you' CANNOT_BE MADE_TO_DISCARD by")
def cannot_be_made_to_discard(by: Any = "an opponent") -> Effect | None:
    return cannot_make_you_discard(Folk(Who.EACH_OPPONENT)) if by == "an opponent" else None


def _bound_before(chain: Chain) -> Whom | None:
    """Of whom the last prohibition was said."""
    last = chain[-1].statement
    return last.who if isinstance(last, tree.Cannot | tree.CannotPlay) else None


@rules("chain: chain AND 'they'? CANNOT MAKE_YOU_DISCARD")
def and_cannot_make_you_discard(chain: Chain) -> Chain | None:
    who = _bound_before(chain)
    effect = None if who is None else cannot_make_you_discard(Folk(who))
    return None if effect is None else (*chain, Clause(None, statement=effect))


@rules("chain: chain AND 'they'? CANNOT player_deeds")
def and_cannot(chain: Chain, deeds: tuple[PlayerDeed, ...]) -> Chain | None:
    """ "They cannot play Fire cards and cannot clash." """
    who = _bound_before(chain)
    effect = None if who is None else _forbidden(who, deeds)
    return None if effect is None else (*chain, Clause(None, statement=effect))


# --------------------------------------------------------------------------- players


@rules("static: players CANNOT player_deeds")
def cannot(folk: Folk, deeds: tuple[PlayerDeed, ...]) -> Effect | None:
    return _forbidden(folk.who, deeds)


@rules("static: nobody CAN player_deeds")
def nobody_can(who: Whom, deeds: tuple[PlayerDeed, ...]) -> Effect | None:
    return _forbidden(who, deeds)


def _are_all(who: Whom) -> bool:
    """Whether it need not be chosen who is meant; those who tie for the most are meant alike."""
    return isinstance(who, Who | tree.Foremost) or not is_one_found(who)


def _forbidden(who: Whom, deeds: tuple[PlayerDeed, ...]) -> Effect | None:
    if not _are_all(who):
        raise Misreading(
            "nobody chooses a player for what holds all the time", "'each opponent ...'"
        )
    to_you = any(deed.endswith(" you") for deed in deeds)
    return None if to_you and who is Who.YOU else tree.Cannot(who, deeds)


@rules(
    "static: MORE_THAN_ONE_CARD 'by' players",
    "static: MORE_THAN_ONE_CARD 'by' players EACH_TURN",
)
def no_second_card(folk: Folk) -> Effect:
    """ "No more than one card can be played by each opponent during a turn." """
    return tree.Cannot(folk.who, ("play more than 1 card each turn",))


@rules("static: players CANNOT 'play' described")
def cannot_play(folk: Folk, described: Described) -> Effect | None:
    filter_ = only_filter(described)
    if filter_ is None or not _are_all(folk.who):
        return None
    return tree.CannotPlay(folk.who, filter_)


@rules("static: nobody CAN 'play' described", "static: nobody CAN 'play' ARTICLE described")
def nobody_can_play(who: Whom, described: Described) -> Effect | None:
    return cannot_play(Folk(who), described)


@rules("static: players CANNOT 'play' ARTICLE described")
def cannot_play_one(folk: Folk, described: Described) -> Effect | None:
    return cannot_play(folk, described)


@rules("static: players CANNOT 'use' trigger EFFECTS")
def cannot_use_effects(folk: Folk, trigger: TriggerWord) -> Effect | None:
    if trigger not in (TriggerWord.ACTION, TriggerWord.REACTION):
        return None
    return tree.Cannot(folk.who, (f"use {trigger}s",))  # type: ignore[arg-type]
