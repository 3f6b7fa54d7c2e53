"""What can happen at a table: the inputs of its log.

Each has the time it was taken, in milliseconds since 1970; applying them in order to an empty table
gives the same table everywhere. Chat is not among them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from mblades.bots.manners import Remark
from mblades.rules import replay
from mblades.server.wire.messages import CastDelay, Pace


class Opened(Struct, frozen=True, tag="opened", tag_field="do"):
    """Somebody opened the table and sits there: on its first seat, or in a rematch on their own."""

    at: int
    host: str
    host_name: str
    name: str
    public: bool
    code: str
    setup: dict[str, Any]
    sheets: tuple[str, ...]
    pace: Pace
    seats: int
    bots: tuple[str | None, ...] = ()
    people: tuple[tuple[int, str, str], ...] = ()  # of a rematch: seat, account, name
    kept: tuple[str, ...] = ()  # the accounts among them that keep their name
    guided: bool = False  # a newcomer's first game
    faces: dict[str, int] = {}  # by account
    host_seat: int = 0
    cast_delay_s: CastDelay | None = None  # None: it is not cast
    cast_code: str = ""


class Changed(Struct, frozen=True, tag="changed", tag_field="do"):
    """The host changed what will be played."""

    at: int
    by: str
    name: str | None = None
    public: bool | None = None
    setup: dict[str, Any] | None = None
    sheets: tuple[str, ...] | None = None
    pace: Pace | None = None
    seats: int | None = None
    cast_delay_s: CastDelay | Literal["off"] | None = None
    cast_code: str = ""  # for a cast that is switched on


class Sat(Struct, frozen=True, tag="sat", tag_field="do"):
    """Somebody took a seat, or came back to theirs, or wants to take over a bot's."""

    at: int
    account: str
    name: str
    seat: int | None = None
    kept: bool = False  # the name, with a passphrase
    face: int | None = None
    invited: bool = False  # came by the invitation


class LeftSeat(Struct, frozen=True, tag="left_seat", tag_field="do"):
    """Somebody left their seat; in a game a bot plays on."""

    at: int
    account: str


class SeatSet(Struct, frozen=True, tag="seat", tag_field="do"):
    """The host put a bot on a seat, or opened it."""

    at: int
    by: str
    seat: int
    bot: str | None


class Began(Struct, frozen=True, tag="began", tag_field="do"):
    """The host started the game."""

    at: int
    by: str
    seed: int
    # With other cards or other rules the log would give another game.
    library: str  # the digest of the program's cards
    rules: int = 0  # their version; logs from before it was written have none
    recorded: tuple[replay.Input, ...] = ()  # of a replay that is played on from here
    is_played_on: bool = False  # older logs tell it by what is recorded


class Wished(Struct, frozen=True, tag="wished", tag_field="do"):
    """Somebody says whether their deck is to be filled when the time to build it is up."""

    at: int
    account: str
    fill: bool


class Came(Struct, frozen=True, tag="came", tag_field="do"):
    """Somebody who sits here has a connection; also a sign that they still have it."""

    at: int
    account: str


class Went(Struct, frozen=True, tag="went", tag_field="do"):
    """The last connection of somebody who sits here is gone."""

    at: int
    account: str


class Acted(Struct, frozen=True, tag="acted", tag_field="do"):
    """A seat acts: its person, its bot, or a bot because the time for a decision is over."""

    at: int
    seat: int
    action: tuple[Any, ...]
    by: Literal["person", "bot", "clock"] = "person"
    remark: Remark | None = None  # what the bot says with it


class TimePassed(Struct, frozen=True, tag="time", tag_field="do"):
    """What was due by now happens."""

    at: int


class Rematched(Struct, frozen=True, tag="rematch", tag_field="do"):
    """The same people play again at another table."""

    at: int
    by: str
    table: str


Input = (
    Opened
    | Changed
    | Sat
    | LeftSeat
    | SeatSet
    | Began
    | Wished
    | Came
    | Went
    | Acted
    | TimePassed
    | Rematched
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Input).decode
