"""Deckbuilding as a referee sees it: scenes read from the rulebooks, in players' verbs."""

from __future__ import annotations

from typing import Any

import pytest

from mblades.testing import SceneError, Table

NOBODY = -1
BOTH = pytest.mark.parametrize("edition", ["original", "collusion"])


def building(players: int = 3, **options: Any) -> Table:
    """Decks are built; there are Fire Mages of 1 to 9 stars."""
    t = Table(players=players, phase="deckbuilding", **options)
    for stars in range(1, 10):
        t.card(f"Spark {stars}", stars=stars, symbols="Fire Mage", set="Sparks", rarity="Expansion")
    return t


def stocked(players: int = 3, **options: Any) -> Table:
    """The same with cards to spare: decks that do not run out, and something to play for all."""
    t = building(players, **options)
    t.card("Filler", set="Fillers", rarity="Expansion")
    t.card("Core Filler")
    t.store(*["Filler"] * 40)
    t.core_deck(*["Core Filler"] * 20)
    for seat in range(players):
        t.deck(seat, "Filler")
    return t


def sparks(*stars: int) -> list[str]:
    return [f"Spark {n}" for n in stars]


# --------------------------------------------------------------------------- set-up and clock


@pytest.mark.rule("DB-1", "DB-2", "DB-3", "DB-4", "DB-5", "DB-6", "DB-7")
def test_a_phase_is_set_up_step_by_step() -> None:
    t = building(2, timer=0)
    t.card("Basic")
    t.store(*["Spark 1"] * 20)
    t.core_deck(*["Basic"] * 7)
    t.npc_deck("Campfire Scout", "Sleeve Salesman", "Box Collector")
    t.meta("High Tide")
    t.meta_deck(0, "Everything Is on Fire")
    t.deck(0, "Spark 9")
    t.collection(0, "Spark 8")
    t.markers(0, 0)
    t.money(0, 5)
    t.begin_deckbuilding()
    assert sorted(t.binder_of(0)) == sparks(8, 9)
    assert t.deck_of(0) == t.collection_of(0) == []
    assert (t.money_of(0), t.markers_of(0)) == (35, 4)
    assert len(t.names_in("store area")) == 9
    assert len(t.names_in("store deck")) == 20 - 2 * 3 - 9
    assert len(t.names_in("core deck")) == 7 - 2 * 3
    assert t.npc_names() == ["Campfire Scout", "Sleeve Salesman"]
    assert t.meta_names() == ["Everything Is on Fire"]
    t.tick()
    assert sorted(t.binder_of(0)) == ["Basic"] * 3 + ["Spark 1"] * 3 + sparks(8, 9)


@pytest.mark.rule("DB-8")
def test_the_second_timer_brings_a_booster_and_the_second_meta() -> None:
    t = stocked(2)
    t.meta("High Tide")
    t.meta_deck(1, "At a Premium")
    t.tick()
    assert t.timer == 2
    assert sorted(t.binder_of(1)) == ["Core Filler"] * 3 + ["Filler"] * 3
    assert t.meta_names() == ["High Tide", "At a Premium"]
    t.tick()
    assert len(t.binder_of(1)) == 6
    t.tick()
    assert t.phase == "tournament"


@pytest.mark.rule("DB-10")
def test_time_is_added_only_if_all_players_agree() -> None:
    t = stocked(timer=2)
    t.extend(0)
    t.extend(1)
    t.tick()
    assert t.timer == 3
    for seat in range(3):
        t.extend(seat)
    t.tick()
    assert t.phase == "deckbuilding"
    with pytest.raises(SceneError, match="cannot be extended again"):
        t.extend(0)
    t.tick()
    assert t.phase == "tournament"


@pytest.mark.rule("DB-10")
def test_anyone_stops_the_clock_and_anyone_starts_it_again() -> None:
    t = building()
    t.binder(1, "Spark 3")
    t.pause(0)
    with pytest.raises(SceneError, match="clock is paused"):
        t.sell(1, "Spark 3")
    with pytest.raises(SceneError, match="clock is paused"):
        t.tick()
    t.resume(2)
    t.sell(1, "Spark 3")


@pytest.mark.rule("DB-9")
def test_who_is_ready_does_nothing_until_they_take_it_back() -> None:
    t = building()
    t.binder(0, "Spark 3")
    t.ready(0)
    with pytest.raises(SceneError, match="take that back first"):
        t.sell(0, "Spark 3")
    t.unready(0)
    t.sell(0, "Spark 3")


@pytest.mark.rule("DB-9")
def test_nobody_acts_before_the_clock_runs() -> None:
    t = building(timer=0)
    t.binder(0, "Spark 3")
    with pytest.raises(SceneError, match="has not been started"):
        t.sell(0, "Spark 3")


