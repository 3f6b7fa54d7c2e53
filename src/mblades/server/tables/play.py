"""The game at a table: acts, requests for cards, and the clock. All of it is pure (see `table`)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mblades.errors import IllegalAction, SaveError
from mblades.rules import replay
from mblades.rules.deckbuilding.aftermarket import LAST_TIMER
from mblades.rules.game import Game
from mblades.rules.state.action_tables import PAUSE, READY, UNREADY
from mblades.rules.state.actions import Action
from mblades.rules.state.events import Event, Remarked
from mblades.rules.version import RULES_VERSION
from mblades.server import setups
from mblades.server.tables import contests, lobby, sales
from mblades.server.tables.contests import Hold, Request
from mblades.server.tables.inputs import Acted, Began
from mblades.server.tables.table import (
    STALE_MS,
    STAND_IN,
    Decision,
    Outcome,
    Place,
    Settled,
    Table,
    Timer,
)
from mblades.server.wire.messages import Onward

ONWARD: tuple[str, ...] = tuple(msgspec.to_builtins(Onward()))
DECKBUILDING = "deckbuilding"


def begin(table: Table, what: Began, outcome: Outcome) -> None:
    """The game starts; bots take the seats that are still open."""
    table.check_lobby()
    if what.library != setups.library().digest:
        raise SaveError("This game was played with different cards from the ones on this server.")
    if what.rules != RULES_VERSION:
        raise SaveError(
            "This game was played with a different version of the rules from the one on this server."
        )
    game = Game.start(setups.setup_of(table.setup, table.sheets, what.seed), setups.library())
    outcome.events += game.state.events
    if what.recorded:
        _give_recorded(game, what.recorded, outcome)
    elif is_break(game):
        outcome.events += _give_tick(game, outcome)
    table.game = game
    table.state = "playing"
    table.began = what.at
    table.is_played_on = what.is_played_on or bool(what.recorded)
    table.seats = tuple(
        Place(level=STAND_IN, vacant=True) if place.is_open else place for place in table.seats
    )
    table.acts = 1
    for seat, place in enumerate(table.seats if what.recorded else ()):
        if place.account is not None:
            have_another_look(table, seat, outcome)


def _give_recorded(game: Game, recorded: Sequence[replay.Input], outcome: Outcome) -> None:
    """Give the game what it was given once before; what happened in the phase under way is told."""
    for one in recorded:
        before = (game.round, game.phase)
        if one.seat is None:
            happened = _give_tick(game, outcome)
        else:
            action = game.read(one.action)
            happened = game.act(one.seat, action)
            outcome.given.append((one.seat, action))
        if (game.round, game.phase) != before:
            outcome.events.clear()
        outcome.events += happened


def have_another_look(table: Table, seat: int, outcome: Outcome) -> None:
    """Somebody has taken a seat whose player was ready: its new one is not."""
    game = _game(table)
    if UNREADY in game.choices(seat):
        outcome.events += give_act(table, game, seat, UNREADY, outcome)


# --------------------------------------------------------------------------- acting


def act(table: Table, what: Acted, outcome: Outcome) -> None:
    """A seat acts; what others may want too becomes a request (RUL-10)."""
    game = _game(table)
    _check_actor(table, what)
    if what.action == ONWARD:
        _go_onward(table, what.seat, what.at, outcome)
    elif (sold := taken_back(what.action)) is not None:
        sales.take_back(table, what.seat, sold, outcome)
    else:
        _play(table, game, what, game.read(what.action), outcome)
    if what.remark is not None:
        said = what.remark
        outcome.events.append(Remarked(what.seat, said.partner, said.reason, said.symbol))
    if what.by == "person":
        table.give_sign(what.seat, what.at)


def taken_back(action: Sequence[object]) -> int | None:
    """The card whose sale an action takes back; None for another action."""
    match action:
        case ["unsell", int(card)]:
            return card
        case _:
            return None


def _play(table: Table, game: Game, what: Acted, action: Action, outcome: Outcome) -> None:
    if _ask_for_card(table, game, what, action, outcome):
        return
    if action == PAUSE:
        _check_legal(game, what.seat, action)
        _settle(table, game, None, outcome)
    elif action == READY and any(one.seat == what.seat for one in table.requests):
        raise IllegalAction("Wait until it is settled who gets the card you asked for.")
    _do(table, game, what.seat, action, what.at, outcome)


def _check_actor(table: Table, what: Acted) -> None:
    if not 0 <= what.seat < len(table.seats):
        raise IllegalAction("There is no such seat at this table.")
    place = table.seats[what.seat]
    if what.by == "bot" and not place.is_played_by_bot:
        raise IllegalAction("A person is playing this seat.")
    if what.by == "clock" and what.seat not in seats_to_fill(table, what.at):
        decision = table.decision
        if decision is None or decision.seat != what.seat or decision.due > what.at:
            raise IllegalAction("The time for this decision is not up yet.")


def seats_to_fill(table: Table, at: int) -> list[int]:
    """The seats whose decks are filled now: the last timer is over, and their people wished for it."""
    game, timer = table.game, table.timer
    if game is None or game.phase != DECKBUILDING or timer is None or timer.due is None:
        return []
    s = game.state
    goes_on = s.deckbuilding.timer != LAST_TIMER or (
        len(s.deckbuilding.consents) == len(s.mode.builders(s))
    )
    if goes_on or timer.due > at:
        return []
    return [
        seat
        for seat, place in enumerate(table.seats)
        if place.fills and not place.is_played_by_bot and not s.players[seat].ready
    ]


def _do(table: Table, game: Game, seat: int, action: Action, at: int, outcome: Outcome) -> None:
    happened = give_act(table, game, seat, action, outcome)
    _note(table, game, happened, at, outcome)
    if _all_are_ready(game):
        _tick(table, game, at, outcome)


def give_act(table: Table, game: Game, seat: int, action: Action, outcome: Outcome) -> list[Event]:
    """Give an act to the game; what happened."""
    is_in_turn = game.phase != DECKBUILDING
    before = sales.game_before(table, game, seat, action)
    happened = game.act(seat, action)
    sales.follow(table, seat, action, happened, before)
    table.decisions += is_in_turn
    outcome.given.append((seat, action))
    return happened


def _give_tick(game: Game, outcome: Outcome) -> list[Event]:
    happened = game.tick()
    outcome.given.append((None, None))
    return happened


def _note(table: Table, game: Game, happened: list[Event], at: int, outcome: Outcome) -> None:
    """Update holds and requests after an action."""
    if any(not event.known_to for event in happened):
        table.acts += 1
    outcome.events += happened
    if game.over:
        table.state, table.ended = "over", at
    length = game.state.setup.clock.first_chance_ms
    if length and _is_race(game):
        new = [Hold(card, seat, at + length) for card, seat in contests.uncovered(game, happened)]
        table.holds += tuple(new)
    if table.requests:
        gone = [one for one in table.requests if contests.order_for(game, one.card) is None]
        for one in gone:
            _refuse(table, one, IllegalAction("Another player got that card."), outcome)


def _all_are_ready(game: Game) -> bool:
    s = game.state
    if s.phase != DECKBUILDING or s.deckbuilding.timer < 0 or s.deckbuilding.paused:
        return False
    return all(player.ready for player in s.mode.builders(s))


def _tick(table: Table, game: Game, at: int, outcome: Outcome) -> None:
    _settle(table, game, None, outcome)
    table.onward, table.sales = (), ()
    happened = _give_tick(game, outcome)
    _note(table, game, happened, at, outcome)


# --------------------------------------------------------------------------- requests


def _ask_for_card(table: Table, game: Game, what: Acted, action: Action, outcome: Outcome) -> bool:
    """Whether the act is for a card that others may want: then it waits."""
    card = contests.wanted(game, action) if _is_race(game) else None
    if card is None:
        return False
    hold = next((one for one in table.holds if one.card == card and one.until > what.at), None)
    if hold is not None and hold.seat == what.seat:
        return False
    rivals = [one for one in table.requests if one.card == card]
    if any(one.seat == what.seat for one in rivals):
        raise IllegalAction("You have already asked for that card.")
    window = game.state.setup.clock.contest_ms if _has_rivals(table, what.seat) else 0
    until = max([one.until for one in rivals] or [what.at + window])
    if hold is not None:
        until = max(until, hold.until)
    if until <= what.at and not rivals:
        return False
    _check_legal(game, what.seat, action)
    table.requests += (Request(table.number, what.seat, card, until),)
    outcome.until = until
    return True


def _is_race(game: Game) -> bool:
    """Whether several seats may act at the same time; with turns there is no race."""
    return len(game.waiting) > 1


def _has_rivals(table: Table, seat: int) -> bool:
    """Whether another person might want the card; among bots the first to ask gets it."""
    return any(
        place.account is not None and not place.stand_in
        for other, place in enumerate(table.seats)
        if other != seat
    )


def _check_legal(game: Game, seat: int, action: Action) -> None:
    if action not in game.choices(seat):
        game.clone().act(seat, action)  # says why


def _settle(table: Table, game: Game, until: int | None, outcome: Outcome) -> None:
    """Give each card whose time has come (None: all) to the player with fewer VP, then to the earlier."""
    for card in dict.fromkeys(one.card for one in table.requests):
        rivals = [one for one in table.requests if one.card == card]
        if until is not None and max(one.until for one in rivals) > until:
            continue
        _give(table, game, rivals, outcome)


def _give(table: Table, game: Game, rivals: list[Request], outcome: Outcome) -> None:
    at = max(one.until for one in rivals)
    while rivals:
        seat = game.contest([one.seat for one in rivals])
        winner = next(one for one in rivals if one.seat == seat)
        rivals.remove(winner)
        order = contests.order_for(game, winner.card)
        if order is None:  # `_note` has refused the others already
            return
        table.requests = tuple(one for one in table.requests if one is not winner)
        try:
            happened = give_act(table, game, seat, order, outcome)
        except IllegalAction as refusal:  # what they had has changed meanwhile
            outcome.settled.append(Settled(winner.number, refusal))
            continue
        outcome.settled.append(Settled(winner.number, None))
        _note(table, game, happened, at, outcome)


def _refuse(table: Table, request: Request, refusal: IllegalAction, outcome: Outcome) -> None:
    table.requests = tuple(one for one in table.requests if one is not request)
    outcome.settled.append(Settled(request.number, refusal))


# --------------------------------------------------------------------------- time


def is_break(game: Game) -> bool:
    """A phase is laid out and its clock not started."""
    return game.phase == DECKBUILDING and game.state.deckbuilding.timer < 0


def _go_onward(table: Table, seat: int, at: int, outcome: Outcome) -> None:
    """A player has seen the scoring; when all have, the next phase starts."""
    game = _game(table)
    if not is_break(game):
        raise IllegalAction("There is nothing to continue from right now.")
    if seat in table.onward:
        raise IllegalAction("You have already continued; the others are still reading.")
    table.onward = tuple(sorted((*table.onward, seat)))
    if not still_reading(table):
        _tick(table, game, at, outcome)


def may_go_onward(table: Table, seat: int) -> bool:
    """Whether the seat can say that the next phase may start."""
    return table.game is not None and is_break(table.game) and seat not in table.onward


def still_reading(table: Table) -> list[int]:
    """The seats whose players have not said that the next phase may start."""
    return [
        seat
        for seat, place in enumerate(table.seats)
        if place.present and not place.is_played_by_bot and seat not in table.onward
    ]


def pass_time(table: Table, at: int, outcome: Outcome) -> None:
    """Everything that was due by now happens."""
    if table.state == "lobby":
        lobby.pass_time(table, at)
        return
    game = _game(table)
    asked = any(one.until <= at for one in table.requests)
    timer = table.timer is not None and table.timer.due is not None and table.timer.due <= at
    away = [seat for seat, due in away_dues(table) if due <= at]
    if not (asked or timer or away):
        raise IllegalAction("Nothing is due yet.")
    if asked:
        _settle(table, game, at, outcome)
    if timer:
        _tick(table, game, at, outcome)
    for seat in away:
        table.let_bot_play(seat)


def away_dues(table: Table) -> list[tuple[int, int]]:
    """The seats whose person is away, and when a bot takes over."""
    if table.is_asleep or table.state != "playing":
        return []
    return [
        (seat, place.sign + (STALE_MS if place.present else table.pace.away_s * 1000))
        for seat, place in enumerate(table.seats)
        if place.account is not None and not place.stand_in
    ]


def next_due(table: Table) -> int | None:
    """When the clock has something to do at this table."""
    if table.state == "lobby":
        return lobby.next_due(table)
    if table.game is None or table.state != "playing":
        return None
    dues = [one.until for one in table.requests]
    if table.timer is not None and table.timer.due is not None:
        dues.append(table.timer.due)
    if table.decision is not None:
        dues.append(table.decision.due)
    dues += [due for _seat, due in away_dues(table)]
    return min(dues, default=None)


def keep_time(table: Table, at: int) -> None:
    """After every input: start, stop or drop the timer and the time for a decision."""
    game = _game(table)
    if table.holds:
        table.holds = tuple(
            one
            for one in table.holds
            if one.until > at and contests.place_of(game, one.card) is not None
        )
    table.timer = _timer(table, game, at)
    table.decision = _decision(table, game, at)


def _timer(table: Table, game: Game, at: int) -> Timer | None:
    s = game.state
    if s.phase != DECKBUILDING or not table.pace.clock:
        return None
    key = (s.round, s.deckbuilding.timer, s.deckbuilding.extensions)
    timer = table.timer
    stands_still = s.deckbuilding.paused or table.is_asleep
    if timer is None or timer.key != key:
        left = _length(table, game)
        return Timer(key, None if stands_still else at + left, left)
    if stands_still and timer.due is not None:
        return Timer(key, None, max(timer.due - at, 0))
    if not stands_still and timer.due is None:
        return Timer(key, at + timer.left, timer.left)
    return timer


def _length(table: Table, game: Game) -> int:
    s = game.state
    if s.deckbuilding.timer < 0:
        return table.pace.break_s * 1000
    clock = s.setup.clock
    return 1000 * (
        clock.extension if s.deckbuilding.extensions else clock.timers[s.deckbuilding.timer]
    )


def _decision(table: Table, game: Game, at: int) -> Decision | None:
    """The time for a decision runs from the moment it is asked for; choosing cards and taking the
    choice back is no decision."""
    if not table.pace.decision_s or table.is_asleep or game.phase in (DECKBUILDING, "over"):
        return None
    people = [
        seat
        for seat in game.waiting
        if seat < len(table.seats) and not table.seats[seat].is_played_by_bot
    ]
    if not people:
        return None
    old = table.decision
    if old is not None and old.acts == table.acts and old.seat == people[0]:
        return old
    return Decision(table.acts, people[0], at + 1000 * table.pace.decision_s)


# --------------------------------------------------------------------------- parts


def _game(table: Table) -> Game:
    if table.game is None:
        raise IllegalAction("The game has not begun yet.")
    return table.game
