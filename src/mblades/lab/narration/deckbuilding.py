"""What everybody did while a deckbuilding timer ran, gathered into one table."""

from __future__ import annotations

from collections.abc import Iterable

from mblades.lab.narration.words import (
    Grid,
    Happening,
    Names,
    Part,
    Passage,
    Sentence,
    Span,
    counted,
    listed,
    spans,
)
from mblades.rules.game import Game


class Digest:
    """What the players did while one timer ran."""

    def __init__(self, game: Game, names: Names) -> None:
        self._game = game
        self._names = names
        self._opened: dict[int, int] = {}
        self._bought: dict[int, list[Happening]] = {}
        self._sold: dict[int, list[Happening]] = {}
        self._purchased: dict[int, list[Happening]] = {}
        self._lines: dict[int, list[tuple[Span, ...]]] = {
            player.seat: [] for player in game.state.mode.builders(game.state)
        }
        self._trades: list[Sentence] = []

    def note(self, it: Happening) -> None:
        """Remember an event; kinds that are only fiddling with cards are left out."""
        names = self._names
        match it.kind:
            case "dealt":
                self._opened[it.seat] = len(it.numbers("cards"))
            case "bought":
                self._bought.setdefault(it.seat, []).append(it)
            case "sold":
                self._sold.setdefault(it.seat, []).append(it)
            case "purchased":
                self._purchased.setdefault(it.seat, []).append(it)
            case "fused":
                self._did(
                    it, f"fuses {counted(len(it.numbers('cards')), 'card')} into ",
                    Span(f"{it.word('rarity')} ", "promo"), names.card(it.number("promo")),
                )  # fmt: skip
            case "gained_npc":
                npc = self._game.state.catalog.npcs[it.number("npc")]
                self._did(
                    it, "makes friends with ", Span(npc.name, "npc"), f" ({npc.vp} VP) for ",
                    names.cards(it.numbers("cards")),
                )  # fmt: skip
            case "peeked":
                self._did(it, f"looks at the card in slot {it.number('slot') + 1} of the store")
            case "meta_changed":
                self._did(it, "puts another meta on top of a meta deck")
            case "handed_over":
                partner = names.player(it.number("partner"))
                self._did(it, "hands ", names.card(it.card), " to ", partner)
            case "paid":
                partner = names.player(it.number("partner"))
                self._did(it, "pays ", partner, Span(f" {it.number('amount')} M$", "money"))
            case "traded":
                self._trades.append(self._trade(it))

    def _did(self, it: Happening, *parts: Part) -> None:
        self._lines[it.seat].append(spans(*parts))

    def _trade(self, it: Happening) -> Sentence:
        names, partner = self._names, it.number("partner")
        given, wanted = self._side(it, "give"), self._side(it, "want")
        parts: list[Part] = [names.player(it.seat), " trades with ", names.player(partner), ": "]
        if given and wanted:
            parts += [given, " for ", wanted]
        elif given:
            parts += ["gives ", given]
        else:
            parts += ["is given ", wanted]
        return Sentence(spans(*parts, "."), indent=1)

    def _side(self, it: Happening, side: str) -> tuple[Span, ...]:
        things: list[Iterable[Span]] = []
        if it.numbers(f"{side}_cards"):
            things.append(self._names.cards(it.numbers(f"{side}_cards")))
        if it.number(f"{side}_money"):
            things.append(spans(f"{it.number(f'{side}_money')} M$"))
        friends = it.numbers(f"{side}_friends")
        if friends:
            things.append(spans(f"friendship worth {sum(friends)} VP"))
        return listed(things)

    def passages(self) -> list[Passage]:
        """The digest, player by player."""
        passages: list[Passage] = []
        sizes = set(self._opened.values())
        if sizes:
            size = str(max(sizes)) if len(sizes) == 1 else f"up to {max(sizes)}"
            passages.append(Sentence(spans(f"Everyone opens a booster of {size} cards."), indent=1))
        rows = tuple(row for seat in self._lines for row in self._rows(seat))
        return [*passages, Grid(("", ""), rows, beats=2 * len(self._lines)), *self._trades]

    def _rows(self, seat: int) -> list[tuple[tuple[Span, ...], ...]]:
        """One row for each line, the player's name before the first."""
        lines: list[tuple[Span, ...]] = []
        for verb, did, price in (
            ("buys ", self._bought, "cost"),
            ("sells ", self._sold, "price"),
            ("buys second-hand ", self._purchased, "price"),
        ):
            if seat in did:
                cards = self._names.cards(it.card for it in did[seat])
                money = sum(it.number(price) for it in did[seat])
                lines.append(spans(verb, cards, " for ", Span(f"{money} M$", "money")))
        lines += self._lines[seat]
        if not lines:
            lines = [spans(Span("sorts the binder", "quiet"))]
        lines[-1] += (Span(f" · {self._game.state.players[seat].money} M$ left", "quiet"),)
        return [
            ((self._names.player(seat),) if n == 0 else (), line) for n, line in enumerate(lines)
        ]
