"""The bots at a live table: when they have something to do, and what they do."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable

from mblades.bots import Bot, adviser, make_bot
from mblades.bots.advice import Advice
from mblades.bots.deckbuilding_adviser import fill_decks
from mblades.bots.manners import Manners, Remark, remark_on
from mblades.rules.game import Game
from mblades.rules.state.action_tables import CANCEL, EXTEND, PAUSE, READY, RESUME, UNREADY
from mblades.rules.state.actions import Accept, Action, Buy, Decline, Fuse, Help, Purchase
from mblades.rules.state.events import Phase, Proposed
from mblades.rules.window import SeatWindow
from mblades.server.tables import play
from mblades.server.tables.history import PastInput
from mblades.server.tables.table import Table

ADVISER = "regular"  # the best there is
CONTESTED = (Buy, Purchase, Help, Fuse)  # how one begins to take what lies there for all
# How long a bot takes, in terms of the pace of the table.
FIRST_LOOK = 6  # before it does anything in a new timer
HESITATION = 4  # before it takes something
HURRY = 3  # times as fast when all people are ready


def busy_people(table: Table) -> list[int]:
    """The people who are at the table and still build their decks."""
    game = table.game
    assert game is not None
    return [
        seat
        for seat, place in enumerate(table.seats)
        if place.present and not place.is_played_by_bot and not game.state.players[seat].ready
    ]


class BotPlayers:
    """The bots of one table. Their plans are lost with the process, which does no harm."""

    def __init__(self) -> None:
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._answered: dict[int, set[int]] = {}  # by seat: proposals that were looked at
        self._mistrusted: set[int] = set()
        self._manners: dict[int, Manners] = {}
        self._moments: dict[int, tuple[int, int]] = {}  # by seat: the timer it has looked at
        self._held: dict[int, Action] = {}  # what a bot is going to take, if nobody else does
        self._filled_in = -1  # the round whose decks were looked at
        self._fillings: list[tuple[int, Action]] = []

    def next_filling(self, table: Table, at: int) -> tuple[int, Action] | None:
        """The next move that fills the deck of somebody whose time to build it is up (a seat, and its
        action); None when nothing is left to do."""
        game = table.game
        seats = play.seats_to_fill(table, at)
        if game is None or not seats:
            return None
        if self._filled_in != game.round:
            self._filled_in = game.round
            self._fillings = [(seat, one) for seat in seats for one in _full_deck(game, seat)]
        return self._fillings.pop(0) if self._fillings else None

    def distrust(self, seat: int) -> None:
        """What was chosen for a seat could not be done; the next choice is made without a bot."""
        self._mistrusted.add(seat)

    def seats_to_act(self, table: Table) -> list[int]:
        """The seats where a bot has something to do now."""
        game = table.game
        if game is None or table.state != "playing" or table.is_asleep:
            return []
        busy = {one.seat for one in table.requests}
        return [
            seat
            for seat in game.waiting
            if seat < len(table.seats)
            and table.seats[seat].is_played_by_bot
            and seat not in busy
            and self._has_to_act(table, game, seat)
        ]

    def _has_to_act(self, table: Table, game: Game, seat: int) -> bool:
        s = game.state
        if s.phase != "deckbuilding":
            return not self._is_left_to_people(table, game)
        if s.deckbuilding.paused:  # people resume the clock
            return False
        if self._is_needed(table, game, seat):
            return True
        return not s.players[seat].ready and not (table.guided and busy_people(table))

    def _is_left_to_people(self, table: Table, game: Game) -> bool:
        """Of what a boss would have to decide (COOP-8) people want a say; bots answer too fast."""
        prompt = game.state.tournament.prompt
        return (
            prompt is not None
            and prompt.seat not in game.waiting
            and any(not table.seats[seat].is_played_by_bot for seat in game.waiting)
        )

    def _is_needed(self, table: Table, game: Game, seat: int) -> bool:
        """Whether somebody waits for a bot that is ready: for its consent, or about a trade."""
        return self._should_consent(table, game, seat) or bool(self._new_proposals(game, seat))

    def _should_consent(self, table: Table, game: Game, seat: int) -> bool:
        """When all people want an extension (DB-10), bots agree."""
        consents = game.state.deckbuilding.consents
        people = [n for n, place in enumerate(table.seats) if not place.is_played_by_bot]
        return seat not in consents and bool(people) and all(one in consents for one in people)

    def _new_proposals(self, game: Game, seat: int) -> set[int]:
        proposals = {
            int(trade["id"])
            for trade in (game.view(seat)["trades"] if game.state.deckbuilding.trades else ())
            if trade["partner"] == seat
        }
        return proposals - self._answered.get(seat, set())

    def decide(self, table: Table, seat: int) -> Action | None:
        """What the bot of a seat does now; None when it has nothing to do."""
        game = table.game
        if game is None or seat not in self.seats_to_act(table):
            return None
        if seat in self._mistrusted:
            return self._anything(game, seat)
        s = game.state
        if s.phase == "deckbuilding":
            if s.players[seat].ready:
                return UNREADY
            held = self._held.pop(seat, None)
            if held is not None and held in game.choices(seat):
                return held
            if self._should_consent(table, game, seat) and EXTEND in game.choices(seat):
                return EXTEND
            offers = self._new_proposals(game, seat)
            self._answered.setdefault(seat, set()).update(offers)
            manners = self._manners.setdefault(seat, Manners())
            # Where bots are to act at once nobody wants to talk with them.
            people = busy_people(table) if table.pace.bot_ms else []
            polite = manners.next(SeatWindow(game, seat), people)
            if polite is not None and not offers:  # whoever asks is answered first
                return polite
            action = self._bot(table, seat).decide(SeatWindow(game, seat))
            if action not in (READY, PAUSE):  # the clock is for people to stop
                return action
            return manners.before_ready(SeatWindow(game, seat)) if people else READY
        return self._bot(table, seat).decide(SeatWindow(game, seat))

    def remark(self, table: Table, seat: int, action: Action) -> Remark | None:
        """What the bot of a seat says when it answers a person's offer."""
        game = table.game
        if game is None or not isinstance(action, Accept | Decline):
            return None
        said = remark_on(SeatWindow(game, seat), action)
        is_person = said is not None and not table.seats[said.partner].is_played_by_bot
        return said if is_person else None

    # ----------------------------------------------------------------------- taking one's time

    def is_held(self, seat: int) -> bool:
        """Whether a bot has waited before it takes something."""
        return seat in self._held

    def hesitates(self, table: Table, seat: int, action: Action) -> bool:
        """Whether a bot waits before it takes what people may want: then it keeps it in mind."""
        if not isinstance(action, CONTESTED) or not table.pace.bot_ms or not busy_people(table):
            return False
        self._held[seat] = action
        return True

    def is_waited_for(self, table: Table) -> bool:
        """Whether all people are ready, and the bots are not."""
        game = table.game
        return game is not None and game.phase == "deckbuilding" and not busy_people(table)

    def delay_ms(self, table: Table, seat: int) -> int:
        """How long the bot of a seat takes for what it does next."""
        game, pace = table.game, table.pace.bot_ms
        if game is None or game.phase != "deckbuilding":
            return pace
        if self.is_waited_for(table):
            return pace // HURRY
        moment = (game.round, game.state.deckbuilding.timer)
        if self._moments.get(seat) != moment:  # the first seconds of a timer belong to people
            self._moments[seat] = moment
            return pace * FIRST_LOOK
        return pace * HESITATION if seat in self._held else pace

    def answer_for(self, table: Table, seat: int) -> Action | None:
        """A person's decision, made for them because their time is over."""
        game = table.game
        if game is None or not game.choices(seat):
            return None
        if seat in self._mistrusted:
            return self._anything(game, seat)
        return make_bot(ADVISER, game.round).decide(SeatWindow(game, seat))

    def _anything(self, game: Game, seat: int) -> Action | None:
        self._mistrusted.discard(seat)
        choices = game.choices(seat)
        if READY in choices or not choices:
            return READY if choices else None
        return secrets.choice(choices)

    def _bot(self, table: Table, seat: int) -> Bot:
        level = table.seats[seat].bot_level
        known = self._bots.get(seat)
        if known is None or known[0] != level:
            known = self._bots[seat] = (level, make_bot(level, secrets.randbits(32)))
        return known[1]


