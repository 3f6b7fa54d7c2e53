"""A puzzle being tried: what can be done in it, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

from mblades.errors import IllegalAction
from mblades.puzzles.puzzle import YOU, Puzzle
from mblades.rules.effects import board
from mblades.rules.game import Game
from mblades.rules.state import answers
from mblades.rules.state.actions import Action, Attach, Choose, Play, UseAction
from mblades.rules.state.events import Event
from mblades.rules.state.state import State
from mblades.rules.tournament import phase as tournament
from mblades.testing.scene import label_of

REFUSALS = (answers.No, answers.Done, answers.Decline)
Result = Literal["open", "solved", "failed"]


class Attempt:
    """The game of a puzzle under way. It ends when all Score effects are done.

    Rivals decide in a simple way: whatever they may do they do, and of several things the first.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game = Game(_beginning(puzzle).clone())
        self.done: tuple[str, ...] = ()  # one's own decisions, in words
        self.is_over = False

    def clone(self) -> Attempt:
        """An independent copy."""
        copy = Attempt.__new__(Attempt)
        copy.puzzle, copy.done, copy.is_over = self.puzzle, self.done, self.is_over
        copy.game = self.game.clone()
        return copy

    @property
    def result(self) -> Result:
        """Whether it is solved."""
        if not self.is_over:
            return "open"
        return "solved" if self.puzzle.goal.is_reached(self.game.state) else "failed"

    @property
    def choices(self) -> list[Action]:
        """What can be done now."""
        return [] if self.is_over else tournament.choices(self.game.state, YOU)

    def act(self, action: Action | Sequence[object]) -> list[Event]:
        """Do one of the choices, and tell what happened until the next; IllegalAction otherwise."""
        if self.is_over:
            raise IllegalAction("The puzzle is over. Take back a step, or start again.")
        s, wish = self.game.state, self.game.read(action)
        offered = self.choices
        if wish not in offered:
            raise IllegalAction(tournament.why_not(s, YOU, wish))
        self.done += (self.labels(offered)[offered.index(wish)],)
        happened: list[Event] = []
        s.events = happened
        board.renew(s)
        tournament.carry_out(s, YOU, wish)
        self.is_over = not _comes_to_you(s)
        self.game = Game(s)  # what it had worked out no longer holds
        return happened

    def labels(self, offered: Sequence[Action]) -> list[str]:
        """Choices in words, each another: "play Shell Diver", "yes", "player 1", "Shell Diver#2"."""
        said: list[str] = []
        for action in offered:
            plain = _label(self.game.state, action)
            again = sum(one.partition("#")[0] == plain for one in said)
            said.append(f"{plain}#{again + 1}" if again else plain)
        return said

    def hint(self) -> Action | None:
        """The next step of a solution; None if what was done is the beginning of none."""
        count, offered = len(self.done), self.choices
        for solution in self.puzzle.solutions:
            if solution[:count] == self.done and count < len(solution):
                return offered[self.labels(offered).index(solution[count])]
        return None


@cache
def _beginning(puzzle: Puzzle) -> State:
    s = puzzle.scene()
    tournament.start_turn(s, YOU)
    _comes_to_you(s)
    return s


def _comes_to_you(s: State) -> bool:
    """Go on until it is one's own decision; False when the tournament is over instead."""
    while tournament.comes_to_decision(s):
        seat = tournament.waiting(s)[0]
        if seat == YOU:
            return True
        tournament.carry_out(s, seat, _rivals_choice(s, seat))
    return False


def _rivals_choice(s: State, seat: int) -> Action:
    offered = tournament.choices(s, seat)
    prompt = s.tournament.prompt
    if prompt is None:
        return offered[0]
    wanted = [n for n, option in enumerate(prompt.options) if not isinstance(option, REFUSALS)]
    return offered[wanted[0] if wanted else 0]


def _label(s: State, action: Action) -> str:
    def name(card: int) -> str:
        return s.catalog.names[s.cards[card]]

    match action:
        case Play(card=card):
            return f"play {name(card)}"
        case UseAction(card=card):
            return f"action {name(card)}"
        case Attach(card=card, host=host):
            return f"attach {name(card)} to {name(host)}"
        case Choose(index=index):
            assert s.tournament.prompt is not None
            return label_of(s, s.tournament.prompt.options[index])
        case _:
            return "end"
