"""Slots, Top card, play area, face-down cards, discards, the aftermarket (TRN-5 to TRN-16)."""

from __future__ import annotations

from typing import Any

import pytest

from mblades.testing import SceneError, Table

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])


def table(players: int = 2, **options: Any) -> Table:
    t = Table(players=players, **options)
    t.card("A", stars=1)
    t.card("B", stars=2)
    t.card("C", stars=3)
    t.card("D", stars=4)
    return t


# --------------------------------------------------------------------------- TRN-5


@pytest.mark.rule("TRN-5")
def test_a_played_card_goes_face_up_to_the_left_most_open_slot() -> None:
    t = table()
    t.tableau(0, "A", "B")
    t.hand(0, "C")
    t.play(0, "C")
    assert t.tableau_of(0) == ["A", "B", "C"]
    assert t.is_face_up("C")


@pytest.mark.rule("TRN-5")
def test_gaps_close_before_any_effect_happens() -> None:
    t = table()
    t.card(
        "Broom",
        text="Play: Return the first card in your tableau to your hand. "
        "Gain 5 RP for each card to the left of this card.",
    )
    t.tableau(0, "A", "B", "C")
    t.hand(0, "Broom")
    t.play(0, "Broom")
    assert t.tableau_of(0) == ["B", "C", "Broom"]
    assert t.rp_of(0) == 10


@pytest.mark.rule("TRN-5")
def test_a_face_down_card_still_fills_its_slot() -> None:
    t = table()
    t.tableau(0, "A", "B")
    t.face_down("A")
    t.hand(0, "C")
    t.play(0, "C")
    assert t.tableau_of(0) == ["A", "B", "C"]


@pytest.mark.rule("TRN-5")
def test_a_leaving_card_brings_its_neighbours_together() -> None:
    t = table()
    t.card("Gale", text="Play: Return a card in an opponent's tableau to its owner's hand.")
    t.card(
        "Friend",
        text="Action: Put 2 star tokens on the card immediately to the right of this card.",
    )
    t.tableau(1, "Friend", "B", "C")
    t.hand(0, "Gale")
    t.play(0, "Gale")
    t.choose(0, "B")
    assert t.tableau_of(1) == ["Friend", "C"]
    t.action(1, "Friend")
    assert t.tokens_on("C") == 2


# --------------------------------------------------------------------------- TRN-6


@pytest.mark.rule("TRN-6")
def test_an_extra_slot_is_at_the_right_end() -> None:
    t = table()
    t.card("Annex", text="Play: Gain an extra slot.")
    t.tableau(0, *"AABBC")
    t.hand(0, "Annex", "D", "A")
    t.play(0, "Annex")
    t.play(0, "D")
    assert t.tableau_of(0) == ["A", "A", "B", "B", "C", "Annex", "D"]
    with pytest.raises(SceneError, match="no open slot"):
        t.play(0, "A")


@pytest.mark.rule("TRN-6", "TRN-12")
def test_the_card_in_a_lost_extra_slot_is_discarded() -> None:
    t = table()
    t.card("Annex", text="Ongoing: You have 1 extra slot.")
    t.card("Poke", text="Play: Flip a card in an opponent's tableau.")
    t.tableau(0, "Annex", *"ABCAB")
    t.hand(0, "D")
    t.play(0, "D")
    assert len(t.tableau_of(0)) == 7
    t.hand(1, "Poke")
    t.play(1, "Poke")
    t.choose(1, "Annex")
    assert t.tableau_of(0) == ["Annex", *"ABCAB"]
    assert t.binder_of(0) == ["D"]


@pytest.mark.rule("TRN-6")
def test_losing_an_extra_slot_that_is_empty_costs_nothing() -> None:
    t = table()
    t.card("Annex", text="Ongoing: You have 1 extra slot.\nAction: Gain 5 RP.")
    t.tableau(0, "Annex", *"ABCAB")
    t.action(0, "Annex")
    assert len(t.tableau_of(0)) == 6
    assert t.binder_of(0) == []


# --------------------------------------------------------------------------- TRN-8


@pytest.mark.rule("TRN-8")
def test_the_top_card_is_the_right_most_face_up_card_of_the_tableau() -> None:
    t = table()
    t.tableau(0, "A", "B", "C")
    t.box(0, "D")
    assert t.top_card_of(0) == "C"
    t.face_down("C")
    assert t.top_card_of(0) == "B"
    t.face_down("A", "B")
    assert t.top_card_of(0) is None


