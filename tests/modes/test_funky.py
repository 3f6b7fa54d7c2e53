"""Funky: one deckbuilding phase, three decks, three tournaments in a row."""

from __future__ import annotations

from typing import Any

import pytest

from mblades.bots import BOTS, make_bot
from mblades.errors import IllegalAction, SetupError
from mblades.lab.play import play
from mblades.modes.records import UseDeck
from mblades.rules.deckbuilding import phase as deckbuilding
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state import actions
from mblades.rules.state.events import (
    Dealt,
    DeckChosen,
    Event,
    Placing,
    Prize,
    Tournament,
    Trimmed,
)
from mblades.rules.state.records import Friendship
from tests.rules import small
from tests.rules.invariants import RandomGame
from tests.rules.small import card, give
from tests.seen import names_of

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])
TABLES = [("original", 3), ("original", 5), ("collusion", 3), ("collusion", 6)]
DECKS = ("deck", "second_deck", "third_deck")
BIGGER_BOOSTERS = "Printing Plant Loading Dock"


def a_game(**options: Any) -> Game:
    return small.a_game(players=options.pop("players", 3), mode="funky", **options)


def choosing(**options: Any) -> Game:
    """Three players with one card in each deck: seat 0 has 0, 1 and 2, seat 1 has 3, 4 and 5 ..."""
    designs = [card(f"Card {n}", 3, rarity="Expansion") for n in range(9)]
    game = small.scene(*designs, mode="funky", **options)
    for seat in range(3):
        give(game, seat, **{area: (3 * seat + n,) for n, area in enumerate(DECKS)})
    game.state.deckbuilding.timer = 2
    game.tick()
    return game


def end_tournament(game: Game, *rp: int) -> list[Event]:
    s = game.state
    s.events = []
    for player, points in zip(s.players, rp, strict=True):
        player.rp = points
    s.mode.end_tournament(s)
    return s.events


# --------------------------------------------------------------------------- deckbuilding


@pytest.mark.rule("FUNKY-1")
@EDITIONS
def test_funky_has_no_collections_npcs_or_powers(edition: str) -> None:
    game = a_game(edition=edition)
    view = game.view(0)
    assert view["npcs"] is None
    assert view["areas"] == ["binder", *DECKS]
    choices = game.choices(0)
    assert {c.area for c in choices if isinstance(c, actions.Move)} == set(DECKS)
    assert not any(isinstance(c, actions.Help) for c in choices)
    with pytest.raises(IllegalAction, match="own areas"):
        game.act(0, ("move", game.state.players[0].binder[0], "collection"))
    assert [player.powers for player in game.state.players] == [(), (), ()]
    assert "collection" not in game.standings()[0]["sources"]


