"""Turn-Based, Co-op and Campaign: tables opened by hand, and the moments that only they have."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from mblades.bots import make_bot
from mblades.rules.game import Game
from mblades.rules.state.actions import as_list
from mblades.rules.window import SeatWindow
from mblades.server import setups
from tests.browser.conftest import Arrive, KeepPicture
from tests.browser.geometry import Box, covered_texts, window_of
from tests.browser.looking import wrongs
from tests.browser.player import Player
from tests.browser.shop import Data, Guest, Seat, Shop
from tests.browser.visitor import Visitor
from tests.seen import there

SEED = 1  # of every game of the shop
BOSS = "Return of the Druid Kings"
ELEMENT = re.compile("Fire|Water|Air|Earth|Light|Dark")
AT_THE_TABLE = ("boss-asks", "boss-waits")
CAMPAIGN = {"mode": "campaign", "difficulty": "easy"}


class Alone:
    """Who plays alone against a boss does what the best bot would. A twin of the game, which nobody
    else can change, says what it is."""

    def __init__(self, seat: Seat, build: str = "New Beginnings", seed: int = SEED) -> None:
        self.seat = seat
        setup = {**seat.table["setup"], "build": build}
        self.game = Game.start(setups.setup_of(setup, (), seed), setups.library())
        self._bot = make_bot("regular", seed)
        self._plan: list[list[object]] = []  # done in the twin, and not yet at the table

    def play(
        self, visitor: Visitor | None = None, until: Callable[[Game], bool] = lambda _: False
    ) -> None:
        """On until this is so, or the game is over; meanwhile the visitor looks at something else."""
        if visitor:
            visitor.go("settings")
        self._play(until)
        if visitor:
            visitor.page.go_back()

    def _play(self, until: Callable[[Game], bool]) -> None:
        game = self.game
        while not game.over and not until(game):
            if game.phase == "deckbuilding" and (timer(game) < 0 or game.state.players[0].ready):
                if is_break(game):
                    self._plan.append(["onward"])
                self._carry_out()
                game.tick()
                continue
            action = self._bot.decide(SeatWindow(game, 0))
            self._plan.append(as_list(action))
            game.act(0, action)
        self._carry_out()

    def _carry_out(self) -> None:
        """Everything up to where the server's clock goes on."""
        for first in self._plan[:1]:
            while first not in self.seat.choices.get(str(first[0]), []):
                self.seat.receive()
        self.seat.act_all(self._plan)
        self._plan.clear()


def timer(game: Game) -> int:
    """Which timer runs; below 0 none does."""
    return int(game.state.deckbuilding.timer)


def is_break(game: Game) -> bool:
    """Between two rounds of a campaign."""
    return game.round > 1 and game.phase == "deckbuilding" and timer(game) < 0


def is_boss_asked(game: Game) -> bool:
    """The boss would have to decide something."""
    prompt = game.state.tournament.prompt
    return prompt is not None and prompt.seat == len(game.state.players) - 1


def is_my_turn(game: Game) -> bool:
    """A card has been played, and an Action may be used."""
    is_free = game.phase == "tournament" and game.state.tournament.prompt is None
    return is_free and len(game.state.players[0].tableau) == 1


def open_table(visitor: Visitor, mode: str, players: int) -> Page:
    """In the lobby, up to what is special about a mode."""
    page = visitor.go("new")
    page.get_by_role("radio", name=mode).check()
    page.get_by_label("Players", exact=True).select_option(str(players))
    page.get_by_role("switch", name="Everyone may join").uncheck()
    return page


def sit_down(visitor: Visitor) -> Data:
    """Open the table that has been put together."""
    visitor.button("Open the table").click()
    expect(visitor.button("Start the game")).to_be_visible()
    found = re.search(r"table/(\w+)", visitor.page.url)
    assert found
    return {"id": found[1]}


