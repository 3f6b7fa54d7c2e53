"""Somebody who plays in a browser, finding everything by what it is called."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor

# How many of a kind a deck has room for, by what is part of such a card's name.
ROOM = {", Deck Box, ": 1, ", Accessory, ": 2, r"stars?, (?!Deck Box|Accessory)": 8}


class Player:
    """A seat at a table, played in English."""

    def __init__(self, visitor: Visitor) -> None:
        page = visitor.page
        self.visitor = visitor
        self.page = page
        self.chance = random.Random(1)
        # What is on a page that is there in all its parts: they come a frame after the other.
        self.whole = page.locator(':root:not(:has([aria-busy="true"])) *')
        self.ready = visitor.button("I am ready", exact=False).and_(self.whole)
        self.short_is_fine = visitor.button("Play with these")
        self.asked = page.get_by_role("region", name="Your move").and_(self.whole)
        self.options = self.asked.get_by_role("listitem").get_by_role(
            "button", name=re.compile(r"^(?!Never for)")
        )
        self.playable = self.mine("hand").get_by_role("button", name="can be used")
        self.usable = self.mine("tableau").get_by_role("button", name="can be used")
        self.end = self.asked.get_by_role("button", name="End the turn")
        self.go_on = visitor.button("Go on")
        self.rematch = visitor.button("Play again")

    def press(self, what: Locator) -> None:
        """A press that is an act of the game; what can be pressed is never refused."""
        with self.visitor.acting():
            what.click()
            if self.short_is_fine.is_visible():
                self.short_is_fine.click()
        assert self.visitor.refusals == []

    def mine(self, where: str) -> Locator:
        """One's "hand" or "tableau" in a tournament."""
        return self.page.get_by_role("list", name=f"in your {where}").and_(self.whole)

    # ----------------------------------------------------------------------- deckbuilding

    def zone(self, name: str) -> Locator:
        """A part of the deckbuilding table."""
        return self.page.get_by_role("region", name=name, exact=True).and_(self.whole)

    def cards(self, zone: str, name: str = "") -> Locator:
        """The cards of a zone whose names are like this."""
        cards = self.zone(zone).get_by_role("button", name=re.compile(name))
        return cards.filter(has=self.page.get_by_role("img"))

    def do(self, card: Locator, action: str) -> None:
        """Pick a card up and do something with it."""
        card.click()
        self.press(self.page.get_by_role("dialog").get_by_role("button", name=action))

    def build(self) -> None:
        """A deck of what the binder has for it."""
        for name, room in ROOM.items():
            self.put_into_deck(name, room)

    def put_into_deck(self, name: str, count: int) -> None:
        """So many cards whose names are like this, as far as there are any, by key."""
        found = self.cards("Your binder", name)
        expect(self.page.locator('[aria-busy="true"]')).to_have_count(0)
        for _ in range(min(count, found.count())):
            found.first.focus()
            with self.visitor.acting():
                self.page.keyboard.press("d")
        assert self.visitor.refusals == []

    # ----------------------------------------------------------------------- the whole game

    def decide(self) -> bool:
        """Do whatever there is to do now, by chance; False when the game is over."""
        plain = (self.end, self.go_on, self.ready)
        anything = self.options.or_(self.playable).or_(self.rematch)
        for one in plain:
            anything = anything.or_(one)
        expect(anything.first).to_be_visible()
        if self.rematch.is_visible():
            return False
        if count := self.options.count():
            self.press(self.options.nth(self.chance.randrange(count)))
        elif self.playable.count():
            self._take(self.playable)
        elif self.usable.count() and self.chance.random() < 0.7:
            self._take(self.usable)
        else:
            self.press(next(one for one in plain if one.is_visible()))
        return True

    def _take(self, cards: Locator) -> None:
        cards.nth(self.chance.randrange(cards.count())).click()
        self.press(self.asked.get_by_role("button", name=re.compile("^(Play|Use) ")).first)
