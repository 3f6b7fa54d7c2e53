"""What modes show on the way to their last screens: between tournaments, at the counter, at the end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Arrive, KeepPicture
from tests.browser.shop import Data, Shop
from tests.browser.test_modes import at_table, is_in_sight
from tests.browser.visitor import Visitor

LONG_NAME = "Bartholomew Longfellow the Third of Nowhere at All"


class OtherWire:
    """What the server says at first, and then what it could have said: a table as it comes to stand
    only late in a game is looked at at once, and what happens meanwhile is kept from it."""

    def __init__(self, visitor: Visitor, change: Callable[[Data], None]) -> None:
        self._change = change
        visitor.context.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, client: WebSocketRoute) -> None:
        self._client = client
        client.connect_to_server().on_message(self._pass_on)

    def _pass_on(self, text: str | bytes) -> None:
        message: Data = json.loads(text)
        if message["type"] in ("update", "table"):
            return
        if message["type"] == "welcome":
            self._number = message["number"]
            self._change(message)
        self._client.send(json.dumps(message))

    def say(self, *changes: tuple[list[str | int], object]) -> None:
        """Something has happened to others."""
        self._number += 1
        update = {"number": self._number, "at": 0, "gone": [], "events": [], "cards": {}}
        self._client.send(json.dumps({"type": "update", "changes": changes, **update}))


def test_funky_says_what_comes_and_shows_results_before_it_goes_on(
    arrive: Arrive, shop: Shop, keep_picture: KeepPicture
) -> None:
    ann = shop.guest("Ann")
    table = ann.game(setup={"mode": "funky", "first_player": 0, "metas": ["Star", "Rarity"]})
    player = at_table(arrive(guest=ann), table)
    page = player.page
    metas = page.get_by_role("list", name="Metas")
    results = page.get_by_role("heading", name="The results")
    go_on = player.visitor.button("Go on")
    expect(page.get_by_role("heading", name="Funky", exact=True)).to_be_visible()
    expect(metas).to_contain_text("Rarity meta: from timer 2")
    with ann.seated(table) as seat:
        for _ in range(2):
            while "ready" not in seat.choices:
                seat.receive()
            seat.act("ready")
        expect(metas).not_to_contain_text("from timer")
        warning = page.get_by_role("status").filter(has_text="decks together have 0 of 24 Singles")
        expect(warning).to_be_visible()
        player.visitor.button("I am ready", exact=False).click()
        asked = page.get_by_role("dialog", name="decks together have 0 of 24 Singles")
        expect(asked).to_be_visible()
        page.keyboard.press("Escape")
        seat.build()
        seat.pass_time("choosing")
        expect(page.get_by_text("Tournament 1 of 3")).to_be_visible()
        for tournament in (2, 3):
            seat.act(*seat.choices["use_deck"][0])
            while seat.phase == "choosing":
                seat.receive()
            seat.pass_time("choosing")
            expect(results).to_be_visible()
            expect(page.get_by_role("region", name="The tournament")).to_contain_text("Ann")
            keep_picture(player.visitor, f"funky-results-{tournament}")
            go_on.click()
            expect(page.get_by_text(f"Tournament {tournament} of 3")).to_be_visible()
        player.press(player.zone("Third deck").get_by_role("button", name="Play this deck"))
    expect(player.rematch).to_be_visible()


def test_a_draft_comes_after_the_results(arrive: Arrive, shop: Shop) -> None:
    ann = shop.guest("Ann")
    table = ann.game(setup={"draft": True, "first_player": 0})
    player = at_table(arrive(guest=ann), table)
    page = player.page
    pack = page.get_by_role("list", name="in your pack")
    hint = player.visitor.button("Hint")
    expect(pack).to_be_visible()
    expect(hint).to_be_enabled()
    with ann.seated(table) as seat:
        seat.pass_time("tournament")
        while seat.view["round"] < 2:
            seat.pass_time("drafting")
        expect(page.get_by_role("heading", name="The results")).to_be_visible()
        expect(pack).to_have_count(0)
        player.visitor.button("Go on").click()
        expect(pack).to_be_visible()
        seat.pass_time("break")
        expect(page.get_by_role("heading", name="Store", exact=True)).to_be_visible()
        seat.pass_time("deckbuilding")
        expect(page.get_by_role("heading", name="Store", exact=True)).to_be_visible()


def test_money_is_no_vp_yet_and_a_promo_in_the_store_costs_money(
    arrive: Arrive, shop: Shop, keep_picture: KeepPicture
) -> None:
    ann = shop.guest("Ann")
    table = ann.game(setup={"edition": "original", "build": "First Game"})
    visitor = arrive(guest=ann)

    def sell_a_promo(told: Data) -> None:
        store = told["view"]["store"]
        store["area"][0]["set"] = told["view"]["fusion"][0]["sets"][0]
        store["deck"] = {"count": 0, "top": None}
        store["discard_count"] = 0

    OtherWire(visitor, sell_a_promo)
    player = at_table(visitor, table)
    purse = player.page.get_by_role("group", name="Your money and sell markers")
    expect(purse).to_contain_text("0VP so far")
    expect(purse.get_by_title("every 4 M$ are 1 VP")).to_be_visible()
    expect(player.page.get_by_role("list", name="Metas")).to_contain_text("Type meta: from timer 2")
    promo = player.cards("Store").first
    expect(promo.get_by_role("img")).to_have_accessible_name(re.compile("costs 5 M\\$"))
    expect(player.zone("Store")).to_contain_text("Sold out.")
    expect(player.zone("Fusion").get_by_role("img").first).to_have_accessible_name(
        re.compile("5 cards")
    )
    keep_picture(visitor, "promo-in-the-store")


def test_a_fusion_pile_that_others_have_emptied_is_said(arrive: Arrive, shop: Shop) -> None:
    ann = shop.guest("Ann")
    table = ann.game()
    visitor = arrive(guest=ann)

    def lower_a_price(told: Data) -> None:
        view = told["view"]
        view["clock"]["last"] = True
        me = view["players"][0]
        me["deck_limits"]["Single"] = 10
        nothing = {"store": {"area": [], "deck": None, "core": None}, "aftermarket": [], "sales": 0}
        me["prices"] = {**nothing, "fusion": [4, 7, 9]}

    wire = OtherWire(visitor, lower_a_price)
    player = at_table(visitor, table)
    page = player.page
    bronze = player.cards("Fusion").first
    expect(bronze).to_have_accessible_name(re.compile("4 cards instead of 5"))
    warning = page.get_by_role("status").filter(has_text="0 of 10 Singles")
    expect(warning).to_be_visible()
    bronze.click()
    counter = player.zone("The counter")
    promo = counter.get_by_role("list", name="Choose the promo").get_by_role("button").first
    promo.click()
    pile = "view", "fusion", 0
    wire.say(([*pile, "cards"], []), ([*pile, "count"], 0), (["choices", "fuse"], []))
    expect(counter).to_contain_text("The last Bronze promo is gone")
    expect(counter.get_by_text("Not possible now.")).to_have_count(0)
    expect(page.get_by_text("Somebody else has just taken that promo.").first).to_be_visible()


def test_what_decides_a_duel_at_one_win_each_is_said(arrive: Arrive, shop: Shop) -> None:
    ann = shop.guest("Ann")
    table = ann.game(bots=(None, "rookie"), setup={"mode": "duel"})
    with ann.seated(table) as seat:
        seat.build()
        seat.pass_time("break")
    visitor = arrive(guest=ann)

    def draw_level(told: Data) -> None:
        first, second = told["view"]["standings"]
        for standing, place in ((first, 2), (second, 1)):
            standing.update(place=place, total=1, sources={"tournament": 1}, ahead_by=None)
        second["ahead_by"] = {"source": "rp", "value": 45, "than": 40}

    OtherWire(visitor, draw_level)
    page = at_table(visitor, table).page
    so_far = page.get_by_role("region", name="So far")
    level = "Level at 1 win. Tie-break: RP of all tournaments, 45 to 40 for "
    expect(so_far.get_by_text(level)).to_be_visible()
    page.get_by_text("Story").click()
    story = page.get_by_role("log", name="Story")
    expect(story.get_by_text(re.compile(r"\+[01] wins?$")).first).to_be_visible()
    expect(story.get_by_text("VP")).to_have_count(0)


def test_the_hand_and_the_question_stay_on_the_screen_with_the_second_deck_of_turn_based(
    arrive: Arrive, shop: Shop, keep_picture: KeepPicture
) -> None:
    ann = shop.guest("Ann")
    table = ann.game(setup={"mode": "turn-based", "first_player": 0})
    visitor = arrive(guest=ann)

    def begin_the_second_deck(told: Data) -> None:
        view = told["view"]
        me = view["players"][0]
        me["tournament_rp"] = [57]
        cards = [{**card, "id": 900 + n} for n, card in enumerate(me["hand"])]
        view["aftermarket"] = [{**card, "marker": 1} for card in cards[:5]]
        me["collection"] = cards[5:]

    OtherWire(visitor, begin_the_second_deck)
    player = at_table(visitor, table)
    expect(player.page.get_by_text("Deck 2 of 3")).to_be_visible()
    assert is_in_sight(player.page.get_by_role("list", name="in your hand"))
    player.visitor.button("Score the deck", exact=False).click()
    sure = player.page.get_by_role("group", name="Score deck 2 now?")
    assert is_inside(sure, player.asked)
    keep_picture(visitor, "turn-based-second-deck")


def test_eight_choices_are_seen_at_once(
    arrive: Arrive, shop: Shop, keep_picture: KeepPicture
) -> None:
    ann = shop.guest("Ann")
    setup = {"first_player": 0, "edition": "original", "build": "First Game"}
    table = ann.game(bots=(None, *["rookie"] * 4), setup=setup)
    with ann.seated(table) as seat:
        seat.build()
        seat.pass_time("tournament")
    visitor = arrive(guest=ann)

    def ask(told: Data) -> None:
        hand = told["view"]["players"][0]["hand"]
        question = {"seat": 0, "kind": "discard", "ability": -1, "source": hand[0], "cards": hand}
        options = [["card", card["id"]] for card in hand]
        told["view"]["prompt"] = {**question, "options": options}
        told["choices"] = {"choose": [["choose", n] for n in range(len(hand))]}

    OtherWire(visitor, ask)
    player = at_table(visitor, table)
    expect(player.options).to_have_count(8)
    assert is_inside(player.options.last, player.asked)
    keep_picture(visitor, "eight-choices")


def test_with_five_the_story_the_last_trade_and_nine_cards_to_fuse_are_seen(
    arrive: Arrive, shop: Shop, keep_picture: KeepPicture
) -> None:
    ann = shop.guest("Ann")
    setup = {"edition": "original", "build": "First Game"}
    table = ann.game(bots=(None, *["rookie"] * 4), setup=setup)
    visitor = arrive(guest=ann)

    def show_collections(told: Data) -> None:
        me, *others = told["view"]["players"]
        for other in others:
            first = 1000 * other["seat"]
            cards = enumerate(me["binder"][:4], start=first)
            other["collection"] = [{**card, "id": n} for n, card in cards]

    OtherWire(visitor, show_collections)
    player = at_table(visitor, table)
    page = player.page
    column = page.get_by_role("complementary")
    expect(page.get_by_role("button", name="Trade")).to_have_count(4)
    assert is_inside(page.get_by_role("button", name="Trade").last, column)
    assert is_inside(page.get_by_role("log", name="Story"), column)
    player.cards("Fusion").last.click()
    counter = player.zone("The counter")
    given = counter.get_by_role("list", name="You give").get_by_role("button")
    for n in range(9):
        player.cards("Your binder").nth(n).click()
    expect(given).to_have_count(9)
    lowest, fuse = given.last.bounding_box(), player.visitor.button("Fuse").bounding_box()
    assert lowest
    assert fuse
    assert lowest["y"] + lowest["height"] <= fuse["y"]
    keep_picture(visitor, "five-players")


def test_a_long_name_lifts_nobody_on_the_podium(
    arrive: Arrive, shop: Shop, keep_picture: KeepPicture
) -> None:
    ann = shop.guest("Ann")
    table = ann.game(setup={"first_player": 0})
    with ann.seated(table) as seat:
        seat.build()
        seat.pass_time("break")
    visitor = arrive(guest=ann)

    def lengthen_a_name(told: Data) -> None:
        last = told["view"]["placing"][-1][-1]
        told["table"]["seats"][last].update(kind="person", name=LONG_NAME)

    OtherWire(visitor, lengthen_a_name)
    page = at_table(visitor, table).page
    places = page.get_by_role("region", name="The tournament").get_by_role("listitem")
    expect(places.last).to_contain_text(LONG_NAME)
    boxes = [place.bounding_box() for place in places.all()]
    tops = [box["y"] for box in boxes if box]
    assert tops == sorted(tops)
    keep_picture(visitor, "podium")


def is_inside(part: Locator, whole: Locator) -> bool:
    """Whether all of it is seen there without scrolling."""
    inner, outer = part.bounding_box(), whole.bounding_box()
    assert inner
    assert outer
    starts = outer["y"] <= inner["y"]
    return starts and inner["y"] + inner["height"] <= outer["y"] + outer["height"]
