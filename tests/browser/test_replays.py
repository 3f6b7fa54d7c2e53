"""Games looked at again: forwards and backwards, with anybody's eyes, from a link or a file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from mblades.bots import make_bot
from mblades.lab.play import play
from mblades.rules.game import Game
from mblades.rules.replay import Recorder, Sitter
from mblades.rules.setup.menu import usual_players
from mblades.rules.setup.setup import Setup
from tests.browser.conftest import Arrive, KeepPicture
from tests.browser.geometry import Box, window_of
from tests.browser.player import Player
from tests.browser.shop import Data, Guest, Shop
from tests.browser.test_geometry import SIZES
from tests.browser.test_screens import Findings
from tests.browser.visitor import DESK, Visitor


class Played:
    """Somebody with a table where a game has been played to its end."""

    def __init__(self, shop: Shop) -> None:
        self.guest: Guest = shop.guest("Ann")
        self.table: Data = self.guest.game(setup={"first_player": 0})
        with self.guest.seated(self.table) as seat:
            seat.build()
            seat.pass_time("over")
        headers = {"Authorization": f"Bearer {self.guest.session['token']}"}
        path = f"/api/tables/{self.table['id']}/replay"
        self.file = shop.http.get(path, headers=headers).raise_for_status().content

    @property
    def place(self) -> str:
        """The address of the replay."""
        return f"replay/{self.table['id']}"


@pytest.fixture(scope="module")
def played(shop: Shop) -> Played:
    return Played(shop)


class Bar:
    """The bar below a replay, in English."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.region = page.get_by_role("region", name="Replays")
        self.time = self.region.get_by_role("slider", name="Place in the game")
        self.next = self.button("On one step")
        self.previous = self.button("Back one step")
        self.eyes = self.region.get_by_role("combobox", name="Whose eyes")
        self.story = self.region.get_by_role("list", name="Story")

    def button(self, name: str) -> Locator:
        return self.region.get_by_role("button", name=name, exact=True)

    def now(self) -> int:
        return int(self.time.input_value())

    def expect_at(self, moment: int) -> None:
        expect(self.time).to_have_value(str(moment))


def opened(visitor: Visitor, place: str) -> Bar:
    bar = Bar(visitor.go(place))
    expect(bar.time).to_be_visible()
    return bar


def test_one_goes_through_a_game(arrive: Arrive, played: Played) -> None:
    visitor = arrive(guest=played.guest)
    bar = opened(visitor, played.place)
    page = bar.page
    bar.expect_at(0)
    expect(bar.previous).to_be_disabled()
    for moment in (1, 2, 3):
        bar.next.click()
        bar.expect_at(moment)
    bar.previous.click()
    bar.expect_at(2)

    bar.button("Round 1: Tournament").click()
    hands = page.get_by_role("list", name="in your hand")
    expect(hands).to_have_count(3)  # everyone's eyes see every hand
    tournament = bar.now()
    bar.next.click()
    bar.expect_at(tournament + 1)

    bar.eyes.select_option("Ann")
    expect(hands).to_have_count(1)
    expect(page).to_have_url(re.compile(rf"#/replay/{played.table['id']}/\d+/1$"))
    there, here = page.url, bar.now()

    bar.button("The end").click()
    expect(page.get_by_role("heading", level=1, name=re.compile("win"))).to_be_visible()
    expect(visitor.button("Play again")).to_have_count(0)
    expect(bar.next).to_be_disabled()

    page.goto(there)  # a link to a moment
    expect(hands).to_have_count(1)
    bar.expect_at(here)


def test_a_line_of_the_story_leads_to_its_moment(arrive: Arrive, played: Played) -> None:
    visitor = arrive(guest=played.guest)
    bar = opened(visitor, played.place)
    bar.button("Round 2: Tournament").click()
    bar.button("Story").click()
    turn = bar.story.get_by_role("listitem").filter(has_text="’s turn").nth(3)
    before = bar.now()
    turn.get_by_role("button", name="Go to this moment").click()
    expect(turn.get_by_role("button")).to_have_attribute("aria-current", "step")
    assert bar.now() > before
    # A turn in which nothing is left to do ends in the same step: its last line is the one told last.
    now = bar.story.locator("li.now.level0").last.inner_text()
    told = bar.page.get_by_role("log", name="Story").locator(".level0").last
    expect(told).to_have_text(now.removeprefix("▸").strip())


def test_a_game_plays_by_itself_to_its_end(arrive: Arrive, played: Played) -> None:
    visitor = arrive(guest=played.guest)
    bar = opened(visitor, played.place)
    bar.button("The end").click()
    expect(bar.next).to_be_disabled()
    for _ in range(2):
        before = bar.now()
        bar.previous.click()
        bar.expect_at(before - 1)
    end = bar.now() + 2
    bar.button("Play").click()
    bar.expect_at(end)
    expect(bar.button("Play")).to_be_disabled()


