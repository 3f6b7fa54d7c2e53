"""Small scenes: what Rookie and Regular do at the table."""

from __future__ import annotations

import pytest

from mblades.bots import Bot, make_bot
from mblades.bots.decisions import answers
from mblades.rules.state.state import Action
from mblades.rules.window import SeatWindow
from mblades.testing import Table
from mblades.text import tree
from tests.seen import there


def decide(bot: Bot, t: Table, seat: int = 0) -> Action:
    return bot.decide(SeatWindow(t.game, seat))


def play_out(bot: Bot, t: Table, most: int) -> int:
    """Let one bot decide for everybody to the end of the tournament; how many decisions."""
    game = t.game
    for count in range(most):
        if game.phase != "tournament" or not game.waiting:
            return count
        seat = game.waiting[0]
        game.act(seat, bot.decide(SeatWindow(game, seat)))
    return most


@pytest.mark.parametrize("name", ["rookie", "regular"])
def test_a_bot_flips_an_opponents_card_and_not_its_own(name: str) -> None:
    t = Table(players=2)
    t.card("Axe", text="Play: Flip a card in any tableau.", stars=9)
    t.card("Mine", text="Score: Gain 20 RP.")
    t.card("Theirs", text="Score: Gain 20 RP.")
    t.hand(0, "Axe")
    t.tableau(0, "Mine")
    t.tableau(1, "Theirs")
    t.play(0, "Axe")
    choice = decide(make_bot(name), t)
    assert t.prompt is not None
    index = choice[1]
    assert isinstance(index, int)
    assert t.prompt.options[index] == ("card", t.number_of("Theirs"))


@pytest.mark.parametrize("name", ["rookie", "regular"])
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Play: You may gain 10 RP.", ("choose", 0)),
        ("Play: You may flip this card. If you do, gain 1 RP.", ("choose", 1)),
        ("Play: Choose one: Lose 10 RP; or gain 10 RP.", ("choose", 1)),
    ],
)
def test_a_bot_takes_what_is_free_and_no_bad_bargain(name: str, text: str, answer: Action) -> None:
    t = Table(players=2)
    t.card("Offer", text=text)
    t.hand(0, "Offer")
    t.rp(0, 20)
    t.play(0, "Offer")
    assert decide(make_bot(name), t) == answer


def test_regular_plays_what_helps_later_cards_first() -> None:
    t = Table(players=2)
    t.card("Engine", text="Ongoing: Whenever you play a card, gain 10 RP.")
    t.card("Payoff", text="Play: Gain 5 RP for each card in your tableau.")
    t.card("Plain", text="Play: Gain 12 RP.")
    t.hand(0, "Payoff", "Plain", "Engine")
    assert decide(make_bot("regular"), t) == ("play", t.number_of("Engine"))


@pytest.mark.parametrize("name", ["rookie", "regular"])
def test_a_card_that_comes_back_to_the_hand_does_not_go_on_for_ever(name: str) -> None:
    # A simulation of 5 players never ended: one played such a card every turn, thousands of times.
    t = Table(players=2)
    t.card("Boomerang", text="Action: Return a card in your tableau to your hand. Gain 5 RP.")
    t.hand(0, "Boomerang")
    assert 1 <= play_out(make_bot(name), t, 400) < 400


def test_a_bot_knows_whose_words_ask_when_a_card_copies_another() -> None:
    """The number of an ability belongs to the design it is printed on, not to the card that uses it."""
    t = Table(players=2)
    t.card("Model", text="Score: Gain 1 RP.\nPlay: You may lose 1 RP. If you do, gain 20 RP.")
    t.card("Mirror", text="Play: Use the Play effects of a card in your tableau.")
    t.tableau(0, "Model")
    t.hand(0, "Mirror")
    t.rp(0, 5)
    t.play(0, "Mirror")
    t.choose(0, "Model")
    seen = SeatWindow(t.game, 0)
    prompt = there(seen.view["prompt"])
    assert prompt["kind"] == "may"
    ability = answers.Table(seen).ability(prompt["ability"])
    assert ability is not None
    assert isinstance(ability.effects[0], tree.May)
