"""The options of a game (OPT): what each does, what it changes in the edition's table or lays on the
table, and what makes no sense together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from mblades.cards.design import EditionName
from mblades.cards.library import MILLENNIUM_ACCESSORIES
from mblades.errors import Sentence, SetupError
from mblades.rules.deckbuilding import venues
from mblades.rules.setup.editions import Edition
from mblades.rules.setup.setup import OPTIONS, Setup
from mblades.rules.state.piles import remove
from mblades.rules.state.random import shuffled
from mblades.rules.state.state import Drafting, State

if TYPE_CHECKING:
    from mblades.rules.setup.lay_out import Cards

LIQUIDATION_SETS: Final = 2  # OPT-7: more of each rarity
FIRST_GAME_BUILDS: Final[dict[EditionName, str]] = {
    "original": "First Game", "collusion": "New Beginnings",
}  # fmt: skip
OFFERED_TO_NEW_PLAYERS: Final = ("prerelease",)  # RUL-19


class Option(msgspec.Struct, frozen=True):
    """An option as it is offered: a title, a sentence, and which others it needs or excludes.

    What stands beside another option's name is the reason that a refusal gives.
    """

    title: str
    does: str
    needs: dict[str, Sentence] = {}
    excludes: dict[str, Sentence] = {}


DESCRIPTIONS: Final[dict[str, Option]] = {
    "character_powers": Option(
        "Character powers",
        "Every character has a power while decks are built and one in tournaments.",
    ),
    "pro_cards": Option(
        "Pro player cards",
        "After rounds 1 and 2 the winner's pro player card goes round the table.",
        needs={"character_powers": Sentence("pro player cards need character powers")},
    ),
    "handicaps": Option(
        "Millennium Accessories as a handicap",
        "The players named start with a random Millennium Accessory.",
        excludes={
            "accessory_draft": Sentence(
                "Millennium Accessories can be given as a handicap or drafted by everyone, not both"
            )
        },
    ),
    "accessory_draft": Option(
        "Millennium Accessory draft",
        "The Millennium Accessories lie open at the start, and everyone takes one in turn.",
    ),
    "venues": Option(
        "Venues",
        "Each round is played at a venue with rules for deckbuilding, the tournament, or both.",
    ),
    "draft": Option(
        "Draft Mode",
        "Boosters are drafted: take a card, pass the rest on, until each has as many as a booster.",
    ),
    "free_market": Option(
        "Free Market",
        "The two sides of a trade need not be equal in stars and M$.",
    ),
    "liquidation": Option(
        "Liquidation",
        "The store has two more sets of each rarity; after each tournament but the last all cards "
        "played with return to the box for M$.",
    ),
    "sealed": Option(
        "Sealed Play",
        "Everyone starts with 16 random cards instead of a starter deck.",
        excludes={
            "prerelease": Sentence(
                "a Pre-Release is played with starter decks, and Sealed Play does not use any"
            ),
            "starters": Sentence("starter decks are named, but Sealed Play does not use any"),
        },
    ),
    "prerelease": Option(
        "Pre-Release Tournament",
        "The first of the three tournaments is played at once, with the starter decks.",
    ),
    "final_after_prerelease": Option(
        "Final row after a Pre-Release",
        "With a Pre-Release the last tournament scores as the Final.",
        needs={
            "prerelease": Sentence(
                "the last tournament can only be made the Final in a game with a Pre-Release"
            )
        },
    ),
    "backers": Option(
        "Backer bonus",
        "A backer starts with a promo card of their choice; the others get random ones of its set.",
    ),
    "tied_clash_has_losers": Option(
        "Tied clashes have losers",
        "In a tied clash everyone below the tie loses.",
    ),
}  # fmt: skip
assert set(OPTIONS) <= set(DESCRIPTIONS), "every switch is described"


def first_game(
    edition: EditionName = "collusion", players: int = 4, *, newcomers: bool = False
) -> Setup:
    """The set-up advised for a first game; newcomers are offered a Pre-Release."""  # RUL-19
    build = FIRST_GAME_BUILDS[edition]
    return Setup(edition=edition, players=players, build=build, prerelease=newcomers)


def adapt(edition: Edition, setup: Setup) -> Edition:
    """The edition's table as the options of the set-up change it."""
    changes: dict[str, object] = {}
    if setup.free_market:  # OPT-6
        changes["even_trades"] = False
    if setup.sealed:  # OPT-8
        changes["starter_decks"] = False
    if setup.liquidation:  # OPT-7
        changes["extra_sets"] = LIQUIDATION_SETS
        changes["expansion_sets"] = edition.expansion_sets + LIQUIDATION_SETS
        changes["premium_sets"] = edition.premium_sets + LIQUIDATION_SETS
        changes["master_sets"] = edition.master_sets + LIQUIDATION_SETS
        if edition.dollars_per_vp is not None:  # ED-17
            changes["dollars_per_vp"] = 2 * edition.dollars_per_vp
    return msgspec.structs.replace(edition, **changes) if changes else edition


def check(setup: Setup) -> None:
    """Refuse options that make no sense together."""
    for name, option in DESCRIPTIONS.items():
        if not getattr(setup, name):
            continue
        for other, reason in option.needs.items():
            if not getattr(setup, other):
                raise SetupError(reason)
        for other, reason in option.excludes.items():
            if getattr(setup, other):
                raise SetupError(reason)
    if setup.players < 2:
        if setup.draft:
            raise SetupError("a draft needs at least two players")
        if setup.free_market:
            raise SetupError(
                "there is nobody to trade with in a solo game, so it cannot have a Free Market"
            )
    for seat in setup.handicaps:
        if not 0 <= seat < setup.players:
            raise SetupError("there is no seat {seat} to give a handicap to", seat=seat)
        if setup.handicaps.count(seat) > 1:
            raise SetupError("seat {seat} is given a handicap twice", seat=seat)


def has_accessories(setup: Setup) -> bool:
    """Whether the Millennium Accessories are handed out, and so cannot be promos of the game."""
    return bool(setup.handicaps or setup.accessory_draft)


def lay_out(s: State, cards: Cards) -> None:
    """Put on the table what the options bring."""
    if s.setup.venues:
        venues.lay_out(s, cards)
    if has_accessories(s.setup):
        _lay_out_accessories(s, cards)


def _lay_out_accessories(s: State, cards: Cards) -> None:
    """The accessories lie open, or go to those who have a handicap."""  # OPT-3
    accessories = s.catalog.library.sets.get(MILLENNIUM_ACCESSORIES)
    if accessories is None:
        raise SetupError("the library has no {set}", set=MILLENNIUM_ACCESSORIES)
    there = cards.of((accessories,))
    if s.setup.accessory_draft:
        s.drafting = Drafting(on_offer=there)
        return
    mixed = shuffled(s, there)
    for seat, card in zip(s.setup.handicaps, mixed, strict=False):
        s.players[seat].binder += (card,)
    remove(s, mixed[len(s.setup.handicaps) :])
