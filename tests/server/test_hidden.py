"""Nobody gets what they may not: hidden cards, other people's seats and tables."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mblades.rules.game import Game
from mblades.rules.state.actions import Action, Buy, Extend, Move, Ready, Unready, as_list
from mblades.server.tables.documents import cards_named, changes, document
from mblades.server.tables.table import Table
from tests.server.people import Person, Refusal, Seat, Server, at_server
from tests.server.tables import Scene

CLOCK = {"timers": (60, 60, 60), "contest_ms": 0, "first_chance_ms": 0}


def message_bytes(table: Table, events: list[Any], seat: int | None, before: Any) -> bytes:
    """Everything the server would send to a seat about an input."""
    game = table.game
    assert game is not None
    seen = game.seen_by(seat, events)
    now = document(table, seat)
    return msgspec.json.encode([now, changes(before, now), seen, cards_named(game, seen)])


def swap_hidden(game: Game, viewer: int, rng: random.Random) -> None:
    """Give the cards that the viewer cannot see other faces, set by set as backs are seen."""
    s = game.state
    hidden = [
        *s.shop.store_deck,
        *(card for card in s.shop.store_area if card >= 0),
        *s.shop.core_deck,
    ]
    for player in s.players:
        if player.seat != viewer:
            hidden += [*player.binder, *player.deck, *player.unseen]
    by_set: dict[str, list[int]] = {}
    for card in hidden:
        by_set.setdefault(s.catalog.set_of[s.cards[card]], []).append(card)
    other = dict(zip(hidden, hidden, strict=True))
    for cards in by_set.values():
        mixed = cards.copy()
        rng.shuffle(mixed)
        other.update(zip(cards, mixed, strict=True))

    def change(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(other.get(card, card) for card in cards)

    s.shop.store_deck = change(s.shop.store_deck)
    s.shop.store_area = change(s.shop.store_area)
    s.shop.core_deck = change(s.shop.core_deck)
    for player in s.players:
        if player.seat != viewer:
            player.binder = change(player.binder)
            player.deck = change(player.deck)
            player.unseen = change(player.unseen)


@pytest.mark.parametrize("seed", range(4))
def test_hidden_cards_leave_no_trace_in_other_seats_messages(seed: int) -> None:
    rng = random.Random(seed)
    scene = Scene(CLOCK).begin()
    compared = 0
    for step in range(80):
        viewer, actor = rng.sample(range(3), 2)
        game = scene.table.game
        assert game is not None
        if step in (30, 60):
            assert scene.table.timer is not None
            assert scene.table.timer.due is not None
            scene.tick_at(scene.table.timer.due)
            continue
        free = [
            one for one in game.choices(actor)
            if isinstance(one, Buy | Move | Ready | Unready | Extend)
        ]  # fmt: skip
        if not free:
            continue
        twin = scene.table.clone()
        assert twin.game is not None
        swap_hidden(twin.game, viewer, rng)
        befores = [document(one, viewer) for one in (scene.table, twin)]
        assert msgspec.json.encode(befores[0]) == msgspec.json.encode(befores[1])
        place = rng.randrange(len(free))
        action = free[place]
        twin_scene = Scene(CLOCK)
        twin_scene.table, twin_scene.now = twin, scene.now
        if isinstance(action, Move):  # the same card by its place, whatever its face is now
            player, other = game.state.players[actor], twin.game.state.players[actor]
            zone = "binder" if action.card in player.binder else "deck"
            if action.card not in getattr(player, zone) or action.area == "collection":
                continue
            card = getattr(other, zone)[getattr(player, zone).index(action.card)]
            twin_action: Action = Move(card, action.area)
            if twin_action not in twin.game.choices(actor):
                continue
        else:
            twin_action = action
        outcome = twin_scene.act(actor, *as_list(twin_action))
        theirs = message_bytes(twin, outcome.events, viewer, befores[1])
        ours = message_bytes(
            scene.table, scene.act(actor, *as_list(action)).events, viewer, befores[0]
        )
        assert ours == theirs, action
        compared += 1
    assert compared > 40


def test_a_waiting_request_is_nobody_elses_business(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open(
            {"players": 3, "clock": {"contest_ms": 600, "first_chance_ms": 0}},
            pace={"bot_ms": 10_000},
        )
        await bob.sit(table)
        await ann.start(table)
        first, second = await ann.connect(table), await bob.connect(table)
        await second.act("ready")
        pending = await first.ask_to(*first.buying(2))
        await first.until(lambda one: one["type"] == "waiting")
        heard = len(second.messages)
        await second.act("unready")
        assert all(
            one["type"] in ("update", "done", "table") and "bought" not in str(one)
            for one in second.messages[heard:]
        )
        assert "window" not in str(second.table["due"])
        await first.answer(pending)

    at_server(tmp_path, scenario)


def test_a_foreign_or_made_up_token_opens_nothing(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, eve = await server.guest("Ann"), await server.guest("Eve")
        table = await ann.open({"players": 3}, public=False)
        for token in ("", "nonsense", ann.token[:-1], ann.id):
            with pytest.raises(Refusal) as refusal:
                await server.ask("GET", "/me", token=token)
            assert refusal.value.status == 401
            seat = Seat(await server.socket(table["id"]))
            await seat.send(type="hello", token=token)
            assert (await seat.receive())["type"] == "refused"
        stranger = Seat(await server.socket(table["id"]))
        await stranger.send(type="hello", token=eve.token)
        assert "private" in (await stranger.receive())["reason"]["text"]
        for method, path, body in (
            ("POST", "start", {}), ("PUT", "seats/1", {"bot": "rookie"}),
            ("DELETE", "seats", None), ("POST", "rematch", {}),
        ):  # fmt: skip
            with pytest.raises(Refusal) as refusal:
                await eve.ask(method, f"/tables/{table['id']}/{path}", body)
            assert refusal.value.status == 403
        with pytest.raises(Refusal) as refusal:
            await eve.ask("PATCH", f"/tables/{table['id']}", {"name": "Eve's"})
        assert refusal.value.status == 403

    at_server(tmp_path, scenario)


def test_a_log_in_is_over_after_logging_out(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann = await server.guest("Ann")
        await ann.ask("DELETE", "/sessions")
        with pytest.raises(Refusal) as refusal:
            await ann.ask("GET", "/me")
        assert refusal.value.status == 401

    at_server(tmp_path, scenario)


def test_a_name_is_kept_with_a_passphrase_and_used_elsewhere(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("ann")
        table = await ann.open()
        words = {"name": "Ann", "passphrase": "four blue card sleeves"}
        assert (await ann.ask("POST", "/me/keep", words))["kept"]
        with pytest.raises(Refusal, match="Someone else has registered this name"):
            await bob.ask("POST", "/me/keep", {**words, "name": "ANN"})
        for wrong in ({"name": "Ann", "passphrase": "not these words"},
                      {"name": "Nobody", "passphrase": "not these words"}):  # fmt: skip
            with pytest.raises(Refusal, match="name or the passphrase") as refusal:
                await server.ask("POST", "/sessions", wrong)
            assert refusal.value.status == 401
        session = await server.ask("POST", "/sessions", {**words, "name": "aNN"})
        elsewhere = Person(server, session["token"], session["account"])
        assert elsewhere.id == ann.id
        seat = await elsewhere.connect(table)
        assert seat.seat == 0
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
        assert ann.token.encode() not in stored
        assert b"four blue card sleeves" not in stored

    at_server(tmp_path, scenario)
