"""Moments: a booster is opened, a clash fills the stage, a tournament is counted, sounds are level."""

from __future__ import annotations

import json
import re
import subprocess
from typing import Protocol

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.conftest import Arrive, KeepPicture
from tests.browser.geometry import Box, window_of
from tests.browser.player import Player
from tests.browser.shop import ROOT, Data, Guest, Shop
from tests.browser.visitor import DESK, PHONE, Visitor

BUNDLE = ("rolldown", "src/lib/sound-palette.ts", "--format", "iife", "--name", "palette")
# Every sound as a device would play it, in decibels: the highest sample, and the power of the loudest
# twentieth of a second.
LEVELS = """async () => {
  const RATE = 44100, WINDOW = RATE / 20;
  const levels = {};
  for (const sound of palette.SOUNDS) {
    const length = Math.ceil(RATE * (palette.LENGTH[sound] + 0.1));
    const audio = new OfflineAudioContext(1, length, RATE);
    palette.synthesise(sound, audio.destination, 0);
    const samples = (await audio.startRendering()).getChannelData(0);
    let power = 0;
    for (let from = 0; from + WINDOW <= length; from += WINDOW / 5)
      power = Math.max(power, samples.slice(from, from + WINDOW).reduce((sum, one) => sum + one * one, 0));
    const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    levels[sound] = { peak: 20 * Math.log10(peak), power: 10 * Math.log10(power / WINDOW) };
  }
  return levels;
}"""
WITHIN_DB = 6
# Which cards set out, and from how far away.
TRAVELS = """() => {
  window.travels = {};
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (this.dataset.travels) window.travels[this.dataset.travels] = frames[0].transform;
    return animate.call(this, frames, how);
  };
}"""
# Where each number that flies would land.
LANDINGS = """() => {
  window.landings = {};
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const last = frames.at?.(-1)?.transform?.match(/translate\\(([\\d.]+)px, ([\\d.]+)px/);
    if (this.closest(".flights") && last) window.landings[this.textContent.trim()] = +last[2];
    return animate.call(this, frames, how);
  };
}"""


def test_a_booster_is_opened(arrive: Arrive, shop: Shop, keep_picture: KeepPicture) -> None:
    ann = shop.guest("Ann")
    table = ann.game()
    visitor = arrive(guest=ann, moving=True)
    page = visitor.go_to_table(table)
    pack = page.get_by_role("dialog", name="A fresh booster!")
    backs = pack.get_by_role("button", name="Turn card")

    # By drag, by key, by tap, and the rest at once.
    foil = pack.get_by_role("button", name="Tear the booster open")
    box = foil.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 160, box["y"] + 30, steps=4)
    page.mouse.up()
    expect(backs).to_have_count(6)
    page.keyboard.press("Enter")
    expect(backs).to_have_count(5)
    backs.last.click()
    expect(backs).to_have_count(4)
    keep_picture(visitor, "booster")
    visitor.button("Turn them all").click()
    expect(backs).to_have_count(0)
    visitor.button("Into the binder").click()
    expect(pack).to_have_count(0)

    # The cards were in the binder all the time; the same booster is not opened twice.
    player = Player(visitor)
    expect(player.cards("Your binder").first).to_be_visible()
    page.reload()
    expect(player.ready).to_be_visible()
    expect(pack).to_have_count(0)

    # The next one comes with the next timer, and one key is enough to be rid of it.
    player.press(player.ready)
    expect(foil).to_be_visible()
    page.keyboard.press("Escape")
    expect(pack).to_have_count(0)