# --------------------------------------------------------------------------- one's own area


@pytest.mark.rule("DB-12", "DB-14")
def test_cards_move_freely_but_only_ones_own() -> None:
    t = building()
    t.binder(0, *sparks(1, 2, 3))
    t.move(0, "Spark 3", "Spark 1", to="deck")
    assert t.deck_of(0) == sparks(3, 1)
    t.move(0, "Spark 3", to="collection")
    t.move(0, "Spark 3", to="binder")
    assert sorted(t.binder_of(0)) == sparks(2, 3)
    with pytest.raises(SceneError, match="your own cards"):
        t.move(1, "Spark 2", to="deck")


@pytest.mark.rule("DB-13", "TRN-3")
def test_a_deck_area_may_hold_too_much_until_the_tournament() -> None:
    t = building(2, timer=3)
    t.binder(0, *sparks(1, 2, 3, 4, 5, 6, 7, 8, 9))
    t.move(0, *sparks(1, 2, 3, 4, 5, 6, 7, 8, 9), to="deck")
    t.deck(1, "Spark 1")
    t.tick()
    assert len(t.hand_of(0)) == 8
    assert len(t.binder_of(0)) == 1


# --------------------------------------------------------------------------- collections


@pytest.mark.rule("DB-15", "DB-16")
@pytest.mark.parametrize(
    ("size", "vp"), [(1, 0), (2, 2), (3, 4), (4, 7), (5, 9), (6, 12), (7, 16), (8, 21)]
)
def test_a_collection_scores_by_its_size(size: int, vp: int) -> None:
    t = stocked(2, timer=3)
    cards = sparks(*range(1, size + 1))
    t.binder(0, *cards)
    t.collect(0, *cards)
    t.tick()
    assert t.vp_of(0, "collection") == vp
    assert sorted(t.names_in("store discard") if vp else t.binder_of(0)) == sorted(cards)


@pytest.mark.rule("DB-15", "RUL-9")
def test_a_soldier_collection_with_two_cards_of_four_stars_scores_nothing() -> None:
    t = stocked(2, timer=3)
    t.card("Pike", stars=4, symbols="Water Soldier")
    t.card("Lance", stars=4, symbols="Air Soldier")
    t.card("Bow", stars=2, symbols="Earth Soldier")
    t.collection(0, "Pike", "Lance", "Bow")
    t.tick()
    assert t.vp_of(0) == 0
    assert sorted(t.binder_of(0)) == ["Bow", "Lance", "Pike"]


@pytest.mark.rule("DB-15", "CARD-3")
def test_a_dark_collection_takes_no_card_of_another_element() -> None:
    t = stocked(2, timer=3)
    t.card("Crow", stars=2, symbols="Dark Animal")
    t.card("Bat", stars=3, symbols="Dark Myth")
    t.card("Lamp", stars=4, symbols="Light Citizen")
    t.card("Case", stars=5, kind="Deck Box")
    t.collection(0, "Crow", "Bat", "Lamp")
    t.collection(1, "Crow", "Bat", "Case")
    t.tick()
    assert (t.vp_of(0), t.vp_of(1)) == (0, 0)


@pytest.mark.rule("DB-15", "CARD-4")
def test_one_shared_symbol_of_several_is_enough() -> None:
    t = stocked(2, timer=3)
    t.card("Steam", stars=2, symbols="Fire Water Construct")
    t.card("Wave", stars=6, symbols="Water Animal")
    t.collection(0, "Steam", "Wave")
    t.tick()
    assert t.vp_of(0) == 2


@pytest.mark.rule("ED-11", "CARD-9", "DB-16")
@pytest.mark.parametrize(
    ("edition", "core"), [("original", "out of the game"), ("collusion", "core discard")]
)
def test_turned_in_collections_are_lost(edition: str, core: str) -> None:
    t = stocked(timer=3, edition=edition)
    t.card("Basic", stars=2, symbols="Fire", rarity="Core")
    t.collection(0, "Basic", "Spark 5")
    t.tick()
    assert t.vp_of(0, "collection") == 2
    assert t.where_is("Basic") == core


@pytest.mark.rule("ED-12", "RUL-21")
@pytest.mark.parametrize(("edition", "vp"), [("original", 21), ("collusion", 0)])
def test_a_ninth_card_in_a_collection(edition: str, vp: int) -> None:
    t = stocked(timer=3, edition=edition)
    t.collection(0, *sparks(1, 2, 3, 4, 5, 6, 7, 8, 9))
    t.tick()
    assert t.vp_of(0, "collection") == vp


# --------------------------------------------------------------------------- the store


