"""Co-op: one to four players against a boss (COOP).

The boss is a seat of its own, the last. It builds no deck, plays by itself, and what it would have to
decide is decided by the players. Its Singles lie in its deck until it plays them: it has no hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec.structs import replace

from mblades.errors import SetupError
from mblades.modes.records import CoopState
from mblades.rules.deckbuilding import phase as deckbuilding
from mblades.rules.deckbuilding.aftermarket import LAST_TIMER
from mblades.rules.deckbuilding.phase import SETTING_UP
from mblades.rules.effects import board, card_values
from mblades.rules.effects.entering_and_leaving import has_room, play_card
from mblades.rules.effects.restrictions import cannot_play
from mblades.rules.mode import Mode
from mblades.rules.state import answers, events
from mblades.rules.state.answers import Option
from mblades.rules.state.random import pick, shuffled
from mblades.rules.state.state import ModeState, Player, State
from mblades.rules.state.view_records import ModeView, Standing
from mblades.rules.tournament import phase as tournament
from mblades.rules.tournament import scoring
from mblades.rules.views.card import card_views
from mblades.rules.views.redeal import deal_piles, shuffle
from mblades.text import tree

if TYPE_CHECKING:
    from mblades.cards.design import CardSet
    from mblades.rules.setup.chosen_sets import Chosen
    from mblades.rules.setup.editions import Edition
    from mblades.rules.setup.lay_out import Cards
    from mblades.rules.setup.setup import Difficulty, Setup

MOST_PLAYERS: Final = 4
EACH_PLAYER: Final = tree.PlayersWho("each opponent")  # of the boss
UNPLAYED: Final = 2  # COOP-6: of 8 Singles it plays 6
SECOND_TIMER: Final = 1  # the second meta is revealed with it (DB-7)
# COOP-3: the timers with which an Accessory of the boss is revealed
REVEALS: Final[dict[Difficulty, tuple[int, ...]]] = {
    "easy": (SETTING_UP,),
    "normal": (SETTING_UP, SECOND_TIMER),
    "hard": (SETTING_UP, SECOND_TIMER, LAST_TIMER),
}


def coop_state(s: State) -> CoopState:
    """What only games against a boss remember."""
    assert isinstance(s.mode_state, CoopState)
    return s.mode_state


def boss_of(s: State) -> Player:
    """The seat of the boss."""
    return s.players[-1]


def team_of(s: State) -> list[Player]:
    """The players."""
    return s.players[:-1]


def together(s: State) -> int:
    """The RP of the players."""
    return sum([p.rp for p in team_of(s)])


def boss_set(s: State) -> CardSet:
    """The cards of the boss of this round."""
    return s.catalog.library.bosses[coop_state(s).bosses[s.round - 1]]


def box_rp(s: State) -> int:
    """The RP that the boss's Deck Box is sure to give at scoring; 0 once it has."""  # COOP-2
    boss = boss_of(s)
    waiting = [one.card for group in s.tournament.groups for one in group]
    if s.phase == "over" or (s.tournament.scoring >= 0 and not {*boss.box} & {*waiting}):
        return 0
    lines = [line for card in boss.box for line in s.catalog.designs[s.cards[card]].tree.lines]
    effects = [
        effect
        for line in lines
        if isinstance(line, tree.Ability) and line.trigger is tree.TriggerWord.SCORE
        for effect in line.effects
    ]
    return sum([_sure_rp(effect, len(team_of(s))) for effect in effects])


def _sure_rp(effect: tree.Effect, players: int) -> int:
    """What an effect gives or takes whatever lies on the table: so much, or so much for each player."""
    match effect:
        case tree.Gain(unit="RP", amount=tree.PerEach(value=rp, each=each, step=1)) if (
            each == EACH_PLAYER
        ):
            return rp * players
        case tree.Gain(unit="RP", amount=tree.Flat(value=rp)):
            return rp
        case tree.Lose(unit="RP", amount=tree.Flat(value=rp)):
            return -rp
        case _:
            return 0


