"""The words a story is made of: spans in styles, passages, and the names of players and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mblades.rules.effects.catalog import ABILITIES_PER_DESIGN
from mblades.rules.game import Game
from mblades.rules.state.state import NO_CARD
from mblades.text.tree import ELEMENTS, TYPES


class Span(NamedTuple):
    """Some words in one style: card, stars, text, good, bad, player 0, symbol Fire ..."""

    text: str
    style: str = ""


class Headline(NamedTuple):
    """What comes now. Level 1 is a phase of the game, 2 a part of it."""

    title: str
    level: int = 1
    beats: float = 2


class Sentence(NamedTuple):
    """One thing that happened; `beats` say how long a reader needs for it."""

    spans: tuple[Span, ...]
    indent: int = 0
    beats: float = 1


class Grid(NamedTuple):
    """A table; a column whose name ends in > holds numbers. The last column may be long."""

    columns: tuple[str, ...]
    rows: tuple[tuple[tuple[Span, ...], ...], ...]
    beats: float = 2


Passage = Headline | Sentence | Grid
Part = Span | str | Iterable[Span]


def spans(*parts: Part) -> tuple[Span, ...]:
    """Parts of a sentence put together."""
    found: list[Span] = []
    for part in parts:
        if isinstance(part, str):
            found.append(Span(part))
        elif isinstance(part, Span):
            found.append(part)
        else:
            found.extend(part)
    return tuple(span for span in found if span.text)


def plain(passage: Passage) -> str:
    """The words of a passage alone."""
    if isinstance(passage, Headline):
        return passage.title
    if isinstance(passage, Sentence):
        return _words(passage.spans)
    return "\n".join("  ".join(_words(cell) for cell in row) for row in passage.rows)


def _words(parts: Iterable[Span]) -> str:
    return "".join(span.text for span in parts)


def listed(things: Sequence[Iterable[Span]], last: str = " and ") -> tuple[Span, ...]:
    """`a, b and c`."""
    found: list[Span] = []
    for n, thing in enumerate(things):
        if n:
            found.append(Span(last if n == len(things) - 1 else ", "))
        found.extend(thing)
    return tuple(found)


def counted(count: int, thing: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


# --------------------------------------------------------------------------- names


class Names:
    """What players and cards of a game are called."""

    def __init__(self, game: Game) -> None:
        state = game.state
        self._game = game
        self.full = [
            state.catalog.characters[p.character].name
            if p.character >= 0
            else f"Player {p.seat + 1}"
            for p in state.players
        ]
        first = [name.split()[0] for name in self.full]
        self.short = [
            word if first.count(word) == 1 and word != "The" else name
            for word, name in zip(first, self.full, strict=True)
        ]
        boss = state.mode.view(state, None).get("boss")
        if boss is not None:
            self.rename(boss["seat"], boss["name"])

    def rename(self, seat: int, name: str) -> None:
        """Somebody else sits there now: the boss of a round."""
        self.full[seat] = name
        self.short[seat] = "The boss"

    def player(self, seat: int) -> Span:
        """The short name of a player."""
        return Span(self.short[seat], f"player {seat}")

    def player_in_full(self, seat: int) -> Span:
        """The full name of a player."""
        return Span(self.full[seat], f"player {seat}")

    def owner(self, seat: int) -> Span:
        """The possessive: "Cardine's"."""
        name = self.short[seat]
        return Span(f"{name}'" if name.endswith("s") else f"{name}'s", f"player {seat}")

    def design(self, card: int) -> int:
        """The number of a card's design."""
        return self._game.state.cards[card]

    def card(self, card: int | None) -> Span:
        """The name of a card; None: one that is hidden."""
        if card is None:
            return Span("a card")
        return Span(self._game.state.catalog.names[self.design(card)], "card")

    def cards(self, cards: Iterable[int | None]) -> tuple[Span, ...]:
        """Names of cards, the same ones taken together."""
        counts = Counter(self.card(card) for card in cards)
        return listed([
            spans(name, f" ×{count}" if count > 1 else "") for name, count in counts.items()
        ])  # fmt: skip

    def stars(self, card: int) -> Span:
        """The printed stars of a card."""
        return Span(f"★{self._game.state.catalog.stars[self.design(card)]}", "stars")

    def symbols(self, card: int) -> tuple[Span, ...]:
        """The printed elements and types of a card."""
        catalog, design = self._game.state.catalog, self.design(card)
        words = [word for n, word in enumerate(ELEMENTS) if catalog.elements[design] >> n & 1]
        words += [word for n, word in enumerate(TYPES) if catalog.types[design] >> n & 1]
        tags: list[Span] = []
        for word in words:
            tags += [Span(" "), Span(word, f"symbol {word}")]
        return tuple(tags)

    def text(self, card: int) -> str:
        """The printed text of a card."""
        return self._game.state.catalog.designs[self.design(card)].text

    def source(self, card: int, ability: int) -> Span:
        """The card, or the meta, that an effect is on."""
        if card != NO_CARD:
            return self.card(card)
        catalog = self._game.state.catalog
        meta = ability // ABILITIES_PER_DESIGN - len(catalog.designs)
        return Span(catalog.metas[meta].name, "meta")
