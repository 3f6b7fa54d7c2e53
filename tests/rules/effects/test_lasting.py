"""Effects that hold for a while, and effects that come later."""

from __future__ import annotations

import pytest

from mblades.rules.game import Game
from mblades.testing import Table
from mblades.testing.scene import NOTHING_PRINTED, SceneError

NAMES = (
    ("Rock", 3, "Earth"), ("Flame", 5, "Fire"), ("Pond", 2, "Water"), ("Reef", 5, "Fire"),
    ("Fort", 3, "Earth"), ("Moat", 2, "Water"),
)  # fmt: skip


def table(text: str, *, players: int = 2, in_hand: bool = True) -> Table:
    """Player 0 has the card, mostly in hand, everybody plain ones in hand and tableau."""
    t = Table(players=players)
    t.card("Clock", stars=4, symbols="Fire", text=text)
    for name, stars, symbols in NAMES:
        t.card(name, stars=stars, symbols=symbols)
    t.card("Hammer", stars=1, text="Play: Flip a card in an opponent's tableau.")
    t.card("Mallet", stars=1, text="Action: Flip a card in your tableau.")
    t.card("Purse", stars=1, text="Play: Gain 5 RP.")
    t.card("Loan", stars=1, text="Play: Lose 5 RP.")
    t.hand(0, *["Clock"] * in_hand, "Rock", "Flame", "Purse", "Loan", "Hammer")
    for seat in range(1, players):
        t.hand(seat, "Rock", "Flame", "Hammer", "Purse")
        t.tableau(seat, "Pond", "Reef")
    t.store(*["Rock"] * 12)
    return t


def saved(t: Table) -> None:
    """Go on with the scene as it comes back from a file."""
    t.state = Game.load(t.game.dump(), NOTHING_PRINTED).state


def lasting(t: Table) -> int:
    return len(t.state.tournament.lasting)


# --------------------------------------------------------------------------- spans


def test_until_your_next_turn() -> None:
    t = table("Play: Choose an opponent. Until your next turn, cards in that player's tableau have -1 star.",
              players=3)  # fmt: skip
    t.play(0, "Clock")
    t.choose(0, 1)
    assert (t.stars_of("Pond"), t.stars_of("Pond#2")) == (1, 2)
    saved(t)
    t.play(1, "Rock")
    assert t.stars_of("Rock#2") == 2  # a group is open: this card came later
    t.turn(2)
    assert t.stars_of("Pond") == 1
    t.turn(0)
    assert (t.stars_of("Pond"), t.stars_of("Rock#2")) == (2, 3)
    assert lasting(t) == 0
    assert t.happened("lasts")
    assert t.happened("wore_off")


def test_until_the_end_of_your_next_turn() -> None:
    t = table("Play: Choose a card in your tableau. Until the end of your next turn, it cannot be flipped.")  # fmt: skip
    t.tableau(0, "Fort", "Moat")
    t.play(0, "Clock")
    t.choose(0, "Fort")
    saved(t)
    t.play(1, "Hammer")
    assert sorted(t.options) == ["Clock", "Moat"]
    t.choose(1, "Moat")
    t.play(0, "Purse")
    assert lasting(t) == 1  # this is that turn
    t.turn(1)
    assert lasting(t) == 0


def test_until_the_end_of_this_turn() -> None:
    t = table("Action: Until the end of this turn, cards in each opponent's tableau have -2 stars.",
              in_hand=False)  # fmt: skip
    t.tableau(0, "Clock")
    t.action(0, "Clock")
    assert not t.is_face_up("Clock")  # its text has happened, whatever becomes of the card
    assert t.stars_of("Reef") == 3
    t.turn(1)
    assert t.stars_of("Reef") == 5


