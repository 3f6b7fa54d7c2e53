"""Parts of views that are kept while what they show is the same."""

from __future__ import annotations

from mblades.rules.state.kept import Kept
from mblades.rules.state.view_records import (
    Belongings,
    CardForSale,
    FusionPileView,
    Secrets,
    Standing,
    StoreView,
)


class Parts:
    """What has been made of the views of one game."""

    __slots__ = ("aftermarket", "belongings", "fusion", "secrets", "standings", "store")

    def __init__(self) -> None:
        self.belongings: Kept[Belongings] = Kept()  # by seat
        self.secrets: Kept[Secrets] = Kept()  # by seat, what only its player may know
        self.store: Kept[StoreView] = Kept()
        self.aftermarket: Kept[list[CardForSale]] = Kept()
        self.fusion: Kept[list[FusionPileView]] = Kept()
        self.standings: Kept[list[Standing]] = Kept()
