"""Effects: each does what its sentence says, to whom it says, and as far as it can."""

from __future__ import annotations

import pytest

from mblades.rules.state import actions
from mblades.rules.state.events import Clash, Revealed, Turn
from mblades.rules.state.records import ForSale
from mblades.testing import SceneError, Table


def acting(text: str, *, players: int = 2) -> Table:
    """A card with this text, in the hand of player 0; A, B and C are plain cards of 1, 2, 3 stars."""
    t = Table(players=players)
    for stars, name in enumerate("ABC", start=1):
        t.card(name, stars=stars)
    t.card("Actor", stars=5, symbols="Fire Mage", text=text)
    t.hand(0, "Actor")
    return t


# --------------------------------------------------------------------------- RP and M$


def test_gain_and_lose() -> None:
    t = acting("Play: Gain 10 RP. Gain 3 M$. Each opponent loses 5 RP. Each opponent loses 2 M$.")
    t.rp(1, 3)
    t.money(1, 7)
    t.play(0, "Actor")
    assert (t.rp_of(0), t.money_of(0)) == (10, 3)
    assert (t.rp_of(1), t.money_of(1)) == (0, 5)  # never below 0


def test_steal_takes_what_is_there() -> None:
    t = acting("Play: Steal 10 RP from an opponent. Steal 2 M$ from that player.", players=3)
    t.rp(1, 30)
    t.rp(2, 4)
    t.money(2, 9)
    t.play(0, "Actor")
    t.choose(0, 2)
    assert (t.rp_of(0), t.rp_of(1), t.rp_of(2)) == (4, 30, 0)
    assert (t.money_of(0), t.money_of(2)) == (2, 7)


def test_steal_from_each_opponent() -> None:
    t = acting("Play: Steal 5 RP from each opponent.", players=3)
    t.rp(1, 30)
    t.rp(2, 4)
    t.play(0, "Actor")
    assert (t.rp_of(0), t.rp_of(1), t.rp_of(2)) == (9, 25, 0)


def test_steal_from_that_player_inside_a_may() -> None:
    t = acting("Play: Choose an opponent. You may steal 5 RP from that player.", players=3)
    t.rp(2, 8)
    t.play(0, "Actor")
    t.choose(0, 2, "yes")
    assert (t.rp_of(0), t.rp_of(2)) == (5, 3)


def test_pay_stops_the_rest_when_it_cannot_be_paid() -> None:
    t = acting("Play: Gain 1 RP. Pay 2 M$. Gain 10 RP.")
    t.hand(0, "Actor")
    t.money(0, 3)
    t.play(0, "Actor")
    assert (t.rp_of(0), t.money_of(0)) == (11, 1)
    t.play(0, "Actor")
    assert (t.rp_of(0), t.money_of(0)) == (12, 1)


def test_an_action_that_breaks_off_unpaid_still_uses_its_card() -> None:
    t = acting("Action: Gain 1 RP. Pay 2 M$. Gain 10 RP.")
    t.tableau(0, "Actor")
    t.action(0, "Actor#2")
    assert t.rp_of(0) == 1
    assert not t.is_face_up("Actor#2")


def test_another_player_pays_you() -> None:
    t = acting("Play: Choose an opponent. That player gives you 20 RP.")
    t.hand(0, "Actor")
    t.rp(1, 25)
    t.play(0, "Actor")
    assert (t.rp_of(0), t.rp_of(1)) == (20, 5)
    t.play(0, "Actor")
    assert (t.rp_of(0), t.rp_of(1)) == (20, 5)  # only in full


# --------------------------------------------------------------------------- flipping


def test_flip_and_unflip() -> None:
    t = acting(
        "Play: Flip a card in an opponent's tableau. Unflip a face-down card in your tableau."
    )
    t.tableau(0, "A")
    t.face_down("A")
    t.tableau(1, "B", "C")
    t.play(0, "Actor")
    t.choose(0, "C")
    assert not t.is_face_up("C")
    assert t.is_face_up("A")


