"""The messages between server and client: the types of the HTTP API and of the socket.

Every type here is part of the OpenAPI document (`python -m mblades.server.web.openapi`), from which the
client's TypeScript types are made. What a seat sees of a game is in `rules/state/view_records.py`, what is
printed on cards in `wire/library.py`; set-ups, replays and puzzles are in the modules of that name.

The socket of a table is `/api/tables/{table}/socket`. The client says `hello` first, then anything
of `FromClient`; the server answers with `FromServer`. Messages are JSON objects with a `type`.

**The document.** For each seat the server keeps a document `{"view": View, "choices": {verb:
[action, ...]}}`. `welcome` has it whole; each `update` has changes `[path, value]`: `path` is a list
of keys and indices from the root, `value` what is there from now on, or `null` with the path in
`gone` when the key is removed. Lists are replaced whole, but `view.players` is changed field by
field. Updates are numbered; `number` grows but may skip, as what changes nothing for a seat is
not sent to it.

**A cast.** Who says hello with the code of the caster's link gets `casting`, then `welcome` and the rest as
a spectator would, but of the table as it was some time ago, and with the eyes of all seats together. A caster
says nothing but hello.

**Words.** Sentences for players are a `Reason`: the client finds its own words by `key`. Card texts
come in three languages with the library. The number of an ability, in `prompt.ability`, in an option
["effect", card, ability], in the action ["action", card, ability] and in the event "effect", is found
in `Line.abilities` (or `MetaFace.abilities`): so one knows which line of which card is speaking.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from mblades.bots.advice import Reckoning
from mblades.errors import Reason
from mblades.rules.state.view_records import View

Language = Literal["en", "ja", "ru"]
TableState = Literal["lobby", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]

Millis = Annotated[int, Meta(description="Milliseconds since 1970, by the server's clock.")]
REFS = "#/components/schemas/{name}"
# Read by the game (`Game.read`), which knows what its mode can do and says what is wrong with others.
Action = Annotated[
    list[Any],
    Meta(min_length=1, max_length=12, extra_json_schema={"$ref": REFS.format(name="Action")}),
]
NAME_LENGTH = 24
CHAT_LENGTH = 300
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
FaceNumber = Annotated[int, Meta(ge=0, le=99, description="Of a picture that the client draws.")]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
TableName = Annotated[str, Meta(max_length=60)]
LONGEST_SHEET, MOST_SHEETS = 40_000, 4
Sheets = Annotated[
    list[Annotated[str, Meta(max_length=LONGEST_SHEET)]], Meta(max_length=MOST_SHEETS)
]
ChatText = Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
Phrase = Literal[
    "hello", "luck", "nice", "thanks", "sorry", "moment", "trade", "again",
    "clap", "laugh", "wow", "think", "cry", "party",
]  # fmt: skip
CastDelay = Annotated[
    int,
    Meta(ge=0, le=3600, description="How many seconds ago it is what a cast of the game shows."),
]
RequestId = Annotated[int, Meta(ge=0, le=2**53, description="Chosen by the client.")]


class Problem(Struct):
    """The body of every answer that is not a success."""

    status: int
    reason: Reason


# --------------------------------------------------------------------------- accounts


class Account(Struct):
    """Somebody who plays."""

    id: str
    name: str
    kept: bool  # with a passphrase, so that one can log in elsewhere
    face: FaceNumber | None = None


class Session(Struct):
    """A log-in. The token goes into `Authorization: Bearer ...` and into `hello`."""

    token: str
    account: Account


class NewGuest(Struct, forbid_unknown_fields=True):
    """Play at once; without a name the server makes one up."""

    name: Name | None = None


class Rename(Struct, forbid_unknown_fields=True):
    """Another name, and perhaps another face."""

    name: Name
    face: FaceNumber | None = None  # null: the same as before


class Keep(Struct, forbid_unknown_fields=True):
    """Register a name with a passphrase, or change it."""

    name: Name
    passphrase: Passphrase
    old: Passphrase | None = None  # of a name that is kept already


class LogIn(Struct, forbid_unknown_fields=True):
    """Log in with a registered name."""

    name: Name
    passphrase: Passphrase


class Mutes(Struct):
    """The accounts whose chat this account does not get."""

    accounts: list[str]


class Address(Struct):
    """How other machines find the server."""

    address: str | None  # null: only this machine can


# --------------------------------------------------------------------------- tables


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How time passes at a table, besides the clock of the set-up."""

    clock: bool = True  # False: no clock, a timer ends when all are ready
    decision_s: Annotated[int, Meta(ge=0, le=600)] = 0  # for a tournament decision; 0: no limit
    break_s: Annotated[int, Meta(ge=0, le=600)] = 45  # between a tournament and deckbuilding
    bot_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1500  # how long a bot takes for an action
    away_s: Annotated[int, Meta(ge=1, le=3600)] = (
        60  # a bot takes the seat of a player who is away this long
    )


