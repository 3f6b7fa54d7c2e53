"""The worked examples and the FAQ of the rulebooks that are about tournaments.

C is the English book of Collusion, J the Japanese and R the Russian one of the first edition.
"""

from __future__ import annotations

import pytest

from mblades.rules.state import actions
from mblades.testing import SceneError, Table
from tests.rules import small

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])
EGG = "Ongoing: This card has the effects of the card immediately to the left of this card."
ORELLA = "Ongoing: Cards adjacent to this card cannot be flipped by opponents' effects."
TABLE = "Play: Each player with more RP than you flips 2 cards in their tableau or loses 20 RP."
POKE = "Play: Flip a card in an opponent's tableau."

# --------------------------------------------------------------------------- worked examples

DEQUES, CARDINE = 0, 1
SALAMANDER = "Salamander, Volcanic Lizard"
MALCOMBE = "Knight Captain Malcombe"
BEETHOVEN = "Evil Beethoven"
CLASH = "Action: Clash with an opponent. The winner gains 10 RP."


def clash(edition: str, *tableau: str) -> Table:
    t = Table(players=2, edition=edition)
    t.card(SALAMANDER, stars=4, text=CLASH)
    t.card(MALCOMBE, stars=10)
    t.card(BEETHOVEN, stars=8)
    t.card("Three", stars=3)
    t.card("Six", stars=6)
    t.tableau(DEQUES, *tableau)
    t.tableau(CARDINE, BEETHOVEN)
    t.store("Three", "Six")
    return t


@EDITIONS
@pytest.mark.rule("CL-1", "CL-2", "CL-3", "CL-4", "TRN-7", "TRN-8")
def test_the_clash_of_10_and_3_against_8_and_6(edition: str) -> None:
    t = clash(edition, SALAMANDER, MALCOMBE)
    t.action(DEQUES, SALAMANDER)
    assert t.happened("clash_card") == [
        (DEQUES, MALCOMBE, "Three", 13),
        (CARDINE, BEETHOVEN, "Six", 14),
    ]
    assert (t.rp_of(DEQUES), t.rp_of(CARDINE)) == (0, 10)
    assert not t.is_face_up(SALAMANDER)
    assert t.is_face_up(MALCOMBE)
    assert t.aftermarket_names() == ["Three", "Six"]


@EDITIONS
@pytest.mark.rule("CL-4", "RUL-6")
def test_both_revealed_cards_are_on_sale_in_the_next_round(edition: str) -> None:
    t = clash(edition, SALAMANDER, MALCOMBE)
    t.action(DEQUES, SALAMANDER)
    t.finish()
    t.award()
    game = t.game
    game.tick()
    for seat in (DEQUES, CARDINE):
        offered = game.choices(seat)
        assert actions.Purchase(t.number_of("Three")) in offered
        assert actions.Purchase(t.number_of("Six")) in offered


@EDITIONS
@pytest.mark.rule("TRN-7", "CL-2")
def test_salamander_itself_is_used_if_it_is_the_top_card(edition: str) -> None:
    t = clash(edition, MALCOMBE, SALAMANDER)
    t.action(DEQUES, SALAMANDER)
    assert t.happened("clash_card")[0] == (DEQUES, SALAMANDER, "Three", 7)
    assert not t.is_face_up(SALAMANDER)


def orella(edition: str, text: str) -> Table:
    t = Table(players=2, edition=edition)
    t.card("G-R", stars=9)
    t.card("Orella", stars=4, text=ORELLA)
    t.card("Pup", stars=2)
    t.card("Order", text=text)
    t.tableau(1, "G-R", "Orella", "Pup")
    t.hand(0, "Order")
    t.play(0, "Order")
    return t


@EDITIONS
@pytest.mark.rule("GEN-4")
def test_shur_ignores_flip_your_highest_card_because_orella_protects_it(edition: str) -> None:
    t = orella(edition, "Play: Each opponent flips the card in their tableau with the most stars.")
    assert t.prompt is None
    assert [t.is_face_up(name) for name in ("G-R", "Orella", "Pup")] == [True, True, True]


