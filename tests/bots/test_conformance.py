"""What every bot must do: finish games, take only what is offered, look at nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mblades import Game, Setup
from mblades.bots import ALIASES, BOTS, Window, make_bot
from mblades.cards.design import EditionName
from mblades.errors import SetupError
from mblades.lab.play import play
from mblades.rules.state.actions import Action
from mblades.rules.state.events import CollectionInvalid, Event, Trimmed
from mblades.rules.state.view_records import View
from mblades.rules.window import SeatWindow

TABLES: list[tuple[EditionName, int]] = [
    ("original", 3), ("original", 5), ("collusion", 3), ("collusion", 6),
]  # fmt: skip


class Glass:
    """A window that shows the view and the choices, and lets nothing else through."""

    def __init__(self, seen: Window) -> None:
        self.seat = seen.seat
        self.catalog = seen.catalog
        self.choices = seen.choices
        self._seen = seen
        self.looked = 0

    @property
    def view(self) -> View:
        self.looked += 1
        return self._seen.view

    def sample(self, seed: int) -> Game:
        return self._seen.sample(seed)


def watched(decide: Callable[[Window], Action]) -> Callable[[Window], Action]:
    """The bot, checked at every decision."""

    def decide_and_check(seen: Window) -> Action:
        glass = Glass(seen)
        offered = seen.choices
        action = decide(glass)
        assert action in offered, f"{action} is not offered"
        assert seen.choices == offered, "looking changed something"
        return action

    return decide_and_check


@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_finishes_games_with_offered_actions(
    name: str, edition: EditionName, players: int
) -> None:
    game = Game.start(Setup(players=players, edition=edition, seed=players))
    play(game, [watched(make_bot(name, seat).decide) for seat in range(players)])
    assert game.over


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_decides_the_same_by_the_same_seed(name: str) -> None:
    digests = set()
    for _ in range(2):
        game = Game.start(Setup(players=3, edition="original", seed=5))
        play(game, [make_bot(name, seat).decide for seat in range(3)])
        digests.add(game.digest())
    assert len(digests) == 1


@pytest.mark.parametrize("name", ["rookie", "regular"])
@pytest.mark.parametrize("edition", ["original", "collusion"])
def test_a_bot_comes_with_a_legal_deck_and_a_valid_collection(
    name: str, edition: EditionName
) -> None:
    trimmed: list[object] = []
    invalid: list[object] = []
    decks: list[int] = []
    game = Game.start(Setup(players=4, edition=edition, seed=2))

    def hear(seat: int | None, _: object, happened: list[Event]) -> None:
        trimmed.extend(event for event in happened if isinstance(event, Trimmed))
        invalid.extend(event for event in happened if isinstance(event, CollectionInvalid))
        if seat is None and game.phase == "tournament":
            decks.extend(len(game.view(at)["players"][at]["hand"]) for at in game.seats)

    play(game, [make_bot(name, seat).decide for seat in range(4)], listener=hear)
    assert not trimmed
    assert not invalid
    assert len(decks) == 12
    assert min(decks) >= 6
    assert all(one["sources"]["collection"] > 0 for one in game.standings())


def test_bots_are_found_by_name_and_alias() -> None:
    assert type(make_bot("Greedy")) is type(make_bot("regular"))
    assert set(ALIASES.values()) <= set(BOTS)
    with pytest.raises(SetupError, match=r'no bot named "grandmaster"; choose from random, rookie'):
        make_bot("grandmaster")


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("option", ["draft", "accessory_draft", "venues", "sealed", "liquidation"])
def test_a_bot_plays_with_every_option(name: str, option: str) -> None:
    switches: dict[str, Any] = {option: True}
    game = Game.start(Setup(players=3, seed=6, **switches))
    play(game, [watched(make_bot(name, seat).decide) for seat in range(3)])
    assert game.over


@pytest.mark.parametrize("name", ["rookie", "regular"])
def test_a_bot_drafts_a_card_for_its_worth_and_not_for_its_place(name: str) -> None:
    game = Game.start(Setup(players=3, edition="original", draft=True, seed=2))
    bot = make_bot(name, 0)
    taken = []
    for reverse in (False, True):
        state = game.clone().state
        state.players[0].pack = tuple(sorted(state.players[0].pack, reverse=reverse))
        twin = Game(state)
        taken.append(bot.decide(SeatWindow(twin, 0)))
    assert taken[0] == taken[1]
