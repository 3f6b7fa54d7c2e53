"""Teams: partners share cards, M$ and victory (TEAM)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import ClassVar, Final

import msgspec

from mblades.cards.design import Design
from mblades.errors import IllegalAction, SetupError
from mblades.modes.records import HandOver, Pay
from mblades.rules.deckbuilding.deal_in_progress import take_from
from mblades.rules.mode import Mode
from mblades.rules.setup.chosen_sets import Chosen
from mblades.rules.setup.editions import Edition
from mblades.rules.setup.lay_out import Cards
from mblades.rules.setup.setup import Setup
from mblades.rules.state import events
from mblades.rules.state.actions import Action, ModeAction
from mblades.rules.state.random import shuffled
from mblades.rules.state.state import Player, State
from mblades.rules.state.view_records import CardView, ModeView, Standing
from mblades.rules.tournament import scoring
from mblades.rules.views.card import card_view

FEWEST_PLAYERS: Final = 3
THE_SINGLE: Final = "The Single"  # TEAM-1
SUMS: Final = (1, 5, 10)  # M$ that are paid in one go, beside everything one has

# --------------------------------------------------------------------------- who plays with whom


def teams(s: State) -> tuple[int, ...]:
    """The number of every seat's team."""
    return s.setup.teams or _usual_teams(s.setup.players)


@lru_cache
def _usual_teams(players: int) -> tuple[int, ...]:
    """Pairs who sit across from each other; the last seat plays alone if one is left over."""
    pairs = players // 2
    return tuple(pairs if seat == 2 * pairs else seat % pairs for seat in range(players))


def team_of(s: State, seat: int) -> int:
    """The number of a seat's team."""
    return teams(s)[seat]


def partners(s: State, seat: int) -> list[int]:
    """The other members of a seat's team."""
    return [p.seat for p in s.players if p.seat != seat and _together(s, seat, p.seat)]


def _together(s: State, seat: int, other: int) -> bool:
    of = teams(s)
    return of[seat] == of[other]


def _members(s: State, seat: int) -> list[Player]:
    return [p for p in s.players if _together(s, seat, p.seat)]


def _sources(s: State, members: list[Player]) -> dict[str, int]:
    """A team's VP by where they come from; its M$ are counted in one sum."""
    vp: Counter[str] = Counter()
    for p in members:
        vp.update(scoring.sources(s, p))
    if scoring.wealth_counts(s):  # ED-17
        vp["wealth"] = scoring.wealth(s, members)
    return dict(vp)


def _check_teams(of: tuple[int, ...], players: int) -> None:
    """Equal teams of two or more; of an odd number of players one plays alone."""  # TEAM-1
    if len(of) != players:
        raise SetupError(
            "{count} seats have a team, but there are {players} players",
            count=len(of),
            players=players,
        )
    sizes = Counter(of)
    if set(sizes) != set(range(len(sizes))):
        raise SetupError("teams must be numbered from 0, and each must have a player")
    alone = [team for team, size in sizes.items() if size == 1]
    if len(alone) > players % 2:
        raise SetupError("only one player can be The Single, and only in a game of 3 or 5 players")
    equal = {size for size in sizes.values() if size > 1}
    if len(equal) != 1 or len(sizes) < 2 or max(equal) > 3:
        raise SetupError("every team must have two players, or every team three")


def _team_cards(s: State) -> list[Design]:
    """The Team card of each team: as named, or by the seed."""  # TEAM-2
    of = teams(s)
    count = len(set(of))
    alone = {team for team in range(count) if of.count(team) == 1}
    library = s.catalog.library
    if not s.setup.team_cards:
        single = library.find_team(THE_SINGLE) if alone else None
        others = tuple(one for one in library.teams if one.name != THE_SINGLE)
        if len(others) < count:
            raise SetupError(
                "the library has only {count} Team cards for {teams} teams",
                count=len(others),
                teams=count,
            )
        drawn = shuffled(s, others)
        return [single if single and team in alone else drawn[team] for team in range(count)]
    named = [library.find_team(name) for name in s.setup.team_cards]
    if len(named) != count:
        raise SetupError(
            "{count} Team cards are named for {teams} teams", count=len(named), teams=count
        )
    for team, design in enumerate(named):
        if design in named[:team]:
            raise SetupError('the Team card "{name}" is chosen twice', name=design.name)
        if (design.name == THE_SINGLE) != (team in alone):
            raise SetupError(
                '"{name}" is only for the player without a team',
                name=THE_SINGLE,
            )
    return named


def _team_card(s: State, seat: int) -> CardView | None:
    kind = s.catalog.kind
    cards = [card for card in s.players[seat].powers if kind[s.cards[card]] == "Team"]
    return card_view(s, cards[0]) if cards else None


# --------------------------------------------------------------------------- inside a team


def _sums(p: Player) -> list[int]:
    """The M$ that can be paid now."""
    found = [amount for amount in SUMS if amount < p.money]
    return [*found, p.money] if p.money else []