@pytest.mark.rule("TRN-8")
def test_a_player_without_cards_has_no_top_card() -> None:
    t = table()
    t.box(0, "A")
    t.accessories(0, "B")
    assert t.top_card_of(0) is None


# --------------------------------------------------------------------------- TRN-9, RUL-11


def with_slots() -> Table:
    t = table()
    t.card("Case", stars=1, kind="Deck Box", text="Ongoing: Whenever you play a card, gain 1 RP.")
    t.card("Charm", stars=1, kind="Accessory", text="Action: Gain 10 RP.")
    return t


@pytest.mark.rule("TRN-9", "RUL-11")
def test_boxes_and_accessories_in_their_slots_are_no_targets() -> None:
    t = with_slots()
    t.card("Poke", text="Play: Flip a card in an opponent's tableau.")
    t.card("Burn", text="Play: Flip each card in any tableau.")
    t.box(1, "Case")
    t.accessories(1, "Charm")
    t.hand(0, "Poke", "Burn")
    t.play(0, "Poke")
    assert t.prompt is None
    t.play(0, "Burn")
    assert t.is_face_up("Case")
    assert t.is_face_up("Charm")


@pytest.mark.rule("TRN-9", "RUL-11")
@pytest.mark.parametrize(("noun", "hit"), [("a Deck Box", "Case"), ("an Accessory", "Charm")])
def test_an_effect_that_names_boxes_or_accessories_reaches_them(noun: str, hit: str) -> None:
    t = with_slots()
    t.card("Poke", text=f"Play: Flip {noun} in an opponent's play area.")
    t.box(1, "Case")
    t.accessories(1, "Charm")
    t.tableau(1, "A")
    t.hand(0, "Poke")
    t.play(0, "Poke")
    flipped = {name for name in ("Case", "Charm", "A") if not t.is_face_up(name)}
    assert flipped == {hit}


@pytest.mark.rule("RUL-11")
def test_a_card_in_an_effect_means_a_single_in_a_tableau() -> None:
    t = with_slots()
    t.card("Guard", text="Ongoing: Whenever a card in your tableau is flipped, gain 5 RP.")
    t.card("Count", text="Play: Gain 1 RP for each card in your tableau.")
    t.tableau(0, "Guard")
    t.accessories(0, "Charm")
    t.action(0, "Charm")
    assert t.rp_of(0) == 10
    t.hand(0, "Count")
    t.play(0, "Count")
    assert t.rp_of(0) == 12


@pytest.mark.rule("TRN-9")
def test_a_box_or_accessory_in_hand_is_played_like_a_single_and_counts_as_one() -> None:
    t = with_slots()
    t.card("Poke", text="Play: Flip a Single in an opponent's tableau.")
    t.hand(0, "Case", "Charm", "Poke")
    t.play(0, "Case")
    t.play(0, "Charm")
    assert t.tableau_of(0) == ["Case", "Charm"]
    assert t.rp_of(0) == 2
    assert t.top_card_of(0) == "Charm"
    t.hand(1, "Poke")
    t.play(1, "Poke")
    assert sorted(t.options) == ["Case", "Charm"]
    t.choose(1, "Case")
    assert not t.is_face_up("Case")
    t.action(0, "Charm")
    assert not t.is_face_up("Charm")


# --------------------------------------------------------------------------- TRN-10


@pytest.mark.rule("TRN-10")
def test_the_play_area_is_tableau_box_and_accessories() -> None:
    t = with_slots()
    t.card("Wide", text="Play: Gain 5 RP for each card in your play area.")
    t.card("Narrow", text="Play: Gain 5 RP for each card in your tableau.")
    t.box(0, "Case")
    t.face_down("Case")
    t.accessories(0, "Charm", "Charm")
    t.hand(0, "Wide", "Narrow")
    t.play(0, "Wide")
    assert t.rp_of(0) == 20
    t.play(0, "Narrow")
    assert t.rp_of(0) == 30


@pytest.mark.rule("TRN-10")
def test_only_tableau_slots_are_adjacent_to_each_other() -> None:
    t = table()
    text = "Action: Put 1 star token on each card adjacent to this card."
    t.card("Glue", kind="Accessory", text=text)
    t.card("Paste", kind="Deck Box", text=text)
    t.card("Tape", text=text)
    t.tableau(0, "A", "Tape", "B", "C")
    t.accessories(0, "Glue", "Glue")
    t.box(0, "Paste")
    t.action(0, "Glue")
    t.turn(0)
    t.action(0, "Paste")
    assert t.state.tournament.tokens == {}
    t.turn(0)
    t.action(0, "Tape")
    assert (t.tokens_on("A"), t.tokens_on("B"), t.tokens_on("C")) == (1, 1, 0)


