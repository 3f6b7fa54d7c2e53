"""Duel, Teams, Funky, Draft Mode, Millennium Accessories and venues: opened in the lobby, and what
only they have, done by hand."""

from __future__ import annotations

import re
from itertools import combinations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.looking import wrongs
from tests.browser.player import Player
from tests.browser.shop import Data, Seat, Shop
from tests.browser.visitor import DESK, Visitor


class Lobby:
    """Ann, who puts a table together in the lobby."""

    def __init__(self, arrive: Arrive, shop: Shop) -> None:
        self.ann = shop.guest("Ann")
        self.visitor = arrive(guest=self.ann)
        self.page: Page = self.visitor.go("new")
        self.page.get_by_role("radio", name="No clock").check()

    def open_table(self) -> Data:
        """The table as it has been wished for; it waits for its start."""
        self.visitor.button("Open the table").click()
        expect(self.visitor.button("Start the game")).to_be_visible()
        found = re.search(r"table/(\w+)", self.page.url)
        assert found
        return self.ann.ask("GET", f"/tables/{found[1]}")

    def start(self) -> Player:
        """The game has begun."""
        self.visitor.button("Start the game").click()
        return Player(self.visitor)


def at_table(visitor: Visitor, table: Data) -> Player:
    """A visitor comes to a table where a game is under way."""
    visitor.go_to_table(table)
    return Player(visitor)


def fit_together(seat: Seat, symbols: str) -> tuple[Data, Data]:
    """Two cards of the binder that could be a collection by element, or by type."""
    for pair in combinations(seat.view["players"][seat.view["seat"]]["binder"], 2):
        one, other = map(seat.face, pair)
        if one["stars"] != other["stars"] and set(one[symbols]) & set(other[symbols]):
            return pair
    raise AssertionError(f"no two cards share one of their {symbols}")


def is_in_sight(zone: Locator) -> bool:
    """Whether all of it is seen on a desk, without scrolling."""
    box = zone.bounding_box()
    return box is not None and box["y"] + box["height"] <= DESK["height"]


def test_a_duel_is_opened_and_both_collections_are_begun(arrive: Arrive, shop: Shop) -> None:
    lobby = Lobby(arrive, shop)
    lobby.page.get_by_role("radio", name="Duel").check()
    table = lobby.open_table()
    player = lobby.start()
    expect(player.ready).to_be_visible()
    with lobby.ann.seated(table) as seat:
        for kind, symbols in (("element", "elements"), ("type", "types")):
            for card in fit_together(seat, symbols):
                name = seat.face(card)["name"]
                card_in_binder = player.cards("Your binder", f"^{re.escape(name)},").first
                player.do(card_in_binder, f"Into the {kind} collection")
            collection = player.zone(f"Collection by {kind}")
            expect(collection.get_by_text("20", exact=True)).to_be_visible()
            while len(seat.view["players"][0]["collection"]) < 2:
                seat.receive()
    assert is_in_sight(player.zone("Collection by type"))


def test_collections_of_a_duel_count_in_its_tournament(arrive: Arrive, shop: Shop) -> None:
    ann = shop.guest("Ann")
    table = ann.game(bots=(None, "rookie"), setup={"mode": "duel"})
    player = at_table(arrive(guest=ann), table)
    with ann.seated(table) as seat:
        for card in fit_together(seat, "elements"):
            seat.act("move", card["id"], "collection")
        seat.build()
        seat.pass_time("tournament")
        mine = player.page.get_by_role("region", name="Your side of the table")
        expect(mine.get_by_text("+20 RP for collections, at the end")).to_be_attached()
        seat.pass_time("break")
    places = player.page.get_by_role("region", name="The tournament")
    expect(places.get_by_text("20 of them for collections")).to_be_visible()
    expect(places.get_by_text("Whoever wins two tournaments wins the duel.")).to_be_visible()


