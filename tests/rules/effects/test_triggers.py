"""What sets effects off (TRG-1 to TRG-8, ED-13, RUL-20)."""

from __future__ import annotations

from typing import Any

import pytest

from mblades.testing import SceneError, Table

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])


def table(players: int = 2, **options: Any) -> Table:
    t = Table(players=players, **options)
    t.card("Plain", stars=3)
    t.card("Poke", text="Play: Flip a card in an opponent's tableau.")
    t.card("Gift", text="Play: Give a card in your tableau to an opponent.")
    return t


# --------------------------------------------------------------------------- TRG-1


@pytest.mark.rule("TRG-1")
def test_a_play_effect_happens_at_once_when_the_card_is_played_from_hand() -> None:
    t = table()
    t.card("Herald", text="Play: Gain 10 RP.")
    t.hand(0, "Herald")
    assert t.rp_of(0) == 0
    t.play(0, "Herald")
    assert t.rp_of(0) == 10


@pytest.mark.rule("TRG-1")
def test_a_card_is_already_in_play_for_its_own_play_effect() -> None:
    t = table()
    t.card(
        "Count", stars=7, text="Play: Gain RP equal to the total stars of cards in your tableau."
    )
    t.tableau(0, "Plain")
    t.hand(0, "Count")
    t.play(0, "Count")
    assert t.rp_of(0) == 10
    assert t.top_card_of(0) == "Count"


@pytest.mark.rule("TRG-1")
def test_a_card_that_is_given_into_a_tableau_is_not_played() -> None:
    t = table()
    t.card("Herald", text="Play: Gain 10 RP.")
    t.card("Spring", text="Ongoing: Whenever you play a card, gain 1 RP.")
    t.tableau(0, "Herald")
    t.tableau(1, "Spring")
    t.hand(0, "Gift")
    t.play(0, "Gift")
    t.choose(0, "Herald")
    assert t.tableau_of(1) == ["Spring", "Herald"]
    assert t.rp_of(1) == 0


@pytest.mark.rule("TRG-1")
def test_a_play_effect_happens_once() -> None:
    t = table()
    t.card("Herald", text="Play: Gain 10 RP.")
    t.hand(0, "Herald", "Plain")
    t.play(0, "Herald")
    t.play(0, "Plain")
    assert t.rp_of(0) == 10


# --------------------------------------------------------------------------- TRG-2


@pytest.mark.rule("TRG-2")
def test_a_next_effect_happens_on_the_next_card_and_is_then_spent() -> None:
    t = table()
    t.card("Omen", text="Next: Gain RP equal to the stars of the next card.")
    t.hand(0, "Omen", "Plain", "Plain")
    t.play(0, "Omen")
    assert t.rp_of(0) == 0
    t.play(0, "Plain")
    assert t.rp_of(0) == 3
    t.play(0, "Plain")
    assert t.rp_of(0) == 3


@pytest.mark.rule("TRG-2")
def test_a_next_effect_is_not_set_off_by_another_players_card() -> None:
    t = table()
    t.card("Omen", text="Next: Gain 10 RP.")
    t.hand(0, "Omen", "Plain")
    t.hand(1, "Plain")
    t.play(0, "Omen")
    t.play(1, "Plain")
    assert (t.rp_of(0), t.rp_of(1)) == (0, 0)
    t.play(0, "Plain")
    assert (t.rp_of(0), t.rp_of(1)) == (10, 0)


@pytest.mark.rule("TRG-2")
def test_a_next_effect_happens_whoevers_turn_it_is() -> None:
    t = table()
    t.card("Omen", text="Next: Gain 10 RP.")
    t.card("Push", text="Play: An opponent plays a card in their hand.")
    t.tableau(0, "Omen")
    t.hand(0, "Plain")
    t.hand(1, "Push")
    t.play(1, "Push")
    assert t.rp_of(0) == 10
    assert t.tableau_of(0) == ["Omen", "Plain"]


@pytest.mark.rule("TRG-2")
def test_a_next_effect_happens_whatever_slot_the_next_card_goes_to() -> None:
    t = table()
    t.card("Omen", text="Next: Put 2 star tokens on the next card.")
    t.card("Mouse", text="Play: Insert this card anywhere in your tableau.")
    t.tableau(0, "Plain", "Omen")
    t.hand(0, "Mouse")
    t.play(0, "Mouse")
    t.choose(0, 0)
    assert t.tableau_of(0) == ["Mouse", "Plain", "Omen"]
    assert t.tokens_on("Mouse") == 2


