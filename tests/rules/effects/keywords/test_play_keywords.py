"""Keywords of a card that is played: Drink, Earthcraft, Foreboding, Investigate, Positioning, Scurry, Speed, Spellbook."""

from __future__ import annotations

import pytest

from mblades.rules.state import actions
from mblades.rules.state.events import Revealed, Turn
from mblades.testing import SceneError, Table

# --------------------------------------------------------------------------- Drink


def bar() -> Table:
    t = Table(players=3)
    t.card("Barkeep", text="Drink.")
    t.card("Ale", stars=4, text="Play: Gain 50 RP.\nNext: Gain 3 RP.")
    t.card("Plain")
    t.store("Ale")
    t.hand(0, "Barkeep")
    return t


@pytest.mark.rule("KEY-10")
def test_drink_is_played_without_its_play_effects() -> None:
    t = bar()
    t.hand(1, "Plain")
    t.rp(1, 8)
    t.play(0, "Barkeep")
    assert t.options == ["player 0", "player 1", "player 2"]
    t.choose(0, 1)
    t.choose(1, 0)
    assert t.tableau_of(1) == ["Ale"]
    assert t.rp_of(1) == 8
    assert revealed(t) == [(0, "Ale")]
    t.play(1, "Plain")
    assert t.rp_of(1) == 11  # other effects work


@pytest.mark.rule("KEY-10")
def test_drink_refused_costs_twice_its_stars_and_gives_you_the_card() -> None:
    t = bar()
    t.rp(1, 9)
    t.play(0, "Barkeep")
    t.choose(0, 1)
    t.choose(1, 1)
    assert t.rp_of(1) == 1
    assert t.hand_of(0) == ["Ale"]
    assert t.tableau_of(1) == []


@pytest.mark.rule("KEY-10")
def test_drink_must_be_played_by_one_who_cannot_lose_that_much() -> None:
    t = bar()
    t.rp(1, 7)
    t.play(0, "Barkeep")
    t.choose(0, 1)
    assert t.tableau_of(1) == ["Ale"]
    assert t.rp_of(1) == 7


@pytest.mark.rule("KEY-10")
def test_drink_with_a_full_tableau_and_no_rp_does_nothing() -> None:
    t = bar()
    t.tableau(1, *["Plain"] * 6)
    t.play(0, "Barkeep")
    t.choose(0, 1)
    assert t.store_names() == ["Ale"]  # TRN-15
    assert t.hand_of(0) == []


@pytest.mark.rule("KEY-10")
def test_drink_can_be_had_by_yourself() -> None:
    t = bar()
    t.rp(0, 10)
    t.play(0, "Barkeep")
    t.choose(0, 0)
    t.choose(0, 1)
    assert t.rp_of(0) == 2
    assert t.hand_of(0) == ["Ale"]


@pytest.mark.rule("KEY-10")
def test_drink_from_an_empty_store_does_nothing() -> None:
    t = Table()
    t.card("Barkeep", text="Drink.")
    t.hand(0, "Barkeep")
    t.rp(1, 50)
    t.play(0, "Barkeep")
    t.choose(0, 1)
    assert t.rp_of(1) == 50
    assert t.hand_of(0) == []


# --------------------------------------------------------------------------- Earthcraft


@pytest.mark.rule("KEY-12")
def test_earthcraft_repeats_its_play_effect_with_another_earth_card() -> None:
    t = Table()
    t.card("Golem", symbols="Earth", text="Earthcraft.\nPlay: Gain 5 RP.")
    t.card("Hill", symbols="Earth Myth", text="Play: Gain 1 RP.")
    t.card("Cloud", symbols="Air")
    t.hand(0, "Golem", "Hill", "Cloud")
    t.hand(1, "Hill")
    t.play(0, "Golem")
    assert t.rp_of(0) == 5  # not with itself
    t.play(0, "Hill")
    assert t.rp_of(0) == 11
    t.play(0, "Cloud")
    assert t.rp_of(0) == 11
    t.play(1, "Hill")
    assert t.rp_of(0) == 11  # "when you play"


@pytest.mark.rule("KEY-12")
def test_earthcraft_sleeps_face_down() -> None:
    t = Table()
    t.card("Golem", symbols="Earth", text="Earthcraft.\nPlay: Gain 5 RP.")
    t.card("Hill", symbols="Earth")
    t.tableau(0, "Golem")
    t.face_down("Golem")
    t.hand(0, "Hill")
    t.play(0, "Hill")
    assert t.rp_of(0) == 0