@pytest.mark.rule("TRN-10")
def test_a_face_down_card_keeps_its_neighbours_apart() -> None:
    t = table()
    t.card("Tape", text="Action: Put 1 star token on each card adjacent to this card.")
    t.tableau(0, "A", "B", "Tape")
    t.face_down("B")
    t.action(0, "Tape")
    assert t.state.tournament.tokens == {}


# --------------------------------------------------------------------------- TRN-11


@pytest.mark.rule("TRN-11")
def test_twelve_cards_fit_into_the_aftermarket_of_a_tournament() -> None:
    t = table()
    t.card("Brawl", text="Play: Clash with an opponent.")
    t.aftermarket(*["A"] * 10)
    t.tableau(1, "B")
    t.hand(0, "Brawl")
    t.store("C", "D")
    t.play(0, "Brawl")
    assert t.aftermarket_names() == ["A"] * 10 + ["C", "D"]


@pytest.mark.rule("TRN-11")
def test_cards_put_there_together_are_counted_together() -> None:
    t = table()
    t.card("Sale", text="Play: Put each card in your hand in the Aftermarket.")
    t.aftermarket(*["A"] * 10)
    t.hand(0, "Sale", *"BCDBC")
    t.play(0, "Sale")
    assert t.aftermarket_names() == ["B", "C", "D", "B", "C"]


@pytest.mark.rule("TRN-11")
def test_one_card_too_many_clears_the_aftermarket_first() -> None:
    t = table()
    t.card("Sale", text="Play: Put a card in your hand in the Aftermarket.")
    t.aftermarket(*["A"] * 12)
    t.hand(0, "Sale", "B")
    t.play(0, "Sale")
    t.choose(0, "B")
    assert t.aftermarket_names() == ["B"]
    assert len(t.state.shop.store_discard) + len(t.state.shop.core_discard) == 12


# --------------------------------------------------------------------------- TRN-12


@pytest.mark.rule("TRN-12")
def test_a_discarded_card_goes_from_the_hand_to_the_binder_of_its_owner() -> None:
    t = table()
    t.card("Rot", text="Play: Each opponent discards a card.")
    t.tableau(1, "A")
    t.hand(1, "B", "C")
    t.hand(0, "Rot")
    t.play(0, "Rot")
    assert t.prompt is not None
    assert t.prompt.seat == 1
    assert t.options == ["B", "C"]
    t.choose(1, "C")
    assert t.hand_of(1) == ["B"]
    assert t.binder_of(1) == ["C"]
    assert t.tableau_of(1) == ["A"]


@pytest.mark.rule("TRN-12")
def test_with_an_empty_hand_nothing_is_discarded() -> None:
    t = table()
    t.card("Rot", text="Play: Each opponent discards a card.")
    t.tableau(1, "A")
    t.hand(0, "Rot")
    t.play(0, "Rot")
    assert t.tableau_of(1) == ["A"]


@pytest.mark.rule("TRN-12")
def test_a_card_that_says_so_discards_from_the_tableau() -> None:
    t = table()
    t.card("Axe", text="Play: Discard a card in an opponent's tableau.")
    t.tableau(1, "A", "B")
    t.hand(1, "C")
    t.hand(0, "Axe")
    t.play(0, "Axe")
    t.choose(0, "A")
    assert t.tableau_of(1) == ["B"]
    assert t.binder_of(1) == ["A"]
    assert t.binder_of(0) == []


@pytest.mark.rule("TRN-12")
def test_discarded_cards_are_out_of_this_tournament_but_still_owned() -> None:
    t = table()
    t.card("Rot", text="Play: Discard a card.")
    t.hand(0, "Rot", "A")
    t.play(0, "Rot")
    t.choose(0, "A")
    with pytest.raises(SceneError):
        t.play(0, "A")
    t.finish()
    t.award()
    assert "A" in t.binder_of(0)


@pytest.mark.rule("TRN-12")
def test_several_cards_at_once_are_discarded_in_random_order() -> None:
    orders = set()
    for seed in range(30):
        t = table(seed=seed)
        t.card("Rot", text="Play: Discard 3 cards.")
        t.hand(0, "Rot", "A", "B", "C")
        t.play(0, "Rot")
        t.choose(0, "A", "B", "C")
        assert sorted(t.binder_of(0)) == ["A", "B", "C"]
        orders.add(tuple(t.binder_of(0)))
    assert len(orders) == 6


