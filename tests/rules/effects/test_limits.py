"""What spares a card only from some effects, limits on what is gained, and clashes won all the same."""

from __future__ import annotations

from mblades.testing import Table


def table(text: str, *, players: int = 2) -> Table:
    """Player 0 has the card with this text in the tableau, and a weaker one."""
    t = Table(players=players)
    t.card("Wall", stars=4, symbols="Earth", text=text)
    t.card("Weed", stars=1)
    t.card("Night", stars=6, symbols="Dark", text="Play: Flip a card in an opponent's tableau.")
    t.card("Day", stars=2, symbols="Light", text="Play: Flip a card in an opponent's tableau.")
    t.card("Lever", stars=2, text="Action: Flip a card in an opponent's tableau.")
    t.card("Feast", stars=3, text="Play: Each player gains 15 RP.")
    t.card("Bout", stars=2, text="Play: Clash with an opponent. The winner gains 10 RP.")
    t.tableau(0, "Weed", "Wall")
    t.store(*["Weed"] * 12)
    return t


def test_spared_from_play_effects_only() -> None:
    t = table("Ongoing: This card cannot be flipped by Play effects.")
    t.hand(0, "Weed", "Weed")
    t.hand(1, "Day", "Day")
    t.tableau(1, "Lever")
    t.play(0, "Weed")
    t.action(1, "Lever")
    assert "Wall" in t.options
    t.choose(1, "Weed#1")
    t.play(1, "Day")
    assert "Wall" not in t.options


def test_spared_from_the_cards_of_a_kind() -> None:
    t = table("Ongoing: This card cannot be flipped by Dark cards.")
    t.hand(0, "Weed", "Weed")
    t.hand(1, "Night", "Day")
    t.play(0, "Weed")
    t.play(1, "Night")
    assert t.options == ["Weed", "Weed"]
    t.choose(1, "Weed#1")
    t.play(0, "Weed")
    t.play(1, "Day")
    assert "Wall" in t.options


def test_spared_from_cards_with_fewer_stars() -> None:
    t = table("Ongoing: This card cannot be flipped by cards with fewer stars than this card.")
    t.hand(0, "Weed", "Weed")
    t.hand(1, "Day", "Night")
    t.play(0, "Weed")
    t.play(1, "Day")
    assert "Wall" not in t.options
    t.choose(1, "Weed#1")
    t.play(0, "Weed")
    t.play(1, "Night")
    assert "Wall" in t.options


def test_no_more_is_gained_at_once() -> None:
    t = table("Ongoing: Opponents cannot gain more than 10 RP at once.")
    t.hand(0, "Weed")
    t.hand(1, "Feast", "Feast")
    t.play(0, "Weed")
    t.play(1, "Feast")
    assert (t.rp_of(0), t.rp_of(1)) == (15, 10)


def test_no_more_is_gained_in_a_turn() -> None:
    t = table("Ongoing: Each player cannot gain more than 20 RP each turn.")
    t.card("Twice", text="Play: Gain 15 RP. Gain 15 RP.")
    t.hand(0, "Twice", "Twice")
    t.hand(1, "Weed")
    t.play(0, "Twice")
    assert t.rp_of(0) == 20
    t.play(1, "Weed")
    t.play(0, "Twice")
    assert t.rp_of(0) == 40


def test_nothing_is_gained_from_play_effects() -> None:
    t = table("Ongoing: Opponents cannot gain RP from Play effects.")
    t.card("Work", stars=2, text="Action: Gain 4 RP.")
    t.hand(0, "Weed")
    t.hand(1, "Feast")
    t.tableau(1, "Work")
    t.play(0, "Weed")
    t.action(1, "Work")
    t.play(1, "Feast")
    assert (t.rp_of(0), t.rp_of(1)) == (15, 4)


def test_ties_are_won() -> None:
    t = table("Ongoing: You win tied clashes.")
    t.card("Even", stars=2)
    t.hand(0, "Even")
    t.hand(1, "Bout")
    t.play(0, "Even")
    t.play(1, "Bout")
    assert (t.rp_of(0), t.rp_of(1)) == (10, 0)


def test_all_clashes_are_won() -> None:
    t = table("Ongoing: You win all clashes.")
    t.card("Giant", stars=9, text="Play: Clash with an opponent. The winner gains 10 RP.")
    t.hand(0, "Weed")
    t.hand(1, "Giant")
    t.play(0, "Weed")
    t.play(1, "Giant")
    assert (t.rp_of(0), t.rp_of(1)) == (10, 0)