@pytest.mark.rule("KEY-12")
def test_earthcraft_cannot_be_copied() -> None:
    t = Table()
    copy = "Ongoing: This card has the effects of the card immediately to the left of this card."
    t.card("Golem", symbols="Earth", text="Earthcraft.\nPlay: Gain 5 RP.")
    t.card("Egg", symbols="Light", text=copy)
    t.card("Hill", symbols="Earth")
    t.tableau(0, "Golem")
    t.hand(0, "Egg", "Hill")
    t.play(0, "Egg")
    assert t.rp_of(0) == 5  # the Play effect is copied
    t.play(0, "Hill")
    assert t.rp_of(0) == 10  # Earthcraft is not: Golem alone


@pytest.mark.rule("KEY-12")
def test_two_earthcrafts_answer_each_other_in_the_order_of_ones_choice() -> None:
    t = Table()
    t.card("Golem", symbols="Earth", text="Earthcraft.\nPlay: Gain 5 RP.")
    t.card("Giant", symbols="Earth", text="Earthcraft.\nPlay: Gain 7 RP.")
    t.card("Hill", symbols="Earth")
    t.hand(0, "Golem", "Giant", "Hill")
    t.play(0, "Golem")
    t.play(0, "Giant")
    assert t.rp_of(0) == 5 + 5 + 7
    t.play(0, "Hill")
    t.choose(0, "Giant")
    assert t.rp_of(0) == 17 + 7 + 5


# --------------------------------------------------------------------------- Foreboding


@pytest.mark.rule("KEY-14")
def test_foreboding_names_a_card_and_others_refer_to_it() -> None:
    t = Table()
    t.card("Seer", text="Foreboding.")
    t.card("Raven", text="Play: Flip each card you have named in any tableau.")
    t.card("Doom", text="Flip: Gain 1 RP.")
    t.card("Plain")
    t.tableau(1, "Doom", "Plain")
    t.hand(0, "Seer", "Raven")
    t.play(0, "Seer")
    assert t.options == ["Doom", "Plain", "Raven", "Seer"]
    t.choose(0, "Doom")
    t.play(0, "Raven")
    assert not t.is_face_up("Doom")
    assert t.is_face_up("Plain")


@pytest.mark.rule("KEY-14")
def test_foreboding_is_kept_per_player() -> None:
    t = Table()
    t.card("Seer", text="Foreboding.")
    t.card("Raven", text="Play: Gain 5 RP for each card you have named in any tableau.")
    t.card("Doom")
    t.card("Plain")
    t.tableau(1, "Doom", "Plain")
    t.hand(0, "Seer", "Seer", "Raven")
    t.hand(1, "Raven")
    t.play(0, "Seer")
    t.choose(0, "Doom")
    t.play(1, "Raven")
    assert t.rp_of(1) == 0  # they have named nothing
    t.play(0, "Seer")
    t.choose(0, "Plain")
    t.play(0, "Raven")
    assert t.rp_of(0) == 10  # both names are kept


# --------------------------------------------------------------------------- Investigate


def case() -> Table:
    t = Table(players=3)
    t.card("Sleuth", symbols="Citizen", text="Investigate.")
    t.card("Fox", symbols="Fire Animal")
    t.card("Flame", symbols="Fire")
    t.card("Fish", symbols="Water Animal")
    t.hand(0, "Sleuth", "Fox")
    t.hand(1, "Flame", "Fish")
    t.hand(2, "Fish")
    t.play(0, "Sleuth")
    return t


def revealed(t: Table) -> list[tuple[object, str]]:
    cards = t.state.cards
    return [
        (event.seat, t.state.catalog.names[cards[event.card]])
        for event in t.events
        if isinstance(event, Revealed)
    ]


@pytest.mark.rule("KEY-18")
def test_investigate_names_any_element_or_type_but_pro() -> None:
    t = case()
    assert t.prompt is not None
    assert t.prompt.seat == 0
    assert len(t.options) == 12
    assert "Pro" not in t.options
    assert {"Fire", "Dark", "Animal", "Mage"} <= set(t.options)


@pytest.mark.rule("KEY-18")
def test_investigate_shows_the_matching_cards_of_every_hand_your_own_too() -> None:
    t = case()
    t.choose(0, "Fire")
    assert revealed(t) == [(0, "Fox"), (1, "Flame")]
    assert t.hand_of(1) == ["Flame", "Fish"]  # TRN-15


@pytest.mark.rule("KEY-18")
def test_investigate_may_find_nothing() -> None:
    t = case()
    t.choose(0, "Mage")
    assert revealed(t) == []


# --------------------------------------------------------------------------- Positioning


