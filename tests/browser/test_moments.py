"""Moments: a booster is opened, a clash fills the stage, a tournament is counted, sounds are level."""

from __future__ import annotations

import subprocess

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Arrive, KeepPicture
from tests.browser.player import Player
from tests.browser.shop import ROOT, Shop

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
