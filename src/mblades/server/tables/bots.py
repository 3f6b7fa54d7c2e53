"""The bots at a live table: when they have something to do, and what they do."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

from mblades.bots import Bot, make_bot
from mblades.bots.decisions.shop import deck_filling_moves
from mblades.rules.deckbuilding.deck import faults
from mblades.rules.game import Game
from mblades.rules.state.action_tables import CANCEL, EXTEND, PAUSE, READY, UNREADY
from mblades.rules.state.actions import Action, Pick
from mblades.rules.state.records import DealInProgress, Fusing, Helping, Trading
from mblades.rules.window import SeatWindow
from mblades.server.tables.table import Table

ADVISER = "regular"  # the best there is


class BotPlayers:
    """The bots of one table. Their plans are lost with the process, which does no harm."""

    def __init__(self) -> None:
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._answered: dict[int, set[int]] = {}  # by seat: proposals that were looked at
        self._mistrusted: set[int] = set()

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
        return not s.players[seat].ready or self._is_needed(table, game, seat)

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
            if self._should_consent(table, game, seat) and EXTEND in game.choices(seat):
                return EXTEND
            self._answered.setdefault(seat, set()).update(self._new_proposals(game, seat))
        action = self._bot(table, seat).decide(SeatWindow(game, seat))
        return READY if action == PAUSE else action  # the clock is for people to stop

    def answer_for(self, table: Table, seat: int) -> Action | None:
        """A person's decision, made for them because their time is over."""
        game = table.game
        if game is None or not game.choices(seat):
            return None
        if seat in self._mistrusted:
            return self._anything(game, seat)
        return advise(game, seat)

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


def advise(game: Game, seat: int) -> Action | None:
    """What the best bot would do on this seat."""
    choices = game.choices(seat)
    if not choices:
        return None
    bot = make_bot(ADVISER, game.round)
    if CANCEL not in choices:
        return bot.decide(SeatWindow(game, seat))
    mine = game.state.players[seat].deal
    steps = list(_plan(game, seat, bot))
    follow = [action for deal, action in steps if deal == mine]
    picks = [action for _, action in steps if isinstance(action, Pick) and action in choices]
    return (*follow, *picks, CANCEL)[0]


def filling(game: Game, seat: int) -> list[Action]:
    """What the best bot would put into the seat's decks; what is in them stays, and nothing that
    would make one illegal comes in."""
    if game.state.phase != "deckbuilding" or READY not in game.choices(seat):
        return []
    twin, found = game.clone(), list[Action]()
    for action in deck_filling_moves(SeatWindow(game, seat)):
        if action not in twin.choices(seat):
            continue
        trial = twin.clone()
        trial.act(seat, action)
        if _faults(trial, seat) <= _faults(twin, seat):
            twin = trial
            found.append(action)
    return found


def _faults(game: Game, seat: int) -> int:
    p, areas = game.state.players[seat], game.state.mode.areas
    decks = [p.cards_in(area) for area in areas if area.endswith("deck")]
    return sum(len(faults(game.state, deck, p)) for deck in decks)


def _plan(game: Game, seat: int, bot: Bot) -> Iterator[tuple[DealInProgress | None, Action]]:
    """What the bot would do for what the seat has begun (a fusion, a trade), and what there would
    be of it before each step. A bot knows only of plans of its own, so it begins the same thing
    anew, in a game of its own."""
    wanted = _begun(game, seat)
    twin = game.clone()
    twin.act(seat, CANCEL)
    twin.act(seat, bot.decide(SeatWindow(twin, seat)))
    while _begun(twin, seat) == wanted:
        action = bot.decide(SeatWindow(twin, seat))
        yield twin.state.players[seat].deal, action
        twin.act(seat, action)


def _begun(game: Game, seat: int) -> tuple[str, int] | None:
    """What kind of deal the seat is putting together, and about what."""
    match game.state.players[seat].deal:
        case Fusing(pile=about) | Helping(npc=about) | Trading(partner=about) as deal:
            return type(deal).__name__, about
        case None:
            return None
