"""The HTTP API: accounts, cards, the new-table screen, the lobby."""

from __future__ import annotations

import datetime
from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post, put, websocket
from litestar.connection import WebSocket
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from mblades.cards.library import Library
from mblades.errors import SetupError, SheetError
from mblades.server import setups
from mblades.server.accounts import Accounts
from mblades.server.storage.records import Account
from mblades.server.tables import description, puzzles, replays
from mblades.server.tables.live import LiveTable
from mblades.server.tables.registry import Registry
from mblades.server.threads import in_thread
from mblades.server.web.packed import FOREVER, packed
from mblades.server.web.rate_limits import Buckets, Limits
from mblades.server.web.sockets import TableSockets
from mblades.server.wire import cards, messages
from mblades.server.wire import library as wire_cards
from mblades.server.wire import puzzles as wire_puzzles
from mblades.server.wire import replays as wire_replays
from mblades.server.wire import setups as wire_setups
from mblades.server.wire.refusals import NotLoggedIn, TooMuch, reason_of

ASK_AGAIN = "public, no-cache"
LIBRARY = {200: ResponseSpec(data_container=wire_cards.Library, description="All faces")}
REPLAY = "application/octet-stream"
REPLAYS = {200: ResponseSpec(data_container=bytes, description="A replay", media_type=REPLAY)}
Asking = Request[Any, Any, Any]
TheRegistry = NamedDependency[Registry]
TheAccounts = NamedDependency[Accounts]
TheSockets = NamedDependency[TableSockets]
Me = NamedDependency[Account]
Id = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]
PuzzleId = Annotated[str, PathParameter(pattern="^[a-z-]{1,40}$")]
Code = Annotated[str | None, QueryParameter(max_length=40, description="Of the invitation.")]
Eyes = Annotated[
    int | None, QueryParameter(ge=0, le=15, description="Whose eyes; none: everyone's together.")
]
Digest = Annotated[str | None, QueryParameter(max_length=64, description="Of the library.")]


class Rates:
    """How often one address may do what."""

    def __init__(self, limits: Limits) -> None:
        self.guests = Buckets(limits.guests)
        self.logins = Buckets(limits.logins)
        self.tables = Buckets(limits.tables)
        self.checks = Buckets(limits.checks)
        self.replays = Buckets(limits.replays)
        self.puzzles = Buckets(limits.puzzles)

    def check(self, buckets: Buckets, request: Asking) -> None:
        """Count a request; TooMuch when it is one too many."""
        if not buckets.take(request.client.host if request.client else ""):
            raise TooMuch("You have done that too many times; wait a moment.")


TheRates = NamedDependency[Rates]


