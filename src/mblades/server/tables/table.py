"""A table: who sits there, what will be played, and the game under way.

`apply` is the only way in. It is a function of the table and the input, so replaying the log gives
the same table, byte for byte. An input that is refused (IllegalAction, SetupError) changes nothing.
"""

from __future__ import annotations

import copy
from secrets import compare_digest
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from mblades.bots import BOTS
from mblades.errors import IllegalAction, MbladesError
from mblades.rules.game import Game
from mblades.rules.state.actions import Action
from mblades.rules.state.events import Event
from mblades.server import setups
from mblades.server.tables.contests import Hold, Request
from mblades.server.tables.inputs import (
    Acted,
    Began,
    Came,
    Changed,
    Input,
    LeftSeat,
    Opened,
    Rematched,
    Sat,
    SeatSet,
    TimePassed,
    Went,
    Wished,
)
from mblades.server.tables.sales import Sale
from mblades.server.wire.messages import Comer, Pace, TableState

STAND_IN = "regular"  # the level of a bot that plays for a person
STALE_MS = 10 * 60_000  # a connection without a sign of life for this long counts as gone


class Place(Struct, frozen=True):
    """A seat: open, a person's, or a bot's."""

    account: str | None = None
    name: str = ""
    level: str | None = None  # of the bot
    present: bool = False
    sign: int = 0  # when the person last gave a sign of life
    stand_in: bool = False  # a bot plays for the person
    left: bool = False  # on purpose: only their own word brings them back
    kept: bool = False  # the name is the person's alone
    face: int | None = None
    vacant: bool = False  # a bot plays because nobody had come when the game began
    coming: Comer | None = None  # who takes over from the bot
    fills: bool = False  # the person wants a full deck when the time to build it is up

    @property
    def is_open(self) -> bool:
        """Nobody sits here."""
        return self.account is None and self.level is None

    @property
    def is_played_by_bot(self) -> bool:
        """A bot decides here."""
        return self.stand_in or (self.account is None and self.level is not None)

    @property
    def bot_level(self) -> str:
        """How well the bot plays that decides here."""
        return self.level or STAND_IN


class Timer(Struct, frozen=True):
    """The running deckbuilding timer, or the break before the first."""

    key: tuple[int, int, int]  # round, timer, extensions
    due: int | None  # None while it stands still
    left: int  # milliseconds, while it stands still


class Decision(Struct, frozen=True):
    """A decision of the tournament that has to be made in time."""

    acts: int
    seat: int
    due: int


class Settled(Struct, frozen=True):
    """What came of a request for a card that others wanted too."""

    number: int  # of the input that asked
    refusal: MbladesError | None


class Outcome(Struct):
    """What an input did."""

    events: list[Event] = []
    given: list[tuple[int | None, Action | None]] = []  # to the game: acts of seats, and ticks
    taken_back: tuple[int, Action] | None = None  # an act that is as if it had never been
    settled: list[Settled] = []
    until: int | None = None  # the input is a request that is settled at this time


