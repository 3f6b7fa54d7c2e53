"""Moments just before a tournament, and the same tournament played with other cards in one deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from mblades.bots import make_bot
from mblades.cards.design import DECK_KINDS, CardSet, DeckKind, Design
from mblades.lab.play import play
from mblades.rules.deckbuilding.deck import LIMITS
from mblades.rules.game import Game
from mblades.rules.state import events
from mblades.rules.state.action_tables import card_actions
from mblades.rules.state.actions import Action
from mblades.rules.state.events import Event
from mblades.rules.tournament import phase
from mblades.text.tree import Rarity, Text

NO_STORE: Final[Rarity] = "Mystic"  # sets of this rarity are in no store
BLANK_STARS = 5


def _blank(kind: DeckKind) -> Design:
    return Design(
        id=f"blank/{kind}", name=f"Blank {kind}", set="Blank", box="", rarity="Core", kind=kind,
        stars=BLANK_STARS if kind == "Single" else 0, elements=(), types=(), copies=1, text="",
        tree=Text(()),
    )  # fmt: skip


BLANKS: Final = {kind: _blank(kind) for kind in DECK_KINDS}
BLANK_SET: Final = CardSet("blank", "Blank", NO_STORE, "", "", tuple(BLANKS.values()))


class Ending(NamedTuple):
    """How a tournament ended for one player."""

    rp: int
    place: float  # 1 is best; the tied share one
    won: float  # 1, or a share of it
    by_card: Mapping[
        int, int
    ]  # RP that effects of inserted cards brought, by their place in the row


class Moment:
    """The decks of all players, and what the shop has come to."""

    def __init__(self, game: Game, seat: int, bot: str, seed: int) -> None:
        self.game = game.clone()
        self.seat = seat
        self._bot = bot
        self._seed = seed
        self.decks = [(*one.hand, *one.box, *one.accessories) for one in game.state.players]

    def numbers(self) -> list[int]:
        """The designs in the player's deck."""
        return [self.game.state.cards[card] for card in self.decks[self.seat]]

    def play(self, designs: Sequence[int], watched: Sequence[int] = ()) -> Ending:
        """The tournament when the player has a deck of these designs; `watched` are places in it."""
        game = self.game.clone()
        s = game.state
        first = len(s.cards)
        s.cards = (*s.cards, *designs)
        s.actions = card_actions(len(s.cards))
        for player, deck in zip(s.players, self.decks, strict=True):
            player.deck = deck
        s.players[self.seat].deck = tuple(range(first, len(s.cards)))
        brought: Counter[int] = Counter()
        places: list[tuple[int, ...]] = []

        def hear(_seat: int | None, _action: Action | None, happened: list[Event]) -> None:
            for event in happened:
                match event:
                    case events.Gained(unit="RP") | events.Stole(unit="RP"):
                        if event.seat == self.seat and event.source - first in watched:
                            brought[event.source - first] += event.amount
                    case events.Placing():
                        places[:] = event.places
                    case _:
                        pass

        began: list[Event] = []
        s.events = began
        phase.begin(s)
        hear(None, None, began)
        bots = [make_bot(self._bot, self._seed * 64 + seat) for seat in game.seats]
        if game.phase == "tournament":
            play(game, [one.decide for one in bots], listener=hear,
                 stop=lambda one: one.phase != "tournament" or bool(places))  # fmt: skip
        return self._ending(game, places, brought)

    def _ending(
        self, game: Game, places: Sequence[tuple[int, ...]], brought: Mapping[int, int]
    ) -> Ending:
        better = 0
        for tied in places:
            if self.seat in tied:
                place = better + (len(tied) + 1) / 2
                won = 1 / len(tied) if better == 0 else 0.0
                return Ending(game.state.players[self.seat].rp, place, won, brought)
            better += len(tied)
        raise AssertionError("everybody has a place")


class Deck(NamedTuple):
    """A deck as designs, with the places of those that are tried."""

    designs: tuple[int, ...]
    tried: tuple[int, ...]


class Builder:
    """Puts designs into the deck of a moment."""

    def __init__(self, moment: Moment, random: Random) -> None:
        self._catalog = moment.game.state.catalog
        self._own = moment.numbers()
        random.shuffle(self._own)  # which cards make room

    def deck(
        self, tried: Sequence[Design], companions: Sequence[Design], absent: Sequence[Design]
    ) -> Deck:
        """The tried cards, their companions, and of the player's own as many as have room.

        Of the own ones those are left out that are `absent`: they are compared with.
        """
        index, catalog = self._catalog.design_index, self._catalog
        chosen = [index[one.id] for one in (*tried, *companions)]
        room: Counter[str] = Counter(LIMITS)
        room.subtract(catalog.kind[one] for one in chosen)
        names = {catalog.names[one] for one in chosen} | {one.name for one in absent}
        for own in self._own:
            kind = catalog.kind[own]
            if room[kind] > 0 and catalog.names[own] not in names:
                chosen.append(own)
                names.add(catalog.names[own])
                room[kind] -= 1
        return Deck(tuple(chosen), tuple(range(len(tried))))


def blank_of(design: Design) -> Design:
    """The card without a text that stands in for a design."""
    return next(one for kind, one in BLANKS.items() if kind == design.kind)


def companions_of(design: Design, card_set: CardSet) -> list[Design]:
    """The rest of its set, as far as a deck has room for it."""
    room: Counter[str] = Counter(LIMITS)
    room[design.kind] -= 1
    found = []
    for one in card_set.designs:
        if one.id != design.id and room[one.kind] > 0:
            found.append(one)
            room[one.kind] -= 1
    return found


def moments_of(game: Game, bot: str, seed: int) -> list[Moment]:
    """Play a game, and keep what was before each of its tournaments, from a player's seat."""
    random = Random(f"moments/{seed}")
    found: list[Moment] = []

    def hear(_seat: int | None, _action: Action | None, happened: list[Event]) -> None:
        if any(isinstance(event, events.Tournament) for event in happened):
            found.append(Moment(game, random.randrange(len(game.seats)), bot, seed))

    bots = [make_bot(bot, seed * 64 + seat) for seat in game.seats]
    play(game, [one.decide for one in bots], listener=hear)
    return found