@pytest.mark.rule("TRG-2")
def test_a_next_card_that_is_face_down_does_nothing() -> None:
    t = table()
    t.card("Omen", text="Next: Gain 10 RP.")
    t.hand(0, "Omen", "Plain")
    t.hand(1, "Poke")
    t.play(0, "Omen")
    t.play(1, "Poke")
    t.play(0, "Plain")
    assert t.rp_of(0) == 0


@pytest.mark.rule("TRG-2")
def test_a_next_card_that_comes_back_is_not_its_own_next_card() -> None:
    t = table()
    t.card("Omen", text="Next: Gain 10 RP.")
    t.card("Gale", text="Play: Return a card in an opponent's tableau to its owner's hand.")
    t.hand(0, "Omen", "Plain")
    t.hand(1, "Gale")
    t.play(0, "Omen")
    t.play(1, "Gale")
    t.play(0, "Omen")
    assert t.rp_of(0) == 0
    t.play(0, "Plain")
    assert t.rp_of(0) == 10


# --------------------------------------------------------------------------- TRG-3


@pytest.mark.rule("TRG-3")
def test_a_flip_effect_happens_when_an_opponent_flips_the_card() -> None:
    t = table()
    t.card("Trap", text="Flip: Gain 10 RP.")
    t.tableau(0, "Trap")
    t.hand(1, "Poke")
    t.play(1, "Poke")
    assert (t.rp_of(0), t.rp_of(1)) == (10, 0)


@pytest.mark.rule("TRG-3", "RUL-20")
def test_a_flip_effect_happens_when_the_cards_own_action_flips_it() -> None:
    t = table()
    t.card("Trap", text="Action: Gain 1 RP.\nFlip: Gain 10 RP.")
    t.tableau(0, "Trap")
    t.action(0, "Trap")
    assert t.rp_of(0) == 11


@pytest.mark.rule("TRG-3", "RUL-20")
def test_a_flip_effect_happens_when_the_cards_own_reaction_flips_it() -> None:
    t = table()
    t.card("Trap", text="Reaction: When an opponent plays a card, gain 1 RP.\nFlip: Gain 10 RP.")
    t.tableau(0, "Trap")
    t.hand(1, "Plain")
    t.play(1, "Plain")
    t.choose(0, "Trap")
    assert t.rp_of(0) == 11


@pytest.mark.rule("TRG-3")
def test_a_card_that_leaves_play_is_not_flipped() -> None:
    t = table()
    t.card("Trap", text="Flip: Gain 10 RP.")
    t.card("Axe", text="Play: Discard a card in an opponent's tableau.")
    t.tableau(0, "Trap")
    t.hand(1, "Axe")
    t.play(1, "Axe")
    assert t.rp_of(0) == 0


# --------------------------------------------------------------------------- RUL-20


@pytest.mark.rule("RUL-20")
def test_a_flip_effect_sees_the_card_as_it_was_face_up() -> None:
    t = table()
    t.card(
        "Trap",
        stars=4,
        symbols="Fire Mage",
        text="Flip: Gain RP equal to this card's stars. Gain 10 RP for each star token on this "
        "card. Gain 100 RP for each Fire card in your tableau.",
    )
    t.tableau(0, "Plain", "Trap")
    t.tokens("Trap", 2)
    t.hand(1, "Poke")
    t.play(1, "Poke")
    t.choose(1, "Trap")
    assert t.rp_of(0) == 6 + 20 + 100
    assert t.stars_of("Trap") == 0


@pytest.mark.rule("RUL-20")
def test_for_its_own_flip_effect_a_card_is_not_face_down() -> None:
    t = table()
    t.card("Trap", text="Flip: Gain 10 RP for each face-down card in your tableau.")
    t.tableau(0, "Plain", "Trap")
    t.face_down("Plain")
    t.hand(1, "Poke")
    t.play(1, "Poke")
    assert t.rp_of(0) == 10


@pytest.mark.rule("RUL-20")
def test_a_flip_effect_has_the_place_of_its_card() -> None:
    t = table()
    t.card("Trap", text="Flip: Gain 5 RP for each card to the left of this card.")
    t.card("Crest", text="Flip: If this card is your Top card, gain 100 RP.")
    t.tableau(0, "Plain", "Plain", "Trap", "Crest")
    t.hand(1, "Poke", "Poke")
    t.play(1, "Poke")
    t.choose(1, "Crest")
    assert t.rp_of(0) == 100
    t.play(1, "Poke")
    t.choose(1, "Trap")
    assert t.rp_of(0) == 110