class Comer(Struct, frozen=True):
    """Somebody who takes over the seat of a bot at the next break."""

    account: str
    name: str
    face: FaceNumber | None = None
    kept: bool = False


class Seat(Struct):
    """A seat at a table."""

    seat: int
    kind: SeatKind
    name: str  # of the person or the bot; "" while open
    account: str | None = None
    level: str | None = None  # of the bot that sits here or stands in
    present: bool = False  # a person with an open connection
    stand_in: bool = False  # a bot plays for the person, until they come back
    kept: bool = False  # nobody else has this name: it was kept with a passphrase
    face: FaceNumber | None = None  # of the person
    vacant: bool = False  # a bot plays because nobody had come: whoever comes may take over
    coming: Comer | None = None


DueKind = Literal["timer", "break", "decision", "hold"]


class Due(Struct):
    """Something that the clock will do."""

    what: DueKind  # break: until the next phase starts
    at: Millis
    seat: int | None = None  # whose decision or first chance
    place: int | str | None = None  # of a hold: the slot of the store, "store" or "core"


class Table(Struct):
    """A table as everyone at it knows it."""

    id: str
    number: int  # of the last input; grows
    name: str
    state: TableState
    public: bool
    code: str | None  # for the invitation link; only for those at the table
    host: str  # account
    seats: list[Seat]
    spectators: int
    setup: dict[str, Any]  # what was chosen; fields as in Options
    sheets: list[str]  # sets of one's own, as sheets
    pace: Pace
    due: list[Due]  # empty while the clock is stopped or nobody is present
    onward: list[int]  # seats that wait for the next phase: the action ["onward"]
    now: Millis
    cards: str  # digest of its library: the one of the program, or one with sets of its own
    rematch: str | None = None  # the table where the same people play again
    guided: bool = False  # the client leads a newcomer through the game, and bots wait
    cast_delay_s: CastDelay | None = None  # null: the game is not cast
    cast_code: str | None = None  # for the caster's link; only for the host


class SeatResult(Struct):
    """Who sat on a seat, and what they made of the game."""

    seat: int
    kind: SeatKind
    name: str
    account: str | None
    level: str | None  # of a bot
    place: int  # 1: won
    total: int  # of what the mode counts in: VP, RP, tournaments won
    character: str | None = None  # by which a bot goes


class GameResult(Struct):
    """How a game ended."""

    began: Millis  # 0: not known
    ended: Millis
    seats: list[SeatResult]
    boss: int | None = None  # the place of the boss, who has no seat at the table
    is_played_on: bool = False  # from a replay: it counts for nothing


class PastGame(Struct):
    """A game that somebody has played to its end."""

    table: str
    name: str  # of the table
    edition: str
    mode: str
    seat: int | None  # where they sat
    result: GameResult


class TableSummary(Struct):
    """A table in the list of the lobby."""

    id: str
    name: str
    state: TableState
    public: bool
    host: str  # name
    seats: int
    people: int
    present: int  # of the people
    bots: int
    open: int  # seats
    edition: str
    mode: str
    build: str | None
    round: int
    mine: bool
    updated: Millis
    result: GameResult | None = None  # when the game is over
    asked: list[str] = []  # the accounts that the game waits for
    your_turn: bool = False  # the game waits for whoever looks at the list


class NewTable(Struct, forbid_unknown_fields=True):
    """Open a table; whoever opens it takes the first seat."""

    setup: dict[str, Any] = {}
    name: TableName = ""
    public: bool = True
    bots: list[str | None] = []  # by seat: a level, or null for a person; the first is yours
    pace: Pace = Pace()
    sheets: Sheets = []
    cast_delay_s: CastDelay | None = None  # null: the game is not cast


class ChangeTable(Struct, forbid_unknown_fields=True):
    """Change a table before it starts; what is null stays."""

    setup: dict[str, Any] | None = None
    name: TableName | None = None
    public: bool | None = None
    pace: Pace | None = None
    sheets: Sheets | None = None
    cast_delay_s: CastDelay | Literal["off"] | None = None


class QuickGame(Struct, forbid_unknown_fields=True):
    """One click: a game against bots that starts at once."""

    edition: str | None = None
    players: Annotated[int, Meta(ge=2, le=6)] | None = None
    level: str | None = None
    clock: bool = True


class GuidedGame(Struct, forbid_unknown_fields=True):
    """A first game through which the client leads: without a clock, against Rookies that wait."""

    bot_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1_500  # as in Pace


class Sit(Struct, forbid_unknown_fields=True):
    """Take a seat: this one, or the first that is open."""

    seat: int | None = None
    code: str | None = None  # of the invitation; a private table asks for it