def test_nothing_is_unflipped_in_the_original_edition() -> None:
    t = Table(edition="original")
    t.card("Actor", text="Play: Unflip a face-down card in your tableau.")
    t.card("A")
    t.tableau(0, "A")
    t.face_down("A")
    t.hand(0, "Actor")
    t.play(0, "Actor")
    assert not t.is_face_up("A")


def test_flipping_two_cards_of_ones_choice() -> None:
    t = acting("Play: Each opponent flips 2 cards in their tableau.")
    t.tableau(1, "A", "B", "C")
    t.play(0, "Actor")
    t.choose(1, "A", "C")
    assert [t.is_face_up(name) for name in "ABC"] == [False, True, False]


# --------------------------------------------------------------------------- discarding and returning


def test_discard_from_the_hand_to_the_binder() -> None:
    t = acting("Play: Discard a card. Each opponent discards a card.")
    t.hand(0, "A", "B")
    t.hand(1, "B", "C")
    t.play(0, "Actor")
    t.choose(0, "A")
    t.choose(1, "C")
    assert (t.hand_of(0), t.binder_of(0)) == (["B"], ["A"])
    assert (t.hand_of(1), t.binder_of(1)) == (["B"], ["C"])


def test_discard_at_random_asks_nobody() -> None:
    t = acting("Play: Each opponent discards a random card.", players=3)
    t.hand(1, "A", "B")
    t.play(0, "Actor")
    assert len(t.hand_of(1)) == len(t.binder_of(1)) == 1
    assert t.hand_of(2) == []


def test_discard_from_the_tableau_and_of_this_card() -> None:
    t = acting("Play: Discard a card in an opponent's tableau. Discard this card.")
    t.tableau(1, "A", "B")
    t.tokens("A", 2)
    t.play(0, "Actor")
    t.choose(0, "A")
    assert (t.tableau_of(1), t.binder_of(1)) == (["B"], ["A"])
    assert (t.tableau_of(0), t.binder_of(0)) == ([], ["Actor"])
    assert t.tokens_on("A") == 0


def test_return_to_the_hand_and_to_the_binder() -> None:
    t = acting(
        "Play: Return another card in your tableau to your hand. Return this card to your binder."
    )
    t.tableau(0, "A", "B")
    t.play(0, "Actor")
    t.choose(0, "A")
    assert t.tableau_of(0) == ["B"]
    assert t.hand_of(0) == ["A"]
    assert t.binder_of(0) == ["Actor"]


def test_a_card_of_another_tableau_returns_to_its_owner() -> None:
    t = acting("Play: Return a card in an opponent's tableau to its owner's hand.")
    t.tableau(1, "A", "B")
    t.play(0, "Actor")
    t.choose(0, "B")
    assert t.hand_of(1) == ["B"]


def test_take_from_the_aftermarket_and_from_a_tableau() -> None:
    t = acting(
        "Play: Take a card from the Aftermarket into your hand. "
        "Take a card from an opponent's tableau into your hand."
    )
    t.aftermarket("A", "B")
    t.tableau(1, "C")
    t.play(0, "Actor")
    t.choose(0, "B")
    assert t.hand_of(0) == ["B", "C"]
    assert t.aftermarket_names() == ["A"]
    assert t.tableau_of(1) == []


def test_a_card_taken_from_the_aftermarket_gives_its_marker_back() -> None:
    t = acting("Play: Take a card from the Aftermarket into your hand.")
    t.aftermarket("A")
    t.state.shop.aftermarket = (ForSale(t.state.shop.aftermarket[0].card, 1),)
    t.markers(1, 2)
    t.play(0, "Actor")
    assert t.hand_of(0) == ["A"]
    assert t.markers_of(1) == 3


def test_draw_from_the_store() -> None:
    t = acting("Play: Draw 2 cards. Each opponent draws a card.")
    t.store("A", "B", "C")
    t.play(0, "Actor")
    assert t.hand_of(0) == ["A", "B"]
    assert t.hand_of(1) == ["C"]
    assert t.store_names() == []


def test_draw_from_an_empty_store_draws_nothing() -> None:
    t = acting("Play: Draw 2 cards. Gain 1 RP.")
    t.store("A")
    t.play(0, "Actor")
    assert t.hand_of(0) == ["A"]
    assert t.rp_of(0) == 1


