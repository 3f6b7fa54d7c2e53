"""Infinite loops (GEN-9, ED-15, RUL-8)."""

from __future__ import annotations

from typing import Any

import pytest

from mblades.rules.state.actions import UseAction
from mblades.rules.tournament import phase as tournament
from mblades.testing import Table
from tests.rules import small

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])


def looping(edition: str = "collusion", players: int = 3, **options: Any) -> Table:
    """Player 0 plays a card that sets off two Echoes, which set off each other without end."""
    t = Table(players=players, edition=edition, **options)
    t.card(
        "Echo",
        stars=2,
        rarity="Expansion",
        text="Ongoing: Whenever an opponent gains RP, gain 1 RP.",
    )
    t.card("Herald", stars=3, rarity="Expansion", text="Play: Gain 10 RP.")
    t.card("Down", stars=7, rarity="Expansion")
    t.card("Case", stars=1, rarity="Expansion", kind="Deck Box")
    t.card("Charm", stars=4, rarity="Expansion", kind="Accessory")
    t.card("Basic", stars=5)
    t.tableau(0, "Echo", "Down")
    t.face_down("Down")
    t.tableau(1, "Echo")
    t.box(0, "Case")
    t.accessories(0, "Charm")
    t.hand(0, "Herald", "Basic")
    t.hand(1, "Basic", "Basic")
    t.tokens("Echo", 3)
    t.money(0, 10)
    return t


PRINTED = 2 + 7 + 1 + 4 + 3 + 5  # Echo, Down (face down), Case, Charm, Herald, Basic


@EDITIONS
@pytest.mark.rule("GEN-9")
def test_two_cards_that_trigger_each_other_without_end_are_stopped(edition: str) -> None:
    t = looping(edition)
    t.play(0, "Herald")
    assert t.prompt is None
    assert t.is_out(0)
    assert not t.is_out(1)
    assert not t.is_out(2)
    assert t.happened("loop") == [(0, PRINTED)]


@pytest.mark.rule("GEN-9", "ED-15")
@pytest.mark.parametrize(
    ("edition", "pile", "core"),
    [("original", "removed", "removed"), ("collusion", "store_discard", "core_discard")],
)
def test_hand_tableau_box_and_accessories_of_the_looper_go(
    edition: str, pile: str, core: str
) -> None:
    t = looping(edition)
    t.play(0, "Herald")
    player = t.state.players[0]
    assert player.hand == player.tableau == player.box == player.accessories == ()
    names = t.state.catalog.names
    gone = [names[t.state.cards[card]] for card in small.pile(t.state, pile)]
    assert {"Echo", "Down", "Case", "Charm", "Herald"} <= set(gone)
    gone = [names[t.state.cards[card]] for card in small.pile(t.state, core)]
    assert "Basic" in gone
    assert t.tableau_of(1) == ["Echo"]
    assert t.binder_of(0) == []


@pytest.mark.rule("GEN-9")
def test_the_looper_is_paid_the_printed_stars_face_down_cards_included() -> None:
    t = looping()
    t.play(0, "Herald")
    assert t.money_of(0) == 10 + PRINTED


@pytest.mark.rule("GEN-9", "RUL-8")
@pytest.mark.parametrize(
    ("prerelease", "round_", "paid"),
    [(False, 2, True), (False, 3, False), (True, 1, True), (True, 2, False)],
)
def test_there_is_no_money_for_a_loop_in_the_last_tournament(
    prerelease: bool, round_: int, paid: bool
) -> None:
    t = looping(prerelease=prerelease)
    t.state.round = round_
    t.play(0, "Herald")
    assert t.is_out(0)
    assert t.money_of(0) == (10 + PRINTED if paid else 10)


@pytest.mark.rule("GEN-9")
def test_the_looper_scores_as_if_first_and_another_player_can_still_be_first() -> None:
    t = looping()
    t.play(0, "Herald")
    t.rp(1, 30)
    t.rp(2, 50)
    t.finish()
    t.award()
    assert [sum(player.tournament_vp) for player in t.state.players] == [21, 15, 21]


@pytest.mark.rule("GEN-9")
def test_the_others_play_on_without_the_looper() -> None:
    t = looping()
    t.hand(2, "Basic")
    game = t.game
    game.act(0, ("play", t.number_of("Herald")))
    assert t.state.tournament.turn == 1
    card = t.state.players[1].hand[0]
    game.act(1, ("play", card))
    assert t.state.tournament.turn == 2
    game.act(2, ("play", t.state.players[2].hand[0]))
    assert t.state.tournament.turn == 1