class Table(Struct):
    """A table. All values are immutable but the game, which `clone` copies."""

    id: str
    number: int = 0  # inputs so far
    host: str = ""
    name: str = ""
    public: bool = False
    code: str = ""
    setup: dict[str, Any] = {}
    sheets: tuple[str, ...] = ()
    pace: Pace = Pace()
    cast_delay_s: int | None = None  # how long ago it is what a cast shows; None: it is not cast
    cast_code: str = ""
    guided: bool = False  # a newcomer's first game: in deckbuilding bots wait for people
    seats: tuple[Place, ...] = ()
    state: TableState = "lobby"
    game: Game | None = None
    acts: int = 0  # that came to something
    decisions: int = 0  # acts outside deckbuilding, whatever they came to
    timer: Timer | None = None
    decision: Decision | None = None
    requests: tuple[Request, ...] = ()
    holds: tuple[Hold, ...] = ()
    sales: tuple[Sale, ...] = ()  # that may still be taken back
    onward: tuple[int, ...] = ()  # seats that wait for the next phase
    rematch: str | None = None
    is_deserted: bool = False  # a lobby where nobody is expected
    is_played_on: bool = False  # from a moment of a replay
    began: int = 0  # when the game did
    ended: int = 0
    updated: int = 0

    def clone(self) -> Table:
        """An independent copy."""
        twin = copy.copy(self)
        if self.game is not None:
            twin.game = self.game.clone()
        if self.sales:
            twin.sales = tuple(replace(one, without=one.without.clone()) for one in self.sales)
        return twin

    def dump(self) -> bytes:
        """The table as bytes, for a snapshot."""
        return _encoder.encode(self)

    @staticmethod
    def load(data: bytes) -> Table:
        """The table that `dump` wrote."""
        return _decoder.decode(data)

    def seat_of(self, account: str) -> int | None:
        """Where somebody sits."""
        for seat, place in enumerate(self.seats):
            if place.account == account:
                return seat
        return None

    def is_expected(self, account: str) -> bool:
        """Whether somebody sits here, or will at the next break."""
        return any(
            place.account == account
            or (place.coming is not None and place.coming.account == account)
            for place in self.seats
        )

    def is_invitation(self, code: str | None) -> bool:
        """Whether this is the code of the table's invitation."""
        return _is_same(self.code, code)

    def is_cast_code(self, code: str | None) -> bool:
        """Whether this is the code of the caster's link."""
        return bool(self.cast_code) and _is_same(self.cast_code, code)

    @property
    def is_asleep(self) -> bool:
        """Nobody is here: the clock stands still and bots wait."""
        return not any(place.present for place in self.seats)

    def apply(self, what: Input) -> Outcome:
        """Carry out the next input, or refuse it and change nothing."""
        from mblades.server.tables import play, taking_over

        outcome = Outcome()
        match what:
            case Acted():
                play.act(self, what, outcome)
            case TimePassed():
                play.pass_time(self, what.at, outcome)
            case Opened():
                self._open(what)
            case Changed():
                self._change(what)
            case Sat():
                self._sit(what)
            case LeftSeat():
                self._leave_seat(what)
            case SeatSet():
                self._set_seat(what)
            case Began():
                self._check_host(what.by)
                play.begin(self, what, outcome)
            case Came() | Went() | Wished():
                self._hear_from(what)
            case Rematched():
                self._rematch(what)
        self.number += 1
        self.updated = what.at
        if self.game is not None:
            taking_over.seat_comers(self, what.at, outcome)
            play.keep_time(self, what.at)
        return outcome

    # ----------------------------------------------------------------------- the lobby

    def _open(self, what: Opened) -> None:
        self.host, self.name, self.public, self.code = (
            what.host, what.name, what.public, what.code,
        )  # fmt: skip
        self.setup, self.sheets, self.pace = what.setup, what.sheets, what.pace
        self.guided = what.guided
        self.cast_delay_s, self.cast_code = what.cast_delay_s, what.cast_code
        seats = [Place() for _ in range(what.seats)]
        for seat, level in enumerate(what.bots[: what.seats]):
            if level is not None and seat != what.host_seat:
                seats[seat] = _bot(level)
        for seat, account, name in ((what.host_seat, what.host, what.host_name), *what.people):
            seats[seat] = Place(
                account=account, name=name, sign=what.at, kept=account in what.kept,
                face=what.faces.get(account),
            )  # fmt: skip
        self.seats = tuple(seats)

    def _change(self, what: Changed) -> None:
        self._check_host(what.by)
        self.check_lobby()
        if what.seats is not None:
            if any(place.account is not None for place in self.seats[what.seats :]):
                raise IllegalAction("Someone is sitting in a seat that would be removed.")
            more = what.seats - len(self.seats)
            self.seats = self.seats[: what.seats] + (Place(),) * max(more, 0)
        for field in ("name", "public", "setup", "sheets", "pace"):
            value = getattr(what, field)
            if value is not None:
                setattr(self, field, value)
        if what.cast_delay_s is not None:
            if self.cast_delay_s is None and what.cast_code:
                self.cast_code = what.cast_code  # links to the cast that was are old
            self.cast_delay_s = None if what.cast_delay_s == "off" else what.cast_delay_s

    def _sit(self, what: Sat) -> None:
        from mblades.server.tables import taking_over

        mine = self.seat_of(what.account)
        if self.state != "lobby":
            if self.game is None:
                self.check_lobby()
            if mine is None:
                taking_over.expect(self, what)
                return
            self.change_place(
                mine, stand_in=False, left=False, sign=what.at, name=what.name, kept=what.kept,
                face=what.face,
            )  # fmt: skip
            return
        seat = what.seat
        if seat is None:
            seat = self._free_seat(what.invited) if mine is None else mine
        if not 0 <= seat < len(self.seats):
            raise IllegalAction("There is no such seat at this table.")
        place = self.seats[seat]
        if place.account not in (None, what.account):
            raise IllegalAction("Someone is already sitting there.")
        if place.level is not None and not what.invited:
            raise IllegalAction("A bot is sitting there; the host can open the seat.")
        present = False
        if mine is not None:
            present = self.seats[mine].present
            self.set_place(mine, Place())
        self.set_place(
            seat,
            Place(
                account=what.account, name=what.name, sign=what.at, present=present,
                kept=what.kept, face=what.face,
            ),
        )  # fmt: skip
        self.is_deserted = False

    def _free_seat(self, invited: bool) -> int:
        for seat, place in enumerate(self.seats):
            if place.is_open:
                return seat
        for seat, place in enumerate(self.seats):
            if invited and place.account is None:  # a bot makes room for a friend
                return seat
        raise IllegalAction("Every seat is taken; you can watch.")

    def _leave_seat(self, what: LeftSeat) -> None:
        from mblades.server.tables import taking_over

        seat = self.seat_of(what.account)
        if seat is None:
            seat = taking_over.coming_to(self, what.account)
            if seat is None:
                raise IllegalAction("You do not have a seat at this table.")
            self.change_place(seat, coming=None)
            return
        if self.state != "lobby":
            self.change_place(seat, stand_in=True, left=True, present=False)
            return
        self.set_place(seat, Place())
        if not any(place.account is not None for place in self.seats):
            self.state = "over"
        elif what.account == self.host:
            self.pass_on_host()

    def _set_seat(self, what: SeatSet) -> None:
        self._check_host(what.by)
        self.check_lobby()
        if not 0 <= what.seat < len(self.seats):
            raise IllegalAction("There is no such seat at this table.")
        if self.seats[what.seat].account == self.host:
            raise IllegalAction("You are sitting there yourself; take another seat first.")
        place = Place() if what.bot is None else _bot(what.bot)
        self.set_place(what.seat, place)

    def _hear_from(self, what: Came | Went | Wished) -> None:
        seat = self.seat_of(what.account)
        if seat is None:
            raise IllegalAction("You do not have a seat at this table.")
        place = self.seats[seat]
        if isinstance(what, Wished):
            self.change_place(seat, fills=what.fill)
        elif isinstance(what, Went):
            if not place.present:
                raise IllegalAction("You are already away.")
            self.change_place(seat, present=False, sign=what.at)
        elif place.left:
            raise IllegalAction("You have left; come back to the table first.")
        else:
            self.change_place(seat, present=True, sign=what.at, stand_in=False)
            self.is_deserted = False

    def _rematch(self, what: Rematched) -> None:
        if self.state != "over" or self.game is None:
            raise IllegalAction("The game is not over yet.")
        if self.seat_of(what.by) is None:
            raise IllegalAction("You do not have a seat at this table.")
        if self.rematch is not None:
            raise IllegalAction("There is already a rematch.")
        self.rematch = what.table

    # ----------------------------------------------------------------------- parts

    def set_place(self, seat: int, place: Place) -> None:
        """From now on the seat is like this."""
        self.seats = (*self.seats[:seat], place, *self.seats[seat + 1 :])

    def change_place(self, seat: int, **changes: Any) -> None:
        """Change something about a seat."""
        self.set_place(seat, replace(self.seats[seat], **changes))

    def let_bot_play(self, seat: int) -> None:
        """A bot stands in for the person of a seat until they come back."""
        self.change_place(seat, stand_in=True, present=False)

    def mark_absent(self, seat: int) -> None:
        """Mark a seat as absent: its connection is gone, though no process said so."""
        self.change_place(seat, present=False)

    def pass_on_host(self) -> None:
        """Make another person host, if possible somebody who is present."""
        others = [place for place in self.seats if place.account not in (None, self.host)]
        new = next((place for place in others if place.present), others[0])
        assert new.account is not None
        self.host = new.account

    def give_sign(self, seat: int, at: int) -> None:
        """Note that the person of a seat is here, because they acted."""
        self.change_place(seat, sign=at, present=True, stand_in=False, left=False)

    def _check_host(self, account: str) -> None:
        if account != self.host:
            raise IllegalAction("Only the host of the table can do that.")

    def check_lobby(self) -> None:
        """IllegalAction unless the game has still to begin."""
        if self.state == "lobby":
            return
        if self.game is None:
            raise IllegalAction("Everyone has left this table; open a new one.")
        raise IllegalAction("The game has already begun.")


def _is_same(kept: str, given: str | None) -> bool:
    """Whether somebody gave the right code; how long that takes says nothing about it."""
    return compare_digest((given or "").encode("utf-8", "replace"), kept.encode())


def _bot(level: str) -> Place:
    if level not in BOTS:
        raise IllegalAction("There is no such bot level.")
    return Place(level=level)


def _enc_hook(value: object) -> bytes:
    assert isinstance(value, Game)
    return value.dump()


def _dec_hook(_type: type, data: bytes) -> Game:
    return Game.load(data, setups.library())


_encoder = msgspec.msgpack.Encoder(enc_hook=_enc_hook)
_decoder = msgspec.msgpack.Decoder(Table, dec_hook=_dec_hook)