@pytest.mark.rule("RUL-20")
def test_a_card_is_no_target_of_its_own_flip_effect() -> None:
    t = table()
    t.card("Trap", text="Flip: Flip a card in your tableau.")
    t.tableau(0, "Plain", "Trap")
    t.hand(1, "Poke")
    t.play(1, "Poke")
    t.choose(1, "Trap")
    assert t.options == ["Plain"]
    t.choose(0, "Plain")
    assert not t.is_face_up("Plain")


@pytest.mark.rule("RUL-20", "CL-2")
def test_a_flip_effect_that_clashes_uses_the_flipped_top_card_as_it_was() -> None:
    t = table()
    t.card("Trap", stars=8, text="Flip: Clash with an opponent. The winner gains 10 RP.")
    t.tableau(0, "Plain", "Trap")
    t.hand(1, "Poke")
    t.store("Plain", "Plain")
    t.play(1, "Poke")
    t.choose(1, "Trap")
    t.choose(0, 1)
    assert t.happened("clash_card") == [(0, "Trap", "Plain", 11), (1, "Poke", "Plain", 6)]
    assert t.rp_of(0) == 10


@pytest.mark.rule("RUL-20", "TRG-10")
def test_a_flip_effect_waits_until_the_effect_that_flipped_the_card_is_complete() -> None:
    t = table()
    t.card("Trap", text="Flip: Gain 10 RP.")
    t.card("Hammer", text="Play: Flip a card in an opponent's tableau. Each opponent loses 10 RP.")
    t.tableau(0, "Trap")
    t.hand(1, "Hammer")
    t.play(1, "Hammer")
    assert t.rp_of(0) == 10  # lost first, while there was nothing to lose


# --------------------------------------------------------------------------- TRG-4


@pytest.mark.rule("TRG-4")
def test_an_ongoing_effect_works_while_its_card_is_face_up_in_the_tableau() -> None:
    t = table()
    t.card("Spring", text="Ongoing: Whenever you play a card, gain 5 RP.")
    t.hand(0, "Plain", "Spring", "Plain", "Plain")
    t.play(0, "Plain")
    assert t.rp_of(0) == 0
    t.play(0, "Spring")
    assert t.rp_of(0) == 5  # it is in play already as it is played (GEN-10)
    t.play(0, "Plain")
    assert t.rp_of(0) == 10
    t.face_down("Spring")
    t.play(0, "Plain")
    assert t.rp_of(0) == 10


@pytest.mark.rule("TRG-4")
@pytest.mark.parametrize(("place", "kind"), [("box", "Deck Box"), ("accessories", "Accessory")])
def test_a_deck_box_or_accessory_works_in_its_slot(place: str, kind: str) -> None:
    t = Table(players=2)
    t.card("Plain")
    t.card("Engine", kind=kind, text="Ongoing: Whenever you play a card, gain 5 RP.")  # type: ignore[arg-type]
    getattr(t, place)(0, "Engine")
    t.hand(0, "Plain", "Plain")
    t.play(0, "Plain")
    assert t.rp_of(0) == 5
    t.face_down("Engine")
    t.play(0, "Plain")
    assert t.rp_of(0) == 5


@pytest.mark.rule("TRG-4")
@pytest.mark.parametrize(
    ("order", "symbols"),
    [(("Torch", "Chameleon"), {"Water"}), (("Chameleon", "Torch"), {"Water", "Fire"})],
)
def test_of_two_ongoing_effects_that_interact_the_one_played_last_wins(
    order: tuple[str, str], symbols: set[str]
) -> None:
    t = Table(players=2)
    t.card("Torch", symbols="Water", text="Ongoing: Cards to the right of this card are also Fire.")
    t.card("Chameleon", symbols="Earth", text="Mimicry.")
    t.card("Swapper", text="Play: Move a card in your tableau to the left end.")
    t.hand(0, *order)
    for name in order:
        t.play(0, name)
    if t.tableau_of(0)[0] != "Torch":
        t.hand(0, "Swapper")
        t.play(0, "Swapper")
        t.choose(0, "Torch")
    assert t.tableau_of(0)[:2] == ["Torch", "Chameleon"]
    assert t.symbols_of("Chameleon") == symbols