def test_partners_hand_each_other_cards_and_money(arrive: Arrive, shop: Shop) -> None:
    lobby = Lobby(arrive, shop)
    page = lobby.page
    page.get_by_role("radio", name="Teams").check()
    page.get_by_label("Players", exact=True).select_option("4")
    page.get_by_role("radio", name="Choose the teams").check()
    teams = page.get_by_role("list", name="Teams")
    for number, team in enumerate(("Team A", "Team A", "Team B", "Team B"), start=1):
        teams.get_by_label(f"Seat {number}", exact=True).select_option(team)
    page.get_by_label("Team A", exact=True).select_option("The Garage Inventors")
    page.get_by_label("Team B", exact=True).select_option("The Sore Losers")
    page.get_by_label("Seat 2", exact=True).last.select_option("Open, for a person")
    expect(page.get_by_text("One seat is waiting for a friend")).to_be_visible()
    table = lobby.open_table()
    expect(page.get_by_role("listitem").filter(has_text="Team A")).to_have_count(2)
    bob = shop.guest("Bob")
    bob.sit(table)
    player = lobby.start()

    expect(page.get_by_role("heading", level=1)).to_contain_text("The Garage Inventors")
    partner = page.get_by_role("article", name="Bob")
    expect(partner).to_contain_text("your partner")
    expect(page.get_by_role("article").first).to_have_accessible_name("Bob")
    expect(page.get_by_role("article", name="Player 3")).to_contain_text("The Sore Losers")
    expect(page.get_by_label("30 M$")).to_be_visible()
    partner.get_by_role("button", name="Give M$").click()
    asked = page.get_by_role("dialog", name="Give money to Bob")
    asked.get_by_label("How much").fill("7")
    player.press(asked.get_by_role("button", name="Give 7 M$"))
    expect(page.get_by_label("23 M$")).to_be_visible()
    card = player.cards("Your binder").first
    name = (card.get_by_role("img").get_attribute("aria-label") or "").split(",")[0]
    assert name
    card.click()
    page.get_by_role("dialog").get_by_role("button", name="Hand to Bob").click()
    asked = page.get_by_role("dialog", name=f"Give {name} to Bob?")
    player.press(asked.get_by_role("button", name="Give it"))
    partner.get_by_text("Binder and deck of Bob").click()
    binder = partner.get_by_role("list", name="Bob: Binder")
    expect(binder.get_by_role("button", name=name).first).to_be_visible()

    with bob.seated(table) as seat:
        sold = seat.view["players"][seat.view["seat"]]["binder"][0]
        seat.act("sell", sold["id"])
        name = seat.face(sold)["name"]
    player.cards("Aftermarket", f"^{re.escape(name)},").click()
    expect(page.get_by_role("dialog")).to_contain_text("Your partner sold it")


def test_a_team_stands_together_in_the_results(arrive: Arrive, shop: Shop) -> None:
    ann = shop.guest("Ann")
    table = ann.game(bots=(None, "rookie", "rookie"), setup={"mode": "team"})
    with ann.seated(table) as seat:
        seat.pass_time("break")
    player = at_table(arrive(guest=ann, phone=True), table)
    rows = player.page.get_by_role("table").get_by_role("rowheader")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="Ann")).to_contain_text("Player 2")
    expect(rows.filter(has_text="Player 3")).to_contain_text("The Single")
    assert wrongs(player.visitor) == []


def test_funky_is_opened_and_its_three_decks_are_seen_at_once(arrive: Arrive, shop: Shop) -> None:
    lobby = Lobby(arrive, shop)
    lobby.page.get_by_role("radio", name="Funky").check()
    lobby.page.get_by_label("Players", exact=True).select_option("3")
    lobby.open_table()
    player = lobby.start()
    for deck in ("Deck", "Second deck", "Third deck"):
        player.do(player.cards("Your binder").first, f"Into the {deck.lower()}")
        expect(player.cards(deck)).to_have_count(1)
        assert is_in_sight(player.zone(deck))