# --------------------------------------------------------------------------- TRN-13


def dark_table(edition: str = "collusion") -> Table:
    t = table(edition=edition)
    t.card("Fox", stars=5, symbols="Fire Animal", rarity="Premium", set="Woods")
    t.card("Owl", stars=6, symbols="Air Animal")
    return t


@EDITIONS
@pytest.mark.rule("TRN-13", "GEN-8")
def test_a_face_down_card_has_no_stars_and_no_symbols(edition: str) -> None:
    t = dark_table(edition)
    t.tableau(0, "Fox")
    assert t.stars_of("Fox") == 5
    assert t.symbols_of("Fox") == {"Fire", "Animal"}
    t.face_down("Fox")
    assert t.stars_of("Fox") == 0
    assert t.symbols_of("Fox") == set()


@pytest.mark.rule("TRN-13")
@pytest.mark.parametrize(
    "what",
    [
        "Fire card", "Animal card", "Premium card", '"Woods" card', 'card named "Fox"',
        "card with a Flip effect",
    ],
)  # fmt: skip
@pytest.mark.parametrize("down", [False, True])
def test_a_face_down_card_has_no_symbol_rarity_set_name_or_effect(what: str, down: bool) -> None:
    t = table()
    t.card(
        "Fox",
        stars=5,
        symbols="Fire Animal",
        rarity="Premium",
        set="Woods",
        text="Flip: Lose 5 RP.",
    )
    noun, _, rest = what.partition("card")
    t.card("Count", text=f"Play: Gain 5 RP for each {noun}card{rest} in your tableau.")
    t.tableau(0, "Fox")
    if down:
        t.face_down("Fox")
    t.hand(0, "Count")
    t.play(0, "Count")
    assert t.rp_of(0) == (0 if down else 5)


@pytest.mark.rule("TRN-13")
@pytest.mark.parametrize(
    "stars", ["with at most 9 stars", "with fewer stars than this card", "with at least 0 stars"]
)
def test_a_face_down_card_has_no_stars_to_compare(stars: str) -> None:
    t = table()
    t.card("Scale", stars=9, text=f"Play: Gain 5 RP for each other card in your tableau {stars}.")
    t.tableau(0, "A", "B")
    t.face_down("A")
    t.hand(0, "Scale")
    t.play(0, "Scale")
    assert t.rp_of(0) == 5


@pytest.mark.rule("TRN-13")
def test_a_face_down_card_still_counts_as_a_card_in_a_slot() -> None:
    t = table()
    t.card("Row", text="Play: Gain 5 RP for each card to the left of this card.")
    t.tableau(0, "A", "B")
    t.face_down("A", "B")
    t.hand(0, "Row")
    t.play(0, "Row")
    assert t.rp_of(0) == 10


@pytest.mark.rule("TRN-13")
def test_a_face_down_card_has_no_effect() -> None:
    t = table()
    t.card("Spring", text="Ongoing: Whenever you play a card, gain 5 RP.")
    t.tableau(0, "Spring")
    t.hand(0, "A", "B")
    t.play(0, "A")
    t.face_down("Spring")
    t.play(0, "B")
    assert t.rp_of(0) == 5


@pytest.mark.rule("TRN-13")
def test_a_face_down_card_gains_no_stars_symbols_or_tokens() -> None:
    t = table()
    t.card(
        "Sun",
        text="Ongoing: Cards in your tableau have +2 stars. Cards in your tableau are also Fire.",
    )
    t.card("Blast", text="Play: Put 3 star tokens on a card in your tableau.")
    t.tableau(0, "A", "Sun")
    t.face_down("A")
    t.hand(0, "Blast")
    assert t.stars_of("A") == 0
    assert t.symbols_of("A") == set()
    t.play(0, "Blast")
    assert sorted(t.options) == ["Blast", "Sun"]