def advise(game: Game, seat: int, asked: Collection[int] = ()) -> Advice | None:
    """What the best bot would do on this seat, and why; None where nothing is left to do. `asked` are
    the players to whom a trade was proposed in this round."""
    choices = game.choices(seat)
    if not choices or choices[0] in (UNREADY, RESUME):
        return None
    return adviser.advise(SeatWindow(game, seat), asked)


def proposed_to(seat: int, history: Iterable[PastInput]) -> set[int]:
    """The players to whom a seat has proposed a trade in this round."""
    found: set[int] = set()
    for past in history:
        for event in past.events:
            if isinstance(event, Phase) and event.phase == "deckbuilding":
                found.clear()
            elif isinstance(event, Proposed) and event.seat == seat:
                found.add(event.partner)
    return found


def _full_deck(game: Game, seat: int) -> list[Action]:
    """What fills a seat's decks; what it has begun is dropped first."""
    if CANCEL not in game.choices(seat):
        return filling(game, seat)
    after = game.clone()
    after.act(seat, CANCEL)
    return [CANCEL, *filling(after, seat)]


def filling(game: Game, seat: int) -> list[Action]:
    """What the best bot would put into the seat's decks."""
    if game.state.phase != "deckbuilding" or READY not in game.choices(seat):
        return []
    return fill_decks(game.clone(), seat)
