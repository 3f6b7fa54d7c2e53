"""Duel: two players, the best of three tournaments."""

from __future__ import annotations

from typing import Any

import pytest

from mblades.bots import BOTS, make_bot
from mblades.errors import IllegalAction, SetupError
from mblades.lab.play import play
from mblades.modes.duel import collection_rp
from mblades.rules import save
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state import actions
from mblades.rules.state.events import (
    CollectionCounted,
    CollectionInvalid,
    CollectionRp,
    Event,
    Prize,
)
from tests.rules import small
from tests.rules.invariants import RandomGame
from tests.rules.small import card, give
from tests.seen import names_of

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])
FIRE = tuple(card(f"Flame {stars}", stars, "Fire Mage") for stars in range(1, 5))
MAGES = tuple(card(f"Adept {stars}", stars, "Water Mage") for stars in range(1, 4))


def a_duel(**options: Any) -> Game:
    return small.a_game(players=2, mode="duel", **options)


def a_scene(**options: Any) -> Game:
    """Cards 0 to 3 are Fire Mages, 4 to 6 Water Mages."""
    return small.scene(*FIRE, *MAGES, players=2, mode="duel", **options)


def end_tournament(game: Game, *rp: int) -> list[Event]:
    """The Score effects of a tournament are done, and it is over."""
    s = game.state
    s.phase, s.events = "tournament", []
    for player, points in zip(s.players, rp, strict=True):
        player.rp = points
    s.mode.add_last_rp(s)
    s.mode.end_tournament(s)
    return s.events


# --------------------------------------------------------------------------- set-up


@pytest.mark.rule("DUEL-1", "ED-7")
@EDITIONS
def test_a_duel_has_six_markers_and_no_friendship(edition: str) -> None:
    game = a_duel(edition=edition)
    assert [player.markers for player in game.state.players] == [6, 6]
    assert [player.friends for player in game.state.players] == [(), ()]
    game.act(0, ("trade", 1))
    assert not [
        c for c in game.choices(0) if isinstance(c, actions.GiveFriend | actions.WantFriend)
    ]
    assert "friendship" not in game.standings()[0]["sources"]


@pytest.mark.rule("DUEL-1")
def test_trades_in_a_duel_stay_even() -> None:
    game = a_scene()
    give(game, 0, binder=(0,))
    with pytest.raises(IllegalAction, match="must be even"):
        game.act(0, ("propose", 1, (0,), 0, (), (), 2, ()))
    game.act(0, ("propose", 1, (0,), 0, (), (), 1, ()))
    with pytest.raises(SetupError, match="must be even"):
        a_duel(free_market=True)


@pytest.mark.rule("ED-1")
@pytest.mark.parametrize("players", [1, 3, 4])
def test_a_duel_is_for_two(players: int) -> None:
    with pytest.raises(SetupError, match=f"duel mode needs 2 players, not {players}"):
        Game.start(Setup(players=players, mode="duel"))


def test_a_duel_has_no_npcs_because_it_has_no_vp() -> None:
    game = a_duel()
    assert game.view(0)["npcs"] is None
    assert not [c for c in game.choices(0) if isinstance(c, actions.Help)]


# --------------------------------------------------------------------------- collections


@pytest.mark.rule("DUEL-2", "DB-15")
def test_one_collection_is_by_element_and_one_by_type() -> None:
    game = a_scene()
    give(game, 0, binder=(0, 1, 4, 5))
    for number in (0, 1):
        game.act(0, ("move", number, "collection"))
    for number in (4, 5):
        game.act(0, ("move", number, "second_collection"))
    me = game.view(0)["players"][0]
    assert (me["collection_value"], me["second_collection_value"]) == (20, 20)
    assert game.view(0)["collection_worth"] == [0, 0, 20, 30, 40, 50, 60, 70, 80]
    seen = game.view(1)["players"][0]
    assert names_of(game, seen["second_collection"]) == ["Adept 1", "Adept 2"]
    assert "second_collection_value" not in seen