class Coop(Mode):
    """One deckbuilding phase and one tournament against a boss."""  # COOP-12

    name = "coop"
    title = "Co-op"
    does = "One deckbuilding phase and one tournament against a boss."  # COOP-12
    settings = frozenset(("boss", "difficulty"))
    counted_in = "RP"
    areas = ("binder", "deck")  # COOP-4: no collections
    rounds: ClassVar[int] = 1  # a boss each

    # ----------------------------------------------------------------------- set-up

    def players(self, _edition: Edition, _setup: Setup) -> tuple[int, int]:
        return 1, MOST_PLAYERS

    def check(self, setup: Setup, _edition: Edition) -> None:
        if setup.character_powers or setup.pro_cards:  # COOP-4
            raise SetupError(
                "in co-op, characters use powers that help the team; their normal powers and pro player cards are not used"
            )
        if setup.prerelease:
            raise SetupError(
                "a game against a boss has no Pre-Release: there are no VP to win in it"
            )
        if setup.first_player is not None:  # COOP-7
            raise SetupError("in co-op, the player to the boss's left always goes first")
        if setup.liquidation and self.rounds == 1:
            raise SetupError("Liquidation needs several rounds, and a scenario has only one")

    def adapt(self, edition: Edition, _setup: Setup) -> Edition:
        return replace(
            edition, friendship=False, collections=False, npcs=False, dollars_per_vp=None,
            prize_sets=(),
        )  # fmt: skip

    def seats(self, setup: Setup) -> int:
        return setup.players + 1

    def new_state(self, _seats: int) -> ModeState:
        return CoopState()

    def choose_bosses(self, s: State) -> tuple[int, ...]:
        """The boss of each round, by number."""
        bosses = s.catalog.library.bosses
        if s.setup.boss is not None:
            return (bosses.index(s.catalog.library.find_boss(s.setup.boss)),)
        if not bosses:
            raise SetupError("this library has no bosses")
        return (pick(s, tuple(range(len(bosses)))),)

    def lay_out(self, s: State, cards: Cards, _chosen: Chosen) -> None:
        bosses = self.choose_bosses(s)
        decks = tuple([cards.of((s.catalog.library.bosses[n],)) for n in bosses])
        s.mode_state = CoopState(bosses, decks)
        characters = [s.catalog.characters[p.character] for p in team_of(s)]
        powers = [one.coop for one in characters if one.coop is not None]
        if len(powers) < len(characters):
            without = next(one.name for one in characters if one.coop is None)
            raise SetupError("{character} has no co-op power in this library", character=without)
        for p in team_of(s):  # COOP-4: everybody has the powers of the whole team
            p.powers += cards.side(*powers)

    def begin(self, s: State) -> None:
        meet_boss(s)
        deckbuilding.begin(s)

    # ----------------------------------------------------------------------- deckbuilding

    def builders(self, s: State) -> list[Player]:
        return s.players[:-1]

    def builds(self, s: State, seat: int) -> bool:
        return seat < len(s.players) - 1

    def timer_started(self, s: State) -> None:
        boss = boss_of(s)
        if s.deckbuilding.timer == SETTING_UP:
            s.events.append(events.Boss(boss.seat, boss_set(s).name))
        if s.deckbuilding.timer in REVEALS[s.setup.difficulty]:  # COOP-3
            *left, card = coop_state(s).accessories
            s.mode_state = replace(coop_state(s), accessories=tuple(left))
            boss.accessories += (card,)
            board.changed(s)
            s.events.append(events.BossAccessory(boss.seat, card))

    def score_collections(self, s: State) -> None:
        """There are none (COOP-4)."""

    # ----------------------------------------------------------------------- tournament

    def lay_deck(self, s: State, p: Player) -> None:
        if self.builds(s, p.seat):
            tournament.lay_deck(s, p)
        else:  # COOP-6
            p.deck = shuffled(s, p.deck)

    def put_in_hand(self, s: State, p: Player, card: int) -> None:
        if self.builds(s, p.seat):
            p.hand = (*p.hand, card)
        else:  # COOP-9: it has no hand, so the card is out of the tournament
            p.binder = (*p.binder, card)

    def may_hold(self, s: State, seat: int, card: int) -> bool:  # COOP-5, COOP-10
        return seat == len(s.players) - 1 or s.catalog.rarity[s.cards[card]] != "Mystic"

    def leaves_for_loop(self, s: State, seat: int) -> bool:
        return self.builds(s, seat)

    def is_opponent(self, s: State, seat: int, other: int) -> bool:  # COOP-9
        boss = len(s.players) - 1
        return (seat == boss) is not (other == boss)

    def deciders(self, s: State, seat: int) -> tuple[int, ...]:  # COOP-8
        return (seat,) if self.builds(s, seat) else tuple(range(seat))

    def allowed(
        self, s: State, seat: int, kind: str, options: Sequence[Option]
    ) -> Sequence[int] | None:
        boss = boss_of(s)
        if kind != "flip" or seat != boss.seat:
            return None
        cards = [option.card for option in options if isinstance(option, answers.Card)]
        if any(card not in boss.tableau for card in cards):  # then the players choose
            return None
        stars = [card_values.stars(s, card) for card in cards]
        return [stars.index(min(stars)), *range(len(cards), len(options))]  # COOP-8

    def first_player(self, _s: State) -> int:
        return 0  # COOP-7: the boss sits to the right of the first player

    def take_turn(self, s: State) -> bool:
        boss = boss_of(s)
        if s.tournament.turn != boss.seat:
            return False
        if not s.tournament.must_play:
            s.tournament.passes = 0
            tournament.next_turn(s)
            return True
        card = self._next_single(s, boss)
        if card is None:
            tournament.pass_turn(s)
        else:
            s.tournament.must_play = False
            s.tournament.plays = 0
            boss.deck = tuple([other for other in boss.deck if other != card])
            play_card(s, boss.seat, card)
        return True

    def _next_single(self, s: State, boss: Player) -> int | None:
        """The next card of the shuffled deck that can be played, while it has some to play."""
        if len(boss.deck) <= UNPLAYED or not has_room(s, boss.seat):
            return None
        return next((card for card in boss.deck if not cannot_play(s, boss.seat, card)), None)

    # ----------------------------------------------------------------------- the end

    def add_last_rp(self, s: State) -> None:
        boss = boss_of(s)
        more = self.more_rp(s)
        if more:
            boss.rp += more
            s.events.append(events.BossBonus(boss.seat, more))

    def end_tournament(self, s: State) -> None:
        boss = boss_of(s)
        players, rp = together(s), boss.rp
        scenarios = (*coop_state(s).scenarios, (players, rp))
        s.mode_state = replace(coop_state(s), scenarios=scenarios)
        for p in s.players:
            p.tournament_rp += (p.rp,)
        s.events.append(events.Scenario(boss.seat, players > rp, players, rp))
        scoring.gather(s)
        if self.is_last(s):
            scoring.end_game(s)
        else:
            self.next_round(s)

    def is_last(self, s: State) -> bool:
        return s.round >= self.rounds or any(
            players <= boss for players, boss in coop_state(s).scenarios
        )

    def is_won(self, s: State) -> bool:
        """Whether the players have more RP than the boss."""  # COOP-11
        return together(s) > boss_of(s).rp

    def standings(self, s: State) -> list[Standing]:
        """The players share a place; the totals are everyone's RP."""
        won = self.is_won(s)
        return [
            {
                "seat": p.seat,
                "place": 1 if won is self.builds(s, p.seat) else 2,
                "total": p.rp,
                "sources": {"rp": p.rp},
                "ahead_by": None,
            }
            for p in s.players
        ]

    def view(self, s: State, _seat: int | None) -> ModeView:
        """The boss: all of it lies open but the order of its deck and what is still to be revealed."""
        if not coop_state(s).bosses:
            return {"boss": None}
        boss = boss_of(s)
        building = s.phase not in ("tournament", "over")
        to_come = len(REVEALS[s.setup.difficulty]) - len(boss.accessories) if building else 0
        return {
            "boss": {
                "seat": boss.seat,
                "name": boss_set(s).name,
                "difficulty": s.setup.difficulty,
                "singles": card_views(s, sorted(boss.deck)),  # COOP-5
                "plays_left": max(len(boss.deck) - UNPLAYED, 0),
                "accessories_to_come": to_come,
                "players_rp": together(s),  # COOP-11: these must be more ...
                "boss_rp": boss.rp,  # ... than these
                "box_rp": box_rp(s),
                "more_rp": self.more_rp(s),
                "rounds": self.rounds,
                "scenarios": [
                    {
                        "name": s.catalog.library.bosses[n].name,
                        "players_rp": players,
                        "boss_rp": rp,
                    }
                    for n, (players, rp) in zip(
                        coop_state(s).bosses, coop_state(s).scenarios, strict=False
                    )
                ],
            }
        }

    def redeal(self, s: State, _seat: int | None, rng: Random) -> None:
        """The order of the boss's cards, and which bosses come next."""
        boss = boss_of(s)
        boss.deck = _shuffled(boss.deck, rng)
        now = coop_state(s)
        accessories = _shuffled(now.accessories, rng)
        here = s.round - len(now.bosses) + len(now.decks)  # 1 while the boss has yet to sit down
        cards = list(s.cards)
        to_come = deal_piles(cards, now.decks[here:], rng)
        s.cards = tuple(cards)
        decks = (*now.decks[:here], *to_come)
        of_set = {one.name: n for n, one in enumerate(s.catalog.library.bosses)}
        names = [s.catalog.set_of[cards[pile[0]]] for pile in to_come]
        bosses = (*now.bosses[: s.round], *[of_set[name] for name in names])
        s.mode_state = replace(now, bosses=bosses, decks=decks, accessories=accessories)

    def more_rp(self, _s: State) -> int:
        """What the boss gains at scoring beside its cards."""
        return 0


def _shuffled(cards: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    mixed = sorted(cards)
    shuffle(mixed, rng)
    return tuple(mixed)


def meet_boss(s: State) -> None:
    """The boss of this round sits down with its cards."""  # COOP-1
    boss = boss_of(s)
    cards, *decks = coop_state(s).decks
    kind = s.catalog.kind
    boss.box = tuple([card for card in cards if kind[s.cards[card]] == "Deck Box"])
    boss.deck = tuple([card for card in cards if kind[s.cards[card]] == "Single"])
    accessories = tuple([card for card in cards if kind[s.cards[card]] == "Accessory"])
    s.mode_state = replace(coop_state(s), decks=tuple(decks), accessories=shuffled(s, accessories))
    board.changed(s)
