"""The end of tournaments and of the game."""

from __future__ import annotations

from typing import Any

import pytest

from mblades.rules.effects import board
from mblades.rules.game import Game
from mblades.rules.state.records import ForSale, Friendship
from mblades.rules.state.state import NOBODY
from mblades.rules.tournament import scoring
from tests.rules.small import a_game, card, give, lay, npc, scene

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])
ROWS = {
    0: (7, 5, 4, 3, 2, 0),
    1: (21, 15, 12, 9, 6, 0),
    2: (28, 20, 16, 12, 8, 0),
    3: (42, 30, 24, 18, 12, 0),
}


def finished(*rp: int, round: int = 1, **options: Any) -> Game:
    """A tournament that has just been scored, everyone with their RP."""
    game = a_game(players=len(rp), **options)
    lay(game, phase="tournament", round=round)
    for seat, points in enumerate(rp):
        give(game, seat, rp=points)
    scoring.finish_tournament(game.state)
    return game


def vp(game: Game) -> list[int]:
    return [p.tournament_vp[-1] for p in game.state.players]


@pytest.mark.rule("END-2", "PRE-2", "ED-22")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_vp_by_placement_for_six(round: int) -> None:
    game = finished(60, 10, 40, 30, 50, 20, round=round)
    first, second, third, fourth, fifth, sixth = ROWS[round]
    assert vp(game) == [first, sixth, third, fourth, second, fifth]
    assert sixth == 0
    assert game.state.placing == ((0,), (4,), (2,), (3,), (5,), (1,))


@pytest.mark.rule("PRE-2", "FLOW-2")
@EDITIONS
def test_vp_of_the_pre_release(edition: str) -> None:
    game = finished(5, 4, 3, 2, 1, round=0, prerelease=True, edition=edition)
    assert vp(game) == [7, 5, 4, 3, 2]
    assert (game.phase, game.round) == ("deckbuilding", 1)


@pytest.mark.rule("END-2")
@EDITIONS
def test_the_row_is_the_same_whatever_the_number_of_players(edition: str) -> None:
    assert vp(finished(3, 2, 1, edition=edition)) == [21, 15, 12]


@pytest.mark.rule("END-2")
@EDITIONS
def test_a_three_way_tie_for_second(edition: str) -> None:
    assert vp(finished(90, 50, 50, 50, 10, edition=edition)) == [21, 12, 12, 12, 6]  # 36 by 3


@pytest.mark.rule("END-2")
def test_shares_are_rounded_down() -> None:
    assert vp(finished(5, 5, 1, 1)) == [18, 18, 10, 10]  # 36 by 2, 21 by 2
    assert vp(finished(0, 0, 0, 0, 0, 0, round=3)) == [21] * 6  # 126 by 6
    assert vp(finished(9, 9, 9, 9, round=2)) == [19] * 4  # 76 by 4


@pytest.mark.rule("GEN-9")
def test_who_left_by_a_loop_scores_as_first_and_another_is_first() -> None:
    game = a_game(players=4)
    lay(game, phase="tournament")
    for seat, points in enumerate((0, 30, 50, 10)):
        give(game, seat, rp=points, out=seat == 0)
    scoring.finish_tournament(game.state)
    assert vp(game) == [21, 15, 21, 12]
    assert game.state.placing == ((2,), (1,), (3,), (0,))
    assert not any(p.out for p in game.state.players)


@pytest.mark.rule("END-3")
@EDITIONS
@pytest.mark.parametrize(("round", "rarity", "kept"), [(1, "Bronze", 0), (2, "Silver", 1)])
def test_prize_support(edition: str, round: int, rarity: str, kept: int) -> None:
    given = set()
    for seed in range(4):
        game = a_game(players=3, edition=edition, seed=seed)
        s = lay(game, phase="tournament", round=round)
        prizes = set(s.shop.prizes[kept])
        scoring.finish_tournament(s)
        won = [[c for c in p.binder if c in prizes] for p in s.players]
        assert [len(cards) for cards in won] == [1, 1, 1]
        assert {s.catalog.rarity[s.cards[c]] for cards in won for c in cards} == {rarity}
        assert not s.shop.prizes[kept]
        assert len(prizes & set(s.removed)) == 3, "the rest is out of the game"
        given.add(won[0][0] - min(prizes))
    assert len(given) > 1, "at random"


@pytest.mark.rule("END-3", "PRE-1")
def test_no_prize_after_the_pre_release_and_the_final() -> None:
    for round, prerelease in ((0, True), (3, False)):
        game = a_game(players=3, prerelease=prerelease)
        s = lay(game, phase="tournament", round=round)
        kept = s.shop.prizes
        scoring.finish_tournament(s)
        assert s.shop.prizes == kept