@pytest.mark.rule("TRN-13")
def test_a_flipped_card_loses_its_tokens_and_markers() -> None:
    t = table()
    t.card("Ghoul", text="You may put 1 sell marker on this card as it comes into play.")
    t.card("Poke", text="Play: Flip a card in an opponent's tableau.")
    t.markers(0, 4)
    t.hand(0, "Ghoul")
    t.play(0, "Ghoul")
    t.choose(0, "yes")
    t.tokens("Ghoul", 2)
    assert (t.tokens_on("Ghoul"), t.markers_on("Ghoul"), t.markers_of(0)) == (2, 1, 3)
    t.hand(1, "Poke")
    t.play(1, "Poke")
    assert (t.tokens_on("Ghoul"), t.markers_on("Ghoul"), t.markers_of(0)) == (0, 0, 4)
    assert t.stars_of("Ghoul") == 0


@pytest.mark.rule("TRN-13")
def test_face_down_cards_are_no_targets_unless_the_effect_says_so() -> None:
    t = table()
    t.card("Gale", text="Play: Return a card in an opponent's tableau to its owner's hand.")
    t.card(
        "Shovel", text="Play: Return a face-down card in an opponent's tableau to its owner's hand."
    )
    t.tableau(1, "A", "B")
    t.face_down("A")
    t.hand(0, "Gale", "Shovel")
    t.play(0, "Gale")
    t.choose(0, "B")
    assert t.tableau_of(1) == ["A"]
    t.play(0, "Shovel")
    assert t.tableau_of(1) == []
    assert t.hand_of(1) == ["B", "A"]


@pytest.mark.rule("TRN-13")
def test_the_fewest_stars_are_never_those_of_a_face_down_card() -> None:
    t = table()
    t.card("Sweep", stars=9, text="Play: Flip the card in any tableau with the fewest stars.")
    t.tableau(1, "A", "B")
    t.face_down("A")
    t.hand(0, "Sweep")
    t.play(0, "Sweep")
    assert not t.is_face_up("B")


@EDITIONS
@pytest.mark.rule("TRN-13")
def test_flip_never_turns_a_card_face_up(edition: str) -> None:
    t = table(edition=edition)
    t.card("Poke", text="Play: Flip a card in an opponent's tableau.")
    t.card("Dig", text="Play: Flip a face-down card in an opponent's tableau.")
    t.tableau(1, "A")
    t.face_down("A")
    t.hand(0, "Poke", "Dig")
    t.play(0, "Poke")
    t.play(0, "Dig")
    assert not t.is_face_up("A")


@pytest.mark.rule("TRN-13")
@pytest.mark.parametrize(("edition", "up"), [("original", False), ("collusion", True)])
def test_unflip_turns_a_card_face_up_in_collusion_alone(edition: str, up: bool) -> None:
    t = table(edition=edition)
    t.card("Dawn", text="Play: Unflip a face-down card in your tableau.")
    t.tableau(0, "A")
    t.face_down("A")
    t.hand(0, "Dawn")
    t.play(0, "Dawn")
    assert t.is_face_up("A") is up
    assert t.stars_of("A") == (1 if up else 0)


# --------------------------------------------------------------------------- TRN-14


@pytest.mark.rule("TRN-14")
def test_a_card_put_into_another_players_tableau_belongs_to_that_player() -> None:
    t = table()
    t.card("Gift", text="Play: Give a card in your tableau to an opponent.")
    t.card("Spring", text="Ongoing: Whenever you play a card, gain 5 RP.")
    t.tableau(0, "Spring")
    t.tableau(1, "A")
    t.hand(0, "Gift")
    t.hand(1, "B")
    t.play(0, "Gift")
    t.choose(0, "Spring")
    assert t.tableau_of(1) == ["A", "Spring"]
    gained = t.rp_of(0)
    t.play(1, "B")
    assert t.rp_of(1) == 5
    assert t.rp_of(0) == gained
    t.finish()
    t.award()
    assert "Spring" in t.binder_of(1)
    assert "Spring" not in t.binder_of(0)


@pytest.mark.rule("TRN-14", "GEN-8")
def test_a_card_that_changes_tableaus_keeps_its_star_tokens() -> None:
    t = table()
    t.card("Gift", text="Play: Give a card in your tableau to an opponent.")
    t.tableau(0, "A")
    t.tokens("A", 2)
    t.hand(0, "Gift")
    t.play(0, "Gift")
    t.choose(0, "A")
    assert t.stars_of("A") == 3


