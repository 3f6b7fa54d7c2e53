"""Score effects and metas at the end of a tournament (END-1)."""

from __future__ import annotations

import pytest

from mblades.rules.state.events import Gained, Scoring
from mblades.testing import Table

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])
FIRE = "Everything Is on Fire"
ANIMALS = "Creature Feature"


@EDITIONS
@pytest.mark.rule("END-1")
def test_score_effects_go_player_by_player_from_the_first_of_the_tournament(edition: str) -> None:
    t = Table(players=3, edition=edition)
    for name in ("Left", "Right"):
        t.card(name, text="Score: Gain 1 RP.")
    t.card("Case", kind="Deck Box", text="Score: Gain 1 RP.")
    t.card("Charm", kind="Accessory", text="Score: Gain 1 RP.")
    t.card("Ring", kind="Accessory", text="Score: Gain 1 RP.")
    for seat in range(3):
        t.accessories(seat, "Charm", "Ring")
        t.box(seat, "Case")
        t.tableau(seat, "Left", "Right")
    t.state.first = 1
    t.finish()
    each = ["Left", "Right", "Case", "Charm", "Ring"]
    told = t.happened("effect")
    assert [seat for seat, _card, _ in told] == [1] * 5 + [2] * 5 + [0] * 5
    assert [card for _seat, card, _ in told] == each * 3


@pytest.mark.rule("END-1")
def test_metas_come_last_and_every_player_scores_them_alone() -> None:
    t = Table(players=2)
    t.card("Torch", symbols="Fire")
    t.card("Fox", symbols="Fire Animal")
    t.card("Trophy", text="Score: Gain RP equal to your RP.")
    t.tableau(0, "Torch", "Fox", "Trophy")
    t.tableau(1, "Fox")
    t.rp(0, 7)
    t.meta(FIRE, ANIMALS)
    t.finish()
    assert t.rp_of(0) == 7 + 7 + 10 + 5
    assert t.rp_of(1) == 5 + 5


@pytest.mark.rule("END-1", "TRN-13")
def test_face_down_cards_count_for_no_meta() -> None:
    t = Table(players=2)
    t.card("Torch", symbols="Fire")
    t.tableau(0, "Torch")
    t.face_down("Torch")
    t.meta(FIRE)
    t.finish()
    assert t.rp_of(0) == 0


@EDITIONS
@pytest.mark.rule("END-1")
def test_all_other_effects_stop_before_scoring(edition: str) -> None:
    t = Table(players=2, edition=edition)
    t.card("Plain")
    t.card("Sun", text="Ongoing: Cards in your tableau have +2 stars.")
    t.card("Purse", text="Ongoing: Whenever you gain RP, gain 1 M$.")
    t.card("Guard", text="Reaction: When an opponent gains RP, gain 100 RP.")
    t.card("Gloom", text="Top: Cards in each opponent's tableau have -1 star.")
    t.card("Trophy", stars=3, text="Score: Gain RP equal to this card's stars.")
    t.tableau(0, "Sun", "Purse", "Trophy")
    t.tokens("Trophy", 1)
    t.tableau(1, "Guard", "Gloom")
    t.hand(1, "Plain")
    assert t.stars_of("Trophy") == 5
    t.finish()
    assert t.prompt is None
    assert t.rp_of(0) == 4
    assert t.money_of(0) == 0
    assert t.rp_of(1) == 0


@pytest.mark.rule("END-1")
def test_a_card_flipped_while_scoring_has_no_flip_effect_and_no_score_effect() -> None:
    t = Table(players=2)
    t.card("Judge", text="Score: Flip a card in an opponent's tableau.")
    t.card("Trap", text="Flip: Gain 10 RP.\nScore: Gain 20 RP.")
    t.tableau(0, "Judge")
    t.tableau(1, "Trap")
    t.finish()
    assert not t.is_face_up("Trap")
    assert t.rp_of(1) == 0


@pytest.mark.rule("END-1", "KEY-21")
def test_mimicry_goes_on_while_scoring() -> None:
    t = Table(players=2)
    t.card("Torch", symbols="Fire")
    t.card("Chameleon", symbols="Water", text="Mimicry.")
    t.card("Flag", text="Ongoing: Cards in your tableau are also Fire.")
    t.tableau(0, "Torch", "Chameleon", "Flag")
    t.meta(FIRE)
    t.finish()
    assert t.rp_of(0) == 10


@pytest.mark.rule("END-1", "GEN-10")
def test_what_is_only_copied_is_not_scored() -> None:
    t = Table(players=2)
    t.card("Trophy", text="Score: Gain 10 RP.")
    t.card(
        "Egg",
        text="Ongoing: This card has the effects of the card immediately to the left of this card.",
    )
    t.tableau(0, "Trophy", "Egg")
    t.finish()
    assert t.rp_of(0) == 10


@pytest.mark.rule("END-1", "TRG-8")
def test_a_score_effect_asks_its_owner_what_it_leaves_open() -> None:
    t = Table(players=2)
    t.card("Plain")
    t.card("Bonus", text="Score: You may discard a card. If you do, gain 10 RP.")
    t.tableau(0, "Bonus")
    t.hand(0, "Plain")
    t.finish()
    t.choose(0, "yes")
    assert t.rp_of(0) == 10


@pytest.mark.rule("END-1", "PRE-1")
def test_there_are_no_metas_in_a_pre_release() -> None:
    t = Table(players=2, prerelease=True)
    t.card("Torch", symbols="Fire")
    t.card("Plain")
    t.hand(0, "Plain")
    t.tableau(0, "Torch")
    t.meta(FIRE)
    t.state.round = 0
    events = t.game.act(0, ("play", t.number_of("Plain")))
    assert Scoring() in events
    assert not [event for event in events if isinstance(event, Gained)]


@pytest.mark.rule("END-1", "TRN-6")
def test_nobody_loses_the_card_in_an_extra_slot_while_scores_are_counted() -> None:
    t = Table(players=2)
    t.card("Annex", text="Ongoing: You have 1 extra slot.")
    t.card("Trophy", text="Score: Gain 5 RP.")
    t.tableau(0, "Annex", *["Trophy"] * 6)
    t.finish()
    assert t.rp_of(0) == 30
    assert len(t.tableau_of(0)) == 7