def test_where_nothing_moves_a_booster_is_in_nobodys_way(arrive: Arrive, shop: Shop) -> None:
    ann = shop.guest("Ann")
    player = Player(arrive(guest=ann, moments=True))
    player.visitor.go_to_table(ann.game())
    shown = player.page.get_by_role("dialog", name="A fresh booster!").get_by_role("img")
    expect(shown).to_have_count(6)
    player.press(player.ready)  # lies under it
    expect(player.page.get_by_text("Timer 2 of 3")).to_be_visible()
    expect(shown).to_have_count(6)  # of the second booster
    player.put_into_deck("stars?, (?!Deck Box|Accessory)", 1)
    expect(shown).to_have_count(0)

    # Whoever wants none of it says so once.
    player.visitor.go("settings")
    player.page.get_by_role("radio", name="Skip them").check()
    volume = player.page.get_by_role("slider", name="Volume")
    expect(volume).to_have_value("60")
    player.page.get_by_role("switch", name="Sound").uncheck()
    expect(volume).to_be_disabled()
    player.visitor.go_to_table(ann.game())
    expect(player.ready).to_be_visible()
    expect(shown).to_have_count(0)


class Tell(Protocol):
    """Says that something has happened."""

    def __call__(self, number: int, *events: object) -> None: ...


def told_to(visitor: Visitor, table: Data, designs: dict[str, str]) -> Tell:
    """Somebody at a tournament where the clock of the page stands still: stories can be told to them, of
    cards with these designs."""
    page = visitor.page
    ways: list[WebSocketRoute] = []

    def lead(way: WebSocketRoute) -> None:
        ways.append(way)
        way.connect_to_server()

    def tell(number: int, *events: object) -> None:
        told = {"number": number, "at": 0, "events": events, "cards": designs}
        ways[-1].send(json.dumps({"type": "update", "changes": [], "gone": [], **told}))

    page.route_web_socket("**/socket", lead)
    page.clock.install()
    visitor.go_to_table(table)
    expect(Player(visitor).playable.first).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    return tell


def at_a_tournament(shop: Shop, **setup: object) -> tuple[Guest, Data, Data]:
    """Somebody with a deck whose tournament has begun, their table, and what they see of it."""
    ann = shop.guest("Ann")
    table = ann.game(setup=setup)
    with ann.seated(table) as seat:
        seat.build()
        seat.pass_time("tournament")
        return ann, table, seat.view


def test_a_clash_and_the_final_count(arrive: Arrive, shop: Shop, keep_picture: KeepPicture) -> None:
    """The clock of the page stands still, and the story is told to it: it can be looked at."""
    ann, table, view = at_a_tournament(shop, first_player=0)
    hand = view["players"][0]["hand"]
    mine, other, third = [card["id"] for card in hand][:3]
    designs = {str(card["id"]): card["design"] for card in hand}
    library = shop.library("en")
    faces = library["faces"]
    meta = next(one for one in library["metas"] if one["abilities"])
    visitor = arrive(guest=ann, moving=True, light=True)
    page, player = visitor.page, Player(visitor)
    tell = told_to(visitor, table, designs)

    tell(
        100_001, ["clash", 0, [0, 2]], ["clash_card", 0, mine, other, 9],
        ["clash_card", 2, third, -1, 4], ["clash_result", [0], [2]], ["gained", 0, "RP", 10, mine],
    )  # fmt: skip
    clash = page.get_by_role("group", name="Clash!")
    sides = clash.get_by_role("listitem")
    expect(sides.get_by_text("?", exact=True)).to_have_count(2)
    page.clock.run_for(450)  # a card is revealed, and the sum counts up
    expect(sides.get_by_text("?", exact=True)).to_have_count(1)
    page.clock.run_for(500)
    expect(sides.first).to_contain_text("9")
    besides = 9 - sum(faces[designs[str(card)]]["stars"] for card in (mine, other))
    expect(sides.first).to_contain_text(f"+{besides} by effects and star tokens")
    page.clock.run_for(1100)
    expect(sides.first).to_contain_text("wins")
    lamp = "rgb(245, 183, 64)"  # the room is dark in the light theme, too
    expect(sides.first.get_by_text("wins")).to_have_css("background-color", lamp)
    box = sides.first.bounding_box()
    assert box
    assert box["height"] > 300  # it fills the stage
    keep_picture(visitor, "clash")
    page.clock.run_for(1000)
    expect(clash).to_have_count(0)

    page.clock.run_for(2000)
    page.evaluate(LANDINGS)
    tell(
        100_002, ["scoring"], ["effect", 0, mine, -1], ["gained", 0, "RP", 20, mine],
        ["effect", 1, -1, meta["abilities"][0]], ["gained", 1, "RP", 40, -1],
        ["placing", 1, [[1], [0], [2]], [15, 21, 12]],
    )  # fmt: skip
    race = page.get_by_role("list", name="The race for RP").last
    page.clock.run_for(1300)
    expect(race.get_by_role("listitem").first).to_contain_text("Ann")
    page.clock.run_for(600)
    expect(page.get_by_text(meta["name"]).last).to_be_visible()
    expect(race.get_by_role("listitem").first).not_to_contain_text("Ann")
    keep_picture(visitor, "final-count")
    # Whoever has passed somebody gets them where the row comes to be, not where it was.
    first = Box.of(race.get_by_role("listitem").first)
    assert first.top < page.evaluate("landings['+40']") < first.bottom
    visitor.button("Skip").last.click()
    expect(page.get_by_text("The final count")).to_have_count(0)
    expect(player.playable.first).to_be_visible()


