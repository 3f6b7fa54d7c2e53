"""The rest of an evening at the normal table: fusion, NPCs, the aftermarket, the clock, warnings,
Reactions, spectators, time that runs out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.looking import texts
from tests.browser.player import Player
from tests.browser.shop import Data, Guest, Seat, Shop
from tests.browser.test_two_people import starter

TIMERS = 3
DEEDS = 130  # more than a story shows at once
MOST_LINES = 80  # of the end of a story
A_FRAME_MS = 16
REACTION = "Reaction: When an opponent plays a Single, gain 2 RP."
OFFER = "You may discard a card. If you do, gain 4 RP."


class Friends:
    """Ann, Bob and Cy, and no bot among them: nothing happens unless a test does it."""

    def __init__(self, shop: Shop, wires: ExitStack, **wanted: object) -> None:
        self.guests: list[Guest] = [shop.guest(name) for name in ("Ann", "Bob", "Cy")]
        self.wires = wires
        self.ann, self.bob, self.cy = self.guests
        self.table: Data = self.ann.open_table(bots=(None, None, None), **wanted)
        for guest in (self.bob, self.cy):
            guest.sit(self.table)
        self.ann.start(self.table)

    def seat(self, guest: Guest) -> Seat:
        """Somebody who plays without a browser."""
        return self.wires.enter_context(guest.seated(self.table))

    def come(self, arrive: Arrive, guest: Guest | None = None) -> Player:
        """Ann, or somebody else, sits down at a browser."""
        player = Player(arrive(guest=guest or self.ann))
        player.visitor.go_to_table(self.table)
        expect(player.visitor.button("Chat", exact=False)).to_be_visible()
        return player

    def pass_timers(self, count: int) -> list[Seat]:
        """Everybody is ready so many times, with a deck if it is for the tournament."""
        seats = [self.seat(guest) for guest in self.guests]
        if count == TIMERS:
            for seat in seats:
                seat.build()
        for _ in range(count):
            for seat in seats:
                be_ready(seat)
        return seats


Gather = Callable[..., Friends]


@pytest.fixture
def gather(shop: Shop) -> Iterator[Gather]:
    """Three people at a table."""
    with ExitStack() as wires:
        yield lambda **wanted: Friends(shop, wires, **wanted)


def until(seat: Seat, is_so: Callable[[], bool]) -> None:
    """Listen at a seat until it is so."""
    while not is_so():
        seat.receive()


def be_ready(seat: Seat) -> None:
    """Say so as soon as the timer runs."""
    until(seat, lambda: "ready" in seat.choices)
    seat.act("ready")


def purse(player: Player) -> Locator:
    """Money, VP and sell markers of one's own."""
    return player.page.get_by_role("group", name="Your money")


# --------------------------------------------------------------------------- deals


def test_fuse_by_dragging(arrive: Arrive, gather: Gather) -> None:
    player = gather().come(arrive)
    binder, counter = player.cards("Your binder"), player.zone("The counter")
    expect(binder).to_have_count(15)
    binder.first.drag_to(player.zone("Fusion").get_by_role("button", name="Bronze"))
    given = counter.get_by_role("list", name="You give").get_by_role("button")
    expect(given).to_have_count(1)
    fuse = counter.get_by_role("button", name="Fuse", exact=True)
    binder.nth(1).drag_to(counter)
    for n in range(2, 5):
        expect(fuse).to_be_disabled()
        binder.nth(n).click()
    expect(given).to_have_count(5)
    expect(counter).to_contain_text("Choose the promo")
    expect(fuse).to_be_disabled()
    promo = counter.get_by_role("list", name="Choose the promo").get_by_role("img").first
    name = (promo.get_attribute("aria-label") or "").split(",")[0]
    promo.click()
    expect(binder).to_have_count(15)  # nothing has happened yet
    player.press(fuse)
    expect(counter).to_have_count(0)
    expect(binder).to_have_count(11)
    expect(player.cards("Your binder", f"^{name},")).to_have_count(1)


