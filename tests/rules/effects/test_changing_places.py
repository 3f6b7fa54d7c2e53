"""Cards put into another order, that go past others, come into another tableau, or lie under a card."""

from __future__ import annotations

import pytest

from mblades.testing import Table
from tests.rules.effects.test_results import acting


def table(text: str, players: int = 2, *, in_hand: bool = True) -> Table:
    t = Table(players=players)
    for name, stars in (("Ant", 1), ("Bat", 2), ("Cat", 3), ("Dog", 4)):
        t.card(name, stars=stars, symbols="Fire Animal")
    t.card("Mover", stars=5, symbols="Fire Mage", text=text)
    if in_hand:
        t.hand(0, "Mover")
    return t


@pytest.mark.rule("TRN-5")
def test_a_tableau_is_put_into_the_order_one_likes() -> None:
    t = table("Play: Rearrange cards in your tableau in any order.")
    t.tableau(0, "Ant", "Bat")
    t.face_down("Bat")
    t.play(0, "Mover")
    t.choose(0, "Mover")
    t.choose(0, "Bat")
    assert t.tableau_of(0) == ["Mover", "Bat", "Ant"]
    assert not t.is_face_up("Bat")


@pytest.mark.rule("TRN-5")
def test_other_cards_stay_where_they_are() -> None:
    t = table("Play: Rearrange face-up cards in your tableau in any order.")
    t.tableau(0, "Ant", "Bat", "Cat")
    t.face_down("Bat")
    t.play(0, "Mover")
    t.choose(0, "Cat")
    t.choose(0, "Mover")
    assert t.tableau_of(0) == ["Cat", "Bat", "Mover", "Ant"]


@pytest.mark.rule("TRN-5")
def test_each_player_turns_the_order_round() -> None:
    t = table("Play: Each player reverses the order of cards in their tableau.")
    t.tableau(0, "Ant", "Bat")
    t.tableau(1, "Cat", "Dog", "Ant")
    t.face_down("Dog")
    t.play(0, "Mover")
    assert t.tableau_of(0) == ["Mover", "Bat", "Ant"]
    assert t.tableau_of(1) == ["Ant", "Dog", "Cat"]


@pytest.mark.rule("TRN-5")
def test_an_order_by_chance_keeps_the_cards() -> None:
    t = table("Play: Rearrange cards in an opponent's tableau in a random order.")
    t.tableau(1, "Ant", "Bat", "Cat")
    t.play(0, "Mover")
    assert sorted(t.tableau_of(1)) == ["Ant", "Bat", "Cat"]


@pytest.mark.rule("TRN-5")
def test_cards_that_are_passed_are_counted() -> None:
    t = table(
        "Action: Move a card in your tableau to the left end. Gain 3 RP for each card passed this way.",
        in_hand=False,
    )
    t.tableau(0, "Ant", "Bat", "Mover", "Cat")
    t.face_down("Ant")
    t.action(0, "Mover")
    t.choose(0, "Cat")
    assert t.tableau_of(0) == ["Cat", "Ant", "Bat", "Mover"]
    assert t.rp_of(0) == 9  # past Ant, which is face down, Bat and Mover


@pytest.mark.rule("TRN-5")
@pytest.mark.parametrize(
    ("where", "answers", "lies"),
    [
        (
            "immediately to the left of a card in your tableau with 2 stars",
            [],
            ["Ant", "Mover", "Bat", "Cat"],
        ),
        (
            "immediately to the right of the first card in your tableau",
            [],
            ["Ant", "Mover", "Bat", "Cat"],
        ),
        ("next to a card in your tableau with 2 stars", [2], ["Ant", "Bat", "Mover", "Cat"]),
    ],
)
def test_this_card_moves_beside_another(where: str, answers: list[int], lies: list[str]) -> None:
    t = table(f"Action: Move this card {where}.", in_hand=False)
    t.tableau(0, "Ant", "Bat", "Cat", "Mover")
    t.action(0, "Mover")
    for answer in answers:
        t.choose(0, answer)
    assert t.tableau_of(0) == lies


@pytest.mark.rule("TRN-5")
def test_the_card_that_was_chosen_moves_beside_this_one() -> None:
    t = table("Play: Choose a card in your tableau. Move it immediately to the left of this card.")
    t.tableau(0, "Ant", "Bat", "Cat")
    t.play(0, "Mover")
    t.choose(0, "Ant")
    assert t.tableau_of(0) == ["Bat", "Cat", "Ant", "Mover"]


@pytest.mark.rule("TRN-14")
def test_a_card_comes_over_without_its_play_effects() -> None:
    t = table(
        "Play: Take a card from an opponent's tableau with at most 3 stars into your tableau."
    )
    t.card("Giver", stars=2, text="Play: Gain 50 RP.")
    t.tableau(1, "Ant", "Giver", "Dog")
    t.tokens("Giver", 1)
    t.play(0, "Mover")
    assert t.options == ["Ant", "Giver"]
    t.choose(0, "Giver")
    assert t.tableau_of(0) == ["Mover", "Giver"]
    assert t.tableau_of(1) == ["Ant", "Dog"]
    assert t.stars_of("Giver") == 3
    assert t.rp_of(0) == 0


