"""Turn-Based Mode: the set-up, and the main action of a turn (TURN-1 to TURN-8)."""

from __future__ import annotations

from typing import Any

import pytest

from mblades.errors import IllegalAction, SetupError
from mblades.modes.turn_based import memory
from mblades.modes.turn_based.actions import Collect
from mblades.rules.state import actions
from mblades.rules.state.actions import as_list
from mblades.rules.state.records import ForSale
from mblades.testing import Table
from mblades.text.tree import PROMOS
from tests.modes.turn_scenes import (
    EDITIONS,
    END,
    SCORE,
    answer_all,
    names,
    number,
    rarities,
    refused,
    scene,
    started,
    verbs,
)
from tests.seen import names_of
from tests.store import buying

# --------------------------------------------------------------------------- set-up


@pytest.mark.rule("TURN-1", "ED-25")
@pytest.mark.parametrize(("edition", "core"), [("original", None), ("collusion", 3)])
def test_everyone_starts_with_a_hand_and_30_dollars(edition: str, core: int | None) -> None:
    game = started(edition, seed=4)
    s = game.state
    for p in s.players:
        assert (len(p.hand), p.money) == (7, 30)
        assert p.binder == p.deck == p.unseen == p.friends == ()
        if core is not None:
            assert rarities(s, p.hand)["Core"] == core
    assert [s.catalog.metas[meta].deck for meta in s.metas] == [
        s.catalog.metas[deck[0]].deck for deck in s.meta_decks
    ]
    assert len(s.metas) == 2


@pytest.mark.rule("TURN-1")
@EDITIONS
def test_there_is_one_phase_without_timers_boosters_npcs_and_trades(edition: str) -> None:
    game = started(edition, seed=4)
    assert game.phase == "tournament"
    assert game.view(0)["npcs"] is None
    assert game.view(0)["clock"] is None
    with pytest.raises(IllegalAction):
        game.tick()
    (seat,) = game.waiting
    assert verbs(game, seat) <= {
        "buy", "purchase", "sell", "fuse", "collect", "equip", "play", "score",
    }  # fmt: skip
    for gone in (
        ("npc", 0),
        ("trade", 1),
        ("ready",),
        ("move", game.state.players[seat].hand[0], "deck"),
    ):
        assert refused(game, seat, *gone)


@pytest.mark.rule("TURN-1")
def test_turns_go_clockwise_from_the_chosen_first_player() -> None:
    game = started(seed=1, first_player=2, players=3)
    order = []
    for _ in range(4):
        (seat,) = game.waiting
        order.append(seat)
        assert all(not game.choices(other) for other in game.seats if other != seat)
        game.act(
            seat,
            buying(game, 0) if buying(game, 0) in game.choices(seat) else game.choices(seat)[-1],
        )
        answer_all(game)
        while game.waiting == (seat,):
            game.act(seat, END)
    assert order == [2, 0, 1, 2]


@pytest.mark.rule("TURN-1", "ED-1")
@pytest.mark.parametrize(("edition", "most"), [("original", 5), ("collusion", 6)])
def test_two_and_the_most_can_play_it_and_no_other_number(edition: str, most: int) -> None:
    for players in (2, most):
        assert len(started(edition, players).seats) == players
    for players in (1, most + 1):
        with pytest.raises(SetupError, match=f"2 to {most} players"):
            started(edition, players)


@pytest.mark.rule("TURN-2")
@pytest.mark.parametrize("build", [None, "New Beginnings", "random"])
@EDITIONS
def test_two_bronze_sets_and_a_silver_one_can_be_fused_for(edition: str, build: str | None) -> None:
    if edition == "original" and build == "New Beginnings":
        build = "First Game"
    s = started(edition, build=build, seed=7).state
    bronze, silver, gold = s.shop.fusion
    assert len(bronze) == 12
    assert len({s.catalog.set_of[s.cards[card]] for card in bronze}) == 2
    assert rarities(s, silver) == {"Silver": 6}
    assert gold == ()
    assert s.shop.reserve[PROMOS.index("Gold")] == ()
    assert [rarities(s, pile) for pile in s.shop.prizes] == [{"Silver": 6}, {"Gold": 6}]
    used = {s.catalog.set_of[s.cards[card]] for card in (*silver, *s.shop.prizes[0])}
    assert len(used) == 2


@pytest.mark.rule("TURN-2")
def test_nobody_fuses_for_gold() -> None:
    game = started(seed=3)
    (seat,) = game.waiting
    assert "no Gold promo" in refused(game, seat, "fuse", "Gold")