def test_fuse_by_key(arrive: Arrive, gather: Gather) -> None:
    player = gather().come(arrive)
    binder, counter, keys = player.cards("Your binder"), player.zone("The counter"), player.page
    pile = player.zone("Fusion").get_by_role("button", name="Bronze")
    pile.focus()
    keys.keyboard.press("Enter")
    expect(counter).to_be_visible()
    keys.keyboard.press("Escape")
    expect(counter).to_have_count(0)
    expect(pile).to_be_focused()  # back where one was
    keys.keyboard.press("Enter")
    expect(counter).to_be_visible()
    keys.keyboard.press("Tab")
    expect(counter.get_by_role("button", name="Leave it")).to_be_focused()
    keys.keyboard.press("Tab")  # to the sign of the rule
    keys.keyboard.press("Tab")  # past the market, which cannot be seen now
    keys.keyboard.press("Enter")  # the first promo
    keys.keyboard.press("3")  # to the binder
    for _ in range(5):
        keys.keyboard.press("Enter")
        keys.keyboard.press("ArrowRight")
    fuse = counter.get_by_role("button", name="Fuse", exact=True)
    expect(fuse).to_be_enabled()
    fuse.focus()
    with player.visitor.acting():
        keys.keyboard.press("Enter")
    expect(binder).to_have_count(11)
    assert player.visitor.refusals == []


def test_give_an_npc_what_it_asks_for(arrive: Arrive, gather: Gather) -> None:
    player = gather().come(arrive)
    counter = player.zone("The counter")
    player.page.get_by_role("button", name="Kid With a Shoebox").click()
    expect(counter).to_contain_text("Discard a card with at most 2 stars and a Core card.")
    expect(counter).to_contain_text("1 sell marker")
    hand_over = counter.get_by_role("button", name="Hand over")
    expect(hand_over).to_be_disabled()
    player.cards("Your binder", "^Lawn Infiltrator,").click()
    expect(counter).to_contain_text("1 of 2 chosen")
    expect(hand_over).to_be_disabled()
    player.cards("Your binder", "^Shell Diver,").click()  # few stars, too, but no Core card
    expect(player.page.get_by_role("dialog")).to_be_visible()  # so it is only looked at
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    expect(counter).to_contain_text("1 of 2 chosen")
    player.cards("Your binder", "^Gravel Militia,").click()
    with player.visitor.acting():
        hand_over.click()
    expect(counter).to_have_count(0)
    expect(player.cards("Your binder")).to_have_count(13)
    expect(purse(player)).to_contain_text("2VP so far")
    expect(purse(player)).to_contain_text("3 sell markers")


def test_sell_and_buy_on_the_aftermarket(arrive: Arrive, gather: Gather) -> None:
    friends = gather(setup={"clock": {"contest_ms": 0}})
    player, bob = friends.come(arrive), friends.seat(friends.bob)
    market = player.zone("Aftermarket")
    expect(purse(player)).to_contain_text("4 sell markers")
    with player.visitor.acting():
        player.cards("Your binder", "^Lakeguard,").drag_to(market)
    expect(purse(player)).to_contain_text("35")
    expect(purse(player)).to_contain_text("3 sell markers")
    player.cards("Aftermarket", "^Lakeguard,").click()
    expect(player.page.get_by_role("dialog")).to_contain_text("only the others may buy it")
    player.page.keyboard.press("Escape")

    until(bob, lambda: bool(bob.view["aftermarket"]))
    bob.act("purchase", bob.view["aftermarket"][0]["id"])
    expect(player.cards("Aftermarket")).to_have_count(0)
    expect(purse(player)).to_contain_text("4 sell markers")  # the marker comes back

    bob.act(*bob.choices["sell"][0])
    had = player.cards("Your binder").count()
    player.do(player.cards("Aftermarket"), "Buy from the aftermarket")
    expect(player.cards("Your binder")).to_have_count(had + 1)


def test_what_somebody_else_buys_is_no_longer_offered(arrive: Arrive, gather: Gather) -> None:
    friends = gather()
    player, bob = friends.come(arrive), friends.seat(friends.bob)
    until(bob, lambda: "buy" in bob.choices)
    bought, panel = bob.choices["buy"][0], player.page.get_by_role("dialog")
    _, slot, name = bought
    back = player.zone("Store").get_by_role("listitem").nth(slot).get_by_role("button")
    back.click()
    expect(panel.get_by_role("button", name="Buy")).to_be_visible()
    bob.act(*bought)
    now = bob.view["store"]["area"][slot]["set"]
    assert now != name, "the next back has to be another one for this test"
    expect(panel).to_have_count(0)
    expect(player.page.get_by_text("Somebody else has just bought that card.")).to_be_visible()
    had = player.cards("Your binder").count()
    player.page.keyboard.press("b")  # meant for the back that was there
    player.do(player.cards("Your binder").first, "Into the deck")
    expect(player.cards("Your binder")).to_have_count(had - 1)
    player.do(back, "Buy")
    expect(player.cards("Your binder")).to_have_count(had)