def test_a_scenario_against_a_boss(arrive: Arrive, shop: Shop, keep_picture: KeepPicture) -> None:
    ann = shop.guest("Ann")
    visitor = arrive(guest=ann)
    player = Player(visitor)
    page = open_table(visitor, "Co-op", 1)
    page.get_by_label("Boss", exact=True).select_option(BOSS)
    page.get_by_role("radio", name="Hard").check()
    page.get_by_role("radio", name="No clock").check()
    table = sit_down(visitor)
    expect(page.get_by_text(f"☠ {BOSS}")).to_be_visible()
    expect(page.get_by_text("Difficulty: Hard")).to_be_visible()
    visitor.button("Start the game").click()

    panel = player.zone("The boss")
    expect(panel).to_contain_text("You need more RP than the boss.")
    expect(panel).to_contain_text("2 more Accessories will be revealed.")
    box = "+40 RP for the boss at the end, from its Deck Box"
    expect(panel).to_contain_text(box)
    panel.get_by_text("8 Singles to look through").click()
    expect(panel.get_by_role("list").last.get_by_role("button")).to_have_count(8)

    with ann.seated(table) as seat:
        alone = Alone(seat)
        alone.play(visitor, is_boss_asked)
        assert not alone.game.over, "this boss had nothing to decide"
        expect(player.asked.get_by_role("heading")).to_contain_text("You decide for the boss.")
        expect(page.get_by_role("region", name=BOSS)).to_contain_text("you decide")
        against = page.get_by_role("region", name="Players against the boss")
        expect(against).to_contain_text(box)
        keep_picture(visitor, "boss-score")
        against.get_by_role("button", name="It will play").click()
        left = len(seat.view["boss"]["singles"])
        expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(left)
        page.keyboard.press("Escape")
        player.press(player.options.first)
        alone.game.act(0, ("choose", 0))
        alone.play(visitor)
    told = there(alone.game.view(0)["boss"])
    won = told["players_rp"] > told["boss_rp"]
    title = f"{BOSS} is beaten!" if won else f"{BOSS} wins"
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    why = f"You have {told['players_rp']} RP, the boss has {told['boss_rp']}."
    result = "You have won." if won else "You needed more than the boss: you have lost."
    expect(page.get_by_text(f"{why} {result}")).to_be_visible()
    expect(page.get_by_role("list", name="The bosses")).to_contain_text(re.compile(r"Deck Box \d+"))
    keep_picture(visitor, "boss-points")


def test_turns(arrive: Arrive, shop: Shop) -> None:
    ann, bob = shop.guest("Ann"), shop.guest("Bob")
    visitor = arrive(guest=ann)
    player = Player(visitor)
    page = open_table(visitor, "Turn-based", 2)
    expect(page.get_by_role("radio", name="No clock")).to_have_count(0)  # it has none
    page.get_by_label("Seat 2", exact=True).select_option("Open, for a person")
    table = sit_down(visitor)
    code = ann.ask("GET", f"/tables/{table['id']}")["code"]
    bob.sit({**table, "code": code})
    visitor.button("Start the game").click()

    mine = page.get_by_role("region", name="Your side of the table")
    hand = mine.get_by_role("list", name="in your hand").get_by_role("button")
    with bob.seated(table) as other:
        take_turn(other)  # the seed lets Bob begin
        expect(player.asked).to_contain_text("With 7 cards in hand you cannot buy.")
        # Collect: a card that shows a symbol.
        hand.and_(page.get_by_role("button", name=ELEMENT)).first.click()
        player.press(player.asked.get_by_role("button", name="Collect").first)
        expect(mine.get_by_role("list", name="Collections")).to_be_visible()
        take_turn(other)
        # Buy: a back of the store, then the button.
        expect(player.asked).to_contain_text("Do one thing")
        store = page.get_by_role("region", name="Market").get_by_role("listitem")
        store.first.get_by_role("button").click()
        player.press(player.asked.get_by_role("button", name=re.compile("^Buy ")))
        expect(hand).to_have_count(7)
        take_turn(other)
        # Score: it is asked once more, and then a meta is replaced.
        expect(player.asked).to_contain_text("Do one thing")
        player.asked.get_by_role("button", name="Score the deck").click()
        expect(player.asked).to_contain_text("you begin the second deck")
        player.press(player.asked.get_by_role("button", name="Score it"))
        expect(player.asked.get_by_role("heading")).to_have_text("Which meta is replaced?")
        player.press(player.options.first)
        expect(mine).to_contain_text("Deck 2 of 3 · scored: 0 RP")