@pytest.mark.rule("DB-17", "CARD-7")
def test_fulton_buys_a_five_cost_card_of_clockwork_empire() -> None:
    t = building()
    t.card("Gearling", stars=2, set="Cogs", rarity="Premium")
    t.store_area("Spark 1", "Gearling")
    t.store("Spark 2", "Spark 3")
    t.buy(0, "Cogs")
    assert t.money_of(0) == 25
    assert t.binder_of(0) == ["Gearling"]
    assert t.names_in("store area") == sparks(1, 2)
    assert t.store_names() == ["Spark 3"]


@pytest.mark.rule("DB-17", "DB-4", "CARD-7")
def test_the_tops_of_both_decks_are_for_sale() -> None:
    t = building()
    t.card("Basic")
    t.card("Relic", set="Relics", rarity="Master")
    t.store("Relic", "Spark 1")
    t.core_deck("Basic", "Basic")
    t.buy(0, "Relics")
    t.buy(0, "Basic")
    assert t.money_of(0) == 30 - 6 - 3
    assert t.store_names() == ["Spark 1"]
    assert t.names_in("core deck") == ["Basic"]


@pytest.mark.rule("DB-25", "DB-17")
def test_what_cannot_be_paid_is_refused() -> None:
    t = building()
    t.store_area("Spark 1")
    t.money(0, 3)
    with pytest.raises(SceneError, match=r"It costs 4 M\$; you have 3"):
        t.buy(0, "Sparks")
    assert (t.money_of(0), t.names_in("store area")) == (3, ["Spark 1"])


@pytest.mark.rule("CARD-11", "CARD-7")
def test_an_empty_store_is_reshuffled_and_promos_cost_what_their_backs_say() -> None:
    t = building()
    t.card("Medal", stars=8, set="Medals", rarity="Silver")
    t.card("Basic")
    t.store_area("Spark 1")
    t.discards("Medal", "Basic")
    assert t.names_in("core discard") == ["Basic"]
    t.buy(0, "Sparks")
    assert t.names_in("store area") == ["Medal"]
    t.buy(0, "Medals")
    assert t.money_of(0) == 30 - 4 - 7
    assert t.names_in("store area") == []


# --------------------------------------------------------------------------- fusion


@pytest.mark.rule("DB-19", "ED-9", "ED-10", "ED-11")
@pytest.mark.parametrize(("rarity", "price"), [("Bronze", 5), ("Silver", 7), ("Gold", 9)])
def test_cards_are_fused_into_any_promo_of_a_pile(rarity: Any, price: int) -> None:
    t = stocked()
    t.card("Cup", rarity=rarity, set="Cups")
    t.card("Medal", rarity=rarity, set="Cups")
    t.fusion(rarity, "Cup", "Medal")
    t.binder(0, *["Spark 1"] * 9)
    with pytest.raises(SceneError, match=f"takes {price} cards"):
        t.fuse(0, ["Spark 1"] * (price - 1), "Medal")
    t.fuse(0, ["Spark 1"] * price, "Medal")
    assert t.binder_of(0) == ["Spark 1"] * (9 - price) + ["Medal"]
    assert t.names_in("store discard") == ["Spark 1"] * price
    assert t.names_in(rarity) == ["Cup"]
    assert t.markers_of(0) == 4


@pytest.mark.rule("ED-9", "ED-10", "ED-11")
def test_in_the_first_edition_a_fusion_leaves_a_marker_and_gives_the_top_card() -> None:
    t = building(4, edition="original")
    t.card("Cup", rarity="Bronze", set="Cups")
    t.card("Medal", rarity="Bronze", set="Cups")
    t.fusion("Bronze", "Cup", "Medal")
    t.binder(0, *["Spark 1"] * 10)
    with pytest.raises(SceneError, match="cannot choose one"):
        t.fuse(0, ["Spark 1"] * 5, "Medal")
    t.fuse(0, ["Spark 1"] * 5, "Bronze")
    assert "Cup" in t.binder_of(0)
    assert t.markers_of(0) == 2
    assert t.names_in("out of the game") == ["Spark 1"] * 5
    with pytest.raises(SceneError, match="already fused for Bronze"):
        t.fuse(0, ["Spark 1"] * 5, "Bronze")


@pytest.mark.rule("ED-24")
def test_a_new_promo_set_follows_one_that_ran_out() -> None:
    t = building()
    t.card("Cup", rarity="Bronze", set="Cups")
    t.card("Ring", rarity="Bronze", set="Rings")
    t.fusion("Bronze", "Cup")
    t.new_promos("Bronze", "Ring")
    t.binder(0, *["Spark 1"] * 10)
    t.fuse(0, ["Spark 1"] * 5, "Cup")
    assert t.names_in("Bronze") == ["Ring"]
    t.fuse(0, ["Spark 1"] * 5, "Ring")
    t.binder(1, *["Spark 1"] * 5)
    with pytest.raises(SceneError, match="no Bronze promos left"):
        t.fuse(1, ["Spark 1"] * 5, "Bronze")