def test_what_somebody_else_takes_from_the_aftermarket_is_said_to_be_gone(
    arrive: Arrive, gather: Gather
) -> None:
    friends = gather(setup={"clock": {"contest_ms": 0}})
    player, bob, cy = friends.come(arrive), friends.seat(friends.bob), friends.seat(friends.cy)
    until(bob, lambda: "sell" in bob.choices)
    bob.act(*bob.choices["sell"][0])
    player.cards("Aftermarket").click()
    panel = player.page.get_by_role("dialog")
    expect(panel.get_by_role("button", name="Buy from the aftermarket")).to_be_visible()
    until(cy, lambda: bool(cy.view["aftermarket"]))
    cy.act("purchase", cy.view["aftermarket"][0]["id"])
    expect(panel).to_have_count(0)
    expect(player.page.get_by_text("That card is no longer for sale.")).to_be_visible()


# --------------------------------------------------------------------------- the clock


def test_stop_the_clock_and_agree_to_extra_time(arrive: Arrive, gather: Gather) -> None:
    friends = gather(pace={"clock": True})
    player = friends.come(arrive)
    bob, cy = friends.seat(friends.bob), friends.seat(friends.cy)
    clock = player.page.get_by_role("region", name="Clock")
    player.press(player.visitor.button("Pause the clock"))
    expect(clock).to_contain_text("The clock is paused")
    expect(player.ready).to_have_count(0)
    until(bob, lambda: "resume" in bob.choices)
    bob.act("resume")
    expect(clock).to_contain_text("Timer 1 of 3")

    bob.act("extend")
    expect(player.page.get_by_text("Bob asks for extra time.").first).to_be_visible()
    player.press(player.visitor.button("Agree to extra time"))
    expect(clock).to_contain_text("2 of 3 want extra time")
    cy.act("extend")
    expect(clock).to_contain_text("extra time will follow")
    for seat in (bob, cy):
        seat.act("ready")
    player.press(player.ready)
    expect(clock).to_contain_text("Timer 1 of 3: extra time")


def test_what_would_be_lost_is_said_in_the_last_timer(arrive: Arrive, gather: Gather) -> None:
    friends = gather()
    [ann, *_] = friends.pass_timers(TIMERS - 1)
    player = friends.come(arrive)
    warning = player.page.get_by_role("status")
    expect(warning.filter(has_text="Your deck has 0 of 8 Singles")).to_be_visible()
    until(ann, lambda: "move" in ann.choices)
    ann.build()
    expect(warning.filter(has_text="of 8 Singles")).to_have_count(0)
    player.put_into_deck(r"stars?, (?!Deck Box|Accessory)", 1)
    expect(warning.filter(has_text="Your deck is not legal")).to_be_visible()
    player.do(player.cards("Your binder").first, "Into the collection")
    expect(warning.filter(has_text="Your collection scores nothing")).to_be_visible()


# --------------------------------------------------------------------------- the tournament


@pytest.fixture
def watchful(gather: Gather) -> tuple[Friends, list[Seat]]:
    """A tournament in which Ann has played the only card with a Reaction; it is Bob's turn."""
    guard = starter("Guard", f"Play: Gain 1 RP. {OFFER}")
    guard = guard.replace(f"Play: Gain 1 RP. {OFFER}", REACTION, 1)
    sheets = [guard, starter("Idler", "Play: Gain 3 RP."), starter("Loafer", "Play: Gain 1 RP.")]
    friends = gather(
        sheets=sheets, setup={"starters": ["Guard", "Idler", "Loafer"], "first_player": 0}
    )
    seats = friends.pass_timers(TIMERS)
    take_turn(seats[0], "Guard 1")
    return friends, seats


def take_turn(seat: Seat, card: str) -> None:
    """Play a card, and end the turn when everybody has reacted."""
    until(seat, lambda: "play" in seat.choices)
    seat.act("play", seat.hand()[card])
    until(seat, lambda: "end" in seat.choices)
    seat.act("end")