class SetSeat(Struct, forbid_unknown_fields=True):
    """The host puts a bot on a seat, or opens it for a person."""

    bot: str | None


# --------------------------------------------------------------------------- the socket, client says


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: who is here, and the number of the last update they had (-1: none)."""

    token: Annotated[str, Meta(max_length=100)]
    seen: int = -1
    code: str | None = None  # of the invitation, to watch a private table
    cast: str | None = None  # the code of the caster's link, to see all hands, some time later


class Act(Struct, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Do this: one of the choices, or a compound form of one."""

    id: RequestId
    action: Action
    seen: int | None = None  # the update it was chosen from; null: the latest


class Onward(Struct, array_like=True, tag="onward", forbid_unknown_fields=True):
    """The next phase may start: an action at a table that is none of the game."""


class Unsell(Struct, array_like=True, tag="unsell", forbid_unknown_fields=True):
    """Take back a sale that nobody has acted on: a courtesy of the table, and no action of the game."""

    card: int


class Say(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    """A line of chat."""

    text: ChatText


class SayPhrase(Struct, tag="phrase", tag_field="type", forbid_unknown_fields=True):
    """A ready phrase or a face: everybody reads it in their own language."""

    phrase: Phrase


class AskHint(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """What would the best bot do?"""

    id: RequestId


class AskFilling(Struct, tag="fill", tag_field="type", forbid_unknown_fields=True):
    """What would the best bot put into my decks, beside what is in them?"""

    id: RequestId


class ComeBack(Struct, tag="back", tag_field="type", forbid_unknown_fields=True):
    """I play my seat again myself. (Acting or saying hello does the same.)"""


class Wish(Struct, tag="wish", tag_field="type", forbid_unknown_fields=True):
    """Whether my deck is to be filled when the last timer ends, if I am not ready by then."""

    fill: bool


FromClient = Hello | Act | Say | SayPhrase | AskHint | AskFilling | ComeBack | Wish


# --------------------------------------------------------------------------- the socket, server says


class HistoryEntry(Struct):
    """What one input did, as this seat may know it; part of the story."""

    number: int
    at: Millis
    events: list[list[Any]]  # [kind, field, ...], see `x-events` in the OpenAPI document
    cards: dict[str, str]  # design id by card number, for cards that the events name


class ChatLine(Struct):
    """A line of chat at a table."""

    number: int
    at: Millis
    account: str
    name: str
    text: str
    seat: int | None = None
    phrase: Phrase | None = None  # instead of a text


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The state of things, after hello."""

    number: int
    seat: int | None  # null: a spectator
    table: Table
    view: View | None  # null in the lobby
    choices: dict[str, list[Action]]  # by verb; an action is sent back as it stands here
    story: list[HistoryEntry]  # what happened after `seen`, as far as it is remembered
    chat: list[ChatLine]


class Update(Struct, tag="update", tag_field="type"):
    """Something happened."""

    number: int
    at: Millis
    changes: list[tuple[list[str | int], Any]]  # [path, value] in the document
    gone: list[list[str | int]]  # paths of keys that have been removed
    events: list[list[Any]]
    cards: dict[str, str]


class Started(Struct, tag="started", tag_field="type"):
    """The game begins: a whole document, as in welcome."""

    number: int
    seat: int | None
    table: Table
    view: View
    choices: dict[str, list[Action]]
    story: list[HistoryEntry]


class Casting(Struct, tag="casting", tag_field="type"):
    """To a caster, before the welcome and when it changes. The time of a cast is the server's less the
    delay: `Table.now` there, and so is this."""

    delay_s: CastDelay
    begins: Millis | None  # when the game did; null: it has not begun


class Done(Struct, tag="done", tag_field="type"):
    """Saved and done. The update with this number shows it."""

    id: int
    number: int


class Refused(Struct, tag="refused", tag_field="type"):
    """Nothing was changed. id -1: what was refused had no id."""

    id: int
    reason: Reason


class Waiting(Struct, tag="waiting", tag_field="type"):
    """Others may want the same card: done or refused follows at that time (RUL-10)."""

    id: int
    until: Millis


class TableChanged(Struct, tag="table", tag_field="type"):
    """Seats, presence, bots or due times have changed."""

    table: Table


class Said(Struct, tag="said", tag_field="type"):
    """Somebody said something."""

    line: ChatLine


class Advice(Struct, tag="advice", tag_field="type"):
    """What the best bot would do: a whole move, its actions in order, and what it reckons."""

    id: int
    actions: list[Action]
    reason: Reckoning


class Filling(Struct, tag="filling", tag_field="type"):
    """The moves that fill one's decks, one after the other."""

    id: int
    actions: list[Action]


FromServer = (
    Welcome
    | Started
    | Update
    | Casting
    | Done
    | Refused
    | Waiting
    | TableChanged
    | Said
    | Advice
    | Filling
)