# --------------------------------------------------------------------------- the aftermarket


@pytest.mark.rule("DB-20", "DB-21")
def test_james_bomb_is_sold_for_seven_and_bought_for_seven() -> None:
    t = building()
    t.card("Bomber", stars=7)
    t.binder(0, "Bomber")
    t.sell(0, "Bomber")
    assert (t.money_of(0), t.markers_of(0)) == (37, 3)
    assert t.marker_in_aftermarket("Bomber") == 0
    with pytest.raises(SceneError, match="cannot buy it back"):
        t.buy_from_aftermarket(0, "Bomber")
    t.buy_from_aftermarket(1, "Bomber")
    assert (t.money_of(1), t.binder_of(1)) == (23, ["Bomber"])
    assert (t.money_of(0), t.markers_of(0)) == (37, 4)


@pytest.mark.rule("DB-20")
def test_without_a_marker_nothing_is_sold() -> None:
    t = building()
    t.binder(0, *sparks(1, 2, 3, 4, 5))
    t.sell(0, *sparks(1, 2, 3, 4))
    with pytest.raises(SceneError, match="no sell markers left"):
        t.sell(0, "Spark 5")
    t.buy_from_aftermarket(2, "Spark 4")
    t.sell(0, "Spark 5")
    assert t.money_of(0) == 30 + 1 + 2 + 3 + 4 + 5


@pytest.mark.rule("DB-20", "DB-8")
def test_in_the_last_timer_cards_are_bought_but_not_sold() -> None:
    t = building(timer=2)
    t.binder(0, "Spark 3", "Spark 4")
    t.sell(0, "Spark 3")
    t.tick()
    with pytest.raises(SceneError, match="during the last timer"):
        t.sell(0, "Spark 4")
    t.buy_from_aftermarket(1, "Spark 3")


@pytest.mark.rule("DB-20", "TRN-11")
def test_the_aftermarket_has_no_limit_while_decks_are_built() -> None:
    t = building()
    t.aftermarket(*["Spark 1"] * 12)
    t.binder(0, "Spark 9")
    t.sell(0, "Spark 9")
    assert len(t.aftermarket_names()) == 13


@pytest.mark.rule("DB-21", "ED-20", "RUL-6", "CL-4")
def test_cards_of_a_clash_have_no_marker_and_anyone_buys_them() -> None:
    t = building()
    t.aftermarket("Spark 6")
    assert t.marker_in_aftermarket("Spark 6") == NOBODY
    t.buy_from_aftermarket(2, "Spark 6")
    assert [t.markers_of(seat) for seat in range(3)] == [4, 4, 4]
    assert t.money_of(2) == 24


@pytest.mark.rule("DB-18", "RUL-10")
def test_of_two_who_want_a_card_the_one_with_fewer_vp_gets_it() -> None:
    t = building()
    t.vp(0, tournament=21)
    t.vp(1, tournament=12, collection=7)
    assert t.game.contest([0, 1]) == 1


# --------------------------------------------------------------------------- trades


@pytest.mark.rule("DB-22")
def test_a_trade_is_even_in_stars_and_money() -> None:
    t = building()
    t.card("Helbane", stars=8)
    t.binder(0, "Spark 5")
    t.binder(1, "Helbane")
    t.show(1, "Helbane")
    with pytest.raises(SceneError, match="even in stars and M"):
        t.trade(0, 1, give=["Spark 5"], get=["Helbane"])
    t.trade(0, 1, give=["Spark 5"], give_money=3, get=["Helbane"])
    assert t.binder_of(0) == ["Spark 5"]
    t.accept(1)
    assert (t.binder_of(0), t.binder_of(1)) == (["Helbane"], ["Spark 5"])
    assert (t.money_of(0), t.money_of(1)) == (27, 33)


@pytest.mark.rule("DB-22")
def test_a_trade_needs_both() -> None:
    t = building()
    t.binder(0, "Spark 5")
    t.trade(0, 1, give=["Spark 5"], get_money=5)
    with pytest.raises(SceneError, match="no longer open"):
        t.accept(2)
    t.decline(1)
    with pytest.raises(SceneError, match="no longer open"):
        t.accept(1)
    t.trade(0, 1, give=["Spark 5"], get_money=5)
    t.withdraw(0)
    with pytest.raises(SceneError, match="no longer open"):
        t.accept(1)
    assert (t.binder_of(0), t.money_of(1)) == (["Spark 5"], 30)