def test_look_at_a_card_of_the_store_in_a_turn(arrive: Arrive, shop: Shop) -> None:
    ann = shop.guest("Ann")
    who = ["Fulton Suitcase", "Raul Sawyer"]  # the first may look
    table = ann.game(
        bots=(None, "rookie"),
        setup={
            "mode": "turn-based", "character_powers": True, "first_player": 0, "characters": who,
        },
    )  # fmt: skip
    player = Player(arrive(guest=ann))
    page = player.visitor.go_to_table(table)
    ware = page.get_by_role("region", name="Market").get_by_role("button").first
    ware.click()
    player.press(player.visitor.button("Look at the card"))
    expect(ware.get_by_role("img", name="only you have seen it")).to_be_visible()


def take_turn(seat: Seat) -> None:
    """One turn of somebody who does the first thing there is."""

    def is_on_turn() -> bool:
        turn: bool = seat.view["tournament"]["turn"] == seat.view["seat"]
        return turn

    while not is_on_turn():
        seat.receive()
    while is_on_turn():
        verbs = ("choose", "end", "collect", "play", "buy", "score")
        seat.act(*next(seat.choices[verb][0] for verb in verbs if seat.choices.get(verb)))


@pytest.fixture(scope="module")
def stages(shop: Shop) -> tuple[Guest, dict[str, Data]]:
    """Ann with a boss who asks, between two rounds, and beaten."""
    ann = shop.guest("Ann")
    coop = {"mode": "coop", "boss": BOSS, "difficulty": "hard"}
    tables = {
        "boss-asks": ann.game(bots=(None,), setup=coop),
        "boss-beaten": ann.game(bots=(None,), setup=CAMPAIGN),
        "boss-wins": ann.game(bots=(None,), setup=coop),
        "boss-waits": ann.game(bots=(None,), setup=coop),
    }
    with ann.seated(tables["boss-asks"]) as seat:
        Alone(seat).play(until=is_boss_asked)
    with ann.seated(tables["boss-beaten"]) as seat:
        Alone(seat).play(until=is_break)
    with ann.seated(tables["boss-wins"]) as seat:
        seat.pass_time("over")
    with ann.seated(tables["boss-waits"]) as seat:
        Alone(seat).play(until=is_my_turn)
    return ann, tables


@pytest.mark.parametrize(
    ("language", "phone"), [("en", False), ("ru", False), ("ja", True), ("ru", True)]
)
def test_screens_with_a_boss(
    language: str,
    phone: bool,
    arrive: Arrive,
    stages: tuple[Guest, dict[str, Data]],
    keep_picture: KeepPicture,
) -> None:
    ann, tables = stages
    visitor = arrive(language=language, phone=phone, guest=ann)
    found: list[str] = []
    for stage, table in tables.items():
        page = visitor.go_to_table(table)
        region = page.get_by_role("region" if stage in AT_THE_TABLE else "list")
        expect(region.filter(has_text="☠").first).to_be_visible()
        keep_picture(visitor, stage)
        found += [f"{stage}: over {text!r}" for text in covered_texts(page, ".opponent > header")]
        if phone and stage in AT_THE_TABLE:  # it can be read while one is asked, too
            says, sheet = Box.of(page.locator(".says > p")), Box.of(page.locator(".prompt"))
            if not says.is_inside(window_of(page)) or says.bottom > sheet.top:
                found.append(f"{stage}: what the boss says is covered")
        for answer in page.locator(".prompt :is(.option, .primary)").all():
            words, sheet = Box.of(answer), Box.of(page.locator(".prompt"))
            if not words.is_inside(sheet) or not words.is_inside(window_of(page)):
                found.append(f"{stage}: {answer.inner_text()!r} is cut")
        found += [f"{stage}: {wrong}" for wrong in wrongs(visitor, "Ann")]
    assert found == []