def bearer(request: Asking) -> str:
    """The token of a request; NotLoggedIn if it has none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise NotLoggedIn("You are not logged in. Log in, or start again as a guest.")
    return token.strip()


async def who_asks(request: Asking, accounts: TheAccounts, registry: TheRegistry) -> Account:
    """Whose token a request carries."""
    return await accounts.by_token(bearer(request), registry.now() / 1000)


def _account(account: Account) -> messages.Account:
    return messages.Account(
        id=account.id, name=account.name, kept=account.is_kept, face=account.face
    )


# --------------------------------------------------------------------------- accounts


@post("/guests", summary="Play as a guest", status_code=201)
async def new_guest(
    data: JSONBody[messages.NewGuest],
    accounts: TheAccounts,
    registry: TheRegistry,
    rates: TheRates,
    request: Asking,
) -> messages.Session:
    """A new account without a passphrase, and its token."""
    rates.check(rates.guests, request)
    token, account = await accounts.new_guest(data.name, registry.now() / 1000)
    return messages.Session(token=token, account=_account(account))


@post("/sessions", summary="Log in with a kept name", status_code=201)
async def log_in(
    data: JSONBody[messages.LogIn],
    accounts: TheAccounts,
    registry: TheRegistry,
    rates: TheRates,
    request: Asking,
) -> messages.Session:
    """A new session for a registered name."""
    rates.check(rates.logins, request)
    token, account = await accounts.log_in(data.name, data.passphrase, registry.now() / 1000)
    return messages.Session(token=token, account=_account(account))


@delete("/sessions", summary="Log out")
async def log_out(accounts: TheAccounts, request: Asking, me: Me) -> None:  # noqa: ARG001
    """The token is no longer good for anything."""
    await accounts.log_out(bearer(request))


@get("/me", summary="Who am I?")
async def get_me(me: Me) -> messages.Account:
    """The account of the token."""
    return _account(me)


@patch("/me", summary="Take another name or face")
async def rename(
    data: JSONBody[messages.Rename], me: Me, accounts: TheAccounts
) -> messages.Account:
    """Another name for the account, and another face if one is given."""
    return _account(await accounts.rename(me, data.name, data.face))


@post("/me/keep", summary="Keep a name with a passphrase", status_code=200)
async def keep(
    data: JSONBody[messages.Keep], me: Me, accounts: TheAccounts, rates: TheRates, request: Asking
) -> messages.Account:
    """From now on one can log in with this name elsewhere; other sessions end."""
    rates.check(rates.logins, request)
    kept = await accounts.keep(me, bearer(request), data.name, data.passphrase, data.old)
    return _account(kept)


@get("/me/mutes", summary="Whom I have muted")
async def get_mutes(me: Me, registry: TheRegistry) -> messages.Mutes:
    """The accounts whose chat I do not get."""
    return await _mutes_of(me, registry)


@put("/me/mutes/{account:str}", summary="Mute somebody")
async def mute(account: Id, me: Me, registry: TheRegistry) -> messages.Mutes:
    """I no longer get their chat."""
    await registry.storage.mute(me.id, account)
    return await _mutes_of(me, registry)


@delete("/me/mutes/{account:str}", summary="Hear somebody again", status_code=200)
async def unmute(account: Id, me: Me, registry: TheRegistry) -> messages.Mutes:
    """I get their chat again."""
    await registry.storage.unmute(me.id, account)
    return await _mutes_of(me, registry)


async def _mutes_of(me: Account, registry: Registry) -> messages.Mutes:
    return messages.Mutes(sorted(await registry.storage.muted_by(me.id)))


@get("/me/games", summary="The games I have played")
async def get_games(me: Me, registry: TheRegistry) -> list[messages.PastGame]:
    """The games that I have played to their end, the latest first."""
    return await registry.games_of(me)


# --------------------------------------------------------------------------- cards and set-up


@get("/library/{language:str}", summary="What is printed on the cards", responses=LIBRARY)
async def get_library(
    language: FromPath[messages.Language], request: Asking, digest: Digest = None
) -> Response[bytes]:
    """All faces in one language; with the right `digest` it may be kept for ever."""
    return await _library((), language, request, digest)


@get("/window/{language:str}", summary="Some cards to look at")
async def get_window(language: FromPath[messages.Language]) -> list[wire_cards.Face]:
    """Five faces, other ones each time: for a first page that need not wait for all cards."""
    return await in_thread(cards.shop_window, setups.library(), language)


@get(
    "/tables/{table:str}/library/{language:str}",
    summary="The cards of a table",
    responses=LIBRARY,
)
async def get_table_library(
    table: Id,
    language: FromPath[messages.Language],
    registry: TheRegistry,
    me: Me,
    request: Asking,
    code: Code = None,
    digest: Digest = None,
) -> Response[bytes]:
    """The library with the table's own sets; the code may be the caster's, too."""
    live = await registry.live(table)
    if not live.table.is_cast_code(code):
        registry.check_may_see(live.table, me, code)
    return await _library(live.table.sheets, language, request, digest)


async def _library(
    sheets: tuple[str, ...], language: messages.Language, request: Asking, digest: str | None
) -> Response[bytes]:
    library = await in_thread(setups.library_of, sheets)
    return await _faces(library, language, request, digest)


async def _faces(
    library: Library, language: messages.Language, request: Asking, digest: str | None = None
) -> Response[bytes]:
    made = await in_thread(cards.encoded, library, language)
    return packed(
        made.content,
        tag=f'"{made.digest[:32]}-{language}"',
        kind="application/json",
        cached=FOREVER if digest == made.digest else ASK_AGAIN,
        request=request,
    )


@get("/address", summary="Where friends find this server")
async def get_address(registry: TheRegistry) -> messages.Address:
    """For whoever came by a name that only this machine knows, and wants to invite others."""
    return messages.Address(registry.address)


@get("/setup", summary="All that can be chosen for a table")
async def get_setup() -> wire_setups.Options:
    """Editions, modes, options with their limits, builds, bots, sets, characters."""
    return setups.options()


@post("/setup/check", summary="Can this be played?", status_code=200)
async def check_setup(
    data: JSONBody[wire_setups.CheckSetup], rates: TheRates, request: Asking
) -> wire_setups.Checked:
    """Whether a set-up can be played, and if not, why."""
    rates.check(rates.checks, request)
    try:
        await in_thread(setups.check, data.setup, data.sheets)
    except (SetupError, SheetError) as error:
        return wire_setups.Checked(ok=False, reason=reason_of(error))
    return wire_setups.Checked(ok=True)


# --------------------------------------------------------------------------- tables


async def _visible(table: str, registry: Registry, me: Account, code: str | None) -> LiveTable:
    live = await registry.live(table)
    registry.check_may_see(live.table, me, code)
    return live


async def _describe(live: LiveTable, registry: Registry, me: Account) -> messages.Table:
    return await live.look(
        lambda table: description.describe_table(
            table,
            live.audience.spectators,
            registry.now(),
            description.standing(table, me.id),
        )
    )


@get("/tables", summary="Public tables and mine")
async def list_tables(me: Me, registry: TheRegistry) -> list[messages.TableSummary]:
    """The list of the lobby: mine first."""
    return await registry.listings(me)


@post("/tables", summary="Open a table", status_code=201)
async def open_table(
    data: JSONBody[messages.NewTable],
    me: Me,
    registry: TheRegistry,
    rates: TheRates,
    request: Asking,
) -> messages.Table:
    """Open a new table; whoever opens it is its host and takes the first seat."""
    rates.check(rates.tables, request)
    return await _describe(await registry.open_table(me, data), registry, me)


@post("/quick", summary="Play against bots at once", status_code=201)
async def quick_game(
    data: JSONBody[messages.QuickGame],
    me: Me,
    registry: TheRegistry,
    rates: TheRates,
    request: Asking,
) -> messages.Table:
    """A table against bots whose game has begun."""
    rates.check(rates.tables, request)
    return await _describe(await registry.quick_game(me, data), registry, me)


@post("/guided", summary="Play a guided first game", status_code=201)
async def guided_game(
    data: JSONBody[messages.GuidedGame],
    me: Me,
    registry: TheRegistry,
    rates: TheRates,
    request: Asking,
) -> messages.Table:
    """A table for a newcomer whose game has begun."""
    rates.check(rates.tables, request)
    return await _describe(await registry.guided_game(me, data), registry, me)


@get("/tables/{table:str}", summary="A table")
async def get_table(table: Id, me: Me, registry: TheRegistry, code: Code = None) -> messages.Table:
    """A table; a private one needs the code of its invitation, or a seat."""
    return await _describe(await _visible(table, registry, me, code), registry, me)


@patch("/tables/{table:str}", summary="Change a table")
async def change_table(
    table: Id,
    data: JSONBody[messages.ChangeTable],
    me: Me,
    registry: TheRegistry,
    rates: TheRates,
    request: Asking,
) -> messages.Table:
    """The host changes what will be played, before the game begins."""
    rates.check(rates.checks, request)
    live = await _visible(table, registry, me, None)
    await registry.change(live, me, data)
    return await _describe(live, registry, me)


@post("/tables/{table:str}/seats", summary="Take a seat", status_code=200)
async def sit(
    table: Id, data: JSONBody[messages.Sit], me: Me, registry: TheRegistry
) -> messages.Table:
    """Take a seat, or come back to one's own while the game is played."""
    live = await _visible(table, registry, me, data.code)
    await registry.sit(live, me, data)
    return await _describe(live, registry, me)


