"""Trades between players."""

from __future__ import annotations

from typing import Any

import pytest

from mblades.errors import IllegalAction
from mblades.rules.game import Game
from mblades.rules.state import actions
from mblades.rules.state.events import Proposed, Traded
from mblades.rules.state.records import Friendship
from mblades.rules.tournament import scoring
from tests.rules.small import card, end_phase, give, scene
from tests.seen import names_of

HELBANE = card("Evil Helbane", 10, "Dark Mage")
CALIPER = card("Soul Caliper", 6, "Dark", rarity="Gold", set_name="Promos")
SEVEN, THREE, SIX = card("Seven", 7), card("Three", 3), card("Six", 6)
EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])

FULTON, MORREY = 0, 1


def market(edition: str = "collusion", **options: Any) -> Game:
    """Morrey shows Evil Helbane (0) and Soul Caliper (1); Fulton has 7 (2), 3 (3) and 6 (4)."""
    game = scene(HELBANE, CALIPER, SEVEN, THREE, SIX, edition=edition, **options)
    give(game, MORREY, binder=(0, 1), shown=(0, 1), friends=(1, 1, 1, 2, 2, 3))
    give(game, FULTON, binder=(2, 3, 4), friends=(1, 1, 1, 2, 2, 3))
    return game


def propose(
    game: Game, gives: Any = (), money: int = 0, friends: Any = (), wants: Any = (),
    want_money: int = 0, want_friends: Any = (), seat: int = FULTON, partner: int = MORREY,
) -> int:  # fmt: skip
    """The number of a new proposal."""
    action = ("propose", partner, gives, money, friends, wants, want_money, want_friends)
    (event,) = game.act(seat, action)
    assert isinstance(event, Proposed)
    return event.trade


@pytest.mark.rule("DB-22")
@EDITIONS
def test_evil_helbane_for_money_and_cards(edition: str) -> None:
    game = market(edition)
    number = propose(game, gives=(2,), money=3, wants=(0,))
    assert actions.Accept(number) in game.choices(MORREY)
    assert not any(
        isinstance(action, actions.Accept | actions.Decline) for action in game.choices(2)
    )
    game.act(MORREY, ("accept", number))
    fulton, morrey = game.state.players[FULTON], game.state.players[MORREY]
    assert sorted(fulton.binder) == [0, 3, 4]
    assert sorted(morrey.binder) == [1, 2]
    assert (fulton.money, morrey.money) == (27, 33)
    assert not game.state.deckbuilding.trades


@pytest.mark.rule("DB-22")
@EDITIONS
@pytest.mark.parametrize(("gives", "money"), [((), 10), ((2, 3), 0), ((4,), 4)])
def test_money_alone_cards_alone_or_both(edition: str, gives: tuple[int, ...], money: int) -> None:
    game = market(edition)
    game.act(MORREY, ("accept", propose(game, gives, money, wants=(0,))))
    assert 0 in game.state.players[FULTON].binder


@pytest.mark.rule("DB-22")
@EDITIONS
def test_an_uneven_trade_is_refused(edition: str) -> None:
    game = market(edition)
    before = game.digest()
    with pytest.raises(IllegalAction, match=r"even in stars and M\$; you are asking for 1 more"):
        propose(game, (2,), 2, wants=(0,))
    with pytest.raises(IllegalAction, match="you are giving 1 more"):
        propose(game, (2,), 4, wants=(0,))
    assert game.digest() == before


@pytest.mark.rule("DB-22")
@EDITIONS
def test_soul_caliper_with_friendship_on_top_of_the_even_trade(edition: str) -> None:
    game = market(edition)
    number = propose(game, gives=(4,), friends=(2,), wants=(1,))
    game.act(MORREY, ("accept", number))
    deques, cardine = game.state.players[FULTON], game.state.players[MORREY]
    assert 1 in deques.binder
    assert deques.friends == (1, 1, 1, 2, 3)
    assert cardine.received == (Friendship(FULTON, 2),)
    assert scoring.friendship(cardine) == 2
    assert scoring.friendship(deques) == 0, "nobody scores their own"


@pytest.mark.rule("DB-22")
@EDITIONS
def test_a_side_may_be_friendship_alone(edition: str) -> None:
    game = market(edition)
    game.act(MORREY, ("accept", propose(game, friends=(3,))))
    assert game.state.players[MORREY].received == (Friendship(FULTON, 3),)
    with pytest.raises(IllegalAction, match="cannot be empty"):
        propose(game)