def test_not_now_and_never_for_this_card(
    arrive: Arrive, watchful: tuple[Friends, list[Seat]]
) -> None:
    friends, (ann, bob, cy) = watchful
    player = friends.come(arrive)
    asked = player.asked.get_by_role("heading", name="Use the Reaction of Guard 1?")

    until(bob, lambda: "play" in bob.choices)
    bob.act("play", bob.hand()["Idler 1"])
    expect(player.asked.get_by_text("In answer to what happens with Idler 1.")).to_be_visible()
    player.press(player.options.filter(has_text="Not now"))
    until(bob, lambda: "end" in bob.choices)
    bob.act("end")
    until(cy, lambda: "play" in cy.choices)
    cy.act("play", cy.hand()["Loafer 1"])
    with player.visitor.acting():  # "not now" was for that time only
        player.visitor.button("Never for Guard 1 in this tournament").click()
    until(cy, lambda: "end" in cy.choices)
    cy.act("end")

    until(ann, lambda: "play" in ann.choices)
    ann.act("play", ann.hand()["Guard 2"])
    offer = player.asked.get_by_role("heading", name=OFFER)
    expect(offer).to_be_visible()
    lit = player.page.locator("mark").filter(visible=True)
    expect(lit).to_have_text(
        re.compile("^You may discard a card")
    )  # not the whole text of the card
    player.press(player.options.filter(has_text="Do not"))
    until(ann, lambda: "end" in ann.choices)
    ann.act("end")
    take_turn(bob, "Idler 2")  # it would not end if Ann were asked
    player.page.reload()
    ask_again = player.visitor.button("Ask about Guard 1 again")
    expect(ask_again).to_be_visible()
    take_turn(cy, "Loafer 2")
    expect(asked).to_have_count(0)
    until(ann, lambda: "play" in ann.choices)
    ann.act("play", ann.hand()["Guard 3"])
    until(ann, lambda: "choose" in ann.choices)
    ann.act("choose", 1)
    until(ann, lambda: "end" in ann.choices)
    ann.act("end")
    ask_again.click()
    until(bob, lambda: "play" in bob.choices)
    bob.act("play", bob.hand()["Idler 3"])
    expect(asked).to_be_visible()


def test_a_spectator_sees_nothing_hidden_and_can_do_nothing(
    arrive: Arrive, shop: Shop, watchful: tuple[Friends, list[Seat]]
) -> None:
    friends, seats = watchful
    visitor = arrive(guest=shop.guest("Eve"))
    page = visitor.go(f"table/{friends.table['id']}/{friends.table['code']}")
    expect(page.get_by_text("You are watching.")).to_be_visible()
    tableau = page.get_by_role("list", name="in the tableau of Ann")
    expect(tableau.get_by_role("img", name="Guard 1,")).to_be_visible()
    told = " ".join(texts(page))
    hidden = [name for seat in seats for name in seat.hand()]
    assert [name for name in hidden if re.search(rf"\b{re.escape(name)}\b", told)] == []
    player = Player(visitor)
    for action in (
        player.playable,
        player.usable,
        player.asked,
        player.end,
        visitor.button("Hint"),
    ):
        expect(action).to_have_count(0)


def test_a_spectator_looks_round_the_market(arrive: Arrive, gather: Gather) -> None:
    friends = gather()
    visitor = arrive(phone=True)
    page = visitor.go(f"table/{friends.table['id']}/{friends.table['code']}")
    store = page.get_by_role("region", name="Store", exact=True)
    store.get_by_role("listitem").first.get_by_role("button").tap()
    look = page.get_by_role("dialog")
    expect(look.get_by_role("region", name="What the set holds")).to_be_visible()
    expect(look.get_by_text("too much right now")).to_have_count(0)
    look.get_by_role("button", name="Put down").tap()
    for pile in page.get_by_role("region", name="Fusion").locator("li button").all():
        expect(pile).to_be_disabled()


def test_time_for_a_decision_runs_out(arrive: Arrive, gather: Gather) -> None:
    friends = gather(pace={"decision_s": 2}, setup={"first_player": 0})
    player = friends.come(arrive)
    friends.pass_timers(TIMERS)
    expect(player.page.get_by_text("left to decide")).to_be_visible()
    expect(player.page.get_by_text("Your time was up: a bot decided for you.")).to_be_visible()
    story = player.page.get_by_role("log", name="Story")
    expect(story).to_contain_text("Ann plays")


def test_the_end_of_the_story_stays_in_sight(arrive: Arrive, gather: Gather) -> None:
    friends = gather()
    player = friends.come(arrive)
    expect(player.ready).to_be_visible()
    story = player.page.get_by_role("log", name="Story")
    bob = friends.seat(friends.bob)
    for number in range(DEEDS):
        verb = "hide" if "hide" in bob.choices else "show"
        bob.act(*bob.choices[verb][0])
        if number % 2:
            player.page.wait_for_timeout(
                A_FRAME_MS
            )  # what came last has been shown, what comes next has not
    last = story.locator(".line").last
    expect(last).to_contain_text("Bob")
    expect(last).to_be_in_viewport(ratio=0.9)
    assert story.locator(".line").count() <= MOST_LINES
