"""The shop that browser tests visit: a real server with the built client, and people who have it
arranged what they need (over HTTP and sockets) before a browser comes in."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Data = dict[str, Any]
PATIENCE_S = 60.0
AT_ONCE: Data = {"contest_ms": 0, "first_chance_ms": 0}
GOING_ON = ("ready", "onward", "draft", "use_deck", "choose", "play", "end")
ROOT = Path(__file__).resolve().parents[2]
COMMAND = "from mblades.cli import main; raise SystemExit(main())"


@contextmanager
def running(*words: str, source: Path = ROOT / "src") -> Iterator[str]:
    """`mblades WORDS` until it is no longer needed; the address it says it serves on."""
    with subprocess.Popen(
        [sys.executable, "-c", COMMAND, *words, "--port", "0"],
        stdout=subprocess.PIPE, text=True, encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(source)},
    ) as process:  # fmt: skip
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://localhost:\d+", line)
            assert found, f"mblades {words[0]} said {line!r}"
            yield found[0]
        finally:
            process.terminate()


class Shop:
    """A running server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE_S)

    def __enter__(self) -> Shop:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def guest(self, name: str) -> Guest:
        """Somebody new."""
        answer = self.http.post("/api/guests", json={"name": name})
        return Guest(self, answer.raise_for_status().json())

    def library(self, language: str) -> Data:
        """What is printed on the cards."""
        told: Data = self.http.get(f"/api/library/{language}").raise_for_status().json()
        return told


class Guest:
    """Somebody with a log-in, who may open tables and play without a browser."""

    def __init__(self, shop: Shop, session: Data) -> None:
        self.shop = shop
        self.session = session
        self.name: str = session["account"]["name"]

    def ask(self, method: str, path: str, body: object = None) -> Data:
        """A request as this person."""
        headers = {"Authorization": f"Bearer {self.session['token']}"}
        answer = self.shop.http.request(method, f"/api{path}", json=body, headers=headers)
        assert answer.status_code < 400, answer.text
        told: Data = answer.json()
        return told

    def open_table(
        self, *, bots: tuple[str | None, ...] = (None, "rookie", "rookie"), **wanted: Any
    ) -> Data:
        """A private table without a clock, where nobody waits for others who might want a card and
        bots do not hesitate, unless otherwise wanted."""
        usual = {"players": len(bots), "build": "New Beginnings", "clock": AT_ONCE}
        setup = {**usual, **wanted.pop("setup", {})}
        pace = {"clock": False, "bot_ms": 0, "break_s": 600, **wanted.pop("pace", {})}
        wishes = {"setup": setup, "pace": pace, "bots": list(bots), "public": False, **wanted}
        return self.ask("POST", "/tables", wishes)

    def sit(self, table: Data) -> None:
        """Take the first seat that is free."""
        self.ask("POST", f"/tables/{table['id']}/seats", {"code": table["code"]})

    def start(self, table: Data) -> None:
        """Start the game."""
        self.ask("POST", f"/tables/{table['id']}/start")

    def game(self, **wanted: Any) -> Data:
        """A table whose game has begun."""
        table = self.open_table(**wanted)
        self.start(table)
        return table

    def leave(self, table: Data) -> None:
        """Leave the table; a bot plays on."""
        self.ask("DELETE", f"/tables/{table['id']}/seats")

    @contextmanager
    def seated(self, table: Data) -> Iterator[Seat]:
        """Play without a browser."""
        address = self.shop.address.replace("http", "ws", 1)
        with connect(f"{address}/api/tables/{table['id']}/socket", max_size=None) as socket:
            path = f"/tables/{table['id']}/library/en"
            yield Seat(socket, self.session["token"], self.ask("GET", path)["faces"])


class Seat:
    """A seat that is played from a test."""

    def __init__(self, socket: ClientConnection, token: str, faces: Data) -> None:
        self._socket = socket
        self._faces = faces
        self._id = 0
        self.document: Data = {}
        self.table: Data = {}
        self._send(type="hello", token=token)
        while not self.table:
            self.receive()

    def _send(self, **message: Any) -> None:
        self._socket.send(json.dumps(message))

    def receive(self, patience_s: float = PATIENCE_S) -> Data:
        """The next message, taken in."""
        message: Data = json.loads(self._socket.recv(patience_s))
        if message["type"] in ("welcome", "started"):
            self.document = {"view": message["view"], "choices": message["choices"]}
        if message["type"] in ("welcome", "started", "table"):
            self.table = message["table"]
        for path, value in message.get("changes", ()):
            self._holder(path)[path[-1]] = value
        for path in message.get("gone", ()):
            del self._holder(path)[path[-1]]
        return message

    def _holder(self, path: list[Any]) -> Any:
        holder: Any = self.document
        for key in path[:-1]:
            holder = holder[key]
        return holder

    @property
    def view(self) -> Data:
        """What this seat sees."""
        view: Data = self.document["view"]
        return view

    @property
    def choices(self) -> dict[str, list[list[Any]]]:
        """What this seat may do."""
        choices: dict[str, list[list[Any]]] = self.document["choices"]
        return choices

    def act(self, *action: Any) -> None:
        """Do something and wait until it is done."""
        self.act_all([action])

    def act_all(self, actions: Sequence[Sequence[Any]]) -> None:
        """Do one thing after the other and wait until all is done; the server need not wait for
        who does them."""
        for answer in self.answers(actions):
            assert answer["type"] == "done", answer

    def answers(self, actions: Sequence[Sequence[Any]]) -> Iterator[Data]:
        """Try one thing after the other; what the server says to each."""
        asked = range(self._id + 1, self._id + 1 + len(actions))
        for action in actions:
            self._id += 1
            self._send(type="act", id=self._id, action=list(action))
        left = len(asked)
        while left:
            message = self.receive()
            if message.get("id") in asked and message["type"] != "waiting":
                left -= 1
                yield message

    def catch_up(self) -> None:
        """Whatever has arrived meanwhile, taken in."""
        with suppress(TimeoutError):
            while True:
                self.receive(0)

    def face(self, card: Data) -> Data:
        """What is printed on a card."""
        face: Data = self._faces[card["design"]]
        return face

    def hand(self) -> dict[str, int]:
        """The cards in one's hand, by name."""
        cards = self.view["players"][self.view["seat"]]["hand"]
        return {self._faces[card["design"]]["name"]: card["id"] for card in cards}

    def build(self) -> None:
        """A legal deck out of the binder, as far as the cards last."""
        room = {"Single": 8, "Deck Box": 1, "Accessory": 2}
        for card in self.view["players"][self.view["seat"]]["binder"]:
            kind = self._faces[card["design"]]["kind"]
            if room.get(kind, 0):
                room[kind] -= 1
                self.act("move", card["id"], "deck")

    def pass_time(self, until: str) -> None:
        """Go on, and do the first thing that is asked, until the game is in this phase:
        "tournament", "choosing", "break", "over"."""
        while self.phase != until:
            self.go_on()

    def pass_turn(self) -> None:
        """The same, until one may play a card again."""
        self.go_on()
        while "play" not in self.choices:
            self.go_on()

    def go_on(self) -> None:
        """One act that does as little as can be, or what comes next from others."""
        actions = [a for verb in GOING_ON for a in self.choices.get(verb, ())]
        if actions:
            self.act(*actions[0])
        else:
            self.receive()

    @property
    def phase(self) -> str:
        """Where the game is; the time between two rounds is a phase, too."""
        clock = self.view["clock"]
        return "break" if clock and clock["timer"] < 0 else str(self.view["phase"])
