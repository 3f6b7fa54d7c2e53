"""The deckbuilding phase: its set-up, its clock, everyone's own area, its end."""

from __future__ import annotations

from typing import Any

import pytest

from mblades import Game, Setup
from mblades.errors import IllegalAction
from mblades.rules.deckbuilding import phase as deckbuilding
from mblades.rules.setup.setup import Clock
from mblades.rules.state import actions, piles
from mblades.rules.state.actions import verb
from mblades.rules.state.events import (
    Arranged,
    BoostersShort,
    Collection,
    Dealt,
    Displayed,
    Extended,
)
from mblades.rules.state.records import ForSale, Fusing
from mblades.rules.state.state import Player
from tests.rules.small import a_game, card, end_phase, give, lay, scene
from tests.seen import there
from tests.store import buying

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])
PLAIN = [card(f"Card {n}", 1 + n % 9, "Fire") for n in range(12)]


# --------------------------------------------------------------------------- set-up


@pytest.mark.rule("DB-1")
@EDITIONS
def test_all_cards_are_gathered_in_the_binder(edition: str) -> None:
    game = scene(*PLAIN, edition=edition)
    p = give(game, 0, binder=(0,), deck=(1, 2), collection=(3,), shown=(0,))
    deckbuilding.begin(game.state)
    assert sorted(p.binder) == [0, 1, 2, 3]
    assert not p.deck
    assert not p.collection
    assert not p.shown


@pytest.mark.rule("DB-2", "RUL-1")
@EDITIONS
def test_thirty_dollars_every_phase_and_not_more_at_the_start(edition: str) -> None:
    game = a_game(players=3, edition=edition)
    assert [p.money for p in game.state.players] == [30, 30, 30]
    give(game, 0, money=7)
    deckbuilding.begin(game.state)
    assert game.state.players[0].money == 37


@pytest.mark.rule("DB-3", "ED-8")
@pytest.mark.parametrize(("edition", "store", "core"), [("original", 6, 0), ("collusion", 3, 3)])
def test_a_booster_is_dealt_face_down_until_the_timer_starts(
    edition: str, store: int, core: int
) -> None:
    game = a_game(players=4, edition=edition, running=False)
    before = (len(game.state.shop.store_deck), len(game.state.shop.core_deck))
    for p in game.state.players:
        assert len(p.unseen) == 6
        own = game.view(p.seat)["players"][p.seat]
        assert own["unseen_count"] == 6
        assert not {one["id"] for one in own["binder"]} & set(p.unseen)
    assert game.waiting == ()
    assert game.choices(0) == []
    with pytest.raises(IllegalAction, match="clock has not been started"):
        game.act(0, ("ready",))
    dealt = {p.seat: p.unseen for p in game.state.players}
    events = game.tick()
    assert Dealt(2, dealt[2]) in game.seen_by(2, events)
    assert Dealt(2, (None,) * 6) in game.seen_by(1, events)
    for p in game.state.players:
        assert set(dealt[p.seat]) <= set(p.binder)
        assert not p.unseen
    game.tick()  # the second booster
    after = (len(game.state.shop.store_deck), len(game.state.shop.core_deck))
    assert (before[0] - after[0], before[1] - after[1]) == (4 * store, 4 * core)


@pytest.mark.rule("DB-4")
@EDITIONS
def test_nine_store_cards_are_laid_out(edition: str) -> None:
    game = a_game(players=3, edition=edition)
    assert len(game.state.shop.store_area) == 9
    assert -1 not in game.state.shop.store_area


@pytest.mark.rule("DB-6", "ED-7", "RUL-2")
@pytest.mark.parametrize(
    ("edition", "players", "markers"),
    [
        ("original", 3, 4),
        ("original", 4, 3),
        ("original", 5, 3),
        ("collusion", 3, 4),
        ("collusion", 6, 4),
    ],
)
def test_everyone_has_all_their_markers(edition: str, players: int, markers: int) -> None:
    game = a_game(players=players, edition=edition)
    assert [p.markers for p in game.state.players] == [markers] * players
    give(game, 0, markers=0)
    deckbuilding.begin(game.state)
    assert game.state.players[0].markers == markers


@pytest.mark.rule("DB-7", "DB-8", "ED-4")
def test_metas_are_revealed_one_after_the_other_and_leave_the_game() -> None:
    game = a_game(players=3, edition="original")
    s = game.state
    decks = [s.catalog.metas[meta].deck for meta in s.metas]
    assert decks == ["Element"]
    game.tick()
    assert [s.catalog.metas[meta].deck for meta in s.metas] == ["Element", "Type"]
    old = s.metas
    deckbuilding.begin(s)
    assert len(s.metas) == 1
    left = {*s.metas, *s.meta_decks[0], *s.meta_decks[1]}
    assert not left & set(old)
    assert len(left) == 10