@pytest.mark.rule("DUEL-2")
def test_two_collections_by_type_are_one_too_many() -> None:
    game = a_scene()
    # two Mages that share no element, where the Element collection belongs
    player = give(game, 0, collection=(0, 5), second_collection=(1, 6))
    me = game.view(0)["players"][0]
    assert (me["collection_value"], me["second_collection_value"]) == (0, 20)
    (fault,) = me["collection_faults"]
    assert fault["text"] == "The cards of your Element collection have no element in common."
    assert me["second_collection_faults"] == []
    happened = small.end_phase(game)
    assert CollectionInvalid(0, (0, 5)) in happened
    assert CollectionRp(0, (1, 6), 20) in happened
    assert player.binder == (0, 5)
    assert player.collection == player.cards_in("second_collection") == ()


@pytest.mark.rule("DUEL-2")
def test_a_collection_by_element_is_no_collection_by_type() -> None:
    other = tuple(
        card(f"Cinder {n}", n, f"Fire {kind}") for n, kind in ((1, "Myth"), (2, "Animal"))
    )
    game = small.scene(*other, players=2, mode="duel")
    give(game, 0, second_collection=(0, 1))
    assert game.view(0)["players"][0]["second_collection_value"] == 0
    give(game, 0, second_collection=(), collection=(0, 1))
    assert game.view(0)["players"][0]["collection_value"] == 20


@pytest.mark.rule("DUEL-2", "DB-15")
def test_cards_of_the_same_stars_make_no_collection() -> None:
    game = small.scene(*FIRE, card("Torch", 1, "Fire Myth"), players=2, mode="duel")
    player = give(game, 0, collection=(0, 1, 4))
    assert game.view(0)["players"][0]["collection_value"] == 0
    small.end_phase(game)
    assert (player.binder, collection_rp(game.state)[0]) == ((0, 1, 4), 0)


@pytest.mark.rule("DUEL-3", "ED-11")
@pytest.mark.parametrize(
    ("edition", "pile"), [("original", "removed"), ("collusion", "core_discard")]
)
def test_collections_are_turned_in_for_rp_at_the_end_of_the_tournament(
    edition: str, pile: str
) -> None:
    game = a_scene(edition=edition)
    player = give(game, 0, collection=(0, 1, 2), second_collection=(4, 5))
    small.end_phase(game)
    assert set(small.pile(game.state, pile)) == {0, 1, 2, 4, 5}
    assert (collection_rp(game.state)[0], player.collection_vp, player.rp) == (50, (), 0)
    assert game.view(1)["collection_rp"] == [50, 0]
    happened = end_tournament(game, 40, 89)
    assert CollectionCounted(0, 50) in happened
    assert [player.tournament_rp for player in game.state.players] == [(90,), (89,)]
    assert [one["total"] for one in game.standings()] == [1, 0]
    assert collection_rp(game.state)[0] == 0


@pytest.mark.rule("DUEL-3")
def test_collections_count_for_one_tournament_only() -> None:
    game = a_scene()
    give(game, 0, collection=(0, 1))
    small.end_phase(game)
    end_tournament(game, 0, 10)
    end_tournament(game, 0, 10)
    assert [player.tournament_rp for player in game.state.players] == [(20, 0), (10, 10)]


# --------------------------------------------------------------------------- best of three


@pytest.mark.rule("DUEL-4")
def test_the_game_ends_as_soon_as_a_player_has_won_two() -> None:
    game = a_duel()
    happened = end_tournament(game, 30, 20)
    assert game.phase == "deckbuilding"
    assert not game.over
    assert [event.seat for event in happened if isinstance(event, Prize)] == [0, 1]
    happened = end_tournament(game, 21, 20)
    assert game.over
    assert not [event for event in happened if isinstance(event, Prize)]
    assert [(one["place"], one["total"]) for one in game.standings()] == [(1, 2), (2, 0)]
    assert game.standings()[0]["sources"] == {"tournament": 2}


@pytest.mark.rule("DUEL-4")
def test_after_one_win_each_the_third_tournament_decides() -> None:
    game = a_duel()
    end_tournament(game, 30, 20)
    end_tournament(game, 10, 20)
    assert not game.over
    end_tournament(game, 0, 1)
    assert game.over
    assert [(one["place"], one["total"]) for one in game.standings()] == [(2, 1), (1, 2)]