@pytest.mark.rule("KEY-23")
@pytest.mark.parametrize(("side", "rp"), [("left", 5), ("right", 8)])
def test_positioning_faces_left_or_right(side: str, rp: int) -> None:
    t = Table()
    t.card(
        "Guard",
        text="Positioning.\nOngoing: Whenever you play a card, if this card faces left, gain 5 RP.\n"
        "Ongoing: Whenever you play a card, if this card faces right, gain 8 RP.",
    )
    t.card("Plain")
    t.hand(0, "Guard", "Plain")
    t.play(0, "Guard")
    assert t.options == ["left", "right"]
    before = t.state.players[0].rp
    t.choose(0, side)
    assert t.rp_of(0) == before == 0  # Ongoing comes before Play: it faced nowhere yet
    t.play(0, "Plain")
    assert t.rp_of(0) == rp


@pytest.mark.rule("KEY-23")
def test_positioning_is_forgotten_when_the_card_is_flipped() -> None:
    t = Table()
    t.card("Guard", text="Positioning.\nAction: If this card faces left, gain 5 RP.")
    t.card("Waker", text="Play: Unflip a face-down card in your tableau.")
    t.hand(0, "Guard", "Waker")
    t.play(0, "Guard")
    t.choose(0, "left")
    t.action(0, "Guard")
    assert t.rp_of(0) == 5
    t.play(0, "Waker")
    assert t.is_face_up("Guard")
    t.action(0, "Guard")
    assert t.rp_of(0) == 5


# --------------------------------------------------------------------------- Scurry


@pytest.mark.rule("KEY-25")
def test_scurry_inserts_the_card_and_shifts_the_others_right() -> None:
    t = Table()
    t.card("Mouse", text="Scurry.")
    for name in "ABC":
        t.card(name)
    t.tableau(0, "A", "B", "C")
    t.hand(0, "Mouse")
    t.play(0, "Mouse")
    t.choose(0, "yes")
    assert len(t.options) == 4
    t.choose(0, 1)
    assert t.tableau_of(0) == ["A", "Mouse", "B", "C"]
    assert t.top_card_of(0) == "C"


@pytest.mark.rule("KEY-25")
def test_scurry_is_optional_and_stays_in_your_tableau() -> None:
    t = Table()
    t.card("Mouse", text="Scurry.")
    t.card("A")
    t.tableau(0, "A")
    t.tableau(1, "A")
    t.hand(0, "Mouse", "Mouse")
    t.play(0, "Mouse")
    t.choose(0, "no")
    assert t.tableau_of(0) == ["A", "Mouse"]
    t.play(0, "Mouse")
    t.choose(0, "yes")
    assert t.options == [f"slot {n} of player 0" for n in range(3)]
    t.choose(0, 0)
    assert t.tableau_of(0) == ["Mouse", "A", "Mouse"]


@pytest.mark.rule("KEY-26")
def test_scurry_plus_makes_the_card_another_players() -> None:
    t = Table()
    t.card(
        "Rat",
        symbols="Dark",
        stars=2,
        text="Scurry Plus.\nOngoing: Whenever you play a card, lose 3 RP.",
    )
    for name in "ABC":
        t.card(name)
    t.tableau(0, "A")
    t.tableau(1, "B", "C")
    t.rp(0, 10)
    t.rp(1, 10)
    t.hand(0, "Rat", "A")
    t.hand(1, "B")
    t.play(0, "Rat")
    t.choose(0, "yes", "slot 1 of player 1")
    assert t.tableau_of(0) == ["A"]
    assert t.tableau_of(1) == ["B", "Rat", "C"]
    assert t.rp_of(0) == 7  # its Ongoing effect came before its Play effect
    t.play(1, "B")
    assert t.rp_of(1) == 7
    t.play(0, "A")
    assert t.rp_of(0) == 7


@pytest.mark.rule("KEY-26")
def test_scurry_plus_keeps_star_tokens_and_finds_no_room_in_a_full_tableau() -> None:
    t = Table(players=3)
    t.card("Rat", text="Scurry Plus.\nThis card comes into play with 2 star tokens.")
    t.card("A")
    t.tableau(1, *["A"] * 6)
    t.hand(0, "Rat")
    t.play(0, "Rat")
    t.choose(0, "yes")
    assert t.options == ["slot 0 of player 0", "slot 0 of player 2"]
    t.choose(0, "slot 0 of player 2")
    assert t.tableau_of(2) == ["Rat"]
    assert t.tokens_on("Rat") == 2