@pytest.mark.rule("DB-7", "DB-8", "ED-4")
def test_everybody_knows_of_which_deck_the_next_meta_will_be() -> None:
    game = Game.start(Setup(players=3, metas=("Star", "Type"), seed=1))
    assert game.view(None)["metas_to_come"] == [{"deck": "Type", "timer": 1}]
    game.tick()
    assert game.view(0)["metas_to_come"] == [{"deck": "Type", "timer": 1}]
    game.tick()
    assert game.view(0)["metas_to_come"] == []
    drafted = Game.start(Setup(players=3, metas=("Rarity", "Element"), draft=True, seed=1))
    assert drafted.view(0)["metas_to_come"] == [
        {"deck": "Rarity", "timer": -1},
        {"deck": "Element", "timer": 1},
    ]


@pytest.mark.rule("CARD-11", "RUL-24")
@EDITIONS
def test_when_cards_run_out_all_boosters_are_the_same_size(edition: str) -> None:
    game = a_game(players=3, edition=edition)
    s = game.state
    cards = s.shop.store_deck
    s.shop.store_deck, s.shop.store_discard = cards[:4], cards[4:8]
    s.shop.core_discard = ()
    s.shop.core_deck = s.shop.core_deck[:1]
    happened = game.tick()
    assert [len(p.binder) for p in s.players] == [len(s.players[0].binder)] * 3
    (short,) = [event for event in happened if isinstance(event, BoostersShort)]
    assert (short.dealt, short.of) == (2, 6)


# --------------------------------------------------------------------------- clock


@pytest.mark.rule("DB-8")
@EDITIONS
def test_three_timers_a_second_booster_and_last_call(edition: str) -> None:
    game = a_game(players=3, edition=edition)
    s = game.state
    assert s.deckbuilding.timer == 0
    held = len(s.players[0].binder)
    game.tick()
    assert s.deckbuilding.timer == 1
    assert len(s.players[0].binder) == held + 6
    assert len(s.metas) == 2
    assert any(isinstance(action, actions.Sell) for action in game.choices(0))
    game.tick()
    assert s.deckbuilding.timer == 2
    assert len(s.players[0].binder) == held + 6
    assert not any(isinstance(action, actions.Sell) for action in game.choices(0))
    game.act(0, ("move", s.players[0].binder[0], "deck"))
    game.tick()
    assert s.phase == "tournament"


@pytest.mark.rule("DB-8")
def test_the_lengths_are_7_7_and_6_minutes_unless_set() -> None:
    game = a_game(players=3)
    assert game.state.setup.clock.timers == (7 * 60, 7 * 60, 6 * 60)
    assert there(game.view(0)["clock"])["length"] == 420
    short = a_game(players=3, clock=Clock(timers=(10, 20, 30)))
    short.tick()
    assert there(short.view(None)["clock"])["length"] == 20


@pytest.mark.rule("DB-9")
def test_any_seat_acts_at_any_moment_as_often_as_it_likes() -> None:
    game = a_game(players=4)
    assert game.waiting == (0, 1, 2, 3)
    for seat in (3, 3, 0, 3, 1):
        first = game.state.players[seat].binder[0]
        game.act(seat, ("move", first, "deck"))
    assert [len(p.deck) for p in game.state.players] == [1, 1, 0, 3]


@pytest.mark.rule("DB-9")
def test_actions_are_applied_in_the_order_they_arrive() -> None:
    game = scene(*PLAIN)
    lay(game, aftermarket=(ForSale(0, 2),))
    game.act(1, ("purchase", 0))
    with pytest.raises(IllegalAction, match="not in the aftermarket"):
        game.act(0, ("purchase", 0))


@pytest.mark.rule("DB-10")
def test_an_extension_needs_everyone_and_is_granted_once_a_timer() -> None:
    game = a_game(players=3)
    for seat in (0, 1):
        game.act(seat, ("extend",))
    with pytest.raises(IllegalAction, match="already agreed"):
        game.act(0, ("extend",))
    cut_short = game.clone()
    cut_short.tick()
    assert cut_short.state.deckbuilding.timer == 1, "one did not agree"
    game.act(2, ("extend",))
    assert Extended(0, 1) in game.tick()
    assert game.state.deckbuilding.timer == 0
    assert actions.Extend() not in game.choices(0)
    with pytest.raises(IllegalAction, match="cannot be extended again"):
        game.act(0, ("extend",))
    game.tick()
    assert game.state.deckbuilding.timer == 1
    assert actions.Extend() in game.choices(0), "a new timer, a new extension"
    assert game.state.setup.clock.extension == 180