@pytest.mark.rule("TRG-4", "GEN-6")
@pytest.mark.parametrize(("last", "symbols"), [("Torch", {"Water", "Fire"}), ("Mirror", {"Water"})])
def test_a_copied_ongoing_effect_gives_way_to_one_of_a_card_played_later(
    last: str, symbols: set[str]
) -> None:
    t = Table(players=2)
    t.card("Pond", symbols="Water")
    t.card("Chameleon", symbols="Earth", text="Mimicry.")
    t.card("Mirror", symbols="Light", text="Ongoing: This card has the effects of the card "
           "immediately to the left of this card.")  # fmt: skip
    t.card("Torch", text="Ongoing: Cards adjacent to this card are also Fire.")
    t.card("Usher", text="Play: Move a card in your tableau to the right end.")
    t.tableau(0, "Pond", "Chameleon")
    t.hand(0, "Mirror", "Torch", "Usher")
    t.play(0, "Torch" if last == "Mirror" else "Mirror")
    t.play(0, last)
    if last == "Mirror":
        t.play(0, "Usher")
        t.choose(0, "Torch")
        t.face_down("Usher")
        t.card("Broom", text="Play: Return a face-down card in your tableau to your hand.")
        t.hand(0, "Broom")
        t.play(0, "Broom")
    assert t.symbols_of("Mirror") == symbols


@pytest.mark.rule("TRG-4", "GEN-10")
@pytest.mark.parametrize("asked_first", ["Left Twin", "Right Twin"])
def test_cards_that_have_each_others_symbols_are_the_same_whoever_looks_first(
    asked_first: str,
) -> None:
    t = Table(players=2)
    looks = "This card has the elements and types of the card immediately to the"
    t.card(
        "Left Twin", symbols="Fire", text=f"Ongoing: {looks} right of this card instead of its own."
    )
    t.card(
        "Right Twin",
        symbols="Water",
        text=f"Ongoing: {looks} left of this card instead of its own.",
    )
    t.tableau(0, "Left Twin", "Right Twin")
    t.symbols_of(asked_first)
    assert (t.symbols_of("Left Twin"), t.symbols_of("Right Twin")) == ({"Fire"}, {"Fire"})


# --------------------------------------------------------------------------- TRG-5, ED-13


def crowned(edition: str) -> Table:
    t = table(edition=edition)
    t.card("Crown", text="Top: Whenever an opponent plays a card, gain 5 RP.")
    t.hand(1, *["Plain"] * 5)
    return t


@EDITIONS
@pytest.mark.rule("TRG-5")
def test_a_top_effect_works_while_its_card_is_the_top_card(edition: str) -> None:
    t = crowned(edition)
    t.card("Cover")
    t.hand(0, "Crown", "Cover", "Plain")
    t.play(0, "Crown")
    t.play(1, "Plain")
    assert t.rp_of(0) == 5
    t.play(0, "Cover")
    t.play(1, "Plain")
    assert t.rp_of(0) == 5
    t.face_down("Cover")
    t.play(1, "Plain")
    assert t.rp_of(0) == 10


@pytest.mark.rule("TRG-5", "ED-13")
@pytest.mark.parametrize(("edition", "gained"), [("original", 5), ("collusion", 0)])
def test_a_top_effect_needs_a_card_in_hand_in_collusion(edition: str, gained: int) -> None:
    t = crowned(edition)
    t.tableau(0, "Crown")
    t.play(1, "Plain")
    assert t.rp_of(0) == gained
    t.hand(0, "Plain")
    t.play(1, "Plain")
    assert t.rp_of(0) == gained + 5


@pytest.mark.rule("TRG-5", "ED-13")
@pytest.mark.parametrize(("edition", "gained"), [("original", 5), ("collusion", 0)])
def test_a_top_effect_needs_room_in_the_tableau_in_collusion(edition: str, gained: int) -> None:
    t = crowned(edition)
    t.tableau(0, *["Plain"] * 5, "Crown")
    t.hand(0, "Plain")
    t.play(1, "Plain")
    assert t.rp_of(0) == gained


@pytest.mark.rule("ED-13", "TRN-6")
def test_an_extra_slot_keeps_a_tableau_of_six_from_being_full() -> None:
    t = crowned("collusion")
    t.card("Annex", text="Ongoing: You have 1 extra slot.")
    t.tableau(0, "Annex", *["Plain"] * 4, "Crown")
    t.hand(0, "Plain")
    t.play(1, "Plain")
    assert t.rp_of(0) == 5


