"""What a board is made of: the cards in play, and what holds or waits because of them."""

from __future__ import annotations

from mblades.rules.effects.catalog import Compiled, Continuous, Heard
from mblades.rules.state.records import Started
from mblades.rules.state.state import NO_CARD, Frame, Player, State
from mblades.text import tree


class Listener:
    """A sentence that waits for an event."""

    __slots__ = ("ability", "card", "context", "heard", "program", "seat", "started")

    def __init__(
        self,
        context: Frame,
        program: int,
        heard: Heard | None,
        ability: Compiled,
        started: Started | None = None,
    ) -> None:
        self.context = context
        self.seat = context.owner
        self.card = context.source
        self.program = program
        self.heard = heard  # None: any effect
        self.ability = ability
        self.started = started  # which it belongs to, if it waits for a while only


class Static:
    """A continuous effect of a face-up card, or one that holds for a while."""

    __slots__ = ("ability", "context", "rule", "seats", "started")

    def __init__(
        self,
        rule: Continuous,
        context: Frame,
        ability: Compiled,
        started: Started | None = None,
        seats: tuple[int, ...] | None = None,
    ) -> None:
        self.rule = rule
        self.context = context
        self.ability = ability
        self.started = started
        self.seats = seats  # of whom it holds, if that was settled when it was started


class Zones:
    """Where a player's cards in play lie."""

    __slots__ = ("accessories", "box", "powers", "tableau")

    def __init__(self, player: Player) -> None:
        self.tableau = player.tableau
        self.box = player.box
        self.accessories = player.accessories
        self.powers = player.powers

    def have_one_more(self, player: Player) -> bool:
        """Whether a card has been put on the right of the tableau, and that is all."""
        return (
            self.tableau == player.tableau[:-1]
            and self.box is player.box
            and self.accessories is player.accessories
            and self.powers is player.powers
        )

    def cards(self) -> tuple[int, ...]:
        """The cards in all of them."""
        return (*self.tableau, *self.box, *self.accessories, *self.powers)


class Board:
    """One moment's view of the cards in play.

    Tables are shared with the board before and replaced, never changed, once it is made; only what
    has been asked of it is added later.
    """

    __slots__ = ("abilities", "actions", "down", "efforts", "elements", "entered", "extra_slots", "held",
                 "is_known", "is_plain", "lasting", "listeners", "owner", "slot", "stars", "statics", "tangled",
                 "tangles", "tops", "types", "unsteady", "zones")  # fmt: skip

    # what it was made from
    entered: tuple[int, ...]
    down: frozenset[int]
    lasting: tuple[Started, ...]
    zones: list[Zones]
    is_plain: bool  # cards have the effects printed on them and no others, see `board._follow`
    # what follows from that
    owner: dict[int, int]
    slot: dict[int, int]
    abilities: dict[int, tuple[Compiled, ...]]
    listeners: dict[str, list[Listener]]
    statics: dict[type[tree.Node], list[Static]]
    tops: list[int]  # the card whose Top effects hold, by seat
    extra_slots: dict[int, int]
    unsteady: int  # continuous effects that ask for what changes without a change in play
    tangles: int  # continuous effects that change what others of them ask for
    # what has been asked of it
    actions: dict[int, list[tuple[int, Compiled]]]  # Actions of cards in play, by seat
    stars: dict[int, int]
    elements: dict[int, int]
    types: dict[int, int]
    tangled: bool  # stars and symbols depend on each other, and are to be worked out
    # what it costs, see budget.py
    held: int  # everything that holds or waits, looked at once
    efforts: dict[str | type[tree.Node], int]  # by the key of listeners and statics
    is_known: bool  # it was here before the last input

    def __init__(self, s: State, last: Board | None = None) -> None:
        t = s.tournament
        self.entered = t.entered
        self.down = t.down
        self.lasting = t.lasting
        if last is None:
            self.zones = [Zones(player) for player in s.players]
            self.is_plain = t.scoring < 0 and not t.silenced and not t.keywords
            self.owner, self.slot, self.abilities = {}, {}, {}
            self.listeners, self.statics, self.efforts = {}, {}, {}
            self.tops = [NO_CARD] * len(s.players)
            self.extra_slots = {}
            self.tangles = self.held = self.unsteady = 0
        else:
            self.zones = last.zones
            self.is_plain = True
            self.owner, self.slot, self.abilities = last.owner, last.slot, last.abilities
            self.listeners, self.statics = last.listeners, last.statics
            self.efforts = last.efforts
            self.tops = last.tops
            self.extra_slots = last.extra_slots
            self.tangles, self.held = last.tangles, last.held
            self.unsteady = last.unsteady
        self.stars, self.elements, self.types = {}, {}, {}
        self.actions = {}
        self.tangled = self.is_known = False

    def has_kept_values(self) -> bool:
        """Whether anything has been worked out that may follow from more than the cards in play.

        Of a board that was here before the input it is taken to be so, whether or not somebody looked.
        """
        return bool(self.is_known or not self.is_plain or self.stars or self.elements or self.types)

    def unshare(self) -> None:
        """Have tables of its own, to be changed; the lists in them are still shared."""
        self.abilities = self.abilities.copy()
        self.listeners = self.listeners.copy()
        self.statics = self.statics.copy()
        self.efforts = self.efforts.copy()
        self.extra_slots = self.extra_slots.copy()
