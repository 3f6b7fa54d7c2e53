"""Campaign: the four bosses one after the other, in four rounds (CAMP).

A campaign is one game: it can be saved and gone on with at any moment (`Game.dump`, `Game.load`), so
between its rounds too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from mblades.cards.design import DECK_KINDS
from mblades.errors import SetupError
from mblades.modes.coop import Coop, boss_of, coop_state, meet_boss, team_of
from mblades.rules.deckbuilding import phase as deckbuilding
from mblades.rules.setup.chosen_sets import own_first
from mblades.rules.state import events
from mblades.rules.state.piles import clear_store, discard, remove, without_all
from mblades.rules.state.random import shuffled
from mblades.rules.state.state import NO_CARD, State
from mblades.text.tree import PROMOS, Rarity

if TYPE_CHECKING:
    from mblades.cards.design import CardSet
    from mblades.rules.setup.chosen_sets import Chosen
    from mblades.rules.setup.editions import Edition
    from mblades.rules.setup.lay_out import Cards
    from mblades.rules.setup.setup import Setup
    from mblades.rules.state.view_records import Standing

BOSSES: Final = 4
STORE_REBUILT_IN: Final = 3
NEW_SETS: Final[dict[Rarity, int]] = {"Expansion": 5, "Premium": 4, "Master": 3}  # CAMP-2
MORE_RP: Final = 10  # CAMP-4


class Campaign(Coop):
    """Four rounds, each against a different boss; it ends at the first defeat."""  # CAMP-1, CAMP-5

    name = "campaign"
    title = "Campaign"
    does = (
        "Four rounds, each against a different boss; it ends at the first defeat."  # CAMP-1, CAMP-5
    )
    settings = frozenset(("difficulty",))
    counted_in = "scenarios"
    rounds = BOSSES

    def check(self, setup: Setup, edition: Edition) -> None:
        super().check(setup, edition)
        if setup.boss is not None:
            raise SetupError("a campaign has all four bosses, in an order decided by the seed")

    def adapt(self, edition: Edition, setup: Setup) -> Edition:
        return replace(super().adapt(edition, setup), promos_replaced=True)

    def choose_bosses(self, s: State) -> tuple[int, ...]:
        count = len(s.catalog.library.bosses)
        if count < BOSSES:
            raise SetupError(
                "a campaign needs {needed} bosses; this library has {count}",
                needed=BOSSES,
                count=count,
            )
        return shuffled(s, tuple(range(count)))[:BOSSES]

    def lay_out(self, s: State, cards: Cards, chosen: Chosen) -> None:
        super().lay_out(s, cards, chosen)
        s.mode_state = replace(coop_state(s), new_sets=cards.of(_new_sets(s, chosen)))

    def more_rp(self, s: State) -> int:
        return MORE_RP * (s.round - 1) * len(team_of(s))

    def next_round(self, s: State) -> None:
        clear_store(s)  # END-4
        s.round += 1
        _see_boss_off(s)
        _replace_promos(s)
        if s.round == STORE_REBUILT_IN:
            _rebuild_store(s)
        meet_boss(s)
        deckbuilding.begin(s)

    def is_won(self, s: State) -> bool:
        """Whether all bosses have been beaten."""
        return sum(players > boss for players, boss in coop_state(s).scenarios) == BOSSES

    def standings(self, s: State) -> list[Standing]:
        """The players share a place; the totals are the scenarios that either side has won."""
        beaten = sum(players > boss for players, boss in coop_state(s).scenarios)
        won = {True: beaten, False: len(coop_state(s).scenarios) - beaten}
        return [
            {
                **one,
                "total": won[self.builds(s, one["seat"])],
                "sources": {"scenarios": won[self.builds(s, one["seat"])]},
            }
            for one in super().standings(s)
        ]


def _new_sets(s: State, chosen: Chosen) -> list[CardSet]:
    """The sets that make the store of the third round, with none that has been in the game."""
    used = {one.name for sets in (chosen.expansion, chosen.premium, chosen.master) for one in sets}
    found: list[CardSet] = []
    for rarity, count in NEW_SETS.items():
        free = tuple(
            one
            for one in s.catalog.library.sets.values()
            if one.rarity == rarity and one.name not in used
        )
        if len(free) < count:
            raise SetupError(
                "the third round of a campaign needs {needed} more {rarity} sets; the library has {count}",
                needed=count,
                rarity=rarity,
                count=len(free),
            )
        found += own_first(s.setup, shuffled(s, free))[:count]
    return found


def _see_boss_off(s: State) -> None:
    """A beaten boss leaves with its cards; what else it held is discarded."""
    boss = boss_of(s)
    rarity = s.catalog.rarity
    own = tuple([card for card in boss.binder if rarity[s.cards[card]] == "Mystic"])
    discard(s, without_all(boss.binder, own))
    remove(s, (*own, *coop_state(s).accessories))
    boss.binder = ()
    s.mode_state = replace(coop_state(s), accessories=())


def _rebuild_store(s: State) -> None:
    """Core cards come back, and new sets take the place of the old ones."""  # CAMP-2
    rarity, kind = s.catalog.rarity, s.catalog.kind
    old = (
        *s.shop.store_deck,
        *s.shop.store_discard,
        *s.shop.core_deck,
        *s.shop.core_discard,
        *s.removed,
    )
    old += tuple([card for card in s.shop.store_area if card != NO_CARD])
    core = tuple([
        card
        for card in old
        if rarity[s.cards[card]] == "Core" and kind[s.cards[card]] in DECK_KINDS
    ])  # fmt: skip
    s.shop.store_area = s.shop.store_discard = s.shop.core_discard = s.shop.core_deck = ()
    s.removed = without_all(old, core)
    new = coop_state(s).new_sets
    s.mode_state = replace(coop_state(s), new_sets=())
    if s.edition.core_deck:
        s.shop.core_deck, s.shop.store_deck = shuffled(s, core), shuffled(s, new)
    else:
        s.shop.store_deck = shuffled(s, core + new)
    names = dict.fromkeys(s.catalog.set_of[s.cards[card]] for card in new)
    s.events.append(events.StoreRebuilt(tuple(names)))


def _replace_promos(s: State) -> None:
    """Three new sets in the Fusion Area."""  # CAMP-3
    for pile, rarity in enumerate(PROMOS):
        if not s.shop.reserve[pile]:
            continue  # no set is left: the old one stays
        discard(s, s.shop.fusion[pile])
        new, *waiting = s.shop.reserve[pile]
        s.shop.fusion = (*s.shop.fusion[:pile], shuffled(s, new), *s.shop.fusion[pile + 1 :])
        s.shop.reserve = (*s.shop.reserve[:pile], tuple(waiting), *s.shop.reserve[pile + 1 :])
        s.events.append(events.NewPromos(rarity, s.catalog.set_of[s.cards[new[0]]]))
