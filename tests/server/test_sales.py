"""Sales that are taken back while nobody has acted on them."""

from __future__ import annotations

import pytest

from mblades.errors import IllegalAction
from mblades.rules.game import Game
from mblades.rules.replay import recorded
from mblades.rules.state.actions import Buy, as_list
from mblades.rules.state.events import TakenBack
from mblades.server import setups
from mblades.server.tables import documents, inputs
from mblades.server.tables.table import Table
from tests.server.tables import Scene

LENGTHS = {"timers": (10, 20, 30), "contest_ms": 0, "first_chance_ms": 0}
pytestmark = pytest.mark.rule("RUL-27")


def selling() -> tuple[Scene, int]:
    """Ann has sold a card."""
    scene = Scene(LENGTHS).begin()
    card = scene.s.players[0].binder[0]
    scene.act(0, "sell", card)
    return scene, card


def may_take_back(scene: Scene, seat: int = 0) -> bool:
    """Whether that is among a seat's choices, which says the same as trying."""
    found = documents.document(scene.table, seat)["choices"].get("unsell", [])
    return bool(found)


def refused(scene: Scene, card: int, seat: int = 0) -> None:
    assert not may_take_back(scene, seat)
    before = scene.table.dump()
    with pytest.raises(IllegalAction, match="no longer be taken back"):
        scene.act(seat, "unsell", card)
    assert scene.table.dump() == before


def test_it_is_as_if_the_card_had_never_been_sold() -> None:
    scene, card = selling()
    untouched = Scene(LENGTHS).begin()
    other = scene.s.players[1].binder[0]
    mine = scene.s.players[0].binder[-1]
    for one in (scene, untouched):  # what has nothing to do with it does no harm
        one.act(1, "move", other, "deck")
        one.act(0, "move", mine, "deck")
        one.act(1, "sell", one.s.players[1].binder[0])
    assert may_take_back(scene)
    outcome = scene.act(0, "unsell", card)
    assert [type(event) for event in outcome.events] == [TakenBack]
    assert scene.table.game is not None
    assert untouched.table.game is not None
    assert scene.table.game.digest() == untouched.table.game.digest()
    refused(scene, card)
    assert scene.replayed().dump() == scene.table.dump()
    assert Table.load(scene.table.dump()).dump() == scene.table.dump()


def test_not_when_somebody_has_bought_it_or_the_money_is_spent() -> None:
    scene, card = selling()
    scene.act(1, "purchase", card)
    refused(scene, card)

    scene = Scene(LENGTHS).begin()
    s = scene.s
    s.players[0].money = 0
    card = max(s.players[0].binder, key=lambda one: s.catalog.stars[s.cards[one]])
    scene.act(0, "sell", card)
    assert may_take_back(scene)
    assert scene.table.game is not None
    buy = next(one for one in scene.table.game.choices(0) if isinstance(one, Buy))
    scene.act(0, *as_list(buy))
    refused(scene, card)


def test_not_after_the_timer_and_not_by_others() -> None:
    scene, card = selling()
    refused(scene, card, seat=1)
    scene.act(0, "ready")
    refused(scene, card)
    scene.act(0, "unready")
    assert may_take_back(scene)
    scene.tick_at(10_000)
    refused(scene, card)


def test_a_replay_has_neither_the_sale_nor_its_end() -> None:
    scene, card = selling()
    scene.act(0, "unsell", card)
    scene.act(0, "move", card, "deck")
    table, given = Table(scene.table.id), []
    for written in scene.log:
        outcome = table.apply(inputs.decode(written))
        given += outcome.given
        if outcome.taken_back is not None:
            given.remove(outcome.taken_back)
    assert table.game is not None
    again = Game.start(table.game.state.setup, setups.library())
    recorded(again, given)
    assert again.digest() == table.game.digest()
