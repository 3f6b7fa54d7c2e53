"""Puzzles: tried on the tournament table, failed, taken back, solved, and kept as solved."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, expect

from mblades.puzzles import puzzles
from tests.browser.conftest import Arrive
from tests.browser.player import Player
from tests.browser.visitor import Visitor


class Solver(Player):
    """Somebody at a puzzle."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.task = self.page.get_by_role("region", name="Task")
        self.result = self.page.get_by_role("region", name="Result")

    @contextmanager
    def trying(self) -> Iterator[None]:
        """What is done inside is a step, forward or back: wait until it is done."""
        with self.page.expect_response("**/try"):
            yield

    def press(self, what: Locator) -> None:
        """A step."""
        with self.trying():
            what.click()

    def play(self, card: str) -> None:
        """Play a card of the hand."""
        self.playable.filter(has_text=card).click()
        self.press(self.asked.get_by_role("button", name=f"Play {card}"))


def test_a_puzzle_is_failed_tried_again_and_solved(arrive: Arrive) -> None:
    visitor = arrive()
    solver = Solver(visitor)
    page = visitor.go()
    page.get_by_role("link", name="Today’s puzzle and all others").click()
    expect(page.get_by_role("heading", name="Today’s puzzle")).to_be_visible()
    page.get_by_role("link", name="Leave it face up").click()

    expect(solver.task).to_contain_text("Finish with 95 RP")
    expect(visitor.button("Take back")).to_be_disabled()
    expect(visitor.button("Chat", exact=False)).to_have_count(0)
    solver.play("Candlelight Novice")
    solver.usable.click()
    solver.press(solver.asked.get_by_role("button", name="Use "))
    expect(solver.result).to_contain_text("86 RP")

    solver.press(solver.result.get_by_role("button", name="Take back"))
    expect(solver.result).to_have_count(0)
    expect(solver.end).to_be_visible()
    solver.press(solver.task.get_by_role("button", name="Start again"))
    expect(solver.playable).to_have_count(1)
    solver.asked.get_by_role("button", name="Hint").click()
    expect(solver.asked).to_contain_text("Candlelight Novice")
    solver.press(visitor.button("Do that"))
    solver.press(solver.end)
    expect(solver.result).to_contain_text("Solved!")
    expect(solver.result).to_contain_text("An Action is never a must")

    solver.result.get_by_role("link", name="Next puzzle").click()
    expect(solver.task).to_contain_text("First and last")
    page.reload()
    solver.task.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text(f"1 of {len(puzzles())} solved")).to_be_visible()
    expect(page.get_by_role("link", name="Leave it face up solved")).to_be_visible()


def test_on_a_phone_with_a_rival_who_answers(arrive: Arrive) -> None:
    visitor = arrive(phone=True)
    solver = Solver(visitor)
    page = visitor.go("puzzles/wait-for-it")
    expect(solver.task).to_contain_text("After you “Candlelight Novice” is played")
    solver.play("Hollow Mask")
    solver.press(solver.options.filter(has_text="Hollow Mask"))  # too early
    solver.asked.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("From here it can no longer be solved")).to_be_visible()
    solver.press(solver.task.get_by_role("button", name="Take back"))
    solver.press(solver.options.filter(has_not_text="Hollow Mask"))
    solver.press(solver.options.filter(has_text="Hollow Mask"))
    solver.play("Turnip Farmer")
    expect(solver.result).to_contain_text("Solved!")

    visitor.go("puzzles/no-such-thing")
    expect(page.get_by_role("alert")).to_have_text("There is no such puzzle.")
