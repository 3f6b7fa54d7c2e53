"""Actions from outside: lists are read as records at one place, and what is no action is refused there."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mblades.errors import IllegalAction
from mblades.modes.records import HandOver, UseDeck
from mblades.rules.mode import every_mode
from mblades.rules.reading_actions import kinds, read, written
from mblades.rules.state import actions
from mblades.rules.state.actions import (
    ActionRecord,
    Buy,
    FuseCards,
    ModeAction,
    Move,
    Order,
    TradeRecord,
    as_list,
    verb,
)
from tests.rules.small import a_game

HUGE = 10**400
LARGE = (1 << 53) - 1


class Whole(int):
    """A number of another library."""


def deep(levels: int) -> list[Any]:
    """A list in a list in a list ..."""
    found: list[Any] = []
    for _ in range(levels):
        found = [found]
    return found


NO_LIST = "An action must be a list: a verb, then what it applies to."
BUY = 'The action "buy" must be written as ["buy", place: int | "store" | "core", back: str].'
MOVE = 'The action "move" must be written as ["move", card: int, area: str].'
READY = 'The action "ready" must be written as ["ready"].'
ORDER = 'The action "order" must be written as ["order", area: str, cards: [int, ...]].'
FUSE = (
    'The action "fuse" must be written as ["fuse", rarity: "Bronze" | "Silver" | "Gold"] / '
    '["fuse", rarity: "Bronze" | "Silver" | "Gold", cards: [int, ...]] / '
    '["fuse", rarity: "Bronze" | "Silver" | "Gold", cards: [int, ...], promo: int].'
)
REFUSED: list[tuple[Any, str]] = [
    # nothing that could be an action
    (None, NO_LIST), (7, NO_LIST), ("ready", NO_LIST), ({"ready": 1}, NO_LIST), ([], NO_LIST), ((), NO_LIST),
    ([None], NO_LIST), ([1, 2], NO_LIST), ([["ready"]], NO_LIST), ([{}], NO_LIST), (b"ready", NO_LIST),
    (deep(5000), NO_LIST),
    # unknown verbs
    (["fly"], 'There is no action "fly"; did you mean "play"?'),
    (["biy", 0, "Core"], 'There is no action "biy"; did you mean "buy"?'),
    (["xyzzy"], 'There is no action "xyzzy".'),
    (["q" * 100_000], f'There is no action "{"q" * 40}".'),
    (["BUY", 0, "Core"], 'There is no action "BUY"; did you mean "buy"?'),
    (["pay", 5, 1], 'There is no action "pay"; did you mean "play"?'),  # of Teams only
    # the wrong number of arguments
    (["ready", 1], READY), (["buy"], BUY), (["buy", 0], BUY), (["buy", 0, "Core", 0], BUY),
    (["move", 0], MOVE), (["fuse"], FUSE), (["fuse", "Gold", [0], 1, 2], FUSE), (["order", "deck"], ORDER),
    # the wrong types
    (["buy", None, "Core"], BUY), (["buy", "box", "Core"], BUY), (["buy", 0, 0], BUY),
    (["move", "0", "deck"], MOVE), (["move", 0, ["deck"]], MOVE), (["fuse", "Iron"], FUSE),
    (["fuse", "Gold", 5], FUSE), (["fuse", "Gold", [0], "x"], FUSE), (["order", "deck", "01"], ORDER),
    # numbers that are no whole numbers, and truth values, which are no numbers
    (["buy", 1.0, "Core"], BUY), (["buy", float("nan"), "Core"], BUY), (["buy", True, "Core"], BUY),
    (["move", 0.0, "deck"], MOVE), (["move", False, "deck"], MOVE), (["order", "deck", [True]], ORDER),
    (["order", "deck", [0.5]], ORDER), (["move", float("inf"), "deck"], MOVE),
    # garbage further in
    (["order", "deck", [[0]]], ORDER), (["order", "deck", [None]], ORDER),
    (["order", "deck", {"0": 0}], ORDER), (["order", "deck", deep(5000)], ORDER),
    (["move", {"card": 0}, "deck"], MOVE), (["buy", [0], "Core"], BUY),
]  # fmt: skip


@pytest.mark.parametrize(("action", "sentence"), REFUSED, ids=range(len(REFUSED)))
def test_what_is_no_action_is_refused_with_how_to_write_it(action: Any, sentence: str) -> None:
    game = a_game(players=3)
    before, choices = game.digest(), game.choices(0)
    with pytest.raises(IllegalAction) as refused:
        game.act(0, action)
    assert str(refused.value) == sentence
    assert game.digest() == before
    assert game.choices(0) == choices


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (["buy", LARGE, "Core"], "The store has no slot"),
        (["buy", -LARGE, "Core"], "The store has no slot"),
        (["move", LARGE, "deck"], "You can only move your own cards."),
        (["sell", -LARGE], "That card is not in your binder."),
        (["order", "deck", [LARGE]], "You can only move your own cards."),
        (["trade", LARGE], "Choose a player to trade with."),
        (["accept", LARGE], "That proposal is no longer open."),
        (["propose", 1, [], LARGE, [], [], LARGE, []], "not have enough M\\$"),
        (["propose", 1, [], 0, [LARGE], [], 0, []], "friendship"),
    ],
)
def test_a_large_number_is_refused_by_the_rules(action: Any, why: str) -> None:
    refused_untouched(action, why)


SHELF: Any = "shelf"
NOTHING: Any = None
FIVE: Any = 5
NUMBERS = (HUGE, -HUGE, 1 << 53, 3.0, True, Whole(3))


@pytest.mark.parametrize("number", NUMBERS, ids=[type(one).__name__ for one in NUMBERS])
def test_what_is_no_number_of_a_game_is_refused_in_lists_and_in_records(number: Any) -> None:
    refused_untouched(["sell", number], "must be written as")
    refused_untouched(["order", "deck", [number]], "must be written as")
    refused_untouched(Order("deck", (number,)), "must be written as")
    refused_untouched(Move(3, number), "must be written as")


@pytest.mark.parametrize(
    "action",
    [
        ["order", "deck", frozenset()], ["show", "\ud800"], ["show", {}], Buy(SHELF, "Core"),
        FuseCards("Bronze", NOTHING), Order("deck", FIVE),
    ],
)  # fmt: skip
def test_records_and_lists_are_what_they_are_declared_to_be(action: Any) -> None:
    refused_untouched(action, "must be written as")


@pytest.mark.parametrize("action", [["\ud800"], ActionRecord(), TradeRecord(), ModeAction()])
def test_what_nobody_declared_is_no_action(action: Any) -> None:
    refused_untouched(action, "There is no action")


@pytest.mark.parametrize("seat", [HUGE, -1, 9, True, "0", None])
def test_what_is_no_seat(seat: Any) -> None:
    game = a_game(players=3)
    with pytest.raises(IllegalAction, match="There is no seat"):
        game.choices(seat)


def test_numbers_with_more_digits_than_python_writes() -> None:
    refused_untouched(["buy", 10**5000, "Core"], "must be written as")
    with pytest.raises(IllegalAction, match="There is no seat like that"):
        a_game(players=3).choices(10**5000)


def refused_untouched(action: Any, why: str) -> None:
    game = a_game(players=3)
    before = game.digest()
    with pytest.raises(IllegalAction, match=why) as refused:
        game.act(0, action)
    assert str(refused.value).encode()
    assert game.digest() == before


def test_records_and_lists_mean_the_same() -> None:
    card = a_game(players=3).state.players[0].binder[0]
    digests = set()
    for action in (actions.Move(card, "deck"), ("move", card, "deck"), ["move", card, "deck"]):
        game = a_game(players=3)
        game.act(0, action)
        digests.add(game.digest())
    assert len(digests) == 1


@pytest.mark.parametrize(
    ("listed", "action"),
    [
        (["buy", 3, "Core"], actions.Buy(3, "Core")),
        (["buy", "store", "Core"], actions.Buy("store", "Core")),
        (["ready"], actions.Ready()),
        (["fuse", "Gold"], actions.Fuse("Gold")),
        (["fuse", "Gold", [1, 2]], actions.FuseCards("Gold", (1, 2))),
        (["fuse", "Gold", [1, 2], 3], actions.FuseFor("Gold", (1, 2), 3)),
        (["npc", "ann"], actions.Help("ann")),
        (["npc", "ann", [1]], actions.HelpWith("ann", (1,))),
        (["propose"], actions.Propose()),
        (["propose", 1, [2], 3, [], [4], 0, [5]], actions.ProposeDeal(1, (2,), 3, (), (4,), 0, (5,))),
        (["action", 5, 96], actions.UseAction(5, 96)),
        (["give_money", 5], actions.GiveMoney(5)),
    ],
)  # fmt: skip
def test_an_action_on_the_wire(listed: list[Any], action: actions.Action) -> None:
    assert read(listed) == action
    assert read(tuple(listed)) == action
    assert as_list(action) == listed
    assert msgspec.json.encode(action) == msgspec.json.encode(listed)
    assert verb(action) == listed[0]


def test_what_only_a_mode_can_do_is_known_in_that_mode() -> None:
    assert read(["hand_over", 3, 2], (HandOver,)) == HandOver(3, 2)
    assert read(["use_deck", "deck"], (UseDeck,)) == UseDeck("deck")
    game = a_game(players=3)
    with pytest.raises(IllegalAction, match='There is no action "hand_over"'):
        game.act(0, HandOver(0, 1))


def test_the_forms_of_a_verb_differ_in_length_and_no_field_may_be_left_out() -> None:
    """So that what is written down is what was meant, and is read back as the same record."""
    for mode in every_mode():
        for forms in kinds(mode.actions).values():
            assert len({len(kind.__struct_fields__) for kind in forms}) == len(forms)
            for kind in forms:
                assert not kind.__struct_defaults__, kind
                assert kind.__doc__, kind
                assert written(kind).startswith(f'["{kind.__struct_config__.tag}"')


def test_all_choices_are_read_back_as_themselves() -> None:
    game = a_game(players=3)
    for seat in game.seats:
        for action in game.choices(seat):
            assert game.read(as_list(action)) == action
