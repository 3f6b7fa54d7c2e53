"""The table at seven sizes of the window: what one needs is in sight and not covered, texts can be
read, and nothing moves by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import combinations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import Arrive
from tests.browser.geometry import COUNT_SHIFTS, TAKE_SHIFTS, Box, small_texts, window_of
from tests.browser.looking import sideways, sticking_out
from tests.browser.player import Player
from tests.browser.shop import Seat, Shop
from tests.browser.test_market import REACTION, TIMERS, Friends, take_turn, until
from tests.browser.test_moments import at_a_tournament, told_to
from tests.browser.test_two_people import starter
from tests.browser.visitor import DESK, PHONE

SIZES: list[ViewportSize] = [
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 768, "height": 1024},
    {"width": 720, "height": 450},  # 1440 x 900, twice as large
    {"width": 1024, "height": 768},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
]
DESKS = 1024  # so many pixels wide, or more
REACTIONS = 4
# Signs of symbols that are cut by the strip in which they are, above or below.
CUT_SIGNS = """() => [...document.querySelectorAll(".binder .symbols i")].filter(sign => {
  const [inner, strip] = [sign, sign.closest(".symbols")].map(one => one.getBoundingClientRect());
  return inner.height && (inner.top < strip.top - 0.5 || inner.bottom > strip.bottom + 0.5);
}).map(sign => sign.className)"""
TOO_HIGH = "part => part.scrollHeight - part.clientHeight"
TOO_WIDE = "text => text.scrollWidth - text.clientWidth"
MORE_SIGNS = (
    "list => { for (let n = 0; n < 12; n++) list.append(list.lastElementChild.cloneNode(true)); }"
)


def least(size: ViewportSize) -> int:
    """How small letters may be."""
    return 12 if size["width"] >= DESKS else 11


def called(size: ViewportSize) -> str:
    return f"{size['width']}x{size['height']}"


def seen_everywhere(page: Page, size: ViewportSize) -> list[str]:
    """What is wrong at any table of this size."""
    found = [f"too small: {one}" for one in small_texts(page, least(size))]
    found += [f"sticks out: {one}" for one in sticking_out(page)]
    if wide := sideways(page):
        found.append(f"too wide by {wide}")
    return [f"{called(size)}: {one}" for one in found]


def may(verb: str, seat: Seat) -> Callable[[], bool]:
    """Whether a seat can do something."""
    return lambda: verb in seat.choices


@pytest.fixture
def reacting(shop: Shop) -> Iterator[Friends]:
    """A tournament in which Ann is asked whether one of four cards shall react: five answers."""
    guard = starter("Guard", "Play: Gain 1 RP.").replace("Play: Gain 1 RP.", REACTION)
    sheets = [guard, starter("Idler", "Play: Gain 3 RP."), starter("Loafer", "Play: Gain 1 RP.")]
    setup = {"starters": ["Guard", "Idler", "Loafer"], "first_player": 0}
    with ExitStack() as wires:
        friends = Friends(shop, wires, sheets=sheets, setup=setup)
        ann, bob, cy = friends.pass_timers(TIMERS)
        for turn in range(1, REACTIONS + 1):
            take_turn(ann, f"Guard {turn}")
            for other, name in ((bob, "Idler"), (cy, "Loafer")):
                until(other, may("play", other))
                other.act("play", other.hand()[f"{name} {turn}"])
                until(ann, may("choose", ann))
                if turn == REACTIONS:
                    break
                ann.act("choose", len(ann.choices["choose"]) - 1)  # not now
                until(other, may("end", other))
                other.act("end")
        yield friends


def test_a_tournament_at_seven_sizes(arrive: Arrive, reacting: Friends) -> None:
    player = reacting.come(arrive)
    page, found = player.page, list[str]()
    expect(player.options).to_have_count(REACTIONS + 1)
    prompt = player.asked
    hand = player.mine("hand")
    tableau = player.mine("tableau")
    for size in SIZES:
        page.set_viewport_size(size)
        places = {
            "prompt": Box.of(prompt),
            "tableau": Box.of(tableau),
            "hand": Box.of(hand),
            "a card of the hand": Box.of(hand.get_by_role("button").first),
        }
        window = window_of(page)
        wrong = [
            f"{name} is not in sight" for name, box in places.items() if not box.is_inside(window)
        ]
        three = list(places.items())[:3]
        wrong += [
            f"{a} over {b}" for (a, one), (b, two) in combinations(three, 2) if one.covers(two)
        ]
        if size["width"] >= DESKS:
            inside = places["prompt"]
            wrong += [
                f"{option.inner_text()!r} is cut"
                for option in player.options.all()
                if not Box.of(option).is_inside(inside)
            ]
        found += [f"{called(size)}: {one}" for one in wrong] + seen_everywhere(page, size)
    assert not found, "\n".join(found)
    assert Box.of(hand.get_by_role("button").first).right > 180  # of the largest window


def test_a_phone_shows_the_card_that_spoke_and_what_is_asked(arrive: Arrive, shop: Shop) -> None:
    ann, table, _ = at_a_tournament(shop, first_player=0)
    player = Player(arrive(guest=ann, phone=True))
    player.visitor.go_to_table(table)
    expect(player.playable.first).to_be_visible()
    with ann.seated(table) as seat:
        seat.pass_turn()
    voice = player.page.locator("[data-voice]").get_by_role("img").first
    expect(voice).to_be_visible()
    expect(player.playable.first).to_be_visible()
    assert not Box.of(player.asked).covers(Box.of(voice))


def test_deckbuilding_at_seven_sizes(arrive: Arrive, shop: Shop) -> None:
    guest = shop.guest("Ann")
    table = guest.game(bots=(None, "rookie", "rookie", "rookie"), pace={"clock": True})
    player = Player(arrive(guest=guest))
    page, found = player.visitor.go_to_table(table), list[str]()
    expect(player.ready).to_be_visible()
    head = {
        "the time": page.get_by_role("timer"),
        "ready": player.ready,
        "pause": player.visitor.button("Pause the clock"),
        "the metas": page.get_by_role("list", name="Metas"),
        "money": page.get_by_role("group", name="Your money"),
        "chat": player.visitor.button("Chat"),
    }
    tabs = page.get_by_role("navigation", name="Parts of the table")
    widths = {}
    for size in SIZES:
        page.set_viewport_size(size)
        window, wrong = window_of(page), list[str]()
        clock = Box.of(page.get_by_role("region", name="Clock"))
        if clock.bottom > window.bottom / 3:
            wrong.append("the head is too high")
        parts = {name: Box.of(part) for name, part in head.items()}
        wrong += [f"{a} over {b}" for a, b in combinations(parts, 2) if parts[a].covers(parts[b])]
        if size["width"] >= DESKS:
            names = ("Store", "Aftermarket", "Fusion", "Your binder", "Deck")
            zones = {name: Box.of(player.zone(name)) for name in names}
            wrong += [
                f"{name} is not in sight"
                for name, box in zones.items()
                if not box.is_inside(window)
            ]
            wrong += [
                f"{a} over {b}" for a, b in combinations(zones, 2) if zones[a].covers(zones[b])
            ]
            backs = player.zone("Store").get_by_role("listitem").all()
            if not all(Box.of(back).is_inside(zones["Store"]) for back in backs):
                wrong.append("a card of the store is cut")
            card = player.cards("Your binder").first
            widths[size["width"]] = Box.of(card).right - Box.of(card).left
            if not Box.of(card).is_inside(window):
                wrong.append("no card of the binder is whole")
            wrong += [f"{sign} is cut" for sign in page.evaluate(CUT_SIGNS)]
        elif not Box.of(tabs).is_inside(window):
            wrong.append("the tabs are not in sight")
        if size == PHONE:
            tabs.get_by_role("button", name="Binder").click()
            if Box.of(player.cards("Your binder").first).top > window.bottom * 0.4:
                wrong.append("the cards of the binder are far down")
            tabs.get_by_role("button", name="Market").click()
        found += [f"{called(size)}: {one}" for one in wrong] + seen_everywhere(page, size)
    assert not found, "\n".join(found)
    assert widths[1024] <= widths[1440] < widths[1920]

    page.set_viewport_size(DESK)
    cards = page.locator(".binder .scrolls")
    before = Box.of(cards)
    page.locator(".binder .keys .symbols").evaluate(MORE_SIGNS)
    assert Box.of(cards) == before  # nothing moves, whatever signs are in the binder
    player.visitor.go("settings").get_by_role("radio", name="Larger").check(force=True)
    player.visitor.go_to_table(table)
    larger = Box.of(player.cards("Your binder").first)
    assert larger.right - larger.left > widths[DESK["width"]] * 1.1
    assert larger.is_inside(Box.of(cards)), "a larger card is seen whole, too"


def test_the_timer_is_named_whole_in_russian_on_a_phone_on_its_side(
    arrive: Arrive, shop: Shop
) -> None:
    guest = shop.guest("Ann")
    visitor = arrive(guest=guest, phone=True, language="ru")
    visitor.page.set_viewport_size({"width": 844, "height": 390})
    page = visitor.go_to_table(guest.game(pace={"clock": True}))
    expect(page.locator(".clock .state")).to_contain_text("Таймер 1")
    assert page.locator(".clock .state").evaluate(TOO_WIDE) <= 0


def test_what_npcs_wish_for_is_seen_whole_in_russian(arrive: Arrive, shop: Shop) -> None:
    guest = shop.guest("Ann")
    page = arrive(guest=guest, language="ru").go_to_table(guest.game())
    expect(page.locator(".beside .npcs li")).to_have_count(3)
    assert page.locator(".beside").evaluate(TOO_HIGH) <= 0


def test_many_offers_are_one_message_beside_them(arrive: Arrive, shop: Shop) -> None:
    ann, bob, cy = (shop.guest(name) for name in ("Ann", "Bob", "Cy"))
    table = ann.open_table(bots=(None, None, None))
    for guest in (bob, cy):
        guest.sit(table)
    ann.start(table)
    page = Player(arrive(guest=ann)).visitor.go_to_table(table)
    expect(page.get_by_role("article", name="Bob")).to_be_visible()
    for guest, seat in ((bob, 1), (cy, 2)):
        with guest.seated(table) as wire:
            while "propose" not in wire.choices and "trade" not in wire.choices:
                wire.receive()
            wire.act("propose", 0, [], 0, [1], [], 0, [])
        expect(page.get_by_role("group", name="An offer for you")).to_have_count(seat)
    messages = page.get_by_role("status").get_by_text("offers you a trade.")
    expect(messages).to_have_count(2)
    expect(messages.filter(visible=True)).to_have_count(1)
    offer = page.get_by_role("article", name="Cy").get_by_role("button", name="Accept")
    notice = page.locator(".notice").filter(visible=True)
    assert not Box.of(notice).covers(Box.of(offer))


def test_a_phone_shows_what_one_asked_for(arrive: Arrive, shop: Shop) -> None:
    guest = shop.guest("Ann")
    player = Player(arrive(guest=guest, phone=True))
    page = player.visitor.go_to_table(guest.game())
    tabs = page.get_by_role("navigation", name="Parts of the table")
    binder, counter = player.cards("Your binder"), player.zone("The counter")

    def is_in_sight(thing: Locator) -> bool:
        return Box.of(thing).is_inside(window_of(page))

    # The cards that an idea for a collection is about, and that it is about these.
    tabs.get_by_role("button", name="Collection").tap()
    player.zone("Collection").get_by_role("button", name="cards, ").last.tap()
    expect(binder.first).to_be_visible()
    sign = player.zone("Your binder").get_by_role("button", pressed=True)
    assert is_in_sight(sign)
    sign.tap()

    # The promos, from the cards that are given for one.
    tabs.get_by_role("button", name="Market").tap()
    player.zone("Fusion").get_by_role("button", name="Bronze").tap()
    for n in range(5):
        binder.nth(n).tap()
    promo = counter.get_by_role("list", name="Choose the promo").get_by_role("button").first
    assert not is_in_sight(promo)
    counter.get_by_role("button", name="Choose the promo", exact=True).tap()
    assert is_in_sight(promo)
    counter.get_by_role("button", name="Leave it").tap()

    # Why a trade cannot be proposed.
    page.set_viewport_size({"width": 844, "height": 390})
    tabs.get_by_role("button", name="Table").tap()
    page.get_by_role("button", name="⇄ Trade").first.tap()
    counter.get_by_role("button", name="more", exact=True).first.tap()
    propose = counter.get_by_role("button", name="Propose")
    expect(propose).to_be_disabled()
    binder.last.scroll_into_view_if_needed()
    assert is_in_sight(propose)
    assert is_in_sight(counter.get_by_text("You give 1 more"))


def test_who_looks_on_sees_what_is_happening(arrive: Arrive, shop: Shop) -> None:
    _, table, _ = at_a_tournament(shop, first_player=0)
    visitor = arrive(guest=shop.guest("Bob"))
    page = visitor.go(f"table/{table['id']}/{table['code']}")
    visitor.button("Only watch").click()
    stage = page.get_by_role("region", name="What is happening")
    expect(stage).to_be_visible()
    expect(page.locator('[aria-busy="true"]')).to_have_count(0)
    assert Box.of(stage).is_inside(window_of(page)), "the banner above it takes its room"


def test_nothing_moves_by_itself_in_a_whole_game(arrive: Arrive, shop: Shop) -> None:
    """Ann's seat is played from outside: nothing on her page moves because of a click of hers.

    Cumulative layout shift is that of the worst burst. Between two acts of people lies more than the second that ends one.
    It is below 0.1 where nothing else runs (`bench.browser` measures it); a page that is starved by other tests shows
    late, and all at once, what it would have shown one thing after the other.
    """
    guest = shop.guest("Ann")
    table = guest.game(bots=(None, "rookie", "rookie", "rookie"))
    bursts = []
    with guest.seated(table) as seat:
        seat.build()
        player = Player(arrive(guest=guest))
        player.page.add_init_script(f"({COUNT_SHIFTS})()")
        page = player.visitor.go_to_table(table)
        expect(player.ready).to_be_visible()
        while seat.phase != "over":
            seat.go_on()
            bursts.append(page.evaluate(TAKE_SHIFTS))
    expect(player.rematch).to_be_visible()
    bursts.append(page.evaluate(TAKE_SHIFTS))
    assert max(bursts) < 0.2, sorted(bursts)[-5:]


def test_the_stage_stays_where_it_is(arrive: Arrive, shop: Shop) -> None:
    """Whether somebody is asked, has many choices, or only looks on while something is played out."""
    ann, table, view = at_a_tournament(shop, first_player=0)
    [card, *_] = view["players"][0]["hand"]
    player = Player(arrive(guest=ann, moving=True))
    tell = told_to(player.visitor, table, {str(card["id"]): card["design"]})
    stage = player.page.get_by_role("region", name="What is happening")
    prompt = player.page.locator(".prompt")
    place = Box.of(stage)
    name = player.page.locator(".own-side h2")
    named = Box.of(name)

    # it is wide, so that more is seen, and leaves the card that speaks to be seen
    prompt.evaluate("prompt => prompt.classList.add('many')")
    assert Box.of(stage) == place
    prompt.evaluate("prompt => prompt.classList.remove('many')")

    tell(100_001, ["turn", 1], ["played", 0, card["id"], 0], ["gained", 0, "RP", 2, card["id"]])
    expect(player.asked).to_have_count(0)
    assert Box.of(stage) == place
    assert Box.of(name) == named
    player.visitor.button("Skip").click()
    expect(player.asked).to_be_visible()
    assert Box.of(stage) == place
    assert Box.of(name) == named
