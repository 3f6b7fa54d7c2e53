"""Scoring in Turn-Based Mode, and how its games end (TURN-9 to TURN-11)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mblades.modes.turn_based import memory, turn
from mblades.rules.effects import board
from mblades.rules.state import actions
from mblades.rules.state.actions import as_list
from mblades.rules.state.events import CollectionCounted, Gained, Lost, Over, Prize, Scored
from mblades.rules.state.records import ArmedNext, ForSale, Silenced
from mblades.rules.state.state import NOBODY
from mblades.testing import Table
from mblades.text.tree import TriggerWord
from tests.modes.turn_scenes import (
    EDITIONS,
    SCORE,
    answer_all,
    names,
    number,
    refused,
    scene,
    scoring,
    started,
    verbs,
)
from tests.rules.invariants import RandomGame
from tests.store import buying

# --------------------------------------------------------------------------- scoring


@pytest.mark.rule("TURN-9", "END-1")
@EDITIONS
def test_score_effects_happen_in_order_for_this_player_alone(edition: str) -> None:
    t = scoring(edition)
    t.rp(0, 3)
    game = t.game
    happened = game.act(0, SCORE)
    gains = [(e.seat, e.amount) for e in happened if isinstance(e, Gained | Lost)]
    # tableau left to right, deck box, accessories; then 10 RP per card of a collection of two
    assert gains == [(0, 3), (0, 6), (0, 7), (0, 20), (0, 30)]
    assert CollectionCounted(0, 20) in happened
    assert Scored(0, 1, 83) in happened
    player = t.state.players[0]
    assert (player.rp, player.tournament_rp) == (0, (83,))
    assert t.state.players[1].rp == 0
    assert game.standings()[0]["total"] == 83


@pytest.mark.rule("TURN-9", "DB-15")
def test_collections_give_ten_rp_for_each_card_and_a_lone_card_is_none() -> None:
    t = scoring()
    player = t.state.players[0]
    player.collection = player.collection[:1]
    player.put_in("second_collection", ())
    happened = t.game.act(0, SCORE)
    assert not [event for event in happened if isinstance(event, CollectionCounted)]
    t = scoring()
    t.card("Wand", stars=8, symbols="Mage")
    t.state.players[0].add_to("second_collection", t._new("Wand"))
    assert CollectionCounted(0, 40) in t.game.act(0, SCORE)


@pytest.mark.rule("TURN-9", "CARD-9")
@EDITIONS
def test_all_but_the_accessories_goes_to_the_discard_piles(edition: str) -> None:
    t = scoring(edition)
    game = t.game
    s = t.state
    store, core = len(s.shop.store_discard), len(s.shop.core_discard)
    game.act(0, SCORE)
    answer_all(game)
    gone = Counter(names(s, (*s.shop.store_discard[store:], *s.shop.core_discard[core:])))
    assert gone == Counter(
        ["Half", "Star", "Case", "Plain", "Spark 1", "Spark 2", "Spark 3", "Charm", "Ring"]
    )
    if edition == "collusion":
        assert set(names(s, s.shop.core_discard)) == {
            "Spark 1",
            "Spark 2",
            "Spark 3",
            "Charm",
            "Ring",
        }
    player = s.players[0]
    assert player.tableau == player.box == player.accessories == ()
    assert player.collection == player.cards_in("second_collection") == player.binder == ()
    assert memory.of(s).declared[0] == ("", "")


@pytest.mark.rule("TURN-9")
def test_accessories_are_kept_or_discarded_as_the_player_likes() -> None:
    t = scoring()
    t.face_down("Ring")
    game = t.game
    game.act(0, SCORE)
    prompt = t.prompt
    assert prompt is not None
    assert (prompt.seat, prompt.kind, t.options) == (0, "keep", ["Charm", "Ring", "done"])
    game.act(0, ("choose", 1))
    game.act(0, ("choose", 1))
    player = t.state.players[0]
    assert names(t.state, player.accessories) == ["Ring"]
    assert not t.state.tournament.down  # as at the start of a tournament
    assert "Charm" in names(t.state, t.state.shop.core_discard)
    assert t.prompt is not None
    assert t.prompt.kind == "meta"


@pytest.mark.rule("TURN-9", "RUL-7")
def test_a_meta_of_the_players_choice_goes_to_the_bottom_of_its_deck() -> None:
    t = scoring()
    s = t.state
    first, second = s.metas
    decks = s.meta_decks
    game = t.game
    game.act(0, SCORE)
    game.act(0, ("choose", 2))
    assert t.options == [s.catalog.metas[meta].id for meta in (first, second)]
    game.act(0, ("choose", 1))
    assert s.metas == (first, decks[1][-1])
    assert s.meta_decks == (decks[0], (second, *decks[1][:-1]))


@pytest.mark.rule("RUL-7", "KEY-3")
def test_blast_off_puts_its_tokens_on_a_card_of_the_tableau() -> None:
    t = Table()
    t.card("Rocket", text="Blast Off.")
    t.card("Plain")
    t.tableau(0, "Rocket", "Plain")
    t.action(0, "Rocket")
    t.choose(0, "Plain")
    assert t.tokens_on("Plain") == 3


@pytest.mark.rule("TURN-9", "RUL-18")
@pytest.mark.parametrize(("edition", "core"), [("original", 0), ("collusion", 3)])
def test_a_new_hand_money_and_markers_for_the_next_deck(edition: str, core: int) -> None:
    t = scoring(edition)
    t.markers(0, 1)
    t.state.shop.aftermarket = (ForSale(t._new("Plain"), 0), ForSale(t._new("Plain"), 1))
    game = t.game
    game.act(0, SCORE)
    answer_all(game)
    player = t.state.players[0]
    drawn = names(t.state, player.hand)
    assert Counter(drawn) == Counter({"Plain": 6 - core, "Basic": core, "Silver Cup": 1})
    assert (player.money, player.markers) == (60, 4)
    assert [one.seller for one in t.state.shop.aftermarket] == [NOBODY, 1]


@pytest.mark.rule("TURN-9")
def test_a_silver_promo_after_the_first_scoring_a_gold_one_after_the_second() -> None:
    t = scoring()
    game = t.game
    prizes = []
    for _ in range(2):
        happened = game.act(0, SCORE)
        while t.prompt is not None:
            happened += game.act(0, game.choices(0)[-1])
        prizes += [t.state.cards[event.card] for event in happened if isinstance(event, Prize)]
        game.act(1, buying(game, "store"))
    assert [t.state.catalog.rarity[design] for design in prizes] == ["Silver", "Gold"]
    assert [len(pile) for pile in t.state.shop.prizes] == [1, 0]


@pytest.mark.rule("TURN-9", "END-1")
def test_effects_of_others_sleep_while_one_scores_and_go_on_afterwards() -> None:
    t = scoring()
    t.card("Watcher", text="Ongoing: Whenever an opponent gains RP, gain 2 RP.")
    t.card("Shelf", text="Ongoing: You have 1 extra slot.")
    t.tableau(1, "Watcher", "Shelf", *["Plain"] * 4)
    assert len(t.tableau_of(1)) == 7
    game = t.game
    game.act(0, SCORE)
    answer_all(game)
    assert t.rp_of(1) == 0
    assert len(t.tableau_of(1)) == 7  # the slot was not lost
    t.card("Coin", text="Play: Gain 3 RP.")
    t.hand(0, "Coin")
    game.act(1, buying(game, "store"))
    game.act(0, ("play", number(t, 0, "Coin")))
    assert (t.rp_of(0), t.rp_of(1)) == (3, 2)


@pytest.mark.rule("TURN-9", "TRG-2")
def test_a_next_effect_of_another_player_outlasts_a_scoring() -> None:
    t = scoring()
    t.card("Herald", text="Next: Gain 6 RP.")
    t.tableau(1, "Herald")
    t.hand(1, "Plain")
    t.state.tournament.armed = tuple(
        ArmedNext(1, card, ability.ref)
        for card in t.state.players[1].tableau
        for ability in board.abilities(t.state, card, TriggerWord.NEXT)
    )
    game = t.game
    game.act(0, SCORE)
    answer_all(game)
    game.act(1, ("play", number(t, 1, "Plain")))
    assert t.rp_of(1) == 6


@pytest.mark.rule("TURN-9")
def test_what_was_used_or_named_for_a_tournament_is_fresh_for_the_next_deck() -> None:
    t = scoring()
    player = t.state.players[0]
    player.named += ("Plain",)
    player.clashes_won, player.extra_slots = 2, 1
    t.state.tournament.used = frozenset(
        {(player.accessories[0], 5), (t.state.players[1].tableau[0], 6)}
    )
    game = t.game
    game.act(0, SCORE)
    answer_all(game, 0)
    assert not player.named
    assert (player.clashes_won, player.extra_slots) == (0, 0)
    assert t.state.tournament.used == {(t.state.players[1].tableau[0], 6)}


@pytest.mark.rule("TURN-10")
def test_after_the_third_scoring_a_player_is_out_and_the_others_go_on() -> None:
    t = scoring(players=3)
    s = t.state
    s.players[0].tournament_rp = (10, 20)
    s.tournament.silenced += (Silenced(0, "Play"),)
    game = t.game
    game.act(0, SCORE)
    assert t.prompt is not None
    assert t.prompt.kind == "meta"  # no accessory is kept for nothing
    answer_all(game)
    player = s.players[0]
    assert player.out
    assert player.hand == player.accessories == ()
    assert len(player.tournament_rp) == 3
    assert not s.tournament.silenced
    order = []
    for _ in range(4):
        (seat,) = game.waiting
        order.append(seat)
        game.act(seat, buying(game, "store"))
    assert order == [1, 2, 1, 2]


@pytest.mark.rule("TURN-10")
def test_when_all_are_out_the_highest_total_wins() -> None:
    t = scoring()
    s = t.state
    s.players[0].tournament_rp, s.players[1].tournament_rp = (10, 0), (90, 10)
    game = t.game
    game.act(0, SCORE)
    answer_all(game)
    assert not game.over
    happened = game.act(1, SCORE)
    while not game.over:
        happened = game.act(1, game.choices(1)[0])
    assert happened[-1] == Over((2, 1))
    assert [one["total"] for one in game.standings()] == [93, 107]
    assert game.standings()[1]["sources"] == {"first": 90, "second": 10, "third": 7}
    assert s.mode.counted_in == "RP"


@pytest.mark.rule("TURN-10")
@EDITIONS
def test_a_tie_is_shared_and_money_counts_nothing(edition: str) -> None:
    t = scene(edition)
    t.state.players[0].tournament_rp, t.state.players[1].tournament_rp = (30, 20), (0, 50)
    t.money(0, 400)
    assert [(one["place"], one["total"]) for one in t.game.standings()] == [(1, 50), (1, 50)]


# --------------------------------------------------------------------------- no binders


@pytest.mark.rule("TURN-11", "TRN-12", "GEN-7")
def test_what_would_go_to_a_binder_goes_to_the_discard_piles() -> None:
    t = scene()
    t.card("Purge", text="Play: Discard a card from your hand. Return a card in your tableau "
           "to your binder.")  # fmt: skip
    t.card("Core Card", rarity="Core")
    t.card("Host", text="Action: Gain 1 RP.")
    t.card("Rider", rarity="Expansion")
    t.tableau(0, "Host")
    t.hand(0, "Purge", "Core Card", "Rider")
    s = t.state
    rider = number(t, 0, "Rider")
    s.players[0].hand = tuple(card for card in s.players[0].hand if card != rider)
    s.tournament.attached = {t.number_of("Host"): (rider,)}
    game = t.game
    game.act(0, ("play", number(t, 0, "Purge")))
    answer_all(game, 0)
    assert s.players[0].binder == ()
    assert names(s, s.shop.core_discard) == ["Core Card", "Host"]
    assert names(s, s.shop.store_discard) == ["Rider"]
    assert (t.hand_of(0), t.tableau_of(0)) == ([], ["Purge"])


@pytest.mark.rule("TURN-11", "TRN-11")
def test_an_effect_that_overfills_the_aftermarket_clears_it_and_selling_does_not() -> None:
    t = scene()
    t.card("Fence", text="Play: Put a card in your hand into the aftermarket.")
    t.hand(0, "Fence", "Plain", "Plain")
    t.hand(1, "Plain")
    s = t.state
    s.shop.aftermarket = tuple(ForSale(t._new("Plain"), seat) for seat in (0, 1) for _ in range(6))
    for p in s.players:
        p.markers = 1
    game = t.game
    game.act(0, ("sell", number(t, 0, "Plain")))
    assert len(s.shop.aftermarket) == 13
    game.act(1, buying(game, "store"))
    game.act(0, ("play", number(t, 0, "Fence")))
    answer_all(game)
    assert len(s.shop.aftermarket) == 1
    assert [p.markers for p in s.players] == [7, 7]
    assert len(s.shop.store_discard) == 13


# --------------------------------------------------------------------------- ends of all kinds


@pytest.mark.rule("GEN-9", "TURN-9")
@EDITIONS
def test_a_loop_counts_as_a_scoring_as_good_as_the_best(edition: str) -> None:
    t = scene(edition)
    t.card("Echo", stars=2, text="Ongoing: Whenever an opponent gains RP, gain 1 RP.")
    t.card("Herald", stars=3, text="Play: Gain 10 RP.")
    t.tableau(0, "Echo")
    t.tableau(1, "Echo")
    t.hand(0, "Herald", "Plain")
    s = t.state
    s.players[1].tournament_rp = (1000,)
    game = t.game
    game.act(0, ("play", number(t, 0, "Herald")))
    answer_all(game)
    player = s.players[0]
    assert not player.out
    assert player.tournament_rp == (1000,)
    assert player.rp == 0
    assert player.tableau == ()
    assert player.money == 30 + (2 + 3 + 3) + 30
    assert len(player.hand) == 6
    assert game.waiting == (1,)
    assert s.tournament.scoring == -1


@pytest.mark.rule("GEN-10")
def test_who_has_had_sixty_turns_with_one_deck_has_to_score() -> None:
    t = scene()
    t.hand(0, "Plain")
    t.card("Lever", text="Action: Gain 5 RP.")
    t.tableau(0, "Lever")
    while memory.of(t.state).turns[0] < turn.MOST_TURNS:
        memory.count_turn(t.state, 0)
    game = t.game
    assert verbs(game, 0) == {"action", "score"}
    for action in (buying(game, "store"), actions.Play(number(t, 0, "Plain"))):
        assert "have to score" in refused(game, 0, *as_list(action))
    game.act(0, SCORE)
    answer_all(game)
    assert memory.of(t.state).turns[0] == 0


class Reluctant(RandomGame):
    """A random game in which nobody scores before they have to."""

    def step(self) -> list[Any]:
        game = self.game
        (seat,) = game.waiting
        choices = game.choices(seat)
        others = [action for action in choices if action != SCORE]
        if not others or len(others) == len(choices):
            return super().step()
        self.known.update(choices)
        action = self.rng.choice(others)
        self.log.append((seat, action))
        return game.act(seat, action)


@pytest.mark.rule("TURN-3", "TURN-10", "TURN-11", "ED-1")
@pytest.mark.parametrize(
    ("edition", "players"), [("original", 2), ("original", 5), ("collusion", 2), ("collusion", 6)]
)
def test_random_games_keep_every_law_and_end(edition: str, players: int) -> None:
    game = RandomGame(started(edition, players, seed=players), seed=players)
    game.play(thorough_every=15)
    assert all(len(p.tournament_rp) == 3 for p in game.game.state.players)
    assert all(p.binder == () for p in game.game.state.players)


@pytest.mark.rule("GEN-10")
@EDITIONS
def test_games_in_which_nobody_wants_to_score_end_too(edition: str) -> None:
    game = Reluctant(started(edition, 2, seed=8), seed=8)
    game.play(thorough_every=60)
    assert game.game.over


@pytest.mark.rule("OPT-1", "OPT-3")
@pytest.mark.parametrize(
    "options",
    [
        {"character_powers": True},
        {"accessory_draft": True},
        {"handicaps": (0,)},
        {"ask_forced": True},
    ],
)
def test_random_games_with_options_keep_every_law(options: dict[str, Any]) -> None:
    game = RandomGame(started("collusion", 3, seed=6, **options), seed=6)
    game.play(thorough_every=25)