@pytest.mark.rule("DB-22", "DB-23")
def test_a_favour_is_thanked_for_with_friendship() -> None:
    t = building()
    t.card("Caliper", stars=5, rarity="Gold")
    t.binder(0, "Spark 5")
    t.binder(1, "Caliper")
    t.show(1, "Caliper")
    t.trade(0, 1, give=["Spark 5"], give_friends=[2], get=["Caliper"])
    t.accept(1)
    assert t.friendship_of(1, giver=0) == [2]
    assert t.friends_of(0) == [1, 1, 1, 2, 3]
    assert (t.vp_of(0), t.vp_of(1)) == (0, 2)


@pytest.mark.rule("DB-22", "DB-23")
def test_received_friendship_is_not_given_on() -> None:
    t = building()
    t.friends(1)
    t.friendship(1, 0, 3)
    with pytest.raises(SceneError, match="already been given away"):
        t.trade(1, 2, give_friends=[3])


@pytest.mark.rule("ED-21", "DB-23")
def test_who_has_six_of_ones_friendship_can_get_no_more() -> None:
    t = building()
    t.friendship(1, 0, 3, 2)
    t.trade(0, 1, give_friends=[2])  # five are not six yet
    t.accept(1)
    assert t.vp_of(1, "friendship") == 6  # though the cards say 7
    with pytest.raises(SceneError, match="more than 6 VP"):
        t.trade(0, 1, give_friends=[1])
    t.trade(2, 1, give_friends=[3])
    t.accept(1)
    assert t.vp_of(1, "friendship") == 9


@pytest.mark.rule("ED-21", "DB-23")
def test_in_the_first_edition_more_can_be_given_but_six_count() -> None:
    t = building(edition="original")
    t.friendship(1, 0, 3, 2, 2)
    t.money(1, 0)
    t.trade(0, 1, give_friends=[1])
    t.accept(1)
    assert t.vp_of(1) == 6


@pytest.mark.rule("DB-22", "DB-25")
def test_nobody_trades_money_they_do_not_have() -> None:
    t = building()
    t.binder(0, "Spark 5")
    t.money(1, 4)
    with pytest.raises(SceneError, match=r"not have enough M\$"):
        t.trade(0, 1, give=["Spark 5"], get_money=5)


# --------------------------------------------------------------------------- NPCs


@pytest.mark.rule("DB-24", "ED-18")
def test_an_npc_costs_a_marker_and_the_cards_and_is_replaced() -> None:
    t = stocked()
    t.npc_card("Pyromaniac", "2 Fire cards", "a Core card", vp=4)
    t.npc_card("Other Fan", "a Water card")
    t.npc_card("Third Fan", "a Dark card")
    t.card("Basic", rarity="Core")
    t.npcs("Pyromaniac", "Other Fan")
    t.npc_deck("Third Fan")
    t.binder(0, "Spark 1", "Spark 2", "Basic", "Spark 3")
    with pytest.raises(SceneError, match="not the cards that"):
        t.npc(0, "Pyromaniac", sparks(1, 2, 3))
    t.npc(0, "Pyromaniac", ["Spark 1", "Spark 2", "Basic"])
    assert t.markers_of(0) == 3
    assert t.npcs_of(0) == ["Pyromaniac"]
    assert t.vp_of(0, "npc") == t.vp_of(0) == 4
    assert t.npc_names() == ["Third Fan", "Other Fan"]
    assert t.where_is("Spark 1") == "store discard"
    assert t.where_is("Basic") == "core discard"


@pytest.mark.rule("DB-24", "RUL-17")
def test_the_npc_on_top_of_the_deck_can_be_gained_too_and_the_deck_is_reshuffled() -> None:
    t = building()
    t.npc_card("Fan", "a Fire card")
    t.npc_card("Old Fan", "a Fire card")
    t.npc_deck("Fan")
    t.npc_discards("Old Fan")
    t.binder(0, "Spark 1", "Spark 2")
    t.npc(0, "Fan", ["Spark 1"])
    t.npc(0, "Old Fan", ["Spark 2"])
    assert t.npcs_of(0) == ["Fan", "Old Fan"]
    assert t.markers_of(0) == 2


@pytest.mark.rule("DB-24", "DB-20")
def test_markers_used_for_npcs_are_not_there_to_sell_with() -> None:
    t = building()
    t.npc_card("Fan", "a Fire card")
    t.npcs("Fan")
    t.markers(0, 1)
    t.binder(0, "Spark 1", "Spark 2")
    t.npc(0, "Fan", ["Spark 1"])
    with pytest.raises(SceneError, match="no sell markers left"):
        t.sell(0, "Spark 2")


@pytest.mark.rule("ED-5")
def test_the_first_edition_has_no_npcs() -> None:
    t = building(edition="original")
    t.npc_card("Fan", "a Fire card")
    t.npcs("Fan")
    t.binder(0, "Spark 1")
    with pytest.raises(SceneError, match="no NPCs"):
        t.npc(0, "Fan", ["Spark 1"])


