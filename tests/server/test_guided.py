"""The guided first game: the same for everyone, and its bots wait for who is building."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mblades.bots import make_bot
from mblades.rules.version import RULES_VERSION
from mblades.server import guided, setups
from mblades.server.tables.bots import BotPlayers
from mblades.server.tables.inputs import Acted, Began, Came, Opened
from mblades.server.tables.table import Table
from tests.server.people import Server, at_server
from tests.server.test_bots import let_bots_act, let_person_act

NEWCOMER = 0


def begun() -> Table:
    """The guided game of somebody who has just sat down."""
    table = Table("0" * 16)
    new = guided.new_table(900)
    table.apply(
        Opened(
            0, "ann", "Ann", "", False, "c", new.setup, tuple(new.sheets), new.pace,
            len(new.bots), tuple(new.bots), guided=True,
        )
    )  # fmt: skip
    table.apply(Came(0, "ann"))
    table.apply(Began(0, "ann", guided.SEED, setups.library().digest, RULES_VERSION))
    return table


def after_the_pre_release() -> Table:
    table = begun()
    bots, person = BotPlayers(), make_bot("regular", 1)
    while view(table)["clock"] is None or view(table)["clock"]["timer"] < 0:
        let_bots_act(table, bots, 0)
        let_person_act(table, person, 0)
    return table


def view(table: Table) -> Any:
    assert table.game is not None
    return table.game.view(NEWCOMER)


def test_it_begins_with_the_newcomers_turn_in_a_pre_release() -> None:
    table = begun()
    seen = view(table)
    assert (seen["phase"], seen["round"], seen["tournament"]["turn"]) == ("tournament", 0, NEWCOMER)
    assert not table.pace.clock
    assert [place.level for place in table.seats] == [None, "rookie", "rookie"]


def test_the_newcomers_deck_has_all_there_is_to_learn_in_a_tournament() -> None:
    library = setups.library_of((guided.sheet(),))
    designs = library.find_set(guided.STARTERS[NEWCOMER]).designs
    texts = " ".join(design.text for design in designs)
    assert all(word in texts for word in ("Play:", "Action:", "Top:", "Next:", "Score:", "Clash"))


def test_the_first_deckbuilding_phase_has_something_for_every_step() -> None:
    table = after_the_pre_release()
    seen = view(table)
    assert (seen["phase"], seen["clock"]["timer"]) == ("deckbuilding", 0)
    game = table.game
    assert game is not None
    verbs = {type(action).__name__ for action in game.choices(NEWCOMER)}
    assert {"Buy", "Sell", "Move", "Help", "Trade", "Fuse"} <= verbs
    # what the words of the guide name
    assert "sleeve-salesman" in {npc["id"] for npc in seen["npcs"]["open"]}
    assert [meta["id"] for meta in seen["metas"]] == ["everything-is-on-fire"]
    table.apply(Acted(0, NEWCOMER, ("ready",)))
    bots = BotPlayers()
    while let_bots_act(table, bots, 0):
        pass
    assert view(table)["clock"]["timer"] == 1
    assert [meta["id"] for meta in view(table)["metas"]][1] == "wizard-wednesday"
    assert view(table)["aftermarket"]


def test_bots_wait_until_the_newcomer_is_ready() -> None:
    table = after_the_pre_release()
    bots = BotPlayers()
    assert bots.seats_to_act(table) == []
    table.apply(Acted(0, NEWCOMER, ("ready",)))
    assert bots.seats_to_act(table) == [1, 2]
    assert bots.delay_ms(table, 1) < table.pace.bot_ms
    let_bots_act(table, bots, 0)
    table.apply(Acted(0, NEWCOMER, ("unready",)))
    assert bots.seats_to_act(table) == []


def test_bots_that_wait_answer_an_offer_at_once() -> None:
    table = after_the_pre_release()
    bots = BotPlayers()
    table.apply(Acted(0, NEWCOMER, ("propose", 1, [], 0, [1], [], 0, [1])))
    assert bots.seats_to_act(table) == [1]
    let_bots_act(table, bots, 0)
    assert view(table)["players"][NEWCOMER]["received"] == [{"giver": 1, "vp": 1}]
    assert bots.seats_to_act(table) == []


def test_everyone_gets_the_same_game_over_the_wire(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.ask("POST", "/guided", {})
        assert table["guided"]
        assert table["state"] == "playing"
        assert not table["public"]
        seat = await ann.connect(table)
        assert seat.view["round"] == 0
        library = await ann.ask("GET", f"/tables/{table['id']}/library/ru")
        hand = seat.view["players"][NEWCOMER]["hand"]
        names = [library["faces"][card["design"]]["name"] for card in hand]
        assert "Магазинный кот" in names

    at_server(tmp_path, scenario)
