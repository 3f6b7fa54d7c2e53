"""The points at which modes differ, with the answers of the normal game.

A mode is a subclass that gives other answers at some of these points. The rules ask `state.mode`
and never which mode it is. What is a plain number or a switch is not asked here but changed in the
edition's table (`adapt`). Defining a subclass with a `name` makes the mode known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from mblades.cards.document import nearest
from mblades.errors import Sentence, SetupError
from mblades.rules.deckbuilding import booster_draft as drafting
from mblades.rules.deckbuilding import collection
from mblades.rules.deckbuilding import phase as deckbuilding
from mblades.rules.state import events
from mblades.rules.state.actions import Action, ModeAction
from mblades.rules.state.answers import Option
from mblades.rules.state.random import pick
from mblades.rules.state.records import Area
from mblades.rules.state.state import (
    NO_MODE_STATE,
    NOBODY,
    ModeState,
    Player,
    State,
)
from mblades.rules.state.view_records import ModeView, Standing
from mblades.rules.tournament import phase as tournament
from mblades.rules.tournament import playout, scoring

if TYPE_CHECKING:
    from random import Random

    from mblades.cards.design import EditionName
    from mblades.rules.effects.catalog import Op
    from mblades.rules.setup.chosen_sets import Chosen
    from mblades.rules.setup.editions import Edition
    from mblades.rules.setup.lay_out import Cards
    from mblades.rules.setup.setup import Setup
    from mblades.rules.tournament.playout import Policy

FEWEST_PLAYERS: Final = 3  # of the normal game; two play a Duel (ED-1)


class Phase(Protocol):
    """What the rules of a phase answer; a module will do."""

    def waiting(self, s: State) -> tuple[int, ...]:
        """The seats that may act now."""

    def choices(self, s: State, seat: int) -> list[Action]:
        """Every legal action of a seat."""

    def act(self, s: State, seat: int, action: Action, offered: Sequence[Action] = ()) -> None:
        """Carry out an action, or refuse it and change nothing."""


class Mode:
    """Three rounds of deckbuilding and a tournament; most VP win."""

    name: ClassVar[str] = "normal"
    title: ClassVar[str] = "Normal game"
    does: ClassVar[str] = "Three rounds of deckbuilding and a tournament; most VP win."
    editions: ClassVar[tuple[EditionName, ...]] = ("original", "collusion")  # that have this mode
    settings: ClassVar[frozenset[str]] = frozenset()  # fields of a set-up for this mode only
    phases: ClassVar[Mapping[str, Phase]] = {
        "drafting": drafting, "deckbuilding": deckbuilding, "tournament": tournament,
    }  # fmt: skip
    areas: ClassVar[tuple[Area, ...]] = ("binder", "deck", "collection")  # a player's own (DB-12)
    hidden_areas: ClassVar[tuple[Area, ...]] = ("binder", "deck")  # those others cannot see
    collection_worth: ClassVar[tuple[int, ...]] = collection.VP_BY_SIZE  # by size (DB-16)
    programs: ClassVar[Mapping[int, tuple[Op, ...]]] = {}  # of its own rules, see resolving.py
    actions: ClassVar[tuple[type[ModeAction], ...]] = ()  # that no other mode has
    counted_in: ClassVar[str] = "VP"  # what the total of a standing is
    stock: ClassVar[str] = "binder"  # the area that cards are bought to, sold and fused from

    def __init_subclass__(cls) -> None:
        MODES[cls.name] = cls()

    # ----------------------------------------------------------------------- set-up

    def players(self, edition: Edition, _setup: Setup) -> tuple[int, int]:
        """The fewest and the most people who can play it."""  # ED-1
        return FEWEST_PLAYERS, edition.most_players

    def check(self, setup: Setup, edition: Edition) -> None:
        """Refuse a set-up that makes no sense in this mode."""

    def adapt(self, edition: Edition, _setup: Setup) -> Edition:
        """The edition's table as this mode has it."""
        return edition

    def seats(self, setup: Setup) -> int:
        """Everyone at the table, a boss among them."""
        return setup.players

    def new_state(self, _seats: int) -> ModeState:
        """What only this mode remembers, at the start of a game."""
        return NO_MODE_STATE

    def lay_out(self, s: State, cards: Cards, chosen: Chosen) -> None:
        """Put on the table what only this mode has."""

    def begin(self, s: State) -> None:
        """Everything is laid out: the first phase."""
        if s.setup.prerelease:  # PRE-1: the starter decks are played as they are
            begin_tournament(s)
        else:
            deckbuilding.begin(s)

    # ----------------------------------------------------------------------- deckbuilding

    def builders(self, s: State) -> list[Player]:
        """Who takes part in deckbuilding."""
        return s.players

    def builds(self, _s: State, _seat: int) -> bool:
        """Whether a seat is among them."""
        return True

    def timer_started(self, s: State) -> None:
        """A timer starts (-1: the phase is laid out, and no clock runs yet)."""

    def offers(self, _s: State, _p: Player) -> list[Action]:
        """Deckbuilding actions that only this mode has; `carry_out` does them."""
        return []

    def carry_out(self, _s: State, _p: Player, action: ModeAction) -> None:
        """Do one of them, or refuse it and change nothing."""
        deckbuilding.refuse(action)

    def collection_value(self, s: State, _area: str, cards: Sequence[int]) -> int:
        """What the cards of a collection area would score now."""  # DB-16
        return collection.value(s, cards)

    def collection_faults(self, s: State, _area: str, cards: Sequence[int]) -> list[Sentence]:
        """Why they would score nothing."""  # DB-15
        return collection.faults(s, cards)

    def score_collections(self, s: State) -> None:
        """What collections are worth when the phase ends."""  # DB-16
        collection.score(s)

    def after_deckbuilding(self, s: State) -> None:
        """What follows the phase."""
        begin_tournament(s)

    def may_purchase(self, _s: State, seat: int, owner: int) -> bool:
        """Whether a seat may buy a card with this marker in the aftermarket."""  # DB-21
        return seat != owner

    def trades_evenly(self, s: State, _seat: int, _partner: int) -> bool:
        """Whether a trade of these two has to be even in stars and M$."""  # DB-22
        return s.edition.even_trades

    def vp_so_far(self, _s: State, p: Player) -> int:
        """What counts when several want one card: the player with less gets it."""  # RUL-10
        return sum(p.tournament_vp) + sum(p.collection_vp)

    # ----------------------------------------------------------------------- tournament

    def lay_deck(self, s: State, p: Player) -> None:
        """A player's deck becomes a hand, a Deck Box and Accessories."""  # TRN-1
        tournament.lay_deck(s, p)

    def put_in_hand(self, _s: State, p: Player, card: int) -> None:
        """A card comes to a hand."""
        p.hand = (*p.hand, card)

    def put_aside(self, _s: State, p: Player, card: int) -> str:
        """Where a card goes that leaves its player's hand or play area, and the name of it."""
        p.binder = (*p.binder, card)  # TRN-12, GEN-7
        return "binder"

    def may_hold(self, _s: State, _seat: int, _card: int) -> bool:
        """Whether an effect may bring a card to a seat, or to the shop (NOBODY)."""
        return True

    def leaves_for_loop(self, _s: State, _seat: int) -> bool:
        """Whether a seat that causes an infinite loop leaves the tournament."""  # GEN-9
        return True

    def is_opponent(self, _s: State, seat: int, other: int) -> bool:
        """Whether two seats are opponents."""
        return seat != other

    def may_be_chosen_for_clash(self, _s: State, seat: int, other: int) -> bool:
        """Whether a seat may choose another to clash with."""
        return seat != other

    def deciders(self, _s: State, seat: int) -> tuple[int, ...]:
        """The seats that may answer what a seat is asked."""
        return (seat,)

    def allowed(
        self, _s: State, _seat: int, _kind: str, _options: Sequence[Option]
    ) -> Sequence[int] | None:
        """Which options of a question a seat may take; a single one is not asked. None: all."""
        return None

    def first_player(self, s: State) -> int:
        """Who has the first turn of a tournament."""  # TRN-2
        if s.placing:
            best = s.placing[0]
        elif s.setup.first_player is not None:
            return s.setup.first_player
        elif s.first != NOBODY:  # found before, for the Millennium Accessories (OPT-3)
            return s.first
        else:
            best = tuple(range(len(s.players)))
        return best[0] if len(best) == 1 else pick(s, best)  # RUL-4

    def take_turn(self, _s: State) -> bool:
        """Whether the mode itself takes the turn that has come; nobody is asked then."""
        return False

    def go_on(self, s: State) -> None:
        """Go on with a tournament until somebody has to decide."""
        tournament.advance(s)

    def play_out(self, s: State, policy: Policy) -> tuple[int, ...]:
        """Play a tournament to the end of its scoring: the RP of every seat."""
        playout.play_out(s, policy)
        return tuple([p.rp for p in s.players])

    def add_last_rp(self, s: State) -> None:
        """All Score effects are done: RP that come from elsewhere."""

    def end_tournament(self, s: State) -> None:
        """All RP are there: VP, prizes, and what comes next."""
        scoring.finish_tournament(s)

    def row(self, s: State) -> Sequence[int]:
        """The VP by place of the tournament under way."""  # END-2
        return scoring.TOURNAMENT_ROWS[scoring.row_of(s)]

    def put_away(self, _s: State, p: Player, cards: tuple[int, ...]) -> None:
        """Where the cards of a hand and play area go when a tournament is over."""  # END-4
        p.binder += cards

    def give_prizes(self, s: State) -> None:
        """Prize support for the tournament that has been scored."""  # END-3
        scoring.give_prizes(s)

    def is_last(self, s: State) -> bool:
        """Whether no round follows."""  # FLOW-1, FLOW-2
        return scoring.is_last_round(s)

    def next_round(self, s: State) -> None:
        """The round that follows a tournament."""
        scoring.next_round(s)

    def standings(self, s: State) -> list[Standing]:
        """Every seat's place and VP, as if the game ended now."""
        return scoring.standings(s)

    def after_draft(self, s: State) -> None:
        """The packs are empty: deckbuilding goes on."""  # OPT-5
        deckbuilding.after_draft(s)

    # ----------------------------------------------------------------------- what is seen

    def shop_is_open(self, s: State) -> bool:
        """Whether cards are bought and sold now."""
        return s.phase == "deckbuilding"

    def may_look_at(self, _s: State, _seat: int, _other: int) -> bool:
        """Whether a seat sees the binder and the deck of another."""  # DB-12
        return False

    def view(self, _s: State, _seat: int | None) -> ModeView:
        """What a seat may know that only this mode has."""
        return {}

    def redeal(self, s: State, seat: int | None, rng: Random) -> None:
        """Deal anew, in a copy, what a seat cannot know and only this mode has."""


def begin_tournament(s: State) -> None:
    """Hand the table over from deckbuilding to the tournament."""
    s.phase = "tournament"
    s.events.append(events.Phase("tournament", s.round))
    tournament.begin(s)


MODES: Final[dict[str, Mode]] = {Mode.name: Mode()}


def every_mode() -> list[Mode]:
    """All modes there are, the normal game first."""
    import_module("mblades.modes")
    return list(MODES.values())


def mode_named(name: str) -> Mode:
    """The mode of a set-up."""
    if name not in MODES:
        import_module("mblades.modes")  # they stand on the rules, so the rules cannot import them
    if name not in MODES:
        close = nearest(name, list(MODES))
        if close:
            raise SetupError(
                'there is no mode "{name}"; did you mean "{close}"?', name=name, close=close
            )
        raise SetupError(
            'there is no mode "{name}"; choose one of {modes}', name=name, modes=", ".join(MODES)
        )
    return MODES[name]