# --------------------------------------------------------------------------- the end of the phase


@pytest.mark.rule("DB-26", "DB-6")
def test_the_end_of_the_phase_clears_the_table() -> None:
    t = stocked(2, timer=3)
    t.npc_card("Fan", "a Fire card")
    t.npcs("Fan")
    t.aftermarket("Spark 6", marker=0)
    t.aftermarket("Spark 7")
    t.store_area("Spark 8")
    t.markers(0, 2)
    t.binder(0, "Spark 1")
    t.tick()
    assert t.phase == "tournament"
    assert t.names_in("store discard") == sparks(6, 7)
    assert t.names_in("store area") == ["Spark 8"]
    assert t.npc_names() == []
    assert t.markers_of(0) == 4
    assert (t.binder_of(0), t.hand_of(0)) == (["Spark 1"], ["Filler"])


@pytest.mark.rule("ED-16", "DB-26")
def test_in_the_first_edition_the_store_area_is_cleared_with_the_phase() -> None:
    t = stocked(timer=3, edition="original")
    t.store_area("Spark 8")
    t.tick()
    assert t.names_in("store discard") == ["Spark 8"]
    assert t.names_in("store area") == []


# --------------------------------------------------------------------------- after a tournament


@pytest.mark.rule("END-2")
@pytest.mark.parametrize(
    ("round_", "vp"), [(1, [21, 15, 12, 9]), (2, [28, 20, 16, 12]), (3, [42, 30, 24, 18])]
)
def test_places_give_vp_by_the_round(round_: int, vp: list[int]) -> None:
    t = Table(players=4)
    t.round(round_)
    t.end_tournament(rp=[80, 60, 40, 20])
    assert [t.vp_of(seat, "tournament") for seat in range(4)] == vp
    assert t.placing() == ((0,), (1,), (2,), (3,))


@pytest.mark.rule("END-2")
def test_three_who_tie_for_second_share_three_places() -> None:
    t = Table(players=4)
    t.end_tournament(rp=[10, 50, 10, 10])
    assert [t.vp_of(seat) for seat in range(4)] == [12, 21, 12, 12]  # (15 + 12 + 9) // 3


@pytest.mark.rule("END-1", "END-2")
def test_score_effects_and_metas_come_before_the_places() -> None:
    t = Table(players=2)
    t.card("Finisher", text="Score: Gain 30 RP.")
    t.tableau(1, "Finisher")
    t.end_tournament(rp=[20, 0])
    assert t.placing() == ((1,), (0,))


@pytest.mark.rule("END-3")
@pytest.mark.parametrize(("round_", "rarity"), [(1, "Bronze"), (2, "Silver"), (3, "")])
def test_prizes_are_bronze_then_silver_then_none(round_: int, rarity: str) -> None:
    t = Table(players=3)
    for kept in ("Bronze", "Silver"):
        names = [f"{kept} {letter}" for letter in "ABCDEF"]
        for name in names:
            t.card(name, rarity=kept, set=f"{kept} Prizes")
        t.prizes(kept, *names)
    t.round(round_)
    t.end_tournament(rp=[30, 20, 10])
    won = [t.binder_of(seat) for seat in range(3)]
    assert [len(cards) for cards in won] == [1 if rarity else 0] * 3
    given = {card for cards in won for card in cards}
    assert len(given) == (3 if rarity else 0)
    assert all(card.startswith(rarity) for card in given)
    if rarity:
        assert t.names_in(f"{rarity} prizes") == []


@pytest.mark.rule("END-4")
def test_cards_go_to_binders_and_the_store_is_laid_out_anew() -> None:
    t = Table(players=2)
    t.card("Old", set="Olds", rarity="Expansion")
    t.card("New", set="News", rarity="Expansion")
    t.card("Basic")
    t.store_area("Old")
    t.store(*["New"] * 16)
    t.core_deck(*["Basic"] * 7)
    t.tableau(0, "Basic")
    t.hand(0, "Old")
    t.end_tournament(rp=[5, 4])
    assert t.phase == "deckbuilding"
    assert sorted(t.binder_of(0)) == ["Basic", "Old"]
    assert t.names_in("store area") == ["New"] * 9
    assert t.names_in("store discard") == ["Old"]


@pytest.mark.rule("END-5", "ED-18", "DB-23")
def test_the_total_is_tournaments_collections_npcs_and_friendship() -> None:
    t = Table(players=2)
    t.npc_card("Fan", "a Fire card", vp=3)
    t.round(3)
    t.vp(0, tournament=20, collection=9)
    t.vp(1, tournament=30)
    t.gained_npcs(0, "Fan")
    t.friendship(0, 1, 3, 2, 2)
    t.money(0, 100)
    t.end_tournament(rp=[10, 20])
    assert t.game.over
    assert t.vp_of(0) == 20 + 30 + 9 + 3 + 6
    assert t.vp_of(1) == 30 + 42
    assert (t.place_of(0), t.place_of(1)) == (2, 1)