@EDITIONS
@pytest.mark.rule("GEN-4", "GEN-3")
def test_told_to_flip_a_card_of_her_choice_shur_has_to_choose_orella(edition: str) -> None:
    t = orella(edition, "Play: Each opponent flips a card in their tableau.")
    assert t.options == ["Orella"]
    t.choose(1, "Orella")
    assert [t.is_face_up(name) for name in ("G-R", "Orella", "Pup")] == [True, False, True]


@EDITIONS
@pytest.mark.rule("TRN-8")
def test_el_vice_becomes_the_top_card_when_the_right_most_card_is_flipped(edition: str) -> None:
    t = Table(players=2, edition=edition)
    for name in ("Old Pal", "El Vice", "Newcomer"):
        t.card(name)
    t.card("Poke", text=POKE)
    t.tableau(0, "Old Pal", "El Vice", "Newcomer")
    t.hand(1, "Poke")
    assert t.top_card_of(0) == "Newcomer"
    t.play(1, "Poke")
    t.choose(1, "Newcomer")
    assert t.top_card_of(0) == "El Vice"
    t.face_down("Old Pal", "El Vice")
    assert t.top_card_of(0) is None


@EDITIONS
@pytest.mark.rule("TRN-5")
def test_a_single_is_played_to_the_next_open_slot_from_the_left(edition: str) -> None:
    t = Table(players=2, edition=edition)
    for name in "ABC":
        t.card(name)
    t.hand(0, "A", "B", "C")
    for name in "ABC":
        t.play(0, name)
    assert t.tableau_of(0) == ["A", "B", "C"]


@EDITIONS
@pytest.mark.rule("TRN-13")
def test_face_down_cards_count_for_5_rp_for_each_card_left_of_this_one(edition: str) -> None:
    t = Table(players=2, edition=edition)
    t.card("A")
    t.card("Row", text="Play: Gain 5 RP for each card to the left of this card.")
    t.tableau(0, "A", "A", "A")
    t.face_down("A#1", "A#2")
    t.hand(0, "Row")
    t.play(0, "Row")
    assert t.rp_of(0) == 15


@pytest.mark.rule("TRN-11")
@pytest.mark.parametrize(
    ("edition", "pile"), [("original", "store_discard"), ("collusion", "core_discard")]
)
def test_ten_cards_in_the_aftermarket_and_five_more(edition: str, pile: str) -> None:
    t = Table(players=5, edition=edition)
    for n in range(15):
        t.card(f"Card {n}", stars=1 + n % 9)
    t.card("Melee", text="Play: Clash with each player.")
    t.aftermarket(*[f"Card {n}" for n in range(10)])
    t.store(*[f"Card {n}" for n in range(10, 15)])
    for seat in range(1, 5):
        t.tableau(seat, "Card 0")
    t.hand(0, "Melee")
    t.play(0, "Melee")
    assert t.aftermarket_names() == [f"Card {n}" for n in range(10, 15)]
    assert len(small.pile(t.state, pile)) == 10


def flippable_table(edition: str, cards: int, rp: int) -> Table:
    t = Table(players=3, edition=edition)
    t.card("Flippable Table", text=TABLE)
    t.card("A")
    t.card("B")
    t.card("C")
    t.tableau(1, *"ABC"[:cards])
    t.tableau(2, *"ABC")
    t.rp(0, 10)
    t.rp(1, rp)
    t.rp(2, 10)  # not more than player 0
    t.hand(0, "Flippable Table")
    t.play(0, "Flippable Table")
    return t


@EDITIONS
@pytest.mark.rule("GEN-5")
def test_flippable_table_lets_each_player_ahead_choose(edition: str) -> None:
    t = flippable_table(edition, 3, 30)
    assert t.prompt is not None
    assert t.prompt.seat == 1
    assert len(t.options) == 2
    t.choose(1, 1)
    assert t.rp_of(1) == 10
    assert t.rp_of(2) == 10


@EDITIONS
@pytest.mark.rule("GEN-5")
def test_flippable_table_without_20_rp_two_cards_have_to_be_flipped(edition: str) -> None:
    t = flippable_table(edition, 3, 19)
    t.choose(1, "A", "C")
    assert t.rp_of(1) == 19
    assert t.top_card_of(1) == "B"