@pytest.mark.rule("DB-10")
@pytest.mark.parametrize("allowed", [0, 2])
def test_the_number_of_extensions_can_be_set(allowed: int) -> None:
    game = a_game(players=3, clock=Clock(extensions_per_timer=allowed))
    for _ in range(allowed):
        for seat in game.seats:
            game.act(seat, ("extend",))
        game.tick()
        assert game.state.deckbuilding.timer == 0
    assert actions.Extend() not in game.choices(0)


@pytest.mark.rule("DB-10")
def test_any_player_stops_the_clock_and_any_player_starts_it() -> None:
    game = a_game(players=3)
    game.act(1, ("pause",))
    assert game.choices(0) == game.choices(2) == [actions.Resume()]
    with pytest.raises(IllegalAction, match="clock is paused"):
        game.act(0, ("ready",))
    with pytest.raises(IllegalAction, match="clock is paused"):
        game.tick()
    game.act(2, ("resume",))
    assert len(game.choices(0)) > 1
    with pytest.raises(IllegalAction, match="clock is already running"):
        game.act(2, ("resume",))


def test_a_ready_seat_can_take_that_back_and_a_new_timer_does_so_too() -> None:
    game = a_game(players=3)
    game.act(0, ("ready",))
    assert game.choices(0) == [actions.Unready()]
    with pytest.raises(IllegalAction, match="take that back first"):
        game.act(0, ("pause",))
    game.act(0, ("unready",))
    game.act(0, ("ready",))
    game.tick()
    assert actions.Ready() in game.choices(0)


@pytest.mark.rule("DB-11")
def test_nothing_is_taken_back() -> None:
    game = a_game(players=3)
    p = game.state.players[0]
    game.act(0, buying(game, 0))
    game.act(0, ("sell", p.binder[0]))
    verbs = {verb(action) for action in game.choices(0)}
    assert verbs <= {"move", "show", "buy", "sell", "purchase", "fuse", "npc", "trade", "ready",
                     "pause", "extend"}  # fmt: skip


# --------------------------------------------------------------------------- own area


@pytest.mark.rule("DB-12")
def test_cards_move_freely_among_the_three_areas() -> None:
    game = scene(*PLAIN)
    p = give(game, 0, binder=(0,))
    for area in ("deck", "collection", "binder", "collection", "deck", "binder"):
        game.act(0, ("move", 0, area))
        assert getattr(p, area) == (0,)
        assert sum(len(getattr(p, other)) for other in ("binder", "deck", "collection")) == 1
    with pytest.raises(IllegalAction, match="already there"):
        game.act(0, ("move", 0, "binder"))


@pytest.mark.rule("DB-12")
def test_only_the_owner_moves_or_turns_cards() -> None:
    game = scene(*PLAIN)
    give(game, 0, binder=(0,), shown=())
    for action in (("move", 0, "deck"), ("show", 0), ("hide", 0), ("sell", 0)):
        with pytest.raises(IllegalAction):
            game.act(1, action)


@pytest.mark.rule("DB-12")
def test_the_collection_is_open_and_binder_and_deck_are_hidden_unless_shown() -> None:
    game = scene(*PLAIN)
    give(game, 0, binder=(0, 1), deck=(2, 3), collection=(4, 5))
    other = game.view(1)["players"][0]
    assert [one["id"] for one in other["collection"]] == [4, 5]
    assert (other["binder_count"], other["deck_count"]) == (2, 2)
    assert "binder" not in other
    assert "deck" not in other
    game.act(0, ("show", 1))
    game.act(0, ("show", 2))
    assert [one["id"] for one in game.view(1)["players"][0]["shown"]] == [1, 2]
    game.act(0, ("hide", 1))
    assert [one["id"] for one in game.view(None)["players"][0]["shown"]] == [2]
    game.act(0, ("move", 2, "collection"))
    game.act(0, ("move", 2, "deck"))
    assert game.view(1)["players"][0]["shown"] == []


@pytest.mark.rule("DB-12")
def test_what_is_moved_between_hidden_areas_is_nobodys_business() -> None:
    game = scene(*PLAIN)
    give(game, 0, binder=(0, 1))
    hidden = game.act(0, ("move", 0, "deck"))
    assert game.seen_by(1, hidden) == []
    open_to_all = game.act(0, ("move", 1, "collection"))
    assert game.seen_by(1, open_to_all) == [Displayed(0, 1, "binder", "collection")]


@pytest.mark.rule("DB-14")
def test_the_deck_keeps_the_planned_order() -> None:
    game = scene(*PLAIN)
    give(game, 0, binder=(0, 1, 2, 3))
    for n in (2, 0, 3, 1):
        game.act(0, ("move", n, "deck"))
    assert game.state.players[0].deck == (2, 0, 3, 1)
    assert [one["id"] for one in game.view(0)["players"][0]["deck"]] == [2, 0, 3, 1]
    game.act(0, ("move", 0, "binder"))
    game.act(0, ("move", 0, "deck"))
    assert game.state.players[0].deck == (2, 3, 1, 0)