@pytest.mark.rule("END-5", "ED-19")
def test_a_tie_goes_to_tournaments_first() -> None:
    t = Table(players=2)
    t.round(3)
    t.vp(0, tournament=10, collection=12)
    t.vp(1, tournament=10)
    t.end_tournament(rp=[10, 20])
    assert t.vp_of(0) == t.vp_of(1) == 52
    assert (t.place_of(0), t.place_of(1)) == (2, 1)


@pytest.mark.rule("ED-17", "END-5")
def test_in_the_first_edition_four_dollars_are_a_point() -> None:
    t = Table(players=3, edition="original")
    t.round(3)
    t.money(0, 11)
    t.end_tournament(rp=[30, 20, 10])
    assert t.vp_of(0, "wealth") == 2
    assert t.vp_of(0) == 44


@pytest.mark.rule("OPT-2", "ED-14")
def test_a_pro_player_card_is_played_by_name_or_by_its_character() -> None:
    t = Table(players=2)
    t.hand(0, "Deques, Deck Doctor", "Cardine Kolleckta")
    t.deck(1, "Fulton Suitcase")
    assert t.hand_of(0) == ["Deques, Deck Doctor", "Cardine, One Card Short"]
    assert t.deck_of(1) == ["Fulton, Chairman of the Game"]
    assert "Pro" in t.symbols_of("Deques, Deck Doctor")


@pytest.mark.rule("OPT-11")
def test_an_attached_keyword_card_gives_its_keyword_and_leaves_the_game_with_a_flip() -> None:
    t = Table(players=2)
    t.card("Host", stars=4)
    t.tableau(0, "Host")
    t.keywords("Host", "Blast Off")
    t.action(0, "Host")
    assert not t.is_face_up("Host")
    assert t.names_in("out of the game") == ["Blast Off"]


# --------------------------------------------------------------------------- what a game refuses


@pytest.mark.rule("TRN-4")
def test_one_action_a_turn() -> None:
    t = Table(players=2)
    t.card("Lamp", text="Action: Gain 10 RP.")
    t.tableau(0, "Lamp", "Lamp")
    t.action(0, "Lamp")
    with pytest.raises(SceneError, match="already used your Action this turn"):
        t.action(0, "Lamp#2")
    t.turn(0)
    t.action(0, "Lamp#2")
    assert t.rp_of(0) == 20


@pytest.mark.rule("TRN-4")
def test_who_can_play_no_card_uses_no_action() -> None:
    t = Table(players=2)
    t.card("Lamp", text="Action: Gain 10 RP.")
    t.card("Golem", text="Fusion.", symbols="Earth Construct")
    t.tableau(0, "Lamp")
    t.hand(0, "Golem")
    with pytest.raises(SceneError, match="the turn is passed"):
        t.action(0, "Lamp")
    t.tableau(1, "Lamp")
    t.hand(1)
    t.turn(1)
    with pytest.raises(SceneError, match="the turn is passed"):
        t.action(1, "Lamp#2")
    assert (t.rp_of(0), t.rp_of(1)) == (0, 0)


@pytest.mark.rule("TRN-4")
def test_a_turn_is_over_only_when_a_card_was_played() -> None:
    t = Table(players=2)
    t.card("Lamp", text="Action: Gain 10 RP.")
    t.card("Plain")
    t.tableau(0, "Lamp")
    t.hand(0, "Plain")
    t.hand(1, "Plain")
    t.action(0, "Lamp")
    with pytest.raises(SceneError, match="It is not your turn"):
        t.play(1, "Plain")
    with pytest.raises(SceneError, match="You have to play a card"):
        t.pass_(0)
    t.play(0, "Plain")
    t.play(1, "Plain")
    assert t.tableau_of(1) == ["Plain"]


@pytest.mark.rule("TRN-4", "TRN-2")
def test_a_tournament_that_was_begun_goes_turn_by_turn() -> None:
    t = building(3, timer=3, first_player=0)
    for seat in range(3):
        t.deck(seat, "Spark 1", "Spark 2")
    t.tick()
    with pytest.raises(SceneError, match="It is not your turn"):
        t.play(1, "Spark 1")
    t.play(0, "Spark 1")
    for seat in (0, 2):
        with pytest.raises(SceneError, match="It is not your turn"):
            t.play(seat, "Spark 2")
    t.play(1, "Spark 1")
    t.play(2, "Spark 1")
    for seat in range(3):
        t.play(seat, "Spark 2")
    assert t.phase == "deckbuilding"  # all hands are empty: the tournament is over
    assert t.placing() == ((0, 1, 2),)
    assert [t.vp_of(seat) for seat in range(3)] == [16, 16, 16]