@EDITIONS
@pytest.mark.rule("GEN-5")
def test_flippable_table_without_two_cards_20_rp_have_to_be_lost(edition: str) -> None:
    t = flippable_table(edition, 1, 25)
    assert t.rp_of(1) == 5
    assert t.top_card_of(1) == "A"


@EDITIONS
@pytest.mark.rule("GEN-5")
def test_flippable_table_does_not_affect_who_can_do_neither(edition: str) -> None:
    t = flippable_table(edition, 1, 19)
    assert t.prompt is None
    assert t.rp_of(1) == 19
    assert t.top_card_of(1) == "A"


@EDITIONS
@pytest.mark.rule("END-2")
def test_three_players_tied_for_second_share_the_vp_of_second_third_and_fourth(
    edition: str,
) -> None:
    t = Table(players=4, edition=edition)
    for seat, rp in enumerate((30, 50, 30, 30)):
        t.rp(seat, rp)
    t.finish()
    t.award()
    assert [sum(p.tournament_vp) for p in t.state.players] == [12, 21, 12, 12]  # (15 + 12 + 9) / 3


# --------------------------------------------------------------------------- FAQ


@EDITIONS
@pytest.mark.rule("TRN-13")
def test_faq_face_down_cards_have_no_stars_and_cannot_gain_tokens(edition: str) -> None:
    t = Table(players=2, edition=edition)
    t.card("A", stars=5)
    t.card("Rocket", text="Play: Put 3 star tokens on each other card in your tableau.")
    t.tableau(0, "A")
    t.tokens("A", 2)
    t.face_down("A")
    t.hand(0, "Rocket")
    t.play(0, "Rocket")
    assert t.stars_of("A") == 0


@EDITIONS
@pytest.mark.rule("GEN-6")
def test_faq_a_copy_effect_is_never_copied(edition: str) -> None:
    t = Table(players=2, edition=edition)
    t.card("Lever", text="Action: Gain 10 RP.")
    t.card("Mirror", text=EGG.replace("left", "right"))
    t.card("Yellow Egg", text=EGG)
    t.tableau(0, "Lever", "Mirror", "Yellow Egg")
    with pytest.raises(SceneError, match="no Action"):
        t.action(0, "Mirror")


@EDITIONS
@pytest.mark.rule("GEN-6")
def test_faq_copying_a_face_down_card_does_nothing(edition: str) -> None:
    t = Table(players=2, edition=edition)
    t.card("Lever", text="Action: Gain 10 RP.")
    t.card("Yellow Egg", stars=4, text=EGG)
    t.tableau(0, "Lever", "Yellow Egg")
    t.face_down("Lever")
    with pytest.raises(SceneError, match="no Action"):
        t.action(0, "Yellow Egg")
    assert t.stars_of("Yellow Egg") == 4


@pytest.mark.rule("GEN-6")
def test_faq_cannot_be_copied_means_the_effect_and_the_card_is_still_copied() -> None:
    t = Table(players=2)
    t.card("Lever", text="Action: Gain 10 RP. This effect cannot be copied.\nFlip: Gain 3 RP.")
    t.card("Yellow Egg", text=EGG)
    t.card("Poke", text=POKE)
    t.tableau(0, "Lever", "Yellow Egg")
    with pytest.raises(SceneError, match="no Action"):
        t.action(0, "Yellow Egg")
    t.hand(1, "Poke")
    t.play(1, "Poke")
    t.choose(1, "Yellow Egg")
    assert t.rp_of(0) == 3


@EDITIONS
@pytest.mark.rule("GEN-4")
def test_faq_a_card_that_cannot_be_flipped_cannot_be_chosen_for_a_required_flip(
    edition: str,
) -> None:
    t = Table(players=2, edition=edition)
    t.card("Rock", text="Ongoing: This card cannot be flipped.")
    t.card("Weight", text="Play: Flip a card in your tableau.")
    t.card("A")
    t.tableau(0, "Rock", "A")
    t.hand(0, "Weight")
    t.play(0, "Weight")
    assert t.options == ["A", "Weight"]