@pytest.mark.rule("KEY-26")
def test_scurry_plus_takes_a_next_effect_along() -> None:
    t = Table()
    t.card("Rat", text="Scurry Plus.\nNext: Lose 3 RP.")
    t.card("A")
    t.rp(0, 10)
    t.rp(1, 10)
    t.hand(0, "Rat", "A")
    t.hand(1, "A")
    t.play(0, "Rat")
    t.choose(0, "yes", "slot 0 of player 1")
    t.play(0, "A")
    assert t.rp_of(0) == 10
    t.play(1, "A")
    assert t.rp_of(1) == 7  # the next card its owner plays


# --------------------------------------------------------------------------- Speed


@pytest.mark.rule("KEY-28")
def test_speed_plays_another_card_after_all_of_the_first() -> None:
    t = Table()
    t.card("Racer", text="Speed.\nPlay: Flip a card in an opponent's tableau.")
    t.card("Plain", text="Play: Gain 2 RP for each face-down card in an opponent's tableau.")
    t.card("Foe", text="Flip: Lose 5 RP.")
    t.tableau(1, "Foe")
    t.rp(1, 6)
    t.hand(0, "Racer", "Plain")
    t.play(0, "Racer")
    assert t.rp_of(1) == 1
    t.play(0, "Plain")
    assert t.rp_of(0) == 2
    turns = [event for event in t.events if isinstance(event, Turn)]
    assert len(turns) == 1  # one turn


@pytest.mark.rule("KEY-28")
def test_an_action_is_possible_between_the_two_cards() -> None:
    t = Table()
    t.card("Racer", text="Speed.")
    t.card("Worker", text="Action: Gain 4 RP.")
    t.card("Plain")
    t.tableau(0, "Worker")
    t.hand(0, "Racer", "Plain", "Plain")
    t.play(0, "Racer")
    t.action(0, "Worker")
    assert t.rp_of(0) == 4
    t.play(0, "Plain")
    assert t.tableau_of(0) == ["Worker", "Racer", "Plain"]
    assert len([event for event in t.events if isinstance(event, Turn)]) == 1
    assert not any(isinstance(action, actions.Play) for action in t.game.choices(0))


@pytest.mark.rule("KEY-28")
def test_speed_is_optional() -> None:
    t = Table()
    t.card("Racer", text="Speed.")
    t.card("Plain")
    t.hand(0, "Racer", "Plain")
    t.play(0, "Racer")
    assert actions.End() in t.game.choices(0)
    t.pass_(0)
    assert t.state.tournament.turn == 1


@pytest.mark.rule("KEY-28")
def test_speed_needs_an_open_slot() -> None:
    t = Table()
    t.card("Racer", text="Speed.")
    t.card("Plain")
    t.tableau(0, *["Plain"] * 5)
    t.hand(0, "Racer", "Plain")
    t.play(0, "Racer")
    assert t.game.choices(0) == [actions.End()]


@pytest.mark.rule("KEY-29")
def test_speed_plus_brings_a_slot_that_lasts_while_the_card_is_there() -> None:
    t = Table()
    t.card("Racer", text="Speed Plus.")
    t.card("Guest")
    t.card("Plain")
    t.card("Recall", text="Action: Return a card in your tableau to your hand.")
    t.tableau(0, "Recall", *["Plain"] * 4)
    t.hand(0, "Racer", "Guest", "Plain")
    t.play(0, "Racer")
    t.play(0, "Guest")
    assert t.tableau_of(0) == ["Recall", *["Plain"] * 4, "Racer", "Guest"]
    t.action(0, "Recall")  # in the same turn
    t.choose(0, "Racer")
    assert len(t.tableau_of(0)) == 6
    t.play(0, "Plain")  # the slot is still there
    assert t.tableau_of(0) == ["Recall", *["Plain"] * 4, "Guest", "Plain"]
    with pytest.raises(SceneError, match="open slot"):
        t.play(0, "Racer")


@pytest.mark.rule("KEY-29")
def test_speed_plus_slot_goes_with_its_card() -> None:
    t = Table()
    t.card("Racer", text="Speed Plus.")
    t.card("Guest")
    t.card("Plain")
    t.card("Recall", text="Action: Return a card in your tableau to your hand.")
    t.tableau(0, "Recall", *["Plain"] * 4)
    t.hand(0, "Racer", "Guest")
    t.play(0, "Racer")
    t.play(0, "Guest")
    t.action(0, "Recall")
    t.choose(0, "Guest")
    assert len(t.tableau_of(0)) == 6
    with pytest.raises(SceneError, match="open slot"):
        t.play(0, "Guest")


@pytest.mark.rule("KEY-29")
def test_speed_plus_uses_an_open_slot_first() -> None:
    t = Table()
    t.card("Racer", text="Speed Plus.")
    t.card("Plain")
    t.tableau(0, *["Plain"] * 4)
    t.hand(0, "Racer", "Plain", "Plain")
    t.play(0, "Racer")
    t.play(0, "Plain")
    assert len(t.tableau_of(0)) == 6
    with pytest.raises(SceneError, match="open slot"):
        t.play(0, "Plain")