@pytest.mark.rule("FLOW-1")
@EDITIONS
def test_three_rounds(edition: str) -> None:
    game = a_game(players=3, edition=edition)
    for round in (1, 2, 3):
        assert (game.phase, game.round) == ("deckbuilding", round)
        lay(game, phase="tournament")
        scoring.finish_tournament(game.state)
    assert game.over
    assert [len(p.tournament_vp) for p in game.state.players] == [3, 3, 3]


@pytest.mark.rule("FLOW-2", "RUL-8")
@pytest.mark.parametrize(("switch", "last_row"), [(False, ROWS[2]), (True, ROWS[3])])
def test_with_a_pre_release_there_is_no_third_round(switch: bool, last_row: Any) -> None:
    game = a_game(players=3, prerelease=True, final_after_prerelease=switch)
    rows = []
    for round in (0, 1, 2):
        assert game.round == round
        lay(game, phase="tournament")
        for seat in game.seats:
            give(game, seat, rp=10 - seat)
        scoring.finish_tournament(game.state)
        rows.append(tuple(vp(game)))
    assert game.over
    assert rows == [ROWS[0][:3], ROWS[1][:3], last_row[:3]]


@pytest.mark.rule("END-4", "TRN-14")
@EDITIONS
def test_all_cards_go_to_binders_and_markers_home(edition: str) -> None:
    game = scene(*(card(f"Card {n}") for n in range(10)), edition=edition)
    lay(game, phase="tournament", attached={2: (5,)}, tokens={2: 3}, down=frozenset({3}), round=3)
    give(game, 0, binder=(0,), hand=(1,), tableau=(2, 3), box=(4,), markers=0, named=("X",))
    give(game, 1, accessories=(6, 7), deck=(8,))
    assert set(board.of(game.state).owner) == {2, 3, 4, 6, 7}
    scoring.finish_tournament(game.state)
    assert board.of(game.state).owner == {}
    assert sorted(game.state.players[0].binder) == [0, 1, 2, 3, 4, 5]
    assert sorted(game.state.players[1].binder) == [6, 7, 8]
    assert {p.markers for p in game.state.players} == {4}
    assert (
        game.state.tournament.tokens,
        game.state.tournament.attached,
        game.state.tournament.down,
    ) == ({}, {}, frozenset())
    assert game.state.players[0].named == ()


@pytest.mark.rule("END-4", "ED-16", "DB-4")
def test_in_collusion_the_store_area_is_laid_out_anew_after_the_tournament() -> None:
    game = a_game(players=3)
    s = lay(game, phase="tournament")
    old, rest = s.shop.store_area, len(s.shop.store_deck)
    scoring.finish_tournament(s)
    assert s.shop.store_discard == old
    assert len(s.shop.store_area) == 9
    assert not set(s.shop.store_area) & set(old)
    assert len(s.shop.store_deck) == rest - 9 - 3 * 3, "DB-4 fills no second time"


@pytest.mark.rule("END-4")
def test_in_collusion_the_store_area_is_laid_out_anew_after_the_last_tournament_too() -> None:
    game = a_game(players=3)
    s = lay(game, phase="tournament", round=3)
    scoring.finish_tournament(s)
    assert game.over
    assert len(s.shop.store_area) == 9


@pytest.mark.rule("ED-16", "DB-4")
def test_in_the_original_the_area_was_cleared_before_and_is_laid_out_in_the_next_phase() -> None:
    game = a_game(players=3, edition="original")
    s = lay(game, phase="tournament", store_area=())
    scoring.finish_tournament(s)
    assert len(s.shop.store_area) == 9
    assert s.shop.store_discard == ()


@pytest.mark.rule("CL-4", "RUL-6")
def test_cards_in_the_aftermarket_stay_for_the_next_phase() -> None:
    game = a_game(players=3)
    top = game.state.shop.store_deck[-1]
    s = lay(
        game,
        phase="tournament",
        aftermarket=(ForSale(top),),
        store_deck=game.state.shop.store_deck[:-1],
    )
    scoring.finish_tournament(s)
    assert s.shop.aftermarket == (ForSale(top, NOBODY),)


# --------------------------------------------------------------------------- the end of the game


def totals(game: Game) -> list[int]:
    return [one["total"] for one in game.standings()]


def final_places(game: Game) -> list[int]:
    return [one["place"] for one in game.standings()]