@EDITIONS
@pytest.mark.rule("GEN-1")
def test_faq_who_has_too_few_rp_loses_what_is_there_and_effects_of_the_loss_still_happen(
    edition: str,
) -> None:
    t = Table(players=2, edition=edition)
    t.card("Slap", text="Play: Each opponent loses 10 RP.")
    t.card("Tears", text="Ongoing: Whenever you lose RP, gain 1 M$.")
    t.tableau(1, "Tears")
    t.rp(1, 4)
    t.hand(0, "Slap", "Slap")
    t.play(0, "Slap")
    assert (t.rp_of(1), t.money_of(1)) == (0, 1)
    t.play(0, "Slap")
    assert (t.rp_of(1), t.money_of(1)) == (0, 2)


@EDITIONS
@pytest.mark.rule("TRN-6")
def test_faq_an_extra_slot_is_at_the_right_end_and_its_card_is_discarded_when_it_is_lost(
    edition: str,
) -> None:
    t = Table(players=2, edition=edition)
    t.card("Annex", text="Ongoing: You have 1 extra slot.")
    t.card("A")
    t.card("Last")
    t.card("Poke", text=POKE)
    t.tableau(0, "Annex", "A", "A", "A", "A", "A")
    t.hand(0, "Last")
    t.play(0, "Last")
    assert t.tableau_of(0)[6:] == ["Last"]
    t.hand(1, "Poke")
    t.play(1, "Poke")
    t.choose(1, "Annex")
    assert t.tableau_of(0) == ["Annex", "A", "A", "A", "A", "A"]
    assert t.binder_of(0) == ["Last"]


@EDITIONS
@pytest.mark.rule("DB-20", "TRN-11")
def test_faq_the_aftermarket_has_no_limit_in_deckbuilding(edition: str) -> None:
    t = Table(players=2, edition=edition)
    t.card("A")
    t.aftermarket(*["A"] * 12)
    t.binder(0, "A")
    t.finish()
    t.award()
    game = t.game
    game.tick()
    card = t.state.players[0].binder[0]
    game.act(0, ("sell", card))
    assert len(t.state.shop.aftermarket) == 13


@EDITIONS
@pytest.mark.rule("TRG-9", "TRG-7")
def test_faq_ones_own_reactions_resolve_in_any_order(edition: str) -> None:
    for order in (("Double", "Plus"), ("Plus", "Double")):
        t = Table(players=2, edition=edition)
        t.card("A")
        t.card("Double", text="Reaction: When an opponent plays a card, gain RP equal to your RP.")
        t.card("Plus", text="Reaction: When an opponent plays a card, gain 5 RP.")
        t.tableau(0, "Double", "Plus")
        t.rp(0, 10)
        t.hand(1, "A")
        t.play(1, "A")
        t.choose(0, *order)
        assert t.rp_of(0) == (25 if order[0] == "Double" else 30)


@EDITIONS
@pytest.mark.rule("TRG-9", "TRG-7")
def test_faq_the_reactions_of_the_player_on_turn_come_first_then_in_turn_order(
    edition: str,
) -> None:
    t = Table(players=3, edition=edition)
    t.card("A")
    t.card("Guard", text="Reaction: When a player plays a card, gain 5 RP.")
    for seat in range(3):
        t.tableau(seat, "Guard")
    t.hand(2, "A")
    t.play(2, "A")
    t.choose(2, "Guard")
    t.choose(0, "Guard")
    t.choose(1, "Guard")
    assert [seat for seat, _card in t.happened("reaction")] == [2, 0, 1]


@EDITIONS
@pytest.mark.rule("GEN-7")
def test_faq_attached_cards_are_not_in_the_tableau_and_go_to_the_binder_with_a_flip(
    edition: str,
) -> None:
    t = Table(players=2, edition=edition)
    t.card("Gear", symbols="Construct")
    t.card("Robot", text="Unite Plus.")
    t.card("Poke", text=POKE)
    t.tableau(0, "Robot")
    t.hand(0, "Gear")
    t.attach(0, "Gear", "Robot")
    assert t.tableau_of(0) == ["Robot"]
    t.hand(1, "Poke")
    t.play(1, "Poke")
    assert t.binder_of(0) == ["Gear"]


@EDITIONS
@pytest.mark.rule("GEN-8")
def test_faq_a_three_star_token_counts_as_three_tokens(edition: str) -> None:
    t = Table(players=2, edition=edition)
    t.card("Rocket", text="Blast Off.")
    t.card("Count", text="Action: Gain 1 RP for each star token on this card.")
    t.tableau(0, "Rocket", "Count")
    t.action(0, "Rocket")
    t.choose(0, "Count")
    t.turn(0)
    t.action(0, "Count")
    assert t.rp_of(0) == 3