def test_reveal_makes_it() -> None:
    t = acting("Play: Reveal a card in your hand. Gain RP equal to its stars.")
    t.hand(0, "B", "C")
    t.play(0, "Actor")
    t.choose(0, "C")
    assert t.rp_of(0) == 3
    assert t.hand_of(0) == ["B", "C"]
    assert any(isinstance(event, Revealed) for event in t.events)


def test_name_one() -> None:
    t = acting("Play: Name a type or element. Gain 5 RP for each matching card in your tableau.")
    t.play(0, "Actor")
    t.choose(0, "Mage")
    assert t.rp_of(0) == 5


# --------------------------------------------------------------------------- playing


def test_play_it_with_and_without_its_play_effects() -> None:
    t = acting("Play: Play a card in your hand.")
    t.card("Bonus", text="Play: Gain 7 RP.")
    t.card(
        "Quiet", text="Play: Reveal the top card of the Store. Play it, ignoring its Play effects."
    )
    t.hand(0, "Bonus", "Quiet")
    t.store("Bonus")
    t.play(0, "Actor")
    t.choose(0, "Bonus")
    assert t.rp_of(0) == 7
    t.play(0, "Quiet")
    assert t.tableau_of(0) == ["Actor", "Bonus", "Quiet", "Bonus"]
    assert t.rp_of(0) == 7


def test_a_card_is_not_played_into_a_full_tableau() -> None:
    t = acting("Play: Play a card in your hand.")
    t.tableau(0, *["A"] * 5)
    t.hand(0, "B")
    t.play(0, "Actor")
    assert t.hand_of(0) == ["B"]
    assert len(t.tableau_of(0)) == 6


def test_play_another_card_this_turn() -> None:
    t = acting("Play: You may play another card this turn.")
    t.hand(0, "A", "B")
    t.play(0, "Actor")
    t.play(0, "A")
    assert len([event for event in t.events if isinstance(event, Turn)]) == 1
    assert t.game.choices(0) == [actions.End()]


def test_play_another_card_with_a_price() -> None:
    t = acting("Play: You may play another card this turn. If you do, lose 5 RP.")
    t.hand(0, "Actor", "A")
    t.rp(0, 20)
    t.play(0, "Actor")
    t.choose(0, "no")
    assert t.rp_of(0) == 20
    assert t.game.choices(0) == [actions.End()]
    t.play(0, "Actor")
    t.choose(0, "yes")
    assert t.rp_of(0) == 15
    t.play(0, "A")


def test_play_another_card_even_without_a_slot() -> None:
    t = acting("Play: You may play another card this turn, even without a slot.")
    t.tableau(0, *["A"] * 5)
    t.hand(0, "B")
    t.play(0, "Actor")
    t.play(0, "B")
    assert len(t.tableau_of(0)) == 7


# --------------------------------------------------------------------------- moving


@pytest.mark.parametrize(
    ("text", "answers", "order"),
    [
        ("Play: Move a card in your tableau to the left end.", ["C"], ["C", "A", "B", "Actor"]),
        ("Play: Move a card in your tableau to the right end.", ["A"], ["B", "C", "Actor", "A"]),
        ("Play: Move this card to any slot.", [1], ["A", "Actor", "B", "C"]),
        ("Play: Swap 2 cards in your tableau.", ["A", "C"], ["C", "B", "A", "Actor"]),
        ("Play: Swap this card with a card in your tableau.", ["B"], ["A", "Actor", "C", "B"]),
        ("Play: Insert this card anywhere in your tableau.", [0], ["Actor", "A", "B", "C"]),
    ],
)
def test_moving(text: str, answers: list[str | int], order: list[str]) -> None:
    t = acting(text)
    t.tableau(0, "A", "B", "C")
    t.play(0, "Actor")
    t.choose(0, *answers)
    assert t.tableau_of(0) == order


def test_insert_in_any_tableau() -> None:
    t = acting("Play: Insert this card anywhere in any tableau.")
    t.tableau(1, "A")
    t.play(0, "Actor")
    t.choose(0, "slot 0 of player 1")
    assert t.tableau_of(1) == ["Actor", "A"]
    assert t.tableau_of(0) == []