def test_for_the_rest_of_the_tournament() -> None:
    t = table("Play: For the rest of the tournament, whenever you play a Fire card, gain 5 RP.")
    t.play(0, "Clock")
    t.play(1, "Hammer")
    assert not t.is_face_up("Clock")
    saved(t)
    t.play(0, "Flame")
    t.play(1, "Flame")
    assert (t.rp_of(0), t.rp_of(1)) == (5, 0)


@pytest.mark.rule("END-1")
def test_what_lasts_as_long_as_the_tournament_counts_while_scoring() -> None:
    t = table("Play: For the rest of the tournament, this card has +2 stars.\n"
              "Score: Gain RP equal to this card's stars.")  # fmt: skip
    t.play(0, "Clock")
    t.finish()
    assert t.rp_of(0) == 6


@pytest.mark.rule("END-1")
def test_what_ends_with_a_turn_does_not_count_while_scoring() -> None:
    t = table("Play: Until your next turn, this card has +2 stars.\n"
              "Score: Gain RP equal to this card's stars.")  # fmt: skip
    t.play(0, "Clock")
    t.finish()
    assert t.rp_of(0) == 4


def test_during_that_players_next_turn() -> None:
    t = table("Play: Choose an opponent. During that player's next turn, that player cannot play Fire cards.",
              players=3)  # fmt: skip
    t.play(0, "Clock")
    t.choose(0, 1)
    saved(t)
    t.turn(1)
    with pytest.raises(SceneError, match="Something stops you"):
        t.play(1, "Flame")
    t.play(1, "Rock")
    t.play(2, "Flame")
    t.play(0, "Rock")
    t.play(1, "Flame")
    assert lasting(t) == 0


def test_during_your_next_2_turns() -> None:
    t = table("Play: During your next 2 turns, whenever you play a card, put a star token on it.")
    t.play(0, "Clock")
    for name, tokens in (("Rock", 1), ("Flame", 1), ("Purse", 0)):
        t.play(0, name)
        saved(t)
        assert t.tokens_on(name) == tokens
    assert t.tokens_on("Clock") == 0  # the turn under way is not a next one


def test_during_each_opponents_next_turn() -> None:
    t = table("Play: During each opponent's next turn, that player cannot use Actions.", players=3)
    t.tableau(1, "Mallet")
    t.tableau(2, "Mallet")
    t.play(0, "Clock")
    for seat in (1, 2):
        t.turn(seat)
        with pytest.raises(SceneError, match="no Action"):
            t.action(seat, f"Mallet#{seat}")
        t.play(seat, "Rock")
    t.turn(1)
    t.action(1, "Mallet")


def test_while_this_card_is_face_up() -> None:
    t = table("Play: While this card is face up, cards in each opponent's tableau have -1 star.")
    t.play(0, "Clock")
    assert t.stars_of("Pond") == 1
    saved(t)
    t.play(1, "Hammer")
    assert t.stars_of("Pond") == 2
    assert lasting(t) == 0


def test_while_something_is_so_it_is_heard() -> None:
    t = table("Play: While you have fewer than 8 RP, whenever you play a card, gain 5 RP.")
    t.play(0, "Clock")
    for name in ("Rock", "Flame", "Hammer"):
        t.play(0, name)
        if t.prompt:
            t.choose(0, "Pond")
    assert t.rp_of(0) == 10
    assert lasting(t) == 0  # for good


def test_the_next_time() -> None:
    t = table("Play: The next time you play a Fire card, gain 10 RP.")
    t.play(0, "Clock")
    t.play(0, "Rock")
    saved(t)
    t.play(0, "Flame")
    assert t.rp_of(0) == 10
    assert lasting(t) == 0


def test_the_next_2_times() -> None:
    t = table("Play: The next 2 times an opponent gains RP, gain that much RP.", players=3)
    t.play(0, "Clock")
    for _ in range(3):
        t.hand(1, "Purse", "Rock")
        t.play(1, "Purse")
        saved(t)
    assert t.rp_of(0) == 10