@pytest.mark.rule("DB-22")
@EDITIONS
def test_received_friendship_cannot_be_passed_on(edition: str) -> None:
    game = market(edition)
    give(game, FULTON, friends=(), received=(Friendship(2, 3),))
    with pytest.raises(IllegalAction, match="already been given away"):
        propose(game, friends=(3,))


@pytest.mark.rule("ED-21")
def test_in_collusion_who_holds_six_can_be_given_no_more() -> None:
    game = market()
    give(game, MORREY, received=(Friendship(FULTON, 3), Friendship(FULTON, 2)))
    game.act(MORREY, ("accept", propose(game, friends=(3,))))
    with pytest.raises(IllegalAction, match="more than 6 VP"):
        propose(game, friends=(1,))
    game.act(FULTON, ("trade", MORREY))
    assert not any(isinstance(action, actions.GiveFriend) for action in game.choices(FULTON))
    with pytest.raises(IllegalAction, match="more than 6 VP"):
        game.act(FULTON, ("give_friend", 1))


@pytest.mark.rule("ED-21")
def test_in_collusion_several_cards_at_once_are_given_one_after_the_other() -> None:
    game = market()
    with pytest.raises(IllegalAction, match="more than 6 VP"):
        propose(game, friends=(1, 1, 2, 2, 3))  # 6 before the last
    propose(game, friends=(1, 2, 2, 3))  # 5 before the last


@pytest.mark.rule("ED-21", "DB-23")
def test_in_the_original_any_number_is_given_and_six_are_scored() -> None:
    game = market("original")
    for friends in ((3, 2), (2, 1)):
        game.act(MORREY, ("accept", propose(game, friends=friends)))
    cardine = game.state.players[MORREY]
    assert sum(one.vp for one in cardine.received) == 8
    assert scoring.friendship(cardine) == 6


@pytest.mark.rule("DB-23")
def test_six_vp_count_from_each_other_player_and_none_from_oneself() -> None:
    game = market()
    given = ((0, 3), (0, 2), (0, 3), (2, 1), (MORREY, 3))
    cardine = give(game, MORREY, received=tuple(Friendship(*one) for one in given))
    assert scoring.friendship(cardine) == 6 + 1


@pytest.mark.rule("DB-22")
@EDITIONS
def test_a_proposal_whose_cards_are_gone_is_void_and_never_half_done(edition: str) -> None:
    game = market(edition)
    number = propose(game, gives=(2,), money=3, wants=(0,))
    game.act(FULTON, ("sell", 2))
    before = game.digest()
    assert actions.Accept(number) not in game.choices(MORREY)
    assert actions.Decline(number) in game.choices(MORREY)
    with pytest.raises(IllegalAction, match="no longer possible"):
        game.act(MORREY, ("accept", number))
    assert game.digest() == before


@pytest.mark.rule("DB-22", "DB-25")
def test_a_proposal_whose_money_is_gone_is_void() -> None:
    game = market()
    number = propose(game, money=10, wants=(0,))
    give(game, FULTON, money=9)
    with pytest.raises(IllegalAction, match="not have enough M"):
        game.act(MORREY, ("accept", number))
    assert game.state.players[FULTON].money == 9


@pytest.mark.rule("DB-22")
def test_a_card_in_a_deck_is_not_traded() -> None:
    game = market()
    number = propose(game, gives=(2, 3), wants=(0,))
    game.act(FULTON, ("move", 3, "deck"))
    assert actions.Accept(number) not in game.choices(MORREY)
    game.act(FULTON, ("move", 3, "binder"))
    assert actions.Accept(number) in game.choices(MORREY)


@pytest.mark.rule("DB-22")
def test_both_must_consent() -> None:
    game = market()
    number = propose(game, gives=(2,), money=3, wants=(0,))
    for seat in (FULTON, 2):
        with pytest.raises(IllegalAction, match="not proposed to you"):
            game.act(seat, ("accept", number))
    with pytest.raises(IllegalAction, match="not your proposal"):
        game.act(MORREY, ("withdraw", number))
    game.act(MORREY, ("decline", number))
    with pytest.raises(IllegalAction, match="no longer open"):
        game.act(MORREY, ("accept", number))
    number = propose(game, gives=(2,), money=3, wants=(0,))
    game.act(FULTON, ("withdraw", number))
    assert not game.state.deckbuilding.trades