def test_a_swap_between_tableaus_changes_owners() -> None:
    t = acting("Play: Swap this card with a card in an opponent's tableau.")
    t.tableau(0, "C")
    t.tableau(1, "A", "B")
    t.tokens("A", 2)
    t.play(0, "Actor")
    t.choose(0, "A")
    assert t.tableau_of(0) == ["C", "A"]
    assert t.tableau_of(1) == ["Actor", "B"]
    assert t.tokens_on("A") == 2


def test_give_a_card_of_the_tableau() -> None:
    t = acting("Play: Give another card in your tableau to an opponent.", players=3)
    t.tableau(0, "A")
    t.tableau(2, "B")
    t.tokens("A", 2)
    t.play(0, "Actor")
    t.choose(0, 2)
    assert t.tableau_of(2) == ["B", "A"]
    assert t.tableau_of(0) == ["Actor"]
    assert t.tokens_on("A") == 2


def test_a_face_down_card_is_given_face_down() -> None:
    t = acting("Play: Give a face-down card in your tableau to an opponent.")
    t.tableau(0, "A")
    t.face_down("A")
    t.play(0, "Actor")
    assert t.tableau_of(1) == ["A"]
    assert not t.is_face_up("A")


def test_give_a_card_of_the_hand() -> None:
    t = acting("Play: Choose an opponent. Give a card in your hand to that player.")
    t.hand(0, "A", "B")
    t.play(0, "Actor")
    t.choose(0, 1, "B")
    assert t.hand_of(1) == ["B"]
    assert t.hand_of(0) == ["A"]


def test_attach_to_this_card_and_to_another() -> None:
    t = acting(
        "Play: Attach a card in your hand to this card. "
        "Choose another card in your tableau. Attach any number of cards in your hand to it."
    )
    t.tableau(0, "A")
    t.hand(0, "B", "C")
    t.play(0, "Actor")
    t.choose(0, "B", "A", "C")
    assert t.attached_to("Actor") == ["B"]
    assert t.attached_to("A") == ["C"]
    assert t.hand_of(0) == []


# --------------------------------------------------------------------------- tokens, symbols, slots


def test_star_tokens_on_and_off() -> None:
    t = acting(
        "Play: Put 3 star tokens on a card in your tableau.\nAction: Remove 2 star tokens from a card in any tableau."
    )
    t.tableau(0, "A")
    t.tableau(1, "B")
    t.tokens("B", 1)
    t.play(0, "Actor")
    t.choose(0, "A")
    assert t.stars_of("A") == 4
    t.action(0, "Actor")  # B has too few
    assert t.tokens_on("A") == 1
    assert t.tokens_on("B") == 1


def test_sell_markers_on_and_off() -> None:
    t = acting(
        "Play: Put a sell marker on this card.\nAction: Remove a sell marker from this card. Gain 5 RP."
    )
    t.markers(0, 2)
    t.play(0, "Actor")
    assert (t.markers_on("Actor"), t.markers_of(0)) == (1, 1)
    t.action(0, "Actor")
    assert t.markers_of(0) == 2
    assert t.rp_of(0) == 5


def test_without_a_marker_none_is_put_anywhere() -> None:
    t = acting("Play: Put a sell marker on this card.")
    t.markers(0, 0)
    t.play(0, "Actor")
    assert t.markers_of(0) == 0
    assert t.happened("markers") == []


def test_become_and_also_become() -> None:
    t = acting(
        "Play: Choose another card in your tableau. It becomes a Dark Myth card. This card also becomes a Water card."
    )
    t.card("Frog", symbols="Water Animal")
    t.tableau(0, "Frog")
    t.play(0, "Actor")
    assert t.symbols_of("Frog") == {"Dark", "Myth"}
    assert t.symbols_of("Actor") == {"Fire", "Mage", "Water"}
    t.face_down("Frog")
    assert t.symbols_of("Frog") == set()