def test_two_at_once_are_only_one_next_time() -> None:
    t = table("Play: The next time a card in your tableau is flipped, gain 10 RP.")
    t.card("Quake", text="Play: Flip each card in an opponent's tableau.")
    t.tableau(0, "Fort", "Moat")
    t.play(0, "Clock")
    t.hand(1, "Quake")
    t.play(1, "Quake")
    assert t.rp_of(0) == 10


def test_the_next_time_it_would_happen() -> None:
    t = table("Play: The next time this card would be flipped, prevent it.")
    t.play(0, "Clock")
    t.play(1, "Hammer")
    assert t.is_face_up("Clock")
    saved(t)
    t.hand(1, "Hammer")
    t.play(1, "Hammer#3")
    assert not t.is_face_up("Clock")


def test_the_next_effect_is_cancelled() -> None:
    t = table("Play: The next time an opponent's Play effect would happen, cancel that effect.")
    t.play(0, "Clock")
    t.play(1, "Purse")
    assert t.rp_of(1) == 0
    t.hand(1, "Purse")
    t.play(1, "Purse#3")
    assert t.rp_of(1) == 5


# --------------------------------------------------------------------------- what it is about


def test_an_opponent_is_chosen_for_what_is_said_of_one() -> None:
    t = table("Play: Until an opponent's next turn, an opponent cannot play Fire cards.", players=3)
    t.play(0, "Clock")
    t.choose(0, 2)
    t.play(1, "Flame")
    t.turn(2)
    assert lasting(t) == 0


def test_amounts_are_those_of_the_start() -> None:
    t = table("Play: Until your next turn, this card has +1 star for each card in your hand.")
    t.play(0, "Clock")
    assert t.stars_of("Clock") == 9
    t.hand(0, "Rock")
    assert t.stars_of("Clock") == 9


def test_players_are_those_of_the_start() -> None:
    t = table("Play: Until your next turn, each player with more RP than you cannot use Actions.",
              players=3)  # fmt: skip
    for seat in (1, 2):
        t.tableau(seat, "Mallet")
    t.rp(1, 5)
    t.play(0, "Clock")
    t.rp(1, 0)
    t.rp(2, 5)
    t.turn(1)
    with pytest.raises(SceneError, match="no Action"):
        t.action(1, "Mallet")
    t.play(1, "Rock")
    t.turn(2)
    t.action(2, "Mallet#2")


def test_an_event_about_that_player() -> None:
    t = table("Play: Choose an opponent. While this card is face up, whenever that player gains RP, "
              "gain that much RP.", players=3)  # fmt: skip
    t.play(0, "Clock")
    t.choose(0, 2)
    t.play(1, "Purse")
    assert t.rp_of(0) == 0
    t.play(2, "Purse")
    assert t.rp_of(0) == 5


def test_what_was_named_is_kept() -> None:
    t = table("Play: Name an element. Until your next turn, opponents cannot play matching cards.")
    t.play(0, "Clock")
    t.choose(0, "Fire")
    saved(t)
    t.turn(1)
    with pytest.raises(SceneError, match="Something stops you"):
        t.play(1, "Flame")
    t.play(1, "Rock")


def test_it_is_over_for_good_even_between_turns() -> None:
    t = table("Play: While it is your turn, whenever you gain RP, draw a card.")
    t.play(0, "Clock")
    t.turn(1)
    assert lasting(t) == 0


def test_a_named_card_cannot_be_played_for_the_rest_of_the_tournament() -> None:
    t = table("Play: Name a card. For the rest of the tournament, opponents cannot play cards you have named.")  # fmt: skip
    t.play(0, "Clock")
    t.choose(0, "Flame")
    t.play(1, "Hammer")
    saved(t)
    t.turn(1)
    with pytest.raises(SceneError, match="Something stops you"):
        t.play(1, "Flame")
    t.play(1, "Rock")
    t.play(0, "Flame")