@pytest.mark.rule("FUNKY-1", "FUNKY-3")
@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"character_powers": True}, "without character powers"),
        ({"character_powers": True, "pro_cards": True}, "without character powers"),
        ({"prerelease": True}, "one deckbuilding phase"),
        ({"liquidation": True}, "no deckbuilding phase to spend"),
    ],
)
def test_what_makes_no_sense_in_funky_is_refused(options: dict[str, bool], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        a_game(**options)


@pytest.mark.rule("ED-1")
@pytest.mark.parametrize(
    ("edition", "players"), [("collusion", 2), ("collusion", 7), ("original", 6)]
)
def test_funky_is_for_three_or_more(edition: str, players: int) -> None:
    with pytest.raises(SetupError, match="funky mode needs 3 to"):
        Game.start(Setup(players=players, mode="funky", edition=edition))  # type: ignore[arg-type]


@pytest.mark.rule("FUNKY-2", "ED-8")
@pytest.mark.parametrize(("edition", "store", "core"), [("original", 18, 0), ("collusion", 9, 9)])
def test_three_boosters_come_wherever_there_would_be_one(
    edition: str, store: int, core: int
) -> None:
    game = a_game(edition=edition, running=False)
    rarity, numbers = game.state.catalog.rarity, game.state.cards

    def is_core(number: int) -> bool:
        return game.state.edition.core_deck and rarity[numbers[number]] == "Core"

    for player in game.state.players:
        assert len(player.unseen) == store + core
        assert sum(map(is_core, player.unseen)) == core
    game.tick()
    held = [len(player.binder) for player in game.state.players]
    happened = game.tick()
    assert [len(player.binder) for player in game.state.players] == [n + 18 for n in held]
    assert sum(isinstance(event, Dealt) for event in happened) == 3


@pytest.mark.rule("FUNKY-2", "OPT-4")
def test_what_a_venue_adds_to_a_booster_is_added_to_each_of_the_three() -> None:
    s = Game.start(Setup(mode="funky", players=3, venues=True)).state
    names, numbers = s.catalog.names, s.cards
    venues = (*s.venue_deck, s.venue)
    s.venue_deck = tuple(v for v in venues if names[numbers[v[0]]] == BIGGER_BOOSTERS)
    deckbuilding.begin(s)
    assert [len(player.unseen) for player in s.players] == [3 * 7] * 3


@pytest.mark.rule("FUNKY-3", "DB-13")
def test_each_of_the_three_decks_has_limits_of_its_own() -> None:
    twin = card("Twin", 3, copies=2)
    singles = [card(f"Single {n}") for n in range(9)]
    boxes = [card(f"Box {n}", kind="Deck Box") for n in range(2)]
    game = small.scene(*singles, *boxes, twin, twin, mode="funky")
    game.state.players[0].binder = tuple(range(13))
    for number in range(9):
        game.act(0, ("move", number, "second_deck"))
    game.act(0, ("move", 9, "deck"))
    game.act(0, ("move", 10, "third_deck"))
    game.act(0, ("move", 11, "deck"))
    game.act(0, ("move", 12, "third_deck"))
    me = game.view(0)["players"][0]
    assert me["deck_faults"] == me["third_deck_faults"] == []
    assert [one["text"] for one in me["second_deck_faults"]] == [
        "This deck has 9 Singles; the limit is 8."
    ]
    game.act(0, ("move", 12, "deck"))
    (twice,) = game.view(0)["players"][0]["deck_faults"]
    assert twice["text"] == "This deck has 2 cards named Twin."
    assert names_of(game, me["third_deck"]) == ["Box 1", "Twin"]
    seen = game.view(1)["players"][0]
    assert (seen["second_deck_count"], seen["third_deck_count"]) == (9, 1)
    assert not {"second_deck", "third_deck", "second_deck_faults"} & set(seen)


@pytest.mark.rule("FUNKY-3", "DB-12")
def test_cards_of_every_deck_can_be_shown() -> None:
    game = small.scene(card("One"), card("Two"), mode="funky")
    give(game, 0, third_deck=(0, 1))
    game.act(0, ("show", 1))
    assert names_of(game, game.view(1)["players"][0]["shown"]) == ["Two"]
    game.act(0, ("hide", 1))
    assert game.view(1)["players"][0]["shown"] == []


@pytest.mark.rule("FUNKY-3", "TRN-3")
def test_an_illegal_deck_is_trimmed_when_it_is_played() -> None:
    twin = card("Twin", 3, copies=2)
    game = small.scene(twin, twin, card("Other"), mode="funky")
    player = give(game, 0, second_deck=(0, 1, 2))
    game.state.deckbuilding.timer = 2
    game.tick()
    game.act(0, ("use_deck", "second_deck"))
    for seat in (1, 2):
        happened = game.act(seat, ("use_deck", "deck"))
    assert [event.seat for event in happened if isinstance(event, Trimmed)] == [0]
    assert len(player.binder) == 1


# --------------------------------------------------------------------------- choosing a deck


@pytest.mark.rule("FUNKY-4")
def test_everyone_chooses_one_of_three_decks_unseen() -> None:
    game = choosing()
    assert (game.phase, game.waiting) == ("choosing", (0, 1, 2))
    assert game.choices(1) == [UseDeck(area) for area in DECKS]
    before = game.view(0)
    happened = game.act(1, ("use_deck", "second_deck"))
    assert happened == [DeckChosen(1, 1)]
    assert game.seen_by(1, happened) == happened
    assert game.seen_by(0, happened) == [DeckChosen(1, None)]
    assert game.waiting == (0, 2)
    assert game.choices(1) == []
    after = game.view(0)
    assert after["players"][1]["ready"]
    after["players"][1]["ready"] = before["players"][1]["ready"]
    assert after == before
    game.act(0, ("use_deck", "third_deck"))
    game.act(2, ("use_deck", "deck"))
    assert game.phase == "tournament"
    assert [player.hand for player in game.state.players] == [(2,), (4,), (6,)]
    assert not any(player.ready for player in game.state.players)


@pytest.mark.rule("FUNKY-4")
def test_a_choice_is_made_once_and_among_what_is_left() -> None:
    game = choosing()
    game.act(0, ("use_deck", "deck"))
    digest = game.digest()
    with pytest.raises(IllegalAction, match="already chosen your deck"):
        game.act(0, ("use_deck", "third_deck"))
    for action in (("use_deck", "binder"), ("ready",)):
        with pytest.raises(IllegalAction, match="one of the decks you have left"):
            game.act(1, action)
    for nonsense in (("use_deck",), ("use_deck", 1)):
        with pytest.raises(IllegalAction, match=r'written as \["use_deck", area: str\]'):
            game.act(1, nonsense)
    with pytest.raises(IllegalAction, match="No clock"):
        game.tick()
    assert game.digest() == digest


@pytest.mark.rule("FUNKY-4")
def test_each_deck_is_played_once() -> None:
    game = choosing()
    for seat, area in enumerate(DECKS):
        game.act(seat, ("use_deck", area))
    played = [[player.hand] for player in game.state.players]
    end_tournament(game, 3, 2, 1)
    assert game.phase == "choosing"
    assert game.choices(0) == [UseDeck("second_deck"), UseDeck("third_deck")]
    left = [p.cards_in("second_deck") + p.cards_in("third_deck") for p in game.state.players]
    assert left == [(1, 2), (3, 5), (6, 7)]
    for seat, area in enumerate(("third_deck", "second_deck", "third_deck")):
        game.act(seat, ("use_deck", area))
    for hands, player in zip(played, game.state.players, strict=True):
        hands.append(player.hand)
    end_tournament(game, 3, 2, 1)
    assert game.phase == "choosing", "the results are looked at before the last tournament, too"
    for seat in range(3):
        assert game.choices(seat) == [UseDeck("third_deck")]
        game.act(seat, ("use_deck", "third_deck"))
    for hands, player in zip(played, game.state.players, strict=True):
        hands.append(player.hand)
    assert played == [[(0,), (2,), (1,)], [(4,), (3,), (5,)], [(8,), (7,), (6,)]]


# --------------------------------------------------------------------------- three tournaments


@pytest.mark.rule("FUNKY-5", "CARD-9")
def test_hand_and_play_area_are_discarded_after_each_tournament() -> None:
    game = choosing(edition="original")  # where no store is laid out from the discard then
    for seat in range(3):
        game.act(seat, ("use_deck", "deck"))
    game.act(
        game.state.tournament.turn, game.choices(game.state.tournament.turn)[0]
    )  # one card is in play
    end_tournament(game, 3, 2, 1)
    assert sorted(game.state.shop.store_discard) == [0, 3, 6]
    assert [player.binder for player in game.state.players] == [(), (), ()]
    assert [player.cards_in("second_deck") for player in game.state.players] == [(1,), (4,), (7,)]


@pytest.mark.rule("FUNKY-6", "RUL-18", "END-2")
def test_the_three_tournaments_score_by_the_rows_of_three_rounds() -> None:
    game = choosing()
    metas = game.state.metas
    for _ in range(3):
        assert not game.over
        for seat in range(3):
            game.act(seat, game.choices(seat)[0])
        end_tournament(game, 3, 2, 1)
        assert game.state.metas == metas
    assert game.over
    assert [player.tournament_vp for player in game.state.players] == [
        (21, 28, 42), (15, 20, 30), (12, 16, 24),
    ]  # fmt: skip
    assert [one["place"] for one in game.standings()] == [1, 2, 3]


@pytest.mark.rule("FUNKY-6", "RUL-18")
@EDITIONS
def test_both_metas_stay_and_no_prizes_are_given(edition: str) -> None:
    game = a_game(edition=edition)
    while game.phase == "deckbuilding":
        game.tick()
    metas, happened = game.state.metas, []
    assert len(metas) == 2
    while not game.over:  # nobody has put a card into a deck
        for seat in game.waiting:
            happened += game.act(seat, game.choices(seat)[0])
    assert sum(isinstance(event, Placing) for event in happened) == 3
    assert not [event for event in happened if isinstance(event, Prize)]
    assert (game.state.metas, game.state.shop.prizes) == (metas, ())


@pytest.mark.rule("FUNKY-6", "RUL-18", "DB-23")
def test_friendship_counts_in_funky() -> None:
    game = a_game()
    assert all(player.friends for player in game.state.players)
    game.state.players[0].received = (Friendship(1, 3), Friendship(1, 2), Friendship(1, 2))
    assert game.standings()[0]["sources"]["friendship"] == 6
    assert game.standings()[0]["place"] == 1


# --------------------------------------------------------------------------- whole games


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_random_funky_games_keep_every_law_and_end(edition: str, players: int) -> None:
    setup = Setup(players=players, mode="funky", edition=edition, seed=players)  # type: ignore[arg-type]
    game = RandomGame(Game.start(setup), seed=players)
    game.play(thorough_every=60)
    assert all(len(player.tournament_vp) == 3 for player in game.game.state.players)


def test_random_funky_games_that_ask_forced_questions_keep_every_law() -> None:
    setup = Setup(players=3, mode="funky", seed=9, ask_forced=True)
    RandomGame(Game.start(setup), seed=9).play(thorough_every=100)


@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("bot", BOTS)
def test_bots_play_funky(bot: str, edition: str, players: int) -> None:
    setup = Setup(players=players, mode="funky", edition=edition, seed=2)  # type: ignore[arg-type]
    game = Game.start(setup)
    hands: list[int] = []
    trimmed: list[Event] = []

    def hear(_seat: object, _action: object, happened: list[Event]) -> None:
        trimmed.extend(event for event in happened if isinstance(event, Trimmed))
        if any(isinstance(event, Tournament) for event in happened):
            hands.extend(game.view(seat)["players"][seat]["hand_count"] for seat in game.seats)

    play(game, [make_bot(bot, seat).decide for seat in range(players)], listener=hear)
    assert game.over
    if bot != "random":
        assert not trimmed
        assert len(hands) == 3 * players
        assert min(hands) >= 5, "three decks that can be played"
