"""Regular: greedy and sensible, one step at a time."""

from __future__ import annotations

from random import Random

from mblades.bots.bot import Window
from mblades.bots.decisions.answers import Answers, Table
from mblades.bots.decisions.holdings import Holdings
from mblades.bots.decisions.moves import moves
from mblades.bots.decisions.shop import Shopper, best_to_draft, weakest_deck
from mblades.bots.decisions.tournament import (
    best_action,
    best_play,
    effect_worth,
    value_in_play,
)
from mblades.bots.decisions.turn_based import TurnPlanner
from mblades.bots.estimates.deck_value import alone
from mblades.modes.records import HandOver, UseDeck
from mblades.modes.turn_based.actions import Score
from mblades.rules.state.action_tables import CANCEL, READY
from mblades.rules.state.actions import (
    Action,
    Attach,
    Cancel,
    Choose,
    Draft,
    Extend,
    Fuse,
    Help,
    Pause,
    Play,
    UseAction,
)

MOST_PLAYS = 30  # in a tournament; then it tires of cards that come back to the hand


def answers_by_rp(random: Random) -> Answers:
    """Answers to questions by what cards and effects are worth."""
    return Answers(random, value_in_play, alone, effect_worth)


class Regular:
    """Values cards by what their texts do in its deck, and takes what gains most."""

    def __init__(self, seed: int = 0) -> None:
        self._answers = answers_by_rp(Random(seed))
        self._queue: list[Action] = []  # what is still to do of the plan
        self._moment: tuple[int, int] = (0, -1)  # round and timer
        self._refused: set[object] = set()  # what did not come off, and cards handed over
        self._own: Holdings | None = None  # as they were last looked through
        self._begun: object = None  # the slot of an NPC or the rarity of a fusion under way
        self._plays = (0, 0)  # the deck's number, and how many cards were played with it
        self._asked: set[int] = set()  # whom friendship was proposed to in this round

    def decide(self, seen: Window) -> Action:
        choices = seen.choices
        if len(choices) == 1 and not isinstance(choices[0], Play):  # plays are counted
            return choices[0]
        if isinstance(choices[0], Choose):
            return self._answers.answer(seen)
        if isinstance(choices[0], UseDeck):
            return weakest_deck(seen)
        if isinstance(choices[0], Draft):
            return Draft(best_to_draft(seen)["id"])
        if isinstance(choices[-1], Score):
            self._queue = TurnPlanner(Table(seen), choices).next()
            return self._queue.pop(0)
        if isinstance(choices[-1], Cancel | Pause | Extend):
            return self._deckbuilding(seen, choices)
        return self._turn(seen, choices)

    # ----------------------------------------------------------------------- deckbuilding

    def _deckbuilding(self, seen: Window, choices: list[Action]) -> Action:
        while self._queue:
            action = self._queue.pop(0)
            if action in choices:
                return action
        if choices[-1] == CANCEL:  # someone was faster
            self._refused.add(self._begun)
            return choices[-1]
        view = seen.view
        clock = view["clock"]
        assert clock is not None
        moment = (view["round"], clock["timer"])
        if moment != self._moment:
            if moment[0] != self._moment[0]:
                self._asked = set()
            self._moment = moment
            self._refused = set()
        shopper = Shopper(seen, choices, self._own)
        self._own = shopper.own
        answer = shopper.trade_answer()
        if answer is not None and answer in choices:
            return answer
        plan = shopper.friendship(self._asked) or shopper.next_plan(self._refused)
        self._queue = [] if plan is None else plan.actions
        if not self._queue and clock["last"]:
            self._queue = moves(shopper.me, shopper.own.plan)
            self._queue.append(READY)
        for index, action in enumerate(self._queue):
            if action in choices:
                del self._queue[: index + 1]
                match action:
                    case Help(npc=begun) | Fuse(rarity=begun):
                        self._begun = begun
                    case HandOver():
                        self._refused.add(action)
                return action
        self._queue = []
        return READY

    # ----------------------------------------------------------------------- tournament

    def _turn(self, seen: Window, choices: list[Action]) -> Action:
        table = Table(seen)
        deck = table.view["round"] + len(table.me["tournament_rp"])
        played = self._plays[1] if self._plays[0] == deck else 0
        self._answers.weary = played > MOST_PLAYS
        plays = [action for action in choices if isinstance(action, Play)]
        if plays:
            self._plays = (deck, played + 1)
            return best_play(table, plays)
        actions = [action for action in choices if isinstance(action, UseAction)]
        if actions and not self._answers.weary:
            room = (table.me["slots"] or 0) - len(table.me["tableau"])
            best = best_action(table, actions, min(room, len(table.me["hand"])))
            if best is not None:
                return best
        attachments = [action for action in choices if isinstance(action, Attach)]
        if attachments and len(table.me["hand"]) > 2:
            return attachments[0]
        return choices[-1]