def test_it_is_still_the_chosen_card_afterwards() -> None:
    t = table("Play: Choose a card in any tableau. Until the end of this turn, it has -3 stars. "
              "If its stars are at most 0, flip it.")  # fmt: skip
    t.play(0, "Clock")
    t.choose(0, "Pond")
    assert not t.is_face_up("Pond")
    assert lasting(t) == 0


def test_the_player_to_your_right() -> None:
    t = table("Play: During the player to your right's next turn, the player to your right cannot use "
              "Actions.", players=3)  # fmt: skip
    for seat in (1, 2):
        t.tableau(seat, "Mallet")
    t.play(0, "Clock")
    t.turn(1)
    t.action(1, "Mallet")
    t.choose(1, "Mallet")
    t.play(1, "Rock")
    t.turn(2)
    with pytest.raises(SceneError, match="no Action"):
        t.action(2, "Mallet#2")


def test_what_is_named_now_is_looked_for_later() -> None:
    t = table("Play: Name a card. At the end of the tournament, if there is a card you have named in an "
              "opponent's tableau, gain 30 RP.")  # fmt: skip
    t.play(0, "Clock")
    t.choose(0, "Reef")
    t.finish()
    assert t.rp_of(0) == 30


def test_that_player_and_that_much_are_kept() -> None:
    t = table("Play: Steal 3 RP from an opponent. Until your next turn, whenever you gain RP, "
              "that player loses that much RP.", players=3)  # fmt: skip
    for seat in (1, 2):
        t.rp(seat, 20)
    t.play(0, "Clock")
    t.choose(0, 2)
    t.card("Coin", text="Reaction: When an opponent plays a card, gain 4 RP.")
    t.tableau(0, "Coin")
    t.play(1, "Rock")
    t.choose(0, "Coin")
    assert [t.rp_of(seat) for seat in range(3)] == [7, 20, 13]


def test_a_card_is_fixed_when_it_starts() -> None:
    t = table("Play: Until your next turn, an opponent's Top card has -2 stars.")
    t.play(0, "Clock")
    assert t.stars_of("Reef") == 3
    t.play(1, "Flame")
    assert (t.stars_of("Reef"), t.stars_of("Flame#2")) == (3, 5)


@pytest.mark.rule("TRN-13")
def test_what_is_said_of_a_card_ends_when_it_is_flipped() -> None:
    t = table("Play: Choose a card in your tableau. For the rest of the tournament, it has +2 stars.\n"
              "Action: Unflip a face-down card in your tableau.")  # fmt: skip
    t.tableau(0, "Fort", "Mallet")
    t.play(0, "Clock")
    t.choose(0, "Fort")
    assert t.stars_of("Fort") == 5
    t.action(0, "Mallet")
    t.choose(0, "Fort")
    assert lasting(t) == 0
    t.turn(0)
    t.action(0, "Clock")
    t.choose(0, "Fort")
    assert t.stars_of("Fort") == 3


@pytest.mark.rule("TRG-4")
def test_the_last_to_start_wins() -> None:
    t = table("Play: Until your next turn, cards in your tableau are also Water.")
    t.card("Mimic", symbols="Air", text="Mimicry.")
    t.tableau(0, "Fort", "Mimic")
    t.play(0, "Clock")
    assert t.symbols_of("Mimic") == {"Earth", "Water"}  # Mimicry first, then Water
    t.card("Ape", symbols="Air", text="Ongoing: This card has the elements and types of the card "
           "immediately to the right of this card instead of its own.")  # fmt: skip
    t.hand(1, "Ape")
    t.play(1, "Ape")


def test_a_lasting_extra_slot_is_lost_with_its_card() -> None:
    t = table("Play: Until the end of your next turn, you have 1 extra slot.")
    t.tableau(0, *["Moat"] * 5)
    t.play(0, "Clock")
    t.play(0, "Rock")
    assert len(t.tableau_of(0)) == 7
    t.turn(1)
    assert t.tableau_of(0)[-1] == "Clock"  # TRN-6
    assert t.where_is("Rock") == "binder of player 0"