def test_extra_slots_for_the_tournament() -> None:
    t = acting("Play: Gain 2 extra slots.")
    t.tableau(0, *["A"] * 5)
    t.hand(0, "B", "C", "A")
    t.play(0, "Actor")
    t.play(0, "B")
    t.face_down("Actor")
    t.play(0, "C")
    assert len(t.tableau_of(0)) == 8
    with pytest.raises(SceneError, match="open slot"):
        t.play(0, "A")


# --------------------------------------------------------------------------- using and repeating


def test_use_the_effects_of_another_card() -> None:
    t = acting("Play: Use the Play effects of the card immediately to the left of this card.")
    t.card(
        "Model",
        stars=2,
        text="Play: Gain RP equal to this card's stars.\nPlay: Gain 1 RP.\nFlip: Gain 50 RP.",
    )
    t.tableau(0, "Model")
    t.play(0, "Actor")
    assert t.rp_of(0) == 6  # as if it stood on this card, of 5 stars; and 1


def test_effects_of_a_face_down_card_cannot_be_used() -> None:
    t = acting("Play: Use the Play effects of another card in your tableau.")
    t.card("Model", text="Play: Gain 7 RP.")
    t.tableau(0, "Model", "A")
    t.face_down("Model")
    t.play(0, "Actor")
    assert t.rp_of(0) == 0


def test_use_flip_effects() -> None:
    t = acting("Play: Choose a card in an opponent's tableau. Use its Flip effects.")
    t.card("Model", text="Flip: Gain 7 RP.")
    t.tableau(1, "Model")
    t.play(0, "Actor")
    assert (t.rp_of(0), t.rp_of(1)) == (7, 0)
    assert t.is_face_up("Model")


@pytest.mark.parametrize(
    ("text", "rp"),
    [
        ("Play: Gain 5 RP. Repeat this effect.", 10),
        ("Play: Gain 5 RP. Repeat this effect 2 times.", 15),
    ],
)
def test_repeat(text: str, rp: int) -> None:
    t = acting(text)
    t.play(0, "Actor")
    assert t.rp_of(0) == rp


# --------------------------------------------------------------------------- clashes


def clashing(text: str, *, foe: int = 2, players: int = 2) -> Table:
    t = acting(text, players=players)
    t.card("Foe", stars=foe)
    t.card("Coin", stars=3)
    t.store(*["Coin"] * 12)
    for seat in range(1, players):
        t.tableau(seat, "Foe")
    return t


def clash_seats(t: Table) -> list[object]:
    return [event.seats for event in t.events if isinstance(event, Clash)]


@pytest.mark.parametrize(
    ("text", "answers", "seats"),
    [
        ("Play: Clash with an opponent.", [2], (0, 2)),
        ("Play: Clash with each player.", [], (0, 1, 2, 3)),
        ("Play: Clash with each opponent.", [], (0, 1, 2, 3)),
        ("Play: Clash with the player to your left.", [], (0, 1)),
        ("Play: Clash with the player to your right.", [], (0, 3)),
        ("Play: Clash with the player with the most RP.", [], (0, 2)),
        ("Play: Choose an opponent. Clash with that player.", [3], (0, 3)),
    ],
)
def test_clash_with(text: str, answers: list[int], seats: tuple[int, ...]) -> None:
    t = clashing(text, players=4)
    t.rp(2, 9)
    t.play(0, "Actor")
    t.choose(0, *answers)
    t.rp_of(0)
    assert clash_seats(t) == [seats]


def test_clash_where_they_use_a_card_of_your_choice() -> None:
    t = clashing(
        "Play: Clash with an opponent, who uses a card of your choice. The winner flips the losing card."
    )
    t.tableau(1, "A", "B")
    t.play(0, "Actor")
    t.choose(0, "A")
    assert not t.is_face_up("A")
    assert t.is_face_up("B")


def test_the_card_used() -> None:
    t = clashing(
        "Play: Clash with an opponent. The loser flips the card used. The winner gains 5 RP."
    )
    t.play(0, "Actor")
    assert not t.is_face_up("Foe")
    assert t.rp_of(0) == 5