def test_a_card_travels_from_the_hand_to_the_tableau(arrive: Arrive, shop: Shop) -> None:
    ann, table, _ = at_a_tournament(shop, first_player=0)
    visitor = arrive(guest=ann, moving=True)
    page, player = visitor.go_to_table(table), Player(visitor)
    expect(player.playable.first).to_be_visible()
    card = page.locator(".own-side .hand li").first.get_attribute("data-travels")
    page.evaluate(TRAVELS)
    player.playable.first.press("Enter")
    with visitor.acting():
        page.keyboard.press("Enter")
    travels = page.wait_for_function(f"window.travels['{card}']").json_value()
    assert re.match(r"translate\(-?[\d.]+px, [1-9][\d.]*px\) scale", travels)  # up from the hand
    expect(page.locator(f".own-side .tableau [data-travels={card}]")).to_be_visible()


def test_against_a_boss_all_players_are_counted_together(
    arrive: Arrive, shop: Shop, keep_picture: KeepPicture
) -> None:
    ann, table, view = at_a_tournament(shop, mode="coop")
    hand, boss = view["players"][0]["hand"], view["boss"]["seat"]
    mine = hand[0]["id"]
    visitor = arrive(guest=ann, moving=True)
    page = visitor.page
    tell = told_to(visitor, table, {str(mine): hand[0]["design"]})
    tell(
        100_001, ["scoring"], ["effect", 0, mine, -1], ["gained", 0, "RP", 120, mine],
        ["gained", boss, "RP", 150, -1], ["gained", 1, "RP", 70, -1], ["gained", 2, "RP", 45, -1],
        ["scenario", boss, True, 235, 150],
    )  # fmt: skip
    sides = page.get_by_role("list", name="The race for RP").last.get_by_role("listitem")
    page.clock.run_for(1300)
    expect(sides).to_have_count(2)
    expect(sides.first).to_contain_text("Players together")
    expect(sides.first).to_contain_text("Ann 120")
    page.clock.run_for(400)
    expect(page.get_by_text("is beaten!").last).to_be_visible()
    for name, size in (("boss-count", DESK), ("boss-count-phone", PHONE)):
        page.set_viewport_size(size)
        keep_picture(visitor, name)
        assert all(Box.of(one).is_inside(window_of(page)) for one in sides.all())
    visitor.button("Skip").last.click()


def test_sounds_are_level_and_none_clips(browser: Browser) -> None:
    bundler = ROOT / "web" / "node_modules" / ".bin" / BUNDLE[0]
    made = subprocess.run(
        [bundler, *BUNDLE[1:]], cwd=ROOT / "web", capture_output=True, text=True, check=True
    )
    page = browser.new_page()
    page.add_script_tag(content=made.stdout)
    levels = page.evaluate(LEVELS)
    page.close()
    assert set(levels) == {"card", "coins", "pack", "clash", "crowd", "clock", "bell"}
    for measure in ("peak", "power"):
        found = [one[measure] for one in levels.values()]
        assert max(found) - min(found) < WITHIN_DB, levels
    assert max(one["peak"] for one in levels.values()) < -1, levels
