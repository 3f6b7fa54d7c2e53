"""Tableaus compared with others: "if your tableau contains more Soldiers than the tableau of each neighbour"."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.comparing import Had
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Folk, Where, Zoned, every_one, owner_of
from mblades.text.tree import CountOf, Holds, Who, Whose
from mblades.text.walking import of_them, with_parts

rules = Rules()

_ALL = Folk(Who.EACH_OPPONENT)


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    other = "(any|each|every|any single)"
    players = "(opponent|other player)"
    lexicon.add(f"({other} other [tableau|one]|any of the others|all [of] the others|all others|{other} {players} 's tableau"
                f"|the tableau of {other} {players}|those of [all] (your opponents|the other players|other players)|all other tableaus)",
                "rivals", _ALL)  # fmt: skip
    each = "(each|either|both|each of the|both of the)"
    beside = "(neighbour|neighbours)"
    lexicon.add(
        f"({each} [of] [your] {beside} 's [tableau|tableaus]|{each} {beside} 's [tableau|tableaus]|the tableau of {each} [of your] {beside}"
        f"|the tableaus of (both|your|both of your) {beside}|your {beside} 's [tableaus])",
        "rivals", Folk(Who.NEIGHBOURS),
    )  # fmt: skip
    lexicon.add(
        f"than ({each} [of your] {beside}|your {beside}|the players (next to|beside) you)",
        "THAN_NEIGHBOURS",
    )


def _than(own: tree.Trait, compare: tree.Compare, folk: Folk) -> tree.Condition | None:
    """More of them than the others have."""
    if compare not in ("more", "fewer"):
        return None
    if folk.who is Who.EACH_OPPONENT:
        return tree.Leads(compare == "more", own)
    if folk.who is Who.NEIGHBOURS:
        left, right = (Holds(own, compare, _of(own, whose)) for whose in (Whose.LEFT, Whose.RIGHT))
        return tree.Both(left, right)
    whose = owner_of(folk.who)
    return None if whose is None else Holds(own, compare, _of(own, whose))


def _of(trait: Any, whose: Whose) -> Any:
    """The same of another player."""

    def change(part: object) -> object:
        if isinstance(part, tree.Node):
            return with_parts(part, change)
        return whose if part is Whose.THAT else part

    return with_parts(of_them(trait), change)


def _yours(described: Described | None) -> tree.Trait | None:
    cards = every_one(described, tree.In()) if described and described.plural else None
    is_own = cards is not None and cards.place in (tree.In(), tree.In("hand"))
    return CountOf(cards) if cards is not None and is_own else None


@rules("fact: zoned CONTAINS compare described 'than' rivals")
def contains_more(
    zoned: Zoned, compare: tree.Compare, described: Described, other: Folk
) -> tree.Condition | None:
    """ "If your tableau contains more Soldiers than any other"."""
    if zoned.owner.whose is not Whose.YOUR or described.where is not None:
        return None
    own = _yours(described.at(Where(tree.In(zoned.zone))))
    return None if own is None else _than(own, compare, other)


@rules("fact: compare described BE where 'than' 'in' rivals")
def more_are_there(
    compare: tree.Compare, described: Described, where: Where, other: Folk
) -> tree.Condition | None:
    """ "If more Animals are in your tableau than in any other"."""
    own = None if described.where is not None else _yours(described.at(where))
    return None if own is None else _than(own, compare, other)


@rules(
    "fact: THERE_IS compare described 'than' 'in' rivals",
    "fact: 'you' HAVE compare described 'than' 'in' rivals",
)
def there_are_more_than(
    compare: tree.Compare, described: Described, other: Folk
) -> tree.Condition | None:
    own = _yours(described) if described.where is not None else None
    return None if own is None else _than(own, compare, other)


@rules("fact: 'you' HAVE compare had THAN_NEIGHBOURS")
def you_have_more_than_neighbours(compare: tree.Compare, had: Had) -> tree.Condition | None:
    """ "If you have more M$ than both of your neighbours"."""
    own = had.by(Whose.YOUR) if had.is_some else None
    return None if own is None else _than(own, compare, Folk(Who.NEIGHBOURS))