def test_use_this_card_in_a_clash() -> None:
    t = clashing("Play: Clash with an opponent. The winner gains 5 RP.", foe=1)
    t.card(
        "Champ", stars=9, text="Reaction: When you clash, use this card instead of your Top card."
    )
    t.tableau(1, "Champ", "Foe")
    t.play(0, "Actor")
    t.choose(1, "Champ")
    assert t.rp_of(1) == 5
    assert not t.is_face_up("Champ")


def test_add_to_your_total() -> None:
    t = clashing("Play: Clash with an opponent. The winner gains 5 RP.", foe=3)
    t.card("Coach", text="Reaction: When you clash, add 3 to your total.")
    t.tableau(1, "Coach", "Foe")
    t.play(0, "Actor")
    t.choose(1, "Coach")
    assert t.rp_of(1) == 5  # 3 + 3 + 3 against 5 + 3
    assert not t.is_face_up("Coach")


# --------------------------------------------------------------------------- choosing


def test_choose_one() -> None:
    t = acting("Play: Choose one: Gain 10 RP; or flip a card in your tableau; or draw a card.")
    t.play(0, "Actor")
    assert len(t.options) == 2  # nothing can be drawn
    t.choose(0, 0)
    assert t.rp_of(0) == 10


def test_a_or_b_is_the_subjects_choice_among_what_can_be_done() -> None:
    t = acting("Play: Each opponent flips 2 cards in their tableau or loses 20 RP.", players=4)
    t.tableau(1, "A", "B")
    t.rp(1, 20)
    t.tableau(2, "A")
    t.rp(2, 30)
    t.tableau(3, "C")
    t.rp(3, 19)
    t.play(0, "Actor")
    t.choose(1, 0, "A", "B")
    assert not t.is_face_up("A")
    assert t.rp_of(1) == 20
    assert t.rp_of(2) == 10  # one card is not two
    assert t.rp_of(3) == 19  # neither
    assert t.is_face_up("C")


def test_discarding_as_an_option_looks_at_the_subjects_hand() -> None:
    t = acting("Play: Each opponent discards a card or loses 10 RP.", players=3)
    t.hand(1, "A")
    t.rp(2, 15)
    t.play(0, "Actor")
    assert t.binder_of(1) == ["A"]
    assert t.rp_of(2) == 5


def test_you_may_and_if_you_do() -> None:
    t = acting("Play: You may flip another card in your tableau. If you do, gain 10 RP.")
    t.hand(0, "Actor", "Actor")
    t.play(0, "Actor")
    assert t.rp_of(0) == 0  # nothing to flip: nothing is offered
    t.play(0, "Actor")
    t.choose(0, "no")
    assert t.rp_of(0) == 0
    t.play(0, "Actor")
    t.choose(0, "yes", "Actor#1")
    assert t.rp_of(0) == 10
    assert not t.is_face_up("Actor#1")


@pytest.mark.rule("GEN-5")
@pytest.mark.parametrize(
    "text",
    [
        "Play: You may flip another card in your tableau or discard a card.",
        "Play: You may choose one: Flip another card in your tableau; or discard a card.",
    ],
)
def test_what_can_be_done_in_no_way_is_not_offered(text: str) -> None:
    t = Table(players=2)
    t.card("Actor", text=text)
    t.card("A", stars=2)
    t.hand(0, "Actor")
    t.play(0, "Actor")
    assert t.prompt is None  # no other card, and an empty hand
    t.face_down("Actor")
    t.hand(0, "Actor", "A")
    t.play(0, "Actor#2")
    assert t.options == ["yes", "no"]
    t.choose(0, "yes")
    assert t.hand_of(0) == []
    assert t.binder_of(0) == ["A"]


@pytest.mark.rule("GEN-5")
@pytest.mark.parametrize(
    ("text", "least"),
    [
        ("Play: You may swap 2 other cards in your tableau.", 2),
        ("Play: You may swap this card with another card in your tableau.", 1),
    ],
)
def test_a_swap_is_offered_if_there_are_two_cards_for_it(text: str, least: int) -> None:
    for others in range(3):
        t = acting(text)
        t.tableau(0, *"AB"[:others])
        t.play(0, "Actor")
        assert (t.prompt is not None) == (others >= least)