@pytest.mark.rule("END-5", "ED-17")
def test_the_total_in_the_original_counts_wealth() -> None:
    game = scene(players=3, edition="original")
    lay(game, phase="over")
    give(
        game,
        0,
        tournament_vp=(21, 28),
        collection_vp=(2, 7),
        money=23,
        received=(Friendship(1, 3),),
    )
    assert game.standings()[0] == {
        "seat": 0, "place": 1, "total": 49 + 9 + 5 + 3,
        "sources": {"tournament": 49, "collection": 9, "wealth": 5, "friendship": 3},
        "ahead_by": None,
    }  # fmt: skip


@pytest.mark.rule("END-5", "ED-17", "RUL-25")
def test_money_is_no_vp_before_the_game_is_over() -> None:
    game = scene(players=3, edition="original")
    give(game, 0, tournament_vp=(21,), money=23)
    assert game.standings()[0]["sources"] == {"tournament": 21, "collection": 0, "friendship": 0}
    assert game.view(0)["dollars_per_vp"] == 4
    assert game.view(0)["standings"][0]["total"] == 21
    lay(game, phase="over")
    assert game.view(0)["standings"][0]["total"] == 21 + 5


@pytest.mark.rule("END-5", "ED-17", "ED-18", "RUL-15")
def test_the_total_in_collusion_counts_npcs_and_no_wealth() -> None:
    game = scene(players=3, npcs=(npc("Ann", 4), npc("Bob", 3)))
    give(game, 0, tournament_vp=(21, 28), collection_vp=(2, 7), money=400, npcs=(0, 1))
    assert game.standings()[0]["sources"] == {
        "tournament": 49, "collection": 9, "npc": 7, "friendship": 0,
    }  # fmt: skip
    assert totals(game) == [65, 0, 0]


@pytest.mark.rule("ED-17")
@pytest.mark.parametrize(("money", "wealth"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2)])
def test_four_dollars_a_vp_rounded_down(money: int, wealth: int) -> None:
    game = scene(players=3, edition="original")
    lay(game, phase="over")
    give(game, 0, money=money)
    assert game.standings()[0]["sources"]["wealth"] == wealth


@pytest.mark.rule("END-5", "ED-19")
@pytest.mark.parametrize(
    ("edition", "better", "worse"),
    [
        # the total comes first
        ("collusion", {"collection_vp": (10,)}, {"tournament_vp": (9,)}),
        # then tournament VP, collection VP ...
        ("collusion", {"tournament_vp": (9,)}, {"collection_vp": (9,)}),
        ("collusion", {"collection_vp": (3,)}, {"npcs": (0,)}),
        ("collusion", {"npcs": (0,)}, {"received": (Friendship(2, 3),)}),
        ("original", {"tournament_vp": (3,)}, {"collection_vp": (3,)}),
        ("original", {"collection_vp": (3,)}, {"money": 12}),
        ("original", {"money": 12}, {"received": (Friendship(2, 3),)}),
    ],
)
def test_ties_are_broken_by_source(edition: str, better: Any, worse: Any) -> None:
    game = scene(players=3, edition=edition, npcs=(npc("Ann", 3),))
    lay(game, phase="over")
    for seat in game.seats:
        give(game, seat, money=0)
    give(game, 0, **worse)
    give(game, 1, **better)
    assert final_places(game) == [2, 1, 3]


@pytest.mark.rule("END-5", "ED-19")
def test_what_breaks_a_tie_is_said() -> None:
    game = scene(players=4)
    give(game, 0, tournament_vp=(12,), collection_vp=(9,))
    give(game, 1, tournament_vp=(15,), collection_vp=(6,))
    give(game, 2, tournament_vp=(15,), collection_vp=(6,))
    assert [one["ahead_by"] for one in game.standings()] == [
        None,
        {"source": "tournament", "value": 15, "than": 12},
        {"source": "tournament", "value": 15, "than": 12},
        None,
    ]
    give(game, 0, tournament_vp=(15,), collection_vp=(4,), received=(Friendship(3, 2),))
    assert game.standings()[1]["ahead_by"] == {"source": "collection", "value": 6, "than": 4}


@pytest.mark.rule("ED-19", "END-5")
def test_wealth_breaks_ties_as_vp_not_as_dollars_and_a_full_tie_is_shared() -> None:
    game = scene(players=3, edition="original")
    lay(game, phase="over")
    for seat, money in enumerate((12, 15, 11)):
        give(game, seat, money=money)
    assert final_places(game) == [1, 1, 3]