@pytest.mark.rule("DB-12", "DB-22")
def test_only_shown_cards_can_be_asked_for_and_nothing_can_be_guessed() -> None:
    game = market()
    game.act(MORREY, ("hide", 0))
    refusals = set()
    for wanted in (0, 3):  # one hidden in Morrey's binder, one not there at all
        with pytest.raises(IllegalAction) as refused:
            propose(game, money=10, wants=(wanted,))
        refusals.add(str(refused.value))
    assert refusals == {"You can only ask for binder cards that their owner is showing."}


@pytest.mark.rule("DB-12", "DB-22")
def test_a_card_that_changed_hands_is_shown_no_longer() -> None:
    game = market()
    game.act(MORREY, ("accept", propose(game, money=10, wants=(0,))))
    assert [one["id"] for one in game.view(2)["players"][MORREY]["shown"]] == [1]
    assert game.view(2)["players"][FULTON]["shown"] == []


@pytest.mark.rule("DB-22")
def test_a_proposal_is_told_to_its_two_sides_alone() -> None:
    game = market()
    events = game.act(FULTON, ("propose", MORREY, (2,), 3, (), (0,), 0, ()))
    assert game.seen_by(FULTON, events) == game.seen_by(MORREY, events) == events
    assert game.seen_by(2, events) == game.seen_by(None, events) == []
    assert names_of(game, game.view(MORREY)["trades"][0]["give_cards"]) == ["Seven"]
    assert game.view(2)["trades"] == []
    events = game.act(MORREY, ("accept", 1))
    assert game.seen_by(2, events) == [Traded(1, 0, 1, (None,), 3, (), (None,), 0, ())]


@pytest.mark.rule("DB-22")
@EDITIONS
def test_pick_by_pick_ends_as_at_once(edition: str) -> None:
    at_once, slowly = market(edition), market(edition)
    propose(at_once, gives=(2,), money=3, friends=(1,), wants=(0,), want_friends=(2,))
    slowly.act(FULTON, ("trade", MORREY))
    assert actions.Propose() not in slowly.choices(FULTON)
    picks: list[actions.Action] = [
        actions.Want(0), actions.Give(2), actions.GiveMoney(3), actions.GiveFriend(1),
        actions.WantFriend(2), actions.Propose(),
    ]  # fmt: skip
    for action in picks:
        assert action in slowly.choices(FULTON)
        slowly.act(FULTON, action)
    assert slowly.digest() == at_once.digest()


def test_a_draft_offers_the_amounts_that_help() -> None:
    game = market()
    game.act(FULTON, ("trade", MORREY))
    game.act(FULTON, ("want", 0))
    amounts = [action for action in game.choices(FULTON) if isinstance(action, actions.GiveMoney)]
    assert amounts == [actions.GiveMoney(1), actions.GiveMoney(5), actions.GiveMoney(10)]
    game.act(FULTON, ("give_money", 5))
    game.act(FULTON, ("give_money", 5))
    assert actions.Propose() in game.choices(FULTON)
    with pytest.raises(IllegalAction, match="only go one way"):
        game.act(FULTON, ("want_money", 1))
    with pytest.raises(IllegalAction, match="1 or 5"):
        game.act(FULTON, ("give_money", 7))


def test_a_draft_that_lost_its_cards_to_another_trade_is_off() -> None:
    game = market()
    number = propose(game, gives=(2,), money=3, wants=(0,))
    game.act(FULTON, ("trade", 2))
    game.act(FULTON, ("give", 2))
    game.act(MORREY, ("accept", number))
    assert game.state.players[FULTON].deal is None


def test_the_same_proposal_is_not_made_twice_and_their_number_is_limited() -> None:
    game = market()
    propose(game, money=10, wants=(0,))
    with pytest.raises(IllegalAction, match="already made exactly this proposal"):
        propose(game, money=10, wants=(0,))
    for n in range(1, 8):
        propose(game, gives=(2,), want_money=7, friends=(1,) * (n % 4), partner=1 + n // 4)
    with pytest.raises(IllegalAction, match="8 open proposals"):
        propose(game, gives=(3,), want_money=3)


@pytest.mark.rule("DB-26")
def test_open_proposals_end_with_the_phase() -> None:
    game = market()
    propose(game, money=10, wants=(0,))
    game.act(FULTON, ("trade", 2))
    end_phase(game)
    assert not game.state.deckbuilding.trades
    assert game.state.players[FULTON].deal is None
