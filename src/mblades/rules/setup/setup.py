"""How a game is to be set up, checked before it starts (SET)."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from mblades.cards.design import CardSet, EditionName, MetaDeck
from mblades.cards.document import nearest
from mblades.errors import SetupError

OPTIONS: Final = (  # switches for `--option`
    "character_powers", "pro_cards", "accessory_draft", "venues", "draft", "free_market",
    "liquidation", "sealed", "prerelease", "final_after_prerelease", "tied_clash_has_losers",
)  # fmt: skip
Difficulty = Literal["easy", "normal", "hard"]


class Clock(msgspec.Struct, frozen=True):
    """Lengths in seconds (DB-8, DB-10) and the server's windows in milliseconds (RUL-10)."""

    timers: tuple[int, int, int] = (420, 420, 360)
    extension: int = 180
    extensions_per_timer: int = 1
    contest_ms: int = 0
    first_chance_ms: int = 0


class _Options(msgspec.StructMeta):
    """Answers an unknown option with an error of our own."""

    def __call__(cls, *args: object, **options: object) -> object:  # noqa: N805 (of a metaclass)
        unknown = [name for name in options if name not in cls.__struct_fields__]
        if unknown:
            close = nearest(unknown[0], cls.__struct_fields__)
            if close:
                raise SetupError(
                    'there is no option "{name}"; did you mean "{close}"?',
                    name=unknown[0],
                    close=close,
                )
            raise SetupError('there is no option "{name}"', name=unknown[0])
        return super().__call__(*args, **options)


class Setup(msgspec.Struct, frozen=True, kw_only=True, metaclass=_Options):
    """Everything that decides a game but the players' inputs."""

    players: int = 4
    edition: EditionName = "collusion"
    mode: str = "normal"
    build: str | None = None  # None and no sets: at random by the seed
    expansion: tuple[str, ...] = ()
    premium: tuple[str, ...] = ()
    master: tuple[str, ...] = ()
    fusion: tuple[str, ...] = ()  # Bronze, Silver, Gold
    prizes: tuple[str, ...] = ()  # Bronze, Silver
    seed: int = 0
    starters: tuple[str, ...] = ()  # one a seat, or none: at random
    characters: tuple[str, ...] = ()
    metas: tuple[MetaDeck, ...] = ()  # two, in the order they are revealed
    first_player: int | None = None  # RUL-4
    prerelease: bool = False
    backers: tuple[tuple[int, str], ...] = ()  # SET-6: (seat, promo card)
    clock: Clock = Clock()
    tied_clash_has_losers: bool = False  # RUL-5
    final_after_prerelease: bool = False  # RUL-8
    character_powers: bool = False  # OPT-1
    pro_cards: bool = False  # OPT-2
    handicaps: tuple[int, ...] = ()  # OPT-3: seats that get a random Millennium Accessory
    accessory_draft: bool = False  # OPT-3: everyone drafts one
    venues: bool = False  # OPT-4
    draft: bool = False  # OPT-5
    free_market: bool = False  # OPT-6
    liquidation: bool = False  # OPT-7
    sealed: bool = False  # OPT-8
    teams: tuple[int, ...] = ()  # by seat, in Teams; none: partners sit across from each other
    team_cards: tuple[str, ...] = ()  # by team
    boss: str | None = None  # in Co-op; None: at random
    difficulty: Difficulty = "normal"
    custom_sets: tuple[CardSet, ...] = ()
    ask_forced: bool = False  # also ask when there is only one option
