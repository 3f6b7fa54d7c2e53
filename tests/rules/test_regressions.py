"""Rules that were once wrong; each test says what must not happen again."""

from __future__ import annotations

import pytest

from mblades.errors import SetupError
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state import events
from mblades.rules.state.events import TakenUnseen
from mblades.rules.state.state import NOBODY
from mblades.testing import NOTHING_PRINTED, Table


@pytest.mark.rule("RUL-20")
@pytest.mark.parametrize("order", [("Banner", "Recruit"), ("Recruit", "Banner")])
def test_the_order_of_cards_flipped_together_does_not_change_what_they_are_worth(
    order: tuple[str, str],
) -> None:
    t = Table(players=2)
    t.card("Banner", text="Ongoing: Other cards in your tableau have +5 stars.")
    t.card("Recruit", stars=2, text="Flip: Gain RP equal to this card's stars.")
    t.card("Quake", stars=1, text="Play: Flip each other card in any tableau.")
    t.tableau(1, *order)
    t.hand(0, "Quake")
    t.play(0, "Quake")
    assert t.rp_of(1) == 7


@pytest.mark.rule("KEY-16")
def test_heroic_still_works_when_its_card_is_flipped_together_with_the_other() -> None:
    t = Table(players=3)
    t.card("Hero", text="Heroic.")
    t.card("Friend")
    t.card("Quake", text="Play: Flip each other card in any tableau.")
    t.tableau(1, "Hero")
    t.tableau(2, "Friend")
    t.hand(0, "Quake")
    t.play(0, "Quake")
    t.choose(1, "Hero")
    assert t.is_face_up("Friend")
    assert not t.is_face_up("Hero")


@pytest.mark.rule("GEN-1")
def test_losing_0_rp_does_not_set_off_whenever_you_lose_rp() -> None:
    t = Table(players=2)
    t.card("Griever", text="Ongoing: Whenever you lose RP, gain 3 RP.")
    t.card("Tax", text="Play: Each opponent loses 5 RP for each Fire card in your tableau.")
    t.card("Toll", text="Play: Each opponent loses 5 RP.")
    t.tableau(1, "Griever")
    t.hand(0, "Tax", "Toll")
    t.play(0, "Tax")
    assert t.rp_of(1) == 0
    t.play(0, "Toll")
    assert t.rp_of(1) == 3


@pytest.mark.rule("GEN-2")
def test_that_much_adds_up_what_every_opponent_really_lost() -> None:
    t = Table(players=3)
    t.card("Levy", text="Play: Each opponent loses 10 RP. Gain RP equal to that much.")
    t.hand(0, "Levy")
    t.rp(1, 4)
    t.rp(2, 20)
    t.play(0, "Levy")
    assert [t.rp_of(seat) for seat in range(3)] == [14, 0, 10]


@pytest.mark.rule("ED-13")
def test_a_copied_extra_slot_counts_as_room_for_top_effects() -> None:
    t = Table(players=2)
    t.card("Shelf", text="Ongoing: You have 1 extra slot.")
    t.card("Mirror", text="Ongoing: This card has the effects of the card immediately to the "
           "left of this card.")  # fmt: skip
    t.card("Plain")
    t.card("Crown", text="Top: Whenever an opponent plays a card, gain 7 RP.")
    t.tableau(0, "Shelf", "Mirror", "Plain", "Plain", "Plain", "Plain", "Crown")
    t.hand(0, "Plain")
    t.hand(1, "Plain")
    t.play(1, "Plain")
    assert t.rp_of(0) == 7


@pytest.mark.rule("GEN-10")
def test_a_card_taken_from_a_hidden_hand_is_random_and_shown_to_nobody_else() -> None:
    t = Table(players=3)
    t.card("Thief", text="Play: Take a card from an opponent's hand into your hand.")
    t.card("Secret")
    t.card("Other Secret")
    t.hand(0, "Thief")
    t.hand(1, "Secret", "Other Secret")
    t.play(0, "Thief")
    assert len(t.hand_of(0)) == 1
    assert len(t.hand_of(1)) == 1
    taken = next(event for event in t.events if isinstance(event, TakenUnseen))
    assert events.seen_by(taken, 0) == events.seen_by(taken, 1) == taken
    for other in (2, None):
        assert events.seen_by(taken, other) == TakenUnseen(0, None, 1)


def test_a_card_taken_from_the_store_is_shown_to_no_spectator() -> None:
    taken = TakenUnseen(0, 5, NOBODY)
    assert events.seen_by(taken, 0) == taken
    for other in (1, None):
        assert events.seen_by(taken, other) == TakenUnseen(0, None, NOBODY)


def test_the_refusal_of_an_unknown_option_names_it() -> None:
    with pytest.raises(SetupError, match='there is no option "colour"'):
        Setup(players=4, colour="red")  # type: ignore[call-arg]
    with pytest.raises(SetupError, match='did you mean "players"'):
        Setup(player=4)  # type: ignore[call-arg]


@pytest.mark.rule("COOP-2", "COOP-3")
def test_the_deck_box_and_mystic_accessories_of_a_boss_are_not_flipped() -> None:
    t = Table(players=2)
    t.card("Crypt", kind="Deck Box", rarity="Mystic")
    t.card("Lid", text="Play: Flip each Deck Box in your play area.")
    t.box(1, "Crypt")
    t.hand(1, "Lid")
    t.play(1, "Lid")
    assert t.is_face_up("Crypt")
    t.card("Ray", kind="Accessory", rarity="Mystic", text="Ongoing: Opponents cannot use Actions.")
    t.card("Fan", kind="Accessory")
    t.card("Vandal", text="Play: Flip each Accessory in an opponent's play area.")
    t.accessories(1, "Ray", "Fan")
    t.hand(0, "Vandal")
    t.play(0, "Vandal")
    assert t.is_face_up("Ray")
    assert not t.is_face_up("Fan")


def test_a_game_saved_in_the_middle_of_a_clash_continues_with_the_same_result() -> None:
    t = Table(players=2)
    t.card("Duellist", text="Reaction: When you clash, add 3 to your total.")
    t.card("Fighter", stars=5, text="Clobber.")
    t.card("Plain", stars=2)
    t.tableau(0, "Duellist")
    t.hand(0, "Plain")
    t.hand(1, "Fighter", "Plain")
    t.store(*["Plain"] * 4)
    t.play(1, "Fighter")
    t.choose(1, 0)
    assert t.prompt is not None
    saved = Game.load(t.game.dump(), NOTHING_PRINTED)
    t.choose(0, "decline")
    saved.act(0, ("choose", 1))
    assert saved.state.tournament.clash == t.state.tournament.clash
