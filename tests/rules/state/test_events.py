"""Events: what a sentence with "whenever", "when" or "would" waits for, and whom it is about."""

from __future__ import annotations

import pytest

from mblades.testing import Table


def watching(*texts: str, players: int = 3) -> Table:
    """Player 0 has these cards in the tableau, Watch, Watch2...; everybody has plain cards."""
    t = Table(players=players)
    t.card("Plain", stars=2)
    t.card("Flame", stars=3, symbols="Fire")
    t.card("Bully", text="Play: Flip a card in another player's tableau.")
    t.card("Coin", stars=3)
    for n, text in enumerate(texts):
        name = f"Watch{n + 1 if n else ''}"
        t.card(name, stars=4, text=text)
        t.tableau(0, name)
    return t


def lays(t: Table, seat: int, name: str) -> None:
    t.hand(seat, name)
    t.play(seat, name)


# --------------------------------------------------------------------------- playing


@pytest.mark.parametrize(
    ("text", "mine", "fire", "theirs"),
    [
        ("Ongoing: Whenever you play a card, gain 5 RP.", 5, 5, 0),
        ("Ongoing: Whenever you play a Fire card, gain 5 RP.", 0, 5, 0),
        ("Ongoing: Whenever an opponent plays a card, gain 5 RP.", 0, 0, 5),
        ("Ongoing: Whenever a player plays a card, gain 5 RP.", 5, 5, 5),
        ("Ongoing: Whenever a player plays another Fire card, gain 5 RP.", 0, 5, 0),
    ],
)
def test_playing_cards(text: str, mine: int, fire: int, theirs: int) -> None:
    t = watching(text)
    lays(t, 0, "Plain")
    assert t.rp_of(0) == mine
    lays(t, 0, "Flame")
    assert t.rp_of(0) == mine + fire
    lays(t, 1, "Plain")
    assert t.rp_of(0) == mine + fire + theirs


def test_the_card_is_it_and_the_player_that_player() -> None:
    t = watching("Ongoing: Whenever an opponent plays a card, flip it and that player loses 5 RP.")
    t.rp(2, 9)
    lays(t, 2, "Plain")
    assert not t.is_face_up("Plain")
    assert t.rp_of(2) == 4


def test_a_card_does_not_hear_itself_as_another_card() -> None:
    t = Table()
    t.card("Self", text="Ongoing: Whenever you play a card, gain 5 RP.")
    t.card("Other", text="Ongoing: Whenever you play another card, gain 1 RP.")
    t.hand(0, "Other", "Self")
    t.play(0, "Other")
    assert t.rp_of(0) == 0
    t.play(0, "Self")
    t.choose(0, "Self")  # both are Ongoing effects of one player
    assert t.rp_of(0) == 6


# --------------------------------------------------------------------------- flipping


def test_a_card_is_flipped_by_anyone_or_by_an_opponent() -> None:
    t = watching(
        "Ongoing: Whenever another card in your tableau is flipped, gain 1 RP.",
        "Ongoing: Whenever another card in your tableau is flipped by an opponent, gain 10 RP.",
        "Ongoing: Whenever a card in any tableau is flipped by you, gain 100 RP.",
    )
    t.card("Vandal", text="Play: Flip a Fire card in your tableau.")
    t.tableau(0, "Flame")
    lays(t, 1, "Bully")
    t.choose(1, "Flame")
    t.choose(0, "Watch")
    assert t.rp_of(0) == 11
    t.tableau(0, "Flame")
    lays(t, 0, "Vandal")
    t.choose(0, "Watch")
    assert t.rp_of(0) == 112


def test_this_card_is_flipped_hears_nothing_once_it_is_face_down() -> None:
    t = watching("Ongoing: Whenever a card in your tableau is flipped, gain 5 RP.")
    lays(t, 1, "Bully")
    assert not t.is_face_up("Watch")
    assert t.rp_of(0) == 0  # TRG-4: while face up


def test_that_player_is_the_one_whose_effect_flipped_it() -> None:
    t = watching(
        "Ongoing: Whenever another card in your tableau is flipped, that player loses 5 RP."
    )
    t.rp(2, 9)
    t.tableau(0, "Plain")
    lays(t, 2, "Bully")
    t.choose(2, "Plain")
    assert t.rp_of(2) == 4