def test_another_player_may() -> None:
    t = acting("Play: Choose an opponent. That player may discard a card. If they do, gain 5 RP.")
    t.hand(1, "A")
    t.hand(0, "Actor")
    t.play(0, "Actor")
    t.choose(1, "yes")
    assert t.binder_of(1) == ["A"]
    assert t.rp_of(0) == 5
    t.play(0, "Actor")
    assert t.rp_of(0) == 5


def test_if_and_otherwise() -> None:
    t = acting(
        "Play: If there is another Fire card in your tableau, gain 10 RP and draw a card. Otherwise, lose 5 RP."
    )
    t.hand(0, "Actor")
    t.store("A")
    t.rp(0, 7)
    t.play(0, "Actor")
    assert t.rp_of(0) == 2
    t.play(0, "Actor")
    assert t.rp_of(0) == 12
    assert t.hand_of(0) == ["A"]


# --------------------------------------------------------------------------- the Store


def test_look_at_the_top_of_the_store() -> None:
    t = acting("Play: Look at the top 3 cards of the Store. Put them back in any order.")
    t.card("D")
    t.store("A", "B", "C", "D")
    t.play(0, "Actor")
    assert sorted(t.options) == ["A", "B", "C"]
    t.choose(0, "A", "C", "B")  # the last is on top
    assert t.store_names() == ["B", "C", "A", "D"]


def test_put_on_the_store_and_in_the_aftermarket() -> None:
    t = acting(
        "Play: Put a card in your hand on top of the Store. Put a card in your hand in the Aftermarket."
    )
    t.store("C")
    t.hand(0, "A", "B")
    t.play(0, "Actor")
    t.choose(0, "B")
    assert t.store_names() == ["B", "C"]
    assert t.aftermarket_names() == ["A"]


# --------------------------------------------------------------------------- coming into play


def test_comes_into_play_with_tokens_or_markers() -> None:
    t = acting("This card comes into play with 2 star tokens.")
    t.card("Shop", text="This card comes into play with 1 sell marker.")
    t.card("Star", text="You may put 2 star tokens on this card as it comes into play.")
    t.hand(0, "Shop", "Star")
    t.markers(0, 3)
    t.play(0, "Actor")
    assert t.tokens_on("Actor") == 2
    t.play(0, "Shop")
    assert (t.tokens_on("Shop"), t.markers_on("Shop"), t.markers_of(0)) == (0, 1, 2)
    t.play(0, "Star")
    t.choose(0, "yes")
    assert (t.tokens_on("Star"), t.markers_on("Star")) == (2, 0)


def test_a_deck_with_only_one_epic_card() -> None:
    t = acting("Deckbuilding: Your deck can have only 1 Epic card.")
    t.play(0, "Actor")
    assert t.tableau_of(0) == ["Actor"]  # says nothing in a tournament


# --------------------------------------------------------------------------- what is possible


def test_a_reaction_about_another_players_hand_needs_a_card_there() -> None:
    t = acting("Reaction: When an opponent plays a card, that player discards a card.")
    t.tableau(0, "Actor")
    t.hand(1, "A", "B")
    t.state.players[0].hand = ()
    t.play(1, "A")
    t.choose(0, "Actor#2")
    assert t.binder_of(1) == ["B"]
    assert not t.is_face_up("Actor#2")


def test_a_reaction_with_nothing_to_do_may_be_used_all_the_same() -> None:
    t = acting("Reaction: When an opponent plays a card, that player discards a card.")
    t.tableau(0, "Actor")
    t.hand(1, "A")
    t.play(1, "A")
    t.choose(0, "Actor#2")
    assert not t.is_face_up("Actor#2")


def test_others_lose_what_they_can_where_you_choose() -> None:
    t = acting("Play: Choose one: Each opponent loses 20 RP; or gain 5 RP.")
    t.rp(1, 3)
    t.play(0, "Actor")
    t.choose(0, 0)
    assert (t.rp_of(0), t.rp_of(1)) == (0, 0)


