"""What differs between the editions, as data (clauses ED-1 to ED-25)."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from mblades.cards.design import EditionName, MetaDeck
from mblades.text.tree import PROMOS, Rarity

Pile = Literal["box", "discard"]


class Edition(msgspec.Struct, frozen=True):
    """One column of the table ED."""

    name: EditionName
    most_players: int  # ED-1
    expansion_sets: int  # ED-2
    premium_sets: int
    master_sets: int
    core_deck: bool  # ED-3
    meta_decks: tuple[MetaDeck, ...]  # ED-4: the decks one may take, and their order if only two
    npcs: bool  # ED-5
    first_cards: int  # ED-6, SET-7
    markers: int  # ED-7
    markers_few_players: int
    booster_store: int  # ED-8
    booster_core: int
    fusion_marker: bool  # ED-9: a marker is left on the pile, once per rarity and phase
    fusion_choice: bool  # ED-10: any card of the pile
    spent_cards_to: Pile  # ED-11
    largest_collection: int | None  # ED-12
    top_needs_room: bool  # ED-13
    pro_card_for_winner: bool  # ED-14
    looper_cards_to: Pile  # ED-15
    store_cleared_after: Literal["deckbuilding", "tournament"]  # ED-16
    dollars_per_vp: int | None  # ED-17
    tie_breaks: tuple[str, ...]  # ED-19
    friendship_gift_limit: int | None  # ED-21
    new_fusion_set: bool  # ED-24
    first_hand_store: int  # ED-25: in Turn-Based Mode
    first_hand_core: int
    unflip: bool  # TRN-13
    sealed_store: int  # OPT-8
    sealed_core: int
    left_out_boxes: tuple[str, ...]  # whose core sets and venues are not used
    usual_build: str | None  # SET-2: of a set-up that names neither sets nor a build; None: random
    # the same in both editions; options and modes change these
    friendship: bool = True
    collections: bool = True
    characters: bool = True
    starter_decks: bool = True
    even_trades: bool = True  # DB-22
    boosters: int = 1  # wherever there would be one (FUNKY-2)
    extra_sets: int = 0  # OPT-7: how many of the sets of each rarity a build need not name
    fusion_sets: tuple[Rarity, ...] = PROMOS  # SET-3
    prize_sets: tuple[Rarity, ...] = PROMOS[:2]
    promos_replaced: bool = False  # CAMP-3


ORIGINAL: Final = Edition(
    name="original",
    most_players=5,
    expansion_sets=5,
    premium_sets=4,
    master_sets=3,
    core_deck=False,
    meta_decks=("Element", "Type"),
    npcs=False,
    first_cards=3,
    markers=3,
    markers_few_players=4,
    booster_store=6,
    booster_core=0,
    fusion_marker=True,
    fusion_choice=False,
    spent_cards_to="box",
    largest_collection=None,
    top_needs_room=False,
    pro_card_for_winner=True,
    looper_cards_to="box",
    store_cleared_after="deckbuilding",
    dollars_per_vp=4,
    tie_breaks=("tournament", "collection", "wealth", "friendship"),
    friendship_gift_limit=None,
    new_fusion_set=False,
    first_hand_store=7,
    first_hand_core=0,
    unflip=False,
    sealed_store=16,
    sealed_core=0,
    left_out_boxes=("Collusion",),
    usual_build="First Game",
)

COLLUSION: Final = Edition(
    name="collusion",
    most_players=6,
    expansion_sets=6,
    premium_sets=5,
    master_sets=4,
    core_deck=True,
    meta_decks=("Element", "Type", "Star", "Rarity"),
    npcs=True,
    first_cards=0,
    markers=4,
    markers_few_players=4,
    booster_store=3,
    booster_core=3,
    fusion_marker=False,
    fusion_choice=True,
    spent_cards_to="discard",
    largest_collection=8,
    top_needs_room=True,
    pro_card_for_winner=False,
    looper_cards_to="discard",
    store_cleared_after="tournament",
    dollars_per_vp=None,
    tie_breaks=("tournament", "collection", "npc", "friendship"),
    friendship_gift_limit=6,
    new_fusion_set=True,
    first_hand_store=4,
    first_hand_core=3,
    unflip=True,
    sealed_store=8,
    sealed_core=8,
    left_out_boxes=(),
    usual_build=None,
)

EDITIONS: Final[dict[EditionName, Edition]] = {
    edition.name: edition for edition in (ORIGINAL, COLLUSION)
}