@EDITIONS
@pytest.mark.rule("TRG-5")
def test_continuous_top_effects_stop_when_the_card_is_no_longer_on_top(edition: str) -> None:
    t = table(edition=edition)
    t.card("Gloom", text="Top: Cards in each opponent's tableau have -1 star.")
    t.card("Cover")
    t.tableau(1, "Plain")
    t.hand(0, "Gloom", "Cover", "Poke")
    t.play(0, "Gloom")
    assert t.stars_of("Plain") == 2
    t.play(0, "Cover")
    assert t.stars_of("Plain") == 3
    t.face_down("Cover")
    assert t.stars_of("Plain") == 2


# --------------------------------------------------------------------------- TRG-6


@pytest.mark.rule("TRG-6")
def test_score_effects_of_face_up_cards_happen_at_the_end() -> None:
    t = table()
    t.card("Trophy", text="Score: Gain 10 RP.")
    t.card("Medal", text="Score: Gain 3 RP.")
    t.hand(0, "Trophy", "Medal")
    t.play(0, "Trophy")
    t.play(0, "Medal")
    assert t.rp_of(0) == 0
    t.face_down("Medal")
    t.finish()
    assert t.rp_of(0) == 10


# --------------------------------------------------------------------------- TRG-7


def ambush() -> Table:
    t = table()
    t.card(
        "Ambush",
        stars=4,
        text="Reaction: When an opponent plays a card, gain RP equal to this card's stars.",
    )
    t.tableau(0, "Ambush")
    t.hand(1, "Plain", "Plain")
    return t


@pytest.mark.rule("TRG-7")
def test_a_reaction_happens_and_then_its_card_flips() -> None:
    t = ambush()
    t.play(1, "Plain")
    assert t.options == ["Ambush", "decline"]
    t.choose(0, "Ambush")
    assert t.rp_of(0) == 4
    assert not t.is_face_up("Ambush")
    t.play(1, "Plain")
    assert t.rp_of(0) == 4


@pytest.mark.rule("TRG-7")
def test_a_reaction_is_optional() -> None:
    t = ambush()
    t.play(1, "Plain")
    t.choose(0, "decline")
    assert t.rp_of(0) == 0
    assert t.is_face_up("Ambush")
    t.play(1, "Plain")
    t.choose(0, "Ambush")
    assert t.rp_of(0) == 4


@pytest.mark.rule("TRG-7")
def test_a_reaction_waits_for_its_condition() -> None:
    t = ambush()
    t.hand(0, "Plain")
    t.play(0, "Plain")
    assert t.prompt is None
    t.play(1, "Plain")
    t.choose(0, "no")


@pytest.mark.rule("TRG-7")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_reaction_without_a_condition_answers_any_effect(seat: int) -> None:
    t = table()
    t.card("Jester", text="Reaction: Gain 5 RP.")
    t.card("Herald", text="Play: Each player gains 1 RP.")
    t.tableau(0, "Jester")
    t.hand(seat, "Plain", "Herald")
    t.play(seat, "Plain")
    assert t.prompt is None  # no effect, nothing to answer
    t.play(seat, "Herald")
    assert t.options == ["Jester", "decline"]
    t.choose(0, "Jester")
    assert t.rp_of(0) == 6
    assert not t.is_face_up("Jester")


@pytest.mark.rule("TRG-7")
def test_a_reaction_can_answer_a_reaction_but_not_itself() -> None:
    t = ambush()
    t.card("Jester", text="Reaction: Gain 5 RP.")
    t.tableau(1, "Jester")
    t.play(1, "Plain")
    t.choose(0, "Ambush")
    t.choose(1, "Jester")
    assert (t.rp_of(0), t.rp_of(1)) == (4, 5)


@pytest.mark.rule("TRG-7", "GEN-3")
def test_a_reaction_without_a_target_may_be_used_as_an_action_may() -> None:
    t = table()
    t.card("Net", text="Reaction: When an opponent plays a card, flip a Fire card in any tableau.\n"
           "Flip: Gain 3 RP.")  # fmt: skip
    t.card("Hook", text="Action: Flip a Fire card in any tableau.\nFlip: Gain 3 RP.")
    t.tableau(0, "Net", "Hook")
    t.hand(1, "Plain")
    t.play(1, "Plain")
    t.choose(0, "Net")
    assert t.rp_of(0) == 3
    t.action(0, "Hook")
    assert t.rp_of(0) == 6