# --------------------------------------------------------------------------- later


def test_at_the_start_of_your_next_turn() -> None:
    t = table("Flip: At the start of your next turn, draw a card.", in_hand=False)
    t.tableau(0, "Clock", "Moat")
    t.play(1, "Hammer")
    t.choose(1, "Clock")
    held = len(t.hand_of(0))
    saved(t)
    assert len(t.hand_of(0)) == held
    t.turn(0)
    assert len(t.hand_of(0)) == held + 1
    t.turn(1)
    t.turn(0)
    assert len(t.hand_of(0)) == held + 1


def test_at_the_end_of_this_turn() -> None:
    t = table("Play: At the end of this turn, flip this card.")
    t.play(0, "Clock")
    saved(t)
    assert t.is_face_up("Clock")
    t.turn(1)
    assert not t.is_face_up("Clock")
    assert not t.state.tournament.later


def test_at_the_end_of_that_players_next_turn() -> None:
    t = table("Play: Choose an opponent. At the end of that player's next turn, that player loses 5 RP.",
              players=3)  # fmt: skip
    for seat in (1, 2):
        t.rp(seat, 20)
    t.play(0, "Clock")
    t.choose(0, 1)
    t.play(1, "Rock")
    assert t.rp_of(1) == 20
    t.turn(2)
    assert (t.rp_of(1), t.rp_of(2)) == (15, 20)


def test_a_question_at_the_end_of_a_turn() -> None:
    t = Table(players=2, first_player=0)
    t.card("Clock", text="Play: At the end of this turn, you may flip a card in any tableau.")
    t.card("Rock")
    for seat in (0, 1):
        t.deck(seat, "Clock", "Rock")
    t.begin()
    t.play(0, "Clock")
    assert t.prompt is not None
    assert t.prompt.seat == 0
    t.choose(0, "yes")
    t.choose(0, "Clock")
    assert t.state.tournament.turn == 1
    assert not t.state.tournament.ending


@pytest.mark.rule("END-1")
def test_at_the_end_of_the_tournament() -> None:
    t = table("Play: Lose 10 RP. At the end of the tournament, gain RP equal to twice that much.")
    t.rp(0, 30)
    t.play(0, "Clock")
    t.play(1, "Hammer")  # even if the card is face down
    saved(t)
    assert t.rp_of(0) == 20
    t.finish()
    assert t.rp_of(0) == 40


def test_later_is_asked_when_it_comes() -> None:
    t = table("Play: At the end of the tournament, if this card is face up, gain 25 RP.")
    t.play(0, "Clock")
    t.play(1, "Hammer")
    t.finish()
    assert t.rp_of(0) == 0


def test_an_option_that_lasts() -> None:
    t = table("Play: Choose one: For the rest of the tournament, whenever you play a Fire card, gain 5 RP; "
              "or at the end of the tournament, gain 7 RP.")  # fmt: skip
    t.play(0, "Clock")
    t.choose(0, "At the end")
    t.play(0, "Flame")
    t.finish()
    assert t.rp_of(0) == 7


# --------------------------------------------------------------------------- everybody knows


def test_everybody_sees_what_lasts() -> None:
    t = table("Play: Until your next turn, cards in your tableau have +1 star. "
              "At the end of the tournament, gain 7 RP.")  # fmt: skip
    t.play(0, "Clock")
    for seat in (0, 1, None):
        seen = t.game.view(seat)["tournament"]
        assert seen is not None
        assert [one["card"] for one in seen["lasting"]] == [t.number_of("Clock")]
        assert [one["seat"] for one in seen["later"]] == [0]


def test_an_imagined_game_goes_on_with_what_lasts() -> None:
    t = table("Play: For the rest of the tournament, whenever you play a Fire card, gain 5 RP.")
    t.play(0, "Clock")
    t.turn(1)
    twin = t.game.redeal(1, seed=3)
    assert len(twin.state.tournament.lasting) == 1