# --------------------------------------------------------------------------- Spellbook


@pytest.mark.rule("KEY-30", "RUL-12")
def test_spellbook_takes_a_mage_from_the_aftermarket() -> None:
    t = Table()
    t.card("Book", text="Spellbook.")
    t.card("Wizard", symbols="Fire Mage")
    t.card("Witch", symbols="Mage")
    t.card("Knight", symbols="Soldier")
    t.aftermarket("Knight", "Wizard", "Witch")
    t.hand(0, "Book")
    t.play(0, "Book")
    t.choose(0, "yes")
    assert t.options == ["Wizard", "Witch"]
    t.choose(0, "Witch")
    assert t.hand_of(0) == ["Witch"]
    assert t.aftermarket_names() == ["Knight", "Wizard"]


@pytest.mark.rule("KEY-30", "RUL-12")
def test_spellbook_is_optional_and_needs_a_mage() -> None:
    t = Table()
    t.card("Book", text="Spellbook.")
    t.card("Wizard", symbols="Fire Mage")
    t.card("Knight", symbols="Soldier")
    t.aftermarket("Knight")
    t.hand(0, "Book", "Book")
    t.play(0, "Book")
    assert t.aftermarket_names() == ["Knight"]  # nothing is asked
    t.aftermarket("Wizard")
    t.play(0, "Book")
    t.choose(0, "no")
    assert t.hand_of(0) == []
    assert t.aftermarket_names() == ["Knight", "Wizard"]


# --------------------------------------------------------------------------- keywords together


@pytest.mark.rule("KEY-10", "KEY-15")
def test_drink_cannot_be_played_against_its_own_fusion() -> None:
    t = Table()
    t.card("Barkeep", text="Drink.")
    t.card("Potion", stars=4, symbols="Fire Myth", text="Fusion.")
    t.store("Potion")
    t.rp(1, 9)
    t.hand(0, "Barkeep")
    t.play(0, "Barkeep")
    t.choose(0, 1)
    assert t.rp_of(1) == 1  # the only option
    assert t.hand_of(0) == ["Potion"]


@pytest.mark.rule("KEY-10", "KEY-34")
def test_drink_comes_into_play_with_its_markers_all_the_same() -> None:
    t = Table()
    t.card("Barkeep", text="Drink.")
    t.card("Zombie", stars=4, text="Undead.")
    t.store("Zombie")
    t.markers(1, 2)
    t.hand(0, "Barkeep")
    t.play(0, "Barkeep")
    t.choose(0, 1)
    t.choose(1, "yes")
    assert t.tableau_of(1) == ["Zombie"]
    assert t.markers_on("Zombie") == 1


@pytest.mark.rule("KEY-7", "KEY-19")
def test_level_up_keeps_a_coin_op_card_face_up() -> None:
    t = Table()
    t.card("Arcade", text="Coin Op.\nLevel Up.\nPlay: Gain 10 RP.")
    t.money(0, 4)
    t.hand(0, "Arcade", "Arcade")
    t.play(0, "Arcade")
    t.action(0, "Arcade")
    t.choose(0, "yes")
    assert t.rp_of(0) == 20
    assert t.is_face_up("Arcade")
    t.turn(0)
    t.action(0, "Arcade")
    assert t.rp_of(0) == 30
    assert not t.is_face_up("Arcade")


@pytest.mark.rule("KEY-26", "KEY-34")
def test_scurry_plus_leaves_ones_sell_marker_at_home() -> None:
    t = Table()
    t.card("Rat", text="Scurry Plus.\nUndead.")
    t.markers(0, 3)
    t.markers(1, 3)
    t.hand(0, "Rat")
    t.play(0, "Rat")
    t.choose(0, "yes")
    assert t.state.players[0].markers == 2
    t.choose(0, "yes", "slot 0 of player 1")
    assert t.markers_on("Rat") == 0
    assert (t.markers_of(0), t.markers_of(1)) == (3, 3)


@pytest.mark.rule("KEY-28", "KEY-25")
def test_speed_lets_the_second_card_scurry() -> None:
    t = Table()
    t.card("Racer", text="Speed.")
    t.card("Mouse", text="Scurry.")
    t.hand(0, "Racer", "Mouse")
    t.play(0, "Racer")
    t.play(0, "Mouse")
    t.choose(0, "yes", 0)
    assert t.tableau_of(0) == ["Mouse", "Racer"]