def test_no_card_is_played_while_decks_are_built_nor_sold_in_a_tournament() -> None:
    t = building()
    t.binder(0, "Spark 1")
    with pytest.raises(SceneError, match="no deckbuilding action 'play'"):
        t.play(0, "Spark 1")
    with pytest.raises(SceneError, match="no tournament is being played"):
        t.finish()
    played = Table(players=2)
    played.card("Plain")
    played.hand(0, "Plain")
    with pytest.raises(SceneError, match="cannot do that in a tournament"):
        played.sell(0, "Plain")


def test_an_open_question_stops_whatever_comes_next() -> None:
    t = Table(players=3)
    t.card("Robber", text="Play: Steal 5 RP from an opponent.")
    t.hand(0, "Robber")
    t.play(0, "Robber")
    for verb in (t.tick, t.finish, lambda: t.sell(0, "Robber")):
        with pytest.raises(SceneError, match=r"asked of player 0 .* player 1, player 2"):
            verb()


# --------------------------------------------------------------------------- modes and options


@pytest.mark.rule("DUEL-1", "DUEL-2", "DUEL-3")
def test_a_duel_has_six_markers_and_two_collections_for_rp() -> None:
    t = building(2, mode="duel", timer=3)
    assert t.markers_of(0) == 6
    assert t.friends_of(0) == []
    t.card("Wizard", stars=4, symbols="Air Mage")
    t.collection(0, *sparks(1, 2, 3))
    t.area(0, "second collection", "Wizard", "Spark 5")
    t.deck(0, "Spark 9")
    t.tick()
    t.end_tournament(rp=[0, 40])
    assert t.happened("placing")[0][1] == ((0,), (1,))  # 50 RP against 40


@pytest.mark.rule("OPT-6")
def test_in_a_free_market_trades_need_not_be_even() -> None:
    t = building(free_market=True)
    t.binder(0, "Spark 9")
    t.trade(0, 1, give=["Spark 9"], get_money=1)
    t.accept(1)
    assert (t.money_of(0), t.binder_of(1)) == (31, ["Spark 9"])


@pytest.mark.rule("TEAM-7")
def test_a_teammates_card_cannot_be_bought() -> None:
    t = building(4, mode="team")
    t.aftermarket("Spark 3", marker=0)
    with pytest.raises(SceneError, match="your partner sold"):
        t.buy_from_aftermarket(2, "Spark 3")
    t.buy_from_aftermarket(1, "Spark 3")


@pytest.mark.rule("FUNKY-3")
def test_three_decks_are_built_in_a_funky_game() -> None:
    t = building(3, mode="funky")
    t.binder(0, *sparks(1, 2, 3))
    t.move(0, "Spark 1", to="deck")
    t.move(0, "Spark 2", to="second deck")
    t.move(0, "Spark 3", to="third deck")
    assert t.area_of(0, "third deck") == ["Spark 3"]
    with pytest.raises(SceneError, match="own areas"):
        t.move(0, "Spark 1", to="collection")


@pytest.mark.rule("PRE-1", "PRE-2", "END-3")
def test_a_pre_release_gives_few_vp_and_no_prize() -> None:
    t = Table(players=3, prerelease=True)
    t.card("Trophy", rarity="Bronze", set="Trophies")
    t.prizes("Bronze", "Trophy")
    t.round(0)
    t.end_tournament(rp=[30, 20, 10])
    assert [t.vp_of(seat) for seat in range(3)] == [7, 5, 4]
    assert t.names_in("Bronze prizes") == ["Trophy"]


@pytest.mark.rule("TURN-4", "TURN-5")
def test_in_turn_based_mode_one_buys_to_the_hand_and_sells_from_it() -> None:
    t = Table(players=2, mode="turn-based")
    t.card("Spark", stars=4, set="Sparks", rarity="Expansion")
    t.store_area("Spark")
    t.store(*["Spark"] * 20)
    for seat in range(2):
        t.money(seat, 10)
        t.markers(seat, 4)
    t.buy(0, "Sparks")
    assert (t.hand_of(0), t.money_of(0)) == (["Spark"], 6)
    t.buy(1, "Sparks")
    t.sell(0, "Spark")
    assert (t.hand_of(0), t.money_of(0), t.markers_of(0)) == ([], 10, 3)


@BOTH
@pytest.mark.rule("ED-7", "RUL-2")
def test_everyone_has_the_markers_of_the_edition(edition: str) -> None:
    counts = {"original": (4, 3), "collusion": (4, 4)}[edition]
    found = (building(3, edition=edition).markers_of(0), building(4, edition=edition).markers_of(0))
    assert found == counts