@pytest.mark.rule("TRN-14")
def test_no_card_comes_over_without_a_slot() -> None:
    t = table("Play: Take a card from an opponent's tableau into your tableau.")
    t.tableau(0, "Ant", "Bat", "Cat", "Dog", "Ant")
    t.tableau(1, "Bat")
    t.play(0, "Mover")
    assert t.tableau_of(1) == ["Bat"]


@pytest.mark.rule("TRN-14")
def test_cards_of_tableaus_are_passed_at_once() -> None:
    t = table(
        "Play: Each player passes the last card in their tableau to the player to their left.",
        players=3,
    )
    t.tableau(0, "Ant")
    t.tableau(1, "Bat", "Cat")
    t.tableau(2, "Dog", "Ant")
    t.face_down("Ant#2")
    t.play(0, "Mover")
    assert t.tableau_of(0) == ["Ant", "Dog"]
    assert t.tableau_of(1) == ["Bat", "Mover"]
    assert t.tableau_of(2) == ["Ant", "Cat"]


@pytest.mark.rule("TRN-6")
def test_a_slot_is_lost_for_the_tournament() -> None:
    t = table("Play: Lose a slot. Gain 40 RP.")
    t.tableau(0, "Ant", "Bat", "Cat", "Dog")
    t.play(0, "Mover")
    assert t.rp_of(0) == 40
    t.hand(0, "Ant")
    t.turn(0)
    assert "Play" not in {type(one).__name__ for one in t.game.choices(0)}


@pytest.mark.rule("GEN-7")
def test_what_was_attached_is_taken_back_when_the_card_is_flipped() -> None:
    t = table(
        "Play: Attach a card in your hand to this card.\nFlip: Take each card attached to this card into your hand."
    )
    t.hand(0, "Ant", "Bat")
    t.play(0, "Mover")
    t.choose(0, "Ant")
    assert t.attached_to("Mover") == ["Ant"]
    t.card("Bully", stars=1, text="Play: Flip a card in an opponent's tableau.")
    t.hand(1, "Bully")
    t.play(1, "Bully")
    assert t.attached_to("Mover") == []
    assert sorted(t.hand_of(0)) == ["Ant", "Bat"]


@pytest.mark.rule("GEN-7")
def test_what_is_attached_face_down_is_known_to_nobody_else() -> None:
    t = table("Play: Attach a card in your hand face down to this card.")
    t.hand(0, "Ant", "Bat")
    t.play(0, "Mover")
    t.choose(0, "Ant")
    assert t.attached_to("Mover") == ["Ant"]
    (host,) = t.game.view(1)["players"][0]["tableau"]
    assert host is not None
    assert [one["design"] for one in host["attached"]] == [""]
    assert t.happened("attached_unseen")
    t.card("Bully", stars=1, text="Play: Flip a card in an opponent's tableau.")
    t.hand(1, "Bully")
    t.play(1, "Bully")
    assert t.attached_to("Mover") == []
    assert t.binder_of(0) == ["Ant"]


@pytest.mark.rule("GEN-7")
def test_what_is_attached_face_down_lies_in_no_binder_meanwhile() -> None:
    t = table(
        "Play: Attach a card in your hand face down to this card. Take a card from your binder into your hand."
    )
    t.hand(0, "Ant")
    t.binder(0, "Cat")
    t.play(0, "Mover")
    assert t.hand_of(0) == ["Cat"]
    assert t.attached_to("Mover") == ["Ant"]


@pytest.mark.rule("GEN-7")
def test_what_was_attached_face_down_comes_back_to_the_hand() -> None:
    t = table(
        "Play: Attach a card in your hand face down to this card. At the start of your next turn, take each card attached to this card into your hand."
    )
    t.hand(0, "Ant")
    t.hand(1)
    t.play(0, "Mover")
    t.turn(0)
    assert t.hand_of(0) == ["Ant"]
    assert t.attached_to("Mover") == []
    assert t.binder_of(0) == []


def test_a_card_is_played_where_another_has_left() -> None:
    t = acting(
        "Play: Return another card in your tableau to your hand. You may play a card in your hand in its place."
    )
    t.card("Gainer", stars=7, text="Play: Gain 6 RP.")
    t.tableau(0, "A", "B", "C")
    t.hand(0, "Gainer")
    t.play(0, "Actor")
    t.choose(0, "B", "yes", "Gainer")
    assert t.tableau_of(0) == ["A", "Gainer", "C", "Actor"]
    assert t.hand_of(0) == ["B"]
    assert t.rp_of(0) == 6


def test_where_no_card_has_left_none_is_played() -> None:
    t = acting(
        "Play: Discard the card immediately to the left of this card. Play a card in your hand in its place. Gain 5 RP."
    )
    t.hand(0, "D")
    t.play(0, "Actor")
    assert t.tableau_of(0) == ["Actor"]
    assert t.hand_of(0) == ["D"]
    assert t.rp_of(0) == 5


def test_it_may_be_the_slot_of_this_card() -> None:
    t = acting("Play: Discard this card. Play a card in your hand in its place.")
    t.tableau(0, "A")
    t.hand(0, "D")
    t.play(0, "Actor")
    assert t.tableau_of(0) == ["A", "D"]