def areas(p: Player) -> tuple[tuple[int, ...], ...]:
    return p.binder, p.deck, p.collection


@pytest.mark.rule("DB-12", "DB-14")
def test_a_whole_deck_is_set_at_once() -> None:
    game = scene(*PLAIN)
    p = give(game, 0, binder=(0, 1), deck=(2, 3), collection=(4,), shown=(2,))
    happened = game.act(0, ("order", "deck", [3, 0, 4]))
    assert areas(p) == ((1, 2), (3, 0, 4), ())
    assert happened == [
        Arranged(0, 2, "deck", "binder"),
        Arranged(0, 0, "binder", "deck"),
        Displayed(0, 4, "collection", "deck"),
    ]
    assert game.seen_by(1, happened) == happened[2:]
    game.act(0, ("order", "deck", (0, 4, 3)))
    assert areas(p) == ((1, 2), (0, 4, 3), ())
    game.act(0, ("order", "collection", (2,)))
    assert areas(p) == ((1,), (0, 4, 3), (2,))
    assert not p.shown
    game.act(0, ("order", "binder", (3, 1)))
    assert areas(p) == ((3, 1), (0, 4), (2,))
    game.act(0, ("order", "deck", ()))
    assert areas(p) == ((3, 1, 0, 4), (), (2,))


@pytest.mark.rule("DB-12")
@pytest.mark.parametrize(
    ("action", "why"),
    [
        (("order", "deck"), "must be written as"),
        (("order", "pocket", (0,)), "between your own areas"),
        (("order", "deck", 0), "must be written as"),
        (("order", "deck", (0, 0)), "listed twice"),
        (("order", "deck", (0, 5)), "your own cards"),
    ],
)
def test_a_deck_that_cannot_be_set_is_refused(action: tuple[object, ...], why: str) -> None:
    game = scene(*PLAIN)
    give(game, 0, binder=(0, 1), deck=(2, 3))
    give(game, 1, binder=(5,))
    before = game.digest()
    with pytest.raises(IllegalAction, match=why):
        game.act(0, action)
    assert game.digest() == before


# --------------------------------------------------------------------------- end


@pytest.mark.rule("DB-26", "ED-16")
@pytest.mark.parametrize(("edition", "area"), [("original", ()), ("collusion", (6, 7))])
def test_the_end_of_the_phase(edition: str, area: tuple[int, ...]) -> None:
    game = scene(*PLAIN, edition=edition)
    lay(game, store_area=(6, 7), aftermarket=(ForSale(8, 1), ForSale(9)))
    give(game, 0, binder=(0,), deck=(1,), collection=(2, 3), markers=1, deal=Fusing(0, (0,)))
    give(game, 1, collection=(4,), markers=2)
    events = game.state.players[0], end_phase(game)
    p, happened = events
    assert p.collection_vp == (2,)
    assert (p.binder, p.deck) == ((0,), (1,))
    assert game.state.players[1].binder == (4,), "loose cards go to the binder"
    assert not game.state.shop.aftermarket
    assert game.state.shop.store_area == area
    discarded = {*game.state.shop.store_discard, *game.state.shop.core_discard}
    gone = {2, 3} if edition == "collusion" else set()
    assert discarded == {8, 9, *({6, 7} - set(area)), *gone}
    assert {one.markers for one in game.state.players} == {4}
    assert isinstance(happened[0], Collection)
    assert game.state.phase == "tournament"


@pytest.mark.rule("CARD-9")
@pytest.mark.parametrize(
    ("edition", "store", "core"), [("original", (0, 1, 2, 3), ()), ("collusion", (1, 2, 3), (0,))]
)
def test_discards_by_rarity(edition: str, store: Any, core: Any) -> None:
    game = scene(
        card("Core", rarity="Core"),
        card("Starter", rarity="Starter", set_name="S"),
        card("Promo", rarity="Gold", set_name="G"),
        card("Master", rarity="Master", set_name="M"),
        edition=edition,
    )
    piles.discard(game.state, range(4))
    assert (game.state.shop.store_discard, game.state.shop.core_discard) == (store, core)


@pytest.mark.rule("CARD-10")
def test_what_is_in_the_box_never_comes_back() -> None:
    game = scene(*PLAIN)
    piles.remove(game.state, (0, 1))
    lay(game, store_discard=(2,))
    assert [piles.draw_store(game.state) for _ in range(3)] == [2, -1, -1]
    assert piles.draw_core(game.state) == -1
    assert game.state.removed == (0, 1)