def test_choose_a_deck_for_each_tournament_of_funky(arrive: Arrive, shop: Shop) -> None:
    ann = shop.guest("Ann")
    table = ann.game(setup={"mode": "funky", "first_player": 0})
    player = at_table(arrive(guest=ann), table)
    page = player.page
    with ann.seated(table) as seat:
        seat.build()
        seat.pass_time("choosing")
        expect(page.get_by_text("Tournament 1 of 3")).to_be_visible()
        expect(player.zone("Second deck")).to_contain_text("No cards")
        assert wrongs(player.visitor) == []
        player.press(player.zone("Second deck").get_by_role("button", name="Play this deck"))
        while seat.phase == "choosing":
            seat.receive()
        seat.pass_time("choosing")
        player.visitor.button("Go on").click()
        expect(page.get_by_text("Tournament 2 of 3")).to_be_visible()
        expect(page.get_by_role("table", name="So far")).to_be_visible()
        player.press(player.zone("Third deck").get_by_role("button", name="Play this deck"))
        while seat.phase == "choosing":
            seat.receive()
        seat.pass_time("choosing")
        player.visitor.button("Go on").click()
        expect(page.get_by_text("Tournament 3 of 3")).to_be_visible()


def test_a_draft_is_opened_and_a_card_is_taken(arrive: Arrive, shop: Shop) -> None:
    lobby = Lobby(arrive, shop)
    lobby.page.get_by_label("Players", exact=True).select_option("3")
    lobby.page.get_by_role("switch", name="Draft Mode").check()
    lobby.open_table()
    expect(lobby.page.get_by_text("+ Draft Mode")).to_be_visible()
    player = lobby.start()
    page = player.page
    pack = page.get_by_role("list", name="in your pack").get_by_role("button")
    expect(pack).to_have_count(6)
    left = page.get_by_text("on your left, gets the rest")
    expect(left).to_be_visible()
    binder = player.cards("Your binder")
    expect(binder).not_to_have_count(0)
    count = binder.count()
    pack.nth(1).click()
    take = player.page.get_by_role("button", name=re.compile("^Take (?!back)"))
    name = take.inner_text().removeprefix("Take ")
    assert binder.count() == count, "a card is only picked up"
    player.press(take)
    expect(binder).to_have_count(count + 1)
    expect(player.cards("Your binder", f"^{re.escape(name)},")).to_have_count(1)
    expect(pack).to_have_count(5)  # the pack of the neighbour


def test_take_an_accessory_on_a_phone(arrive: Arrive, shop: Shop) -> None:
    ann = shop.guest("Ann")
    table = ann.game(setup={"accessory_draft": True, "first_player": 0})
    player = at_table(arrive(guest=ann, phone=True), table)
    accessories = player.page.get_by_role("region", name="Draft").get_by_role(
        "button", name="on offer"
    )
    expect(accessories).to_have_count(6)
    accessories.last.tap()
    assert wrongs(player.visitor) == []
    player.press(player.visitor.button("Take Millennium", exact=False))
    tabs = player.page.get_by_role("navigation", name="Parts of the table")
    tabs.get_by_role("button", name="Binder").tap()
    expect(player.cards("Your binder", "^Millennium ")).to_have_count(1)


def test_the_venue_is_said_once(arrive: Arrive, shop: Shop) -> None:
    ann = shop.guest("Ann")
    table = ann.game(setup={"venues": True, "first_player": 0})
    page = at_table(arrive(guest=ann), table).page
    rivals = page.get_by_role("group", name="The other players")
    with ann.seated(table) as seat:
        faces = [seat.face(card) for card in seat.view["players"][0]["powers"]]
        (venue,) = [face["name"] for face in faces if face["kind"] == "Venue"]
        seat.build()
        for phase, title in (("deckbuilding", "Store"), ("tournament", "Tournament")):
            seat.pass_time(phase)
            expect(page.get_by_role("heading", name=title, exact=True)).to_be_attached()
            expect(page.get_by_role("region", name="Venue")).to_contain_text(venue)
            expect(rivals.get_by_role("button", name=venue)).to_have_count(0)