@pytest.mark.rule("GEN-9", "END-1")
def test_when_everybody_has_left_the_tournament_is_over() -> None:
    t = Table(players=2)
    t.card("Weed", text="Ongoing: Whenever you gain RP, gain 1 RP.")
    t.card("Herald", text="Play: Gain 10 RP.")
    for seat in (0, 1):
        t.tableau(seat, "Weed")
        t.hand(seat, "Herald", "Herald")
    game = t.game
    tournament.start_turn(game.state, 0)
    game.act(0, ("play", t.state.players[0].hand[0]))
    assert (t.is_out(0), t.phase) == (True, "tournament")
    game.act(1, ("play", t.state.players[1].hand[0]))
    assert t.phase == "deckbuilding"
    assert t.placing() == ((0, 1),)


@pytest.mark.rule("GEN-9")
def test_a_looper_is_nobodys_opponent_any_more() -> None:
    t = looping()
    t.card("Slap", text="Play: Choose an opponent. That player loses 1 RP.")
    t.play(0, "Herald")
    t.hand(1, "Slap")
    t.play(1, "Slap")
    assert t.options == ["player 2"]


@pytest.mark.rule("GEN-9")
def test_the_player_whose_action_set_off_the_loop_is_the_one_who_caused_it() -> None:
    t = looping()
    t.card("Lever", kind="Accessory", text="Action: Gain 1 RP.")
    t.accessories(1, "Lever")
    t.action(1, "Lever")
    assert t.is_out(1)
    assert not t.is_out(0)


@pytest.mark.rule("GEN-9", "GEN-10")
def test_a_loop_is_noticed_soon_after_the_same_position_comes_back() -> None:
    t = looping()
    t.play(0, "Herald")
    assert len(t.happened("effect")) < 70
    assert 0 < t.rp_of(1) < 70  # what the loop has given so far stays given


@pytest.mark.rule("GEN-9")
def test_a_loop_that_grows_without_end_is_a_loop() -> None:
    t = Table(players=2)
    t.card(
        "Weed", text="Ongoing: Whenever you gain RP, put 1 star token on this card and gain 1 RP."
    )
    t.card("Herald", text="Play: Gain 10 RP.")
    t.tableau(0, "Weed")
    t.hand(0, "Herald")
    t.play(0, "Herald")
    assert t.is_out(0)


@pytest.mark.rule("GEN-9")
def test_a_long_chain_that_ends_is_no_loop() -> None:
    t = Table(players=2)
    t.card(
        "Candle",
        text="Ongoing: Whenever you gain RP, if the number of star tokens on this card is at least 1, "
        "remove a star token from this card and gain 1 RP.",
    )
    t.card("Herald", text="Play: Gain 10 RP.")
    t.tableau(0, "Candle")
    t.tokens("Candle", 200)
    t.hand(0, "Herald")
    t.play(0, "Herald")
    assert not t.is_out(0)
    assert t.rp_of(0) == 210


@pytest.mark.rule("GEN-9")
def test_what_somebody_may_stop_is_no_loop() -> None:
    t = Table(players=2)
    t.card("Tap", text="Ongoing: Whenever you gain RP, you may gain 1 RP.")
    t.card("Herald", text="Play: Gain 10 RP.")
    t.tableau(0, "Tap")
    t.hand(0, "Herald")
    t.play(0, "Herald")
    for _ in range(100):
        t.choose(0, "yes")
    t.choose(0, "no")
    assert not t.is_out(0)
    assert t.rp_of(0) == 110


@pytest.mark.rule("GEN-10")
def test_optional_effects_repeated_for_ever_do_not_keep_a_tournament_going() -> None:
    t = Table(players=2)
    t.card("Boomerang", stars=2, text="Action: Return this card to your hand. Gain 5 RP.")
    t.hand(0, "Boomerang")
    game = t.game
    tournament.start_turn(game.state, 0)
    steps = 0
    while game.phase == "tournament":
        steps += 1
        assert steps < 500
        (seat,) = game.waiting
        choices = game.choices(seat)
        used = [action for action in choices if isinstance(action, UseAction)]
        game.act(seat, (used or choices)[0])
