"""Combine, Epic, Fusion, Mimicry and Synchro."""

from __future__ import annotations

import pytest

from mblades.rules.deckbuilding.deck import trim
from mblades.testing import SceneError, Table

# --------------------------------------------------------------------------- Combine


@pytest.mark.rule("KEY-9")
@pytest.mark.parametrize(
    ("symbols", "rp"),
    [
        ("Water Animal", 20),  # neither
        ("", 20),  # no symbols at all
        ("Fire Animal", 0),  # an element only
        ("Water Soldier", 0),  # a type only
        ("Fire Soldier", 30),  # both
        ("Fire Water Soldier Mage", 30),
    ],
)
def test_combine_looks_at_the_next_card(symbols: str, rp: int) -> None:
    t = Table()
    t.card("Half", symbols="Fire Soldier", text="Combine.")
    t.card("Other", symbols=symbols)
    t.hand(0, "Half", "Other")
    t.play(0, "Half")
    assert t.rp_of(0) == 0
    t.play(0, "Other")
    assert t.rp_of(0) == rp


@pytest.mark.rule("KEY-9")
def test_combine_is_spent_and_needs_its_card_face_up() -> None:
    t = Table()
    t.card("Half", symbols="Fire Soldier", text="Combine.")
    t.card("Other", symbols="Water")
    t.hand(0, "Half", "Other", "Other", "Half", "Other")
    t.play(0, "Half")
    t.play(0, "Other")
    assert t.rp_of(0) == 20
    t.play(0, "Other")
    assert t.rp_of(0) == 20
    t.play(0, "Half")
    t.face_down("Half#2")
    t.play(0, "Other")
    assert t.rp_of(0) == 20


@pytest.mark.rule("KEY-9")
def test_combine_waits_for_ones_own_next_card() -> None:
    t = Table()
    t.card("Half", symbols="Fire Soldier", text="Combine.")
    t.card("Other", symbols="Water")
    t.hand(0, "Half", "Other")
    t.hand(1, "Other")
    t.play(0, "Half")
    t.play(1, "Other")
    assert t.rp_of(0) == 0
    t.play(0, "Other")
    assert t.rp_of(0) == 20


# --------------------------------------------------------------------------- Synchro


@pytest.mark.rule("KEY-31")
def test_synchro_puts_2_tokens_on_the_next_card_and_2_on_itself() -> None:
    t = Table()
    t.card("Tuner", stars=1, text="Synchro.")
    t.card("Big", stars=6)
    t.hand(0, "Tuner", "Big", "Big")
    t.play(0, "Tuner")
    assert t.tokens_on("Tuner") == 0
    t.play(0, "Big")
    assert t.tokens_on("Big") == 2
    assert t.tokens_on("Tuner") == 2
    assert (t.stars_of("Big"), t.stars_of("Tuner")) == (8, 3)
    t.play(0, "Big")
    assert t.tokens_on("Big#2") == 0  # spent


@pytest.mark.rule("KEY-31")
def test_synchro_face_down_does_nothing() -> None:
    t = Table()
    t.card("Tuner", text="Synchro.")
    t.card("Big")
    t.hand(0, "Tuner", "Big")
    t.play(0, "Tuner")
    t.face_down("Tuner")
    t.play(0, "Big")
    assert t.tokens_on("Big") == 0
    assert t.tokens_on("Tuner") == 0


@pytest.mark.rule("KEY-31")
def test_the_card_after_synchro_has_its_tokens_before_its_play_effects() -> None:
    t = Table()
    t.card("Tuner", text="Synchro.")
    t.card("Big", stars=3, text="Play: Gain RP equal to this card's stars.")
    t.hand(0, "Tuner", "Big")
    t.play(0, "Tuner")
    t.play(0, "Big")
    assert t.rp_of(0) == 5
    assert (t.tokens_on("Big"), t.tokens_on("Tuner")) == (2, 2)


