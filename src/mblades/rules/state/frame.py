"""An effect that is being carried out: which program, where in it, and what its words refer to."""

from __future__ import annotations

from collections.abc import Mapping

from mblades.rules.state.copying import duplicate
from mblades.rules.state.records import (
    NO_CARD,
    NO_CLASH,
    NOBODY,
    AsFlipped,
    Change,
    ClashResult,
    Given,
    Unit,
    Waiting,
)


class Frame:
    """An effect of a card, or a program of the rules, under way."""

    program: int  # its number in the catalog; below 0: of the rules themselves
    source: int  # "this card"
    owner: int  # "you"
    ability: int  # its number in the catalog, or -1 for a program of the rules
    pc: int  # which step comes next
    it: int  # the card last chosen
    next: int  # "the next card" of a Next effect
    those: tuple[int, ...]
    that: int  # the player last chosen, or the one the event is about
    subject: int  # whose sentence is being carried out
    loop: tuple[tuple[int, ...], ...]  # subjects still to come, innermost last
    counts: tuple[int, ...]  # how often "for each" still comes, innermost last
    picks: tuple[int, ...]  # chosen so far
    held: tuple[int, ...]  # cards that a later step of the sentence needs
    group: tuple[int, ...]  # "them": what the last effect was about, whoever did it
    rest: tuple[int, ...]  # those of them that nothing has been done to since
    results: tuple[tuple[str, int], ...]  # what has been done to which card: "discarded this way"
    sums: tuple[
        tuple[str, str, int], ...
    ]  # what it has moved of what: "M$ paid this way"; who did it
    answer: int  # index of the chosen option
    amount: int  # "that much"
    moved: int  # what several subjects have gained or lost together
    done: bool  # whether the last effect did something; in a guard: it was replaced
    times: int  # repetitions done
    symbol: str  # the type or element named
    given: tuple[Given, ...]  # what players have chosen, bid and voted
    was: AsFlipped | None
    flipped: tuple[tuple[int, AsFlipped], ...]  # the cards it has flipped, as they were before
    recalling: bool  # whether these are looked at as they were: "its stars"
    clash: ClashResult  # the last one
    copied: bool  # used by another effect, so that nothing flips for its use
    window: tuple[Waiting, ...]  # effects that step in before it goes on, see stack.work_off

    def __init__(self, program: int, source: int, owner: int, ability: int = -1) -> None:
        self.program = program
        self.source = source
        self.owner = self.subject = owner
        self.ability = ability
        self.pc = self.amount = self.times = 0
        self.answer = self.moved = -1
        self.it = self.next = NO_CARD
        self.that = NOBODY
        self.those = self.picks = self.held = self.group = self.rest = ()
        self.results = self.flipped = self.sums = ()
        self.recalling = False
        self.loop = self.counts = ()
        self.given = ()
        self.window = ()
        self.done = self.copied = False
        self.symbol = ""
        self.was = None
        self.clash = NO_CLASH

    def note_moved(self, count: int, done: str, what: str) -> None:
        """Remember how much was gained, lost or removed: "that much", and whether "you did"."""
        if count > 0:
            self.sums = (*self.sums, (done, what, count))
        if self.loop:
            self.done = self.done or count > 0
            self.moved = max(self.moved, 0) + count
        else:
            self.done = count > 0
            self.amount = count

    def total(self, done: str, what: str) -> int:
        """How much this ability has moved of something: "each star token removed this way"."""
        return sum(count for how, of, count in self.sums if (how, of) == (done, what))

    def end_of_subjects(self) -> None:
        """A sentence about several players is over: "that much" is what all of them had."""
        if self.moved >= 0 and not self.loop:
            self.amount, self.moved = self.moved, -1

    def clone(self) -> Frame:
        """An independent copy."""
        return duplicate(self)

    def about(self, seat: int) -> Frame:
        """A copy in which "that player" is this one, to ask what would hold for them."""
        twin = self.clone()
        twin.that = seat
        return twin

    def recall(self) -> Frame:
        """A copy in which what it has flipped is as it was before; itself if there is nothing."""
        if not self.flipped or self.recalling:
            return self
        twin = self.clone()
        twin.recalling = True
        return twin

    def as_it_was(self, card: int) -> AsFlipped | None:
        """A card face up, for its own Flip effect (RUL-20) or for what speaks of it afterwards."""
        if self.was is not None and card == self.source:
            return self.was
        if self.recalling:
            return next((was for other, was in self.flipped if other == card), None)
        return None

    def spoken_by(self, seat: int) -> Frame:
        """A copy in which this player is the subject of the sentence."""
        twin = self.clone()
        twin.subject = seat
        return twin


class ClashFrame(Frame):
    """A clash under way."""

    used: Mapping[int, int]  # seat: the card chosen instead of the Top card
    bonuses: Mapping[int, int]  # seat: what effects add to the total
    seats: tuple[int, ...]  # who takes part, the initiator first
    chosen_for: int  # the player whose card somebody else chose (KEY-20)
    stand_ins: tuple[int, ...]  # cards that flip after it (KEY-11)

    def __init__(self, program: int, source: int, owner: int, ability: int = -1) -> None:
        super().__init__(program, source, owner, ability)
        self.used = {}
        self.bonuses = {}
        self.seats = self.stand_ins = ()
        self.chosen_for = NOBODY


class BareClashFrame(ClashFrame):
    """A clash in which nobody reveals a card: the stars of the cards used decide it."""


class ChangeFrame(Frame):
    """RP or M$ about to be gained, lost or stolen, unless something happens instead."""

    change: Change
    unit: Unit