@pytest.mark.rule("TRG-7", "GEN-1")
@pytest.mark.parametrize("held", [0, 7, 10])
@pytest.mark.parametrize("trigger", ["Action", "Reaction"])
def test_who_has_too_few_rp_loses_what_is_there_by_action_and_reaction(
    trigger: str, held: int
) -> None:
    t = table()
    when = "When an opponent plays a card, lose" if trigger == "Reaction" else "Lose"
    t.card("Bargain", text=f"{trigger}: {when} 10 RP. Put 2 star tokens on a Fire card in any "
           "tableau.")  # fmt: skip
    t.card("Torch", symbols="Fire")
    t.tableau(0, "Bargain", "Torch")
    t.rp(0, held)
    if trigger == "Reaction":
        t.hand(1, "Plain")
        t.play(1, "Plain")
        t.choose(0, "Bargain")
    else:
        t.action(0, "Bargain")
    assert t.rp_of(0) == max(held - 10, 0)
    assert t.tokens_on("Torch") == 2
    assert not t.is_face_up("Bargain")


@pytest.mark.rule("TRG-7")
@pytest.mark.parametrize(("held", "offered"), [(1, False), (2, True)])
def test_what_begins_with_a_payment_needs_the_money_by_action_and_reaction(
    held: int, offered: bool
) -> None:
    t = table()
    t.card("Guard", text="Reaction: When an opponent plays a card, pay 2 M$. Gain 5 RP.")
    t.card("Machine", text="Action: Pay 2 M$. Gain 5 RP.")
    t.tableau(0, "Guard", "Machine")
    t.money(0, held)
    t.hand(1, "Plain")
    t.play(1, "Plain")
    assert t.options == (["Guard", "decline"] if offered else [])
    if offered:
        t.choose(0, "Guard")
    t.money(0, held)
    if offered:
        t.action(0, "Machine")
        assert t.rp_of(0) == 10
    else:
        with pytest.raises(SceneError, match="no Action"):
            t.action(0, "Machine")


@pytest.mark.rule("TRG-7")
def test_what_others_cannot_pay_keeps_nobody_from_an_action_or_reaction() -> None:
    t = table()
    t.card("Beggar", text="Reaction: When an opponent plays a card, that player gives you 2 M$. "
           "Gain 5 RP.")  # fmt: skip
    t.card("Bowl", text="Action: Each opponent gives you 2 M$. Gain 5 RP.")
    t.tableau(0, "Beggar", "Bowl")
    t.money(1, 1)
    t.hand(1, "Plain")
    t.play(1, "Plain")
    t.choose(0, "Beggar")
    t.action(0, "Bowl")
    assert (t.rp_of(0), t.money_of(0), t.money_of(1)) == (10, 0, 1)


@pytest.mark.rule("TRG-7", "GEN-5")
@pytest.mark.parametrize(("held", "offered"), [(7, False), (10, True)])
def test_what_happens_instead_has_to_be_done_in_full(held: int, offered: bool) -> None:
    t = table()
    t.card("Ransom", text="Reaction: When a card in your tableau would be flipped by an opponent, "
           "lose 10 RP instead.")  # fmt: skip
    t.tableau(0, "Ransom", "Plain")
    t.rp(0, held)
    t.hand(1, "Poke")
    t.play(1, "Poke")
    t.choose(1, "Plain")
    assert t.options == (["Ransom", "decline"] if offered else [])
    if offered:
        t.choose(0, "Ransom")
    assert t.is_face_up("Plain") == offered


# --------------------------------------------------------------------------- TRG-8


@pytest.mark.rule("TRG-8")
def test_an_effect_that_hurts_its_owner_is_not_optional() -> None:
    t = table()
    t.card("Curse", text="Play: Discard a card.")
    t.hand(0, "Curse", "Plain", "Poke")
    t.play(0, "Curse")
    assert t.options == ["Plain", "Poke"]
    with pytest.raises(SceneError):
        t.pass_(0)


@pytest.mark.rule("TRG-8")
@pytest.mark.parametrize(("answer", "left"), [("yes", []), ("no", ["Plain"])])
def test_may_makes_an_effect_optional(answer: str, left: list[str]) -> None:
    t = table()
    t.card("Offer", text="Play: You may discard a card. If you do, gain 10 RP.")
    t.hand(0, "Offer", "Plain")
    t.play(0, "Offer")
    t.choose(0, answer)
    assert t.rp_of(0) == (0 if left else 10)
    assert t.hand_of(0) == left
