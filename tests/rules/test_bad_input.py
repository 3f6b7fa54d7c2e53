"""What is wrong is told in a sentence, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from mblades.errors import IllegalAction, SaveError, SetupError
from mblades.rules.game import Game
from mblades.rules.setup.lay_out import start
from mblades.rules.setup.setup import Clock, Setup
from mblades.rules.state import actions
from tests.rules.small import a_game, library


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"edition": "colusion"}, 'there is no edition "colusion"; did you mean "collusion"?'),
        ({"edition": "third"}, 'there is no edition "third"'),
        ({"edition": None}, 'there is no edition "None"'),
        ({"players": "four"}, "the set-up is wrong: players: expected int, got str"),
        ({"seed": "seven"}, "the set-up is wrong: seed: expected int, got str"),
        ({"seed": 1.5}, "the set-up is wrong: seed"),
        ({"seed": -1}, "the seed must be a whole number from 0 to 2**64 - 1, not -1"),
        ({"seed": 1 << 64}, "the seed must be a whole number"),
        ({"metas": ("Weather", "Type")}, "the set-up is wrong: metas"),
        (
            {"expansion": "Fists of Steel"},
            "the set-up is wrong: expansion: expected array, got str",
        ),
        ({"first_player": 3}, "the first player must be a seat from 0 to 2, not 3"),
        ({"first_player": -1}, "the first player must be a seat from 0 to 2, not -1"),
        ({"backers": ((0,),)}, "the set-up is wrong: backers"),
        ({"clock": Clock(timers=(0, 1, 1))}, "every timer must be at least 1 second long"),
        ({"clock": Clock(extension=-1)}, 'the clock setting "extension" must be 0 or more'),
        ({"clock": Clock(timers=(1, 2))}, "the set-up is wrong: clock.timers"),  # type: ignore[arg-type]
        ({"clock": 7}, "the clock must be a Clock"),
        ({"custom_sets": ("Mine",)}, "custom sets must be sets"),
        ({"prerelease": "yes"}, "the set-up is wrong: prerelease"),
    ],
)
def test_a_malformed_set_up(options: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError) as error:
        start(Setup(**{"players": 3, **options}), library())
    assert message in str(error.value)


def test_what_is_no_set_up() -> None:
    with pytest.raises(SetupError, match="started from a Setup"):
        start("four players", library())  # type: ignore[arg-type]


NONSENSE: list[Any] = [
    (), [], None, 7, "ready", {"verb": "ready"}, ("fly",), (None,), (("ready",),), ([],),
    ("ready", 1), ("pause", 0), ("extend", None), ("unready",), ("resume",), ("cancel",),
    ("cancel", 1), ("propose",), ("propose", 1), ("pick", 0), ("give", 0), ("want_money", 5),
    ("move",), ("move", 0), ("move", "x", "deck"), ("move", 10**9, "deck"), ("move", -1, "deck"),
    ("move", True, "deck"), ("move", 0, "store"), ("move", 0, ["deck"]), ("show", -5), ("hide", 0),
    ("buy",), ("buy", 0), ("buy", 9, "Core"), ("buy", -1, "Core"), ("buy", "box", "Core"),
    ("buy", None, "Core"), ("buy", 1.0, "Core"), ("buy", True, "Core"), ("buy", [0], "Core"),
    ("buy", 0, 0), ("buy", 0, ["Core"]), ("buy", 0, None), ("buy", 0, "Core", 0), ("sell",), ("sell", None), ("sell", -1), ("sell", 10**9),
    ("purchase", 0), ("purchase", "0"), ("fuse",), ("fuse", "Iron"), ("fuse", 0), ("fuse", ["Gold"]),
    ("fuse", "Bronze", 5, None), ("fuse", "Bronze", (1, 1, 1, 1, 1), None),
    ("fuse", "Bronze", ("a",) * 5, None), ("fuse", "Bronze", (), 0, 0),
    ("npc",), ("npc", 0), ("npc", "deck"), ("npc", "nobody"), ("npc", "nobody", ()), ("npc", [0]),
    ("trade",), ("trade", 0), ("trade", 9), ("trade", -1), ("trade", None),
    ("trade", True), ("propose", 1, (), 0, (), (), 0, ()), ("propose", 1, (), -5, (), (), -5, ()),
    ("propose", 1, (), 10**9, (), (), 10**9, ()), ("propose", 1, (), True, (), (), 1, ()),
    ("propose", 0, (), 1, (), (), 1, ()), ("propose", 1, None, 0, (), (), 0, ()),
    ("propose", 1, (), 0, (9,), (), 0, ()), ("propose", 1, (), 0, (-1,), (), 0, ()),
    ("propose", 1, (), 0, ("x",), (), 0, ()), ("propose", 1, (), 0, (), (0,), 0, ()),
    ("accept",), ("accept", 1), ("decline", 1), ("withdraw", 1), ("accept", "1"), ("accept", [1]),
    ("play", 0), ("choose", 0), ("end",),
]  # fmt: skip


@pytest.mark.rule("DB-25")
@pytest.mark.parametrize("edition", ["original", "collusion"])
@pytest.mark.parametrize("action", NONSENSE, ids=repr)
def test_a_refused_action_says_why_and_changes_nothing(edition: str, action: Any) -> None:
    game = a_game(players=3, edition=edition)
    before = game.digest()
    with pytest.raises(IllegalAction) as refused:
        game.act(0, action)
    assert str(refused.value).endswith((".", "!", "?"))
    assert str(refused.value)[0].isupper()
    assert game.digest() == before


@pytest.mark.parametrize("cards", [None, ("x",), (), (1, 1), 7], ids=repr)
def test_no_npc_takes_nonsense(cards: Any) -> None:
    game = a_game(players=3)
    s = game.state
    s.players[0].binder += s.shop.core_deck[-40:]
    s.shop.core_deck = s.shop.core_deck[:-40]
    npc = next(action for action in game.choices(0) if isinstance(action, actions.Help))
    before = game.digest()
    with pytest.raises(IllegalAction):
        game.act(0, ("npc", npc.npc, cards))
    assert game.digest() == before


def test_an_action_as_json_has_it() -> None:
    game = a_game(players=3)
    first = game.state.players[0].binder[0]
    game.act(0, ["move", first, "deck"])
    assert game.state.players[0].deck == (first,)
    game.act(0, ["propose", 1, [game.state.players[0].binder[0]], 0, [], [],
                 game.state.catalog.stars[game.state.cards[game.state.players[0].binder[0]]], []])  # fmt: skip
    assert len(game.state.deckbuilding.trades) == 1


@pytest.mark.parametrize("seat", [True, 1.0, "1", None, -1, 3, 10**30], ids=repr)
def test_an_unknown_seat_among_those_that_want_a_card(seat: Any) -> None:
    with pytest.raises(IllegalAction, match="There is no seat"):
        a_game(players=3).contest([0, seat])


@pytest.mark.parametrize("data", ["mblades", None, 7, [1]], ids=repr)
def test_what_is_no_saved_game(data: Any) -> None:
    with pytest.raises(SaveError, match="given as bytes"):
        Game.load(data)


@pytest.mark.parametrize("kind", [bytes, bytearray, memoryview])
def test_a_saved_game_may_be_any_kind_of_bytes(kind: Any) -> None:
    game = a_game(players=3)
    assert Game.load(kind(game.dump()), library()).digest() == game.digest()


@pytest.mark.parametrize("seat", [3, -1, None, "0", 1.0, True, [0]])
def test_an_unknown_seat(seat: Any) -> None:
    game = a_game(players=3)
    before = game.digest()
    with pytest.raises(IllegalAction, match="There is no seat"):
        game.act(seat, ("ready",))
    with pytest.raises(IllegalAction, match="There is no seat"):
        game.choices(seat)
    if seat is not None:
        with pytest.raises(IllegalAction, match="There is no seat"):
            game.view(seat)
    assert game.digest() == before


def test_out_of_phase() -> None:
    game = a_game(players=3, prerelease=True)
    before = game.digest()
    with pytest.raises(IllegalAction, match="No clock is running"):
        game.tick()
    for seat in game.seats:
        with pytest.raises(IllegalAction):
            game.act(seat, ("buy", 0, "Core"))
    assert game.digest() == before


def test_when_it_is_over() -> None:
    game = a_game(players=3)
    game.state.phase = "over"
    game = Game(game.state)
    assert game.over
    assert game.waiting == ()
    assert [game.choices(seat) for seat in game.seats] == [[], [], []]
    with pytest.raises(IllegalAction, match="The game is over"):
        game.act(0, ("ready",))
    with pytest.raises(IllegalAction, match="No clock is running"):
        game.tick()