# --------------------------------------------------------------------------- RP and M$


def test_gaining_and_losing() -> None:
    t = watching(
        "Ongoing: Whenever an opponent gains RP, gain RP equal to that much.",
        "Ongoing: Whenever an opponent loses RP, gain 100 RP.",
        "Ongoing: Whenever a player gains M$, gain 1000 RP.",
    )
    t.card("Purse", text="Play: Gain 4 RP. Gain 2 M$. Lose 50 RP.")
    lays(t, 1, "Purse")
    t.choose(0, "Watch", "Watch2")
    assert t.rp_of(0) == 1104
    assert t.rp_of(1) == 0


def test_stealing_is_gaining_and_losing() -> None:
    t = watching(
        "Ongoing: Whenever you lose RP, gain 3 M$.\nOngoing: Whenever an opponent gains RP, gain 1 M$."
    )
    t.card("Thief", text="Play: Steal 5 RP from the player to your left.")
    t.rp(0, 9)
    lays(t, 2, "Thief")
    assert (t.rp_of(0), t.rp_of(2)) == (4, 5)
    assert t.money_of(0) == 4
    assert t.happened("stole") == [(2, 0, "RP", 5, "Thief")]
    assert not t.happened("lost")
    assert [unit for _seat, unit, _amount, _source in t.happened("gained")] == ["M$", "M$"]


def test_would_lose_is_replaced() -> None:
    t = watching("Ongoing: If you would lose RP, lose 1 M$ instead.")
    t.card("Bomb", text="Play: Each opponent loses 5 RP.")
    t.rp(0, 9)
    t.money(0, 1)
    lays(t, 1, "Bomb")
    assert (t.rp_of(0), t.money_of(0)) == (9, 0)


def test_a_replacement_steps_in_once() -> None:
    t = watching("Ongoing: If you would lose RP, lose 1 RP instead.")
    t.card("Bomb", text="Play: Each opponent loses 5 RP.")
    t.rp(0, 9)
    lays(t, 1, "Bomb")
    assert t.rp_of(0) == 8


def test_would_lose_is_prevented_by_a_reaction() -> None:
    t = watching("Reaction: When you would lose RP, prevent it.")
    t.card("Bomb", text="Play: Each opponent loses 5 RP.")
    t.rp(0, 9)
    lays(t, 1, "Bomb")
    t.choose(0, "Watch")
    assert t.rp_of(0) == 9
    assert not t.is_face_up("Watch")
    lays(t, 1, "Bomb")
    assert t.rp_of(0) == 4


def test_a_theft_that_is_prevented_gives_nothing() -> None:
    t = watching("Ongoing: If you would lose RP, gain 1 M$ instead.")
    t.card("Thief", text="Play: Steal 5 RP from the player to your left.")
    t.rp(0, 9)
    lays(t, 2, "Thief")
    assert (t.rp_of(0), t.rp_of(2), t.money_of(0)) == (9, 0, 1)


def test_would_gain_is_replaced_and_that_player_is_the_gainer() -> None:
    t = watching("Ongoing: If an opponent would gain RP, that player gains 1 M$ instead.")
    t.card("Purse", text="Play: Gain 4 RP.")
    lays(t, 1, "Purse")
    assert (t.rp_of(1), t.money_of(1)) == (0, 1)
    lays(t, 0, "Purse")
    assert t.rp_of(0) == 4


# --------------------------------------------------------------------------- clashes


def clash(t: Table, seat: int, other: int, stars: int) -> None:
    t.card("Hitter", stars=stars, text="Play: Choose an opponent. Clash with that player.")
    t.store("Coin", "Coin")
    lays(t, seat, "Hitter")
    t.choose(seat, other)