@pytest.mark.rule("TRN-14", "TRG-2")
def test_the_next_effect_of_a_card_works_for_its_new_owner() -> None:
    t = table()
    t.card("Omen", text="Next: Gain 10 RP.")
    t.card("Trade", text="Play: Swap a card in your tableau with a card in an opponent's tableau.")
    t.tableau(0, "Omen")
    t.tableau(1, "A", "B")
    t.hand(1, "Trade", "C")
    t.play(1, "Trade")
    t.choose(1, "A", "Omen")
    assert t.tableau_of(1) == ["Omen", "B", "Trade"]
    t.play(1, "C")
    assert t.rp_of(1) == 10
    assert t.rp_of(0) == 0


@pytest.mark.rule("TRN-14")
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("Play: Draw a card.", "B"),
        ("Play: Take the top card of the Store into your hand.", "B"),
        ("Play: Take a card from the Aftermarket into your hand.", "C"),
        ("Play: Take a card from an opponent's tableau into your hand.", "D"),
    ],
)
def test_a_gained_card_goes_to_the_hand_and_at_the_end_to_the_binder(
    text: str, gained: str
) -> None:
    t = table()
    t.card("Claim", text=text)
    t.store("B")
    t.aftermarket("C")
    t.tableau(1, "D")
    t.hand(0, "Claim")
    t.play(0, "Claim")
    assert t.hand_of(0) == [gained]
    t.finish()
    t.award()
    assert gained in t.binder_of(0)
    assert gained not in t.binder_of(1)


# --------------------------------------------------------------------------- TRN-15, TRN-16


@pytest.mark.rule("TRN-15")
def test_a_card_revealed_from_the_store_stays_on_top_of_it() -> None:
    t = table()
    t.card("Peek", text="Play: Reveal the top card of the Store. Gain RP equal to its stars.")
    t.store("D", "A")
    t.hand(0, "Peek")
    t.play(0, "Peek")
    assert t.rp_of(0) == 4
    assert t.store_names() == ["D", "A"]
    assert t.aftermarket_names() == []
    assert t.happened("revealed") == [(0, "D")]


@pytest.mark.rule("TRN-15")
def test_a_card_revealed_from_a_hand_stays_there() -> None:
    t = table()
    t.card("Boast", text="Play: Reveal a card in your hand.")
    t.hand(0, "Boast", "A", "B")
    t.play(0, "Boast")
    t.choose(0, "A")
    assert t.hand_of(0) == ["A", "B"]
    assert t.happened("revealed") == [(0, "A")]


@pytest.mark.rule("TRN-15")
def test_a_revealed_face_down_card_stays_face_down_in_its_slot() -> None:
    t = table()
    t.card("Lamp", text="Play: Reveal a face-down card in your tableau.")
    t.tableau(0, "A", "B")
    t.face_down("A")
    t.hand(0, "Lamp")
    t.play(0, "Lamp")
    assert t.tableau_of(0) == ["A", "B", "Lamp"]
    assert not t.is_face_up("A")
    assert t.happened("revealed") == [(0, "A")]


@pytest.mark.rule("TRN-16")
def test_the_store_never_means_the_core_deck() -> None:
    t = table()
    t.card("Claim", text="Play: Draw a card.")
    t.card("Peek", text="Play: Reveal the top card of the Store. Gain RP equal to its stars.")
    t.core_deck("D", "D")
    t.hand(0, "Claim", "Peek")
    t.play(0, "Claim")
    t.play(0, "Peek")
    assert t.hand_of(0) == []
    assert t.rp_of(0) == 0
    assert len(t.state.shop.core_deck) == 2


@pytest.mark.rule("TRN-16", "CL-2")
def test_clashes_reveal_no_core_card() -> None:
    t = table()
    t.card("Brawl", stars=1, text="Play: Clash with an opponent. The winner gains 10 RP.")
    t.core_deck("D", "D")
    t.store("C")
    t.tableau(1, "B")
    t.hand(0, "Brawl")
    t.play(0, "Brawl")
    assert [entry[3] for entry in t.happened("clash_card")] == [4, 2]
    assert len(t.state.shop.core_deck) == 2
    assert t.rp_of(0) == 10


@pytest.mark.rule("TRN-5", "TRN-13")
def test_a_card_that_left_face_down_comes_back_face_up() -> None:
    t = Table(players=2)
    t.card("Idol", stars=4)
    t.card("Hook", text="Play: Return a face-down card in your tableau to your hand.")
    t.tableau(0, "Idol")
    t.face_down("Idol")
    t.hand(0, "Hook")
    t.play(0, "Hook")
    assert t.hand_of(0) == ["Idol"]
    t.play(0, "Idol")
    assert t.is_face_up("Idol")
    assert t.stars_of("Idol") == 4
