"""What everybody did while a deckbuilding timer ran, gathered into one table."""

from __future__ import annotations

from collections.abc import Iterable

from mblades.lab.narration.words import (
    Grid,
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
from mblades.rules.state import events

Deals = dict[int, list[tuple[int | None, int]]]  # by seat: the cards, and for how much


class Digest:
    """What the players did while one timer ran."""

    def __init__(self, game: Game, names: Names) -> None:
        self._game = game
        self._names = names
        self._opened: dict[int, int] = {}
        self._bought: Deals = {}
        self._sold: Deals = {}
        self._purchased: Deals = {}
        self._lines: dict[int, list[tuple[Span, ...]]] = {
            player.seat: [] for player in game.state.mode.builders(game.state)
        }
        self._trades: list[Sentence] = []

    def note(self, it: events.Event) -> None:
        """Remember an event; kinds that are only fiddling with cards are left out."""
        names = self._names
        match it:
            case events.Dealt():
                self._opened[it.seat] = len(it.cards)
            case events.Bought():
                self._bought.setdefault(it.seat, []).append((it.card, it.cost))
            case events.Sold():
                self._sold.setdefault(it.seat, []).append((it.card, it.price))
            case events.Purchased():
                self._purchased.setdefault(it.seat, []).append((it.card, it.price))
            case events.Fused():
                self._did(
                    it.seat, f"fuses {counted(len(it.cards), 'card')} into ",
                    Span(f"{it.rarity} ", "promo"), names.card(it.promo),
                )  # fmt: skip
            case events.GainedNpc():
                npc = self._game.state.catalog.npcs[it.npc]
                self._did(
                    it.seat, "makes friends with ", Span(npc.name, "npc"), f" ({npc.vp} VP) for ",
                    names.cards(it.cards),
                )  # fmt: skip
            case events.Peeked():
                self._did(it.seat, f"looks at the card in slot {it.slot + 1} of the store")
            case events.MetaChanged():
                self._did(it.seat, "puts another meta on top of a meta deck")
            case events.HandedOver():
                partner = names.player(it.partner)
                self._did(it.seat, "hands ", names.card(it.card), " to ", partner)
            case events.Paid():
                partner = names.player(it.partner)
                self._did(it.seat, "pays ", partner, Span(f" {it.amount} M$", "money"))
            case events.Traded():
                self._trades.append(self._trade(it))

    def _did(self, seat: int, *parts: Part) -> None:
        self._lines[seat].append(spans(*parts))

    def _trade(self, it: events.Traded) -> Sentence:
        names, partner = self._names, it.partner
        given = self._side(it.give_cards, it.give_money, it.give_friends)
        wanted = self._side(it.want_cards, it.want_money, it.want_friends)
        parts: list[Part] = [names.player(it.seat), " trades with ", names.player(partner), ": "]
        if given and wanted:
            parts += [given, " for ", wanted]
        elif given:
            parts += ["gives ", given]
        else:
            parts += ["is given ", wanted]
        return Sentence(spans(*parts, "."), indent=1)

    def _side(
        self, cards: tuple[int | None, ...], money: int, friends: tuple[int, ...]
    ) -> tuple[Span, ...]:
        things: list[Iterable[Span]] = []
        if cards:
            things.append(self._names.cards(cards))
        if money:
            things.append(spans(f"{money} M$"))
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
        for verb, did in (
            ("buys ", self._bought),
            ("sells ", self._sold),
            ("buys second-hand ", self._purchased),
        ):
            if seat in did:
                cards = self._names.cards(card for card, _price in did[seat])
                money = sum(price for _card, price in did[seat])
                lines.append(spans(verb, cards, " for ", Span(f"{money} M$", "money")))
        lines += self._lines[seat]
        if not lines:
            lines = [spans(Span("sorts the binder", "quiet"))]
        lines[-1] += (Span(f" · {self._game.state.players[seat].money} M$ left", "quiet"),)
        return [
            ((self._names.player(seat),) if n == 0 else (), line) for n, line in enumerate(lines)
        ]
