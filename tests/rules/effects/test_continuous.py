"""Continuous effects: what holds while a card is face up, and no longer."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table

BULLY = "Play: Flip a card in an opponent's tableau."


def holding(text: str, *, players: int = 2) -> Table:
    """AutoSave stands between A and B in the tableau of player 0."""
    t = Table(players=players)
    t.card("A", stars=2, symbols="Fire Animal")
    t.card("B", stars=3, symbols="Water")
    t.card("AutoSave", stars=4, symbols="Light Mage", text=text)
    t.card("Bully", text=BULLY)
    t.tableau(0, "A", "AutoSave", "B")
    return t


# --------------------------------------------------------------------------- protection


def test_neighbours_cannot_be_flipped_by_opponents() -> None:
    t = holding("Ongoing: Cards adjacent to this card cannot be flipped by opponents' effects.")
    t.tableau(0, "A")
    t.hand(1, "Bully")
    t.play(1, "Bully")
    assert t.options == ["AutoSave", "A"]
    t.choose(1, "A#2")
    assert not t.is_face_up("A#2")


def test_ones_own_effects_may_flip_what_opponents_cannot() -> None:
    t = holding("Ongoing: Cards adjacent to this card cannot be flipped by opponents' effects.")
    t.card("Vandal", text="Play: Flip a Fire card in your tableau.")
    t.hand(0, "Vandal")
    t.play(0, "Vandal")
    assert not t.is_face_up("A")


def test_this_card_cannot_be_flipped_by_anyone() -> None:
    t = holding("Ongoing: This card cannot be flipped.")
    t.card("Vandal", text="Play: Flip a Mage card in any tableau.")
    t.hand(0, "Vandal")
    t.hand(1, "Vandal")
    t.play(0, "Vandal")
    t.play(1, "Vandal")
    assert t.is_face_up("AutoSave")


def test_your_top_card_cannot_be_flipped() -> None:
    t = holding("Ongoing: Your Top card cannot be flipped.")
    t.hand(1, "Bully")
    t.play(1, "Bully")
    assert t.options == ["A", "AutoSave"]
    t.choose(1, "AutoSave")
    t.hand(1, "Bully")
    t.play(1, "Bully")
    assert t.options == ["A", "B"]  # over
    t.choose(1, "B")


def test_cards_that_opponents_cannot_make_you_discard() -> None:
    t = holding("Ongoing: Cards in your hand cannot be discarded by opponents' effects.")
    t.card("Waste", text="Play: Each player discards a card.")
    t.hand(0, "A")
    t.hand(1, "Waste", "B")
    t.play(1, "Waste")
    assert t.hand_of(0) == ["A"]
    assert t.hand_of(1) == []
    t.hand(0, "Waste")
    t.play(0, "Waste")
    assert t.hand_of(0) == []  # one's own effect


# --------------------------------------------------------------------------- stars and symbols


@pytest.mark.parametrize(
    ("text", "stars"),
    [
        ("Ongoing: Fire cards in your tableau have +2 stars.", (4, 4, 3, 2)),
        ("Ongoing: Cards in your tableau have +1 star.", (3, 5, 4, 2)),
        ("Ongoing: This card has +1 star for each other card in your tableau.", (2, 6, 3, 2)),
        ("Ongoing: Cards in each opponent's tableau have -1 star.", (2, 4, 3, 1)),
        ("Ongoing: Cards in each opponent's tableau have -5 stars.", (2, 4, 3, 0)),
        ("Ongoing: Cards to the right of this card have +3 stars.", (2, 4, 6, 2)),
        ("Top: Cards in your tableau have +1 star.", (2, 4, 3, 2)),  # it is not the Top card
    ],
)
def test_stars(text: str, stars: tuple[int, ...]) -> None:
    t = holding(text)
    t.tableau(1, "A")
    assert tuple(t.stars_of(name) for name in ("A#1", "AutoSave", "B", "A#2")) == stars
    t.face_down("AutoSave")
    assert tuple(t.stars_of(name) for name in ("A#1", "B", "A#2")) == (2, 3, 2)


def test_symbols_as_well() -> None:
    t = holding(
        "Ongoing: Cards in your tableau are also Dark.\nOngoing: This card is also Fire and Myth."
    )
    assert t.symbols_of("A") == {"Fire", "Animal", "Dark"}
    assert t.symbols_of("AutoSave") == {"Light", "Mage", "Dark", "Fire", "Myth"}
    t.face_down("AutoSave")
    assert t.symbols_of("A") == {"Fire", "Animal"}


def test_symbols_of_a_neighbour() -> None:
    t = holding(
        "Ongoing: This card has the elements and types of the card immediately to the right of "
        "this card instead of its own."
    )
    assert t.symbols_of("AutoSave") == {"Water"}
    t.face_down("B")
    assert t.symbols_of("AutoSave") == {"Light", "Mage"}


def test_values_of_attached_cards() -> None:
    t = holding(
        "Ongoing: During your turn, you may attach any number of Fire cards in your hand to this "
        "card. This card also has the stars, elements, types, sets, rarities and names of cards "
        "attached to this card."
    )
    t.hand(0, "A", "B")
    t.attach(0, "A", "AutoSave")
    assert t.stars_of("AutoSave") == 6
    assert t.symbols_of("AutoSave") == {"Light", "Mage", "Fire", "Animal"}
    with pytest.raises(SceneError, match="cannot"):
        t.attach(0, "B", "AutoSave")


# --------------------------------------------------------------------------- effects of other cards


def test_other_cards_have_this_cards_effects() -> None:
    t = holding(
        "Ongoing: Other Fire cards in your tableau have this card's Action effects.\nAction: Gain 5 RP."
    )
    t.action(0, "A")
    assert t.rp_of(0) == 5
    assert not t.is_face_up("A")
    t.turn(0)
    with pytest.raises(SceneError, match="no Action"):
        t.action(0, "B")


def test_a_copy_of_the_card_at_the_left() -> None:
    t = Table()
    t.card("Model", stars=7, text="Action: Gain RP equal to this card's stars.")
    t.card(
        "Egg",
        stars=2,
        text="Ongoing: This card has the effects of the card immediately to the left of this card.",
    )
    t.tableau(0, "Model", "Egg")
    t.action(0, "Egg")
    assert t.rp_of(0) == 2
    assert not t.is_face_up("Egg")
    assert t.is_face_up("Model")


def test_a_copy_ends_with_its_model() -> None:
    t = Table()
    t.card("Model", text="Action: Gain 7 RP.")
    t.card(
        "Egg",
        text="Ongoing: This card has the effects of the card immediately to the left of this card.",
    )
    t.tableau(0, "Model", "Egg")
    t.face_down("Model")
    with pytest.raises(SceneError, match="no Action"):
        t.action(0, "Egg")


# --------------------------------------------------------------------------- slots


@pytest.mark.parametrize(
    ("text", "slots"),
    [("Ongoing: You have 1 extra slot.", 7), ("Ongoing: You have 2 extra slots.", 8)],
)
def test_more_slots(text: str, slots: int) -> None:
    t = holding(text)
    t.hand(0, *["A"] * 6)
    while len(t.tableau_of(0)) < slots:
        t.play(0, "A")
    with pytest.raises(SceneError, match="open slot"):
        t.play(0, "A")


def test_a_lost_slot_discards_the_card_in_it() -> None:
    t = holding("Ongoing: You have 1 extra slot.\nAction: Gain 1 RP.")
    t.hand(0, "A", "A", "A", "B")
    for name in ("A", "A", "A", "B"):
        t.play(0, name)
    assert len(t.tableau_of(0)) == 7
    t.action(0, "AutoSave")
    assert len(t.tableau_of(0)) == 6
    assert t.binder_of(0) == ["B"]


# --------------------------------------------------------------------------- what cannot be done


def test_cards_that_opponents_cannot_play() -> None:
    t = holding("Ongoing: Each opponent cannot play Fire cards.")
    t.hand(0, "A")
    t.hand(1, "A", "B")
    with pytest.raises(SceneError, match="stops you"):
        t.play(1, "A")
    t.play(1, "B")
    t.play(0, "A")


def test_cards_that_you_cannot_play() -> None:
    t = holding("Ongoing: You cannot play cards with at least 3 stars.")
    t.hand(0, "B", "A")
    t.hand(1, "B")
    with pytest.raises(SceneError, match="stops you"):
        t.play(0, "B")
    t.play(0, "A")
    t.play(1, "B")


def test_actions_that_opponents_cannot_use() -> None:
    t = holding("Ongoing: Each opponent cannot use Actions.")
    t.card("Worker", text="Action: Gain 5 RP.")
    t.tableau(0, "Worker")
    t.tableau(1, "Worker")
    with pytest.raises(SceneError, match="no Action"):
        t.action(1, "Worker#2")
    t.action(0, "Worker#1")
    assert t.rp_of(0) == 5


def test_reactions_that_opponents_cannot_use() -> None:
    t = holding("Ongoing: Each opponent cannot use Reactions.")
    t.card("Alert", text="Reaction: When an opponent plays a card, gain 5 RP.")
    t.tableau(0, "Alert")
    t.tableau(1, "Alert")
    t.hand(0, "A")
    t.hand(1, "A")
    t.play(0, "A")
    assert t.rp_of(1) == 0
    t.play(1, "A")
    t.choose(0, "Alert")
    assert t.rp_of(0) == 5


# --------------------------------------------------------------------------- clashes


@pytest.mark.parametrize(
    ("text", "rp"),
    [
        ("Ongoing: Your total in clashes is +3.", (5, 0)),
        ("Ongoing: Each opponent's total in clashes is -3.", (5, 0)),
        ("Ongoing: Your total in clashes is -1.", (0, 5)),
        ("", (0, 0)),
    ],
)
def test_totals_in_clashes(text: str, rp: tuple[int, int]) -> None:
    t = holding(text)
    t.card("Hitter", stars=4, text="Play: Clash with an opponent. The winner gains 5 RP.")
    t.card("Foe", stars=4)
    t.store("Foe", "Foe")
    t.tableau(1, "Foe")
    t.hand(0, "Hitter")
    t.play(0, "Hitter")
    assert (t.rp_of(0), t.rp_of(1)) == rp


# --------------------------------------------------------------------------- words about effects


def test_an_effect_that_cannot_be_copied() -> None:
    t = Table()
    t.card("Model", text="Play: Gain 7 RP. This effect cannot be copied.\nPlay: Gain 1 RP.")
    t.card(
        "Copier",
        text="Play: Use the Play effects of the card immediately to the left of this card.",
    )
    t.tableau(0, "Model")
    t.hand(0, "Copier")
    t.play(0, "Copier")
    assert t.rp_of(0) == 1


def test_an_action_that_may_cost_a_token_instead() -> None:
    t = holding(
        "Ongoing: When you use this card's Action, you may remove a star token from it instead of "
        "flipping it.\nAction: Gain 5 RP."
    )
    t.tokens("AutoSave", 2)
    t.action(0, "AutoSave")
    t.choose(0, "yes")
    assert t.is_face_up("AutoSave")
    assert t.tokens_on("AutoSave") == 1


def test_an_effect_that_cannot_be_reacted_to() -> None:
    t = Table()
    t.card("Quiet", text="Play: This cannot be reacted to. Gain 5 RP.")
    t.card("Alert", text="Reaction: When an opponent gains RP, steal 5 RP from that player.")
    t.tableau(1, "Alert")
    t.hand(0, "Quiet")
    t.play(0, "Quiet")
    assert t.rp_of(0) == 5


def test_a_score_effect_happens_at_the_end() -> None:
    t = holding("Score: Gain 5 RP for each Fire card in your tableau.")
    assert t.rp_of(0) == 0
    t.finish()
    assert t.rp_of(0) == 5


def test_what_cannot_be_flipped_still_pays_for_its_own_action() -> None:
    t = holding("Ongoing: This card cannot be flipped.\nAction: Gain 5 RP.")
    t.action(0, "AutoSave")
    assert t.rp_of(0) == 5
    assert not t.is_face_up("AutoSave")  # no effect flips it: that is the cost of its use


def test_a_lent_play_effect_happens_when_a_card_is_played() -> None:
    t = holding(
        "Ongoing: Other Fire cards in your tableau have this card's Play effects.\nPlay: Gain 5 RP."
    )
    t.hand(0, "A", "B")
    t.play(0, "A")
    assert t.rp_of(0) == 5
    t.play(0, "B")
    assert t.rp_of(0) == 5


def test_continuous_effects_but_mimicry_stop_at_scoring() -> None:
    t = holding(
        "Ongoing: Cards in your tableau are also Fire.\nScore: Gain 5 RP for each Fire card in your tableau."
    )
    assert "Fire" in t.symbols_of("B")
    t.finish()
    assert t.rp_of(0) == 5


def test_what_holds_for_the_first_card_holds_for_that_card_only() -> None:
    t = Table(players=2)
    t.card("Post", stars=2, text="Ongoing: The first card in your tableau has +2 stars.")
    t.card("Rock", stars=3)
    t.tableau(0, "Rock", "Post")
    assert (t.stars_of("Rock"), t.stars_of("Post")) == (5, 2)


def test_what_holds_for_the_highest_card_holds_for_that_card_only() -> None:
    t = Table(players=2)
    t.card("Post", stars=2, text="Ongoing: The card in your tableau with the most stars cannot be flipped.")  # fmt: skip
    t.card("Rock", stars=3)
    t.card("Hammer", stars=1, text="Play: Flip a card in an opponent's tableau.")
    t.tableau(0, "Rock", "Post")
    t.hand(1, "Hammer")
    t.turn(1)
    t.play(1, "Hammer")
    assert not t.is_face_up("Post")
    assert t.is_face_up("Rock")
