"""Whose effects, of which trigger, or of which cards: by what something is done, and from what it comes."""

from __future__ import annotations

from typing import Any, NamedTuple

from mblades.text import tree
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Folk, Owner, only_filter
from mblades.text.tree import TriggerWord, Who, Whom, Whose

rules = Rules()


class Source(NamedTuple):
    """ "Opponents' Play effects", "Dark cards"."""

    by: tree.By
    trigger: TriggerWord | None = None
    cards: tree.Filter | None = None


OTHER_CARDS = Source("anyone", None, tree.Filter(other=True))
_BY_OWNER: dict[Whose, tree.By] = {
    Whose.YOUR: "you", Whose.EACH_OPPONENT: "an opponent", Whose.OPPONENT: "an opponent",
    Whose.ANOTHER: "an opponent",
}  # fmt: skip
_BY_PLAYER: dict[Whom, tree.By] = {
    Who.YOU: "you", Who.EACH_OPPONENT: "an opponent", Who.OPPONENT: "an opponent",
    Who.PLAYER: "anyone", Who.EACH_PLAYER: "anyone",
}  # fmt: skip


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(of|on)", "ON_CARDS")
    lexicon.add(
        "(the effect|the effects|an effect|any effect|effects|any effects) (of|from)",
        "EFFECTS_FROM",
    )
    own = "(its own|its own effect|its own effects|one of its own effects|an effect printed on this card|this card 's own [effect|effects])"
    lexicon.add(
        f"by (any|an|any other) effect (other than|except|but) {own}", "by_what", OTHER_CARDS
    )
    lexicon.add(f"(except|other than) by {own}", "by_what", OTHER_CARDS)
    lexicon.add(f"by {own}", "BY_ITSELF")


@rules("source: trigger EFFECTS", "source: ARTICLE trigger EFFECTS")
def effects(trigger: TriggerWord) -> Source:
    return Source("anyone", trigger)


@rules("source: uses")
def uses(what: Any) -> Source:
    """ "Actions"."""
    return Source("anyone", TriggerWord(what))


@rules("source: owner uses")
def their_uses(owner: Owner, what: Any) -> Source | None:
    return their_effects(owner, TriggerWord(what))


@rules("source: owner trigger EFFECTS")
def their_effects(owner: Owner, trigger: TriggerWord) -> Source | None:
    by = _BY_OWNER.get(owner.whose)
    return None if by is None else Source(by, trigger)


@rules("source: trigger EFFECTS 'of' players", "source: ARTICLE trigger EFFECTS 'of' players")
def effects_of(trigger: TriggerWord, folk: Folk) -> Source | None:
    by = _BY_PLAYER.get(folk.who)
    return None if by is None else Source(by, trigger)


@rules("source: source_cards", "source: EFFECTS_FROM source_cards")
def cards(source: Source) -> Source:
    return source


@rules(
    "source: trigger EFFECTS ON_CARDS source_cards",
    "source: ARTICLE trigger EFFECTS ON_CARDS source_cards",
)
def effects_on(trigger: TriggerWord, source: Source) -> Source:
    """ "Play effects on cards with 3 or fewer stars"."""
    return source._replace(trigger=trigger)


@rules("source: owner trigger EFFECTS ON_CARDS described")
def their_effects_on(owner: Owner, trigger: TriggerWord, described: Described) -> Source | None:
    by, source = _BY_OWNER.get(owner.whose), of_cards(described)
    return None if by is None or source is None else Source(by, trigger, source.cards)


@rules("source_cards: described", "source_cards: ARTICLE described")
def of_cards(described: Described) -> Source | None:
    which = only_filter(described)
    return None if which is None or described.is_plain else Source("anyone", None, which)


@rules("source_cards: owner described")
def of_their_cards(owner: Owner, described: Described) -> Source | None:
    by, source = _BY_OWNER.get(owner.whose), of_cards(described)
    return None if by is None or source is None else source._replace(by=by)


@rules("by_what: 'by' source")
def by_source(source: Source) -> Source:
    return source
