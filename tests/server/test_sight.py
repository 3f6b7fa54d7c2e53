"""An act says what its player saw: what no longer fits is refused, and nothing is lost."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from mblades.errors import IllegalAction
from mblades.rules.game import Game
from mblades.rules.state.actions import Action, ActionRecord, as_list, verb
from mblades.rules.state.events import Arranged, Bought, Displayed
from mblades.rules.state.records import NO_CARD
from mblades.server.tables import play
from mblades.server.tables.sight import Sights
from mblades.server.tables.table import Table
from tests.server.people import Refusal, Seat, Server, at_server
from tests.server.tables import Scene

STEPS = 300
READY_EVERY = 15  # steps of deckbuilding
ASIDE = {"pause", "unready", "extend", "end", "ready"}  # where there is something else to do


def some_act(rng: random.Random, choices: list[Action], wants_ready: bool) -> Action:
    """Anything, but a phase comes to its end, and not before something has happened in it."""
    ready = [one for one in choices if verb(one) == "ready"]
    if wants_ready and ready:
        return ready[0]
    return rng.choice([one for one in choices if verb(one) not in ASIDE] or choices)


def deed(table: Table, seat: int, action: Action) -> object:
    """What an act does, as its player could know it before: of a card bought blind only the back, of a card
    moved where it lies then."""
    assert table.game is not None
    match table.game.clone().act(seat, action):
        case [Bought() as bought, *_]:
            return replace(bought, card=NO_CARD)
        case [Arranged(card=card, to=to) | Displayed(card=card, to=to), *_]:
            return card, to
        case [first, *_]:
            return first
        case _:
            return None


def not_ready(game: Game) -> list[int]:
    """The seats that have something to do."""
    s = game.state
    return [
        seat for seat in game.waiting if game.phase != "deckbuilding" or not s.players[seat].ready
    ]


@pytest.mark.parametrize("mode", ["normal", "team", "funky", "turn-based", "coop"])
def test_an_act_that_comes_a_moment_late_is_the_same_deed_or_refused(mode: str) -> None:
    rng = random.Random(mode)
    scene = Scene({"contest_ms": 0, "first_chance_ms": 0}, mode=mode).begin()
    sights = Sights(scene.table)
    tried = refused = 0
    for step in range(STEPS):
        before = scene.table.clone()
        game = before.game
        assert game is not None
        people = not_ready(game)
        if game.over:
            break
        if not people:
            scene.act(play.still_reading(before)[0], "onward")
        else:
            seat = rng.choice(people)
            action = some_act(rng, game.choices(seat), step % READY_EVERY < 3)
            scene.act(seat, *as_list(action))
        number = scene.table.number - 1
        sights.follow(scene.table, number)
        for seat in people:
            choices = game.choices(seat)
            for action in rng.sample(choices, min(3, len(choices))):
                tried += 1
                try:
                    sights.check(scene.table, seat, as_list(action), number - 1)
                    done = deed(scene.table, seat, action)
                except IllegalAction:
                    refused += 1
                else:
                    assert done == deed(before, seat, action), action
    assert 0 < refused < tried


def test_what_was_just_seen_is_never_too_late() -> None:
    rng = random.Random(5)
    scene = Scene({"contest_ms": 0, "first_chance_ms": 0}).begin()
    sights = Sights(scene.table)
    phases = set()
    for step in range(STEPS):
        game = scene.table.game
        assert game is not None
        if game.over:
            break
        phases.add(game.phase)
        if not game.waiting:
            scene.act(play.still_reading(scene.table)[0], "onward")
        else:
            seat = rng.choice(not_ready(game))
            action = as_list(some_act(rng, game.choices(seat), step % READY_EVERY < 3))
            sights.check(scene.table, seat, action, scene.table.number - 1)
            scene.act(seat, *action)
        sights.follow(scene.table, scene.table.number - 1)
    assert phases == {"deckbuilding", "tournament"}


def every_action() -> list[type[ActionRecord]]:
    found, left = [], [ActionRecord]
    while left:
        subclasses = left.pop().__subclasses__()
        left += subclasses
        found += [one for one in subclasses if not one.__subclasses__()]
    return found


def test_what_names_nothing_relies_on_something() -> None:
    bare = {one.__name__ for one in every_action() if not one.__struct_fields__}
    trusting = {one.__name__ for one in every_action() if one.relies_on is None}
    assert bare & trusting == {"Pause", "Resume"}  # they say all there is to say


# --------------------------------------------------------------------------- at a server


async def seated(server: Server, setup: dict[str, Any]) -> Seat:
    """Ann at a table with two bots."""
    ann = await server.guest("Ann")
    table = await ann.open({"players": 3, **setup}, bots=[None, "rookie", "rookie"])
    await ann.start(table)
    return await ann.connect(table)


async def late(seat: Seat, seen: int, *action: Any) -> str:
    """What a seat is told whose act was chosen from an older update."""
    try:
        await seat.answer(await seat.ask_to(*action, seen=seen))
    except Refusal as refusal:
        return refusal.text
    return "done"


def test_the_answer_to_a_question_that_has_passed_is_refused(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        seat = await seated(server, {"prerelease": True})
        await seat.until_seen(lambda one: "choose" in one.choices or "play" in one.choices)
        while "choose" not in seat.choices:
            verb_ = next(iter(seat.choices))
            await seat.act(*seat.choices[verb_][0])
            await seat.until_seen(lambda one: bool(one.choices))
        asked, number = seat.view["prompt"], seat.number
        assert await late(seat, number - 1, "choose", 0) == (
            "That question has passed; look at what is asked now."
        )
        assert seat.view["prompt"] == asked
        first = await seat.ask_to("choose", 0, seen=number)
        second = await seat.ask_to("choose", 0, seen=number)
        await seat.answer(first)
        with pytest.raises(Refusal, match="That question has passed"):  # a second click
            await seat.answer(second)

    at_server(tmp_path, scenario)


def test_ready_is_for_the_timer_that_was_seen(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        seat = await seated(server, {})
        await seat.until_seen(lambda one: one.view["players"][1]["ready"])
        number = seat.number
        assert await late(seat, number, "ready") == "done"
        await seat.until_seen(lambda one: one.view["clock"]["timer"] == 1)
        assert await late(seat, number, "ready") == (
            "That was for the timer or the phase before; look again."
        )
        assert not seat.view["players"][0]["ready"]
        card = seat.view["players"][0]["binder"][0]["id"]
        assert await late(seat, number, "move", card, "deck") == "done"  # it is the same deed

    at_server(tmp_path, scenario)
