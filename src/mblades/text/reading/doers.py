"""Players who did it: "for each player who does, gain 4 RP", "if nobody does, gain 10 RP"."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.reading.amounts import EACH_OF_THEM
from mblades.text.reading.conditions import NONE, ONE, Bound
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules

rules = Rules()

_PLAYERS: tree.Several = "each player"
_OPPONENTS: tree.Several = "each opponent"


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    this = "[so|this|that|it]"
    lexicon.add(f"who (does|did|do|has done|have done) {this} [,]", "has_done_it", True)
    lexicon.add(
        f"who (does not|did not|do not|has not|have not|will not) {this} [,]", "has_done_it", False
    )
    nobody = "nobody|no one|no player|none of them|none of (the|those) players|no players"
    for nobodys, who in (
        (nobody, _PLAYERS),
        ("no opponent|none of your opponents|no opponents", _OPPONENTS),
    ):
        lexicon.add(
            f"({nobodys}) (does|did|do|has done|has) {this}", "condition", _so_many(who, NONE)
        )
    for everybody, who in (
        (
            "everyone|all of them|each of them|every player|all players|each player",
            _PLAYERS,
        ),
        (
            "every opponent|all opponents|all of your opponents|each opponent|everyone else|all other players",
            _OPPONENTS,
        ),
    ):
        lexicon.add(
            f"({everybody}) (does|did|do|has done|have done) {this}",
            "condition",
            _so_many(who, NONE, did=False),
        )
    somebody = "anyone|someone|any player|any of them|one of them|at least one of them"
    for somebodys, who in (
        (somebody, _PLAYERS),
        ("any opponent|any of your opponents|at least one opponent", _OPPONENTS),
    ):
        lexicon.add(f"({somebodys}) (does|did|has done) {this}", "condition", _so_many(who, ONE))
        lexicon.add(
            f"({somebodys}) (does not|did not) {this}", "condition", _so_many(who, ONE, did=False)
        )
    lexicon.add(f"(do|did|does|have done|has done) {this}", "DID")


def _so_many(who: tree.Several, bound: Bound, *, did: bool = True) -> tree.Condition:
    counted = tree.PlayersWho(tree.Doers(who, did))
    return tree.Holds(counted, bound.test, tree.Number(bound.value))


@rules("some_players: person has_done_it", "some_players: people has_done_it")
def who_did(noun: str, did: bool) -> tree.Doers:
    return tree.Doers(EACH_OF_THEM[noun], did)


@rules("fact: bounded people DID", "fact: bounded person DID", "fact: bound number 'of' 'them' DID")
def so_many_did(*parts: object) -> tree.Condition | None:
    if isinstance(parts[0], Bound):
        return _so_many(EACH_OF_THEM[str(parts[1])], parts[0])
    test, value = parts
    return _so_many(_PLAYERS, Bound(test, value))  # type: ignore[arg-type]  # as rules hand them


@rules("fact: THERE_IS SOME_ONE person has_done_it")
def somebody_did(noun: str, did: bool) -> tree.Condition:
    return _so_many(EACH_OF_THEM[noun], ONE, did=did)


@rules("fact: THERE_IS_NO person has_done_it", "fact: THERE_IS_NO people has_done_it")
def nobody_did(noun: str, did: bool) -> tree.Condition:
    return _so_many(EACH_OF_THEM[noun], NONE, did=did)


@rules("fact: THERE_IS bounded people has_done_it", "fact: THERE_IS bounded person has_done_it")
def there_are_who_did(bound: Bound, noun: str, did: bool) -> tree.Condition:
    return _so_many(EACH_OF_THEM[noun], bound, did=did)