@pytest.mark.rule("KEY-31")
def test_synchro_on_a_next_card_that_lies_face_down_keeps_its_own_tokens() -> None:
    t = Table()
    t.card("Tuner", text="Synchro.")
    t.card("Dud", text="Play: Flip this card.")
    t.hand(0, "Tuner", "Dud")
    t.play(0, "Tuner")
    t.play(0, "Dud")
    assert t.tokens_on("Dud") == 0
    assert t.tokens_on("Tuner") == 2


# --------------------------------------------------------------------------- Epic


@pytest.mark.rule("KEY-13")
def test_a_deck_keeps_one_epic_card() -> None:
    t = Table()
    for name in ("Saga", "Legend", "Myth"):
        t.card(name, text="Epic.\nPlay: Gain 9 RP.")
    t.card("Plain")
    t.hand(0, "Saga", "Legend", "Myth", "Plain")
    player = t.state.players[0]
    player.deck, player.hand = player.hand, ()
    trim(t.state, 0)
    names = [t.state.catalog.names[t.state.cards[card]] for card in player.deck]
    assert len(names) == 2
    assert "Plain" in names
    assert len(t.binder_of(0)) == 2


@pytest.mark.rule("KEY-13")
def test_epics_gained_in_a_tournament_may_be_played() -> None:
    t = Table()
    t.card("Saga", text="Epic.\nPlay: Gain 9 RP.")
    t.card("Legend", text="Epic.\nPlay: Draw a card.")
    t.store("Saga")
    t.hand(0, "Legend")
    t.play(0, "Legend")
    assert t.hand_of(0) == ["Saga"]
    t.play(0, "Saga")
    assert t.rp_of(0) == 9


# --------------------------------------------------------------------------- Fusion


def fused(*shown: str, down: bool = False) -> Table:
    t = Table()
    t.card("Chimera", symbols="Fire Water Myth", text="Fusion.\nPlay: Gain 5 RP.")
    for n, symbols in enumerate(shown):
        t.card(f"Part{n}", symbols=symbols)
        t.tableau(0, f"Part{n}")
    if down:
        t.face_down("Part0")
    t.hand(0, "Chimera")
    return t


@pytest.mark.rule("KEY-15")
@pytest.mark.parametrize(
    "shown",
    [
        ("Fire", "Myth"),
        ("Water Citizen", "Dark Myth"),
        ("Fire Myth", "Myth"),
        ("Fire Myth", "Fire"),
    ],
)
def test_fusion_needs_an_element_and_a_type_on_different_cards(shown: tuple[str, ...]) -> None:
    t = fused(*shown)
    t.play(0, "Chimera")
    assert t.rp_of(0) == 5


@pytest.mark.rule("KEY-15")
@pytest.mark.parametrize(
    "shown", [(), ("Fire",), ("Fire Myth",), ("Fire", "Water"), ("Air", "Myth")]
)
def test_fusion_is_refused_otherwise(shown: tuple[str, ...]) -> None:
    t = fused(*shown)
    with pytest.raises(SceneError, match="stops you"):
        t.play(0, "Chimera")


@pytest.mark.rule("KEY-15")
def test_fusion_does_not_see_face_down_cards_nor_other_tableaus() -> None:
    t = fused("Fire", "Myth", down=True)
    t.card("Theirs", symbols="Fire")
    t.tableau(1, "Theirs")
    with pytest.raises(SceneError, match="stops you"):
        t.play(0, "Chimera")


# --------------------------------------------------------------------------- Mimicry


@pytest.mark.rule("KEY-21")
def test_mimicry_has_the_symbols_of_the_card_at_its_left_instead_of_its_own() -> None:
    t = Table()
    t.card("Mime", symbols="Light Citizen", text="Mimicry.")
    t.card("Dragon", symbols="Fire Myth")
    t.card("Blank")
    t.tableau(0, "Mime", "Dragon", "Mime", "Mime", "Blank", "Mime")
    assert t.symbols_of("Mime#1") == {"Light", "Citizen"}  # nothing is there
    assert t.symbols_of("Mime#2") == {"Fire", "Myth"}
    assert t.symbols_of("Mime#3") == {"Fire", "Myth"}  # of a Mime
    assert t.symbols_of("Mime#4") == set()  # of a card without symbols