def test_an_option_that_must_be_paid() -> None:
    t = acting("Play: Choose one: Pay 2 M$ and gain 10 RP; or gain 1 RP.")
    t.hand(0, "Actor")
    t.money(0, 2)
    t.play(0, "Actor")
    t.choose(0, 0)
    assert (t.rp_of(0), t.money_of(0)) == (10, 0)
    t.play(0, "Actor")
    assert t.rp_of(0) == 11


def test_each_opponent_may() -> None:
    t = acting("Play: Each opponent may discard a card. If they do, gain 5 RP.", players=4)
    t.hand(1, "A")
    t.hand(3, "B")
    t.play(0, "Actor")
    t.choose(1, "yes")
    t.choose(3, "no")
    assert t.rp_of(0) == 5
    assert t.hand_of(3) == ["B"]


def test_a_clash_that_cannot_happen_is_not_offered() -> None:
    t = acting("Play: You may clash with an opponent. If you do, gain 5 RP.")
    t.play(0, "Actor")
    assert t.rp_of(0) == 0


def test_a_payment_opens_the_rest() -> None:
    t = acting("Play: You may pay 2 M$. If you do, steal 10 RP from an opponent.", players=3)
    t.rp(2, 30)
    t.money(0, 2)
    t.play(0, "Actor")
    t.choose(0, "yes", 2)
    assert (t.rp_of(0), t.rp_of(2), t.money_of(0)) == (10, 20, 0)


def test_may_be_repeated_once() -> None:
    t = acting("Play: You may pay 2 M$. If you do, gain 10 RP and repeat this effect.")
    t.money(0, 6)
    t.play(0, "Actor")
    t.choose(0, "yes", "yes")
    assert (t.rp_of(0), t.money_of(0)) == (20, 2)


def test_a_play_effect_still_to_come_is_that_of_the_player_who_played_the_card() -> None:
    t = acting("Scurry Plus.\nPlay: Gain 5 RP.")
    t.tableau(1, "A")
    t.play(0, "Actor")
    t.choose(0, "yes", "slot 1 of player 1")
    assert t.tableau_of(1) == ["A", "Actor"]
    assert (t.rp_of(0), t.rp_of(1)) == (5, 0)


# --------------------------------------------------------------------------- moving star tokens


def lender(text: str) -> Table:
    t = Table(players=2)
    t.card("Jar", stars=2, text="This card comes into play with 2 star tokens.")
    t.card("Shelf", stars=3)
    t.card("Lender", stars=1, text=text)
    t.tableau(0, "Shelf")
    t.hand(0, "Jar", "Lender", "Shelf")
    t.play(0, "Jar")
    assert t.stars_of("Jar") == 4
    return t


def test_star_tokens_move_from_one_card_to_another() -> None:
    t = lender(
        "Play: Move 2 star tokens from a card in your tableau to another card in your tableau."
    )
    t.play(0, "Lender")
    t.choose(0, "Shelf")  # only the Jar has tokens, and it is not chosen twice
    assert t.stars_of("Jar") == 2
    assert t.stars_of("Shelf") == 5


def test_a_card_gives_only_what_it_has() -> None:
    t = lender("Play: Move 3 star tokens from a card in your tableau to this card.")
    t.play(0, "Lender")
    assert t.stars_of("Jar") == 4
    assert t.stars_of("Lender") == 1


def test_star_tokens_are_taken_from_an_opponent() -> None:
    t = lender("Play: Gain 1 RP.")
    t.card(
        "Magpie",
        stars=1,
        text="Play: Move a star token from a card in an opponent's tableau to this card.",
    )
    t.hand(1, "Magpie")
    t.play(1, "Magpie")
    assert t.stars_of("Jar") == 3
    assert t.stars_of("Magpie") == 2


def test_face_down_cards_take_no_tokens() -> None:
    t = lender(
        "Play: Flip a card with 3 stars in your tableau. Move a star token from a card in your tableau to another card in your tableau."
    )
    t.play(0, "Lender")
    assert not t.is_face_up("Shelf")
    assert t.stars_of("Jar") == 4  # the Lender is this card, the Shelf is face down
    assert t.stars_of("Lender") == 1