@pytest.mark.rule("TRN-16")
def test_faq_cards_that_mention_the_store_do_not_affect_the_core_deck() -> None:
    t = Table(players=2)
    t.card("A")
    t.card("B")
    t.card("Claim", text="Play: Draw 2 cards.")
    t.store("A")
    t.core_deck("B")
    t.hand(0, "Claim")
    t.play(0, "Claim")
    assert t.hand_of(0) == ["A"]
    assert len(t.state.shop.core_deck) == 1


@pytest.mark.rule("TRN-12")
def test_faq_several_cards_are_discarded_in_random_order() -> None:
    orders = set()
    for seed in range(12):
        t = Table(players=2, seed=seed)
        t.card("A")
        t.card("B")
        t.card("Rot", text="Play: Each opponent discards 2 cards.")
        t.hand(1, "A", "B")
        t.hand(0, "Rot")
        t.play(0, "Rot")
        t.choose(1, "A", "B")
        orders.add(tuple(name for _seat, name in t.happened("discarded_hand")))
    assert orders == {("A", "B"), ("B", "A")}


@pytest.mark.rule("GEN-6")
def test_faq_a_copy_reverts_when_its_model_is_flipped_or_removed_and_may_copy_another() -> None:
    t = Table(players=2)
    t.card("Lever", text="Action: Gain 10 RP.")
    t.card("Crank", text="Action: Gain 20 RP.")
    t.card("Yellow Egg", text=EGG)
    t.card("Axe", text="Play: Discard a card in an opponent's tableau.")
    t.tableau(0, "Crank", "Lever", "Yellow Egg")
    t.hand(1, "Axe")
    t.play(1, "Axe")
    t.choose(1, "Lever")
    t.action(0, "Yellow Egg")
    assert t.rp_of(0) == 20


@EDITIONS
@pytest.mark.rule("TRN-12")
def test_faq_cards_are_discarded_from_the_hand(edition: str) -> None:
    t = Table(players=2, edition=edition)
    t.card("A")
    t.card("B")
    t.card("Rot", text="Play: Discard a card.")
    t.tableau(0, "A")
    t.hand(0, "Rot", "B")
    t.play(0, "Rot")
    assert t.binder_of(0) == ["B"]
    assert t.tableau_of(0) == ["A", "Rot"]


@EDITIONS
@pytest.mark.rule("TRN-10")
def test_faq_the_play_area_is_more_than_the_tableau(edition: str) -> None:
    t = Table(players=2, edition=edition)
    t.card("A")
    t.card("Case", kind="Deck Box")
    t.card("Charm", kind="Accessory")
    t.card("Wide", text="Action: Gain 1 RP for each card in your play area.")
    t.card("Narrow", text="Action: Gain 1 RP for each card in your tableau.")
    t.tableau(0, "Wide", "Narrow")
    t.box(0, "Case")
    t.accessories(0, "Charm", "Charm")
    t.action(0, "Wide")
    assert t.rp_of(0) == 5
    t.turn(0)
    t.action(0, "Narrow")
    assert t.rp_of(0) == 7


@pytest.mark.rule("TRG-9")
def test_faq_flip_and_reaction_effects_come_after_a_top_effect_and_before_ongoing_ones() -> None:
    t = Table(players=2)
    t.card("A")
    t.card("Trap", text="Flip: Gain 1 RP.")
    t.card("Guard", text="Reaction: When a card in your tableau is flipped, gain 1 RP.")
    t.card("Spring", text="Ongoing: Whenever you play a card, gain 1 RP.")
    t.card(
        "Storm",
        text="Top: Whenever an opponent plays a card, flip the first card in that player's tableau.",
    )
    t.tableau(0, "Trap", "Guard", "Spring")
    t.tableau(1, "Storm")
    t.hand(1, "A")
    t.hand(0, "A")
    t.play(0, "A")
    t.choose(0, "Guard")
    order = [card for _seat, card, _ability in t.happened("effect")]
    assert order == ["Storm", "Trap", "Guard", "Spring"]