@pytest.mark.parametrize(
    ("text", "won", "lost", "others"),
    [
        ("Ongoing: Whenever you clash, gain 5 RP.", 5, 5, 0),
        ("Ongoing: Whenever you win a clash, gain 5 RP.", 5, 0, 0),
        ("Ongoing: Whenever you lose a clash, gain 5 RP.", 0, 5, 0),
        ("Ongoing: Whenever an opponent clashes, gain 5 RP.", 5, 5, 5),
        ("Ongoing: Whenever an opponent wins a clash, gain 5 RP.", 0, 5, 5),
        ("Ongoing: Whenever an opponent loses a clash, gain 5 RP.", 5, 0, 5),
        ("Ongoing: Whenever a clash has a loser, gain 5 RP.", 5, 5, 5),
    ],
)
def test_clashes(text: str, won: int, lost: int, others: int) -> None:
    for expected, seats, stars in ((won, (0, 1), 9), (lost, (0, 1), 1), (others, (1, 2), 9)):
        t = watching(text)
        t.tableau(1, "Plain")
        t.tableau(2, "Plain")
        clash(t, *seats, stars)
        assert t.rp_of(0) == expected


def test_a_tie_has_no_loser() -> None:
    t = watching("Ongoing: Whenever a clash has a loser, gain 5 RP.")
    t.tableau(2, "Plain")
    clash(t, 1, 2, 2)
    assert t.rp_of(0) == 0


# --------------------------------------------------------------------------- other events


def test_discarding() -> None:
    t = watching(
        "Ongoing: Whenever you discard a card, gain 1 RP.",
        "Ongoing: Whenever an opponent discards a card, gain 10 RP.",
    )
    t.card("Waste", text="Play: Each player discards a card.")
    t.hand(0, "Plain")
    t.hand(2, "Plain")
    lays(t, 1, "Waste")
    t.choose(0, "Watch")
    assert t.rp_of(0) == 11


def test_a_card_of_the_tableau_is_discarded_too() -> None:
    t = watching("Ongoing: Whenever you discard a card, gain 1 RP.")
    t.card("Waste", text="Play: Discard a Fire card in your tableau.")
    t.tableau(0, "Flame")
    lays(t, 0, "Waste")
    assert t.rp_of(0) == 1


def test_using_an_action() -> None:
    t = watching(
        "Ongoing: Whenever you use an Action, gain 1 RP.",
        "Ongoing: Whenever an opponent uses an Action, gain 10 RP.",
    )
    t.card("Worker", text="Action: Draw a card.")
    t.tableau(0, "Worker")
    t.tableau(1, "Worker")
    t.action(0, "Worker#1")
    assert t.rp_of(0) == 1
    t.action(1, "Worker#2")
    assert t.rp_of(0) == 11


def test_a_turn_starts() -> None:
    t = watching(
        "Ongoing: Whenever your turn starts, gain 1 RP.",
        "Ongoing: Whenever an opponent's turn starts, gain 10 RP.",
    )
    lays(t, 0, "Plain")
    assert t.rp_of(0) == 1
    lays(t, 1, "Plain")
    assert t.rp_of(0) == 11


def test_an_effect_would_happen_and_is_cancelled() -> None:
    t = watching("Reaction: When an opponent's Play effect would happen, cancel that effect.")
    t.card("Purse", text="Play: Gain 4 RP. Gain 2 M$.")
    lays(t, 1, "Purse")
    t.choose(0, "Watch")
    assert (t.rp_of(1), t.money_of(1)) == (0, 0)
    assert not t.is_face_up("Watch")


def test_only_the_effects_named_are_cancelled() -> None:
    t = watching("Reaction: When an opponent's Flip effect would happen, cancel that effect.")
    t.card("Purse", text="Play: Gain 4 RP.\nFlip: Gain 9 RP.")
    lays(t, 1, "Purse")
    assert t.rp_of(1) == 4
    lays(t, 0, "Bully")
    t.choose(0, "Watch")
    assert t.rp_of(1) == 4


def test_a_cancelled_action_still_flips_its_card() -> None:
    t = watching("Reaction: When an opponent's effect would happen, cancel that effect.")
    t.card("Worker", text="Action: Gain 6 RP.")
    t.tableau(1, "Worker")
    t.action(1, "Worker")
    t.choose(0, "Watch")
    assert t.rp_of(1) == 0
    assert not t.is_face_up("Worker")


def test_a_reaction_to_any_effect() -> None:
    t = watching("Reaction: Gain 5 RP.")
    t.card("Purse", text="Play: Gain 4 RP.")
    lays(t, 1, "Purse")
    t.choose(0, "Watch")
    assert t.rp_of(0) == 5
    assert not t.is_face_up("Watch")