@delete("/tables/{table:str}/seats", summary="Leave the table", status_code=200)
async def leave_seat(table: Id, me: Me, registry: TheRegistry) -> messages.Table:
    """Leave one's seat; while the game is played a bot plays on."""
    live = await _visible(table, registry, me, None)
    await registry.leave_seat(live, me)
    return await _describe(live, registry, me)


@put("/tables/{table:str}/seats/{seat:int}", summary="Put a bot on a seat, or open it")
async def set_seat(
    table: Id,
    seat: Annotated[int, PathParameter(ge=0, le=7)],
    data: JSONBody[messages.SetSeat],
    me: Me,
    registry: TheRegistry,
) -> messages.Table:
    """The host puts a bot on a seat, or opens it for a person."""
    live = await _visible(table, registry, me, None)
    await registry.set_seat(live, me, seat, data.bot)
    return await _describe(live, registry, me)


@post("/tables/{table:str}/start", summary="Start the game", status_code=200)
async def start(table: Id, me: Me, registry: TheRegistry) -> messages.Table:
    """The host starts the game; bots take the open seats."""
    live = await _visible(table, registry, me, None)
    await registry.start(live, me)
    return await _describe(live, registry, me)


@post("/tables/{table:str}/rematch", summary="Play again", status_code=201)
async def rematch(table: Id, me: Me, registry: TheRegistry) -> messages.Table:
    """The same people at a new table; all who ask get the same one."""
    live = await _visible(table, registry, me, None)
    return await _describe(await registry.rematch(live, me), registry, me)


@get(
    "/tables/{table:str}/replay", summary="The game as a file", media_type=REPLAY, responses=REPLAYS
)
async def get_replay(
    table: Id,
    me: Me,
    registry: TheRegistry,
    rates: TheRates,
    request: Asking,
    code: Code = None,
) -> Response[bytes]:
    """The replay of a game that is over, for `mblades replay` and for the page that shows replays."""
    rates.check(rates.replays, request)
    content = await registry.replay(await _visible(table, registry, me, code))
    headers = {"Content-Disposition": f'attachment; filename="{table}.mbreplay"'}
    return Response(content, headers=headers, media_type=REPLAY)