def test_a_file_is_opened(arrive: Arrive, played: Played, tmp_path: Path) -> None:
    visitor = arrive(guest=played.guest)
    page = visitor.go("replay")
    game = page.get_by_role("link", name="Watch the replay")
    expect(game).to_have_count(1)
    past: Any = played.guest.ask("GET", "/me/games")
    for bot in past[0]["result"]["seats"][1:]:  # as they were called at the table
        expect(game).to_contain_text(bot["character"])
    file = tmp_path / "game.mbreplay"
    file.write_bytes(played.file[:-1])
    visitor.forgive(422)
    choose = page.locator("input[type=file]")
    choose.set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("The replay is damaged")
    file.write_bytes(played.file)
    choose.set_input_files(file)
    bar = Bar(page)
    expect(bar.time).to_be_visible()
    expect(bar.button("Link")).to_have_count(0)
    with page.expect_download() as saved:
        bar.button("Save as a file").click()
    assert Path(saved.value.path()).read_bytes() == played.file
    bar.button("All replays").click()
    expect(bar.time).to_have_count(0)
    game.click()
    bar.expect_at(0)


def test_only_those_who_were_invited_see_a_private_game(arrive: Arrive, played: Played) -> None:
    visitor = arrive()
    visitor.forgive(403)
    page = visitor.go(played.place)
    expect(page.get_by_role("alert")).to_contain_text("This table is private")
    opened(visitor, f"{played.place}/0/all/{played.table['code']}").expect_at(0)


@pytest.mark.parametrize(("language", "size"), [("en", "desk"), ("ja", "phone"), ("ru", "phone")])
def test_replays_look_right(
    language: str, size: str, arrive: Arrive, played: Played, keep_picture: KeepPicture
) -> None:
    visitor = arrive(language=language, phone=size == "phone", guest=played.guest)
    found = Findings()
    page = visitor.go("replay")
    expect(page.locator("main li a")).to_have_count(1)
    found.look(visitor, "replays", keep_picture)
    visitor.go(played.place)
    chapters = page.locator(".chapters button")
    for eyes in ("", "0"):
        for chapter in (0, 1, 2, 6):
            chapters.nth(chapter).click()
            expect(chapters.nth(chapter)).to_have_attribute("aria-current", "true")
            if chapter == 1:
                page.get_by_role("slider").press("ArrowRight")
            found.look(visitor, f"replay-{eyes or 'all'}-{chapter}", keep_picture)
        page.locator(".eyes select").select_option("0")
    page.locator(".bar button[aria-expanded]").click()
    found.look(visitor, "replay-story", keep_picture)
    assert not found.lines, found


def test_one_plays_on_from_a_moment(
    arrive: Arrive, played: Played, keep_picture: KeepPicture
) -> None:
    player = Player(arrive(guest=played.guest))
    visitor, page = player.visitor, player.page
    bar = opened(visitor, played.place)
    play_on = bar.button("Play on from here")
    bar.button("The end").click()
    expect(play_on).to_be_disabled()
    bar.button("Round 1: Tournament").click()
    expect(page.get_by_role("list", name="in your hand")).to_have_count(3)
    found = []
    words_just_fit: ViewportSize = {"width": 1290, "height": 800}
    for size in (*SIZES, words_just_fit):
        page.set_viewport_size(size)
        region, window = Box.of(bar.region), window_of(page)
        for one in (play_on, bar.button("Story"), bar.time, bar.eyes):
            if not (Box.of(one).is_inside(region) and Box.of(one).is_inside(window)):
                found.append(f"{size}: {one} sticks out")
    page.set_viewport_size(DESK)
    assert not found, found

    play_on.click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog.get_by_role("radio", name="Ann")).to_be_checked()
    keep_picture(visitor, "play-on")
    dialog.get_by_role("button", name="Play on", exact=True).click()
    expect(page).to_have_url(re.compile(r"#/table/[0-9a-f]{16}$"))
    expect(page.get_by_role("log", name="Story")).to_contain_text("Round 1: Tournament")
    cards = player.mine("hand").get_by_role("listitem")
    count = cards.count()
    player.playable.first.click()
    player.press(player.asked.get_by_role("button", name=re.compile("^Play ")).first)
    expect(cards).to_have_count(count - 1)


def a_game_of(mode: str) -> bytes:
    """A replay of a game of bots."""
    players = usual_players(mode, "collusion")
    game = Game.start(Setup(mode=mode, players=players, seed=1))
    recorder = Recorder(game)
    bots = [make_bot("rookie", seat) for seat in range(players)]
    play(game, [bot.decide for bot in bots], actions_per_timer=20,
         listener=lambda seat, action, _happened: recorder.note(seat, action))  # fmt: skip
    return recorder.replay(tuple(Sitter(bot="rookie") for _ in bots)).dump()


@pytest.mark.parametrize("mode", ["coop", "duel", "turn-based"])  # whose screens are their own
def test_a_game_of_a_mode_can_be_looked_at(mode: str, arrive: Arrive, tmp_path: Path) -> None:
    """Nothing is refused, nothing breaks: the browser has no complaints in the end."""
    file = tmp_path / "game.mbreplay"
    file.write_bytes(a_game_of(mode))
    page = arrive().go("replay")
    page.locator("input[type=file]").set_input_files(file)
    bar = Bar(page)
    chapters = page.locator(".chapters button")
    for eyes in (0, 1):
        expect(bar.time).to_be_visible()
        bar.eyes.select_option(index=eyes)
        for number in range(chapters.count()):
            chapters.nth(number).click()
            expect(chapters.nth(number)).to_have_attribute("aria-current", "true")
            if bar.next.is_enabled():
                bar.next.click()
                expect(bar.previous).to_be_enabled()
    expect(bar.next).to_be_disabled()