@pytest.mark.rule("KEY-21")
def test_mimicry_ends_when_that_card_is_face_down_or_gone() -> None:
    t = Table()
    t.card("Mime", symbols="Light Citizen", text="Mimicry.")
    t.card("Dragon", symbols="Fire Myth")
    t.card("Fish", symbols="Water Animal")
    t.card("Pull", text="Play: Return the first card in your tableau to your hand.")
    t.tableau(0, "Fish", "Dragon", "Mime")
    t.face_down("Dragon")
    assert t.symbols_of("Mime") == {"Light", "Citizen"}
    t.hand(0, "Pull", "Pull")
    t.play(0, "Pull")
    assert t.tableau_of(0) == ["Dragon", "Mime", "Pull"]
    assert t.symbols_of("Mime") == {"Light", "Citizen"}


@pytest.mark.rule("KEY-21")
def test_mimicry_goes_on_while_scoring() -> None:
    t = Table()
    t.card("Mime", symbols="Light Citizen", text="Mimicry.")
    t.card(
        "Dragon", symbols="Fire Myth", text="Score: Gain 5 RP for each Fire card in your tableau."
    )
    t.tableau(0, "Dragon", "Mime")
    t.finish()
    assert t.rp_of(0) == 10


@pytest.mark.rule("KEY-21")
def test_mimicry_next_to_a_face_down_card_scores_its_own_symbols() -> None:
    t = Table()
    t.card("Mime", symbols="Light Citizen", text="Mimicry.")
    t.card("Dragon", symbols="Fire Myth")
    t.card("Judge", text="Score: Gain 5 RP for each Light card in your tableau.")
    t.tableau(0, "Dragon", "Mime", "Judge")
    t.face_down("Dragon")
    t.finish()
    assert t.rp_of(0) == 5


@pytest.mark.rule("KEY-22")
def test_mimicry_plus_looks_left_and_right() -> None:
    t = Table()
    t.card("Mime", symbols="Light Citizen", text="Mimicry Plus.")
    t.card("Dragon", symbols="Fire Myth")
    t.card("Fish", symbols="Water Animal")
    t.tableau(0, "Dragon", "Mime", "Fish", "Mime")
    assert t.symbols_of("Mime#1") == {"Fire", "Myth", "Water", "Animal"}
    assert t.symbols_of("Mime#2") == {"Water", "Animal"}
    t.face_down("Dragon")
    assert t.symbols_of("Mime#1") == {"Water", "Animal"}
    t.face_down("Fish")
    assert t.symbols_of("Mime#1") == {"Light", "Citizen"}


@pytest.mark.rule("KEY-22")
def test_two_mimicry_plus_cards_read_the_same_whoever_is_asked_first() -> None:
    def table() -> Table:
        t = Table()
        t.card("One", symbols="Light Citizen", text="Mimicry Plus.")
        t.card("Two", symbols="Dark Mage", text="Mimicry Plus.")
        t.card("Dragon", symbols="Fire Myth")
        t.card("Fish", symbols="Water Animal")
        t.tableau(0, "Dragon", "One", "Two", "Fish")
        return t

    t, other = table(), table()
    first = (t.symbols_of("One"), t.symbols_of("Two"))
    assert first == (other.symbols_of("Two"), other.symbols_of("One"))[::-1]
    assert {"Fire", "Myth"} <= first[0]
    assert {"Water", "Animal"} <= first[1]


@pytest.mark.rule("KEY-22")
def test_mimicry_plus_goes_on_while_scoring() -> None:
    t = Table()
    t.card("Mime", symbols="Light Citizen", text="Mimicry Plus.")
    t.card(
        "Fish", symbols="Water Animal", text="Score: Gain 5 RP for each Water card in your tableau."
    )
    t.tableau(0, "Mime", "Fish")
    t.finish()
    assert t.rp_of(0) == 10