@get("/tables/{table:str}/evening", summary="The game in one page")
async def get_evening(
    table: Id,
    me: Me,
    registry: TheRegistry,
    rates: TheRates,
    request: Asking,
    code: Code = None,
) -> wire_replays.EveningPage:
    """What decided a game that is over: its points, best cards, best deal, turning point and decks."""
    rates.check(rates.replays, request)
    content = await registry.replay(await _visible(table, registry, me, code))
    return await in_thread(replays.evening_in, content)


# --------------------------------------------------------------------------- replays


async def _replay_in(request: Asking, rates: Rates) -> bytes:
    rates.check(rates.replays, request)
    return await request.body()


@post("/replays", summary="The story of a replay", status_code=200)
async def look_at_replay(
    me: Me,  # noqa: ARG001
    rates: TheRates,
    request: Asking,
    seat: Eyes = None,
) -> wire_replays.Recording:
    """What happened in the game of the file that is the body, step by step."""
    return await in_thread(replays.recording, await _replay_in(request, rates), seat)


@post("/replays/{step:int}", summary="A moment of a replay", status_code=200)
async def look_at_moment(
    step: Annotated[int, PathParameter(ge=0)],
    me: Me,  # noqa: ARG001
    rates: TheRates,
    request: Asking,
    seat: Eyes = None,
) -> wire_replays.ReplayMoment:
    """How things stood after a step, in the game of the file that is the body."""
    return await in_thread(replays.moment, await _replay_in(request, rates), step, seat)


@post("/replays/{step:int}/table", summary="Play on from a moment of a replay", status_code=201)
async def play_on(
    step: Annotated[int, PathParameter(ge=0)],
    seat: Annotated[int, QueryParameter(ge=0, le=15, description="Whose place one takes.")],
    me: Me,
    registry: TheRegistry,
    rates: TheRates,
    request: Asking,
) -> messages.Table:
    """A table against bots whose game stands as it did after a step, in the file that is the body."""
    rates.check(rates.tables, request)
    data = await _replay_in(request, rates)
    return await _describe(await registry.play_on(me, data, step, seat), registry, me)


@post(
    "/replays/library/{language:str}",
    summary="The cards of a replay",
    status_code=200,
    responses=LIBRARY,
)
async def get_replay_library(
    language: FromPath[messages.Language],
    me: Me,  # noqa: ARG001
    rates: TheRates,
    request: Asking,
) -> Response[bytes]:
    """All faces, with those of the players' own, for the file that is the body."""
    library = await in_thread(replays.library_in, await _replay_in(request, rates))
    return await _faces(library, language, request)


# --------------------------------------------------------------------------- puzzles


@get("/puzzles/{language:str}", summary="All puzzles, and today's")
async def list_puzzles(language: FromPath[messages.Language]) -> wire_puzzles.PuzzleList:
    """What they are called and what they ask for, in one language."""
    return await in_thread(puzzles.listed, language, datetime.datetime.now(datetime.UTC).date())


@post("/puzzles/{puzzle:str}/try", summary="Try a puzzle", status_code=200)
async def try_puzzle(
    puzzle: PuzzleId, data: JSONBody[wire_puzzles.PuzzleTry], rates: TheRates, request: Asking
) -> wire_puzzles.PuzzleMoment:
    """Where some actions lead, from the beginning of the puzzle; the server keeps nothing of it."""
    rates.check(rates.puzzles, request)
    return await in_thread(puzzles.moment, puzzle, data.actions)


@post("/puzzles/{puzzle:str}/hint", summary="The next step of a puzzle", status_code=200)
async def hint_at_puzzle(
    puzzle: PuzzleId, data: JSONBody[wire_puzzles.PuzzleTry], rates: TheRates, request: Asking
) -> wire_puzzles.PuzzleHint:
    """What to do after these actions, if they can still lead to a solution."""
    rates.check(rates.puzzles, request)
    return await in_thread(puzzles.hint, puzzle, data.actions)


@websocket("/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], sockets: TheSockets
) -> None:
    """See `wire/messages.py`."""
    await sockets.receive(socket, table)


HANDLERS = [
    new_guest, log_in, log_out, get_me, rename, keep, get_mutes, mute, unmute, get_games,
    get_library, get_window, get_table_library, get_address, get_setup, check_setup, list_tables,
    open_table, quick_game, get_table, change_table, sit, leave_seat, set_seat, start,
    guided_game, rematch, get_replay, look_at_replay, look_at_moment, play_on,
    get_replay_library, list_puzzles, try_puzzle, hint_at_puzzle, get_evening, table_socket,
]  # fmt: skip
