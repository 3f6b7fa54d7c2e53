"""Somebody who plays for the first time, and does what the guide says; in any language."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.shop import Data, Guest
from tests.browser.visitor import Visitor

FUSION_PRICE = 5
DESIGNS = "corner-shop-regulars"
Look = Callable[[str], None]
# What the guide says, and what is to be done where it says nothing; null: everybody waits.
NOW = """() => {
  const guide = document.querySelector(".guide");
  const way = [".prompt .option", ".own-side .hand .card.actions", ".prompt .buttons .primary"]
    .find(one => document.querySelector(one));
  if (!guide || (guide.dataset.step === "" && !way)) return null;
  const { step, waits } = guide.dataset;
  return { step, waits: waits === "true", way };
}"""


def _go_together(pair: tuple[tuple[Any, Data], ...]) -> bool:
    (_, one), (_, other) = pair
    symbols = {*one["elements"], *one["types"]} & {*other["elements"], *other["types"]}
    return bool(symbols) and one["stars"] != other["stars"]


class Newcomer:
    """Finds things by what the guide shows and by the names of cards."""

    def __init__(self, visitor: Visitor, guest: Guest, table: Data) -> None:
        self.visitor = visitor
        self.guest = guest
        self.table = table
        self.page = visitor.page
        self.bubble = self.page.locator("section.bubble")
        path = f"/tables/{table['id']}/library/{visitor.language}"
        self._faces: Data = guest.ask("GET", path)["faces"]
        self._go_on = self.bubble.locator(".go-on")
        self._prompt = self.page.locator(".prompt")
        self._binder = self.page.locator(".binder .card-button")
        self._deal = self.page.locator(".deal")
        self.done: list[str] = []  # the steps, in the order they were done
        self._ways: dict[str, Callable[[], None]] = {
            "play": lambda: self.play("shop-cat"),
            "top": lambda: self.play("doorbell-sprite"),
            "action-play": lambda: self.play("girl-at-the-till"),
            "action": self._use_action,
            "clash": lambda: self.play("champion-of-the-back-room"),
            "clash-choose": self._choose,
            "rest": self._play_anything,
            "results": lambda: self._press(".scoring .onward .primary"),
            "buy": self._buy,
            "npc": self._help,
            "sell": self._sell,
            "deck": self._build,
            "trade": self._trade,
            "fuse": self._fuse,
            "collection": self._collect,
            "ready": self._be_ready,
            "ready-again": self._be_ready,
            "to-the-hall": self._go_to_the_hall,
        }

    def expect_step(self, step: str) -> None:
        """The guide comes to this step."""
        expect(self.page.locator(f'.guide[data-step="{step}"] .bubble')).to_be_visible()

    def follow(self, until: str, look: Look = lambda _step: None) -> None:
        """Do what the guide says, up to a step."""
        while True:
            now: Data = self.page.wait_for_function(NOW).json_value()
            step = now["step"]
            if step == until:
                return
            if not step:
                self._decide(now["way"])
                continue
            if step not in self.done:
                expect(self.bubble).to_be_visible()
                look(step)
                self.done.append(step)
            if now["waits"]:
                self._ways[step]()
            else:
                self.go_on()

    def go_on(self) -> None:
        """From a step that is read."""
        self._go_on.click()

    # ----------------------------------------------------------------------- tournaments

    def _press(self, button: str | Locator) -> None:
        found = self.page.locator(button) if isinstance(button, str) else button
        with self.visitor.acting():
            found.first.click()

    def _name(self, card: str) -> str:
        return re.escape(str(self._faces[f"{DESIGNS}/{card}"]["name"]))

    def play(self, card: str) -> None:
        """Play a card of the starter deck."""
        self._play(self.page.locator(".own-side .hand .card").filter(has=self._named(card)))

    def _named(self, card: str) -> Locator:
        return self.page.get_by_role("img", name=re.compile(self._name(card)))

    def _play(self, card: Locator) -> None:
        card.first.click()
        self._press(self._prompt.locator(".buttons .primary"))

    def _play_anything(self) -> None:
        self._play(self.page.locator(".own-side .hand .card.actions"))

    def _use_action(self) -> None:
        self._play(self.page.locator(".own-side .tableau .card.actions"))

    def _choose(self) -> None:
        self._press(self._prompt.locator(".option"))

    def _decide(self, way: str) -> None:
        """Something is to be done of which the guide says nothing."""
        found = self.page.locator(way)
        if ".hand" in way:
            self._play(found)
        else:
            self._press(found)

    # ----------------------------------------------------------------------- deckbuilding

    def _look_at(self, tab: str) -> None:
        """On a phone one part of the shop is seen at a time."""
        button = self.page.locator(f'nav.tabs [data-tab="{tab}"]')
        if button.is_visible():
            button.click()

    def use_key(self, card: Locator, key: str) -> None:
        """What a key does with a card."""
        card.focus()
        with self.visitor.acting():
            self.page.keyboard.press(key)

    def _sell(self) -> None:
        self._look_at("binder")
        self.use_key(self._binder.last, "s")

    def _buy(self) -> None:
        self._look_at("market")
        self.page.locator(".store .core button.back").click()
        self._press(".picked .actions .primary")

    def _help(self) -> None:
        self._look_at("market")
        self.page.locator(".npcs li.lit button").first.click()
        expect(self._deal).to_be_visible()  # a card that is pressed before is picked up
        self._binder.filter(has=self._named("chewed-pencil")).click()
        self._press(self._deal.locator("footer .primary"))

    def _build(self) -> None:
        self._look_at("binder")
        self.use_key(self._binder.first, "d")

    def _trade(self) -> None:
        self._look_at("table")
        self.page.locator(".opponents .offer .chip").first.click()
        for side in range(2):
            self._deal.locator(".side").nth(side).locator(".friends .chip").first.click()
        self._press(self._deal.locator("footer .primary"))

    def _fuse(self) -> None:
        self._look_at("market")
        self.page.locator(".fusion li button").first.click()
        for n in range(FUSION_PRICE):
            self._binder.nth(n).click()
        self._deal.locator(".promos .card-button").first.click()
        self._press(self._deal.locator("footer .primary"))

    def _collect(self) -> None:
        """Two cards with a symbol in common and different stars."""
        with self.guest.seated(self.table) as seat:
            me = seat.view["players"][0]
        cards = [(card["id"], self._faces[card["design"]]) for card in me["binder"] + me["deck"]]
        for card in next(pair for pair in combinations(cards, 2) if _go_together(pair)):
            found = self.page.locator(f'.board [data-card="{card[0]}"]')
            self._look_at("binder" if card[0] in {one["id"] for one in me["binder"]} else "deck")
            self.use_key(found, "c")

    def _be_ready(self) -> None:
        self._press(".clock .keys .primary")

    def _go_to_the_hall(self) -> None:
        """A deck that is short is filled before."""
        self.page.locator(".clock .keys .primary").click()
        short = self.page.locator("dialog[open]")
        if short.count():
            with self.visitor.acting():
                short.locator("footer .primary").click()
            expect(short).to_have_count(0)
            self.page.locator(".clock .keys .primary").click()
        expect(self.page.locator(".own-side")).to_be_visible()