@EDITIONS
@pytest.mark.rule("TRN-14")
def test_faq_a_card_put_into_another_players_area_is_owned_by_them(edition: str) -> None:
    t = Table(players=2, edition=edition)
    t.card("Mouse", text="Play: Insert this card anywhere in any tableau.")
    t.card("Leech", text="Play: Choose a card in an opponent's tableau. Attach this card to it.")
    t.card("A")
    t.tableau(1, "A")
    t.hand(0, "Mouse", "Leech")
    t.play(0, "Mouse")
    t.choose(0, "slot 0 of player 1")
    assert t.tableau_of(1) == ["Mouse", "A"]
    t.play(0, "Leech")
    t.choose(0, "A")
    t.finish()
    t.award()
    assert sorted(t.binder_of(1)) == ["A", "Leech", "Mouse"]
    assert t.binder_of(0) == []


@EDITIONS
@pytest.mark.rule("TRN-14", "END-4")
def test_faq_gained_cards_go_to_the_binder_at_the_end_even_those_of_other_players(
    edition: str,
) -> None:
    t = Table(players=2, edition=edition)
    t.card("A")
    t.card("B")
    t.card(
        "Claim", text="Play: Take a card from an opponent's tableau into your hand. Draw a card."
    )
    t.tableau(1, "A")
    t.store("B")
    t.hand(0, "Claim")
    t.play(0, "Claim")
    assert t.hand_of(0) == ["A", "B"]
    t.finish()
    t.award()
    assert sorted(t.binder_of(0)) == ["A", "B", "Claim"]
    assert t.binder_of(1) == []


@EDITIONS
@pytest.mark.rule("TRN-10")
def test_faq_accessory_and_deck_box_slots_are_not_adjacent(edition: str) -> None:
    t = Table(players=2, edition=edition)
    text = "Action: Gain 10 RP for each card adjacent to this card."
    t.card("Ring", kind="Accessory", text=text)
    t.card("Case", kind="Deck Box", text=text)
    t.accessories(0, "Ring", "Ring")
    t.box(0, "Case")
    t.action(0, "Ring")
    t.turn(0)
    t.action(0, "Case")
    assert t.rp_of(0) == 0


@EDITIONS
@pytest.mark.rule("GEN-3")
def test_faq_an_effect_without_a_target_does_not_happen(edition: str) -> None:
    t = Table(players=2, edition=edition)
    t.card("Poke", text=POKE)
    t.hand(0, "Poke")
    t.play(0, "Poke")
    assert t.prompt is None
    assert t.happened("flipped") == []


@EDITIONS
@pytest.mark.rule("TRN-14")
def test_faq_a_gained_card_goes_to_the_hand(edition: str) -> None:
    t = Table(players=2, edition=edition)
    t.card("A")
    t.card("Claim", text="Play: Take a card from the Aftermarket into your hand.")
    t.aftermarket("A")
    t.hand(0, "Claim")
    t.play(0, "Claim")
    assert t.hand_of(0) == ["A"]
    assert t.aftermarket_names() == []


@EDITIONS
@pytest.mark.rule("TRN-15")
def test_faq_a_card_revealed_from_the_store_is_put_back_on_top(edition: str) -> None:
    t = Table(players=2, edition=edition)
    t.card("A")
    t.card("B")
    t.card("Peek", text="Play: Reveal the top card of the Store.")
    t.store("A", "B")
    t.hand(0, "Peek")
    t.play(0, "Peek")
    assert t.happened("revealed") == [(0, "A")]
    assert t.store_names() == ["A", "B"]


@pytest.mark.rule("CARD-9", "TRN-11")
def test_faq_core_cards_go_to_the_core_discard_and_others_to_the_store_discard() -> None:
    t = Table(players=2)
    t.card("Basic", rarity="Core")
    t.card("Fancy", rarity="Premium")
    t.card("Sale", text="Play: Put a card in your hand in the Aftermarket.")
    t.aftermarket(*["Basic"] * 5, *["Fancy"] * 7)
    t.hand(0, "Sale", "Basic")
    t.play(0, "Sale")
    assert t.aftermarket_names() == ["Basic"]
    assert len(t.state.shop.core_discard) == 5
    assert len(t.state.shop.store_discard) == 7
