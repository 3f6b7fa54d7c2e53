"""Bots at a table with people: what they show, offer and say, and that they leave people time."""

from __future__ import annotations

import secrets
from random import Random

import pytest

from mblades.bots.manners import Manners
from mblades.rules.state.actions import as_list
from mblades.rules.state.events import Event, Proposed, Remarked
from mblades.rules.window import SeatWindow
from mblades.server.tables.bots import FIRST_LOOK, HESITATION, BotPlayers
from mblades.server.tables.inputs import Acted, Went
from tests.server.tables import Scene
from tests.server.test_bots import CLOCK


@pytest.fixture(autouse=True)
def _the_same_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Now and then a Rookie has nothing left that it could show."""
    chance = Random(1)
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)
    monkeypatch.setattr(secrets, "choice", chance.choice)


def settled(scene: Scene, bots: BotPlayers) -> list[Event]:
    """Bots act, by way of the log, until they have nothing more to do; what happened."""
    happened: list[Event] = []
    while seats := bots.seats_to_act(scene.table):
        for seat in seats:
            action = bots.decide(scene.table, seat)
            if action is not None:
                remark = bots.remark(scene.table, seat, action)
                what = Acted(scene.now, seat, tuple(as_list(action)), "bot", remark)
                happened += scene.take(what).events
    return happened


def said_by_bots(happened: list[Event]) -> list[Remarked]:
    return [event for event in happened if isinstance(event, Remarked)]


@pytest.mark.parametrize("level", ["rookie", "regular"])
def test_bots_show_cards_that_can_then_be_asked_for(level: str) -> None:
    scene = Scene(CLOCK, people=1, level=level).begin()
    bots = BotPlayers()
    settled(scene, bots)
    for player in scene.s.players[1:]:
        assert 1 <= len(player.shown) <= 3
        assert set(player.shown) <= set(player.binder)
        assert not set(player.shown) & set(player.deck)


def test_bots_offer_cards_for_cards_that_people_show() -> None:
    scene = Scene(CLOCK, people=1).begin()
    bots = BotPlayers()
    for card in scene.s.players[0].binder:
        scene.act(0, "show", card)
    happened = settled(scene, bots)
    offers = [one for one in happened if isinstance(one, Proposed) and one.partner == 0]
    assert any(one.give_cards and one.want_cards for one in offers)


def test_bots_say_why() -> None:
    scene = Scene(CLOCK, people=1).begin()
    bots = BotPlayers()
    settled(scene, bots)
    shown = scene.s.players[1].shown[0]
    stars = scene.s.catalog.stars[scene.s.cards[shown]]
    mine = next(
        card for card in scene.s.players[0].binder
        if scene.s.catalog.stars[scene.s.cards[card]] == stars
    )  # fmt: skip
    scene.act(0, "propose", 1, [mine], 0, [], [shown], 0, [])
    (said,) = said_by_bots(settled(scene, bots))
    assert (said.seat, said.partner) == (1, 0)
    assert said.reason in ("collect", "deck", "fair", "need", "little")
    scene.act(0, "propose", 2, [], 0, [1], [], 0, [])
    (said,) = said_by_bots(settled(scene, bots))
    assert said.reason == "friends"
    assert scene.replayed().dump() == scene.table.dump()


def test_among_themselves_bots_do_without() -> None:
    game = Scene(CLOCK, people=1).begin().table.game
    assert game is not None
    assert Manners().next(SeatWindow(game, 1), []) is None


def test_bots_leave_people_time() -> None:
    scene = Scene(CLOCK, people=1, bot_ms=1000).begin()
    bots = BotPlayers()
    assert bots.delay_ms(scene.table, 1) == 1000 * FIRST_LOOK
    assert bots.delay_ms(scene.table, 1) == 1000
    taken = None
    for _ in range(30):
        action = bots.decide(scene.table, 1)
        assert action is not None
        if bots.hesitates(scene.table, 1, action):
            taken = action
            break
        scene.act(1, *as_list(action), by="bot")
    assert taken is not None
    assert bots.delay_ms(scene.table, 1) == 1000 * HESITATION
    assert bots.is_held(1)
    assert bots.decide(scene.table, 1) == taken  # nobody else wanted it
    assert not bots.is_held(1)
    scene.take(Went(scene.now, "ann"))
    assert not bots.hesitates(scene.table, 1, taken)


def test_bots_hurry_when_all_people_wait_for_them() -> None:
    scene = Scene(CLOCK, people=1, bot_ms=900).begin()
    scene.act(0, "ready")
    assert BotPlayers().delay_ms(scene.table, 1) == 300