def test_a_flip_that_would_happen_is_prevented() -> None:
    t = watching(
        "Reaction: When a card in your tableau would be flipped by an opponent, prevent it."
    )
    t.tableau(0, "Plain")
    lays(t, 1, "Bully")
    t.choose(1, "Plain")
    t.choose(0, "Watch")
    assert t.is_face_up("Plain")
    assert not t.is_face_up("Watch")


def test_another_flip_instead() -> None:
    t = watching(
        "Ongoing: If another card in your tableau would be flipped by an opponent, flip this card instead."
    )
    t.tableau(0, "Plain")
    lays(t, 1, "Bully")
    t.choose(1, "Plain")
    assert t.is_face_up("Plain")
    assert not t.is_face_up("Watch")


def test_a_top_effect_waits_only_as_the_top_card() -> None:
    t = watching("Top: Whenever an opponent plays a card, gain 5 RP.")
    t.hand(0, "Plain")
    lays(t, 1, "Plain")
    assert t.rp_of(0) == 5
    t.tableau(0, "Plain")
    lays(t, 1, "Plain")
    assert t.rp_of(0) == 5


# --------------------------------------------------------------------------- several at once


def test_one_cancellation_is_enough() -> None:
    text = "Reaction: When an opponent's Play effect would happen, cancel that effect."
    t = watching(text, text)
    t.card("Purse", text="Play: Gain 4 RP.")
    lays(t, 1, "Purse")
    t.choose(0, "Watch")
    assert t.rp_of(1) == 0
    assert t.is_face_up("Watch2")  # it is not asked for nothing


def test_a_replacing_reaction_can_be_cancelled() -> None:
    t = watching("Reaction: When an opponent's Reaction effect would happen, cancel that effect.")
    t.card("Hero", text="Heroic.")
    t.tableau(1, "Plain")
    t.tableau(2, "Hero")
    lays(t, 0, "Bully")
    t.choose(0, "Plain")
    t.choose(2, "Hero")
    t.choose(0, "Watch")
    assert not t.is_face_up("Plain")  # not saved
    assert not t.is_face_up("Hero")  # but used up
    assert not t.is_face_up("Watch")


def test_two_flips_of_one_effect_can_be_answered_one_by_one() -> None:
    t = watching(
        "Reaction: When a card in your tableau would be flipped by an opponent, prevent it."
    )
    t.card("Storm", text="Play: Each opponent flips 2 cards in their tableau.")
    t.tableau(0, "Plain", "Flame")
    lays(t, 1, "Storm")
    t.choose(0, "Plain", "Flame")
    t.choose(0, "decline")
    t.choose(0, "Watch")
    assert not t.is_face_up("Plain")
    assert t.is_face_up("Flame")


def test_that_player_in_a_flip_that_would_happen_is_the_flipper() -> None:
    t = watching(
        "Ongoing: If another card in your tableau would be flipped by an opponent, that player "
        "loses 5 RP instead."
    )
    t.rp(2, 9)
    t.tableau(0, "Plain")
    lays(t, 2, "Bully")
    t.choose(2, "Plain")
    assert t.is_face_up("Plain")
    assert t.rp_of(2) == 4


# --------------------------------------------------------------------------- after a clash


def test_the_loser_and_the_losing_card_of_the_clash_that_was_won() -> None:
    t = watching(
        "Ongoing: Whenever you win a clash, the loser loses 5 RP and you flip the losing card."
    )
    t.tableau(1, "Plain")
    t.rp(1, 9)
    clash(t, 0, 1, 9)
    assert t.rp_of(1) == 4
    assert not t.is_face_up("Plain")


def test_a_reaction_to_a_lost_clash_may_flip_the_winners_card() -> None:
    t = watching("Reaction: When you lose a clash, flip a card in the winner's tableau.")
    t.tableau(1, "Plain")
    clash(t, 1, 0, 9)
    t.choose(0, "Watch")
    t.choose(0, "Hitter")
    assert not t.is_face_up("Hitter")
    assert not t.is_face_up("Watch")
