"""Four people who play a whole game by a fixed plan, so that it is about the same in every version.

They do what the server offers them, over sockets: buy, sell, move cards between binder, deck and collection,
give to NPCs, fuse, trade with each other, and take every turn of the tournaments. A browser looks on from
the seat of the first of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

from tests.browser.shop import Data, Guest, Seat, Shop

NAMES = ("Ann", "Bob", "Cy", "Dee")
SEED = 1
TIMERS = 3
ROOM = {"Single": 8, "Deck Box": 1, "Accessory": 2}
INTO_DECK, INTO_COLLECTION, INTO_BINDER = "to deck", "to collection", "to binder"
PROPOSE = "propose at once"
# What each of them does in a timer, as far as it is possible then, before they are ready.
PLAN = (
    "buy", *[INTO_DECK] * 5, "show", "sell", "buy", INTO_COLLECTION, INTO_COLLECTION,
    "npc", "pick", "pick", "pick", "cancel",
    "trade", "give", "want", "propose", "cancel", PROPOSE,
    "purchase", "buy", *[INTO_DECK] * 4, INTO_BINDER, INTO_DECK, "hide", "sell",
    "fuse", *["pick"] * 6, "cancel",
    INTO_COLLECTION, INTO_BINDER, INTO_DECK, "buy", INTO_DECK,
)  # fmt: skip
# Deals that are put together pick by pick, as bots do it. The client sends whole ones, so that the first seat,
# which a browser looks on from, leaves them to the others.
PICKED = {"npc", "pick", "cancel", "trade", "give", "want", "propose", "fuse"}
ACTIONS_OF_A_TURN = 2
Action = list[Any]


class Shopper:
    """One of them."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._chance = Random(SEED + seat.view["seat"])
        self._plan: list[str] = []
        self._timer: object = None
        self._used = 0  # Actions in this turn

    def next(self) -> Action | None:
        """What they do now; None when they can do nothing."""
        choices = self.seat.choices
        for verb in ("onward", "use_deck", "draft", "choose", "play"):
            if verb in choices:
                self._used = 0 if verb == "play" else self._used
                return self._any(verb)
        if "end" in choices:
            if "action" in choices and self._used < ACTIONS_OF_A_TURN:
                self._used += 1
                return self._any("action")
            return self._any("end")
        if "accept" in choices:
            return self._any("accept")
        is_shopping = "ready" in choices or "cancel" in choices  # of a deal that was begun
        return self._shop() if is_shopping else None

    def _shop(self) -> Action | None:
        view = self.seat.view
        timer = (view["round"], view["clock"]["timer"])
        if timer != self._timer:
            self._timer = timer
            is_watched = view["seat"] == 0
            self._plan = [one for one in reversed(PLAN) if not (is_watched and one in PICKED)]
        while self._plan:
            if action := self._step(self._plan.pop()):
                return action
        return self._any("ready") or self._any("cancel")

    def _step(self, verb: str) -> Action | None:
        if verb == PROPOSE:
            return self._proposal()
        if not verb.startswith("to "):
            return self._any(verb)
        area = verb.removeprefix("to ")
        moves = [one for one in self.seat.choices.get("move", ()) if one[2] == area]
        if area == "deck":
            moves = [one for one in moves if self._has_room(one[1])]
        return self._chance.choice(moves) if moves else None

    def _proposal(self) -> Action | None:
        """A card of the binder for one that somebody shows."""
        view = self.seat.view
        players = view["players"]
        mine = [one["id"] for one in players[view["seat"]]["binder"]]
        shown = [
            (player["seat"], card["id"])
            for player in players
            if player["seat"] != view["seat"]
            for card in player["shown"]
        ]
        if not mine or not shown:
            return None
        partner, wanted = self._chance.choice(shown)
        return ["propose", partner, [self._chance.choice(mine)], 0, [], [wanted], 0, []]

    def _has_room(self, card: int) -> bool:
        """Whether the deck stays legal."""
        me = self.seat.view["players"][self.seat.view["seat"]]
        face = next((self.seat.face(one) for one in me["binder"] if one.get("id") == card), None)
        deck = [self.seat.face(one) for one in me["deck"]]
        kinds = Counter(one["kind"] for one in deck)
        return (
            face is not None
            and kinds[face["kind"]] < ROOM.get(face["kind"], 0)
            and all(one["name"] != face["name"] for one in deck)
        )

    def _any(self, verb: str) -> Action | None:
        actions = self.seat.choices.get(verb)
        return self._chance.choice(actions) if actions else None


class Company:
    """All four at their table."""

    def __init__(self, shop: Shop) -> None:
        self.guests: list[Guest] = [shop.guest(name) for name in NAMES]
        ann, *others = self.guests
        self.table: Data = ann.open_table(bots=(None,) * len(NAMES), setup={"first_player": 0})
        for guest in others:
            guest.sit(self.table)
        ann.start(self.table)

    def play(self) -> Iterator[str]:
        """One act after the other until the game is over: after each of them its verb."""
        with ExitStack() as wires:
            seats = [wires.enter_context(guest.seated(self.table)) for guest in self.guests]
            shoppers = [Shopper(seat) for seat in seats]
            while seats[0].phase != "over":
                for shopper in shoppers:
                    for seat in seats:
                        seat.catch_up()
                    if action := shopper.next():
                        [answer] = shopper.seat.answers([action])
                        # refused: somebody was quicker, and the server has not told yet
                        yield str(action[0]) if answer["type"] == "done" else "refused"