@pytest.mark.rule("RUL-2", "TURN-1")
@pytest.mark.parametrize(("players", "markers"), [(2, 4), (3, 4), (4, 3)])
def test_two_players_have_four_markers_in_the_original_edition(players: int, markers: int) -> None:
    s = started("original", players).state
    assert [p.markers for p in s.players] == [markers] * players


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ({"character_powers": True, "pro_cards": True}, "rounds"),
        ({"venues": True}, "rounds"),
        ({"draft": True}, "boosters"),
        ({"free_market": True}, "trades"),
        ({"liquidation": True}, "discards them"),
        ({"sealed": True}, "starter decks"),
        ({"prerelease": True}, "starter decks"),
        ({"starters": ("Fire Starter", "Water Starter", "Air Starter")}, "starter decks"),
    ],
)
def test_options_that_make_no_sense_are_refused(option: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        started(**option)


@pytest.mark.rule("TURN-1", "SET-6", "OPT-3")
def test_what_the_set_up_gives_begins_in_the_hand() -> None:
    game = started(seed=2, handicaps=(1,))
    assert [len(p.hand) for p in game.state.players] == [7, 8, 7]
    promo = game.state.catalog.designs[game.state.cards[game.state.shop.fusion[0][0]]].name
    game = started(seed=2, backers=((0, promo),))
    assert promo in names(game.state, game.state.players[0].hand)
    assert [len(p.hand) for p in game.state.players] == [8, 8, 8]


# --------------------------------------------------------------------------- turns


@pytest.mark.rule("TURN-3")
def test_a_turn_has_exactly_one_main_action() -> None:
    t = scene()
    t.card("Lever", text="Action: Gain 5 RP.")
    t.tableau(0, "Lever")
    t.hand(0, "Plain", "Plain", "Plain")
    game = t.game
    card = number(t, 0, "Plain")
    assert "one thing" in refused(game, 0, *as_list(END))
    game.act(0, ("sell", card))
    assert game.waiting == (0,)  # the Action is still open
    assert verbs(game, 0) == {"action", "end"}
    plain = number(t, 0, "Plain")
    for action in (buying(game, "store"), actions.Sell(card), SCORE, actions.Play(plain)):
        assert refused(game, 0, *as_list(action))
    game.act(0, END)
    assert game.waiting == (1,)
    assert refused(game, 0, "sell", number(t, 0, "Plain")) == "It is not your turn."


@pytest.mark.rule("TURN-3", "TRN-4")
@pytest.mark.parametrize("before", [True, False])
def test_one_action_effect_before_or_after_the_main_action(before: bool) -> None:
    t = scene()
    t.card("Lever", text="Action: Gain 5 RP.")
    t.tableau(0, "Lever", "Lever")
    t.hand(0, "Plain")
    game = t.game
    lever = next(action for action in game.choices(0) if isinstance(action, actions.UseAction))
    purchase = buying(game, "store")
    for action in (lever, purchase) if before else (purchase, lever):
        game.act(0, action)
    assert t.rp_of(0) == 5
    assert len(t.state.players[0].hand) == 2
    assert game.waiting == (1,)


@pytest.mark.rule("TURN-3", "KEY-28")
def test_a_further_card_can_be_played_after_any_main_action_if_an_effect_says_so() -> None:
    t = scene()
    t.card("Dash", text="Action: You may play another card this turn.")
    t.tableau(0, "Dash")
    t.hand(0, "Plain")
    game = t.game
    game.act(0, next(action for action in game.choices(0) if isinstance(action, actions.UseAction)))
    game.act(0, buying(game, "store"))
    assert verbs(game, 0) == {"play", "end"}
    game.act(0, ("play", number(t, 0, "Plain")))
    assert t.tableau_of(0) == ["Dash", "Plain"]
    assert game.waiting == (1,)


# --------------------------------------------------------------------------- main actions


@pytest.mark.rule("TURN-4")
def test_a_card_is_bought_to_the_hand() -> None:
    t = scene()
    t.aftermarket("Plain")
    game = t.game
    game.act(0, buying(game, 3))
    player = t.state.players[0]
    assert (names(t.state, player.hand), player.money, player.binder) == (["Plain"], 26, ())
    assert len([card for card in t.state.shop.store_area if card >= 0]) == 9
    game.act(1, ("purchase", t.state.shop.aftermarket[0].card))
    assert (len(t.state.players[1].hand), t.money_of(1)) == (1, 27)


@pytest.mark.rule("TURN-4")
def test_nobody_buys_with_seven_cards_in_hand() -> None:
    t = scene()
    t.aftermarket("Plain")
    t.hand(0, *["Plain"] * 7)
    game = t.game
    assert not verbs(game, 0) & {"buy", "purchase"}
    assert "fewer than 7" in refused(game, 0, *as_list(buying(game, "store")))
    assert "fewer than 7" in refused(game, 0, "purchase", t.state.shop.aftermarket[0].card)


@pytest.mark.rule("TURN-5")
def test_a_hand_card_is_sold_with_a_marker() -> None:
    t = scene()
    t.card("Dear", stars=9)
    t.hand(0, "Dear", "Plain")
    t.hand(1, "Plain")
    t.markers(0, 1)
    game = t.game
    card = number(t, 0, "Dear")
    assert "not in your hand" in refused(game, 0, "sell", number(t, 1, "Plain"))
    game.act(0, ("sell", card))
    assert (t.money_of(0), t.markers_of(0)) == (39, 0)
    assert t.state.shop.aftermarket == (ForSale(card, 0),)
    game.act(1, buying(game, "store"))
    assert "sell" not in verbs(game, 0)
    assert "no sell marker" in refused(game, 0, "sell", number(t, 0, "Plain"))


def fusing(edition: str) -> Table:
    t = scene(edition)
    t.card("Medal", rarity="Bronze")
    t.card("Cup", rarity="Bronze")
    t.hand(0, *["Plain"] * 7)
    t.state.shop.fusion = ((t._new("Medal"), t._new("Cup")), (), ())
    return t


@pytest.mark.rule("TURN-6", "ED-9", "ED-10")
@EDITIONS
def test_five_hand_cards_become_a_bronze_promo_pick_by_pick(edition: str) -> None:
    t = fusing(edition)
    game = t.game
    medal = t.state.shop.fusion[0][0]
    game.act(0, ("fuse", "Bronze"))
    assert game.waiting == (0,)
    assert verbs(game, 0) == {"pick", "cancel"}
    assert "cancel" in refused(game, 0, *as_list(buying(game, "store")))
    for card in t.state.players[0].hand[:5]:
        game.act(0, ("pick", card))
    if edition == "collusion":
        game.act(0, ("pick", medal))
    hand = names(t.state, t.state.players[0].hand)
    assert hand == ["Plain", "Plain", "Medal" if edition == "collusion" else "Cup"]
    assert t.markers_of(0) == (4 if edition == "collusion" else 3)
    assert len(t.state.shop.store_discard if edition == "collusion" else t.state.removed) == 5
    assert game.waiting == (1,)


@pytest.mark.rule("TURN-6")
@EDITIONS
def test_a_fusion_can_be_done_at_once_and_a_cancelled_one_does_not_count(edition: str) -> None:
    t = fusing(edition)
    game = t.game
    cards, promo = t.state.players[0].hand[:5], t.state.shop.fusion[0][-1]
    game.act(0, ("fuse", "Bronze"))
    game.act(0, ("cancel",))
    assert "buy" not in verbs(game, 0)
    assert "score" in verbs(game, 0)
    assert "takes 5 cards" in refused(game, 0, "fuse", "Bronze", cards[:4], promo)
    game.act(0, ("fuse", "Bronze", cards, *((promo,) if edition == "collusion" else ())))
    assert promo in t.state.players[0].hand
    assert game.waiting == (1,)


@pytest.mark.rule("TURN-6")
def test_the_limit_of_a_rarity_and_its_marker_come_back_with_a_scoring() -> None:
    t = fusing("original")
    game = t.game
    player = t.state.players[0]
    game.act(0, ("fuse", "Bronze", player.hand[:5]))
    game.act(1, buying(game, "store"))
    player.hand += tuple(t._new("Plain") for _ in range(4))
    assert "already fused" in refused(game, 0, "fuse", "Bronze", player.hand[:5])
    game.act(0, SCORE)
    answer_all(game)
    game.act(1, buying(game, "store"))
    assert (player.fused, player.markers) == ((), 4)
    game.act(0, ("fuse", "Bronze", player.hand[:5]))
    assert player.fused == ("Bronze",)


@pytest.mark.rule("TURN-7")
def test_the_first_card_declares_the_symbol_and_the_others_have_to_show_it() -> None:
    t = scene()
    t.card("Torch", stars=2, symbols="Fire Mage")
    t.card("Blaze", stars=4, symbols="Fire Animal")
    t.card("Match", stars=2, symbols="Fire Citizen")
    t.card("Puddle", stars=5, symbols="Water Mage")
    t.card("Mist", stars=6, symbols="Water Air Myth")
    t.hand(0, "Torch", "Blaze", "Match", "Puddle", "Mist", "Plain")
    game = t.game
    player = t.state.players[0]
    mist = number(t, 0, "Mist")
    offered = {action for action in game.choices(0) if isinstance(action, Collect)}
    assert {one.symbol for one in offered if one.card == mist} == {"Water", "Air", "Myth"}
    assert "does not have the Fire symbol" in refused(game, 0, "collect", mist, "Fire")
    assert "an element or a type" in refused(game, 0, "collect", mist, "Premium")
    game.act(0, ("collect", number(t, 0, "Torch"), "Fire"))
    assert game.view(1)["turns"]["declared"][0] == ["Fire", ""]
    game.act(1, buying(game, "store"))
    assert "is for Fire" in refused(game, 0, "collect", mist, "Water")
    assert "the same stars" in refused(game, 0, "collect", number(t, 0, "Match"), "Fire")
    game.act(0, ("collect", number(t, 0, "Blaze"), "Fire"))
    game.act(1, buying(game, "store"))
    game.act(0, ("collect", number(t, 0, "Puddle"), "Mage"))  # one of each kind at a time
    game.act(1, buying(game, "store"))
    assert "is for Mage" in refused(game, 0, "collect", mist, "Myth")
    assert names(t.state, player.collection) == ["Torch", "Blaze"]
    assert names(t.state, player.cards_in("second_collection")) == ["Puddle"]
    shown = game.view(1)["players"][0]
    assert names_of(game, shown["collection"]) == ["Torch", "Blaze"]
    assert names_of(game, shown["second_collection"]) == ["Puddle"]
    assert game.view(0)["players"][0]["collection_value"] == 20  # RP, as the scoring will say


def eight_of_nine_collected(edition: str) -> Table:
    t = scene(edition)
    for stars in range(1, 10):
        t.card(f"Fire {stars}", stars=stars, symbols="Fire")
    t.hand(0, *[f"Fire {stars}" for stars in range(1, 10)])
    player = t.state.players[0]
    player.collection, player.hand = player.hand[:8], player.hand[8:]
    memory.declare(t.state, 0, ("Fire", ""))
    return t


@pytest.mark.rule("TURN-7", "ED-12")
def test_a_collection_of_eight_is_full() -> None:
    t = eight_of_nine_collected("collusion")
    assert "full" in refused(t.game, 0, "collect", t.state.players[0].hand[0], "Fire")


@pytest.mark.rule("TURN-7", "ED-12")
def test_in_the_original_edition_more_than_eight_are_collected_and_eight_count() -> None:
    t = eight_of_nine_collected("original")
    t.game.act(0, ("collect", t.state.players[0].hand[0], "Fire"))
    t.game.act(1, buying(t.game, "store"))
    t.game.act(0, SCORE)
    assert t.state.players[0].tournament_rp == (80,)


@pytest.mark.rule("TURN-8", "TRN-9")
def test_boxes_and_accessories_are_played_to_their_slots_or_like_singles() -> None:
    t = scene()
    t.card("Case", kind="Deck Box", text="Ongoing: Whenever you play a card, gain 5 RP.")
    t.card("Charm", kind="Accessory")
    t.hand(0, "Case", "Case", "Charm", "Charm", "Charm", "Plain")
    game = t.game
    player = t.state.players[0]
    assert "only play a Deck Box" in refused(game, 0, "equip", number(t, 0, "Plain"))
    for name in ("Case", "Charm", "Charm"):
        game.act(0, ("equip", number(t, 0, name)))
        game.act(1, buying(game, "store"))
    assert (names(t.state, player.box), len(player.accessories)) == (["Case"], 2)
    assert t.rp_of(0) == 0  # setting up is not playing a card
    assert "equip" not in verbs(game, 0)
    for name in ("Case", "Charm"):
        assert "no open slot" in refused(game, 0, "equip", number(t, 0, name))
    game.act(0, ("play", number(t, 0, "Charm")))
    assert t.tableau_of(0) == ["Charm"]
    assert t.rp_of(0) == 5


@pytest.mark.rule("TURN-8", "TRN-5")
def test_playing_follows_the_rules_of_a_tournament() -> None:
    t = scene()
    t.card("Bully", text="Play: Gain 10 RP. Flip a card in an opponent's tableau.")
    t.card("Target", text="Flip: Gain 4 RP.")
    t.hand(0, "Bully", "Plain")
    t.tableau(1, "Target")
    game = t.game
    game.act(0, ("play", number(t, 0, "Bully")))
    answer_all(game)
    assert (t.rp_of(0), t.rp_of(1)) == (10, 4)
    assert not t.is_face_up("Target")
    t.tableau(1, *["Plain"] * 5)
    t.hand(1, "Plain")
    assert "no open slot" in refused(game, 1, "play", number(t, 1, "Plain"))
