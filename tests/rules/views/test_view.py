"""What each seat may know."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from mblades.lab.play import play
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state.events import (
    ANY_EVENT,
    FIELDS,
    Bought,
    Event,
    Fused,
    Over,
    Placing,
    Played,
    Sold,
    seen_by,
)
from mblades.rules.state.state import Prompt, State
from tests.rules.small import a_game, card, give, lay, scene
from tests.seen import design_of, there
from tests.store import buying

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])


def plain(data: object) -> str:
    """Plain data, byte for byte; fails on anything JSON has no word for."""
    return json.dumps(data)


def wander(game: Game, steps: int, seed: int = 5) -> None:
    """Random play of all seats."""
    dice = random.Random(seed)
    for _ in range(steps):
        seat = dice.choice(game.waiting)
        game.act(seat, dice.choice(game.choices(seat)))


@EDITIONS
def test_a_view_is_plain_data(edition: str) -> None:
    game = a_game(players=4, edition=edition)
    for _ in range(3):
        wander(game, 120)
        for seat in (*game.seats, None):
            assert json.loads(plain(game.view(seat))) == game.view(seat)


def test_own_cards_in_full_others_by_number() -> None:
    game = a_game(players=3)
    own = game.view(1)["players"][1]
    assert [one["id"] for one in own["binder"]] == list(game.state.players[1].binder)
    for seat in (0, 2, None):
        other = game.view(seat)["players"][1]
        assert other["binder_count"] == len(own["binder"])
        assert not {"binder", "deck", "hand", "fusing", "helping", "trading"} & set(other)


@EDITIONS
@pytest.mark.rule("ED-9", "DB-24")
def test_a_player_sees_which_deals_cost_a_marker(edition: str) -> None:
    game = a_game(players=3, edition=edition)
    deals = {"original": ["fuse"], "collusion": ["npc"]}
    assert game.view(0)["players"][0]["takes_marker"] == deals[edition]
    assert "takes_marker" not in game.view(1)["players"][0]


@EDITIONS
@pytest.mark.rule("CARD-6", "DB-3", "DB-12")
def test_hidden_cards_may_be_any_others_and_nobody_else_notices(edition: str) -> None:
    game = a_game(players=3, edition=edition)
    wander(game, 150)
    game.tick()
    wander(game, 60, seed=6)
    if game.state.deckbuilding.paused:
        game.act(0, ("resume",))
    before = {seat: (plain(game.view(seat)), game.choices(seat)) for seat in (0, 2)}
    s = game.state
    swapped = s.players[1]
    hidden = [c for c in swapped.binder if c not in swapped.shown and not _is_traded(s, c)]
    # the cards under the top of the store are as hidden as seat 1's binder
    deck = list(s.shop.store_deck)
    for n, mine in enumerate(hidden[: len(deck) - 1]):
        deck[n], hidden[n] = mine, deck[n]
    rest = [c for c in swapped.binder if c in swapped.shown or _is_traded(s, c)]
    lay(game, store_deck=tuple(deck))
    give(game, 1, binder=tuple(hidden + rest), deal=None)
    twin = Game(s)
    for seat in (0, 2):
        assert (plain(twin.view(seat)), twin.choices(seat)) == before[seat]


def _is_traded(s: State, number: int) -> bool:
    deals = [trade.deal for trade in s.deckbuilding.trades]
    return any(number in side.cards for deal in deals for side in (deal.give, deal.want))


def test_face_down_cards_in_play_are_only_that() -> None:
    game = scene(card("Open", 4, "Fire"), card("Secret", 5, "Dark"))
    lay(game, phase="tournament", down=frozenset({1}), turn=0)
    give(game, 0, tableau=(0, 1))
    for seat in (0, 1, None):
        shown = game.view(seat)["players"][0]["tableau"]
        assert design_of(game, shown[0]).name == "Open"
        assert shown[1] is None


def test_a_question_is_open_to_who_is_asked_alone() -> None:
    game = scene(card("Asker", 4), card("Secret", 5))
    lay(game, phase="tournament", turn=0, prompt=Prompt(1, "discard", (("card", 1),), 0))
    assert game.waiting == (1,)
    assert there(game.view(1)["prompt"])["options"] == [["card", 1]]
    assert game.view(0)["prompt"] == {"seat": 1, "kind": "discard"}


@EDITIONS
def test_every_event_of_a_whole_game_is_what_it_is_declared_to_be(edition: Any) -> None:
    dice = random.Random(3)
    kinds = set()

    def watch(_seat: int | None, _action: object, happened: list[Event]) -> None:
        for event in happened:
            kinds.add(type(event))
            assert msgspec.convert(msgspec.to_builtins(event), ANY_EVENT) == event
            for viewer in (*game.seats, None):
                seen = seen_by(event, viewer)
                if seen is not None:
                    assert msgspec.convert(msgspec.to_builtins(seen), ANY_EVENT) == seen

    game = Game.start(Setup(players=3, edition=edition))
    play(game, [lambda seen: dice.choice(seen.choices)] * 3, actions_per_timer=120, listener=watch)
    assert {Bought, Sold, Played, Placing, Over} <= kinds


def test_an_event_of_an_unknown_kind_is_not_read() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(["whispered", 0, 17], ANY_EVENT)


def test_secrets_are_open_to_seats_that_the_event_names() -> None:
    for event, fields in FIELDS.items():
        seats = {field.name for field in fields if field.what == "seat"}
        assert seats.issuperset(event.known_to), event
        assert all(seats.issuperset(field.secret_to) for field in fields), event


@pytest.mark.parametrize(
    ("do", "event"),
    [
        (lambda g: g.act(0, buying(g, "store")), Bought),
        (lambda g: g.act(0, ("fuse", "Bronze", g.state.players[0].binder[:5], g.state.shop.fusion[0][0])),
         Fused),
    ],
)  # fmt: skip
def test_secrets_are_for_one_seat(do: Callable[[Game], Any], event: type[Event]) -> None:
    game = a_game(players=3)
    happened = next(one for one in do(game) if isinstance(one, event))
    assert seen_by(happened, 0) == happened
    masked = seen_by(happened, 1)
    assert masked is not None
    assert masked != happened
    assert masked == seen_by(happened, None)