def _hand_over(s: State, p: Player, card: int, seat: int) -> None:
    """A binder card for a partner."""
    partner = _partner(s, p, seat)
    if card not in p.binder:
        raise IllegalAction("That card is not in your binder.")
    take_from(p, "binder", (card,))
    partner.binder += (card,)
    s.events.append(events.HandedOver(p.seat, partner.seat, card))


def _pay(s: State, p: Player, amount: int, seat: int) -> None:
    """Money for a partner."""
    partner = _partner(s, p, seat)
    if amount > p.money:
        raise IllegalAction("You have only {money} M$.", money=p.money)  # DB-25
    if amount not in _sums(p):
        raise IllegalAction("Give 1, 5 or 10 M$ at a time, or all you have.")
    p.money -= amount
    partner.money += amount
    s.events.append(events.Paid(p.seat, partner.seat, amount))


def _partner(s: State, p: Player, seat: int) -> Player:
    if seat not in partners(s, p.seat):
        raise IllegalAction("Only partners in a team can give each other cards and M$ freely.")
    return s.players[seat]


# --------------------------------------------------------------------------- the mode


class Teams(Mode):
    """Teams of two or three, and The Single where one player is left over."""

    name: ClassVar[str] = "team"
    title: ClassVar[str] = "Teams"
    does: ClassVar[str] = "Teams of two or three, and The Single where one player is left over."
    settings: ClassVar[frozenset[str]] = frozenset(("teams", "team_cards"))
    actions: ClassVar[tuple[type[ModeAction], ...]] = (HandOver, Pay)

    # ----------------------------------------------------------------------- set-up

    def players(self, edition: Edition, _setup: Setup) -> tuple[int, int]:
        return FEWEST_PLAYERS, edition.most_players

    def check(self, setup: Setup, _edition: Edition) -> None:
        if setup.characters or setup.character_powers:  # TEAM-2
            raise SetupError("teams play with Team cards instead of characters")
        if setup.teams:
            _check_teams(setup.teams, setup.players)

    def adapt(self, edition: Edition, _setup: Setup) -> Edition:
        return msgspec.structs.replace(edition, friendship=False, characters=False)

    def lay_out(self, s: State, cards: Cards, _chosen: Chosen) -> None:
        """Every member has a copy of the Team card."""  # TEAM-2
        designs = _team_cards(s)
        for p in s.players:
            p.powers = cards.side(designs[team_of(s, p.seat)])

    # ----------------------------------------------------------------------- deckbuilding

    def trades_evenly(self, s: State, seat: int, partner: int) -> bool:
        return not _together(s, seat, partner) and super().trades_evenly(s, seat, partner)

    def may_purchase(self, s: State, seat: int, owner: int) -> bool:
        return owner < 0 or not _together(s, seat, owner)  # TEAM-7

    def may_look_at(self, s: State, seat: int, other: int) -> bool:
        """Partners lay out their cards together."""  # TEAM-3
        return s.phase == "deckbuilding" and _together(s, seat, other)

    def offers(self, s: State, p: Player) -> list[Action]:
        """Cards and M$ for the partners."""  # TEAM-3
        found: list[Action] = []
        for seat in partners(s, p.seat):
            found += [HandOver(card, seat) for card in p.binder]
            found += [Pay(amount, seat) for amount in _sums(p)]
        return found

    def carry_out(self, s: State, p: Player, action: ModeAction) -> None:
        match action:
            case HandOver():
                _hand_over(s, p, action.card, action.partner)
            case Pay():
                _pay(s, p, action.amount, action.partner)
            case _:
                super().carry_out(s, p, action)

    def vp_so_far(self, s: State, p: Player) -> int:
        """A team has its VP in common."""  # TEAM-4
        return sum(super(Teams, self).vp_so_far(s, one) for one in _members(s, p.seat))

    # ----------------------------------------------------------------------- tournament

    def is_opponent(self, s: State, seat: int, other: int) -> bool:
        return not _together(s, seat, other)  # TEAM-8

    def may_be_chosen_for_clash(self, s: State, seat: int, other: int) -> bool:
        return not _together(s, seat, other)  # TEAM-6

    def standings(self, s: State) -> list[Standing]:
        """The members of a team share its VP and its place."""  # TEAM-4
        by_seat = [_sources(s, _members(s, p.seat)) for p in s.players]
        ranks = [scoring.rank(s, vp) for vp in by_seat]
        of_teams = set(zip(ranks, teams(s), strict=True))
        return [
            {
                "seat": seat,
                "place": 1 + sum(rank > ranks[seat] for rank, _team in of_teams),
                "total": ranks[seat][0],
                "sources": vp,
                "ahead_by": scoring.ahead_by(ranks[seat], ranks, s.edition.tie_breaks),
            }
            for seat, vp in enumerate(by_seat)
        ]

    def view(self, s: State, _seat: int | None) -> ModeView:
        return {
            "teams": [
                {
                    "members": [seat for seat, of in enumerate(teams(s)) if of == team],
                    "card": _team_card(s, teams(s).index(team)),
                }
                for team in sorted(set(teams(s)))
            ]
        }
