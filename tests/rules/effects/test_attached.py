"""Attached cards and star tokens (GEN-7, GEN-8)."""

from __future__ import annotations

import pytest

from mblades.testing import Table


def table() -> Table:
    t = Table(players=2)
    t.card("Plain", stars=3, symbols="Fire")
    t.card("Host", stars=4, text="Play: Attach a card in your hand to this card.")
    t.card("Poke", text="Play: Flip a card in an opponent's tableau.")
    return t


def attached() -> Table:
    t = table()
    t.hand(0, "Host", "Plain")
    t.play(0, "Host")
    assert t.attached_to("Host") == ["Plain"]
    return t


# --------------------------------------------------------------------------- GEN-7


@pytest.mark.rule("GEN-7")
def test_attached_cards_are_not_in_the_tableau() -> None:
    t = attached()
    t.card(
        "Count",
        text="Play: Gain 5 RP for each card in your tableau. Gain 100 RP for each Fire card in your tableau.",
    )
    assert t.tableau_of(0) == ["Host"]
    assert not t.is_in_play("Plain")
    assert t.hand_of(0) == []
    t.hand(0, "Count")
    t.play(0, "Count")
    assert t.rp_of(0) == 10


@pytest.mark.rule("GEN-7")
def test_attached_cards_are_no_targets_and_no_top_card() -> None:
    t = attached()
    t.hand(1, "Poke")
    assert t.top_card_of(0) == "Host"
    t.play(1, "Poke")
    assert t.options == ["Host"]


@pytest.mark.rule("GEN-7")
def test_the_effects_of_attached_cards_do_not_work() -> None:
    t = table()
    t.card("Spring", text="Ongoing: Whenever you play a card, gain 5 RP.")
    t.hand(0, "Host", "Spring")
    t.play(0, "Host")
    t.hand(0, "Plain")
    t.play(0, "Plain")
    assert t.attached_to("Host") == ["Spring"]
    assert t.rp_of(0) == 0


@pytest.mark.rule("GEN-7")
def test_when_the_host_is_flipped_its_attached_cards_go_to_the_binder() -> None:
    t = attached()
    t.hand(1, "Poke")
    t.play(1, "Poke")
    assert not t.is_face_up("Host")
    assert t.attached_to("Host") == []
    assert t.binder_of(0) == ["Plain"]


@pytest.mark.rule("GEN-7", "TRN-14")
def test_they_go_to_the_binder_of_the_hosts_owner() -> None:
    t = table()
    t.card("Leech", text="Play: Choose a card in an opponent's tableau. Attach this card to it.")
    t.tableau(1, "Plain")
    t.hand(0, "Leech")
    t.play(0, "Leech")
    assert t.attached_to("Plain") == ["Leech"]
    assert t.tableau_of(0) == []
    t.hand(0, "Poke")
    t.play(0, "Poke")
    assert t.binder_of(1) == ["Leech"]
    assert t.binder_of(0) == []


@pytest.mark.rule("GEN-7")
def test_attached_cards_go_to_the_binder_when_the_host_leaves_and_at_the_end() -> None:
    t = attached()
    t.card("Axe", text="Play: Discard a card in an opponent's tableau.")
    t.hand(1, "Axe")
    t.play(1, "Axe")
    assert sorted(t.binder_of(0)) == ["Host", "Plain"]
    t = attached()
    t.finish()
    t.award()
    assert sorted(t.binder_of(0)) == ["Host", "Plain"]


# --------------------------------------------------------------------------- GEN-8


@pytest.mark.rule("GEN-8")
def test_a_star_token_adds_one_star() -> None:
    t = table()
    t.tableau(0, "Plain")
    t.tokens("Plain", 1)
    assert t.stars_of("Plain") == 4
    t.tokens("Plain", 12)
    assert t.stars_of("Plain") == 16


@pytest.mark.rule("GEN-8")
@pytest.mark.parametrize("count", [3, 5])
def test_a_token_of_three_or_five_is_so_many_tokens(count: int) -> None:
    t = table()
    t.card("Rocket", text=f"Play: Put {count} star tokens on a card in your tableau.")
    t.card("Count", text="Action: Gain 10 RP for each star token on this card.")
    t.tableau(0, "Count")
    t.hand(0, "Rocket")
    t.play(0, "Rocket")
    t.choose(0, "Count")
    assert t.tokens_on("Count") == count
    t.action(0, "Count")
    assert t.rp_of(0) == 10 * count


@pytest.mark.rule("GEN-8")
def test_tokens_can_be_taken_off_one_by_one() -> None:
    t = table()
    t.card("File", text="Play: Remove a star token from a card in any tableau.")
    t.tableau(1, "Plain")
    t.tokens("Plain", 3)
    t.hand(0, "File")
    t.play(0, "File")
    assert t.tokens_on("Plain") == 2
    assert t.stars_of("Plain") == 5