@pytest.mark.rule("DUEL-4")
def test_at_one_win_each_the_rp_that_decide_are_said() -> None:
    game = a_duel()
    end_tournament(game, 30, 20)
    end_tournament(game, 10, 25)
    first, second = game.standings()
    assert (first["place"], second["place"]) == (2, 1)
    assert second["ahead_by"] == {"source": "rp", "value": 45, "than": 40}
    assert first["ahead_by"] is None


@pytest.mark.rule("DUEL-4")
def test_a_drawn_tournament_is_won_by_nobody() -> None:
    game = a_duel()
    end_tournament(game, 20, 20)
    assert [one["total"] for one in game.standings()] == [0, 0]
    end_tournament(game, 20, 10)
    end_tournament(game, 20, 20)
    assert game.over
    assert [(one["place"], one["total"]) for one in game.standings()] == [(1, 1), (2, 0)]


@pytest.mark.rule("DUEL-4")
def test_after_as_many_wins_the_rp_of_all_tournaments_decide() -> None:
    game = a_duel()
    end_tournament(game, 20, 90)
    end_tournament(game, 20, 10)
    end_tournament(game, 50, 50)
    assert game.over
    assert [(one["place"], one["total"]) for one in game.standings()] == [(2, 1), (1, 1)]
    again = Game(save.load(save.dump(game.state), small.library()))
    assert again.standings() == game.standings()


@pytest.mark.rule("DUEL-4")
def test_a_duel_that_is_even_in_everything_is_shared() -> None:
    game = a_duel()
    for rp in ((20, 10), (10, 20), (15, 15)):
        end_tournament(game, *rp)
    assert [one["place"] for one in game.standings()] == [1, 1]


@pytest.mark.rule("DUEL-4", "GEN-9")
def test_who_leaves_by_a_loop_has_won_and_the_other_can_win_too() -> None:
    game = a_duel()
    game.state.players[0].out = True
    end_tournament(game, 0, 5)
    assert [one["total"] for one in game.standings()] == [1, 1]


@pytest.mark.rule("RUL-10")
def test_when_both_want_a_card_who_has_won_less_gets_it() -> None:
    game = a_duel()
    end_tournament(game, 30, 20)
    assert game.contest([0, 1]) == 1


@pytest.mark.rule("DUEL-4", "FLOW-2")
def test_with_a_pre_release_the_third_tournament_is_that_of_round_two() -> None:
    game = a_duel(prerelease=True)
    for rp in ((9, 1), (1, 9), (9, 1)):
        assert not game.over
        end_tournament(game, *rp)
    assert game.over
    assert [one["total"] for one in game.standings()] == [2, 1]


# --------------------------------------------------------------------------- whole games


@EDITIONS
@pytest.mark.parametrize("options", [{}, {"prerelease": True}, {"character_powers": True}])
def test_random_duels_keep_every_law_and_end(edition: str, options: dict[str, bool]) -> None:
    setup = Setup(players=2, mode="duel", edition=edition, seed=4, **options)  # type: ignore[arg-type]
    game = RandomGame(Game.start(setup), seed=4)
    game.play(thorough_every=80)
    won = [one["total"] for one in game.game.standings()]
    assert 2 in won or len(game.game.state.players[0].tournament_vp) == 3


@EDITIONS
@pytest.mark.parametrize("bot", BOTS)
def test_bots_play_duels(bot: str, edition: str) -> None:
    game = Game.start(Setup(players=2, mode="duel", edition=edition, seed=2))  # type: ignore[arg-type]
    turned_in: list[Event] = []
    spoilt: list[Event] = []

    def hear(_seat: object, _action: object, happened: list[Event]) -> None:
        turned_in.extend(event for event in happened if isinstance(event, CollectionRp))
        spoilt.extend(event for event in happened if isinstance(event, CollectionInvalid))

    play(game, [make_bot(bot, seat).decide for seat in range(2)], listener=hear)
    assert game.over
    if bot != "random":
        rounds = len(game.state.players[0].tournament_vp)
        assert len(turned_in) == 4 * rounds, "two collections a phase and player"
        assert not spoilt
